# Replays and analysis

verdict-fair = Mélange vérifié : il correspond à l’engagement que vous avez reçu et contient la graine de votre navigateur.
verdict-consistent = Le mélange est cohérent : il découle du secret du serveur et des graines des joueurs. Ce navigateur n’a pas reçu d’engagement et ne peut pas savoir si le secret a été changé.
verdict-unfair = Mélange non vérifié : il ne découle pas du secret et des graines des joueurs.
verdict-broken = Mélange non vérifié : le secret révélé ne correspond pas à l’engagement que vous avez reçu.
verdict-unsalted = Mélange non vérifié : il ne contient pas la graine de votre navigateur.
verdict-unknown = Il manque à ce fichier de partie les données qui permettent de vérifier le mélange.
first = Première position
play-on = Lecture automatique
moment = Position
see-as = Vu par
spectator = Spectateur
import-how = Choisissez un fichier de partie ou déposez-le ici.
choose-file = Choisir un fichier
import-checked = Tatami rejoue la partie selon les règles et ne conserve pas le fichier.
analysis = Analyse
analysis-running = Analyse de la position { $done } sur { $total }…
analysis-intro = Voyez les chances de gagner, les coups les plus coûteux et la part du hasard.
analysis-more = Autres coups coûteux
move-number = Coup { $number }
copy-link = Copier le lien
analysis-depth = Profondeur
analysis-depth-quick = rapide
analysis-depth-normal = normale
analysis-depth-deep = profonde
analysis-progress = Positions analysées
analysis-waits = { $count ->
    [one] { $count } analyse passe avant la vôtre
   *[other] { $count } analyses passent avant la vôtre
}
analysis-cancel = Annuler
analysis-failed = L’analyse a échoué. Réessayez plus tard.
analysis-of = Coups joués par
analysis-limits = Chances de gagner, estimées chacune par { $simulations } simulations. La courbe tient compte de toutes les cartes ; un coup est jugé d’après ce que le joueur pouvait savoir. ± est l’erreur type de l’échantillon. La recherche peut aussi mal juger une position.
graph = Chances de gagner au fil de la partie
graph-at = Après le coup { $number } :
judged-worse = De { $before } à { $after } : « { $played } » au lieu de « { $best } ».
judged-best = { $before } de chances de gagner. « { $played } » était le meilleur coup trouvé.
judged-none = Il n’y avait pas de choix dans cette position.
judged-show = Montrer sur le plateau
worst-none = Aucun coup n’a nettement réduit les chances de gagner.
fork-seat = Jouer à la place de
fork-here = Jouer la suite
fork-true = Mêmes cartes
fork-redealt = Autres cartes
fork-over = La partie est déjà terminée ici.
refused-no_analysis = Cette analyse n’existe plus. Relancez-la.
record-unreadable = Ce fichier de partie ne peut pas être rejoué.
