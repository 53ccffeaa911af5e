# What players are told who do not look.

title-turn = Your turn: { $game }
title-offer = You are asked: { $game }
title-begun = It has begun: { $game }
title-over = It is over: { $game }
title-day = One day left: { $game }
title-hour = One hour left: { $game }
title-many = { $count } tables wait for you
and-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}
notice-turn = { $others ->
    [0] It is your turn at { $game }.
   *[other] It is your turn at { $game } with { $players }.
}
notice-offer-draw = { $player } offers you a draw at { $game }.
notice-offer-undo = { $player } asks to take back a move at { $game }.
notice-begun = { $others ->
    [0] Your game of { $game } has begun.
   *[other] Your game of { $game } with { $players } has begun.
}
notice-over = { $others ->
    [0] Your game of { $game } is over.
   *[other] Your game of { $game } with { $players } is over.
}
notice-day = { $others ->
    [0] You have one day left for your move at { $game }.
   *[other] You have one day left for your move at { $game } with { $players }.
}
notice-hour = { $others ->
    [0] You have one hour left for your move at { $game }.
   *[other] You have one hour left for your move at { $game } with { $players }.
}
open-it = To the table
stop-here = Stop these
stop-mail = Stop mail from Tatami
stop-all = Stop all notifications
to-settings = Settings
test-title = A test from Tatami
test-body = This is how you will hear of your turn.
confirm-title = Shall Tatami write to you?
confirm-body = Somebody, probably you, wishes to be told at this address when it is their turn at a table of Tatami. Open this page to confirm it:
confirm-do = Confirm this address
confirm-ignore = If it was not you, do nothing: nothing more is sent here.
