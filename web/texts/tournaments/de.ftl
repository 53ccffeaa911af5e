tournament = Turnier
tournaments-about = Spiele mehrere Partien gegen viele Leute. Die Tabelle aktualisiert sich von selbst.
tournaments-none = Noch keine Turniere.
new-tournament = Neues Turnier
create-tournament = Turnier erstellen
tournament-needs-account = Zum Erstellen anmelden
tournament-name = Name des Turniers
tournament-public = Für alle sichtbar
players-per-table = Spieler pro Tisch
game = Spiel
format = Turnierform
format-swiss = Schweizer System
format-swiss-about = Du triffst auf Gegner mit etwa gleich vielen Punkten. Niemand trifft sich zweimal.
format-round_robin = Rundenturnier
format-round_robin-about = Alle spielen gegen alle.
format-rotating = Wechselnde Tische
format-rotating-about = Jede Runde hat neue Tische. Alle treffen möglichst gleich oft aufeinander.
format-knockout = K.-o.-Turnier
format-knockout-about = Wer gewinnt, kommt weiter. Ein Unentschieden wird wiederholt.
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
starts-at = Beginnt von selbst um (optional)
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
clock-fact = { $minutes } Min. + { $seconds } s
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
let-sit-out = Aussetzen lassen
let-play = Wieder einsetzen
replace-by-bot = Bot spielen lassen
remove-player = Entfernen
rename = Umbenennen
new-name = Neuer Name
waits-for-start = Warten auf den Start durch die Turnierleitung
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
waits-for-organizer = Warten auf die nächste Runde
round-of = Runde { $round } von { $rounds } · { $count ->
    [0] alle Tische sind fertig
    [one] { $count } Tisch spielt
   *[other] { $count } Tische spielen
}
round-now = Runde { $round } · { $count ->
    [0] alle Tische sind fertig
    [one] { $count } Tisch spielt
   *[other] { $count } Tische spielen
}
standings = Tabelle
team-standings = Teamwertung
team-points-about = Für ein Team zählen seine besten Spieler, so viele, wie das kleinste Team hat.
nobody-joined = Noch ist niemand dabei.
rank = Rang
player = Spieler
team = Team
column-points = Punkte
wins = Siege
match-points = Mannschaftspunkte
board-points = Brettpunkte
games-played = Partien
tie-opponents = Gegner
tie-opponents-about = Punkte aller deiner Gegner
tie-beaten = Besiegte
tie-beaten-about = Punkte der besiegten Gegner, bei Unentschieden die Hälfte
tie-stage = Stufe
tie-stage-about = Gewonnene Begegnungen
withdrawn = ausgestiegen
sits-out = setzt aus
round = Runde { $round }
rounds = Runden
latest-tables = Letzte Tische
is-playing = spielt
is-over = beendet
drawn = Unentschieden
does-not-count = Zählt nicht
has-bye = spielfrei
set-result = Ergebnis eintragen
set-result-how = Wer hat an diesem Tisch gewonnen?
wins-table = { $name } gewinnt
deleted-player = Gelöschter Spieler
projector = Beamer
print = Drucken
join-by-code = Zum Mitspielen scannen
evening = Spieleabend
evening-join = Hier mitspielen
evening-join-how = Öffne diese Adresse oder scanne den Code. Alle in diesem Netz können mitspielen.
evening-tables = Tische
evening-tables-none = Noch keine Tische.
evening-people = Leute
hold-clocks = Alle Uhren anhalten
release-clocks = Alle Uhren starten
table-open = wartet auf Spieler
kick = Entfernen
kick-about = Entfernt diese Person 12 Stunden lang von Tischen und Turnieren.
