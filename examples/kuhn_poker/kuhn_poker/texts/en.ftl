title = Kuhn poker
blurb = Three cards, one bet: bluff or fold.
goal = Win chips with the higher card, or with a bet that the other player does not call.
ask-bet = { $player }, check or bet a chip.
ask-answer = { $player }, fold or call the bet.
event-acted = { $move ->
    [check] { $seat } checks.
    [bet] { $seat } bets a chip.
    [fold] { $seat } folds.
   *[call] { $seat } calls.
}
event-shown = { $seat } shows the { $card }.
end-fold = { $winner } wins 1 chip: the other player folds.
end-cards = { $winner } has the higher card and wins { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
}.
