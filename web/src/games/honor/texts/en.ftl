# Honor of the Samurai: the board

honor-wall = The table. Arrow keys move between places; the period key jumps to the next choice.
honor-head-daimyo = Daimyo’s house
honor-head-samurai = Samurai’s house
honor-no-daimyo = no daimyo
honor-card = { $card }: honor { $honor }, ki { $ki }, strength { $strength }
honor-house = { $player }’s { $house }: honor { $honor }, ki { $ki }, strength { $strength }
honor-house-none = { $player }’s { $house }: no daimyo
honor-house-steal = a thief can steal: { $cards }
honor-house-risk = an assassin’s chance: { $chance }%
honor-player = { $player }: { $honor } of { $target } honor, { $income } per turn, in hand: { $hand }, actions: { $actions }, attack dice: { $attack }, defense dice: { $defense }
honor-of-target = { $honor } of { $target } honor, { $income } per turn
honor-income = { $income } honor next turn
honor-hand-size = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
honor-allowance = { $actions ->
    [one] 1 action from { $ki } ki
   *[other] { $actions } actions from { $ki } ki
}
honor-attack-dice = { $attack ->
    [one] attacks with 1 die: strength { $strength } without the castle
   *[other] attacks with { $attack } dice: strength { $strength } without the castle
}
honor-defense-dice = { $defense ->
    [one] defends with 1 die: strength { $strength }
   *[other] defends with { $defense } dice: strength { $strength }
}
honor-shogun = shogun
honor-status-samurai = samurai
honor-status-ronin = ronin
honor-service-new = serves { $lord } from the next turn on
honor-service-full = serves { $lord }
honor-service-notice = serves { $lord } until their own next turn
honor-track = Honor on the way to { $target }
honor-middle = The middle of the table
honor-turns = Turn { $turns } of { $limit }
honor-pile = { $count ->
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}
honor-discards = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
honor-held = Waiting for a house: { $card }
honor-shogun-free = Nobody is shogun: the card brings { $honor } honor per turn
honor-shogun-held = { $player } is shogun: { $honor } honor per turn
honor-roll-battle = The battle
honor-roll-assassin = The assassin needs { $needed } or more
honor-roll-ties = { $count ->
    [one] Tie at { $totals }: rolled again
   *[other] Ties at { $totals }: rolled again
}
honor-hand = Your hand
honor-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}: { $allowance } from { $ki } ki, { $used } used
honor-actions-next = { $allowance ->
    [one] { $ki } ki: 1 action on your turn
   *[other] { $ki } ki: { $allowance } actions on your turn
}
honor-discard-card = Discard…
honor-order = When someone can save face
honor-answer = Your answer is needed
honor-do-end = End turn
honor-do-draw = Draw card
honor-do-shogun = Become shogun
honor-do-break = Break alliance
honor-do-stop = Stop stealing
honor-do-throw-away = Discard it
honor-do-attack = Attack
honor-do-ally = Serve
honor-do-dishonor = Dishonor
honor-values = Honor { $honor }, ki { $ki }, strength { $strength }
honor-copies = { $count ->
    [one] 1 in the game
   *[other] { $count } in the game
}
honor-where-houses = { $count } in houses
honor-where-discarded = { $count } discarded
honor-where-hand = { $count } in your hand
honor-where-hidden = { $count } in the draw pile or other hands
honor-end = What decided the game
honor-end-limit = The last of { $limit } turns is over: the most honor wins.
honor-end-reached = target { $target } reached
honor-end-short = { $turns ->
    [one] 1 turn short
   *[other] { $turns } turns short
} at { $income } per turn
honor-end-missing = { $missing } honor short
honor-end-behind = { $behind } honor behind
