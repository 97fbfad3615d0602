# Workshop: the pack editor.

web-workshop-lead = Make your own tiles, sheets and cards. Every change is checked as you go. Play with them, let bots try them out, print them, and download the files.
web-workshop-begin = Start
# $game: name of a game, such as “Rails”.
web-workshop-new-of = A new pack for { $game }
web-workshop-import = Import a file
web-workshop-import-help = .toml, or a .zip of .toml files
web-workshop-mine = My packs
web-workshop-no-packs = Nothing here yet. Choose a game above to get your own copy of its pack.
web-workshop-title = Pack name
# $game: name of a game, such as “Rails”.
web-workshop-my-pack = My { $game }
web-workshop-copy-from = Copy of
web-workshop-make = Create
# $game: name of a game, such as “Rails”. $base: name of the original pack. $count: a number.
web-workshop-from = { $game } · based on { $base } · { $count ->
    [0] unchanged
    [one] 1 change
   *[other] { $count } changes
  }
web-workshop-missing = Pack not found

## The frame

web-workshop-parts = Parts of the workshop
web-workshop-tab-tree = Pack
# Tab on phones, at most 12 letters.
web-workshop-tab-editor = Editor
web-workshop-tab-side = Checks
web-workshop-tree = Contents of the pack
web-workshop-side = Fields and checks
web-workshop-also = Also
web-workshop-add = Add another
web-workshop-new = new
web-workshop-changed = changed
# Mark on an item: removed from the pack.
web-workshop-left-out = removed
# $count: a number.
web-workshop-has-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
  }
# $title: name of a card, tile or other item.
web-workshop-bring-back = Restore { $title }
web-workshop-card-preview = Preview
web-workshop-mirror = Mirror

## Fields

web-workshop-none = none
# $low: lower end of the range. $high: upper end of the range.
web-workshop-range = { $low } to { $high }
# $label: name of the field.
web-workshop-less = Decrease { $label }
# $label: name of the field.
web-workshop-more = Increase { $label }
# $title: name of a card, tile or other item.
web-workshop-remove = Remove { $title }
# Button: add a word to an effect.
web-workshop-word = word
# $word: a word in the pack.
web-workshop-instead = Alternatives for { $word }
web-workshop-cut = Remove the last word
web-workshop-reads = Reads:
# $label: name of the field.
web-workshop-written = { $label }, as text
# $label: name of the field. $text: a text, already translated.
web-workshop-unfold = { $label }: { $text }. Edit

## Checks

web-workshop-checks = Checks
web-workshop-nothing-here = Nothing to fix here
# $count: a number.
web-workshop-elsewhere = { $count ->
    [one] Elsewhere: 1
   *[other] Elsewhere: { $count }
  }
web-workshop-fine = All good.
web-workshop-not-fine = Something needs fixing.
# $changes: number of changes. $hash: hash of the content pack.
web-workshop-fine-changes = { $changes ->
    [0] Unchanged, hash { $hash }
    [one] 1 change, hash { $hash }
   *[other] { $changes } changes, hash { $hash }
  }
# $count: a number.
web-workshop-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
  }

## Commands

web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-history = History
web-workshop-no-history = Nothing changed yet.
web-workshop-to-here = Back to here
# $step: the step, already translated.
web-workshop-to-here-of = Back to here: { $step }
web-workshop-beginning = Original version
web-workshop-simulate = Simulate
web-workshop-download = Download
web-workshop-share = Share
web-workshop-play = Play with it
web-workshop-copy = Make my own copy
# $title: name of the pack.
web-workshop-copy-of = { $title } (copy)
web-workshop-duplicate = Duplicate
web-workshop-delete = Delete
web-workshop-really = Yes, delete
web-workshop-keep = Keep it
web-workshop-not-yours = This pack belongs to someone else. You can view it, play with it and download it. To change it, make a copy.
web-workshop-link = Link to the pack
web-workshop-share-lead = Anyone with the link can view the pack, play with it, download it and copy it. Only you can change it.
web-workshop-copy-link = Copy link
web-workshop-copied = Copied
web-workshop-share-table = Or play with it together: open a table with a seat for anyone who has its link.
web-workshop-table = Open a table

## Overview

# $count: a number.
web-workshop-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
# $base: name of the original pack. $when: date and time, already formatted.
web-workshop-against = compared with { $base } · last changed { $when }
web-workshop-no-changes = Nothing changed yet. Choose something in the pack and change it; every change is listed here, before and after, and one click undoes it.
# $kind: kind of item, already translated.
web-workshop-is-new = New · { $kind }
# $kind: kind of item, already translated.
web-workshop-is-left-out = Removed · { $kind }
# $spots: number of spaces, already translated.
web-workshop-painted = Repainted: { $spots }
# $count: a number.
web-workshop-spots = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }
# State of an item: in the pack.
web-workshop-there = present
web-workshop-as-was = unchanged
web-workshop-otherwise = different
web-workshop-before = Before:
web-workshop-after = Now:
web-workshop-back = Undo this change
# $title: name of a card, tile or other item.
web-workshop-back-to = Undo this change: { $title }

## Simulation

web-workshop-simulated = Simulation
web-workshop-not-simulated = No games yet. Bots can play a few hundred games with this pack, and as many with the original.
web-workshop-sim-lead = Bots play games with this pack, and as many with the original. The simulation runs in the background; you can close this window.
web-workshop-sim-games = Number of games
# $count: a number.
web-workshop-sim-count = { $count } games
web-workshop-sim-begin = Start
web-workshop-sim-again = Run again
web-workshop-sim-waits = You’re in the queue; it will start automatically.
# $done: how many are done. $all: total number.
web-workshop-sim-works = { $done } of { $all } games
web-workshop-sim-end = Cancel
web-workshop-sim-failed = The games couldn’t be finished. Try again.
web-workshop-sim-stale = The pack has changed since then.
# $games: number of games. $bot: name of a bot. $seats: number of seats. $seconds: a number of
# seconds.
web-workshop-sim-facts = { $games } games, { $bot } in { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, { $seconds } s
web-workshop-wins = Wins by seat
# $seat: number of the seat.
web-workshop-seat = Seat { $seat }
# $share: a percentage, without the % sign. $margin: margin of error, without sign.
web-workshop-percent = { $share }% ± { $margin }
web-workshop-winner-points = Winning score
web-workshop-length = Length in moves
# Column: the original pack.
web-workshop-default = original
# Column: your pack.
web-workshop-yours = yours
# $mean: an average, already formatted. $low: lower end of the range. $high: upper end of the range.
web-workshop-between = { $mean } ({ $low } to { $high })
# $mine: points with your pack. $usual: points with the original pack.
web-workshop-points-label = Winners score { $mine } points; with the original pack, { $usual }.
# $title: name of a card, tile or other item.
web-workshop-taken = { $title }: how often taken
# $title: name of a card, tile or other item.
web-workshop-wins-with = { $title }: win rate of takers
web-workshop-findings = Findings
# $games: number of games. $margin: margin of error, without sign.
web-workshop-margin = With { $games } games the margin of error is ± { $margin }%.

## What if

# Title and button: try values without saving them.
web-workshop-if = What if?
web-workshop-if-help = Try other values without saving them. Bots play with the saved pack and with your values, using the same dice and draws, and the results are compared.
web-workshop-if-values = Values
web-workshop-if-entry = Part of the pack
# $value: the saved number.
web-workshop-if-saved = saved: { $value }
# $title: name of a card, tile or other item.
web-workshop-if-leave-out = Remove { $title } from the pack
# $count: a number greater than 1.
web-workshop-if-full = You can try changes to at most { $count } parts at once.
web-workshop-if-changed = Changed
web-workshop-if-nothing = Change a value to start.
web-workshop-if-starts = Starting…
web-workshop-if-run = Start
web-workshop-if-canceled = The games were stopped.
web-workshop-if-ready = All games played.
web-workshop-if-save = Save these values
# $games: number of games, at least 20. $bot: name of a bot. $seats: number of seats.
web-workshop-if-facts = { $games } games with the saved pack and { $games } with your values, { $bot } in { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
# $same: number of games. $games: number of games, at least 20.
web-workshop-if-same = { $same ->
    [one] 1 of { $games } games takes the same course with both.
   *[other] { $same } of { $games } games take the same course with both.
  }
web-workshop-if-all-same = Every game takes the same course with both: the bots don’t react to this change.
# Name of a figure: how far the winner is ahead.
web-workshop-if-lead = Winner’s lead
# $share: a percentage, without the % sign.
web-workshop-if-percent = { $share }%
# Difference with its 95% interval. $mean, $low, $high: numbers with a sign. $unit: share
# (percentage points) or points. The space is narrow.
web-workshop-if-difference = { $unit ->
    [share] { $mean } pp ({ $low } to { $high })
   *[points] { $mean } ({ $low } to { $high })
  }
web-workshop-if-shown = The games show this difference.
# $games: number of games. $worth: a number. $unit: share (percentage points) or points.
web-workshop-if-needed = { $unit ->
    [share] No difference shown. About { $games } games would be enough to show a difference of { $worth } percentage points.
   *[points] No difference shown. About { $games } games would be enough to show a difference of { $worth }.
  }
# $worth: a number. $unit: share (percentage points) or points.
web-workshop-if-enough = { $unit ->
    [share] No difference shown. These games are enough to show a difference of { $worth } percentage points.
   *[points] No difference shown. These games are enough to show a difference of { $worth }.
  }
web-workshop-if-open = No difference shown. Too few games differ to say how many would be enough.
web-workshop-if-power = Differences have 95% intervals. A difference counts as shown if chance alone would produce it less than once in 100 tests. “Enough” means that it would show in 4 of 5 tests.

# Pictures of your own.
web-workshop-art = Your own pictures
web-workshop-art-lead = Replace drawings with your own SVG or PNG pictures. They are shown at the table and in print, and they are part of the downloaded files.
web-workshop-art-which = Drawing
web-workshop-art-upload = Choose a picture
web-workshop-art-replace = Replace
# $title: name of a drawing.
web-workshop-art-remove = Remove the picture of { $title }
web-workshop-art-own = Your own picture
# $kb: kilobytes. $pixels: largest side in pixels.
web-workshop-art-limits = SVG without text, links or effects, or PNG of at most { $pixels } × { $pixels } pixels; { $kb } kB each.
web-workshop-art-symbols = Symbols
web-workshop-art-boards = Boards
web-workshop-art-ground = Ground
web-workshop-art-mural = Mural
