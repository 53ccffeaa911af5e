# Seven Card Samurai

title = Seven Card Samurai
blurb = Protégez le riz de votre village avec des samouraïs et des rônins, pillez les autres avec des bandits et des ninjas, et soyez le premier à réunir sept samouraïs de deux couleurs au plus.
goal = { $rounds ->
    [one] Marquez le plus de points en une manche : riz et série de 7.
   *[other] Marquez le plus de points en { $rounds } manches : riz et séries de 7.
}
standing = Manche { $round }, rang { $rank } sur { $seats } : { score }. { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur 7 pour une série.
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
reconstructed = La règle ne dit pas combien il y a de cartes de chaque sorte : ce paquet est donc une reconstitution. Si vous possédez le jeu, vous pouvez la corriger.

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
samurai = { $color ->
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
    [one] Piochez encore une carte : dans la pioche, la défausse (samouraï seulement) ou votre village.
   *[other] Piochez deux cartes : dans la pioche, la défausse (samouraï seulement) ou votre village.
}
ask-play = { $plays ->
    [one] Jouez ou défaussez encore une carte.
   *[other] Jouez deux cartes, une à une ou en paire, ou défaussez-les.
}
ask-target = { $play ->
    [pair] Contre qui jouez-vous { a-card } avec { partner-card } ?
    [shogun-hand] Quelle main regardez-vous ?
   *[other] Contre qui jouez-vous { a-card } ?
}
ask-strike = Quelle carte le ninja retire-t-il : une au hasard dans la main, ou une du village ?
ask-take = Prenez une carte dans la main que vous regardez.
ask-fetch = Prenez la carte de votre choix dans la défausse.
ask-drop = Choisissez une autre carte de cette main pour la défausse.
ask-end = Vos cartes sont jouées. Terminez votre tour, ou annoncez sept si vous le pouvez.

wait-draw = { $draws ->
    [one] Encore une carte à piocher…
   *[other] Deux cartes à piocher…
}
wait-play = { $plays ->
    [one] Encore une carte à jouer…
   *[other] Deux cartes à jouer…
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
choice-draw-discard = Piocher dans la défausse
choice-take-back = Reprendre { a-card }
choice-lay = Poser { a-card } au village
choice-discard = Défausser { a-card }
choice-play = Jouer { a-card }
choice-pair = Jouer { a-card } avec { partner-card }
choice-shogun-hand = Shogun : regarder une main
choice-shogun-discard = Shogun : parcourir la défausse
choice-target = Contre { $player }
choice-strike-hand = Carte au hasard
choice-strike-table = Retirer { a-card }
choice-take = Prendre { a-card }
choice-drop = Défausser { a-card }

event-dealt = Manche { $round } : { $dealer } donne et retourne { a-card }.
event-drew = { $seat } pioche { a-card }.
event-drew-unseen = { $seat } pioche une carte.
event-picked-up = { $seat } pioche { a-card } dans la défausse.
event-took-back = { $seat } reprend { a-card } de son village.
event-rebuilt = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse, mélangée, devient la nouvelle pioche : { $cards } cartes.
}
event-forwent = { $seat } ne peut rien piocher.
event-laid = { $seat } pose { a-card } dans son village : défense { $defense }.
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
    [hand] Le ninja fait perdre à { $victim } { a-card } de sa main.
   *[table] Le ninja fait perdre à { $victim } { a-card } de son village.
}
event-looked = { $victim } montre sa main à { $seat }.
event-saw = { $victim } montre { $amount } × { card } à { $seat }.
event-took = { $seat } prend { a-card } à { $victim }.
event-took-unseen = { $seat } prend une carte à { $victim }.
event-dropped = { $seat } fait défausser { a-card } à { $victim }.
event-fetched = { $seat } prend { a-card } dans la défausse.
event-called = { $seat } annonce sept avec { $many } { samurai }{ $others ->
    [0] {""}
   *[other] { $ronin ->
        [0] {" et "}{ $others } { other-samurai }
       *[other] , { $others } { other-samurai }
    }
}{ $ronin ->
    [0] {""}
    [one] {" et "}{ $ronin } rônin
   *[other] {" et "}{ $ronin } rônins
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ran-out = { $of ->
    [cards] La pioche est épuisée : la manche se termine sans série.
   *[turns] Tout le monde a joué tous ses tours : la manche se termine sans série.
}
event-scored = { $points ->
    [one] Manche { $round } : { $seat } marque { $points } point (total : { $total }).
   *[other] Manche { $round } : { $seat } marque { $points } points (total : { $total }).
}

preview = { $effect ->
    [call] la série rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [pile] il reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche
    [rebuild] mélange d’abord la défausse : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    [pick-up] { $below ->
        [none] vous piochez { a-card }
       *[other] vous piochez { a-card }, avec un autre samouraï dessous
    }
    [defense] votre défense passe à { $defense }
    [their-defense] sa défense passe à { $defense }
    [at-most] rapporte au plus { $rice } riz
    [cards] { $hand } en main, { $table } au village
   *[rice] rapporte { $rice } riz (défense { $defense })
}

end-points = { $winners ->
    [0] Tout le monde partage la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winner } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

refusal-no-move = ce coup n’existe pas dans ce jeu
refusal-draw-first = piochez d’abord : une carte de la pioche, un samouraï de la défausse ou une carte de votre village
refusal-play-now = vous avez pioché ; jouez maintenant une carte de votre main
refusal-say-on-whom = choisissez d’abord la cible
refusal-choose-the-strike = choisissez d’abord la carte que le ninja retire
refusal-take-from-hand = prenez d’abord une carte dans la main que vous regardez
refusal-take-from-discard = prenez d’abord une carte dans la défausse
refusal-drop-one = choisissez d’abord la carte à défausser
refusal-turn-is-played = vous avez joué vos cartes ; terminez votre tour ou annoncez sept
refusal-too-many-colors = votre village compte { $colors } couleurs, et une série deux au plus
refusal-no-seven = il vous faut sept samouraïs et rônins de deux couleurs au plus, dont toutes les cartes de votre village
refusal-no-more-rebuilding = { $times ->
    [0] la pioche est vide, et à cette table on ne la refait pas
   *[other] la pioche est vide et a déjà été refaite { $times } fois : c’est la limite
}
refusal-too-few-to-rebuild = la pioche est vide, et la défausse a trop peu de cartes pour la refaire
refusal-discard-empty = la défausse est vide
refusal-top-is-no-samurai = dans la défausse, vous ne pouvez piocher qu’un samouraï, et la carte du dessus est { a-card }
refusal-not-on-your-table = il n’y a pas de { card } dans votre village
refusal-not-in-hand = il vous manque une carte pour cela : { card }
refusal-table-full = votre village a déjà sept cartes
refusal-pair-needs-both-plays = une paire utilise les deux cartes de votre tour, et vous n’en avez plus qu’une à jouer
refusal-nobody-to-strike = aucun adversaire n’a de carte que le ninja puisse retirer
refusal-no-hand-to-look-into = aucun adversaire n’a de carte en main
refusal-hand-empty = ce joueur n’a pas de carte en main
refusal-not-on-their-table = il n’y a pas de { card } dans ce village
refusal-not-in-their-hand = il n’y a pas de { card } dans cette main
refusal-not-in-discard = il n’y a pas de { card } dans la défausse
refusal-no-such-player = il n’y a pas de joueur { $player } à cette table
refusal-not-on-yourself = jouez ces cartes contre un adversaire, pas contre vous-même
refusal-nothing-to-strike = { $player } n’a de carte ni en main ni au village
refusal-their-hand-is-empty = { $player } n’a pas de carte en main

screen-round = Manche { $round } sur { $rounds }   tour { $turn } sur { $turns } au plus   { $dealer } donne
screen-head-player = {""}
screen-head-hand = main
screen-head-table = village
screen-head-defense = défense
screen-head-rice = riz
screen-head-score = points
screen-head-known = connues en main
screen-own = (la vôtre, en bas)
screen-pile = Pioche { $cards } (refaite { $rebuilt } fois sur { $rebuilds })
screen-last-turn = la manche se termine après ce tour
screen-discard = Défausse { $cards }, sur le dessus :
screen-all = toutes :
screen-played = En jeu :
screen-unseen = Pas encore vues :
screen-hand = Votre main ({ $cards })
screen-can-call = Vous pouvez annoncer sept pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
screen-aims = Manque pour faire sept (+ à reprendre) :
screen-revealed = { $player } ne montre sa main qu’à vous :
screen-ended = { $worth ->
    [0] Manche { $round } : pas de série
   *[other] Manche { $round } : { $caller } a annoncé sept pour { $worth }
}
screen-legend = R rouge  Y jaune  B bleu  G vert  O rônin  3-6 bandits  N ninja  S shogun  ● à jouer  ◎ cible

option-rounds = Manches
option-rounds-help = Nombre de manches d’une partie.
option-rice = Riz
option-rice-help = Riz de chaque joueur au début d’une manche.
option-turns = Limite de tours
option-turns-help = Après ce nombre de tours par joueur, la manche se termine sans série.
option-rebuilds = Pioches refaites
option-rebuilds-help = Combien de fois la défausse devient la nouvelle pioche. Quand la dernière s’épuise, la manche se termine sans série.

# Thèmes des problèmes

puzzle-kind-draw = Piocher une carte
puzzle-kind-play = Quelle carte jouer
puzzle-kind-target = Qui viser
puzzle-kind-take = Quelle carte prendre
puzzle-kind-fetch = Dans la défausse
puzzle-kind-drop = Quelle carte défausser
puzzle-kind-end = Finir le tour ou annoncer
puzzle-kind-strike = L’attaque du ninja
