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
sound = Geluid
on = aan
off = uit
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

take-back = Terugnemen
offer-draw = Remise aanbieden
agree = Akkoord
decline = Afslaan
offer-waits = Wachten op de anderen.
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
invite-how = Wie dit adres opent, kan gaan zitten.
invite-link = Adres van deze tafel
invite-qr = Het adres van deze tafel als QR-code
copy = Kopiëren
copied = Gekopieerd

game-over = Het spel is afgelopen.
end-resigned = { $winner } wint: { $player } heeft opgegeven.
end-agreed = Remise, in overleg.
end-time = { $winner } wint: de tijd van { $player } is om.
end-abandoned = De partij is afgebroken.
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
refused-not_your_turn = Je bent niet aan zet.
refused-revealed = Sindsdien is iets verborgens onthuld: dit kan niet worden teruggenomen.
refused-nothing_to_undo = Je hebt nog geen zet gedaan.
refused-offer_open = Er staat al een voorstel open.
refused-malformed = Dat is geen zet van dit spel.

samourai-board = Het bord, 11 bij 11
samourai-dragon = draak
samourai-ibis = ibis
samourai-sun = zon
samourai-sabre = sabel
samourai-shiro = shiro
samourai-anzen = anzen
samourai-mekura = mekura
samourai-selected = gekozen
samourai-target = kan hierheen
samourai-can-move = kan bewegen
samourai-last = laatste zet

zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Alles tonen
village-field = Het veld: met de pijltoetsen van kaart naar kaart
village-at = { $cell }: dorp met { $village }
village-lead = { $symbol }: { $player } leidt met { $influence }
village-no-lead = { $symbol }: niemand leidt
village-scored = gewaardeerd
village-free-sides = { $count ->
    [one] één kant vrij
   *[other] { $count } kanten vrij
}
village-card-at = { $cell }: { $card } van { $player }
village-open = { $cell }: vrij vak
village-founds = opent dorpen op { $cells }
village-completes = voltooit { $cells }
village-due = { $cell }: hier komt een dorp

seven-table = De tafel: pijltjes lopen, punt en komma gaan van keuze naar keuze
seven-village = Dorp van { $player }
seven-own = Jouw dorp
seven-target = doel
seven-lying = op tafel { $cards }
seven-nothing-lies = niets op tafel
seven-in-front = voor je: { $card }
seven-defence = verdediging { $count }
seven-rice = { $count } rijst
seven-in-hand = { $count } in de hand
seven-known = bekend: { $cards }
seven-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
seven-pile = Stapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
seven-discard = Aflegstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, bovenop: { $card }
seven-discard-empty = Aflegstapel, leeg
seven-discard-all = Op de aflegstapel: { $count }
seven-steps = Deze beurt
seven-draw = nemen
seven-play = spelen
seven-round = Ronde { $round } van { $rounds }
seven-round-number = Ronde { $round }
seven-sheet = Scoreblad
seven-cards = Alle kaarten
seven-total = Totaal
seven-called = riep zeven
seven-aims = Hoe ver elk kleurenpaar van zeven is
seven-aim = { $one } en { $other }: { $cards } van 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } terug te nemen
}, { $points } waard
seven-of-seven = { $cards } van 7
seven-misfits = { $count } terug te nemen
seven-misfit = terug te nemen
seven-held = in de hand: { $card }
seven-worth = zou { $points } waard zijn
seven-worth-now = nu { $points } waard
seven-lay-here = Hier neerleggen
seven-pairs = Als paar:
seven-choose-card = Kies een kaart uit je hand.

honor-wall = De tafel: pijltoetsen lopen van plaats naar plaats, de punt gaat naar de volgende keuze
honor-value-honor = Eer
honor-value-ki = Ki: drie geven een actie
honor-value-strength = Kracht: drie geven een dobbelsteen
honor-head-daimyo = Daimyo-huis
honor-head-samurai = Samurai-huis
honor-no-daimyo = geen daimyo
honor-card = { $card }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house = { $house } van { $player }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house-none = { $house } van { $player }: geen daimyo
honor-house-steal = een dief kan nemen: { $cards }
honor-house-risk = een sluipmoordenaar slaagt met { $chance } %
honor-player = { $player }: { $honor } eer van { $target }, { $income } per beurt, { $hand } kaarten in de hand, { $actions } acties, { $attack } dobbelstenen om aan te vallen, { $defence } om te verdedigen
honor-of-target = { $honor } eer van { $target }, { $income } per beurt
honor-income = { $income } eer in de volgende eigen beurt
honor-hand-size = { $hand } kaarten in de hand
honor-allowance = { $actions } acties door { $ki } ki
honor-attack-dice = valt aan met { $attack } dobbelstenen: kracht { $strength } zonder de burcht
honor-defence-dice = verdedigt met { $defence } dobbelstenen: kracht { $strength }
honor-shogun = shogun
honor-status-samurai = samurai
honor-status-ronin = ronin
honor-service-new = dient { $lord } vanaf de volgende beurt
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } tot de volgende eigen beurt
honor-track = Eer op weg naar { $target }
honor-middle = Het midden van de tafel
honor-turns = Beurt { $turns } van { $limit }
honor-pile = { $count } kaarten op de stapel
honor-discards = { $count } kaarten afgelegd
honor-held = Onderweg: { $card }
honor-shogun-free = Niemand is shogun: { $honor } eer per beurt wacht
honor-shogun-held = { $player } is shogun: { $honor } eer per beurt
honor-roll-battle = De slag
honor-roll-assassin = De sluipmoordenaar heeft { $needed } nodig
honor-hand = Je hand
honor-actions = { $left ->
    [one] Nog 1 actie
   *[other] Nog { $left } acties
}: { $ki } ki geeft { $allowance }, { $used } gebruikt
honor-actions-next = { $ki } ki: { $allowance } acties in je beurt
honor-discard-card = Afleggen …
honor-order = Gezicht te redden?
honor-answer = Je antwoord is nodig
honor-do-end = Beurt beëindigen
honor-do-draw = Kaart trekken
honor-do-shogun = Shogun worden
honor-do-break = Verbond verbreken
honor-do-stop = Geen tweede kaart
honor-do-throw-away = Afleggen
honor-do-attack = Aanvallen
honor-do-ally = Dienen
honor-do-dishonor = Onteren

# Meldingen

call-your-turn = Jij bent aan de beurt
call-you-are-asked = Er wordt je iets gevraagd
call-game-over = Het spel is afgelopen
call-to-rematch = Een revanche
notifications = Meldingen
refused-address = Dit is geen adres waar we iets heen kunnen sturen.
refused-not_sent = De brief kon niet worden verstuurd. Kijk het adres na of probeer het later.
refused-bad_link = Deze link is afgebroken of ergens anders gemaakt.
refused-no_channel = Dit is er niet meer.
refused-slow_down = Te vaak: probeer het over een poosje.

## Lessen

learn = Leren
learn-game = Leren: { $game }
lesson-of = { $game }: eerste les
lesson-steps = Stappen van de les
lesson-step = Stap { $number } van { $count }
lesson-done = Dat was de les: je weet genoeg voor een eerste spel.
lesson-again = Van voren af aan
step-done = gedaan
show-me = Laat zien
start-over = Opnieuw
try-again = Probeer opnieuw
once-more = Nog eens
next-step = Verder
live-board = Een bord om te proberen: { $name }
live-board-try = Kies iets om te zien wat het doet.
