# Luck and skill: amounts are shares of one victory.

luck-title = Luck and skill
part-luck = Cards and dice
part-seat = Seat
part-decisions = Own moves
part-hidden = Unknown cards
part-others = Others’ moves
part-word = Resignation, agreement or timeout
part-line = { $part }: { $amount } ± { $error }
because-played = After “{ $played }” the search expects { $line }.
because-best = After “{ $best }” it expects { $line }.
because-move = “{ $move }” ({ $player })
luck-result = From { $start } to { $result }
worst-title = The moves that cost the most
worst-line = { $number }. { $player }: from { $before } to { $after } with “{ $played }” instead of “{ $best }”.
