# Profiles: what a person shows to others.

profile-missing = There’s no profile with this name.
profile = Profile
profile-open = Open profile
# $date is a month, such as March 2026.
profile-since = Member since { $date }
profile-private = Only you see this
# $name is the name of a person.
profile-nothing = { $name } doesn’t share anything else here.
# $count is a number of games.
profile-uncounted = { $count ->
    [one] One game is still being counted. Reload the page in a moment.
   *[other] { $count } games are still being counted. Reload the page in a moment.
}

## What others see

profile-shown = What others see
profile-shown-help = Your username and the month you joined are always public.
profile-show-results = Results
profile-show-results-help = Won, drawn and lost games
profile-show-games = Games and opponents
profile-show-games-help = Anyone can replay them, unless the table is closed to spectators.
profile-show-puzzles = Puzzles
profile-show-packs = Packs
profile-show-packs-help = Packs without problems; anyone can open them.

## Results

profile-results = Results
profile-results-none = No finished games yet.
profile-legend = won – drawn – lost
# $won, $drawn and $lost are numbers of games.
profile-tally = { $won } won, { $drawn } drawn, { $lost } lost
# $count is a number of games.
profile-played = { $count ->
    [one] one game
   *[other] { $count } games
}
profile-characters = Against characters
profile-opponents = Favorite opponents
profile-puzzles = Puzzles
# $count is a number of puzzles.
profile-solved = { $count ->
    [one] one puzzle solved
   *[other] { $count } puzzles solved
}
# $days is a number of consecutive days with a solved puzzle.
profile-streak = { $days ->
    [one] streak of one day
   *[other] streak of { $days } days
}
profile-packs = Packs
profile-packs-none = No packs yet.

## Games

profile-games = Games
profile-filter-game = Game
profile-filter-result = Result
profile-filter-pace = Pace
profile-filter-opponent = Opponent
# An option of a filter: any game, result or pace.
profile-filter-all = Any
profile-outcome-won = Won
profile-outcome-drawn = Drawn
profile-outcome-lost = Lost
profile-outcome-none = Not counted
profile-pace-live = Live
profile-pace-turn-based = Turn-based
profile-pace-untimed = No clock
# Mark of a game in the list of games.
profile-offline = Played offline
profile-more = Show more
profile-games-none = No games match.
# A card with a rating, for screen readers. $game: name of a game. $pace: “Live” or “Turn-based”. $rating:
# a number, with a question mark while it is uncertain. $count: number of rated games.
profile-rating = { $game }, { $pace }: rating { $rating } after { $count ->
    [one] one game
   *[other] { $count } games
}
