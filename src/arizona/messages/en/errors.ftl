# Errors that only the terminal shows.

## Lab

# $package: name of a Python package. $command: a command.
lab-package = This command needs the package { $package }: { $command }
lab-died = A process or machine that played games failed. The same command continues where it stopped.
# $address: address of a cluster.
lab-no-cluster = No cluster answers at { $address }.
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
    [twice] some puzzles are there twice
    [rules] made under rules { $set }; this program knows rules { $now }
    [pack] made with the pack { $set }; the pack here is { $now }
    [played] can’t be played: { $reason }
    [name] its name does not fit its position
    [proof] it can’t be proven: there is no answer, or more than one
    [differs] { $field }: the set says { $set }, the proof says { $now }
    [explanation] it has no explanation
    [numbers] fared: expected { $now } numbers, found { $set }
    [rating] its rating does not follow from how it fared
    [wrong] move { $move } of its line is judged wrong
    [answer] move { $move } of its line is not what the other player answers
   *[unsolved] its line does not solve it
}

## Learning

# $game: short name of a game. A network may have layers between its features and its value.
learn-no-layers = { $game } learns one weight per feature only. Leave out --hidden.
