# Samurai : le jeu de cartes

title = Samurai : le jeu de cartes
blurb = Jouez vos cartes autour des villages pour gagner casques, bouddhas et rizières. Menez dans deux des trois formes et vous gagnez ; dans une seule, vos autres pierres décident.
goal = Menez dans 2 formes sur 3 : casques, bouddhas, riz. Avec 1 seule, vos autres pierres décident.
standing = { $led ->
    [0] Vous ne menez nulle part.
    [one] Vous menez dans { $led } forme.
   *[other] Vous menez dans { $led } formes.
}
score = { $score ->
    [one] { $score } pierre
   *[other] { $score } pierres
}
reconstructed = La règle imprimée donne le nombre de cartes sans en dresser la liste : certaines valeurs sont reconstituées. Si vous possédez le jeu, vous pouvez les corriger.

seat-green = Vert
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune

card = { $suit ->
    [helmet] casque { $value }
    [buddha] bouddha { $value }
    [rice] riz { $value }
   *[samurai] samouraï { $value }
}
a-card = { $suit ->
    [helmet] un casque { $value }
    [buddha] un bouddha { $value }
    [rice] un riz { $value }
   *[samurai] un samouraï { $value }
}
symbol = { $symbol ->
    [helmet] casque
    [buddha] bouddha
   *[rice] riz
}
shape = { $shape ->
    [helmet] casque
    [buddha] bouddha
   *[rice] rizière
}
shapes = { $shape ->
    [helmet] casques
    [buddha] bouddhas
   *[rice] rizières
}
shape-count = { $stones ->
    [one] { $stones } { shape }
   *[other] { $stones } { shapes }
}
a-shape = { $shape ->
    [helmet] un casque
    [buddha] un bouddha
   *[rice] une rizière
}
the-shape = { $shape ->
    [helmet] le casque
    [buddha] le bouddha
   *[rice] la rizière
}
village = { $village ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] un casque et un bouddha
    [helmet-rice] un casque et une rizière
    [buddha-rice] un bouddha et une rizière
   *[helmet-buddha-rice] les trois symboles
}
next-village = { $next ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] un casque et un bouddha
    [helmet-rice] un casque et une rizière
    [buddha-rice] un bouddha et une rizière
   *[helmet-buddha-rice] les trois symboles
}
first-village = { $first ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] un casque et un bouddha
    [helmet-rice] un casque et une rizière
    [buddha-rice] un bouddha et une rizière
   *[helmet-buddha-rice] les trois symboles
}

ask-card = Jouez une carte : choisissez-la dans votre main, puis une case libre à côté d’un village.
ask-cell = Choisissez pour votre carte une case libre à côté d’un village.
ask-site = { $next ->
    [none] Placez le dernier village ({ first-village }) en { $due } ou en { $other }.
   *[other] Votre carte crée deux villages : choisissez { $due } ou { $other } pour le premier ({ first-village }). Le second ({ next-village }) va sur l’autre case.
}

wait-card = Choix d’une carte…
wait-cell = Choix d’une case…
wait-site = { $next ->
    [none] Dernier village à placer en { $due } ou en { $other }…
   *[other] Deux villages à placer en { $due } et en { $other }…
}

choice-card = { $card ->
    [helmet-1] Jouer un casque 1
    [helmet-2] Jouer un casque 2
    [helmet-3] Jouer un casque 3
    [helmet-4] Jouer un casque 4
    [helmet-5] Jouer un casque 5
    [buddha-1] Jouer un bouddha 1
    [buddha-2] Jouer un bouddha 2
    [buddha-3] Jouer un bouddha 3
    [buddha-4] Jouer un bouddha 4
    [buddha-5] Jouer un bouddha 5
    [rice-1] Jouer un riz 1
    [rice-2] Jouer un riz 2
    [rice-3] Jouer un riz 3
    [rice-4] Jouer un riz 4
    [rice-5] Jouer un riz 5
    [samurai-1] Jouer un samouraï 1
    [samurai-2] Jouer un samouraï 2
    [samurai-3] Jouer un samouraï 3
    [samurai-4] Jouer un samouraï 4
    [samurai-5] Jouer un samouraï 5
   *[other] Jouer { $card }
}
choice-cell = Carte en { $cell }
choice-village = Village en { $cell }

event-set-out = Les piles sont mélangées. Le premier village montre { village }. { $seat } commence.
event-laid = { $seat } joue { a-card } en { $cell }.
event-due = { $next ->
    [none] { $seat } doit placer le dernier village en { $cell } ou en { $other }.
   *[other] { $seat } doit placer des villages en { $cell } et en { $other }. Le suivant montre { next-village }.
}
event-founded = { $seat } place en { $cell } un village qui montre { village }.
event-left-empty = Il ne reste pas de village pour { $cell }. La case reste vide.
event-stone = { $result ->
    [tied] { $cell } : égalité à { $influence } pour { the-shape }. Personne ne gagne la pierre.
    [none] { $cell } : personne n’a d’influence sur { the-shape }.
    [substitute] { $cell } : { $seat } gagne { a-shape } avec { $influence } d’influence. La réserve est vide, un substitut remplace la pierre.
   *[won] { $cell } : { $seat } gagne { a-shape } avec { $influence } d’influence.
}
event-turned = Le village en { $cell } est évalué et retourné.
event-card-turned = Tous les villages autour de la carte en { $cell } sont évalués : elle est retournée.
event-refilled = { $seat } pioche une carte. { $left ->
    [0] Sa pioche est vide.
    [1] Il reste 1 carte dans sa pioche.
   *[other] Il reste { $left } cartes dans sa pioche.
}
event-drew = { $seat } pioche { a-card }. { $left ->
    [0] Sa pioche est vide.
    [1] Il reste 1 carte dans sa pioche.
   *[other] Il reste { $left } cartes dans sa pioche.
}
event-skipped = { $seat } n’a plus de cartes, son tour est sauté.
event-triggered = { $what ->
    [helmets] Le dernier casque quitte la réserve : dernier tour de table.
    [buddhas] Le dernier bouddha quitte la réserve : dernier tour de table.
    [rice] La dernière rizière quitte la réserve : dernier tour de table.
    [villages] Le dernier village quitte la pile : dernier tour de table.
    [cards] Tout le monde a joué sa dernière carte.
   *[stuck] Aucune case libre ne touche un village : la partie s’arrête aussitôt.
}
event-ended = { $how ->
    [outright] Deux majorités décident de la partie.
    [alone] Un seul joueur a une majorité.
    [counted] Les pierres des autres formes décident de la partie.
    [aside] Les pierres mises de côté décident de la partie.
   *[total] Personne n’a de majorité : toutes les pierres comptent.
}

preview = { $decision ->
    [card] { $suit ->
        [helmet] influence { $value } sur les casques
        [buddha] influence { $value } sur les bouddhas
        [rice] influence { $value } sur le riz
       *[samurai] influence { $value } sur chaque symbole
    }
    [site] { $next ->
        [none] l’autre case reste vide
       *[other] puis { next-village } en { $other }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [1] 1 nouveau village, { preview-stones }
       *[other] { $founds } nouveaux villages, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] ne complète aucun village
    [1] complète 1 village : { preview-yours } pour vous, { $theirs } pour les autres, { $nobodys } sans gagnant
   *[other] complète { $completes } villages : { preview-yours } pour vous, { $theirs } pour les autres, { $nobodys } sans gagnant
}
preview-yours = { $yours ->
    [one] { $yours } pierre
   *[other] { $yours } pierres
}

result = { $winners ->
    [0] Tout le monde partage la victoire.
    [1] { $how ->
        [outright] { $winner } gagne d’emblée, avec au moins deux majorités.
        [alone] { $winner } gagne, car personne d’autre n’a de majorité.
        [counted] { $winner } gagne avec le plus de pierres des deux autres formes.
        [aside] { $winner } gagne : le décompte est à égalité, et les pierres mises de côté décident.
       *[total] { $winner } gagne avec le plus de pierres, car personne n’a de majorité.
    }
   *[other] { $winner } se partagent la victoire.
}
also = { $also_helmets ->
    [yes] { " " }Le dernier casque aussi a quitté la réserve.
   *[no] { "" }
}{ $also_buddhas ->
    [yes] { " " }Le dernier bouddha aussi a quitté la réserve.
   *[no] { "" }
}{ $also_rice ->
    [yes] { " " }La dernière rizière aussi a quitté la réserve.
   *[no] { "" }
}{ $also_villages ->
    [yes] { " " }Le dernier village aussi a quitté la pile.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Toutes les cartes ont aussi été jouées.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Il ne restait pas non plus de case libre.
   *[no] { "" }
}
end-helmets = Le dernier casque a quitté la réserve.{ also } { result }
end-buddhas = Le dernier bouddha a quitté la réserve.{ also } { result }
end-rice = La dernière rizière a quitté la réserve.{ also } { result }
end-villages = Le dernier village a quitté la pile.{ also } { result }
end-cards = Tout le monde a joué sa dernière carte.{ also } { result }
end-stuck = Plus aucune case libre ne touchait un village.{ also } { result }

count-majority = { $seat } a la majorité des { shapes }, avec { $stones }.
count-no-majority = { $stones ->
    [0] Personne n’a de { shapes }.
   *[other] Personne n’a la majorité des { shapes } : égalité à { $stones }.
}
count-out = { $seat } n’a pas de majorité et se retrouve hors course.
count-outright = { $seat } a { $stones } majorités et gagne d’emblée.
count-set-aside = { $seat } met { shape-count } de côté et compte { $counted ->
    [one] { $counted } autre pierre
   *[other] { $counted } autres pierres
}.
count-alone = { $seat } gagne quel que soit le décompte, car personne d’autre n’a de majorité.
count-wins = { $seat } compte le plus de pierres et gagne.
count-tie = Égalité à { $counted } : les pierres mises de côté décident.
count-wins-aside = { $seat } en a mis le plus de côté et gagne.
count-total = { $stones ->
    [one] Personne n’a de majorité : { $seat } compte { $stones } pierre.
   *[other] Personne n’a de majorité : { $seat } compte { $stones } pierres.
}
count-wins-total = { $seat } a le plus de pierres et gagne.
count-shared = { $seat } reste à égalité et partage la victoire.

refusal-no-move = ce n’est ni une carte ni une case
refusal-not-in-hand = vous n’avez pas cette carte en main : { card }
refusal-card-first = choisissez d’abord une carte, puis sa case
refusal-card-chosen = vous avez déjà choisi une carte ; choisissez sa case
refusal-occupied = { $cell } n’est pas libre
refusal-village-cell = { $cell } est une case pour un village : cartes et villages alternent comme sur un échiquier
refusal-not-beside = { $cell } n’est pas à côté d’un village
refusal-site-first = placez d’abord le village, en { $due } ou en { $other }
refusal-not-due = aucun village ne va en { $cell }, seulement en { $due } et en { $other }

screen-hand = Votre main
screen-chosen = choisie
screen-supply = Réserve
screen-pile = Pile de villages { $count }, sur le dessus
screen-next = puis
screen-empty = vide
screen-leads = Villages ouverts : influence de chacun sur chaque symbole, * mène
screen-cards = main { $hand }, pioche { $pile }
screen-last-round = Dernier tour de table : { $what ->
    [helmets] il n’y a plus de casques
    [buddhas] il n’y a plus de bouddhas
    [rice] il n’y a plus de rizières
    [villages] il n’y a plus de villages
    [cards] toutes les cartes sont jouées
   *[stuck] aucune case n’est libre
}
screen-to-come = encore à venir
screen-count = Le décompte final
screen-cropped = Seule la partie autour de la dernière carte est affichée.
screen-legend = ▲ casque  ● bouddha  ■ riz  S samouraï   △○□ évalué   · case libre  1 2 villages à placer

# Thèmes des problèmes

puzzle-kind-card = Quelle carte
puzzle-kind-cell = Quelle case
puzzle-kind-site = Placer un village
