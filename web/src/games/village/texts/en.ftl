# Samurai: The Card Game: the board

village-field = Villages and cards: move with the arrow keys
village-at = Village { $cell }: { $village }
village-lead = { $symbol }: { $player } leads with { $influence }
village-no-lead = { $symbol }: nobody leads
village-scored = scored
village-free-sides = { $count ->
    [one] 1 side free
   *[other] { $count } sides free
}
village-card-at = { $cell }: { $player }’s { $card }
village-open = { $cell }: free cell
village-founds = creates a village on { $cells }
village-completes = completes village { $cells }
village-due = { $cell }: a new village goes here
village-after = village { $cell }: { $leads }
village-after-complete = completes village { $cell }: { $leads }
village-leads = { $symbol } { $amounts }
village-tie = { $symbol } tied, { $amounts }
village-all-cards = All cards
village-in-hand = In your hand
village-in-pile = In your draw pile
village-unseen = In hand and draw pile
village-played = Played
village-pile-holds = Hidden in the village pile
