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
next-move = Voir le coup suivant
resume = Reprendre
volume = Volume
shortcuts = Raccourcis clavier
shortcuts-board = Quand le plateau est actif, les flèches y déplacent le curseur ; Entrée valide.
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
end-resigned-you =
    .winner = Vous gagnez : { $player } a abandonné.
    .shared = Vous gagnez avec { $others } : { $player } a abandonné.
    .player = { $winners ->
        [1] { $winner } gagne : vous avez abandonné.
       *[other] Vous avez abandonné et il ne reste que des bots.
    }
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
   *[other] Coups anticipés (le premier qui est permis sera joué) : { $moves }
}
premove-cancel = Annuler l’anticipation
premove-dropped = Le coup anticipé { $move } n’a pas été joué : { $reason }
premoves-dropped = Aucun de vos coups anticipés n’est permis : { $moves }

# Presence, claims and the chat of spectators.
presence = { $state ->
    [here] est là
    [away] s’absente
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
chat-spectators = Seuls les spectateurs voient ce chat jusqu’à la fin de la partie.
chat-everybody = La partie est finie. Tout le monde voit ce chat.
log-chat-spectator = { $player } (spectateur) : { $text }
log-claim-bot = { $absent } a quitté la table. { $player } fait jouer un bot.
log-claim-win = { $absent } a quitté la table. { $player } réclame la victoire.
log-claim-bot-you = { $absent } a quitté la table. Vous faites jouer un bot.
log-claim-win-you = { $absent } a quitté la table. Vous réclamez la victoire.
log-claim-bot-from-you = Vous avez quitté la table. { $player } fait jouer un bot à votre place.
log-claim-win-from-you = Vous avez quitté la table. { $player } réclame la victoire.
to-tournament = Aller au tournoi

clock-left-days = { $days } j { $hours } h
time-left = Temps restant
menu = Menu
no-table = Cette table n’existe pas. Vérifiez le lien.
reconnecting = Connexion perdue. Reconnexion… Vos coups sont enregistrés.
views = Affichage
tab-board = Plateau
tab-log = Journal
tab-players = Joueurs
watching-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-too = { $count ->
    [one] avec { $count } autre personne
   *[other] avec { $count } autres
}
your-turn = À vous de jouer.
waits-for = On attend { $player }.
waits-secret = Quelqu’un choisit en secret…
notation = Notation
look-back = Voir cette position
looking-back = Après le coup { $number }
back-to-now = Retour à la partie
sound = Son
others-moves = Coups des autres
show-all = Passer
full-screen = Plein écran
log-chat = { $player } : { $text }
log-sit = { $player } rejoint la table.
log-leave = { $player } quitte la table.
log-resign = { $player } abandonne.
log-time = { $player } n’a plus de temps.
log-offer-draw = { $player } propose la nulle.
log-offer-undo = { $player } demande à annuler un coup.
log-played-by = { $player } laisse jouer un bot : { $bot }.
log-taken-back = { $player } reprend la main.
log-rematch = La revanche est prête.
log-close = L’administration ferme la table : { $text }
offer-draw = Proposer la nulle
agree = Accepter
let-bot-play-sure = Confirmer le relais
let-bot-play = Laisser jouer un bot
play-myself = Reprendre la main
resign-sure = Confirmer l’abandon
leave-seat = Quitter la place
standing-order = Réponse automatique
lobby-free = { $count ->
    [one] { $count } place libre. La partie commence quand toutes les places sont prises.
   *[other] { $count } places libres. La partie commence quand toutes les places sont prises.
}
lobby-starting = Toutes les places sont prises. La partie commence.
host-decides = La personne qui a créé la table peut y ajouter des bots.
bots-about = Personne à attendre ? Laissez des bots prendre les places libres.
sit-here = Jouer ici
fill-with-bots = Commencer avec des bots
invite-how = Partagez ce lien pour inviter des joueurs.
invite-link = Lien de la table
invite-qr = Code QR du lien de la table
copy-failed = Sélectionnez le lien et copiez-le
link-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, arrêtez le serveur et relancez-le avec
game-over = La partie est terminée.
to-rematch = Aller à la revanche
forked-true = Suite d’une autre partie après le coup { $moves }, avec les mêmes cartes. Non classée.
forked-redealt = Suite d’une autre partie après le coup { $moves }, cartes cachées redistribuées. Non classée.
hint-best = Essayez « { $move } » ({ $share } ± { $error } de chances de gagner).
hint-second = Ou bien : « { $move } »
refused-not_full = Il reste des places libres. Complétez la table d’abord.
refused-yours_already = Vous jouez déjà à cette place.
refused-no_hints = Les conseils sont réservés aux parties non classées contre des bots.
refused-no_order = Cette réponse automatique n’existe pas.
refused-no_offer = Il n’y a pas de proposition en cours.
refused-nobody_to_agree = Les bots ne peuvent pas accepter une partie nulle.
refused-no_claim = Vous ne pouvez pas continuer sans cette personne maintenant.
refused-too_early = Laissez encore un peu de temps à cette personne pour revenir.
refused-chat_full = Le chat des spectateurs de cette table est plein.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-revealed = Impossible d’annuler : une information cachée a été révélée depuis.
refused-nothing_to_undo = Vous n’avez pas encore joué.
refused-offer_open = Une autre proposition est en cours. Répondez-y d’abord.
refused-no_rematch = Quelqu’un à cette table ne peut pas rejouer.
rated-sign-up = Inscrivez-vous pour jouer ici
you-are-asked = Votre réponse est attendue
deal-compare = Comparer aux autres
refused-other_table = Vous jouez déjà cette donne à une autre table. Retournez-y.
