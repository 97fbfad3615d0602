# Lab: runs, reports, comparisons.

lab-games = games
# $rate: games per second.
lab-rate = { $rate } games/s
# $bot: name of a bot. $move: number of the move. $game: number of the game. $reason: why, in
# English.
lab-forfeit = { $bot } forfeited move { $move } of game { $game }: { $reason }
# $folder: a folder.
lab-stopped = Stopped. Run the same command again to continue with { $folder }.
# $games: number of games. $folder: a folder.
lab-done = { $games ->
    [one] 1 game saved in { $folder }
   *[other] { $games } games saved in { $folder }
}; the seed determines all of them.
    Next: arizona lab report { $folder }
# $games: number of games. $folder: a folder.
lab-done-clocked = { $games ->
    [one] 1 game saved in { $folder }
   *[other] { $games } games saved in { $folder }
}; some bots used a clock, so another run will differ.
    Next: arizona lab report { $folder }

## Ladders

# $one, $two: name of a bot. $share: a percentage, without the % sign. $games: number of games.
# $low: lower end of the range. $high: upper end of the range. $lead: point lead, with a sign.
lab-ladder-pair = { $one } vs. { $two }: { $share }% of { $games ->
    [one] 1 game
   *[other] { $games } games
} (95% interval { $low } to { $high }), average lead { $lead }
# $elo: Elo rating. $low: lower end of the range. $high: upper end of the range. $games: number of
# games. $seconds: a number of seconds.
lab-ladder-rated = Elo { $elo } (95% interval { $low } to { $high })  { $games ->
    [one] 1 game
   *[other] { $games } games
}, longest decision { $seconds } s
# $bot: name of a bot. $move: number of the move. $reason: why, in English.
lab-ladder-forfeit = { $bot } forfeited move { $move }: { $reason }
# $count: a number.
lab-ladder-forfeits = { $count ->
    [one] 1 move was forfeited
   *[other] { $count } moves were forfeited
}

## Findings

# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign.
lab-find-seat-ahead = Seat { $which } wins { $share }% of the games ({ $low } to { $high }); { $fair }% would be fair.
# $fair: the fair percentage, without the % sign. $which: number of the seat or place. $share: a
# percentage, without the % sign. $low: lower end of the range. $high: upper end of the range.
lab-find-seat-fair = The seats are fair: none wins more than 3 points above its { $fair }%. The best, seat { $which }, wins { $share }% ({ $low } to { $high }).
# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign. $needed:
# number needed.
lab-find-seat-open = No seat is shown to have an advantage: the best, seat { $which }, wins { $share }% ({ $low } to { $high }; fair: { $fair }%). If the game is fair, about { $needed } games are enough to show it within 3 points.
# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign.
lab-find-seat-open-long = No seat is shown to have an advantage: the best, seat { $which }, wins { $share }% ({ $low } to { $high }; fair: { $fair }%).
# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign.
lab-find-place-ahead = { $which ->
    [1] The start player
   *[other] The player in place { $which } of the first round
} wins { $share }% of the games ({ $low } to { $high }); { $fair }% would be fair.
# $fair: the fair percentage, without the % sign. $which: number of the seat or place. $share: a
# percentage, without the % sign. $low: lower end of the range. $high: upper end of the range.
lab-find-place-fair = Going first is no advantage: no place in the first round wins more than 3 points above its { $fair }%. Place { $which } wins { $share }% ({ $low } to { $high }).
# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign. $needed:
# number needed.
lab-find-place-open = It is unclear whether the place in the first round matters: place { $which } wins { $share }% ({ $low } to { $high }; fair: { $fair }%). If the game is fair, about { $needed } games are enough to show it within 3 points.
# $which: number of the seat or place. $share: a percentage, without the % sign. $low: lower end of
# the range. $high: upper end of the range. $fair: the fair percentage, without the % sign.
lab-find-place-open-long = It is unclear whether the place in the first round matters: place { $which } wins { $share }% ({ $low } to { $high }; fair: { $fair }%).
# $figure: name of a figure, already translated. $who: “winners” or “all seats”, already translated.
# $found: the measured value. $low: lower end of the range. $high: upper end of the range. $inside:
# a percentage, without the % sign.
lab-find-aim = On target: { $figure } ({ $who }) averages { $found }, within { $low } to { $high }; { $inside }% of individual values are in that range.
# $figure: name of a figure, already translated. $who: “winners” or “all seats”, already translated.
# $found: the measured value. $low: lower end of the range. $high: upper end of the range. $inside:
# a percentage, without the % sign.
lab-find-aim-missed = Off target: { $figure } ({ $who }) averages { $found }; the target is { $low } to { $high }, and { $inside }% of individual values are in that range.
# $figure: name of a figure, already translated. $found: the measured value. $low: lower end of the
# range.
lab-find-aim-share = On target: { $figure }: { $found }% of the games; the target is at least { $low }%.
# $figure: name of a figure, already translated. $found: the measured value. $low: lower end of the
# range.
lab-find-aim-share-missed = Off target: { $figure }: { $found }% of the games; the target is at least { $low }%.
# $title: name of a card, tile or other item. $kind: kind of item, already translated. $figure: a
# percentage, without the % sign.
lab-find-one = { $title } ({ $kind }, { $figure }%)
# $count: a number.
lab-find-more = and { $count } more
# $count: a number. $which: list of items.
lab-find-dead = { $count ->
    [one] 1 item is dead (taken in fewer than 2% of the games that offer it)
   *[other] { $count } items are dead (taken in fewer than 2% of the games that offer them)
}: { $which }.
# $count: a number. $which: list of items.
lab-find-dead-perhaps = { $count ->
    [one] 1 item may be dead; more games would be needed to tell
   *[other] { $count } items may be dead; more games would be needed to tell
}: { $which }.
# $count: a number. $fair: the fair percentage, without the % sign. $which: list of items.
lab-find-must = { $count ->
    [one] 1 item is a must-have (its takers
   *[other] { $count } items are must-haves (their takers
} win over 12 points more often than the fair { $fair }%): { $which }.
# $count: a number. $fair: the fair percentage, without the % sign. $which: list of items.
lab-find-trap = { $count ->
    [one] 1 item rarely wins (its takers
   *[other] { $count } items rarely win (their takers
} win over 12 points less often than the fair { $fair }%): { $which }.
# $count: a number.
lab-find-no-dead = Nothing is dead: each of the { $count } items is taken in at least 2% of the games that offer it.
# $open: how many items are undecided. $count: a number.
lab-find-no-dead-open = { $open ->
    [0] None of the { $count } items is shown to be dead.
    [one] No item is shown to be dead; for 1 of the { $count } items there are too few games to tell.
   *[other] No item is shown to be dead; for { $open } of the { $count } items there are too few games to tell.
}
# $count: a number.
lab-find-no-must = Nothing is a must-have: none of the { $count } items lets its takers win over 12 points more often than their share.
# $open: how many items are undecided. $count: a number.
lab-find-no-must-open = { $open ->
    [0] None of the { $count } items is shown to be a must-have.
    [one] No item is shown to be a must-have; for 1 of the { $count } items there are too few takers to tell.
   *[other] No item is shown to be a must-have; for { $open } of the { $count } items there are too few takers to tell.
}
# $decided, $comebacks: a percentage, without the % sign. $changes: number of changes. $margin:
# winning margin in points.
lab-find-decided = Games stay open: half of them are decided only after { $decided }% of their turns, the lead changes { $changes } times, and in { $comebacks }% the winner is still behind in the last tenth. Half end with a lead of { $margin } or less.
# $decided: a percentage, without the % sign. $changes: number of changes.
lab-find-decided-early = Games are decided early: in half of them the winner is never behind after { $decided }% of the turns; the lead changes { $changes } times.
# $share: a percentage, without the % sign.
lab-find-forced = On average, { $share }% of a game’s decisions leave no choice.
# $bot: name of a bot. $share: a percentage, without the % sign. $low: lower end of the range.
# $high: upper end of the range. $fair: the fair percentage, without the % sign.
lab-find-bot = A seat played by { $bot } wins { $share }% of its games ({ $low } to { $high }); with equal bots, it would be { $fair }%.
# $luck, $player: percentages of the differences in score, without the % sign. $lucklow, $luckhigh,
# $playerlow, $playerhigh: ends of their ranges.
lab-find-luck = Dice and draws explain more of the differences in score than the players do: { $luck }% ({ $lucklow } to { $luckhigh }) compared with { $player }% ({ $playerlow } to { $playerhigh }).
# $luck, $player: percentages of the differences in score, without the % sign. $lucklow, $luckhigh,
# $playerlow, $playerhigh: ends of their ranges.
lab-find-skill = The players explain more of the differences in score than dice and draws do: { $player }% ({ $playerlow } to { $playerhigh }) compared with { $luck }% ({ $lucklow } to { $luckhigh }).
# $luck, $player: percentages of the differences in score, without the % sign. $lucklow, $luckhigh,
# $playerlow, $playerhigh: ends of their ranges.
lab-find-luck-open = Whether dice and draws or the players matter more is not shown: { $luck }% ({ $lucklow } to { $luckhigh }) and { $player }% ({ $playerlow } to { $playerhigh }) of the differences in score.
# $share: a percentage, without the % sign. $low: lower end of the range. $high: upper end of the
# range. $limit: a percentage, without the % sign.
lab-find-kingmaking = In { $share }% of the games ({ $low } to { $high }), a player who can no longer win decides who does. That is more than { $limit }%.
# $share: a percentage, without the % sign. $low: lower end of the range. $high: upper end of the
# range. $limit: a percentage, without the % sign.
lab-find-kingmaking-seldom = Players who can no longer win seldom decide who does: in { $share }% of the games ({ $low } to { $high }), less than { $limit }%.
# $share: a percentage, without the % sign. $low: lower end of the range. $high: upper end of the
# range. $limit: a percentage, without the % sign.
lab-find-kingmaking-open = In { $share }% of the games ({ $low } to { $high }), a player who can no longer win decides who does. More games would show whether that is more or less than { $limit }%.
# $one, $two: name of an option. $value: difference, already formatted with its sign. $low: lower
# end of the range. $high: upper end of the range.
lab-find-variant = “{ $one }”: with the same random seeds, the winner’s score differs by { $value } from “{ $two }” ({ $low } to { $high }).
# $one, $two: name of an option. $value: difference, already formatted with its sign. $low: lower
# end of the range. $high: upper end of the range.
lab-find-variant-alike = “{ $one }”: the winner’s score is not shown to differ from “{ $two }” ({ $value }; { $low } to { $high }).
# $title: name of a card, tile or other item. $value: difference, already formatted with its sign.
# $low: lower end of the range. $high: upper end of the range.
lab-find-lying = In games with { $title }, the winner’s score differs by { $value } from games without it ({ $low } to { $high }).
# $most: the source with the most points. $mean: an average, already formatted. $telling: name of a
# source of points. $value: difference, already formatted with its sign. $low: lower end of the
# range. $high: upper end of the range.
lab-find-points = The largest source of points is { $most } ({ $mean } per seat). What sets winners apart most is { $telling }: { $value } points relative to the rest of their game ({ $low } to { $high }).
# $count: a number.
lab-find-forfeits = { $count ->
    [one] 1 move was
   *[other] { $count } moves were
} forfeited by a bot that failed or took too long; those games say little.

## Strength of evidence

lab-strength-strong = strong evidence
lab-strength-clear = good evidence
lab-strength-hint = weak evidence

## Names

lab-who-winners = winners
lab-who-all = all seats
lab-figure-score = Score

## The report

# $game: name of a game, such as “Rails”. $seats: number of seats.
lab-report-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: lab report
lab-report-eyebrow = Lab report
# $count: a number. $games: number of games. $seats: number of seats. $bots: names of bots.
# $content: name of the content pack.
lab-report-lead = { $count ->
    [one] 1 game
   *[other] { $games } games
}, { $seats } seats, played by { $bots }; content pack “{ $content }”.
# $count: a number. $games: number of games. $seats: number of seats. $bots: names of bots.
# $content: name of the content pack. $options: list of options.
lab-report-lead-options = { $count ->
    [one] 1 game
   *[other] { $games } games
}, { $seats } seats, played by { $bots }; content pack “{ $content }”, { $options }.
lab-report-fact-games = games
lab-report-fact-winner = average winning score
lab-report-fact-score = average score per seat
lab-report-fact-decisions = decisions per game
lab-report-fact-choices = choices per decision
lab-report-fact-changes = lead changes
lab-report-fact-comebacks = won from behind in the last tenth
lab-report-findings = What the games say
lab-report-findings-hint = Figures in parentheses are 95% intervals: out of 100 such runs, about 95 have intervals that contain the true value. Good evidence: on average, at most 5 in 100 findings with this mark are due to luck; strong evidence: 1 in 100. Weak evidence only suggests a direction. Cards and choices are judged together, and so is everything else, because among many things some stand out by luck alone.
lab-report-change = Possible changes
lab-report-change-things = Figures and possible changes
lab-report-needed = How accurate this many games are
lab-report-wins = Who wins
lab-report-seats = Wins by seat
lab-report-seats-hint = With 95% intervals; the dashed line is a fair share.
# $number: number of the seat or player.
lab-report-seat-name = Seat { $number }
lab-report-places = Wins by place
lab-report-places-hint = Place 1 is the start player.
# $number: a number.
lab-report-place-name = Place { $number }
lab-report-bots = Wins by bot
lab-report-bots-hint = Bots change seats from game to game.
lab-report-endings = How games end
lab-report-endings-hint = With 95% intervals.
lab-report-points = Points
lab-report-scores = Final scores
# $mean: an average, already formatted. $low: lower end of the range. $high: upper end of the range.
lab-report-scores-hint = Winners average { $mean }; 80% of all seats are between { $low } and { $high }.
lab-report-all-seats = All seats
lab-report-winners = Winners
lab-report-the-rest = The rest
lab-report-standing = Score over time
lab-report-standing-hint = The eventual winners compared with the rest; the last step is the final scoring.
lab-report-begin = start
lab-report-end = end
lab-report-sources = Where points come from
lab-report-sources-hint = Points an average seat has collected, by source.
lab-report-other-sources = Everything else
lab-report-source-table = Points by source
lab-report-source-table-hint = Per seat and game; whatever winners get more of sets them apart.
lab-report-figures = Final figures
lab-report-figures-hint = Averages, and the range of the middle 80% of seats.
# $low: lower end of the range. $high: upper end of the range.
lab-report-between = { $low } to { $high }
lab-report-course = How games unfold
lab-report-changes = Lead changes
# $mean: an average, already formatted.
lab-report-changes-hint = { $mean } per game on average; a tie for the lead is not a change.
lab-report-decided = When games are decided
# $median, $comebacks: a percentage, without the % sign.
lab-report-decided-hint = The share of turns after which the winner is never behind again: { $median }% at the median; { $comebacks }% are won from behind in the last tenth.
lab-report-tension = Tension
lab-report-tension-hint = Drama is how far the winner is behind on average, as a percentage of the widest gap in the game.
lab-report-changes-short = Lead changes
lab-report-drama = Drama, %
lab-report-decided-short = Decided after, % of turns
lab-report-margin = Winning margin, points
lab-report-decisions-short = Decisions
lab-report-turns = Turns
lab-report-decisions = Decisions
lab-report-lengths = Game length
# $mean: an average, already formatted. $turns: number of turns.
lab-report-lengths-hint = { $mean } decisions in { $turns } turns on average.
lab-report-widths = Choices
# $mean: an average, already formatted. $most: the largest number.
lab-report-widths-hint = Decisions by number of legal moves: { $mean } on average, { $most } at most.
lab-report-branching = Choices over time
lab-report-branching-hint = Legal moves per decision, from the start of a game to its end.
lab-report-times = Time per decision
lab-report-times-hint = On the machine that ran the games; the longest decision in seconds.
lab-report-design = For designers
lab-report-runaway = Runaway leaders and catching up
# $half, $last: percentages, written with the language’s decimal mark, without the sign.
lab-report-runaway-hint = How often the sole leader wins, and the seat that is last alone, from the start of a game to its end. Halfway through: { $half }% and { $last }%.
lab-report-leader-wins = The leader wins, %
lab-report-last-wins = The last seat wins, %
lab-report-table-time = Time and load
# $basis: one or two sentences, one of the next three messages.
lab-report-table-time-hint = Playing time is an estimate, not a measurement. { $basis } Setup and explanations are not included.
# What the estimated playing time rests on. $seconds, $more: numbers of seconds, already formatted.
lab-report-time-assumed = It assumes { $seconds } seconds per decision, plus { $more } seconds each time the number of choices doubles; no times of people were measured. Forced moves are not included.
# $decisions, $tables: numbers.
lab-report-time-measured = It rests on the times of people for { $decisions } decisions at { $tables } tables, by number of choices, without breaks. The interval covers the games and the people.
# $decisions, $tables: numbers. $assumed: a percentage, without the % sign.
lab-report-time-both = It rests on the times of people for { $decisions } decisions at { $tables } tables, by number of choices, without breaks; { $assumed }% of it rests on assumed times, because too few such decisions were measured. The interval covers the games and the measured times.
lab-report-minutes = Playing time, minutes (estimate)
lab-report-per-turn = Real decisions per turn
lab-report-skill = Skill and luck
lab-report-skill-hint = How much of the difference in scores within a game depends on who plays, on the place in turn order, and on everything else: dice, draws, and how choices meet. It applies to these bots.
lab-report-skill-bot = Who plays
lab-report-skill-place = Place
lab-report-skill-rest = Everything else
lab-report-luck = Skill and luck
# $deals: a number, already formatted. $seats: a number of seats.
lab-report-luck-hint = { $deals } deals, each played { $seats } times with the same dice and draws and the players in other seats. Shares of the differences in score within a game, with 95% intervals. “Everything else” is interactions between decisions, and luck that depends on them. The figures apply to these players: the more equal they are, the more is left to luck.
lab-report-luck-luck = Dice and draws
lab-report-kingmaking = Kingmaking
# $limit: a percentage, without the % sign.
lab-report-kingmaking-hint = The last two decisions of each losing seat were played again with up to five alternatives, each continued six times by greedy bots. A game counts if a seat won none of these continuations but decided who did. The dashed line is the limit of the findings, { $limit }%.
lab-report-kingmaking-games = Games with a kingmaker
lab-report-plans = Strategies
lab-report-plans-hint = Groups of seats whose points come from similar sources, with the mean shares of their points. Groups are shown only if they are clearly separate. That a strategy wins more often does not prove that it causes the win.
lab-report-heat = Spaces in use
# $most, $least: names of spaces such as C4. $high, $low: percentages without the sign.
lab-report-heat-hint = Share of seats that have used each space at the end: most often { $most } ({ $high }%), least often { $least } ({ $low }%).
lab-report-heat-winners = Spaces in use by winners
# $most, $least: names of spaces such as C4. $high, $low: percentages without the sign.
lab-report-heat-winners-hint = Share of winners: most often { $most } ({ $high }%), least often { $least } ({ $low }%).
lab-report-tracks = Levels reached
lab-report-tracks-hint = Share of seats that have reached each level at the end of a game: the stronger the color, the more seats. Point to a level for its share.
lab-report-tracks-winners = Levels reached by winners
lab-report-tracks-winners-hint = The same for winners.
lab-report-variants = Options compared
lab-report-variants-hint = Each option was played with the same seed. Differences from the first, game by game, with 95% intervals. Bold: a difference is shown.
lab-report-subjects = Cards, tiles and choices
lab-report-subjects-hint = Taken: the share of games offering an item in which someone takes it. Takers win: their win rate; dashed is a fair share, dotted the must-have line. Dead: taken in under 2% of those games.
lab-report-axis-taken = taken →
lab-report-axis-wins = ↑ takers win, %
lab-report-mark-dead = dead
lab-report-mark-dead-perhaps = dead?
lab-report-mark-must = must-have
lab-report-mark-trap = rarely wins
# $marked: number of marked items. $count: a number.
lab-report-entries = { $marked ->
    [0] { $count } in total
   *[other] { $count } in total, { $marked } marked
}
lab-report-lying-hint = games with it compared with games without; bold: a difference is shown
lab-report-head-source = Source
lab-report-head-figure = Figure
lab-report-head-mean = Average
lab-report-head-winners = Winners
lab-report-head-the-rest = The rest
lab-report-head-difference = Difference
lab-report-head-tenths = Middle 80%
lab-report-head-all-seats = All seats
lab-report-head-plan = Sources of points
lab-report-head-comebacks = Won from behind
lab-report-head-minutes = Minutes (estimate)
lab-report-strengths = Strengths of players
# $groups: a number. $games: number of games, already formatted. $content: name of a content pack.
# $seed: a random seed. $version: version of the software.
lab-report-strengths-lead = { $groups } strengths, { $games } games within each and between each pair. Content pack “{ $content }”, seed “{ $seed }”, Arizona { $version }.
lab-report-strengths-matrix = Who finishes ahead
lab-report-strengths-matrix-hint = How often a seat of the row has more points at the end than a seat of the column at the same table; equal points count half. With 95% intervals. Bold: there is good evidence that one is stronger, all pairs taken into account.
lab-report-strengths-groups = Games of each strength
# $basis: one or two sentences about the minutes.
lab-report-strengths-groups-hint = Bots of the same strength play each other. ± is half of a 95% interval. Minutes are estimated, not measured. { $basis }
lab-report-head-part = Explained by
lab-report-head-of-scores = Of scores
lab-report-head-of-wins = Of wins
lab-report-head-seats = Seats
lab-report-head-interval = 95% interval
lab-report-head-median = Median
lab-report-head-bot = Bot
lab-report-head-wins = Wins
lab-report-head-score = Score
lab-report-head-milliseconds = Average, ms
lab-report-head-longest = Longest, s
lab-report-head-options = Options
lab-report-head-games = Games
lab-report-head-winner = Winning score
lab-report-head-start = Start player wins
lab-report-head-decisions = Decisions
lab-report-head-changes = Lead changes
lab-report-head-ending = Most common ending
lab-report-head-name = Name
lab-report-head-numbers = Numbers in the pack
lab-report-head-offered = Games offering it
lab-report-head-taken = Taken
lab-report-head-takes = Total times taken
lab-report-head-takers-win = Takers win
lab-report-head-takers-interval = 95% interval
lab-report-head-games-with = Games with it
lab-report-head-winner-change = Change in winning score
lab-report-head-decisions-change = Change in decisions
lab-report-terms = A shared win counts in part. Intervals: Wilson’s for shares, Student’s for means, game by game where two were played with the same seed; games with the same seed or deal count as one. Evidence: exact binomial and Student’s tests, with the Benjamini–Hochberg false discovery rate.
# $seed: the random seed. $content: name of the content pack. $hash: hash of the content pack.
# $rules: version of the rules. $version: version number.
lab-report-again = Seed “{ $seed }”, content pack “{ $content }” ({ $hash }), rules { $rules }, Arizona { $version }: the same seed plays the same games.
# $seed: the random seed. $content: name of the content pack. $hash: hash of the content pack.
# $rules: version of the rules. $version: version number.
lab-report-again-clocked = Seed “{ $seed }”, content pack “{ $content }” ({ $hash }), rules { $rules }, Arizona { $version }; some bots use a clock, so another run will differ.
# $path: a file.
lab-written = Report written to { $path }

## Two runs compared

# $what: what differs, already translated.
lab-compare-between = { $what }
# $what: selects a variant; not shown.
lab-compare-what = { $what ->
    [content] content pack
    [rules] rules
    [bots] bots
    [options] options
   *[seed] seed
}
lab-compare-same = Both runs have the same setup.
lab-compare-course = How games unfold
lab-compare-figure = Winners’ final figures
# $count: a number.
lab-compare-paired = { $count ->
    [0] No game had the same seed in both runs; using the same seed would reveal smaller changes.
    [one] 1 game had the same seed in both runs and was compared directly.
   *[other] { $count } games had the same seed in both runs and were compared game by game.
}
# $count: number of games.
lab-compare-unchanged = { $count ->
    [one] In 1 game the bots made exactly the same moves in both runs: they did not react to the change.
   *[other] In { $count } games the bots made exactly the same moves in both runs: they did not react to the change.
}
lab-compare-taken = Taken more or less often, where a change is shown
lab-compare-wins = Win rate of takers, where a change is shown
lab-compare-nothing = no difference is shown
lab-compare-not-shown = no difference shown
# $name: name of a figure. $one: value in the first run. $two: value in the second run. $value:
# difference, already formatted with its sign. $low: lower end of the range. $high: upper end of the
# range. $strength: strength of evidence, already translated.
lab-compare-line = { $name }: { $one } → { $two }, { $value } ({ $low } to { $high }), { $strength }
# $name: name of a figure. $one: value in the first run. $two: value in the second run. $value:
# difference, already formatted with its sign. $low: lower end of the range. $high: upper end of the
# range. $strength: strength of evidence, already translated.
lab-compare-line-share = { $name }: { $one }% → { $two }%, { $value } points ({ $low } to { $high }), { $strength }
# $which: list of items.
lab-compare-gone = Only in the first: { $which }
# $which: list of items.
lab-compare-new = Only in the second: { $which }
lab-compare-winner-score = Winning score
lab-compare-score = Score, all seats
lab-compare-decisions = Decisions
lab-compare-branching = Choices per decision
lab-compare-lead-changes = Lead changes
lab-compare-drama = Drama
lab-compare-decided = Decided after this share of the turns
lab-compare-margin = Winning margin
lab-compare-comebacks = Won from behind in the last tenth
lab-compare-start = Start player wins

## Tuning

# $number: a number. $trials: total number. $cost: a number, lower is better. $best: the best so
# far.
lab-tune-trial = pack { $number } of { $trials } costs { $cost }; best so far { $best }
# $field: name of a field in the pack. $before: the value before. $after: the value after.
lab-tune-field = { $field }: { $before } → { $after }
# $field: name of a field in the pack. $before: the value before.
lab-tune-unchanged = { $field }: unchanged at { $before }
# $games: number of games.
lab-tune-fresh = With new seeds, { $games } games each, before and after:
# $pack: name of the content pack. $after: the value after. $before: the value before. $gain: points
# gained. $low: lower end of the range. $high: upper end of the range.
lab-tune-done = Proposed pack: { $pack }. With new seeds it costs { $after } instead of { $before } (0 is perfect), a gain of { $gain } ({ $low } to { $high }).
# $count: a number.
lab-tune-nothing = Nothing better was found: { $count ->
    [one] the only pack tried is the current one
   *[other] of { $count } packs tried, the current one costs the least
}. No pack is proposed.
# $count: a number. $after: the value after. $before: the value before. $games: number of games.
# $gain: points gained. $low: lower end of the range. $high: upper end of the range.
lab-tune-no-better = Nothing is shown to be better: the best of { $count } packs costs { $after } instead of { $before } in { $games } games with new seeds, a gain of { $gain } ({ $low } to { $high }). No pack is proposed; more games per pack would be needed to tell.

## How many games

# $count: a number. $games: number of games. $now: percentage points. $wanted: the number expected.
# $needed: number needed.
lab-needed-seats = { $count ->
    [one] 1 game gives
   *[other] { $games } games give
} a seat’s win rate to ± { $now } points; ± { $wanted } points needs about { $needed }.
# $count: a number. $takers: number of takers. $wanted: the number expected. $needed: number needed.
lab-needed-things = A typical card or choice has { $count ->
    [one] 1 taker
   *[other] { $takers } takers
} here; measuring its takers’ win rate to ± { $wanted } points needs about { $needed } games.
# $fair: the fair percentage, without the % sign. $points: percentage points. $certainty: a
# percentage, without the % sign. $games: number of games.
lab-needed-width = A win rate near { $fair }% to ± { $points } points, with { $certainty }% confidence: { $games } games
# $points: percentage points. $chance: a percentage, without the % sign. $games: number of games.
lab-needed-shares = Two packs or bots whose win rates differ by { $points } points, detected in { $chance }% of such comparisons: { $games } games each
# $change: a difference. $deviation: standard deviation. $games: number of games.
lab-needed-apart = A winning score that differs by { $change }, each run with its own seeds (deviation { $deviation }): { $games } games each
# $deviation: standard deviation. $games: number of games.
lab-needed-paired = The same difference with the same seed in both, as between the variants of this run (deviation { $deviation }): { $games } games each

## Times of people

lab-times-none = No finished table with people was found. Nothing was written.
# $game: name of a game. $decisions, $tables, $breaks: numbers. $minutes: a number of minutes.
lab-times-game = { $game }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  } at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }; breaks of more than { $minutes } minutes left out: { $breaks }
# $choices: a number or a range, such as 3–4. $median, $mean: numbers of seconds, already formatted.
# $decisions: a number.
lab-times-kind = · choices: { $choices }, median { $median } s, mean { $mean } s, decisions: { $decisions }
# The same, with a note. $choices: a number or a range. $median, $mean: numbers of seconds, already
# formatted. $decisions: a number.
lab-times-kind-few = · choices: { $choices }, median { $median } s, mean { $mean } s, decisions: { $decisions }; too few, reports use the assumed time
# $path: path of a file.
lab-times-written = Times written to { $path }. Use them with `arizona lab report RUN --times { $path }`.
