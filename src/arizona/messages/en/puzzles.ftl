# Puzzles, on the page and in the terminal.

puzzle-too-hard = This position has too many possible continuations to work out. Go back a move, or try another puzzle.
puzzle-loses-points = { $loss ->
    [one] That loses a point: { $left } are left.
   *[other] That loses { $loss } points: { $left } are left.
}
web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-today = Today’s puzzles
web-puzzles-line = Three a day
web-puzzles-day-help = The same for everybody. One solved keeps the day; the week grows harder towards Sunday.
web-puzzles-archive = All puzzles
web-puzzles-none = There are no puzzles here yet.
web-puzzles-easier = Easier
web-puzzles-harder = Harder
web-puzzle-table = Puzzle
web-puzzle-of-day = Puzzle of the day · { $day }
web-puzzle-rated = Rated { $rating }
web-puzzle-more = More about this puzzle
web-puzzle-missing = There is no such puzzle
web-puzzle-how = Make your move on the board. A wrong one is answered and costs nothing but the first try.
web-puzzle-right = Right. Go on.
web-puzzle-back = Go back with Z and try again.
web-puzzle-step-back = Back
web-puzzle-solved = { $clean ->
    [1] Solved, without a miss.
   *[other] Solved.
}
web-puzzle-given-up = This was to be found.
web-puzzle-is-solved = solved
web-puzzle-over = This puzzle is over.
web-puzzle-undo-title = One step back, as often as you like (Z)
web-puzzle-hint = { $cost ->
    [0] Hint
   *[other] Hint −{ $cost }
}
web-puzzle-hint-title = { $cost ->
    [0] A right move; it costs nothing more (I)
    [one] A right move; it costs a point of your rating (I)
   *[other] A right move; it costs { $cost } points of your rating (I)
}
web-puzzle-hinted = { $cost ->
    [0] Try this: { $move }.
   *[other] Try this: { $move }. (−{ $cost })
}
web-puzzle-give-up = Give up
web-puzzle-give-up-title = Show the answer
web-puzzle-rating = Puzzle rating
web-puzzle-unsure = A first guess: it grows surer with every puzzle
web-puzzle-streak = Days in a row
web-puzzle-week = This week
web-puzzle-day-state = { $state ->
    [kept] { $day }: solved
    [open] { $day }: missed, can still be made up
   *[none] { $day }
}
web-puzzle-make-up = Make up { $day } until Sunday
web-puzzle-first = The first move, exactly
web-puzzle-others = { $count ->
    [one] and one more that leads to less
   *[other] and { $count } more that lead to less
}
web-puzzle-answer = Answer
web-puzzle-found = { $percent } % of { $tries } found it at the first try.
web-puzzle-found-first = You are the first here to try it.
web-puzzle-most-wrong = Most went wrong with: { $move }.
web-puzzle-share = Share
web-puzzle-watch = Watch again
web-puzzle-next = Next puzzle
web-puzzle-another = One that suits you
web-puzzle-themes = Themes
web-puzzle-all = All
web-puzzle-not-here = Not in a puzzle.
web-puzzle-no-answer = That move could not be judged. Try once more.
web-race = Puzzle race
web-race-over = { $score ->
    [one] One puzzle solved
   *[other] { $score } puzzles solved
}
web-race-best = Your best race: { $best }. Three minutes, each harder than the one before; three misses end it.
web-race-again = Once more
web-race-score = Solved: { $score }
web-race-missed = Missed: { $missed } of { $most }
puzzle-kept-goal = Find the best move
puzzle-kept-exact = { $ways ->
    [one] From a game of yours. What every move leads to is known exactly: one is best.
   *[other] From a game of yours. What every move leads to is known exactly: { $ways } are equally good.
}
puzzle-kept-estimated = { $compared ->
    [0] From a game of yours. Estimated by search, not proved: one move was found best.
   *[other] From a game of yours. Estimated by search, not proved: one move gains about { $gain } points on the one that was played, give or take { $margin }.
}
puzzle-kept-other = The search found another move better.
puzzle-kept-loses = { $loss ->
    [one] That loses a point against the best.
   *[other] That loses { $loss } points against the best.
}
puzzle-kept-about = That is about { $loss } points worse than the best.
web-puzzle-kept-from = From your own game
web-puzzles-kept = Kept from your games
web-puzzle-kind = { $kind ->
    [proved] proved, one answer
    [exact] known exactly
   *[estimated] estimated by search
}
web-puzzle-drop = Keep it no longer
web-puzzle-to-review = To the review
web-puzzle-first-about = The move, as the search sees it
web-puzzle-analysing = Try any move: what each leads to stands beside it.
web-puzzle-nothing-left = There is nothing more to decide here.
web-puzzle-sets = Sets of puzzles
web-puzzle-shipped = Default
web-puzzle-anyone = Anyone with the link can solve it. The picture does not tell the answer.
