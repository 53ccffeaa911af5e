# Trouver une partie, et les gens que vous connaissez

find-game-of = Trouver une partie : { $game }
cancel = Annuler
seek-missing = { $count ->
    [one] Il manque encore une personne…
   *[other] Il manque encore { $count } personnes…
}
seek-starting = La partie commence…
seek-ended = Vous n’attendez plus.
seek-waited = Vous attendez depuis { $time }
seek-usual = d’habitude { $time }
seek-bots-in = bots dans { $time }
seek-bots = Bots aux places libres
seek-bots-never = Jamais
seek-bots-after = Après { $time }
seek-bots-now = Commencer avec bots
seek-guest = Les parties classées demandent un compte.
seek-about = La recherche s’arrête quand vous quittez cette page.
reconnecting-seek = Connexion perdue. Reconnexion… Vous gardez votre place.
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
seconds-short = { $count } s
minutes-short = { $count } min
lobby-title = En attente
people-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
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
nobody-waits = Personne n’attend de partie. Commencez.
known-here = Les gens que vous suivez, ici maintenant :
invitations = Invitations
invited-by = { $name } vous invite : { $game }
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
here-now = ici
page-following = Suivis
following-none = Vous ne suivez encore personne. Ouvrez un profil et choisissez « Suivre ».
following-account = Avec un compte, vous pouvez suivre des gens, voir quand ils sont ici et les défier.
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
privacy-presence = Qui voit que je suis ici
audience-all = Tout le monde
audience-followed = Les gens que je suis
audience-nobody = Personne
