# La première leçon de Samurai: The Card Game.

lesson-lay = Votre influence
lesson-lay-told = Au milieu se trouve un village avec casque, bouddha et riz. Vous êtes Vert. Une carte à côté d’un village ajoute son nombre à votre influence sur le symbole qu’elle montre. Un samouraï compte pour tous les symboles.
lesson-lay-ask = Jouez une carte de façon à mener sur les trois symboles.
lesson-lay-hint = Une seule sorte de carte compte pour tous les symboles. Choisissez-la dans votre main, puis choisissez une case libre à côté du village.
lesson-lay-right = Un samouraï compte pour tous les symboles : vous menez donc sur les trois. Personne ne gagne encore de pierre, car les autres côtés sont libres.
lesson-lay-some = Vous ne menez que sur { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
  }. Une carte à symbole n’agit que sur le sien.

lesson-close = Gagner des pierres
lesson-close-told = Quand les quatre côtés d’un village sont couverts, il est complet. La plus forte influence sur chaque symbole gagne une pierre de cette forme, peu importe qui a joué la dernière carte. Au milieu, un côté est libre, et Rouge mène 5 à 3.
lesson-close-ask = Couvrez le dernier côté de façon à gagner les deux pierres.
lesson-close-hint = Il vous faut plus de 5 sur le bouddha et sur le riz. Choisissez une carte et pointez la case marquée d’une étoile, au-dessus du village (0,1) : le plateau montre les pierres que vous gagneriez.
lesson-close-right = 6 à 5 sur les deux symboles : vous gagnez un bouddha et une rizière.
lesson-close-gift = { $count ->
    [one] { $count } pierre va
   *[other] { $count } pierres vont
  } à Rouge, qui y a plus d’influence. Compléter un village aide le joueur qui mène.
lesson-close-none = Vous n’avez gagné aucune pierre. Le village du milieu a encore un côté libre.

lesson-tie = Plutôt personne que Rouge
lesson-tie-told = En cas d’égalité, personne ne gagne : la pierre reste dans la réserve. Au milieu, Rouge mène 5 à 2 sur le riz et peut compléter ce village à tout moment.
lesson-tie-ask = Complétez le village de façon que personne ne gagne la rizière.
lesson-tie-hint = Il vous manque exactement 3 sur le riz.
lesson-tie-right = 5 à 5 : personne ne gagne la rizière. Quand vous ne pouvez pas gagner une pierre, une égalité en prive Rouge.
lesson-tie-lost = Rouge gagne la rizière.
lesson-tie-open = Le village n’est pas encore complet, et Rouge peut le gagner avec la prochaine carte.

lesson-found = Nouveaux villages
lesson-found-told = Là où votre carte rencontre une carte adverse au coin d’un village, vous placez un nouveau village entre elles. S’il y en a deux à placer, vous choisissez la case qui reçoit le village du dessus de la pile.
lesson-found-ask = Complétez le village du milieu de façon à placer deux nouveaux villages sans que Rouge gagne de pierre.
lesson-found-hint = La case sous le milieu (0,−1) se trouve entre deux cartes rouges : votre carte y rencontre les deux. Rouge mène 6 à 3 sur le bouddha. Quelle carte permet de le rattraper ?
lesson-found-right = Deux nouveaux villages, une égalité pour le bouddha, et la rizière pour vous. Et vous avez décidé quel village va où.
lesson-found-fewer = Vous { $count ->
    [0] n’avez placé aucun nouveau village
    [1] avez placé 1 nouveau village
   *[other] avez placé { $count } nouveaux villages
  }. Cherchez une case avec des cartes rouges des deux côtés.
lesson-found-gift = Deux nouveaux villages, mais Rouge gagne une pierre de celui que vous avez complété.

lesson-majority = Ce qui compte à la fin
lesson-majority-told = À la fin, vous avez une majorité si vous possédez plus de pierres d’une forme que chacun des autres joueurs. Sans majorité, vous êtes hors course ; avec deux, vous gagnez d’emblée. Rouge et vous avez chacun un bouddha et une rizière.
lesson-majority-ask = Gagnez une pierre qui vous donne une majorité.
lesson-majority-hint = Le village qui ne montre que du riz a un côté libre, à sa gauche (−1,0), marqué d’une étoile. Rouge y mène 6 à 3.
lesson-majority-right = Vous avez maintenant la majorité des { shapes }. L’étoile à côté de vos pierres le montre.
lesson-majority-none = Pas encore de majorité. Gagnez une pierre d’une forme où vous êtes à égalité avec Rouge.

lesson-others = Une erreur fréquente
lesson-others-told = Si personne n’a deux majorités, vous mettez de côté les pierres de votre majorité et comptez les deux autres formes. Vous avez la majorité des bouddhas. Une erreur fréquente est de continuer à en ramasser.
lesson-others-ask = Gagnez une pierre qui n’est pas un bouddha.
lesson-others-hint = L’étoile marque le dernier côté libre d’un village avec bouddha et riz : celui du dessous (1,−2). Rouge mène 4 à 2 sur le riz.
lesson-others-right = Une rizière, et celle-ci compte. La majorité vous maintient en course, les autres pierres font gagner.
lesson-others-same = Un bouddha de plus. Vous avez déjà cette majorité, et ces pierres sont mises de côté.
lesson-others-none = Cette carte n’a rapporté aucune pierre.

lesson-end = La dernière carte
lesson-end-told = Il n’y a plus de rizières : c’est le dernier tour de table, et vous jouez la dernière carte de la partie. Vous avez la majorité des rizières, Rouge celle des bouddhas. Vous avez 3 casques chacun.
lesson-end-ask = Gagnez la partie avec votre dernière carte.
lesson-end-hint = Avec une deuxième majorité, vous gagnez d’emblée, et il vous faut un casque pour l’obtenir. Une carte sur l’étoile tout en bas (−5,−6) complète un village où seule votre carte compte pour le casque.
lesson-end-right = Un quatrième casque : { $count } majorités, et vous gagnez la partie.
lesson-end-lost = Rouge gagne. Les casques sont à égalité, { $yours } à { $theirs } : chacun a donc une majorité, et Rouge compte plus de pierres des autres formes.
