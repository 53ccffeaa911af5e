# Finding a game, and people you know

find-game-of = Find a game: { $game }
cancel = Cancel
seek-missing = { $count ->
    [one] Waiting for one more player…
   *[other] Waiting for { $count } more players…
}
seek-starting = The game is starting…
seek-ended = Your search has ended.
seek-waited = Waited { $time }
seek-usual = usually { $time }
seek-bots-in = bots join in { $time }
seek-bots = Fill seats with bots
seek-bots-never = Never
seek-bots-after = After { $time }
seek-bots-now = Start with bots
seek-guest = Rated games need an account.
seek-about = Your search ends when you leave this page.
reconnecting-seek = Connection lost. Reconnecting… You keep your place.
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
seconds-short = { $count } s
minutes-short = { $count } min
lobby-title = Players waiting
people-here = { $count ->
    [one] 1 person here
   *[other] { $count } people here
}
tables-running = { $count ->
    [one] 1 game in progress
   *[other] { $count } games in progress
}
waiting-count = { $count ->
    [one] 1 waiting
   *[other] { $count } waiting
}
join-seek = Join: { $game }
nobody-waits = Nobody is waiting for a game. Be the first.
known-here = People you follow, here now:
invitations = Invitations
invitations-count = { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
}
invited-by = { $name } invites you to play { $game }
own-rules = custom rules
accept = Accept
suggest-other = Suggest other settings
invite-people = Invite people you follow
invite-person = Invite { $name }
invite-short = Invite
invited-open = invited
invited-accepted = accepted
invited-declined = declined
invited-suggested = suggests other settings
go-to-suggestion = See the suggestion
here-now = here
page-following = Following
following-none = You aren’t following anyone yet. Open a player’s profile and choose “Follow”.
following-account = With an account you can follow players, see when they are here and challenge them.
follow = Follow
follow-name = Follow { $name }
unfollow = Unfollow
unfollow-name = Unfollow { $name }
challenge = Challenge
challenge-name = Challenge { $name }
challenge-names = { $game }: challenge { $names }
challenge-chosen = { $count ->
    [one] Challenge 1 player
   *[other] Challenge { $count } players
}
challenge-choose = Choose { $name }
challenge-game = Game
send-challenge = Send challenge
privacy = Privacy
privacy-challenges = Who may challenge me
privacy-presence = Who sees that I am here
privacy-puzzles = My finished games may become puzzles
privacy-puzzles-about = Only if everybody who played agrees. Names are not kept.
audience-all = Everybody
audience-followed = People I follow
audience-nobody = Nobody
