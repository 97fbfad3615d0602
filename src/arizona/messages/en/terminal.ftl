# The terminal's own sentences.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … and { $count } more; type ? for help
terminal-help =
    Type the number of a move, or its text such as { $example }; you can shorten it.
    undo · undo your last step             restart · start this turn over
    moves · list every legal move          board · redraw the board; board 2: seat 2’s
    look · show the whole table            look NAME · show one part of it
    log · show the game log                rules · show the rules
    save FILE · save the game there        hint · what a bot would do, and why
    resign · resign (you’ll be asked)      agree · agree to a draw, if the game has draws
    quit · leave; you can resume the game
terminal-sure-resign = Resign as { $name }? Type resign again to confirm; anything else continues the game.
terminal-sure-agree = Do you both agree to a draw? Type agree again to confirm; anything else continues the game.
terminal-no-draw = Only two people can agree to a draw, and only in games that have draws.
terminal-undone = Undone: { $move }.
terminal-restarted = { $count ->
    [one] Turn restarted (1 step undone).
   *[other] Turn restarted ({ $count } steps undone).
}
terminal-saved = Saved to { $path }.
terminal-resume = Your game is saved. Continue with:  arizona play --resume { $path }
terminal-lost = This game was not saved.
terminal-playing-on = Continuing without saving: { $reason }
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory.
}
terminal-record = Game file: { $path }
terminal-moment = Step { $at } of { $all }
terminal-replay-keys = Enter → next · b ← back · type a number to go there · Home, End · q quit
terminal-start = Ready to play.
terminal-no-log = Nothing has happened yet.
terminal-cropped = (columns { $left } to { $right }; widen the terminal to see all)
terminal-look = type look { $parts } to see more
terminal-parts = there is no part “{ $part }”; look shows: { $parts }

terminal-command-none = There is no command { $command }; see arizona --help for all commands.
terminal-command-option = There is no option { $option }.
terminal-command-missing = { $what } is missing.
terminal-command-value = This value can’t be used for { $what }.
terminal-no-number = there is no move { $number }; choose 1 to { $most }
terminal-no-seat = there is no seat { $seat }; choose 1 to { $most }
terminal-no-move = “{ $move }” is not a move in this game; type moves to list them all.
terminal-not-legal = “{ $move }” isn’t legal here{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = “{ $move }” is ambiguous: { $moves }
terminal-player = Player
terminal-game-facts = { $seats } players, { $actions } actions, rules version { $version }
terminal-game-option = ({ $choices }; default { $default }): { $about }
terminal-game-text = text
terminal-bot = { $name }: { $temper } (up to { $seconds } s per decision)
terminal-bots-also = also: { $names }, or your own bot as my_bot.py:ClassName

## Puzzles

terminal-puzzle-help =
    Type a number or a text to make a move. It is checked at once; a wrong one is undone.
    hint · a correct move, at the cost shown      undo · one step back, as often as you like
    moves · list every legal move                 look · show the whole table
    give up · show the answer                     quit · leave
terminal-puzzle-right = Correct.
terminal-puzzle-at-start = This is the start of the puzzle.
terminal-puzzle-hint = { $cost ->
    [0] Try { $move }.
    [one] Try { $move }. Cost: 1 rating point.
   *[other] Try { $move }. Cost: { $cost } rating points.
}
terminal-puzzle-rating = Puzzle rating { $rating } ({ $change }).
terminal-puzzle-clean = Solved without a mistake.
terminal-puzzle-solved = Solved.
terminal-puzzle-first = All first moves:
terminal-puzzle-line = Answer: { $line }
terminal-puzzle-streak = { $days ->
    [one] Streak: 1 day.
   *[other] Streak: { $days } days.
}
