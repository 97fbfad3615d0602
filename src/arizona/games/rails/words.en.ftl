# Rails: what the terminal, the log and the browser say.

rails-title = Arizona Rails
rails-about = Draft a die, draw a railway. Load goods where your sections end, deliver them in towns.

rails-option-sheet = The sheet everybody draws on: first (the pack's first one), a sheet's name, random for a fresh one, or random:seed for the same fresh one again.
rails-option-cards = The three condition cards: random, or three card names with commas between.
rails-option-clashes = Cards that leave each other nothing to do: keep them, or redraw the later one.

rails-symbol = { $symbol ->
    [cow] cow
    [sheep] sheep
    [wheat] wheat
    [apple] apple
    [mineral] mineral
    [wood] wood
    [mountain] mountain
    [town] town
   *[station] station
}
# The spaces a section runs over before it ends: up to three.
rails-passed1 = { $passed1 ->
    [cow] cow
    [sheep] sheep
    [wheat] wheat
    [apple] apple
    [mineral] mineral
    [wood] wood
    [mountain] mountain
    [town] town
   *[station] station
}
rails-passed2 = { $passed2 ->
    [cow] cow
    [sheep] sheep
    [wheat] wheat
    [apple] apple
    [mineral] mineral
    [wood] wood
    [mountain] mountain
    [town] town
   *[station] station
}
rails-passed3 = { $passed3 ->
    [cow] cow
    [sheep] sheep
    [wheat] wheat
    [apple] apple
    [mineral] mineral
    [wood] wood
    [mountain] mountain
    [town] town
   *[station] station
}
rails-goods = { $kind ->
    [cow] cows
    [sheep] sheep
    [wheat] wheat
    [apple] apples
    [mineral] minerals
   *[wood] wood
}
rails-pieces = { $count ->
    [one] { $kind ->
        [cow] one cow
        [sheep] one sheep
        [wheat] one sheaf of wheat
        [apple] one apple
        [mineral] one mineral
       *[wood] one piece of wood
    }
   *[other] { $count } { rails-goods }
}

rails-round = Round { $round }
rails-other-sheets = (board 2 and so on show the other sheets)
rails-legend = c cow s sheep w wheat a apple m mineral o wood ^ mountain T town # station
rails-table-cow = Cows
rails-table-sheep = Sheep
rails-table-wheat = Wheat
rails-table-apple = Apples
rails-table-mineral = Mineral
rails-table-wood = Wood
rails-table-nuggets = Nuggets
rails-table-bonus = Bonus
rails-table-total = TOTAL

rails-prompt-card = Condition card { $number } of 3 is being drawn.
rails-prompt-start = The start player is being drawn.
rails-prompt-roll = Round { $round }: the dice are being rolled.
rails-prompt-take = Take a die.
rails-prompt-choose = { $left ->
    [0] Draw with your { $value }, or discard it for a nugget?
   *[other] { $fits ->
        [yes] Draw with your { $value }, or use a nugget for another value?
       *[no] Your { $value } does not fit: which value do you draw for a nugget?
    }
}
rails-prompt-station = From which station does your route set out with a { $value }?
rails-prompt-draw = Draw a { $value } from { $at }: { $count ->
    [one] one way
   *[other] { $count } ways
}.
rails-prompt-second = You stop at { $at }: select a second symbol beside it, or none.
rails-prompt-visit = You stop in the big town { $at }: deliver, or take a second symbol first.
rails-prompt-deliver = You may deliver one kind in the town { $at }.
rails-prompt-last = The game is ending: you may deliver one more kind.
rails-prompt-over = { $count ->
    [one] The game is over; the winner has { $score } points.
   *[other] The game is over; { $count } players share the victory with { $score } points.
}

rails-label-card = { $card }: { $does }
rails-label-start = Player { $seat } starts
rails-label-roll = A { $value } is rolled
rails-label-take = Take the { $value }
rails-label-use = Draw with the { $value }
rails-label-nugget = Use a nugget: draw a { $value }
rails-label-discard = Discard the { $value } and circle a nugget
rails-label-station = Set out from { $at }
rails-label-draw = { $passed ->
    [0] To { $at }, { rails-symbol }
    [1] To { $at }, { rails-symbol }, passing { rails-passed1 }
    [2] To { $at }, { rails-symbol }, passing { rails-passed1 } and { rails-passed2 }
   *[3] To { $at }, { rails-symbol }, passing { rails-passed1 }, { rails-passed2 } and { rails-passed3 }
}
rails-label-second = On to { $at }, { rails-symbol }
rails-label-deliver = Deliver { rails-pieces } for { $points }
rails-label-no-second = No second symbol
rails-label-no-delivery = Deliver nothing
rails-label-nothing = Neither deliver nor go on

rails-event-card-laid = Condition card: { $card }. { $does }
rails-event-start-player = { $name } is the start player.
rails-event-die-rolled = { $name } rolls a { $value }.
rails-event-die-taken = { $name } takes the { $value }.
rails-event-nugget-used = { $name } uses a nugget to draw a { $value } instead of a { $die }.
rails-event-die-discarded = { $name } discards the { $value }.
rails-event-nugget-got = { $name } circles nugget { $count }.
rails-event-passed = { $name } cannot draw and passes.
rails-event-set-out = { $name } sets out from { $at }.
rails-event-section-drawn = { $name } draws { $cells }.
rails-event-went-on = { $name } goes on to { $at }.
rails-event-circled = { $name } stops at { $at }: { rails-symbol }.
rails-event-loaded = { $name } has { rails-pieces } aboard.
rails-event-delivered = { $name } delivers { rails-pieces } for { $points }.
rails-event-first = { $name } is the first to deliver { rails-goods }: { $points } more.
rails-event-card-scored = { $name } scores { $points } with { $card }.
rails-event-sixth-delivery = { $name } has delivered all six kinds: this round is the last.
rails-event-round-over = Round { $round } is over; the { $left } was not used. The start card goes to the left.
rails-event-all-stuck = All routes are stuck: the game ends after round { $round }.
rails-event-nobody-draws = Nobody draws any more: the game ends after round { $round }.
rails-event-missing = { $name } has not delivered any { rails-goods }: { $points }.
rails-event-nuggets-left = { $name } scores { $points } for { $count ->
    [one] one nugget
   *[other] { $count } nuggets
} left.
rails-event-won = { $name } wins with { $score } points.

## Characters, and reasons for a hint

bots-rails-tortoise-name = Tortoise
bots-rails-tortoise-temper = Draws here and there and enjoys the view.
bots-rails-quail-name = Quail
bots-rails-quail-temper = Knows the way, but scatters when startled.
bots-rails-burro-name = Burro
bots-rails-burro-temper = Carries whatever pays best this round.
bots-rails-raven-name = Raven
bots-rails-raven-temper = Clever with shiny things; looks a round ahead.
bots-rails-pronghorn-name = Pronghorn
bots-rails-pronghorn-temper = Runs far, and is often first in town.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Never lets itself be fenced in.
bots-rails-term-written = points written down: { $points }
bots-rails-term-outlook = cargo, towns and room ahead: { $points }

## The laboratory

lab-figure-rails-ending-sixth-delivery = Games ended by a sixth delivery
lab-figure-rails-rounds = Rounds
lab-figure-rails-deliveries = Kinds delivered
lab-figure-rails-pieces = Pieces delivered
lab-figure-rails-nuggets = Nuggets got
lab-figure-rails-nuggets-used = Nuggets used
lab-ending-rails-sixth-delivery = A sixth delivery
lab-ending-rails-all-stuck = Everybody stuck
lab-ending-rails-nobody-draws = Nobody drew for ten rounds
lab-kind-rails-card = Condition card
lab-kind-rails-award = Card that pays
lab-kind-rails-good = Good
lab-good-rails-Cow = Cow
lab-good-rails-Sheep = Sheep
lab-good-rails-Wheat = Wheat
lab-good-rails-Apple = Apple
lab-good-rails-Mineral = Mineral
lab-good-rails-Wood = Wood
lab-source-rails-delivered = Deliveries
lab-source-rails-first = First to deliver
lab-source-rails-card-scored = Condition cards
lab-source-rails-missing = Kinds not delivered
lab-source-rails-nuggets-left = Nuggets left

## The page

web-game-rails = Rails
web-caption-rails = Two to four players · Dice and pencil
web-poster-rails = Rails: a steam train before mesas at sunset
web-line-rails = Take a die, draw the line, bring the goods to town.
web-facts-rails = Two to four players, about half an hour
web-rails-table = Sheets and cards
web-rails-sheet-of = Sheet of { $name }
web-rails-own-sheet = Back to your own sheet
web-rails-show-sheet = Show this sheet large
web-rails-engineer = Engineer
web-rails-die = die { $value }
web-rails-dice = Dice to take
web-rails-left-over = Left over
web-rails-use = Draw with the { $value }
web-rails-discard = Discard the { $value }
web-rails-nuggets-none = none yet
web-rails-stuck = stuck
web-rails-starter = Start player
web-rails-swap = or use a nugget
web-rails-draw-to = Draw to { $at }
web-rails-ends-help = Click a glowing space; B turns to another way to it
web-rails-aboard = { $count ->
    [0] none aboard yet
    [one] one aboard
   *[other] { $count } aboard
  }
web-rails-passes = passes
web-rails-score-table = Score sheet
web-rails-so-far = so far
web-rails-nuggets = Nuggets: { $got } got, { $used } used
web-rails-nuggets-left = { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
  }
web-rails-card = Condition card { $title }
web-rails-during = During the game
web-rails-final = Final scoring
web-rails-gone = taken
web-rails-waybill = Waybill
web-rails-unloaded = unloaded at
web-rails-kind = Kind
web-rails-pieces = Pieces
web-rails-points = Points
web-rails-bill-aboard = Aboard
web-rails-was-first = { $name } was first
web-rails-deliver = Deliver { rails-goods } +{ $points }
web-rails-first = First
web-rails-by-cards = Cards
web-rails-worth = Worth now
web-rails-odd = { $pieces } count as { $scoring }
web-rails-first-stamp = First +{ $points }
web-rails-reason-delivered = delivered already
web-rails-reason-none = none aboard
web-rails-text-dice = Dice nobody has taken: { $dice }.
web-rails-text-die = Die: { $die }.
web-rails-text-head = The line ends at { $at }.
web-rails-text-line = Line: { $line }.
web-rails-text-aboard = Aboard: { $goods }.
web-rails-text-boxes = Written: { $boxes }.
web-rails-text-sheet = The printed sheet: { $title }
web-rails-tabs = What to look at
web-rails-tab-sheet = Sheet
web-rails-tab-players = Players
web-rails-tab-cards = Cards
web-rails-result-book = Score book
web-rails-result-map = The winner’s map
web-rails-result-other = The map
web-rails-result-chart = Score over the rounds
web-rails-result-final = final
web-rails-result-winner = winner
web-rails-result-place = { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}
web-rails-result-missing = missing
web-rails-result-left = { $count } left
web-rails-result-track = { $count } spaces of track
web-rails-result-line = points after { $rounds } rounds, { $kinds ->
    [one] one kind
    [6] all six kinds
   *[other] { $kinds } kinds
} delivered.
web-rails-result-biggest = The biggest delivery: { $name }, { rails-pieces } for { $points }.
web-rails-result-mark = Round { $round }: { $name } delivers { rails-pieces } for { $points }
web-rails-part-goods = Goods
web-rails-part-first = First to deliver
web-rails-part-cards = Cards
web-rails-part-nuggets = Nuggets
web-rails-part-missing = Kinds missing
web-option-rails-sheet = Sheet
web-rails-sheet-fresh = Fresh
web-rails-sheet-fresh-title = A sheet nobody has seen yet, with the same numbers of symbols
web-rails-cards-drawn = Three drawn
web-rails-cards-pick = Choose
web-rails-cards-lacking = { $count ->
    [one] Choose one more; until then all three are drawn.
   *[other] Choose { $count } more; until then all three are drawn.
}
web-option-rails-cards = Condition cards
web-option-rails-clashes = Cards that clash
web-choice-rails-clashes-keep = Keep
web-choice-rails-clashes-redraw = Redraw

# The words of Rails' guided first game. `{ $other }` is the bot's name.

lesson-rails-welcome-title = Dice and a pencil
lesson-rails-welcome = Everybody draws a railway on the same map. Where a section ends you load what is there; in towns you turn it into points. This is your line after five rounds: two sheaves of wheat are aboard.
lesson-rails-take-title = Take a die
lesson-rails-take = Each round one die more is rolled than there are players, and everybody takes one. The picture shows its shape of track. { $other } has taken the 3. You need the 1: a single step.
lesson-rails-draw-title = Draw your section
lesson-rails-draw = Choose to draw. Then the spaces glow where the section can end, and pointing at one shows the way. Stop at the wheat just above: it is yours. What a line touches is used up, and lines never cross.
lesson-rails-station-title = Stop at a station
lesson-rails-station = A new round, and you choose first. The 6 is two steps straight, exactly to the station. The wheat on the way is lost: that is the price. Take the die and draw.
lesson-rails-second-title = A second symbol
lesson-rails-second = A stop at a station lets you go on to one symbol right beside it. There is your fourth sheaf.
lesson-rails-town-title = On to a town
lesson-rails-town = The 3 is a staircase of three steps, and its end is the town. Take the die and draw.
lesson-rails-deliver-title = Deliver
lesson-rails-deliver = One kind, all its pieces at once, only once in the game: 1, 3, 6, 10 … so four sheaves are 10 points, and 5 more for being the first. Deliver them.
lesson-rails-nugget-title = A die you do not want
lesson-rails-nugget = You need not draw. Take the 2 and give it up: you circle a gold nugget instead. Later a nugget lets you draw any other shape, and unused ones are worth points.
lesson-rails-cards-title = Three conditions
lesson-rails-cards = Three of seventeen cards change the rules of each game. Point at one to read it. Here exactly four sheep, many towns and many nuggets pay extra.
lesson-rails-end-title = How it ends
lesson-rails-end = After somebody’s sixth delivery everyone may deliver one more kind; each kind never delivered costs 5. The sheet keeps count for you. Go on from here, or begin your own game.

# On paper.

rails-print-sheets = Sheets
rails-print-cards = Condition cards
rails-print-cards-back = Conditions
rails-print-score = Score table
rails-print-player = Player
rails-print-first = First of a kind +5
rails-print-missing = Missing kind −5
rails-print-sheet = Sheet
rails-print-per-page = Sheets on a page
rails-print-sheet-first = The first
rails-print-sheet-all = All sheets

## Looking back

rails-review-ends = It makes the sixth delivery, which ends the game, and brings { $points } this round.
rails-review-delivers = It delivers { rails-pieces } and brings { $more } this round; { review-other } brings { $less }.
rails-review-draws = No die need be discarded: it draws on to { $at }.
rails-review-loads = Then { rails-pieces } { $count ->
    [one] is
   *[other] are
} aboard; { $less ->
    [0] { review-other } loads nothing.
   *[other] { review-other } brings no kind above { $less }.
}
rails-review-nuggets = { $count ->
    [one] It leaves one nugget more
   *[other] It leaves { $count } nuggets more
} than { review-other }.
rails-review-stuck = After { review-other } no value of the die can be drawn next; after it { $more } of the six can.
rails-review-stuck-soon = At the end of the lines shown no value of the die can be drawn after { review-other }; after it { $more } of the six can.
rails-review-open = After it { $more } of the six values can be drawn next; after { review-other } { $less }.

## A content pack, looked at in the browser.

rails-pack-table-pack = The pack
rails-pack-table-sheet = Sheets
rails-pack-table-card = Condition cards
rails-pack-table-counts = On every sheet
rails-pack-field-authors = by
rails-pack-field-licence = licence
rails-pack-field-size = rows and columns
rails-pack-field-goods = of each good
rails-pack-field-towns = towns
rails-pack-field-mountains = mountains
rails-pack-field-stations = stations

# Puzzles.

rails-puzzle-goal = The most points with { $dice } dice
rails-puzzle-about = All { $dice } dice are yours, in any order. There are { $points } points in it, in one way only.
rails-puzzle-why-all = The points: { $reasons }.
rails-puzzle-why-delivered = { rails-pieces } at { $at } for { $points }
rails-puzzle-why-first = { $points } more as the first with { rails-goods }
rails-puzzle-why-card-scored = { $points } with { $card }
rails-puzzle-theme-one-delivery = One delivery
rails-puzzle-theme-deliveries = Several deliveries
rails-puzzle-theme-first = First to deliver
rails-puzzle-theme-card = Condition card
rails-puzzle-theme-second-symbol = Second symbol
rails-puzzle-theme-nugget = With a nugget
rails-puzzle-theme-discard = A die given up
rails-puzzle-theme-dice-3 = Three dice
rails-puzzle-theme-dice-4 = Four dice
rails-puzzle-theme-dice-5 = Five dice

# --- workshop

rails-fault-fit = { $needed } symbols do not fit on { $size } × { $size } spaces
rails-fault-clash = There is no card '{ $other }' in this pack
rails-fault-sheet-name = Expected one word without blanks or ':', not '{ $first }' or '{ $random }'
rails-fault-card-name = Expected one word without blanks or ',', not '{ $random }'
rails-fault-no-symbols = Missing; the effect '{ $effect }' looks at symbols
rails-fault-one-symbol = Expected one symbol for the effect '{ $effect }'
rails-fault-goods-only = Expected goods only for the effect '{ $effect }'
rails-fault-needed = Missing; the effect '{ $effect }' needs it
rails-fault-rows = Expected { $size } rows, found { $found }
rails-fault-row = Row { $row }: expected { $size } symbols, found { $found }
rails-fault-symbol = Row { $row }, column { $column }: unknown symbol '{ $found }'; expected { $legend }
rails-fault-goods = Expected exactly { $wanted } { rails-symbol }, found { $found }
rails-fault-few = Expected at least { $least } { rails-symbol }s, found { $found }
rails-fault-touching = Two { rails-symbol }s side by side at { $one } and { $two }
rails-fault-rim = Expected at least { $least } stations near the rim, found { $found }
rails-fault-inside = Expected at least { $least } stations inside, found { $found }
rails-fault-reach = Expected at least { $least } towns in reach of a station, found { $found }
rails-fault-reach-closed = Expected at least { $least } towns in reach of a station when no mountain can be entered, found { $found }
rails-mend-swap = Swap { $one } with { $two }
rails-mend-paint = Paint { $at }: { rails-symbol }
rails-edit-field-name = short name
rails-edit-field-rule = rule
rails-edit-field-symbols = symbols it looks at
rails-edit-field-clashes = cards that make it idle
## Workshop

web-rails-workshop-paint = Paint with
web-rails-workshop-drag = drag to paint
web-rails-workshop-of = { $have } of { $want }{ $least ->
    [0] { "" }
   *[other] { " +" }
  }
web-rails-workshop-sheet = The sheet being painted
web-rails-workshop-place = { $place }: { $symbol }
web-rails-workshop-open = open
web-rails-workshop-brush = Paint
web-rails-workshop-swap = Swap two
web-rails-workshop-fill = Fill at random
web-rails-workshop-seed = Seed
web-rails-workshop-keep = keep what is painted
web-rails-workshop-fill-now = Fill
web-rails-workshop-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
web-rails-workshop-spread = How it spreads
web-rails-workshop-groups = { $count ->
    [one] all together
   *[other] { $count } groups, up to { $largest }
  }
rails-pack-word-cow = cow
rails-pack-word-sheep = sheep
rails-pack-word-wheat = wheat
rails-pack-word-apple = apple
rails-pack-word-mineral = mineral
rails-pack-word-wood = wood
rails-pack-word-mountain = mountain
rails-pack-word-town = town
rails-pack-word-station = station
rails-pack-word-closed = Closed: neither passed nor stopped at
rails-pack-word-no-stop = No stop: may only be passed
rails-pack-word-nugget = A nugget at every stop
rails-pack-word-second = Works as a station too
rails-pack-word-exactly = First to deliver exactly so many
rails-pack-word-pairs = An odd piece does not score
rails-pack-word-stops = So many stops or more, in the end
rails-pack-word-most-stops = Most stops, in the end
rails-pack-word-most-delivered = Most delivered, in the end
rails-pack-word-most-nuggets = Most nuggets, in the end
