# Chance et savoir-faire : les montants sont des parts d’une victoire.

luck-title = Chance et savoir-faire
luck-result = Une part égale vaut { $start } d’une victoire ; elle est devenue { $result }.
luck-gave = Les cartes et les dés ont donné { $amount } ± { $error } d’une victoire.
luck-cost = Les cartes et les dés ont coûté { $amount } ± { $error } d’une victoire.
luck-nothing = Les cartes et les dés n’ont rien donné ni coûté (± { $error }).
seat-gave = La place a donné { $amount } ± { $error } d’une victoire.
seat-cost = La place a coûté { $amount } ± { $error } d’une victoire.
seat-nothing = La place n’a rien donné ni coûté (± { $error }).
decisions-gave = Ses propres décisions ont gagné { $amount } ± { $error }.
decisions-cost = Ses propres décisions ont coûté { $amount } ± { $error }.
decisions-nothing = Ses propres décisions n’ont rien coûté (± { $error }).
hidden-gave = La place des cartes cachées a donné { $amount } ± { $error } ; on ne pouvait pas le savoir.
hidden-cost = Ne pas connaître les cartes cachées a coûté { $amount } ± { $error }.
others-gave = Les décisions des autres ont donné { $amount } ± { $error }.
others-cost = Les décisions des autres ont coûté { $amount } ± { $error }.
others-nothing = Les décisions des autres n’ont rien changé (± { $error }).
word-gave = Abandon, accord ou temps écoulé : +{ $amount } ± { $error }.
word-cost = Abandon, accord ou temps écoulé : −{ $amount } ± { $error }.
worst-title = Les décisions les plus coûteuses
worst-line = { $number }. { $player } : { $played }, qui vaut { $loss } ± { $error } de moins que { $best } (en était à { $before })
