tournament = Toernooi
tournaments-about = Speel een reeks partijen tegen verschillende tegenstanders. De stand wordt automatisch bijgewerkt.
tournaments-none = Nog geen toernooien.
new-tournament = Nieuw toernooi
create-tournament = Toernooi maken
tournament-needs-account = Log in om er een te maken
tournament-name = Naam van het toernooi
tournament-public = Zichtbaar voor iedereen
players-per-table = Spelers per tafel
tournament-game = Spel
format = Toernooivorm
format-swiss = Zwitsers
format-swiss-about = Je speelt tegen mensen met ongeveer evenveel punten als jij. Je komt niemand twee keer tegen.
format-round_robin = Iedereen tegen iedereen
format-round_robin-about = Je speelt tegen alle anderen.
format-rotating = Wisselende tafels
format-rotating-about = Je wisselt elke ronde van tafel en treft iedereen ongeveer even vaak.
format-knockout = Knock-out
format-knockout-about = De winnaar gaat door. Een remise wordt overgespeeld.
format-arena = Arena
format-arena-about = Na elke partij krijg je de volgende tegenstander, tot de tijd om is.
people-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-open = Inschrijving open
tournament-running = Bezig
tournament-over = Afgelopen
rounds-wanted = Rondes (0: automatisch)
double-robin = Speel twee keer tegen iedereen
arena-minutes = Minuten tot de laatste partijen beginnen
more-settings = Meer instellingen
starts-at = Begint automatisch op (optioneel)
automatic-rounds = Volgende ronde automatisch starten
break-seconds = Seconden tussen de rondes
fill = Spelers zonder tegenstander
fill-bye = zijn vrij
fill-bot = spelen tegen een bot
teams = Teams
teams-none = Geen teams
teams-players = Teamgenoten spelen nooit tegen elkaar
teams-boards = Team tegen team, bord voor bord
late-entry = Meedoen kan ook na de start
clock-fact = { $minutes } min + { $seconds } s
join-tournament = Meedoen
your-team = Je team
to-your-table = Naar je tafel
sit-out = Pauzeren
play-again = Weer meedoen
you-sit-out = Je pauzeert nu.
you-are-absent = Je hebt je laatste partij niet afgemaakt en pauzeert daarom.
leave-tournament = Stoppen
withdraw-sure = Het toernooi voorgoed verlaten?
organizer = Je organiseert dit toernooi
start-tournament = Nu beginnen
next-round = Volgende ronde
hold = Rondes pauzeren
release = Rondes hervatten
finish-tournament = Toernooi beëindigen
finish-sure = Lopende partijen tellen dan niet mee.
manage-player = Speler beheren
let-sit-out = Laten pauzeren
let-play = Weer laten spelen
replace-by-bot = Bot laten spelen
remove-player = Verwijderen
rename = Hernoemen
new-name = Nieuwe naam
waits-for-start = Wachten tot de organisator begint
starts-then = Begint op { $time }
was-canceled = De organisator heeft het toernooi beëindigd
won-by = { $count ->
    [one] { $names } wint het toernooi
   *[other] Gedeelde eerste plaats: { $names }
}
is-held = De organisator heeft de rondes gepauzeerd
arena-left = Nog { $time }
arena-last-games = { $count ->
    [0] De tijd is om
    [one] De laatste partij is nog bezig
   *[other] De laatste { $count } partijen zijn nog bezig
}
next-round-in = Volgende ronde over { $time }
waits-for-organizer = Wachten tot de organisator de volgende ronde start
round-of = Ronde { $round } van { $rounds } · { $count ->
    [0] alle tafels zijn klaar
    [one] { $count } tafel bezig
   *[other] { $count } tafels bezig
}
round-now = Ronde { $round } · { $count ->
    [0] alle tafels zijn klaar
    [one] { $count } tafel bezig
   *[other] { $count } tafels bezig
}
standings = Stand
team-standings = Teamstand
team-points-about = De punten van de beste spelers van een team worden opgeteld. Van elk team tellen evenveel spelers mee als het kleinste team er heeft.
nobody-joined = Er doet nog niemand mee.
tournament-rank = Rang
tournament-player = Speler
team = Team
column-points = Punten
wins = Gewonnen
match-points = Wedstrijdpunten
board-points = Bordpunten
tournament-games-played = Partijen
tie-opponents = Tegenstanders
tie-opponents-about = Punten van al je tegenstanders samen (bij wisselende tafels gemiddeld)
tie-beaten = Verslagen
tie-beaten-about = Punten van verslagen tegenstanders, de helft bij remise
tie-stage = Fase
tie-stage-about = Gewonnen duels
withdrawn = gestopt
sits-out = pauzeert
round = Ronde { $round }
rounds = Rondes
latest-tables = Laatste tafels
is-playing = bezig
is-over = afgelopen
drawn = Remise
does-not-count = Telt niet mee
has-bye = vrij
set-result = Uitslag invullen
set-result-how = Wie heeft aan deze tafel gewonnen?
wins-table = { $name } wint
deleted-player = Verwijderde speler
projector = Beamer
print = Afdrukken
join-by-code = Scan om mee te doen
evening = Clubavond
evening-join = Doe hier mee
evening-join-how = Open deze link of scan de code. Iedereen op dit netwerk kan meedoen.
evening-tables = Tafels
evening-tables-none = Nog geen tafels.
evening-people = Mensen
hold-clocks = Alle klokken stilzetten
release-clocks = Alle klokken starten
table-open = wacht op spelers
kick = Verwijderen
kick-about = Sluit deze persoon 12 uur lang uit van tafels en toernooien.
is-kicked = verwijderd
readmit = Weer toelaten

refused-no_tournament = Dit toernooi bestaat niet. Controleer de link.
refused-bad_tournament = Deze instellingen gaan niet samen. Verander er een.
refused-not_organizer = Alleen de organisator kan dat doen.
refused-too_few_players = Er zijn te weinig spelers of teams. Wacht tot er meer meedoen.
refused-too_many_players = Er zijn te veel spelers voor dit toernooi.
refused-already_joined = Je doet al mee aan dit toernooi.
refused-joining_closed = Dit toernooi laat geen nieuwe spelers meer toe.
refused-no_team = Dit is een teamtoernooi. Vul de naam van je team in.
refused-not_host_of_evening = Dit is niet de sleutel van de host. Open de link uit de terminal.
refused-too_many_tournaments = Je hebt { $limit } toernooien die nog niet zijn afgelopen. Beëindig er eerst één.
tournament-watch = Kijken
