# Benachrichtigungen an alle, die nicht am Tisch sind

title-turn = Du bist am Zug: { $game }
title-offer = Deine Antwort fehlt: { $game }
title-begun = Partie gestartet: { $game }
title-over = Partie beendet: { $game }
title-day = Noch 1 Tag: { $game }
title-hour = Noch 1 Stunde: { $game }
title-invite = Einladung: { $game }
title-many = { $count } Tische warten auf dich
and-more = … und { $count ->
    [one] noch einer
   *[other] noch { $count }
}
notice-turn = { $others ->
    [0] Du bist am Zug bei { $game }.
   *[other] Du bist am Zug bei { $game } mit { $players }.
}
notice-offer-draw = { $player } bietet dir Unentschieden an: { $game }.
notice-offer-undo = { $player } möchte einen Zug zurücknehmen: { $game }.
notice-offer-rematch = { $player } bietet dir eine Revanche an: { $game }.
notice-invite = { $player } lädt dich zu einer Partie { $game } ein.
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
stop-here = Abschalten
stop-mail = E-Mails von Tatami abbestellen
stop-all = Alle Benachrichtigungen abschalten
to-settings = Einstellungen
test-title = Testnachricht von Tatami
test-body = So sagt dir Tatami, dass du am Zug bist.
confirm-title = Bestätige deine E-Mail-Adresse
confirm-body = Jemand, vermutlich du, möchte von Tatami eine E-Mail an diese Adresse bekommen, wenn ein Zug ansteht. Öffne diese Seite, um das zu bestätigen:
confirm-do = Adresse bestätigen
confirm-ignore = Wenn du es nicht warst, ignoriere diese E-Mail. Tatami schickt nichts weiter an diese Adresse.
account-confirm-title = Bestätige deine E-Mail-Adresse
account-confirm-body = Jemand, vermutlich du, hat diese Adresse für ein Konto bei Tatami angegeben, um damit ein vergessenes Passwort zurücksetzen zu können. Öffne diese Seite, um das zu bestätigen:
account-confirm-do = Adresse bestätigen
account-confirm-ignore = Wenn du es nicht warst, ignoriere diese E-Mail. Tatami schickt nichts weiter an diese Adresse.
reset-title = Setze dein Passwort zurück
reset-body = Jemand, vermutlich du, möchte das Passwort des Kontos „{ $name }“ zurücksetzen. Dieser Link gilt eine Stunde lang und funktioniert nur einmal:
reset-do = Neues Passwort wählen
reset-ignore = Wenn du es nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.
