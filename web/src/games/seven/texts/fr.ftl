# Seven Card Samurai: le plateau

seven-table = La table. Les flèches vont de case en case, les touches point et virgule de choix en choix.
seven-village = Village : { $player }
seven-own = Votre village
seven-target = cible
seven-lying = cartes : { $cards }
seven-nothing-lies = aucune carte
seven-in-front = au village : { $card }
seven-defense = défense { $count }
seven-rice = { $count } riz
seven-in-hand = { $count } en main
seven-known = connues : { $cards }
seven-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seven-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seven-discard = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus : { $card }
seven-discard-empty = Défausse : vide
seven-discard-all = Dans la défausse : { $count }
seven-steps = Ce tour
seven-draw = piocher
seven-play = jouer
seven-round = Manche { $round } sur { $rounds }
seven-round-number = Manche { $round }
seven-sheet = Feuille de score
seven-cards = Toutes les cartes
seven-total = Total
seven-called = a annoncé sept
seven-aims = Ce qu’il manque pour faire sept, par paire de couleurs
seven-aim = { $one } et { $other } : { $cards } sur 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } à reprendre
}, vaut { $points }
seven-of-seven = { $cards } sur 7
seven-misfits = { $count } à reprendre
seven-misfit = à reprendre
seven-held = en main : { $card }
seven-worth = vaudrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seven-worth-now = vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seven-lay-here = Poser ici
seven-pairs = En paire :
seven-choose-card = Choisissez une carte de votre main.
seven-end = Ce qui a décidé de la partie
seven-end-difference = { $reader ->
    [first] Vous avez { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance sur { $second }
    [second] { $first } a { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance sur vous
   *[other] { $first } a { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance sur { $second }
} : { $sets } par les séries, { $rice } par le riz.
seven-end-tie = Égalité en tête : séries et riz réunis donnent le même total.
seven-end-points = séries { $sets } + riz { $rice }
