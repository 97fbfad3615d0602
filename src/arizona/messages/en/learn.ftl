# Learning to judge positions: arizona learn.

learn-plays = Generation { $generation }: { $games ->
    [one] one game is played …
   *[other] { $games } games are played …
}
learn-trains = Generation { $generation }: learns from { $positions ->
    [one] one position …
   *[other] { $positions } positions …
}
learn-meets = Generation { $generation }: { $games ->
    [one] one game against the best so far …
   *[other] { $games } games against the best so far …
}
learn-adopted = Generation { $generation } won { $share } % of { $games ->
    [one] one game
   *[other] { $games } games
}: it is the best now.
learn-rejected = Generation { $generation } won { $share } % of { $games ->
    [one] one game
   *[other] { $games } games
}: the best so far stays.
learn-stopped = Stopped. The same command goes on with { $folder }.
learn-done = The best network lies in { $file }, the report in { $report }
learn-done-none = No network won against the hand-made evaluation. The report lies in { $report }

## The report

learn-report-eyebrow = Arizona · learning
learn-report-title = { $game } – what was learned
learn-report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of self-play, { $count ->
    [one] one generation
   *[other] { $count } generations
}, seed “{ $seed }”
learn-report-generation = generation { $number }
learn-report-present = the best before
learn-report-matches = Matches
learn-report-matches-hint = The share each generation won against the best before it, with its 95 % interval.
learn-report-loss = How far off
learn-report-loss-hint = How far its expectation was from how games ended that it had not learned from (cross-entropy; lower is better).
learn-report-points = Points missed
learn-report-points-hint = By how many points it missed the final scores of such games (root of the mean square).
learn-report-first = first pass
learn-report-last = last pass
