# La première leçon de Seven Card Samurai. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-turn = Piocher deux cartes, en jouer deux
lesson-turn-told = En bas se trouvent votre village, avec ses dix riz, et votre main. À chaque tour, vous piochez deux cartes, puis vous en jouez deux. Un samouraï dans votre village ajoute 1 de défense, un rônin 3.
lesson-turn-ask = Piochez deux cartes, puis jouez-en deux pour avoir au moins 4 de défense.
lesson-turn-hint = Piochez le samouraï rouge de la défausse, et une autre carte. Posez ensuite au village le rônin de votre main, puis un samouraï.
lesson-turn-right = Défense { $defense } : chaque bandit vous prendra autant de riz en moins.
lesson-turn-open = Vous avez joué vos deux cartes, et votre défense est de { $defense }. Un rônin et un samouraï font 4.

lesson-gather = Sept samouraïs, deux couleurs
lesson-gather-told = Réunissez sept samouraïs de deux couleurs au plus, en main et au village. Vous pouvez alors annoncer sept, ce qui termine la manche. La rangée de sept cases montre où vous en êtes. Vous pouvez piocher un samouraï sur le dessus de la défausse, puis celui du dessous.
lesson-gather-ask = Terminez votre tour de façon qu’il ne vous manque que deux cartes.
lesson-gather-hint = Vous réunissez des samouraïs jaunes et verts, et il y en a un de chaque sur le dessus de la défausse. Le bandit n’est pas un samouraï : jouez-le. Posez ensuite un samouraï au village, où il compte toujours.
lesson-gather-right = { $missing ->
    [one] Il ne manque plus que { $missing } carte.
   *[other] Il ne manque plus que { $missing } cartes.
  } Les cartes de votre village comptent dans la série, et elles gardent votre riz en attendant.
lesson-gather-far = { $missing ->
    [one] Il manque encore { $missing } carte.
   *[other] Il manque encore { $missing } cartes.
  } Piochez les deux samouraïs qui conviennent, et ne les défaussez pas.

lesson-raid = Les bandits volent le riz
lesson-raid-told = Chaque riz vaut un point à la fin de la manche. Un bandit prend autant de riz que sa valeur, moins la défense du village. Choisissez le bandit, et chaque village montre ce qu’il perdrait.
lesson-raid-ask = Prenez autant de riz que possible avec votre bandit.
lesson-raid-hint = Le village le plus riche a un rônin, qui sauve trois riz. Quel village n’est pas gardé ?
lesson-raid-right = { $rice } riz. Les bandits visent d’abord les villages sans garde : pensez au vôtre.
lesson-raid-guarded = Seulement { $rice } riz, car un rônin garde ce village. Un autre village n’a aucune défense.
lesson-raid-idle = Vous avez joué vos deux cartes, et votre bandit n’a rien pris.

lesson-pair = Deux cartes d’un coup
lesson-pair-told = Deux rônins gardent les 19 riz de votre adversaire, et aucun bandit ne passe seul. Mais deux bandits contre un même village additionnent leurs valeurs, et un bandit joué avec un ninja prend toute sa valeur. Une paire utilise les deux cartes de votre tour.
lesson-pair-ask = Prenez autant de riz qu’une paire le permet.
lesson-pair-hint = Les paires sont affichées sous votre main, chacune avec ce qu’elle rapporte. Comparez deux bandits 5 avec le ninja et un bandit 5.
lesson-pair-right = { $rice } riz, malgré deux rônins. Gardez un ninja pour les villages bien défendus.
lesson-pair-less = { $rice ->
    [0] Vous n’avez rien pris : une défense de 6 arrête tout bandit seul.
   *[other] Vous avez pris { $rice } riz. Une autre paire en rapporte plus.
  }

lesson-ninja = Brisez la série
lesson-ninja-told = Votre adversaire a six cartes de deux couleurs dans son village. Encore une, et il y en aura sept. Un ninja retire une carte du village, ou une carte de la main au hasard. Votre adversaire peut repiocher un samouraï sur le dessus de la défausse, mais pas un rônin.
lesson-ninja-ask = Retirez une carte de ce village, et ne laissez sur le dessus de la défausse aucune carte qui lui convienne.
lesson-ninja-hint = Choisissez le ninja, puis le rônin : personne ne peut le piocher dans la défausse, et sans lui un bandit passe. Ou recouvrez un samouraï retiré avec une de vos cartes.
lesson-ninja-right = Il en reste cinq, et la sixième est hors d’atteinte. Cela vous laisse du temps pour votre propre série.
lesson-ninja-left = Les six cartes sont toujours là, et la septième peut venir à la prochaine pioche.
lesson-ninja-again = Un samouraï de ses couleurs est sur le dessus de la défausse. Votre adversaire le repioche aussitôt.

lesson-shogun = Regardez une main
lesson-shogun-told = Vous avez six cartes sur sept, en rouge et bleu, et vous avez vu votre adversaire piocher un samouraï bleu. Un shogun regarde une main et y prend une carte, ou prend la carte de votre choix dans la défausse. Personne d’autre que vous ne voit cette main.
lesson-shogun-ask = Trouvez la carte qui complète votre série.
lesson-shogun-hint = La défausse ne contient ni samouraï rouge, ni samouraï bleu, ni rônin. Choisissez le shogun, regardez la main et prenez un samouraï bleu.
lesson-shogun-right = Sept cartes de deux couleurs : vous pouvez annoncer. Les autres cartes que vous avez vues restent notées près du village, rien que pour vous.
lesson-shogun-incomplete = Votre tour est fini, et il manque encore une carte. Qui a un samouraï bleu ?

lesson-back = Tout votre village doit convenir
lesson-back-told = Vous avez sept cartes en rouge et vert. Mais toutes les cartes de votre village doivent faire partie de la série, et l’une est jaune : une erreur fréquente. Au lieu de piocher, vous pouvez reprendre une carte de votre village. Et vous pouvez annoncer à tout moment de votre tour.
lesson-back-ask = Annoncez sept pendant ce tour.
lesson-back-hint = Au lieu de piocher, reprenez le samouraï jaune de votre village. Vous pourrez alors annoncer sept.
lesson-back-right = { $points ->
    [one] { $points } point pour la série
   *[other] { $points } points pour la série
  } et un par riz. Ne posez que ce qui va avec vos couleurs, même quand il vous faut de la défense.
lesson-back-late = Votre tour est fini, et vous n’avez pas annoncé. Avec une troisième couleur au village, c’est impossible.

lesson-call = Ce que vaut une série
lesson-call-told = Sept d’une couleur rapportent 20 points ; six et un, 15 ; cinq et deux, 12 ; quatre et trois, 10. Une série avec un rônin rapporte toujours 7 points. Vous pourriez annoncer maintenant, avec le rônin. Mais il vous reste deux cartes à piocher.
lesson-call-ask = Annoncez une série qui rapporte au moins 10 points.
lesson-call-hint = Reprenez le rônin : il n’a plus à faire partie de la série. Et qu’y a-t-il sur le dessus de la défausse ?
lesson-call-right = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au lieu de 7. Après cinq manches, c’est le total qui compte : attendre mieux peut payer, tant que personne n’annonce avant vous.
lesson-call-ronin = { $points ->
    [one] Seulement { $points } point
   *[other] Seulement { $points } points
  }, car un rônin fait partie de la série. Avec un samouraï à sa place, elle en rapporterait 10.
lesson-call-late = Votre tour est fini, et vous n’avez pas annoncé. Votre adversaire peut être plus rapide.
