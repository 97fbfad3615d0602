# Trail: what the terminal, the log and the browser say.

trail-title = Trailblazer: The Arizona Trail
trail-about = Eight weeks on the trail for two to four: walk passages, gather plants and animals, piece a mural together.

trail-option-last_turn_order = Whether Turn Order is chosen in week 8 too, though no week follows.
trail-option-blossom_climbs = Whether a Saguaro Blossom moves you up the Ladder like any other piece.

# --- what is asked

trail-prompt-start = Who begins is being drawn.
trail-prompt-open = The table is being laid out.
trail-prompt-blossom-number = The Blossoms are being turned over.
trail-prompt-poison = { $count ->
    [1] A Poison token is being drawn.
   *[other] { $count } Poison tokens are being drawn.
}
trail-prompt-weather-draw = The Weather is being drawn.
trail-prompt-arrow = Move your tracker on the Crossed Arrows.
trail-prompt-claim = Claim something, or go on.
trail-prompt-gila = Set the Gila Monster on something that lies open.
trail-prompt-turn = Week { $week }: use { $dutchmen ->
    [0] a marker ({ $markers } left)
   *[other] a marker ({ $markers } left) or a Dutchman ({ $dutchmen })
}.
trail-prompt-means = Adventure Marker or Lost Dutchman?
trail-prompt-jackalope = The Jackalope takes an extra action: which?
trail-prompt-after = Anything more this turn?
trail-prompt-boost = Climb one level more for { $price } Turquoise?
trail-prompt-price = Use an ability before you pay?
trail-prompt-pay = Pay { $price } Turquoise worth of coins.
trail-prompt-place = Place { $title } on your mural.
trail-prompt-blossom = Place a Saguaro Blossom, or leave it.
trail-prompt-antidote = Give back a Poison token?
trail-prompt-advance = { $count ->
    [1] Advance on any track.
   *[other] Advance on any track ({ $count } times).
}
trail-prompt-resource = { $way ->
    [get] Which resource do you take?
   *[give] Which resource do you give?
}
trail-prompt-option = Which of these?
trail-prompt-spirit = A Spirit comes to you: which, if any?
trail-prompt-weather = Which Weather shall it be?
trail-prompt-over = The journey is over.

# --- what can be answered

trail-label-done = Go on
trail-label-decline = No, thank you
trail-label-retire = Retire for the week
trail-label-boost = Boost for { $price } Turquoise
trail-label-gateway = Gateway { $title }: { $gives }
trail-label-jackalope = Call the Jackalope
trail-label-with = { $what ->
    [dutchman] With a Lost Dutchman
   *[marker] With an Adventure Marker
}
trail-label-order = Turn Order { $place } (pay { $pays })
trail-label-walk = Walk { $title } (pay { $pays }, get { $gives })
trail-label-card = Take { $title } for { $price } ({ $gives })
trail-label-piece = Take the piece { $title }, size { $size }, for { $price }
trail-label-arrow = { $set }, { $side }: { $gives }
trail-label-gila = { $group ->
    [passage] Passage { $number }
    [flora-card] Flora card in row { $number }
    [fauna-card] Fauna card in row { $number }
    [flora-piece] Flora pieces beside row { $number }
   *[fauna-piece] Fauna pieces beside row { $number }
}
trail-label-claim = Claim { $claim ->
    [size-5] three pieces of size 5: 3 Gold
    [size-4] four pieces of size 4: 4 Gold
    [size-3] five pieces of size 3: 5 Gold
    [size-2] six pieces of size 2: 6 Gold
    [all-sizes] every size of both kinds: 8 Gold
    [mural] the full mural: 5 Gold
    [four-alike] four Passages of one terrain: 3 Turquoise
    [four-different] four different Passages: 2 Supplies
    [stock-3] all stock at 3: 3 Grit
    [stock-5] all stock at 5: 5 Grit
    [stock-7] all stock at 7: 7 Grit
   *[other] { $title }
}
trail-label-use = Use { $title }: { $gives }
trail-label-option = { $does }
trail-label-cube = { $title }: { $gives }
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
} { $space }: { $gives }
trail-label-place = Place at { $at }
trail-label-antidote = Give back { $title } ({ $loss })
trail-label-pay = Pay { $coins }
trail-label-start = Player { $number } begins
trail-label-open = Open { $what }
trail-label-blossom = Blossom { $number }
trail-label-poison = { $title }: { $loss } Gold
trail-label-draw = { $title }

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
    [meeting] met on the arrows
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

trail-event-start-player = { $name } begins.
trail-event-passage-opened = { $title } lies open.
trail-event-card-opened = { $title } lies in row { $row }.
trail-event-piece-opened = The piece { $title } lies open.
trail-event-state48-opened = State 48: { $title }.
trail-event-gateway-opened = The next Gateway is { $title }.
trail-event-terrain-marker = The Terrain Marker stands on { trail-terrain } { $space }.
trail-event-week = Week { $week } begins.
trail-event-turn = { $name } is on the move.
trail-event-arrow-moved = { $name } moves to { $set }, { $side }.
trail-event-gila = { $name } sets the Gila Monster on { $group ->
    [passage] Passage { $number }
    [flora-card] the Flora card in row { $number }
    [fauna-card] the Fauna card in row { $number }
    [flora-piece] the Flora pieces beside row { $number }
   *[fauna-piece] the Fauna pieces beside row { $number }
}.
trail-event-saguaro = { $name } holds the Saguaro.
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
trail-event-star = { $name } has an AZ Star.
trail-event-cubes-loaded = { $title } is loaded with { $cubes ->
    [1] one cube
   *[other] { $cubes } cubes
}.
trail-event-ability = { $name } uses { $title }.
trail-event-gained = { $name }: +{ $amount } { trail-what } ({ trail-cause }).
trail-event-lost = { $name }: −{ $amount } { trail-what } ({ trail-cause }).
trail-event-paid = { $name } pays { $amount } { trail-what } ({ trail-cause }).
trail-event-paid-coins = { $name } pays { $price ->
    [0] nothing
   *[other] { $turquoise } Turquoise, { $copper } Copper, { $silver } Silver
} ({ trail-cause }).
trail-event-gold = { $name }: { $amount } Gold ({ trail-cause }).
trail-event-grit = { $name }: { $amount } Grit ({ trail-cause }).
trail-event-advanced = { $name } reaches { trail-terrain } { $space } ({ trail-cause }).
trail-event-advance-lost = { $name } stands at the end of { trail-terrain } already.
trail-event-dutchman = { $name } finds a Lost Dutchman.
trail-event-no-dutchman = No Lost Dutchman is left for { $name }.
trail-event-marker = { $name } gets the fourth Adventure Marker.
trail-event-poisoned = { $name } draws { $title } from the Poison.
trail-event-antidote = { $name } gives back { $title }.
trail-event-piece-placed = { $name } places { $title } at { $at }.
trail-event-blossom-placed = { $name } places a Saguaro Blossom at { $at }.
trail-event-climbed = { $name } climbs to level { $level }.
trail-event-boosted = { $name } boosts for { $price }.
trail-event-weather-mixed = The Weather cards are mixed again.
trail-event-weather-drawn = { $name } draws { $title }.
trail-event-weather = { $title } comes up.
trail-event-spirit-taken = { $title } joins { $name }.
trail-event-spirit-used = { $name } calls on { $title }.
trail-event-spirit-freed = { $title } is free again.
trail-event-jackalope-unused = { $name } has not used the Jackalope: a cube is lost.
trail-event-claimed = { $name } claims { $claim }.
trail-event-placed = { $name } is placed { $place } for “{ $objective }”.
trail-event-recovery = Week { $week } ends.
trail-event-turn-order = The order of next week: { $order }.
trail-event-card-under = { $title } goes under its deck.
trail-event-new-deck = Passage deck { $deck } comes into use.
trail-event-final-open-spaces = { $name }: { $amount } for open mural spaces.
trail-event-final-poison = { $name }: { $amount } for Poison.
trail-event-final-cubes = { $name }: { $amount } for cubes.
trail-event-final-stars = { $name }: { $amount } for AZ Stars.
trail-event-final-sets = { $name }: { $amount } for sets of cards.
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
trail-draw-legend = t Turquoise c Copper s Silver · u Supplies h Health w Water · g Gold r Grit · M P D C terrain * any · ▪ cube ° Dutchman ☠ Poison ▣ open ⚑ tracker
