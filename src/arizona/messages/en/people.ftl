# Accounts, names, passwords and tournaments.

## Names

# $least: the smallest number allowed. $most: the largest number allowed.
people-name-length = Use { $least } to { $most } characters.
people-name-characters = Use only letters from A to Z, digits, _ and -.
people-name-no-letter = Use at least one letter.
people-name-spaces = Remove spaces at the ends and double spaces.
people-display-name-characters = Use letters, digits, spaces and simple punctuation.
people-name-reserved = This name is reserved. Choose another.
# A character is one of the named bots that people play against.
people-name-character = This is the name of a character. Choose another.
people-name-taken = This name, or one that looks like it, is taken.
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

## Tournaments: what is not possible

# $player: a player’s name.
tournament-no-entrant = { $player } isn’t in this tournament.
tournament-closed = This tournament has started, and its format doesn’t allow late entries.
# $player: a player’s name.
tournament-entered = { $player } has already entered.
# $round: number of the round.
tournament-round-known = Round { $round } has already been paired.
# $round: number of the round.
tournament-twice-in-round = Round { $round } has somebody at two tables.
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

## Tie-breaks: why one player is ahead of another

# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-points = { $player } is ahead of { $other }: { $value } points to { $least }.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-buchholz-cut = { $player } is ahead of { $other } because the opponents were stronger: { $value } to { $least } points without the lowest (Buchholz cut 1).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-buchholz = { $player } is ahead of { $other } because the opponents were stronger: { $value } to { $least } points (Buchholz).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-direct = { $player } is ahead of { $other } because of their own games: { $value } to { $least } points.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-sonneborn-berger = { $player } is ahead of { $other } because the beaten opponents were stronger: { $value } to { $least } points (Sonneborn–Berger).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-wins = { $player } is ahead of { $other } with more wins: { $value } to { $least }.
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-progressive = { $player } is ahead of { $other } because the points came earlier: { $value } to { $least } (progressive score).
# $player: a player’s name. $other: another player’s name. $value: the number that decided. $least:
# the lower of the two numbers.
tiebreak-why-streak = { $player } is ahead of { $other } with a longer winning streak: { $value } to { $least }.
# $player: a player’s name. $other: another player’s name.
tiebreak-why-shared = { $player } and { $other } share a place.
