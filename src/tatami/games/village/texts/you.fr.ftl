# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = Les piles sont mélangées. Le premier village montre { village }. Vous commencez.
event-laid-you =
    .seat = Vous jouez { a-card } en { $cell }.
event-due-you =
    .seat = { $next ->
        [none] Vous devez placer le dernier village en { $cell } ou en { $other }.
       *[other] Vous devez placer des villages en { $cell } et en { $other }. Le suivant montre { next-village }.
    }
event-founded-you =
    .seat = Vous placez en { $cell } un village qui montre { village }.
event-stone-you =
    .seat = { $result ->
        [substitute] { $cell } : vous gagnez { a-shape } avec { $influence } d’influence. La réserve est vide, un substitut remplace la pierre.
       *[won] { $cell } : vous gagnez { a-shape } avec { $influence } d’influence.
    }
event-refilled-you =
    .seat = Vous piochez une carte. { $left ->
        [0] Votre pioche est vide.
        [1] Il reste 1 carte dans votre pioche.
       *[other] Il reste { $left } cartes dans votre pioche.
    }
event-drew-you =
    .seat = Vous piochez { a-card }. { $left ->
        [0] Votre pioche est vide.
        [1] Il reste 1 carte dans votre pioche.
       *[other] Il reste { $left } cartes dans votre pioche.
    }
event-skipped-you =
    .seat = Vous n’avez plus de cartes, votre tour est sauté.

result-you = { $how ->
    [outright] Vous gagnez d’emblée, avec au moins deux majorités.
    [alone] Vous gagnez, car personne d’autre n’a de majorité.
    [counted] Vous gagnez avec le plus de pierres des deux autres formes.
    [aside] Vous gagnez : le décompte est à égalité, et les pierres mises de côté décident.
   *[total] Vous gagnez avec le plus de pierres, car personne n’a de majorité.
}
result-shared-you = Vous partagez la victoire avec { $others }.
end-helmets-you =
    .winner = Le dernier casque a quitté la réserve.{ also } { result-you }
    .shared = Le dernier casque a quitté la réserve.{ also } { result-shared-you }
end-buddhas-you =
    .winner = Le dernier bouddha a quitté la réserve.{ also } { result-you }
    .shared = Le dernier bouddha a quitté la réserve.{ also } { result-shared-you }
end-rice-you =
    .winner = La dernière rizière a quitté la réserve.{ also } { result-you }
    .shared = La dernière rizière a quitté la réserve.{ also } { result-shared-you }
end-villages-you =
    .winner = Le dernier village a quitté la pile.{ also } { result-you }
    .shared = Le dernier village a quitté la pile.{ also } { result-shared-you }
end-cards-you =
    .winner = Tout le monde a joué sa dernière carte.{ also } { result-you }
    .shared = Tout le monde a joué sa dernière carte.{ also } { result-shared-you }
end-stuck-you =
    .winner = Plus aucune case libre ne touchait un village.{ also } { result-you }
    .shared = Plus aucune case libre ne touchait un village.{ also } { result-shared-you }

count-majority-you =
    .seat = Vous avez la majorité des { shapes }, avec { $stones }.
count-out-you =
    .seat = Vous n’avez pas de majorité et êtes hors course.
count-outright-you =
    .seat = Vous avez { $stones } majorités et gagnez d’emblée.
count-set-aside-you =
    .seat = Vous mettez { shape-count } de côté et comptez { $counted ->
        [one] { $counted } autre pierre
       *[other] { $counted } autres pierres
    }.
count-alone-you =
    .seat = Vous gagnez quel que soit le décompte, car personne d’autre n’a de majorité.
count-wins-you =
    .seat = Vous comptez le plus de pierres et gagnez.
count-wins-aside-you =
    .seat = Vous en avez mis le plus de côté et gagnez.
count-total-you =
    .seat = { $stones ->
        [one] Personne n’a de majorité : vous comptez { $stones } pierre.
       *[other] Personne n’a de majorité : vous comptez { $stones } pierres.
    }
count-wins-total-you =
    .seat = Vous avez le plus de pierres et gagnez.
count-shared-you =
    .seat = Vous restez à égalité et partagez la victoire.
