# Accounts, names, passwords and tournaments.

## Names

# $least: the smallest number allowed. $most: the largest number allowed.
people-name-length = Use { $least } to { $most } characters.
people-name-characters = Use only letters from A to Z, digits, _ and -.
people-name-no-letter = Use at least one letter.
people-name-reserved = This name is reserved. Choose another.
# A character is one of the named bots that people play against.
people-name-character = This is the name of a character. Choose another.
people-name-taken = This name, or one that looks like it, is taken.
people-name-was-reset = A moderator has reset this name. Choose another.
# A game or puzzle was played offline while somebody else was signed in.
people-offline-other = Someone else played this. Sign in as that person to save it.
# $days: number of days.
people-rename-wait = You can change your name again in { $days ->
    [one] one day
   *[other] { $days } days
}.

## Passwords

# $least: the smallest number allowed.
people-password-short = Use at least { $least } characters.
people-password-long = This password is too long.
people-password-name = Don’t use your name in your password.
people-password-common = This password is easy to guess. Try three or four random words.

## Signing in: what is not possible

people-sign-in-wrong = The username or password is wrong.
# $seconds: number of seconds.
people-sign-in-wait = Too many wrong attempts. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
people-sign-in-first = Sign in first.
people-recover-wrong = The username or recovery code is wrong, or the code has been used.
people-password-wrong = The password is wrong.
# $reason: what the host wrote; may be empty.
people-banned = This account is banned. { $reason }
people-too-many-accounts = Too many new accounts from your network. Try again tomorrow.
people-invitation-needed = You need an invitation code to create an account here.
people-invitation-invalid = This invitation code is wrong, used or expired.
people-registration-closed = New accounts can’t be created here.
people-delete-name = Type your username exactly to delete the account.
people-name-on-account-page = Change your name on your account page.

## The account page

people-account = Account
people-create = Create account
people-create-lead = You don’t need an email address. Your tables, packs and puzzles come with you to every device.
people-sign-in = Sign in
people-sign-out = Sign out
people-have-account = I already have an account
people-username = Username
people-username-help = 3 to 20 letters, digits, _ or -. Others see this name.
# $name: a username.
people-username-free = “{ $name }” is available.
people-password = Password
people-password-help = At least 10 characters. Three or four random words are good.
people-password-current = Current password
people-password-new = New password
people-password-changed = Password changed. Your other devices are signed out.
people-invitation = Invitation code
people-invitation-have = I have an invitation code
people-guest-title = Everything you did as a guest comes with you
# $count: number of games.
people-guest-finished = { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
# $count: number of tables.
people-guest-running = { $count ->
    [one] one game in progress
   *[other] { $count } games in progress
}
# $count: number of packs made in the Workshop.
people-guest-packs = { $count ->
    [one] one pack you made
   *[other] { $count } packs you made
}
# $count: number of puzzles.
people-guest-puzzles = { $count ->
    [one] one solved puzzle
   *[other] { $count } solved puzzles
}
people-recover = Use a recovery code
people-recover-lead = Enter one of your recovery codes and choose a new password. You’ll be signed out everywhere else.
people-recover-set = Set password and sign in
people-code = Recovery code
people-codes = Recovery codes
people-codes-title = Save your recovery codes
people-codes-lead = If you lose your passkey or forget your password, each code lets you in once. They are shown only now, so print them or write them down.
people-codes-download = Download codes
people-codes-saved = I’ve saved my codes
# $count: number of unused recovery codes.
people-codes-left = { $count } of 10 left
people-codes-new = New codes
people-done = Done
# $name: the username. $date: a date.
people-signed-in-as = Signed in as { $name }. Account created on { $date }.
people-devices = Devices
# Follows the name of a browser.
people-device-here = this device
people-device-unknown = Unknown browser
# $date: date and time.
people-device-used = Last used { $date }
# For screen readers. $device: name of a browser.
people-device-end = Sign out { $device }
people-devices-end = Sign out everywhere else
people-change = Change
# $date: a date.
people-rename-at = You can change it again on { $date }.
people-rename-now = You can change it every 90 days.
people-data = Your data
people-export = Export everything
people-export-help = One JSON file with your games, packs, puzzles, settings and devices.
people-delete = Delete account
people-delete-help = Your name, chat messages, packs and puzzles are deleted after 14 days. Games stay for your opponents, under “Former player”. Sign in before then to keep the account.
people-delete-done = Your account will be deleted in 14 days. Sign in before then to keep it.

## Tournaments: what is not possible

# $player: a player’s name.
tournament-no-entrant = { $player } isn’t in this tournament.
tournament-closed = This tournament has started, and its format doesn’t allow late entries.
# $player: a player’s name.
tournament-entered = { $player } has already entered.
# $round: number of the round.
tournament-round-known = Round { $round } has already been paired.
# $round: number of the round.
tournament-twice-in-round = In round { $round }, someone is at two tables.
# $table: number of the table. $round: number of the round.
tournament-no-table = There is no table { $table } in round { $round }.
# $table: number of the table. $round: number of the round.
tournament-result-malformed = The result of table { $table } in round { $round } doesn’t fit the table.
# $table: number of the table. $round: number of the round.
tournament-result-known = Table { $table } of round { $round } already has another result.
# $least: the smallest number allowed. $most: the largest number allowed.
tournament-size = This format needs { $least } to { $most } players.
tournament-over = All rounds have been played.
# $round: number of the round.
tournament-round-open = Round { $round } isn’t finished.
tournament-nobody-waits = Too few players are free for a table.
# $version: version number of the file.
tournament-file-version = This file has an unknown version: { $version }.
# $reason: why, already translated.
tournament-file-malformed = This isn’t a tournament file: { $reason }

## Tournaments: what the terminal shows

# $game: name of a game. $format: name of the tournament format. $players: number of players.
tournament-title = { $game }: { $format }, { $players } players
tournament-format-round-robin = Round robin
tournament-format-swiss = Swiss
tournament-format-pods = Pods
tournament-format-arena = Arena
tournament-format-knockout = Knockout
tournament-format-duplicate = Duplicate
# $round: number of the round.
tournament-round = Round { $round }
# In a round without an opponent, e.g. "Condor: bye".
# $player: a player’s name.
tournament-bye = { $player }: bye
# Column headings; keep them short.
tournament-column-place = Place
tournament-column-player = Player
tournament-column-points = Points
# Column heading for matchpoints as a percentage.
tournament-column-percent = Percent
# Column heading for the mean score difference per deal.
tournament-column-difference = Difference
# Column heading for the number of matches won in a knockout.
tournament-column-matches = Matches
tournament-column-buchholz-cut = Buchholz cut 1
tournament-column-buchholz = Buchholz
tournament-column-direct = Direct
tournament-column-sonneborn-berger = Sonneborn–Berger
tournament-column-wins = Wins
tournament-column-progressive = Progressive
tournament-column-streak = Best streak
tournament-column-tops = Tops
# $file: path of a file.
tournament-saved = Saved { $file }.

## Tie-breaks: what they are

tiebreak-buchholz-cut = Buchholz cut 1: the sum of your opponents’ points, without the lowest. Harder opponents count more.
tiebreak-buchholz = Buchholz: the sum of your opponents’ points. Harder opponents count more.
tiebreak-direct = Direct encounter: points in the games among the tied players, if all of them have met.
tiebreak-sonneborn-berger = Sonneborn–Berger: the points of those you beat, plus half the points of those you tied with.
tiebreak-wins = Wins: the number of games you won.
tiebreak-progressive = Progressive score: the sum of your points after each round. Early points count more.
tiebreak-streak = Best streak: the most games you won in a row.
tiebreak-tops = Tops: the number of boards on which nobody in your seat did better.

## Tie-breaks: why one player is ahead of another

# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-points = { $player } is ahead of { $other } on points: { DECIMAL($value) } to { DECIMAL($least) }.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-buchholz-cut = { $player } is ahead of { $other } because of stronger opponents: { DECIMAL($value) } to { DECIMAL($least) } points without the lowest (Buchholz cut 1).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-buchholz = { $player } is ahead of { $other } because of stronger opponents: { DECIMAL($value) } to { DECIMAL($least) } points (Buchholz).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-direct = { $player } is ahead of { $other } because of the games between them: { DECIMAL($value) } to { DECIMAL($least) } points.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-sonneborn-berger = { $player } is ahead of { $other } because { $player } beat stronger opponents: { DECIMAL($value) } to { DECIMAL($least) } points (Sonneborn–Berger).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-wins = { $player } is ahead of { $other } with more wins: { $value } to { $least }.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-progressive = { $player } is ahead of { $other } because the points came earlier: { DECIMAL($value) } to { DECIMAL($least) } (progressive score).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-streak = { $player } is ahead of { $other } with a longer winning streak: { $value } to { $least }.
# $player, $other: names. $value, $least: numbers of boards.
tiebreak-why-tops = { $player } is ahead of { $other } with more tops: { $value } to { $least }.
# $player: a player’s name. $other: another player’s name.
tiebreak-why-shared = { $player } and { $other } share a place.

## Start page

find-players = Find players
# $game: name of a game, such as “Rails”.
find-players-of = Find players: { $game }
# Heading: a game that is being played now. Short.
people-live = Live now
# Link to a game to watch. Short.
people-watch = Watch
# $count: number of friends.
people-online-now = { $count } online
