tournament = Tournoi
tournaments-about = Jouez une série de parties contre différents adversaires. Le classement se met à jour automatiquement.
tournaments-none = Aucun tournoi pour l’instant.
new-tournament = Nouveau tournoi
create-tournament = Créer le tournoi
tournament-needs-account = Se connecter pour en créer un
tournament-name = Nom du tournoi
tournament-public = Visible par tous
players-per-table = Joueurs par table
tournament-game = Jeu
format = Formule
format-swiss = Système suisse
format-swiss-about = Vous rencontrez des adversaires d’un score proche, jamais deux fois le même.
format-round_robin = Toutes rondes
format-round_robin-about = Chacun rencontre tous les autres.
format-rotating = Tables tournantes
format-rotating-about = Les joueurs changent de table à chaque ronde. Tous se rencontrent à peu près aussi souvent.
format-knockout = Élimination directe
format-knockout-about = Le vainqueur de chaque partie se qualifie. Les parties nulles sont rejouées.
format-arena = Arène
format-arena-about = Après chaque partie, vous affrontez un nouvel adversaire, jusqu’à la fin du temps imparti.
people-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-open = Inscriptions ouvertes
tournament-running = En cours
tournament-over = Terminé
rounds-wanted = Rondes (0 : choix automatique)
double-robin = Matchs aller et retour
arena-minutes = Minutes avant les dernières parties
more-settings = Autres réglages
starts-at = Début automatique (facultatif)
automatic-rounds = Lancer la ronde suivante automatiquement
break-seconds = Secondes entre les rondes
fill = Joueurs sans adversaire
fill-bye = sont exempts
fill-bot = jouent contre un bot
teams = Équipes
teams-none = Sans équipes
teams-players = Les membres d’une même équipe ne se rencontrent jamais
teams-boards = Équipe contre équipe, table par table
late-entry = Inscription possible après le début
clock-fact = { $minutes } min + { $seconds } s
join-tournament = Participer au tournoi
your-team = Votre équipe
to-your-table = Aller à votre table
sit-out = Faire une pause
play-again = Reprendre le jeu
you-sit-out = Vous faites une pause.
you-are-absent = Vous n’avez pas terminé votre dernière partie et êtes donc en pause.
leave-tournament = Quitter le tournoi
withdraw-sure = Quitter définitivement le tournoi ?
organizer = Vous organisez ce tournoi
start-tournament = Commencer
next-round = Ronde suivante
hold = Suspendre les rondes
release = Reprendre les rondes
finish-tournament = Terminer le tournoi
finish-sure = Les parties en cours ne compteront pas.
manage-player = Gérer un joueur
let-sit-out = Mettre en pause
let-play = Réintégrer
replace-by-bot = Faire jouer un bot
remove-player = Retirer
rename = Renommer
new-name = Nouveau nom
waits-for-start = En attente du début du tournoi
starts-then = Début : { $time }
was-canceled = L’organisateur a mis fin au tournoi
won-by = { $count ->
    [one] { $names } remporte le tournoi
   *[other] Première place partagée : { $names }
}
is-held = L’organisateur a suspendu les rondes
arena-left = Temps restant : { $time }
arena-last-games = { $count ->
    [0] Le temps est écoulé
    [one] Dernière partie en cours
   *[other] { $count } dernières parties en cours
}
next-round-in = Prochaine ronde dans { $time }
waits-for-organizer = En attente de la ronde suivante
round-of = Ronde { $round } sur { $rounds } · { $count ->
    [0] toutes les parties sont terminées
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
round-now = Ronde { $round } · { $count ->
    [0] toutes les parties sont terminées
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
standings = Classement
team-standings = Classement par équipes
team-points-about = Chaque équipe additionne les points de ses meilleurs joueurs. Leur nombre est fixé par l’effectif de la plus petite équipe.
nobody-joined = Personne ne s’est encore inscrit.
tournament-rank = Rang
tournament-player = Joueur
team = Équipe
column-points = Points
wins = Victoires
match-points = Points de match
board-points = Points de table
tournament-games-played = Parties
tie-opponents = Adversaires
tie-opponents-about = Points de tous vos adversaires (moyenne aux tables tournantes)
tie-beaten = Battus
tie-beaten-about = Points des adversaires battus, et la moitié en cas de nulle
tie-stage = Étape
tie-stage-about = Rencontres gagnées
withdrawn = a quitté le tournoi
sits-out = en pause
round = Ronde { $round }
rounds = Rondes
latest-tables = Dernières tables
is-playing = en cours
is-over = terminée
drawn = Nulle
does-not-count = Ne compte pas
has-bye = exempt
set-result = Saisir le résultat
set-result-how = Qui a gagné à cette table ?
wins-table = { $name } gagne
deleted-player = Joueur supprimé
projector = Projecteur
print = Imprimer
join-by-code = Scannez pour participer
evening = Soirée de club
evening-join = Rejoindre la soirée
evening-join-how = Ouvrez ce lien ou scannez le code. Toute personne connectée à ce réseau peut jouer.
evening-tables = Tables
evening-tables-none = Aucune table pour l’instant.
evening-people = Personnes
hold-clocks = Arrêter les pendules
release-clocks = Relancer les pendules
table-open = attend des joueurs
kick = Exclure
kick-about = Exclut cette personne des tables et des tournois pendant 12 heures.
is-kicked = exclusion en cours
readmit = Réadmettre

refused-no_tournament = Ce tournoi n’existe pas. Vérifiez le lien.
refused-bad_tournament = Ces réglages ne vont pas ensemble. Changez l’un d’eux.
refused-not_organizer = Seul l’organisateur du tournoi peut faire cela.
refused-too_few_players = Il n’y a pas assez de joueurs ou d’équipes. Attendez de nouvelles inscriptions.
refused-too_many_players = Il y a trop de joueurs pour ce tournoi.
refused-already_joined = Vous participez déjà à ce tournoi.
refused-joining_closed = Les inscriptions à ce tournoi sont closes.
refused-no_team = C’est un tournoi par équipes. Indiquez le nom de votre équipe.
refused-not_host_of_evening = Ce n’est pas la clé de l’hôte. Ouvrez le lien affiché dans le terminal.
refused-too_many_tournaments = Vous avez { $limit } tournois en cours. Terminez-en un d’abord.
tournament-watch = Regarder
