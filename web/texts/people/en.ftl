# Players: accounts, profiles, games of the past, leaderboards

people = People
profile = Profile
page-account = Account
page-history = Your games
guest-about = You play as a guest. Unrated games are open to you, and this browser remembers you. An account keeps your seats and games, works on every device and lets you play rated games.
sign-up = Sign up
sign-up-about = Your seats and games stay yours.
sign-in = Sign in
sign-in-about = With an account that you have.
account-name = Name
account-name-hint = Everybody sees it. 2 to 24 letters, digits, spaces and . _ - ’
password = Password
password-hint = At least 8 characters. If you forget it, ask the people who run this server.
password-show = Show the password
password-old = The password until now
password-new = The new password
signed-in-as = Signed in as { $name }
sessions = { $count ->
    [one] On this device alone.
   *[other] On { $count } devices, this one among them.
}
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
change-name = Change the name
change-name-about = Games of the past show the new name, too.
change-password = Change the password
change-password-about = All other devices are signed out.
changed = Changed.
listed = Show me on leaderboards
listed-about = Otherwise only you see your place. Your profile stays visible to everybody.
account-notifications = Notifications
account-notifications-about = How you hear that it is your turn.
manners = Muted and blocked
manners-none = Nobody. In the menu of a table you can mute or block whoever sits there.
muted = muted: you do not read their chat
blocked = blocked: no chat, and not at your tables
undo = Undo
undo-manner = Undo: { $name }
mute = Mute
mute-name = Mute { $name }
muted-now = You no longer read what { $name } writes.
block = Block
block-name = Block { $name }
blocked-now = { $name } can no longer join your tables.
report-reason = Why (if you like)
report-about = Whoever runs this server sees the line, those around it, and why. Whoever wrote it is not told.
report-send = Report it
reported = Reported. If you would rather not read more of it: the menu of the table can mute or block.
your-data = Your data
your-data-about = Everything that is kept about you, in one file; or have it removed.
your-data-guest = Everything that is kept about this guest, in one file; or have it removed.
export = Download my data
delete-account = Delete the account
delete-guest = Forget this guest
delete-about = Name, chat, ratings and settings are removed for ever. Games that others played in remain without your name; a running game of two is lost.
delete-really = Delete for ever
keep = Keep
deleted-person = somebody who left

play-rated = To a rated table: “Table with friends”
since = Here since { $date }
ratings = Ratings
ratings-none = No rated game yet.
ratings-none-own = No rated game yet. Choose “Table with friends” and tick “Rated”.
rating = Rating
rating-change = Change
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Rating over time: { $game }
rating-about = Everybody starts at 1500 ± 350. ± is a standard deviation: how far off the rating may be. Above 110 it is called provisional. The band in the plot shows the same.
provisional = provisional
rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
to-leaderboard = To the leaderboard
game-of = { $game }, { $count } players
results = Results
result-won = won
result-shared = shared
result-drawn = drawn
result-lost = lost
game = Game
games-played = Games
public-only = Games at public tables.
latest-games = Latest games
no-public-games = No games at public tables yet.

going = Running
seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
to-table = To the table
finished-games = Finished games
all-games = All
against = against { $names }
gave-up = given up
more-games = More
no-games = No finished game yet.
no-games-of-this = No finished game of this kind yet.

rank = Place
player = Player
ranked = { $count ->
    [one] one player has a place
   *[other] { $count } players have a place
}
ranked-none = Nobody has a place here yet.
your-rank = Your place
your-rating-provisional = Your rating is provisional: it has no place yet.
newcomers = On the way
newcomers-about = Provisional ratings, whoever played last first
page-before = Back
page-after = On
leaderboard-about = Accounts whose rating is certain to within 110 points and who have played in the past year. This takes about 15 rated games with two players and up to 40 with eight. Equal ratings share a rank.

## Seat codes

seat-code-about = A seat code opens your seat at this table on another device, and nothing else.
seat-code-make = Make a code
seat-code-new = Make a new code
seat-code-revoke = Revoke the code
seat-code-revoked = The code is revoked. It no longer opens your seat.
seat-code-is = Seat code
seat-code-once = You see this code only now. Anyone who has it can play your seat.
seat-code-link = Link that opens your seat
seat-code-used = { $devices ->
    [0] Your seat has a code. No device uses it.
    [one] Your seat has a code. 1 device uses it.
   *[other] Your seat has a code. { $devices } devices use it.
}
seat-code-replaces = A new code revokes this one and closes your seat on those devices.
seat-code-type = Type the code that your other device shows.
seat-code-open = Open the seat
seat-code-device = This device plays the seat by a code.
seat-code-close = Close the seat

# What the operator allows, and new passwords

registration-closed = This server makes no new accounts.
registration-invitation = You need an invitation to sign up here. Ask the people who run this server for a link.
invited = You are invited to make an account.
refused-registration = This server makes no new accounts.
refused-invitation = This invitation doesn’t work any more. Ask for another link.
guests-off = Without an account you can only watch on this server.
page-reset = New password
reset-about = Set a new password for your account. All devices are signed out.
reset-done = Your new password works now. Sign in with it.
reset-bad-link = This link doesn’t work any more. Ask for another.
administration = Administration
administration-about = You are an administrator of this server.
