# Players: accounts, profiles, games of the past, leaderboards

people = People
profile = Profile
page-account = Account
page-history = Your games
guest-about = You’re playing as a guest. This browser remembers you. An account keeps your games and works on any device. It also lets you play rated games.
sign-up = Sign up
sign-up-about = You keep your seats and games.
sign-in = Sign in
sign-in-about = Already have an account?
account-name = Name
account-name-hint = Visible to everybody. 2 to 24 letters, digits, spaces and . _ - ’
password = Password
password-hint = { $reset ->
    [email] At least 8 characters. Add an email address later, in case you forget your password.
    [staff] At least 8 characters. If you forget it, ask the people who run this server.
   *[none] At least 8 characters.
}
password-show = Show password
password-old = Current password
password-new = New password
signed-in-as = Signed in as { $name }
sessions = { $count ->
    [one] Only on this device.
   *[other] On { $count } devices, including this one.
}
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
change-name = Change name
change-name-about = Past games show the new name, too.
change-password = Change password
change-password-about = Signs out all your other devices.
changed = Saved.
listed = Show me on leaderboards
listed-about = If off, only you see your rank. Your profile stays public.
account-notifications = Notifications
account-notifications-about = How Tatami tells you that it’s your turn.
manners = Muted and blocked
manners-none = Nobody. You can mute or block players in a table’s menu.
muted = muted: you don’t see their chat
blocked = blocked: no chat, can’t join your tables
mute = Mute
mute-name = Mute { $name }
block = Block
block-name = Block { $name }
unmute = Unmute
unmute-name = Unmute { $name }
unblock = Unblock
unblock-name = Unblock { $name }
muted-short = Muted
blocked-short = Blocked
report-reason = Reason (optional)
report-about = Moderators see this message, nearby chat and your reason. The author isn’t told.
report-send = Report
reported = Reported. You can also mute or block this player in the table’s menu.
your-data = Your data
your-data-about = Download everything this server stores about you, or delete it.
your-data-guest = Download everything this server stores about this guest, or delete it.
export = Download my data
delete-account = Delete account
delete-guest = Delete guest data
delete-about = Deletes your name, chat, ratings and settings for good. Games with others stay, without your name. You lose two-player games in progress.
delete-really = Delete forever
account-deleted = Your account was deleted
guest-deleted = Your guest data was deleted
deleted-gone = Your name, password, ratings, chat and settings are gone from this server.
deleted-kept = Games with other players stay in their history, without your name. You have left your games in progress.
keep = Cancel
deleted-person = deleted player

play-rated = To play rated games, choose “Table with friends”.
since = Member since { $date }
ratings = Ratings
ratings-none = No rated games yet.
ratings-none-own = No rated games yet. Choose “Table with friends” and check “Rated”.
rating = Rating
rating-date = Date
rating-change = Change
rating-moved = { $name }: { $before } → { $after } ({ $change })
rating-plot = Rating over time: { $game }
rating-about = Everybody starts at 1500 ± 350. The ± is the standard deviation. A rating is provisional until its ± falls below 110. The band in the plot shows the same range.
provisional = provisional
rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
to-leaderboard = Leaderboard
game-of = { $game }, { $count } players
results = Results
game = Game
games-played = Games
games-won = Won
games-shared = Shared
games-drawn = Drawn
games-lost = Lost
rated-change = Rated: { $rating } ({ $change })
public-only = Only games at public tables
latest-games = Latest games
no-public-games = No games at public tables yet.

going = In progress
seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
to-table = Go to table
finished-games = Finished games
all-games = All
against = against { $names }
gave-up = abandoned
more-games = Show more
no-games = No finished games yet.
no-games-of-this = You haven’t finished a game like this yet.

rank = Rank
player = Player
ranked = { $count ->
    [one] 1 ranked player
   *[other] { $count } ranked players
}
ranked-none = Nobody is ranked here yet.
your-rank = Your rank
your-rating-provisional = Your rating is provisional, so you have no rank yet.
newcomers = Provisional
newcomers-about = Most recent players first
page-before = Previous
page-after = Next
leaderboard-about = Players with a game in the past year and a settled rating. Settled means certain to within 110 points. This takes about 15 rated games with 2 players. With 8 players, it can take 40. Equal ratings share a rank.

## Seat codes

seat-code-about = A seat code opens your seat here on another device. It opens nothing else.
seat-code-make = Create code
seat-code-new = Create new code
seat-code-revoke = Revoke code
seat-code-revoked = Code revoked. It no longer opens your seat.
seat-code-is = Seat code
seat-code-once = You see this code only once. Anyone with it can play your seat.
seat-code-link = Link that opens your seat
seat-code-used = { $devices ->
    [0] Your seat has a code. No device uses it.
    [one] Your seat has a code. 1 device uses it.
   *[other] Your seat has a code. { $devices } devices use it.
}
seat-code-replaces = A new code revokes this one and closes your seat on those devices.
seat-code-type = Enter the code shown on your other device.
seat-code-open = Open seat
seat-code-device = This device plays this seat with a seat code.
seat-code-close = Close seat

# What the operator allows, and new passwords

registration-closed = This server doesn’t accept new accounts.
registration-invitation = You need an invitation to sign up. Ask the people who run this server for a link.
invited = You’re invited to create an account.
refused-registration = This server doesn’t accept new accounts.
refused-invitation = This invitation no longer works. Ask for another link.
guests-off = Without an account you can only watch on this server.
page-reset = New password
reset-about = Set a new password for your account. This signs out all devices.
reset-done = Password changed. Sign in with it.
reset-bad-link = This link no longer works. Ask for another.
page-confirm-email = Email address
email-title = Recovery email
email-about = Optional. Tatami uses it only to reset your password.
email-address = Email address
email-none = No address yet.
email-confirmed = Confirmed: { $address }
email-unconfirmed = Not confirmed yet: { $address }. Open the link in the email.
email-save = Save address
email-remove = Remove address
email-sent = Sent. Open the link in the email.
email-invalid = Enter a valid email address.
email-bad-link = This link no longer works. Save the address again.
email-now-confirmed = Your email address is confirmed.
forgot = Forgot password?
forgot-about = If the account has a confirmed email address, it receives a link.
forgot-name = Account name or email address
forgot-send = Send link
forgot-sent = Done. Check your email.
administration = Administration
administration-about = You are an administrator of this server.

refused-password = Choose a password of 8 to 200 characters that is not your name and not easy to guess.
refused-wrong_password = Wrong name or password.
refused-has_account = You already have an account.
