# Le terminal

greeting = Tapez un coup, ? pour l’aide, Entrée pour voir ce qui est permis.
help =
    Un coup s’écrit comme { $example }. Nommez-en une partie (une case, une carte) pour voir
    les coups qui la contiennent ; un numéro joue ensuite le coup de cette ligne.

      Entrée, moves  ce qui est permis, et où cela mènerait
      hint           ce que jouerait un bot simple
      undo           reprendre votre dernier coup et ce qui a suivi
      table          redessiner la table
      log            ce qui s’est passé
      rules [{ $rule }]     la règle derrière la question, ou celle de ce numéro
      explain WORD   ce que veut dire un mot du jeu
      position       la position en une ligne
      save FILE      garder la partie dans un fichier, désormais après chaque coup
      resign         abandonner
      quit           partir
explained = Mots expliqués : { $words }
not-explained = Pas d’explication pour « { $word } ». Tapez explain pour la liste.
more-choices = … et { $more } autres : nommez une partie pour en voir moins
nothing-to-undo = Vous n’avez pas encore joué.
hint = Essayez { $move } : { $preview }
hint-move = Essayez { $move }
learn-which = Quel jeu ? Tapez son numéro :
resigned = { $player } abandonne.
pass-keyboard = Passez le clavier à { $player }, qui appuie sur Entrée :
keep-game = Garder cette partie ? Un nom de fichier, ou seulement Entrée :
save-where = Dites où : save FILE
saved = La partie est gardée dans { $file }
not-saved = La partie n’a pas été gardée (save FILE le fait).
lesson-greeting = Une première leçon. Tapez un coup, ? pour l’aide, Entrée pour voir ce que vous pouvez faire.
lesson-help =
    Un coup se tape comme { $example }, ou par son numéro après Entrée.

      Entrée, moves  ce que vous pouvez faire, et à quoi cela mène
      hint           un indice
      show           comment faire
      again          tout remettre en place
      table          redessiner la table
      rules [{ $rule }]     la règle derrière la question, ou celle de ce numéro
      next           passer à l’étape suivante
      quit           partir
lesson-done = C’était la leçon. Jouez une première partie : tatami play { $game } --bot level-1
