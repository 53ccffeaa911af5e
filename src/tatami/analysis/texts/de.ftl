# Glück und Können: Beträge sind Anteile an einem Sieg.

luck-title = Glück und Können
luck-result = Ein gleicher Anteil ist { $start } eines Sieges; daraus wurde { $result }.
luck-gave = Karten und Würfel brachten { $amount } ± { $error } eines Sieges.
luck-cost = Karten und Würfel kosteten { $amount } ± { $error } eines Sieges.
luck-nothing = Karten und Würfel brachten und kosteten nichts (± { $error }).
seat-gave = Der Platz brachte { $amount } ± { $error } eines Sieges.
seat-cost = Der Platz kostete { $amount } ± { $error } eines Sieges.
seat-nothing = Der Platz brachte und kostete nichts (± { $error }).
decisions-gave = Eigene Entscheidungen gewannen { $amount } ± { $error }.
decisions-cost = Eigene Entscheidungen kosteten { $amount } ± { $error }.
decisions-nothing = Eigene Entscheidungen kosteten nichts (± { $error }).
hidden-gave = Wie die verdeckten Karten lagen, brachte { $amount } ± { $error }; das war nicht zu wissen.
hidden-cost = Die verdeckten Karten nicht zu kennen kostete { $amount } ± { $error }.
others-gave = Die Entscheidungen der anderen brachten { $amount } ± { $error }.
others-cost = Die Entscheidungen der anderen kosteten { $amount } ± { $error }.
others-nothing = Die Entscheidungen der anderen änderten nichts (± { $error }).
word-gave = Aufgabe, Einigung oder Zeitüberschreitung: +{ $amount } ± { $error }.
word-cost = Aufgabe, Einigung oder Zeitüberschreitung: −{ $amount } ± { $error }.
worst-title = Die teuersten Entscheidungen
worst-line = { $number }. { $player }: { $played }, { $loss } ± { $error } weniger wert als { $best } (stand bei { $before })
