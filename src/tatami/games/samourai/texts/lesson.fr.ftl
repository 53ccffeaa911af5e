# La première leçon de Samouraï. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-open = Votre coup parle
lesson-open-told = Vous êtes Rouge, en bas. Un samouraï se déplace en ligne droite dans n’importe quelle direction et peut sauter par-dessus les autres. Le premier coup fait de 1 à 7 cases. Chaque coup annonce sa distance et son arrivée : trois cases jusqu’à un dragon, c’est « 3 dragon ».
lesson-open-ask = Ouvrez la partie par un coup qui annonce un dragon.
lesson-open-hint = Choisissez un samouraï : des points clairs montrent où il peut aller. Un dragon se trouve trois cases devant d1.
lesson-open-right = « { announcement } ». Noir doit maintenant répondre : à peu près aussi loin, et en commençant par un dragon.
lesson-open-other = Ce coup annonce « { announcement } ». Arrivez sur un dragon.

lesson-answer = Répondez à l’annonce
lesson-answer-told = Noir annonce « 4 ibis ». Votre réponse fait 4 cases, une de moins ou une de plus, et sa première case doit porter un ibis.
lesson-answer-ask = Répondez par un coup de 5 cases.
lesson-answer-hint = Prenez le samouraï en h1 : un ibis se trouve juste devant lui, en h2.
lesson-answer-right = Cinq cases, par l’ibis en h2. Noir doit maintenant parcourir 4 à 6 cases.
lesson-answer-shorter = { $distance ->
    [one] Une réponse valable, mais elle fait { $distance } case, pas 5.
   *[other] Une réponse valable, mais elle fait { $distance } cases, pas 5.
  }

lesson-few = Laissez peu de place
lesson-few-told = Un joueur qui ne peut pas répondre perd ; un bon coup laisse donc peu de réponses. Un symbole limite la direction, une case vide (mekura) non. Pointez une case d’arrivée avant de jouer : le plateau compte les réponses pour vous.
lesson-few-ask = Jouez le coup qui laisse à Noir le moins de réponses.
lesson-few-hint = Les cases vides laissent des dizaines de réponses. Peu de samouraïs noirs ont un ibis à côté d’eux. Votre samouraï en h5 peut en atteindre un.
lesson-few-right = Il ne reste que { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }. C’est avec de tels coups qu’on gagne.
lesson-few-more = Cela laisse { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }. Un autre coup en laisse bien moins.

lesson-anzen = La case sûre
lesson-anzen-told = La case dorée au centre est l’anzen. Si votre réponse y arrive, vous rejouez aussitôt : samouraï, direction et distance de votre choix. Vous y avez droit une fois par partie.
lesson-anzen-ask = Arrivez sur l’anzen, puis rejouez de façon que Noir ait au plus 5 réponses.
lesson-anzen-hint = Le samouraï en i3 atteint f6 par le sabre en h4. Cherchez ensuite un symbole lointain : plus votre coup est long, moins il reste de place pour répondre.
lesson-anzen-right = Votre coup libre { $answers ->
    [0] ne laisse aucune réponse
    [1] laisse 1 réponse
   *[other] laisse { $answers } réponses
  }. Vous n’y avez droit qu’une fois par partie : choisissez bien le moment.
lesson-anzen-past = C’était une réponse ordinaire. L’anzen est au centre, en f6.
lesson-anzen-loose = Vous avez joué deux fois, mais Noir a { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }. Essayez un autre second coup.

lesson-guard = Ne partez pas trop tôt
lesson-guard-told = Trois samouraïs sur les cases de votre camp marquées d’une croix (shiros) vous protègent : Noir n’a pas le droit de vous laisser sans réponse. Une erreur fréquente est d’envoyer un deuxième samouraï alors que Noir est prêt à frapper.
lesson-guard-ask = Répondez de façon que Noir ne puisse pas vous laisser sans réponse.
lesson-guard-hint = Trois samouraïs sont encore chez eux, en e1, g1 et h1. Le quatrième est déjà dehors.
lesson-guard-right = Trois restent chez eux, votre camp est donc protégé : Noir n’a pas le droit de vous mettre à bout de souffle.
lesson-guard-strangled = Vous avez quitté { $start }, et votre camp n’est plus protégé. Noir joue { $answer }, et vous n’avez pas de réponse. Vous perdez.

lesson-home = Le chemin du retour
lesson-home-told = Deux de vos samouraïs sont dehors, et votre camp n’est pas protégé. Un samouraï qui arrive sur un shiro de son camp est de retour chez lui. Un shiro ne limite pas la direction : Noir aura beaucoup de réponses. La sécurité a un prix.
lesson-home-ask = Ramenez un troisième samouraï chez lui.
lesson-home-hint = e1 est libre. Quel samouraï peut y aller en ligne droite, avec un soleil pour première case ?
lesson-home-right = Trois chez eux : votre camp est de nouveau protégé.
lesson-home-away = { $end } n’est pas un shiro de votre camp. Votre camp reste exposé.

lesson-win = Iki zumari
lesson-win-told = Noir n’a que deux samouraïs chez lui et n’est pas protégé. Si aucun samouraï noir ne peut répondre à votre coup, Noir est à bout de souffle (iki zumari) et vous gagnez.
lesson-win-ask = Ne laissez à Noir aucune réponse.
lesson-win-hint = Regardez autour des samouraïs noirs. Un seul a un dragon à côté de lui, et il y a trop peu de place derrière ce dragon. Annoncez donc un dragon.
lesson-win-right = Aucun samouraï noir n’a à côté de lui un dragon avec assez de place derrière. Vous gagnez !
lesson-win-answers = Il reste { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }. Il existe un coup qui n’en laisse aucune.
