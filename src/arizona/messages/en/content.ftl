# Content packs: checks, workshop history, fixes and simulation results.

# $kind, $span: selects a variant; not shown. $low: lower end of the range. $high: upper end of the
# range. $choices: list of choices, or “none”.
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
    [picture] a picture
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
# $text: a text, already translated.
content-said = { $text }
# $game: short name of a game. $other: short name of another game.
content-other-game = Expected ‘{ $game }’, found ‘{ $other }’: this pack is for { $other }
# $name: short name of a pack.
content-our-name = ‘{ $name }’ comes with the game; choose another name for your pack
# $name: short name of a pack.
content-name-letters = ‘{ $name }’: a pack’s short name can contain only the letters a to z, digits, - and _
# $what: selects “table” or “field”. $near: a similar word that exists. $known: list of allowed
# words.
content-unknown-near = Unknown { $what ->
    [table] table
   *[field] field
}; did you mean ‘{ $near }’? (expected one of { $known })
# $what: selects “table” or “field”. $known: list of allowed words.
content-unknown = Unknown { $what ->
    [table] table
   *[field] field
}; expected one of { $known }
content-missing = Missing; expected { content-wanted }
# $hidden: “yes” if control characters are not allowed. $found: what the pack contains instead.
# $near: a similar allowed word, or “none”. $hint: how to write it, or “none”.
content-unfit = Expected { content-wanted }{ $hidden ->
    [yes] { "" } without control characters
   *[no] { "" }
}, found { $found }{ $near ->
    [none] { "" }
   *[other] ; did you mean ‘{ $near }’?
}{ $hint ->
    [list] ; write it in square brackets, as a list
    [bare] ; write it without quotation marks
    [quoted] ; write it in quotation marks
   *[none] { "" }
}
# $low: lower end of the range. $table: name of a table in the pack file. $found: what the pack
# contains instead.
content-count = Expected exactly { $low } entries of { $table }, found { $found }
# $low: lower end of the range. $table: name of a table in the pack file. $found: what the pack
# contains instead.
content-count-least = Expected at least { $low } entries of { $table }, found { $found }
# $low: lower end of the range. $high: upper end of the range. $table: name of a table in the pack
# file. $found: what the pack contains instead.
content-count-span = Expected { $low } to { $high } entries of { $table }, found { $found }
# $found: what the pack contains instead.
content-no-text = Expected text, found { $found }
# $table: name of a table in the pack file.
content-no-table = Expected a table [{ $table }]
# $table: name of a table in the pack file.
content-no-entries = Expected entries [[{ $table }]]
# $value: the value in the pack. $table: name of a table in the pack file. $number: a number.
content-used-already = ‘{ $value }’ is already used by { $table } #{ $number }
# $value: the value in the pack. $table: name of a table in the pack file. $number: a number.
content-used-again = ‘{ $value }’ is used again by { $table } #{ $number }
# $found: what the pack contains instead. $near: the same with hyphens.
content-blanks = Expected one word without spaces, found { $found }; try ‘{ $near }’
content-uneven = Expected rows of equal length (pad with ‘.’)
content-apart = Expected cells joined edge to edge
# $file: name of a file. $line, $cause: as in content-toml.
content-refused-toml = This pack can’t be used. { $file }: { content-toml }
# $line: number of a line, 0 if unknown. $cause: what is probably wrong.
content-toml = Not valid TOML{ $line ->
    [0] { "" }
   *[other] { " " }(line { $line })
}. { $cause ->
    [text] Is a quotation mark missing at the end of a text?
    [value] Texts need quotation marks; numbers, true and false don’t.
    [name] Is a name used twice, or [table] written for [[table]]?
    [table] Is a table declared twice, or [table] written for [[table]]?
    [bracket] Is a bracket or a comma missing?
    [equals] Write a field like this: name = value.
    [line] Write each field on its own line.
    [key] Names consist of the letters a–z, digits, - and _.
   *[other] The file can’t be read.
}
# $file: name of a file. $cause: what is wrong. $most: the highest number allowed.
content-unusable = This pack can’t be used. { $cause ->
    [no-files] It contains no .toml file.
    [many-files] It contains more than { $most } files.
    [many-lines] { $file } has more than { $most } lines.
    [dots] A line in { $file } has too many dots.
    [deep] { $file } contains too many values, or they are nested too deeply.
    [characters] { $file } contains a character that is not allowed.
    [dates] { $file } contains a date or a time; a pack can’t have either.
    [number] { $file } contains a number that is too large.
    [zip] The .zip file is damaged, or its format isn’t supported.
    [twice] It contains { $file } twice.
    [encrypted] The .zip file is encrypted.
    [compression] The compression of the .zip file isn’t supported; choose Deflate.
    [not-text] { $file } is not text in UTF-8.
    [same-table] Two of its files have the same table.
    [joining] Begin each of its files with a [table], and don’t use a table in two of them.
    [layout] { $file } is written in a way that can’t be changed here.
   *[header] Its table [pack] must name one of the games: { $most }.
}
# $name: short name of a pack.
content-in-use = One of your tables uses the pack ‘{ $name }’. Delete that table first.
# Shown if another window has changed the pack in the meantime.
content-edit-unfit = This change doesn’t fit the pack any more. Reload the page.
# $cause: what is wrong. The name of the file is shown in front.
content-unreadable = { $cause ->
    [missing] There is no such file or folder.
    [denied] You don’t have permission to use this file.
    [folder] This is a folder, not a file.
    [full] There is no space left on the device.
    [name] This is not a valid file name.
    [too-large] The file is too large.
    [not-text] The file is not text in UTF-8.
    [empty] The file is empty.
   *[other] The file can’t be read.
}
# $game: short name of a game. $known: names of packs, separated by commas.
content-no-pack = There is no pack of this name for { $game }. Available: { $known }
# $path: a file.
content-exists = { $path } already exists. Choose another name, or edit that pack.
content-empty-folder = The folder contains no .toml file.
# $file: name of a file.
content-twice = Is already in { $file }
content-not-stored = This saved pack is damaged.
# $file: name of a file.
content-same-file = The file ‘{ $file }’ has the same name as a pack of the game
# $table: name of a table in the pack file. $known: names of games, separated by commas.
content-no-game = Expected a table [{ $table }] with the fields name and game; game is one of { $known }
# $name: what the pack contains. $near: a similar name, or “none”. $known: names of games, separated
# by commas.
content-unknown-game = There is no game ‘{ $name }’{ $near ->
    [none] { "" }
   *[other] ; did you mean ‘{ $near }’?
} (expected one of { $known })
# $game, $other: short names of games.
content-tables-of = The tables are those of { $other }, not of { $game }
# $most: the highest number allowed.
content-too-large = A pack can be at most { $most } kB.
# $most: the highest number allowed.
content-too-many = You already have { $most } packs. Delete one first.
content-not-yours = This pack belongs to someone else. Make a copy to change it.
content-stale = The pack was changed in another window. It has been reloaded.
# $found: what the pack contains instead.
content-id = Expected only letters, digits, ‘-’, ‘_’, ‘.’ and apostrophes, found { $found }
content-problems = This pack still has problems.
content-no-step = That step no longer exists.
# $value: the value in the pack.
content-fix-set = Change to “{ $value }”
# $said: the text on the card, in English. $means: the text generated from its effect, in English.
content-text-differs = The text says “{ $said }”, but the card does this: “{ $means }”
# $means: the text generated from a card’s effect, in English.
content-fix-text = Use the text “{ $means }”
# $name: short name of a pack.
content-fix-rename = Rename to { $name }
content-fix-drop = Remove
content-fix-fill = Pad the rows
# $title: name of a card, tile or other item.
content-step-set = { $title } changed
# $title: name of a card, tile or other item.
content-step-add = { $title } added
# $title: name of a card, tile or other item.
content-step-remove = { $title } removed
# $title: name of a card, tile or other item.
content-step-reset = { $title } reset
# $title: name of the pack.
content-step-rename = Renamed to “{ $title }”
# $count: a number.
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
# $bound: percentage points.
sim-fair = The seats are fair: each wins within { $bound } points of its share.
# $bound: percentage points. $games: games played. $needed: games that would be enough, or 0 if that
# many were played.
sim-seats-open = { $needed ->
    [0] { $games } games don’t show whether every seat wins within { $bound } points of its share.
   *[other] Too few games to tell whether the seats are fair within { $bound } points; about { $needed } would be enough.
}
sim-one-seat = One seat: there is nothing to compare.
# $same: number of games that look the same with both packs. $games: number of games.
sim-no-reaction = The bots react little or not at all to the change: { $same } of { $games } games take the same course with both packs.
# $seat: number of the seat. $share: a percentage, without the % sign. $fair: the fair percentage,
# without the % sign.
sim-unfair = Seat { $seat } wins { $share }% of its games; its fair share is { $fair }%.
# $points: a number of points. $equal: 1 if every game has the same result with both packs. $low and $high: the
# difference, with sign.
sim-points-same = Winners score { DECIMAL($points) } points{ $equal ->
    [1] , the same as with the original pack.
   *[other] . The difference from the original pack is between { DECIMAL($low) } and { DECIMAL($high) } (95% interval): no clear change.
}
# $points: a number of points. $by: the difference.
sim-points-more = Winners score { DECIMAL($points) } points, { DECIMAL($by) } more than with the original pack.
# $points: a number of points. $by: the difference.
sim-points-less = Winners score { DECIMAL($points) } points, { DECIMAL($by) } fewer than with the original pack.
# $title: name of a card, tile or other item. $share: a percentage, without the % sign. $before: the
# value before.
sim-taken-more = { $title } is taken in { $share }% of the games where it appears; before, { $before }%.
# $title: name of a card, tile or other item. $share: a percentage, without the % sign. $before: the
# value before.
sim-taken-less = { $title } is taken in only { $share }% of the games where it appears; before, { $before }%.
# $title: name of a card, tile or other item. $share: a percentage, without the % sign. $fair: the
# fair percentage, without the % sign.
sim-wins = Players who take { $title } win { $share }% of the time; a fair share is { $fair }%.
# $length: number of decisions. $by: the difference.
sim-longer = Games take { DECIMAL($length) } decisions, { DECIMAL($by) } more than before.
# $length: number of decisions. $by: the difference.
sim-shorter = Games take { DECIMAL($length) } decisions, { DECIMAL($by) } fewer than before.
# $games: number of games.
sim-unsure = { $games } games show no difference from the original pack. Small differences only show in more games.

# A number on a card, in words before a noun (“six or more stops”). $count: a number.
content-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

# Pictures of a pack's own.
# $name: name of an element of the picture, such as filter.
content-art-element = <{ $name }> is not allowed; convert it to paths
# $name: name of an attribute of the picture, such as fill.
content-art-value = { $name } has a value that is not allowed
# $name: an address.
content-art-outside = The picture refers to something outside itself: { $name }
content-art-script = Scripts are not allowed in pictures
content-art-style = Style sheets are not allowed; export the picture with presentation attributes
content-art-text = Text looks different on every device; convert it to paths
content-art-entities = Entities are not allowed; export the picture without a document type
# $most: number of shapes. $deep: number of levels.
content-art-complex = Too many shapes, or nested too deeply (at most { $most } shapes and { $deep } levels)
content-art-empty = The picture is empty
content-art-svg-damaged = This is not a complete SVG picture
content-art-png-damaged = This is not a complete PNG picture
content-art-kind = Choose an SVG or PNG picture
# $most: largest side.
content-art-size = Expected a viewBox with sides of at most { $most }
# $wide, $high: size in pixels. $most: largest side in pixels.
content-art-pixels = { $wide } × { $high } pixels; at most { $most } × { $most } are allowed
# $found, $most: kilobytes.
content-art-bytes = { $found } kB; at most { $most } kB are allowed
# $most: kilobytes.
content-art-file = The file is larger than { $most } kB
# $found, $most: kilobytes.
content-art-together = Together, the pictures are { $found } kB; at most { $most } kB are allowed
# $place: name of a drawing, such as card.tourist.
content-art-place = This pack has no drawing ‘{ $place }’
