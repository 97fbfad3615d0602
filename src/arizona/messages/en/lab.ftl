# The laboratory: runs, reports, comparisons.

lab-games = games
lab-rate = { $rate } games/s
lab-forfeit = { $bot } forfeited move { $move } of game { $game }: { $reason }
lab-stopped = Stopped. The same command goes on with { $folder }.
lab-done = { $games ->
    [one] One game lies in { $folder }
   *[other] { $games } games lie in { $folder }
}; the seed settles every one of them.
    Next: arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] One game lies in { $folder }
   *[other] { $games } games lie in { $folder }
}; some bots looked at a clock, so another run will differ.
    Next: arizona lab report { $folder }

## Ladders

lab-ladder-pair = { $one } against { $two }: { $share } % of { $games ->
    [one] one game
   *[other] { $games } games
} (95 % interval { $low } to { $high }), mean lead { $lead }
lab-ladder-rated = Elo { $elo } (95 % interval { $low } to { $high })  { $games ->
    [one] one game
   *[other] { $games } games
}, longest decision { $seconds } s
lab-ladder-forfeit = { $bot } forfeited move { $move }: { $reason }
lab-ladder-forfeits = { $count ->
    [one] One move was forfeited
   *[other] { $count } moves were forfeited
}

## Findings

lab-find-seat-ahead = Seat { $which } wins { $share } % of the games ({ $low } to { $high }); { $fair } % would be fair.
lab-find-seat-fair = The seats are fair: none wins more than 3 points above its { $fair } %; the best, seat { $which }, wins { $share } % ({ $low } to { $high }).
lab-find-seat-open = No seat is shown to be ahead: the best, seat { $which }, wins { $share } % ({ $low } to { $high }; fair { $fair } %). If that is how it is, about { $needed } games would tell.
lab-find-seat-open-long = No seat is shown to be ahead: the best, seat { $which }, wins { $share } % ({ $low } to { $high }; fair { $fair } %).
lab-find-place-ahead = { $which ->
    [1] Whoever begins
   *[other] Whoever plays in place { $which } of the first round
} wins { $share } % of the games ({ $low } to { $high }); { $fair } % would be fair.
lab-find-place-fair = Beginning is no advantage: no place of the first round wins more than 3 points above its { $fair } %; place { $which } wins { $share } % ({ $low } to { $high }).
lab-find-place-open = It is open whether the place in the first round matters: place { $which } wins { $share } % ({ $low } to { $high }; fair { $fair } %). If that is how it is, about { $needed } games would tell.
lab-find-place-open-long = It is open whether the place in the first round matters: place { $which } wins { $share } % ({ $low } to { $high }; fair { $fair } %).
lab-find-aim = On target: { $figure } ({ $who }) is { $found } on average, within { $low } to { $high }; so are { $inside } % of them one by one.
lab-find-aim-missed = Off target: { $figure } ({ $who }) is { $found } on average; the target is { $low } to { $high }, where { $inside } % of them lie.
lab-find-aim-share = On target: { $figure }: { $found } % of the games; at least { $low } % was the aim.
lab-find-aim-share-missed = Off target: { $figure }: { $found } % of the games; at least { $low } % was the aim.
lab-find-one = { $title } ({ $kind }, { $figure } %)
lab-find-more = and { $count } more
lab-find-dead = { $count ->
    [one] One thing is dead, taken in fewer than 2 % of the games that offer it
   *[other] { $count } things are dead, taken in fewer than 2 % of the games that offer them
}: { $which }.
lab-find-dead-perhaps = { $count ->
    [one] One thing may be dead; more games would tell
   *[other] { $count } things may be dead; more games would tell
}: { $which }.
lab-find-must = { $count ->
    [one] One thing is a must-have: who takes it
   *[other] { $count } things are must-haves: who takes them
} wins over 12 points more than the fair { $fair } %: { $which }.
lab-find-trap = { $count ->
    [one] Whoever takes this
   *[other] Whoever takes these { $count }
} wins over 12 points less than the fair { $fair } %: { $which }.
lab-find-no-dead = Nothing is dead: each of the { $count } things that can be taken is taken in 2 % or more of the games that offer it.
lab-find-no-dead-open = { $open ->
    [0] Nothing is shown to be dead among the { $count } things.
    [one] Nothing is shown to be dead; of one of the { $count } things there are too few games to tell.
   *[other] Nothing is shown to be dead; of { $open } of the { $count } things there are too few games to tell.
}
lab-find-no-must = Nothing is a must-have: takers of none of the { $count } things win over 12 points more than their share.
lab-find-no-must-open = { $open ->
    [0] Nothing is shown to be a must-have among the { $count } things.
    [one] Nothing is shown to be a must-have; of one of the { $count } things there are too few takers to tell.
   *[other] Nothing is shown to be a must-have; of { $open } of the { $count } things there are too few takers to tell.
}
lab-find-decided = Games stay open: half of them are decided only after { $decided } % of their turns, the lead changes { $changes } times, and in { $comebacks } % the winner is still behind in the last tenth. Half end with a lead of { $margin } or less.
lab-find-decided-early = Games are settled early: in half of them the winner leads for good after { $decided } % of the turns; the lead changes { $changes } times.
lab-find-forced = { $share } % of the decisions leave no choice at all.
lab-find-bot = { $bot } wins { $share } % of its games ({ $low } to { $high }); equal bots would win { $fair } %.
lab-find-variant = “{ $one }”: with the same luck, the winner’s score differs by { $value } from “{ $two }” ({ $low } to { $high }).
lab-find-variant-alike = “{ $one }”: no difference of the winner’s score from “{ $two }” is shown ({ $value }; { $low } to { $high }).
lab-find-lying = { $title } changes the winner’s score by { $value } ({ $low } to { $high }).
lab-find-points = Most points come from { $most } ({ $mean } a seat). What sets winners apart most is { $telling }: { $value } points against the rest of their game ({ $low } to { $high }).
lab-find-forfeits = { $count ->
    [one] One move was
   *[other] { $count } moves were
} forfeited by a bot that failed or took too long; the games with them say little.

## Strength of evidence

lab-strength-strong = strong evidence
lab-strength-clear = good evidence
lab-strength-hint = a hint only

## Names

lab-who-winners = winners
lab-who-all = all seats
lab-figure-score = Score

## The report

lab-report-title = { $game }, { $seats } seats – laboratory
lab-report-eyebrow = Report of the laboratory
lab-report-lead = { $count ->
    [one] One game
   *[other] { $games } games
}, { $seats } seats, played by { $bots }; content pack “{ $content }”.
lab-report-lead-options = { $count ->
    [one] One game
   *[other] { $games } games
}, { $seats } seats, played by { $bots }; content pack “{ $content }”, { $options }.
lab-report-fact-games = games
lab-report-fact-winner = points of the winner, on average
lab-report-fact-score = points of a seat, on average
lab-report-fact-decisions = decisions a game
lab-report-fact-choices = choices for each decision
lab-report-fact-changes = changes of the lead
lab-report-fact-comebacks = won from behind in the last tenth
lab-report-findings = What the games say
lab-report-findings-hint = In brackets: 95 % intervals; of 100 such runs about 95 have intervals that hold the true figure. Good evidence: on average, at most 5 in 100 findings so marked are luck; strong evidence: 1 in 100. A hint is only where the figure points. Cards and choices are judged together, everything else likewise, because of many things looked at some stand out by luck.
lab-report-change = What could be changed
lab-report-change-things = Figures, and what could be changed
lab-report-needed = How sure so many games are
lab-report-wins = Who wins
lab-report-seats = Wins by seat
lab-report-seats-hint = With 95 % intervals; the dashed line is a fair share.
lab-report-seat-name = Seat { $number }
lab-report-places = Wins by place
lab-report-places-hint = Place 1 is whoever begins the game.
lab-report-place-name = Place { $number }
lab-report-bots = Wins by bot
lab-report-bots-hint = Each bot sits in every seat equally often.
lab-report-endings = How games end
lab-report-endings-hint = With 95 % intervals.
lab-report-points = Points
lab-report-scores = Final scores
lab-report-scores-hint = Winners have { $mean } on average; eight tenths of all seats lie between { $low } and { $high }.
lab-report-all-seats = All seats
lab-report-winners = Winners
lab-report-the-rest = The rest
lab-report-standing = Score over time
lab-report-standing-hint = The later winners against the rest; the last step is the final scoring.
lab-report-begin = beginning
lab-report-end = end
lab-report-sources = Where points come from
lab-report-sources-hint = Gathered by a seat on average, source by source.
lab-report-other-sources = Everything else
lab-report-source-table = Points by source
lab-report-source-table-hint = A seat and game; what winners get more of sets them apart.
lab-report-figures = At the end
lab-report-figures-hint = Means, and where eight tenths of the seats lie.
lab-report-between = { $low } to { $high }
lab-report-course = How games run
lab-report-changes = Changes of the lead
lab-report-changes-hint = { $mean } a game on average; a tie for the lead changes nothing.
lab-report-decided = When it is decided
lab-report-decided-hint = The share of the turns after which the winner is never behind again: { $median } % in the middle; { $comebacks } % are won from behind in the last tenth.
lab-report-tension = Tension in figures
lab-report-tension-hint = Drama is how far the winner lies behind on average, in percent of the widest gap of the game.
lab-report-changes-short = Changes of the lead
lab-report-drama = Drama, %
lab-report-decided-short = Decided after, % of the turns
lab-report-margin = Lead of the winner, points
lab-report-decisions-short = Decisions
lab-report-turns = Turns
lab-report-decisions = Decisions
lab-report-lengths = Length of a game
lab-report-lengths-hint = { $mean } decisions in { $turns } turns on average.
lab-report-widths = Choices
lab-report-widths-hint = Decisions by the number of legal actions: { $mean } on average, { $most } at most.
lab-report-branching = Choices over time
lab-report-branching-hint = Legal actions of a decision, from the beginning of a game to its end.
lab-report-times = Time for a decision
lab-report-times-hint = On the machine that played; the longest decision in seconds.
lab-report-variants = Options compared
lab-report-variants-hint = The same luck with each; differences from the first, game by game of the same luck, with 95 % intervals. Bold where a difference is shown.
lab-report-subjects = Cards, tiles and choices
lab-report-subjects-hint = Taken: the share of the games that offer it in which somebody takes it. Takers win: their share of the wins; dashed is fair, dotted the line of a must-have. Dead: taken in under 2 % of those games.
lab-report-axis-taken = taken →
lab-report-axis-wins = ↑ takers win, %
lab-report-mark-dead = dead
lab-report-mark-dead-perhaps = dead?
lab-report-mark-must = must-have
lab-report-mark-trap = rarely wins
lab-report-entries = { $marked ->
    [0] { $count } of them
   *[other] { $count } of them, { $marked } marked
}
lab-report-lying-hint = games with it against games without; bold where a difference is shown
lab-report-head-source = Source
lab-report-head-figure = Figure
lab-report-head-mean = Mean
lab-report-head-winners = Winners
lab-report-head-the-rest = The rest
lab-report-head-difference = More
lab-report-head-tenths = Eight tenths
lab-report-head-all-seats = All seats
lab-report-head-interval = 95 % interval
lab-report-head-median = Median
lab-report-head-bot = Bot
lab-report-head-wins = Wins
lab-report-head-score = Score
lab-report-head-milliseconds = Mean, ms
lab-report-head-longest = Longest, s
lab-report-head-options = Options
lab-report-head-games = Games
lab-report-head-winner = Winner’s score
lab-report-head-start = Whoever begins wins
lab-report-head-decisions = Decisions
lab-report-head-changes = Changes of the lead
lab-report-head-ending = Most frequent end
lab-report-head-name = Name
lab-report-head-numbers = Numbers in the pack
lab-report-head-offered = Games offering it
lab-report-head-taken = Taken
lab-report-head-takes = Takes in all
lab-report-head-takers-win = Takers win
lab-report-head-takers-interval = 95 % interval
lab-report-head-games-with = Games with it
lab-report-head-winner-change = Winner’s score, change
lab-report-head-decisions-change = Decisions, change
lab-report-terms = A win shared by several counts in part. Intervals: Wilson’s for shares, Student’s for means, game by game where two were played with the same luck; games of the same luck count as one. Evidence: exact binomial and Student’s tests, with the false discovery rate of Benjamini and Hochberg.
lab-report-again = Seed “{ $seed }”, content pack “{ $content }” ({ $hash }), rules { $rules }, Arizona { $version }: the same seed plays the same games.
lab-report-again-clocked = Seed “{ $seed }”, content pack “{ $content }” ({ $hash }), rules { $rules }, Arizona { $version }; some bots look at a clock, so another run differs.
lab-written = The report is { $path }

## Two runs compared

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] content pack
    [rules] rules
    [bots] bots
    [options] options
   *[seed] seed
}
lab-compare-same = The runs were set up alike.
lab-compare-course = How games run
lab-compare-figure = Winners at the end
lab-compare-paired = { $count ->
    [0] No game had the same luck in both runs: the same seed would show smaller changes.
    [one] One game had the same luck in both runs: compared game by game.
   *[other] { $count } games had the same luck in both runs: compared game by game.
}
lab-compare-taken = Taken more or less, where it is shown
lab-compare-wins = Wins of the takers, where a change is shown
lab-compare-nothing = no difference is shown
lab-compare-not-shown = no difference shown
lab-compare-line = { $name }: { $one } → { $two }, { $value } ({ $low } to { $high }), { $strength }
lab-compare-line-share = { $name }: { $one } % → { $two } %, { $value } points ({ $low } to { $high }), { $strength }
lab-compare-gone = Only in the first: { $which }
lab-compare-new = Only in the second: { $which }
lab-compare-winner-score = Winner’s score
lab-compare-score = Score of all seats
lab-compare-decisions = Decisions
lab-compare-branching = Choices for each decision
lab-compare-lead-changes = Changes of the lead
lab-compare-drama = Drama
lab-compare-decided = Decided after this share of the turns
lab-compare-margin = Lead of the winner
lab-compare-comebacks = Won from behind in the last tenth
lab-compare-start = Whoever begins wins

## Tuning

lab-tune-trial = pack { $number } of { $trials } costs { $cost }; the best { $best }
lab-tune-field = { $field }: { $before } → { $after }
lab-tune-kept = { $field }: stays { $before }
lab-tune-fresh = On fresh luck, { $games } games each, before and after:
lab-tune-done = The proposal is { $pack }; on fresh luck it costs { $after } instead of { $before } (0 is perfect), a gain of { $gain } ({ $low } to { $high }).
lab-tune-nothing = Nothing better was found: { $count ->
    [one] the one pack tried is the one there is
   *[other] of { $count } packs tried the one there is costs least
}. No pack is proposed.
lab-tune-no-better = Nothing better is shown: the best of { $count } packs costs { $after } instead of { $before } in { $games } games with fresh luck, a gain of { $gain } ({ $low } to { $high }). No pack is proposed; more games for each pack would tell.

## How many games

lab-needed-seats = { $count ->
    [one] One game knows
   *[other] { $games } games know
} the wins of a seat to ± { $now } points; ± { $wanted } points need about { $needed }.
lab-needed-things = A card or choice in the middle has { $count ->
    [one] one taker
   *[other] { $takers } takers
} here; to know their wins to ± { $wanted } points takes about { $needed } games.
lab-needed-width = A share of wins near { $fair } % to ± { $points } points, with { $certainty } % certainty: { $games } games
lab-needed-shares = Two packs or bots whose wins differ by { $points } points, shown in { $chance } % of such comparisons: { $games } games each
lab-needed-apart = A winner’s score that differs by { $change }, each run with luck of its own (deviation { $deviation }): { $games } games each
lab-needed-paired = The same difference with the same luck in both, as between the variants of this run (deviation { $deviation }): { $games } games each
