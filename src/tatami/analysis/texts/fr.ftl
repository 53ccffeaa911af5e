# Chance et savoir-faire : les montants sont des parts d’une victoire.

luck-title = Chance et habileté
part-luck = Cartes et dés
part-seat = Place
part-decisions = Ses propres coups
part-hidden = Cartes inconnues
part-others = Coups des autres
part-word = Abandon, accord ou temps écoulé
part-line = { $part } : { $amount } ± { $error }
because-played = Après « { $played } », la recherche prévoit { $line }.
because-best = Après « { $best } », elle prévoit { $line }.
because-move = « { $move } » ({ $player })
luck-result = De { $start } à { $result }
worst-title = Les coups les plus coûteux
worst-line = { $number }. { $player } : de { $before } à { $after } avec « { $played } » au lieu de « { $best } ».
