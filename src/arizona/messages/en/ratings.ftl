# Rated games, ratings and leaderboards.

## At the table: what is not possible

table-rated-account = Rated games need an account. Sign in or create one first.
table-rated-seats = A rated game is between people: take one seat yourself and invite the others by link.
table-rated-clock = A rated game needs a clock.
table-rated-options = A rated game uses the standard content and options.
table-rated-one-seat = You already have a seat in this rated game.
table-rated-excluded = A moderator has excluded you from rated games.
table-rated-rematch = A player at this table can’t play rated games at the moment. Create another table.
table-rated-not-here = That isn’t possible in a rated game.
table-rated-resign = The game has started. Resign if you want to leave.
table-no-undo-rated = This rated game is over, so nothing can be undone.

## New tables

# A switch and a badge. Short.
ratings-rated = Rated
ratings-rated-help = The result changes the players’ ratings.
ratings-rated-rules = Rated: standard options, a clock, no bots and no hints. Everyone needs an account.
ratings-sign-in = Sign in to play rated games

## At the table and after the game

# The rating of a player. $rating: a number, with a question mark while it is uncertain.
ratings-of = rating { $rating }
# Said to screen readers. $name: a player. $before, $after: ratings. $change: the difference with its sign.
ratings-changed = { $name }: rating { $before }, now { $after } ({ $change })
ratings-title = Ratings
ratings-not-counted = The game ended too early to count. Ratings stay the same.
ratings-provisional = “?”: still uncertain. It takes about ten games.

## Leaderboards

ratings-leaderboard = Leaderboard
ratings-game = Game
ratings-pace = Pace
ratings-period = Period
ratings-all = All time
ratings-month = This month
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-30-days = 30 days
ratings-trend = Trend
ratings-games = Games
# After one’s own name. Short.
ratings-you = you
# $rating: a number, with a question mark while it is uncertain.
ratings-yours = Your rating: { $rating }
ratings-yours-provisional = You’ll be listed here once your rating is certain enough, after about ten games.
ratings-empty = Nobody is listed yet
ratings-empty-text = Players are listed once their rating is certain enough, after about ten games.
# $count: number of players.
ratings-uncertain = { $count ->
    [one] One more player has a provisional rating.
   *[other] { $count } more players have provisional ratings.
}
ratings-play = Play a rated game
ratings-about = How ratings work
ratings-about-games = Only rated games between people with accounts count. Choose “Rated” when you create a table.
ratings-about-start = Everyone starts at 1500. A question mark means that a rating is still uncertain.
ratings-about-odds = If you’re rated 400 points higher, expect about nine wins for every loss.
# Heading of a list of computer players.
ratings-built-in = Built-in bots
ratings-built-in-text = Games against these bots don’t change ratings, so they have a list of their own. Their strength was measured in games between bots; 1000 is average.
