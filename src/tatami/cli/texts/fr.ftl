# Le terminal

greeting = Tapez un coup, ? pour l’aide, ou appuyez sur Entrée pour voir vos coups.
help =
    Tapez un coup comme { $example }. Tapez un élément du coup (une case, une carte) pour
    voir les coups correspondants, puis un numéro pour jouer ce coup.

      Entrée, moves  lister vos coups et leur effet
      hint           voir ce que jouerait un bot fort
      undo           annuler votre dernier coup et ce qui a suivi
      table          réafficher la table
      log            afficher le journal de partie
      rules [{ $rule }]     lire la règle de ce coup, ou celle de ce numéro
      explain MOT    expliquer un mot du jeu
      position       afficher la position en une ligne
      save FICHIER   enregistrer la partie, maintenant et après chaque coup
      resign         abandonner
      quit           quitter
explained = Mots expliqués : { $words }
not-explained = Pas d’explication pour « { $word } ». Tapez explain pour la liste.
not-a-move = ✗ « { $typed } » n’est pas un coup. Tapez un coup comme { $example }, ou appuyez sur Entrée pour voir vos coups.
no-such-number = ✗ Aucun coup des listes ci-dessus ne porte le numéro { $number }. Appuyez sur Entrée pour voir vos coups.
no-rule = ✗ Ce jeu n’a pas de règle { $number }.
more-choices = … et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}. Tapez un élément du coup pour en voir moins.
nothing-to-undo = Vous n’avez pas encore joué.
hint = Essayez { $move } : { $preview }
hint-move = Essayez { $move }
learn-which = Quel jeu ? Tapez son numéro :
resigned = { $player } abandonne.
pass-keyboard = Passez le clavier à { $player }. { $player } appuie sur Entrée :
keep-game = Enregistrer cette partie ? Tapez un nom de fichier, ou Entrée pour ne pas enregistrer :
save-where = Ajoutez un nom de fichier : save FICHIER
saved = Partie enregistrée dans { $file }
not-saved = Partie non enregistrée. La prochaine fois, utilisez save FICHIER.
lesson-greeting = Première leçon. Tapez un coup, ? pour l’aide, ou appuyez sur Entrée pour voir vos coups.
lesson-help =
    Tapez un coup comme { $example }, ou son numéro après Entrée.

      Entrée, moves  lister vos coups et leur effet
      hint           lire un conseil
      show           montrer une solution
      again          recommencer l’étape
      table          réafficher la table
      rules [{ $rule }]     lire la règle de ce coup, ou celle de ce numéro
      next           passer à l’étape suivante
      quit           quitter
lesson-done = Leçon terminée. Jouez votre première partie : tatami play { $game } --bot level-1
game-players = { $range } joueurs
game-version = version { $number }
game-unofficial = Tatami n’est pas un produit officiel.
