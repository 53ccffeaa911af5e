# Was Spieler erfahren, die nicht hinsehen.

title-turn = Du bist am Zug: { $game }
title-offer = Du wirst gefragt: { $game }
title-begun = Es hat begonnen: { $game }
title-over = Es ist zu Ende: { $game }
title-day = Noch ein Tag: { $game }
title-hour = Noch eine Stunde: { $game }
title-many = { $count } Tische warten auf dich
and-more = … und { $count ->
    [one] noch einer
   *[other] noch { $count }
}
notice-turn = { $others ->
    [0] Du bist am Zug bei { $game }.
   *[other] Du bist am Zug bei { $game } mit { $players }.
}
notice-offer-draw = { $player } bietet dir bei { $game } Remis an.
notice-offer-undo = { $player } möchte bei { $game } einen Zug zurücknehmen.
notice-begun = { $others ->
    [0] Deine Partie { $game } hat begonnen.
   *[other] Deine Partie { $game } mit { $players } hat begonnen.
}
notice-over = { $others ->
    [0] Deine Partie { $game } ist zu Ende.
   *[other] Deine Partie { $game } mit { $players } ist zu Ende.
}
notice-day = { $others ->
    [0] Du hast noch einen Tag für deinen Zug bei { $game }.
   *[other] Du hast noch einen Tag für deinen Zug bei { $game } mit { $players }.
}
notice-hour = { $others ->
    [0] Du hast noch eine Stunde für deinen Zug bei { $game }.
   *[other] Du hast noch eine Stunde für deinen Zug bei { $game } mit { $players }.
}
open-it = Zum Tisch
stop-here = Hier beenden
stop-mail = Keine Mails mehr von Tatami
stop-all = Alle Benachrichtigungen beenden
to-settings = Einstellungen
test-title = Eine Probe von Tatami
test-body = So erfährst du, dass du am Zug bist.
confirm-title = Darf Tatami dir schreiben?
confirm-body = Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wenn er an einem Tisch von Tatami am Zug ist. Öffne diese Seite, um das zu bestätigen:
confirm-do = Diese Adresse bestätigen
confirm-ignore = Wenn du es nicht warst, tu nichts: Hierher wird nichts weiter geschickt.
