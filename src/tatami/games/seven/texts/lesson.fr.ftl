# La première leçon de Seven Card Samurai. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-turn = Prendre deux, jouer deux
lesson-turn-told = En bas se trouvent votre village, avec ses dix riz, et votre main. Un tour est toujours le même : prenez deux cartes, puis jouez-en deux. Un samouraï posé devant vous défend votre riz de 1, un rônin de 3.
lesson-turn-ask = Prenez deux cartes, puis posez-en deux pour que votre défense soit d’au moins 4.
lesson-turn-hint = Prenez le samouraï rouge de la défausse, et une autre carte. Choisissez ensuite le rônin de votre main et posez-le, puis un samouraï.
lesson-turn-right = Défense { $defence } : chaque bandit qui viendra vous prendra autant de moins.
lesson-turn-open = Vos deux cartes sont jouées et votre défense est de { $defence }. Un rônin et un samouraï devant vous font 4.

lesson-gather = Sept de deux couleurs
lesson-gather-told = Réunissez sept samouraïs de deux couleurs au plus, en main et sur la table. Vous pouvez alors les annoncer et terminer la manche. La rangée de sept places montre où vous en êtes. Vous pouvez piocher un samouraï sur le dessus de la défausse, puis aussi celui de dessous.
lesson-gather-ask = Finissez votre tour avec seulement deux cartes manquantes.
lesson-gather-hint = Vous réunissez du jaune et du vert, et les deux sont au-dessus de la défausse. Le bandit n’est pas un samouraï : jouez-le. Posez ensuite un samouraï ; devant vous, il compte toujours.
lesson-gather-right = Il n’en manque plus que { $missing }. Ce qui est devant vous compte pour les sept, et garde votre riz en attendant.
lesson-gather-far = Il manque encore { $missing } cartes. Prenez les deux samouraïs qui conviennent, et n’en défaussez aucun.

lesson-raid = Les bandits prennent le riz
lesson-raid-told = Le riz, ce sont des points, un par riz à la fin de la manche. Un bandit en prend autant que sa valeur, moins la défense du village. Choisissez-le, et chaque village montre ce qu’il perdrait.
lesson-raid-ask = Prenez autant de riz que possible avec votre bandit.
lesson-raid-hint = Le village le plus riche a un rônin, ce qui en retire trois. Qui n’est gardé par personne ?
lesson-raid-right = { $rice } riz. Les villages sans garde sont volés les premiers ; pensez donc au vôtre.
lesson-raid-guarded = Seulement { $rice } riz : un rônin y monte la garde. Un autre village n’a aucune défense.
lesson-raid-idle = Vos deux cartes sont jouées, et votre bandit n’a rien pris.

lesson-pair = Deux cartes en une
lesson-pair-told = Deux rônins gardent les 19 riz de votre adversaire : seul, aucun bandit ne passe. Mais deux bandits ensemble additionnent leurs valeurs, et avec un ninja un bandit prend toute la sienne. Une paire prend vos deux cartes.
lesson-pair-ask = Prenez autant de riz qu’une paire le peut.
lesson-pair-hint = Les paires se trouvent sous votre main, chacune avec ce qu’elle prend. Comparez deux bandits 5 avec le ninja et un 5.
lesson-pair-right = { $rice } riz, malgré deux rônins. Gardez un ninja pour les villages bien gardés.
lesson-pair-less = { $rice ->
    [0] Vous n’avez rien pris : une défense de 6 arrête tout ce qui vient seul.
   *[other] Vous avez pris { $rice } riz. Une autre paire en prend plus.
  }

lesson-ninja = Briser la série
lesson-ninja-told = Six cartes de deux couleurs sont devant votre adversaire : encore une, et il en a sept. Un ninja retire une carte de la table, ou une de la main au hasard. Un samouraï au-dessus de la défausse peut être repris, un rônin non.
lesson-ninja-ask = Retirez une carte de cette table, et veillez à ce qu’aucune carte qui convienne ne soit au-dessus de la défausse.
lesson-ninja-hint = Choisissez le ninja, puis le rônin : il ne peut être pris de la défausse, et sans lui un bandit passe. Ou couvrez un samouraï retiré d’une de vos cartes.
lesson-ninja-right = Il en reste cinq, et la sixième est hors d’atteinte. Cela vous donne du temps pour votre propre série.
lesson-ninja-left = Il y en a toujours six, et la septième peut venir à la prochaine prise.
lesson-ninja-again = Un samouraï de ses couleurs est au-dessus de la défausse : votre adversaire le prend aussitôt.

lesson-shogun = Un regard dans une main
lesson-shogun-told = Vous en avez six sur sept, en rouge et bleu, et vous avez vu votre adversaire prendre un samouraï bleu. Un shogun regarde une main et y prend une carte, ou n’importe laquelle de la défausse. Vous seul voyez cette main.
lesson-shogun-ask = Procurez-vous la carte qui complète vos sept.
lesson-shogun-hint = Il n’y a ni rouge, ni bleu, ni rônin dans la défausse. Choisissez le shogun, regardez la main et prenez un samouraï bleu.
lesson-shogun-right = Sept de deux couleurs : vous pouvez annoncer. Ce que vous avez vu d’autre dans cette main reste noté près du village, pour vous seul.
lesson-shogun-incomplete = Votre tour est joué et il manque encore une carte. Qui a un samouraï bleu ?

lesson-back = Ce qui est devant vous doit convenir
lesson-back-told = Vous en avez sept en rouge et vert, mais tout ce qui est devant vous doit faire partie de la série, et il y a là un jaune : l’erreur habituelle. On peut aussi prendre de sa propre table. Et l’on annonce à tout moment de son tour.
lesson-back-ask = Annoncez sept pendant ce tour.
lesson-back-hint = Au lieu d’une nouvelle carte, reprenez le samouraï jaune de la table. Vous pourrez alors annoncer sept.
lesson-back-right = { $points } points pour la série et un pour chaque riz. Ne posez que ce qui convient à vos couleurs, même quand il vous faut une défense.
lesson-back-late = Votre tour est fini sans annonce. Tant qu’une troisième couleur est devant vous, il n’y a pas de sept.

lesson-call = Ce que vaut une série
lesson-call-told = Sept d’une couleur valent 20 points, six et une 15, cinq et deux 12, quatre et trois 10 ; avec un rônin, toute série vaut 7. Vous pourriez annoncer maintenant, avec le rônin. Mais vous avez deux prises.
lesson-call-ask = Annoncez une série qui vaut au moins 10 points.
lesson-call-hint = Reprenez le rônin, pour qu’il ne doive pas faire partie de la série. Et qui est au-dessus de la défausse ?
lesson-call-right = { $points } points au lieu de 7. Après cinq manches, le plus de points gagne. Il vaut donc la peine d’attendre mieux, tant qu’un autre n’annonce pas avant.
lesson-call-ronin = { $points } points, car un rônin fait partie de la série. Un samouraï à sa place en ferait 10.
lesson-call-late = Votre tour est fini sans annonce, et votre adversaire peut être plus rapide.
