# Game review, in the browser and the terminal.

review-title = Review
# $number: number of the move or moment.
review-where = Move { $number }
# Grade of a decision. Very short.
review-grade-best = best
# Grade of a decision. Very short.
review-grade-good = good
# Grade of a decision: a small mistake. Very short.
review-grade-slip = mistake
# Grade of a decision: a big mistake. Very short.
review-grade-blunder = blunder
# Grade of a decision: there was no choice. Very short.
review-grade-forced = forced
review-curve-lead = Final lead
review-curve-lead-from = with best play from here
review-curve-chance = Win chance
review-curve-chance-from = before each decision
review-exact = exact
# $error: margin of error in percentage points.
review-estimated = estimated, ± { $error }%
# $kept: points kept. $risk: points at stake.
review-kept = kept { $kept } of { $risk } points at stake
# $count: a number. $lost: points lost.
review-lost = accuracy over { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}: { $lost ->
    [0] nothing lost
    [one] about 1 point lost
   *[other] about { $lost } points lost
}
review-no-risk = nothing was at stake
# $given, $taken: points.
review-luck = dice and draws: { $given } gained, { $taken } lost
# $count: number of key moments.
review-moments = { $count ->
    [0] No key moments
    [one] 1 key moment
   *[other] { $count } key moments
}
review-moments-about = What changed this game the most.
review-moments-none = Nobody made a mistake worth mentioning.
review-played = Played
review-better = Better
review-next-best = Next best
# $margin: margin of error, without sign.
review-margin = ± { $margin }
review-decisions = All decisions
# $file: a file.
review-all = { $file }: add --all to list every decision
# $done: how many are done. $all: total number.
review-progress = Reviewing: { $done } of { $all } decisions
review-note-luck = Dice and draws don’t count: a decision is judged by what could be expected, not by what happened.
review-head-only = The only move that works
review-head-find = Great find
review-head-win-draw = From a win to a draw
review-head-win-loss = From a win to a loss
review-head-draw-loss = From a draw to a loss
# $instead: selects a variant; not shown.
review-other = { $instead ->
    [find] the next best move
   *[slip] the move played
}
# $more: the larger number. $less: the number for the other move.
review-why-points = It scores { $more ->
    [one] 1 point
   *[other] { $more } points
} right away; { review-other } scores { $less }.
# $name: a player’s name. $more: the larger number. $less: the number for the other move.
review-why-line = In the lines shown, { $name }’s lead changes by { $more }; after { review-other }, by { $less }.
# $points: a number of points. $step: number of the move in the line, from 1.
review-why-step = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with move { $step } of the line shown, which the line of { review-other } does not.
# $points: a number of points. $step: number of the move in the line, from 1.
review-why-theirs = In the line of { review-other }, the opponent scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with move { $step }; in the better line that doesn’t happen.
# $more: the larger number. $less: the number for the other move.
review-why-later = In the lines shown, the lead has changed by { $more } so far, after { review-other } by { $less }; the difference is expected to come after these lines.
review-why-alike = In the lines shown both are worth the same so far; the difference comes later.
