# Notifications to players who are not at the table

title-turn = Your turn: { $game }
title-offer = Your answer is needed: { $game }
title-begun = Game started: { $game }
title-over = Game over: { $game }
title-day = 1 day left: { $game }
title-hour = 1 hour left: { $game }
title-invite = Invitation: { $game }
title-many = Tables waiting for you: { $count }
and-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}
notice-turn = { $others ->
    [0] It’s your turn in { $game }.
   *[other] It’s your turn in { $game } with { $players }.
}
notice-offer-draw = { $player } offers you a draw in { $game }.
notice-offer-undo = { $player } asks to undo a move in { $game }.
notice-offer-rematch = { $player } offers you a rematch of { $game }.
notice-invite = { $player } invites you to a game of { $game }.
notice-begun = { $others ->
    [0] Your game of { $game } has begun.
   *[other] Your game of { $game } with { $players } has begun.
}
notice-over = { $others ->
    [0] Your game of { $game } is over.
   *[other] Your game of { $game } with { $players } is over.
}
notice-day = { $others ->
    [0] You have one day left for your move in { $game }.
   *[other] You have one day left for your move in { $game } with { $players }.
}
notice-hour = { $others ->
    [0] You have one hour left for your move in { $game }.
   *[other] You have one hour left for your move in { $game } with { $players }.
}
open-it = Go to table
stop-here = Turn off
stop-mail = Unsubscribe from Tatami emails
stop-all = Turn off all notifications
to-settings = Settings
test-title = Tatami test notification
test-body = This is how Tatami tells you that it’s your turn.
confirm-title = Confirm your email address
confirm-body = Someone, probably you, asked Tatami to email this address when it’s their turn. Open this page to confirm:
confirm-do = Confirm this address
confirm-ignore = If it wasn’t you, ignore this email. Tatami won’t send anything else to this address.
account-confirm-title = Confirm your email address
account-confirm-body = Someone, probably you, added this address to an account on Tatami, so that its password can be reset. Open this page to confirm:
account-confirm-do = Confirm this address
account-confirm-ignore = If it wasn’t you, ignore this email. Tatami won’t send anything else to this address.
reset-title = Reset your password
reset-body = Someone, probably you, asked to reset the password of the account “{ $name }”. This link works once, for one hour:
reset-do = Choose a new password
reset-ignore = If it wasn’t you, ignore this email. Your password stays as it is.
