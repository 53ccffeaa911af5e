# The browser

tagline = Four samurai games, with friends or bots
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
games = Games
players-exactly = { $count } players
players-range = { $least } to { $most } players
minutes = { $count } minutes
opponents = Against bots
first-lesson = New to this game? Start with the lesson
your-turn-tables = Your turn
play-now = Play now
play-now-game = Play now: { $game }
find-game = Find a game
find-game-game = Find a game: { $game }
with-friends = Table with friends
with-friends-game = Table with friends: { $game }
rules = Rules
waiting-tables = Waiting for others
continue-go = Continue
open-tables = Open tables
open-tables-none = No open tables. Create one.
join = Join
replays = Recent games
replays-none = Games you finish appear here.
watch = Watch
import-record = Open a game file
play-offline = Play offline
unofficial = Tatami is unofficial and independent of the games’ designers and publishers. Thank you for these games!
docs = Documentation

table-of = { $game }: play with friends
your-name = Your name
players = Players
clock = Clock
clock-none = No clock
clock-live = Minutes per game
clock-days = Days per move
clock-minutes = Minutes per player
clock-increment = Seconds added per move
clock-days-each = Days per move
claim-after = If a player leaves on their turn
claim-minutes = { $minutes ->
    [one] The others can go on after 1 minute
   *[other] The others can go on after { $minutes } minutes
}
claim-never = The others wait
at-zero = When time runs out
at-zero-bot = A bot takes over
at-zero-lose = That player loses
clock-left-days = { $days } d { $hours } h
time-left = Time left
table-public = Anyone can see and join this table
table-rules = Rules of this table
open-table = Create table
guest = Guest

to-home = Home
close = Close
menu = Menu
loading = Loading…
cannot-load = Loading failed. Check your connection and try again.
try-again = Try again
nowhere = This page doesn’t exist.
no-table = This table doesn’t exist. Check the link.
reconnecting = Connection lost. Reconnecting… Your moves are safe.

seats = Players at this table
seat-free = Free seat
you = you
bot = Bot { $name }
bot-random = Bot, random
bot-greedy = Bot, greedy
bot-of-level = Bot, level { $level }
level = { $level ->
    [1] Level 1, novice
    [2] Level 2, learner
    [3] Level 3, leisurely
    [4] Level 4, steady
    [5] Level 5, skilled
    [6] Level 6, strong
    [7] Level 7, expert
    [8] Level 8, master
   *[other] Level { $level }
}
bot-plays = bot playing
bot-plays-for-you = A bot is playing for you.
won = wins
to-move = to move
views = View
tab-board = Board
tab-log = Log
tab-players = Players
the-game = The game
watching = You’re watching
watching-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watching-too = { $count ->
    [one] and 1 other
   *[other] and { $count } others
}
asked-of-you = Your move
your-turn = Your turn.
waits-for = Waiting for { $player }.
waits-secret = Somebody is choosing in secret…
point-at = Select a move or type it.
typed-move = Type a move
play-it = Play
rule = Rule { $rule }
explanation = Explanation
all-cards = All cards
show-choices = Show all moves
choices = Moves
choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choices-filter = Filter
plain-board = This game has no graphical board yet. Here is everything you can see.

story = Game log
notation = Notation
look-back = View this position
looking-back = After move { $number }
back-to-now = Back to the game
step-back = Previous move
step-forward = Next move
chat = Write a message
send = Send
report-line = Report message
sound = Sound
on = on
off = off
others-moves = Opponents’ moves
show-all = Skip
yes = yes
no = no
full-screen = Full screen

log-chat = { $player }: { $text }
log-sit = { $player } joins.
log-start = The game begins.
log-leave = { $player } leaves.
log-resign = { $player } resigns.
log-time = { $player } runs out of time.
log-offer-draw = { $player } offers a draw.
log-offer-undo = { $player } asks to undo a move.
log-played-by = { $player } hands over to a bot: { $bot }.
log-taken-back = { $player } is playing again.
log-rematch = The rematch is ready.
log-close = An administrator closes the table: { $text }

take-back = Undo
offer-draw = Offer draw
agree = Accept
decline = Decline
let-bot-play-sure = Hand over now
let-bot-play = Let bot play
play-myself = Take over again
resign = Resign
resign-sure = Confirm resignation
leave-seat = Leave seat
standing-order = Auto-reply
order-none = Ask me

lobby = Who’s playing?
lobby-free = { $count ->
    [one] 1 free seat. The game starts when every seat is taken.
   *[other] { $count } free seats. The game starts when every seat is taken.
}
lobby-starting = Every seat is taken. The game is starting.
host-decides = The host can fill free seats with bots.
bots-about = Nobody to wait for? Let bots take the free seats.
sit-here = Join here
seat-bot = Add bot
bot-level = Bots
fill-with-bots = Start with bots
invite = Invite players
invite-how = Share this link to invite players.
invite-link = Table link
invite-qr = QR code for the table link
copy = Copy
copied = Copied
copy-failed = Select the link and copy it
link-local = This link works on this computer only. To play with others on your network, stop the server and start it with

game-over = Game over.
end-resigned = { $winner } wins: { $player } resigned.
end-agreed = Draw by agreement.
end-time = { $winner } wins: { $player } ran out of time.
end-left = { $winner } wins: { $player } left the table.
end-abandoned = The game was abandoned.
end-closed = An administrator closed this table: { $why }
rematch = Rematch
to-rematch = Go to rematch
replay = Replay
download-record = Game file
verify = Verify shuffle
verdict-fair = Shuffle verified: it matches the commitment you received and includes your browser’s seed.
verdict-consistent = The shuffle is consistent: it follows from the server’s secret and the players’ seeds. This browser received no commitment, so it can’t tell whether the secret was changed.
verdict-unfair = Shuffle not verified: it doesn’t follow from the secret and the players’ seeds.
verdict-broken = Shuffle not verified: the revealed secret doesn’t match the commitment you received.
verdict-unsalted = Shuffle not verified: your browser’s seed is missing.
verdict-unknown = This game file lacks the data to verify its shuffle.
first = First position
last = Last position
pause = Pause
play-on = Autoplay
moment = Position
see-as = View as
spectator = Spectator
import-how = Choose a game file or drop it here.
import-checked = Tatami replays the file by the rules and doesn’t keep it.

analysis = Analysis
analysis-running = Analyzing position { $done } of { $total }…
analysis-intro = See how the winning chances changed, which moves cost the most, and what was luck.
analysis-more = More moves that cost something
move-number = Move { $number }
copy-link = Copy link
analyse = Analyze
analysis-depth = Depth
analysis-depth-quick = quick
analysis-depth-normal = normal
analysis-depth-deep = deep
analysis-progress = Positions analyzed
analysis-waits = { $count ->
    [one] 1 game is ahead of yours
   *[other] { $count } games are ahead of yours
}
analysis-cancel = Cancel
analysis-failed = The analysis failed. Try again later.
analysis-of = Moves by
analysis-limits = Winning chances, estimated with { $simulations } simulations each. The plot knows all cards; a move is judged by what its player could know. ± is the standard error of the sampling. The search can also misjudge a position.
graph = Winning chances over the game
graph-at = After move { $number }:
graph-table = The plot as a table
judged-worse = From { $before } to { $after }: “{ $played }” instead of “{ $best }”.
judged-best = { $before } to win. “{ $played }” was the best move found.
judged-none = There was no choice in this position.
judged-show = Show on the board
worst-none = No move clearly cost anything.
fork = Continue from here
fork-seat = Play as
fork-here = Play from here
fork-true = Same cards
fork-redealt = Different cards
fork-over = The game is already over here.
forked-true = Continued from another game after move { $moves }, with the same cards. Unrated.
forked-redealt = Continued from another game after move { $moves }, with hidden cards redealt. Unrated.
hint = Hint
hint-best = Try { $move } ({ $share } ± { $error } to win).
hint-second = Also good: { $move }

rules-of = Rules: { $game }
rules-contents = Contents
rules-english = These rules are only available in English.

refused-offline = You’re offline. Try again in a moment.
refused-look_again = The game has moved on. Check the board.
refused-going_down = The server is restarting. Try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Report the ID { $trace } to its operator.
refused-broken = This table is damaged and can’t be opened. The server’s operator can inspect it.
refused-wrong_code = This code doesn’t open a seat at this table. Check it or ask for a new one.
refused-old_code = Codes from earlier versions no longer work. Create a new one on the other device.
refused-seat_only = This device can only play this seat. Use your own device for everything else.
refused-seated = You already have a seat here. Use the code in another browser.
refused-too_complex = This is too large to compute here. Try a smaller file.
refused-not_seated = You are not at this table. Join it first.
refused-not_host = Only the host of the table can do that.
refused-not_yours = You have no access to this.
refused-yourself = You can’t do that to yourself.
refused-no_seat = This seat doesn’t exist.
refused-taken = That seat is taken. Choose another.
refused-full = Every seat is taken. Choose another table.
refused-not_full = Some seats are free. Fill them first.
refused-yours_already = You already play this seat yourself.
refused-no_bot = There is no such bot. Choose another.
refused-wrong_time = That isn’t possible at this point in the game.
refused-not_started = The game hasn’t started yet.
refused-no_hints = Hints are only for unrated games against bots.
refused-no_order = There is no such auto-reply.
refused-no_offer = There is no open offer.
refused-nobody_to_agree = Bots can’t agree to a draw.
refused-no_moment = The game has no such position or seat.
refused-no_claim = You can’t go on without this player now.
refused-too_early = Give the player a little more time to return.
refused-chat_full = The spectators’ chat at this table is full.
tournaments = Tournaments
refused-no_table = This table doesn’t exist. Check the link.
refused-no_tournament = This tournament doesn’t exist. Check the link.
refused-bad_tournament = These settings don’t go together. Change one of them.
refused-not_organizer = Only the organizer can do that.
refused-too_few_players = There are too few players or teams. Wait until more have joined.
refused-too_many_players = There are too many players for this tournament.
refused-already_joined = You have already joined this tournament.
refused-joining_closed = This tournament no longer takes new players.
refused-no_team = This is a team tournament. Enter the name of your team.
refused-not_host_of_evening = This is not the host’s key. Open the link from the terminal.
refused-moved = This table has moved to another server.
refused-no_analysis = This analysis is gone. Start it again.
refused-no_puzzle = This puzzle does not exist. Choose another one.
refused-sealed = Others are still playing this deal. Play it first, or come back later.
refused-one_try = You get one try at this deal, so every move counts.
refused-no_deal = This game has no deal of the day. Choose another game.
refused-no_duplicate = This set of deals does not exist. Check the link.
refused-no_person = Nobody plays this seat. Choose another.
refused-too_many = Your list is full. Remove somebody first.
refused-no_handle = This entry is gone. Reload the page.
refused-no_line = This message is gone. Reload the page.
refused-empty = Enter some text first.
refused-no_zone = This time zone doesn’t exist.
refused-not_offered = This server doesn’t send notifications this way.
refused-unconfirmed = Open the link in the confirmation email first.
refused-not_your_turn = It isn’t your turn.
refused-revealed = You can’t undo this: something hidden has been revealed since.
refused-nothing_to_undo = You haven’t moved yet.
refused-offer_open = Another offer is still open. Answer it first.
refused-malformed = That isn’t a move in this game.
refused-name = Use 2 to 24 characters: letters, digits, spaces and . _ - ’
refused-name_taken = This name is taken. Choose another.
refused-password = Choose a password of 8 to 200 characters that is not your name and not easy to guess.
refused-wrong_password = Wrong name or password.
refused-slow_down = Too many attempts. Try again in { $wait } s.
refused-no_account = You need an account for this. Sign in or sign up.
refused-has_account = You already have an account.
refused-nobody = Allow cookies for this site so that it can recognize you.
refused-no_such_person = No account has this name.
refused-rated = Rated tables don’t allow bots or undo.
refused-unwelcome = You can’t join this table.
refused-suspended = You are suspended on this server. Reason: { $reason }
refused-held = An administrator has stopped this table.
refused-guests = You need an account to play on this server. Sign in first.
refused-public = Tables on this server are by invitation only.
refused-quota = { $what ->
    [bots] You have reached the limit of tables with bots only ({ $limit }). Wait until one is over.
    [day] You have reached today’s limit of new tables ({ $limit }). Try again tomorrow.
   *[tables] You have reached the limit of unfinished tables ({ $limit }). Finish one first.
}
suspended = You are suspended until { $until }. You can watch, but not play or chat. Reason: { $reason }
suspended-forever = You are suspended. You can watch, but not play or chat. Reason: { $reason }
accounts-only = You need an account to play on this server.
table-public-never = Tables on this server are by invitation only. Share the link.
refused-no_challenge = This player doesn’t accept challenges from you.
refused-no_invitation = This invitation is no longer open.
refused-no_rematch = Somebody from this table can’t play again.

account = Account
your-profile = Your profile: { $name }
page-leaderboards = Leaderboards
rated = Rated
rated-about = Changes every player’s rating. Accounts only, no bots, no undo. If you leave, you lose.
rated-sign-up = Sign up to play here
all-your-games = All your games
your-turn-here = Your turn

seat-code = Use another device
seat-code-enter = Enter seat code
seat-code-qr = QR code for the link

zoom-in = Zoom in
zoom-out = Zoom out
turn-board = Flip board
zoom-fit = Fit to screen

# Notifications

you-are-asked = Your answer is needed
notifications = Notifications

## Lessons

learn = Learn
learn-game = Learn: { $game }
puzzles-link = Puzzles
puzzles-link-game = Puzzles: { $game }
deals-link = Deal of the day
duplicate-link = Duplicate deals
deal-compare = Compare with others
