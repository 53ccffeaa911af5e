# Nur in der Ausgabe ohne Server

one-device = An einem Gerät
one-device-game = An einem Gerät: { $game }
one-device-of = { $game } an einem Gerät
one-device-how = Ihr spielt abwechselnd an diesem Gerät. Es verdeckt deine Karten, bevor du es weitergibst.
one-device-people = Spieler an diesem Gerät
player-number = Spieler { $number }
name-of-player = Name von Spieler { $number }
friends-elsewhere = Um mit Freunden an anderen Geräten zu spielen, nutze den Server
friends-need-server = Um mit Freunden an anderen Geräten zu spielen, brauchst du einen Tatami-Server.
pass-the-device = Gib das Gerät an { $name } weiter
pass-the-device-how = Alle anderen schauen jetzt bitte weg.
pass-the-device-show = Ich bin { $name }
needs-server = Dafür ist ein Server nötig. Hier spielst du auf deinem eigenen Gerät.
python-loading = Die Spiele werden geladen: { $percent } %
python-starting = Die Spiele werden gestartet …
python-failed = Die Spiele konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
python-forgets = Dieser Browser speichert hier nichts. Deine Partien gehen verloren, wenn du die Seite schließt.
update-ready = Eine neue Version ist da. Deine Partien bleiben erhalten.
update-now = Aktualisieren
update-later = Später
bots-limited = Auf diesem Gerät denken Bots höchstens 3 Sekunden nach. Diese Stufe spielt daher schwächer als auf einem Server.
server-away = Der Server ist nicht erreichbar. Vorerst spielst du auf diesem Gerät.
server-again = Erneut verbinden
