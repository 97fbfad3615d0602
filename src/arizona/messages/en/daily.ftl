# The Daily Desert: one deal per game and day, the same for everyone.

daily-line = Everyone gets the same deal. One try.
# $hours: hours until the end of the day, at least 1.
daily-hours-left = { $hours } h left
# $minutes: minutes until the end of the day.
daily-minutes-left = { $minutes } min left
daily-over = The day is over
# $names: the names of the opponents, which are characters (bots).
daily-against = vs. { $names }
# Label of a game’s tab that was not played yet; a verb.
daily-play = Play
# Label of a game’s tab whose game is not finished.
daily-continue = Continue
# Label of a game’s tab without a result.
daily-none = –
daily-same = The same deal and the same opponent for everyone today.
# $names: the names of the opponents, which are characters (bots).
daily-rule-opponent = You against { $names }
# $time: a time of day, such as 12:00 AM.
daily-rule-pause = You can pause and come back until { $time }.
daily-rule-once = One try. No hints, and you can undo only within your turn.
daily-rule-then = Afterward, see your rank and where the best player scored more.
daily-start = Play today’s deal
daily-resume = Continue your game
# $count: how many people have finished this challenge today.
daily-secret = { $count ->
    [0] Nobody has finished yet.
    [one] One person has finished.
   *[other] { $count } people have finished.
} The deal is secret until the day is over; then it is published.
# $percent: share of the other players with a lower result.
daily-better = Better than { $percent }%
# $place: own place. $players: number of players.
daily-place = Rank { $place } of { $players }
# $players: number of players. $average, $best: results, such as 47 or +3.
daily-summary = { $players ->
    [one] One player so far.
   *[other] { $players } players. Average { $average }, best { $best }.
}
daily-counts-score = Your points count.
daily-counts-lead = Your lead over the opponent counts.
daily-you = You
daily-leaders = Leaderboard
daily-leaders-none = Nobody has finished yet.
daily-nobody = Nobody finished it.
daily-locked = You see the results after you’ve played.
daily-histogram = Results of all players
daily-histogram-result = Result
daily-histogram-players = Players
# $low, $high: the lowest and highest result of a bar.
daily-range = { $low } to { $high }
daily-gain = Where the best player scored more
# $name: the player with the best result of the day.
daily-gain-other = compared with { $name }
daily-gain-first = Yours is the best result so far.
# $own, $best: points in one category of the result.
daily-gain-points = You: { $own }. Best: { $best }.
# A part of a game in which another player gained more. $number: number of the round.
daily-gain-round = Round { $number }
# $number: number of the week.
daily-gain-week = Week { $number }
# $number: number of your turn.
daily-gain-turn = Your turn { $number }
daily-gain-end = Last move and final scoring
daily-gain-choice = Your first different decision
# A button that opens the replay at this moment.
daily-gain-see = See it
# A link to the same part of the best player’s game.
daily-gain-theirs = Best game
# $name: a player without any event in this part of the game.
daily-gain-nothing = { $name } scored nothing.
# Heading of a list of categories of points.
daily-gain-categories = By category
daily-review = Review my game
daily-share = Copy result
# A sentence to share. $day: date. $game: name of the game. $score: own result. $percent: share of
# others with a lower result. $players: number of players.
daily-share-percent = Daily Desert, { $day }: { $game } { $score }, better than { $percent }% of the others ({ $players } players).
# A sentence to share. $day: date. $game: name of the game. $score: own result. $place: own place.
# $players: number of players.
daily-share-place = Daily Desert, { $day }: { $game } { $score }, rank { $place } of { $players }.
# A sentence to share. $day: date. $game: name of the game. $score: own result.
daily-share-score = Daily Desert, { $day }: { $game } { $score }.
daily-yesterday = Yesterday
daily-public = the deal is public now
# $score: own result.
daily-own = You: { $score }
# $score: best result. $name: the player.
daily-best = Best: { $score }, { $name }
daily-not-played = You didn’t play.
daily-results = Results
# $game: name of the game.
daily-results-of = Results of { $game }
daily-unranked = You finished after the end of the day, so this result isn’t ranked.
daily-gone = You deleted this game, so it has no result.
daily-missed = This day is over. You can still play its deal; the result doesn’t count.
daily-practice = Play this deal unranked
daily-days = Days you played
# For screen readers. $day: a date. $games: how many games were finished on it.
daily-day-games = { $day }: { $games ->
    [0] not played
    [one] one game
   *[other] { $games } games
}
# Below a number of days: days in a row with a finished game.
daily-streak = in a row
# Below a number of days.
daily-longest = best streak
# Below a number of days.
daily-all-days = days in total
daily-verify = Check that it was fair
daily-verify-text = The commitment is published when the day begins, the seed when it is over. Everyone can check that they match, and that a game’s dice and draws follow from the seed:
# A hash that is published when the day begins, by which the server commits to the day’s seed.
daily-commitment = Commitment
# The random seed of the day.
daily-seed = Seed
daily-seed-later = published when the day is over
# A button.
daily-offline-play = Play it offline
# A link.
daily-offline-open = Open the offline version
daily-offline-rule = Offline, your one try begins when you get the deal. The result is marked and has no rank, because this device knows the deal.
daily-offline-begun = You’re playing this deal offline. The result appears here when the browser you play in is online again.
daily-offline-result = Played offline: compared with everyone, but without a rank.
# A short label after the name of a player.
daily-offline-mark = offline
# State of a game that is played offline.
daily-offline-playing = In progress
daily-offline-finished = Finished. It’s submitted when you’re online.
daily-offline-submitted = Submitted
daily-offline-rejected = Not counted: the server couldn’t verify this game.
# A link to a finished game.
daily-offline-look = View game
# $names: names of bots.
daily-offline-slow = This device is too slow for { $names }. Play it online.
daily-offline-none = To get a deal, open this page once while you’re online.
daily-playing-offline = You’re playing this deal offline. Finish it there.
daily-begun = You’ve already started this deal online. Continue it there.
daily-not-offline = The server doesn’t know this game.
daily-other-version = The server has another version of the game. Reload this page while you’re online, then try again.
# One of two choices: whose results are shown.
daily-everyone = Everyone
daily-no-help = In the Daily Desert, hints and analysis are off until your game ends.
daily-not-here = That isn’t possible in the Daily Desert: everyone plays alone and to the end.
daily-once = You’ve already played this challenge. There’s a new one tomorrow.
daily-no-such-day = There is no challenge for this day.
daily-finish-first = Finish your game first.
daily-fair-text = This is the Daily Desert. Everyone plays the same deal alone, without help.
daily-fair-undo = You can undo only within your turn, and never past dice or draws.
# A short label next to a lock.
web-fair-daily = Daily Desert: hints off
# In a terminal. $file: name of a file.
daily-verify-no-day = { $file } isn’t a saved day. Download it from the page of the day.
# In a terminal. $day: a date, such as 2026-11-18.
daily-verify-running = The seed of { $day } is published when the day is over. Download the file again then.
daily-verify-seed = The seed matches the commitment.
daily-verify-other-seed = The seed does not match the commitment.
# In a terminal. $file: name of a game file.
daily-verify-game = { $file }: all dice and draws follow from the seed.
# In a terminal. $file: name of a game file. $number: number of the move. $line: the move.
daily-verify-other = { $file }: move { $number } ({ $line }) does not follow from the seed.
