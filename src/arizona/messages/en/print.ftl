# Print and play: what stands on every page, and the page where one chooses it.

print-foot = Arizona · CC BY 4.0 · print at 100%
print-left = { $game } · { $part }
print-rules = Rules
print-aid = Player aid
print-keepsake = Keepsake
print-total = Total
print-start = Setup
