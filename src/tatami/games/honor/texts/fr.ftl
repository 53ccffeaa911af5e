# Honor of the Samurai

title = Honor of the Samurai
blurb = Servez votre daimyo, bâtissez deux maisons, devenez shogun et restez-le : l’honneur gagne, et tous les autres envoient voleurs, assassins et déshonneur.
reconstructed = La répartition de certaines cartes et quelques-unes de leurs valeurs n’ont pas été retrouvées : elles sont reconstituées. Qui possède le jeu peut les corriger.

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
    [yes] Vous avez au moins 100 d’honneur et la carte shogun est libre : déclarez votre daimyo shogun pendant ce tour. Actions restantes : { $actions }.
   *[no] { $declared ->
        [yes] À vous. Actions restantes : { $actions }. Votre déclaration est faite.
       *[no] À vous. Actions restantes : { $actions }. Vous pouvez aussi faire une déclaration.
    }
}
ask-house = Dans quelle maison la posez-vous ({ card }) ?
ask-rob = { $again ->
    [yes] Volez une seconde carte : dans quelle maison ? Ou arrêtez-vous.
   *[no] Dans quelle maison volez-vous ?
}
ask-take = Quelle carte volez-vous ?
ask-place = Où va la carte volée ({ card }) ?
ask-target = Qui l’assassin va-t-il visiter ?
ask-shame = Qui déshonorez-vous ?
ask-react = { $occasion ->
    [battle] { $affected } a perdu la bataille. Quelqu’un sauve-t-il la face, pour que la maison reste ?
   *[dishonor] { $affected } est déshonoré. Quelqu’un sauve-t-il la face ?
}
ask-respond = Vous êtes déshonoré : payez { $price } d’honneur, ou ordonnez le seppuku.
ask-castle = { $swap ->
    [yes] Vous avez gagné : { card }. Le prendre en échange de votre château, ou le défausser ?
   *[no] Vous avez gagné : { card }. Le prendre, ou le défausser ?
}

wait-turn = { $must ->
    [yes] Un shogun doit être déclaré pendant ce tour. Actions restantes : { $actions }.
   *[no] { $declared ->
        [yes] Actions restantes : { $actions }. La déclaration est faite.
       *[no] Actions restantes : { $actions }. Une déclaration est possible.
    }
}
wait-house = Dans quelle maison va-t-elle ({ card }) ?
wait-rob = { $again ->
    [yes] Une seconde carte est-elle volée, et dans quelle maison ?
   *[no] Dans quelle maison vole-t-on ?
}
wait-take = Quelle carte est volée ?
wait-shame = Qui est déshonoré ?
wait-respond = Ou bien { $price } d’honneur sont payés, ou bien le seppuku est ordonné.
wait-castle = Que devient la carte ({ card }) ?

event-turn-began = Tour de { $seat } ({ $number }).
event-gained = { $seat } reçoit { $amount } d’honneur et en a { $honor }.
event-played = { $seat } joue : { card }.
event-laid = { $whose ->
    [own] { $seat } pose dans sa { house-of } : { card }.
   *[other] { $seat } pose dans la { house-of } de { $owner } : { card }.
}
event-drew = { $seat } pioche une carte.
event-drew-card = Vous piochez : { card }.
event-discarded = { $seat } défausse : { card }.
event-shuffled = La défausse est mélangée : { $cards } cartes.
event-became-shogun = Le daimyo de { $seat } est shogun.
event-shogun-returned = La carte shogun revient au milieu.
event-attacked = { $seat } attaque { $target } : { $attack_dice } dés contre { $defence_dice }.
event-rolled = { $seat } lance les dés : { $total }.
event-won = { $seat } gagne la bataille contre { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } sauve sa propre face.
   *[other] { $seat } sauve la face de { $target }.
}
event-passed = Vous passez.
event-house-lost = { $seat } perd la { house-of } ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
event-became-ronin = { $seat } est ronin.
event-castle-taken = { $seat } prend : { card }.
event-castle-discarded = { $seat } défausse : { card }.
event-dishonored = { $seat } déshonore { $target }.
event-paid = { $seat } paie { $amount } d’honneur et en a { $honor }.
event-seppuku = Le { head-of } de { $seat } se fait seppuku.
event-allied = { $seat } entre au service de { $lord }.
event-gave-notice = { $seat } rompt l’alliance avec { $lord } ; elle dure jusqu’au prochain tour de { $seat }.
event-alliance-ended = L’alliance de { $seat } avec { $lord } est finie.
event-took-over = { $seat } reprend la maison du daimyo de { $former }.
event-enthroned = { $seat } pose pour { $ally } une nouvelle maison de daimyo : { card }.
event-stole = { $whose ->
    [own] { $seat } prend dans sa { house-of } : { card }.
   *[other] { $seat } vole dans la { house-of } de { $owner } : { card }.
}
event-placed = { $whose ->
    [own] { $seat } pose dans sa { house-of } : { card }.
   *[other] { $seat } pose dans la { house-of } de { $owner } : { card }.
}
event-threw-away = { $seat } défausse la carte volée : { card }.
event-sent-assassin = { $result ->
    [success] L’assassin de { $seat } fait { $roll } et tue le { head-of } de { $target }.
   *[failure] L’assassin de { $seat } contre le { head-of } de { $target } fait { $roll }, il fallait { $needed } : échec.
}
event-bodyguard-fell = Un garde du corps de { $seat } tombe.
event-ended = { $reason ->
    [target] Le but est atteint.
   *[limit] La dernière manche est finie.
}

preview = { $about ->
    [attack] { $attack } dés contre { $defence } : { $chance } % de gagner
    [change] ensuite { $income } d’honneur par tour, ki { $ki } : { $actions } actions, { $attack } dés à l’attaque, { $defence } en défense
    [income] ensuite { $income } d’honneur par tour
    [honor] il restera { $honor } d’honneur
    [price] coûte { $price } d’honneur
   *[assassin] { $ally ->
        [yes] { $chance } % pour { $price } d’honneur, le double contre un allié
       *[no] { $chance } % pour { $price } d’honneur
    }
}

choice-end = Finir le tour
choice-draw = Piocher une carte
choice-shogun = Mon daimyo devient shogun
choice-break = Rompre l’alliance
choice-stop = Ne pas prendre de deuxième carte
choice-pass = Passer
choice-save-face = Sauver la face
choice-pay = Payer
choice-seppuku = { $head ->
    [daimyo] Le daimyo se fait seppuku
   *[samurai] Le samouraï se fait seppuku
}
choice-take-castle = Prendre le château
choice-leave-castle = Défausser le château
choice-attack = Attaquer { $target }
choice-ally = Entrer au service de { $lord }
choice-play = Jouer : { card }
choice-discard = Défausser : { card }
choice-lay = Dans la { house-of } de { $seat }
choice-rob = Voler dans la { house-of } de { $seat }
choice-steal = Voler : { card }
choice-put = Dans la { house-of } de { $seat }
choice-throw-away = Défausser la carte volée
choice-assassinate = { $house ->
    [daimyo] Envoyer l’assassin chez le daimyo de { $seat }
   *[samurai] Envoyer l’assassin chez le samouraï de { $seat }
}
choice-dishonor = Déshonorer { $target }

end-target = { $winner } gagne avec { $honor } d’honneur.
end-limit = { $winners ->
    [0] Tous partagent la victoire avec { $honor } d’honneur après { $turns } tours.
    [one] { $winner } gagne avec le plus d’honneur, { $honor }, après { $turns } tours.
   *[other] { $winner } partagent la victoire avec { $honor } d’honneur après { $turns } tours.
}

refusal-no-move = ce n’est pas un coup de ce jeu
refusal-not-asked = { $asked ->
    [turn] c’est une réponse, et rien n’est demandé : c’est le moment des actions et des déclarations
    [house] dites d’abord dans quelle maison la carte est posée
    [rob] dites d’abord dans quelle maison le voleur vole
    [take] dites d’abord quelle carte le voleur prend ; elle doit pouvoir être volée et se trouver dans cette maison
    [place] dites d’abord où va la carte volée : une maison qui a de la place, pas celle d’où elle vient, ou la défausse
    [target] dites d’abord qui l’assassin visite ; vous devez pouvoir le payer
    [shame] dites d’abord quel autre joueur est déshonoré
    [react] sauvez la face maintenant, si vous avez la carte, ou passez
    [respond] payez maintenant, ou ordonnez le seppuku au daimyo ou au samouraï que vous pouvez perdre
   *[castle] décidez d’abord du château gagné
}
refusal-must-become-shogun = avec { $honor } d’honneur et la carte shogun au milieu, vous devez d’abord déclarer votre daimyo shogun
refusal-no-action-left = il ne vous reste aucune action
refusal-hand-full = vous avez déjà { $most } cartes en main
refusal-nothing-to-draw = il n’y a plus de carte à piocher
refusal-not-in-hand = vous n’avez pas cette carte : { card }
refusal-only-a-reaction = sauver la face ne se joue que lorsqu’une face peut être sauvée
refusal-no-daimyo-now = seul un ronin peut poser un daimyo, ou un propriétaire pour le second samouraï
refusal-no-room = aucune de vos maisons n’a de place pour cette carte : { card }
refusal-two-actions = le déshonneur coûte deux actions, et il vous en reste une
refusal-cannot-pay = cela coûte { $price } d’honneur, et les ninjas ne se paient jamais à crédit
refusal-nothing-to-steal = il n’y a rien à voler dans aucune maison
refusal-declared = vous avez déjà fait votre déclaration pendant ce tour
refusal-shogun-taken = il y a déjà un shogun
refusal-shogun-needs-daimyo = vous n’avez pas de daimyo qui puisse devenir shogun
refusal-no-alliance = vous n’avez pas d’alliance à rompre
refusal-no-opponent = ce n’est pas un autre joueur de cette table
refusal-attack-needs-daimyo = seul un joueur qui a un daimyo peut attaquer
refusal-no-castle = seuls le shogun et les joueurs qui ont un château peuvent être attaqués
refusal-no-dice = vous n’avez aucun dé pour attaquer : il faut trois de force sans le château
refusal-no-ronin = seul un ronin peut conclure une alliance
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
    [ronin] ronin
    [second] second samouraï du joueur { $lord }
   *[samurai] samouraï
}
screen-service = { $service ->
    [new] dès le prochain tour
    [notice] jusqu’à son prochain tour
   *[full] en service
}
screen-has-second = second samouraï : joueur { $number }
screen-shogun = SHOGUN
screen-honor = honneur { $honor } sur { $target } ({ $income } par tour)
screen-hand-size = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
screen-ki = ki { $ki } : { $actions } actions
screen-dice = dés : attaque { $attack }, défense { $defence }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samouraï
}
screen-assassin = assassin { $chance } %
screen-empty = rien
screen-table = Tour { $turns } sur { $limit }. Pioche { $pile }, défausse { $discards }
screen-top = , dessus { card }
screen-shogun-free = La carte shogun est au milieu (+{ $honor } par tour).
screen-shogun-held = Le joueur { $number } est shogun (+{ $honor } par tour).
screen-actions = Joueur { $number } : ki { $ki }, { $used } utilisées, { $left } actions restantes ; { $declared ->
    [yes] déclaration faite
   *[no] déclaration libre
}.
screen-must = Le joueur { $number } doit déclarer le shogun pendant ce tour.
screen-attack = Attaque contre le joueur { $number } : { $attack } dés contre { $defence }, { $chance } %.
screen-held = En route vers une maison : { card }.
screen-hand = Votre main :
screen-legend = derrière chaque carte honneur/ki/force ; * peut être volé

option-edition = Édition
option-edition-help = Quelles règles valent là où les deux éditions diffèrent.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Premier daimyo
option-daimyo-help = Parmi quelles cartes le premier daimyo est tiré.
option-daimyo-edition = Comme dans l’édition
option-daimyo-start = Un daimyo de départ
option-daimyo-any = N’importe lequel des dix
option-discard = Défausser
option-discard-help = Ce qu’il en coûte de défausser une carte sans effet.
option-discard-edition = Comme dans l’édition
option-discard-action = Une action
option-discard-free = Rien
option-thief_cost = Prix d’un voleur
option-thief_cost-help = L’honneur que coûte un voleur.
option-thief_cost-edition = Comme dans l’édition
option-elite = Maître voleur
option-elite-help = Où un maître voleur peut prendre les deux cartes.
option-elite-edition = Comme dans l’édition
option-elite-anywhere = Dans deux maisons au choix
option-elite-one_house = Dans une seule maison
option-target = But
option-target-help = L’honneur qui fait gagner. 250 donne une partie plus courte, bonne à cinq ou six.
option-seppuku = Seppuku d’un samouraï
option-seppuku-help = Quand on peut ordonner le seppuku à un samouraï.
option-seppuku-costly = S’il fait perdre une carte
option-seppuku-any = Toujours
option-reactions = Qui est interrogé
option-reactions-help = À qui l’on demande de sauver la face. Si c’est à tous, même le rythme ne trahit aucune main.
option-reactions-holders = Ceux qui le peuvent
option-reactions-everyone = Tous
option-limit = Partie la plus longue
option-limit-help = Après le tour de table de ce tour de joueur, le plus d’honneur gagne.
