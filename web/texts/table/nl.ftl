# De tafelpagina

goal = Doel
points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
standing-rank = Rang
final-standing = Eindstand
your-result = { $result ->
    [won] Je wint!
    [shared] Je deelt de overwinning.
    [drawn] Remise.
   *[lost] Je hebt verloren.
}
your-result-by = { $result ->
    [won] Je wint met een voorsprong van { $margin }!
   *[lost] Je verliest met een achterstand van { $margin }.
}
others-result = { $winners ->
    [0] Remise.
    [one] { $winner } wint.
   *[other] { $winner } delen de overwinning.
}
share = Delen
more = Meer
log-offer-rematch = { $player } biedt een revanche aan.
log-answer = { $answer ->
    [yes] { $player } gaat akkoord.
    [no] { $player } weigert.
    [withdrawn] { $player } trekt het aanbod in.
   *[other] { $player } antwoordt.
}
offer-waits-for = Wachten op { $players }.
offer-declined = { $player } weigert je aanbod.
rematch-start = Nu al beginnen
withdraw = Intrekken
next-move = Volgende zet
resume = Hervatten
volume = Volume
shortcuts = Sneltoetsen
shortcuts-board = Met de pijltoetsen beweeg je over het bord zolang het de focus heeft; met Enter kies je.
speed = { $speed ->
    [at-once] meteen
    [fast] snel
    [slow] langzaam
    [step] stap voor stap
   *[normal] normaal
}

# Het spelverloop over de lezer.
log-sit-you = Je doet mee.
log-leave-you = Je verlaat de tafel.
log-resign-you = Je geeft op.
log-time-you = Je hebt geen tijd meer.
log-offer-draw-you = Je biedt remise aan.
log-offer-undo-you = Je wilt een zet ongedaan maken.
log-offer-rematch-you = Je biedt een revanche aan.
log-answer-you = { $answer ->
    [yes] Je gaat akkoord.
    [no] Je weigert.
    [withdrawn] Je trekt het aanbod in.
   *[other] Je antwoordt.
}
log-played-by-you = Je laat een bot spelen: { $bot }.
log-taken-back-you = Je speelt weer zelf.
log-bot-for-you = Jouw bot: { $text }
end-resigned-you =
    .winner = Je wint: { $player } heeft opgegeven.
    .shared = Je wint samen met { $others }: { $player } heeft opgegeven.
    .player = { $winner } wint: je hebt opgegeven.
end-time-you =
    .winner = Je wint: { $player } had geen tijd meer.
    .shared = Je wint samen met { $others }: { $player } had geen tijd meer.
    .player = { $winner } wint: je had geen tijd meer.
end-left-you =
    .winner = Je wint: { $player } heeft de tafel verlaten.
    .shared = Je wint samen met { $others }: { $player } heeft de tafel verlaten.
    .player = { $winner } wint: je hebt de tafel verlaten.

# Vooraf geplande zetten.
premove-set = { $count ->
    [one] Zet vooraf: { $moves }
   *[other] Zetten vooraf, de eerste geldige wordt gespeeld: { $moves }
}
premove-cancel = Zetten vooraf wissen
premove-dropped = De zet vooraf { $move } is niet gespeeld: { $reason }
premoves-dropped = Geen van je zetten vooraf is nu geldig: { $moves }

# Presence, claims and the chat of spectators.
presence = { $state ->
    [here] aanwezig
    [away] even weg
   *[left] weg
}
presence-offline = offline
spoken-left = { $player } heeft de tafel verlaten.
spoken-back = { $player } is terug.
claim-left = { $player } heeft de tafel verlaten.
claim-ready = { $player } heeft de tafel verlaten. Je kunt nu verder.
claim-wait = Over { $wait } kun je zonder deze speler verder.
claim-bot = Bot laten spelen
claim-win = Winst opeisen
claimed-from-you = Je was weg, dus liet { $player } een bot voor je spelen.
chat-spectators = Tot het einde van de partij zien alleen toeschouwers deze chat.
chat-everybody = De partij is afgelopen. Iedereen ziet deze chat.
log-chat-spectator = { $player } (toeschouwer): { $text }
log-claim-bot = { $absent } heeft de tafel verlaten. { $player } laat een bot spelen.
log-claim-win = { $absent } heeft de tafel verlaten. { $player } eist de winst op.
log-claim-bot-you = { $absent } heeft de tafel verlaten. Je laat een bot spelen.
log-claim-win-you = { $absent } heeft de tafel verlaten. Je eist de winst op.
log-claim-bot-from-you = Je hebt de tafel verlaten. { $player } laat een bot voor je spelen.
log-claim-win-from-you = Je hebt de tafel verlaten. { $player } eist de winst op.
to-tournament = Naar het toernooi
