# Samouraï

title = Samouraï
blurb = Deux camps de quatre samouraïs. Chaque coup dicte la réponse de l’adversaire, jusqu’à ce qu’un camp soit à bout de souffle.
goal = Ne laissez aucune réponse à l’adversaire.
standing = { $kind ->
    [open] { $asked ->
        [you] Vous jouez le premier coup.
       *[other] L’adversaire joue le premier coup.
    }
    [again] { $asked ->
        [you] Vous rejouez.
       *[other] L’adversaire rejoue.
    }
   *[answer] { answers-left }
}
answers-left = { $asked ->
    [you] { $mobility ->
        [one] Vous avez { $mobility } réponse.
       *[other] Vous avez { $mobility } réponses.
    }
   *[other] { $mobility ->
        [one] L’adversaire a { $mobility } réponse.
       *[other] L’adversaire a { $mobility } réponses.
    }
}
reconstructed = Aucun plateau imprimé n’a été retrouvé : cette disposition est reconstituée. Si vous possédez le jeu, vous pouvez la corriger.

seat-red = Rouge
seat-black = Noir


announcement = { $landed ->
    [anzen] anzen
    [mekura] { $distance } ho bo
    [shiro] { $distance } shiro
    [dragon] { $distance } dragon
    [ibis] { $distance } ibis
    [sun] { $distance } soleil
   *[sabre] { $distance } sabre
}

ask-open = Ouvrez la partie : déplacez un samouraï de 1 à { $longest } cases en ligne droite. Sa case d’arrivée décide de la réponse de l’adversaire.
ask-answer = { $symbol ->
    [dragon] Répondez à « { $distance } dragon » : parcourez { $shortest } à { $longest } cases. Votre première case doit porter un dragon.
    [ibis] Répondez à « { $distance } ibis » : parcourez { $shortest } à { $longest } cases. Votre première case doit porter un ibis.
    [sun] Répondez à « { $distance } soleil » : parcourez { $shortest } à { $longest } cases. Votre première case doit porter un soleil.
   *[sabre] Répondez à « { $distance } sabre » : parcourez { $shortest } à { $longest } cases. Votre première case doit porter un sabre.
}
ask-answer-free = Répondez à un coup de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : parcourez { $shortest } à { $longest } cases dans la direction de votre choix.
ask-again = Vous êtes sur l’anzen : jouez le samouraï de votre choix, dans n’importe quelle direction, à n’importe quelle distance.

wait-open = Choix du premier coup…
wait-answer = { $symbol ->
    [dragon] Réponse à « { $distance } dragon »…
    [ibis] Réponse à « { $distance } ibis »…
    [sun] Réponse à « { $distance } soleil »…
   *[sabre] Réponse à « { $distance } sabre »…
}
wait-answer-free = Réponse à un coup de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, direction libre…
wait-again = Second coup après l’anzen…

event-moved = { $seat } joue { $start }-{ $end } : { announcement }.
event-ended = { $reason ->
    [iki_zumari] Iki zumari : il n’y a plus de réponse.
   *[other] La partie est nulle.
}

preview = { $landed ->
    [anzen] { announcement } : vous rejouez aussitôt
    [mekura] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, direction libre ; { preview-answers }
    [shiro] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, direction libre ; { preview-answers }
    [dragon] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, d’abord un dragon ; { preview-answers }
    [ibis] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, d’abord un ibis ; { preview-answers }
    [sun] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, d’abord un soleil ; { preview-answers }
   *[sabre] { announcement } : l’adversaire doit parcourir { $shortest } à { $longest } cases, d’abord un sabre ; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } cases, d’abord un dragon
    [ibis] { $shortest }–{ $longest } cases, d’abord un ibis
    [sun] { $shortest }–{ $longest } cases, d’abord un soleil
    [sabre] { $shortest }–{ $longest } cases, d’abord un sabre
   *[free] { $shortest }–{ $longest } cases, direction libre
}
demand-unanswered = Pas de réponse : { demand }
demand-open = 1–{ $longest } cases, direction libre
demand-none = Samouraï, direction et distance libres
preview-answers = { $answers ->
    [0] aucune réponse, vous gagnez
    [1] 1 réponse
   *[other] { $answers } réponses
}
stuck = { $why ->
    [no-symbol] { $cell } : { no-symbol-there }.
    [no-room] { $cell } : par { $over }, le bord est à { $room ->
        [one] { $room } case
       *[other] { $room } cases
    }, il en faut { $shortest }.
    [occupied] { $cell } : { $end } est occupée.
    [blocked] { $cell } : un samouraï barre le chemin vers { $end }.
    [anzen-used] { $cell } : chaque camp ne peut arriver sur l’anzen qu’une fois.
   *[strangles-protected] { $cell } : { $end } ne laisserait aucune réponse à un adversaire protégé.
}
no-symbol-there = { $symbol ->
    [dragon] pas de dragon à côté
    [ibis] pas d’ibis à côté
    [sun] pas de soleil à côté
    [sabre] pas de sabre à côté
   *[free] pas assez de place, quelle que soit la direction
}
forbidden-mark = { $symbol ->
    [dragon] bonne distance, mais la première case n’est pas un dragon
    [ibis] bonne distance, mais la première case n’est pas un ibis
    [sun] bonne distance, mais la première case n’est pas un soleil
    [sabre] bonne distance, mais la première case n’est pas un sabre
   *[free] bonne distance, mais case occupée
}

end-iki_zumari = { $winner } gagne par iki zumari : aucun samouraï adverse ne peut répondre.
end-only_strangling = Partie nulle : tous les coups possibles mettent un adversaire protégé en iki zumari.
end-repetition = Partie nulle : la même position est apparue trop souvent.
end-limit = Partie nulle : la limite de coups ({ $ply }) est atteinte.

refusal-no-move = ce n’est pas un coup sur ce plateau
refusal-not-yours = aucun de vos samouraïs n’est en { $start }
refusal-not-straight = { $start } et { $end } ne sont pas en ligne droite
refusal-occupied = { $end } est occupée
refusal-blocked = un samouraï se trouve entre { $start } et { $end }, et les sauts sont interdits à cette table
refusal-opening-too-far = le premier coup fait { $longest } cases au plus, pas { $distance }
refusal-wrong-distance = { $asked ->
    [1] la dernière distance était de 1 ; parcourez 1 ou 2 cases, pas { $distance }
   *[other] la dernière distance était de { $asked } ; parcourez autant de cases, une de moins ou une de plus, pas { $distance }
}
refusal-wrong-symbol = { $symbol ->
    [dragon] votre première case doit porter un dragon, et { $over } n’en porte pas
    [ibis] votre première case doit porter un ibis, et { $over } n’en porte pas
    [sun] votre première case doit porter un soleil, et { $over } n’en porte pas
   *[sabre] votre première case doit porter un sabre, et { $over } n’en porte pas
}
refusal-anzen-used = vous ne pouvez arriver sur l’anzen qu’une fois par partie
refusal-strangles-protected = vous ne pouvez pas laisser sans réponse un adversaire protégé (trois samouraïs sur ses shiros)

protected = protégé
anzen-left = anzen disponible
legend-symbols = D dragon   I ibis   S soleil   K sabre
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Sauts
option-jumping-help = Les samouraïs sautent par-dessus les cases occupées. Sans cette option, ils barrent le chemin.
option-repetition = Répétition
option-repetition-help = La partie est nulle quand une position apparaît ce nombre de fois. 0 : jamais.
option-limit = Limite de coups
option-limit-help = Après ce nombre de coups, la partie est nulle.
