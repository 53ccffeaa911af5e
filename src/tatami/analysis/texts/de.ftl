# Glück und Können: Beträge sind Anteile an einem Sieg.

luck-title = Glück und Können
part-luck = Karten und Würfel
part-seat = Platz am Tisch
part-decisions = Eigene Züge
part-hidden = Unbekannte Karten
part-others = Züge der anderen
part-word = Aufgeben, Vereinbarung oder Zeitüberschreitung
part-line = { $part }: { $amount } ± { $error }
because-played = Nach „{ $played }“ geht es voraussichtlich so weiter: { $line }.
because-best = Nach „{ $best }“ ginge es so weiter: { $line }.
because-move = { $player }: „{ $move }“
luck-result = Von { $start } auf { $result }
worst-title = Die teuersten Züge
worst-line = { $number }. { $player }: von { $before } auf { $after } durch „{ $played }“ statt „{ $best }“.
