# Texts of the terminal.

# $name: a player’s name. $prompt: what to do, already translated.
terminal-your-turn = { $name }: { $prompt }
# $count: a number.
terminal-more = … and { $count } more; type ? for help
# $example: a move such as tile Mesa. A line of two columns has at most 80 letters; wide ones count
# twice.
terminal-help =
    Type the number of a move, or its text such as “{ $example }”; you can shorten it.
    undo · undo your last step             restart · start this turn over
    moves · list every legal move          board · redraw it; board 2: seat 2’s
    look · show the whole table            look NAME · show one part of it
    log · show the game log                rules · show the rules
    save FILE · save the game there        hint · what a bot would do, and why
    resign · resign (you’ll be asked)      agree · agree to a draw, where possible
    quit · leave; you can resume the game
# $name: a player’s name.
terminal-sure-resign = Resign as { $name }? Type resign again to confirm; anything else continues the game.
terminal-sure-agree = Do you both agree to a draw? Type agree again to confirm; anything else continues the game.
terminal-no-draw = Only two people can agree to a draw, and only in games that have draws.
# $move: a move in words.
terminal-undone = Undone: { $move }.
# $count: a number.
terminal-restarted = { $count ->
    [one] Turn restarted (1 step undone).
   *[other] Turn restarted ({ $count } steps undone).
}
# $path: a file.
terminal-saved = Saved to { $path }.
# $path: a file.
terminal-resume = Your game is saved. Continue with:  arizona play --resume { $path }
terminal-lost = This game was not saved.
# $reason: why, already translated.
terminal-playing-on = Continuing without saving: { $reason }
# $count: a number. $names: players’ names, already joined.
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory.
}
# $path: a file.
terminal-record = Game file: { $path }
# $at: number of the current step. $all: total number.
terminal-moment = Step { $at } of { $all }
terminal-replay-keys = Enter → next · b ← back · type a number to go there · Home, End · q quit
terminal-start = Ready to play.
terminal-no-log = Nothing has happened yet.
# $left: first column shown. $right: last column shown.
terminal-cropped = (columns { $left } to { $right }; widen the terminal to see all)
# $parts: list of names.
terminal-look = type look { $parts } to see more
# $part: name of a part. $parts: list of names.
terminal-parts = there is no part “{ $part }”; look shows: { $parts }

# $command: name of a command.
terminal-command-none = There is no command { $command }; see arizona --help for all commands.
# $option: name of an option.
terminal-command-option = There is no option { $option }.
# $what: name of an argument or option of a command.
terminal-command-missing = { $what } is missing.
# $what: name of an argument or option of a command.
terminal-command-value = This value can’t be used for { $what }.
# $name: what was typed. $known: names of games, separated by commas.
terminal-no-game = There is no game called “{ $name }”. Choose one of: { $known }.
# $known: names of games, separated by commas.
terminal-which-game = Which game? Choose one of: { $known }.
# $option: name of an option. $found: a number. $most: the highest number allowed.
terminal-command-many = { $option }: { $found } is too many; at most { $most } possible here.
# $name: name of a player. $bot: a file and the name of a bot in it.
terminal-own-bot = { $name } is a bot from the file { $bot }. To run it, add --bot { $bot }.
# $game: name of a game. $least, $most: the fewest and the most players. $seats: what was asked for.
terminal-not-for-seats = { $game } is for { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}, not { $seats }.
# $option: name of an option. $value: what was typed. $known: its values, separated by commas.
terminal-option-value = “{ $value }” is not a value of the option { $option }. Choose one of: { $known }.
# $option: name of an option. $value: what was typed.
terminal-option-pair = “{ $value }”: { $option } expects NAME=VALUE.
# $game: name of a game. $option: what was typed. $known: names of options, separated by commas.
terminal-no-option = { $game } has no option “{ $option }”. It has: { $known }.
# $number: a number. $most: the highest number allowed.
terminal-no-number = there is no move { $number }; choose 1 to { $most }
# $seat: number of the seat. $most: the highest number allowed.
terminal-no-seat = there is no seat { $seat }; choose 1 to { $most }
# $move: a move in words.
terminal-no-move = “{ $move }” is not a move in this game; type moves to list them all.
# $move: a move in words. $rules: ids of rules such as “K-3.2”, or “none”.
terminal-not-legal = “{ $move }” isn’t legal here{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
# $move: a move in words. $moves: list of moves.
terminal-unclear = “{ $move }” is ambiguous: { $moves }
terminal-player = Player
# $seats: number of seats. $actions: number of actions. $version: version number.
terminal-game-facts = { $seats } players, { $actions } actions, rules version { $version }
# $choices: list of choices, or “none”. $default: the default choice. $about: what the option does,
# already translated.
terminal-game-option = ({ $choices }; default { $default }): { $about }
terminal-game-text = text
# $name: name of a bot. $temper: description of the bot, already translated. $seconds: a number of
# seconds.
terminal-bot = { $name }: { $temper } (up to { $seconds } s per decision)
# $names: names of bots.
terminal-bots-also = also: { $names }, or your own bot as my_bot.py:ClassName

## Commands during a game

# What a player may type for a command; several words are separated by commas. The English words
# always work. Capital letters and accents do not matter.
terminal-word-help = help
terminal-word-quit = quit
terminal-word-undo = undo
terminal-word-restart = restart
terminal-word-resign = resign
terminal-word-agree = agree
terminal-word-save = save
terminal-word-hint = hint
terminal-word-moves = moves
terminal-word-board = board
terminal-word-look = look
terminal-word-log = log
terminal-word-rules = rules
terminal-word-give-up = give up

## Puzzles

terminal-puzzle-help =
    Type a number or a text to make a move. It is checked right away; a wrong one is undone.
    hint · a correct move, at a cost       undo · one step back, any number of times
    moves · list every legal move          look · show the whole table
    give up · show the answer              quit · leave
terminal-puzzle-right = Correct.
terminal-puzzle-at-start = This is the start of the puzzle.
# $cost: rating points the hint costs. $move: a move in words.
terminal-puzzle-hint = { $cost ->
    [0] Try { $move }.
    [one] Try { $move }. Cost: 1 rating point.
   *[other] Try { $move }. Cost: { $cost } rating points.
}
# $rating: rating points. $change: rating change, with a sign.
terminal-puzzle-rating = Puzzle rating { $rating } ({ $change }).
terminal-puzzle-clean = Solved without a mistake.
terminal-puzzle-solved = Solved.
terminal-puzzle-first = All first moves:
# $line: the moves of the answer.
terminal-puzzle-line = Answer: { $line }
# $days: a number of days.
terminal-puzzle-streak = { $days ->
    [one] Streak: 1 day.
   *[other] Streak: { $days } days.
}

## Languages

# Heads of a table of languages. A tag is a code such as “pt-BR”.
terminal-languages-tag = Tag
terminal-languages-name = Name
terminal-languages-status = Status
terminal-languages-messages = Messages
terminal-languages-rules = Rules
terminal-languages-packs = Packs
terminal-languages-commands = Commands
terminal-language-draft = draft
terminal-language-complete = complete
# $count: number of problems found in a translation.
terminal-languages-problems = { $count ->
    [0] No problems.
    [one] 1 problem.
   *[other] { $count } problems.
}
# $name is the name of a Python module.
terminal-whole-package = This command needs the whole package (“{ $name }” is missing): pip uninstall arizona-core, then pip install arizona

## Files

# $cause: what is wrong. The name of the file is shown in front.
terminal-file-unwritable = { $cause ->
    [missing] Can’t be written: the folder doesn’t exist.
    [denied] Can’t be written: you don’t have permission.
    [folder] Can’t be written: this is a folder.
    [full] Can’t be written: there is no space left on the device.
    [name] Can’t be written: this is not a valid file name.
   *[other] Can’t be written.
}
# $line: number of a line, 0 if unknown. The name of the file is shown in front.
terminal-file-no-record = This is not a complete game file{ $line ->
    [0] .
   *[other] { "" } (line { $line }).
}
# $field: name of a field of the file, such as moves. The name of the file is shown in front.
terminal-file-field = The field { $field } of the game file is missing or has an invalid value.
# $field: what the file contains. The name of the file is shown in front.
terminal-file-unknown-field = A game file has no field { $field }.
# $number: number of the move. $line: the move in the file. $cause: what is wrong. $who: number of a
# player, “chance”, or the move that was expected.
terminal-file-move = Move { $number } of the game file, “{ $line }”: { $cause ->
    [over] the game is already over.
    [turn] a move of { $who ->
        [chance] chance (*)
       *[other] player { $who }
    } was expected.
    [capitals] “{ $who }” was expected; capital letters matter here.
    [number] the number of a player was expected.
    [players] only a player can do this, not chance (*).
    [chance] only chance (*) can do this, not player { $who }.
    [seat] there is no player { $who }.
    [out] player { $who } is already out of the game.
    [draw] a draw can’t be agreed in this game.
   *[illegal] this move isn’t legal here.
}
terminal-file-setup = The setup or the options in the game file don’t fit the game.
terminal-file-result = The result in the game file is not the one its moves lead to.
# $version: a number.
terminal-file-rules = The game file was played under rules version { $version }, which this program doesn’t know.
# $pack: name of a content pack. $hash: letters and digits that identify its contents.
terminal-file-pack = The game file needs the content pack “{ $pack }” ({ $hash }). Give its file with --content.

## Printing

# $count: number of pages. $size: a number of kilobytes. The name of the file is shown in front.
terminal-print-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
}, { $size } kB
# $count: number of images. The name of the folder is shown in front.
terminal-print-images = { $count ->
    [one] 1 image
   *[other] { $count } images
}
# $name: name of a file.
terminal-print-tts = Copy { $name } to the folder Saves/Saved Objects of Tabletop Simulator, then choose it under Objects, Saved Objects.
# $cause: what is wrong. $name: name of a part, a game or an option, or what was typed. $other: name of a
# game. $known: names, separated by commas. $count: number of copies. $most: the highest number allowed.
# $reason: an error of a program, in English. A file may be shown in front.
terminal-print-refused = { $cause ->
    [part] There is no part “{ $name }” to print. Choose one of: { $known }.
    [copies] { $name }: { $count } copies can’t be printed. Choose 1 to { $most }.
    [number] --copies { $name }: expected a number, or a part and a number such as sheets=20.
    [option] Printing this game has no option “{ $name }”. Choose one of: { $known }.
    [options] Printing this game has no options, so remove -o { $name }.
    [url] --url is only for --format tts.
    [game] This is a game of { $other }, not of { $name }. Leave out { $name }.
    [unfinished] The game is not finished. Only a finished game can be printed as a keepsake.
    [images] { $name }: there is nothing to export as single images.
    [pages] The pages could not be typeset: { $reason }
    [drawing] The images could not be drawn: { $reason }
    [typst] Printing needs Typst. Install it with: pip install arizona[print]
   *[nothing] Nothing was chosen to print.
}
# $text: a text of a content pack.
terminal-print-cut = Too long for its place, even if printed smaller: { $text }

## Content packs

# $folder: a folder. The name of a game is shown in front.
terminal-content-own = (your own go to { $folder })
# $game: short name of a game. $pack: name of a pack, in quotation marks. $hash: letters and digits
# that identify its contents. The file is shown in front.
terminal-content-fine = fine ({ $game } pack { $pack }, hash { $hash })
# $game: short name of a game. $pack: name of a pack, in quotation marks. $hash: letters and digits
# that identify its contents. The texts are listed below.
terminal-content-differs = playable, but some texts do not match what the cards do ({ $game } pack { $pack }, hash { $hash })
# $missing: a number. $count: number of texts. A language is shown in front.
terminal-content-untranslated = texts not translated: { $missing } of { $count }
# $text: a translated card text. $means: the text that is shown instead. Both in quotation marks.
terminal-content-replaced = { $text } is replaced by { $means }
# $count: number of texts.
terminal-content-generated = { $count ->
    [one] 1 card text is generated from its effect
   *[other] { $count } card texts are generated from the effects
}
# $text: an English text in quotation marks.
terminal-content-unused = the pack has no text { $text }
# $count: number of differences. $game: short name of a game. $pack: name of a pack, in quotation
# marks.
terminal-content-differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
} from the { $game } pack { $pack }
# $game: short name of a game.
terminal-content-no-goals = packs of { $game } have no items to reach, so there is nothing to check
# $goal: kind and name of a card or another item.
terminal-content-never = never reached: { $goal }
# $missing, $goals: numbers of items. $games: number of games played.
terminal-content-unreached = Not reached in { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $missing } of { $goals } items.
# $goals: number of items. $games: number of games played.
terminal-content-reached = all { $goals } items were reached in { $games ->
    [one] 1 game
   *[other] { $games } games
}
# $path: a file or folder. $game: short name of a game. $pack: name of a pack. Two spaces precede the
# commands.
terminal-content-created =
    created { $path }
    edit it, then:  arizona content check { $path }
    then play with it:  arizona play { $game } --content { $pack }
# $span: selects a variant. $low, $high: fewest and most entries of a table.
terminal-content-entries = { $span ->
    [exactly] { $low } entries
    [both] { $low } to { $high } entries
   *[least] { $low } or more entries
}
# After a field of a pack.
terminal-content-optional = (may be left out)
# $groups: words such as card.…, separated by commas. “of” is the name of a field.
terminal-content-places = of can be { $groups }; see `arizona content art`
# $size: a number of kilobytes. A drawing is shown in front that is replaced by a picture.
terminal-content-own-art = ({ $size } kB of your own)
# $path: a file or folder.
terminal-content-builtin = { $path } comes with the game; `arizona content new` makes a copy of it
# $place: name of a drawing, such as card.tourist.
terminal-content-no-art = The pack has no picture of its own for { $place }.
# $place: name of a drawing, such as card.tourist. The file is shown in front.
terminal-content-art-added = added { $place }
# $place: name of a drawing, such as card.tourist. The file is shown in front.
terminal-content-art-removed = removed { $place }
terminal-content-either = Give either a picture file, or --remove.

## Other commands

# $known: options, separated by commas.
terminal-one-of = { $known }: choose one.
# $rating: rating points. The name of a puzzle is shown in front.
terminal-puzzle-rated = rated { $rating }
# $count: number of puzzles. $games: number of games. The file is shown in front.
terminal-puzzles-made = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
# $count: number of puzzles. $problems: a number.
terminal-puzzles-proven = { $count ->
    [one] 1 puzzle proven
   *[other] { $count } puzzles proven
}, { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
}
# $count: number of problems.
terminal-puzzles-problems = { $count ->
    [one] 1 problem found
   *[other] { $count } problems found
}
# $count: number of games. The name of the game is shown in front.
terminal-fuzz-played = { $count ->
    [one] 1 game played, every move checked
   *[other] { $count } games played, every move checked
}
# $count: number of games. An invariant is a condition that must hold in every position.
terminal-fuzz-broken = { $count ->
    [one] 1 game broke an invariant
   *[other] { $count } games broke an invariant
}
# $count: number of files. The folder is shown in front.
terminal-new-game-files = { $count ->
    [one] 1 file
   *[other] { $count } files
}
# $cause: what is wrong. $name: what was typed.
terminal-new-game-refused = { $cause ->
    [letters] “{ $name }”: expected 2 to 31 lowercase letters and digits.
    [game] There is already a game called “{ $name }”.
    [package] “{ $name }” is the name of another Python package.
    [title] The title “{ $name }” is not plain text.
   *[folder] { $name } already exists.
}
terminal-bot-stopped = Stopped.
# $name: username of the bot.
terminal-bot-playing = Playing as { $name }.
terminal-bot-closed = The server has closed the connection.
# $game: short name of a game. $scores: numbers, separated by commas.
terminal-bot-over = { $game } is over: { $scores }
# $name: a player’s name. $reason: why the bot could not answer the invitation, already translated.
terminal-bot-invitation = Invitation from { $name }: { $reason }
# $cause: what is wrong. $name: an address. $reason: an error of the system, in English.
terminal-bot-connection = { $cause ->
    [address] “{ $name }” is not an address such as https://example.org.
    [silent] No answer from { $name }: { $reason }
   *[lost] The connection was lost: { $reason }
}
# $cause: what is wrong. $what: a tag, the name of a message or text from a file. A file and a line may
# be shown in front.
terminal-language-wrong = { $cause ->
    [source] English is the source: edit its files instead of importing them.
    [message] English has no message { $what }.
    [plain] { $what }: only text is allowed here, no variables or functions.
    [fluent] This is not valid Fluent: { $what }
    [columns] Expected { $what } columns.
   *[tag] A language tag such as fr, pt-BR or zh-Hant was expected.
}

## Servers

# $size, $engine: numbers of megabytes, already formatted. The folder is shown in front.
terminal-static-size = { $size } MB, including { $engine } MB for the engine
# $folder: a folder.
terminal-static-try = try it with: python -m http.server --directory { $folder }
terminal-bus-alone = --bus is only for servers that share a store. Add --store.
# The file is shown in front.
terminal-tables-none = No tables found. A server creates the file when it starts. If yours runs with --data or --store, pass the same here.
# Instead of the name of a player: anyone can take the seat.
terminal-tables-open = (open)
terminal-tables-current = every table uses the current rules
terminal-tables-consistent = every table matches its moves
# $count: number of tables.
terminal-tables-contradict = tables that don’t match their moves: { $count }
# $table: id of a table. $rules: number of the rules version.
terminal-tables-rules = table { $table } now uses rules { $rules }
# $path: a file.
terminal-tables-backup = wrote { $path }
# $backup, $path: files. $old: a file, or “none”.
terminal-tables-restored = restored { $backup } to { $path }{ $old ->
    [none] { "" }
   *[other] ; the previous file is { $old }
}
# $count: number of tables.
terminal-tables-pruned = { $count ->
    [one] deleted 1 table
   *[other] deleted { $count } tables
}
# $count: number of tables.
terminal-tables-prunable = { $count ->
    [one] would delete 1 table
   *[other] would delete { $count } tables
}
# $step: number of the version of the store.
terminal-tables-step = the store is now at schema step { $step }; starting this version would migrate it again
# $count: number of tables.
terminal-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
# $tables, $guests: numbers of tables and of people. $already: number of tables.
terminal-tables-moved = { $tables ->
    [one] moved 1 table
   *[other] moved { $tables } tables
} and { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}; { $already } were already there
terminal-people-banned = banned
# $day: a date.
terminal-people-deleted = will be deleted on { $day }
# $games: number of games. $changes: number of rating changes.
terminal-people-rated = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}, { $changes ->
    [one] 1 rating change
   *[other] { $changes } rating changes
}
terminal-people-differ = The stored ratings differ from the recount.
terminal-people-agree = All ratings match the recount.
# $name: a player’s name. $reason: a word such as stalling. $table: id of a table.
terminal-people-report = { $name }: { $reason }, table { $table }
# $resolution: a word such as dismissed. $name: who closed the report.
terminal-people-closed = ({ $resolution } by { $name })

## Doctor

# $line: selects the label. Max 13.
terminal-doctor-label = { $line ->
    [form] form
    [code] code
    [home] your folder
   *[records] records
}
# $version: of Python. $platform: name of an operating system.
terminal-doctor-python = { $version } on { $platform }
# $form: selects the text. Native modules are those compiled to machine code.
terminal-doctor-form = { $form ->
    [compiled] compiled (native modules)
   *[plain] plain Python (slower)
}
# $version: of SQLite. WAL-reset is the name of an error in SQLite.
terminal-doctor-sqlite = { $version } (has the WAL-reset bug; the server avoids what triggers it)
# $path: a folder.
terminal-doctor-folder = { $path } (not made yet)
# $rules: number of the rules version. $form: selects the text. $packs: names of content packs,
# separated by commas.
terminal-doctor-game = rules version { $rules }, { $form ->
    [compiled] compiled
   *[plain] plain Python
}; packs: { $packs }
# A package is not installed; its name is shown in front.
terminal-doctor-missing = missing
# $reason: why, already translated, or an error of a program in English. “store” or “bus” is shown in front.
terminal-doctor-unfit = can’t be used: { $reason }
