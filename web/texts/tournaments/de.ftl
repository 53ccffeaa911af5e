tournament = Turnier
tournaments-about = Spiele eine Reihe von Partien gegen verschiedene Gegner. Die Tabelle aktualisiert sich automatisch.
tournaments-none = Noch keine Turniere.
new-tournament = Neues Turnier
create-tournament = Turnier erstellen
tournament-needs-account = Zum Erstellen anmelden
tournament-name = Name des Turniers
tournament-public = Für alle sichtbar
players-per-table = Spieler pro Tisch
tournament-game = Spiel
format = Turnierform
format-swiss = Schweizer System
format-swiss-about = Du triffst auf Gegner mit etwa gleich vielen Punkten, nie zweimal auf denselben.
format-round_robin = Rundenturnier
format-round_robin-about = Alle spielen gegen alle.
format-rotating = Wechselnde Tische
format-rotating-about = Die Tische werden jede Runde neu besetzt, sodass alle etwa gleich oft aufeinandertreffen.
format-knockout = K.-o.-Turnier
format-knockout-about = Wer gewinnt, kommt weiter. Bei Unentschieden wird noch einmal gespielt.
format-arena = Arena
format-arena-about = Nach jeder Partie bekommst du den nächsten Gegner, bis die Zeit um ist.
people-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tournament-open = Anmeldung offen
tournament-running = Läuft
tournament-over = Beendet
rounds-wanted = Runden (0: automatisch)
double-robin = Hin- und Rückrunde
arena-minutes = Minuten, bis die letzten Partien beginnen
more-settings = Weitere Einstellungen
starts-at = Automatisch starten am (optional)
automatic-rounds = Nächste Runde automatisch starten
break-seconds = Sekunden zwischen den Runden
fill = Spieler ohne Gegner
fill-bye = haben spielfrei
fill-bot = spielen gegen einen Bot
teams = Teams
teams-none = Keine Teams
teams-players = Spieler eines Teams treffen nie aufeinander
teams-boards = Team gegen Team, Brett für Brett
late-entry = Einstieg auch nach dem Start
clock-fact = { $minutes } min + { $seconds } s
join-tournament = Am Turnier teilnehmen
your-team = Dein Team
to-your-table = Zu deinem Tisch
sit-out = Aussetzen
play-again = Wieder mitspielen
you-sit-out = Du setzt gerade aus.
you-are-absent = Du hast deine letzte Partie nicht beendet und setzt deshalb aus.
leave-tournament = Aussteigen
withdraw-sure = Das Turnier endgültig verlassen?
organizer = Du leitest dieses Turnier
start-tournament = Jetzt starten
next-round = Nächste Runde
hold = Runden anhalten
release = Runden fortsetzen
finish-tournament = Turnier beenden
finish-sure = Laufende Partien zählen dann nicht.
manage-player = Spieler verwalten
let-sit-out = Aussetzen lassen
let-play = Wieder einsetzen
replace-by-bot = Bot spielen lassen
remove-player = Entfernen
rename = Umbenennen
new-name = Neuer Name
waits-for-start = Die Turnierleitung muss das Turnier noch starten
starts-then = Beginn: { $time }
was-canceled = Die Turnierleitung hat das Turnier beendet
won-by = { $count ->
    [one] { $names } gewinnt das Turnier
   *[other] Geteilter erster Platz: { $names }
}
is-held = Die Turnierleitung hat die Runden angehalten
arena-left = Noch { $time }
arena-last-games = { $count ->
    [0] Die Zeit ist um
    [one] Die letzte Partie läuft noch
   *[other] Die letzten { $count } Partien laufen noch
}
next-round-in = Nächste Runde in { $time }
waits-for-organizer = Die Turnierleitung muss die nächste Runde noch starten
round-of = Runde { $round } von { $rounds } · { $count ->
    [0] alle Tische sind fertig
    [one] an { $count } Tisch wird gespielt
   *[other] an { $count } Tischen wird gespielt
}
round-now = Runde { $round } · { $count ->
    [0] alle Tische sind fertig
    [one] an { $count } Tisch wird gespielt
   *[other] an { $count } Tischen wird gespielt
}
standings = Tabelle
team-standings = Teamwertung
team-points-about = Ein Team bekommt die Punkte seiner besten Spieler. Bei jedem Team zählen so viele Spieler, wie das kleinste Team hat.
nobody-joined = Noch ist niemand dabei.
tournament-rank = Rang
tournament-player = Spieler
team = Team
column-points = Punkte
wins = Siege
match-points = Teampunkte
board-points = Brettpunkte
tournament-games-played = Partien
tie-opponents = Gegner
tie-opponents-about = Punkte aller deiner Gegner, bei wechselnden Tischen der Durchschnitt
tie-beaten = Besiegte
tie-beaten-about = Punkte der besiegten Gegner, bei Unentschieden die Hälfte
tie-stage = Gewonnen
tie-stage-about = Gewonnene Begegnungen
withdrawn = ausgestiegen
sits-out = setzt aus
round = Runde { $round }
rounds = Runden
latest-tables = Neueste Tische
is-playing = spielt
is-over = beendet
drawn = Unentschieden
does-not-count = Zählt nicht
has-bye = spielfrei
set-result = Ergebnis eintragen
set-result-how = Wer hat an diesem Tisch gewonnen?
wins-table = { $name } gewinnt
deleted-player = Gelöschtes Profil
projector = Beamer
print = Drucken
join-by-code = Zum Mitspielen scannen
evening = Spieleabend
evening-join = Hier mitspielen
evening-join-how = Öffne diesen Link oder scanne den Code. Alle in diesem Netzwerk können mitspielen.
evening-tables = Tische
evening-tables-none = Noch keine Tische.
evening-people = Leute
hold-clocks = Alle Uhren anhalten
release-clocks = Alle Uhren starten
table-open = wartet auf Spieler
kick = Entfernen
kick-about = Schließt diese Person für 12 Stunden von Tischen und Turnieren aus.
is-kicked = entfernt
readmit = Wieder zulassen

refused-no_tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
refused-bad_tournament = Diese Einstellungen passen nicht zusammen. Ändere eine davon.
refused-not_organizer = Das kann nur die Turnierleitung.
refused-too_few_players = Es sind noch zu wenige Spieler oder Teams dabei. Warte, bis es mehr sind.
refused-too_many_players = Für dieses Turnier sind es zu viele Spieler.
refused-already_joined = Du bist in diesem Turnier schon dabei.
refused-joining_closed = Dieses Turnier nimmt niemanden mehr auf.
refused-no_team = Das ist ein Teamturnier. Gib den Namen deines Teams ein.
refused-not_host_of_evening = Das ist nicht der Schlüssel der Spielleitung. Öffne den Link aus dem Terminal.
refused-too_many_tournaments = Du hast { $limit } Turniere, die noch nicht zu Ende sind. Beende zuerst eines davon.
tournament-watch = Zusehen
