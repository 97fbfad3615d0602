# Tournaments on the server: the list, a tournament’s page, and what is refused.

tournaments-lead = Play several rounds against different people. Anyone with an account can enter or create one.
tournaments-current = Open and in progress
tournaments-ended = Finished
tournaments-none = There is no tournament at the moment. Create one and share the link.
tournaments-new = New tournament
tournaments-create = Create
tournaments-sign-in = Creating or entering a tournament needs an account.
tournaments-name = Name
tournaments-game = Game
tournaments-kind = Format
tournament-kind-swiss = A few rounds. You meet people with a similar score.
tournament-kind-round-robin = Everyone meets everyone. Best with up to 16 friends.
tournament-kind-knockout = Win to stay in. Ties are replayed.
tournament-kind-pods = Rounds at tables of three or four.
tournament-kind-arena = A fixed time. You are paired again as soon as you are free.
tournament-kind-duplicate = The same dice and cards at every table. Scores are compared.
tournaments-seats = Players per table
tournaments-rounds = Rounds
tournaments-rounds-auto = Automatic
tournaments-minutes = Length
# $minutes: a number of minutes.
tournaments-minutes-value = { $minutes } min
tournaments-start = Start
tournaments-start-director = When I start it
tournaments-start-time = At a set time
tournaments-starts = Date and time
tournaments-rated = Rated
tournaments-rated-help = Games between people change their ratings.
tournaments-bots = Bots fill empty seats
tournaments-bots-help = Otherwise someone has a bye. Bots have no place in the standings.
tournaments-late = Late entry
tournaments-late-help = People can enter after the first round.
tournaments-listed = Listed
tournaments-listed-help = Turn this off for a club: then only people with the link can find it.
tournaments-scoring = Scoring
tournaments-scoring-matchpoints = Matchpoints
tournaments-scoring-difference = Score difference
# $name: the person who runs the tournament.
tournament-by = Run by { $name }
# $count: number of people who have entered.
tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tournament-state-open = Entries open
tournament-state-running = In progress
tournament-state-paused = Paused
tournament-state-ended = Finished
tournament-state-canceled = Called off
# $seats: number of players at each table.
tournament-tables-of = Tables of { $seats }
# $round: current round. $rounds: number of rounds.
tournament-round-of = Round { $round } of { $rounds }
# $time: a date and time of day.
tournament-starts-at = Starts { $time }
tournament-starts-director = Starts when the director starts it
# $time: a duration such as 12:40 or 2 days.
tournament-starts-in = Starts in { $time }
# $time: a duration such as 12:40.
tournament-time-left = { $time } left
# $time: a duration such as 0:12.
tournament-next-in = The next round starts in { $time }.
tournament-join = Enter
tournament-rejoin = Enter again
tournament-withdraw = Withdraw
tournament-withdraw-text = You won’t be paired again. A game in progress continues.
tournament-entered-note = You have entered. Come back for the start: your first game appears here.
tournament-wait-note = Your game in this round is over. The next one will appear here.
tournament-done-note = You have played all your games. The winners will appear here when the last table is finished.
tournament-late-note = You’ll play from the next round on.
tournament-out-note = You are out of the tournament. Thanks for playing!
tournament-paused-note = The tournament is paused. The next round starts when the director resumes it.
tournament-bye-note = You have a bye in this round.
tournament-left-note = You have withdrawn.
tournament-arena-left-note = You aren’t being paired, because you withdrew or missed a game. Enter again to keep playing.
tournament-watch-note = You are not playing in this tournament.
tournament-to-table = Go to your table
# $round: number of a round.
tournament-your-game = Your game in round { $round }
tournament-next-game = Your next game
tournament-director = Director
tournament-action-start = Start now
tournament-action-pause = Pause
tournament-action-resume = Resume
tournament-action-end = End tournament
tournament-action-cancel = Call off
tournament-end-text = The standings become final. Open games no longer count.
tournament-cancel-text = The tournament will not take place.
# $count: number of players needed.
tournament-needs = At least { $count } players are needed.
tournament-correct = Change result
# $board: number of a table. $round: number of a round.
tournament-correct-title = Table { $board } in round { $round }
tournament-correct-text = Choose everyone’s place. Equal places are a tie. The change is listed in the director’s log.
tournament-correct-save = Save result
tournament-did-not-play = Did not play
# $place: a place such as 1.
tournament-place-of = Place { $place }
tournament-corrected = Decided by the director
tournament-pairings = Pairings
tournament-standings = Standings
tournament-rules = Rules and log
tournament-deals = Boards
tournament-entrants = Players
tournament-playing = Playing
# $done: finished tables. $all: all tables of the round.
tournament-tables-done = { $done } of { $all ->
    [one] 1 table finished
   *[other] { $all } tables finished
}
# $points: points for a round without an opponent.
tournament-bye-points = Bye: { $points }
tournament-fills-in = Fills in
tournament-withdrawn = Withdrawn
tournament-ties = How ties are broken
tournament-ties-last = Players who are still equal share a place.
tournament-no-rounds = Nothing has been played yet.
tournament-winner = Winner
tournament-winners = Winners
tournament-share = Copy link
tournament-export-json = Download as JSON
tournament-export-text = Download as text
tournament-log = Director’s log
tournament-log-server = The server
tournament-log-started = started the tournament
tournament-log-paused = paused the tournament
tournament-log-resumed = resumed the tournament
tournament-log-ended = ended the tournament
tournament-log-canceled = called the tournament off
# $board: number of a table. $round: number of a round.
tournament-log-corrected = changed the result of table { $board } in round { $round }
tournament-seed = Random seed
tournament-rule-points = A win is 1 point, a tie half a point.
tournament-rule-pods = You score the share of opponents you beat: 1 point for first place, 0 for last. A tie counts as half.
tournament-rule-arena = A win is 2 points, a shared first place 1. After two wins in a row, points count double until the first game you don’t win. If you don’t show up for a game, you are not paired again until you enter again.
tournament-rule-knockout = The winner advances. A tied game is replayed with seats swapped, at most twice; then lots are drawn.
tournament-rule-duplicate = Every table gets the same dice and cards. Other tables can’t be watched.
tournament-rule-bye = If the players can’t be divided evenly, someone gets a bye, which counts as a win.
tournament-rule-bots = If the players can’t be divided evenly, bots take the empty seats. They have no place in the standings, and games against them are not rated.
tournament-rule-bye-duplicate = A bye counts as 60% or your own average, whichever is higher.
tournament-rule-late = If you enter late, you get half a point once, however many rounds you missed.
tournament-rule-clock = Your clock starts with the game. If you run out of time, you lose.
tournament-rule-seed = Pairings follow from the random seed, which is published at the end.
# $seat: number of a seat.
tournament-deal-seat = Seat { $seat }
tournament-deal-score = Score
tournament-deal-none = The boards appear when the first round is complete.
tournament-back = Back to the tournament
tournament-table-delete = This table belongs to a tournament. Finish the game or resign.
# $count: number of tournaments.
tournament-too-many = You’re already running { $count } tournaments. End one first.
# $count: number of tournaments.
tournament-entered-too-many = You have entered { $count } tournaments. Withdraw from one first.
tournament-entry-closed = Entries to this tournament are closed.
# $count: maximum number of players.
tournament-full = This tournament is full: { $count } players.
# $count: number of players needed.
tournament-too-few = At least { $count } players must enter before the start.
tournament-not-director = Only the director of the tournament can do that.
tournament-correct-last = Later rounds depend on this result, so it can’t be changed.
tournament-bad-seats = This game can’t be played at tables of this size.
tournament-arena-live = An arena is played live. Choose a pace in minutes.
tournament-bad-start = Choose a start within the next 60 days.
tournament-bad-name = Choose a name with at least three characters.
tournament-missing = There is no such tournament.
tournament-is-over = The tournament is over, or it hasn’t started yet.
table-no-undo-tournament = A finished turn can’t be undone in a tournament.
# Notification. $round: number of a round.
tournament-push-title = Round { $round }: your table is ready
# Notification. $game: name of a game. $name: name of the tournament.
tournament-push-body = { $game }, { $name }
# Notification to the director. $name: name of the tournament.
tournament-push-director-title = { $name } is waiting for you
# $game: name of a game. $round: number of a round.
tournament-push-director-body = { $game }: round { $round } is complete, and the tournament is paused.
# $name: name of the tournament. $round: number of a round.
tournament-ready = { $name }, round { $round }: your table is ready.
tournament-cross = Cross table
tournament-cross-help = Each cell shows the result and the opponent’s row. A dot marks the first seat.
tournament-cross-row = Row
tournament-cross-help-matrix = Read across: your result against the player at the top of the column.
tournament-games = Games
# $round: number of a round. $names: the opponents.
tournament-game-won = Round { $round }: won against { $names }
# $round: number of a round. $names: the opponents.
tournament-game-tied = Round { $round }: tied with { $names }
# $round: number of a round. $names: the opponents.
tournament-game-lost = Round { $round }: lost to { $names }
# $round: number of a round. $names: the opponents.
tournament-game-absent = Round { $round }: did not play against { $names }
# $round: number of a round. $names: the opponents.
tournament-game-open = Round { $round }: playing against { $names }
# $round: number of a round.
tournament-game-bye = Round { $round }: bye
# $board: number of a deal, counted through all rounds.
tournament-board = Board { $board }
# $first, $second: numbers of two deals.
tournament-boards-of-round = Boards { $first } and { $second }
# $board: number of a deal. $boards: number of deals.
tournament-board-of = Board { $board } of { $boards }
tournament-your-result = Your result
# $points: matchpoints. $top: the most that are possible.
tournament-matchpoints-of = { $points } of { $top } matchpoints
# $value: a percentage or a number.
tournament-average = Average: { $value }
# $top: the most matchpoints that are possible.
tournament-deal-top = 2 points for each table you beat, 1 for each tie. The maximum is { $top }.
# $count: number of tables.
tournament-deal-compared = { $count ->
    [one] 1 table compared
   *[other] { $count } tables compared
}
tournament-deal-lead = Lead
tournament-deal-uncounted = No score to compare
# $points: a number of points.
tournament-share-points = Points: { DECIMAL($points) }
# $count: number of rounds.
tournament-rounds-played = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-picture-anyone = Anyone with the link can see the tournament. No sign-in needed.
tournament-picture-later = The picture is ready when the tournament has ended.
tournament-rule-boards = A round has two boards against the same opponent. You swap seats in between.
tournament-rule-score = Your score is compared with the scores of everyone in the same seat.
tournament-rule-lead = Your lead over your opponent is compared with the leads of everyone in the same seat.
tournament-rule-matchpoints = You get 2 matchpoints for each table you beat and 1 for a tie, as a percentage of the maximum.
tournament-rule-difference = What counts is the difference from the average of the others.
tournament-rule-decided = A board that the director decides counts as 60% for the winner and 40% for the others.
