# Training of networks: arizona learn.

# $generation: number of the generation. $games: number of games.
learn-plays = Generation { $generation }: playing { $games ->
    [one] 1 game…
   *[other] { $games } games…
}
# $generation: number of the generation. $positions: number of positions.
learn-trains = Generation { $generation }: training on { $positions ->
    [one] 1 position…
   *[other] { $positions } positions…
}
# $generation: number of the generation. $games: number of games.
learn-meets = Generation { $generation }: playing { $games ->
    [one] 1 game against the best so far…
   *[other] { $games } games against the best so far…
}
# $generation: number of the generation. $share: a percentage, without the % sign. $games: number of
# games.
learn-adopted = Generation { $generation } won { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
}: it is the new best.
# $generation: number of the generation. $share: a percentage, without the % sign. $games: number of
# games.
learn-rejected = Generation { $generation } won { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
}: the previous best stays.
# $folder: a folder.
learn-stopped = Stopped. Run the same command again to continue with { $folder }.
# $file, $report: a file.
learn-done = Best network: { $file }. Report: { $report }
# $report: a file.
learn-done-none = No network beat the hand-written evaluation. Report: { $report }

## The report

learn-report-eyebrow = Arizona · learning
# $game: name of a game, such as “Rails”.
learn-report-title = { $game }: what was learned
# $games: number of games. $count: a number. $seed: the random seed.
learn-report-lead = { $games ->
    [one] 1 game
   *[other] { $games } games
} of self-play, { $count ->
    [one] 1 generation
   *[other] { $count } generations
}, seed “{ $seed }”
# $number: a number.
learn-report-generation = generation { $number }
learn-report-present = the previous best
learn-report-matches = Matches
learn-report-matches-hint = Share of games each generation won against the previous best, with a 95% interval.
learn-report-loss = Prediction error
learn-report-loss-hint = How far its predictions were from the results of games it was not trained on (cross-entropy; lower is better).
learn-report-points = Score error
learn-report-points-hint = How far its predictions were from the final scores of those games, in points (root mean square).
learn-report-first = first epoch
learn-report-last = last epoch
