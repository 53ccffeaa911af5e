# Spelers: accounts, profielen, eerdere partijen, ranglijsten

people = Mensen
profile = Profiel
page-account = Account
page-history = Je partijen
guest-about = Je speelt als gast. Deze browser onthoudt je. Met een account bewaar je je partijen en speel je op elk apparaat. Je kunt dan ook met rating spelen.
sign-up = Registreren
sign-up-about = Je behoudt je plekken en partijen.
sign-in = Inloggen
sign-in-about = Heb je al een account?
account-name = Naam
account-name-hint = Zichtbaar voor iedereen. 2 tot 24 letters, cijfers, spaties en . _ - ’
password = Wachtwoord
password-hint = { $reset ->
    [email] Minstens 8 tekens. Voeg daarna een e-mailadres toe, voor het geval je je wachtwoord vergeet.
    [staff] Minstens 8 tekens. Vergeten? Vraag het de beheerders van deze server.
   *[none] Minstens 8 tekens.
}
password-show = Wachtwoord tonen
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
signed-in-as = Ingelogd als { $name }
sessions = { $count ->
    [one] Alleen op dit apparaat.
   *[other] Op { $count } apparaten, waaronder dit.
}
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
change-name = Naam wijzigen
change-name-about = Ook eerdere partijen tonen de nieuwe naam.
change-password = Wachtwoord wijzigen
change-password-about = Logt al je andere apparaten uit.
changed = Opgeslagen.
listed = Toon mij in ranglijsten
listed-about = Staat dit uit, dan ziet niemand anders je rang. Je profiel blijft openbaar.
account-notifications = Meldingen
account-notifications-about = Hoe Tatami je laat weten dat je aan de beurt bent.
manners = Gedempt en geblokkeerd
manners-none = Niemand. In het menu van een tafel kun je spelers dempen of blokkeren.
muted = gedempt: je ziet geen berichten van deze speler
blocked = geblokkeerd: geen chat, niet aan jouw tafels
mute = Dempen
mute-name = { $name } dempen
block = Blokkeren
block-name = { $name } blokkeren
unmute = Dempen opheffen
unmute-name = { $name } niet meer dempen
unblock = Deblokkeren
unblock-name = { $name } deblokkeren
muted-short = Gedempt
blocked-short = Geblokkeerd
report-reason = Reden (optioneel)
report-about = Moderators zien dit bericht, de chat eromheen en je reden. De auteur hoort hier niets van.
report-send = Melden
reported = Gemeld. In het menu van de tafel kun je deze speler ook dempen of blokkeren.
your-data = Je gegevens
your-data-about = Download alles wat deze server over je bewaart, of verwijder het.
your-data-guest = Download alles wat deze server over deze gast bewaart, of verwijder het.
export = Mijn gegevens downloaden
delete-account = Account verwijderen
delete-guest = Gastgegevens verwijderen
delete-about = Verwijdert je naam, chat, ratings en instellingen voorgoed. Partijen met anderen blijven bestaan zonder je naam. Lopende partijen met twee spelers verlies je.
delete-really = Voorgoed verwijderen
account-deleted = Je account is verwijderd
guest-deleted = Je gastgegevens zijn verwijderd
deleted-gone = Je naam, wachtwoord, ratings, chat en instellingen zijn van deze server verdwenen.
deleted-kept = Partijen met anderen blijven in hun geschiedenis staan, zonder je naam. Je hebt je lopende partijen verlaten.
keep = Annuleren
deleted-person = verwijderde speler

play-rated = Kies “Tafel met vrienden” om met rating te spelen.
since = Lid sinds { $date }
ratings = Ratings
ratings-none = Nog geen partijen met rating.
ratings-none-own = Nog geen partijen met rating. Kies “Tafel met vrienden” en dan “Met rating”.
rating = Rating
rating-date = Datum
rating-change = Verschil
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Ratingverloop: { $game }
rating-about = Iedereen begint op 1500 ± 350. De ± is de standaardafwijking. Een rating is voorlopig tot de ± onder 110 komt. De band in de grafiek toont hetzelfde.
provisional = voorlopig
rated-games = { $count ->
    [one] 1 partij met rating
   *[other] { $count } partijen met rating
}
to-leaderboard = Ranglijst
game-of = { $game }, { $count } spelers
results = Uitslagen
game = Spel
games-played = Partijen
games-won = Gewonnen
games-shared = Gedeeld
games-drawn = Remise
games-lost = Verloren
rated-change = Rating: { $rating } ({ $change })
public-only = Partijen aan openbare tafels
latest-games = Laatste partijen
no-public-games = Nog geen partijen aan openbare tafels.

going = Lopende partijen
seats-free = { $count ->
    [one] 1 vrije plek
   *[other] { $count } vrije plekken
}
to-table = Naar de tafel
finished-games = Afgelopen partijen
all-games = Alle
against = tegen { $names }
gave-up = afgebroken
more-games = Meer tonen
no-games = Nog geen afgelopen partijen.
no-games-of-this = Zo’n partij heb je nog niet afgemaakt.

rank = Rang
player = Speler
ranked = { $count ->
    [one] 1 speler met rang
   *[other] { $count } spelers met rang
}
ranked-none = Niemand heeft hier nog een rang.
your-rank = Je rang
your-rating-provisional = Je rating is voorlopig, dus je hebt nog geen rang.
newcomers = Voorlopig
newcomers-about = Meest recente spelers eerst
page-before = Vorige
page-after = Volgende
leaderboard-about = Spelers met een partij in het afgelopen jaar en een vaste rating. Vast betekent: tot op 110 punten zeker. Met 2 spelers zijn daarvoor ongeveer 15 partijen met rating nodig. Met 8 spelers kunnen het er 40 zijn. Gelijke ratings delen een rang.

## Plekcodes

seat-code-about = Met een plekcode kun je ook op een ander apparaat op deze plek spelen. Verder kun je er niets mee.
seat-code-make = Code maken
seat-code-new = Nieuwe code maken
seat-code-revoke = Code intrekken
seat-code-revoked = Code ingetrokken. Die geeft geen toegang meer tot je plek.
seat-code-is = Plekcode
seat-code-once = Je ziet deze code maar één keer. Iedereen die hem heeft, kan op jouw plek spelen.
seat-code-link = Link naar je plek
seat-code-used = { $devices ->
    [0] Je plek heeft een code. Geen apparaat gebruikt die.
    [one] Je plek heeft een code. 1 apparaat gebruikt die.
   *[other] Je plek heeft een code. { $devices } apparaten gebruiken die.
}
seat-code-replaces = Een nieuwe code vervangt deze. Op die apparaten kun je dan niet meer op je plek spelen.
seat-code-type = Voer de code in die je andere apparaat toont.
seat-code-open = Naar de plek
seat-code-device = Dit apparaat speelt met een code op deze plek.
seat-code-close = Hier niet meer spelen

# What the operator allows, and new passwords

registration-closed = Op deze server kun je geen nieuw account maken.
registration-invitation = Je hebt een uitnodiging nodig om je te registreren. Vraag de beheerders van deze server om een link.
invited = Je bent uitgenodigd om een account te maken.
refused-registration = Op deze server kun je geen nieuw account maken.
refused-invitation = Deze uitnodiging werkt niet meer. Vraag een andere link.
guests-off = Zonder account kun je op deze server alleen kijken.
page-reset = Nieuw wachtwoord
reset-about = Kies een nieuw wachtwoord voor je account. Alle apparaten worden uitgelogd.
reset-done = Wachtwoord gewijzigd. Log ermee in.
reset-bad-link = Deze link werkt niet meer. Vraag een andere.
page-confirm-email = E-mailadres
email-title = E-mail voor een vergeten wachtwoord
email-about = Niet verplicht. Tatami gebruikt je adres alleen om je wachtwoord te herstellen.
email-address = E-mailadres
email-none = Nog geen adres.
email-confirmed = Bevestigd: { $address }
email-unconfirmed = Nog niet bevestigd: { $address }. Open de link in de e-mail.
email-save = Adres opslaan
email-remove = Adres verwijderen
email-sent = Verstuurd. Open de link in de e-mail.
email-invalid = Vul een geldig e-mailadres in.
email-bad-link = Deze link werkt niet meer. Sla het adres opnieuw op.
email-now-confirmed = Je e-mailadres is bevestigd.
forgot = Wachtwoord vergeten?
forgot-about = Heeft het account een bevestigd e-mailadres, dan gaat daar een link naartoe.
forgot-name = Accountnaam of e-mailadres
forgot-send = Link sturen
forgot-sent = Klaar. Kijk in je e-mail.
administration = Beheer
administration-about = Je bent beheerder van deze server.

refused-password = Kies een wachtwoord van 8 tot 200 tekens dat niet je naam is en niet makkelijk te raden is.
refused-wrong_password = Naam of wachtwoord klopt niet.
refused-has_account = Je hebt al een account.
