# Looking back at a game: for the terminal and the page.

review-title = Review
review-where = Move { $number }
review-grade-best = best
review-grade-good = good
review-grade-slip = mistake
review-grade-blunder = blunder
review-grade-forced = forced
review-curve-lead = Final lead
review-curve-lead-from = with best play from here
review-curve-chance = Win chance
review-curve-chance-from = before each decision
review-exact = exact
review-estimated = estimated, ± { $error }%
review-kept = kept { $kept } of { $risk } points at stake
review-lost = accuracy over { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}: { $lost ->
    [0] nothing lost
    [one] about 1 point lost
   *[other] about { $lost } points lost
}
review-no-risk = nothing was at stake
review-luck = luck gave { $given } and took { $taken }
review-moments = { $count ->
    [0] No key moments
    [one] 1 key moment
   *[other] { $count } key moments
}
review-moments-lead = Where this game was decided.
review-moments-chance = What changed this game the most.
review-moments-none = Nobody made a mistake worth mentioning.
review-played = Played
review-better = Better
review-next-best = Next best
review-margin = ± { $margin }
review-decisions = All decisions
review-all = { $file }: add --all to list every decision
review-progress = Reviewing: { $done } of { $all } decisions
review-note-luck = Luck doesn’t count: a decision is judged by what could be expected, not by what happened.
review-head-only = The only move that works
review-head-find = Great find
review-head-win-draw = From a win to a draw
review-head-win-loss = From a win to a loss
review-head-draw-loss = From a draw to a loss
review-other = { $instead ->
    [find] the next best move
   *[slip] the move played
}
review-why-points = It scores { $more ->
    [one] 1 point
   *[other] { $more } points
} right away; { review-other } scores { $less }.
review-why-line = In the lines shown, { $name }’s lead changes by { $more }; after { review-other }, by { $less }.
review-why-later = In the lines shown, the lead has changed by { $more } so far, after { review-other } by { $less }; it pays off later.
review-why-alike = In the lines shown both are worth the same so far; the difference comes later.
