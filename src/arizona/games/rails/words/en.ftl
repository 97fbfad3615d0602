# Rails: texts of the browser, the terminal and the log.

rails-title = Arizona Rails
rails-about = Draft a die, draw a railroad. Load goods where your sections end and deliver them in towns.

rails-option-sheet = The sheet everyone draws on: first (the first in the pack), a sheet’s name, random for a new one, or random:seed to get the same new one again.
rails-option-cards = The three condition cards: random, or three card names separated by commas.
rails-option-clashes = Cards that cancel each other out: keep them, or redraw the later one.

# $symbol: selects the symbol; not shown.
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
# $passed1: selects the symbol; not shown.
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
# $passed2: selects the symbol; not shown.
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
# $passed3: selects the symbol; not shown.
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
# $kind: selects the kind of goods; not shown.
rails-goods = { $kind ->
    [cow] cows
    [sheep] sheep
    [wheat] wheat
    [apple] apples
    [mineral] minerals
   *[wood] wood
}
# $count: a number. $kind: selects the kind of goods; not shown.
rails-pieces = { $count ->
    [one] { $kind ->
        [cow] 1 cow
        [sheep] 1 sheep
        [wheat] 1 sheaf of wheat
        [apple] 1 apple
        [mineral] 1 mineral
       *[wood] 1 piece of wood
    }
   *[other] { $count } { $kind ->
        [wheat] sheaves of wheat
        [wood] pieces of wood
       *[other] { rails-goods }
    }
}

# $round: number of the round.
rails-round = Round { $round }
rails-other-sheets = (type board 2 and so on to see the other sheets)
# Letters of the board drawing in the terminal. One line.
rails-legend = c cow s sheep w wheat a apple m mineral o wood ^ mountain T town # station
rails-table-cow = Cows
rails-table-sheep = Sheep
rails-table-wheat = Wheat
rails-table-apple = Apples
rails-table-mineral = Minerals
rails-table-wood = Wood
rails-table-nuggets = Nuggets
rails-table-bonus = Bonus
rails-table-total = TOTAL

# $number: a number.
rails-prompt-card = Condition card { $number } of 3 is being drawn.
rails-prompt-start = The start player is being drawn.
# $round: number of the round.
rails-prompt-roll = Round { $round }: the dice are being rolled.
rails-prompt-take = Take a die.
# $left: how many are left. $value: value of a die, 1 to 6. $fits: “yes” if the die can be drawn.
rails-prompt-choose = { $left ->
    [0] Draw with your { $value }, or discard it for a nugget?
   *[other] { $fits ->
        [yes] Draw with your { $value }, or use a nugget for another value?
       *[no] Your { $value } doesn’t fit. Which value do you draw with a nugget?
    }
}
# $value: value of a die, 1 to 6.
rails-prompt-station = Which station does your route start from, with a { $value }?
# $value: value of a die, 1 to 6. $at: space on the sheet, such as “C4”. $count: a number.
rails-prompt-draw = Draw a { $value } from { $at }: { $count ->
    [one] 1 option
   *[other] { $count } options
}.
# $at: space on the sheet, such as “C4”.
rails-prompt-second = You stop at { $at }: choose a second symbol next to it, or none.
# $at: space on the sheet, such as “C4”.
rails-prompt-visit = You stop at the big town { $at }: deliver, or take a second symbol first.
# $at: space on the sheet, such as “C4”.
rails-prompt-deliver = You may deliver one kind at the town { $at }.
rails-prompt-last = The game is ending: you may deliver one more kind.
# $count: a number. $score: a number of points.
rails-prompt-over = { $count ->
    [one] The game is over; the winner has { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
   *[other] The game is over; { $count } players share the victory with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
}

# $card: name or text of a card. $does: text of the card.
rails-label-card = { $card }: { $does }
# $seat: number of the seat.
rails-label-start = Player { $seat } is the start player
# $value: value of a die, 1 to 6.
rails-label-roll = Roll a { $value }
# $value: value of a die, 1 to 6.
rails-label-take = Take the { $value }
# $value: value of a die, 1 to 6.
rails-label-use = Draw with the { $value }
# $value: value of a die, 1 to 6.
rails-label-nugget = Use a nugget: draw a { $value }
# $value: value of a die, 1 to 6.
rails-label-discard = Discard the { $value } and circle a nugget
# $at: space on the sheet, such as “C4”.
rails-label-station = Start from { $at }
# $passed: number of spaces passed. $at: space on the sheet, such as “C4”.
rails-label-draw = { $passed ->
    [0] To { $at }, { rails-symbol }
    [1] To { $at }, { rails-symbol }, passing { rails-passed1 }
    [2] To { $at }, { rails-symbol }, passing { rails-passed1 } and { rails-passed2 }
   *[3] To { $at }, { rails-symbol }, passing { rails-passed1 }, { rails-passed2 } and { rails-passed3 }
}
# $at: space on the sheet, such as “C4”.
rails-label-second = On to { $at }, { rails-symbol }
# $points: a number of points.
rails-label-deliver = Deliver { rails-pieces } for { $points }
rails-label-no-second = No second symbol
rails-label-no-delivery = Don’t deliver
rails-label-nothing = Don’t deliver, no second symbol

# $card: name or text of a card. $does: text of the card.
rails-event-card-laid = Condition card “{ $card }”: { $does }
# $name: a player’s name.
rails-event-start-player = { $name } is the start player.
# $name: a player’s name. $value: value of a die, 1 to 6.
rails-event-die-rolled = { $name } rolls a { $value }.
# $name: a player’s name. $value: value of a die, 1 to 6.
rails-event-die-taken = { $name } takes the { $value }.
# $name: a player’s name. $value, $die: value of a die, 1 to 6.
rails-event-nugget-used = { $name } uses a nugget to draw a { $value } instead of a { $die }.
# $name: a player’s name. $value: value of a die, 1 to 6.
rails-event-die-discarded = { $name } discards the { $value }.
# $name: a player’s name. $count: a number.
rails-event-nugget-got = { $name } circles { $count ->
    [1] a first nugget
    [2] a second nugget
    [3] a third nugget
    [4] a fourth nugget
    [5] a fifth nugget
    [6] a sixth nugget
    [7] a seventh nugget
    [8] an eighth nugget
    [9] a ninth nugget
   *[other] nugget { $count }
}.
# $name: a player’s name.
rails-event-passed = { $name } can’t draw and passes.
# $name: a player’s name. $at: space on the sheet, such as “C4”.
rails-event-set-out = { $name } starts from { $at }.
# $name: a player’s name. $cells: spaces, such as “C4 C5”.
rails-event-section-drawn = { $name } draws { $cells }.
# $name: a player’s name. $at: space on the sheet, such as “C4”.
rails-event-went-on = { $name } continues to { $at }.
# $name: a player’s name. $at: space on the sheet, such as “C4”.
rails-event-circled = { $name } stops at { $at }: { rails-symbol }.
# $name: a player’s name.
rails-event-loaded = { $name } now has { rails-pieces } aboard.
# $name: a player’s name. $points: a number of points.
rails-event-delivered = { $name } delivers { rails-pieces } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# $name: a player’s name. $points: a number of points.
rails-event-first = { $name } is the first to deliver { rails-goods }: { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}.
# $name: a player’s name. $points: a number of points. $card: name or text of a card.
rails-event-card-scored = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with “{ $card }”.
# $name: a player’s name.
rails-event-sixth-delivery = { $name } has delivered all six kinds: this is the last round.
# $round: number of the round. $left: value of the unused die.
rails-event-round-over = Round { $round } is over; the { $left } was not used. The start-player card moves to the left.
# $round: number of the round.
rails-event-all-stuck = All routes are stuck: the game ends after round { $round }.
# $round: number of the round.
rails-event-nobody-draws = Nobody is drawing anymore: the game ends after round { $round }.
# $name: a player’s name. $points: a number of points.
rails-event-missing = { $name } never delivered { rails-goods }: { SIGNED($points) } points.
# $name: a player’s name. $points: a number of points. $count: a number.
rails-event-nuggets-left = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 unused nugget
   *[other] { $count } unused nuggets
}.
# $name: a player’s name. $score: a number of points.
rails-event-won = { $name } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}.

## Bots and hints

bots-rails-tortoise-name = Tortoise
bots-rails-tortoise-temper = Draws here and there and enjoys the view.
bots-rails-quail-name = Quail
bots-rails-quail-temper = Knows the way, but scatters when startled.
bots-rails-burro-name = Burro
bots-rails-burro-temper = Carries whatever pays best this round.
bots-rails-raven-name = Raven
bots-rails-raven-temper = Clever with shiny things; thinks a round ahead.
bots-rails-pronghorn-name = Pronghorn
bots-rails-pronghorn-temper = Runs far, and is often the first to town.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Refuses to be fenced in.
# $count: number of nuggets.
rails-why-nugget-used = costs { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
# $at: space on the sheet, such as “C4”.
rails-why-section-drawn = draws to { $at }
# $count: pieces of this kind then aboard.
rails-why-loaded = leaves you with { rails-pieces } aboard
# $count: nuggets then unused.
rails-why-nugget-got = leaves you with { $count ->
    [one] 1 unused nugget
   *[other] { $count } unused nuggets
}
# $points: a number of points.
rails-why-delivered = delivers { rails-pieces } for { SIGNED($points) }
# $points: a number of points.
rails-why-first = is the first delivery of { rails-goods }: { SIGNED($points) }
# $points: points at the end of the game, with a sign.
rails-why-end = ends the game; your final scoring: { SIGNED($points) }
# $count: number of die values, 0 to 6.
rails-why-open = { $count ->
    [0] leaves no die value you can draw next
    [one] leaves 1 die value you can draw next
   *[other] leaves { $count } die values you can draw next
}

## Lab

lab-figure-rails-ending-sixth-delivery = Games ended by a sixth delivery
lab-figure-rails-rounds = Rounds
lab-figure-rails-deliveries = Kinds delivered
lab-figure-rails-pieces = Pieces delivered
lab-figure-rails-nuggets = Nuggets earned
lab-figure-rails-nuggets-used = Nuggets used
lab-ending-rails-sixth-delivery = Sixth delivery
lab-ending-rails-all-stuck = Everyone stuck
lab-ending-rails-nobody-draws = Nobody drew for ten rounds
lab-kind-rails-card = Condition card
lab-kind-rails-award = Scoring card
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
lab-source-rails-nuggets-left = Unused nuggets

## Web page

web-game-rails = Rails
web-caption-rails = Two to four players · Dice and pencil
web-poster-rails = Rails: a steam train in front of mesas at sunset
web-line-rails = Take a die, draw your route, bring the goods to town.
web-facts-rails = Two to four players, about 30 minutes
web-rails-table = Sheets and cards
# $name: a player’s name.
web-rails-sheet-of = { $name }’s sheet
web-rails-own-sheet = Back to your own sheet
web-rails-show-sheet = Enlarge this sheet
# Train driver.
web-rails-engineer = Engineer
# $value: value of a die, 1 to 6.
web-rails-die = die { $value }
web-rails-dice = Dice to take
# The die nobody took.
web-rails-left-over = Unused
# $value: value of a die, 1 to 6.
web-rails-use = Draw with the { $value }
# $value: value of a die, 1 to 6.
web-rails-discard = Discard the { $value }
web-rails-nuggets-none = none yet
# The route can’t be continued.
web-rails-stuck = stuck
web-rails-starter = Start player
web-rails-swap = or use a nugget
# $at: space on the sheet, such as “C4”.
web-rails-draw-to = Draw to { $at }
web-rails-ends-help = Click a glowing space; press B to try another route
web-rails-tap = Tap a glowing space to see the track, then tap it again to draw.
# $at: a space, as E5.
web-rails-tap-again = Tap { $at } again to draw this track, or tap another space.
# $count: a number.
web-rails-aboard = { $count ->
    [0] none aboard yet
    [one] 1 aboard
   *[other] { $count } aboard
  }
# The player can’t draw this round.
web-rails-passes = passes
web-rails-score-table = Score sheet
web-rails-so-far = so far
# $got: number of nuggets earned. $used: number of nuggets used.
web-rails-nuggets = Nuggets: { $got } earned, { $used } used
# $left: how many are left.
web-rails-nuggets-left = { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
  }
# $title: name of a card, tile or other item.
web-rails-card = Condition card { $title }
web-rails-during = During the game
web-rails-final = Final scoring
# The card has left the game.
web-rails-gone = taken
web-rails-waybill = Waybill
web-rails-unloaded = delivered to
web-rails-kind = Kind
web-rails-pieces = Pieces
web-rails-points = Points
web-rails-bill-aboard = Aboard
# $name: a player’s name.
web-rails-was-first = { $name } got there first
# $points: a number of points.
web-rails-deliver = Deliver { rails-goods } +{ $points }
# Column: points for being the first to deliver.
web-rails-first = First
web-rails-by-cards = Cards
# Column: points if delivered now.
web-rails-worth = Worth now
# $pieces: number of pieces delivered. $scoring: number of pieces that score.
web-rails-odd = { $pieces ->
    [one] 1 piece counts as { $scoring }
   *[other] { $pieces } count as { $scoring }
}
# $points: a number of points.
web-rails-first-stamp = First +{ $points }
web-rails-reason-delivered = already delivered
web-rails-reason-none = none aboard
# A row of the waybill on phones. $points: points for the pieces alone; $pieces: how many are aboard.
web-rails-bill-sum = { $points } for { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
# $points: points added by condition cards. At most 12 characters.
web-rails-bill-cards = Cards +{ $points }
# Shown below $points, the number of points.
web-rails-bill-points = { $points ->
    [one] point
   *[other] points
}
# Before the kinds that cannot be delivered, with the reasons.
web-rails-not-now = Not now:
# $dice: list of dice.
web-rails-text-dice = Dice still available: { $dice }.
# $die: value of a die, 1 to 6.
web-rails-text-die = Die: { $die }.
# $at: space on the sheet, such as “C4”.
web-rails-text-head = The route ends at { $at }.
# $line: the route, as a list of spaces.
web-rails-text-line = Route: { $line }.
# $goods: list of goods.
web-rails-text-aboard = Aboard: { $goods }.
# $boxes: list of scores.
web-rails-text-boxes = Scored: { $boxes }.
# $title: name of a card, tile or other item.
web-rails-text-sheet = The printed sheet: { $title }
web-rails-tabs = Views
web-rails-tab-sheet = Sheet
web-rails-tab-players = Players
web-rails-tab-cards = Cards
web-rails-result-book = Score book
web-rails-result-map = The winner’s route map
web-rails-result-other = The route map
web-rails-result-chart = Score by round
web-rails-result-final = final
web-rails-result-winner = winner
# $place: place in an order, 1 is first.
web-rails-result-place = { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}
web-rails-result-missing = not delivered
# $count: a number.
web-rails-result-left = { $count } left
# $count: a number.
web-rails-result-track = { $count } spaces of track
# $rounds: number of rounds. $kinds: number of kinds.
web-rails-result-line = points after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $kinds ->
    [one] 1 kind
    [6] all six kinds
   *[other] { $kinds } kinds
} delivered.
# $name: a player’s name. $points: a number of points.
web-rails-result-biggest = Biggest delivery: { $name }, { rails-pieces } for { $points }.
# $round: number of the round. $name: a player’s name. $points: a number of points.
web-rails-result-mark = Round { $round }: { $name } delivers { rails-pieces } for { $points }
web-rails-part-goods = Goods
web-rails-part-first = First to deliver
web-rails-part-cards = Cards
web-rails-part-nuggets = Nuggets
web-rails-part-missing = Kinds not delivered
web-option-rails-sheet = Sheet
web-rails-sheet-fresh = New
web-rails-sheet-fresh-title = A brand-new sheet with the same number of each symbol
web-rails-cards-drawn = Random
web-rails-cards-pick = Choose
# $count: a number.
web-rails-cards-lacking = { $count ->
    [one] Choose 1 more, or all three are drawn at random.
   *[other] Choose { $count } more, or all three are drawn at random.
}
web-option-rails-cards = Condition cards
web-option-rails-clashes = Cards that clash
web-choice-rails-clashes-keep = Keep
web-choice-rails-clashes-redraw = Redraw

## Guided game. $other is the bot’s name.

lesson-rails-welcome-title = Dice and a pencil
lesson-rails-welcome = Everyone draws a railroad on the same map. Where a section ends, you load what is there; in towns you turn it into points. This is your route after five rounds, with two sheaves of wheat aboard.
lesson-rails-take-title = Take a die
# $other: name of the other player or bot.
lesson-rails-take = Each round, one more die is rolled than there are players, and everyone takes one. The picture on a die shows the shape of its track. { $other } has taken the 3. You need the 1: a single step.
lesson-rails-draw-title = Draw your section
lesson-rails-draw = Choose to draw. The spaces where the section can end start glowing; point at one to see the way there. Stop at the wheat just above to load it. Every space your route touches is used up, and routes never cross themselves.
# The same for touchscreens.
lesson-rails-draw-touch = Choose to draw. The spaces where the section can end start glowing; tap one to see the way there, and tap it again to draw. Stop at the wheat just above to load it. Every space your route touches is used up, and routes never cross themselves.
lesson-rails-station-title = Stop at a station
lesson-rails-station = A new round, and you choose first. The 6 is two steps straight, exactly to the station. The wheat on the way is lost; that is the price. Take the die and draw.
lesson-rails-second-title = A second symbol
lesson-rails-second = When you stop at a station, you may continue to one symbol right next to it. There is your fourth sheaf.
lesson-rails-town-title = On to a town
lesson-rails-town = The 3 is a staircase of three steps, and it ends at the town. Take the die and draw.
lesson-rails-deliver-title = Deliver
lesson-rails-deliver = You deliver one kind, all its pieces at once, and only once in the game. Pieces score 1, 3, 6, 10… so four sheaves are worth 10 points, plus 5 for being first. Deliver them.
lesson-rails-nugget-title = A die you don’t want
lesson-rails-nugget = You don’t have to draw. Take the 2 and discard it: you circle a gold nugget instead. Later you can use a nugget to draw any other shape, and unused ones are worth points.
lesson-rails-cards-title = Three conditions
lesson-rails-cards = Three of seventeen cards change the rules of each game. Point at one to read it. Here, exactly four sheep, many towns and many nuggets score extra.
# The same for touchscreens.
lesson-rails-cards-touch = Three of seventeen cards change the rules of each game. You can read them under Cards. Here, exactly four sheep, many towns and many nuggets score extra.
lesson-rails-end-title = How it ends
lesson-rails-end = After someone’s sixth delivery, everyone may deliver one more kind; each kind you never delivered costs 5 points. The sheet keeps score for you. Continue from here, or start your own game.

## Quick reference

rails-aid-deliveries = Deliveries
rails-aid-more = More points
rails-aid-what = For
rails-aid-first = First to deliver a kind
rails-aid-missing = Each kind not delivered
rails-aid-dice = Dice and sections
rails-aid-die = Die
rails-aid-drawn = Drawn
rails-aid-shape = Shape

## Print and play

rails-print-sheets = Sheets
rails-print-cards = Condition cards
rails-print-cards-back = Conditions
rails-print-score = Score table
rails-print-dice = Dice to fold
rails-print-dice-how = Cut out, fold along all lines, and glue the tabs inside. Real dice roll better.
rails-print-need-dice = Six-sided dice, or the fold-up ones
rails-print-need-pencils = Pencils
rails-print-need-sheets = Sheets, one per player and game
rails-print-starter = Start player card
rails-print-player = Player
rails-print-first = First of a kind +5
rails-print-missing = Missing kind −5
rails-print-sheet = Sheet
rails-print-per-page = Sheets per page
rails-print-sheet-first = The first
rails-print-sheet-all = All sheets

## Review

# $points: a number of points.
rails-review-ends = It makes the sixth delivery, which ends the game, and scores { $points } this round.
# $more: the larger number. $less: the number for the other move.
rails-review-delivers = It delivers { rails-pieces } and scores { $more } this round; { review-other } scores { $less }.
# $at: space on the sheet, such as “C4”.
rails-review-draws = No need to discard a die: it draws on to { $at }.
# $count: a number. $less: the number for the other move.
rails-review-loads = Afterward, { rails-pieces } { $count ->
    [one] is
   *[other] are
} aboard; { $less ->
    [0] { review-other } loads nothing.
   *[other] { review-other } brings no kind above { $less }.
}
# $count: a number.
rails-review-nuggets = { $count ->
    [one] It leaves 1 more nugget
   *[other] It leaves { $count } more nuggets
} than { review-other }.
# $more: the larger number.
rails-review-stuck = After { review-other }, no die value can be drawn next; after this, { $more } of the six can.
# $more: the larger number.
rails-review-stuck-soon = At the end of the lines shown, no die value can be drawn after { review-other }; after this, { $more } of the six can.
# $more: the larger number. $less: the number for the other move.
rails-review-open = After this, { $more } of the six values can be drawn next; after { review-other }, { $less }.

## Content pack viewer

rails-pack-table-pack = The pack
rails-pack-table-sheet = Sheets
rails-pack-table-card = Condition cards
rails-pack-table-counts = On every sheet
rails-pack-field-authors = authors
rails-pack-field-licence = license
rails-pack-field-size = rows and columns
rails-pack-field-goods = of each good
rails-pack-field-towns = towns
rails-pack-field-mountains = mountains
rails-pack-field-stations = stations

## Puzzles

# $dice: number of dice.
rails-puzzle-goal = The most points with { $dice } dice
# $dice: number of dice. $points: a number of points.
rails-puzzle-about = All { $dice } dice are yours, in any order. You can score { $points } points, in only one way.
# $reasons: the reasons, already joined.
rails-puzzle-why-all = The points: { $reasons }.
# $at: space on the sheet, such as “C4”. $points: a number of points.
rails-puzzle-why-delivered = { rails-pieces } at { $at } for { $points }
# $points: a number of points.
rails-puzzle-why-first = { $points } extra for delivering { rails-goods } first
# $points: a number of points. $card: name or text of a card.
rails-puzzle-why-card-scored = { $points } with { $card }
rails-puzzle-theme-one-delivery = One delivery
rails-puzzle-theme-deliveries = Several deliveries
rails-puzzle-theme-first = First to deliver
# Theme of a puzzle.
rails-puzzle-theme-card = Condition card
rails-puzzle-theme-second-symbol = Second symbol
rails-puzzle-theme-nugget = Using a nugget
rails-puzzle-theme-discard = Discarding a die
rails-puzzle-theme-dice-3 = Three dice
rails-puzzle-theme-dice-4 = Four dice
rails-puzzle-theme-dice-5 = Five dice

## Workshop

# $needed: number needed. $size: number of spaces.
rails-fault-fit = { $needed } symbols don’t fit on { $size } × { $size } spaces
# $other: name of another card.
# $near: a similar card name that exists, or “none”.
rails-fault-clash = There is no card ‘{ $other }’ in this pack{ $near ->
    [none] { "" }
   *[other] ; did you mean ‘{ $near }’?
}
rails-fault-clash-self = A card can’t clash with itself
# $first, $random: a reserved word.
rails-fault-sheet-name = Expected one word without spaces or ‘:’, and not ‘{ $first }’ or ‘{ $random }’
# $random: a reserved word.
rails-fault-card-name = Expected one word without spaces or ‘,’, and not ‘{ $random }’
# $effect: internal name of the effect.
rails-fault-no-symbols = Missing; the effect ‘{ $effect }’ needs symbols
# $effect: internal name of the effect.
rails-fault-one-symbol = Expected one symbol for the effect ‘{ $effect }’
# $effect: internal name of the effect.
rails-fault-goods-only = Expected only goods for the effect ‘{ $effect }’
# $effect: internal name of the effect.
rails-fault-needed = Missing; the effect ‘{ $effect }’ needs it
# $size: number of spaces. $found: what the pack contains instead.
rails-fault-rows = Expected { $size } rows, found { $found }
# $row: number of the row. $size: number of spaces. $found: what the pack contains instead.
rails-fault-row = Row { $row }: expected { $size } symbols, found { $found }
# $row: number of the row. $column: number of the column. $found: what the pack contains instead.
# $legend: list of symbols.
rails-fault-symbol = Row { $row }, column { $column }: unknown symbol ‘{ $found }’; expected { $legend }
# $wanted: the number expected. $found: what the pack contains instead.
rails-fault-goods = Expected exactly { $wanted } of “{ rails-symbol }”, found { $found }
# $least: the lowest number allowed. $found: what the pack contains instead.
rails-fault-few = Expected at least { $least } of “{ rails-symbol }”, found { $found }
# $one, $two: space on the sheet, such as “C4”.
rails-fault-touching = Two of “{ rails-symbol }” are side by side, at { $one } and { $two }
# $least: the lowest number allowed. $found: what the pack contains instead.
rails-fault-rim = Expected at least { $least } stations near the edge, found { $found }
# $least: the lowest number allowed. $found: what the pack contains instead.
rails-fault-inside = Expected at least { $least } stations farther in, found { $found }
# $least: the lowest number allowed. $found: what the pack contains instead.
rails-fault-reach = Expected at least { $least } towns within reach of a station, found { $found }
# $least: the lowest number allowed. $found: what the pack contains instead.
rails-fault-reach-closed = Expected at least { $least } towns within reach of a station when mountains can’t be entered, found { $found }
# $one, $two: space on the sheet, such as “C4”.
rails-fix-swap = Swap { $one } with { $two }
# $at: space on the sheet, such as “C4”.
rails-fix-paint = Paint { $at }: { rails-symbol }
rails-edit-field-name = short name
rails-edit-field-rule = rule
rails-edit-field-symbols = symbols it applies to
rails-edit-field-clashes = cards that cancel it
## Workshop

web-rails-workshop-paint = Paint with
web-rails-workshop-drag = drag to paint
# $have: how many you have. $want: the number expected. $least: 0 if the number must be exact.
web-rails-workshop-of = { $have } of { $want }{ $least ->
    [0] { "" }
   *[other] { " +" }
  }
web-rails-workshop-sheet = Sheet being painted
# $place: position of a square, such as “B3”. $symbol: name of a symbol, already translated.
web-rails-workshop-place = { $place }: { $symbol }
web-rails-workshop-open = open
web-rails-workshop-brush = Paint
web-rails-workshop-swap = Swap two
web-rails-workshop-fill = Fill at random
web-rails-workshop-seed = Seed
web-rails-workshop-keep = keep painted spaces
web-rails-workshop-fill-now = Fill
# $points: a number of points.
web-rails-workshop-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
web-rails-workshop-spread = Distribution
# $count: a number. $largest: size of the largest group.
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
rails-pack-word-closed = Closed: can’t be passed or stopped at
rails-pack-word-no-stop = No stops: can only be passed
rails-pack-word-nugget = A nugget for every stop
rails-pack-word-second = Also works as a station
rails-pack-word-exactly = First to deliver exactly this many
rails-pack-word-pairs = A leftover piece scores nothing
rails-pack-word-stops = At least this many stops, at game end
rails-pack-word-most-stops = Most stops, at game end
rails-pack-word-most-delivered = Most delivered, at game end
rails-pack-word-most-nuggets = Most nuggets, at game end

## Texts of condition cards, generated from their effects in the pack

# $form: selects where the symbol is named: “pass” (you can pass mountains), “stop” (a stop at a
# mountain), “stops” (stops at mountains), “one” (a mountain works as a station), “pairs” (cows score
# in pairs). $symbol: selects the symbol; not shown.
rails-card-symbol = { $form ->
    [stop] { $symbol ->
        [cow] at a cow
        [sheep] at a sheep
        [wheat] at wheat
        [apple] at an apple
        [mineral] at a mineral
        [wood] at wood
        [mountain] at a mountain
        [town] at a town
       *[station] at a station
    }
    [one] { $symbol ->
        [cow] a cow
        [sheep] a sheep
        [wheat] wheat
        [apple] an apple
        [mineral] a mineral
        [wood] wood
        [mountain] a mountain
        [town] a town
       *[station] a station
    }
   *[other] { $symbol ->
        [cow] cows
        [sheep] sheep
        [wheat] wheat
        [apple] apples
        [mineral] minerals
        [wood] wood
        [mountain] mountains
        [town] towns
       *[station] stations
    }
}
# $first, $second: two symbols.
rails-card-or = { $first } or { $second }
# $first, $second: two symbols.
rails-card-and = { $first } and { $second }
# $first, $second: two goods that score in pairs.
rails-card-pair = { $first } and { $second }
# $points: a number.
rails-card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $effect: selects the effect; not shown. $symbols: the symbols it applies to. $count: a number.
# $number: the same number in words. $kind: selects the goods; not shown. $points: points. $left:
# “animals” if all goods are animals, otherwise “goods”. $alone: selects the symbol if there is only one;
# not shown.
rails-card-text = { $effect ->
    [closed] You can’t pass or stop at { $symbols }.
    [no-stop] You can pass { $symbols } but not stop at them.
    [nugget] Each stop { $symbols } gives you a nugget.
    [second] { $symbols } also works as a station, before or after you deliver.
    [exactly] The first player to deliver exactly { $count ->
        [one] { rails-pieces }
       *[other] { $count } { rails-goods }
    } gets { rails-card-points }.
    [pairs] { $symbols } { $alone ->
        [wheat] scores
        [wood] scores
       *[other] score
    } in pairs; a leftover { $left ->
        [animals] one
       *[goods] piece
    } scores nothing.
    [stops] { rails-card-points } at the end of the game for { $number } or more stops at { $symbols }.
    [most-stops] { rails-card-points } at the end of the game for the most stops at { $symbols }.
    [most-delivered] { rails-card-points } at the end of the game for delivering the most { $symbols }.
   *[most-nuggets] { rails-card-points } at the end of the game for the most nuggets earned, used or not.
}
