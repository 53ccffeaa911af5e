# Trouver une partie, et les gens que vous connaissez

find-game-of = Trouver une partie : { $game }
cancel = Annuler
seek-missing = { $count ->
    [one] Il manque encore une personne…
   *[other] Il manque encore { $count } personnes…
}
seek-starting = La partie commence…
seek-ended = Vous n’êtes plus en attente.
seek-waited = Vous attendez depuis { $time }
seek-usual = d’habitude { $time }
seek-bots-in = arrivée des bots dans { $time }
seek-bots = Compléter avec des bots
seek-bots-never = Jamais
seek-bots-after = Après { $time }
seek-bots-now = Commencer avec des bots
seek-guest = Il faut un compte pour jouer des parties classées.
seek-about = La recherche s’arrête quand vous quittez cette page.
reconnecting-seek = Connexion perdue. Reconnexion… Vous gardez votre place.
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
seconds-short = { $count } s
minutes-short = { $count } min
lobby-title = Joueurs en attente
people-here = { $count ->
    [one] { $count } personne en ligne
   *[other] { $count } personnes en ligne
}
tables-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
waiting-count = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
join-seek = Rejoindre : { $game }
nobody-waits = Personne n’attend de partie. Lancez-vous.
known-here = En ligne, parmi les gens que vous suivez :
invitations = Invitations
invitations-count = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}
invited-by = { $name } vous invite à une partie de { $game }
own-rules = règles modifiées
accept = Accepter
suggest-other = Proposer autre chose
invite-people = Inviter les gens que vous suivez
invite-person = Inviter { $name }
invite-short = Inviter
invited-open = invitation envoyée
invited-accepted = a accepté
invited-declined = a refusé
invited-suggested = propose d’autres réglages
go-to-suggestion = Voir la proposition
here-now = en ligne
page-following = Personnes suivies
following-none = Vous ne suivez encore personne. Ouvrez un profil et choisissez « Suivre ».
following-account = Avec un compte, vous pouvez suivre des gens, voir quand ils sont en ligne et les défier.
follow = Suivre
follow-name = Suivre { $name }
unfollow = Ne plus suivre
unfollow-name = Ne plus suivre { $name }
challenge = Défier
challenge-name = Défier { $name }
challenge-names = { $game } : défier { $names }
challenge-chosen = { $count ->
    [one] Défier { $count } personne
   *[other] Défier { $count } personnes
}
challenge-choose = Choisir { $name }
challenge-game = Jeu
send-challenge = Envoyer le défi
privacy = Vie privée
privacy-challenges = Qui peut me défier
privacy-presence = Qui voit que je suis en ligne
privacy-puzzles = On peut tirer des problèmes de mes parties terminées
privacy-puzzles-about = Seulement si tous ceux qui ont joué sont d’accord. Les noms ne sont pas conservés.
audience-all = Tout le monde
audience-followed = Les personnes suivies
audience-nobody = Personne
