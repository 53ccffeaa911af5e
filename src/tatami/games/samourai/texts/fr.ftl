# Samouraï

title = Samouraï
blurb = Deux camps de quatre samouraïs. Chaque coup dicte la réponse de l'autre, jusqu'à ce qu'un camp n'ait plus d'air.
reconstructed = Le plateau imprimé est introuvable : cette disposition est reconstituée. Les possesseurs du jeu peuvent la corriger.

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

ask-open = Ouvrez la partie : déplacez un samouraï en ligne droite, dans la direction voulue, de 1 à { $longest } cases.
ask-answer = { $symbol ->
    [dragon] Répondez à { $distance } dragon : de { $shortest } à { $longest } cases, d'abord sur un dragon.
    [ibis] Répondez à { $distance } ibis : de { $shortest } à { $longest } cases, d'abord sur un ibis.
    [sun] Répondez à { $distance } soleil : de { $shortest } à { $longest } cases, d'abord sur un soleil.
   *[sabre] Répondez à { $distance } sabre : de { $shortest } à { $longest } cases, d'abord sur un sabre.
}
ask-answer-free = Répondez à { $distance }, direction libre : de { $shortest } à { $longest } cases.
ask-again = Vous êtes sur l'anzen : déplacez n'importe quel samouraï, dans toute direction, à toute distance.

wait-open = Le premier coup est libre.
wait-answer = { $symbol ->
    [dragon] Il faut répondre à { $distance } dragon.
    [ibis] Il faut répondre à { $distance } ibis.
    [sun] Il faut répondre à { $distance } soleil.
   *[sabre] Il faut répondre à { $distance } sabre.
}
wait-answer-free = Il faut répondre à { $distance }, dans la direction voulue.
wait-again = Depuis l'anzen, tout samouraï peut aller où il veut.

event-moved = { $seat } { $start }-{ $end } : { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki-zumari.
   *[other] La partie est nulle.
}

preview = { $landed ->
    [anzen] { announcement }, et vous rejouez
   *[other] { $answers ->
        [0] { announcement }, et rien n'y répond
        [one] { announcement }, une réponse
       *[other] { announcement }, { $answers } réponses
    }
}

end-iki_zumari = { $winner } gagne : l'adversaire est en iki-zumari, aucun samouraï ne peut répondre.
end-only_strangling = Partie nulle : tout coup asphyxierait un adversaire protégé.
end-repetition = Partie nulle : la même position est revenue trop souvent.
end-limit = Partie nulle : { $ply } coups ont été joués.

refusal-no-move = ce n'est pas un coup sur ce plateau
refusal-not-yours = aucun de vos samouraïs n'est en { $start }
refusal-not-straight = { $start } et { $end } ne sont pas en ligne droite
refusal-occupied = { $end } est occupée
refusal-blocked = un samouraï se trouve entre { $start } et { $end }, et on ne saute pas à cette table
refusal-opening-too-far = l'ouverture va à { $longest } cases au plus, pas à { $distance }
refusal-wrong-distance = le dernier coup faisait { $asked } : répondez par une case de moins, autant ou une de plus, pas par { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] la première case du trajet doit porter un dragon, ce que { $over } ne fait pas
    [ibis] la première case du trajet doit porter un ibis, ce que { $over } ne fait pas
    [sun] la première case du trajet doit porter un soleil, ce que { $over } ne fait pas
   *[sabre] la première case du trajet doit porter un sabre, ce que { $over } ne fait pas
}
refusal-anzen-used = vous avez déjà occupé l'anzen, ce qui n'est permis qu'une fois par partie
refusal-strangles-protected = cela ne laisserait aucune réponse à un adversaire qui a trois samouraïs chez lui

protected = protégé
anzen-left = anzen à jouer
legend-symbols = D dragon   I ibis   S soleil   K sabre
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Sauter
option-jumping-help = Les samouraïs passent par-dessus les cases occupées. Non : ils barrent le chemin.
option-repetition = Répétition
option-repetition-help = Partie nulle quand une position revient autant de fois. 0 : jamais.
option-limit = Partie la plus longue
option-limit-help = La partie est nulle à ce demi-coup.
