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
# A choice; its values follow. Sizes are in millimeters.
print-card-size = Card size
print-poker = Poker, 63 × 88 mm
# A card that goes into a sleeve together with another card.
print-sleeve = For sleeves, 61 × 86 mm
print-bridge = Bridge, 57 × 87 mm
print-mini = Mini, 44 × 67 mm
print-tarot = Tarot, 70 × 120 mm
# A page that lists what is printed and what a group needs in addition.
print-box = Components
# Heading above things that are not printed, such as dice.
print-needs = What you also need
print-need-scissors = Scissors or a paper cutter
print-need-glue = Glue
# For writing down scores.
print-need-paper = Paper and a pencil for the scores
# Heading above tips for cutting and folding.
print-make = How to make it
print-make-size = Print at 100%. The ruler on page 1 must measure 50 mm.
print-make-paper = Heavy paper (200 g/m² or more) lasts longest.
print-make-sleeves = You can also sleeve each card with an old playing card behind it.
print-make-backs = Card backs are on the page after their fronts. Print double-sided and flip on the long edge.
# Title of a blank card that fills the last page of cards.
print-spare = Spare card
print-spare-use = For a lost card or one of your own
