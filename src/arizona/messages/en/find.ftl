# Finding players for a rated game.

find-lead = You are paired with people of similar rating. The longer you wait, the wider the search. The game is rated.
find-sign-in = Finding players needs an account, because the games are rated.
find-pace = Pace
# $minutes: minutes per player. $seconds: seconds added per turn.
find-pace-live = { $minutes } min + { $seconds } s
# $days: days per turn.
find-pace-days = { $days } days per turn
find-seats = Players
# $count: people who look for this game at this pace, without you.
find-pool-waiting = { $count ->
    [0] Nobody is looking for this game at the moment.
    [one] One person is looking for this game.
   *[other] { $count } people are looking for this game.
}
# $date: date and time.
find-pool-last = The last rated game at this pace ended on { $date }.
find-pool-none = Nobody has finished a rated game at this pace yet.
find-looking = Looking for players…
# $count: people who look for the same game, including you.
find-waiting = { $count ->
    [one] Nobody else is looking for this game at the moment.
    [2] One other person is looking for this game.
   *[other] { $count } people are looking for this game, including you.
}
# $time: minutes and seconds, such as 1:05.
find-waited = Waiting for { $time }
find-keep-open = Keep Arizona open in this tab. The table will open automatically.
find-days = You can close this page. The search stays open for a week, and the game appears in your tables.
find-stop = Stop looking
find-bot = Play a bot while you wait
# A search by days has found players; below is a link to the table.
find-found-days = Players found
find-open-table = Open the table
find-again = Search again
# Title of a notification.
find-push-title = Players found
# Text of a notification. $game: name of a game, such as “Rails”.
find-push-body = { $game }: your table is ready.
