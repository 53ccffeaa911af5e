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
result-won = won
result-shared = shared
result-drawn = drawn
result-lost = lost
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
    [one] Go on after 1 minute
   *[other] Go on after { $minutes } minutes
}
claim-never = Wait for them
at-zero = When time runs out
at-zero-bot = A bot takes over
at-zero-lose = That player loses
table-public = Anyone can see and join this table
table-rules = Rules of this table
components = Components file
components-how = You can play with a corrected components file. Such games are never rated.
components-unusable = This components file can’t be used.
open-table = Create table
guest = Guest

to-home = Home
close = Close
loading = Loading…
cannot-load = Loading failed. Check your connection and try again.
try-again = Try again
labeled = { $label }: { $text }
nowhere = This page doesn’t exist.

seats = Players at this table
seat-free = Free seat
you = you
bot = Bot { $name }
bot-random = Bot, random
bot-greedy = Bot, greedy
bot-of-level = Bot, level { $level }
bot-of-style = Bot, level { $level }, { $style }
style = { $style ->
    [balanced] balanced
    [cautious] cautious
    [bold] bold
    [aggressive] aggressive
    [eager] eager for points
    [thrifty] thrifty
   *[other] { $style }
}
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
the-game = The game
watching = You’re watching
asked-of-you = Your move
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
step-back = Previous move
step-forward = Next move
chat = Write a message
send = Send
report-line = Report message
on = on
off = off
yes = yes
no = no

log-start = The game begins.

take-back = Undo
decline = Decline
resign = Resign
order-none = Ask me

lobby = Who’s playing?
seat-bot = Add bot
bot-level = Bots
bot-style = Style
invite = Invite players
copy = Copy
copied = Copied

end-resigned = { $winners ->
    [one] { $winner } wins: { $player } resigned.
   *[other] { $player } resigned, and only bots are left.
}
end-agreed = Draw by agreement.
end-time = { $winner } wins: { $player } ran out of time.
end-left = { $winner } wins: { $player } left the table.
end-abandoned = The game was abandoned.
end-closed = An administrator closed this table: { $why }
rematch = Rematch
replay = Replay
download-record = Game file
verify = Verify shuffle
last = Last position
pause = Pause

analyse = Analyze
graph-table = Plot data
fork = Continue from here
hint = Hint

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
refused-no_bot = There is no such bot. Choose another.
refused-wrong_time = That isn’t possible at this point in the game.
refused-not_started = The game hasn’t started yet.
refused-no_moment = The game has no such position or seat.
tournaments = Tournaments
refused-no_table = This table doesn’t exist. Check the link.
refused-moved = This table has moved to another server.
refused-no_puzzle = This puzzle doesn’t exist. Choose another one.
refused-sealed = Others are still playing this deal. Play it first, or come back later.
refused-one_try = You get one try at this deal, so every move counts.
refused-no_person = Nobody plays this seat. Choose another.
refused-too_many = Your list is full. Remove somebody first.
refused-no_handle = This entry is gone. Reload the page.
refused-no_line = This message is gone. Reload the page.
refused-empty = Enter some text first.
refused-no_zone = This time zone doesn’t exist.
refused-not_offered = This server doesn’t send notifications this way.
refused-unconfirmed = Open the link in the confirmation email first.
refused-malformed = That isn’t a move in this game.
refused-name = Use 2 to 24 characters: letters, digits, spaces and . _ - ’
refused-name_taken = This name is taken. Choose another.
refused-slow_down = Too many attempts. Try again in { $wait } s.
refused-no_account = You need an account for this. Sign in or sign up.
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

account = Account
your-profile = Your profile: { $name }
page-leaderboards = Leaderboards
rated = Rated
rated-about = Changes every player’s rating. Accounts only, no bots, no undo. If you leave, you lose.
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

notifications = Notifications

## Lessons

learn = Learn
learn-game = Learn: { $game }
puzzles-link = Puzzles
puzzles-link-game = Puzzles: { $game }
deals-link = Deal of the day
duplicate-link = Duplicate deals
