# Seven Card Samurai

title = Seven Card Samurai
blurb = Protégez le riz de votre village avec des samouraïs et des rônins, volez celui des autres avec des bandits et des ninjas, et réunissez avant les autres sept samouraïs de deux couleurs au plus.
goal = { $rounds ->
    [one] Ayez le plus de points après la manche.
   *[other] Ayez le plus de points après { $rounds } manches.
}
standing = Manche { $round }, rang { $rank } sur { $seats } : { score }. { $cards } cartes sur 7 pour une série.
score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
reconstructed = La règle ne dit pas combien il y a de cartes de chaque sorte : ce paquet est donc reconstitué. Si vous possédez le jeu, vous pouvez le corriger.

card = { $card ->
    [red] samouraï rouge
    [yellow] samouraï jaune
    [blue] samouraï bleu
    [green] samouraï vert
    [ronin] rônin
    [bandit-3] bandit 3
    [bandit-4] bandit 4
    [bandit-5] bandit 5
    [bandit-6] bandit 6
    [ninja] ninja
   *[shogun] shogun
}
a-card = { $card ->
    [red] un samouraï rouge
    [yellow] un samouraï jaune
    [blue] un samouraï bleu
    [green] un samouraï vert
    [ronin] un rônin
    [bandit-3] un bandit 3
    [bandit-4] un bandit 4
    [bandit-5] un bandit 5
    [bandit-6] un bandit 6
    [ninja] un ninja
   *[shogun] un shogun
}
partner-card = { $partner ->
    [bandit-3] un bandit 3
    [bandit-4] un bandit 4
    [bandit-5] un bandit 5
    [bandit-6] un bandit 6
   *[ninja] un ninja
}
samurai = { $colour ->
    [red] { $many ->
        [one] rouge
       *[other] rouges
    }
    [yellow] { $many ->
        [one] jaune
       *[other] jaunes
    }
    [blue] { $many ->
        [one] bleu
       *[other] bleus
    }
   *[green] { $many ->
        [one] vert
       *[other] verts
    }
}
other-samurai = { $other ->
    [red] { $others ->
        [one] rouge
       *[other] rouges
    }
    [yellow] { $others ->
        [one] jaune
       *[other] jaunes
    }
    [blue] { $others ->
        [one] bleu
       *[other] bleus
    }
   *[green] { $others ->
        [one] vert
       *[other] verts
    }
}

ask-draw = { $draws ->
    [one] Piochez encore une carte : de la pioche, un samouraï de la défausse, ou une des vôtres sur la table.
   *[other] Piochez deux cartes : de la pioche, un samouraï de la défausse, ou des vôtres sur la table.
}
ask-play = { $plays ->
    [one] Jouez encore une carte.
   *[other] Jouez deux cartes, une à une ou en paire.
}
ask-target = { $play ->
    [pair] Contre qui jouez-vous { a-card } avec { partner-card } ?
    [shogun-hand] La main de qui regardez-vous ?
   *[other] Contre qui jouez-vous { a-card } ?
}
ask-strike = Quelle carte le ninja retire-t-il : une carte au hasard de la main, ou une de la table ?
ask-take = Prenez une carte de la main que vous regardez.
ask-fetch = Prenez la carte de votre choix dans la défausse.
ask-drop = Choisissez une autre carte de cette main pour la défausse.
ask-end = Terminez votre tour ou annoncez sept.

wait-draw = { $draws ->
    [one] Pioche encore une carte…
   *[other] Pioche deux cartes…
}
wait-play = { $plays ->
    [one] Joue encore une carte…
   *[other] Joue deux cartes…
}
wait-target = { $play ->
    [pair] Choix d’une cible : { card } avec { partner-card }…
    [shogun-hand] Choix d’une main à regarder…
   *[other] Choix d’une cible : { card }…
}
wait-take = Choix d’une carte de cette main…
wait-fetch = Choix d’une carte de la défausse…
wait-drop = Choix d’une carte de cette main à défausser…
wait-end = Fin du tour ou annonce de sept…

choice-call = Annoncer sept
choice-end = Finir le tour
choice-draw-pile = Piocher
choice-draw-discard = Prendre dans la défausse
choice-take-back = Reprendre { a-card }
choice-lay = Poser { a-card } au village
choice-discard = Défausser { a-card }
choice-play = Jouer { a-card }
choice-pair = { card } avec { partner-card }
choice-shogun-hand = Shogun : regarder une main
choice-shogun-discard = Shogun : parcourir la défausse
choice-target = Contre { $player }
choice-strike-hand = Carte au hasard
choice-strike-table = Retirer { a-card }
choice-take = Prendre { a-card }
choice-drop = Défausser { a-card }

event-dealt = Manche { $round } : { $dealer } donne et retourne { a-card }.
event-drew = Vous piochez { a-card }.
event-drew-unseen = { $seat } prend une carte de la pioche.
event-picked-up = { $seat } prend { a-card } de la défausse.
event-took-back = { $seat } reprend { a-card } de la table.
event-rebuilt = { $cards ->
    [one] La défausse devient la pioche : 1 carte.
   *[other] La défausse est mélangée et devient la pioche : { $cards } cartes.
}
event-forwent = { $seat } n’a rien à prendre.
event-laid = { $seat } pose { a-card } dans son village : défense { $defence }.
event-discarded = { $seat } défausse { a-card }.
event-announced = { $play ->
    [pair] { $seat } joue { a-card } avec { partner-card }.
    [shogun-hand] { $seat } joue un shogun pour regarder une main.
    [shogun-discard] { $seat } joue un shogun pour parcourir la défausse.
   *[other] { $seat } joue { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } ne prend pas de riz à { $victim }.
   *[other] { $seat } prend { $rice } riz à { $victim }.
}
event-struck = { $place ->
    [hand] Le ninja retire { a-card } de la main de { $victim }.
   *[table] Le ninja retire { a-card } de la table de { $victim }.
}
event-looked = { $seat } regarde la main de { $victim }.
event-saw = Dans la main de { $victim } vous voyez { $amount } × { card }.
event-took = { $seat } prend { a-card } de la main de { $victim }.
event-took-unseen = { $seat } prend une carte de la main de { $victim }.
event-dropped = { $seat } met { a-card } de la main de { $victim } sur la défausse.
event-fetched = { $seat } prend { a-card } dans la défausse.
event-called = { $seat } annonce sept avec { $many } { samurai }{ $others ->
    [0] {""}
   *[other] , { $others } { other-samurai }
}{ $ronin ->
    [0] {""}
    [one] , { $ronin } rônin
   *[other] , { $ronin } rônins
} : { $points } points.
event-ran-out = { $of ->
    [cards] La pioche est définitivement épuisée : la manche finit sans série.
   *[turns] Tous ont joué tous leurs tours : la manche finit sans série.
}
event-scored = { $points ->
    [one] Manche { $round } : { $seat } marque { $points } point, { $total } en tout.
   *[other] Manche { $round } : { $seat } marque { $points } points, { $total } en tout.
}

preview = { $effect ->
    [call] la série vaut { $points } points
    [pile] il en reste { $cards } dans la pioche
    [rebuild] la défausse est d’abord mélangée : { $cards } cartes
    [pick-up] { $below ->
        [none] vous prenez { a-card }
       *[other] vous prenez { a-card }, et un autre samouraï est dessous
    }
    [defence] votre défense devient { $defence }
    [their-defence] leur défense devient { $defence }
    [at-most] rapporte au plus { $rice } riz
    [cards] { $hand } en main, { $table } sur la table
   *[rice] rapporte { $rice } riz, contre une défense de { $defence }
}

end-points = { $winners ->
    [0] Tous partagent la victoire avec { $points } points.
    [one] { $winner } gagne avec { $points } points.
   *[other] { $winner } partagent la victoire avec { $points } points.
}

refusal-no-move = ce n’est pas un coup de ce jeu
refusal-draw-first = piochez d’abord : dans la pioche, un samouraï de la défausse, ou une de vos cartes sur la table
refusal-play-now = vous avez pioché ; jouez maintenant une carte de votre main
refusal-say-on-whom = choisissez d’abord la cible
refusal-choose-the-strike = choisissez d’abord ce que le ninja retire
refusal-take-from-hand = prenez d’abord une carte de la main que vous regardez
refusal-take-from-discard = prenez d’abord une carte de la défausse
refusal-drop-one = choisissez d’abord la carte à défausser
refusal-turn-is-played = vous avez tout joué ; terminez votre tour ou annoncez sept
refusal-too-many-colours = { $colours } couleurs sont devant vous, et une série en a deux au plus
refusal-no-seven = vous n’avez pas sept samouraïs et rônins de deux couleurs au plus qui comprennent toutes vos cartes sur la table
refusal-no-more-rebuilding = { $times ->
    [0] la pioche est vide et n’est pas refaite à cette table
   *[other] la pioche est vide et a déjà été refaite { $times } fois, c’est la limite
}
refusal-too-few-to-rebuild = la pioche est vide, et la défausse a moins de deux cartes pour la refaire
refusal-discard-empty = la défausse est vide
refusal-top-is-no-samurai = on ne peut prendre qu’un samouraï dans la défausse, et la carte du dessus est { a-card }
refusal-not-on-your-table = il n’y a pas de { card } devant vous
refusal-not-in-hand = il vous manque pour cela en main : { card }
refusal-table-full = sept cartes sont déjà devant vous
refusal-pair-needs-both-plays = une paire prend vos deux jeux, et il ne vous en reste qu’un
refusal-nobody-to-strike = aucun adversaire n’a de carte qu’un ninja pourrait retirer
refusal-no-hand-to-look-into = aucun adversaire n’a de carte en main
refusal-hand-empty = ce joueur n’a pas de carte en main
refusal-not-on-their-table = il n’y a pas de { card } sur cette table
refusal-not-in-their-hand = il n’y a pas de { card } dans cette main
refusal-not-in-discard = il n’y a pas de { card } dans la défausse
refusal-no-such-player = il n’y a pas de { $player } à cette table
refusal-not-on-yourself = jouez ces cartes contre un adversaire, pas contre vous-même
refusal-nothing-to-strike = { $player } n’a de carte ni en main ni sur la table
refusal-their-hand-is-empty = { $player } n’a pas de carte en main

screen-round = Manche { $round } sur { $rounds }   tour { $turn } sur { $turns } au plus   { $dealer } donne
screen-head-player = {""}
screen-head-hand = main
screen-head-table = table
screen-head-defence = défense
screen-head-rice = riz
screen-head-score = points
screen-head-known = connu en main
screen-own = (la vôtre, dessous)
screen-pile = Pioche { $cards } (refaite { $rebuilt } fois sur { $rebuilds })
screen-last-turn = la manche finit après ce tour
screen-discard = Défausse { $cards }, dessus :
screen-all = tout :
screen-played = En jeu :
screen-unseen = Pas encore vu :
screen-hand = Votre main ({ $cards })
screen-can-call = Vous avez sept, d’une valeur de { $points } points.
screen-aims = Il manque pour sept (+ à reprendre) :
screen-revealed = La main de { $player }, pour vos yeux seuls :
screen-ended = { $worth ->
    [0] Manche { $round } : pas de série
   *[other] Manche { $round } : { $caller } a annoncé { $worth }
}
screen-legend = R rouge  Y jaune  B bleu  G vert  O rônin  3-6 bandits  N ninja  S shogun  ● à son tour  ◎ cible

option-rounds = Manches
option-rounds-help = Manches d’une partie.
option-rice = Riz
option-rice-help = Riz de chaque joueur au début d’une manche.
option-turns = Limite de tours
option-turns-help = Après ce nombre de tours par joueur, la manche se termine sans série.
option-rebuilds = Mélanges
option-rebuilds-help = Combien de fois la défausse redevient la pioche. Quand celle-ci est vide, la manche se termine sans série.
