# Der Browser

tagline = Vier Samurai-Spiele, mit Freunden oder Bots
language = Sprache
theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
games = Spiele
players-exactly = { $count } Personen
players-range = { $least } bis { $most } Personen
minutes = { $count } Minuten
opponents = Gegen Bots
first-lesson = Neu in diesem Spiel? Beginne mit der Lektion
your-turn-tables = Du bist am Zug
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
find-game = Partie finden
find-game-game = Partie finden: { $game }
with-friends = Tisch mit Freunden
with-friends-game = Tisch mit Freunden: { $game }
rules = Regeln
waiting-tables = Andere sind am Zug
continue-go = Weiterspielen
open-tables = Offene Tische
open-tables-none = Keine offenen Tische. Erstelle einen.
join = Mitspielen
replays = Letzte Partien
replays-none = Hier stehen die Partien, die du beendet hast.
watch = Nachspielen
import-record = Partiedatei öffnen
play-offline = Offline spielen
unofficial = Tatami ist inoffiziell und unabhängig von den Autoren und Verlagen der Spiele. Danke für diese Spiele!
docs = Dokumentation

table-of = { $game }: mit Freunden spielen
your-name = Dein Name
players = Personen
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-live = Minuten pro Partie
clock-days = Tage pro Zug
clock-minutes = Minuten pro Person
clock-increment = Zusätzliche Sekunden pro Zug
clock-days-each = Tage pro Zug
claim-after = Wenn jemand am Zug ist und den Tisch verlässt
claim-minutes = { $minutes ->
    [one] Nach 1 Minute können die anderen weiterspielen
   *[other] Nach { $minutes } Minuten können die anderen weiterspielen
}
claim-never = Die anderen warten
at-zero = Wenn die Zeit abläuft
at-zero-bot = Ein Bot übernimmt
at-zero-lose = Die Partie ist verloren
clock-left-days = { $days } T { $hours } Std
time-left = Verbleibende Zeit
table-public = Alle können diesen Tisch sehen und mitspielen
table-rules = Regeln dieses Tisches
open-table = Tisch erstellen
guest = Gast

to-home = Startseite
close = Schließen
menu = Menü
loading = Wird geladen …
cannot-load = Laden fehlgeschlagen. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen
nowhere = Diese Seite gibt es nicht.
no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
reconnecting = Verbindung verloren. Neuer Versuch … Deine Züge sind gespeichert.

seats = Personen an diesem Tisch
seat-free = Freier Platz
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
    [7] Stufe 7, Experte
    [8] Stufe 8, Meister
   *[other] Stufe { $level }
}
bot-plays = Bot spielt
bot-plays-for-you = Ein Bot spielt für dich.
won = gewinnt
to-move = am Zug
views = Ansicht
tab-board = Brett
tab-log = Verlauf
tab-players = Personen
the-game = Das Spiel
watching = Du siehst zu
watching-count = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } sehen zu
}
watching-too = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
asked-of-you = Dein Zug
your-turn = Du bist am Zug.
waits-for = { $player } ist am Zug.
waits-secret = Jemand wählt geheim …
point-at = Wähle einen Zug oder tippe ihn ein.
typed-move = Zug eintippen
play-it = Spielen
rule = Regel { $rule }
explanation = Erklärung
all-cards = Alle Karten
show-choices = Alle Züge zeigen
choices = Züge
choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices-filter = Filter
plain-board = Für dieses Spiel gibt es noch kein grafisches Brett. Hier steht alles, was du sehen kannst.

story = Spielverlauf
notation = Notation
look-back = Diese Stellung ansehen
looking-back = Nach Zug { $number }
back-to-now = Zurück zur Partie
step-back = Vorheriger Zug
step-forward = Nächster Zug
chat = Nachricht schreiben
send = Senden
report-line = Nachricht melden
sound = Ton
on = an
off = aus
others-moves = Züge der anderen
show-all = Überspringen
yes = ja
no = nein
full-screen = Vollbild

log-chat = { $player }: { $text }
log-sit = { $player } spielt mit.
log-start = Die Partie beginnt.
log-leave = { $player } verlässt den Tisch.
log-resign = { $player } gibt auf.
log-time = Die Zeit von { $player } ist abgelaufen.
log-offer-draw = { $player } bietet Unentschieden an.
log-offer-undo = { $player } möchte einen Zug zurücknehmen.
log-played-by = { $player } lässt einen Bot spielen: { $bot }.
log-taken-back = { $player } spielt wieder selbst.
log-rematch = Die Revanche ist bereit.
log-close = Die Administration schließt den Tisch: { $text }

take-back = Rückgängig
offer-draw = Unentschieden anbieten
agree = Annehmen
decline = Ablehnen
let-bot-play-sure = Jetzt übergeben
let-bot-play = Bot spielen lassen
play-myself = Wieder selbst spielen
resign = Aufgeben
resign-sure = Aufgabe bestätigen
leave-seat = Platz verlassen
standing-order = Automatisch antworten
order-none = Mich fragen

lobby = Wer spielt mit?
lobby-free = { $count ->
    [one] 1 freier Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
   *[other] { $count } freie Plätze. Die Partie beginnt, sobald alle Plätze besetzt sind.
}
lobby-starting = Alle Plätze sind besetzt. Die Partie beginnt.
host-decides = Wer den Tisch erstellt hat, kann freie Plätze mit Bots auffüllen.
bots-about = Niemand da? Lass Bots die freien Plätze einnehmen.
sit-here = Hier mitspielen
seat-bot = Bot hinzufügen
bot-level = Bots
fill-with-bots = Mit Bots starten
invite = Andere einladen
invite-how = Teile diesen Link, um andere einzuladen.
invite-link = Link zum Tisch
invite-qr = QR-Code mit dem Link zum Tisch
copy = Kopieren
copied = Kopiert
copy-failed = Markiere den Link und kopiere ihn
link-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen in deinem Netzwerk zu spielen, beende den Server und starte ihn mit

game-over = Die Partie ist zu Ende.
end-resigned = { $winner } gewinnt: { $player } hat aufgegeben.
end-agreed = Unentschieden nach Vereinbarung.
end-time = { $winner } gewinnt: { $player } hat die Zeit überschritten.
end-left = { $winner } gewinnt: { $player } hat den Tisch verlassen.
end-abandoned = Die Partie wurde abgebrochen.
end-closed = Die Administration hat diesen Tisch geschlossen: { $why }
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
download-record = Partiedatei
verify = Mischen prüfen
verdict-fair = Mischen bestätigt: Es passt zur Festlegung, die du erhalten hast, und enthält den Startwert deines Browsers.
verdict-consistent = Das Mischen ist stimmig: Es folgt aus dem Geheimnis des Servers und den Startwerten der Spielenden. Dieser Browser hat keine Festlegung erhalten und kann nicht sagen, ob das Geheimnis ausgetauscht wurde.
verdict-unfair = Mischen nicht bestätigt: Es folgt nicht aus dem Geheimnis und den Startwerten der Spielenden.
verdict-broken = Mischen nicht bestätigt: Das aufgedeckte Geheimnis passt nicht zur Festlegung, die du erhalten hast.
verdict-unsalted = Mischen nicht bestätigt: Der Startwert deines Browsers fehlt.
verdict-unknown = In dieser Partiedatei fehlen die Daten, um das Mischen zu prüfen.
first = Erste Stellung
last = Letzte Stellung
pause = Pause
play-on = Automatisch abspielen
moment = Stellung
see-as = Ansicht von
spectator = Zuschauenden
import-how = Wähle eine Partiedatei oder zieh sie hierher.
import-checked = Tatami spielt die Datei nach den Regeln nach und speichert sie nicht.

analysis = Analyse
analysis-running = Stellung { $done } von { $total } wird analysiert …
analysis-intro = Sieh, wie sich die Gewinnchancen änderten, welche Züge am meisten kosteten und was Glück war.
analysis-more = Weitere Züge, die etwas kosteten
move-number = Zug { $number }
copy-link = Link kopieren
analyse = Analysieren
analysis-depth = Tiefe
analysis-depth-quick = schnell
analysis-depth-normal = normal
analysis-depth-deep = tief
analysis-progress = Analysierte Stellungen
analysis-waits = { $count ->
    [one] 1 Analyse ist vor dir an der Reihe
   *[other] { $count } Analysen sind vor dir an der Reihe
}
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es später noch einmal.
analysis-of = Züge von
analysis-limits = Gewinnchancen, mit je { $simulations } Simulationen geschätzt. Die Kurve kennt alle Karten; ein Zug wird danach beurteilt, was man dabei wissen konnte. ± ist der Standardfehler der Stichprobe. Die Suche kann eine Stellung auch falsch einschätzen.
graph = Gewinnchancen im Lauf der Partie
graph-at = Nach Zug { $number }:
graph-table = Die Kurve als Tabelle
judged-worse = Von { $before } auf { $after }: „{ $played }“ statt „{ $best }“.
judged-best = { $before } Gewinnchance. „{ $played }“ war der beste gefundene Zug.
judged-none = In dieser Stellung gab es keine Wahl.
judged-show = Auf dem Brett zeigen
worst-none = Kein Zug hat eindeutig etwas gekostet.
fork = Von hier weiterspielen
fork-seat = Spielen als
fork-here = Von hier spielen
fork-true = Gleiche Karten
fork-redealt = Andere Karten
fork-over = Hier ist die Partie schon zu Ende.
forked-true = Fortsetzung einer anderen Partie nach Zug { $moves }, mit denselben Karten. Ohne Wertung.
forked-redealt = Fortsetzung einer anderen Partie nach Zug { $moves }, verdeckte Karten neu gemischt. Ohne Wertung.
hint = Hinweis
hint-best = Versuche { $move } ({ $share } ± { $error } Gewinnchance).
hint-second = Auch gut: { $move }

rules-of = Regeln: { $game }
rules-contents = Inhalt
rules-english = Diese Regeln gibt es nur auf Englisch.

refused-offline = Du bist offline. Versuche es gleich noch einmal.
refused-look_again = Die Partie ist schon weiter. Sieh aufs Brett.
refused-going_down = Der Server startet neu. Versuche es gleich noch einmal.
refused-busy = Der Server ist gerade überlastet. Versuche es gleich noch einmal.
refused-internal = Auf dem Server ist ein Fehler aufgetreten. Nenne den Betreibern die Kennung { $trace }.
refused-broken = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Die Betreiber des Servers können ihn untersuchen.
refused-wrong_code = Dieser Code öffnet keinen Platz an diesem Tisch. Prüfe ihn oder lass dir einen neuen geben.
refused-old_code = Codes früherer Versionen gelten nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
refused-seat_only = Dieses Gerät kann nur auf diesem Platz spielen. Nutze für alles andere dein eigenes Gerät.
refused-seated = Du hast hier schon einen Platz. Nutze den Code in einem anderen Browser.
refused-too_complex = Das ist zu groß für diesen Server. Versuche es mit einer kleineren Datei.
refused-not_seated = Du sitzt nicht an diesem Tisch. Nimm zuerst Platz.
refused-not_host = Das kann nur, wer den Tisch erstellt hat.
refused-not_yours = Darauf hast du keinen Zugriff.
refused-yourself = Das geht nicht bei dir selbst.
refused-no_seat = Diesen Platz gibt es nicht.
refused-taken = Der Platz ist besetzt. Wähle einen anderen.
refused-full = Alle Plätze sind besetzt. Wähle einen anderen Tisch.
refused-not_full = Es sind noch Plätze frei. Besetze sie zuerst.
refused-yours_already = Auf diesem Platz spielst du schon selbst.
refused-no_bot = Diesen Bot gibt es nicht. Wähle einen anderen.
refused-wrong_time = Das geht an dieser Stelle der Partie nicht.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-no_hints = Hinweise gibt es nur in ungewerteten Partien gegen Bots.
refused-no_order = Diese automatische Antwort gibt es nicht.
refused-no_offer = Es liegt kein Angebot vor.
refused-nobody_to_agree = Bots können keinem Unentschieden zustimmen.
refused-no_moment = Diese Stellung oder diesen Platz gibt es in der Partie nicht.
refused-no_claim = Du kannst jetzt nicht ohne diese Person weiterspielen.
refused-too_early = Gib der Person noch etwas Zeit, zurückzukommen.
refused-chat_full = Der Chat der Zuschauenden an diesem Tisch ist voll.
tournaments = Turniere
refused-no_table = Diesen Tisch gibt es nicht. Prüfe den Link.
refused-no_tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
refused-bad_tournament = Diese Einstellungen passen nicht zusammen. Ändere eine davon.
refused-not_organizer = Das kann nur die Turnierleitung.
refused-too_few_players = Es sind noch zu wenige Spieler oder Teams dabei. Warte, bis es mehr sind.
refused-too_many_players = Für dieses Turnier sind es zu viele Spieler.
refused-already_joined = Du bist in diesem Turnier schon dabei.
refused-joining_closed = Dieses Turnier nimmt niemanden mehr auf.
refused-no_team = Das ist ein Teamturnier. Gib den Namen deines Teams ein.
refused-not_host_of_evening = Das ist nicht der Schlüssel der Spielleitung. Öffne den Link aus dem Terminal.
refused-moved = Dieser Tisch ist auf einen anderen Server umgezogen.
refused-no_analysis = Diese Analyse gibt es nicht mehr. Starte sie neu.
refused-no_puzzle = Diese Aufgabe gibt es nicht. Wähle eine andere.
refused-sealed = Andere spielen noch mit diesen Karten. Spiel zuerst selbst oder komm morgen wieder.
refused-one_try = Hier werden die Ergebnisse verglichen, darum zählt jeder Zug.
refused-no_deal = Für dieses Spiel gibt es keine Karten des Tages. Wähle ein anderes Spiel.
refused-no_duplicate = Diese Vergleichspartien gibt es nicht. Prüfe den Link.
refused-no_person = Auf diesem Platz spielt niemand. Wähle einen anderen.
refused-too_many = Deine Liste ist voll. Entferne zuerst jemanden.
refused-no_handle = Diesen Eintrag gibt es nicht mehr. Lade die Seite neu.
refused-no_line = Diese Nachricht gibt es nicht mehr. Lade die Seite neu.
refused-empty = Gib zuerst einen Text ein.
refused-no_zone = Diese Zeitzone gibt es nicht.
refused-not_offered = Auf diesem Weg verschickt dieser Server keine Benachrichtigungen.
refused-unconfirmed = Öffne zuerst den Link in der Bestätigungs-E-Mail.
refused-not_your_turn = Du bist nicht am Zug.
refused-revealed = Das lässt sich nicht mehr rückgängig machen: Seitdem wurde etwas Verdecktes aufgedeckt.
refused-nothing_to_undo = Du hast noch keinen Zug gemacht.
refused-offer_open = Ein anderes Angebot ist noch offen. Beantworte es zuerst.
refused-malformed = Das ist kein Zug dieses Spiels.
refused-name = Verwende 2 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und . _ - ’
refused-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-password = Wähle ein Passwort mit 8 bis 200 Zeichen, das nicht dein Name und nicht leicht zu erraten ist.
refused-wrong_password = Name oder Passwort ist falsch.
refused-slow_down = Zu viele Versuche. Versuche es in { $wait } s noch einmal.
refused-no_account = Dafür brauchst du ein Konto. Melde dich an oder registriere dich.
refused-has_account = Du hast schon ein Konto.
refused-nobody = Erlaube Cookies für diese Seite, damit sie dich wiedererkennt.
refused-no_such_person = Kein Konto hat diesen Namen.
refused-rated = An gewerteten Tischen gibt es keine Bots und kein Zurücknehmen.
refused-unwelcome = Du kannst an diesem Tisch nicht mitspielen.
refused-suspended = Du bist auf diesem Server gesperrt. Grund: { $reason }
refused-held = Die Administration hat diesen Tisch angehalten.
refused-guests = Auf diesem Server spielt man nur mit Konto. Melde dich zuerst an.
refused-public = Auf diesem Server spielt man nur auf Einladung.
refused-quota = { $what ->
    [bots] Du hast die Höchstzahl an Tischen nur mit Bots erreicht ({ $limit }). Warte, bis eine Partie zu Ende ist.
    [day] Du hast die Höchstzahl neuer Tische für heute erreicht ({ $limit }). Versuche es morgen wieder.
   *[tables] Du hast die Höchstzahl nicht beendeter Tische erreicht ({ $limit }). Beende zuerst eine Partie.
}
suspended = Du bist bis { $until } gesperrt. Du kannst zusehen, aber nicht spielen oder chatten. Grund: { $reason }
suspended-forever = Du bist gesperrt. Du kannst zusehen, aber nicht spielen oder chatten. Grund: { $reason }
accounts-only = Auf diesem Server spielt man nur mit Konto.
table-public-never = Auf diesem Server spielt man nur auf Einladung. Teile den Link.
refused-no_challenge = Diese Person nimmt von dir keine Herausforderungen an.
refused-no_invitation = Diese Einladung ist nicht mehr offen.
refused-no_rematch = Nicht alle von diesem Tisch können noch einmal spielen.

account = Konto
your-profile = Dein Profil: { $name }
page-leaderboards = Ranglisten
rated = Gewertet
rated-about = Ändert die Wertung aller am Tisch. Nur mit Konto, ohne Bots, ohne Zurücknehmen. Wer geht, verliert.
rated-sign-up = Registriere dich, um hier zu spielen
all-your-games = Alle deine Partien
your-turn-here = Du bist am Zug

seat-code = Gerät wechseln
seat-code-enter = Platzcode eingeben
seat-code-qr = QR-Code des Links

zoom-in = Vergrößern
zoom-out = Verkleinern
turn-board = Brett drehen
zoom-fit = Einpassen

# Benachrichtigungen

you-are-asked = Deine Antwort fehlt
notifications = Benachrichtigungen

## Lektionen

learn = Lernen
learn-game = Lernen: { $game }
puzzles-link = Aufgaben
puzzles-link-game = Aufgaben: { $game }
deals-link = Karten des Tages
duplicate-link = Vergleichspartien
deal-compare = Mit anderen vergleichen
