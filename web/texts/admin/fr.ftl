# The page for administrators

admin = Administration
admin-overview = Vue d’ensemble
admin-people = Personnes
admin-tables = Tables
admin-reports = Signalements
admin-invitations = Invitations
admin-log = Journal
admin-search = Rechercher
admin-search-people = Partie d’un nom, ou identifiant
admin-search-tables = Identifiant de table, jeu ou nom
admin-none = Aucun résultat.
admin-done = C’est fait.
admin-cancel = Annuler
admin-account = Compte
admin-guest = Sans compte
admin-administrator = Administration
admin-seen = dernière visite le { $date }
admin-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-suspended = Compte suspendu : { $reason }
admin-suspended-until = Compte suspendu jusqu’au { $date } : { $reason }
act-suspend = Suspendre
act-lift = Lever la suspension
act-reset-link = Lien de mot de passe
act-reset-password = Mot de passe provisoire
act-delete = Supprimer
act-grant = Donner les droits d’admin
act-revoke = Retirer les droits d’admin
act-close = Fermer la table
act-quarantine = Arrêter la table
act-release = Libérer la table
act-resolve = Traiter
act-invite = Créer un lien
act-uninvite = Révoquer l’invitation
act-on = { $act } : { $name }
about-suspend = La personne peut regarder, mais pas jouer ni discuter, et voit votre motif.
about-reset-link = Le lien fonctionne une seule fois et expire au bout d’un jour. Tant qu’il n’a pas servi, l’ancien mot de passe reste valable.
about-reset-password = L’ancien mot de passe cesse aussitôt de fonctionner, et tous les appareils sont déconnectés.
about-delete = Le compte, les cotes et les messages sont supprimés définitivement. Les parties avec d’autres restent, sans le nom.
about-grant = Les administrateurs peuvent tout faire sur cette page.
about-revoke = Le compte reste, mais n’a plus accès à cette page.
about-close = La partie se termine sans gagnant et ne compte pas pour la cote. Les joueurs voient votre motif.
about-quarantine = Personne ne peut voir cette table ni y jouer tant que vous ne la libérez pas.
about-resolve = Votre décision, pour le journal.
field-reason = Motif
field-decision = Décision
field-days = Jours (vide : sans limite)
field-uses = Comptes
field-note = Note
field-password = Votre mot de passe
field-status = État
secret-once = Copiez-le maintenant. Il ne sera plus affiché.
status-all = Toutes
status-open = Ouvertes
status-running = En cours
status-over = Terminées
status-quarantine = Arrêtées ou endommagées
table-status = { $status ->
    [open] ouverte
    [running] en cours
    [over] terminée
    [away] déplacée
   *[other] { $status }
}
table-stopped = Arrêtée : { $reason }
table-nobody = personne
reports-none = Aucun signalement en attente.
report-head = Table { $table }, le { $date }
report-why = Motif : { $reason }
report-suspend = Suspendre l’auteur
invitations-about = Quand l’inscription se fait sur invitation, il faut un lien créé ici pour s’inscrire.
invitations-none = Aucune invitation.
invitation-left = { $count ->
    [one] encore { $count } compte
   *[other] encore { $count } comptes
}
invitation-until = jusqu’au { $date }
log-none = Rien pour l’instant.
log-older = Plus anciens
log-deleted = (compte supprimé)
log-act = { $act ->
    [grant] Droits d’administration accordés
    [revoke] Droits d’administration retirés
    [person-suspend] Compte suspendu
    [person-lift] Suspension levée
    [person-reset-link] Lien de mot de passe créé
    [person-reset-password] Mot de passe provisoire défini
    [person-delete] Compte supprimé
    [table-close] Table fermée
    [table-quarantine] Table arrêtée
    [table-release] Table libérée
    [report-resolve] Signalement traité
    [invitation-create] Invitation créée
    [invitation-revoke] Invitation révoquée
   *[other] { $act }
}
now-servers = Serveurs
now-database = Base de données
now-limits = Limites
now-version = Version
now-since = Depuis
now-people = Personnes en ligne
now-running = Parties en cours
now-memory = Tables en mémoire
now-workers = Processus des bots
now-waiting = Bots en attente
now-lag = Retard de la boucle d’événements
now-writes = Dernière écriture
now-writes-good = normale
now-seconds-ago = il y a { $count } s
now-disk = Espace libre
now-disk-of = { $free } sur { $total } Go
now-accounts = Comptes
now-guests = Personnes sans compte ayant joué
now-tables = Tables
now-tables-of = ouvertes : { $open }, en cours : { $running }, terminées : { $over }
now-stopped = Arrêtées ou endommagées
now-limited = Ralentissements de la dernière heure
now-refused = Refus depuis le démarrage
now-nothing = rien
now-settings-about = Les réglages sont dans tatami.toml ; docs/hosting.md les explique.
refused-admin = { $key ->
    [person] Cette personne n’existe pas.
    [guest] Cette personne n’a pas de compte.
    [administrator] Cette personne administre le serveur. Retirez-lui d’abord ce droit.
    [not-administrator] Cette personne n’administre pas le serveur.
    [not-suspended] Ce compte n’est pas suspendu.
    [past] La date de fin doit être dans le futur.
    [reason] Donnez un motif.
    [table] Cette table est introuvable ou illisible.
    [over] Cette table est déjà terminée.
    [not-quarantined] Cette table n’est pas arrêtée.
    [report] Ce signalement est déjà traité.
    [uses] Une invitation vaut pour 1 à 1000 comptes.
    [invitation] Cette invitation n’existe pas.
   *[other] Impossible pour l’instant. Rechargez la page.
}
