# Samurai: The Card Game: le plateau

village-field = Villages et cartes : déplacez-vous avec les flèches
village-at = Village { $cell } : { $village }
village-lead = { $symbol } : { $player } mène avec { $influence }
village-no-lead = { $symbol } : personne ne mène
village-scored = évalué
village-free-sides = { $count ->
    [one] { $count } côté libre
   *[other] { $count } côtés libres
}
village-card-at = { $cell } : { $card } ({ $player })
village-open = { $cell } : case libre
village-founds = crée un village en { $cells }
village-completes = complète le village { $cells }
village-due = { $cell } : un nouveau village va ici
village-after = village { $cell } : { $leads }
village-after-complete = complète le village { $cell } : { $leads }
village-leads = { $symbol } { $amounts }
village-tie = { $symbol } à égalité, { $amounts }
village-all-cards = Toutes les cartes
village-in-hand = Dans votre main
village-in-pile = Dans votre pioche
village-unseen = En main et dans la pioche
village-played = Jouées
village-pile-holds = Cachés dans la pile de villages
