# Meldingen aan spelers die niet aan tafel zitten

title-turn = Jij bent aan de beurt: { $game }
title-offer = Jouw antwoord is nodig: { $game }
title-begun = Partij begonnen: { $game }
title-over = Partij afgelopen: { $game }
title-day = Nog 1 dag: { $game }
title-hour = Nog 1 uur: { $game }
title-invite = Uitnodiging: { $game }
title-many = { $count } tafels wachten op je
and-more = … en nog { $count ->
    [one] één
   *[other] { $count }
}
notice-turn = { $others ->
    [0] Je bent aan de beurt bij { $game }.
   *[other] Je bent aan de beurt bij { $game } met { $players }.
}
notice-offer-draw = { $player } biedt je bij { $game } remise aan.
notice-offer-undo = { $player } wil bij { $game } een zet ongedaan maken.
notice-offer-rematch = { $player } biedt je bij { $game } een revanche aan.
notice-invite = { $player } nodigt je uit voor een partij { $game }.
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
stop-here = Uitzetten
stop-mail = Geen e-mails meer van Tatami
stop-all = Alle meldingen uitzetten
to-settings = Instellingen
test-title = Testmelding van Tatami
test-body = Zo laat Tatami je weten dat je aan de beurt bent.
confirm-title = Bevestig je e-mailadres
confirm-body = Iemand, waarschijnlijk jij, wil dat Tatami naar dit adres mailt als er een zet nodig is. Open deze pagina om te bevestigen:
confirm-do = Adres bevestigen
confirm-ignore = Was jij het niet? Negeer dan deze e-mail. Tatami stuurt niets meer naar dit adres.
account-confirm-title = Bevestig je e-mailadres
account-confirm-body = Iemand, waarschijnlijk jij, heeft dit adres aan een account bij Tatami toegevoegd om een vergeten wachtwoord te herstellen. Open deze pagina om te bevestigen:
account-confirm-do = Adres bevestigen
account-confirm-ignore = Was jij het niet? Negeer dan deze e-mail. Tatami stuurt niets meer naar dit adres.
reset-title = Herstel je wachtwoord
reset-body = Iemand, waarschijnlijk jij, wil het wachtwoord van het account “{ $name }” herstellen. Deze link werkt één keer en is een uur geldig:
reset-do = Nieuw wachtwoord kiezen
reset-ignore = Was jij het niet? Negeer dan deze e-mail. Je wachtwoord blijft zoals het is.
