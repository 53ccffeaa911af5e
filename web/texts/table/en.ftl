# The table page

goal = Goal
points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
standing-rank = Rank
final-standing = Final standing
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
shortcuts-board = Arrow keys move on the board while it has the focus; Enter selects.
speed = { $speed ->
    [at-once] instant
    [fast] fast
    [slow] slow
    [step] step by step
   *[normal] normal
}
