tournament = Tournament
tournaments-about = Play a series of games against different opponents. The standings update automatically.
tournaments-none = No tournaments yet.
new-tournament = New tournament
create-tournament = Create tournament
tournament-needs-account = Sign in to create one
tournament-name = Tournament name
tournament-public = Visible to everybody
players-per-table = Players per table
tournament-game = Game
format = Format
format-swiss = Swiss
format-swiss-about = You face opponents with similar scores, never the same one twice.
format-round_robin = Round robin
format-round_robin-about = Everybody meets everybody.
format-rotating = Rotating tables
format-rotating-about = Players change tables every round, so everybody meets everybody about equally often.
format-knockout = Knockout
format-knockout-about = The winner of each game advances. Drawn games are replayed.
format-arena = Arena
format-arena-about = After each game you get the next opponent, until time runs out.
people-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-open = Open to join
tournament-running = In progress
tournament-over = Over
rounds-wanted = Rounds (0 for automatic)
double-robin = Play everybody twice
arena-minutes = Minutes until the last games start
more-settings = More settings
starts-at = Start automatically at (optional)
automatic-rounds = Start the next round automatically
break-seconds = Seconds between rounds
fill = Players without an opponent
fill-bye = get a bye
fill-bot = play a bot
teams = Teams
teams-none = No teams
teams-players = Teammates never meet
teams-boards = Team against team, board by board
late-entry = Players may join after the start
clock-fact = { $minutes } min + { $seconds } s
join-tournament = Join the tournament
your-team = Your team
to-your-table = Go to your table
sit-out = Sit out
play-again = Rejoin
you-sit-out = You are sitting out.
you-are-absent = You did not finish your last game, so you are sitting out.
leave-tournament = Withdraw
withdraw-sure = Withdraw from the tournament for good?
organizer = You are the organizer
start-tournament = Start now
next-round = Next round
hold = Pause rounds
release = Resume rounds
finish-tournament = End tournament
finish-sure = Games still in progress won’t count.
manage-player = Manage a player
let-sit-out = Sit player out
let-play = Bring player back
replace-by-bot = Let bot play
remove-player = Remove
rename = Rename
new-name = New name
waits-for-start = Waiting for the organizer to start
starts-then = Starts { $time }
was-canceled = The organizer ended this tournament
won-by = { $count ->
    [one] { $names } wins the tournament
   *[other] Shared first place: { $names }
}
is-held = The organizer has paused the rounds
arena-left = { $time } left
arena-last-games = { $count ->
    [0] Time is up
    [one] The last game is being played
   *[other] The last { $count } games are being played
}
next-round-in = Next round in { $time }
waits-for-organizer = Waiting for the organizer to start the next round
round-of = Round { $round } of { $rounds } · { $count ->
    [0] all tables are done
    [one] { $count } table playing
   *[other] { $count } tables playing
}
round-now = Round { $round } · { $count ->
    [0] all tables are done
    [one] { $count } table playing
   *[other] { $count } tables playing
}
standings = Standings
team-standings = Team standings
team-points-about = A team gets the sum of its best players’ points. Every team counts only as many players as the smallest team has.
nobody-joined = Nobody has joined yet.
tournament-rank = Rank
tournament-player = Player
team = Team
column-points = Points
wins = Wins
match-points = Match points
board-points = Board points
tournament-games-played = Games
tie-opponents = Opponents
tie-opponents-about = Points of all your opponents (at rotating tables, their average)
tie-beaten = Beaten
tie-beaten-about = Opponents’ points: all for a win, half for a draw
tie-stage = Stage
tie-stage-about = Matches won
withdrawn = withdrew
sits-out = sits out
round = Round { $round }
rounds = Rounds
latest-tables = Latest tables
is-playing = playing
is-over = over
drawn = Draw
does-not-count = Does not count
has-bye = bye
set-result = Set result
set-result-how = Who won at this table?
wins-table = { $name } wins
deleted-player = Deleted player
projector = Projector
print = Print
join-by-code = Scan to join
evening = Club evening
evening-join = Join here
evening-join-how = Open this link or scan the code. Everybody on this network can play.
evening-tables = Tables
evening-tables-none = No tables yet.
evening-people = People
hold-clocks = Stop all clocks
release-clocks = Start all clocks
table-open = waiting for players
kick = Remove
kick-about = Removes this person from tables and tournaments for 12 hours.
is-kicked = removed
readmit = Let back in

refused-no_tournament = This tournament doesn’t exist. Check the link.
refused-bad_tournament = These settings don’t go together. Change one of them.
refused-not_organizer = Only the organizer can do that.
refused-too_few_players = There are too few players or teams. Wait until more have joined.
refused-too_many_players = There are too many players for this tournament.
refused-already_joined = You have already joined this tournament.
refused-joining_closed = This tournament no longer takes new players.
refused-no_team = This is a team tournament. Enter the name of your team.
refused-not_host_of_evening = This is not the host’s key. Open the link from the terminal.
refused-too_many_tournaments = You have { $limit } tournaments that are not over. End one of them first.
tournament-watch = Watch
