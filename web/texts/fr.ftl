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
result-won = gagnée
result-shared = victoire partagée
result-drawn = nulle
result-lost = perdue
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
    [one] Continuer après { $minutes } minute
   *[other] Continuer après { $minutes } minutes
}
claim-never = Attendre
at-zero = Quand le temps est écoulé
at-zero-bot = Un bot prend le relais
at-zero-lose = Le joueur perd la partie
table-public = Tout le monde peut voir et rejoindre cette table
table-rules = Règles de cette table
components = Fichier de matériel
components-how = Vous pouvez jouer avec un fichier de matériel corrigé. Ces parties ne sont jamais classées.
components-unusable = Ce fichier de matériel est inutilisable.
open-table = Créer la table
guest = Invité

to-home = Accueil
close = Fermer
loading = Chargement…
cannot-load = Le chargement a échoué. Vérifiez votre connexion et réessayez.
try-again = Réessayer
labeled = { $label } : { $text }
nowhere = Cette page n’existe pas.

seats = Joueurs à cette table
seat-free = Place libre
you = vous
bot = Bot { $name }
bot-random = Bot, aléatoire
bot-greedy = Bot, glouton
bot-of-level = Bot, niveau { $level }
bot-of-style = Bot, niveau { $level }, { $style }
style = { $style ->
    [balanced] équilibré
    [cautious] prudent
    [bold] audacieux
    [aggressive] agressif
    [eager] avide de points
    [thrifty] économe
   *[other] { $style }
}
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
the-game = Le jeu
watching = Vous regardez
asked-of-you = Votre coup
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
plain-board = Ce jeu n’a pas encore de plateau graphique. Voici tout ce que vous pouvez voir.

story = Journal de partie
step-back = Coup précédent
step-forward = Coup suivant
chat = Écrire un message
send = Envoyer
report-line = Signaler le message
on = activé
off = désactivé
yes = oui
no = non

log-start = La partie commence.

take-back = Annuler
decline = Refuser
resign = Abandonner
order-none = Me demander

lobby = Qui joue ?
seat-bot = Ajouter un bot
bot-level = Bots
bot-style = Style
invite = Inviter des joueurs
copy = Copier
copied = Copié

end-resigned = { $winners ->
    [1] { $winner } gagne : { $player } a abandonné.
   *[other] { $player } a abandonné et il ne reste que des bots.
}
end-agreed = Partie nulle d’un commun accord.
end-time = { $winner } gagne : { $player } n’avait plus de temps.
end-left = { $winner } gagne : { $player } a quitté la table.
end-abandoned = La partie a été interrompue.
end-closed = L’administration a fermé cette table : { $why }
rematch = Revanche
replay = Revoir
download-record = Fichier de partie
verify = Vérifier le mélange
last = Dernière position
pause = Pause

analyse = Analyser
graph-table = Données de la courbe
fork = Repartir d’ici
hint = Conseil

rules-of = Règles : { $game }
rules-contents = Sommaire
rules-english = Ces règles n’existent qu’en anglais.

refused-offline = Vous êtes hors ligne. Réessayez dans un instant.
refused-look_again = La partie a avancé. Regardez le plateau.
refused-going_down = Le serveur redémarre. Réessayez dans un instant.
refused-busy = Le serveur est surchargé. Réessayez dans un instant.
refused-internal = Une erreur s’est produite sur le serveur. Signalez le code { $trace } à son responsable.
refused-broken = Cette table est endommagée et ne peut pas être ouverte. Le responsable du serveur peut l’examiner.
refused-wrong_code = Ce code ne donne accès à aucune place de cette table. Vérifiez-le ou demandez-en un nouveau.
refused-old_code = Les codes des versions précédentes ne fonctionnent plus. Créez-en un nouveau sur l’autre appareil.
refused-seat_only = Cet appareil ne peut que jouer à cette place. Pour le reste, utilisez votre propre appareil.
refused-seated = Vous avez déjà une place ici. Utilisez le code dans un autre navigateur.
refused-too_complex = C’est trop volumineux pour ce serveur. Essayez avec un fichier plus petit.
refused-not_seated = Vous n’êtes pas à cette table. Rejoignez-la d’abord.
refused-not_host = Seule la personne qui a créé la table peut faire cela.
refused-not_yours = Vous n’y avez pas accès.
refused-yourself = Ce n’est pas possible avec votre propre compte.
refused-no_seat = Cette place n’existe pas.
refused-taken = Cette place est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises. Choisissez une autre table.
refused-no_bot = Ce bot n’existe pas. Choisissez-en un autre.
refused-wrong_time = Ce n’est pas possible à ce stade de la partie.
refused-not_started = La partie n’a pas encore commencé.
refused-no_moment = Cette position ou cette place n’existe pas dans la partie.
tournaments = Tournois
refused-no_table = Cette table n’existe pas. Vérifiez le lien.
refused-moved = Cette table a été déplacée sur un autre serveur.
refused-no_puzzle = Ce problème n’existe pas. Choisissez-en un autre.
refused-sealed = D’autres jouent encore cette donne. Jouez-la d’abord, ou revenez plus tard.
refused-one_try = Vous n’avez qu’un essai pour cette donne : chaque coup compte.
refused-no_person = Personne ne joue à cette place. Choisissez-en une autre.
refused-too_many = Votre liste est pleine. Retirez d’abord quelqu’un.
refused-no_handle = Cette entrée n’existe plus. Rechargez la page.
refused-no_line = Ce message n’existe plus. Rechargez la page.
refused-empty = Saisissez d’abord un texte.
refused-no_zone = Ce fuseau horaire n’existe pas.
refused-not_offered = Ce serveur n’envoie pas de notifications par cette voie.
refused-unconfirmed = Ouvrez d’abord le lien de l’e-mail de confirmation.
refused-malformed = Ce n’est pas un coup de ce jeu.
refused-name = Utilisez de 2 à 24 caractères : lettres, chiffres, espaces et . _ - ’
refused-name_taken = Ce nom est déjà pris. Choisissez-en un autre.
refused-slow_down = Trop de tentatives. Réessayez dans { $wait } s.
refused-no_account = Il faut un compte. Connectez-vous ou inscrivez-vous.
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

account = Compte
your-profile = Votre profil : { $name }
page-leaderboards = Classements
rated = Classée
rated-about = Modifie la cote de tous. Compte obligatoire, sans bots ni annulation. Partir, c’est perdre.
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

notifications = Notifications

## Leçons

learn = Apprendre
learn-game = Apprendre : { $game }
puzzles-link = Problèmes
puzzles-link-game = Problèmes : { $game }
deals-link = Donne du jour
duplicate-link = Duplicate
