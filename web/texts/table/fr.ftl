# La page de la table

goal = But
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
standing-rank = Rang
final-standing = Classement final
your-result = { $result ->
    [won] Vous gagnez !
    [shared] Vous partagez la victoire.
    [drawn] Match nul.
   *[lost] Vous avez perdu.
}
your-result-by = { $result ->
    [won] Vous gagnez avec { $margin } d’avance !
   *[lost] Vous avez perdu, avec { $margin } de retard.
}
others-result = { $winners ->
    [0] Match nul.
    [one] { $winner } gagne.
   *[other] { $winner } se partagent la victoire.
}
share = Partager
more = Plus
log-offer-rematch = { $player } propose une revanche.
log-answer = { $answer ->
    [yes] { $player } accepte.
    [no] { $player } refuse.
    [withdrawn] { $player } retire sa proposition.
   *[other] { $player } répond.
}
offer-waits-for = En attente de { $players }.
offer-declined = { $player } refuse votre proposition.
rematch-start = Commencer sans attendre
withdraw = Retirer
next-move = Coup suivant
resume = Reprendre
volume = Volume
shortcuts = Raccourcis clavier
shortcuts-board = Sur le plateau, les flèches déplacent le focus ; Entrée choisit.
speed = { $speed ->
    [at-once] immédiat
    [fast] rapide
    [slow] lent
    [step] pas à pas
   *[normal] normal
}
