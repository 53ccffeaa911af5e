# The browser

tagline = Four samurai table games, with friends or bots
language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
games = Games
players-exactly = { $count } players
players-range = { $least } to { $most } players
minutes = { $count } minutes
play-against = Play now against
play-now = Play now
play-now-game = Play now: { $game }
with-friends = Table with friends
with-friends-game = Table with friends: { $game }
rules = Rules
continue = Continue
continue-go = Go on
open-tables = Open tables
open-tables-none = Nobody is waiting at a public table. Open one yourself.
join = Join
replays = Games to look at again
watch = Look
import-record = Open a record
unofficial = Tatami is unofficial and independent of the games’ authors and publishers, whom we thank for them.

table-of = { $game }: a table with friends
your-name = Your name
players = Players
clock = Clock
clock-none = No clock
clock-live = Minutes for the whole game
clock-days = Days for each move
clock-minutes = Minutes for each player, with 10 seconds more per move
clock-days-each = Days for each move
at-zero = When time is up
at-zero-bot = A bot plays on
at-zero-lose = The game is lost
clock-left-days = { $days } d { $hours } h
time-left = Time left
table-public = Anyone may see this table and join
table-rules = Rules of this table
open-table = Open the table
guest = Guest

to-home = To the home page
close = Close
menu = Menu
loading = One moment …
cannot-load = This could not be loaded. Look whether you are connected, and try again.
try-again = Try again
nowhere = There is nothing at this address.
no-table = There is no such table.
reconnecting = The connection is lost. Trying again; nothing that was played is lost.

seats = Players at this table
seat-free = A free seat
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
bot-plays = a bot plays
bot-plays-for-you = A bot plays for you.
won = wins
to-move = to move
views = What to show
tab-board = Board
tab-log = Log
tab-players = Players
the-game = The game
watching = You are watching
watching-count = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
watching-too = { $count ->
    [one] and one other
   *[other] and { $count } others
}
asked-of-you = What is asked
your-turn = Your turn.
waits-for = Waiting for { $player }.
waits-secret = The table waits for an answer.
point-at = Point at what you choose, or type it.
typed-move = Type a move
play-it = Play
rule = Rule { $rule }
show-choices = Show all choices
choices = Choices
choices-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
choices-filter = A part of it
plain-board = This game has no drawn board yet: here is everything that you can see.

story = What happened
notation = Notation
look-back = See the table at that moment
looking-back = After move { $number }
back-to-now = Back to now
step-back = One step back
step-forward = One step on
chat = Say something
send = Send
report-line = Report this line
sound = Sound
on = on
off = off
others-moves = Moves of others
at-once = at once
one-by-one = one by one
show-all = Show all now
yes = yes
no = no
full-screen = Full screen

log-chat = { $player }: { $text }
log-sit = { $player } sits down.
log-start = The game begins.
log-leave = { $player } leaves.
log-resign = { $player } resigns.
log-time = The time of { $player } is up.
log-offer-draw = { $player } offers a draw.
log-offer-undo = { $player } asks to take back a move.
log-answer = { $player } answers.
log-played-by = { $player } lets a bot play: { $bot }.
log-taken-back = { $player } plays again.
log-rematch = A rematch is set up.
log-close = An administrator closes the table: { $text }

take-back = Take back
offer-draw = Offer a draw
agree = Agree
decline = Decline
offer-waits = Waiting for the others.
let-bot-play-sure = Really let a bot play
let-bot-play = Let a bot play for me
play-myself = Play myself again
resign = Resign
resign-sure = Really resign
leave-seat = Leave the seat
standing-order = Answer by itself
order-none = Ask me

lobby = Who plays?
sit-here = Sit here
seat-bot = Add a bot
bot-level = Bots
fill-with-bots = Fill with bots and start
invite = Invite
invite-how = Share this link to invite players.
invite-link = Address of this table
invite-qr = The address of this table as a QR code
copy = Copy
copied = Copied

game-over = The game is over.
end-resigned = { $winner } wins: { $player } has resigned.
end-agreed = A draw, as agreed.
end-time = { $winner } wins: the time of { $player } is up.
end-abandoned = The game was abandoned.
end-closed = An administrator closed this table: { $why }
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download-record = Record
verify = Verify the deal
verdict-fair = The deal was fair: the secret is the one promised to this browser when you sat down, your salt went into it, and the seed follows from both.
verdict-consistent = The deal adds up: the seed follows from the secret and the players’ salts. This browser was not at the table when it was promised, so it cannot tell whether the promise was the same.
verdict-unfair = The deal does not add up: the seed does not follow from the secret and the salts.
verdict-broken = Not the deal that was promised: the secret revealed now is not the one that this browser was promised when you sat down.
verdict-unsalted = Your salt is missing: the deal was made without what this browser put into it.
verdict-unknown = This record does not hold what is needed to verify its deal.
first = To the start
last = To the end
pause = Pause
play-on = Play on by itself
moment = Moment
see-as = Seen by
spectator = A spectator
import-how = Choose a record, or drop it here.
import-checked = The record is replayed and checked by the rules; it is not kept.

analysis = Analysis
analyse = Analyse
analysis-depth = Depth
analysis-depth-quick = quick
analysis-depth-normal = normal
analysis-depth-deep = deep
analysis-progress = Moments worked out
analysis-waits = { $count ->
    [one] one analysis comes first
   *[other] { $count } analyses come first
}
analysis-cancel = Cancel
analysis-failed = The analysis failed. Try again later.
analysis-of = Decisions of
analysis-limits = Shares of one victory, estimated by { $simulations } simulations each. The curve knows all cards; decisions are judged by what their player could know. ± is the standard error of the sampling: the search’s own misjudgements come on top.
graph = Estimated share of each player over the game
graph-at = After { $number } moves:
graph-table = The same as a table
judged-at = { $player } stood at { $before } ± { $error }.
judged-worse = { $played } was worth { $loss } ± { $error } less than { $best }.
judged-best = { $played }: nothing better was found.
judged-none = Nothing was to be decided at this moment.
judged-show = Show it
worst-better = { $played }; better: { $best }
worst-none = No decision that clearly cost anything.
fork = Play on from this moment
fork-seat = In the seat of
fork-here = Play from here
fork-true = Same cards
fork-redealt = Other cards
fork-over = The game is over at this moment.
forked-true = Forked from another game after move { $moves }, with the same cards. Not rated.
forked-redealt = Forked from another game after move { $moves }; hidden cards were dealt anew. Not rated.
hint = Hint
hint-best = Perhaps { $move }: about { $share } ± { $error } of a victory.
hint-second = About as good: { $move }

rules-of = Rules: { $game }
rules-english = These rules are in English: nobody has translated them yet.

refused-offline = You are not connected now. Try again in a moment.
refused-look_again = Something happened in between: look again.
refused-going_down = The server restarts: try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Report the ID { $trace } to its operator.
refused-broken = This table is damaged and can’t be opened. The server’s operator can inspect it.
refused-wrong_code = This code does not open a seat at this table. Check it, or ask for a new one.
refused-old_code = Codes of earlier versions no longer work. Make a new one on the other device.
refused-seat_only = This device only plays the seat. Do that on the player’s own device.
refused-seated = You have a seat at this table. Use the code in another browser.
refused-too_complex = This is too large to compute here. Try a smaller file.
refused-not_seated = You are not at this table. Join it first.
refused-not_host = Only the host of the table can do that.
refused-not_yours = You have no access to this.
refused-yourself = You can’t do that to yourself.
refused-no_seat = This seat does not exist.
refused-taken = That seat is taken. Choose another.
refused-full = Every seat is taken. Choose another table.
refused-not_full = Some seats are free. Fill them first.
refused-yours_already = You play this seat yourself.
refused-no_bot = There is no such bot. Choose another.
refused-wrong_time = That isn’t possible at this point of the game.
refused-not_started = The game has not started.
refused-no_hints = Hints are only for unrated games against bots.
refused-no_order = There is no such auto-reply.
refused-no_offer = There is no open offer.
refused-nobody_to_agree = Bots can’t agree to a draw.
refused-no_moment = The game has no such position or seat.
refused-no_table = This table does not exist. Check the link.
refused-moved = This table has moved to another server.
refused-no_analysis = This analysis is gone. Start it again.
refused-no_person = Nobody plays this seat. Choose another.
refused-too_many = Your list is full. Remove somebody first.
refused-no_handle = This entry is gone. Reload the page.
refused-no_line = This message is gone. Reload the page.
refused-empty = Enter a text first.
refused-no_zone = This time zone does not exist.
refused-not_offered = This server does not send such messages.
refused-unconfirmed = Open the link in the confirmation email first.
refused-not_your_turn = It is not your turn.
refused-revealed = Something hidden was revealed since: it cannot be taken back.
refused-nothing_to_undo = You have not moved yet.
refused-offer_open = Another offer is open.
refused-malformed = That is not a move of this game.
refused-name = A name has 2 to 24 characters: letters, digits, spaces and . _ - ’
refused-name_taken = Somebody has that name: choose another.
refused-password = A password has 8 to 200 characters and is not the name.
refused-wrong_password = That name and password do not fit together.
refused-slow_down = Too many attempts. Try again in { $wait } s.
refused-no_account = This needs an account: sign in or sign up first.
refused-has_account = There is an account already.
refused-nobody = This browser accepts no cookies from here: without them nobody can be recognised.
refused-no_such_person = There is no account of that name.
refused-rated = Not at a rated table: no bots, and nothing is taken back.
refused-unwelcome = You cannot sit down at this table.
refused-suspended = You are suspended on this server. Reason: { $reason }
refused-held = An administrator has stopped this table.
refused-guests = Only accounts can play on this server. Sign in first.
refused-public = On this server tables are by invitation only.
refused-quota = { $what ->
    [bots] You already have { $limit } tables with bots only. Wait until one is over.
    [day] You have created { $limit } tables today. Try again tomorrow.
   *[tables] You already have { $limit } unfinished tables. Finish one first.
}
suspended = You are suspended until { $until }. You can look, but not play or chat. Reason: { $reason }
suspended-forever = You are suspended. You can look, but not play or chat. Reason: { $reason }
accounts-only = Only accounts can play on this server.
table-public-never = Tables on this server are by invitation only: share the link.
refused-no_rematch = Not everybody at this table can play again.

account = Account
your-profile = Your profile: { $name }
page-leaderboards = Leaderboards
rated = Rated
rated-about = The result moves everybody’s rating. Only for accounts: no bots, nothing is taken back, and whoever leaves has lost.
rated-sign-up = Sign up to play here
all-your-games = All your games
your-turn-here = Your turn

seat-code = Use another device
seat-code-enter = Use a seat code
seat-code-qr = QR code of the link

zoom-in = Zoom in
zoom-out = Zoom out
turn-board = Turn the board
zoom-fit = Show everything

# Notifications

you-are-asked = You are asked
notifications = Notifications

## Lessons

learn = Learn
learn-game = Learn: { $game }
