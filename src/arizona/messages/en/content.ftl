# What the checker of content packs says, the workshop's steps and mends, and what simulations tell.

content-wanted = { $kind ->
    [whole-number] a whole number
    [true-or-false] true or false
    [list-of-texts] a list of texts
    [list-of-whole-numbers] a list of whole numbers
    [table-of-whole-numbers] a table of whole numbers
    [number] a number
    [table-of-texts] a table of texts
    [list-of-lists] a list of lists
    [list-of-tables] a list of tables
   *[text] text
}{ $span ->
    [exactly] { "" } (exactly { $low })
    [both] { "" } ({ $low } to { $high })
    [least] { "" } (at least { $low })
    [most] { "" } (at most { $high })
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" }, one of { $choices }
}
content-said = { $text }
content-other-game = Expected ‘{ $game }’, found ‘{ $other }’: this pack is for { $other }
content-our-name = ‘{ $name }’ comes with the game; choose another name for your pack
content-name-letters = ‘{ $name }’: a pack’s short name can contain only the letters a to z, digits, - and _
content-unknown-near = Unknown { $what ->
    [table] table
   *[field] field
}; did you mean ‘{ $near }’? (expected one of { $known })
content-unknown = Unknown { $what ->
    [table] table
   *[field] field
}; expected one of { $known }
content-missing = Missing; expected { content-wanted }
content-unfit = Expected { content-wanted }{ $hidden ->
    [yes] { "" } without control characters
   *[no] { "" }
}, found { $found }
content-count = Expected exactly { $low } entries of { $table }, found { $found }
content-count-least = Expected at least { $low } entries of { $table }, found { $found }
content-count-span = Expected { $low } to { $high } entries of { $table }, found { $found }
content-no-text = Expected text, found { $found }
content-no-table = Expected a table [{ $table }]
content-no-entries = Expected entries [[{ $table }]]
content-used-already = ‘{ $value }’ is already used by { $table } #{ $number }
content-blanks = Expected one word without spaces
content-uneven = Expected rows of equal length (pad with ‘.’)
content-apart = Expected cells joined edge to edge
content-refused = This pack can’t be used: { $why }
content-too-large = A pack can be at most { $most } kB.
content-too-many = You already have { $most } packs. Delete one first.
content-not-yours = This pack belongs to someone else. Make a copy to change it.
content-stale = The pack was changed in another window. It has been reloaded.
content-problems = This pack still has problems.
content-no-step = That step no longer exists.
content-mend-set = Change to “{ $value }”
content-mend-rename = Rename to { $name }
content-mend-drop = Remove
content-mend-fill = Pad the rows
content-step-set = { $title } changed
content-step-add = { $title } added
content-step-remove = { $title } removed
content-step-reset = { $title } reset
content-step-rename = Renamed to “{ $title }”
content-step-several = { $count } changes at once
content-field-name = name
content-field-pack-name = short name
content-field-title = title
content-field-id = short name for game files
content-field-game = game
content-field-authors = authors
content-field-licence = license
content-field-rows = rows
content-field-about = one-sentence description
content-field-text = card text
content-field-count = quantity
content-field-points = points
content-field-size = size
content-field-kind = kind
content-field-number = number
content-field-effect = effect
sim-fair = The seats are fair: no seat differs from its share by more than luck would explain.
sim-unfair = Seat { $seat } wins { $share }% of its games; its fair share is { $fair }%.
sim-points-same = Winners score { $points } points, the same as with the original pack, as far as { $games } games can tell.
sim-points-more = Winners score { $points } points, { $by } more than with the original pack.
sim-points-less = Winners score { $points } points, { $by } fewer than with the original pack.
sim-taken-more = { $title } is taken in { $share }% of the games where it appears; before, { $before }%.
sim-taken-less = { $title } is taken in only { $share }% of the games where it appears; before, { $before }%.
sim-wins = Players who take { $title } win { $share }% of the time; a fair share is { $fair }%.
sim-longer = Games take { $length } decisions, { $by } more than before.
sim-shorter = Games take { $length } decisions, { $by } fewer than before.
sim-unsure = { $games } games show no difference from the original pack; anything smaller than ± { $margin }% would not show.
