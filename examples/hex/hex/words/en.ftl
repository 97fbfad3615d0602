# Hex: what the terminal, the log and the browser say.

hex-title = Hex
hex-about = Connect your two edges of the board with a chain of stones.
hex-option-swap = Whether the second player may swap sides on the first turn.

## The start page and the setup.

web-game-hex = Hex
web-line-hex = Connect your two edges of the board with a chain of stones.
web-caption-hex = Two players · Eleven rows · No draws
web-facts-hex = Two players, about fifteen minutes
web-option-hex-swap = Swap
web-choice-hex-swap-true = The second player may swap
web-choice-hex-swap-false = Nobody swaps

## The game.

hex-view-board = Board

hex-prompt-place-top = Place a stone. You connect top and bottom.
hex-prompt-place-left = Place a stone. You connect left and right.
hex-prompt-swap = Place a stone, or swap: click the stone to make it yours, mirrored. You connect left and right.
hex-prompt-over = The game is over.

# $space: name of the space, such as c5.
hex-label-place = Space { $space }
hex-label-swap = Swap

# $name: the player. $space: name of the space.
hex-event-placed = { $name } places a stone on { $space }.
# $name: the player. $space: name of the space on which the stone is now.
hex-event-swapped = { $name } swaps. The stone is now on { $space }.
# $name: the player.
hex-event-connected = { $name } connects both edges.
