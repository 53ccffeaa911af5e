# Joueurs : comptes, profils, parties passées, classements

people = Personnes
profile = Profil
page-account = Compte
page-history = Vos parties
guest-about = Vous jouez en tant qu’invité. Ce navigateur se souvient de vous. Avec un compte, vous gardez vos parties et jouez sur tous vos appareils. Un compte permet aussi les parties classées.
sign-up = S’inscrire
sign-up-about = Vous gardez vos places et vos parties.
sign-in = Se connecter
sign-in-about = Vous avez déjà un compte ?
account-name = Nom
account-name-hint = Visible par tous. De 2 à 24 lettres, chiffres, espaces et . _ - ’
password = Mot de passe
password-hint = { $reset ->
    [email] Au moins 8 caractères. Ajoutez ensuite une adresse e-mail, en cas d’oubli.
    [staff] Au moins 8 caractères. En cas d’oubli, adressez-vous aux responsables du serveur.
   *[none] Au moins 8 caractères.
}
password-show = Afficher le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
signed-in-as = Vous utilisez le compte { $name }
sessions = { $count ->
    [one] Sur cet appareil seulement.
   *[other] Sur { $count } appareils, celui-ci compris.
}
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
change-name = Changer de nom
change-name-about = Vos parties passées afficheront aussi ce nom.
change-password = Changer le mot de passe
change-password-about = Déconnecte tous vos autres appareils.
changed = Enregistré.
listed = Apparaître dans les classements
listed-about = Sinon, vous êtes la seule personne à voir votre rang. Votre profil reste public.
account-notifications = Notifications
account-notifications-about = Comment Tatami vous prévient quand c’est à vous.
manners = Masqués et bloqués
manners-none = Personne. Le menu d’une table permet de masquer ou de bloquer un joueur.
muted = masqué : vous ne voyez pas ses messages
blocked = bloqué : ni messages ni accès à vos tables
mute = Masquer
mute-name = Masquer { $name }
block = Bloquer
block-name = Bloquer { $name }
unmute = Ne plus masquer
unmute-name = Ne plus masquer { $name }
unblock = Débloquer
unblock-name = Débloquer { $name }
muted-short = Chat masqué
blocked-short = Compte bloqué
report-reason = Motif (facultatif)
report-about = Les modérateurs voient ce message, les messages voisins et votre motif. L’auteur n’en sera pas informé.
report-send = Signaler
reported = Signalé. Le menu de la table permet aussi de masquer ou de bloquer ce joueur.
your-data = Vos données
your-data-about = Téléchargez tout ce que ce serveur conserve sur vous, ou supprimez-le.
your-data-guest = Téléchargez tout ce que ce serveur conserve sur cet invité, ou supprimez-le.
export = Télécharger mes données
delete-account = Supprimer le compte
delete-guest = Supprimer les données
delete-about = Supprime définitivement votre nom, vos messages, vos cotes et vos réglages. Vos parties avec d’autres restent, sans votre nom. Vous perdez les parties à deux en cours.
delete-really = Supprimer définitivement
account-deleted = Votre compte a été supprimé
guest-deleted = Vos données de jeu ont été supprimées
deleted-gone = Votre nom, votre mot de passe, vos cotes, vos messages et vos réglages ont disparu de ce serveur.
deleted-kept = Les parties avec d’autres restent dans leur historique, sans votre nom. Vous avez quitté vos parties en cours.
keep = Annuler
deleted-person = joueur supprimé

play-rated = Pour une partie classée, choisissez « Table entre amis ».
since = Inscription : { $date }
ratings = Cotes
ratings-none = Aucune partie classée pour l’instant.
ratings-none-own = Aucune partie classée pour l’instant. Choisissez « Table entre amis », puis « Classée ».
rating = Cote
rating-date = Date
rating-change = Variation
rating-moved = { $name } : { $before } → { $after } ({ $change })
rating-plot = La cote au fil du temps : { $game }
rating-about = Tout le monde commence à 1500 ± 350. Le ± est l’écart type. Une cote est provisoire tant que son écart type dépasse 110. La bande du graphique montre la même plage.
provisional = provisoire
rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
to-leaderboard = Classement
game-of = { $game }, { $count } joueurs
results = Résultats
game = Jeu
games-played = Parties
games-won = Gagnées
games-shared = Partagées
games-drawn = Nulles
games-lost = Perdues
rated-change = Cote : { $rating } ({ $change })
public-only = Parties aux tables publiques
latest-games = Dernières parties
no-public-games = Pas encore de partie à une table publique.

going = En cours
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
to-table = Aller à la table
finished-games = Parties terminées
all-games = Tous
against = contre { $names }
gave-up = interrompue
more-games = Afficher plus
no-games = Aucune partie terminée pour l’instant.
no-games-of-this = Vous n’avez pas encore terminé de partie de ce type.

rank = Rang
player = Joueur
ranked = { $count ->
    [one] { $count } joueur classé
   *[other] { $count } joueurs classés
}
ranked-none = Personne n’est encore classé ici.
your-rank = Votre rang
your-rating-provisional = Votre cote est provisoire : vous n’avez pas encore de rang.
newcomers = Provisoires
newcomers-about = Les plus récents d’abord
page-before = Précédent
page-after = Suivant
leaderboard-about = Joueurs actifs ces douze derniers mois et dont la cote est stable. Une cote est stable quand elle est connue à 110 points près. Il faut pour cela environ 15 parties classées à 2 joueurs. À 8 joueurs, il en faut jusqu’à 40. Des cotes égales donnent le même rang.

## Codes de place

seat-code-about = Un code de place donne accès à votre place depuis un autre appareil. Il ne donne accès à rien d’autre.
seat-code-make = Créer un code
seat-code-new = Créer un nouveau code
seat-code-revoke = Révoquer le code
seat-code-revoked = Code révoqué. Il ne donne plus accès à votre place.
seat-code-is = Code de place
seat-code-once = Ce code ne s’affiche qu’une fois. Toute personne qui l’a peut jouer à votre place.
seat-code-link = Lien d’accès à votre place
seat-code-used = { $devices ->
    [0] Votre place a un code. Aucun appareil ne l’utilise.
    [one] Votre place a un code. 1 appareil l’utilise.
   *[other] Votre place a un code. { $devices } appareils l’utilisent.
}
seat-code-replaces = Un nouveau code révoque celui-ci et retire à ces appareils l’accès à votre place.
seat-code-type = Saisissez le code affiché sur votre autre appareil.
seat-code-open = Accéder à la place
seat-code-device = Cet appareil joue à cette place grâce à un code.
seat-code-close = Ne plus jouer ici

# What the operator allows, and new passwords

registration-closed = Ce serveur n’accepte pas de nouveaux comptes.
registration-invitation = Il faut une invitation pour s’inscrire. Demandez un lien aux responsables de ce serveur.
invited = Une invitation vous permet de créer un compte.
refused-registration = Ce serveur n’accepte pas de nouveaux comptes.
refused-invitation = Cette invitation n’est plus valable. Demandez un autre lien.
guests-off = Sans compte, vous pouvez seulement regarder sur ce serveur.
page-reset = Nouveau mot de passe
reset-about = Choisissez un nouveau mot de passe. Tous les appareils seront déconnectés.
reset-done = Mot de passe modifié. Utilisez-le pour vous connecter.
reset-bad-link = Ce lien n’est plus valable. Demandez-en un autre.
page-confirm-email = Adresse e-mail
email-title = E-mail en cas d’oubli du mot de passe
email-about = Facultatif. Tatami ne s’en sert que pour réinitialiser votre mot de passe.
email-address = Adresse e-mail
email-none = Aucune adresse pour l’instant.
email-confirmed = Confirmée : { $address }
email-unconfirmed = Pas encore confirmée : { $address }. Ouvrez le lien reçu par e-mail.
email-save = Enregistrer l’adresse
email-remove = Retirer l’adresse
email-sent = E-mail envoyé. Ouvrez le lien qu’il contient.
email-invalid = Saisissez une adresse e-mail valide.
email-bad-link = Ce lien n’est plus valable. Enregistrez de nouveau l’adresse.
email-now-confirmed = Votre adresse e-mail est confirmée.
forgot = Mot de passe oublié ?
forgot-about = Si le compte a une adresse e-mail confirmée, un lien y sera envoyé.
forgot-name = Nom du compte ou adresse e-mail
forgot-send = Envoyer le lien
forgot-sent = C’est fait. Consultez vos e-mails.
administration = Administration
administration-about = Vous administrez ce serveur.

refused-password = Choisissez un mot de passe de 8 à 200 caractères, différent de votre nom et difficile à deviner.
refused-wrong_password = Nom ou mot de passe incorrect.
refused-has_account = Vous avez déjà un compte.
