# La donne du jour

deal-of-day = Donne du jour
deal-about = Aujourd’hui, tout le monde a les mêmes cartes, la même place et les mêmes bots. Vous n’avez qu’un essai. Ensuite, vous voyez comment les autres ont joué.
deal-closes = Ouverte jusqu’au { $time }
deal-setup = { $seats } joueurs, adversaires : { $bot }
deal-play = Jouer la donne
deal-play-game = Jouer la donne : { $game }
deal-continue = Reprendre
deal-results = Comparer les résultats
deal-results-of = Donne du jour : { $game }
deal-yesterday = Donne d’hier
deal-own = { $players ->
    [1] Personne d’autre n’a encore joué. Revenez plus tard pour comparer.
   *[other] Votre rang : { $rank } sur { $players }. Vous faites mieux que { $share } des autres.
}
deal-best = Meilleurs résultats
deal-rank = Rang
deal-player = Nom
deal-won = Victoire
deal-points = Points
deal-match-points = Points de match
deal-match-points-about = Points de match : la part des autres joueurs qui ont fait moins bien. Une égalité compte pour moitié.
deal-moves = Précision
deal-moves-about = Précision : la part des coups où l’analyse ne trouve rien de nettement meilleur. À côté : de combien les coups ont réduit les chances de gagner. Cartes, dés et autres joueurs ne comptent pas.
deal-own-moves = { $players ->
    [1] Votre précision est de { $accuracy }. Effet de vos coups sur vos chances de gagner : { $change }.
   *[other] Votre précision est de { $accuracy }, supérieure à celle de { $share } des autres. Effet de vos coups sur vos chances de gagner : { $change }.
}
deal-judging = L’analyse des coups est en cours. La page se met à jour automatiquement.
deal-parted = Divergence au coup
deal-nobody = Joueur supprimé
deal-you = vous
deal-decisions = Là où les choix divergent
deal-decisions-none = Personne n’a encore choisi autrement dans la même position.
deal-after = Coup { $number }
deal-chose = { $count ->
    [one] { $count } personne, points de match : { $points }
   *[other] { $count } personnes, points de match en moyenne : { $points }
}
deal-your-table = Voir votre partie
deal-none = Personne n’a joué cette donne.

# Duplicate

duplicate = Duplicate
duplicate-about = Plusieurs tables jouent les mêmes donnes. On vous compare aux personnes qui avaient vos cartes, à votre place. Le hasard de la donne ne compte donc pas.
duplicate-create = Créer les donnes
duplicate-game = Jeu
duplicate-deals = Donnes
duplicate-seats = Joueurs par table
duplicate-share = Partagez ce lien. Chaque groupe crée ses propres tables.
duplicate-deal = Donne { $number }
duplicate-new = Pas encore jouée. Les résultats apparaîtront quand vous l’aurez terminée.
duplicate-running = Vous jouez cette donne.
duplicate-open = Créer une table
duplicate-open-deal = Créer une table pour la donne { $number }
duplicate-continue = Aller à la table
duplicate-seat = Place { $number }
duplicate-totals = Classement
duplicate-totals-about = Moyenne des points de match sur les donnes que vous avez terminées.
duplicate-played = Donnes jouées

refused-no_deal = Ce jeu n’a pas de donne du jour. Choisissez un autre jeu.
refused-no_duplicate = Cette série de donnes n’existe pas. Vérifiez le lien.
duplicate-moves = Selon la précision
