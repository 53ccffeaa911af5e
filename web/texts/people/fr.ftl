# Joueurs : comptes, profils, parties passées, classements

people = Personnes
profile = Profil
page-account = Compte
page-history = Vos parties
guest-about = Vous jouez en tant qu’invité. Les parties non classées vous sont ouvertes, et ce navigateur se souvient de vous. Un compte garde vos places et vos parties, fonctionne sur tous vos appareils et permet les parties classées.
sign-up = Créer un compte
sign-up-about = Vos places et vos parties restent à vous.
sign-in = Se connecter
sign-in-about = Avec un compte que vous avez déjà.
account-name = Nom
account-name-hint = Tout le monde le voit. De 2 à 24 lettres, chiffres, espaces et . _ - ’
password = Mot de passe
password-hint = Au moins 8 caractères. En cas d’oubli, demandez à l’équipe du serveur.
password-show = Montrer le mot de passe
password-old = Le mot de passe actuel
password-new = Le nouveau mot de passe
signed-in-as = Connecté sous le nom { $name }
sessions = { $count ->
    [one] Sur cet appareil seulement.
   *[other] Sur { $count } appareils, celui-ci compris.
}
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
change-name = Changer le nom
change-name-about = Les parties passées montrent aussi le nouveau nom.
change-password = Changer le mot de passe
change-password-about = Tous les autres appareils sont déconnectés.
changed = C’est changé.
listed = Me montrer dans les classements
listed-about = Sinon, vous seul voyez votre place. Votre profil reste visible de tous.
account-notifications = Notifications
account-notifications-about = Comment vous apprenez que c’est à vous de jouer.
manners = Muets et bloqués
manners-none = Personne. Dans le menu d’une table, vous pouvez rendre muet ou bloquer qui y est assis.
muted = muet : vous ne lisez pas ses messages
blocked = bloqué : ni messages, ni place à vos tables
undo = Annuler
undo-manner = Annuler : { $name }
mute = Rendre muet
mute-name = Rendre muet { $name }
muted-now = Vous ne lisez plus ce que { $name } écrit.
block = Bloquer
block-name = Bloquer { $name }
blocked-now = { $name } ne peut plus rejoindre vos tables.
report-reason = Pourquoi (si vous voulez)
report-about = Qui gère ce serveur voit la ligne, celles d’autour et pourquoi. Qui l’a écrite n’en sait rien.
report-send = Signaler
reported = Signalé. Pour ne plus en lire : dans le menu de la table, vous pouvez rendre muet ou bloquer.
your-data = Vos données
your-data-about = Tout ce qui est gardé sur vous, dans un fichier ; ou faites-le effacer.
your-data-guest = Tout ce qui est gardé sur cet invité, dans un fichier ; ou faites-le effacer.
export = Télécharger mes données
delete-account = Supprimer le compte
delete-guest = Oublier cet invité
delete-about = Nom, messages, cotes et réglages sont effacés pour toujours. Les parties où d’autres ont joué restent, sans votre nom ; une partie à deux en cours est perdue.
delete-really = Supprimer pour toujours
keep = Garder
deleted-person = quelqu’un qui est parti

play-rated = Vers une table classée : « Table entre amis »
since = Ici depuis le { $date }
ratings = Cotes
ratings-none = Pas encore de partie classée.
ratings-none-own = Pas encore de partie classée. Choisissez « Table entre amis » et cochez « Classée ».
rating = Cote
rating-change = Écart
rating-moved = { $name } : { $before } → { $after } ({ $change })
rating-plot = La cote au fil du temps : { $game }
rating-about = Tout le monde commence à 1500 ± 350. ± est un écart type : de combien la cote peut se tromper. Au-dessus de 110, elle est dite provisoire. La bande du graphique montre la même chose.
provisional = provisoire
rated-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
to-leaderboard = Vers le classement
game-of = { $game }, { $count } joueurs
results = Résultats
result-won = gagnée
result-shared = partagée
result-drawn = nulle
result-lost = perdue
game = Jeu
games-played = Parties
public-only = Parties à des tables publiques.
latest-games = Dernières parties
no-public-games = Pas encore de partie à une table publique.

going = En cours
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
to-table = Vers la table
finished-games = Parties finies
all-games = Tous
against = contre { $names }
gave-up = abandonnée
more-games = Plus
no-games = Pas encore de partie finie.
no-games-of-this = Pas encore de partie finie de ce jeu.

rank = Place
player = Joueur
ranked = { $count ->
    [one] un joueur a une place
   *[other] { $count } joueurs ont une place
}
ranked-none = Personne n’a encore de place ici.
your-rank = Votre place
your-rating-provisional = Votre cote est provisoire : elle n’a pas encore de place.
newcomers = En chemin
newcomers-about = Cotes provisoires, le dernier à avoir joué d’abord
page-before = Retour
page-after = Suite
leaderboard-about = Les comptes dont la cote est sûre à 110 points près et qui ont joué au cours de l’année. Il faut environ 15 parties classées à deux et jusqu’à 40 à huit. À cote égale, le rang est partagé.

## Codes de place

seat-code-about = Un code de place ouvre votre place à cette table sur un autre appareil, et rien d’autre.
seat-code-make = Créer un code
seat-code-new = Créer un nouveau code
seat-code-revoke = Révoquer le code
seat-code-revoked = Le code est révoqué. Il n’ouvre plus votre place.
seat-code-is = Code de place
seat-code-once = Vous ne voyez ce code que maintenant. Toute personne qui l’a peut jouer pour vous.
seat-code-link = Lien qui ouvre votre place
seat-code-used = { $devices ->
    [0] Votre place a un code. Aucun appareil ne l’utilise.
    [one] Votre place a un code. 1 appareil l’utilise.
   *[other] Votre place a un code. { $devices } appareils l’utilisent.
}
seat-code-replaces = Un nouveau code révoque celui-ci et ferme votre place sur ces appareils.
seat-code-type = Saisissez le code affiché par votre autre appareil.
seat-code-open = Ouvrir la place
seat-code-device = Cet appareil joue la place grâce à un code.
seat-code-close = Fermer la place

# What the operator allows, and new passwords

registration-closed = Ce serveur ne crée plus de comptes.
registration-invitation = Il faut une invitation pour créer un compte ici. Demandez un lien à l’équipe du serveur.
invited = Vous avez reçu une invitation à créer un compte.
refused-registration = Ce serveur ne crée plus de comptes.
refused-invitation = Cette invitation n’est plus valable. Demandez un autre lien.
guests-off = Sans compte, vous pouvez seulement regarder sur ce serveur.
page-reset = Nouveau mot de passe
reset-about = Choisissez un nouveau mot de passe. Tous les appareils seront déconnectés.
reset-done = Votre nouveau mot de passe fonctionne. Connectez-vous avec.
reset-bad-link = Ce lien n’est plus valable. Demandez-en un autre.
administration = Administration
administration-about = Vous administrez ce serveur.
