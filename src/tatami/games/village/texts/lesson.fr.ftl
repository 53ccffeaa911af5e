# La première leçon de Samurai: The Card Game.

lesson-lay = Votre influence
lesson-lay-told = Au milieu, un village avec casque, bouddha et riz ; vous êtes Vert. Une carte posée à côté a son nombre pour influence sur le symbole qu’elle montre. Un samouraï l’a sur tous les symboles.
lesson-lay-ask = Posez une carte de façon à mener sur les trois symboles.
lesson-lay-hint = Une seule sorte de carte compte pour tous les symboles. Choisissez-la dans votre main, puis une place libre à côté du village.
lesson-lay-right = Un samouraï compte pour tous les symboles : vous menez sur les trois. Mais aucune pierre n’est encore gagnée ; les autres côtés sont libres.
lesson-lay-some = Vous ne menez que sur { $count ->
    [one] un symbole
   *[other] { $count } symboles
  }. Une carte à symbole n’agit que sur ce symbole.

lesson-close = Gagner des pierres
lesson-close-told = Quand les quatre côtés d’un village sont couverts, la plus forte influence sur chacun de ses symboles gagne une pierre de cette forme, peu importe qui a posé la dernière carte. Au milieu, un côté est libre, et Rouge mène par 5 à 3.
lesson-close-ask = Couvrez le dernier côté de façon à gagner les deux pierres.
lesson-close-hint = Il vous faut plus de 5 sur le bouddha et sur le riz. Choisissez une carte, puis regardez la place à l’étoile, au-dessus du village (0,1), avant de poser : les pierres qu’elle gagnerait sont comptées pour vous.
lesson-close-right = Six à cinq sur les deux symboles : un bouddha et une rizière pour vous.
lesson-close-gift = { $count ->
    [one] Une pierre va
   *[other] { $count } pierres vont
  } à Rouge, qui y a plus d’influence. Fermer un village sert à qui mène.
lesson-close-none = Vous n’avez gagné aucune pierre. Le village du milieu attend son dernier côté.

lesson-tie = Plutôt personne que Rouge
lesson-tie-told = À égalité, personne ne gagne : la pierre reste dans la réserve. Au milieu, Rouge mène sur le riz par 5 à vos 2, et peut fermer ce village à tout moment.
lesson-tie-ask = Fermez le village de sorte que personne ne gagne la rizière.
lesson-tie-hint = Il vous manque exactement 3 sur le riz.
lesson-tie-right = Cinq à cinq : personne ne la gagne. Là où l’on ne peut gagner, une égalité vaut une pierre.
lesson-tie-lost = Voilà que Rouge a gagné la rizière.
lesson-tie-open = Le village est encore ouvert, et Rouge peut le gagner avec la prochaine carte.

lesson-found = Nouveaux villages
lesson-found-told = Là où votre carte rencontre celle d’un autre au coin d’un village, un nouveau village est posé entre les deux. S’il en faut deux, vous choisissez quelle place reçoit celui du dessus de la pile.
lesson-found-ask = Fermez le village du milieu de sorte que deux nouveaux villages soient posés et que Rouge ne gagne aucune pierre.
lesson-found-hint = La place sous le milieu (0,-1) se trouve entre deux cartes rouges : la vôtre y rencontre les deux. Rouge mène sur le bouddha par 6 à vos 3 : avec quelle carte le rattraper ?
lesson-found-right = Deux nouveaux villages, égalité pour le bouddha, et la rizière pour vous. Et vous avez décidé quel village va où.
lesson-found-fewer = Cela a donné { $count ->
    [0] aucun nouveau village
    [one] un nouveau village
   *[other] { $count } nouveaux villages
  }. Cherchez une place avec des cartes rouges des deux côtés.
lesson-found-gift = Deux nouveaux villages, mais Rouge a gagné une pierre de celui que vous avez fermé.

lesson-majority = Ce qui compte à la fin
lesson-majority-told = À la fin, plus de pierres d’une forme que chacun des autres, c’est une majorité. Sans elle, on est éliminé ; avec deux, on gagne aussitôt. Pour l’instant, Rouge et vous avez chacun un bouddha et une rizière.
lesson-majority-ask = Gagnez une pierre qui vous donne une majorité.
lesson-majority-hint = Le village qui ne montre que du riz a un côté libre, à sa gauche (-1,0). Une étoile le marque. Rouge y mène par 6 à 3.
lesson-majority-right = Vous avez maintenant la majorité des { shapes }. Une étoile à côté de vos pierres le montre.
lesson-majority-none = Pas encore de majorité. Il faut une pierre d’une forme où vous êtes à égalité avec Rouge.

lesson-others = L’erreur habituelle
lesson-others-told = Avec une majorité chacun, on met ses pierres de côté et l’on compte les deux autres formes. Vous avez la majorité des bouddhas. L’erreur habituelle est de continuer à les amasser.
lesson-others-ask = Gagnez une pierre qui ne soit pas un bouddha.
lesson-others-hint = L’étoile marque le dernier côté libre d’un village à bouddha et riz, en dessous (1,-2). Sur le riz, Rouge mène par 4 à vos 2.
lesson-others-right = Une rizière : celle-ci sera comptée. La majorité vous garde en jeu, les autres pierres font gagner.
lesson-others-same = Un bouddha de plus. Vous avez déjà cette majorité ; au compte, elle est mise de côté.
lesson-others-none = Cela n’a gagné aucune pierre.

lesson-end = La dernière carte
lesson-end-told = La dernière rizière est partie : on termine la manche, et vous posez la dernière carte de la partie. Vous avez la majorité des rizières, Rouge celle des bouddhas ; des casques, vous en avez 3 chacun.
lesson-end-ask = Gagnez la partie avec votre dernière carte.
lesson-end-hint = Une deuxième majorité gagne aussitôt, et il vous faut pour cela un casque. L’étoile tout en bas (-5,-6) ferme un village où seule votre carte compte pour le casque.
lesson-end-right = Un quatrième casque : { $count } majorités, et la partie est à vous.
lesson-end-lost = Rouge gagne : les casques sont à { $yours } contre { $theirs }, chacun a donc une majorité, et Rouge compte davantage des autres.
