# Knight: texts of the browser, the terminal and the log.

knight-title = Arizona Knight
knight-about = Two players, one knight. Place the tiles, scatter the chips, then jump.

knight-option-deal = How players get their tiles: dealt at random, or drafted one at a time.
knight-option-games = How many games make a match; with two, the roles swap.

knight-prompt-deal = The tiles are being dealt.
knight-prompt-pick = Pick a tile for your hand.
knight-prompt-tile = Choose one of your tiles to place.
# $tile: name of a tile.
knight-prompt-turn = Which way should { $tile } face?
# $tile: name of a tile.
knight-prompt-column = Choose the column for the top left square of { $tile }.
# $column: number of the column. $tile: name of a tile.
knight-prompt-row = Column { $column }. Now choose the row for { $tile }.
knight-prompt-three = Place the 3-chip on a space of the new tile.
# $left: how many are left.
knight-prompt-two = { $left ->
    [1] Place the second 2-chip; the 1s are filled in automatically.
   *[other] Place the first 2-chip on a free space.
}
knight-prompt-knight = Place the knight on any 1-chip; that chip leaves the game.
# $count: a number.
knight-prompt-jump = { $count ->
    [1] Jump: only one chip is within reach.
   *[other] Jump onto one of the { $count } chips within reach.
}
# $one: points of the first player. $two: points of the second player.
knight-prompt-over = The match is over, { $one }–{ $two }.

# $tile: name of a tile.
knight-label-deal = Deal { $tile }
# $tile: name of a tile.
knight-label-pick = Pick { $tile }
# $tile: name of a tile.
knight-label-tile = Place { $tile }
# $number: quarter turns to the right, 0 to 3.
knight-label-turn = { $number ->
    [0] Leave it as it is
    [1] Rotate it right
    [2] Rotate it halfway
   *[3] Rotate it left
}
# $number: a number.
knight-label-column = Column { $number }
# $number: a number.
knight-label-row = Row { $number }
# $at: position on the grid, such as “2,−1”.
knight-label-three = 3-chip at { $at }
# $at: position on the grid, such as “2,−1”.
knight-label-two = 2-chip at { $at }
# $at: position on the grid, such as “2,−1”.
knight-label-knight = Knight at { $at }
# $value: value of a chip, 1 to 3. $at: position on the grid, such as “2,−1”.
knight-label-jump = Take { $value } at { $at }

# $name: a player’s name. $tile: name of a tile.
knight-event-tile-dealt = { $name } is dealt { $tile }.
# $name: a player’s name. $tile: name of a tile.
knight-event-tile-picked = { $name } picks { $tile }.
# $name: a player’s name. $tile: name of a tile. $column: number of the column. $row: number of the
# row.
knight-event-tile-laid = { $name } places { $tile } at { $column },{ $row }.
# $name: a player’s name. $value: value of a chip, 1 to 3. $at: position on the grid, such as
# “2,−1”.
knight-event-chip-laid = { $name } places a { $value } at { $at }.
# $count: a number.
knight-event-ones-laid = 1s fill the other { $count } spaces.
# $name: a player’s name. $at: position on the grid, such as “2,−1”.
knight-event-knight-set = { $name } places the knight at { $at }.
# $name: a player’s name. $value: value of a chip, 1 to 3. $at: position on the grid, such as
# “2,−1”.
knight-event-chip-taken = { $name } takes { $value } at { $at }.
# $game: number of the game within the match. $one: points of the first player. $two: points of the
# second player. $left: how many are left.
knight-event-game-over = Game { $game } ends { $one }–{ $two } with { $left ->
    [0] no chips left
    [1] 1 chip left
   *[other] { $left } chips left
}.
# $one: points of the first player. $two: points of the second player.
knight-event-match-over = The match ends { $one }–{ $two }.

# $game: number of the game within the match. $games: number of games in the match.
knight-game-of = game { $game } of { $games }
knight-to-pick = Available

## Bots and hints

bots-knight-jackrabbit-name = Jackrabbit
bots-knight-jackrabbit-temper = Hops wherever there is a chip, often without looking.
bots-knight-roadrunner-name = Roadrunner
bots-knight-roadrunner-temper = Snaps up big chips, with one eye on your answer.
bots-knight-coyote-name = Coyote
bots-knight-coyote-temper = Thinks a few jumps ahead, then loses patience.
bots-knight-javelina-name = Javelina
bots-knight-javelina-temper = Stubborn, and dangerous once the chips run low.
bots-knight-rattlesnake-name = Rattlesnake
bots-knight-rattlesnake-temper = Waits, counts, and strikes in the second half.
bots-knight-condor-name = Condor
bots-knight-condor-temper = Sees the whole board from above, down to the last chip.
# $value: value of a chip, 1 to 3, or 0 for none.
knight-why-reply = { $value ->
    [0] leaves your opponent no jump, so the game ends
   *[other] your opponent’s next jump takes at most a { $value }
}
# $value: value of a chip, 1 to 3.
knight-why-own = your next jump can take a { $value }

## Review

# $games: number of games in the match. $number: a number. $game: number of the game within the
# match.
knight-where-jump = { $games ->
    [1] Jump { $number }
   *[other] Game { $game }, jump { $number }
}
# $games: number of games in the match. $game: number of the game within the match.
knight-where-knight = { $games ->
    [1] Placing the knight
   *[other] Game { $game }, placing the knight
}
# $games: number of games in the match. $number: a number. $game: number of the game within the
# match.
knight-where-tile = { $games ->
    [1] Tile { $number }
   *[other] Game { $game }, tile { $number }
}
knight-note-exact = Every jump is judged exactly by the solver. Placing tiles is only estimated and not counted.
# $count: a number.
knight-note-guessed = { $count ->
    [one] 1 early decision is only estimated and not counted, like placing tiles; all others are exact.
   *[other] { $count } early decisions are only estimated and not counted, like placing tiles; all others are exact.
}
# $to: the better move: position on the grid. $other: name of the other player or bot. $mine: your
# points. $theirs: the opponent’s points.
knight-review-ends = { $to } ends the game right away: { $other } has no jump left, and the score is { $mine }–{ $theirs }.
# $from: the move played: position on the grid. $to: the better move: position on the grid. $name: a
# player’s name. $more: the larger number. $other: name of the other player or bot. $less: value of
# a chip, or points.
knight-review-ended = { $from } ends the game right away. After { $to }, { $name } still takes { $more } and { $other } { $less }.
# $from: the move played: position on the grid. $other: name of the other player or bot. $value:
# value of a chip, 1 to 3. $at: position on the grid, such as “2,−1”. $to: the better move: position
# on the grid. $less: value of a chip, or points.
knight-review-leaves = { $from } leaves { $other } the { $value } at { $at }; after { $to }, nothing above a { $less } is within reach.
# $to: the better move: position on the grid. $value: value of a chip, 1 to 3. $less: value of a
# chip, or points.
knight-review-takes = { $to } takes a { $value } instead of a { $less }, and the reply costs no more.
# $to: the better move: position on the grid. $name: a player’s name. $value: value of a chip, 1 to
# 3. $at: position on the grid, such as “2,−1”. $from: the move played: position on the grid.
knight-review-goes-on = After { $to }, { $name } can continue to the { $value } at { $at }; after { $from }, there is nothing more to take.
# $to: the better move: position on the grid. $name: a player’s name. $value: value of a chip, 1 to
# 3. $at: position on the grid, such as “2,−1”. $from: the move played: position on the grid. $less:
# value of a chip, or points.
knight-review-next = After { $to }, { $name } can continue to the { $value } at { $at }; after { $from }, only to a { $less }.
# $to: the better move: position on the grid. $name: a player’s name. $mine: your points. $theirs:
# the opponent’s points. $from: the move played: position on the grid. $other: name of the other
# player or bot. $other-mine: your points after the move played. $other-theirs: the opponent’s
# points after the move played.
knight-review-last = After { $to }, { $name } has the last jump and the game ends { $mine }–{ $theirs }. After { $from }, { $other } has it: { $other-mine }–{ $other-theirs }.
# $mine: your points. $theirs: the opponent’s points. $to: the better move: position on the grid.
# $other-mine: your points after the move played. $other-theirs: the opponent’s points after the
# move played. $from: the move played: position on the grid.
knight-review-totals = With best play the game ends { $mine }–{ $theirs } after { $to }, and { $other-mine }–{ $other-theirs } after { $from }.

## Lab

lab-kind-knight-tile = Tile
lab-source-knight-chip-1 = 1-chips
lab-source-knight-chip-2 = 2-chips
lab-source-knight-chip-3 = 3-chips

## Web page

web-game-knight = Knight
web-caption-knight = Two players · One knight · 48 chips
web-poster-knight = Knight: a rock arch shaped like a horse’s head in front of the moon
web-line-knight = Two players jump one knight from chip to chip.
web-facts-knight = Two players, about 15 minutes
web-key-knight-arrows = ← ↑ → ↓
web-key-knight-arrows-does = while placing: move the tile
web-option-knight-deal = Tiles
web-choice-knight-deal-random = Dealt
web-choice-knight-deal-draft = Drafted
web-option-knight-games = Games
web-choice-knight-games-1 = One
web-choice-knight-games-2 = Two
# $tiles: number of tiles. $knight: position of the knight. $moves: number of moves.
web-knight-board = { $tiles ->
    [0] Empty board.
    [one] Board with 1 tile.
   *[other] Board with { $tiles } tiles.
  } Knight at { $knight }. { $moves ->
    [0] No choices.
    [one] 1 choice.
   *[other] { $moves } choices.
  }
# $game: number of the game within the match.
web-knight-game = Game { $game }
# $games: number of games in the match.
web-knight-of = of { $games }
# $game: number of the game within the match. $games: number of games in the match.
web-knight-game-of = Game { $game } of { $games }
web-knight-match = Roles swap in game 2. The total of both games decides.
web-knight-single = A single game decides.
# $score: score, such as “12–9”.
web-knight-before = Score before this game: { $score }.
# Mark on a player: goes first.
web-knight-first = first player
# $points: a number of points.
web-knight-carries = from game 1: { $points }
web-knight-on-board = On the board
# Mark on a player: has a tile to place. Very short.
web-knight-flag-place = to place
# Mark on a player: has chips to place. Very short.
web-knight-flag-fill = to fill
web-knight-tile-help = Click one of your tiles
# The same for touchscreens.
web-knight-tile-help-touch = Tap one of your tiles
# $tile: name of a tile.
web-knight-place-ask = Place { $tile } next to the board.
web-knight-place-help = Click a dot, or use the arrow keys and Enter; R rotates
# The same for touchscreens.
web-knight-place-help-touch = Drag the tile, or tap a dot; rotate it with Rotate
# $tile: name of a tile.
web-knight-first-ask = { $tile } starts the board. Rotate it as you like.
web-knight-first-help = R rotates; click or press Enter to place
# The same for touchscreens.
web-knight-first-help-touch = Rotate it with Rotate, then press Place
# Button: place the chips at random.
web-knight-random = Random
web-knight-random-title = Place the remaining chips at random
web-knight-fill-help = Click a space; the 1s are filled in automatically
# The same for touchscreens.
web-knight-fill-help-touch = Tap a space; the 1s are filled in automatically
web-knight-jump-help = Click a glowing chip, or press its letter
# The same for touchscreens.
web-knight-jump-help-touch = Tap a glowing chip, or drag the knight
# $tile: name of a tile.
web-knight-lay = Place { $tile } here
# Button: put the tile down here.
web-knight-place = Place
# Button: rotate the tile.
web-knight-turn = Rotate
web-knight-turn-key = R
# $value: value of a chip, 1 to 3. $scores: new score.
web-knight-take = Take { $value } → { $scores }
# $name: a player’s name. $tile: name of a tile. $at: a place on the board, such as “M13”.
web-knight-event-tile-laid = { $name } places { $tile } at { $at }.
# Said when a chip that cannot be taken is clicked. $at: a place on the board, such as “M13”.
web-knight-why-far = The knight can’t reach { $at }. It jumps two spaces straight and one to the side.
# $at: a place on the board, such as “M13”.
web-knight-why-empty = There is no chip left on { $at }. The knight jumps only to chips.
# $at: a place on the board, such as “M13”.
web-knight-why-wall = { $at } is a wall.
web-knight-ends-match = This jump ends the match
web-knight-ends-game = This jump ends the game
# On the chip. At most 6 letters.
web-knight-ends-short = Ends
web-knight-setup = The six tiles of this game
# $who: names of players. $at: position on the board.
web-knight-step-done = { $who } at { $at }
# $who: names of players.
web-knight-step-place = { $who } placing
# $who: names of players.
web-knight-step-fill = { $who } filling
web-knight-steps = Chips to place
# The computer places the 1-chips.
web-knight-by-itself = automatic
web-knight-text-match = The match
# $game: number of the game within the match. $games: number of games in the match.
web-knight-text-game = Game { $game } of { $games }.
# $at: position on the board.
web-knight-text-knight = The knight is at { $at }.
web-knight-text-no-knight = The knight is not on the board yet.
# $name: a player’s name. $score: a number of points.
web-knight-text-score = { $name } has { $score } in this game.
# $number: a number. $tile: name of a tile.
web-knight-text-tile = Tile { $number }: { $tile }
# $at: position on the board.
web-knight-text-here = { $at }: the knight
# $at: position on the board.
web-knight-text-wall = { $at }: wall
# $chip: value of the chip, 0 for none. $at: position on the board.
web-knight-text-space = { $chip ->
    [0] { $at }: empty
   *[other] { $at }: { $chip }-chip
  }
web-knight-text-hands = Tiles in hand
# $name: a player’s name. $tiles: names of tiles.
web-knight-text-hand = { $name }: { $tiles }
# $games: number of games in the match.
web-knight-result-line = { $games ->
    [one] in a single game.
   *[other] over { $games } games.
}
web-knight-result-boards = Final boards
web-knight-result-turning = The turning point
web-knight-result-see = See it
web-knight-half = Halftime
# $name: a player’s name. $game: number of the game within the match.
web-knight-half-won = { $name } wins game { $game }
# $game: number of the game within the match.
web-knight-half-drawn = Game { $game } is a draw
# $name: a player’s name.
web-knight-half-next = Roles swap: { $name } goes first in the next game. The total of both games decides.
web-knight-half-go = Continue
# $game: number of the game within the match.
web-knight-result-game = Game { $game }
# $value: value of a chip, 1 to 3.
web-knight-result-chips = { $value }-chips
web-rule-K-2-1 = Each player has three tiles, dealt at random or drafted one at a time.
web-rule-K-2-2 = Each tile takes one 3, two 2s and five 1s, one per space, arranged as you like. Walls stay empty.
web-rule-K-2-3 = You may rotate tiles by quarter turns, but not flip them over.
web-rule-K-2-4 = At least one square must share an edge with a tile already on the board. Tiles may be offset; touching at a corner is not enough.
web-rule-K-3-1 = The first player places the knight on any 1-chip. That chip leaves the game; nobody scores it.
web-rule-K-3-2 = Jump like a chess knight onto a chip, and take it. Nothing on the way stops you.
web-rule-K-4-2 = Add up both games. The higher total wins; equal totals are a draw.
web-rule-K-4-2-single = A single game decides. The higher score wins; equal scores are a draw.

## Guided game. $other is the bot’s name.

lesson-knight-welcome-title = Two players, one knight
lesson-knight-welcome = Together you build a board and cover it with chips. Then you both move the same knight, jump by jump, and keep every chip you land on. The player with the most points wins. Two of the six tiles are already down.
lesson-knight-tile-title = Choose a tile
lesson-knight-tile = Each player places three tiles. Rocks are walls: they hold no chips, but you can jump over them. Take the tile with the wall in the center.
lesson-knight-place-title = Place it
lesson-knight-place = A tile can go anywhere as long as it shares an edge with the board. This one looks the same from every side; rotate others with R. Click where it is hovering.
# The same for touchscreens.
lesson-knight-place-touch = A tile can go anywhere as long as it shares an edge with the board. This one looks the same from every side; turn others with Rotate. Press Place to put it where it is hovering.
lesson-knight-three-title = Your 3-chip
# $other: name of the other player or bot.
lesson-knight-three = Every tile gets one 3, two 2s and five 1s, and you choose where. Put the 3 here, far from { $other }’s.
lesson-knight-two-title = Two 2-chips
lesson-knight-two = Now place the 2s, one after the other. The 1s are filled in automatically.
lesson-knight-knight-title = Place the knight
# $other: name of the other player or bot.
lesson-knight-knight = All six tiles are down. Place the knight on a 1-chip; that chip leaves the game. { $other } makes the first jump, so start where little is within reach.
lesson-knight-jump-title = Jump
# $other: name of the other player or bot.
lesson-knight-jump = A jump goes two squares straight and one to the side, as in chess; walls and gaps don’t matter. { $other } has taken a 2. The glowing chips are within reach. Take the 3.
lesson-knight-think-title = Look one jump ahead
# $other: name of the other player or bot.
lesson-knight-think = Another 3 is within reach, but from there { $other } would take a 3 too. Take the 2 instead: it leaves only a 1.
lesson-knight-help-title = When you’re stuck
lesson-knight-help = Hint shows what a strong bot would do. Analyze shows the value of every jump, and whether it is exact. Undo reverses your last move.
lesson-knight-end-title = That’s the whole game
lesson-knight-end = The game ends when no chip is within the knight’s reach. A match is two games with the roles swapped; the higher total wins. Continue from here, or start your own game.

## Quick reference

knight-aid-chips = Chips
# Heading of a column with the values 3, 2 and 1.
knight-aid-chip = Chip
knight-aid-on-tile = On each tile
knight-aid-player = Per player
# Last row of the table of chips: the sum of their values.
knight-aid-points = Points

## Print and play

knight-print-tiles = Tiles
# $space: size of a space in millimeters.
knight-print-tiles-foot = tiles · { $space } mm per space · cut along the dashed lines
knight-print-chips = Chips and knight
# $value: points of the chip, 1 to 3.
knight-print-chip-count = Chips worth { $value ->
    [one] 1 point
   *[other] { $value } points
}
knight-print-knight-count = Knight to fold
# Printed next to the paper knight.
knight-print-fold = Cut out, fold along the dashed lines, and glue one foot to the other.
# $game: 1 or 2, the number of the game within the match.
knight-print-game = Game { $game }
# Column heading of a table for scores.
knight-print-player = Player
# Heading above a table in which the scores of a match are written.
knight-print-score = Scores

## Pictures of the rules page

knight-picture-center = in the center
knight-picture-edge = on an edge
knight-picture-corner = in a corner
knight-picture-joined = a shared edge
knight-picture-touching = only a corner
knight-picture-overlapping = overlapping

## Content pack viewer

knight-pack-table-pack = The pack
knight-pack-table-tile = Tiles
knight-pack-field-authors = authors
knight-pack-field-licence = license

## Puzzles

# $jumps: number of jumps.
knight-puzzle-goal = Force a win in { $jumps }
# $side: selects a variant; not shown. $mine: your points. $theirs: the opponent’s points. $jumps:
# number of jumps.
knight-puzzle-about = { $side ->
    [behind] You are behind { $mine }–{ $theirs }.
    [ahead] You are ahead { $mine }–{ $theirs }.
   *[level] The score is { $mine }–{ $theirs }.
} Win in at most { $jumps } of your jumps, whatever the replies.
knight-puzzle-draws = That only draws.
# $points: a number of points.
knight-puzzle-loses = { $points ->
    [one] That loses by 1 point.
   *[other] That loses by { $points } points.
}
# $jump: number of the jump. $value: value of a chip, 1 to 3. $at: position on the grid, such as
# “2,−1”. $other: value of another chip. $there: position on the grid. $end: selects a variant; not
# shown. $points: a number of points.
knight-puzzle-why = The key move is your jump { $jump }: the { $value } at { $at }, not the { $other } at { $there }, { $end ->
    [draw] which only draws.
   *[loss] which loses by { $points }.
}
# $jump: number of the jump. $value: value of a chip, 1 to 3. $at: position on the grid, such as
# “2,−1”.
knight-puzzle-why-only = The key move is your jump { $jump }: the { $value } at { $at }.
# $reasons: the reasons, already joined.
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = Holding a lead
knight-puzzle-theme-behind = Coming from behind
knight-puzzle-theme-by-one = By one point
knight-puzzle-theme-long = Five jumps or more
knight-puzzle-theme-short = Four jumps or fewer
knight-puzzle-theme-smaller-chip = The smaller chip

## Workshop

knight-letter-space = space
knight-letter-wall = wall
knight-letter-none = nothing
# $row: number of the row. $found: what the pack contains instead.
knight-fault-symbol = Row { $row }: expected only ‘o’, ‘#’ and ‘.’, found ‘{ $found }’
# $high: upper end of the range. $found: what the pack contains instead.
knight-fault-wide = Expected at most { $high } columns, found { $found }
# $wanted: the number expected. $found: what the pack contains instead.
knight-fault-spaces = Expected exactly { $wanted } spaces, found { $found }
## Workshop

knight-art-space = Space
knight-art-wall = Wall
knight-art-knight = Knight
knight-art-chip-1 = 1-chip
knight-art-chip-2 = 2-chip
knight-art-chip-3 = 3-chip
web-knight-workshop-tile = The tile, five by five squares
web-knight-workshop-paint = Paint with
# $cell: selects a variant; not shown.
web-knight-workshop-cell = { $cell ->
    [wall] Wall
    [space] Space
   *[nothing] Nothing
  }
# $place: position of a square, such as “B3”. $cell: selects a variant; not shown.
web-knight-workshop-place = { $place }: { $cell ->
    [wall] wall
    [space] space
   *[nothing] nothing
  }
web-knight-workshop-turn = Rotate
web-knight-workshop-jumps = Jumps within the tile
# $jumps: number of jumps. $chains: number of chains. $longest: number of spaces.
web-knight-workshop-jumps-count = { $jumps ->
    [0] No jump stays within this tile.
    [one] 1 jump stays within this tile.
   *[other] { $jumps } jumps, { $chains ->
        [one] in one chain of { $longest } spaces.
       *[other] in { $chains } chains, the longest of { $longest } spaces.
    }
  }
# $count: a number.
web-knight-workshop-alone = { $count ->
    [one] 1 space (orange) has none: it can only be reached from another tile.
   *[other] { $count } spaces (orange) have none: they can only be reached from another tile.
  }
web-knight-workshop-rotations = Possible rotations
lab-figure-knight-left-3 = 3-chips left over
lab-figure-knight-left-2 = 2-chips left over
lab-figure-knight-left-1 = 1-chips left over
