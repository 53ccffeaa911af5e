# Le navigateur

tagline = Quatre jeux de samouraïs, entre amis ou contre des robots
language = Langue
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
games = Jeux
players-exactly = { $count } joueurs
players-range = { $least } à { $most } joueurs
minutes = { $count } minutes
play-against = Jouer contre
play-now = Jouer maintenant
play-now-game = Jouer maintenant : { $game }
with-friends = Table entre amis
with-friends-game = Table entre amis : { $game }
rules = Règles
continue = Reprendre
continue-go = Continuer
open-tables = Tables ouvertes
open-tables-none = Personne n’attend à une table publique. Ouvrez-en une vous-même.
join = Rejoindre
replays = Parties à revoir
watch = Voir
import-record = Ouvrir une partie
unofficial = Tatami est non officiel et indépendant des auteurs et éditeurs des jeux, que nous remercions.

table-of = { $game } : une table entre amis
your-name = Votre nom
players = Joueurs
clock = Pendule
clock-none = Sans pendule
clock-live = Minutes pour toute la partie
clock-days = Jours pour chaque coup
clock-minutes = Minutes par joueur, plus 10 secondes par coup
clock-days-each = Jours pour chaque coup
at-zero = Quand le temps est écoulé
at-zero-bot = Un robot continue
at-zero-lose = La partie est perdue
clock-left-days = { $days } j { $hours } h
time-left = Temps restant
table-public = Tout le monde peut voir cette table et la rejoindre
table-rules = Règles de cette table
open-table = Ouvrir la table
guest = Invité

to-home = Vers l’accueil
close = Fermer
menu = Menu
loading = Un instant…
cannot-load = Le chargement a échoué. Vérifiez la connexion, puis réessayez.
try-again = Réessayer
nowhere = Il n’y a rien à cette adresse.
no-table = Cette table n’existe pas.
reconnecting = La connexion est perdue. Nouvel essai en cours ; rien de ce qui a été joué n’est perdu.

seats = Joueurs à cette table
seat-free = Une place libre
you = vous
bot = Robot { $name }
bot-random = Robot, au hasard
bot-greedy = Robot, glouton
bot-of-level = Robot, niveau { $level }
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
bot-plays = un robot joue
bot-plays-for-you = Un robot joue pour vous.
won = gagne
to-move = au trait
views = Ce qui est affiché
tab-board = Plateau
tab-log = Journal
tab-players = Joueurs
the-game = Le jeu
watching = Vous regardez
watching-count = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
watching-too = { $count ->
    [one] et une autre personne
   *[other] et { $count } autres
}
asked-of-you = Ce qui est demandé
your-turn = À vous de jouer.
waits-for = On attend { $player }.
waits-secret = La table attend une réponse.
point-at = Désignez votre choix, ou tapez-le.
typed-move = Taper un coup
play-it = Jouer
rule = Règle { $rule }
show-choices = Afficher tous les choix
choices = Choix
choices-count = { $count ->
    [0] aucun choix
    [one] un choix
   *[other] { $count } choix
}
choices-filter = Une partie du choix
plain-board = Ce jeu n’a pas encore de plateau dessiné : voici tout ce que vous pouvez voir.

story = Ce qui s’est passé
notation = Notation
look-back = Voir la table à ce moment
looking-back = Après le coup { $number }
back-to-now = Revenir au présent
step-back = Un pas en arrière
step-forward = Un pas en avant
chat = Dire quelque chose
send = Envoyer
report-line = Signaler cette ligne
sound = Son
on = activé
off = coupé
others-moves = Coups des autres
at-once = aussitôt
one-by-one = un par un
show-all = Tout montrer
yes = oui
no = non
full-screen = Plein écran

log-chat = { $player } : { $text }
log-sit = { $player } s’assied.
log-start = La partie commence.
log-leave = { $player } s’en va.
log-resign = { $player } abandonne.
log-time = Le temps de { $player } est écoulé.
log-offer-draw = { $player } propose la nulle.
log-offer-undo = { $player } demande à reprendre un coup.
log-answer = { $player } répond.
log-played-by = { $player } laisse jouer un robot : { $bot }.
log-taken-back = { $player } rejoue.
log-rematch = Une revanche est prête.
log-close = L’administration ferme la table : { $text }

take-back = Reprendre
offer-draw = Proposer la nulle
agree = Accepter
decline = Refuser
offer-waits = On attend les autres.
let-bot-play-sure = Vraiment laisser jouer un robot
let-bot-play = Laisser un robot jouer pour moi
play-myself = Rejouer moi-même
resign = Abandonner
resign-sure = Abandonner vraiment
leave-seat = Quitter la place
standing-order = Répondre tout seul
order-none = Me demander

lobby = Qui joue ?
sit-here = S’asseoir ici
seat-bot = Ajouter un robot
bot-level = Robots
fill-with-bots = Compléter avec des robots et commencer
invite = Inviter
invite-how = Partagez ce lien pour inviter d’autres personnes.
invite-link = Adresse de cette table
invite-qr = L’adresse de cette table en code QR
copy = Copier
copied = Copié

game-over = La partie est finie.
end-resigned = { $winner } gagne : { $player } a abandonné.
end-agreed = Partie nulle, d’un commun accord.
end-time = { $winner } gagne : le temps de { $player } est écoulé.
end-abandoned = La partie a été interrompue.
end-closed = L’administration a fermé cette table : { $why }
rematch = Revanche
to-rematch = Vers la revanche
replay = Revoir
download-record = Fichier de partie
verify = Vérifier la donne
verdict-fair = La donne était honnête : le secret est celui qui a été promis à ce navigateur quand vous vous êtes assis, votre sel y est, et la graine découle des deux.
verdict-consistent = La donne est cohérente : la graine découle du secret et des sels des joueurs. Ce navigateur n’était pas à la table quand elle a été promise et ne peut dire si c’était la même promesse.
verdict-unfair = La donne n’est pas cohérente : la graine ne découle pas du secret et des sels.
verdict-broken = Ce n’est pas la donne promise : le secret révélé n’est pas celui qui a été promis à ce navigateur quand vous vous êtes assis.
verdict-unsalted = Votre sel manque : la donne a été faite sans ce que ce navigateur y a mis.
verdict-unknown = Ce fichier ne contient pas de quoi vérifier la donne.
first = Au début
last = À la fin
pause = Pause
play-on = Défilement automatique
moment = Moment
see-as = Vu par
spectator = Un spectateur
import-how = Choisissez un fichier de partie, ou déposez-le ici.
import-checked = La partie est rejouée et vérifiée selon les règles ; elle n’est pas conservée.

analysis = Analyse
analyse = Analyser
analysis-depth = Profondeur
analysis-depth-quick = rapide
analysis-depth-normal = normale
analysis-depth-deep = profonde
analysis-progress = Moments étudiés
analysis-waits = { $count ->
    [one] une analyse passe avant
   *[other] { $count } analyses passent avant
}
analysis-cancel = Annuler
analysis-failed = L’analyse a échoué. Réessayez plus tard.
analysis-of = Décisions de
analysis-limits = Parts d’une victoire, estimées par { $simulations } simulations chacune. La courbe connaît toutes les cartes ; les décisions sont jugées d’après ce que leur joueur pouvait savoir. ± est l’erreur type de l’échantillon : les erreurs de jugement de la recherche s’y ajoutent.
graph = Part estimée de chaque joueur au fil de la partie
graph-at = Après { $number } coups :
graph-table = La même chose en tableau
judged-at = { $player } en était à { $before } ± { $error }.
judged-worse = { $played } valait { $loss } ± { $error } de moins que { $best }.
judged-best = { $played } : rien de mieux n’a été trouvé.
judged-none = Rien n’était à décider à ce moment.
judged-show = Montrer
worst-better = { $played } ; mieux : { $best }
worst-none = Aucune décision qui ait clairement coûté quelque chose.
fork = Rejouer à partir de ce moment
fork-seat = À la place de
fork-here = Jouer d’ici
fork-true = Mêmes cartes
fork-redealt = Autres cartes
fork-over = La partie est finie à ce moment.
forked-true = Issue d’une autre partie après le coup { $moves }, avec les mêmes cartes. Hors classement.
forked-redealt = Issue d’une autre partie après le coup { $moves } ; les cartes cachées ont été redistribuées. Hors classement.
hint = Conseil
hint-best = Peut-être { $move } : environ { $share } ± { $error } d’une victoire.
hint-second = À peu près aussi bien : { $move }

rules-of = Règles : { $game }
rules-english = Ces règles sont en anglais : personne ne les a encore traduites.

refused-offline = Vous n’êtes pas connecté. Réessayez dans un instant.
refused-look_again = Quelque chose s’est passé entre-temps : regardez de nouveau.
refused-going_down = Le serveur redémarre : réessayez dans un instant.
refused-busy = Le serveur est surchargé. Réessayez dans un instant.
refused-internal = Une erreur s’est produite sur le serveur. Signalez le code { $trace } à son responsable.
refused-broken = Cette table est endommagée et ne peut pas être ouverte. Le responsable du serveur peut l’examiner.
refused-wrong_code = Ce code n’ouvre aucune place à cette table. Vérifiez-le ou demandez-en un nouveau.
refused-old_code = Les codes des versions précédentes ne fonctionnent plus. Créez-en un nouveau sur l’autre appareil.
refused-seat_only = Cet appareil ne fait que jouer cette place. Faites cela sur l’appareil du joueur.
refused-seated = Vous avez déjà une place à cette table. Utilisez le code dans un autre navigateur.
refused-too_complex = C’est trop volumineux pour ce serveur. Essayez avec un fichier plus petit.
refused-not_seated = Vous n’êtes pas à cette table. Rejoignez-la d’abord.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-not_yours = Vous n’y avez pas accès.
refused-yourself = Vous ne pouvez pas le faire pour vous-même.
refused-no_seat = Cette place n’existe pas.
refused-taken = Cette place est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises. Choisissez une autre table.
refused-not_full = Il reste des places libres. Complétez la table d’abord.
refused-yours_already = Vous jouez déjà à cette place.
refused-no_bot = Ce bot n’existe pas. Choisissez-en un autre.
refused-wrong_time = Ce n’est pas possible à ce stade de la partie.
refused-not_started = La partie n’a pas commencé.
refused-no_hints = Les conseils ne servent qu’en partie non classée contre des bots.
refused-no_order = Cette réponse automatique n’existe pas.
refused-no_offer = Il n’y a pas d’offre en cours.
refused-nobody_to_agree = Les bots ne peuvent pas accepter une partie nulle.
refused-no_moment = La partie n’a pas cette position ou cette place.
refused-no_table = Cette table n’existe pas. Vérifiez le lien.
refused-moved = Cette table a été déplacée sur un autre serveur.
refused-no_analysis = Cette analyse n’existe plus. Relancez-la.
refused-no_person = Personne ne joue à cette place. Choisissez-en une autre.
refused-too_many = Votre liste est pleine. Retirez d’abord quelqu’un.
refused-no_handle = Cette entrée n’existe plus. Rechargez la page.
refused-no_line = Ce message n’existe plus. Rechargez la page.
refused-empty = Saisissez d’abord un texte.
refused-no_zone = Ce fuseau horaire n’existe pas.
refused-not_offered = Ce serveur n’envoie pas ce type de message.
refused-unconfirmed = Ouvrez d’abord le lien de l’e-mail de confirmation.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-revealed = Quelque chose de caché a été révélé depuis : on ne peut pas le reprendre.
refused-nothing_to_undo = Vous n’avez pas encore joué.
refused-offer_open = Une autre proposition est en cours.
refused-malformed = Ce n’est pas un coup de ce jeu.
refused-name = Un nom a de 2 à 24 caractères : lettres, chiffres, espaces et . _ - ’
refused-name_taken = Quelqu’un porte déjà ce nom : choisissez-en un autre.
refused-password = Un mot de passe a de 8 à 200 caractères et n’est pas le nom.
refused-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-slow_down = Trop de tentatives. Réessayez dans { $wait } s.
refused-no_account = Il faut un compte : connectez-vous d’abord.
refused-has_account = Il y a déjà un compte.
refused-nobody = Ce navigateur n’accepte pas de cookies d’ici : sans eux, on ne reconnaît personne.
refused-no_such_person = Il n’y a pas de compte à ce nom.
refused-rated = Pas à une table classée : pas de robots, et rien n’est repris.
refused-unwelcome = Vous ne pouvez pas vous asseoir à cette table.
refused-suspended = Vous êtes suspendu de ce serveur. Motif : { $reason }
refused-held = L’administration a arrêté cette table.
refused-guests = Sur ce serveur, il faut un compte pour jouer. Connectez-vous d’abord.
refused-public = Sur ce serveur, les tables sont uniquement sur invitation.
refused-quota = { $what ->
    [bots] Vous avez déjà { $limit } tables avec seulement des bots. Attendez la fin de l’une d’elles.
    [day] Vous avez créé { $limit } tables aujourd’hui. Réessayez demain.
   *[tables] Vous avez déjà { $limit } tables en cours. Terminez-en une d’abord.
}
suspended = Votre compte est suspendu jusqu’au { $until }. Vous pouvez regarder, mais pas jouer ni discuter. Motif : { $reason }
suspended-forever = Votre compte est suspendu. Vous pouvez regarder, mais pas jouer ni discuter. Motif : { $reason }
accounts-only = Sur ce serveur, il faut un compte pour jouer.
table-public-never = Sur ce serveur, les tables sont sur invitation : partagez le lien.
refused-no_rematch = Tout le monde à cette table ne peut pas rejouer.

account = Compte
your-profile = Votre profil : { $name }
page-leaderboards = Classements
rated = Classée
rated-about = Le résultat change la cote de chacun. Avec un compte seulement : pas de robots, rien n’est repris, et qui s’en va a perdu.
rated-sign-up = Créez un compte pour jouer ici
all-your-games = Toutes vos parties
your-turn-here = À vous de jouer

seat-code = Changer d’appareil
seat-code-enter = Utiliser un code
seat-code-qr = Code QR du lien

zoom-in = Agrandir
zoom-out = Réduire
turn-board = Tourner le plateau
zoom-fit = Tout montrer

# Notifications

you-are-asked = On vous demande
notifications = Notifications

## Leçons

learn = Apprendre
learn-game = Apprendre : { $game }
