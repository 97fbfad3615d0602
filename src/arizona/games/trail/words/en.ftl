# Trail: texts of the browser, the terminal and the log.

trail-title = Trailblazer: The Arizona Trail
trail-about = Eight weeks on the trail for two to four players: walk Passages, collect plants and animals, and piece together a mural.

trail-option-last_turn_order = Choose Turn Order in week 8 too, although no week follows.
trail-option-blossom_climbs = A Saguaro Blossom moves you up the Ladder like any other piece.
trail-option-jackalope_moves_tracker = Whether the Jackalope moves your tracker at the Crossed Arrows instead of taking any one reward.

## Prompts

trail-prompt-start = The start player is being drawn.
trail-prompt-open = The game is being set up.
trail-prompt-blossom-number = The Blossoms are being turned over.
# $count: a number.
trail-prompt-poison = { $count ->
    [1] A Poison token is being drawn.
   *[other] { $count } Poison tokens are being drawn.
}
trail-prompt-weather-draw = Weather cards are being drawn.
trail-prompt-arrow = Move your tracker on the Crossed Arrows.
trail-prompt-claim = You can make a claim, now or later.
trail-prompt-gila = Place the Gila Monster on a face-up card or piece.
# $week: number of the week, 1 to 8. $markers: number of Adventure Markers. $owed: 1 if a marker is
# reserved for Turn Order. $dutchmen: number of Lost Dutchmen.
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
# $price: price in Turquoise.
trail-prompt-boost = Climb one more level for { $price } Turquoise?
trail-prompt-price = Use an ability before you pay?
# $price: price in Turquoise. $thing: selects a variant; not shown. $title: name of a card or piece.
trail-prompt-pay = Pay coins worth { $price } Turquoise{ $thing ->
    [0] { "" }
   *[other] { " " }for { $title }
}.
# $title: name of a card or piece.
trail-prompt-place = Place { $title } on your mural.
trail-prompt-blossom = Place a Saguaro Blossom, or skip it.
trail-prompt-antidote = Return a Poison token?
# $cause: selects a variant; not shown. $count: a number.
trail-prompt-advance = { $cause ->
    [weather] Weather: advance
   *[other] Advance
} on any track{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } times)
}.
# $cause, $way: selects a variant; not shown.
trail-prompt-resource = { $cause ->
    [weather] Weather: which
   *[other] Which
} resource do you { $way ->
    [get] gain
   *[give] give up
}?
# $cause: selects a variant; not shown.
trail-prompt-option = { $cause ->
    [weather] Weather: choose one.
   *[other] Choose one.
}
trail-prompt-spirit = A Spirit joins you. Choose one, or none.
trail-prompt-weather = Choose the Weather card to play.
trail-prompt-over = The game is over.

## Labels of moves

# $at: where the choice comes up (internal word).
trail-label-done = { $at ->
    [boost] Stop here
    [claim] Not now
    [after] End turn
    [price] Just pay
   *[other] Continue
}
trail-label-decline = No, thanks
# Retire: no more turns this week.
trail-label-retire = Retire for the week
# $price: price in Turquoise.
trail-label-boost = Climb for { $price } Turquoise
# $title: name of a card, piece, place or Spirit.
trail-label-gateway = Gateway { $title }: { trail-gives }
trail-label-jackalope = Use the Jackalope
# $what: selects a variant; not shown.
trail-label-with = { $what ->
    [dutchman] With a Lost Dutchman
   *[marker] With an Adventure Marker
}
# $place: place in an order, 1 is first.
trail-label-order = Turn Order { $place } (pay { trail-pays })
# $title: name of a card, piece, place or Spirit.
trail-label-walk = Walk { $title } (pay { trail-pays }, get { trail-gives }, then advance on { trail-terrain })
# $title: name of a card, piece, place or Spirit. $price: price in Turquoise.
trail-label-card = Take { $title } for { $price } Turquoise ({ trail-gives }; advance on { trail-terrain })
# $title: name of a card or piece. $size: number of spaces. $price: price in Turquoise.
trail-label-piece = Take the piece { $title }, size { $size }, for { $price } Turquoise
# $set: name of a set of arrows, such as “Sunrise”.
trail-label-arrow = { $set }, { trail-side }: { trail-gives }
# $group: selects a variant; not shown. $number: number of the Passage or row.
trail-label-gila = { $group ->
    [passage] Passage { $number }
    [flora-card] Flora card in row { $number }
    [fauna-card] Fauna card in row { $number }
    [flora-piece] Flora pieces beside row { $number }
   *[fauna-piece] Fauna pieces beside row { $number }
}
# $reward: amount gained. $kind: selects a variant; not shown. $grit: amount of Grit.
trail-label-claim = Claim { trail-claim }: { $reward } { $kind ->
    [gold] Gold
    [grit] Grit
    [supplies] Supplies
   *[turquoise] Turquoise
}{ $grit ->
    [0] { "" }
   *[other] { " " }and { $grit } Grit
}
# $title: name of a card, piece, place or Spirit. $gives: what is gained, as a list of amounts.
trail-label-use = Use { $title }: { $gives }
# $kind, $pays, $loses, $gives, $gains, $taken, $copied, $per: selects a variant; not shown. $pay,
# $lose, $give: list of amounts. $gain: what is gained, as a list of amounts. $step: a number.
# $most: the highest number allowed.
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
# $title: name of a card, piece, place or Spirit.
trail-label-cube = { $title }: { trail-gives }
# $title: name of a card, piece, place or Spirit.
trail-label-spirit = { $title }
# $title: name of a card, piece, place or Spirit. $directions: text of the card.
trail-label-weather = { $title }: { $directions }
# $what: selects a variant; not shown.
trail-label-choose = { $what ->
    [supplies] Supplies
    [health] Health
   *[water] Water
}
# $what: selects a variant; not shown. $space: number of the space on the track.
trail-label-advance = { $what ->
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
   *[canyon] Canyon
} { $space }: { trail-gives }
# $at: space on the mural, such as “B3”.
trail-label-place = Place at { $at }
# $title: name of a card, piece, place or Spirit. $loss: Gold that the token costs.
trail-label-antidote = Return { $title }, worth { $loss } Gold
# $turquoise, $copper, $silver: number of coins. $lost: Turquoise overpaid.
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
# $number: a number.
trail-label-start = Player { $number } goes first
# $what: what is revealed.
trail-label-open = Reveal { $what }
# $number: a number.
trail-label-blossom = Blossom { $number }
# $title: name of a card, piece, place or Spirit. $loss: Gold that the token costs.
trail-label-poison = { $title }: { $loss } Gold
# $title: name of a card, piece, place or Spirit.
trail-label-draw = { $title }

## Why a move is not possible

trail-not-gila = The Gila Monster is on it, so nobody can take it this week.
trail-not-last-marker = Your last marker must go to Turn Order.
trail-not-new-marker = You can use the marker you got this turn from your next turn on.
trail-not-new-dutchman = You can use the Dutchman you found this turn from your next turn on.
trail-not-order-extra = The Jackalope can’t choose Turn Order.
trail-not-order-due = This is the last week, so Turn Order is not chosen.
trail-not-order-twice = You have already chosen your place for next week.
trail-not-order-taken = Another player has chosen this place.
trail-not-order-marker = Turn Order needs an Adventure Marker, and you have none to use.
trail-not-gateway = There is already a marker here. This week only a Lost Dutchman or the Jackalope can still act here.
trail-not-arrow-taken = There is already a marker at this set. This week only a Lost Dutchman or the Jackalope can still act here.
trail-not-arrow-here = You are already here.
# $set: name of a set of arrows, such as “Sunrise”.
trail-not-arrow-far = From { $set }, { trail-side }, you can only reach a neighboring space or the same side of another set.
trail-not-row-full = All spaces of this group are taken this week.
trail-not-again = You already have a marker in this group. Only a Lost Dutchman, the Jackalope or a card’s ability can bring you here again.
# $price: price in Turquoise. $worth: value of the coins in Turquoise.
trail-not-coins = It costs { $price } Turquoise. Your coins are worth { $worth }.
trail-not-fitting = It doesn’t fit anywhere on your mural.
trail-not-passages-full = All Passage spaces are taken this week.
# $need: how many you need. $have: how many you have. $away: number of steps missing.
trail-not-level = It needs { trail-terrain } { $need }; you are on { $have }: { $away ->
    [one] 1 step
   *[other] { $away } steps
} short.
# The same if an ability or the advance of a card helps, but not enough. $need: how many you need.
# $have: how many you have. $away: number of steps missing.
trail-not-level-helped = It needs { trail-terrain } { $need }; you are on { $have }. Even with your cards you are { $away ->
    [one] 1 step
   *[other] { $away } steps
} short.

## Names

# $side: selects a variant; not shown.
trail-side = { $side ->
    [left] left
    [top] top
    [right] right
   *[bottom] bottom
}
# $claim: selects a variant; not shown. $title: name of a card, piece, place or Spirit.
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
# $kind: selects a variant; not shown. $amount: a number.
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
# $amount: a number.
trail-steps = { $amount ->
    [1] 1 step
   *[other] { $amount } steps
}
# `AMOUNTS` tells a list such as `1 copper, 2 gold` amount by amount.
trail-nothing = nothing
# $gives: what is gained, as a list of amounts.
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
# $pays: what is paid, as a list of amounts.
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
# $icon: selects a variant; not shown.
trail-corner = { $icon ->
    [star] an AZ Star
    [blossom] a Saguaro Blossom
   *[antidote] return a Poison token
}
# $per: selects a variant; not shown.
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
# $per: selects a variant; not shown.
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

## Game log

# $what: selects a variant; not shown.
trail-what = { $what ->
    [turquoise] Turquoise
    [copper] Copper
    [silver] Silver
    [supplies] Supplies
    [health] Health
   *[water] Water
}
# $terrain: selects the terrain; not shown.
trail-terrain = { $terrain ->
    [mountain] Mountain
    [plateau] Plateau
    [desert] Desert
   *[canyon] Canyon
}
# $cause: selects a variant; not shown.
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

# $name: a player’s name.
trail-event-start-player = { $name } goes first.
# $title: name of a card, piece, place or Spirit.
trail-event-passage-opened = Passage revealed: { $title }.
# $title: name of a card, piece, place or Spirit. $row: number of the row.
trail-event-card-opened = Revealed in row { $row }: { $title }.
# $title: name of a card or piece.
trail-event-piece-opened = Piece revealed: { $title }.
# $title: name of a card, piece, place or Spirit.
trail-event-state48-opened = State 48: { $title }.
# $title: name of a card, piece, place or Spirit.
trail-event-gateway-opened = The next Gateway is { $title }.
# $space: number of the space on the track.
trail-event-terrain-marker = A Terrain Marker is placed on { trail-terrain } { $space }.
# $week: number of the week, 1 to 8.
trail-event-week = Week { $week } begins.
# $name: a player’s name.
trail-event-turn = { $name }’s turn.
# $name: a player’s name. $set: name of a set of arrows, such as “Sunrise”.
trail-event-arrow-moved = { $name } moves to { $set }, { trail-side }.
# $name: a player’s name. $set: name of a set of arrows, such as “Sunrise”.
trail-event-arrow-taken = { $name } gains the reward of { $set }, { trail-side }.
# $name: a player’s name. $group: selects a variant; not shown. $number: number of the Passage or
# row.
trail-event-gila = { $name } places the Gila Monster on { $group ->
    [passage] Passage { $number }
    [flora-card] the Flora card in row { $number }
    [fauna-card] the Fauna card in row { $number }
    [flora-piece] the Flora pieces beside row { $number }
   *[fauna-piece] the Fauna pieces beside row { $number }
}.
# $name: a player’s name.
trail-event-saguaro = { $name } gets the Saguaro.
# $name: a player’s name.
trail-event-retired = { $name } retires for the week.
# $name: a player’s name. $means, $what: selects a variant; not shown.
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
# $name: a player’s name. $place: place in an order, 1 is first.
trail-event-order-chosen = { $name } chooses place { $place } for next week.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-walked = { $name } walks { $title }.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-card-taken = { $name } takes { $title }.
# $name: a player’s name.
trail-event-star = { $name } gets an AZ Star.
# $title: name of a card, piece, place or Spirit. $cubes: number of cubes.
trail-event-cubes-loaded = { $title } is loaded with { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
}.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-ability = { $name } uses { $title }.
# $name: a player’s name. $amount: a number, 0 if the player already has the maximum.
trail-event-gained = { $amount ->
    [0] { $name } can’t hold any more { trail-what } ({ trail-cause }).
   *[other] { $name }: +{ $amount } { trail-what } ({ trail-cause }).
}
# $name: a player’s name. $amount: a number.
trail-event-lost = { $name }: −{ $amount } { trail-what } ({ trail-cause }).
# $name: a player’s name. $amount: a number.
trail-event-paid = { $name } pays { $amount } { trail-what } ({ trail-cause }).
# $name: a player’s name. $price: price in Turquoise. $turquoise, $copper, $silver: number of coins.
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
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-gold = { $name }: { SIGNED($amount) } Gold ({ trail-cause }).
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-grit = { $name }: { SIGNED($amount) } Grit ({ trail-cause }).
# $name: a player’s name. $space: number of the space on the track.
trail-event-advanced = { $name } reaches { trail-terrain } { $space } ({ trail-cause }).
# $name: a player’s name.
trail-event-advance-lost = { $name } is already at the end of the { trail-terrain } track.
# $name: a player’s name.
trail-event-dutchman = { $name } finds a Lost Dutchman.
# $name: a player’s name.
trail-event-no-dutchman = There is no Lost Dutchman left for { $name }.
# $name: a player’s name.
trail-event-marker = { $name } gets a fourth Adventure Marker.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-poisoned = { $name } draws Poison: { $title }.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-antidote = { $name } returns { $title }.
# $name: a player’s name. $title: name of a card or piece. $at: space on the mural, such as “B3”.
trail-event-piece-placed = { $name } places { $title } at { $at }.
# $name: a player’s name. $at: space on the mural, such as “B3”.
trail-event-blossom-placed = { $name } places a Saguaro Blossom at { $at }.
# $name: a player’s name. $level: level on the Ladder.
trail-event-climbed = { $name } climbs to level { $level }.
# $name: a player’s name. $price: price in Turquoise.
trail-event-boosted = { $name } buys a boost for { $price } Turquoise.
trail-event-weather-mixed = The Weather cards are reshuffled.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-weather-drawn = { $name } draws { $title }.
# $title: name of a card, piece, place or Spirit.
trail-event-weather = Weather: { $title }.
# $title: name of a card, piece, place or Spirit. $name: a player’s name.
trail-event-spirit-taken = { $title } joins { $name }.
# $name: a player’s name. $title: name of a card, piece, place or Spirit.
trail-event-spirit-used = { $name } uses { $title }.
# $title: name of a card, piece, place or Spirit.
trail-event-spirit-freed = { $title } is free again.
# $name: a player’s name.
trail-event-jackalope-unused = { $name } hasn’t used the Jackalope and loses a cube.
# $name: a player’s name.
trail-event-claimed = { $name } claims { trail-claim }.
# $name: a player’s name. $place: place in an order, 1 is first. $objective: text of the objective.
trail-event-placed = { $name } finishes in place { $place } for “{ $objective }”.
# $week: number of the week, 1 to 8.
trail-event-recovery = Week { $week } ends.
# $order: players’ names in order.
trail-event-turn-order = Turn order for next week: { $order }.
# $title: name of a card, piece, place or Spirit.
trail-event-card-under = { $title } goes to the bottom of its deck.
# $deck: number of the deck, 1 to 4.
trail-event-new-deck = Passage deck { $deck } is now in use.
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-final-open-spaces = { $name }: { SIGNED($amount) } Gold for open mural spaces.
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-final-poison = { $name }: { SIGNED($amount) } Gold for Poison.
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-final-cubes = { $name }: { SIGNED($amount) } Gold for cubes.
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-final-stars = { $name }: { SIGNED($amount) } Gold for AZ Stars.
# $name: a player’s name. $amount: points won or lost; SIGNED adds + or −.
trail-event-final-sets = { $name }: { SIGNED($amount) } Gold for sets of cards.
trail-event-game-over = The game is over.

## Terminal

# $week: number of the week, 1 to 8.
trail-draw-week = week { $week }
# $group: selects a variant; not shown. $number: number of the Passage or row.
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
# Letters of the board drawing in the terminal.
trail-draw-legend = t Turquoise c Copper s Silver · u Supplies h Health w Water ? any resource · g Gold r Grit −90 Grit position · M Mountain P Plateau D Desert C Canyon * any terrain · ~ Weather S Spirit m marker + Antidote ★ AZ Star ✿ Blossom · ▪ cube ° Dutchman ☻ marker ☠ Poison ▣ open ⚑ tracker ○ free ✗ Gila · ▯ cards ▭ Passages zzz retired ^ top

## Trail in the browser

## Market

trail-web-passages = Passages
# $deck: number of the deck, 1 to 4.
trail-web-deck = Deck { $deck } of 4
# $kind: selects a variant; not shown. $count: cards left.
trail-web-deck-left = { $kind ->
    [passages] Passages
    [flora] Flora cards
    [fauna] Fauna cards
   *[gateways] Gateway cards
} in the deck: { $count }
trail-web-action-spaces = spaces
# $free: number of free spaces. $all: total number.
trail-web-spaces = { $free } of { $all } action spaces free
# $name: name of a Passage. $number: a number. $miles: number of miles. $flavour: flavor text.
trail-web-passage-about = { $name }, Passage { $number }, { NUMBER($miles) } miles. { $flavour }
# $have: how many you have.
trail-web-you-have = have { $have }
trail-web-barred = Blocked this week
# Mark on a space: used by another player.
trail-web-taken = taken
# $title: name of a card, piece, place or Spirit. $name: a player’s name.
trail-web-taken-what = { $title }, taken by { $name }
# A card pointed at: what it gives, where it takes you, its corner, its cubes.
# $name: name of a card. $icon: selects a variant; not shown. $cubes: number of cubes.
trail-web-card-about = { $name } ({ trail-terrain }): { trail-gives }{ $icon ->
    [none] { "" }
   *[other] ; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] ; 1 cube, 1 use
   *[other] ; { $cubes } cubes, one per use
}
trail-web-card-spent = { trail-web-card-about }; no cubes left
# $name: name of a Passage.
trail-web-passage-mine = { $name } ({ trail-terrain }), walked
trail-web-amounts = { trail-gives }
# Followed by a number of Poison tokens.
trail-web-takes = take
# $asked: the amount to pay. $have: how many you have.
trail-web-lack = { $asked } { trail-what }, you have { $have }
# $lacks: what is missing, already translated. $poison: number of Poison tokens.
trail-web-due = { $lacks }: you take { $poison } Poison.
# $from: old value. $to: new value.
trail-web-old-new = { trail-web-old-new-of }: { $from } → { $to }
# $name: player's name. $changes: what changes on their board, such as “Water: 2 → 3, Gold: 4 → 6”.
trail-web-changes-of = { $name }: { $changes }.
# $kind: selects a variant; not shown.
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
# $count: a number.
trail-web-retire-sure = { $count ->
    [one] Retire with 1 marker unused?
   *[other] Retire with { $count } markers unused?
}
trail-web-retiring = Retiring for the week…
# Followed by a price.
trail-web-pay = pay
# Followed by rewards.
trail-web-get = get
trail-web-gila-costs = The Gila Monster is in this group: pay 1 extra Health
# $group: selects a variant; not shown.
trail-web-gila-group = { $group ->
    [flora-card] cards
    [fauna-card] cards
   *[other] pieces
}
trail-web-rows = Flora and Fauna
trail-web-flora = Flora
trail-web-fauna = Fauna
trail-web-price = price
# $price: price in Turquoise.
trail-web-price-of = { $price } Turquoise
# $name: name of a piece. $size: number of spaces.
trail-web-piece = { $name }, { $size } spaces
# $count: a number.
trail-web-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
trail-web-places = Arrows, Gateway, Turn Order
trail-web-arrows = Crossed Arrows
trail-web-gateway = Gateway
# $week: number of the week, 1 to 8.
trail-web-gateway-next = Goes to everyone in week { $week }
# $week: number of the week, 1 to 8.
trail-web-gateway-received = Week { $week }, received
trail-web-order = Turn Order
# $place: place in an order, 1 is first.
trail-web-order-about = Place { $place } in next week’s order
# $place: place in an order, 1 is first.
trail-web-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
trail-web-rank = { trail-web-nth }
# The space costs nothing.
trail-web-free = free

## Tracks

trail-web-ladder = Ladder
# A bought level on the Ladder.
trail-web-boost = boost
# Between two prices: first boost, then second boost.
trail-web-then = then
# $first: price of the first boost. $second: price of the second boost.
trail-web-boost-prices = After a climb: first boost { $first }, second boost { $second } Turquoise
# $level: level on the Ladder.
trail-web-boost-to = Level { $level }
trail-web-tracks = Terrain Tracks
trail-web-gives-dutchman = gives a Lost Dutchman
# $space: number of the space on the track. $marker: 0 if no Terrain Marker is here.
trail-web-space-about = { trail-terrain } { $space }: { trail-gives }{ $marker ->
    [0] {""}
   *[other] ; a Lost Dutchman for everyone who arrives
}
# $level: level on the Ladder.
trail-web-level-about = Level { $level }: { trail-gives }
trail-web-score = Gold minus Grit position
# Follows a number: “2 per Grit”.
trail-web-a-grit = per Grit
trail-web-per-grit = How many spaces each Grit moves its marker here
# Gold moves up the track.
trail-web-up = up,
# Grit moves down the track.
trail-web-down = down
# $name: a player’s name. $gold: amount of Gold. $grit: amount of Grit. $position: position of the
# Grit marker. $score: a number of points.
trail-web-score-of = { $name }: Gold { $gold }, Grit { $grit } (position { $position }), score { $score }
trail-web-state48 = State 48
# $week: selects a variant; not shown.
trail-web-category = { $week ->
    [1] first to reach
    [4] after week 4
   *[other] at game end
}
# $text: a text, already translated. $gold: Gold for the first, second and third place. $grit:
# amount of Grit.
trail-web-objective = { $text }: { $gold } Gold{ $grit ->
    [0] {""}
   *[other] ; first also gets { $grit } Grit
}
# The common supply.
trail-web-pool = Pool
# $name: name of a Spirit.
trail-web-free-spirit = Available Spirit: { $name }, { trail-web-spirit-does }
# $spirit: selects a variant; not shown. $rewards: list of rewards.
trail-web-spirit-does = { $spirit ->
    [jackalope] one extra action in each of two weeks (T-9.8)
   *[other] for each cube, left or right: { $rewards } (T-9.7)
}
# $what: selects a variant; not shown. $count: a number.
trail-web-left = { $what ->
    [dutchman] Lost Dutchmen
    [blossom] Saguaro Blossoms
    [cube] Cubes
    [poison] Poison tokens
   *[weather] Weather cards not yet seen
} left: { $count }

## Player boards

trail-web-gold = Gold
trail-web-grit = Grit
trail-web-blossom = Saguaro Blossom
trail-web-mural = Mural icons
# $at: space on the mural, such as “B3”.
trail-web-space-gives = { $at }: { trail-amount }
# $pieces: list of pieces. $open: number of open spaces.
trail-web-mural-of = Mural: { $pieces }; { $open ->
    [one] 1 open space
   *[other] { $open } open spaces
}
# $count: a number.
trail-web-open-left = { $count ->
    [one] 1 open space
   *[other] { $count } open spaces
}
# $worth: value of the coins in Turquoise.
trail-web-worth = worth { $worth }
# $levels: list of numbers.
trail-web-stock-claims = All six at { $levels } or more: claim Grit
# $have: how many you have. $end: the highest number possible.
trail-web-stock-of = { trail-what }: { $have } of { $end }
trail-web-your-stock = Your stock
trail-web-cards = Cards
trail-web-no-cards = Your cards, Passages and Spirit will appear here.
# $sets: Gold for sets. $stars: number, or Gold for stars.
trail-web-at-the-end = at game end: sets { $sets }, stars { $stars }
trail-web-claims = Claims
# $count: a number.
trail-web-claims-help = { $count ->
    [0] you have no trackers left
    [1] uses your last tracker
   *[other] each uses one of your { $count } trackers
}
# $claim: selects a variant; not shown.
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
# $claim: selects a variant; not shown. $have: how many you have. $need: how many you need.
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
# $count: a number. $all: total number.
trail-web-markers = { $count } of { $all } Adventure Markers left
# $count: a number.
trail-web-trackers = { $count ->
    [0] No trackers left for claims
    [1] 1 tracker left for claims
   *[other] { $count } trackers left for claims
}
# $count: a number.
trail-web-stars = AZ Stars: { $count }
# $count: a number.
trail-web-poisons = Poison tokens: { $count }
trail-web-others = Opponents
# $name: a player’s name.
trail-web-open-board = Open { $name }’s board
# $name: a player’s name.
trail-web-board-of = { $name }’s board
# No more turns this week. Very short.
trail-web-retired = retired
trail-web-now = Current score
trail-web-if-now = If the game ended now
# $line: selects a variant; not shown.
trail-web-final = { $line ->
    [open-spaces] Open mural spaces
    [poison] Poison
    [cubes] Cubes left
    [stars] AZ Stars
   *[sets] Sets of cards
}
# $name: a player’s name.
trail-web-result-mural = { $name }’s mural
trail-web-result-final = Final scoring
trail-web-result-before = Gold during the game
trail-web-result-marker = Grit marker position (Grit)
trail-web-result-marker-short = Grit marker
trail-web-result-weeks = Gold and Grit marker by week
# $name: a player’s name. $weeks: list of weeks.
trail-web-result-chart-of = { $name }, at the start, after each week and at the end. { $weeks }
# $index: number of the week. $gold: amount of Gold. $position: position of the Grit marker.
trail-web-result-week = { $index }: Gold { $gold }, Grit marker { $position }.
trail-web-start-points = At the start
trail-web-other-points = Other

## Weeks

trail-web-weeks = Weeks
# $week: number of the week, 1 to 8.
trail-web-week = Week { $week }
# $week: number of the week, 1 to 8. $terrain: name of the terrain.
trail-web-week-of = Week { $week }: { $terrain }
trail-web-order-now = Turn order this week
trail-web-planning = Planning
trail-web-journey = Journey
trail-web-new-deck = Then the next Passage deck comes into play
trail-web-state48-scored = Then a State 48 card is scored

# $set: name of a set of arrows, such as “Sunrise”.
trail-web-plan-here = From { $set }, { trail-side }: to a neighboring space, or the same side of another set
trail-web-plan-anywhere = In week 1: any of the twelve spaces
trail-web-plan-meet = Players already on your new space gain
trail-web-plan-gila = Gila Monster
trail-web-plan-gila-help = placed by the player with the least Gold
trail-web-plan-gila-now = What it sits on is blocked; the rest of that group costs 1 extra Health
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = goes to the player lowest on the Ladder
trail-web-plan-from-2 = from week 2

# Costs nothing.
trail-web-effect-free = free
trail-web-effect-enter = even if full
trail-web-effect-copy = again
trail-web-effect-or = or
# $count: a number.
trail-web-effect-lower = every level −{ $count }

## Choices

trail-web-spirit-short = One extra action a week for two weeks
# $price: price in Turquoise.
trail-web-price-is = Price { $price }: pay with
# $lost: Turquoise overpaid.
trail-web-lost = { $lost } overpaid
# Followed by the coins left after paying.
trail-web-leaves = leaving
# $count: a number.
trail-web-all-moves = { $count } possible moves
trail-web-moves = All moves
# $what: list such as “1 Canyon, 2 Desert”. $steps: number of steps.
trail-web-away = { $what } { $steps ->
    [one] step
   *[other] steps
} short
# $steps: number of steps.
trail-web-away-one = { $steps } { trail-terrain }
# Said when a space is clicked where the piece in hand cannot be placed. $at: space, such as D3.
trail-web-spot-outside = At { $at }, part of the piece would stick out of the mural.
# $at: space, such as D3.
trail-web-spot-covered = At { $at }, the piece would overlap another one.
# $at: space, such as D3.
trail-web-spot-apart = At { $at }, the piece wouldn’t share an edge with another one.
# $at: space, such as D3.
trail-web-spot-flag = At { $at }, the piece wouldn’t cover the flag. Your first piece must.
trail-web-not-yet = Not now
# Followed by “Marker” or “Dutchman”.
trail-web-means = Use
# $what: selects a variant; not shown.
trail-web-means-of = { $what ->
    [dutchman] Dutchman
   *[marker] Marker
}
trail-web-paid = Paid with
trail-web-paid-help = you can change this until the piece is placed
trail-web-exact = exact
# $own: 1 if you played it. $name: a player’s name.
trail-web-weather-by = { $own ->
    [1] You played it.
   *[other] { $name } played it.
} Now it applies to you.
trail-web-since = Since your last turn
trail-web-since-help = choose a line to see that moment
trail-web-since-close = Show the opponents’ boards
# Heading of a summary, as short as possible. $week: number of the week, 1 to 7.
trail-web-week-over = Week { $week } is over
# $week: number of the week, 1 to 8.
trail-web-week-order = Turn order in week { $week }
# $week: number of the week, 1 to 8.
trail-web-week-gains = Gold and Grit in week { $week }
# $names: names of cards or pieces, separated by commas.
trail-web-week-cards = New cards: { $names }
# $names: names of cards or pieces, separated by commas.
trail-web-week-pieces = New pieces: { $names }
trail-web-hint-do = Play it
trail-web-place-here = Place here
trail-web-choice = Your choices
trail-web-gives = What you gain
trail-web-happened = What this triggered
trail-web-in-order = in this order
# $count: a number.
trail-web-look-at-a-spot = { $count ->
    [one] 1 spot is glowing: point at it to see what it gives.
   *[other] { $count } spots are glowing: point at one to see what it gives.
}

## Phone

trail-web-tabs = Parts of the table
# $tab: selects a variant; not shown.
trail-web-tab = { $tab ->
    [market] Market
    [board] My board
    [tracks] Tracks
    [others] Opponents
   *[log] Log
}
# $segment: selects a variant; not shown.
trail-web-segment = { $segment ->
    [passages] Passages
    [flora] Flora
    [fauna] Fauna
   *[places] Places
}

## Text view

# $order: players’ names in order.
trail-web-text-order = Turn order: { $order }
# $weeks: list of weeks.
trail-web-text-weeks = Weeks: { $weeks }
# $at: space on the mural, such as “B3”.
trail-web-text-gila = The Gila Monster is on: { $at }
# $name: a player’s name.
trail-web-text-saguaro = The Saguaro is held by: { $name }
# $name: name of a Passage. $need: list of required levels.
trail-web-text-passage = { $name }: needs { $need }; pay { trail-pays }; get { trail-gives }, then advance on { trail-terrain }
# $free: number of free spaces. $who: names of players.
trail-web-text-spaces = { $free } spaces free; taken by { $who }
# $row: number of the row. $card: name or text of a card.
trail-web-text-row = Row { $row }: { $card }
# $row: number of the row. $name: a player’s name.
trail-web-text-taken = Row { $row }: the card is taken by { $name }
# $pieces: list of pieces. $who: names of players.
trail-web-text-pieces = Pieces: { $pieces }; markers of { $who }
trail-web-text-gila-asks = The Gila Monster adds 1 Health here
# $set: name of a set of arrows, such as “Sunrise”. $who: names of players.
trail-web-text-arrow = { $set }, { trail-side }: { trail-gives }; here: { $who }
# $name: name of a Gateway.
trail-web-text-gateway = Gateway { $name }: { trail-gives }
# $place: place in an order, 1 is first. $name: a player’s name.
trail-web-text-turn-order = Turn Order { $place }: pay { trail-pays }; chosen by { $name }
# $spaces: list of spaces. $marker: space of the Terrain Marker. $places: players and their spaces.
trail-web-text-track = { trail-terrain }: { $spaces }. Terrain Marker at { $marker }. { $places }
# $gold: amount of Gold. $grit: amount of Grit. $position: position of the Grit marker. $score: a
# number of points.
trail-web-text-score = Gold { $gold }, Grit { $grit } (position { $position }), score { $score }
# $markers: number of Adventure Markers. $dutchmen: number of Lost Dutchmen. $trackers: number of
# claim trackers. $stars: number, or Gold for stars. $poison: list of tokens.
trail-web-text-keep = Adventure Markers: { $markers }; Dutchmen: { $dutchmen }; trackers: { $trackers }; AZ Stars: { $stars }; Poison: { $poison }
# $cards: list of cards.
trail-web-text-cards = Cards: { $cards }
# $passages: list of Passages. $spirit: name of a Spirit.
trail-web-text-walked = Passages: { $passages }; Spirit: { $spirit }
# $pieces: list of pieces. $open: number of open spaces.
trail-web-text-mural = Mural: { $pieces }; open spaces: { $open }
# $name: name of a Gateway.
trail-web-text-gateway-before = Last Gateway received: { $name }, { trail-gives }
# $gives: what is gained, as a list of amounts. $arrived: players who arrived.
trail-web-text-top = At the top: { $gives } for the first, second and third player; arrived: { $arrived }
# $from: old value. $to: new value. $first: price of the first boost. $second: price of the second
# boost.
trail-web-text-boost = Boost from level { $from } to { $to }: { $first } Turquoise as your first boost, { $second } as your second
# $name: name of a Spirit. $cubes: number of cubes. $rewards: list of rewards.
trail-web-text-spirit = { $name }: cubes left { $cubes }; for each, left or right: { $rewards }

## Symbols: tooltips at the table and pictures of the rules page

trail-legend = Symbols
# $group: selects a variant; not shown.
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
trail-legend-grit = Grit: each moves your Grit marker down by one or more spaces. Your score is your Gold minus that marker’s position.
trail-legend-star = AZ Star: 1, 3, 6, 10 or 15 Gold at game end for one to five. Whoever has the Saguaro gains 1 Gold right away.
trail-legend-poison = Poison: costs the Gold on the token right away, and more at game end.
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
trail-legend-marker = Adventure Marker: one action each. One per week must go to Turn Order, except in the last week.
trail-legend-dutchman = Lost Dutchman: an extra marker for this week, found at a Terrain Marker.
trail-legend-tracker = Claim tracker: each claim uses one of your four.
trail-legend-mural = Mural: your first piece covers the flag, the others touch it edge to edge; you gain the icons you cover.
trail-legend-flag = State Flag: your first piece must cover it.
trail-legend-gila = Gila Monster: what it sits on is blocked this week; the rest of its group costs 1 extra Health.
trail-legend-saguaro = Saguaro: held by the player lowest on the Ladder; gives 1 Gold for every AZ Star anyone takes.
trail-legend-arrows = Crossed Arrows: move to a neighboring space, or to the same side of another set.
trail-legend-gateway = Gateway: gives its reward to everyone at the start of next week, and to a marker before that.
trail-legend-order = Turn Order: decides next week’s turn order. Earlier places cost more.
# Move up the Ladder.
trail-legend-climb = Climb: one level up.

## Bots and hints

bots-trail-jackrabbit-name = Jackrabbit
bots-trail-jackrabbit-temper = Runs off in all directions and leaves the map at home.
bots-trail-ringtail-name = Ringtail
bots-trail-ringtail-temper = Nimble, curious, and easily distracted.
bots-trail-bobcat-name = Bobcat
bots-trail-bobcat-temper = Pounces on the best thing in sight.
bots-trail-owl-name = Owl
bots-trail-owl-temper = Sits still, turns its head, and seldom misses.
bots-trail-elk-name = Elk
bots-trail-elk-temper = Steady over long distances.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Follows you for weeks, and passes you in the last one.
# $all: all reasons but the last, already joined. $last: the last reason.
trail-web-because = { $all } and { $last }
# $amount: a number.
trail-why-gold = gains { $amount } Gold ({ trail-cause })
# $amount: a number.
trail-why-grit = gains { $amount } Grit ({ trail-cause })
# $amount: a number.
trail-why-gold-lost = loses { $amount } Gold ({ trail-cause })
# $amount: a number.
trail-why-grit-lost = loses { $amount } Grit ({ trail-cause })
trail-why-claimed = claims { trail-claim }
# $title: name of a card, piece, place or Spirit.
trail-why-spirit-taken = brings { $title } to your side
trail-why-dutchman = finds a Lost Dutchman
trail-why-marker = gets your fourth Adventure Marker
trail-why-star = earns an AZ Star
# $title: name of a card, piece, place or Spirit. $cubes: number of cubes.
trail-why-cubes-loaded = loads { $title } for { $cubes ->
    [1] 1 use
   *[other] { $cubes } uses
}
# $level: level on the Ladder.
trail-why-climbed = climbs to level { $level }
# $spaces: number of spaces.
trail-why-piece-placed = covers { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} of your mural
# $space: number of the space on the track.
trail-why-advanced = advances to { trail-terrain } { $space }
# $pays: what is paid, as a list of amounts.
trail-why-costs = costs { AMOUNTS($pays, one: "trail-why-price", none: "trail-nothing") }
# One part of a price. $kind: selects a variant; not shown. $amount: a number.
trail-why-price = { $kind ->
    [marker] { $amount ->
        [1] 1 Adventure Marker
       *[other] { $amount } Adventure Markers
    }
    [dutchman] { $amount ->
        [1] 1 Lost Dutchman
       *[other] { $amount } Lost Dutchmen
    }
    [jackalope] this week’s use of the Jackalope
    [cube] { $amount ->
        [1] 1 cube
       *[other] { $amount } cubes
    }
    [poison] { $amount ->
        [1] 1 Poison token drawn at random
       *[other] { $amount } Poison tokens drawn at random
    }
   *[other] { trail-amount }
}
# $gives: what is gained, as a list of amounts.
trail-why-gains = gains { trail-gives }
# $gives: coins and resources gained, as a list of amounts.
trail-why-gains-from = gains { trail-gives } ({ trail-cause })
# $gives: coins and resources the player then has, as a list of amounts.
trail-why-stock = leaves you with { trail-gives }
# $amount: a number.
trail-why-lost = loses { $amount } { trail-what } ({ trail-cause })
# $group: selects a variant; not shown. $number: number of the Passage or row.
trail-why-gila = blocks { $group ->
    [passage] Passage { $number } for everyone this week; the other Passages cost 1 more Health
    [flora-card] the Flora card in row { $number } for everyone this week; the other Flora cards cost 1 more Health
    [fauna-card] the Fauna card in row { $number } for everyone this week; the other Fauna cards cost 1 more Health
    [flora-piece] the Flora pieces beside row { $number } for everyone this week; the other Flora pieces cost 1 more Health
   *[fauna-piece] the Fauna pieces beside row { $number } for everyone this week; the other Fauna pieces cost 1 more Health
}
# $amount: a number. The player is not the one who gets the hint.
trail-why-other-gained = another player gains { $amount } { trail-what } ({ trail-cause })
# $amount: a number. The player is not the one who gets the hint.
trail-why-other-lost = another player loses { $amount } { trail-what } ({ trail-cause })
# $amount: a number with a sign. The player is not the one who gets the hint.
trail-why-other-gold = another player’s Gold: { SIGNED($amount) } ({ trail-cause })
# $amount: a number with a sign. The player is not the one who gets the hint.
trail-why-other-grit = another player’s Grit: { SIGNED($amount) } ({ trail-cause })
trail-why-nothing = costs nothing and changes nothing yet
trail-why-ends-week = costs nothing and ends the week
# $place: place in an order, 1 is first.
trail-why-order-chosen = gives you place { $place } in next week’s order
# $title: name of a card, piece, place or Spirit.
trail-why-walked = walks { $title }
# $title: name of a card, piece, place or Spirit.
trail-why-card-taken = takes { $title }
# $at: space on the mural, such as “B3”.
trail-why-blossom-placed = covers { $at } with a Saguaro Blossom
# $title: name of a card, piece, place or Spirit.
trail-why-antidote = returns { $title }
# $title: name of a card, piece, place or Spirit.
trail-why-weather = plays { $title }

## Lab

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

## Web page

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
web-option-trail-jackalope_moves_tracker = The Jackalope at the Crossed Arrows
web-choice-trail-jackalope_moves_tracker-true = moves your tracker
web-choice-trail-jackalope_moves_tracker-false = takes any one reward

web-game-trail = Trail
web-caption-trail = 800 miles · Eight weeks · 2–4 players
web-poster-trail = Trail: a hiker on the rim of the Grand Canyon
web-line-trail = Eight weeks on foot, eight hundred miles of Arizona.
web-facts-trail = Two to four players, about 90 minutes

## Guided game. $other is the bot’s name.

lesson-trail-welcome-title = Eight weeks on the trail
lesson-trail-welcome = Gold moves one marker up from 0; Grit moves another down from 100. At the end your score is how far your Gold is past your Grit marker, so you need some of both. Everyone starts at −100.
lesson-trail-week-title = A week has three parts
lesson-trail-week = Planning brings rewards and new conditions. The Journey is where you use your markers, one per turn. Recovery refills the board. The symbols on the strip show when the Passages change and when State 48 cards score.
lesson-trail-stock-title = Your stock
lesson-trail-stock = Three coins: Turquoise is worth 1, Copper 2, Silver 3. Three resources: Supplies, Health and Water. You can hold at most ten of each. The Gateway has just given everyone this week’s resources.
lesson-trail-arrow-title = The Crossed Arrows
lesson-trail-arrow = Planning starts with a move on the arrows, and you gain what your new space shows. Take the one with a free step on any Terrain Track, then advance on Canyon: its spaces give Gold.
lesson-trail-gila-title = The Gila Monster
# $other: name of the other player or bot.
lesson-trail-gila = { $other } has the least Gold and has placed the Gila Monster. Nobody can take that card this week, and every other card of its kind costs 1 extra Health.
lesson-trail-market-title = The market
lesson-trail-market = Now the Journey. Passages require levels on the Terrain Tracks and cost resources; a level you lack is shown in red.
lesson-trail-cubes-title = Plants give, animals work
lesson-trail-cubes = In the rows, a card or a piece for your mural costs 1 to 4 Turquoise. A Flora card gives its rewards right away. A Fauna card comes with cubes: each cube is one use of its ability, at the moment it names. Each cube left at game end is worth 1 Gold. Every card also gives a free step on its terrain’s track.
lesson-trail-walk-title = Walk a Passage
lesson-trail-walk = Everything you can do now has a thin turquoise outline. Your step on the Canyon track has opened up Temporal Gulch. Pay 1 Health; gain 1 Copper, 2 Gold and one more step on Canyon. Steps like this one are free, and you gain what the new space shows.
lesson-trail-piece-title = Take a piece
# $other: name of the other player or bot.
lesson-trail-piece = { $other } has had a turn, and a Perfect Blue Day has given something to everyone. Your next marker takes the Douglas-fir from row 4. It costs 4, and your 2 Copper pay for it exactly.
lesson-trail-place-title = Put it on your mural
lesson-trail-place = Your first piece must cover the flag, and you may never rotate pieces. Point at the glowing spots to see what each one gives: here the tree covers three terrain symbols, and each of them is a free step on its track.
# The same for touchscreens.
lesson-trail-place-touch = Your first piece must cover the flag, and you may never rotate pieces. Tap the glowing spots to see what each one gives: here the tree covers three terrain symbols, and each of them is a free step on its track. Then press Place here.
lesson-trail-ladder-title = Up the Ladder
lesson-trail-ladder = Every piece moves you up one level. After that you may buy up to two boosts of one level each. Levels give steps, Weather, Spirits and Grit. Save your coins this time and stop here.
lesson-trail-order-title = Turn Order
lesson-trail-order = Every week but the last, one marker must go to Turn Order, and this is your last one, so it can’t do anything else. It decides next week’s turn order. First place costs the most. Take it: you go first in week 2.
lesson-trail-claims-title = Claims and game end
lesson-trail-claims = On your turns you can make up to four claims, one tracker each. At game end, open mural spaces and Poison cost Gold; AZ Stars, cubes left on your cards and sets of different terrains give Gold.
lesson-trail-end-title = Week 2 is yours
lesson-trail-end = Point at anything on the table to see its rule. Hint shows what a strong bot would do. Undo takes your steps back as long as nothing random has happened since. Continue from here, or start your own game.
# The same for touchscreens.
lesson-trail-end-touch = Tap anything on the table to see its rule. Hint shows what a strong bot would do. Undo takes your steps back as long as nothing random has happened since. Continue from here, or start your own game.

## Second guided game

lesson-trail-more-welcome-title = Company on the trail
# $other: name of the other player or bot.
lesson-trail-more-welcome = You know how a week works. Later weeks bring Lost Dutchmen, Poison, claims and Spirits. It is week 3, you have two markers left, and { $other } has the Jackalope, one of the four Spirits.
lesson-trail-more-walk-title = A marker on the track
lesson-trail-more-walk = Walk the Gila River Canyons for 1 Health and 2 Water. Its step takes you to the Terrain Marker on space 4 of the Canyon track. Every player who reaches that space finds a Lost Dutchman, as long as any are left.
lesson-trail-more-dutchman-title = The Lost Dutchman
# $other: name of the other player or bot.
lesson-trail-more-dutchman = { $other } has had a turn, and Early Snow has cost each of you 1 Supplies. Your last Adventure Marker must go to Turn Order. The Dutchman is an extra marker for anything else, but only until the week ends.
lesson-trail-more-poison-title = Poison
lesson-trail-more-poison = The Gila Monster is on the Flora pieces of row 3, so all other Flora pieces cost 1 extra Health. You have none. For each resource you can’t pay, you take a Poison token, which costs you 1 to 3 Gold. Take the Ocotillo anyway.
lesson-trail-more-place-title = The price of poison
lesson-trail-more-place = The Arizona Bark Scorpion has cost you 3 Gold, and you keep the token. At game end one token costs 1 Gold, two cost 3, three cost 6. Place the Ocotillo in the top right corner: it covers 1 Silver, 2 Gold and 1 Water.
# The same for touchscreens.
lesson-trail-more-place-touch = The Arizona Bark Scorpion has cost you 3 Gold, and you keep the token. At game end one token costs 1 Gold, two cost 3, three cost 6. Tap the top right corner: there the Ocotillo covers 1 Silver, 2 Gold and 1 Water. Then press Place here.
lesson-trail-more-claim-title = Make a claim
lesson-trail-more-claim = Your mural has five pieces. That is an objective of the first State 48 card, and nobody has claimed it yet: the first player to do so gains 3 Gold and 1 Grit. A claim uses one of your four trackers for the rest of the game. Claim it now.
lesson-trail-more-boost-title = One level higher
lesson-trail-more-boost = The piece moved you up to level 9, which gave you 1 Grit. A boost costs 2 here. You pay with your Silver, which is worth 3, and get no change. It is worth it: level 10 gives a Spirit. Buy the boost.
lesson-trail-more-spirit-title = Choose a Spirit
# $other: name of the other player or bot.
lesson-trail-more-spirit = You can choose a Spirit that nobody holds and that you have never had. { $other } has the Jackalope, and you have had the Javelina. Choose the Desert Tortoise.
lesson-trail-more-cube-title = Ask the Tortoise for help
lesson-trail-more-cube = Once per turn, remove one cube and gain the reward on its left or on its right, not both. The left reward of the second cube removes a Poison token and gives 1 Health. Use it to get rid of the scorpion. The 3 Gold are gone, but at game end it won’t count.
lesson-trail-more-again-title = Once every turn
# $other: name of the other player or bot.
lesson-trail-more-again = { $other } couldn’t pay for a Passage in full and has taken Poison too. On this turn you can use the Tortoise again: its third cube gives 1 Grit. After its last cube a Spirit leaves you. Each cube left at game end is worth 1 Gold.
lesson-trail-more-order-title = Your last marker
lesson-trail-more-order = Only Turn Order is left for your last Adventure Marker. Using a Spirit took no marker. Choose first place again.
lesson-trail-more-end-title = Week 4 is yours
# $other: name of the other player or bot.
lesson-trail-more-end = The Dutchman is back in the pool, and the Tortoise stays with you. { $other } didn’t use the Jackalope and lost one of its two cubes: he takes an extra action each week, or the cube is gone. Continue from here, or start your own game.

## Quick reference

trail-aid-prices = Prices
trail-aid-what = For
trail-aid-price = Price
# $row: number of the row, 1 to 4. $size: size of the row’s pieces.
trail-aid-row = Row { $row }: card or piece of size { $size }
trail-aid-level = Level
trail-aid-gives = Gives
trail-aid-boosts = Boosts
trail-aid-from-level = From level
trail-aid-boost-prices = First / second, in Turquoise
trail-aid-grit = Your Grit
trail-aid-spaces = Each moves the marker
trail-aid-gold = Gold
# $points: points for one to five. $gold: points with their sign.
trail-aid-each-more = { $points }; { $gold } for each further one
# Gold for sets of different terrains. $of2, $of3, $of4: Gold for 2, 3 and 4 terrains.
trail-aid-sets = 2 terrains +{ $of2 }, 3 terrains +{ $of3 }, 4 terrains +{ $of4 }

## Print and play

trail-print-passages = Passage cards
trail-print-nature = Flora and Fauna cards
trail-print-gateways = Gateway cards
trail-print-weather = Weather
trail-print-state48 = State 48 cards
trail-print-spirits = Spirits
trail-print-pieces = Pieces
trail-print-board = Player board
trail-print-boards = Game board
trail-print-tokens = Markers and tokens
trail-print-poison = Poison tokens
trail-print-cubes = Card Cubes
trail-print-dutchmen = Lost Dutchmen
trail-print-terrain-markers = Terrain Markers
# $deck: number of the deck, 1 to 4.
trail-print-deck = Deck { $deck }
# $miles: number of miles.
trail-print-miles = { DECIMAL($miles) } miles
trail-print-display = Place your Flora, Fauna, Passages and Spirit here or below the board.
trail-print-claim-trackers = Claim trackers
trail-print-score-how = Gold moves up from 0, Grit down from 100. Spaces each Grit moves:
# A space for a card at the edge of the printed board. $row: number of the row, 1 to 4.
trail-print-flora-row = Flora card, row { $row }
# A space for a card at the edge of the printed board. $row: number of the row, 1 to 4.
trail-print-fauna-row = Fauna card, row { $row }
# A space for pieces on the printed board. $size: number of squares, 2 to 5.
trail-print-flora-pieces = Flora pieces, size { $size }
# A space for pieces on the printed board. $size: number of squares, 2 to 5.
trail-print-fauna-pieces = Fauna pieces, size { $size }
# Number of pieces that are face up; very little room.
trail-print-two-up = two face up
# Reminder along the edge of the printed board, one line.
trail-print-refresh = After weeks 1–7: a card left in row 1 goes under its deck, the others move one row left, then fill the gaps.
# One line along the edge of the printed game board; “third spaces” are those for a third marker.
trail-print-third-spaces = Market · third spaces only with three or four players
# Follows that line if the board is printed in two halves.
trail-print-left-half = left half of the game board
# Where the two halves of the printed board meet.
trail-print-join = The right half joins here
# A space for a Passage card. $number: 1 to 4.
trail-print-passage-space = Passage { $number }
# A space for a State 48 card. $category: 1st, 4th or 8th, as on the card.
trail-print-state-space = State 48, { $category }
trail-print-gateway-space = Gateway card and deck
# Along one side of the score track. $spaces: number of spaces.
trail-print-grit-side = Each Grit moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on this side
# Below the heading “Passages” on the printed board.
trail-print-need-levels = reach the levels, pay the resources
# Above the last space of a track: only the first player to arrive gains it. Very little room.
trail-print-first-only = first only
# In a week of the week track. Very little room.
trail-print-new-deck = new deck
# Below the printed Ladder.
trail-print-boost-prices = boost prices: first, second
# The foot of the printed Ladder. Very little room.
trail-print-foot = Start
# Setup reminder beside the Terrain Tracks, one line.
trail-print-blossoms-how = Setup: turn over one Blossom per track, top to bottom. Its number is the Terrain Marker’s space.
# A player’s marker for the week and the turn order.
trail-print-flag-count = Trail Marker
# Figures, Blossoms and Poison tokens that are folded before they are used.
trail-print-figures = Spirit figures, Blossoms and Poison
# Heading of the page with things to fold.
trail-print-figures-title = Fold and glue
trail-print-make-board = Place the two halves of the game board side by side. Cards lie outside, along the dashed edges.
trail-print-make-whole = Print the game board on A3 or tabloid paper. Cards lie outside, along the dashed edges.
trail-print-game-board = Game board
trail-print-game-board-halves = Two pages
trail-print-game-board-whole = One page (A3 or tabloid)
trail-print-figure-count = Spirit figures
trail-print-blossom-count = Saguaro Blossoms
trail-print-tracker-count = Trackers
trail-print-marker-count = Adventure Markers
trail-print-stock-count = Stock markers
trail-print-score-count = Gold and Grit markers
trail-print-figures-fold = Figures: cut out, fold along the dashed lines, and glue one foot to the other.
trail-print-folded = Blossoms and Poison: fold in the middle and glue, so that the number is on the back.
# Heading above one player’s markers. $seat: 1 to 4.
trail-print-player = Player { $seat }
# Heading above the markers that belong to nobody.
trail-print-shared = For everyone

## Review

# $week: number of the week, 1 to 8.
trail-where-week = Week { $week }
# $when: selects a variant; not shown.
trail-it = { $when ->
    [far] In the lines shown, it
   *[now] It
}
# $more: the larger number. $less: the number for the other move.
trail-review-points = { trail-it } scores { $more ->
    [one] 1 point
   *[other] { $more } points
}; { review-other } scores { $less }.
trail-review-claims = { trail-it } claims { trail-claim }; { review-other } does not.
# $thing: selects a variant; not shown.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] finds a Lost Dutchman
    [marker] gets the fourth Adventure Marker
   *[star] earns an AZ Star
}; { review-other } does not.
# $level: level on the Ladder. $less: the number for the other move.
trail-review-climbs = { trail-it } climbs to level { $level }; { $less ->
    [0] { review-other } does not climb.
   *[other] { review-other } only reaches { $less }.
}
# $more: the larger number. $less: the number for the other move.
trail-review-covers = { trail-it } covers { $more ->
    [one] 1 space
   *[other] { $more } spaces
} of the mural; { review-other } covers { $less }.
# $more: the larger number. $less: the number for the other move.
trail-review-steps = { trail-it } takes { $more ->
    [one] 1 step
   *[other] { $more } steps
} on the Terrain Tracks; { review-other } takes { $less }.
# $more: the larger number. $less: the number for the other move.
trail-review-gains = { trail-it } gains { $more } { trail-what }; { review-other } gains { $less }.
# $less: the number for the other move. $more: the larger number.
trail-review-costs = { trail-it } costs coins worth { $less } Turquoise; { review-other } costs { $more }.

## Pictures of the rules page

# $points: number of spaces.
trail-picture-grit = { $points } per Grit
# $row: number of the row.
trail-picture-row = row { $row }
trail-picture-card = card
trail-picture-flag = first, on the flag
trail-picture-joined = edge to edge
trail-picture-touching = only a corner
trail-picture-overlapping = overlapping
trail-picture-new = new

## Content pack viewer

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

## Puzzles

trail-puzzle-goal = The most points this turn
# $week: number of the week, 1 to 8. $points: a number of points.
trail-puzzle-about = Week { $week }, your turn. You can score { $points } points of Gold and Grit before the turn ends or anything is drawn.
# $reasons: the reasons, already joined.
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

## Workshop

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
# $most: the highest number allowed.
trail-fault-numbers = Expected numbers from 1 to { $most }
trail-fault-blossoms = Expected four different numbers from 4 to 9
trail-fault-first-space = Expected no bonus on space 1, where everyone starts
# $count: a number. $word: a word in the pack. $found: what the pack contains instead.
trail-fault-levels = Expected { $count } levels with ‘{ $word }’, found { $found }
trail-fault-top = Expected nothing on level 21, whose reward is ‘top’
# $high: upper end of the range. $found: what the pack contains instead.
trail-fault-price = Expected prices from 0 to { $high }, found { $found }
# $row: number of the row. $size: number of spaces. $found: what the pack contains instead.
trail-fault-mural-row = Row { $row }: expected { $size } spaces, found { $found }
# $row: number of the row. $icon: the word in the pack.
trail-fault-no-icon = Row { $row }: there is no icon ‘{ $icon }’
trail-fault-one-amount = Expected one amount such as ‘2 gold’
# $flag: the word for the flag. $found: what the pack contains instead.
trail-fault-flag = Expected one flag ‘{ $flag }’, found { $found }
trail-fault-sides = Expected [units, spaces] pairs
# $word: a word in the pack. $what: kind of word that is expected. $known: list of allowed words.
# $near: a similar word that exists, or “none”.
trail-fault-word = ‘{ $word }’ is not a { $what }{ $near ->
    [none] { "" }
   *[other] { "" } (did you mean ‘{ $near }’?)
}; expected one of { $known }
# $text: the text in the pack.
trail-fault-amount = ‘{ $text }’: expected a number and a kind such as ‘2 water’
# $text: the text in the pack.
trail-fault-number = ‘{ $text }’: expected a number from 1 to 12
# $word: a word in the pack. $text: the text in the pack.
trail-fault-twice = ‘{ $word }’ appears twice in ‘{ $text }’
# $word: a word in the pack.
trail-fault-gained-only = ‘{ $word }’ can only be gained
# $word: a word in the pack. $known: list of allowed words.
trail-fault-kind-here = ‘{ $word }’ is not allowed here; expected one of { $known }
# $text: the text in the pack.
trail-fault-exchange = ‘{ $text }’: expected ‘exchange <amounts> for <amounts>’
# $text: the text in the pack.
trail-fault-verb = ‘{ $text }’: expected gain, lose, pay, exchange, discount, free, lower, enter or copy, followed by what it needs
# $text: the text in the pack.
trail-fault-no-amount = ‘{ $text }’: expected an amount
# $text: the text in the pack.
trail-fault-per = ‘{ $text }’: expected ‘per <number> <counter> [max <number>]’
# $text: the text in the pack.
trail-fault-discount = ‘{ $text }’: expected ‘discount n on row, flora, fauna or boost’ or ‘discount n <resource> on passage or order’
# $text: the text in the pack.
trail-fault-options = ‘{ $text }’: expected at most 6 options
# $text: the text in the pack. $moment: internal name of a moment, as in the pack.
trail-fault-no-or = ‘{ $text }’: expected no ‘or’ at the moment ‘{ $moment }’
# $word: a word in the pack.
trail-fault-ladder-only = ‘{ $word }’ can only come from the Ladder
# $text: the text in the pack. $moment: internal name of a moment, as in the pack.
trail-fault-moment = ‘{ $text }’ doesn’t fit the moment ‘{ $moment }’
# $text: the text in the pack. $moment: internal name of a moment, as in the pack.
trail-fault-no-price = ‘{ $text }’: no price can be changed at the moment ‘{ $moment }’
# $text: the text in the pack. $moment: internal name of a moment, as in the pack.
trail-fault-nothing = ‘{ $text }’ changes nothing at the moment ‘{ $moment }’
# $text: the text in the pack.
trail-fault-clause = ‘{ $text }’: expected ‘<who>: <effect>’
# $text: the text in the pack.
trail-fault-weather = ‘{ $text }’: Weather can only gain, lose, pay or exchange
# $text: the text in the pack.
trail-fault-who = ‘{ $text }’: expected each, drawer, others, ‘most <counter>’, ‘fewest <counter>’, ‘<counter> >= <number>’ or ‘<counter> <= <number>’
# $found: what the pack contains instead.
trail-fault-id = Expected only a-z, 0-9 and ‘-’, found ‘{ $found }’
trail-fault-no-terrain = Expected at least one terrain
# $low, $high: the range expected. $found: what the pack contains instead.
trail-fault-cards = Expected { $low } to { $high } cards, found { $found }
# $found: what the pack contains instead.
trail-fault-other-card = ‘{ $found }’ is already the id of another card
trail-fault-twelve = Expected at least twelve different effects
# $size: number of pairs. $found: what the pack contains instead.
trail-fault-pairs = Expected a pair for each cube (none for the Jackalope): { $size }, found { $found }
# $cube: number of the cube.
trail-fault-pair = Expected [left, right] for cube { $cube }
# $found: what the pack contains instead.
trail-fault-falling = Expected descending numbers from 0 to 30, found { $found }
# $found: what the pack contains instead.
trail-fault-compare = Expected ‘>= n’ or ‘<= n’, found ‘{ $found }’
# $found: what the pack contains instead.
trail-fault-most = Expected ‘most’ or ‘fewest’, found ‘{ $found }’
# $number: a number. $found: what the pack contains instead.
trail-fault-tokens = Expected four tokens with { $number }, found { $found }
# $low, $high: the range expected. $found: what the pack contains instead.
trail-fault-pieces = Expected { $low } to { $high } pieces, found { $found }
# $found: what the pack contains instead.
trail-fault-used = ‘{ $found }’ is already used
# $kind: “Flora” or “Fauna”. $found: what the pack contains instead.
# $near: a similar id that exists, or “none”.
trail-fault-card-id = Expected the id of a { $kind } card, found ‘{ $found }’{ $near ->
    [none] { "" }
   *[other] ; did you mean ‘{ $near }’?
}
# $low: the smallest number allowed. $size: number of spaces. $found: what the pack contains instead.
trail-fault-sizes = Expected at least { $low } pieces of size { $size }, found { $found }
# $high: upper end of the range. $covered: the letter for a covered space. $found: what the pack
# contains instead.
trail-fault-shape = Expected at most { $high } columns of ‘{ $covered }’ and ‘.’, found ‘{ $found }’
# $size: number of spaces. $found: what the pack contains instead.
trail-fault-covered = Expected { $size } spaces, found { $found }
trail-fault-empty = Expected no empty rows or columns
# $word: a word of the effect language (internal).
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
# $moment: selects a variant; not shown.
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
# $place: selects a variant; not shown.
trail-price-place = { $place ->
    [row] a Flora or Fauna row
    [flora] a Flora row
    [fauna] a Fauna row
    [boost] the boost
    [passage] the Passage
    [order] Turn Order
   *[gila] the Gila Monster
}
# $verb: selects a variant; not shown. $amount: a number.
trail-reads-price = { $verb ->
    [discount] { trail-amount } less for { trail-price-place }.
    [free] Pay nothing for { trail-price-place }.
    [lower] The Passage’s required levels are lower by { $amount }.
   *[enter] Use a full row.
}
# $who: selects a variant; not shown. $number: a number.
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
# $place: position of a square, such as “B3”.
trail-web-workshop-space = Space { $place } covered
# $count: a number.
trail-web-workshop-size = Size { $count }. Never rotated, never flipped.
# $number: a number.
trail-web-workshop-copy = Copy { $number }
# $number: a number. $miles: number of miles.
trail-web-workshop-miles = No. { $number }, { NUMBER($miles) } miles
trail-web-workshop-mural = The mural
# $place: position of a square, such as “B3”. $gives: what is gained, as a list of amounts.
trail-web-workshop-mural-space = Space { $place }: { $gives }
trail-web-workshop-signs = Paint with
trail-web-workshop-flag = the flag
trail-web-workshop-empty = nothing
trail-art-turquoise = Turquoise
trail-art-copper = Copper
trail-art-silver = Silver
trail-art-supplies = Supplies
trail-art-health = Health
trail-art-water = Water
trail-art-gold = Gold
trail-art-grit = Grit
trail-art-poison = Poison
trail-art-any = Any resource
trail-art-boost = Boost
trail-art-passage = Passage
trail-art-flora = Flora
trail-art-fauna = Fauna
trail-art-gateway = Gateway
trail-art-weather = Weather
trail-art-spirit = Spirit
trail-art-state48 = State 48
trail-art-cube = Cube
trail-art-marker = Adventure Marker
trail-art-dutchman = Lost Dutchman
trail-art-tracker = Tracker
trail-art-gila = Gila Monster
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

## Texts of cards, generated from their effects in the pack

# $kind: selects what it is; not shown. $amount: a number. $form: “noun” after a verb such as
# “exchange”, “weather” in a sentence about all players, otherwise “plain”. $terrain: selects the
# terrain; not shown.
trail-card-amount = { $kind ->
    [mountain] { trail-card-advance }
    [plateau] { trail-card-advance }
    [desert] { trail-card-advance }
    [canyon] { trail-card-advance }
    [terrain] { trail-card-advance }
    [resource] { trail-card-resource }
    [antidote] { trail-card-antidote }
   *[other] { trail-amount }
}
# $form, $kind, $amount and $terrain: see trail-card-amount.
trail-card-advance = { $form ->
    [noun] { trail-amount }
   *[other] { $amount ->
        [1] advance on { trail-card-track }
       *[other] advance { $amount } on { trail-card-track }
    }
}
# $kind and $terrain: select the terrain; not shown.
trail-card-track = { $kind ->
    [terrain] any track
   *[other] { trail-terrain }
}
# $form: see trail-card-amount. $amount: a number.
trail-card-resource = { $form ->
    [noun] any { $amount ->
        [1] 1 resource
       *[other] { $amount } resources
    }
    [weather] { $amount ->
        [1] 1 resource
       *[other] { $amount } resources
    } of their choice
   *[plain] { $amount ->
        [1] 1 resource
       *[other] { $amount } resources
    }
}
# $form: see trail-card-amount. $amount: a number.
trail-card-antidote = { $form ->
    [noun] returning { $amount ->
        [1] a Poison token
       *[other] { $amount } Poison tokens
    }
   *[other] return { $amount ->
        [1] a Poison token
       *[other] { $amount } Poison tokens
    }
}
trail-card-each-resource = 1 of each resource
# $what: an amount. $step: a number. $per: selects what is counted; not shown. $unit: “each” if
# $step is 1 and it can be counted, otherwise “every”. $on and $number: see trail-card-who. $limit: the most that can be gained, or 0.
trail-card-per = { $what } for { $unit ->
    [each] each { trail-counter-one }
   *[every] { $step ->
        [1] each { trail-card-counted-of }
       *[other] every { $step } { trail-card-counted-of }
    }
}{ $limit ->
    [0] { "" }
   *[other] , up to { $limit }
}
# What is counted, after a number or “the most”. $per: selects it; not shown.
trail-card-counted = { $per ->
    [passage-terrains] different Passage terrains
    [card-terrains] different card terrains
    [lowest-level] spaces on the lowest track
    [highest-level] spaces on the highest track
    [currency] in coins
    [lowest-stock] of the lowest stock
    [cubes] cubes
   *[other] { trail-counter }
}
# What is counted, after a number. $number: the number; not shown. $per and $on: select it; not shown.
trail-card-counted-of = { $number ->
    [1] { $on ->
        [count] { trail-counter-one }
       *[other] { trail-card-counted-many }
    }
   *[other] { trail-card-counted-many }
}
# What is counted, after a number other than 1. $per: selects it; not shown.
trail-card-counted-many = { $per ->
    [currency] Turquoise in coins
   *[other] { trail-card-counted }
}
# What is counted, after “most” or “fewest”. $per: selects it; not shown.
trail-card-of = { trail-card-goal-name }
# Parts of a text. $first and $second: the texts so far and the next one.
trail-card-list = { $first }, { $second }
# $first, $second: two amounts.
trail-card-and = { $first } and { $second }
# $first, $second: two amounts, of which one is “1 Gold for each …”.
trail-card-and-per = { $first }, and { $second }
# $first, $second: two amounts.
trail-card-or = { $first } or { $second }
# $first, $second: two things that happen one after the other.
trail-card-then = { $first }; { $second }
# $first, $second: two things to choose from.
trail-card-either = { $first }, or { $second }
# $verb: selects what happens to the price; not shown. $place: selects what is bought; not shown.
# $amount: a number. $kind: selects the resource; not shown.
trail-card-price = { $verb ->
    [enter] use a full row, or one you already used
    [lower] a Passage needs { $amount ->
        [1] 1 level
       *[other] { $amount } levels
    } less on every track
    [free] { $place ->
        [boost] one boost is free
        [gila] pay no Health for the Gila
        [passage] a Passage costs nothing
       *[order] Turn Order costs nothing
    }
   *[discount] { $place ->
        [row] a row costs { $amount } less
        [flora] a Flora row costs { $amount } less
        [fauna] a Fauna row costs { $amount } less
        [boost] a boost costs { $amount } less
        [passage] a Passage costs { trail-amount } less
       *[order] Turn Order costs { trail-amount } less
    }
}
# $give: what is given. $get: what you get for it.
trail-card-exchange = exchange { $give } for { $get }
# $what: amounts.
trail-card-pay = pay { $what }
# $what: amounts.
trail-card-lose = lose { $what }
# $what: amounts.
trail-card-get = get { $what }
# $place: selects whose reward it is; not shown.
trail-card-copy = { $place ->
    [gateway] gain the reward of the face-up Gateway
   *[arrow] gain the reward of your arrow space again
}
# $moment: selects when; not shown. $what: what happens then.
trail-card-after = { $moment ->
    [after-passage] After walking a Passage: { $what }
    [after-piece] After placing a piece: { $what }
    [after-flora] After taking a Flora card: { $what }
    [after-fauna] After taking a Fauna card: { $what }
    [after-arrows] After using the Crossed Arrows: { $what }
    [after-gateway] After using a Gateway: { $what }
   *[after-order] After choosing Turn Order: { $what }
}
# $who, $on: select the players; not shown. $what: what happens to them.
trail-card-direction = { trail-card-who } { $what }.
# $who: selects who; not shown. $on: selects “track”, “ladder”, “coins”, “stock”, “place” in turn order, or
# “mass” for what has no plural; not shown.
# $number: a number. $per: selects what is counted; not shown.
trail-card-who = { $who ->
    [each] Everyone
    [drawer] Whoever draws this
    [others] Everyone else
    [most] { $on ->
        [place] Whoever is last in turn order
        [stock] Whoever has the best lowest stock
        [track] Whoever is farthest on { trail-card-level }
        [ladder] Whoever is highest on the Ladder
       *[other] Whoever has the most { trail-card-counted }
    }
    [fewest] { $on ->
        [place] Whoever is first in turn order
        [stock] Whoever has the worst lowest stock
        [track] Whoever is farthest behind on { trail-card-level }
        [ladder] Whoever is lowest on the Ladder
        [coins] Whoever has the least { trail-card-counted }
        [mass] Whoever has the least { trail-card-counted }
       *[other] Whoever has the fewest { trail-card-counted }
    }
    [least] { $on ->
        [place] Whoever is in place { $number } of the turn order or later
        [stock] Whoever has { $number } or more of everything in stock
        [track] Whoever is at { trail-card-level } { $number } or farther
        [ladder] Whoever is at level { $number } of the Ladder or higher
       *[other] Whoever has { $number } { trail-card-counted-of } or more
    }
   *[at-most] { $on ->
        [place] Whoever is in place { $number } of the turn order or earlier
        [stock] Whoever has { $number } or less in their lowest stock
        [track] Whoever is at { trail-card-level } { $number } or lower
        [ladder] Whoever is at level { $number } of the Ladder or lower
       *[other] Whoever has { $number } { trail-card-counted-of } or fewer
    }
}
# $per and $terrain: select the track; not shown.
trail-card-level = { $per ->
    [lowest-level] the lowest track
    [highest-level] the highest track
   *[other] { trail-terrain }
}
# $verb: selects what happens; not shown. $what, $get: amounts. $who: selects the players, see
# trail-card-who. $place: “and” or “or” if something follows that is joined in this way, otherwise
# “last”; both select the form of the verb, which is the same in English. $amount: a number. $kind
# and $terrain: select the track; not shown.
trail-card-event = { $who ->
   *[other] { $place ->
       *[other] { $verb ->
            [pay] pays { $what }
            [lose] loses { $what }
            [gain] gains { $what }
            [exchange] exchanges { $what } for { $get }
            [step] { $amount ->
                [1] takes a step on { trail-card-track }
               *[other] takes { $amount } steps on { trail-card-track }
            }
           *[antidote] { $amount ->
                [1] returns a Poison token
               *[other] returns { $amount } Poison tokens
            }
        }
    }
}
# $first, $second: two things that happen to the same players.
trail-card-events-and = { $first } and { $second }
# $first, $second: two things to choose from.
trail-card-events-or = { $first } or { $second }
# $first, $second: two things to choose from, of which one has several parts.
trail-card-events-either = { $first }, or { $second }
# An objective of a State 48 card. $want: selects the condition; not shown. $on, $per, $number: see
# trail-card-who.
trail-card-goal = { $want ->
    [least] { trail-card-goal-count }
    [at-most] { $per ->
        [mountain-level] { trail-terrain } { $number } or lower
        [plateau-level] { trail-terrain } { $number } or lower
        [desert-level] { trail-terrain } { $number } or lower
        [canyon-level] { trail-terrain } { $number } or lower
        [lowest-level] One track at { $number } or lower
        [highest-level] All tracks at { $number } or lower
        [ladder] Ladder { $number } or lower
        [lowest-stock] Lowest stock { $number } or less
        [turn-place] Place { $number } in turn order or earlier
       *[other] { trail-card-goal-count } or fewer
    }
    [most] { $on ->
        [place] Last in turn order
        [stock] Best lowest stock
        [track] { $per ->
            [lowest-level] Best lowest track
            [highest-level] Farthest on one track
           *[other] Farthest on { trail-terrain }
        }
        [ladder] Highest on the Ladder
        [coins] Most coins by value
       *[other] Most { trail-card-of }
    }
   *[fewest] { $on ->
        [place] First in turn order
        [stock] Worst lowest stock
        [track] { $per ->
            [lowest-level] Worst lowest track
            [highest-level] Worst highest track
           *[other] Farthest behind on { trail-terrain }
        }
        [ladder] Lowest on the Ladder
        [coins] Least coins by value
        [mass] Least { trail-card-of }
       *[other] Fewest { trail-card-of }
    }
}
# $per: selects what is counted; not shown. $number: a number. $terrain: selects the terrain; not shown.
trail-card-goal-count = { $per ->
    [lowest-stock] All stock at { $number }
    [turn-place] Place { $number } in turn order or later
    [mountain-level] { trail-terrain } { $number }
    [plateau-level] { trail-terrain } { $number }
    [desert-level] { trail-terrain } { $number }
    [canyon-level] { trail-terrain } { $number }
    [lowest-level] All tracks at { $number }
    [highest-level] One track at { $number }
    [ladder] Ladder { $number }
    [pieces] { $number ->
        [1] 1 piece placed
       *[other] { $number } pieces placed
    }
    [covered-spaces] { $number ->
        [1] 1 mural space covered
       *[other] { $number } mural spaces covered
    }
    [cards] { $number ->
        [1] 1 Flora or Fauna card
       *[other] { $number } { trail-card-goal-name }
    }
   *[other] { $number } { trail-card-counted-of }
}
# $per: selects what is counted; not shown.
trail-card-goal-name = { $per ->
    [cards] Flora and Fauna cards
   *[other] { trail-card-counted }
}
