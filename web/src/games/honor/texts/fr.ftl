# Honor of the Samurai: le plateau

honor-wall = La table : les flèches vont de place en place, le point au choix suivant
honor-value-honor = Honneur
honor-value-ki = Ki : trois donnent une action
honor-value-strength = Force : trois donnent un dé
honor-head-daimyo = Maison du daimyo
honor-head-samurai = Maison du samouraï
honor-no-daimyo = pas de daimyo
honor-card = { $card } : honneur { $honor }, ki { $ki }, force { $strength }
honor-house = { $house } de { $player } : honneur { $honor }, ki { $ki }, force { $strength }
honor-house-none = { $house } de { $player } : pas de daimyo
honor-house-steal = un voleur peut prendre : { $cards }
honor-house-risk = un assassin réussit à { $chance } %
honor-player = { $player } : { $honor } d’honneur sur { $target }, { $income } par tour, { $hand } cartes en main, { $actions } actions, { $attack } dés à l’attaque, { $defence } en défense
honor-of-target = { $honor } d’honneur sur { $target }, { $income } par tour
honor-income = { $income } d’honneur au prochain tour
honor-hand-size = { $hand } cartes en main
honor-allowance = { $actions } actions grâce à { $ki } ki
honor-attack-dice = attaque avec { $attack } dés : force { $strength } sans le château
honor-defence-dice = se défend avec { $defence } dés : force { $strength }
honor-shogun = shogun
honor-status-samurai = samouraï
honor-status-ronin = rônin
honor-service-new = sert { $lord } dès le prochain tour
honor-service-full = sert { $lord }
honor-service-notice = sert { $lord } jusqu’à son prochain tour
honor-track = L’honneur, en route vers { $target }
honor-middle = Le milieu de la table
honor-turns = Tour { $turns } sur { $limit }
honor-pile = { $count } cartes dans la pioche
honor-discards = { $count } cartes défaussées
honor-held = En chemin : { $card }
honor-shogun-free = Personne n’est shogun : { $honor } d’honneur par tour attendent
honor-shogun-held = { $player } est shogun : { $honor } d’honneur par tour
honor-roll-battle = La bataille
honor-roll-assassin = L’assassin a besoin de { $needed }
honor-hand = Votre main
honor-actions = { $left ->
    [one] Encore 1 action
   *[other] Encore { $left } actions
} : { $ki } ki en donnent { $allowance }, { $used } utilisées
honor-actions-next = { $ki } ki : { $allowance } actions à votre tour
honor-discard-card = Défausser …
honor-order = Sauver la face ?
honor-answer = Votre réponse est attendue
honor-do-end = Finir le tour
honor-do-draw = Piocher une carte
honor-do-shogun = Devenir shogun
honor-do-break = Rompre l’alliance
honor-do-stop = Pas de deuxième carte
honor-do-throw-away = La défausser
honor-do-attack = Attaquer
honor-do-ally = Servir
honor-do-dishonor = Déshonorer
