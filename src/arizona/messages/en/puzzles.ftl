# Puzzles, in the browser and the terminal.

puzzle-too-hard = This position has too many possible continuations to work out. Go back a move, or try another puzzle.
# $loss: points lost. $left: points that are still possible.
puzzle-loses-points = { $loss ->
    [one] That loses 1 point; { $left } are still possible.
   *[other] That loses { $loss } points; { $left } are still possible.
}
web-puzzle = Puzzle
web-puzzles-day-help = The same three for everyone. Solve one to keep your streak. Puzzles get harder toward Sunday.
web-puzzles-archive = All puzzles
web-puzzles-none = No puzzles here yet.
web-puzzles-easier = Easier
web-puzzles-harder = Harder
web-puzzle-table = Puzzle
# $day: date or weekday, already formatted.
web-puzzle-of-day = Puzzle of the day · { $day }
# $rating: rating points.
web-puzzle-rated = Rated { $rating }
web-puzzle-more = More about this puzzle
web-puzzle-missing = Puzzle not found
web-puzzle-how = Make your move on the board. If it’s wrong, you’ll see the reply. Only your first try counts: it changes your rating by at most 75 points.
web-puzzle-right = Correct. Keep going.
web-puzzle-back = Press Z to go back and try again.
# The same for touchscreens.
web-puzzle-back-touch = Go back and try again.
web-puzzle-step-back = Back
# $clean: 1 if there was no mistake.
web-puzzle-solved = { $clean ->
    [1] Solved without a mistake.
   *[other] Solved.
}
web-puzzle-given-up = Here is the answer.
web-puzzle-is-solved = solved
web-puzzle-over = This puzzle is over.
web-puzzle-undo-title = One step back, as often as you like (Z)
# $cost: rating points the hint costs.
web-puzzle-hint = { $cost ->
    [0] Hint
   *[other] Hint −{ $cost }
}
# $cost: rating points the hint costs.
web-puzzle-hint-title = { $cost ->
    [0] Show a correct move at no further cost (I)
    [one] Show a correct move; costs 1 rating point (I)
   *[other] Show a correct move; costs { $cost } rating points (I)
}
# $cost: rating points the hint costs. $move: a move in words.
web-puzzle-hinted = { $cost ->
    [0] Try { $move }.
   *[other] Try { $move }. (−{ $cost })
}
web-puzzle-give-up = Give up
web-puzzle-give-up-title = Show the answer
web-puzzle-rating = Puzzle rating
web-puzzle-unsure = A provisional rating: each puzzle changes it by at most 75 points
web-puzzle-streak = Day streak
web-puzzle-week = This week
# $state: selects a variant; not shown. $day: date or weekday, already formatted.
web-puzzle-day-state = { $state ->
    [kept] { $day }: solved
    [open] { $day }: missed, you can still make it up
   *[none] { $day }
}
# $day: date or weekday, already formatted.
web-puzzle-make-up = Make up { $day } by Sunday
web-puzzle-first = Exact value of each first move
# $count: a number.
web-puzzle-others = { $count ->
    [one] and 1 more that is worse
   *[other] and { $count } more that are worse
}
web-puzzle-answer = Answer
# $percent: a percentage, without the % sign. $tries: number of players.
web-puzzle-found = { $percent }% of { $tries } players found it on the first try.
web-puzzle-found-first = You’re the first one here to try it.
# $move: a move in words.
web-puzzle-most-wrong = Most common mistake: { $move }.
web-puzzle-share = Share
web-puzzle-watch = Watch again
web-puzzle-next = Next puzzle
web-puzzle-another = One at your level
web-puzzle-themes = Themes
web-puzzle-all = All
web-puzzle-not-here = Not available in puzzles.
web-puzzle-no-answer = Couldn’t check that move. Try again.
web-race = Puzzle race
# $score: number of puzzles solved.
web-race-over = { $score ->
    [one] 1 puzzle solved
   *[other] { $score } puzzles solved
}
# $best: the best so far.
web-race-best = Your best race: { $best }.
# $minutes: length of the race. $most: the highest number of mistakes.
web-race-rules = Solve as many puzzles as you can in { $minutes } minutes. They get harder, and { $most } mistakes end the race.
web-race-start = Start the race
web-race-again = Race again
# $score: number of puzzles solved.
web-race-score = Solved: { $score }
# $missed: number of mistakes. $most: the highest number allowed.
web-race-missed = Mistakes: { $missed } of { $most }
puzzle-saved-goal = Find the best move
# $ways: number of best moves.
puzzle-saved-exact = { $ways ->
    [one] From one of your games. Every move has been solved exactly: one is best.
   *[other] From one of your games. Every move has been solved exactly: { $ways } are equally good.
}
# $compared: 0 if there is no comparison. $gain: points gained. $margin: margin of error, without
# sign.
puzzle-saved-estimated = { $compared ->
    [0] From one of your games. Estimated by search, not proven: one move came out best.
   *[other] From one of your games. Estimated by search, not proven: one move is about { DECIMAL($gain) } points better than the one played (± { DECIMAL($margin) }).
}
puzzle-saved-other = The search prefers another move.
# $loss: points lost.
puzzle-saved-loses = { $loss ->
    [one] That is 1 point worse than the best move.
   *[other] That is { $loss } points worse than the best move.
}
# $loss: points lost.
puzzle-saved-about = That is about { DECIMAL($loss) } points worse than the best move.
web-puzzle-saved-from = From your own game
web-puzzles-saved = Saved from your games
# $kind: selects a variant; not shown.
web-puzzle-kind = { $kind ->
    [proved] proven, one answer
    [exact] solved exactly
   *[estimated] estimated by search
}
web-puzzle-drop = Remove from my puzzles
web-puzzle-to-review = Go to the review
web-puzzle-first-about = Estimated value of each move
web-puzzle-analyzing = Try any move; its result is shown beside it.
web-puzzle-nothing-left = There is nothing left to decide here.
web-puzzle-sets = Puzzle sets
web-puzzle-shipped = Standard
web-puzzle-anyone = Anyone with the link can solve it. The picture doesn’t give away the answer.
