# Konten, Profile, frühere Partien, Ranglisten

people = Leute
profile = Profil
page-account = Konto
page-history = Deine Partien
guest-about = Du spielst als Gast. Ungewertete Partien stehen dir offen, und dieser Browser merkt sich dich. Ein Konto behält deine Plätze und Partien, funktioniert auf jedem Gerät und erlaubt gewertete Partien.
sign-up = Konto anlegen
sign-up-about = Deine Plätze und Partien bleiben deine.
sign-in = Anmelden
sign-in-about = Mit einem Konto, das du schon hast.
account-name = Name
account-name-hint = Alle sehen ihn. 2 bis 24 Buchstaben, Ziffern, Leerzeichen und . _ - ’
password = Passwort
password-hint = Mindestens 8 Zeichen. Wenn du es vergisst, frag die Leute, die den Server betreiben.
password-show = Das Passwort zeigen
password-old = Das bisherige Passwort
password-new = Das neue Passwort
signed-in-as = Angemeldet als { $name }
sessions = { $count ->
    [one] Nur auf diesem Gerät.
   *[other] Auf { $count } Geräten, dieses mitgezählt.
}
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
change-name = Den Namen ändern
change-name-about = Auch frühere Partien zeigen den neuen Namen.
change-password = Das Passwort ändern
change-password-about = Alle anderen Geräte werden abgemeldet.
changed = Geändert.
listed = Zeige mich auf Ranglisten
listed-about = Sonst siehst nur du deinen Platz. Dein Profil bleibt für alle sichtbar.
account-notifications = Benachrichtigungen
account-notifications-about = Wie du erfährst, dass du am Zug bist.
manners = Stumm und gesperrt
manners-none = Niemand. Im Menü eines Tisches kannst du stummschalten oder sperren, wer dort sitzt.
muted = stumm: Du liest ihren Chat nicht
blocked = gesperrt: kein Chat, und nicht an deinen Tischen
undo = Rückgängig
undo-manner = Rückgängig: { $name }
mute = Stumm
mute-name = { $name } stummschalten
muted-now = Du liest nicht mehr, was { $name } schreibt.
block = Sperren
block-name = { $name } sperren
blocked-now = { $name } kann nicht mehr an deine Tische.
report-reason = Warum (wenn du magst)
report-about = Wer diesen Server betreibt, sieht die Zeile, die ringsum, und warum. Wer sie schrieb, erfährt nichts davon.
report-send = Melden
reported = Gemeldet. Wenn du nicht mehr davon lesen willst: Im Menü des Tisches kannst du stummschalten oder sperren.
your-data = Deine Daten
your-data-about = Alles, was über dich gespeichert ist, in einer Datei; oder lass es löschen.
your-data-guest = Alles, was über diesen Gast gespeichert ist, in einer Datei; oder lass es löschen.
export = Meine Daten herunterladen
delete-account = Das Konto löschen
delete-guest = Diesen Gast vergessen
delete-about = Name, Chat, Wertungen und Einstellungen werden für immer gelöscht. Partien, in denen andere spielten, bleiben ohne deinen Namen; eine laufende Partie zu zweit ist verloren.
delete-really = Für immer löschen
keep = Behalten
deleted-person = jemand, der gegangen ist

play-rated = Zu einem gewerteten Tisch: „Tisch mit Freunden“
since = Hier seit { $date }
ratings = Wertungen
ratings-none = Noch keine gewertete Partie.
ratings-none-own = Noch keine gewertete Partie. Wähle „Tisch mit Freunden“ und kreuze „Gewertet“ an.
rating = Wertung
rating-change = Änderung
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Wertung im Lauf der Zeit: { $game }
rating-about = Alle beginnen bei 1500 ± 350. ± ist eine Standardabweichung: wie weit die Wertung danebenliegen kann. Über 110 heißt sie vorläufig. Das Band in der Kurve zeigt dasselbe.
provisional = vorläufig
rated-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
to-leaderboard = Zur Rangliste
game-of = { $game }, { $count } Personen
results = Ergebnisse
result-won = gewonnen
result-shared = geteilt
result-drawn = remis
result-lost = verloren
game = Spiel
games-played = Partien
public-only = Partien an öffentlichen Tischen.
latest-games = Letzte Partien
no-public-games = Noch keine Partien an öffentlichen Tischen.

going = Im Gang
seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
to-table = Zum Tisch
finished-games = Beendete Partien
all-games = Alle
against = gegen { $names }
gave-up = aufgegeben
more-games = Mehr
no-games = Noch keine beendete Partie.
no-games-of-this = Noch keine beendete Partie dieses Spiels.

rank = Platz
player = Name
ranked = { $count ->
    [one] eine Person hat einen Platz
   *[other] { $count } Personen haben einen Platz
}
ranked-none = Noch hat hier niemand einen Platz.
your-rank = Dein Platz
your-rating-provisional = Deine Wertung ist vorläufig: Sie hat noch keinen Platz.
newcomers = Auf dem Weg
newcomers-about = Vorläufige Wertungen, wer zuletzt spielte zuerst
page-before = Zurück
page-after = Weiter
leaderboard-about = Konten, deren Wertung auf 110 Punkte genau ist und die im letzten Jahr gespielt haben. Das dauert etwa 15 gewertete Partien zu zweit und bis zu 40 zu acht. Gleiche Wertungen teilen einen Rang.

## Platzcodes

seat-code-about = Ein Platzcode öffnet deinen Platz an diesem Tisch auf einem anderen Gerät und sonst nichts.
seat-code-make = Code erstellen
seat-code-new = Neuen Code erstellen
seat-code-revoke = Code widerrufen
seat-code-revoked = Der Code ist widerrufen. Er öffnet deinen Platz nicht mehr.
seat-code-is = Platzcode
seat-code-once = Du siehst diesen Code nur jetzt. Wer ihn hat, kann auf deinem Platz spielen.
seat-code-link = Link, der deinen Platz öffnet
seat-code-used = { $devices ->
    [0] Dein Platz hat einen Code. Kein Gerät nutzt ihn.
    [one] Dein Platz hat einen Code. 1 Gerät nutzt ihn.
   *[other] Dein Platz hat einen Code. { $devices } Geräte nutzen ihn.
}
seat-code-replaces = Ein neuer Code widerruft diesen und schließt deinen Platz auf diesen Geräten.
seat-code-type = Gib den Code ein, den dein anderes Gerät zeigt.
seat-code-open = Platz öffnen
seat-code-device = Dieses Gerät spielt den Platz mit einem Code.
seat-code-close = Platz schließen

# What the operator allows, and new passwords

registration-closed = Auf diesem Server entstehen keine neuen Konten.
registration-invitation = Zum Registrieren brauchst du hier eine Einladung. Frag die Leute, die den Server betreiben, nach einem Link.
invited = Du bist eingeladen, ein Konto anzulegen.
refused-registration = Auf diesem Server entstehen keine neuen Konten.
refused-invitation = Diese Einladung gilt nicht mehr. Frag nach einem neuen Link.
guests-off = Ohne Konto kannst du auf diesem Server nur zusehen.
page-reset = Neues Passwort
reset-about = Setze ein neues Passwort für dein Konto. Alle Geräte werden abgemeldet.
reset-done = Dein neues Passwort gilt jetzt. Melde dich damit an.
reset-bad-link = Dieser Link gilt nicht mehr. Frag nach einem neuen.
administration = Verwaltung
administration-about = Du verwaltest diesen Server.
