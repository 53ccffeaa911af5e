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
next-move = Nächsten Zug zeigen
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
end-resigned-you =
    .winner = Du gewinnst: { $player } hat aufgegeben.
    .shared = Du gewinnst zusammen mit { $others }: { $player } hat aufgegeben.
    .player = { $winners ->
        [1] { $winner } gewinnt: Du hast aufgegeben.
       *[other] Du hast aufgegeben, jetzt sind nur noch Bots übrig.
    }
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

clock-left-days = { $days } T { $hours } Std
time-left = Verbleibende Zeit
menu = Menü
no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
reconnecting = Verbindung verloren. Neuer Versuch … Deine Züge sind gespeichert.
views = Ansicht
tab-board = Brett
tab-log = Verlauf
tab-players = Spieler
watching-count = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } sehen zu
}
watching-too = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
your-turn = Du bist am Zug.
waits-for = { $player } ist am Zug.
waits-secret = Jemand wählt geheim …
notation = Notation
look-back = Diese Stellung ansehen
looking-back = Nach Zug { $number }
back-to-now = Zurück zur Partie
sound = Ton
others-moves = Züge der anderen
show-all = Überspringen
full-screen = Vollbild
log-chat = { $player }: { $text }
log-sit = { $player } spielt mit.
log-leave = { $player } verlässt den Tisch.
log-resign = { $player } gibt auf.
log-time = Die Zeit von { $player } ist abgelaufen.
log-offer-draw = { $player } bietet Unentschieden an.
log-offer-undo = { $player } möchte einen Zug zurücknehmen.
log-played-by = { $player } lässt einen Bot spielen: { $bot }.
log-taken-back = { $player } spielt wieder selbst.
log-rematch = Die Revanche ist bereit.
log-close = Die Administration schließt den Tisch: { $text }
offer-draw = Unentschieden anbieten
agree = Annehmen
let-bot-play-sure = Jetzt übergeben
let-bot-play = Bot spielen lassen
play-myself = Wieder selbst spielen
resign-sure = Wirklich aufgeben
leave-seat = Platz verlassen
standing-order = Automatisch antworten
lobby-free = { $count ->
    [one] 1 freier Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
   *[other] { $count } freie Plätze. Die Partie beginnt, sobald alle Plätze besetzt sind.
}
lobby-starting = Alle Plätze sind besetzt. Die Partie beginnt.
host-decides = Wer den Tisch erstellt hat, kann freie Plätze mit Bots auffüllen.
bots-about = Niemand da? Lass Bots die freien Plätze einnehmen.
sit-here = Hier mitspielen
fill-with-bots = Mit Bots starten
invite-how = Teile diesen Link, um andere einzuladen.
invite-link = Link zum Tisch
invite-qr = QR-Code mit dem Link zum Tisch
copy-failed = Markiere den Link und kopiere ihn
link-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen in deinem Netzwerk zu spielen, beende den Server und starte ihn mit
game-over = Die Partie ist zu Ende.
to-rematch = Zur Revanche
forked-true = Fortsetzung einer anderen Partie nach Zug { $moves }, mit denselben Karten. Ohne Wertung.
forked-redealt = Fortsetzung einer anderen Partie nach Zug { $moves }, verdeckte Karten neu gemischt. Ohne Wertung.
hint-best = Versuche „{ $move }“ (Gewinnchance: { $share } ± { $error }).
hint-second = Auch gut: „{ $move }“
refused-not_full = Es sind noch Plätze frei. Besetze sie zuerst.
refused-yours_already = Auf diesem Platz spielst du schon selbst.
refused-no_hints = Hinweise gibt es nur in ungewerteten Partien gegen Bots.
refused-no_order = Diese automatische Antwort gibt es nicht.
refused-no_offer = Es liegt kein Angebot vor.
refused-nobody_to_agree = Bots können keinem Unentschieden zustimmen.
refused-no_claim = Du kannst jetzt nicht ohne diese Person weiterspielen.
refused-too_early = Gib der Person noch etwas Zeit, zurückzukommen.
refused-chat_full = Der Chat der Zuschauenden an diesem Tisch ist voll.
refused-not_your_turn = Du bist nicht am Zug.
refused-revealed = Das lässt sich nicht mehr rückgängig machen: Seitdem wurde etwas Verdecktes aufgedeckt.
refused-nothing_to_undo = Du hast noch keinen Zug gemacht.
refused-offer_open = Ein anderes Angebot ist noch offen. Beantworte es zuerst.
refused-no_rematch = Nicht alle von diesem Tisch können noch einmal spielen.
rated-sign-up = Registriere dich, um hier zu spielen
you-are-asked = Deine Antwort fehlt
deal-compare = Mit anderen vergleichen
refused-other_table = Du spielst diese Karten schon an einem anderen Tisch. Geh dorthin zurück.
