# Wat spelers horen die niet kijken.

title-turn = Jij bent aan de beurt: { $game }
title-offer = Er wordt je iets gevraagd: { $game }
title-begun = Het is begonnen: { $game }
title-over = Het is afgelopen: { $game }
title-day = Nog één dag: { $game }
title-hour = Nog één uur: { $game }
title-many = { $count } tafels wachten op je
and-more = … en nog { $count ->
    [one] één
   *[other] { $count }
}
notice-turn = { $others ->
    [0] Je bent aan de beurt bij { $game }.
   *[other] Je bent aan de beurt bij { $game } met { $players }.
}
notice-offer-draw = { $player } biedt je remise aan bij { $game }.
notice-offer-undo = { $player } vraagt een zet terug te nemen bij { $game }.
notice-begun = { $others ->
    [0] Je partij { $game } is begonnen.
   *[other] Je partij { $game } met { $players } is begonnen.
}
notice-over = { $others ->
    [0] Je partij { $game } is afgelopen.
   *[other] Je partij { $game } met { $players } is afgelopen.
}
notice-day = { $others ->
    [0] Je hebt nog één dag voor je zet bij { $game }.
   *[other] Je hebt nog één dag voor je zet bij { $game } met { $players }.
}
notice-hour = { $others ->
    [0] Je hebt nog één uur voor je zet bij { $game }.
   *[other] Je hebt nog één uur voor je zet bij { $game } met { $players }.
}
open-it = Naar de tafel
stop-here = Hiermee stoppen
stop-mail = Geen mail meer van Tatami
stop-all = Alle meldingen stoppen
to-settings = Instellingen
test-title = Een proef van Tatami
test-body = Zo hoor je dat je aan de beurt bent.
confirm-title = Mag Tatami je schrijven?
confirm-body = Iemand, waarschijnlijk jij, wil op dit adres horen wanneer het zijn beurt is aan een tafel van Tatami. Open deze pagina om dat te bevestigen:
confirm-do = Dit adres bevestigen
confirm-ignore = Was jij het niet, doe dan niets: er wordt hier niets meer heen gestuurd.
