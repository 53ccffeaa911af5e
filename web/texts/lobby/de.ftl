# Eine Partie finden, und Leute, die du kennst

find-game-of = Partie finden: { $game }
cancel = Abbrechen
seek-missing = { $count ->
    [one] Noch eine Person fehlt …
   *[other] Noch { $count } Personen fehlen …
}
seek-starting = Die Partie beginnt …
seek-ended = Deine Suche ist beendet.
seek-waited = Du wartest seit { $time }
seek-usual = meist { $time }
seek-bots-in = in { $time } kommen Bots dazu
seek-bots = Bots auf freien Plätzen
seek-bots-never = Nie
seek-bots-after = Nach { $time }
seek-bots-now = Mit Bots beginnen
seek-guest = Für gewertete Partien brauchst du ein Konto.
seek-about = Die Suche endet, wenn du diese Seite verlässt.
reconnecting-seek = Verbindung verloren. Neuer Versuch … Du behältst deinen Platz.
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
seconds-short = { $count } s
minutes-short = { $count } min
lobby-title = Wer wartet?
people-here = { $count ->
    [one] 1 Person hier
   *[other] { $count } Personen hier
}
tables-running = { $count ->
    [one] 1 Partie läuft
   *[other] { $count } Partien laufen
}
waiting-count = { $count ->
    [one] 1 Person wartet
   *[other] { $count } Personen warten
}
join-seek = Mitspielen: { $game }
nobody-waits = Niemand wartet auf eine Partie. Mach den Anfang.
known-here = Von den Leuten, denen du folgst, sind gerade hier:
invitations = Einladungen
invitations-count = { $count ->
    [one] 1 Einladung
   *[other] { $count } Einladungen
}
invited-by = { $name } lädt dich ein: { $game }
own-rules = eigene Regeln
accept = Annehmen
suggest-other = Gegenvorschlag machen
invite-people = Leute einladen, denen du folgst
invite-person = { $name } einladen
invite-short = Einladen
invited-open = eingeladen
invited-accepted = hat angenommen
invited-declined = hat abgelehnt
invited-suggested = schlägt andere Einstellungen vor
go-to-suggestion = Vorschlag ansehen
here-now = hier
page-following = Wem du folgst
following-none = Du folgst noch niemandem. Öffne ein Profil und wähle „Folgen“.
following-account = Mit einem Konto kannst du anderen folgen, sehen, wann sie hier sind, und sie herausfordern.
follow = Folgen
follow-name = { $name } folgen
unfollow = Nicht mehr folgen
unfollow-name = { $name } nicht mehr folgen
challenge = Herausfordern
challenge-name = { $name } herausfordern
challenge-names = { $game }: { $names } herausfordern
challenge-chosen = { $count ->
    [one] 1 Person herausfordern
   *[other] { $count } Personen herausfordern
}
challenge-choose = { $name } auswählen
challenge-game = Spiel
send-challenge = Herausforderung senden
privacy = Privatsphäre
privacy-challenges = Wer mich herausfordern darf
privacy-presence = Wer sieht, dass ich hier bin
privacy-puzzles = Aus meinen beendeten Partien dürfen Aufgaben entstehen
privacy-puzzles-about = Nur wenn alle, die mitgespielt haben, zustimmen. Namen werden nicht gespeichert.
audience-all = Alle
audience-followed = Leute, denen ich folge
audience-nobody = Niemand
