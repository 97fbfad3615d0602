# Knight: what the terminal, the log and the browser say.

knight-title = Arizona Knight
knight-about = Two players, one knight. Lay the tiles, strew the chips, then jump.

knight-option-deal = How the tiles come to the players: dealt at random, or drafted one by one.
knight-option-games = How many games make a match; with two the roles swap.

knight-prompt-deal = The tiles are being dealt.
knight-prompt-pick = Pick a tile for your hand.
knight-prompt-tile = Choose one of your tiles to lay.
knight-prompt-turn = How shall { $tile } lie?
knight-prompt-column = Choose the column for the top left cell of { $tile }.
knight-prompt-row = Column { $column }. Now choose the row for { $tile }.
knight-prompt-three = Put the 3-chip on a space of the new tile.
knight-prompt-two = { $left ->
    [1] One more 2-chip; the ones fill up by themselves.
   *[other] Put the first 2-chip on a free space.
}
knight-prompt-knight = Set the knight on any 1-chip; that chip is out.
knight-prompt-jump = { $count ->
    [1] Jump: only one chip is in reach.
   *[other] Jump onto one of the { $count } chips in reach.
}
knight-prompt-over = The match is over, { $one } : { $two }.

knight-label-deal = Deal { $tile }
knight-label-pick = Pick { $tile }
knight-label-tile = Lay { $tile }
knight-label-turn = { $number ->
    [0] Leave it as it is
    [1] Turn it once to the right
    [2] Turn it upside down
   *[3] Turn it once to the left
}
knight-label-column = Column { $number }
knight-label-row = Row { $number }
knight-label-three = The 3 at { $at }
knight-label-two = A 2 at { $at }
knight-label-knight = Knight at { $at }
knight-label-jump = Take { $value } at { $at }

knight-event-tile-dealt = { $name } is dealt { $tile }.
knight-event-tile-picked = { $name } picks { $tile }.
knight-event-tile-laid = { $name } lays { $tile } at { $column },{ $row }.
knight-event-chip-laid = { $name } puts a { $value } at { $at }.
knight-event-ones-laid = Ones fill the other { $count } spaces.
knight-event-knight-set = { $name } sets the knight at { $at }.
knight-event-chip-taken = { $name } takes { $value } at { $at }.
knight-event-game-over = Game { $game } ends { $one } : { $two } with { $left ->
    [0] no chip left
    [1] one chip left
   *[other] { $left } chips left
}.
knight-event-match-over = The match ends { $one } : { $two }.

knight-game-of = game { $game } of { $games }
knight-to-pick = To pick

## Characters, and reasons for a hint

bots-knight-jackrabbit-name = Jackrabbit
bots-knight-jackrabbit-temper = Hops wherever there is a chip, often without looking.
bots-knight-roadrunner-name = Roadrunner
bots-knight-roadrunner-temper = Always snaps up the biggest chip in reach.
bots-knight-coyote-name = Coyote
bots-knight-coyote-temper = Thinks a few jumps ahead, then loses patience.
bots-knight-javelina-name = Javelina
bots-knight-javelina-temper = Stubborn, and dangerous once the board grows thin.
bots-knight-rattlesnake-name = Rattlesnake
bots-knight-rattlesnake-temper = Waits, counts, and strikes in the second half.
bots-knight-condor-name = Condor
bots-knight-condor-temper = Sees the whole board from above, down to the last chip.
bots-knight-term-taken = chips taken: { $points }
bots-knight-term-mine = your next jump: { $points }
bots-knight-term-theirs = the other's next jump: { $points }

## Looking back

knight-where-jump = { $games ->
    [1] Jump { $number }
   *[other] Game { $game }, jump { $number }
}
knight-where-knight = { $games ->
    [1] Setting the knight
   *[other] Game { $game }, setting the knight
}
knight-where-tile = { $games ->
    [1] Tile { $number }
   *[other] Game { $game }, tile { $number }
}
knight-note-exact = Every jump is judged exactly, by the solver. Laying the tiles is estimated and not counted.
knight-note-guessed = { $count ->
    [one] One early decision is estimated and not counted, like the laying of the tiles; all others are exact.
   *[other] { $count } early decisions are estimated and not counted, like the laying of the tiles; all others are exact.
}
knight-review-ends = { $to } ends the game at once: { $other } has no jump left, and it is { $mine } : { $theirs }.
knight-review-ended = { $from } ends the game at once. After { $to } { $name } still takes { $more } and { $other } { $less }.
knight-review-leaves = { $from } leaves { $other } the { $value } at { $at }; after { $to } nothing above a { $less } is in reach.
knight-review-takes = { $to } takes a { $value } instead of a { $less }, and the answer costs no more.
knight-review-goes-on = After { $to } { $name } can go on to the { $value } at { $at }; after { $from } nothing more comes.
knight-review-next = After { $to } { $name } can go on to the { $value } at { $at }; after { $from } only to a { $less }.
knight-review-last = After { $to } { $name } has the last jump, and it ends { $mine } : { $theirs }. After { $from } { $other } has it: { $other-mine } : { $other-theirs }.
knight-review-totals = With best play it ends { $mine } : { $theirs } after { $to }, and { $other-mine } : { $other-theirs } after { $from }.

## The laboratory

lab-kind-knight-tile = Tile
lab-source-knight-chip-1 = Chips of 1
lab-source-knight-chip-2 = Chips of 2
lab-source-knight-chip-3 = Chips of 3

## The page

web-game-knight = Knight
web-caption-knight = Two players · One knight · 48 chips
web-poster-knight = Knight: a rock arch like a horse’s head before the moon
web-line-knight = Two players jump one knight from chip to chip.
web-facts-knight = Two players, about a quarter of an hour
web-key-knight-arrows = ← ↑ → ↓
web-key-knight-arrows-does = while placing: move the tile
web-option-knight-deal = Tiles
web-choice-knight-deal-random = Dealt
web-choice-knight-deal-draft = Drafted
web-option-knight-games = Games
web-choice-knight-games-1 = One
web-choice-knight-games-2 = Two
web-knight-board = { $tiles ->
    [0] The empty table.
    [one] Board of one tile.
   *[other] Board of { $tiles } tiles.
  } Knight at { $knight }. { $moves ->
    [0] Nothing to choose.
    [one] One choice.
   *[other] { $moves } choices.
  }
web-knight-game = Game { $game }
web-knight-of = of { $games }
web-knight-game-of = Game { $game } of { $games }
web-knight-match = Roles swap in game 2. The sum of both decides.
web-knight-single = A single game decides.
web-knight-before = Before this game it stood { $score }.
web-knight-first = first player
web-knight-carries = carries { $points }
web-knight-lying = On the board
web-knight-flag-place = to place
web-knight-flag-fill = fills
web-knight-tile-help = Click one of your tiles
web-knight-place-ask = Place { $tile } beside the board.
web-knight-place-help = Click a dot, or arrow keys and Enter; R turns it
web-knight-first-ask = { $tile } begins the board: turn it as you like.
web-knight-first-help = R turns it; a click or Enter lays it
web-knight-random = Random
web-knight-random-title = Lay the rest of these chips at random
web-knight-fill-help = Click a space; the ones fill up by themselves
web-knight-jump-help = Click a pool, or press its letter
web-knight-lay = Lay { $tile } here
web-knight-place = Place
web-knight-turn = Turn
web-knight-turn-key = R
web-knight-take = Take { $value } → { $scores }
web-knight-setup = The six tiles of this game
web-knight-step-done = { $who } at { $at }
web-knight-step-place = { $who } placing
web-knight-step-fill = { $who } filling
web-knight-steps = Chips to lay
web-knight-by-itself = by themselves
web-knight-text-match = The match
web-knight-text-game = Game { $game } of { $games }.
web-knight-text-knight = The knight stands at { $at }.
web-knight-text-no-knight = The knight is not on the board yet.
web-knight-text-score = { $name } has { $score } in this game.
web-knight-text-tile = Tile { $number }: { $tile }
web-knight-text-here = { $at }: the knight
web-knight-text-wall = { $at }: wall
web-knight-text-space = { $chip ->
    [0] { $at }: empty
   *[other] { $at }: chip { $chip }
  }
web-knight-text-hands = Tiles in hand
web-knight-text-hand = { $name }: { $tiles }
web-knight-result-line = { $games ->
    [one] in a single game.
   *[other] over { $games } games.
}
web-knight-result-boards = The last boards
web-knight-result-turning = The turning point
web-knight-result-see = See it
web-knight-half = Half way
web-knight-half-won = Game { $game } to { $name }
web-knight-half-drawn = Game { $game } is drawn
web-knight-half-next = Roles swap: { $name } begins the next game. The sum of both decides.
web-knight-half-go = Go on
web-knight-result-game = Game { $game }
web-knight-result-chips = Chips of { $value }
web-rule-K-2-1 = Each player has three tiles, dealt at random or picked one by one in turn.
web-rule-K-2-2 = Each tile takes one 3, two 2s and five 1s, one on each space, as you like. Rocks stay bare.
web-rule-K-2-3 = Tiles may be turned by quarter turns, but not flipped over.
web-rule-K-2-4 = At least one cell shares an edge with a tile already lying. Tiles may be offset; a corner alone is not enough.
web-rule-K-3-1 = The first player sets the knight on any 1-chip. That chip is out; nobody scores it.
web-rule-K-3-2 = Jump as a knight does in chess, onto a chip, and take it. Nothing on the way stops you.
web-rule-K-4-2 = Both games are added up. The higher sum wins; equal sums are a draw.

# The words of Knight's guided first game. `{ $other }` is the bot's name.

lesson-knight-welcome-title = Two players, one knight
lesson-knight-welcome = Together you build a board and lay chips on it. Then you both move the same knight, jump by jump, and keep every chip you land on. Most points win. Two of the six tiles lie already.
lesson-knight-tile-title = Choose a tile
lesson-knight-tile = Each player lays three tiles. Rocks are walls: no chip lies there, though a jump may pass over them. Take the tile with the rock in the middle.
lesson-knight-place-title = Lay it down
lesson-knight-place = A tile may lie anywhere as long as it shares an edge with the board. This one looks the same all round; others you turn with R. Click where it hangs now.
lesson-knight-three-title = Your 3-chip
lesson-knight-three = Every tile gets one 3, two 2s and five 1s. You choose where. The 3 shall lie here, far from { $other }’s.
lesson-knight-two-title = Two 2-chips
lesson-knight-two = Now the 2s, one after the other. The ones fill the rest by themselves.
lesson-knight-knight-title = Set the knight
lesson-knight-knight = All six tiles lie. You put the knight on a 1-chip, and that chip is out. { $other } makes the first jump, so start where little is in reach.
lesson-knight-jump-title = Jump
lesson-knight-jump = A jump goes two squares ahead and one aside, as in chess; walls and gaps do not matter. { $other } has taken a 2. The glowing chips are in your reach. Take the 3.
lesson-knight-think-title = Look one jump ahead
lesson-knight-think = Another 3 is in reach – but from there { $other } would take a 3 too. Take the 2 instead: all it leaves is a single 1.
lesson-knight-help-title = When you are stuck
lesson-knight-help = Hint tells what a strong bot would do. Analyse shows the value of every jump, and says so when it is exact. Undo takes a move back.
lesson-knight-end-title = Now you know it all
lesson-knight-end = The game ends when no chip is in the knight’s reach. A match is two games with the roles swapped; the higher sum wins. Go on from here, or begin your own.

# On paper.

knight-print-tiles = Tiles
knight-print-tiles-foot = tiles · { $space } mm a space · cut along the dashes
knight-print-chips = Chips and knight
knight-print-fold = Cut it out, fold along the dashes, and glue one foot onto the other.

## In the pictures of the rules page.

knight-picture-centre = in the centre
knight-picture-edge = on an edge
knight-picture-corner = in a corner
knight-picture-joined = a common edge
knight-picture-touching = only a corner
knight-picture-overlapping = overlapping

## A content pack, looked at in the browser.

knight-pack-table-pack = The pack
knight-pack-table-tile = Tiles
knight-pack-field-authors = by
knight-pack-field-licence = licence

# Puzzles.

knight-puzzle-goal = Win by force in { $jumps }
knight-puzzle-about = { $side ->
    [behind] You are { $mine } : { $theirs } behind.
    [ahead] You are { $mine } : { $theirs } ahead.
   *[level] It stands { $mine } : { $theirs }.
} { $jumps } jumps of yours at most, whatever the answers.
knight-puzzle-draws = That only draws.
knight-puzzle-loses = { $points ->
    [one] That loses by a point.
   *[other] That loses by { $points } points.
}
knight-puzzle-why = The turn is your jump { $jump }: the { $value } at { $at }, not the { $other } at { $there }, { $end ->
    [draw] which only draws.
   *[loss] which loses by { $points }.
}
knight-puzzle-why-only = The turn is your jump { $jump }: the { $value } at { $at }.
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = From ahead
knight-puzzle-theme-behind = From behind
knight-puzzle-theme-by-one = By one point
knight-puzzle-theme-long = Five jumps or more
knight-puzzle-theme-short = Four jumps at most
knight-puzzle-theme-smaller-chip = The smaller chip

# --- workshop

knight-letter-space = space
knight-letter-wall = wall
knight-letter-none = nothing
knight-fault-symbol = Row { $row }: expected only 'o', '#' and '.', found '{ $found }'
knight-fault-wide = Expected at most { $high } columns, found { $found }
knight-fault-spaces = Expected exactly { $wanted } spaces 'o', found { $found }
## Workshop

web-knight-workshop-tile = The tile, five by five places
web-knight-workshop-paint = Paint with
web-knight-workshop-cell = { $cell ->
    [wall] Wall
    [space] Space
   *[nothing] Nothing
  }
web-knight-workshop-place = { $place }: { $cell ->
    [wall] wall
    [space] space
   *[nothing] nothing
  }
web-knight-workshop-turn = A quarter turn
web-knight-workshop-jumps = Jumps within it
web-knight-workshop-jumps-told = { $jumps ->
    [0] No jump stays within this tile.
    [one] One jump stays within this tile.
   *[other] { $jumps } jumps, { $chains ->
        [one] in one chain of { $longest } spaces.
       *[other] in { $chains } chains, the longest of { $longest } spaces.
    }
  }
web-knight-workshop-alone = { $count ->
    [one] One space (orange) has none: it is only reached from another tile.
   *[other] { $count } spaces (orange) have none: they are only reached from another tile.
  }
web-knight-workshop-lies = As it may lie
