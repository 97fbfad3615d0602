# Trail: what the terminal, the log and the browser say.

trail-title = Trailblazer: The Arizona Trail
trail-about = Eight weeks on the trail for two to four players: walk Passages, collect plants and animals, and piece together a mural.

trail-option-last_turn_order = Choose Turn Order in week 8 too, although no week follows.
trail-option-blossom_climbs = A Saguaro Blossom moves you up the Ladder like any other piece.

# --- what is asked

trail-prompt-start = The start player is being drawn.
trail-prompt-open = The game is being set up.
trail-prompt-blossom-number = The Blossoms are being turned over.
trail-prompt-poison = { $count ->
    [1] A Poison token is being drawn.
   *[other] { $count } Poison tokens are being drawn.
}
trail-prompt-weather-draw = Weather cards are being drawn.
trail-prompt-arrow = Move your tracker on the Crossed Arrows.
trail-prompt-claim = You can make a claim, now or later.
trail-prompt-gila = Place the Gila Monster on a face-up card or piece.
trail-prompt-turn = Week { $week }: use a marker ({ $markers } left{ $owed ->
    [0] { "" }
   *[other] { "" }, one reserved for Turn Order
}){ $dutchmen ->
    [0] { "" }
   *[other] { " " }or a Dutchman ({ $dutchmen })
}.
trail-prompt-means = Adventure Marker or Lost Dutchman?
trail-prompt-jackalope = Choose the Jackalope’s extra action.
trail-prompt-after = Anything else this turn?
trail-prompt-boost = Climb one more level for { $price } Turquoise?
trail-prompt-price = Use an ability before you pay?
trail-prompt-pay = Pay coins worth { $price } Turquoise{ $thing ->
    [0] { "" }
   *[other] { " " }for { $title }
}.
trail-prompt-place = Place { $title } on your mural.
trail-prompt-blossom = Place a Saguaro Blossom, or skip it.
trail-prompt-antidote = Return a Poison token?
trail-prompt-advance = { $cause ->
    [weather] Weather: advance
   *[other] Advance
} on any track{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } times)
}.
trail-prompt-resource = { $cause ->
    [weather] Weather: which
   *[other] Which
} resource do you { $way ->
    [get] gain
   *[give] give up
}?
trail-prompt-option = { $cause ->
    [weather] Weather: choose one.
   *[other] Choose one.
}
trail-prompt-spirit = A Spirit joins you. Choose one, or none.
trail-prompt-weather = Choose the Weather card to play.
trail-prompt-over = The journey is over.

# --- what can be answered

trail-label-done = { $at ->
    [boost] Stop here
    [claim] Not now
    [after] End turn
    [price] Just pay
   *[other] Continue
}
trail-label-decline = No, thanks
trail-label-retire = Retire for the week
trail-label-boost = Climb for { $price } Turquoise
trail-label-gateway = Gateway { $title }: { trail-gives }
trail-label-jackalope = Use the Jackalope
trail-label-with = { $what ->
    [dutchman] With a Lost Dutchman
   *[marker] With an Adventure Marker
}
trail-label-order = Turn Order { $place } (pay { trail-pays })
trail-label-walk = Walk { $title } (pay { trail-pays }, get { trail-gives }, then advance on { trail-terrain })
trail-label-card = Take { $title } for { $price } Turquoise ({ trail-gives }; advance on { trail-terrain })
trail-label-piece = Take the piece { $title }, size { $size }, for { $price } Turquoise
trail-label-arrow = { $set }, { trail-side }: { trail-gives }
trail-label-gila = { $group ->
    [passage] Passage { $number }
    [flora-card] Flora card in row { $number }
    [fauna-card] Fauna card in row { $number }
    [flora-piece] Flora pieces beside row { $number }
   *[fauna-piece] Fauna pieces beside row { $number }
}
trail-label-claim = Claim { trail-claim }: { $reward } { $kind ->
    [gold] Gold
    [grit] Grit
    [supplies] Supplies
   *[turquoise] Turquoise
}{ $grit ->
    [0] { "" }
   *[other] { " " }and { $grit } Grit
}
trail-label-use = Use { $title }: { $gives }
trail-label-option = { $kind ->
    [several] { $pays ->
        [0] { "" }
       *[other] Pay { AMOUNTS($pay, one: "trail-amount", none: "trail-nothing") }
    }{ $loses ->
        [0] { "" }
       *[other] { $pays ->
            [0] Lose
           *[other] , lose
        } { AMOUNTS($lose, one: "trail-amount", none: "trail-nothing") }
    }{ $gives ->
        [0] { "" }
       *[other] Give { AMOUNTS($give, one: "trail-amount", none: "trail-nothing") }
    }{ $gains ->
        [0] { "" }
       *[other] { $taken ->
            [0] Gain
           *[other] , gain
        } { AMOUNTS($gain, one: "trail-amount", none: "trail-nothing") }
    }{ $copied ->
        [arrow] Gain the reward of your arrow space
        [gateway] Gain the reward of the face-up Gateway
       *[none] { "" }
    }
   *[other] { $gains ->
        [1] { $kind ->
            [antidote] Return a Poison token
            [terrain] { trail-amount }
           *[other] Gain { trail-amount }
        }
       *[other] { $pays ->
            [1] Pay { trail-amount }
           *[other] { $gives ->
                [1] Give { trail-amount }
               *[other] Lose { trail-amount }
            }
        }
    }
}{ $per ->
    [none] { "" }
   *[other] { " " }for every { $step ->
        [1] { trail-counter-one }
       *[other] { $step } { trail-counter }
    }{ $most ->
        [0] { "" }
       *[other] , up to { $most } times
    }
}
trail-label-cube = { $title }: { trail-gives }
trail-label-spirit = { $title }
trail-label-weather = { $title }: { $directions }
trail-label-choose = { $what ->
    [supplies] Supplies
    [health] Health
   *[water] Water
}
trail-label-advance = { $what ->
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
   *[canyon] Canyon
} { $space }: { trail-gives }
trail-label-place = Place at { $at }
trail-label-antidote = Return { $title }, worth { $loss } Gold
trail-label-pay = Pay{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Turquoise
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " and " }
           *[other] { ", " }
        }
    }{ $copper } Copper
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ $silver } Silver
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } wasted
}
trail-label-start = Player { $number } goes first
trail-label-open = Reveal { $what }
trail-label-blossom = Blossom { $number }
trail-label-poison = { $title }: { $loss } Gold
trail-label-draw = { $title }

# --- why something in sight cannot be done

trail-not-gila = The Gila Monster is on it, so nobody can take it this week.
trail-not-last-marker = Your last marker must go to Turn Order.
trail-not-new-marker = You can use the marker you got this turn from your next turn on.
trail-not-new-dutchman = You can use the Dutchman you found this turn from your next turn on.
trail-not-order-extra = The Jackalope can’t choose Turn Order.
trail-not-order-due = This is the last week, so Turn Order is not chosen.
trail-not-order-twice = You have already chosen your place for next week.
trail-not-order-taken = Another player has chosen this place.
trail-not-order-marker = Turn Order needs an Adventure Marker, and you have none to use.
trail-not-gateway = There is already a marker here. This week only a Lost Dutchman can be placed as well.
trail-not-arrow-taken = There is already a marker at this set. This week only a Lost Dutchman can be placed as well.
trail-not-arrow-here = You are already here.
trail-not-arrow-far = From { $set }, { trail-side }, you can only reach a neighboring space or the same side of another set.
trail-not-row-full = All spaces of this group are taken this week.
trail-not-again = You already have a marker in this group. Only a Lost Dutchman can come here again.
trail-not-coins = It costs { $price } Turquoise. Your coins are worth { $worth }.
trail-not-fitting = It doesn’t fit anywhere on your mural.
trail-not-passages-full = All Passage spaces are taken this week.
trail-not-level = It needs { trail-terrain } { $need }; you are on { $have }: { $away ->
    [one] 1 step
   *[other] { $away } steps
} short.

# --- what things are called

trail-side = { $side ->
    [left] left
    [top] top
    [right] right
   *[bottom] bottom
}
trail-claim = { $claim ->
    [size-5] three size-5 pieces
    [size-4] four size-4 pieces
    [size-3] five size-3 pieces
    [size-2] six size-2 pieces
    [all-sizes] a piece of every size of both kinds
    [mural] the full mural
    [four-alike] four Passages of one terrain
    [four-different] Passages of four terrains
    [stock-3] all stock at 3
    [stock-5] all stock at 5
    [stock-7] all stock at 7
   *[other] “{ $title }”
}
trail-amount = { $kind ->
    [turquoise] { $amount } Turquoise
    [copper] { $amount } Copper
    [silver] { $amount } Silver
    [supplies] { $amount } Supplies
    [health] { $amount } Health
    [water] { $amount } Water
    [gold] { $amount } Gold
    [grit] { $amount } Grit
    [mountain] { trail-steps } on Mountain
    [plateau] { trail-steps } on Plateau
    [desert] { trail-steps } on Desert
    [canyon] { trail-steps } on Canyon
    [terrain] { trail-steps } on any track
    [resource] { $amount ->
        [1] 1 resource of your choice
       *[other] { $amount } resources of your choice
    }
    [antidote] return a Poison token
    [weather] a Weather card
    [spirit] a Spirit
    [marker] your fourth Adventure Marker
   *[other] { $amount } { $kind }
}
trail-steps = { $amount ->
    [1] 1 step
   *[other] { $amount } steps
}
# `AMOUNTS` tells a list such as `1 copper, 2 gold` amount by amount.
trail-nothing = nothing
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
trail-corner = { $icon ->
    [star] an AZ Star
    [blossom] a Saguaro Blossom
   *[antidote] return a Poison token
}
trail-counter = { $per ->
    [mountain-level] spaces on Mountain
    [plateau-level] spaces on Plateau
    [desert-level] spaces on Desert
    [canyon-level] spaces on Canyon
    [lowest-level] spaces on your lowest track
    [highest-level] spaces on your highest track
    [ladder] levels of the Ladder
    [passages] Passages
    [mountain-passages] Mountain Passages
    [plateau-passages] Plateau Passages
    [desert-passages] Desert Passages
    [canyon-passages] Canyon Passages
    [passage-terrains] terrains among your Passages
    [cards] cards
    [flora-cards] Flora cards
    [fauna-cards] Fauna cards
    [mountain-cards] Mountain cards
    [plateau-cards] Plateau cards
    [desert-cards] Desert cards
    [canyon-cards] Canyon cards
    [card-terrains] terrains among your cards
    [stars] AZ Stars
    [pieces] pieces
    [flora-pieces] Flora pieces
    [fauna-pieces] Fauna pieces
    [size-2] size-2 pieces
    [size-3] size-3 pieces
    [size-4] size-4 pieces
    [size-5] size-5 pieces
    [blossoms] Blossoms
    [open-spaces] open mural spaces
    [covered-spaces] covered mural spaces
    [full-rows] full mural rows
    [full-columns] full mural columns
    [turquoise] Turquoise
    [copper] Copper
    [silver] Silver
    [supplies] Supplies
    [health] Health
    [water] Water
    [currency] Turquoise your coins are worth
    [resources] resources
    [lowest-stock] in your lowest stock
    [gold] Gold
    [grit] Grit
    [poison] Poison tokens
    [cubes] cubes on your cards
   *[turn-place] places in turn order
}
trail-counter-one = { $per ->
    [mountain-level] space on Mountain
    [plateau-level] space on Plateau
    [desert-level] space on Desert
    [canyon-level] space on Canyon
    [lowest-level] space on your lowest track
    [highest-level] space on your highest track
    [ladder] level of the Ladder
    [passages] Passage
    [mountain-passages] Mountain Passage
    [plateau-passages] Plateau Passage
    [desert-passages] Desert Passage
    [canyon-passages] Canyon Passage
    [passage-terrains] terrain among your Passages
    [cards] card
    [flora-cards] Flora card
    [fauna-cards] Fauna card
    [mountain-cards] Mountain card
    [plateau-cards] Plateau card
    [desert-cards] Desert card
    [canyon-cards] Canyon card
    [card-terrains] terrain among your cards
    [stars] AZ Star
    [pieces] piece
    [flora-pieces] Flora piece
    [fauna-pieces] Fauna piece
    [size-2] size-2 piece
    [size-3] size-3 piece
    [size-4] size-4 piece
    [size-5] size-5 piece
    [blossoms] Blossom
    [open-spaces] open mural space
    [covered-spaces] covered mural space
    [full-rows] full mural row
    [full-columns] full mural column
    [resources] resource
    [poison] Poison token
    [cubes] cube on your cards
    [turn-place] place in turn order
   *[other] 1 { trail-counter }
}

# --- what happened

trail-what = { $what ->
    [turquoise] Turquoise
    [copper] Copper
    [silver] Silver
    [supplies] Supplies
    [health] Health
   *[water] Water
}
trail-terrain = { $terrain ->
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
   *[canyon] Canyon
}
trail-cause = { $cause ->
    [gateway-week] Gateway
    [arrow] Crossed Arrows
    [meeting] shared arrow space
    [saguaro] Saguaro
    [passage] Passage
    [gateway] Gateway
    [track] Terrain Track
    [flora] Flora
    [fauna] Fauna
    [mural] mural
    [ladder] Ladder
    [top] top of the Ladder
    [weather] Weather
    [spirit] Spirit
    [ability] ability
    [claim] claim
    [state48] State 48
    [first-card] State 48
    [poison] Poison
    [row] row
    [gila] Gila Monster
    [order] Turn Order
    [boost] boost
   *[corner] card
}

trail-event-start-player = { $name } goes first.
trail-event-passage-opened = { $title } is revealed.
trail-event-card-opened = { $title } is revealed in row { $row }.
trail-event-piece-opened = The piece { $title } is revealed.
trail-event-state48-opened = State 48: { $title }.
trail-event-gateway-opened = The next Gateway is { $title }.
trail-event-terrain-marker = The Terrain Marker is on { trail-terrain } { $space }.
trail-event-week = Week { $week } begins.
trail-event-turn = { $name }’s turn.
trail-event-arrow-moved = { $name } moves to { $set }, { trail-side }.
trail-event-gila = { $name } places the Gila Monster on { $group ->
    [passage] Passage { $number }
    [flora-card] the Flora card in row { $number }
    [fauna-card] the Fauna card in row { $number }
    [flora-piece] the Flora pieces beside row { $number }
   *[fauna-piece] the Fauna pieces beside row { $number }
}.
trail-event-saguaro = { $name } gets the Saguaro.
trail-event-retired = { $name } retires for the week.
trail-event-marker-used = { $name } uses { $means ->
    [marker] a marker
    [dutchman] a Lost Dutchman
   *[jackalope] the Jackalope
} at { $what ->
    [passage] the Passages
    [flora] Flora
    [fauna] Fauna
    [gateway] the Gateway
   *[arrow] the Crossed Arrows
}.
trail-event-order-chosen = { $name } chooses place { $place } for next week.
trail-event-walked = { $name } walks { $title }.
trail-event-card-taken = { $name } takes { $title }.
trail-event-star = { $name } gets an AZ Star.
trail-event-cubes-loaded = { $title } is loaded with { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
}.
trail-event-ability = { $name } uses { $title }.
trail-event-gained = { $name }: +{ $amount } { trail-what } ({ trail-cause }).
trail-event-lost = { $name }: −{ $amount } { trail-what } ({ trail-cause }).
trail-event-paid = { $name } pays { $amount } { trail-what } ({ trail-cause }).
trail-event-paid-coins = { $name } pays{ $price ->
    [0] { " nothing" }
   *[other] { "" }
}{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Turquoise
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " and " }
           *[other] { ", " }
        }
    }{ $copper } Copper
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ $silver } Silver
} ({ trail-cause }).
trail-event-gold = { $name }: { SIGNED($amount) } Gold ({ trail-cause }).
trail-event-grit = { $name }: { SIGNED($amount) } Grit ({ trail-cause }).
trail-event-advanced = { $name } reaches { trail-terrain } { $space } ({ trail-cause }).
trail-event-advance-lost = { $name } is already at the end of { trail-terrain }.
trail-event-dutchman = { $name } finds a Lost Dutchman.
trail-event-no-dutchman = There is no Lost Dutchman left for { $name }.
trail-event-marker = { $name } gets a fourth Adventure Marker.
trail-event-poisoned = { $name } draws Poison: { $title }.
trail-event-antidote = { $name } returns { $title }.
trail-event-piece-placed = { $name } places { $title } at { $at }.
trail-event-blossom-placed = { $name } places a Saguaro Blossom at { $at }.
trail-event-climbed = { $name } climbs to level { $level }.
trail-event-boosted = { $name } buys a boost for { $price } Turquoise.
trail-event-weather-mixed = The Weather cards are reshuffled.
trail-event-weather-drawn = { $name } draws { $title }.
trail-event-weather = Weather: { $title }.
trail-event-spirit-taken = { $title } joins { $name }.
trail-event-spirit-used = { $name } uses { $title }.
trail-event-spirit-freed = { $title } is free again.
trail-event-jackalope-unused = { $name } hasn’t used the Jackalope and loses a cube.
trail-event-claimed = { $name } claims { trail-claim }.
trail-event-placed = { $name } takes place { $place } for “{ $objective }”.
trail-event-recovery = Week { $week } ends.
trail-event-turn-order = Turn order for next week: { $order }.
trail-event-card-under = { $title } goes to the bottom of its deck.
trail-event-new-deck = Passage deck { $deck } is now in use.
trail-event-final-open-spaces = { $name }: { SIGNED($amount) } Gold for open mural spaces.
trail-event-final-poison = { $name }: { SIGNED($amount) } Gold for Poison.
trail-event-final-cubes = { $name }: { SIGNED($amount) } Gold for cubes.
trail-event-final-stars = { $name }: { SIGNED($amount) } Gold for AZ Stars.
trail-event-final-sets = { $name }: { SIGNED($amount) } Gold for sets of cards.
trail-event-game-over = The journey is over.

# --- what the terminal draws

trail-draw-week = week { $week }
trail-draw-gila = Gila on { $group ->
    [passage] Passage { $number }
    [flora-card] Flora { $number }
    [fauna-card] Fauna { $number }
    [flora-piece] Flora pieces { $number }
   *[fauna-piece] Fauna pieces { $number }
}
trail-draw-saguaro = Saguaro
trail-draw-passages = Passages
trail-draw-flora = Flora
trail-draw-fauna = Fauna
trail-draw-arrows = Arrows
trail-draw-gateway = Gateway
trail-draw-order = Order
trail-draw-tracks = Tracks
trail-draw-ladder = Ladder
trail-draw-legend = t Turquoise c Copper s Silver · u Supplies h Health w Water ? any resource · g Gold r Grit −90 Grit position · M Mountain P Plateau D Desert C Canyon * any terrain · ~ Weather S Spirit m marker + Antidote ★ AZ Star ✿ Blossom · ▪ cube ° Dutchman ☻ marker ☠ Poison ▣ open ⚑ tracker ○ free ✗ Gila · ▯ cards ▭ Passages zzz retired ^ top

# Trail on the screen.

# --- the market
trail-web-passages = Passages
trail-web-deck = Deck { $deck } of 4
trail-web-deck-left = { $kind ->
    [passages] Passages
    [flora] Flora cards
    [fauna] Fauna cards
   *[gateways] Gateway cards
} in the deck: { $count }
trail-web-action-spaces = spaces
trail-web-spaces = { $free } of { $all } action spaces free
trail-web-passage-about = { $name }, Passage { $number }, { NUMBER($miles) } miles. { $flavour }
trail-web-you-have = you { $have }
trail-web-barred = Blocked this week
trail-web-taken = taken
trail-web-taken-what = { $title }, taken by { $name }
# A card pointed at: what it gives, where it takes you, its corner, its cubes.
trail-web-card-about = { $name } ({ trail-terrain }): { trail-gives }{ $icon ->
    [none] { "" }
   *[other] ; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] ; 1 cube, 1 use
   *[other] ; { $cubes } cubes, one per use
}
trail-web-card-spent = { trail-web-card-about }; no cubes left
trail-web-passage-mine = { $name } ({ trail-terrain }), walked
trail-web-amounts = { trail-gives }
trail-web-takes = take
trail-web-lack = { $asked } { trail-what }, you have { $have }
trail-web-due = { $lacks }: you take { $poison } Poison.
trail-web-old-new = { trail-web-old-new-of }: { $from } → { $to }
trail-web-old-new-of = { $kind ->
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
    [canyon] Canyon
    [gold] Gold
    [grit] Grit
    [poison] Poison
    [turquoise] Turquoise
    [copper] Copper
    [silver] Silver
    [supplies] Supplies
    [health] Health
   *[water] Water
}
trail-web-retire-sure = { $count ->
    [one] Retire with 1 marker unused?
   *[other] Retire with { $count } markers unused?
}
trail-web-retiring = Retiring for the week…
trail-web-pay = pay
trail-web-get = get
trail-web-gila-costs = The Gila Monster is in this group: pay 1 extra Health
trail-web-gila-group = { $group ->
    [flora-card] cards
    [fauna-card] cards
   *[other] pieces
}
trail-web-rows = Flora and Fauna
trail-web-flora = Flora
trail-web-fauna = Fauna
trail-web-price = price
trail-web-price-of = { $price } Turquoise
trail-web-piece = { $name }, { $size } spaces
trail-web-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
trail-web-places = Arrows, Gateway, Turn Order
trail-web-arrows = Crossed Arrows
trail-web-gateway = Gateway
trail-web-gateway-next = Open; everyone gets it in week { $week }
trail-web-gateway-received = Week { $week }, received
trail-web-order = Turn Order
trail-web-order-about = Place { $place } in next week’s order
trail-web-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
trail-web-rank = { trail-web-nth }
trail-web-free = free

# --- the tracks
trail-web-ladder = Ladder
trail-web-boost = boost
trail-web-then = then
trail-web-boost-prices = After a climb: first boost { $first }, second boost { $second } Turquoise
trail-web-boost-to = Level { $level }
trail-web-tracks = Terrain Tracks
trail-web-gives-dutchman = gives a Lost Dutchman
trail-web-space-about = { trail-terrain } { $space }: { trail-gives }{ $marker ->
    [0] {""}
   *[other] ; a Lost Dutchman for everyone who arrives
}
trail-web-level-about = Level { $level }: { trail-gives }
trail-web-score = Gold minus Grit position
trail-web-a-grit = per Grit
trail-web-per-grit = How many spaces each Grit moves its marker here
trail-web-up = up,
trail-web-down = down
trail-web-score-of = { $name }: Gold { $gold }, Grit { $grit } (position { $position }), score { $score }
trail-web-state48 = State 48
trail-web-category = { $week ->
    [1] first to reach
    [4] after week 4
   *[other] at game end
}
trail-web-objective = { $text }: { $gold } Gold{ $grit ->
    [0] {""}
   *[other] ; first also gets { $grit } Grit
}
trail-web-pool = Pool
trail-web-free-spirit = Available Spirit: { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] one extra action in each of two weeks (T-9.8)
   *[other] for each cube, left or right: { $rewards } (T-9.7)
}
trail-web-left = { $what ->
    [dutchman] Lost Dutchmen
    [blossom] Saguaro Blossoms
    [cube] Cubes
    [poison] Poison tokens
   *[weather] Weather cards not yet seen
} left: { $count }

# --- a board
trail-web-gold = Gold
trail-web-grit = Grit
trail-web-blossom = Saguaro Blossom
trail-web-mural = Mural icons
trail-web-space-gives = { $at }: { trail-amount }
trail-web-mural-of = Mural: { $pieces }; { $open ->
    [one] 1 open space
   *[other] { $open } open spaces
}
trail-web-open-left = { $count ->
    [one] 1 open space
   *[other] { $count } open spaces
}
trail-web-worth = worth { $worth }
trail-web-stock-claims = All six at { $levels } or more: claim Grit
trail-web-stock-of = { trail-what }: { $have } of { $end }
trail-web-your-stock = Your stock
trail-web-cards = Cards
trail-web-no-cards = Your cards, Passages and Spirit will appear here.
trail-web-at-the-end = at game end: sets { $sets }, stars { $stars }
trail-web-claims = Claims
trail-web-claims-help = { $count ->
    [0] you have no trackers left
    [1] uses your last tracker
   *[other] each uses one of your { $count } trackers
}
trail-web-claim = { $claim ->
    [size-5] Size 5
    [size-4] Size 4
    [size-3] Size 3
    [size-2] Size 2
    [all-sizes] All 8 kinds
    [mural] Full mural
    [four-alike] 4 alike
    [four-different] 4 different
    [stock-3] All stock 3
    [stock-5] All stock 5
   *[stock-7] All stock 7
}
trail-web-claim-about = { $claim ->
    [size-5] Three size-5 pieces
    [size-4] Four size-4 pieces
    [size-3] Five size-3 pieces
    [size-2] Six size-2 pieces
    [all-sizes] A piece of every size of both kinds
    [mural] The whole mural covered
    [four-alike] Four Passages of one terrain
    [four-different] Passages of four terrains
    [stock-3] All six of your stock at 3 or more
    [stock-5] All six of your stock at 5 or more
   *[stock-7] All six of your stock at 7 or more
}: { $have } of { $need }
trail-web-markers = { $count } of { $all } Adventure Markers left
trail-web-trackers = { $count ->
    [0] No trackers left for claims
    [1] 1 tracker left for claims
   *[other] { $count } trackers left for claims
}
trail-web-stars = AZ Stars: { $count }
trail-web-poisons = Poison tokens: { $count }
trail-web-others = Opponents
trail-web-open-board = Open { $name }’s board
trail-web-board-of = { $name }’s board
trail-web-retired = retired
trail-web-now = Current score
trail-web-if-now = If the game ended now
trail-web-final = { $line ->
    [open-spaces] Open mural spaces
    [poison] Poison
    [cubes] Cubes left
    [stars] AZ Stars
   *[sets] Sets of cards
}
trail-web-result-mural = { $name }’s mural
trail-web-result-final = Final scoring
trail-web-result-before = Gold during the game
trail-web-result-marker = Grit marker position (Grit)
trail-web-result-marker-short = Grit marker
trail-web-result-weeks = Gold and Grit marker by week
trail-web-result-chart-of = { $name }, at the start, after each week and at the end. { $weeks }
trail-web-result-week = { $index }: Gold { $gold }, Grit marker { $position }.
trail-web-start-points = At the start
trail-web-other-points = Other

# --- the weeks
trail-web-weeks = Weeks
trail-web-week = Week { $week }
trail-web-week-of = Week { $week }: { $terrain }
trail-web-order-now = Turn order this week
trail-web-planning = Planning
trail-web-journey = Journey
trail-web-new-deck = Then the next Passage deck comes into play
trail-web-state48-scored = Then a State 48 card is scored

trail-web-plan-here = From { $set }, { trail-side }: to a neighboring space, or the same side of another set
trail-web-plan-anywhere = In week 1: any of the twelve spaces
trail-web-plan-meet = Players already on your new space gain
trail-web-plan-gila = Gila Monster
trail-web-plan-gila-help = placed by the player with the least Gold
trail-web-plan-gila-now = What it sits on is blocked; the rest of that group costs 1 extra Health
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = goes to the player lowest on the Ladder
trail-web-plan-from-2 = from week 2

trail-web-effect-free = free
trail-web-effect-enter = even if full
trail-web-effect-copy = again
trail-web-effect-or = or
trail-web-effect-lower = every level −{ $count }

# --- choosing
trail-web-spirit-short = One extra action a week for two weeks
trail-web-price-is = Price { $price }: pay with
trail-web-lost = { $lost } overpaid
trail-web-leaves = leaving
trail-web-all-moves = { $count } possible moves
trail-web-moves = All moves
trail-web-away = { $what } { $steps ->
    [one] step
   *[other] steps
} short
trail-web-away-one = { $steps } { trail-terrain }
trail-web-not-yet = Not now
trail-web-means = Use
trail-web-means-of = { $what ->
    [dutchman] Dutchman
   *[marker] Marker
}
trail-web-paid = Paid with
trail-web-paid-help = you can change this until the piece is placed
trail-web-exact = exact
trail-web-weather-by = { $own ->
    [1] You played it.
   *[other] { $name } played it.
} Now it applies to you.
trail-web-since = Since your last turn
trail-web-since-help = click a line to see that moment
trail-web-since-close = Show the opponents’ boards
trail-web-hint-do = Play it
trail-web-place-here = Place here
trail-web-choice = Your choices
trail-web-gives = What you gain
trail-web-happened = What this triggered
trail-web-in-order = in this order
trail-web-look-at-a-spot = { $count ->
    [one] 1 spot is glowing: point at it to see what it gives.
   *[other] { $count } spots are glowing: point at one to see what it gives.
}

# --- phone
trail-web-tabs = Parts of the table
trail-web-tab = { $tab ->
    [market] Market
    [board] My board
    [tracks] Tracks
    [others] Opponents
   *[log] Log
}
trail-web-segment = { $segment ->
    [passages] Passages
    [flora] Flora
    [fauna] Fauna
   *[places] Places
}

# --- the text view
trail-web-text-order = Turn order: { $order }
trail-web-text-weeks = Weeks: { $weeks }
trail-web-text-gila = The Gila Monster is on: { $at }
trail-web-text-saguaro = The Saguaro is held by: { $name }
trail-web-text-passage = { $name }: needs { $need }; pay { trail-pays }; get { trail-gives }, then advance on { trail-terrain }
trail-web-text-spaces = { $free } spaces free; taken by { $who }
trail-web-text-row = Row { $row }: { $card }
trail-web-text-taken = Row { $row }: the card is taken by { $name }
trail-web-text-pieces = Pieces: { $pieces }; markers of { $who }
trail-web-text-gila-asks = The Gila Monster adds 1 Health here
trail-web-text-arrow = { $set }, { trail-side }: { trail-gives }; here: { $who }
trail-web-text-gateway = Gateway { $name }: { trail-gives }
trail-web-text-turn-order = Turn Order { $place }: pay { trail-pays }; chosen by { $name }
trail-web-text-track = { trail-terrain }: { $spaces }. Terrain Marker at { $marker }. { $places }
trail-web-text-score = Gold { $gold }, Grit { $grit } (position { $position }), score { $score }
trail-web-text-keep = { $markers } markers, { $dutchmen } Dutchmen, { $trackers } trackers, { $stars } AZ Stars; Poison: { $poison }
trail-web-text-cards = Cards: { $cards }
trail-web-text-walked = Passages: { $passages }; Spirit: { $spirit }
trail-web-text-mural = Mural: { $pieces }; open spaces: { $open }
trail-web-text-gateway-before = Last Gateway received: { $name }, { trail-gives }
trail-web-text-top = At the top: { $gives } for the first, second and third player; arrived: { $arrived }
trail-web-text-boost = Boost from level { $from } to { $to }: { $first } Turquoise as your first boost, { $second } as your second
trail-web-text-spirit = { $name }: cubes left { $cubes }; for each, left or right: { $rewards }

# What every symbol of Trail means: tooltips on the table, and the pictures of the rules page.

trail-legend = Symbols
trail-legend-group = { $group ->
    [stock] Coins and resources
    [points] Points
    [terrain] Terrains and tracks
    [cards] Cards and their corners
    [pieces] Pieces and markers
   *[places] Places on the board
}
trail-legend-turquoise = Turquoise: a coin worth 1. All prices are in Turquoise.
trail-legend-copper = Copper: a coin worth 2.
trail-legend-silver = Silver: a coin worth 3. You get no change.
trail-legend-supplies = Supplies: a resource you pay for Passages and Turn Order. You take Poison for each one you lack.
trail-legend-health = Health: a resource. The Gila Monster costs 1 extra in its group.
trail-legend-water = Water: a resource you pay for Passages and Turn Order. You take Poison for each one you lack.
trail-legend-resource = Any resource: Supplies, Health or Water, your choice.
trail-legend-gold = Gold: moves your Gold marker up.
trail-legend-grit = Grit: moves your Grit marker down by 2, 3, 4 or 1 spaces. Your score is your Gold minus that marker’s position.
trail-legend-star = AZ Star: 1, 3, 6, 10 or 15 Gold at game end for one to five. Whoever has the Saguaro gains 1 Gold right away.
trail-legend-poison = Poison: costs 1 to 3 Gold right away, and more at game end.
trail-legend-antidote = Remove Poison: return one token, now or never.
trail-legend-mountain = Mountain: one step on its track, which gives coins.
trail-legend-plateau = Plateau: one step on its track, which gives resources.
trail-legend-desert = Desert: one step on its track, which gives Grit.
trail-legend-canyon = Canyon: one step on its track, which gives Gold.
trail-legend-any = Any terrain: one step on a track of your choice.
trail-legend-ladder = Elevation Ladder: each piece moves you up one level.
trail-legend-boost = Boost: after a climb, buy up to two more levels.
trail-legend-passage = Passage: walk it if your levels are high enough. Pay, gain, then advance on its terrain.
trail-legend-flora = Flora: plants. Cards give resources, Gold and a step; pieces have a plain green base.
trail-legend-fauna = Fauna: animals. Cards come with cubes, one per use; pieces have a dotted red base.
trail-legend-cube = Cube: one use of a Fauna card or a Spirit; unused, 1 Gold at game end.
trail-legend-blossom = Saguaro Blossom: a one-space piece without size or kind. It moves you up the Ladder only if the table chose that option.
trail-legend-weather = Weather: draw two, choose one; it affects every player it names.
trail-legend-spirit = Spirit: a companion with cubes. Once per turn, remove a cube and gain the reward to its left or right. The Jackalope takes an extra action each week instead.
trail-legend-state48 = State 48: goals for everyone. Claim the 1st; the 4th and 8th score after those weeks.
trail-legend-marker = Adventure Marker: one action each. One per week must go to Turn Order.
trail-legend-dutchman = Lost Dutchman: an extra marker for this week, found at a Terrain Marker.
trail-legend-tracker = Claim tracker: each claim uses one of your four.
trail-legend-mural = Mural: your first piece covers the flag, the others touch it edge to edge; you gain the icons you cover.
trail-legend-flag = State Flag: your first piece must cover it.
trail-legend-gila = Gila Monster: what it sits on is blocked this week; the rest of its group costs 1 extra Health.
trail-legend-saguaro = Saguaro: held by the player lowest on the Ladder; gives 1 Gold for every AZ Star anyone takes.
trail-legend-arrows = Crossed Arrows: move to a neighboring space, or to the same side of another set.
trail-legend-gateway = Gateway: gives its reward to everyone at the start of next week, and to a marker before that.
trail-legend-order = Turn Order: decides next week’s turn order. Earlier places cost more.
trail-legend-climb = Climb: one level up.

## Characters, and reasons for a hint

bots-trail-jackrabbit-name = Jackrabbit
bots-trail-jackrabbit-temper = Runs off in all directions and leaves the map at home.
bots-trail-ringtail-name = Ringtail
bots-trail-ringtail-temper = Nimble, curious, and easily distracted.
bots-trail-bobcat-name = Bobcat
bots-trail-bobcat-temper = Pounces on the best thing in sight.
bots-trail-owl-name = Owl
bots-trail-owl-temper = Sits still, turns its head, and sees the next turn.
bots-trail-elk-name = Elk
bots-trail-elk-temper = Steady over long distances.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Follows you for weeks, and passes you in the last one.
trail-web-because = { $all } and { $last }
trail-why-gold = gains { $amount } Gold ({ trail-cause })
trail-why-grit = gains { $amount } Grit ({ trail-cause })
trail-why-gold-lost = loses { $amount } Gold ({ trail-cause })
trail-why-grit-lost = loses { $amount } Grit ({ trail-cause })
trail-why-claimed = claims { trail-claim }
trail-why-spirit-taken = brings { $title } to your side
trail-why-dutchman = finds a Lost Dutchman
trail-why-marker = gets your fourth Adventure Marker
trail-why-star = earns an AZ Star
trail-why-cubes-loaded = loads { $title } for { $cubes ->
    [1] 1 use
   *[other] { $cubes } uses
}
trail-why-climbed = climbs to level { $level }
trail-why-piece-placed = covers { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} of your mural
trail-why-advanced = advances to { trail-terrain } { $space }
trail-why-gained = gains { $amount } { trail-what }
trail-why-paid = costs { $amount } { trail-what }
trail-why-paid-coins = costs coins worth { $price } Turquoise
trail-why-order-chosen = gives you place { $place } in next week’s order
trail-why-walked = walks { $title }
trail-why-card-taken = takes { $title }
trail-why-ability = uses { $title }
trail-why-spirit-used = uses { $title }
trail-why-arrow-moved = moves to { $set }, { trail-side }
trail-why-blossom-placed = covers { $at } with a Saguaro Blossom
trail-why-antidote = returns { $title }
trail-why-gila = makes { $group ->
    [passage] Passage { $number }
    [flora-card] the Flora card in row { $number }
    [fauna-card] the Fauna card in row { $number }
    [flora-piece] the Flora pieces beside row { $number }
   *[fauna-piece] the Fauna pieces beside row { $number }
} unavailable this week
trail-why-weather = plays { $title }
trail-why-marker-used = uses { $means ->
    [marker] a marker
    [dutchman] a Lost Dutchman
   *[jackalope] the Jackalope
}
trail-why-retired = saves your coins and resources for next week
trail-why-nothing = saves what you have: nothing else here is worth its price
bots-trail-term-gold = Gold and Grit: { $points }
bots-trail-term-stock = coins and resources: { $points }
bots-trail-term-tracks = Terrain Tracks: { $points }
bots-trail-term-ladder = Ladder: { $points }
bots-trail-term-mural = mural: { $points }
bots-trail-term-cards = cards, stars and cubes: { $points }
bots-trail-term-poison = Poison: { $points }
bots-trail-term-markers = markers left to use: { $points }
bots-trail-term-awaits = still to come: { $points }

## The laboratory

lab-figure-trail-gold = Gold
lab-figure-trail-grit = Grit
lab-figure-trail-mural = Mural spaces covered
lab-figure-trail-ladder = Ladder level
lab-figure-trail-pieces = Pieces placed
lab-figure-trail-cards = Cards
lab-figure-trail-passages = Passages
lab-figure-trail-poison = Poison tokens
lab-figure-trail-claims = Claims
lab-figure-trail-mountain = Mountain track
lab-figure-trail-plateau = Plateau track
lab-figure-trail-desert = Desert track
lab-figure-trail-canyon = Canyon track
lab-kind-trail-flora = Flora card
lab-kind-trail-fauna = Fauna card
lab-kind-trail-piece = Piece
lab-kind-trail-passage = Passage
lab-kind-trail-gateway = Gateway
lab-kind-trail-weather = Weather
lab-kind-trail-spirit = Spirit
lab-kind-trail-claim = Claim
lab-kind-trail-ability = Fauna ability
lab-kind-trail-action = Action
lab-kind-trail-state48 = State 48 card
lab-action-trail-order = Turn Order
lab-action-trail-passage = Walk a Passage
lab-action-trail-flora = Flora row
lab-action-trail-fauna = Fauna row
lab-action-trail-arrow = Arrows
lab-action-trail-gateway = Visit the Gateway
lab-claim-trail-size-5 = Three size-5 pieces
lab-claim-trail-size-4 = Four size-4 pieces
lab-claim-trail-size-3 = Five size-3 pieces
lab-claim-trail-size-2 = Six size-2 pieces
lab-claim-trail-all-sizes = One of each size of both kinds
lab-claim-trail-mural = Full mural
lab-claim-trail-four-alike = Four Passages of one terrain
lab-claim-trail-four-different = Passages of four terrains
lab-claim-trail-stock-3 = All stock at 3
lab-claim-trail-stock-5 = All stock at 5
lab-claim-trail-stock-7 = All stock at 7
lab-claim-trail-first-1 = First State 48 card, row 1
lab-claim-trail-first-2 = First State 48 card, row 2
lab-claim-trail-first-3 = First State 48 card, row 3
lab-claim-trail-first-4 = First State 48 card, row 4
lab-source-trail-grit = Grit
lab-source-trail-passage = Passages
lab-source-trail-state48 = State 48 cards, weeks 4 and 8
lab-source-trail-first-card = First State 48 card
lab-source-trail-final-sets = Sets of terrains
lab-source-trail-final-stars = AZ Stars
lab-source-trail-final-cubes = Cubes on cards
lab-source-trail-final-poison = Poison at the end
lab-source-trail-final-open-spaces = Open mural spaces
lab-source-trail-flora = Flora cards
lab-source-trail-fauna = Fauna cards
lab-source-trail-track = Terrain Tracks
lab-source-trail-mural = Mural
lab-source-trail-ladder = Ladder
lab-source-trail-top = Top of the Ladder
lab-source-trail-weather = Weather
lab-source-trail-spirit = Spirits
lab-source-trail-ability = Fauna abilities
lab-source-trail-claim = Claims
lab-source-trail-gateway = Gateways
lab-source-trail-gateway-week = Weekly Gateway
lab-source-trail-arrow = Arrows
lab-source-trail-poison = Poison drawn
lab-source-trail-saguaro = Saguaro

## The page

web-key-trail-spots = ← ↑ → ↓
web-key-trail-spots-does = while placing: move the piece from spot to spot; Enter places it
web-key-trail-things = ← ↑ → ↓
web-key-trail-things-does = on the table: next item; dimmed items tell you why
web-key-trail-moves = M
web-key-trail-moves-does = all moves, and what each gives
web-key-trail-log = ↑ ↓
web-key-trail-log-does = in the log: previous or next line; Enter shows that moment
web-option-trail-last_turn_order = Turn Order in week 8
web-choice-trail-last_turn_order-true = yes
web-choice-trail-last_turn_order-false = no
web-option-trail-blossom_climbs = Blossoms climb the Ladder
web-choice-trail-blossom_climbs-true = yes
web-choice-trail-blossom_climbs-false = no

web-game-trail = Trail
web-caption-trail = 800 miles · Eight weeks · 2–4 players
web-poster-trail = Trail: a hiker on the rim of the Grand Canyon
web-line-trail = Eight weeks on foot, eight hundred miles of Arizona.
web-facts-trail = Two to four players, about 90 minutes

# The words of Trail's guided first week. `{ $other }` is the bot's name.

lesson-trail-welcome-title = Eight weeks on the trail
lesson-trail-welcome = Gold moves one marker up from 0; Grit moves another down from 100. At the end your score is how far your Gold is past your Grit marker, so you need some of both. Everyone starts at −100.
lesson-trail-week-title = A week has three parts
lesson-trail-week = Planning brings rewards and new conditions. The Journey is where you use your markers, one per turn. Recovery refills the board. The symbols on the strip show when the Passages change and when State 48 cards score.
lesson-trail-stock-title = Your stock
lesson-trail-stock = Three coins: Turquoise is worth 1, Copper 2, Silver 3. Three resources: Supplies, Health and Water. You can hold at most ten of each. The Gateway has just given everyone this week’s resources.
lesson-trail-arrow-title = The Crossed Arrows
lesson-trail-arrow = Planning starts with a move on the arrows, and you gain what your new space shows. Take the one with a free step on any Terrain Track, then advance on Canyon: its spaces give Gold.
lesson-trail-gila-title = The Gila Monster
lesson-trail-gila = { $other } has the least Gold and has placed the Gila Monster. Nobody can take that card this week, and every other card of its kind costs 1 extra Health.
lesson-trail-market-title = The market
lesson-trail-market = Now the Journey. Passages require levels on the Terrain Tracks and cost resources; a level you lack is shown in red.
lesson-trail-cubes-title = Plants give, animals work
lesson-trail-cubes = In the rows, a card or a piece for your mural costs 1 to 4 Turquoise. A Flora card gives its rewards right away. A Fauna card comes with cubes: each cube is one use of its ability, at the moment it names. Each cube left at game end is worth 1 Gold. Every card also gives a free step on its terrain’s track.
lesson-trail-walk-title = Walk a Passage
lesson-trail-walk = Everything you can do now has a thin turquoise outline. Your step on the Canyon track has opened up Temporal Gulch. Pay 1 Health; gain 1 Copper, 2 Gold and one more step on Canyon. Steps like this one are free, and you gain what the new space shows.
lesson-trail-piece-title = Take a piece
lesson-trail-piece = { $other } has had a turn, and a Perfect Blue Day has given something to everyone. Your next marker takes the Douglas-fir from row 4. The cheapest way to pay is suggested first.
lesson-trail-place-title = Put it on your mural
lesson-trail-place = Your first piece must cover the flag, and you may never rotate pieces. Point at the glowing spots to see what each one gives: here the tree covers three terrain symbols, and each of them is a free step on its track.
lesson-trail-ladder-title = Up the Ladder
lesson-trail-ladder = Every piece moves you up one level. After that you may buy up to two boosts of one level each. Levels give steps, Weather, Spirits and Grit. Save your coins this time and stop here.
lesson-trail-order-title = Turn Order
lesson-trail-order = One marker a week must go to Turn Order, and this is your last one, so it can’t do anything else. It decides next week’s turn order. First place costs the most. Take it: you go first in week 2.
lesson-trail-claims-title = Claims and game end
lesson-trail-claims = On your turns you can make up to four claims, one tracker each. At game end, open mural spaces and Poison cost Gold; AZ Stars, cubes left on your cards and sets of different terrains give Gold.
lesson-trail-end-title = Week 2 is yours
lesson-trail-end = Point at anything on the table to see its rule. Hint shows what a strong bot would do. Undo takes your steps back as long as nothing random has happened since. Continue from here, or start your own game.

# On paper.

trail-print-passages = Passage cards
trail-print-nature = Flora and Fauna cards
trail-print-gateways = Gateway cards
trail-print-weather = Weather
trail-print-state48 = State 48 cards
trail-print-spirits = Spirits
trail-print-pieces = Pieces
trail-print-board = Player board
trail-print-boards = Boards
trail-print-tokens = Markers and tokens
trail-print-box = Components
trail-print-poison = Poison tokens
trail-print-cubes = Card Cubes
trail-print-dutchmen = Lost Dutchmen
trail-print-terrain-markers = Terrain Markers
trail-print-gila-saguaro = Gila Monster and Saguaro
trail-print-markers = Each player’s markers and trackers
trail-print-deck = Deck { $deck }
trail-print-miles = { $miles } miles
trail-print-display = Place your Flora, Fauna, Passages and Spirit here or below the board.
trail-print-claim-trackers = Claim trackers
trail-print-score-how = Gold moves up from 0, Grit down from 100. Spaces each Grit moves:

## Looking back

trail-where-week = Week { $week }
trail-it = { $when ->
    [far] In the lines shown, it
   *[now] It
}
trail-review-points = { trail-it } scores { $more ->
    [one] 1 point
   *[other] { $more } points
}; { review-other } scores { $less }.
trail-review-claims = { trail-it } claims { trail-claim }; { review-other } does not.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] finds a Lost Dutchman
    [marker] gets the fourth Adventure Marker
   *[star] earns an AZ Star
}; { review-other } does not.
trail-review-climbs = { trail-it } climbs to level { $level }; { $less ->
    [0] { review-other } does not climb.
   *[other] { review-other } only reaches { $less }.
}
trail-review-covers = { trail-it } covers { $more ->
    [one] 1 space
   *[other] { $more } spaces
} of the mural; { review-other } covers { $less }.
trail-review-steps = { trail-it } takes { $more ->
    [one] 1 step
   *[other] { $more } steps
} on the Terrain Tracks; { review-other } takes { $less }.
trail-review-gains = { trail-it } gains { $more } { trail-what }; { review-other } gains { $less }.
trail-review-costs = { trail-it } costs coins worth { $less } Turquoise; { review-other } costs { $more }.

## In the pictures of the rules page.

trail-picture-grit = { $points } per Grit
trail-picture-row = row { $row }
trail-picture-card = card
trail-picture-flag = first, on the flag
trail-picture-joined = edge to edge
trail-picture-touching = only a corner
trail-picture-overlapping = overlapping
trail-picture-new = new

## A content pack, looked at in the browser.

trail-pack-table-pack = The pack
trail-pack-table-limits = Components
trail-pack-table-start = Setup
trail-pack-table-weeks = Weeks
trail-pack-table-track = Terrain Tracks
trail-pack-table-ladder = Elevation Ladder
trail-pack-table-arrows = Crossed Arrows
trail-pack-table-turn_order = Turn Order
trail-pack-table-spaces = Spaces for trackers
trail-pack-table-mural = Mural
trail-pack-table-grit = Grit
trail-pack-table-blossoms = Saguaro Blossoms
trail-pack-table-fauna = Fauna
trail-pack-table-flora = Flora
trail-pack-table-gateway = Gateways
trail-pack-table-passage = Passages
trail-pack-table-piece = Pieces
trail-pack-table-poison = Poison
trail-pack-table-spirit = Spirits
trail-pack-table-card = State 48
trail-pack-table-weather = Weather
trail-pack-field-authors = authors
trail-pack-field-licence = license
trail-pack-field-stock = stock
trail-pack-field-cubes = cubes
trail-pack-field-dutchmen = Lost Dutchmen
trail-pack-field-claims = claims per player
trail-pack-field-terrain = terrain
trail-pack-field-spaces = spaces
trail-pack-field-levels = levels
trail-pack-field-top = top
trail-pack-field-card-row = claims
trail-pack-field-first = first boost
trail-pack-field-second = second boost
trail-pack-field-left = left
trail-pack-field-right = right
trail-pack-field-bottom = bottom
trail-pack-field-prices = prices
trail-pack-field-passage = Passages, by player count
trail-pack-field-row = rows, by player count
trail-pack-field-arrows = arrows
trail-pack-field-gateway = Gateway
trail-pack-field-rows = rows
trail-pack-field-icons = icons
trail-pack-field-start = starts at
trail-pack-field-sides = spaces and points of each side
trail-pack-field-beyond = beyond
trail-pack-field-numbers = on the numbers
trail-pack-field-gain = gives
trail-pack-field-loss = loses
trail-pack-field-rewards = rewards
trail-pack-field-says = for two, three and four players
trail-pack-field-flavour = flavor text
trail-pack-word-mountain = Mountain
trail-pack-word-plateau = Plateau
trail-pack-word-desert = Desert
trail-pack-word-canyon = Canyon

# Puzzles.

trail-puzzle-goal = The most points this turn
trail-puzzle-about = Week { $week }, your turn. You can score { $points } points of Gold and Grit before the turn ends or anything is drawn.
trail-puzzle-why-all = The turn { $reasons }.
trail-puzzle-theme-mural = Mural
trail-puzzle-theme-passage = Passage
trail-puzzle-theme-card = Card
trail-puzzle-theme-claim = Claim
trail-puzzle-theme-ladder = Ladder
trail-puzzle-theme-terrain = Terrain Tracks
trail-puzzle-theme-ability = Ability
trail-puzzle-theme-spirit = Spirit
trail-puzzle-theme-arrows = Crossed Arrows
trail-puzzle-theme-grit = Grit

# --- workshop

trail-letter-covered = covered
trail-letter-open = open
trail-edit-field-card = its three cards
trail-edit-field-miles = miles
trail-edit-field-deck = deck
trail-edit-field-need = required levels
trail-edit-field-pay = cost
trail-edit-field-icon = corner icon
trail-edit-field-moment = when it can be used
trail-edit-field-tone = tone
trail-edit-field-two = for two players
trail-edit-field-three = for three players
trail-edit-field-four = for four players
trail-edit-field-category = when it scores
trail-edit-field-want = requirement
trail-edit-field-gold = Gold by place
trail-edit-field-grit = Grit for the first
trail-edit-field-shape = shape
trail-edit-field-art = drawing
trail-fault-numbers = Expected numbers from 1 to { $most }
trail-fault-blossoms = Expected four different numbers from 4 to 9
trail-fault-first-space = Expected no bonus on space 1, where everyone starts
trail-fault-levels = Expected { $count } levels with ‘{ $word }’, found { $found }
trail-fault-top = Expected nothing on level 21, whose reward is ‘top’
trail-fault-price = Expected prices from 0 to { $high }, found { $found }
trail-fault-mural-row = Row { $row }: expected { $size } spaces, found { $found }
trail-fault-no-icon = Row { $row }: there is no icon ‘{ $icon }’
trail-fault-one-amount = Expected one amount such as ‘2 gold’
trail-fault-flag = Expected one flag ‘{ $flag }’, found { $found }
trail-fault-sides = Expected [units, spaces] pairs
trail-fault-word = ‘{ $word }’ is not a { $what }; expected one of { $known }
trail-fault-amount = ‘{ $text }’: expected a number and a kind such as ‘2 water’
trail-fault-number = ‘{ $text }’: expected a number from 1 to 12
trail-fault-twice = ‘{ $word }’ appears twice in ‘{ $text }’
trail-fault-gained-only = ‘{ $word }’ can only be gained
trail-fault-kind-here = ‘{ $word }’ is not allowed here; expected one of { $known }
trail-fault-exchange = ‘{ $text }’: expected ‘exchange <amounts> for <amounts>’
trail-fault-verb = ‘{ $text }’: expected gain, lose, pay, exchange, discount, free, lower, enter or copy, followed by what it needs
trail-fault-no-amount = ‘{ $text }’: expected an amount
trail-fault-per = ‘{ $text }’: expected ‘per <number> <counter> [max <number>]’
trail-fault-discount = ‘{ $text }’: expected ‘discount n on row, flora, fauna or boost’ or ‘discount n <resource> on passage or order’
trail-fault-options = ‘{ $text }’: expected at most 6 options
trail-fault-no-or = ‘{ $text }’: expected no ‘or’ at the moment ‘{ $moment }’
trail-fault-ladder-only = ‘{ $word }’ can only come from the Ladder
trail-fault-moment = ‘{ $text }’ doesn’t fit the moment ‘{ $moment }’
trail-fault-no-price = ‘{ $text }’: no price can be changed at the moment ‘{ $moment }’
trail-fault-nothing = ‘{ $text }’ changes nothing at the moment ‘{ $moment }’
trail-fault-clause = ‘{ $text }’: expected ‘<who>: <effect>’
trail-fault-weather = ‘{ $text }’: Weather can only gain, lose, pay or exchange
trail-fault-who = ‘{ $text }’: expected each, drawer, others, ‘most C’, ‘fewest C’, ‘C >= n’ or ‘C <= n’
trail-fault-id = Expected only a-z, 0-9 and ‘-’, found ‘{ $found }’
trail-fault-no-terrain = Expected at least one terrain
trail-fault-cards = Expected { $wanted } cards, found { $found }
trail-fault-other-card = ‘{ $found }’ is already the id of another card
trail-fault-twelve = Expected at least twelve different effects
trail-fault-pairs = Expected a pair for each cube (none for the Jackalope)
trail-fault-pair = Expected [left, right] for cube { $cube }
trail-fault-falling = Expected descending numbers from 0 to 30
trail-fault-compare = Expected ‘>= n’ or ‘<= n’, found ‘{ $found }’
trail-fault-most = Expected ‘most’ or ‘fewest’, found ‘{ $found }’
trail-fault-tokens = Expected four tokens with { $number }, found { $found }
trail-fault-pieces = Expected { $wanted } pieces, found { $found }
trail-fault-used = ‘{ $found }’ is already used
trail-fault-card-id = Expected the id of a { $kind } card, found ‘{ $found }’
trail-fault-sizes = Expected { $wanted } pieces of size { $size }, found { $found }
trail-fault-shape = Expected at most { $high } columns of ‘{ $covered }’ and ‘.’
trail-fault-covered = Expected { $size } spaces ‘{ $covered }’, found { $found }
trail-fault-empty = Expected no empty rows or columns
trail-word = { $word ->
    [gain] gain
    [lose] lose
    [pay] pay
    [exchange] exchange
    [discount] discount
    [free] free
    [lower] lower
    [enter] enter
    [copy] copy
    [and] and
    [or] or
    [per] per
    [max] at most
    [for] for
    [on] on
    [each] everyone
    [drawer] whoever draws this
    [others] everyone else
    [most] the most
    [fewest] the fewest
    [row] row
    [flora] Flora
    [fauna] Fauna
    [boost] boost
    [passage] Passage
    [order] Turn Order
    [gila] Gila Monster
    [arrow] arrow
    [gateway] Gateway
    [turquoise] Turquoise
    [copper] Copper
    [silver] Silver
    [supplies] Supplies
    [health] Health
    [water] Water
    [gold] Gold
    [grit] Grit
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
    [canyon] Canyon
    [terrain] any track
    [resource] resource of your choice
    [antidote] antidote
    [weather] Weather
    [spirit] Spirit
    [marker] Adventure Marker
   *[other] { $word }
}
trail-reads-moment = { $moment ->
    [turn] On your turn:
    [row] When taking from a row:
    [boost] When boosting:
    [passage] When walking a Passage:
    [order] When choosing Turn Order:
    [gila] When the Gila Monster costs Health:
    [after-passage] After walking a Passage:
    [after-piece] After placing a piece:
    [after-flora] After taking a Flora card:
    [after-fauna] After taking a Fauna card:
    [after-arrows] After using the Crossed Arrows:
    [after-gateway] After using a Gateway:
   *[after-order] After choosing Turn Order:
}
trail-reads-or = or
trail-price-place = { $place ->
    [row] a Flora or Fauna row
    [flora] a Flora row
    [fauna] a Fauna row
    [boost] the boost
    [passage] the Passage
    [order] Turn Order
   *[gila] the Gila Monster
}
trail-reads-price = { $verb ->
    [discount] { trail-amount } less for { trail-price-place }.
    [free] Pay nothing for { trail-price-place }.
    [lower] The Passage’s required levels are lower by { $amount }.
   *[enter] Use a full row.
}
trail-reads-who = { $who ->
    [each] Everyone:
    [drawer] Whoever draws this:
    [others] Everyone else:
    [most] Players with the most { trail-counter }:
    [fewest] Players with the fewest { trail-counter }:
    [least] Players with { $number } or more { trail-counter }:
   *[atmost] Players with { $number } or fewer { trail-counter }:
}
## Workshop

trail-web-workshop-piece = Its piece
trail-web-workshop-market = In the market
trail-web-workshop-shape = Shape: click to change
trail-web-workshop-space = Space { $place } covered
trail-web-workshop-size = Size { $count }. Never rotated, never flipped.
trail-web-workshop-copy = Copy { $number }
trail-web-workshop-miles = No. { $number }, { NUMBER($miles) } miles
trail-web-workshop-mural = The mural
trail-web-workshop-mural-space = Space { $place }: { $gives }
trail-web-workshop-signs = Paint with
trail-web-workshop-flag = the flag
trail-web-workshop-empty = nothing
trail-pack-word-antidote = Antidote
trail-pack-word-blossom = Blossom
trail-pack-word-star = AZ Star
trail-pack-word-good = good
trail-pack-word-bad = bad
trail-pack-word-mixed = mixed
trail-pack-word-turn = on your turn
trail-pack-word-row = when taking from a row
trail-pack-word-boost = when boosting
trail-pack-word-passage = when walking a Passage
trail-pack-word-order = when choosing Turn Order
trail-pack-word-gila = when the Gila costs Health
trail-pack-word-after-passage = after a Passage
trail-pack-word-after-piece = after placing a piece
trail-pack-word-after-flora = after taking a Flora card
trail-pack-word-after-fauna = after taking a Fauna card
trail-pack-word-after-arrows = after the Crossed Arrows
trail-pack-word-after-gateway = after the Gateway
trail-pack-word-after-order = after Turn Order
