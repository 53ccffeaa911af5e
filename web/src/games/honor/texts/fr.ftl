# Honor of the Samurai: le plateau

honor-wall = La table. Les flèches vont de case en case, la touche point passe au choix suivant.
honor-head-daimyo = Maison du daimyo
honor-head-samurai = Maison du samouraï
honor-no-daimyo = pas de daimyo
honor-card = { $card } : honneur { $honor }, ki { $ki }, force { $strength }
honor-house = { $player }, { $house } : honneur { $honor }, ki { $ki }, force { $strength }
honor-house-none = { $player }, { $house } : pas de daimyo
honor-house-steal = un voleur peut prendre : { $cards }
honor-house-risk = un assassin a { $chance } % de chances de réussir
honor-player = { $player } : honneur { $honor } sur { $target }, { $income } par tour, cartes en main : { $hand }, actions : { $actions }, dés d’attaque : { $attack }, dés de défense : { $defense }
honor-of-target = honneur { $honor } sur { $target }, { $income } par tour
honor-income = honneur au prochain tour : { $income }
honor-hand-size = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
honor-allowance = { $actions ->
    [one] { $actions } action grâce à { $ki } ki
   *[other] { $actions } actions grâce à { $ki } ki
}
honor-attack-dice = { $attack ->
    [one] attaque avec { $attack } dé : force { $strength } sans le château
   *[other] attaque avec { $attack } dés : force { $strength } sans le château
}
honor-defense-dice = { $defense ->
    [one] se défend avec { $defense } dé : force { $strength }
   *[other] se défend avec { $defense } dés : force { $strength }
}
honor-shogun = shogun
honor-status-samurai = samouraï
honor-status-ronin = rônin
honor-service-new = sert { $lord } à partir du prochain tour
honor-service-full = sert { $lord }
honor-service-notice = sert { $lord } jusqu’à son prochain tour
honor-track = Progression vers { $target } points d’honneur
honor-middle = Le milieu de la table
honor-turns = Tour { $turns } sur { $limit }
honor-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
honor-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
honor-held = En attente d’une maison : { $card }
honor-shogun-free = Personne n’est shogun : la carte rapporte { $honor } points d’honneur par tour
honor-shogun-held = { $player } est shogun : { $honor } points d’honneur par tour
honor-roll-battle = Le combat
honor-roll-assassin = L’assassin doit faire au moins { $needed }
honor-roll-ties = { $count ->
    [one] Égalité à { $totals } : dés relancés
   *[other] Égalités à { $totals } : dés relancés
}
honor-hand = Votre main
honor-actions = { $left ->
    [one] Encore { $left } action
   *[other] Encore { $left } actions
} : { $ki } ki en donnent { $allowance }, { $used ->
    [0] aucune utilisée
    [1] dont 1 utilisée
   *[other] dont { $used } utilisées
}
honor-actions-next = { $allowance ->
    [one] { $ki } ki : { $allowance } action à votre tour
   *[other] { $ki } ki : { $allowance } actions à votre tour
}
honor-discard-card = Défausser…
honor-order = Quand quelqu’un peut sauver la face
honor-answer = Répondez
honor-do-end = Finir le tour
honor-do-draw = Piocher
honor-do-shogun = Devenir shogun
honor-do-break = Rompre l’alliance
honor-do-stop = Arrêter
honor-do-throw-away = La défausser
honor-do-attack = Attaquer
honor-do-ally = Servir
honor-do-dishonor = Déshonorer
honor-values = Honneur { $honor }, ki { $ki }, force { $strength }
honor-copies = { $count ->
    [one] { $count } dans le jeu
   *[other] { $count } dans le jeu
}
honor-where-houses = { $count } dans les maisons
honor-where-discarded = { $count } à la défausse
honor-where-hand = { $count } dans votre main
honor-where-hidden = { $count } dans la pioche ou dans d’autres mains
honor-end = Ce qui a décidé de la partie
honor-end-limit = Le dernier des { $limit } tours est fini : le joueur qui a le plus d’honneur gagne.
honor-end-reached = { $target } points atteints
honor-end-short = { $turns ->
    [one] à { $turns } tour du but
   *[other] à { $turns } tours du but
} avec { $income } par tour
honor-end-missing = { $missing ->
    [one] il manquait { $missing } point
   *[other] il manquait { $missing } points
}
honor-end-behind = { $behind ->
    [one] { $behind } point de retard
   *[other] { $behind } points de retard
}
