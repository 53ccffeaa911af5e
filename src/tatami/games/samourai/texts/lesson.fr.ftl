# La première leçon de Samouraï. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-open = Votre coup parle
lesson-open-told = Vous êtes Rouge, en bas. Un samouraï va en ligne droite, dans toute direction, même par-dessus les autres ; le premier coup va de 1 à 7 cases. L’arrivée s’annonce : trois cases jusqu’à un dragon, c’est « 3 dragon ».
lesson-open-ask = Ouvrez la partie de façon à annoncer un dragon.
lesson-open-hint = Choisissez un samouraï : des points clairs montrent où il peut aller. Un dragon se trouve trois cases devant d1.
lesson-open-right = « { announcement } ». Noir doit maintenant y répondre : à peu près aussi loin, et d’abord par-dessus un dragon.
lesson-open-other = Cela annonce « { announcement } ». Il fallait arriver sur un dragon.

lesson-answer = Répondez à l’annonce
lesson-answer-told = Noir a annoncé « 4 ibis ». Votre réponse va à 4 cases, une de moins ou une de plus, et la première case du chemin doit porter un ibis.
lesson-answer-ask = Répondez par un coup de 5 cases.
lesson-answer-hint = Partez de h1 : un ibis se trouve juste devant, en h2.
lesson-answer-right = Cinq cases, par-dessus l’ibis de h2. La distance parcourue est désormais celle à laquelle Noir doit se tenir.
lesson-answer-shorter = Une bonne réponse, mais elle va à { $distance } cases, pas à 5.

lesson-few = Laissez peu de place
lesson-few-told = Qui ne peut pas répondre a perdu ; un bon coup laisse donc peu de réponses. Une case vide (mekura) laisse la direction libre, un symbole la lie. Désignez un coup avant de le jouer : ses réponses sont comptées pour vous.
lesson-few-ask = Jouez le coup qui laisse à Noir le moins de réponses.
lesson-few-hint = Les cases vides laissent des dizaines de réponses. Peu de samouraïs noirs ont un ibis à côté d’eux : votre samouraï de h5 peut en atteindre un.
lesson-few-right = Il ne reste que { $answers } réponses. C’est avec de tels coups que l’on gagne.
lesson-few-more = Cela laisse { $answers } réponses. Un autre coup en laisse bien moins.

lesson-anzen = La case sûre
lesson-anzen-told = La case dorée du milieu est l’anzen. Qui y arrive en répondant rejoue aussitôt : n’importe quel samouraï, toute direction, toute distance. C’est permis une fois par partie.
lesson-anzen-ask = Arrivez sur l’anzen, puis rejouez de sorte que Noir ait au plus 5 réponses.
lesson-anzen-hint = Le samouraï de i3 atteint f6 par-dessus le sabre de h4. Cherchez ensuite un symbole lointain : plus vous allez loin, moins il reste de place pour répondre.
lesson-anzen-right = Le coup libre laisse { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
  }. L’anzen est désormais dépensé : choisissez bien son moment.
lesson-anzen-past = C’était une réponse ordinaire, à côté de l’anzen. Il se trouve au milieu, en f6.
lesson-anzen-loose = Vous avez joué deux fois, mais Noir a maintenant { $answers } réponses. Essayez un autre second coup.

lesson-guard = Ne quittez pas la maison trop tôt
lesson-guard-told = Trois samouraïs sur les cases croisées de votre camp (shiro) vous protègent : personne n’a le droit de vous laisser sans réponse. L’erreur habituelle est de partir avec un deuxième samouraï alors que Noir est prêt.
lesson-guard-ask = Répondez de sorte que Noir ne puisse pas vous laisser sans réponse.
lesson-guard-hint = Trois samouraïs sont encore chez eux, en e1, g1 et h1. Un autre est déjà en route.
lesson-guard-right = Trois restent chez eux et vous êtes protégé : Noir n’a pas le droit de vous couper le souffle.
lesson-guard-strangled = Vous avez quitté { $start } et n’êtes plus protégé. Noir joue { $answer }, et vous n’avez pas de réponse : perdu.

lesson-home = Le chemin du retour
lesson-home-told = Deux de vos samouraïs sont partis, et vous n’êtes pas protégé. Qui arrive sur un shiro de son camp est de nouveau chez lui. Cela ne lie aucune direction, Noir aura donc beaucoup de réponses : la sûreté a son prix.
lesson-home-ask = Ramenez un troisième samouraï chez lui.
lesson-home-hint = e1 est libre. Quel samouraï se trouve en ligne droite avec elle, un soleil à côté de lui sur le chemin ?
lesson-home-right = Trois chez eux : protégé de nouveau.
lesson-home-away = { $end } n’est pas un shiro de votre camp. Vous restez exposé.

lesson-win = Iki-zumari
lesson-win-told = Noir n’a plus que deux samouraïs chez lui et n’est pas protégé. Si aucun samouraï noir ne peut répondre à votre coup, Noir est à bout de souffle, iki-zumari, et vous avez gagné.
lesson-win-ask = Ne laissez à Noir aucune réponse.
lesson-win-hint = Regardez à côté des samouraïs noirs : un seul a un dragon près de lui, et trop peu de place derrière. Annoncez donc un dragon.
lesson-win-right = Aucun samouraï noir n’a de dragon à côté de lui avec assez de place derrière. Vous avez gagné.
lesson-win-answers = { $answers ->
    [one] Il reste une réponse
   *[other] Il reste { $answers } réponses
  }. Un coup n’en laisse aucune.
