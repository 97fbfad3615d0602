"""The weights of Trail's evaluation: what things are worth, in points.

``PLAIN`` was guessed. ``TUNED`` was found by self-play from there:
``python -m arizona.lab.tune COMMAND``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

UNITS: Final = 18
"""The first weights are a unit of each kind, in the order of ``language.KINDS``."""

MARKER: Final = 18
"""A marker that can still act."""
STEAM: Final = 19
"""The actions ahead with which everything can still be turned to account."""
COIN: Final = 20
"""A coin's worth in Turquoise, and more for the first nine, six and three."""
COIN_9: Final = 21
COIN_6: Final = 22
COIN_3: Final = 23
RESOURCE: Final = 24
"""Each Supplies, Health or Water, the first of a kind, and those beyond five."""
RESOURCE_1: Final = 25
RESOURCE_6: Final = 26
LEVEL: Final = 27
"""A space on a Terrain Track, the bonus next ahead, and how the one after fades."""
LEVEL_NEXT: Final = 28
LEVEL_FADE: Final = 29
RUNG: Final = 30
"""A rung of the Ladder, and the bonus of the next."""
RUNG_NEXT: Final = 31
SPACE: Final = 32
"""A covered space of the mural, and an open one without an open neighbour."""
LONELY: Final = 33
SETS: Final = 34
"""Sets of cards, and each card."""
CARD: Final = 35
STARS: Final = 36
"""Stars as they score, and what one promises."""
STAR: Final = 37
CUBE: Final = 38
"""A cube on a Fauna card beyond its final point."""
JACKALOPE_CUBE: Final = 39
"""A cube on the Jackalope, and on another Spirit."""
SPIRIT_CUBE: Final = 40
POISON: Final = 41
"""Poison held as it scores, and a token to be drawn."""
POISON_DUE: Final = 42
ORDER: Final = 43
"""A place nearer the front in next week's order."""
TRACKER: Final = 44
"""A Tracker that can still claim."""
CLAIM_SIZE: Final = 45
"""Claims in sight, by kind."""
CLAIM_ALL_SIZES: Final = 46
CLAIM_MURAL: Final = 47
CLAIM_ALIKE: Final = 48
CLAIM_DIFFERENT: Final = 49
CLAIM_STOCK: Final = 50
OBJECTIVE_ROW: Final = 51
ROW_GRIT: Final = 52
"""Grit on a row of a '48th State' card."""
FOURTH: Final = 53
"""A place in the rows of the '4th' card, and more each week."""
FOURTH_WEEK: Final = 54
EIGHTH: Final = 55
"""The same for the '8th'."""
EIGHTH_WEEK: Final = 56
EFFECT: Final = 57
"""What waits on the stack: any other effect."""
CLIMB: Final = 58
TOP: Final = 59
LOAD: Final = 60
ADVANCE: Final = 61
CHOICE_GAIN: Final = 62
CHOICE_LOSS: Final = 63
COINS_DUE: Final = 64
SPIRIT_DUE: Final = 65
BLOSSOM: Final = 66
EXTRA: Final = 67
PIECE: Final = 68
OTHERS: Final = 69
"""A point of the best opponent."""

WEIGHTS: Final = (
    ("unit-turquoise", 0.6, 0.6),
    ("unit-copper", 1.2, 1.2),
    ("unit-silver", 1.8, 1.8),
    ("unit-supplies", 0.7, 0.7),
    ("unit-health", 0.7, 0.7),
    ("unit-water", 0.7, 0.7),
    ("unit-gold", 1.0, 1.0),
    ("unit-grit", 3.0, 3.0),
    ("unit-mountain", 1.2, 1.2),
    ("unit-plateau", 1.2, 1.2),
    ("unit-desert", 1.5, 1.5),
    ("unit-canyon", 1.4, 1.4),
    ("unit-terrain", 1.6, 1.6),
    ("unit-resource", 0.8, 0.8),
    ("unit-antidote", 1.0, 1.0),
    ("unit-weather", 0.2, 0.2),
    ("unit-spirit", 4.0, 4.0),
    ("unit-marker", 10.0, 10.0),
    ("marker", 3.0, 3.0),
    ("steam", 8.0, 8.0),
    ("coin", 0.35, 0.35),
    ("coin-9", 0.3, 0.3),
    ("coin-6", 0.4, 0.4),
    ("coin-3", 0.6, 0.6),
    ("resource", 0.55, 0.55),
    ("resource-1", 0.7, 0.7),
    ("resource-6", -0.35, -0.35),
    ("level", 0.35, 0.35),
    ("level-next", 0.4, 0.4),
    ("level-fade", 0.5, 0.5),
    ("rung", 0.5, 0.5),
    ("rung-next", 0.3, 0.3),
    ("space", 1.0, 1.0),
    ("lonely", -0.6, -0.6),
    ("sets", 1.0, 1.0),
    ("card", 0.5, 0.5),
    ("stars", 1.0, 1.0),
    ("star", 0.8, 0.8),
    ("cube", 0.7, 0.7),
    ("jackalope-cube", 2.5, 2.5),
    ("spirit-cube", 1.6, 1.6),
    ("poison", 1.0, 1.0),
    ("poison-due", 4.5, 4.5),
    ("order", 0.5, 0.5),
    ("tracker", 1.5, 1.5),
    ("claim-size", 1.0, 1.0),
    ("claim-all-sizes", 8.0, 8.0),
    ("claim-mural", 5.0, 5.0),
    ("claim-alike", 2.0, 2.0),
    ("claim-different", 1.5, 1.5),
    ("claim-stock", 1.0, 1.0),
    ("objective-row", 1.0, 1.0),
    ("row-grit", 3.0, 3.0),
    ("fourth", 0.2, 0.2),
    ("fourth-week", 0.15, 0.15),
    ("eighth", 0.15, 0.15),
    ("eighth-week", 0.2, 0.2),
    ("effect", 1.5, 1.5),
    ("climb", 0.5, 0.5),
    ("top", 3.0, 3.0),
    ("load", 1.6, 1.6),
    ("advance", 1.6, 1.6),
    ("choice-gain", 0.8, 0.8),
    ("choice-loss", -0.7, -0.7),
    ("coins-due", -0.6, -0.6),
    ("spirit-due", 4.0, 4.0),
    ("blossom", 1.2, 1.2),
    ("extra", 2.0, 2.0),
    ("piece", 4.0, 4.0),
    ("others", 0.3, 0.3),
)
"""What each weight is called, as guessed and as tuned, in order."""

PLAIN: Final = vec[float]([row[1] for row in WEIGHTS])
TUNED: Final = vec[float]([row[2] for row in WEIGHTS])
