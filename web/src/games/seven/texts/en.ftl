# Seven Card Samurai: the board

seven-table = The table: arrow keys walk, full stop and comma go from choice to choice
seven-village = Village of { $player }
seven-own = Your village
seven-target = target
seven-lying = in front { $cards }
seven-nothing-lies = nothing in front
seven-in-front = in front of you: { $card }
seven-defence = defense { $count }
seven-rice = { $count } rice
seven-in-hand = { $count } in hand
seven-known = known: { $cards }
seven-points = { $count ->
    [one] one point
   *[other] { $count } points
}
seven-pile = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
seven-discard = Discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $card }
seven-discard-empty = Discard pile, empty
seven-discard-all = In the discard pile: { $count }
seven-steps = This turn
seven-draw = draw
seven-play = play
seven-round = Round { $round } of { $rounds }
seven-round-number = Round { $round }
seven-sheet = Score sheet
seven-cards = All cards
seven-total = Total
seven-called = called seven
seven-aims = How far each pair of colors is from seven
seven-aim = { $one } and { $other }: { $cards } of 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } to pick up
}, worth { $points }
seven-of-seven = { $cards } of 7
seven-misfits = { $count } to pick up
seven-misfit = to pick up
seven-held = in hand: { $card }
seven-worth = would be worth { $points }
seven-worth-now = worth { $points } now
seven-lay-here = Lay it here
seven-pairs = As a pair:
seven-choose-card = Choose a card of your hand.
