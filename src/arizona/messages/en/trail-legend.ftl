# What every symbol of Trail means: tooltips on the table, and the pictures of the rules page.

trail-legend = The symbols
trail-legend-group = { $group ->
    [stock] Coins and resources
    [points] Points
    [terrain] Terrains and tracks
    [cards] Cards and their corners
    [pieces] What you place and move
   *[places] Places on the board
}
trail-legend-turquoise = Turquoise: a coin worth 1, and the unit of all prices.
trail-legend-copper = Copper: a coin worth 2.
trail-legend-silver = Silver: a coin worth 3. You get no change.
trail-legend-supplies = Supplies: a resource that Passages and Turn Order ask for. Each one you lack brings Poison.
trail-legend-health = Health: a resource. The Gila Monster asks for one more in the group it sits in.
trail-legend-water = Water: a resource that Passages and Turn Order ask for. Each one you lack brings Poison.
trail-legend-resource = Any resource: Supplies, Health or Water, as you like.
trail-legend-gold = Gold: moves your Gold marker up.
trail-legend-grit = Grit: brings your Grit marker down, by 2, 3, 4 or 1 spaces. Your score is Gold less that marker’s place.
trail-legend-star = AZ Star: 1, 3, 6, 10, 15 Gold at the end for one to five; the Saguaro’s holder gets 1 Gold at once.
trail-legend-poison = Poison: costs 1 to 3 Gold at once, and more at the end.
trail-legend-antidote = Remove Poison: give back one token, now or never.
trail-legend-mountain = Mountain: one step on its track, where coins are.
trail-legend-plateau = Plateau: one step on its track, where resources are.
trail-legend-desert = Desert: one step on its track, where Grit is.
trail-legend-canyon = Canyon: one step on its track, where Gold is.
trail-legend-any = Any terrain: one step on a track you choose.
trail-legend-ladder = Elevation Ladder: each piece takes you one level up.
trail-legend-boost = Boost: after a climb buy up to two levels more.
trail-legend-passage = Passage: walk it if your levels suffice; pay, get, then step ahead on its terrain.
trail-legend-flora = Flora: plants. Cards give resources, Gold and a step; pieces have a plain green foot.
trail-legend-fauna = Fauna: animals. Cards are loaded with cubes, one a use; pieces have a dotted red foot.
trail-legend-cube = Cube: one use of a Fauna card or a Spirit; 1 Gold at the end if it is left.
trail-legend-blossom = Saguaro Blossom: a piece of one space. It does not climb.
trail-legend-weather = Weather: draw two, choose one; it is carried out for everybody it names.
trail-legend-spirit = Spirit: a companion with cubes. Once a turn take the reward left or right of one.
trail-legend-state48 = State 48: goals for all. 1st is claimed, 4th and 8th are scored after those weeks.
trail-legend-marker = Adventure Marker: one action each. One a week must go to Turn Order.
trail-legend-dutchman = Lost Dutchman: an extra marker for this week, found at a Terrain Marker.
trail-legend-tracker = Claim tracker: each claim takes one of your four.
trail-legend-mural = Mural: the first piece covers the flag, the others touch; what they cover is yours.
trail-legend-flag = State Flag: your first piece must cover it.
trail-legend-gila = Gila Monster: what it sits on is barred this week; the rest of its group costs 1 Health more.
trail-legend-saguaro = Saguaro: with the lowest on the Ladder; 1 Gold for every AZ Star that anybody takes.
trail-legend-arrows = Crossed Arrows: move to a neighbour, or to the same side of another set.
trail-legend-gateway = Gateway: gives to everybody when the week begins, and to a marker before that.
trail-legend-order = Turn Order: decides next week’s order. The earlier, the dearer.
trail-legend-climb = Climb: one level up.
