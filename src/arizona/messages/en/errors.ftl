# Errors that only the terminal shows.

## Lab

# $package: name of a Python package. $command: a command.
lab-package = This command needs the package { $package }: { $command }
lab-died = A process or machine that was playing games failed. Run the same command again to continue.
# $address: address of a cluster.
lab-no-cluster = Couldn’t reach a cluster at { $address }.
lab-compare-games = Only two runs of the same game can be compared.
lab-compare-seats = Only two runs with the same number of seats can be compared.
# $cause: what is wrong. $name: name of an option of the game. $games: number of games. $seats: number
# of seats. $more: number of games that is possible.
lab-plan = { $cause ->
    [ladder] A ladder needs at least two bots.
    [bots] Which bots? For example: --bots greedy
    [two-bots] --bots: name at least two different bots.
    [kingmaking] --kingmaking needs at least three seats.
    [duplicate] --duplicate compares bots: name at least two different ones.
    [fixed] --vary { $name }: --option already sets it.
    [values] --vary { $name }: give at least two different values.
   *[deals] --games { $games }: each deal is played { $seats } times; choose { $more }, for example.
}
# $cause: what is wrong. $line: number of a line. $game: short name of a game. $what: what differs.
# $games: number of games. $field: a number of a pack, such as card.tourist.points. $now, $low, $high:
# its value and range. $reason: an error, in English. The file or folder is shown in front.
lab-file = { $cause ->
    [line] Line { $line } can’t be read.
    [no-run] This is not the folder of a run.
    [plan] This is not the plan of a run.
    [version] This was written by another version of Arizona.
    [game] There is no game { $game }.
    [no-games] No game has been played yet.
    [tables] The tables can’t be read.
    [times] This is not a file of `arizona lab times`.
    [no-times] There are no times for { $game }.
    [busy] Another process is working on this run.
    [other-run] The folder contains another run ({ $what }). Choose another --out.
    [longer] The folder contains a run of { $games } games. Choose at least as many.
    [other-task] The trials belong to another task, or the pack has changed. Choose another --out.
    [toml] This is not valid TOML.
    [no-fields] There is no [[field]] to tune.
    [range] Field { $field }: low must be below high.
    [outside] Field { $field } is { $now }, which is not between { $low } and { $high }.
   *[task] This is not a task: { $reason }
}
# $field: a number of a pack, such as card.tourist.points. $cause: what is wrong. $part: a part of the
# field, or a word.
lab-field = { $cause ->
    [number] Field { $field }: expected a whole number.
    [word] Field { $field }: there is no number before “{ $part }”.
   *[part] Field { $field }: there is no “{ $part }”.
}
# $figure: name of a figure. $known: names of figures, separated by commas.
lab-tune-target = There is no figure “{ $figure }” for a target. Choose one of: { $known }

## Puzzle sets

# $game: short name of a game.
puzzle-no-game = There are no puzzles for { $game }.
# $cause: what is wrong. $line: number of a line. The file is shown in front.
puzzle-file = { $cause ->
    [format] This is not a puzzle set of this version.
    [line] Line { $line } can’t be read.
   *[other] This set was made with different rules or content.
}
# $cause: what is wrong. $set: the value in the set. $now: the correct value. $field: name of a
# field. $move: number of a move. $reason: an error, in English.
puzzle-fault = { $cause ->
    [twice] some puzzles appear twice
    [rules] made under rules { $set }; this program knows rules { $now }
    [pack] made with the pack { $set }; the pack here is { $now }
    [played] can’t be played: { $reason }
    [name] its name does not fit its position
    [proof] it can’t be proven: there is no answer, or more than one
    [differs] { $field }: the set says { $set }, the proof says { $now }
    [explanation] it has no explanation
    [numbers] fared: expected { $now } numbers, found { $set }
    [rating] its rating does not match the tries of the bots
    [wrong] move { $move } of its solution is judged wrong
    [answer] move { $move } of its solution is not the other player’s reply
   *[unsolved] its solution does not solve it
}

## Learning

# $game: short name of a game. A network may have layers between its features and its value.
learn-no-layers = { $game } learns one weight per feature only. Leave out --hidden.

## Servers and stores

# $value: status of a table.
store-status = { $value ->
    [over] over
    [waiting] waiting
   *[playing] playing
}
# $part: selects the label or the value. $label: what the line shows. $value: its value. $rules: number of
# the rules version. $lines: number of lines. $seat: number of the seat. $name: a player’s name.
# $bot: name of a bot.
store-fact = { $part ->
    [label] { $label ->
        [table] table
        [game] game
        [content] content
        [options] options
        [status] status
        [moves] moves
        [scores] scores
        [changed] changed
        [lobby] lobby
       *[seat] seat { $seat }
    }
   *[value] { $label ->
        [game] { $value }, rules { $rules }
        [status] { store-status }
        [moves] { $value } ({ $lines ->
            [one] 1 line
           *[other] { $lines } lines
        } in the log)
        [lobby] { $value ->
            [yes] yes
           *[no] no
        }
        [seat] { $name } ({ $value ->
            [bot] bot { $bot }
            [open] open
           *[person] person
        })
       *[other] { $value }
    }
}
# $fault: what is wrong. $stored, $found: scores or seats: those stored, and those after the moves.
store-fault = { $fault ->
    [options] its options do not fit
    [moves] its moves do not fit
    [finished] it is stored as finished, but its moves do not end the game
    [unfinished] it is stored as unfinished, but its moves end the game
    [scores] its stored scores are { $stored }, but its moves give { $found }
   *[next] seat { $stored } is stored as next, but it is seat { $found }
}
# $table: id of a table. $place: where it is. $rules: number of a rules version that fits, or 0.
store-contradiction = table { $table }{ $place ->
    [source] { "" } (not moved)
    [both] { "" } (already in the target)
    [target] { "" } (only in the target)
   *[here] { "" }
}: { store-fault }; { $rules ->
    [0] restore it from a backup
   *[other] an earlier `tables patch` probably changed its rules; restore it from a backup, or name the rules it was played with: arizona tables set-rules { $table } { $rules }
}
# $table: id of a table. $cause: what happened. $rules, $to: numbers of the rules version. $old, $new:
# letters and digits that identify a pack.
store-patch = { $table }: { $cause ->
    [content] left as it is: its content pack can’t be loaded
    [over] finished, keeps rules { $rules } and content { $old }
    [fault] left under rules { $rules } and content { $old }: { store-fault }
   *[patched] from rules { $rules } and content { $old } to rules { $to } and content { $new }
}
# $name: id of a table.
store-no-table = There is no table “{ $name }”.
# $table: id of a table.
store-unfinished = Table { $table } is not finished; use `arizona tables patch` for unfinished tables.
# $game: short name of a game. $most, $rules: numbers of rules versions.
store-no-rules = { $game } has rules versions 1 to { $most }, not { $rules }.
# $table: id of a table. $rules: number of a rules version.
store-wrong-rules = Table { $table } doesn’t match its moves under rules { $rules }: { store-fault }
store-no-backup = Copy a database with its own tools: pg_dump, pg_basebackup.
# $table: id of a table.
store-not-same = Table { $table } was not copied correctly.
# $name: a username.
store-no-account = There is no account named “{ $name }”.
# $name: id of a report.
store-no-report = There is no report “{ $name }”.
# $cause: what is wrong. $change: number of a rating change. $missing, $number: numbers of games.
# $table: id of a table. $stored, $found: ratings.
store-recount = { $cause ->
    [game] game { $missing } is missing; the next one is { $number }
    [extra] change { $change } belongs to no counted game
    [points] change { $change } of table { $table }: stored { $stored }, recomputed { $found }
   *[missing] change { $change } is missing
}
# $path: a file. $cause: what is wrong.
store-file = { $path }: { $cause ->
    [directory] This is a folder. Name a file in it, such as { $path }/tables.sqlite.
    [irregular] This is not a regular file. Name another file with --data.
    [empty] The file is empty, which a database never is. Put a backup in its place with arizona tables restore BACKUP --data { $path }, or delete it to start with no tables.
    [damaged] This is not a database, or it is damaged. Put a backup in its place with: arizona tables restore BACKUP --data { $path }
    [foreign] This is a database of another program. Name another file with --data.
    [read-only] The file can’t be written. Let this user write the file and its folder, or name another file with --data.
    [busy] Another Arizona server uses it. Stop that one first, or name another file with --data.
    [missing] There is no such file.
    [exists] The file already exists.
   *[other] The database can’t be used.
}
# $have, $known: numbers of versions of a store. The file is shown in front.
store-newer = The store was made by a newer version (step { $have }; this version knows { $known }). Run that version, or have it run: arizona tables step-back { $known }
# $known: the highest number allowed.
store-no-step = Choose a schema step from 0 to { $known }.
# $step: number of the version of a store.
store-no-way-back = The store can’t go back to before step { $step }.
# $path: address of a database. $count: number of servers.
store-servers = { $path }: { $count ->
    [one] 1 Arizona server uses it. Stop it first.
   *[other] { $count } Arizona servers use it. Stop them first.
}
store-package = PostgreSQL support isn’t installed. Install it with: pip install arizona[servers]
# $version: of PostgreSQL. $time: milliseconds. $safe: whether a saved move is on the disk. $connections:
# number of connections the database allows. $each: number that a server needs. $servers: number of servers.
store-summary = PostgreSQL { $version }; a commit takes { DECIMAL($time) } ms and { $safe ->
    [yes] survives a power failure
   *[no] may be lost in a power failure
}; { $connections } connections, { $each } for each server; { $servers ->
    [one] 1 server is running
   *[other] { $servers } servers are running
}

## Bots

# $cause: what is wrong. $name: name of a bot, an option, a file or a class. $known: names of bots,
# separated by commas. $value: what was typed. $reason: an error of a program, in English.
bot-refused = { $cause ->
    [option] There is no option “{ $name }” for this bot.
    [whole] { $name }: expected a whole number, found “{ $value }”.
    [number] { $name }: expected a number, found “{ $value }”.
    [file] There is no file { $name }.
    [failed] The bot { $name } failed: { $reason }
    [class] { $name } is not a Bot.
   *[none] There is no bot “{ $name }”. Choose one of: { $known }, or file.py:ClassName.
}
# $game: short name of a game.
bot-no-features = { $game } declares no features to learn from.
# $game: short name of a game. $path: a file.
bot-no-network = { $game }: there is no network { $path }. Create one with `arizona learn { $game }`.
# $cause: what is wrong. $found, $wanted: names of games or of features. The file is shown in front.
bot-network = { $cause ->
    [version] This version can’t read this network.
    [game] This network was trained for { $found }, not for { $wanted }.
    [features] This network knows the features “{ $found }”, the game has “{ $wanted }”. Train it again.
   *[damaged] This network is damaged.
}
