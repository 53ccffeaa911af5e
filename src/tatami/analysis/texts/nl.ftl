# Geluk en kunde: bedragen zijn delen van één overwinning.

luck-title = Geluk en vaardigheid
part-luck = Kaarten en dobbelstenen
part-seat = Plek
part-decisions = Eigen zetten
part-hidden = Onbekende kaarten
part-others = Zetten van anderen
part-word = Opgave, afspraak of tijd
part-line = { $part }: { $amount } ± { $error }
because-played = Na “{ $played }” verwacht de analyse { $line }.
because-best = Na “{ $best }” verwacht de analyse { $line }.
because-move = “{ $move }” ({ $player })
luck-result = Van { $start } naar { $result }
worst-title = De duurste zetten
worst-line = { $number }. { $player }: van { $before } naar { $after } door “{ $played }” in plaats van “{ $best }”.
