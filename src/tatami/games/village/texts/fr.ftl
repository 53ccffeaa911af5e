# Samurai : le jeu de cartes

title = Samurai : le jeu de cartes
blurb = Jouez vos cartes autour des villages pour gagner casques, bouddhas et rizières. Dominez deux des trois symboles, ou un seul, et vos autres pierres décident.
goal = Ayez la majorité de deux formes ; avec une seule, vos autres pierres décident.
standing = { $led ->
    [0] Vous ne menez dans aucune forme.
    [one] Vous menez dans 1 forme.
   *[other] Vous menez dans { $led } formes.
}
score = { $score ->
    [one] { $score } pierre
   *[other] { $score } pierres
}
reconstructed = La règle compte les cartes sans les énumérer : quelques-uns de leurs nombres sont reconstitués. Si vous possédez le jeu, vous pouvez les corriger.

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
symbol = { $symbol ->
    [helmet] casque
    [buddha] bouddha
   *[rice] riz
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
village = { $village ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] casque et bouddha
    [helmet-rice] casque et rizière
    [buddha-rice] bouddha et rizière
   *[helmet-buddha-rice] les trois symboles
}
next-village = { $next ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] casque et bouddha
    [helmet-rice] casque et rizière
    [buddha-rice] bouddha et rizière
   *[helmet-buddha-rice] les trois symboles
}
first-village = { $first ->
    [helmet] un casque
    [buddha] un bouddha
    [rice] une rizière
    [helmet-buddha] casque et bouddha
    [helmet-rice] casque et rizière
    [buddha-rice] bouddha et rizière
   *[helmet-buddha-rice] les trois symboles
}

ask-card = Jouez une carte : choisissez-la dans votre main, puis une case libre à côté d’un village.
ask-cell = Choisissez pour votre carte une case libre à côté d’un village.
ask-site = { $next ->
    [none] Placez le dernier village en { $due } ou en { $other }. Il montre { first-village }.
   *[other] Placez deux villages : choisissez { $due } ou { $other } pour le premier ({ first-village }). Le second ({ next-village }) va sur l’autre case.
}

wait-card = Choisit une carte…
wait-cell = Choisit une case pour la carte…
wait-site = { $next ->
    [none] Place le dernier village en { $due } ou en { $other }…
   *[other] Place deux villages en { $due } et en { $other }…
}

event-set-out = Les piles sont mélangées. Le premier village montre { village } ; { $seat } commence.
event-laid = { $seat } joue { card } en { $cell }.
event-due = { $next ->
    [none] { $seat } peut placer le dernier village en { $cell } ou en { $other }.
   *[other] { $seat } place des villages en { $cell } et en { $other }. Le suivant montre { next-village }.
}
event-founded = { $seat } place un village en { $cell } : { village }.
event-left-empty = Il ne reste pas de village pour { $cell }. La case reste vide.
event-stone = { $result ->
    [tied] Village { $cell } : égalité à { $influence } pour { the-shape }. Personne ne gagne la pierre.
    [none] Village { $cell } : personne n’a d’influence sur { the-shape }.
    [substitute] Village { $cell } : { $seat } gagne { a-shape } avec { $influence }. La réserve est vide, on prend un substitut.
   *[won] Village { $cell } : { $seat } gagne { a-shape } avec { $influence }.
}
event-turned = Le village { $cell } est complet.
event-card-turned = La carte en { $cell } n’a plus que des villages complets autour d’elle.
event-refilled = { $seat } pioche une carte ; { $left ->
    [0] la pile est épuisée.
    [one] il reste { $left } carte dans la pile.
   *[other] il reste { $left } cartes dans la pile.
}
event-drew = { $seat } pioche { card } ; { $left ->
    [0] la pile est épuisée.
    [one] il reste { $left } carte dans la pile.
   *[other] il reste { $left } cartes dans la pile.
}
event-skipped = { $seat } n’a plus de cartes et passe son tour.
event-triggered = { $what ->
    [helmets] Le dernier casque quitte la réserve : c’est le dernier tour.
    [buddhas] Le dernier bouddha quitte la réserve : c’est le dernier tour.
    [rice] La dernière rizière quitte la réserve : c’est le dernier tour.
    [villages] Le dernier village est pris de la pile : c’est le dernier tour.
    [cards] Chacun a posé sa dernière carte.
   *[stuck] Aucune case n’est libre à côté d’un village : la partie s’arrête aussitôt.
}
event-ended = { $how ->
    [outright] Deux majorités décident.
    [alone] Une seule personne a une majorité.
    [counted] Les pierres des autres formes décident.
    [aside] Les pierres mises de côté décident.
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
    [1] complète un village, pierres : { $yours } pour vous, { $theirs } pour d’autres, { $nobodys } pour personne
   *[other] complète { $completes } villages, pierres : { $yours } pour vous, { $theirs } pour d’autres, { $nobodys } pour personne
}

result = { $winners ->
    [0] Tous partagent la victoire.
    [1] { $how ->
        [outright] { $winner } gagne d’emblée, avec la majorité d’au moins deux formes.
        [alone] { $winner } gagne avec la seule majorité.
        [counted] { $winner } gagne avec le plus de pierres des deux autres formes.
        [aside] { $winner } gagne : le compte est égal, et les pierres mises de côté décident.
       *[total] { $winner } gagne avec le plus de pierres en tout, car personne n’a de majorité.
    }
   *[other] { $winner } partagent la victoire.
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
    [yes] { " " }Le dernier village aussi a été pris.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Toutes les cartes aussi ont été posées.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Il ne restait pas non plus de case libre.
   *[no] { "" }
}
end-helmets = Le dernier casque a quitté la réserve.{ also } { result }
end-buddhas = Le dernier bouddha a quitté la réserve.{ also } { result }
end-rice = La dernière rizière a quitté la réserve.{ also } { result }
end-villages = Le dernier village a été pris de la pile.{ also } { result }
end-cards = Chacun a posé sa dernière carte.{ also } { result }
end-stuck = Aucune case ne restait libre à côté d’un village.{ also } { result }

count-majority = { $seat } a la majorité des { shapes }, avec { $stones }.
count-no-majority = { $stones ->
    [0] Personne n’a de { shapes }.
   *[other] Personne n’a la majorité des { shapes } : égalité à { $stones }.
}
count-out = { $seat } n’a pas de majorité et sort du jeu.
count-outright = { $seat } a { $stones } majorités et gagne d’emblée.
count-set-aside = { $seat } met { $stones } { shapes } de côté et compte { $counted } autres pierres.
count-alone = { $seat } a la seule majorité et gagne, quel que soit le compte.
count-wins = { $seat } compte le plus de pierres et gagne.
count-tie = Plusieurs comptent { $counted } : les pierres mises de côté décident.
count-wins-aside = { $seat } en a mis le plus de côté et gagne.
count-total = Personne n’a de majorité : { $seat } compte toutes ses { $stones } pierres.
count-wins-total = { $seat } a le plus de pierres et gagne.
count-shared = { $seat } reste à égalité et partage la victoire.

refusal-no-move = ce n’est ni une carte ni une case de ce jeu
refusal-not-in-hand = { card } n’est pas dans votre main
refusal-card-first = choisissez d’abord une carte, puis sa case
refusal-card-chosen = une carte est déjà choisie : choisissez sa case
refusal-occupied = { $cell } n’est pas libre
refusal-village-cell = { $cell } est une case pour un village : cartes et villages alternent comme sur un échiquier
refusal-not-beside = { $cell } n’est pas à côté d’un village
refusal-site-first = posez d’abord le village, en { $due } ou en { $other }
refusal-not-due = aucun nouveau village ne va en { $cell }, seulement en { $due } et en { $other }

screen-hand = Votre main
screen-chosen = choisie
screen-supply = Réserve
screen-pile = Pile de villages { $count }, dessus
screen-next = puis
screen-empty = vide
screen-leads = Villages ouverts : influence par joueur sur chaque symbole, * mène
screen-cards = main { $hand }, pile { $pile }
screen-last-round = Dernier tour : { $what ->
    [helmets] il n’y a plus de casques
    [buddhas] il n’y a plus de bouddhas
    [rice] il n’y a plus de rizières
    [villages] le dernier village est pris
    [cards] toutes les cartes sont posées
   *[stuck] aucune case n’est libre
}
screen-to-come = encore à venir
screen-count = Le compte
screen-cropped = Seule la partie autour de la dernière carte est dessinée.
screen-legend = ▲ casque  ● bouddha  ■ riz  S samouraï   △○□ évalué   · case libre  1 2 villages à poser
