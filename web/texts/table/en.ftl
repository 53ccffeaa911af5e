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
next-move = Next move
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
log-bot-for-you = Your bot: { $text }
end-resigned-you =
    .winner = You win: { $player } resigned.
    .shared = You and { $others } win: { $player } resigned.
    .player = { $winner } wins: you resigned.
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
