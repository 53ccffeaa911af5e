# Seven Card Samurai: the board

seven-table = The table. Arrow keys move between places; period and comma jump between choices.
seven-village = { $player }’s village
seven-own = Your village
seven-target = target
seven-lying = cards: { $cards }
seven-nothing-lies = no cards
seven-in-front = in the village: { $card }
seven-defense = defense { $count }
seven-rice = { $count } rice
seven-in-hand = { $count } in hand
seven-known = known: { $cards }
seven-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seven-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seven-discard = Discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, on top: { $card }
seven-discard-empty = Discard pile: empty
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
seven-worth = would be worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
seven-worth-now = worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now
seven-lay-here = Play here
seven-pairs = As a pair:
seven-choose-card = Choose a card from your hand.
seven-end = What decided the game
seven-end-difference = { $reader ->
    [first] You are { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } ahead of { $second }
    [second] { $first } is { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } ahead of you
   *[other] { $first } is { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } ahead of { $second }
}: { $sets } from sets, { $rice } from rice.
seven-end-tie = A tie: sets and rice add up to the same.
seven-end-points = sets { $sets } + rice { $rice }
