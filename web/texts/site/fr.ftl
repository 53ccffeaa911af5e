# Seulement dans l’édition sans serveur

one-device = Sur un seul appareil
one-device-game = Sur un seul appareil : { $game }
one-device-of = { $game } sur un seul appareil
one-device-how = Vous jouez à tour de rôle sur cet appareil. Il cache vos cartes avant que vous ne le passiez au suivant.
one-device-people = Joueurs sur cet appareil
player-number = Joueur { $number }
name-of-player = Nom du joueur { $number }
friends-elsewhere = Pour jouer avec des amis sur d’autres appareils, utilisez le serveur
friends-need-server = Pour jouer avec des amis sur d’autres appareils, il faut un serveur Tatami.
pass-the-device = Passez l’appareil à { $name }
pass-the-device-how = Personne d’autre ne doit regarder.
pass-the-device-show = Je suis { $name }
needs-server = Il faut un serveur pour cela. Ici, vous jouez sur votre propre appareil.
python-loading = Chargement des jeux : { $percent } %
python-starting = Démarrage des jeux…
python-failed = Les jeux n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.
python-forgets = Ce navigateur ne conserve rien ici. Vos parties seront perdues à la fermeture de la page.
update-ready = Une nouvelle version est prête. Vos parties sont conservées.
update-now = Mettre à jour
update-later = Plus tard
bots-limited = Sur cet appareil, les bots réfléchissent 3 secondes au plus. Ce niveau est donc plus faible que sur un serveur.
server-away = Le serveur est injoignable. Pour l’instant, vous jouez sur cet appareil.
server-again = Réessayer la connexion
