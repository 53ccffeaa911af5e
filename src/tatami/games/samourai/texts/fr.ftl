# Samouraï

title = Samouraï
blurb = Deux camps de quatre samouraïs. Chaque coup dicte la réponse de l’autre, jusqu’à ce qu’un camp n’ait plus d’air.
goal = Ne laissez aucune réponse à l’adversaire.
standing = { $asked ->
    [you] { $mobility ->
        [one] Vous avez 1 réponse.
       *[other] Vous avez { $mobility } réponses.
    }
   *[other] { $mobility ->
        [one] L’adversaire a 1 réponse.
       *[other] L’adversaire a { $mobility } réponses.
    }
}
reconstructed = Le plateau imprimé est introuvable : cette disposition est reconstituée. Si vous possédez le jeu, vous pouvez la corriger.

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

ask-open = Ouvrez la partie : déplacez un de vos samouraïs de 1 à { $longest } cases en ligne droite.
ask-answer = { $symbol ->
    [dragon] Répondez à { $distance } dragon : de { $shortest } à { $longest } cases ; votre première case doit montrer un dragon.
    [ibis] Répondez à { $distance } ibis : de { $shortest } à { $longest } cases ; votre première case doit montrer un ibis.
    [sun] Répondez à { $distance } soleil : de { $shortest } à { $longest } cases ; votre première case doit montrer un soleil.
   *[sabre] Répondez à { $distance } sabre : de { $shortest } à { $longest } cases ; votre première case doit montrer un sabre.
}
ask-answer-free = Répondez à { $distance } : de { $shortest } à { $longest } cases, dans la direction de votre choix.
ask-again = Vous êtes sur l’anzen : déplacez n’importe quel samouraï, dans toute direction, à toute distance.

wait-open = Choix du premier coup…
wait-answer = { $symbol ->
    [dragon] Il faut répondre à { $distance } dragon.
    [ibis] Il faut répondre à { $distance } ibis.
    [sun] Il faut répondre à { $distance } soleil.
   *[sabre] Il faut répondre à { $distance } sabre.
}
wait-answer-free = Il faut répondre à { $distance }, dans la direction voulue.
wait-again = Depuis l’anzen, tout samouraï peut aller où il veut.

event-moved = { $seat } { $start }-{ $end } : { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki-zumari.
   *[other] La partie est nulle.
}

preview = { $landed ->
    [anzen] { announcement } : vous rejouez aussitôt
    [mekura] { announcement } : { $shortest } à { $longest } cases, direction libre ; { preview-answers }
    [shiro] { announcement } : { $shortest } à { $longest } cases, direction libre ; { preview-answers }
    [dragon] { announcement } : { $shortest } à { $longest } cases, d’abord un dragon ; { preview-answers }
    [ibis] { announcement } : { $shortest } à { $longest } cases, d’abord un ibis ; { preview-answers }
    [sun] { announcement } : { $shortest } à { $longest } cases, d’abord un soleil ; { preview-answers }
   *[sabre] { announcement } : { $shortest } à { $longest } cases, d’abord un sabre ; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } cases, la première un dragon
    [ibis] { $shortest }–{ $longest } cases, la première un ibis
    [sun] { $shortest }–{ $longest } cases, la première un soleil
    [sabre] { $shortest }–{ $longest } cases, la première un sabre
   *[free] { $shortest }–{ $longest } cases, direction libre
}
demand-unanswered = Pas de réponse : { demand }
demand-open = 1–{ $longest } cases, direction libre
demand-none = Tout samouraï, toute direction, toute distance
preview-answers = { $answers ->
    [0] aucune réponse, vous gagnez
    [1] 1 réponse
   *[other] { $answers } réponses
}
stuck = { $why ->
    [no-symbol] { $cell } : { no-symbol-there }.
    [no-room] { $cell } : { $room } cases seulement par { $over }, il en faut { $shortest }.
    [occupied] { $cell } : { $end } est occupée.
    [blocked] { $cell } : un samouraï se tient devant { $end }.
    [anzen-used] { $cell } : l’anzen ne sert qu’une fois.
   *[strangles-protected] { $cell } : { $end } ne laisserait aucune réponse à un adversaire protégé.
}
no-symbol-there = { $symbol ->
    [dragon] pas de dragon à côté
    [ibis] pas d’ibis à côté
    [sun] pas de soleil à côté
    [sabre] pas de sabre à côté
   *[free] pas assez de place, dans aucune direction
}
forbidden-mark = { $symbol ->
    [dragon] bonne distance, mais la première case n’est pas un dragon
    [ibis] bonne distance, mais la première case n’est pas un ibis
    [sun] bonne distance, mais la première case n’est pas un soleil
    [sabre] bonne distance, mais la première case n’est pas un sabre
   *[free] bonne distance, mais occupée
}

end-iki_zumari = { $winner } gagne : l’adversaire est en iki-zumari, aucun samouraï ne peut répondre.
end-only_strangling = Partie nulle : tous les coups restants laisseraient sans réponse un adversaire protégé.
end-repetition = Partie nulle : la même position est apparue trop souvent.
end-limit = Partie nulle : la limite de coups ({ $ply }) est atteinte.

refusal-no-move = ce n’est pas un coup sur ce plateau
refusal-not-yours = aucun de vos samouraïs n’est en { $start }
refusal-not-straight = { $start } et { $end } ne sont pas en ligne droite
refusal-occupied = { $end } est occupée
refusal-blocked = un samouraï se trouve entre { $start } et { $end }, et on ne saute pas à cette table
refusal-opening-too-far = l’ouverture va à { $longest } cases au plus, pas à { $distance }
refusal-wrong-distance = le dernier coup faisait { $asked } : répondez par une case de moins, autant ou une de plus, pas par { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] votre première case doit montrer un dragon, ce que { $over } ne fait pas
    [ibis] votre première case doit montrer un ibis, ce que { $over } ne fait pas
    [sun] votre première case doit montrer un soleil, ce que { $over } ne fait pas
   *[sabre] votre première case doit montrer un sabre, ce que { $over } ne fait pas
}
refusal-anzen-used = votre anzen est utilisé : on n’y va qu’une fois par partie
refusal-strangles-protected = cela ne laisserait aucune réponse à un adversaire protégé, avec trois samouraïs sur ses shiros

protected = protégé
anzen-left = anzen non utilisé
legend-symbols = D dragon   I ibis   S soleil   K sabre
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Sauter
option-jumping-help = Les samouraïs passent par-dessus les cases occupées. Non : ils barrent le chemin.
option-repetition = Répétition
option-repetition-help = Une position qui apparaît autant de fois donne la nulle. 0 : jamais.
option-limit = Limite de coups
option-limit-help = Après ce nombre de coups, la partie est nulle.
