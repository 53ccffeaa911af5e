# Honor of the Samurai: the board

honor-wall = The table: arrow keys walk from place to place, the full stop goes to the next choice
honor-value-honor = Honor
honor-value-ki = Ki: three give an action
honor-value-strength = Strength: three give a die
honor-head-daimyo = Daimyo’s house
honor-head-samurai = Samurai’s house
honor-no-daimyo = no daimyo
honor-card = { $card }: honor { $honor }, ki { $ki }, strength { $strength }
honor-house = { $house } of { $player }: honor { $honor }, ki { $ki }, strength { $strength }
honor-house-none = { $house } of { $player }: no daimyo
honor-house-steal = a thief can take: { $cards }
honor-house-risk = an assassin succeeds with { $chance } %
honor-player = { $player }: { $honor } honor of { $target }, { $income } per turn, { $hand } cards in hand, { $actions } actions, { $attack } dice to attack, { $defence } to defend
honor-of-target = { $honor } honor of { $target }, { $income } per turn
honor-income = { $income } honor in the next own turn
honor-hand-size = { $hand } cards in hand
honor-allowance = { $actions } actions from { $ki } ki
honor-attack-dice = attacks with { $attack } dice: strength { $strength } without the castle
honor-defence-dice = defends with { $defence } dice: strength { $strength }
honor-shogun = shogun
honor-status-samurai = samurai
honor-status-ronin = ronin
honor-service-new = serves { $lord } from the next turn on
honor-service-full = serves { $lord }
honor-service-notice = serves { $lord } until the next own turn
honor-track = Honor on the way to { $target }
honor-middle = The middle of the table
honor-turns = Turn { $turns } of { $limit }
honor-pile = { $count } cards in the pile
honor-discards = { $count } cards discarded
honor-held = On its way: { $card }
honor-shogun-free = Nobody is shogun: { $honor } honor per turn wait
honor-shogun-held = { $player } is shogun: { $honor } honor per turn
honor-roll-battle = The battle
honor-roll-assassin = The assassin needs { $needed }
honor-hand = Your hand
honor-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}: { $ki } ki give { $allowance }, { $used } used
honor-actions-next = { $ki } ki: { $allowance } actions in your turn
honor-discard-card = Discard …
honor-order = If a face can be saved
honor-answer = Your answer is needed
honor-do-end = End the turn
honor-do-draw = Draw a card
honor-do-shogun = Become shogun
honor-do-break = Break the alliance
honor-do-stop = Take no second card
honor-do-throw-away = Discard it
honor-do-attack = Attack
honor-do-ally = Serve
honor-do-dishonor = Dishonor
