# Notifications aux joueurs qui ne sont pas à la table

title-turn = À vous de jouer : { $game }
title-offer = Votre réponse est attendue : { $game }
title-begun = Partie commencée : { $game }
title-over = Partie terminée : { $game }
title-day = Plus qu’un jour : { $game }
title-hour = Plus qu’une heure : { $game }
title-invite = Invitation : { $game }
title-many = { $count } tables vous attendent
and-more = … et { $count ->
    [one] une autre
   *[other] { $count } autres
}
notice-turn = { $others ->
    [0] C’est à vous de jouer dans votre partie de { $game }.
   *[other] C’est à vous de jouer dans votre partie de { $game } avec { $players }.
}
notice-offer-draw = { $player } vous propose la nulle dans votre partie de { $game }.
notice-offer-undo = { $player } demande à annuler un coup dans votre partie de { $game }.
notice-offer-rematch = { $player } vous propose une revanche à { $game }.
notice-invite = { $player } vous invite à une partie de { $game }.
notice-begun = { $others ->
    [0] Votre partie de { $game } a commencé.
   *[other] Votre partie de { $game } avec { $players } a commencé.
}
notice-over = { $others ->
    [0] Votre partie de { $game } est terminée.
   *[other] Votre partie de { $game } avec { $players } est terminée.
}
notice-day = { $others ->
    [0] Il vous reste un jour pour jouer dans votre partie de { $game }.
   *[other] Il vous reste un jour pour jouer dans votre partie de { $game } avec { $players }.
}
notice-hour = { $others ->
    [0] Il vous reste une heure pour jouer dans votre partie de { $game }.
   *[other] Il vous reste une heure pour jouer dans votre partie de { $game } avec { $players }.
}
open-it = Aller à la table
stop-here = Désactiver
stop-mail = Ne plus recevoir d’e-mails de Tatami
stop-all = Désactiver toutes les notifications
to-settings = Réglages
test-title = Notification de test de Tatami
test-body = C’est ainsi que Tatami vous prévient quand c’est à vous de jouer.
confirm-title = Confirmez votre adresse e-mail
confirm-body = Quelqu’un, sans doute vous, a demandé à Tatami d’écrire à cette adresse quand vient son tour de jouer. Ouvrez cette page pour confirmer :
confirm-do = Confirmer cette adresse
confirm-ignore = Si ce n’était pas vous, ignorez cet e-mail. Tatami n’enverra plus rien à cette adresse.
account-confirm-title = Confirmez votre adresse e-mail
account-confirm-body = Quelqu’un, sans doute vous, a ajouté cette adresse à un compte Tatami pour pouvoir réinitialiser un mot de passe oublié. Ouvrez cette page pour confirmer :
account-confirm-do = Confirmer cette adresse
account-confirm-ignore = Si ce n’était pas vous, ignorez cet e-mail. Tatami n’enverra plus rien à cette adresse.
reset-title = Réinitialisez votre mot de passe
reset-body = Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe du compte « { $name } ». Ce lien fonctionne une seule fois, pendant une heure :
reset-do = Choisir un nouveau mot de passe
reset-ignore = Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.
