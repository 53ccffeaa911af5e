# Only in the edition without a server

one-device = On one device
one-device-game = On one device: { $game }
one-device-of = { $game } on one device
one-device-how = You take turns on this device. It hides your cards before you pass it on.
one-device-people = Players on this device
player-number = Player { $number }
name-of-player = Name of player { $number }
friends-elsewhere = To play with friends on other devices, use the server
friends-need-server = To play with friends on other devices, you need a Tatami server.
pass-the-device = Pass the device to { $name }
pass-the-device-how = Nobody else should look now.
pass-the-device-show = I’m { $name }
needs-server = This needs a server. Here you play on your own device.
python-loading = Loading the games: { $percent }%
python-starting = Starting the games…
python-failed = The games couldn’t be loaded. Check your connection, then try again.
python-forgets = This browser doesn’t save data here. You lose your games when you close the page.
update-ready = A new version is ready. It keeps your games.
update-now = Update
update-later = Later
bots-limited = On this device bots think for at most 3 seconds, so this level is weaker than on a server.
server-away = The server can’t be reached. For now, you play on this device.
server-again = Try the server
