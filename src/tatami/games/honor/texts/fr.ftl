# Honor of the Samurai

title = Honor of the Samurai
blurb = Servez votre daimyo, bâtissez deux maisons, devenez shogun et restez-le. L’honneur fait gagner, et vos rivaux envoient voleurs, assassins et déshonneur.
goal = Le premier à atteindre { $target } points d’honneur gagne.
standing = Vous avez { $honor ->
    [one] { $honor } point
   *[other] { $honor } points
} d’honneur, rang { $rank } sur { $seats }.
score = { $score ->
    [one] { $score } point d’honneur
   *[other] { $score } points d’honneur
}
reconstructed = Le nombre et les valeurs de certaines cartes sont inconnus, donc reconstitués. Si vous possédez le jeu, vous pouvez les corriger.

card = { $card ->
    [start-daimyo-a] daimyo de départ A
    [start-daimyo-b] daimyo de départ B
    [daimyo-a] daimyo A
    [daimyo-b] daimyo B
    [daimyo-c] daimyo C
    [daimyo-d] daimyo D
    [okugata-a] okugata A
    [okugata-b] okugata B
    [okugata-c] okugata C
    [warrior-a] guerrier A
    [warrior-b] guerrier B
    [warrior-c] guerrier C
    [warrior-d] guerrier D
    [warrior-e] guerrier E
    [warrior-f] guerrier F
    [bodyguard] garde du corps
    [no-dachi] no-dachi des ancêtres
    [daisho] daisho des ancêtres
    [masamune] Masamune le forgeron
    [noh-theatre] théâtre nô
    [firearms] armes à feu
    [odawara] château d’Odawara
    [osaka] château d’Osaka
    [white-heron] château du Héron blanc
    [thief] voleur
    [elite-thief] maître voleur
    [assassin] assassin
    [dishonor] déshonneur
   *[save-face] sauver la face
}
a-card = { $card ->
    [start-daimyo-a] un daimyo de départ A
    [start-daimyo-b] un daimyo de départ B
    [daimyo-a] le daimyo A
    [daimyo-b] le daimyo B
    [daimyo-c] le daimyo C
    [daimyo-d] le daimyo D
    [okugata-a] une okugata A
    [okugata-b] une okugata B
    [okugata-c] une okugata C
    [warrior-a] un guerrier A
    [warrior-b] un guerrier B
    [warrior-c] un guerrier C
    [warrior-d] un guerrier D
    [warrior-e] un guerrier E
    [warrior-f] un guerrier F
    [bodyguard] un garde du corps
    [no-dachi] le no-dachi des ancêtres
    [daisho] le daisho des ancêtres
    [masamune] Masamune le forgeron
    [noh-theatre] le théâtre nô
    [firearms] les armes à feu
    [odawara] le château d’Odawara
    [osaka] le château d’Osaka
    [white-heron] le château du Héron blanc
    [thief] un voleur
    [elite-thief] un maître voleur
    [assassin] un assassin
    [dishonor] un déshonneur
   *[save-face] « sauver la face »
}
house-of = { $house ->
    [daimyo] maison du daimyo
   *[samurai] maison du samouraï
}
head-of = { $house ->
    [daimyo] daimyo
   *[samurai] samouraï
}
kind-of-card = { $kind ->
    [daimyo] daimyo
    [okugata] okugata
    [warrior] guerrier
    [bodyguard] garde du corps
    [possession] possession
    [castle] château
    [ninja] ninja
    [event] événement
   *[reaction] réaction
}

ask-turn = { $must ->
    [yes] Vous avez au moins 100 points d’honneur et la carte shogun est libre : déclarez votre daimyo shogun pendant ce tour. Actions restantes : { $actions }.
   *[no] { $actions ->
        [0] { $declared ->
            [yes] Il ne vous reste aucune action, et votre déclaration est faite. Terminez votre tour.
           *[no] Il ne vous reste aucune action. Faites une déclaration ou terminez votre tour.
        }
       *[other] { $declared ->
            [yes] Jouez, piochez ou défaussez une carte. Actions restantes : { $actions }. Votre déclaration est faite.
           *[no] Jouez, piochez ou défaussez une carte. Actions restantes : { $actions }. Vous pouvez aussi faire une déclaration.
        }
    }
}
ask-house = Choisissez une maison pour cette carte : { card }.
ask-rob = { $again ->
    [yes] Choisissez une maison pour un second vol, ou arrêtez.
   *[no] Dans quelle maison volez-vous ?
}
ask-take = Quelle carte volez-vous ?
ask-place = Où va la carte volée ({ card }) ?
ask-target = Qui l’assassin vise-t-il ?
ask-shame = Qui déshonorez-vous ?
ask-react = { $occasion ->
    [battle] { $whose ->
        [own] { $by } remporte le combat contre vous. Voulez-vous sauver la face et garder votre maison ?
       *[other] { $by } remporte le combat contre { $affected }. Voulez-vous lui sauver la face, pour que sa maison reste ?
    }
   *[dishonor] { $whose ->
        [own] { $by } vous déshonore. Voulez-vous sauver la face ?
       *[other] { $by } déshonore { $affected }. Voulez-vous lui sauver la face ?
    }
}
ask-respond = { $by } vous déshonore : payez { $price } points d’honneur et passez à { $left }, ou ordonnez le seppuku.
ask-castle = { $swap ->
    [yes] Vous gagnez { a-card }. Le mettre à la place de votre château ou le défausser ?
   *[no] Vous gagnez { a-card }. Le garder ou le défausser ?
}

wait-turn = { $must ->
    [yes] Son daimyo doit devenir shogun pendant ce tour. Actions restantes : { $actions }.
   *[no] { $declared ->
        [yes] Actions restantes : { $actions }. La déclaration est faite.
       *[no] Actions restantes : { $actions }. Une déclaration est possible.
    }
}
wait-house = Choix d’une maison pour { a-card }…
wait-rob = { $again ->
    [yes] Choix d’une maison pour un second vol…
   *[no] Choix d’une maison où voler…
}
wait-take = Choix de la carte à voler…
wait-target = Choix de la cible de l’assassin…
wait-shame = Choix du joueur à déshonorer…
wait-react = { $occasion ->
    [battle] { $by } remporte le combat contre { $affected }. Quelqu’un sauve-t-il la face ?
   *[dishonor] { $by } déshonore { $affected }. Quelqu’un sauve-t-il la face ?
}
wait-respond = Choix : payer { $price } points d’honneur ou ordonner le seppuku…
wait-castle = Choix : garder ou défausser { a-card }…

event-turn-began = À { $seat } de jouer ({ $number }).
event-gained = { $seat } reçoit { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’honneur (total : { $honor }).
event-played = { $seat } joue { a-card }.
event-laid = { $whose ->
    [own] { $seat } pose { a-card } dans { $house ->
        [daimyo] la maison de son daimyo
       *[samurai] la maison de son samouraï
    }.
   *[other] { $seat } pose { a-card } chez { $owner }, dans la { house-of }.
}
event-drew = { $seat } pioche une carte.
event-drew-card = { $seat } pioche { a-card }.
event-discarded = { $seat } défausse { a-card }.
event-shuffled = La défausse devient la nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
event-became-shogun = { $seat } fait de son daimyo le shogun.
event-shogun-returned = La carte shogun revient au milieu.
event-attacked = { $seat } attaque { $target } : { $attack_dice ->
    [one] { $attack_dice } dé
   *[other] { $attack_dice } dés
} contre { $defense_dice }.
event-rolled = { $total ->
    [0] { $seat } n’a aucun dé.
   *[other] { $seat } lance les dés : { $total }.
}
event-won = { $seat } gagne le combat contre { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } sauve la face.
   *[other] { $seat } permet à { $target } de sauver la face.
}
event-passed = { $seat } passe.
event-house-lost = { $seat } perd { $house ->
    [daimyo] la maison de son daimyo
   *[samurai] la maison de son samouraï
} ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
event-became-ronin = { $seat } devient rônin.
event-castle-taken = { $seat } garde { a-card }.
event-castle-discarded = { $seat } défausse { a-card }.
event-dishonored = { $seat } déshonore { $target }.
event-paid = { $seat } paie { $amount } points d’honneur (total : { $honor }).
event-seppuku = { $seat } ordonne le seppuku à son { head-of }.
event-allied = { $seat } sert désormais { $lord }.
event-gave-notice = { $seat } rompt l’alliance avec { $lord }, avec effet au début de son prochain tour.
event-alliance-ended = L’alliance entre { $seat } et { $lord } prend fin.
event-took-over = { $former } perd la maison de son daimyo : { $seat } la reprend.
event-enthroned = { $seat } joue { a-card } pour { $ally } : une nouvelle maison de daimyo.
event-stole = { $whose ->
    [own] { $seat } prend { a-card } dans { $house ->
        [daimyo] la maison de son daimyo
       *[samurai] la maison de son samouraï
    }.
   *[other] { $seat } vole { a-card } à { $owner }, dans la { house-of }.
}
event-placed = { $whose ->
    [own] { $seat } pose { a-card } dans { $house ->
        [daimyo] la maison de son daimyo
       *[samurai] la maison de son samouraï
    }.
   *[other] { $seat } pose { a-card } chez { $owner }, dans la { house-of }.
}
event-threw-away = { $seat } défausse la carte volée : { card }.
event-sent-assassin = { $result ->
    [success] { $seat } envoie chez { $target } un assassin, qui fait { $roll } et tue le { head-of }.
   *[failure] { $seat } envoie chez { $target } un assassin, qui fait { $roll } contre le { head-of } et échoue : il fallait au moins { $needed }.
}
event-bodyguard-fell = { $seat } perd un garde du corps.
event-ended = { $reason ->
    [target] Le but est atteint.
   *[limit] Le dernier tour de table est joué.
}

preview = { $about ->
    [attack] { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } contre { $defense } : { $chance } % de chances de gagner. Si vous perdez, la maison de votre daimyo est perdue ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).
    [change] ensuite { $income ->
        [one] { $income } point
       *[other] { $income } points
    } d’honneur par tour, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } (ki { $ki }), { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } à l’attaque, { $defense } en défense
    [income] ensuite { $income ->
        [one] { $income } point
       *[other] { $income } points
    } d’honneur par tour
    [shogun] ensuite { $income ->
        [one] { $income } point
       *[other] { $income } points
    } d’honneur par tour, mais tout joueur qui a un daimyo et un dé peut vous attaquer
    [pay] coûte { $price } points d’honneur : vous passez à { $honor }
    [break] coûte { $price } points d’honneur : vous passez à { $honor } et devenez rônin à votre prochain tour
    [price] coûte { $price } points d’honneur
    [dishonor] paie { $price } points d’honneur et passe à { $honor }, ou ordonne le seppuku ; { $shogun ->
        [yes] sauver la face n’aide pas un shogun
       *[no] { $saved } points d’honneur si quelqu’un sauve la face
    }
    [save] { $occasion ->
        [battle] { $whose ->
            [own] vous gardez votre maison
           *[other] { $affected } garde sa maison
        }{ $castle ->
            [yes] , sans son château
           *[no] {""}
        }
       *[dishonor] { $whose ->
            [own] vous payez { $price } points d’honneur au lieu de { $full }
           *[other] { $affected } paie { $price } points d’honneur au lieu de { $full }
        }
    }
    [pass] { $occasion ->
        [battle] si personne d’autre ne sauve la face, { $whose ->
            [own] vous perdez la maison de votre daimyo ({ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }) et devenez rônin
           *[other] { $affected } perd la maison de son daimyo ({ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            })
        }
       *[dishonor] si personne d’autre ne sauve la face, { $whose ->
            [own] vous payez { $price } points d’honneur ou ordonnez le seppuku
           *[other] { $affected } paie { $price } points d’honneur ou ordonne le seppuku
        }
    }
    [seppuku] ne coûte pas d’honneur : { $head ->
        [daimyo] vous perdez { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }{ $shogun ->
            [yes] {" "}et la carte shogun
           *[no] {""}
        } et devenez rônin
       *[samurai] vous perdez { $cards ->
            [0] aucune carte
            [one] 1 carte
           *[other] { $cards } cartes
        }{ $heir ->
            [yes] , et { $heir_name } reprend la maison de votre daimyo
           *[no] {""}
        }
    } ; ensuite { $income ->
        [one] { $income } point
       *[other] { $income } points
    } d’honneur par tour
   *[assassin] { $chance } % de chances pour { $price } points d’honneur{ $ally ->
        [yes] , le double contre un allié
       *[no] {""}
    } : la maison perd { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
}

choice-end = Finir le tour
choice-draw = Piocher
choice-shogun = Devenir shogun
choice-break = Rompre l’alliance
choice-stop = Arrêter
choice-pass = Passer
choice-save-face = Sauver la face
choice-pay = Payer
choice-seppuku = { $head ->
    [daimyo] Seppuku du daimyo
   *[samurai] Seppuku du samouraï
}
choice-take-castle = Garder le château
choice-leave-castle = Défausser le château
choice-attack = Attaquer { $target }
choice-ally = Servir { $lord }
choice-play = Jouer { a-card }
choice-discard = Défausser { a-card }
choice-lay = Chez { $seat }, dans la { house-of }
choice-rob = Voler chez { $seat }, dans la { house-of }
choice-steal = Voler { a-card }
choice-put = Chez { $seat }, dans la { house-of }
choice-throw-away = La défausser
choice-assassinate = { $house ->
    [daimyo] Viser le daimyo ({ $seat })
   *[samurai] Viser le samouraï ({ $seat })
}
choice-dishonor = Déshonorer { $target }

end-target = { $winner } gagne avec { $honor } points d’honneur.
end-limit = { $winners ->
    [0] Après { $turns } tours, tout le monde partage la victoire avec { $honor } points d’honneur.
    [one] { $winner } gagne après { $turns } tours avec le plus d’honneur : { $honor }.
   *[other] { $winner } se partagent la victoire après { $turns } tours avec { $honor } points d’honneur.
}

refusal-no-move = ce coup n’existe pas dans ce jeu
refusal-not-asked = { $asked ->
    [turn] c’est une réponse, mais rien n’est demandé ; faites une action ou une déclaration
    [house] choisissez d’abord une maison pour la carte
    [rob] choisissez d’abord la maison où voler
    [take] choisissez d’abord une carte qui peut être volée dans cette maison
    [place] choisissez d’abord où va la carte volée : une autre maison qui a de la place, ou la défausse
    [target] choisissez d’abord la cible de l’assassin ; vous devez pouvoir le payer
    [shame] choisissez d’abord le joueur à déshonorer
    [react] sauvez la face, si vous avez la carte, ou passez
    [respond] payez, ou ordonnez le seppuku à un daimyo ou à un samouraï que vous pouvez perdre
   *[castle] décidez d’abord du château gagné
}
refusal-must-become-shogun = avec { $honor } points d’honneur et la carte shogun au milieu, vous devez d’abord déclarer votre daimyo shogun
refusal-no-action-left = il ne vous reste aucune action
refusal-hand-full = vous avez déjà { $most } cartes en main
refusal-nothing-to-draw = il n’y a plus de carte à piocher
refusal-not-in-hand = vous n’avez pas cette carte en main : { card }
refusal-only-a-reaction = sauver la face ne se joue que quand il y a une face à sauver
refusal-no-daimyo-now = seul un rônin peut jouer un daimyo, ou le propriétaire d’un daimyo pour son second samouraï
refusal-no-room = aucune de vos maisons n’a de place pour cette carte : { card }
refusal-two-actions = le déshonneur coûte deux actions, et il vous en reste une
refusal-cannot-pay = cela coûte { $price } points d’honneur, et les ninjas ne se paient jamais à crédit
refusal-nothing-to-steal = il n’y a rien à voler dans aucune maison
refusal-declared = vous avez déjà fait une déclaration ce tour-ci
refusal-shogun-taken = il y a déjà un shogun
refusal-shogun-needs-daimyo = vous n’avez pas de daimyo qui puisse devenir shogun
refusal-no-alliance = vous n’avez pas d’alliance à rompre
refusal-no-opponent = ce n’est pas un autre joueur de cette table
refusal-attack-needs-daimyo = il vous faut un daimyo pour attaquer
refusal-no-castle = vous ne pouvez attaquer que le shogun et les joueurs qui ont un château
refusal-no-dice = vous n’avez aucun dé pour attaquer : il faut 3 de force sans le château
refusal-no-ronin = seul un rônin peut conclure une alliance
refusal-no-lord = ce joueur n’a pas de daimyo à servir
refusal-has-second = ce daimyo a déjà un second samouraï

order-ask = Me demander
order-pass = Toujours passer
order-ask-own = Passer, sauf s’il s’agit de moi
order-own = Sauver ma propre face
order-ally = Sauver ma face et celle de mon allié

screen-player = Joueur { $number }
screen-you = vous
screen-status = { $status ->
    [ronin] rônin
    [second] second samouraï du joueur { $lord }
   *[samurai] samouraï
}
screen-service = { $service ->
    [new] dès le prochain tour
    [notice] jusqu’à son prochain tour
   *[full] en service
}
screen-has-second = second samouraï : joueur { $number }
screen-shogun = SHOGUN
screen-honor = honneur { $honor } sur { $target } ({ $income } par tour)
screen-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
screen-ki = ki { $ki } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
screen-dice = dés : attaque { $attack }, défense { $defense }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samouraï
}
screen-assassin = assassin { $chance } %
screen-empty = rien
screen-table = Tour { $turns } sur { $limit }. Pioche { $pile }, défausse { $discards }
screen-top = , sur le dessus : { card }
screen-shogun-free = La carte shogun est au milieu (+{ $honor } par tour).
screen-shogun-held = Le joueur { $number } est shogun (+{ $honor } par tour).
screen-actions = Joueur { $number } : ki { $ki }, actions utilisées : { $used }, restantes : { $left } ; { $declared ->
    [yes] déclaration faite
   *[no] pas encore de déclaration
}.
screen-must = Le joueur { $number } doit devenir shogun pendant ce tour.
screen-attack = Attaque contre le joueur { $number } : { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre { $defense }, { $chance } %.
screen-held = En attente d’une maison : { card }.
screen-hand = Votre main :
screen-legend = honneur/ki/force après chaque carte ; * peut être volée

option-edition = Édition
option-edition-help = Quelles règles s’appliquent là où les deux éditions diffèrent.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Premier daimyo
option-daimyo-help = D’où viennent les premiers daimyos.
option-daimyo-edition = Comme dans l’édition
option-daimyo-start = Un daimyo de départ
option-daimyo-any = N’importe lequel des dix
option-discard = Défausser
option-discard-help = Ce que coûte une carte défaussée sans effet.
option-discard-edition = Comme dans l’édition
option-discard-action = 1 action
option-discard-free = Rien
option-thief_cost = Prix d’un voleur
option-thief_cost-help = Combien d’honneur coûte un voleur.
option-thief_cost-edition = Comme dans l’édition
option-elite = Maître voleur
option-elite-help = Où un maître voleur peut voler ses deux cartes.
option-elite-edition = Comme dans l’édition
option-elite-anywhere = Dans une ou deux maisons
option-elite-one_house = Dans une seule maison
option-target = But
option-target-help = L’honneur qu’il faut pour gagner. 250 donne une partie plus courte, idéale à 5 ou 6.
option-seppuku = Seppuku d’un samouraï
option-seppuku-help = Quand vous pouvez ordonner le seppuku à un samouraï.
option-seppuku-costly = Seulement s’il coûte une carte
option-seppuku-any = Toujours
option-reactions = Qui est interrogé
option-reactions-help = À qui l’on propose de sauver la face. Si c’est à tout le monde, rien ne révèle qui a la carte.
option-reactions-holders = Ceux qui ont la carte
option-reactions-everyone = Tout le monde
option-limit = Limite de tours
option-limit-help = À la fin du tour de table où se joue ce tour, le joueur qui a le plus d’honneur gagne.

# Thèmes des problèmes

puzzle-kind-turn = Votre tour
puzzle-kind-house = Choisir une maison
puzzle-kind-rob = Qui voler
puzzle-kind-take = Quelle carte voler
puzzle-kind-place = Placer la carte volée
puzzle-kind-target = La cible de l’assassin
puzzle-kind-shame = Qui déshonorer
puzzle-kind-respond = Répondre au déshonneur
puzzle-kind-react = Sauver la face
puzzle-kind-castle = Le château
