# The table page

goal = Goal
points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
standing-rank = Rank
final-standing = Final standings
your-result = { $result ->
    [won] You win!
    [shared] You share the victory.
    [drawn] A draw.
   *[lost] You lost.
}
your-result-by = { $result ->
    [won] You win by { $margin }!
   *[lost] You lost by { $margin }.
}
others-result = { $winners ->
    [0] A draw.
    [one] { $winner } wins.
   *[other] { $winner } share the victory.
}
share = Share
more = More
log-offer-rematch = { $player } offers a rematch.
log-answer = { $answer ->
    [yes] { $player } accepts.
    [no] { $player } declines.
    [withdrawn] { $player } withdraws the offer.
   *[other] { $player } answers.
}
offer-waits-for = Waiting for { $players }.
offer-declined = { $player } declines your offer.
rematch-start = Start without waiting
withdraw = Withdraw
next-move = Show next move
resume = Resume
volume = Volume
shortcuts = Keyboard shortcuts
shortcuts-board = Arrow keys move on the board while it has focus; Enter selects.
speed = { $speed ->
    [at-once] instant
    [fast] fast
    [slow] slow
    [step] step by step
   *[normal] normal
}

# The game log about the reader.
log-sit-you = You join.
log-leave-you = You leave.
log-resign-you = You resign.
log-time-you = You run out of time.
log-offer-draw-you = You offer a draw.
log-offer-undo-you = You ask to undo a move.
log-offer-rematch-you = You offer a rematch.
log-answer-you = { $answer ->
    [yes] You accept.
    [no] You decline.
    [withdrawn] You withdraw the offer.
   *[other] You answer.
}
log-played-by-you = You hand over to a bot: { $bot }.
log-taken-back-you = You are playing again.
end-resigned-you =
    .winner = You win: { $player } resigned.
    .shared = You and { $others } win: { $player } resigned.
    .player = { $winners ->
        [1] { $winner } wins: you resigned.
       *[other] You resigned, and only bots are left.
    }
end-time-you =
    .winner = You win: { $player } ran out of time.
    .shared = You and { $others } win: { $player } ran out of time.
    .player = { $winner } wins: you ran out of time.
end-left-you =
    .winner = You win: { $player } left the table.
    .shared = You and { $others } win: { $player } left the table.
    .player = { $winner } wins: you left the table.

# Premoves.
premove-set = { $count ->
    [one] Premove: { $moves }
   *[other] Premoves; the first legal one is played: { $moves }
}
premove-cancel = Cancel premoves
premove-dropped = Premove { $move } was not played: { $reason }
premoves-dropped = None of your premoves is legal now: { $moves }

# Presence, claims and the chat of spectators.
presence = { $state ->
    [here] here
    [away] away
   *[left] left
}
presence-offline = offline
spoken-left = { $player } left the table.
spoken-back = { $player } is back.
claim-left = { $player } left the table.
claim-ready = { $player } left the table. You can go on now.
claim-wait = You can go on without them in { $wait }.
claim-bot = Let bot play
claim-win = Claim win
claimed-from-you = You were gone, so { $player } let a bot play for you.
chat-spectators = Only spectators see this chat until the game is over.
chat-everybody = The game is over. Everybody sees this chat.
log-chat-spectator = { $player } (spectator): { $text }
log-claim-bot = { $absent } left the table. { $player } lets a bot play.
log-claim-win = { $absent } left the table. { $player } claims the win.
log-claim-bot-you = { $absent } left the table. You let a bot play.
log-claim-win-you = { $absent } left the table. You claim the win.
log-claim-bot-from-you = You left the table. { $player } lets a bot play for you.
log-claim-win-from-you = You left the table. { $player } claims the win.
to-tournament = Go to tournament

clock-left-days = { $days } d { $hours } h
time-left = Time left
menu = Menu
no-table = This table doesn’t exist. Check the link.
reconnecting = Connection lost. Reconnecting… Your moves are safe.
views = View
tab-board = Board
tab-log = Log
tab-players = Players
watching-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watching-too = { $count ->
    [one] and 1 other
   *[other] and { $count } others
}
your-turn = Your turn.
waits-for = Waiting for { $player }.
waits-secret = Somebody is choosing in secret…
notation = Notation
look-back = View this position
looking-back = After move { $number }
back-to-now = Back to the game
sound = Sound
others-moves = Opponents’ moves
show-all = Skip
full-screen = Full screen
log-chat = { $player }: { $text }
log-sit = { $player } joins.
log-leave = { $player } leaves.
log-resign = { $player } resigns.
log-time = { $player } runs out of time.
log-offer-draw = { $player } offers a draw.
log-offer-undo = { $player } asks to undo a move.
log-played-by = { $player } hands over to a bot: { $bot }.
log-taken-back = { $player } is playing again.
log-rematch = The rematch is ready.
log-close = An administrator closes the table: { $text }
offer-draw = Offer draw
agree = Accept
let-bot-play-sure = Hand over now
let-bot-play = Let bot play
play-myself = Take over again
resign-sure = Confirm resignation
leave-seat = Leave seat
standing-order = Auto-reply
lobby-free = { $count ->
    [one] 1 free seat. The game starts when every seat is taken.
   *[other] { $count } free seats. The game starts when every seat is taken.
}
lobby-starting = Every seat is taken. The game is starting.
host-decides = The host can fill free seats with bots.
bots-about = Nobody to wait for? Let bots take the free seats.
sit-here = Join here
fill-with-bots = Start with bots
invite-how = Share this link to invite players.
invite-link = Table link
invite-qr = QR code for the table link
copy-failed = Select the link and copy it
link-local = This link works on this computer only. To play with others on your network, stop the server and start it with
game-over = Game over.
to-rematch = Go to rematch
forked-true = Continued from another game after move { $moves }, with the same cards. Unrated.
forked-redealt = Continued from another game after move { $moves }, with hidden cards redealt. Unrated.
hint-best = Try “{ $move }” ({ $share } ± { $error } to win).
hint-second = Also good: “{ $move }”
refused-not_full = Some seats are free. Fill them first.
refused-yours_already = You’re already playing this seat yourself.
refused-no_hints = Hints are only for unrated games against bots.
refused-no_order = There is no such auto-reply.
refused-no_offer = There is no open offer.
refused-nobody_to_agree = Bots can’t agree to a draw.
refused-no_claim = You can’t go on without this player now.
refused-too_early = Give the player a little more time to return.
refused-chat_full = The spectators’ chat at this table is full.
refused-not_your_turn = It isn’t your turn.
refused-revealed = You can’t undo this: something hidden has been revealed since.
refused-nothing_to_undo = You haven’t moved yet.
refused-offer_open = Another offer is still open. Answer it first.
refused-no_rematch = Somebody from this table can’t play again.
rated-sign-up = Sign up to play here
you-are-asked = Your answer is needed
deal-compare = Compare with others
refused-other_table = You are playing this deal at another table. Go back to it.
