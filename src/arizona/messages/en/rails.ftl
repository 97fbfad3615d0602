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
