# The terminal's own sentences.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … and { $count } more; type ? for help
terminal-help =
    A number picks a move from the list; a text such as { $example } does too, also shortened.
    undo · take back your last step        restart · begin this turn anew
    moves · list every legal move          board · draw it again; board 2: seat 2's
    look · all of the table                look NAME · one part of it, where it is long
    log · what happened so far             rules · the rules page
    save FILE · keep the record there      hint · what a bot would do, and why
    resign · give up; asked once           agree · on a draw, where the game knows one
    quit · leave; the game can be resumed
terminal-sure-resign = { $name } resigns? Type resign once more; anything else plays on.
terminal-sure-agree = Do both of you agree on a draw? Type agree once more; anything else plays on.
terminal-no-draw = A draw is agreed on by two people, in a game that knows one.
terminal-undone = Taken back: { $move }.
terminal-restarted = { $count ->
    [one] This turn begins anew (one step back).
   *[other] This turn begins anew ({ $count } steps back).
}
terminal-saved = Saved to { $path }.
terminal-resume = The game waits for you. Go on with:  arizona play --resume { $path }
terminal-lost = This game was not saved.
terminal-playing-on = Playing on without saving: { $reason }
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory.
}
terminal-record = The record is { $path }
terminal-moment = Moment { $at } of { $all }
terminal-replay-keys = Enter → next · b ← back · a number goes there · Home, End · q quit
terminal-start = The table is set.
terminal-no-log = Nothing has happened yet.
terminal-cropped = (columns { $left } to { $right }; a wider terminal shows all)
terminal-look = look { $parts } shows more
terminal-parts = there is no part “{ $part }”; look shows: { $parts }

terminal-command-none = There is no command { $command }; arizona --help names all.
terminal-command-option = There is no option { $option }.
terminal-command-missing = { $what } is missing.
terminal-command-value = This value of { $what } cannot be used.
terminal-no-number = there is no move { $number }; choose 1 to { $most }
terminal-no-seat = there is no seat { $seat }; choose 1 to { $most }
terminal-no-move = “{ $move }” is no move of this game; moves lists all.
terminal-not-legal = “{ $move }” cannot be played here{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = “{ $move }” could be one of several: { $moves }
terminal-player = Player
terminal-game-facts = { $seats } players, { $actions } actions, rules version { $version }
terminal-game-option = ({ $choices }; default { $default }): { $about }
terminal-game-text = text
terminal-bot = { $name }: { $temper } (at most { $seconds } s a decision)
terminal-bots-also = also: { $names }, or a bot of your own as my_bot.py:ClassName

## Puzzles

terminal-puzzle-help =
    A number or a text makes a move; it is judged at once, and a wrong one is taken back.
    hint · a right move; it costs what it says    undo · one step back, as often as you like
    moves · every legal move                      look · all of the table
    give up · show the answer                     quit · leave
terminal-puzzle-right = Right.
terminal-puzzle-at-start = This is where the puzzle begins.
terminal-puzzle-hint = { $cost ->
    [0] Try { $move }.
   *[other] Try { $move }. It costs { $cost } points of rating.
}
terminal-puzzle-rating = Puzzle rating { $rating } ({ $change }).
terminal-puzzle-clean = Solved, without a miss.
terminal-puzzle-solved = Solved.
terminal-puzzle-first = Every first move:
terminal-puzzle-line = The answer: { $line }
terminal-puzzle-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
