# Konten, Profile, frühere Partien, Ranglisten

people = Leute
profile = Profil
page-account = Konto
page-history = Deine Partien
guest-about = Du spielst als Gast. Dieser Browser erkennt dich wieder. Mit einem Konto behältst du deine Partien und spielst auf jedem Gerät. Auch für gewertete Partien brauchst du ein Konto.
sign-up = Registrieren
sign-up-about = Deine Plätze und Partien bleiben erhalten.
sign-in = Anmelden
sign-in-about = Du hast schon ein Konto?
account-name = Name
account-name-hint = Für alle sichtbar. 2 bis 24 Buchstaben, Ziffern, Leerzeichen und . _ - ’
password = Passwort
password-hint = { $reset ->
    [email] Mindestens 8 Zeichen. Hinterlege später eine E-Mail-Adresse für den Fall, dass du es vergisst.
    [staff] Mindestens 8 Zeichen. Wenn du es vergisst, wende dich an die Betreiber des Servers.
   *[none] Mindestens 8 Zeichen.
}
password-show = Passwort anzeigen
password-old = Aktuelles Passwort
password-new = Neues Passwort
signed-in-as = Angemeldet als { $name }
sessions = { $count ->
    [one] Nur auf diesem Gerät.
   *[other] Auf { $count } Geräten, dieses mitgezählt.
}
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
change-name = Namen ändern
change-name-about = Auch frühere Partien zeigen den neuen Namen.
change-password = Passwort ändern
change-password-about = Meldet alle deine anderen Geräte ab.
changed = Gespeichert.
listed = In Ranglisten zeigen
listed-about = Wenn du das ausschaltest, siehst nur du deinen Rang. Dein Profil bleibt öffentlich.
account-notifications = Benachrichtigungen
account-notifications-about = Wie Tatami dir sagt, dass du am Zug bist.
manners = Stummgeschaltet und blockiert
manners-none = Niemand. Im Menü eines Tisches kannst du andere stummschalten oder blockieren.
muted = stummgeschaltet: Chat ausgeblendet
blocked = blockiert: kein Chat, kein Zutritt zu deinen Tischen
mute = Stummschalten
mute-name = { $name } stummschalten
block = Blockieren
block-name = { $name } blockieren
unmute = Nicht mehr stummschalten
unmute-name = { $name } nicht mehr stummschalten
unblock = Blockierung aufheben
unblock-name = Blockierung von { $name } aufheben
muted-short = Stummgeschaltet
blocked-short = Blockiert
report-reason = Grund (optional)
report-about = Die Moderation sieht diese Nachricht, den Chat davor und danach und deinen Grund. Der Absender erfährt nichts davon.
report-send = Melden
reported = Gemeldet. Im Menü des Tisches kannst du die Person auch stummschalten oder blockieren.
your-data = Deine Daten
your-data-about = Lade alles herunter, was dieser Server über dich speichert, oder lösche es.
your-data-guest = Lade alles herunter, was dieser Server über diesen Gast speichert, oder lösche es.
export = Meine Daten herunterladen
delete-account = Konto löschen
delete-guest = Gastdaten löschen
delete-about = Löscht Name, Chat, Wertungen und Einstellungen endgültig. Partien mit anderen bleiben ohne deinen Namen erhalten. Laufende Partien zu zweit verlierst du.
delete-really = Endgültig löschen
account-deleted = Dein Konto wurde gelöscht
guest-deleted = Deine Gastdaten wurden gelöscht
deleted-gone = Name, Passwort, Wertungen, Chat und Einstellungen sind auf diesem Server gelöscht.
deleted-kept = Partien mit anderen bleiben in deren Verlauf, ohne deinen Namen. Laufende Partien hast du verlassen.
keep = Abbrechen
deleted-person = gelöschtes Profil

play-rated = Für gewertete Partien wähle „Tisch mit Freunden“.
since = Dabei seit { $date }
ratings = Wertungen
ratings-none = Noch keine gewerteten Partien.
ratings-none-own = Noch keine gewerteten Partien. Wähle „Tisch mit Freunden“ und dann „Gewertet“.
rating = Wertung
rating-date = Datum
rating-change = Änderung
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Wertung im Lauf der Zeit: { $game }
rating-about = Alle beginnen bei 1500 ± 350. Das ± ist die Standardabweichung. Eine Wertung ist vorläufig, bis ihr ± unter 110 fällt. Das Band im Diagramm zeigt diesen Bereich.
provisional = vorläufig
rated-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
to-leaderboard = Rangliste
game-of = { $game }, { $count } Personen
results = Ergebnisse
game = Spiel
games-played = Partien
games-won = Gewonnen
games-shared = Geteilt
games-drawn = Unentschieden
games-lost = Verloren
rated-change = Gewertet: { $rating } ({ $change })
public-only = Partien an öffentlichen Tischen
latest-games = Letzte Partien
no-public-games = Noch keine Partien an öffentlichen Tischen.

going = Laufende Partien
seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
to-table = Zum Tisch
finished-games = Beendete Partien
all-games = Alle
against = gegen { $names }
gave-up = abgebrochen
more-games = Mehr anzeigen
no-games = Noch keine beendeten Partien.
no-games-of-this = Eine solche Partie hast du noch nicht beendet.

rank = Rang
player = Name
ranked = { $count ->
    [one] 1 Person in der Rangliste
   *[other] { $count } Personen in der Rangliste
}
ranked-none = Hier hat noch niemand einen Rang.
your-rank = Dein Rang
your-rating-provisional = Deine Wertung ist vorläufig, daher hast du noch keinen Rang.
newcomers = Vorläufig
newcomers-about = Nach der letzten Partie sortiert
page-before = Zurück
page-after = Weiter
leaderboard-about = Konten mit einer Partie in den letzten 12 Monaten und gefestigter Wertung. Gefestigt heißt: auf 110 Punkte genau. Dafür braucht es zu zweit etwa 15 gewertete Partien. Zu acht können es 40 sein. Gleiche Wertungen teilen sich einen Rang.

## Platzcodes

seat-code-about = Ein Platzcode öffnet deinen Platz hier auf einem anderen Gerät. Sonst öffnet er nichts.
seat-code-make = Code erstellen
seat-code-new = Neuen Code erstellen
seat-code-revoke = Code widerrufen
seat-code-revoked = Code widerrufen. Er öffnet deinen Platz nicht mehr.
seat-code-is = Platzcode
seat-code-once = Du siehst diesen Code nur einmal. Wer ihn hat, kann auf deinem Platz spielen.
seat-code-link = Link, der deinen Platz öffnet
seat-code-used = { $devices ->
    [0] Dein Platz hat einen Code. Kein Gerät nutzt ihn.
    [one] Dein Platz hat einen Code. 1 Gerät nutzt ihn.
   *[other] Dein Platz hat einen Code. { $devices } Geräte nutzen ihn.
}
seat-code-replaces = Ein neuer Code macht diesen ungültig und schließt deinen Platz auf diesen Geräten.
seat-code-type = Gib den Code ein, den dein anderes Gerät zeigt.
seat-code-open = Platz öffnen
seat-code-device = Dieses Gerät spielt mit einem Code auf diesem Platz.
seat-code-close = Platz schließen

# What the operator allows, and new passwords

registration-closed = Auf diesem Server sind keine neuen Konten möglich.
registration-invitation = Zum Registrieren brauchst du eine Einladung. Bitte die Betreiber dieses Servers um einen Link.
invited = Du bist eingeladen, ein Konto anzulegen.
refused-registration = Auf diesem Server sind keine neuen Konten möglich.
refused-invitation = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
guests-off = Ohne Konto kannst du auf diesem Server nur zusehen.
page-reset = Neues Passwort
reset-about = Lege ein neues Passwort für dein Konto fest. Alle Geräte werden abgemeldet.
reset-done = Passwort geändert. Melde dich damit an.
reset-bad-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
page-confirm-email = E-Mail-Adresse
email-title = E-Mail bei vergessenem Passwort
email-about = Optional. Tatami nutzt die Adresse nur, um dein Passwort zurückzusetzen.
email-address = E-Mail-Adresse
email-none = Noch keine Adresse.
email-confirmed = Bestätigt: { $address }
email-unconfirmed = Noch nicht bestätigt: { $address }. Öffne den Link in der E-Mail.
email-save = Adresse speichern
email-remove = Adresse entfernen
email-sent = Gesendet. Öffne den Link in der E-Mail.
email-invalid = Gib eine gültige E-Mail-Adresse ein.
email-bad-link = Dieser Link gilt nicht mehr. Speichere die Adresse noch einmal.
email-now-confirmed = Deine E-Mail-Adresse ist bestätigt.
forgot = Passwort vergessen?
forgot-about = Hat das Konto eine bestätigte E-Mail-Adresse, schickt Tatami einen Link dorthin.
forgot-name = Kontoname oder E-Mail-Adresse
forgot-send = Link senden
forgot-sent = Erledigt. Sieh in deinen E-Mails nach.
administration = Verwaltung
administration-about = Du verwaltest diesen Server.

refused-password = Wähle ein Passwort mit 8 bis 200 Zeichen, das nicht dein Name und nicht leicht zu erraten ist.
refused-wrong_password = Name oder Passwort ist falsch.
refused-has_account = Du hast schon ein Konto.
