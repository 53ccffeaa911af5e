# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

ask-react-you =
    .by = { $occasion ->
        [battle] Vous remportez le combat contre { $affected }. Voulez-vous lui sauver la face, pour que sa maison reste ?
       *[dishonor] Vous déshonorez { $affected }. Voulez-vous lui sauver la face ?
    }
wait-react-you =
    .by = { $occasion ->
        [battle] Vous remportez le combat contre { $affected }. Quelqu’un sauve-t-il la face ?
       *[dishonor] Vous déshonorez { $affected }. Quelqu’un sauve-t-il la face ?
    }
    .affected = { $occasion ->
        [battle] { $by } remporte le combat contre vous. Quelqu’un sauve-t-il la face ?
       *[dishonor] { $by } vous déshonore. Quelqu’un sauve-t-il la face ?
    }

event-turn-began-you =
    .seat = À vous de jouer ({ $number }).
event-gained-you =
    .seat = Vous recevez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’honneur (total : { $honor }).
event-played-you =
    .seat = Vous jouez { a-card }.
event-laid-you =
    .seat = { $whose ->
        [own] Vous posez { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
       *[other] Vous posez { a-card } chez { $owner }, dans la { house-of }.
    }
    .owner = { $seat } pose { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
event-drew-you =
    .seat = Vous piochez une carte.
event-drew-card-you =
    .seat = Vous piochez { a-card }.
event-discarded-you =
    .seat = Vous défaussez { a-card }.
event-became-shogun-you =
    .seat = Vous faites de votre daimyo le shogun.
event-attacked-you =
    .seat = Vous attaquez { $target } : { $attack_dice ->
        [one] { $attack_dice } dé
       *[other] { $attack_dice } dés
    } contre { $defense_dice }.
    .target = { $seat } vous attaque : { $attack_dice ->
        [one] { $attack_dice } dé
       *[other] { $attack_dice } dés
    } contre { $defense_dice }.
event-rolled-you =
    .seat = { $total ->
        [0] Vous n’avez aucun dé.
       *[other] Vous lancez les dés : { $total }.
    }
event-won-you =
    .seat = Vous gagnez le combat contre { $loser }.
    .loser = { $seat } gagne le combat contre vous.
event-saved-face-you =
    .seat = { $whose ->
        [own] Vous sauvez la face.
       *[other] Vous permettez à { $target } de sauver la face.
    }
    .target = { $seat } vous permet de sauver la face.
event-passed-you =
    .seat = Vous passez.
event-house-lost-you =
    .seat = Vous perdez { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).
event-became-ronin-you =
    .seat = Vous devenez rônin.
event-castle-taken-you =
    .seat = Vous gardez { a-card }.
event-castle-discarded-you =
    .seat = Vous défaussez { a-card }.
event-dishonored-you =
    .seat = Vous déshonorez { $target }.
    .target = { $seat } vous déshonore.
event-paid-you =
    .seat = Vous payez { $amount } points d’honneur (total : { $honor }).
event-seppuku-you =
    .seat = Vous ordonnez le seppuku à votre { head-of }.
event-allied-you =
    .seat = Vous servez désormais { $lord }.
    .lord = { $seat } vous sert désormais.
event-gave-notice-you =
    .seat = Vous rompez l’alliance avec { $lord }, avec effet au début de votre prochain tour.
    .lord = { $seat } rompt l’alliance avec vous, avec effet au début de son prochain tour.
event-alliance-ended-you =
    .seat = Votre alliance avec { $lord } prend fin.
    .lord = Votre alliance avec { $seat } prend fin.
event-took-over-you =
    .seat = { $former } perd la maison de son daimyo : vous la reprenez.
    .former = { $seat } reprend la maison de votre daimyo.
event-enthroned-you =
    .seat = Vous jouez { a-card } pour { $ally } : une nouvelle maison de daimyo.
    .ally = { $seat } joue { a-card } pour vous : une nouvelle maison de daimyo.
event-stole-you =
    .seat = { $whose ->
        [own] Vous prenez { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
       *[other] Vous volez { a-card } à { $owner }, dans la { house-of }.
    }
    .owner = { $seat } vole { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
event-placed-you =
    .seat = { $whose ->
        [own] Vous posez { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
       *[other] Vous posez { a-card } chez { $owner }, dans la { house-of }.
    }
    .owner = { $seat } pose { a-card } dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }.
event-threw-away-you =
    .seat = Vous défaussez la carte volée : { card }.
event-sent-assassin-you =
    .seat = { $result ->
        [success] Vous envoyez chez { $target } un assassin, qui fait { $roll } et tue le { head-of }.
       *[failure] Vous envoyez chez { $target } un assassin, qui fait { $roll } contre le { head-of } et échoue : il fallait au moins { $needed }.
    }
    .target = { $result ->
        [success] { $seat } vous envoie un assassin, qui fait { $roll } et tue votre { head-of }.
       *[failure] { $seat } vous envoie un assassin, qui fait { $roll } contre votre { head-of } et échoue : il fallait au moins { $needed }.
    }
    .seat-target = { $result ->
        [success] Votre assassin fait { $roll } et tue votre propre { head-of }.
       *[failure] Votre assassin fait { $roll } contre votre propre { head-of } et échoue : il fallait au moins { $needed }.
    }
event-bodyguard-fell-you =
    .seat = Vous perdez un garde du corps.

choice-lay-you =
    .seat = Dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }
choice-rob-you =
    .seat = Voler dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }
choice-put-you =
    .seat = Dans { $house ->
        [daimyo] la maison de votre daimyo
       *[samurai] la maison de votre samouraï
    }
choice-assassinate-you =
    .seat = { $house ->
        [daimyo] Viser votre daimyo
       *[samurai] Viser votre samouraï
    }

end-target-you =
    .winner = Vous gagnez avec { $honor } points d’honneur.
end-limit-you =
    .winner = Vous gagnez après { $turns } tours avec le plus d’honneur : { $honor }.
    .shared = Vous partagez la victoire avec { $others } : { $honor } points d’honneur après { $turns } tours.
