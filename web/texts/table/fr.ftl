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
    [drawn] Partie nulle.
   *[lost] Vous avez perdu.
}
your-result-by = { $result ->
    [won] Vous gagnez avec { $margin } d’avance !
   *[lost] Vous avez perdu, avec { $margin } de retard.
}
others-result = { $winners ->
    [0] Partie nulle.
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
offer-waits-for = On attend { $players }.
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

# Le journal de partie, à propos de la personne qui lit.
log-sit-you = Vous rejoignez la table.
log-leave-you = Vous quittez la table.
log-resign-you = Vous abandonnez.
log-time-you = Vous n’avez plus de temps.
log-offer-draw-you = Vous proposez la nulle.
log-offer-undo-you = Vous demandez à annuler un coup.
log-offer-rematch-you = Vous proposez une revanche.
log-answer-you = { $answer ->
    [yes] Vous acceptez.
    [no] Vous refusez.
    [withdrawn] Vous retirez votre proposition.
   *[other] Vous répondez.
}
log-played-by-you = Vous laissez jouer un bot : { $bot }.
log-taken-back-you = Vous reprenez la main.
log-bot-for-you = Votre bot : { $text }
end-resigned-you =
    .winner = Vous gagnez : { $player } a abandonné.
    .shared = Vous gagnez avec { $others } : { $player } a abandonné.
    .player = { $winner } gagne : vous avez abandonné.
end-time-you =
    .winner = Vous gagnez : { $player } n’avait plus de temps.
    .shared = Vous gagnez avec { $others } : { $player } n’avait plus de temps.
    .player = { $winner } gagne : vous n’aviez plus de temps.
end-left-you =
    .winner = Vous gagnez : { $player } a quitté la table.
    .shared = Vous gagnez avec { $others } : { $player } a quitté la table.
    .player = { $winner } gagne : vous avez quitté la table.

# Coups prévus à l’avance.
premove-set = { $count ->
    [one] Coup anticipé : { $moves }
   *[other] Coups anticipés, le premier coup permis sera joué : { $moves }
}
premove-cancel = Annuler l’anticipation
premove-dropped = Le coup anticipé { $move } n’a pas été joué : { $reason }
premoves-dropped = Aucun de vos coups anticipés n’est permis : { $moves }

# Presence, claims and the chat of spectators.
presence = { $state ->
    [here] est là
    [away] en pause
   *[left] n’est plus là
}
presence-offline = hors ligne
spoken-left = { $player } a quitté la table.
spoken-back = { $player } est de retour.
claim-left = { $player } a quitté la table.
claim-ready = { $player } a quitté la table. Vous pouvez continuer.
claim-wait = Vous pourrez continuer dans { $wait }.
claim-bot = Faire jouer un bot
claim-win = Réclamer la victoire
claimed-from-you = En votre absence, { $player } a laissé un bot jouer à votre place.
chat-spectators = Seul le public voit ce chat jusqu’à la fin de la partie.
chat-everybody = La partie est finie. Tout le monde voit ce chat.
log-chat-spectator = { $player } (dans le public) : { $text }
log-claim-bot = { $absent } a quitté la table. { $player } fait jouer un bot.
log-claim-win = { $absent } a quitté la table. { $player } réclame la victoire.
log-claim-bot-you = { $absent } a quitté la table. Vous faites jouer un bot.
log-claim-win-you = { $absent } a quitté la table. Vous réclamez la victoire.
log-claim-bot-from-you = Vous avez quitté la table. { $player } fait jouer un bot à votre place.
log-claim-win-from-you = Vous avez quitté la table. { $player } réclame la victoire.
to-tournament = Aller au tournoi
