# Ce qu’apprennent les joueurs qui ne regardent pas.

title-turn = À vous de jouer : { $game }
title-offer = On vous demande : { $game }
title-begun = C’est commencé : { $game }
title-over = C’est terminé : { $game }
title-day = Encore un jour : { $game }
title-hour = Encore une heure : { $game }
title-many = { $count } tables vous attendent
and-more = … et { $count ->
    [one] une autre
   *[other] { $count } autres
}
notice-turn = { $others ->
    [0] C’est à vous de jouer à { $game }.
   *[other] C’est à vous de jouer à { $game } avec { $players }.
}
notice-offer-draw = { $player } vous propose la nulle à { $game }.
notice-offer-undo = { $player } demande à reprendre un coup à { $game }.
notice-begun = { $others ->
    [0] Votre partie de { $game } a commencé.
   *[other] Votre partie de { $game } avec { $players } a commencé.
}
notice-over = { $others ->
    [0] Votre partie de { $game } est terminée.
   *[other] Votre partie de { $game } avec { $players } est terminée.
}
notice-day = { $others ->
    [0] Il vous reste un jour pour jouer à { $game }.
   *[other] Il vous reste un jour pour jouer à { $game } avec { $players }.
}
notice-hour = { $others ->
    [0] Il vous reste une heure pour jouer à { $game }.
   *[other] Il vous reste une heure pour jouer à { $game } avec { $players }.
}
open-it = Vers la table
stop-here = Arrêter ici
stop-mail = Ne plus recevoir de courrier de Tatami
stop-all = Arrêter toutes les notifications
to-settings = Réglages
test-title = Un essai de Tatami
test-body = C’est ainsi que vous apprendrez que c’est à vous de jouer.
confirm-title = Tatami peut-il vous écrire ?
confirm-body = Quelqu’un, sans doute vous, souhaite être averti à cette adresse quand vient son tour à une table de Tatami. Ouvrez cette page pour le confirmer :
confirm-do = Confirmer cette adresse
confirm-ignore = Si ce n’était pas vous, ne faites rien : rien d’autre n’y sera envoyé.
