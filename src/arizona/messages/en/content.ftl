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
   *[text] a text
}{ $span ->
    [exactly] { "" } (exactly { $low })
    [both] { "" } ({ $low } to { $high })
    [least] { "" } ({ $low } at least)
    [most] { "" } ({ $high } at most)
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" }, one of { $choices }
}
content-said = { $text }
content-other-game = Expected '{ $game }', found '{ $other }': it is a pack for { $other }
content-our-name = '{ $name }' comes with the game; choose another name for yours
content-name-letters = '{ $name }': a pack's short name is made of letters a to z, digits, - and _
content-unknown-near = Unknown { $what ->
    [table] table
   *[field] field
}; did you mean '{ $near }'? (expected one of { $known })
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
content-no-text = Expected a text, found { $found }
content-no-table = Expected a table [{ $table }]
content-no-entries = Expected entries [[{ $table }]]
content-used-already = '{ $value }' is used already by { $table } #{ $number }
content-id = Expected only letters, digits, '-', '_', '.' and apostrophes, found { $found }
content-blanks = Expected one word without blanks
content-uneven = Expected rows of equal length (fill up with '.')
content-apart = Expected cells that hang together by their edges
content-refused = This is no pack that can be taken: { $why }
content-too-large = A pack has { $most } kB at most.
content-too-many = You have { $most } packs already: delete one first.
content-not-yours = This pack belongs to somebody else. Make a copy to change it.
content-stale = The pack has been changed in another window. It is loaded anew.
content-problems = This pack still has problems.
content-no-step = There is no such step any more.
content-mend-set = Make it “{ $value }”
content-mend-rename = Call it { $name }
content-mend-drop = Leave it out
content-mend-fill = Fill up the rows
content-step-set = { $title } changed
content-step-add = { $title } added
content-step-remove = { $title } removed
content-step-reset = { $title } as it was
content-step-rename = Called “{ $title }”
content-step-several = { $count } changes at once
content-field-name = name
content-field-pack-name = short name
content-field-title = title
content-field-id = short name for records
content-field-game = game
content-field-authors = by
content-field-licence = licence
content-field-rows = rows
content-field-about = in a sentence
content-field-text = what it says
content-field-count = how many
content-field-points = points
content-field-size = size
content-field-kind = kind
content-field-number = number
content-field-effect = what it does
sim-fair = Seats stay fair: no seat differs from its share by more than luck.
sim-unfair = Seat { $seat } wins { $share } % of its games; { $fair } % would be its share.
sim-points-same = Winners make { $points } points, the same as with the pack it began with, as far as { $games } games can tell.
sim-points-more = Winners make { $points } points, { $by } more than with the pack it began with.
sim-points-less = Winners make { $points } points, { $by } fewer than with the pack it began with.
sim-taken-more = { $title } is taken in { $share } % of the games it lies in, before in { $before } %.
sim-taken-less = { $title } is taken in only { $share } % of the games it lies in, before in { $before } %.
sim-wins = Who takes { $title } wins { $share } % of the time; a fair share is { $fair } %.
sim-longer = Games take { $length } decisions, { $by } more than before.
sim-shorter = Games take { $length } decisions, { $by } fewer than before.
sim-unsure = { $games } games tell no difference from the pack it began with; a smaller one than ± { $margin } % would not show.
