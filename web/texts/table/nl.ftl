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
next-move = Volgende zet tonen
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
log-time-you = Je tijd is op.
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
end-resigned-you =
    .winner = Je wint: { $player } heeft opgegeven.
    .shared = Je wint samen met { $others }: { $player } heeft opgegeven.
    .player = { $winners ->
        [1] { $winner } wint: je hebt opgegeven.
       *[other] Je hebt opgegeven en er zijn alleen nog bots.
    }
end-time-you =
    .winner = Je wint: de tijd van { $player } is op.
    .shared = Je wint samen met { $others }: de tijd van { $player } is op.
    .player = { $winner } wint: je tijd is op.
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

clock-left-days = { $days } d { $hours } u
time-left = Resterende tijd
menu = Menu
no-table = Deze tafel bestaat niet. Controleer de link.
reconnecting = Verbinding verbroken. Opnieuw verbinden… Je zetten zijn bewaard.
views = Weergave
tab-board = Bord
tab-log = Verloop
tab-players = Spelers
watching-count = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
watching-too = { $count ->
    [one] en nog iemand
   *[other] en nog { $count } anderen
}
your-turn = Jij bent aan de beurt.
waits-for = Wachten op { $player }.
waits-secret = Iemand kiest in het geheim…
notation = Notatie
look-back = Deze stelling bekijken
looking-back = Na zet { $number }
back-to-now = Terug naar de partij
sound = Geluid
others-moves = Zetten van anderen
show-all = Overslaan
full-screen = Volledig scherm
log-chat = { $player }: { $text }
log-sit = { $player } doet mee.
log-leave = { $player } verlaat de tafel.
log-resign = { $player } geeft op.
log-time = De tijd van { $player } is op.
log-offer-draw = { $player } biedt remise aan.
log-offer-undo = { $player } wil een zet ongedaan maken.
log-played-by = { $player } laat een bot spelen: { $bot }.
log-taken-back = { $player } speelt weer zelf.
log-rematch = De revanche staat klaar.
log-close = Een beheerder sluit de tafel: { $text }
offer-draw = Remise aanbieden
agree = Accepteren
let-bot-play-sure = Nu overdragen
let-bot-play = Bot laten spelen
play-myself = Weer zelf spelen
resign-sure = Opgave bevestigen
leave-seat = Plek verlaten
standing-order = Automatisch antwoord
lobby-free = { $count ->
    [one] 1 vrije plek. De partij begint zodra alle plekken bezet zijn.
   *[other] { $count } vrije plekken. De partij begint zodra alle plekken bezet zijn.
}
lobby-starting = Alle plekken zijn bezet. De partij begint.
host-decides = Wie de tafel heeft gemaakt, kan vrije plekken met bots opvullen.
bots-about = Niemand om op te wachten? Laat bots de vrije plekken innemen.
sit-here = Hier meedoen
fill-with-bots = Starten met bots
invite-how = Deel deze link om spelers uit te nodigen.
invite-link = Link naar de tafel
invite-qr = QR-code van de tafellink
copy-failed = Selecteer de link en kopieer die
link-local = Deze link werkt alleen op deze computer. Wil je met anderen op je netwerk spelen, stop de server dan en start hem met
game-over = De partij is afgelopen.
to-rematch = Naar de revanche
forked-true = Voortzetting van een andere partij na zet { $moves }, met dezelfde kaarten. Zonder rating.
forked-redealt = Voortzetting van een andere partij na zet { $moves }. De verborgen kaarten zijn opnieuw gedeeld. Zonder rating.
hint-best = Probeer “{ $move }” ({ $share } ± { $error } winstkans).
hint-second = Ook goed: “{ $move }”
refused-not_full = Er zijn nog plekken vrij. Vul die eerst.
refused-yours_already = Je speelt al zelf op deze plek.
refused-no_hints = Tips zijn er alleen in partijen zonder rating tegen bots.
refused-no_order = Dit automatische antwoord bestaat niet.
refused-no_offer = Er is geen openstaand aanbod.
refused-nobody_to_agree = Bots kunnen geen remise aannemen.
refused-no_claim = Je kunt nu niet zonder deze speler verder.
refused-too_early = Geef de speler nog wat tijd om terug te komen.
refused-chat_full = De chat van de toeschouwers aan deze tafel is vol.
refused-not_your_turn = Je bent niet aan de beurt.
refused-revealed = Dit kun je niet meer ongedaan maken: sindsdien is er iets verborgens onthuld.
refused-nothing_to_undo = Je hebt nog geen zet gedaan.
refused-offer_open = Er staat nog een aanbod open. Beantwoord dat eerst.
refused-no_rematch = Niet iedereen aan deze tafel kan nog eens spelen.
rated-sign-up = Registreer je om hier te spelen
you-are-asked = Jouw antwoord is nodig
deal-compare = Vergelijk met anderen
refused-other_table = Je speelt deze verdeling al aan een andere tafel. Ga daarheen terug.
