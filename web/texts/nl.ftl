# De browser

tagline = Vier samoeraispellen, met vrienden of bots
language = Taal
theme = Thema
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
games = Spellen
players-exactly = { $count } spelers
players-range = { $least } tot { $most } spelers
minutes = { $count } minuten
opponents = Tegen bots
first-lesson = Nog nooit gespeeld? Begin met de les
your-turn-tables = Jij bent aan de beurt
play-now = Nu spelen
play-now-game = Nu spelen: { $game }
find-game = Partij zoeken
find-game-game = Partij zoeken: { $game }
with-friends = Tafel met vrienden
with-friends-game = Tafel met vrienden: { $game }
rules = Regels
waiting-tables = Wachten op anderen
continue-go = Verder spelen
open-tables = Open tafels
open-tables-none = Geen open tafels. Maak er een.
join = Meedoen
replays = Recente partijen
replays-none = Partijen die je afmaakt, verschijnen hier.
result-won = gewonnen
result-shared = gedeeld
result-drawn = remise
result-lost = verloren
import-record = Partijbestand openen
play-offline = Offline spelen
unofficial = Tatami is onofficieel en staat los van de auteurs en uitgevers van de spellen. Bedankt voor deze spellen!
docs = Documentatie

table-of = { $game }: spelen met vrienden
your-name = Je naam
players = Spelers
clock = Klok
clock-none = Geen klok
clock-live = Minuten per partij
clock-days = Dagen per zet
clock-minutes = Minuten per speler
clock-increment = Seconden erbij per zet
clock-days-each = Dagen per zet
claim-after = Als iemand die aan de beurt is, weggaat
claim-minutes = { $minutes ->
    [one] Verder na 1 minuut
   *[other] Verder na { $minutes } minuten
}
claim-never = De anderen wachten
at-zero = Als de tijd op is
at-zero-bot = Een bot neemt het over
at-zero-lose = Die speler verliest
table-public = Iedereen ziet deze tafel en kan meedoen
table-rules = Regels van deze tafel
components = Materiaalbestand
components-how = Je kunt met een verbeterd materiaalbestand spelen. Zulke partijen tellen nooit mee voor de rating.
components-unusable = Dit materiaalbestand is niet bruikbaar.
open-table = Tafel maken
guest = Gast

to-home = Startpagina
close = Sluiten
loading = Laden…
cannot-load = Laden mislukt. Controleer je verbinding en probeer het opnieuw.
try-again = Probeer opnieuw
labeled = { $label }: { $text }
nowhere = Deze pagina bestaat niet.

seats = Spelers aan deze tafel
seat-free = Vrije plek
you = jij
bot = Bot { $name }
bot-random = Bot, willekeurig
bot-greedy = Bot, gretig
bot-of-level = Bot, niveau { $level }
bot-of-style = Bot, niveau { $level }, { $style }
style = { $style ->
    [balanced] evenwichtig
    [cautious] voorzichtig
    [bold] gedurfd
    [aggressive] aanvallend
    [eager] belust op punten
    [thrifty] zuinig
   *[other] { $style }
}
level = { $level ->
    [1] Niveau 1, beginner
    [2] Niveau 2, leerling
    [3] Niveau 3, ontspannen
    [4] Niveau 4, bedachtzaam
    [5] Niveau 5, bedreven
    [6] Niveau 6, sterk
    [7] Niveau 7, kenner
    [8] Niveau 8, meester
   *[other] Niveau { $level }
}
bot-plays = bot speelt
bot-plays-for-you = Een bot speelt voor je.
won = wint
to-move = aan de beurt
the-game = Het spel
watching = Je kijkt mee
asked-of-you = Jouw zet
point-at = Kies een zet of typ hem.
typed-move = Typ een zet
play-it = Spelen
rule = Regel { $rule }
explanation = Uitleg
all-cards = Alle kaarten
show-choices = Alle zetten tonen
choices = Zetten
choices-count = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}
choices-filter = Filter
plain-board = Dit spel heeft nog geen getekend bord. Hier staat alles wat je kunt zien.

story = Spelverloop
step-back = Vorige zet
step-forward = Volgende zet
chat = Schrijf een bericht
send = Versturen
report-line = Bericht melden
on = aan
off = uit
yes = ja
no = nee

log-start = De partij begint.

take-back = Ongedaan maken
decline = Weigeren
resign = Opgeven
order-none = Vraag het mij

lobby = Wie speelt er mee?
seat-bot = Bot toevoegen
bot-level = Bots
bot-style = Stijl
invite = Spelers uitnodigen
copy = Kopiëren
copied = Gekopieerd

end-resigned = { $winners ->
    [one] { $winner } wint: { $player } heeft opgegeven.
   *[other] { $player } heeft opgegeven en er zijn alleen nog bots.
}
end-agreed = Remise in onderling overleg.
end-time = { $winner } wint: de tijd van { $player } is op.
end-left = { $winner } wint: { $player } heeft de tafel verlaten.
end-abandoned = De partij is afgebroken.
end-closed = Een beheerder heeft deze tafel gesloten: { $why }
rematch = Revanche
replay = Terugkijken
download-record = Partijbestand
verify = Schudden controleren
last = Laatste stelling
pause = Pauzeren

analyse = Analyseren
graph-table = De grafiek als tabel
fork = Vanaf hier verder
hint = Tip

rules-of = Regels: { $game }
rules-contents = Inhoud
rules-english = Deze regels zijn er alleen in het Engels.

refused-offline = Je bent offline. Probeer het zo meteen opnieuw.
refused-look_again = De partij is al verder. Kijk op het bord.
refused-going_down = De server wordt herstart. Probeer het zo meteen opnieuw.
refused-busy = De server heeft het druk. Probeer het zo meteen opnieuw.
refused-internal = Er ging iets mis op de server. Geef de code { $trace } door aan de beheerder.
refused-broken = Deze tafel is beschadigd en kan niet worden geopend. De beheerder van de server kan ernaar kijken.
refused-wrong_code = Deze code hoort bij geen enkele plek aan deze tafel. Controleer hem of vraag een nieuwe.
refused-old_code = Codes van eerdere versies werken niet meer. Maak een nieuwe op het andere apparaat.
refused-seat_only = Dit apparaat kan alleen op deze plek spelen. Gebruik voor al het andere je eigen apparaat.
refused-seated = Je hebt hier al een plek. Gebruik de code in een andere browser.
refused-too_complex = Dit is te groot om hier te berekenen. Probeer een kleiner bestand.
refused-not_seated = Je zit niet aan deze tafel. Doe eerst mee.
refused-not_host = Alleen wie de tafel heeft gemaakt, kan dat.
refused-not_yours = Je hebt hier geen toegang toe.
refused-yourself = Dat kan niet bij jezelf.
refused-no_seat = Deze plek bestaat niet.
refused-taken = Die plek is bezet. Kies een andere.
refused-full = Alle plekken zijn bezet. Kies een andere tafel.
refused-no_bot = Die bot bestaat niet. Kies een andere.
refused-wrong_time = Dat kan op dit punt van de partij niet.
refused-not_started = De partij is nog niet begonnen.
refused-no_moment = De partij heeft deze stelling of plek niet.
tournaments = Toernooien
refused-no_table = Deze tafel bestaat niet. Controleer de link.
refused-moved = Deze tafel is naar een andere server verhuisd.
refused-no_puzzle = Deze puzzel bestaat niet. Kies een andere.
refused-sealed = Anderen spelen deze verdeling nog. Speel die eerst zelf, of kom later terug.
refused-one_try = Je hebt maar één poging voor deze verdeling, dus elke zet telt.
refused-no_person = Niemand speelt op deze plek. Kies een andere.
refused-too_many = Je lijst is vol. Verwijder eerst iemand.
refused-no_handle = Dit item is er niet meer. Laad de pagina opnieuw.
refused-no_line = Dit bericht is er niet meer. Laad de pagina opnieuw.
refused-empty = Vul eerst een tekst in.
refused-no_zone = Deze tijdzone bestaat niet.
refused-not_offered = Op deze manier verstuurt deze server geen meldingen.
refused-unconfirmed = Open eerst de link in de bevestigingsmail.
refused-malformed = Dat is geen zet van dit spel.
refused-name = Gebruik 2 tot 24 tekens: letters, cijfers, spaties en . _ - ’
refused-name_taken = Deze naam is al in gebruik. Kies een andere.
refused-slow_down = Te veel pogingen. Probeer het over { $wait } s opnieuw.
refused-no_account = Hiervoor heb je een account nodig. Log in of registreer je.
refused-nobody = Sta cookies toe voor deze site, zodat die je herkent.
refused-no_such_person = Er is geen account met deze naam.
refused-rated = Aan tafels met rating zijn er geen bots en kun je niets ongedaan maken.
refused-unwelcome = Je kunt aan deze tafel niet meedoen.
refused-suspended = Je bent op deze server geschorst. Reden: { $reason }
refused-held = Een beheerder heeft deze tafel stilgezet.
refused-guests = Op deze server spelen alleen mensen met een account. Log eerst in.
refused-public = Tafels op deze server zijn alleen op uitnodiging toegankelijk.
refused-quota = { $what ->
    [bots] Je hebt het maximum aan tafels met alleen bots bereikt ({ $limit }). Wacht tot er een is afgelopen.
    [day] Je hebt het maximum aan nieuwe tafels voor vandaag bereikt ({ $limit }). Probeer het morgen weer.
   *[tables] Je hebt het maximum aan onafgemaakte tafels bereikt ({ $limit }). Maak er eerst een af.
}
suspended = Je bent geschorst tot { $until }. Je kunt kijken, maar niet spelen of chatten. Reden: { $reason }
suspended-forever = Je bent geschorst. Je kunt kijken, maar niet spelen of chatten. Reden: { $reason }
accounts-only = Op deze server spelen alleen mensen met een account.
table-public-never = Tafels op deze server zijn alleen op uitnodiging toegankelijk. Deel de link.
refused-no_challenge = Deze speler accepteert geen uitdagingen van jou.
refused-no_invitation = Deze uitnodiging is niet meer open.

account = Account
your-profile = Je profiel: { $name }
page-leaderboards = Ranglijsten
rated = Met rating
rated-about = Verandert ieders rating. Alleen met account, geen bots, niets ongedaan maken. Wie weggaat, verliest.
all-your-games = Al je partijen
your-turn-here = Jij bent aan de beurt

seat-code = Ander apparaat gebruiken
seat-code-enter = Plekcode invoeren
seat-code-qr = QR-code van de link

zoom-in = Inzoomen
zoom-out = Uitzoomen
turn-board = Bord draaien
zoom-fit = Passend maken

# Meldingen

notifications = Meldingen

## Lessen

learn = Leren
learn-game = Leren: { $game }
puzzles-link = Puzzels
puzzles-link-game = Puzzels: { $game }
deals-link = Verdeling van de dag
duplicate-link = Duplicate-partijen
