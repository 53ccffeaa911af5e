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
result-won = gewonnen
result-shared = geteilt
result-drawn = unentschieden
result-lost = verloren
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
    [one] Weiter nach 1 Minute
   *[other] Weiter nach { $minutes } Minuten
}
claim-never = Die anderen warten
at-zero = Wenn die Zeit abläuft
at-zero-bot = Ein Bot übernimmt
at-zero-lose = Die Partie ist verloren
table-public = Alle können diesen Tisch sehen und mitspielen
table-rules = Regeln dieses Tisches
components = Materialdatei
components-how = Du kannst mit einer korrigierten Materialdatei spielen. Solche Partien werden nie gewertet.
components-unusable = Diese Materialdatei lässt sich nicht verwenden.
open-table = Tisch erstellen
guest = Gast

to-home = Startseite
close = Schließen
loading = Wird geladen …
cannot-load = Laden fehlgeschlagen. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen
labeled = { $label }: { $text }
nowhere = Diese Seite gibt es nicht.

seats = Spieler an diesem Tisch
seat-free = Freier Platz
you = du
bot = Bot { $name }
bot-random = Bot, zufällig
bot-greedy = Bot, gierig
bot-of-level = Bot, Stufe { $level }
bot-of-style = Bot, Stufe { $level }, { $style }
style = { $style ->
    [balanced] ausgewogen
    [cautious] vorsichtig
    [bold] kühn
    [aggressive] angriffslustig
    [eager] auf Punkte aus
    [thrifty] sparsam
   *[other] { $style }
}
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
the-game = Das Spiel
watching = Du siehst zu
asked-of-you = Dein Zug
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
step-back = Vorheriger Zug
step-forward = Nächster Zug
chat = Nachricht schreiben
send = Senden
report-line = Nachricht melden
on = an
off = aus
yes = ja
no = nein

log-start = Die Partie beginnt.

take-back = Rückgängig
decline = Ablehnen
resign = Aufgeben
order-none = Mich fragen

lobby = Wer spielt mit?
seat-bot = Bot hinzufügen
bot-level = Bots
bot-style = Stil
invite = Andere einladen
copy = Kopieren
copied = Kopiert

end-resigned = { $winners ->
    [one] { $winner } gewinnt: { $player } hat aufgegeben.
   *[other] { $player } hat aufgegeben, jetzt sind nur noch Bots übrig.
}
end-agreed = Unentschieden durch Vereinbarung.
end-time = { $winner } gewinnt: { $player } hat die Zeit überschritten.
end-left = { $winner } gewinnt: { $player } hat den Tisch verlassen.
end-abandoned = Die Partie wurde abgebrochen.
end-closed = Die Administration hat diesen Tisch geschlossen: { $why }
rematch = Revanche
replay = Nachspielen
download-record = Partiedatei
verify = Mischen prüfen
last = Letzte Stellung
pause = Pause

analyse = Analysieren
graph-table = Die Kurve als Tabelle
fork = Von hier weiterspielen
hint = Hinweis

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
refused-not_seated = Du spielst an diesem Tisch nicht mit. Wähle zuerst einen freien Platz.
refused-not_host = Das kann nur, wer den Tisch erstellt hat.
refused-not_yours = Darauf hast du keinen Zugriff.
refused-yourself = Das geht nicht bei dir selbst.
refused-no_seat = Diesen Platz gibt es nicht.
refused-taken = Der Platz ist besetzt. Wähle einen anderen.
refused-full = Alle Plätze sind besetzt. Wähle einen anderen Tisch.
refused-no_bot = Diesen Bot gibt es nicht. Wähle einen anderen.
refused-wrong_time = Das geht an dieser Stelle der Partie nicht.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-no_moment = Diese Stellung oder diesen Platz gibt es in der Partie nicht.
tournaments = Turniere
refused-no_table = Diesen Tisch gibt es nicht. Prüfe den Link.
refused-moved = Dieser Tisch ist auf einen anderen Server umgezogen.
refused-no_puzzle = Diese Aufgabe gibt es nicht. Wähle eine andere.
refused-sealed = Andere spielen noch mit diesen Karten. Spiel zuerst selbst oder komm später wieder.
refused-one_try = Du hast hier nur einen Versuch, darum zählt jeder Zug.
refused-no_person = Auf diesem Platz spielt niemand. Wähle einen anderen.
refused-too_many = Deine Liste ist voll. Entferne zuerst jemanden.
refused-no_handle = Diesen Eintrag gibt es nicht mehr. Lade die Seite neu.
refused-no_line = Diese Nachricht gibt es nicht mehr. Lade die Seite neu.
refused-empty = Gib zuerst einen Text ein.
refused-no_zone = Diese Zeitzone gibt es nicht.
refused-not_offered = Auf diesem Weg verschickt dieser Server keine Benachrichtigungen.
refused-unconfirmed = Öffne zuerst den Link in der Bestätigungs-E-Mail.
refused-malformed = Das ist kein Zug dieses Spiels.
refused-name = Verwende 2 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und . _ - ’
refused-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-slow_down = Zu viele Versuche. Versuche es in { $wait } s noch einmal.
refused-no_account = Dafür brauchst du ein Konto. Melde dich an oder registriere dich.
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

account = Konto
your-profile = Dein Profil: { $name }
page-leaderboards = Ranglisten
rated = Gewertet
rated-about = Ändert die Wertung aller am Tisch. Nur mit Konto, ohne Bots, ohne Zurücknehmen. Wer geht, verliert.
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

notifications = Benachrichtigungen

## Lektionen

learn = Lernen
learn-game = Lernen: { $game }
puzzles-link = Aufgaben
puzzles-link-game = Aufgaben: { $game }
deals-link = Karten des Tages
duplicate-link = Vergleichspartien
