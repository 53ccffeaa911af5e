# Spelers: accounts, profielen, eerdere partijen, ranglijsten

people = Mensen
profile = Profiel
page-account = Account
page-history = Je partijen
guest-about = Je speelt als gast. Partijen zonder rating staan voor je open, en deze browser onthoudt je. Een account bewaart je plekken en partijen, werkt op elk apparaat en laat je partijen met rating spelen.
sign-up = Account maken
sign-up-about = Je plaatsen en partijen blijven van jou.
sign-in = Aanmelden
sign-in-about = Met een account dat je al hebt.
account-name = Naam
account-name-hint = Iedereen ziet die. 2 tot 24 letters, cijfers, spaties en . _ - ’
password = Wachtwoord
password-hint = Minstens 8 tekens. Vergeten? Vraag het de beheerders van deze server.
password-show = Het wachtwoord tonen
password-old = Het wachtwoord tot nu toe
password-new = Het nieuwe wachtwoord
signed-in-as = Aangemeld als { $name }
sessions = { $count ->
    [one] Alleen op dit apparaat.
   *[other] Op { $count } apparaten, waaronder dit.
}
sign-out = Afmelden
sign-out-everywhere = Overal afmelden
change-name = De naam wijzigen
change-name-about = Ook eerdere partijen tonen de nieuwe naam.
change-password = Het wachtwoord wijzigen
change-password-about = Alle andere apparaten worden afgemeld.
changed = Gewijzigd.
listed = Toon mij op ranglijsten
listed-about = Anders zie alleen jij je plaats. Je profiel blijft voor iedereen zichtbaar.
account-notifications = Meldingen
account-notifications-about = Hoe je hoort dat je aan zet bent.
manners = Gedempt en geblokkeerd
manners-none = Niemand. In het menu van een tafel kun je dempen of blokkeren wie er zit.
muted = gedempt: je leest hun chat niet
blocked = geblokkeerd: geen chat, en niet aan jouw tafels
undo = Terugdraaien
undo-manner = Terugdraaien: { $name }
mute = Dempen
mute-name = { $name } dempen
muted-now = Je leest niet meer wat { $name } schrijft.
block = Blokkeren
block-name = { $name } blokkeren
blocked-now = { $name } kan niet meer aan jouw tafels komen.
report-reason = Waarom (als je wilt)
report-about = Wie deze server beheert ziet de regel, die eromheen en waarom. Wie het schreef hoort er niets van.
report-send = Melden
reported = Gemeld. Wil je er niet meer van lezen: in het menu van de tafel kun je dempen of blokkeren.
your-data = Je gegevens
your-data-about = Alles wat over jou wordt bewaard, in één bestand; of laat het wissen.
your-data-guest = Alles wat over deze gast wordt bewaard, in één bestand; of laat het wissen.
export = Mijn gegevens downloaden
delete-account = Het account verwijderen
delete-guest = Deze gast vergeten
delete-about = Naam, chat, ratings en instellingen worden voorgoed gewist. Partijen waarin anderen speelden blijven, zonder je naam; een lopende partij met z’n tweeën is verloren.
delete-really = Voorgoed verwijderen
keep = Houden
deleted-person = iemand die wegging

play-rated = Naar een tafel die meetelt: “Tafel met vrienden”
since = Hier sinds { $date }
ratings = Ratings
ratings-none = Nog geen partij die meetelt.
ratings-none-own = Nog geen partij die meetelt. Kies “Tafel met vrienden” en vink “Telt mee” aan.
rating = Rating
rating-change = Verschil
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Rating in de tijd: { $game }
rating-about = Iedereen begint met 1500 ± 350. ± is een standaardafwijking: hoe ver de rating ernaast kan zitten. Boven 110 heet die voorlopig. De band in de grafiek toont hetzelfde.
provisional = voorlopig
rated-games = { $count ->
    [one] één partij die meetelt
   *[other] { $count } partijen die meetellen
}
to-leaderboard = Naar de ranglijst
game-of = { $game }, { $count } spelers
results = Uitslagen
result-won = gewonnen
result-shared = gedeeld
result-drawn = remise
result-lost = verloren
game = Spel
games-played = Partijen
public-only = Partijen aan openbare tafels.
latest-games = Laatste partijen
no-public-games = Nog geen partijen aan openbare tafels.

going = Bezig
seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
to-table = Naar de tafel
finished-games = Afgelopen partijen
all-games = Alle
against = tegen { $names }
gave-up = opgegeven
more-games = Meer
no-games = Nog geen afgelopen partij.
no-games-of-this = Nog geen afgelopen partij van dit spel.

rank = Plaats
player = Speler
ranked = { $count ->
    [one] één speler heeft een plaats
   *[other] { $count } spelers hebben een plaats
}
ranked-none = Niemand heeft hier al een plaats.
your-rank = Jouw plaats
your-rating-provisional = Je rating is voorlopig: er is nog geen plaats.
newcomers = Onderweg
newcomers-about = Voorlopige ratings, wie het laatst speelde eerst
page-before = Terug
page-after = Verder
leaderboard-about = Accounts waarvan de rating op 110 punten nauwkeurig is en die het afgelopen jaar hebben gespeeld. Dat kost ongeveer 15 partijen met rating met z’n tweeën en tot 40 met z’n achten. Gelijke ratings delen een rang.

## Plaatscodes

seat-code-about = Een plaatscode opent je plaats aan deze tafel op een ander apparaat, en verder niets.
seat-code-make = Code maken
seat-code-new = Nieuwe code maken
seat-code-revoke = Code intrekken
seat-code-revoked = De code is ingetrokken. Hij opent je plaats niet meer.
seat-code-is = Plaatscode
seat-code-once = Je ziet deze code alleen nu. Wie de code heeft, kan op je plaats spelen.
seat-code-link = Link die je plaats opent
seat-code-used = { $devices ->
    [0] Je plaats heeft een code. Geen apparaat gebruikt die.
    [one] Je plaats heeft een code. 1 apparaat gebruikt die.
   *[other] Je plaats heeft een code. { $devices } apparaten gebruiken die.
}
seat-code-replaces = Een nieuwe code trekt deze in en sluit je plaats op die apparaten.
seat-code-type = Typ de code die je andere apparaat toont.
seat-code-open = Plaats openen
seat-code-device = Dit apparaat speelt de plaats met een code.
seat-code-close = Plaats sluiten

# What the operator allows, and new passwords

registration-closed = Deze server maakt geen nieuwe accounts.
registration-invitation = Om je hier te registreren heb je een uitnodiging nodig. Vraag de beheerders om een link.
invited = Je bent uitgenodigd om een account te maken.
refused-registration = Deze server maakt geen nieuwe accounts.
refused-invitation = Deze uitnodiging werkt niet meer. Vraag om een nieuwe link.
guests-off = Zonder account kun je op deze server alleen toekijken.
page-reset = Nieuw wachtwoord
reset-about = Kies een nieuw wachtwoord voor je account. Alle apparaten worden uitgelogd.
reset-done = Je nieuwe wachtwoord werkt. Log ermee in.
reset-bad-link = Deze link werkt niet meer. Vraag om een nieuwe.
administration = Beheer
administration-about = Je bent beheerder van deze server.
