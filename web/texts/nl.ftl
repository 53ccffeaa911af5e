# De browser

tagline = Vier samoeraispellen, met vrienden of bots
language = Taal
theme = Weergave
theme-system = Als het systeem
theme-light = Licht
theme-dark = Donker
games = Spellen
players-exactly = { $count } spelers
players-range = { $least } tot { $most } spelers
minutes = { $count } minuten
play-against = Nu spelen tegen
play-now = Nu spelen
play-now-game = Nu spelen: { $game }
with-friends = Tafel met vrienden
with-friends-game = Tafel met vrienden: { $game }
rules = Regels
continue = Verder spelen
continue-go = Verder
open-tables = Open tafels
open-tables-none = Niemand wacht aan een open tafel. Open er zelf een.
join = Meespelen
replays = Partijen om terug te zien
watch = Bekijken
import-record = Een partij openen
unofficial = Tatami is onofficieel en staat los van de auteurs en uitgevers van de spellen, die wij ervoor danken.

table-of = { $game }: een tafel met vrienden
your-name = Je naam
players = Spelers
clock = Klok
clock-none = Geen klok
clock-live = Minuten voor de hele partij
clock-days = Dagen voor elke zet
clock-minutes = Minuten per speler, met 10 seconden extra per zet
clock-days-each = Dagen voor elke zet
at-zero = Als de tijd op is
at-zero-bot = Een bot speelt verder
at-zero-lose = Het spel is verloren
clock-left-days = { $days } d { $hours } u
time-left = Resterende tijd
table-public = Iedereen mag deze tafel zien en meespelen
table-rules = Regels van deze tafel
open-table = De tafel openen
guest = Gast

to-home = Naar de beginpagina
close = Sluiten
menu = Menu
loading = Een ogenblik …
cannot-load = Dit kon niet worden geladen. Kijk of er verbinding is en probeer het opnieuw.
try-again = Probeer opnieuw
nowhere = Op dit adres is niets.
no-table = Deze tafel bestaat niet.
reconnecting = De verbinding is verbroken. We proberen het opnieuw; niets van het spel is verloren.

seats = Spelers aan deze tafel
seat-free = Een vrije plaats
you = jij
bot = Bot { $name }
bot-random = Bot, willekeurig
bot-greedy = Bot, gretig
bot-of-level = Bot, niveau { $level }
level = { $level ->
    [1] Niveau 1, beginneling
    [2] Niveau 2, leerling
    [3] Niveau 3, ontspannen
    [4] Niveau 4, bedachtzaam
    [5] Niveau 5, bedreven
    [6] Niveau 6, sterk
    [7] Niveau 7, kenner
    [8] Niveau 8, meester
   *[other] Niveau { $level }
}
bot-plays = een bot speelt
bot-plays-for-you = Een bot speelt voor jou.
won = wint
to-move = aan zet
views = Wat je ziet
tab-board = Bord
tab-log = Verloop
tab-players = Spelers
the-game = Het spel
watching = Je kijkt toe
watching-count = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
watching-too = { $count ->
    [one] en nog iemand
   *[other] en nog { $count } anderen
}
asked-of-you = Wat er gevraagd wordt
your-turn = Je bent aan zet.
waits-for = Wachten op { $player }.
waits-secret = De tafel wacht op een antwoord.
point-at = Wijs aan wat je kiest, of typ het.
typed-move = Typ een zet
play-it = Spelen
rule = Regel { $rule }
show-choices = Alle keuzes tonen
choices = Keuzes
choices-count = { $count ->
    [one] één keuze
   *[other] { $count } keuzes
}
choices-filter = Een deel ervan
plain-board = Dit spel heeft nog geen getekend bord: hier staat alles wat je kunt zien.

story = Wat er gebeurde
notation = Notatie
look-back = De tafel op dat moment zien
looking-back = Na zet { $number }
back-to-now = Terug naar nu
step-back = Een stap terug
step-forward = Een stap verder
chat = Zeg iets
send = Sturen
report-line = Deze regel melden
sound = Geluid
on = aan
off = uit
others-moves = Zetten van anderen
at-once = meteen
one-by-one = een voor een
show-all = Alles nu tonen
yes = ja
no = nee
full-screen = Volledig scherm

log-chat = { $player }: { $text }
log-sit = { $player } gaat zitten.
log-start = Het spel begint.
log-leave = { $player } vertrekt.
log-resign = { $player } geeft op.
log-time = De tijd van { $player } is om.
log-offer-draw = { $player } biedt remise aan.
log-offer-undo = { $player } wil een zet terugnemen.
log-answer = { $player } antwoordt.
log-played-by = { $player } laat een bot spelen: { $bot }.
log-taken-back = { $player } speelt weer zelf.
log-rematch = Er komt een revanche.
log-close = Een beheerder sluit de tafel: { $text }

take-back = Terugnemen
offer-draw = Remise aanbieden
agree = Akkoord
decline = Afslaan
offer-waits = Wachten op de anderen.
let-bot-play-sure = Echt een bot laten spelen
let-bot-play = Een bot voor mij laten spelen
play-myself = Weer zelf spelen
resign = Opgeven
resign-sure = Echt opgeven
leave-seat = De plaats verlaten
standing-order = Vanzelf antwoorden
order-none = Vraag het mij

lobby = Wie speelt er?
sit-here = Hier zitten
seat-bot = Een bot erbij
bot-level = Bots
fill-with-bots = Aanvullen met bots en beginnen
invite = Uitnodigen
invite-how = Deel deze link om anderen uit te nodigen.
invite-link = Adres van deze tafel
invite-qr = Het adres van deze tafel als QR-code
copy = Kopiëren
copied = Gekopieerd

game-over = Het spel is afgelopen.
end-resigned = { $winner } wint: { $player } heeft opgegeven.
end-agreed = Remise, in overleg.
end-time = { $winner } wint: de tijd van { $player } is om.
end-abandoned = De partij is afgebroken.
end-closed = Een beheerder heeft deze tafel gesloten: { $why }
rematch = Revanche
to-rematch = Naar de revanche
replay = Terugzien
download-record = Partijbestand
verify = Deling controleren
verdict-fair = Er is eerlijk gedeeld: het geheim is dat wat deze browser werd beloofd toen je ging zitten, jouw zout zit erin, en de seed volgt uit beide.
verdict-consistent = De deling klopt: de seed volgt uit het geheim en het zout van de spelers. Deze browser zat niet aan tafel toen ze werd beloofd en kan dus niet zeggen of het dezelfde belofte was.
verdict-unfair = De deling klopt niet: de seed volgt niet uit het geheim en het zout.
verdict-broken = Niet de deling die was beloofd: het geheim dat nu is onthuld is niet dat wat deze browser werd beloofd toen je ging zitten.
verdict-unsalted = Jouw zout ontbreekt: er is gedeeld zonder wat deze browser eraan toevoegde.
verdict-unknown = In dit bestand ontbreekt wat nodig is om de deling te controleren.
first = Naar het begin
last = Naar het einde
pause = Pauze
play-on = Vanzelf afspelen
moment = Moment
see-as = Gezien door
spectator = Een toeschouwer
import-how = Kies een partijbestand, of sleep het hierheen.
import-checked = De partij wordt nagespeeld en volgens de regels gecontroleerd; ze wordt niet bewaard.

analysis = Analyse
analyse = Analyseren
analysis-depth = Diepte
analysis-depth-quick = snel
analysis-depth-normal = gewoon
analysis-depth-deep = diep
analysis-progress = Uitgewerkte momenten
analysis-waits = { $count ->
    [one] één analyse gaat voor
   *[other] { $count } analyses gaan voor
}
analysis-cancel = Afbreken
analysis-failed = De analyse is mislukt. Probeer het later opnieuw.
analysis-of = Beslissingen van
analysis-limits = Delen van één overwinning, elk geschat met { $simulations } simulaties. De curve kent alle kaarten; beslissingen worden beoordeeld naar wat hun speler kon weten. ± is de standaardfout van de steekproef: eigen misrekeningen van het zoeken komen daar nog bij.
graph = Geschat deel van elke speler tijdens het spel
graph-at = Na { $number } zetten:
graph-table = Hetzelfde als tabel
judged-at = { $player } stond op { $before } ± { $error }.
judged-worse = { $played } was { $loss } ± { $error } minder waard dan { $best }.
judged-best = { $played }: niets beters gevonden.
judged-none = Op dit moment viel er niets te beslissen.
judged-show = Laat zien
worst-better = { $played }; beter: { $best }
worst-none = Geen beslissing die duidelijk iets kostte.
fork = Speel verder vanaf dit moment
fork-seat = Op de plaats van
fork-here = Vanaf hier spelen
fork-true = Zelfde kaarten
fork-redealt = Andere kaarten
fork-over = Op dit moment is het spel afgelopen.
forked-true = Afgetakt van een ander spel na zet { $moves }, met dezelfde kaarten. Telt niet mee.
forked-redealt = Afgetakt van een ander spel na zet { $moves }; verborgen kaarten zijn opnieuw gedeeld. Telt niet mee.
hint = Tip
hint-best = Misschien { $move }: ongeveer { $share } ± { $error } van een overwinning.
hint-second = Ongeveer even goed: { $move }

rules-of = Regels: { $game }
rules-english = Deze regels zijn in het Engels: niemand heeft ze nog vertaald.

refused-offline = Je bent nu niet verbonden. Probeer het zo weer.
refused-look_again = Er gebeurde intussen iets: kijk nog eens.
refused-going_down = De server herstart: probeer het zo weer.
refused-busy = De server heeft het druk. Probeer het zo weer.
refused-internal = Er ging iets mis op de server. Geef de code { $trace } door aan de beheerder.
refused-broken = Deze tafel is beschadigd en kan niet worden geopend. De beheerder van de server kan ernaar kijken.
refused-wrong_code = Deze code opent geen plaats aan deze tafel. Controleer de code of vraag een nieuwe.
refused-old_code = Codes van eerdere versies werken niet meer. Maak een nieuwe op het andere apparaat.
refused-seat_only = Dit apparaat speelt alleen de plaats. Doe dat op het eigen apparaat van de speler.
refused-seated = Je hebt al een plaats aan deze tafel. Gebruik de code in een andere browser.
refused-too_complex = Dit is te groot om hier te berekenen. Probeer een kleiner bestand.
refused-not_seated = Je zit niet aan deze tafel. Doe eerst mee.
refused-not_host = Alleen de gastheer van de tafel kan dat.
refused-not_yours = Je hebt hier geen toegang toe.
refused-yourself = Dat kan niet bij jezelf.
refused-no_seat = Deze plek bestaat niet.
refused-taken = Die plek is bezet. Kies een andere.
refused-full = Alle plekken zijn bezet. Kies een andere tafel.
refused-not_full = Er zijn nog plekken vrij. Vul die eerst.
refused-yours_already = Je speelt deze plek zelf.
refused-no_bot = Die bot bestaat niet. Kies een andere.
refused-wrong_time = Dat kan op dit punt van de partij niet.
refused-not_started = De partij is nog niet begonnen.
refused-no_hints = Tips zijn er alleen in partijen zonder rating tegen bots.
refused-no_order = Dit automatische antwoord bestaat niet.
refused-no_offer = Er ligt geen voorstel.
refused-nobody_to_agree = Bots kunnen geen remise aannemen.
refused-no_moment = De partij heeft deze stelling of plek niet.
refused-no_table = Deze tafel bestaat niet. Controleer de link.
refused-moved = Deze tafel is naar een andere server verhuisd.
refused-no_analysis = Deze analyse is weg. Start haar opnieuw.
refused-no_person = Niemand speelt op deze plek. Kies een andere.
refused-too_many = Je lijst is vol. Verwijder eerst iemand.
refused-no_handle = Dit item is weg. Laad de pagina opnieuw.
refused-no_line = Dit bericht is weg. Laad de pagina opnieuw.
refused-empty = Vul eerst een tekst in.
refused-no_zone = Deze tijdzone bestaat niet.
refused-not_offered = Deze server verstuurt zulke berichten niet.
refused-unconfirmed = Open eerst de link in de bevestigingsmail.
refused-not_your_turn = Je bent niet aan zet.
refused-revealed = Sindsdien is iets verborgens onthuld: dit kan niet worden teruggenomen.
refused-nothing_to_undo = Je hebt nog geen zet gedaan.
refused-offer_open = Er staat al een voorstel open.
refused-malformed = Dat is geen zet van dit spel.
refused-name = Een naam heeft 2 tot 24 tekens: letters, cijfers, spaties en . _ - ’
refused-name_taken = Iemand heeft die naam al: kies een andere.
refused-password = Een wachtwoord heeft 8 tot 200 tekens en is niet de naam.
refused-wrong_password = Die naam en dat wachtwoord horen niet bij elkaar.
refused-slow_down = Te veel pogingen. Probeer het over { $wait } s opnieuw.
refused-no_account = Hiervoor is een account nodig: meld je eerst aan.
refused-has_account = Er is al een account.
refused-nobody = Deze browser neemt hier geen cookies aan: zonder cookies wordt niemand herkend.
refused-no_such_person = Er is geen account met die naam.
refused-rated = Niet aan een tafel die meetelt: geen bots, en niets wordt teruggenomen.
refused-unwelcome = Je kunt aan deze tafel niet gaan zitten.
refused-suspended = Je bent op deze server geschorst. Reden: { $reason }
refused-held = Een beheerder heeft deze tafel stilgezet.
refused-guests = Op deze server spelen alleen mensen met een account. Log eerst in.
refused-public = Op deze server zijn tafels alleen op uitnodiging.
refused-quota = { $what ->
    [bots] Je hebt al { $limit } tafels met alleen bots. Wacht tot er een is afgelopen.
    [day] Je hebt vandaag { $limit } tafels gemaakt. Probeer het morgen weer.
   *[tables] Je hebt al { $limit } tafels die niet af zijn. Maak er eerst een af.
}
suspended = Je bent geschorst tot { $until }. Je kunt kijken, maar niet spelen of chatten. Reden: { $reason }
suspended-forever = Je bent geschorst. Je kunt kijken, maar niet spelen of chatten. Reden: { $reason }
accounts-only = Op deze server spelen alleen mensen met een account.
table-public-never = Tafels op deze server zijn alleen op uitnodiging: deel de link.
refused-no_rematch = Niet iedereen aan deze tafel kan nog eens spelen.

account = Account
your-profile = Je profiel: { $name }
page-leaderboards = Ranglijsten
rated = Telt mee
rated-about = De uitslag verandert ieders rating. Alleen voor accounts: geen bots, niets wordt teruggenomen, en wie weggaat heeft verloren.
rated-sign-up = Maak een account om hier te spelen
all-your-games = Al je partijen
your-turn-here = Jij bent aan zet

seat-code = Ander apparaat gebruiken
seat-code-enter = Plaatscode gebruiken
seat-code-qr = QR-code van de link

zoom-in = Inzoomen
zoom-out = Uitzoomen
turn-board = Bord draaien
zoom-fit = Alles tonen

# Meldingen

you-are-asked = Er wordt je iets gevraagd
notifications = Meldingen

## Lessen

learn = Leren
learn-game = Leren: { $game }
