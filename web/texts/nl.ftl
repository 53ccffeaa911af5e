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
watch = Terugkijken
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
    [one] De anderen kunnen na 1 minuut verder
   *[other] De anderen kunnen na { $minutes } minuten verder
}
claim-never = De anderen wachten
at-zero = Als de tijd op is
at-zero-bot = Een bot neemt het over
at-zero-lose = Die speler verliest
clock-left-days = { $days } d { $hours } u
time-left = Resterende tijd
table-public = Iedereen ziet deze tafel en kan meedoen
table-rules = Regels van deze tafel
open-table = Tafel maken
guest = Gast

to-home = Startpagina
close = Sluiten
menu = Menu
loading = Laden…
cannot-load = Laden mislukt. Controleer je verbinding en probeer het opnieuw.
try-again = Probeer opnieuw
nowhere = Deze pagina bestaat niet.
no-table = Deze tafel bestaat niet. Controleer de link.
reconnecting = Verbinding verbroken. Opnieuw verbinden… Je zetten zijn bewaard.

seats = Spelers aan deze tafel
seat-free = Vrije plek
you = jij
bot = Bot { $name }
bot-random = Bot, willekeurig
bot-greedy = Bot, gretig
bot-of-level = Bot, niveau { $level }
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
views = Weergave
tab-board = Bord
tab-log = Verloop
tab-players = Spelers
the-game = Het spel
watching = Je kijkt mee
watching-count = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
watching-too = { $count ->
    [one] en nog iemand
   *[other] en nog { $count } anderen
}
asked-of-you = Jouw zet
your-turn = Jij bent aan de beurt.
waits-for = Wachten op { $player }.
waits-secret = Iemand kiest in het geheim…
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
notation = Notatie
look-back = Deze stelling bekijken
looking-back = Na zet { $number }
back-to-now = Terug naar de partij
step-back = Vorige zet
step-forward = Volgende zet
chat = Schrijf een bericht
send = Versturen
report-line = Bericht melden
sound = Geluid
on = aan
off = uit
others-moves = Zetten van anderen
show-all = Overslaan
yes = ja
no = nee
full-screen = Volledig scherm

log-chat = { $player }: { $text }
log-sit = { $player } doet mee.
log-start = De partij begint.
log-leave = { $player } verlaat de tafel.
log-resign = { $player } geeft op.
log-time = { $player } heeft geen tijd meer.
log-offer-draw = { $player } biedt remise aan.
log-offer-undo = { $player } wil een zet ongedaan maken.
log-played-by = { $player } laat een bot spelen: { $bot }.
log-taken-back = { $player } speelt weer zelf.
log-rematch = De revanche staat klaar.
log-close = Een beheerder sluit de tafel: { $text }

take-back = Ongedaan maken
offer-draw = Remise aanbieden
agree = Accepteren
decline = Weigeren
let-bot-play-sure = Nu overdragen
let-bot-play = Bot laten spelen
play-myself = Weer zelf spelen
resign = Opgeven
resign-sure = Opgave bevestigen
leave-seat = Plek verlaten
standing-order = Automatisch antwoord
order-none = Vraag het mij

lobby = Wie speelt er mee?
lobby-free = { $count ->
    [one] 1 vrije plek. De partij begint zodra alle plekken bezet zijn.
   *[other] { $count } vrije plekken. De partij begint zodra alle plekken bezet zijn.
}
lobby-starting = Alle plekken zijn bezet. De partij begint.
host-decides = Wie de tafel heeft gemaakt, kan vrije plekken met bots opvullen.
bots-about = Niemand om op te wachten? Laat bots de vrije plekken innemen.
sit-here = Hier meedoen
seat-bot = Bot toevoegen
bot-level = Bots
fill-with-bots = Starten met bots
invite = Spelers uitnodigen
invite-how = Deel deze link om spelers uit te nodigen.
invite-link = Link naar de tafel
invite-qr = QR-code van de tafellink
copy = Kopiëren
copied = Gekopieerd
copy-failed = Selecteer de link en kopieer die
link-local = Deze link werkt alleen op deze computer. Wil je met anderen op je netwerk spelen, stop de server dan en start hem met

game-over = De partij is afgelopen.
end-resigned = { $winner } wint: { $player } heeft opgegeven.
end-agreed = Remise in onderling overleg.
end-time = { $winner } wint: { $player } had geen tijd meer.
end-left = { $winner } wint: { $player } heeft de tafel verlaten.
end-abandoned = De partij is afgebroken.
end-closed = Een beheerder heeft deze tafel gesloten: { $why }
rematch = Revanche
to-rematch = Naar de revanche
replay = Terugkijken
download-record = Partijbestand
verify = Schudden controleren
verdict-fair = Het schudden klopt: het komt overeen met de vastlegging die je kreeg en bevat de seed van je browser.
verdict-consistent = Het schudden is consistent: het volgt uit het geheim van de server en de seeds van de spelers. Deze browser kreeg geen vastlegging en kan dus niet zien of het geheim is verwisseld.
verdict-unfair = Het schudden klopt niet: het volgt niet uit het geheim en de seeds van de spelers.
verdict-broken = Het schudden klopt niet: het onthulde geheim past niet bij de vastlegging die je kreeg.
verdict-unsalted = Het schudden klopt niet: de seed van je browser ontbreekt.
verdict-unknown = In dit partijbestand ontbreken de gegevens om het schudden te controleren.
first = Eerste stelling
last = Laatste stelling
pause = Pauzeren
play-on = Automatisch afspelen
moment = Stelling
see-as = Bekijk als
spectator = Toeschouwer
import-how = Kies een partijbestand of sleep het hierheen.
import-checked = Tatami speelt het bestand volgens de regels na en bewaart het niet.

analysis = Analyse
analysis-running = Stelling { $done } van { $total } wordt geanalyseerd…
analysis-intro = Bekijk hoe de winstkansen veranderden, welke zetten het meest kostten en wat geluk was.
analysis-more = Meer zetten die iets kostten
move-number = Zet { $number }
copy-link = Link kopiëren
analyse = Analyseren
analysis-depth = Diepte
analysis-depth-quick = snel
analysis-depth-normal = normaal
analysis-depth-deep = diep
analysis-progress = Geanalyseerde stellingen
analysis-waits = { $count ->
    [one] 1 analyse gaat voor
   *[other] { $count } analyses gaan voor
}
analysis-cancel = Afbreken
analysis-failed = De analyse is mislukt. Probeer het later opnieuw.
analysis-of = Zetten van
analysis-limits = Winstkansen, elk geschat met { $simulations } simulaties. De grafiek kent alle kaarten; een zet wordt beoordeeld op wat de speler kon weten. ± is de standaardfout van de steekproef. De analyse kan een stelling ook verkeerd inschatten.
graph = Winstkansen tijdens de partij
graph-at = Na zet { $number }:
graph-table = De grafiek als tabel
judged-worse = Van { $before } naar { $after }: “{ $played }” in plaats van “{ $best }”.
judged-best = { $before } winstkans. “{ $played }” was de beste gevonden zet.
judged-none = In deze stelling viel er niets te kiezen.
judged-show = Op het bord tonen
worst-none = Geen enkele zet kostte duidelijk iets.
fork = Vanaf hier verder
fork-seat = Speel als
fork-here = Vanaf hier spelen
fork-true = Zelfde kaarten
fork-redealt = Andere kaarten
fork-over = Hier is de partij al afgelopen.
forked-true = Voortzetting van een andere partij na zet { $moves }, met dezelfde kaarten. Zonder rating.
forked-redealt = Voortzetting van een andere partij na zet { $moves }. De verborgen kaarten zijn opnieuw gedeeld. Zonder rating.
hint = Tip
hint-best = Probeer { $move } ({ $share } ± { $error } winstkans).
hint-second = Ook goed: { $move }

rules-of = Regels: { $game }
rules-contents = Inhoud
rules-english = Deze regels zijn er alleen in het Engels.

refused-offline = Je bent offline. Probeer het zo opnieuw.
refused-look_again = De partij is al verder. Kijk op het bord.
refused-going_down = De server wordt opnieuw gestart. Probeer het zo weer.
refused-busy = De server heeft het druk. Probeer het zo weer.
refused-internal = Er ging iets mis op de server. Geef de code { $trace } door aan de beheerder.
refused-broken = Deze tafel is beschadigd en kan niet worden geopend. De beheerder van de server kan ernaar kijken.
refused-wrong_code = Deze code opent geen plek aan deze tafel. Controleer hem of vraag een nieuwe.
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
refused-not_full = Er zijn nog plekken vrij. Vul die eerst.
refused-yours_already = Je speelt al zelf op deze plek.
refused-no_bot = Die bot bestaat niet. Kies een andere.
refused-wrong_time = Dat kan op dit punt van de partij niet.
refused-not_started = De partij is nog niet begonnen.
refused-no_hints = Tips zijn er alleen in partijen zonder rating tegen bots.
refused-no_order = Dit automatische antwoord bestaat niet.
refused-no_offer = Er is geen openstaand aanbod.
refused-nobody_to_agree = Bots kunnen geen remise aannemen.
refused-no_moment = De partij heeft deze stelling of plek niet.
refused-no_claim = Je kunt nu niet zonder deze speler verder.
refused-too_early = Geef de speler nog wat tijd om terug te komen.
refused-chat_full = De chat van de toeschouwers aan deze tafel is vol.
tournaments = Toernooien
refused-no_table = Deze tafel bestaat niet. Controleer de link.
refused-no_tournament = Dit toernooi bestaat niet. Controleer de link.
refused-bad_tournament = Deze instellingen gaan niet samen. Verander er een.
refused-not_organizer = Alleen de organisator kan dat doen.
refused-too_few_players = Er zijn te weinig spelers of teams. Wacht tot er meer meedoen.
refused-too_many_players = Er zijn te veel spelers voor dit toernooi.
refused-already_joined = Je doet al mee aan dit toernooi.
refused-joining_closed = Dit toernooi laat geen nieuwe spelers meer toe.
refused-no_team = Dit is een teamtoernooi. Vul de naam van je team in.
refused-not_host_of_evening = Dit is niet de sleutel van de host. Open de link uit de terminal.
refused-moved = Deze tafel is naar een andere server verhuisd.
refused-no_analysis = Deze analyse is er niet meer. Start een nieuwe.
refused-no_puzzle = Deze puzzel bestaat niet. Kies een andere.
refused-sealed = Anderen spelen deze verdeling nog. Speel die eerst zelf, of kom morgen terug.
refused-one_try = Deze partij wordt met andere vergeleken, dus elke zet telt.
refused-no_deal = Dit spel heeft geen verdeling van de dag. Kies een ander spel.
refused-no_duplicate = Deze verdelingen bestaan niet. Controleer de link.
refused-no_person = Niemand speelt op deze plek. Kies een andere.
refused-too_many = Je lijst is vol. Verwijder eerst iemand.
refused-no_handle = Dit item is er niet meer. Laad de pagina opnieuw.
refused-no_line = Dit bericht is er niet meer. Laad de pagina opnieuw.
refused-empty = Vul eerst een tekst in.
refused-no_zone = Deze tijdzone bestaat niet.
refused-not_offered = Op deze manier verstuurt deze server geen meldingen.
refused-unconfirmed = Open eerst de link in de bevestigingsmail.
refused-not_your_turn = Je bent niet aan de beurt.
refused-revealed = Dit kun je niet meer ongedaan maken: sindsdien is er iets verborgens onthuld.
refused-nothing_to_undo = Je hebt nog geen zet gedaan.
refused-offer_open = Er staat nog een aanbod open. Beantwoord dat eerst.
refused-malformed = Dat is geen zet van dit spel.
refused-name = Gebruik 2 tot 24 tekens: letters, cijfers, spaties en . _ - ’
refused-name_taken = Deze naam is al in gebruik. Kies een andere.
refused-password = Kies een wachtwoord van 8 tot 200 tekens dat niet je naam is en niet makkelijk te raden is.
refused-wrong_password = Naam of wachtwoord klopt niet.
refused-slow_down = Te veel pogingen. Probeer het over { $wait } s opnieuw.
refused-no_account = Hiervoor heb je een account nodig. Log in of registreer je.
refused-has_account = Je hebt al een account.
refused-nobody = Sta cookies toe voor deze site, zodat die je herkent.
refused-no_such_person = Geen account heeft deze naam.
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
refused-no_rematch = Niet iedereen aan deze tafel kan nog eens spelen.

account = Account
your-profile = Je profiel: { $name }
page-leaderboards = Ranglijsten
rated = Met rating
rated-about = Verandert ieders rating. Alleen met account, geen bots, niets ongedaan maken. Wie weggaat, verliest.
rated-sign-up = Registreer je om hier te spelen
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

you-are-asked = Jouw antwoord is nodig
notifications = Meldingen

## Lessen

learn = Leren
learn-game = Leren: { $game }
puzzles-link = Puzzels
puzzles-link-game = Puzzels: { $game }
deals-link = Verdeling van de dag
duplicate-link = Duplicate
deal-compare = Vergelijk met anderen
