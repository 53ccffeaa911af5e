# Der Browser

tagline = Vier Samurai-Brettspiele, mit Freunden oder Bots
language = Sprache
theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
games = Spiele
players-exactly = { $count } Personen
players-range = { $least } bis { $most } Personen
minutes = { $count } Minuten
play-against = Jetzt spielen gegen
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
with-friends = Tisch mit Freunden
with-friends-game = Tisch mit Freunden: { $game }
rules = Regeln
continue = Weiterspielen
continue-go = Weiter
open-tables = Offene Tische
open-tables-none = An keinem offenen Tisch wartet jemand. Eröffne selbst einen.
join = Mitspielen
replays = Partien zum Nachsehen
watch = Ansehen
import-record = Eine Partie öffnen
unofficial = Tatami ist inoffiziell und unabhängig von den Autoren und Verlagen der Spiele, denen wir dafür danken.

table-of = { $game }: ein Tisch mit Freunden
your-name = Dein Name
players = Personen
clock = Uhr
clock-none = Ohne Uhr
clock-live = Minuten für die ganze Partie
clock-days = Tage für jeden Zug
clock-minutes = Minuten je Person, mit 10 Sekunden mehr je Zug
clock-days-each = Tage für jeden Zug
at-zero = Wenn die Zeit um ist
at-zero-bot = Ein Bot spielt weiter
at-zero-lose = Die Partie ist verloren
clock-left-days = { $days } T { $hours } Std
time-left = Verbleibende Zeit
table-public = Alle dürfen diesen Tisch sehen und mitspielen
table-rules = Regeln dieses Tisches
open-table = Den Tisch eröffnen
guest = Gast

to-home = Zur Startseite
close = Schließen
menu = Menü
loading = Einen Augenblick …
cannot-load = Das ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen
nowhere = Unter dieser Adresse ist nichts.
no-table = Diesen Tisch gibt es nicht.
reconnecting = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts vom Spiel ist verloren.

seats = Wer an diesem Tisch sitzt
seat-free = Ein freier Platz
you = du
bot = Bot { $name }
bot-random = Bot, zufällig
bot-greedy = Bot, gierig
bot-of-level = Bot, Stufe { $level }
level = { $level ->
    [1] Stufe 1, Neuling
    [2] Stufe 2, Lehrling
    [3] Stufe 3, gemütlich
    [4] Stufe 4, besonnen
    [5] Stufe 5, geübt
    [6] Stufe 6, stark
    [7] Stufe 7, kundig
    [8] Stufe 8, Meister
   *[other] Stufe { $level }
}
bot-plays = ein Bot spielt
bot-plays-for-you = Ein Bot spielt für dich.
won = gewinnt
to-move = am Zug
views = Was zu sehen ist
tab-board = Brett
tab-log = Verlauf
tab-players = Personen
the-game = Das Spiel
watching = Du siehst zu
watching-count = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
watching-too = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
asked-of-you = Was gefragt ist
your-turn = Du bist am Zug.
waits-for = { $player } ist am Zug.
waits-secret = Der Tisch wartet auf eine Antwort.
point-at = Zeig auf deine Wahl, oder tippe sie.
typed-move = Einen Zug tippen
play-it = Spielen
rule = Regel { $rule }
show-choices = Alle Möglichkeiten zeigen
choices = Möglichkeiten
choices-count = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices-filter = Ein Teil davon
plain-board = Für dieses Spiel ist noch kein Brett gezeichnet: Hier steht alles, was du sehen kannst.

story = Was geschah
notation = Notation
look-back = Den Tisch in diesem Augenblick sehen
looking-back = Nach Zug { $number }
back-to-now = Zurück zu jetzt
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
chat = Etwas sagen
send = Senden
report-line = Diese Zeile melden
sound = Ton
on = an
off = aus
others-moves = Züge der anderen
at-once = sofort
one-by-one = nacheinander
show-all = Alles jetzt zeigen
yes = ja
no = nein
full-screen = Ganzer Bildschirm

log-chat = { $player }: { $text }
log-sit = { $player } setzt sich.
log-start = Das Spiel beginnt.
log-leave = { $player } geht.
log-resign = { $player } gibt auf.
log-time = Die Zeit von { $player } ist um.
log-offer-draw = { $player } bietet Remis an.
log-offer-undo = { $player } möchte einen Zug zurücknehmen.
log-answer = { $player } antwortet.
log-played-by = { $player } lässt einen Bot spielen: { $bot }.
log-taken-back = { $player } spielt wieder selbst.
log-rematch = Eine Revanche steht bereit.
log-close = Die Administration schließt den Tisch: { $text }

take-back = Zurücknehmen
offer-draw = Remis anbieten
agree = Einverstanden
decline = Ablehnen
offer-waits = Die anderen müssen noch antworten.
let-bot-play-sure = Wirklich einen Bot spielen lassen
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Wieder selbst spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben
leave-seat = Den Platz verlassen
standing-order = Von selbst antworten
order-none = Mich fragen

lobby = Wer spielt?
sit-here = Hier sitzen
seat-bot = Einen Bot dazu
bot-level = Bots
fill-with-bots = Mit Bots auffüllen und beginnen
invite = Einladen
invite-how = Teile diesen Link, um andere einzuladen.
invite-link = Adresse dieses Tisches
invite-qr = Die Adresse dieses Tisches als QR-Code
copy = Kopieren
copied = Kopiert

game-over = Das Spiel ist zu Ende.
end-resigned = { $winner } gewinnt: { $player } hat aufgegeben.
end-agreed = Remis, wie vereinbart.
end-time = { $winner } gewinnt: Die Zeit von { $player } ist um.
end-abandoned = Die Partie wurde abgebrochen.
end-closed = Die Administration hat diesen Tisch geschlossen: { $why }
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachsehen
download-record = Partiedatei
verify = Austeilen prüfen
verdict-fair = Es wurde fair gegeben: Das Geheimnis ist das, was diesem Browser versprochen wurde, als du dich setztest, dein Salz ist darin, und der Startwert folgt aus beidem.
verdict-consistent = Das Geben geht auf: Der Startwert folgt aus dem Geheimnis und dem Salz der Spielenden. Dieser Browser saß nicht am Tisch, als es versprochen wurde, und kann nicht sagen, ob es dasselbe Versprechen war.
verdict-unfair = Das Geben geht nicht auf: Der Startwert folgt nicht aus dem Geheimnis und dem Salz.
verdict-broken = Nicht, was versprochen war: Das jetzt enthüllte Geheimnis ist nicht das, was diesem Browser versprochen wurde, als du dich setztest.
verdict-unsalted = Dein Salz fehlt: Es wurde ohne das gegeben, was dieser Browser dazugegeben hat.
verdict-unknown = In dieser Datei fehlt, was zum Prüfen des Austeilens nötig ist.
first = Zum Anfang
last = Zum Ende
pause = Pause
play-on = Von selbst abspielen
moment = Augenblick
see-as = Gesehen von
spectator = Zuschauer
import-how = Wähle eine Partiedatei, oder zieh sie hierher.
import-checked = Die Partie wird nachgespielt und an den Regeln geprüft; aufbewahrt wird sie nicht.

analysis = Analyse
analyse = Analysieren
analysis-depth = Tiefe
analysis-depth-quick = schnell
analysis-depth-normal = normal
analysis-depth-deep = tief
analysis-progress = Ausgearbeitete Momente
analysis-waits = { $count ->
    [one] eine Analyse kommt zuerst
   *[other] { $count } Analysen kommen zuerst
}
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist gescheitert. Bitte später noch einmal versuchen.
analysis-of = Entscheidungen von
analysis-limits = Anteile an einem Sieg, geschätzt mit je { $simulations } Simulationen. Die Kurve kennt alle Karten; Entscheidungen werden danach beurteilt, was ihr Spieler wissen konnte. ± ist der Standardfehler der Stichprobe: eigene Fehlurteile der Suche kommen hinzu.
graph = Geschätzter Anteil jedes Spielers im Lauf des Spiels
graph-at = Nach { $number } Zügen:
graph-table = Dasselbe als Tabelle
judged-at = { $player } stand bei { $before } ± { $error }.
judged-worse = { $played } war { $loss } ± { $error } weniger wert als { $best }.
judged-best = { $played }: nichts Besseres gefunden.
judged-none = In diesem Moment war nichts zu entscheiden.
judged-show = Zeigen
worst-better = { $played }; besser: { $best }
worst-none = Keine Entscheidung, die eindeutig etwas gekostet hat.
fork = Von diesem Moment an weiterspielen
fork-seat = Auf dem Platz von
fork-here = Von hier spielen
fork-true = Gleiche Karten
fork-redealt = Andere Karten
fork-over = In diesem Moment ist das Spiel zu Ende.
forked-true = Abgezweigt von einem anderen Spiel nach Zug { $moves }, mit denselben Karten. Ohne Wertung.
forked-redealt = Abgezweigt von einem anderen Spiel nach Zug { $moves }; verdeckte Karten wurden neu gegeben. Ohne Wertung.
hint = Hinweis
hint-best = Vielleicht { $move }: etwa { $share } ± { $error } eines Sieges.
hint-second = Etwa gleich gut: { $move }

rules-of = Regeln: { $game }
rules-english = Diese Regeln sind auf Englisch: Noch niemand hat sie übersetzt.

refused-offline = Du bist gerade nicht verbunden. Versuche es gleich noch einmal.
refused-look_again = Inzwischen ist etwas geschehen: Sieh noch einmal hin.
refused-going_down = Der Server startet neu: Versuche es gleich noch einmal.
refused-busy = Der Server ist gerade überlastet. Versuche es gleich noch einmal.
refused-internal = Auf dem Server ist ein Fehler aufgetreten. Nenne dem Betreiber die Kennung { $trace }.
refused-broken = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Der Betreiber des Servers kann ihn untersuchen.
refused-wrong_code = Dieser Code öffnet keinen Platz an diesem Tisch. Prüfe ihn oder lass dir einen neuen geben.
refused-old_code = Codes früherer Versionen gelten nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
refused-seat_only = Dieses Gerät spielt nur den Platz. Das geht nur auf dem eigenen Gerät des Spielers.
refused-seated = Du hast schon einen Platz an diesem Tisch. Nutze den Code in einem anderen Browser.
refused-too_complex = Das ist zu groß für diesen Server. Versuche es mit einer kleineren Datei.
refused-not_seated = Du sitzt nicht an diesem Tisch. Nimm zuerst Platz.
refused-not_host = Das kann nur, wer den Tisch leitet.
refused-not_yours = Darauf hast du keinen Zugriff.
refused-yourself = Das geht nicht bei dir selbst.
refused-no_seat = Diesen Platz gibt es nicht.
refused-taken = Der Platz ist besetzt. Wähle einen anderen.
refused-full = Alle Plätze sind besetzt. Wähle einen anderen Tisch.
refused-not_full = Es sind noch Plätze frei. Besetze sie zuerst.
refused-yours_already = Du spielst diesen Platz selbst.
refused-no_bot = Diesen Bot gibt es nicht. Wähle einen anderen.
refused-wrong_time = Das geht an dieser Stelle der Partie nicht.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-no_hints = Hinweise gibt es nur in ungewerteten Partien gegen Bots.
refused-no_order = Diese automatische Antwort gibt es nicht.
refused-no_offer = Es liegt kein Angebot vor.
refused-nobody_to_agree = Bots können keinem Unentschieden zustimmen.
refused-no_moment = Diese Stellung oder diesen Platz gibt es in der Partie nicht.
refused-no_table = Diesen Tisch gibt es nicht. Prüfe den Link.
refused-moved = Dieser Tisch ist auf einen anderen Server umgezogen.
refused-no_analysis = Diese Analyse gibt es nicht mehr. Starte sie neu.
refused-no_person = Auf diesem Platz spielt niemand. Wähle einen anderen.
refused-too_many = Deine Liste ist voll. Entferne zuerst jemanden.
refused-no_handle = Diesen Eintrag gibt es nicht mehr. Lade die Seite neu.
refused-no_line = Diese Nachricht gibt es nicht mehr. Lade die Seite neu.
refused-empty = Gib zuerst einen Text ein.
refused-no_zone = Diese Zeitzone gibt es nicht.
refused-not_offered = Dieser Server verschickt solche Nachrichten nicht.
refused-unconfirmed = Öffne zuerst den Link in der Bestätigungs-E-Mail.
refused-not_your_turn = Du bist nicht am Zug.
refused-revealed = Seitdem wurde Verborgenes aufgedeckt: Das lässt sich nicht zurücknehmen.
refused-nothing_to_undo = Du hast noch nicht gezogen.
refused-offer_open = Ein anderes Angebot ist offen.
refused-malformed = Das ist kein Zug dieses Spiels.
refused-name = Ein Name hat 2 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und . _ - ’
refused-name_taken = Diesen Namen hat schon jemand: Wähle einen anderen.
refused-password = Ein Passwort hat 8 bis 200 Zeichen und ist nicht der Name.
refused-wrong_password = Dieser Name und dieses Passwort passen nicht zusammen.
refused-slow_down = Zu viele Versuche. Versuche es in { $wait } s noch einmal.
refused-no_account = Dafür braucht es ein Konto: Melde dich zuerst an.
refused-has_account = Es gibt schon ein Konto.
refused-nobody = Dieser Browser nimmt hier keine Cookies an: Ohne sie wird niemand wiedererkannt.
refused-no_such_person = Es gibt kein Konto dieses Namens.
refused-rated = Nicht an einem gewerteten Tisch: keine Bots, und nichts wird zurückgenommen.
refused-unwelcome = An diesen Tisch kannst du dich nicht setzen.
refused-suspended = Du bist auf diesem Server gesperrt. Grund: { $reason }
refused-held = Die Administration hat diesen Tisch angehalten.
refused-guests = Auf diesem Server spielt man nur mit Konto. Melde dich zuerst an.
refused-public = Auf diesem Server gibt es Tische nur auf Einladung.
refused-quota = { $what ->
    [bots] Du hast schon { $limit } Tische nur mit Bots. Warte, bis einer fertig ist.
    [day] Du hast heute { $limit } Tische eröffnet. Versuche es morgen wieder.
   *[tables] Du hast schon { $limit } Tische, die nicht beendet sind. Beende zuerst einen.
}
suspended = Du bist bis { $until } gesperrt. Du kannst zusehen, aber nicht spielen oder chatten. Grund: { $reason }
suspended-forever = Du bist gesperrt. Du kannst zusehen, aber nicht spielen oder chatten. Grund: { $reason }
accounts-only = Auf diesem Server spielt man nur mit Konto.
table-public-never = Tische gibt es auf diesem Server nur auf Einladung: Teile den Link.
refused-no_rematch = Nicht alle an diesem Tisch können noch einmal spielen.

account = Konto
your-profile = Dein Profil: { $name }
page-leaderboards = Ranglisten
rated = Gewertet
rated-about = Das Ergebnis verändert die Wertung aller. Nur mit Konto: keine Bots, nichts wird zurückgenommen, und wer geht, hat verloren.
rated-sign-up = Lege ein Konto an, um hier zu spielen
all-your-games = Alle deine Partien
your-turn-here = Du bist am Zug

seat-code = Anderes Gerät nutzen
seat-code-enter = Platzcode eingeben
seat-code-qr = QR-Code des Links

zoom-in = Vergrößern
zoom-out = Verkleinern
turn-board = Brett drehen
zoom-fit = Alles zeigen

# Benachrichtigungen

you-are-asked = Du wirst gefragt
notifications = Benachrichtigungen

## Lektionen

learn = Lernen
learn-game = Lernen: { $game }
