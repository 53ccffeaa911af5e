# Die Tischseite

goal = Ziel
points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
standing-rank = Rang
final-standing = Endstand
your-result = { $result ->
    [won] Du gewinnst!
    [shared] Du teilst dir den Sieg.
    [drawn] Unentschieden.
   *[lost] Du hast verloren.
}
your-result-by = { $result ->
    [won] Du gewinnst! Vorsprung: { $margin }
   *[lost] Du hast verloren. Rückstand: { $margin }
}
others-result = { $winners ->
    [0] Unentschieden.
    [one] { $winner } gewinnt.
   *[other] { $winner } teilen sich den Sieg.
}
share = Teilen
more = Mehr
log-offer-rematch = { $player } bietet eine Revanche an.
log-answer = { $answer ->
    [yes] { $player } nimmt an.
    [no] { $player } lehnt ab.
    [withdrawn] { $player } zieht das Angebot zurück.
   *[other] { $player } antwortet.
}
offer-waits-for = Warten auf { $players }.
offer-declined = { $player } lehnt dein Angebot ab.
rematch-start = Ohne Warten beginnen
withdraw = Zurückziehen
next-move = Nächster Zug
resume = Weiter
volume = Lautstärke
shortcuts = Tastenkürzel
shortcuts-board = Auf dem Brett bewegen die Pfeiltasten den Fokus; Enter wählt aus.
speed = { $speed ->
    [at-once] sofort
    [fast] schnell
    [slow] langsam
    [step] Schritt für Schritt
   *[normal] normal
}

# Der Spielverlauf über die lesende Person.
log-sit-you = Du spielst mit.
log-leave-you = Du verlässt den Tisch.
log-resign-you = Du gibst auf.
log-time-you = Deine Zeit ist abgelaufen.
log-offer-draw-you = Du bietest Unentschieden an.
log-offer-undo-you = Du möchtest einen Zug zurücknehmen.
log-offer-rematch-you = Du bietest eine Revanche an.
log-answer-you = { $answer ->
    [yes] Du nimmst an.
    [no] Du lehnst ab.
    [withdrawn] Du ziehst das Angebot zurück.
   *[other] Du antwortest.
}
log-played-by-you = Du lässt einen Bot spielen: { $bot }.
log-taken-back-you = Du spielst wieder selbst.
log-bot-for-you = Dein Bot: { $text }
end-resigned-you =
    .winner = Du gewinnst: { $player } hat aufgegeben.
    .shared = Du gewinnst zusammen mit { $others }: { $player } hat aufgegeben.
    .player = { $winner } gewinnt: Du hast aufgegeben.
end-time-you =
    .winner = Du gewinnst: { $player } hat die Zeit überschritten.
    .shared = Du gewinnst zusammen mit { $others }: { $player } hat die Zeit überschritten.
    .player = { $winner } gewinnt: Du hast die Zeit überschritten.
end-left-you =
    .winner = Du gewinnst: { $player } hat den Tisch verlassen.
    .shared = Du gewinnst zusammen mit { $others }: { $player } hat den Tisch verlassen.
    .player = { $winner } gewinnt: Du hast den Tisch verlassen.

# Vorausgeplante Züge.
premove-set = { $count ->
    [one] Vorauszug: { $moves }
   *[other] Vorauszüge, der erste erlaubte wird gespielt: { $moves }
}
premove-cancel = Vorauszüge löschen
premove-dropped = Der Vorauszug { $move } wurde nicht gespielt: { $reason }
premoves-dropped = Keiner deiner Vorauszüge ist jetzt erlaubt: { $moves }

# Presence, claims and the chat of spectators.
presence = { $state ->
    [here] da
    [away] abwesend
   *[left] gegangen
}
presence-offline = offline
spoken-left = { $player } hat den Tisch verlassen.
spoken-back = { $player } ist wieder da.
claim-left = { $player } hat den Tisch verlassen.
claim-ready = { $player } hat den Tisch verlassen. Du kannst jetzt weiterspielen.
claim-wait = In { $wait } kannst du ohne diese Person weiterspielen.
claim-bot = Bot einsetzen
claim-win = Sieg beanspruchen
claimed-from-you = Du warst weg, deshalb lässt { $player } einen Bot für dich spielen.
chat-spectators = Bis zum Ende der Partie sehen nur Zuschauende diesen Chat.
chat-everybody = Die Partie ist zu Ende. Alle sehen diesen Chat.
log-chat-spectator = { $player } (sieht zu): { $text }
log-claim-bot = { $absent } hat den Tisch verlassen. { $player } setzt einen Bot ein.
log-claim-win = { $absent } hat den Tisch verlassen. { $player } beansprucht den Sieg.
log-claim-bot-you = { $absent } hat den Tisch verlassen. Du setzt einen Bot ein.
log-claim-win-you = { $absent } hat den Tisch verlassen. Du beanspruchst den Sieg.
log-claim-bot-from-you = Du hast den Tisch verlassen. { $player } lässt einen Bot für dich spielen.
log-claim-win-from-you = Du hast den Tisch verlassen. { $player } beansprucht den Sieg.
to-tournament = Zum Turnier
