# Le navigateur

tagline = Quatre jeux de samouraïs, entre amis ou contre des bots
language = Langue
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
games = Jeux
players-exactly = { $count } joueurs
players-range = { $least } à { $most } joueurs
minutes = { $count } minutes
opponents = Contre des bots
first-lesson = Vous découvrez ce jeu ? Commencez par la leçon
your-turn-tables = À vous de jouer
play-now = Jouer maintenant
play-now-game = Jouer maintenant : { $game }
find-game = Trouver une partie
find-game-game = Trouver une partie : { $game }
with-friends = Table entre amis
with-friends-game = Table entre amis : { $game }
rules = Règles
waiting-tables = En attente des autres
continue-go = Reprendre
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte. Créez-en une.
join = Rejoindre
replays = Parties récentes
replays-none = Les parties que vous terminez apparaissent ici.
watch = Regarder
import-record = Ouvrir un fichier de partie
play-offline = Jouer hors ligne
unofficial = Tatami est un projet non officiel, indépendant des auteurs et éditeurs de ces jeux. Merci à eux !
docs = Documentation

table-of = { $game } : jouer entre amis
your-name = Votre nom
players = Joueurs
clock = Temps de jeu
clock-none = Sans limite de temps
clock-live = Minutes par partie
clock-days = Jours par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par coup
clock-days-each = Jours par coup
claim-after = Si quelqu’un part pendant son tour
claim-minutes = { $minutes ->
    [one] Les autres peuvent continuer après { $minutes } minute
   *[other] Les autres peuvent continuer après { $minutes } minutes
}
claim-never = Les autres attendent
at-zero = Quand le temps est écoulé
at-zero-bot = Un bot prend le relais
at-zero-lose = Le joueur perd la partie
clock-left-days = { $days } j { $hours } h
time-left = Temps restant
table-public = Tout le monde peut voir et rejoindre cette table
table-rules = Règles de cette table
open-table = Créer la table
guest = Invité

to-home = Accueil
close = Fermer
menu = Menu
loading = Chargement…
cannot-load = Le chargement a échoué. Vérifiez votre connexion et réessayez.
try-again = Réessayer
nowhere = Cette page n’existe pas.
no-table = Cette table n’existe pas. Vérifiez le lien.
reconnecting = Connexion perdue. Reconnexion… Vos coups sont enregistrés.

seats = Joueurs à cette table
seat-free = Place libre
you = vous
bot = Bot { $name }
bot-random = Bot, au hasard
bot-greedy = Bot, glouton
bot-of-level = Bot, niveau { $level }
level = { $level ->
    [1] Niveau 1, débutant
    [2] Niveau 2, apprenti
    [3] Niveau 3, tranquille
    [4] Niveau 4, posé
    [5] Niveau 5, habile
    [6] Niveau 6, fort
    [7] Niveau 7, expert
    [8] Niveau 8, maître
   *[other] Niveau { $level }
}
bot-plays = un bot joue
bot-plays-for-you = Un bot joue à votre place.
won = gagne
to-move = c’est son tour
views = Affichage
tab-board = Plateau
tab-log = Journal
tab-players = Joueurs
the-game = Le jeu
watching = Vous regardez
watching-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-too = { $count ->
    [one] avec { $count } autre personne
   *[other] avec { $count } autres
}
asked-of-you = Votre coup
your-turn = À vous de jouer.
waits-for = On attend { $player }.
waits-secret = Quelqu’un choisit en secret…
point-at = Choisissez un coup ou saisissez-le.
typed-move = Saisir un coup
play-it = Jouer
rule = Règle { $rule }
explanation = Explication
all-cards = Toutes les cartes
show-choices = Afficher tous les coups
choices = Coups
choices-count = { $count ->
    [0] aucun choix
    [one] { $count } choix
   *[other] { $count } choix
}
choices-filter = Filtrer
plain-board = Ce jeu n’a pas encore de plateau dessiné. Voici tout ce que vous pouvez voir.

story = Journal de partie
notation = Notation
look-back = Voir cette position
looking-back = Après le coup { $number }
back-to-now = Retour à la partie
step-back = Coup précédent
step-forward = Coup suivant
chat = Écrire un message
send = Envoyer
report-line = Signaler le message
sound = Son
on = activé
off = désactivé
others-moves = Coups des autres
show-all = Passer
yes = oui
no = non
full-screen = Plein écran

log-chat = { $player } : { $text }
log-sit = { $player } rejoint la table.
log-start = La partie commence.
log-leave = { $player } quitte la table.
log-resign = { $player } abandonne.
log-time = { $player } n’a plus de temps.
log-offer-draw = { $player } propose la nulle.
log-offer-undo = { $player } demande à annuler un coup.
log-played-by = { $player } laisse jouer un bot : { $bot }.
log-taken-back = { $player } reprend la main.
log-rematch = La revanche est prête.
log-close = L’administration ferme la table : { $text }

take-back = Annuler
offer-draw = Proposer la nulle
agree = Accepter
decline = Refuser
let-bot-play-sure = Confirmer le relais
let-bot-play = Laisser jouer un bot
play-myself = Reprendre la main
resign = Abandonner
resign-sure = Confirmer l’abandon
leave-seat = Quitter la place
standing-order = Réponse automatique
order-none = Me demander

lobby = Qui joue ?
lobby-free = { $count ->
    [one] { $count } place libre. La partie commence quand toutes les places sont prises.
   *[other] { $count } places libres. La partie commence quand toutes les places sont prises.
}
lobby-starting = Toutes les places sont prises. La partie commence.
host-decides = La personne qui a créé la table peut y ajouter des bots.
bots-about = Personne à attendre ? Laissez des bots prendre les places libres.
sit-here = Jouer ici
seat-bot = Ajouter un bot
bot-level = Bots
fill-with-bots = Compléter et commencer
invite = Inviter des joueurs
invite-how = Partagez ce lien pour inviter des joueurs.
invite-link = Lien de la table
invite-qr = Code QR du lien de la table
copy = Copier
copied = Copié
copy-failed = Sélectionnez le lien et copiez-le
link-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, arrêtez le serveur et relancez-le avec

game-over = La partie est terminée.
end-resigned = { $winner } gagne : { $player } a abandonné.
end-agreed = Partie nulle d’un commun accord.
end-time = { $winner } gagne : { $player } n’avait plus de temps.
end-left = { $winner } gagne : { $player } a quitté la table.
end-abandoned = La partie a été interrompue.
end-closed = L’administration a fermé cette table : { $why }
rematch = Revanche
to-rematch = Aller à la revanche
replay = Revoir
download-record = Fichier de partie
verify = Vérifier le mélange
verdict-fair = Mélange vérifié : il correspond à l’engagement que vous avez reçu et contient la graine de votre navigateur.
verdict-consistent = Le mélange est cohérent : il découle du secret du serveur et des graines des joueurs. Ce navigateur n’a pas reçu d’engagement et ne peut pas savoir si le secret a été changé.
verdict-unfair = Mélange non vérifié : il ne découle pas du secret et des graines des joueurs.
verdict-broken = Mélange non vérifié : le secret révélé ne correspond pas à l’engagement que vous avez reçu.
verdict-unsalted = Mélange non vérifié : la graine de votre navigateur manque.
verdict-unknown = Ce fichier de partie ne contient pas les données pour vérifier le mélange.
first = Première position
last = Dernière position
pause = Pause
play-on = Lecture automatique
moment = Position
see-as = Vu par
spectator = Spectateur
import-how = Choisissez un fichier de partie ou déposez-le ici.
import-checked = Tatami rejoue la partie selon les règles et ne conserve pas le fichier.

analysis = Analyse
analysis-running = Analyse de la position { $done } sur { $total }…
analysis-intro = Voyez comment les chances de victoire ont évolué, quels coups ont coûté le plus cher et quelle a été la part de la chance.
analysis-more = Autres coups coûteux
move-number = Coup { $number }
copy-link = Copier le lien
analyse = Analyser
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
analysis-limits = Chances de victoire, estimées par { $simulations } simulations chacune. La courbe tient compte de toutes les cartes ; un coup est jugé d’après ce que le joueur pouvait savoir. ± est l’erreur type de l’échantillon. La recherche peut aussi mal juger une position.
graph = Chances de victoire au fil de la partie
graph-at = Après le coup { $number } :
graph-table = La courbe en tableau
judged-worse = De { $before } à { $after } : « { $played } » au lieu de « { $best } ».
judged-best = { $before } de chances de victoire. « { $played } » était le meilleur coup trouvé.
judged-none = Il n’y avait pas de choix dans cette position.
judged-show = Montrer sur le plateau
worst-none = Aucun coup n’a nettement réduit les chances de victoire.
fork = Repartir d’ici
fork-seat = Jouer à la place de
fork-here = Jouer la suite
fork-true = Mêmes cartes
fork-redealt = Autres cartes
fork-over = La partie est déjà terminée ici.
forked-true = Suite d’une autre partie après le coup { $moves }, avec les mêmes cartes. Non classée.
forked-redealt = Suite d’une autre partie après le coup { $moves }, cartes cachées redistribuées. Non classée.
hint = Conseil
hint-best = Essayez { $move } ({ $share } ± { $error } de chances de gagner).
hint-second = Autre bon coup : { $move }

rules-of = Règles : { $game }
rules-contents = Sommaire
rules-english = Ces règles n’existent qu’en anglais.

refused-offline = Vous êtes hors ligne. Réessayez dans un instant.
refused-look_again = La partie a avancé. Regardez le plateau.
refused-going_down = Le serveur redémarre. Réessayez dans un instant.
refused-busy = Le serveur est surchargé. Réessayez dans un instant.
refused-internal = Une erreur s’est produite sur le serveur. Signalez le code { $trace } à son responsable.
refused-broken = Cette table est endommagée et ne peut pas être ouverte. Le responsable du serveur peut l’examiner.
refused-wrong_code = Ce code n’ouvre aucune place à cette table. Vérifiez-le ou demandez-en un nouveau.
refused-old_code = Les codes des versions précédentes ne fonctionnent plus. Créez-en un nouveau sur l’autre appareil.
refused-seat_only = Cet appareil ne peut que jouer à cette place. Pour le reste, utilisez votre propre appareil.
refused-seated = Vous avez déjà une place ici. Utilisez le code dans un autre navigateur.
refused-too_complex = C’est trop volumineux pour ce serveur. Essayez avec un fichier plus petit.
refused-not_seated = Vous n’êtes pas à cette table. Rejoignez-la d’abord.
refused-not_host = Seule la personne qui a créé la table peut faire cela.
refused-not_yours = Vous n’y avez pas accès.
refused-yourself = Vous ne pouvez pas le faire pour vous-même.
refused-no_seat = Cette place n’existe pas.
refused-taken = Cette place est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises. Choisissez une autre table.
refused-not_full = Il reste des places libres. Complétez la table d’abord.
refused-yours_already = Vous jouez déjà à cette place.
refused-no_bot = Ce bot n’existe pas. Choisissez-en un autre.
refused-wrong_time = Ce n’est pas possible à ce stade de la partie.
refused-not_started = La partie n’a pas encore commencé.
refused-no_hints = Les conseils sont réservés aux parties non classées contre des bots.
refused-no_order = Cette réponse automatique n’existe pas.
refused-no_offer = Il n’y a pas de proposition en cours.
refused-nobody_to_agree = Les bots ne peuvent pas accepter une partie nulle.
refused-no_moment = Cette position ou cette place n’existe pas dans la partie.
refused-no_claim = Vous ne pouvez pas continuer sans cette personne maintenant.
refused-too_early = Laissez encore un peu de temps à cette personne pour revenir.
refused-chat_full = À cette table, le chat du public est plein.
tournaments = Tournois
refused-no_table = Cette table n’existe pas. Vérifiez le lien.
refused-no_tournament = Ce tournoi n’existe pas. Vérifiez le lien.
refused-bad_tournament = Ces réglages ne vont pas ensemble. Changez l’un d’eux.
refused-not_organizer = Seul l’organisateur du tournoi peut faire cela.
refused-too_few_players = Il n’y a pas assez de joueurs ou d’équipes. Attendez de nouvelles inscriptions.
refused-too_many_players = Il y a trop de joueurs pour ce tournoi.
refused-already_joined = Vous participez déjà à ce tournoi.
refused-joining_closed = Les inscriptions à ce tournoi sont closes.
refused-no_team = C’est un tournoi par équipes. Indiquez le nom de votre équipe.
refused-not_host_of_evening = Ce n’est pas la clé de l’hôte. Ouvrez le lien affiché dans le terminal.
refused-moved = Cette table a été déplacée sur un autre serveur.
refused-no_analysis = Cette analyse n’existe plus. Relancez-la.
refused-no_puzzle = Ce problème n’existe pas. Choisissez-en un autre.
refused-sealed = D’autres jouent encore cette donne. Jouez-la d’abord, ou revenez demain.
refused-one_try = Votre résultat est comparé à ceux des autres : chaque coup compte.
refused-no_deal = Ce jeu n’a pas de donne du jour. Choisissez un autre jeu.
refused-no_duplicate = Cette série de donnes n’existe pas. Vérifiez le lien.
refused-no_person = Personne ne joue à cette place. Choisissez-en une autre.
refused-too_many = Votre liste est pleine. Retirez d’abord quelqu’un.
refused-no_handle = Cette entrée n’existe plus. Rechargez la page.
refused-no_line = Ce message n’existe plus. Rechargez la page.
refused-empty = Saisissez d’abord un texte.
refused-no_zone = Ce fuseau horaire n’existe pas.
refused-not_offered = Ce serveur n’envoie pas de notifications par cette voie.
refused-unconfirmed = Ouvrez d’abord le lien de l’e-mail de confirmation.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-revealed = Impossible d’annuler : une information cachée a été révélée depuis.
refused-nothing_to_undo = Vous n’avez pas encore joué.
refused-offer_open = Une autre proposition est en cours. Répondez-y d’abord.
refused-malformed = Ce n’est pas un coup de ce jeu.
refused-name = Utilisez de 2 à 24 caractères : lettres, chiffres, espaces et . _ - ’
refused-name_taken = Ce nom est déjà pris. Choisissez-en un autre.
refused-password = Choisissez un mot de passe de 8 à 200 caractères, différent de votre nom et difficile à deviner.
refused-wrong_password = Nom ou mot de passe incorrect.
refused-slow_down = Trop de tentatives. Réessayez dans { $wait } s.
refused-no_account = Il faut un compte. Connectez-vous ou inscrivez-vous.
refused-has_account = Vous avez déjà un compte.
refused-nobody = Autorisez les cookies de ce site pour qu’il puisse vous reconnaître.
refused-no_such_person = Aucun compte ne porte ce nom.
refused-rated = Une table classée n’admet ni bots ni annulation.
refused-unwelcome = Vous ne pouvez pas rejoindre cette table.
refused-suspended = Votre accès à ce serveur est suspendu. Motif : { $reason }
refused-held = L’administration a arrêté cette table.
refused-guests = Sur ce serveur, il faut un compte pour jouer. Connectez-vous d’abord.
refused-public = Ce serveur n’accepte que des tables sur invitation.
refused-quota = { $what ->
    [bots] Vous avez atteint la limite de tables avec seulement des bots ({ $limit }). Attendez que l’une d’elles se termine.
    [day] Vous avez atteint la limite de nouvelles tables pour aujourd’hui ({ $limit }). Réessayez demain.
   *[tables] Vous avez atteint la limite de tables en cours ({ $limit }). Terminez-en une d’abord.
}
suspended = Votre accès est suspendu jusqu’au { $until }. Vous pouvez regarder, mais pas jouer ni discuter. Motif : { $reason }
suspended-forever = Votre accès est suspendu. Vous pouvez regarder, mais pas jouer ni discuter. Motif : { $reason }
accounts-only = Sur ce serveur, il faut un compte pour jouer.
table-public-never = Ce serveur n’accepte que des tables sur invitation. Partagez le lien.
refused-no_challenge = Cette personne n’accepte pas vos défis.
refused-no_invitation = Cette invitation n’est plus valable.
refused-no_rematch = Quelqu’un à cette table ne peut pas rejouer.

account = Compte
your-profile = Votre profil : { $name }
page-leaderboards = Classements
rated = Classée
rated-about = Modifie la cote de tous. Compte obligatoire, sans bots ni annulation. Partir, c’est perdre.
rated-sign-up = Inscrivez-vous pour jouer ici
all-your-games = Toutes vos parties
your-turn-here = À vous de jouer

seat-code = Changer d’appareil
seat-code-enter = Saisir un code
seat-code-qr = Code QR du lien

zoom-in = Agrandir
zoom-out = Réduire
turn-board = Retourner le plateau
zoom-fit = Ajuster à l’écran

# Notifications

you-are-asked = Votre réponse est attendue
notifications = Notifications

## Leçons

learn = Apprendre
learn-game = Apprendre : { $game }
puzzles-link = Problèmes
puzzles-link-game = Problèmes : { $game }
deals-link = Donne du jour
duplicate-link = Duplicate
deal-compare = Comparer aux autres
