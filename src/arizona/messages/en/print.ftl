# Print and play.

print-foot = Arizona · CC BY 4.0 · print at 100%
# $game: name of a game, such as “Rails”. $part: name of a part.
print-left = { $game } · { $part }
print-rules = Rules
# Short summary of the rules for each player.
print-aid = Player aid
# A printed souvenir of a finished game.
print-keepsake = Keepsake
print-total = Total
print-start = Setup
