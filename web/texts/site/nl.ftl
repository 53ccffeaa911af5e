# Alleen in de uitgave zonder server

one-device = Op één apparaat
one-device-game = Op één apparaat: { $game }
one-device-of = { $game } op één apparaat
one-device-how = Jullie spelen om de beurt op dit apparaat. Het verbergt je kaarten voordat je het doorgeeft.
one-device-people = Spelers op dit apparaat
player-number = Speler { $number }
name-of-player = Naam van speler { $number }
friends-elsewhere = Speel met vrienden op andere apparaten via de server
friends-need-server = Om met vrienden op andere apparaten te spelen heb je een Tatami-server nodig.
pass-the-device = Geef het apparaat aan { $name }
pass-the-device-how = Niemand anders mag nu kijken.
pass-the-device-show = Ik ben { $name }
needs-server = Hiervoor is een server nodig. Hier speel je op je eigen apparaat.
python-loading = De spellen worden geladen: { $percent }%
python-starting = De spellen worden gestart…
python-failed = De spellen konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
python-forgets = Deze browser bewaart hier geen gegevens. Je partijen zijn weg als je de pagina sluit.
update-ready = Er is een nieuwe versie. Je partijen blijven bewaard.
update-now = Bijwerken
update-later = Later
bots-limited = Op dit apparaat denken bots hoogstens 3 seconden na. Dit niveau is daarom zwakker dan op een server.
server-away = De server is niet bereikbaar. Intussen speel je op dit apparaat.
server-again = Server opnieuw proberen
