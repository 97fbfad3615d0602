# Looking back at a game: for the terminal and the page.

review-title = Review
review-where = Move { $number }
review-grade-best = best
review-grade-good = good
review-grade-slip = slip
review-grade-blunder = blunder
review-grade-forced = forced
review-curve-lead = Lead at the end
review-curve-lead-from = with best play from here
review-curve-chance = Chance to win
review-curve-chance-from = before each decision
review-exact = exact
review-estimated = estimated, ± { $error } %
review-kept = kept { $kept } of { $risk } points at risk
review-lost = accuracy over { $count ->
    [one] one decision
   *[other] { $count } decisions
}: { $lost ->
    [0] nothing given away
    [one] about one point given away
   *[other] about { $lost } points given away
}
review-no-risk = nothing was at risk
review-luck = luck gave { $given } and took { $taken }
review-moments = { $count ->
    [0] No turning point
    [one] One moment
   *[other] { $count } moments
}
review-moments-lead = Where the end of this game was decided.
review-moments-chance = What moved this game most.
review-moments-none = Nobody made a mistake worth telling.
review-played = Played
review-better = Better
review-next-best = Next best
review-margin = ± { $margin }
review-decisions = All decisions
review-all = { $file }: add --all for every decision
review-progress = Looking back: { $done } of { $all } decisions
review-note-luck = What chance brings is luck: a decision is judged by what it could expect, not by what came.
review-head-only = The only move that holds
review-head-find = Well found
review-head-win-draw = A win becomes a draw
review-head-win-loss = A win becomes a loss
review-head-draw-loss = A draw becomes a loss
review-other = { $instead ->
    [find] the next best move
   *[slip] the move played
}
review-why-points = It brings { $more ->
    [one] one point
   *[other] { $more } points
} at once; { review-other } brings { $less }.
review-why-line = In the lines shown the lead of { $name } changes by { $more }; after { review-other } by { $less }.
review-why-later = In the lines shown it is { $more } against { $less } so far: what it is worth comes later.
review-why-alike = As far as the lines shown go both bring the same; the difference comes later.
