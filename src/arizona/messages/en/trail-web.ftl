# Trail on the screen.

# --- the market
trail-web-passages = Passages
trail-web-deck = Deck { $deck } of 4
trail-web-action-spaces = spaces
trail-web-spaces = { $free } of { $all } action spaces free
trail-web-passage-about = { $name }, Passage { $number }, { NUMBER($miles) } miles. { $flavour }
trail-web-you-have = you { $have }
trail-web-barred = Barred this week
trail-web-taken = taken
trail-web-pay = pay
trail-web-get = get
trail-web-gila-costs = The Gila Monster sits in this group: 1 Health more
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
    [one] one cube
   *[other] { $count } cubes
}
trail-web-places = Arrows, Gateway, Turn Order
trail-web-arrows = Crossed Arrows
trail-web-gateway = Gateway
trail-web-gateway-next = Open; to all in week { $week }
trail-web-gateway-received = Week { $week }, received
trail-web-order = Turn Order
trail-web-order-about = Place { $place } in next week’s order
trail-web-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
trail-web-free = free

# --- the tracks
trail-web-ladder = Ladder
trail-web-boost = boost
trail-web-then = then
trail-web-boost-prices = After a climb: first boost { $first }, second boost { $second } Turquoise
trail-web-boost-to = Level { $level }
trail-web-tracks = Terrain Tracks
trail-web-gives-dutchman = gives a Lost Dutchman
trail-web-space-about = { trail-terrain } { $space }: { $gives }{ $marker ->
    [0] {""}
   *[other] ; a Lost Dutchman for everyone who arrives
}
trail-web-level-about = Level { $level }: { $gives }
trail-web-score = Gold against Grit
trail-web-a-grit = a Grit
trail-web-per-grit = How many spaces each Grit moves its marker here
trail-web-up = up,
trail-web-down = down
trail-web-score-of = { $name }: Gold { $gold }, Grit { $grit } down to { $position }, score { $score }
trail-web-state48 = State 48
trail-web-category = { $week ->
    [1] first to reach
    [4] after week 4
   *[other] at the end
}
trail-web-objective = { $text }: { $gold } Gold{ $grit ->
    [0] {""}
   *[other] , the first also { $grit } Grit
}
trail-web-pool = Pool
trail-web-free-spirit = Free Spirit: { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] two weeks long an extra action each (T-9.8)
   *[other] for each cube, left or right: { $rewards } (T-9.7)
}
trail-web-left = { $what ->
    [dutchman] Lost Dutchmen
    [blossom] Saguaro Blossoms
    [cube] Cubes
    [poison] Poison tokens
   *[weather] Weather cards not seen
} left: { $count }

# --- a board
trail-web-gold = Gold
trail-web-grit = Grit
trail-web-blossom = Saguaro Blossom
trail-web-mural = Icons of the mural
trail-web-mural-of = Mural: { $pieces }; { $open } spaces open
trail-web-open-left = { $count ->
    [one] one open space
   *[other] { $count } open spaces
}
trail-web-worth = worth { $worth }
trail-web-stock-claims = All six at 3, 5 or 7: a claim for as much Grit
trail-web-stock-of = { trail-what }: { $have } of 10
trail-web-your-stock = Your stock
trail-web-cards = Cards
trail-web-no-cards = Cards, Passages and a Spirit will lie here.
trail-web-at-the-end = at the end: sets { $sets }, stars { $stars }
trail-web-claims = Claims
trail-web-claims-help = each takes one of your { $count } trackers
trail-web-claim = { $claim ->
    [size-5] Size 5
    [size-4] Size 4
    [size-3] Size 3
    [size-2] Size 2
    [all-sizes] All 8 kinds
    [mural] Mural full
    [four-alike] 4 alike
    [four-different] 4 different
    [stock-3] All stock 3
    [stock-5] All stock 5
   *[stock-7] All stock 7
}
trail-web-claim-about = { $claim ->
    [size-5] Three pieces of size 5
    [size-4] Four pieces of size 4
    [size-3] Five pieces of size 3
    [size-2] Six pieces of size 2
    [all-sizes] A piece of every size of both kinds
    [mural] The whole mural covered
    [four-alike] Four Passages of one terrain
    [four-different] Passages of four terrains
    [stock-3] All six of your stock at 3 or more
    [stock-5] All six of your stock at 5 or more
   *[stock-7] All six of your stock at 7 or more
}: { $have } of { $need }
trail-web-markers = { $count } of { $all } Adventure Markers left
trail-web-trackers = { $count } trackers left for claims
trail-web-stars = AZ Stars: { $count }
trail-web-poisons = Poison tokens: { $count }
trail-web-others = The others
trail-web-open-board = Open the board of { $name }
trail-web-board-of = The board of { $name }
trail-web-retired = retired
trail-web-now = Gold against Grit now
trail-web-if-now = If the journey ended now
trail-web-final = { $line ->
    [open-spaces] Open mural spaces
    [poison] Poison
    [cubes] Cubes left
    [stars] AZ Stars
   *[sets] Sets of cards
}
trail-web-result-mural = The mural of { $name }
trail-web-result-final = Final scoring
trail-web-result-before = Gold on the trail
trail-web-result-marker = Grit marker at (Grit)
trail-web-result-marker-short = Grit marker
trail-web-result-weeks = Gold against Grit by week
trail-web-result-chart-of = { $name }, at the start, after each week and at the end. { $weeks }
trail-web-result-week = { $index }: Gold { $gold }, Grit marker { $position }.
trail-web-start-points = At the start
trail-web-other-points = Other

# --- the weeks
trail-web-weeks = The weeks
trail-web-week = Week { $week }
trail-web-week-of = Week { $week }: { $terrain }
trail-web-order-now = The order of this week
trail-web-planning = Planning
trail-web-journey = Journey
trail-web-new-deck = Then the next Passage deck comes into use
trail-web-state48-scored = Then a State 48 card is scored

trail-web-plan-here = From { $set }, { $side }: to a neighbour, or the same side of another set
trail-web-plan-anywhere = In week 1 any of the twelve spaces
trail-web-plan-meet = Whoever stands where you arrive gets
trail-web-plan-gila = Gila Monster
trail-web-plan-gila-help = set by the least Gold
trail-web-plan-gila-now = Its seat is barred; others of that group cost 1 Health more
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = to the lowest on the Ladder
trail-web-plan-from-2 = from week 2

trail-web-effect-free = free
trail-web-effect-enter = even if full or used
trail-web-effect-copy = once more
trail-web-effect-or = or
trail-web-effect-lower = asks { $count } less

# --- choosing
trail-web-spirit-short = One extra action a week, two weeks long
trail-web-price-is = Price { $price }: pay with
trail-web-lost = { $lost } too much, lost
trail-web-leaves = leaves
trail-web-all-moves = All { $count } moves
trail-web-moves = All moves
trail-web-place-here = Place here
trail-web-choice = Your choices
trail-web-gives = What this gives
trail-web-happened = What this set off
trail-web-in-order = in this order
trail-web-look-at-a-spot = { $count ->
    [one] One spot glows: move there to see what it gives.
   *[other] { $count } spots glow: move there to see what they give.
}
trail-web-gain-what = { $what ->
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
    [any] any terrain
    [weather] Weather: draw two, choose one
    [spirit] a Spirit
    [marker] a marker
    [antidote] an Antidote
   *[other] { $what }
}
trail-web-gain = { $cause ->
    [covers] Covers { $count } { trail-web-gain-what }
    [space] The space: { $count } { trail-web-gain-what }
    [dutchman] Terrain Marker: Lost Dutchman
    [climb] Climbs the Ladder
   *[level] Level: { $count } { trail-web-gain-what }
}

# --- phone
trail-web-tabs = Parts of the table
trail-web-tab = { $tab ->
    [market] Market
    [board] My board
    [tracks] Tracks
    [others] Others
   *[log] Log
}
trail-web-segment = { $segment ->
    [flora] Flora
    [fauna] Fauna
   *[places] Places
}

# --- the text view
trail-web-text-order = Order: { $order }
trail-web-text-weeks = The weeks: { $weeks }
trail-web-text-gila = The Gila Monster sits on: { $at }
trail-web-text-saguaro = The Saguaro is held by: { $name }
trail-web-text-passage = { $name }: needs { $need }; pay { $pays }; get { $gives }
trail-web-text-spaces = { $free } spaces free; taken by { $who }
trail-web-text-row = Row { $row }: { $card } ({ $gives })
trail-web-text-pieces = Pieces: { $pieces }; markers of { $who }
trail-web-text-arrow = { $set }, { $side }: { $gives }; here: { $who }
trail-web-text-gateway = Gateway { $name }: { $gives }
trail-web-text-turn-order = Turn Order { $place }: pay { $pays }; chosen by { $name }
trail-web-text-track = { trail-terrain }: { $spaces }. Terrain Marker at { $marker }. { $places }
trail-web-text-score = Gold { $gold }, Grit { $grit } (down to { $position }), score { $score }
trail-web-text-keep = { $markers } markers, { $dutchmen } Dutchmen, { $trackers } trackers, { $stars } AZ Stars; Poison: { $poison }
trail-web-text-cards = Cards: { $cards }; Passages: { $passages }; Spirit: { $spirit }
trail-web-text-mural = Mural: { $pieces }; { $open } spaces open
trail-web-text-gateway-before = Gateway received before: { $name }, { $gives }
trail-web-text-top = At the top: { $gives } for the first, the second and the third; arrived: { $arrived }
trail-web-text-boost = A boost from level { $from } to { $to }: { $first } Turquoise, a second one { $second }
trail-web-text-spirit = { $name }: cubes left { $cubes }; for each, left or right: { $rewards }
