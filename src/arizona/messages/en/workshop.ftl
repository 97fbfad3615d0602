# The workshop: packs of one's own, made in the page.

web-workshop = Workshop
web-workshop-lead = Make tiles, sheets and cards of your own. The checker looks at every stroke; play with them, let bots try them out, print them, and take the files with you.
web-workshop-begin = Begin
web-workshop-new-of = A new pack for { $game }
web-workshop-import = Bring a file
web-workshop-import-told = .toml, or a .zip of them
web-workshop-mine = My packs
web-workshop-no-packs = Nothing made yet. Choose a game above: a copy of its pack is yours to change.
web-workshop-title = Name of the pack
web-workshop-my-pack = My { $game }
web-workshop-copy-from = A copy of
web-workshop-make = Make it
web-workshop-from = { $game } · from { $base } · { $count ->
    [0] unchanged
    [one] one change
   *[other] { $count } changes
  }
web-workshop-missing = No such pack

## The frame

web-workshop-parts = Parts of the workshop
web-workshop-tab-tree = Pack
web-workshop-tab-desk = On the bench
web-workshop-tab-side = Checks
web-workshop-tree = What the pack holds
web-workshop-side = Fields and checks
web-workshop-also = Also
web-workshop-add = Another
web-workshop-new = new
web-workshop-changed = changed
web-workshop-left-out = left out
web-workshop-has-problems = { $count ->
    [one] one problem
   *[other] { $count } problems
  }
web-workshop-bring-back = Bring { $title } back
web-workshop-as-printed = Card, as printed
web-workshop-mirror = Mirror

## Fields

web-workshop-none = none
web-workshop-range = from { $low } to { $high }
web-workshop-less = Less: { $label }
web-workshop-more = More: { $label }
web-workshop-remove = Remove { $title }
web-workshop-word = word
web-workshop-instead = What could stand here: { $word }
web-workshop-cut = Remove the last word
web-workshop-reads = Reads:
web-workshop-written = { $label }, as it is written
web-workshop-unfold = { $label }: { $text }. Change it

## Checks

web-workshop-checks = Checks
web-workshop-nothing-here = Nothing to mend here
web-workshop-elsewhere = { $count ->
    [one] Elsewhere: one
   *[other] Elsewhere: { $count }
  }
web-workshop-fine = Fine.
web-workshop-not-fine = There is something to mend.
web-workshop-fine-told = { $changes ->
    [0] Unchanged, hash { $hash }
    [one] One change, hash { $hash }
   *[other] { $changes } changes, hash { $hash }
  }
web-workshop-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
  }

## What can be done

web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-history = History
web-workshop-no-history = Nothing has been changed yet.
web-workshop-to-here = Back to here
web-workshop-to-here-of = Back to here: { $step }
web-workshop-beginning = As it began
web-workshop-simulate = Simulate
web-workshop-download = Download
web-workshop-share = Share
web-workshop-play = Play with it
web-workshop-copy = Make my own copy
web-workshop-copy-of = { $title }, copy
web-workshop-duplicate = Duplicate
web-workshop-delete = Delete
web-workshop-really = Really delete
web-workshop-keep = Keep it
web-workshop-not-yours = This pack is somebody else’s. You can look at it, play with it and download it. To change it, make a copy.
web-workshop-link = Link to the pack
web-workshop-share-lead = Whoever has the link can look at the pack, play with it, download it and make a copy. Only you can change it.
web-workshop-copy-link = Copy link
web-workshop-copied = Copied
web-workshop-share-table = Or play with it together: a table with a seat for whoever gets its link.
web-workshop-table = Open a table

## Overview

web-workshop-changes = { $count ->
    [one] One change
   *[other] { $count } changes
  }
web-workshop-against = against { $base } · last touched { $when }
web-workshop-no-changes = Nothing is changed yet. Choose a thing of the pack, change it, and it is listed here: how it was, how it is, and one click back.
web-workshop-is-new = New · { $kind }
web-workshop-is-left-out = Left out · { $kind }
web-workshop-painted = Painted anew: { $spots }
web-workshop-spots = { $count ->
    [one] one space
   *[other] { $count } spaces
  }
web-workshop-there = there
web-workshop-as-was = as it was
web-workshop-otherwise = otherwise
web-workshop-before = Before:
web-workshop-after = Now:
web-workshop-back = Back to how it was
web-workshop-back-to = Back to how it was: { $title }

## Simulation

web-workshop-simulated = Simulated
web-workshop-not-simulated = No games yet. Bots can play some hundred with this pack and as many with the one it came from.
web-workshop-sim-lead = Bots play with this pack, and as many games with the one it came from. It goes on in the background; you can close this window.
web-workshop-sim-games = How many games
web-workshop-sim-count = { $count } games
web-workshop-sim-begin = Begin
web-workshop-sim-again = Once more
web-workshop-sim-waits = Others are before you; it begins by itself.
web-workshop-sim-works = { $done } of { $all } games
web-workshop-sim-end = Cancel
web-workshop-sim-failed = The games could not be played to the end. Try again.
web-workshop-sim-stale = The pack has been changed since.
web-workshop-sim-facts = { $games } games, { $bot } in { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }, { $seconds } s
web-workshop-wins = Wins by seat
web-workshop-seat = Seat { $seat }
web-workshop-percent = { $share } % ± { $margin }
web-workshop-winner-points = Winner’s points
web-workshop-length = Length, in moves
web-workshop-default = before
web-workshop-yours = yours
web-workshop-between = { $mean } ({ $low } to { $high })
web-workshop-points-told = Winners make { $mine } points; before { $usual }.
web-workshop-taken = { $title }: taken
web-workshop-wins-with = { $title }: wins of takers
web-workshop-tells = What it tells
web-workshop-margin = { $games } games say no more than ± { $margin } %.
