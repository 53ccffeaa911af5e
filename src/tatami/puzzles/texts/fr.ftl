# Problèmes, dans le navigateur et dans le terminal

puzzles = Problèmes
puzzles-about = Positions tirées de parties complètes, le plus souvent entre bots. Chacune a une seule bonne réponse, vérifiée par une recherche approfondie.
puzzles-of = Problèmes : { $game }
puzzles-none = Ce jeu n’a pas encore de problèmes.
puzzle-daily = Problème du jour
puzzle-daily-done = Déjà tenté aujourd’hui. Le prochain arrive demain.
puzzle-start = Résoudre des problèmes
puzzle-start-game = Résoudre des problèmes : { $game }
puzzle-next = Problème suivant
puzzle-all-tried = Vous avez tenté tous les problèmes de ce thème.
puzzle-theme = Thème
puzzle-theme-any = Tous les thèmes ({ $count })
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Problème { $id }

puzzle-task-win = { $moves ->
    [1] Vous pouvez gagner en 1 coup. Trouvez-le.
   *[other] Vous pouvez forcer la victoire en { $moves } coups. Trouvez le premier.
}
puzzle-task-only = Un seul coup ne perd pas. Trouvez-le.
puzzle-task-best = Un choix est nettement meilleur que les autres. Trouvez-le.
puzzle-go-on = { $left ->
    [one] Bien joué. Encore { $left } coup.
   *[other] Bien joué. Encore { $left } coups.
}
puzzle-right = Bravo !
puzzle-wrong-win = Ce coup ne force pas la victoire à temps.
puzzle-wrong-only = Ce coup mène à une défaite forcée.
puzzle-wrong-best = Un autre choix est meilleur.

puzzle-why-win = { $moves ->
    [1] Le coup gagnant : { $line }
   *[other] La suite gagnante : { $line }
}
puzzle-why-only = « { $move } » est le seul coup qui ne perd pas.
puzzle-why-best = « { $move } » vous donne { $share } de chances de gagner. Le deuxième choix, « { $other } », donne { $second }.
puzzle-why-yours = Votre choix, « { $move } », donne { $share }.
puzzle-loses-in = { $moves ->
    [1] « { $move } » perd au coup suivant.
   *[other] « { $move } » perd en { $moves } coups.
}
puzzle-expected = Ensuite, la recherche prévoit { $line }.
puzzle-line-move = « { $move } » ({ $player })

puzzle-rating = Difficulté
puzzle-your-rating = Votre cote
puzzle-rating-change = Votre cote : { $rating } ({ $change })
puzzle-provisional = provisoire
puzzle-uncounted = Vous avez déjà tenté ce problème : votre cote ne change pas.
puzzle-streak = Série en cours
puzzle-best-streak = Meilleure série
puzzle-solved = Résolus
puzzle-solved-of = { $solved } sur { $attempts }
puzzle-source = Voir la partie d’origine
puzzle-continue = Repartir d’ici

theme-win-1 = Gagner en 1 coup
theme-win-2 = Gagner en 2 coups
theme-win-3 = Gagner en 3 coups
theme-win-4 = Gagner en 4 coups
theme-only-move = Coup unique
theme-surprise = Coup inattendu
theme-decisive = Coup décisif
theme-behind = Combler le retard
theme-ahead = Garder l’avance
theme-opening = Début de partie
theme-ending = Fin de partie

puzzles-which = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-greeting = Tapez un coup, ? pour l’aide, ou Entrée pour la liste de vos coups.
puzzle-help =
    Tapez un coup comme { $example }, ou appuyez sur Entrée puis tapez son numéro.

      Entrée, moves  lister vos coups et leur effet
      table          réafficher la table
      log            afficher la partie jusqu’ici
      rules [{ $rule }]     lire la règle de ce coup, ou celle de ce numéro
      show           montrer la solution
      next           passer au problème suivant
      quit           quitter
puzzle-no-theme = Aucun problème sur le thème « { $theme } ». Thèmes : { $themes }
