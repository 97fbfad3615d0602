"""The weights of Trail's evaluation: the value of things in points.

``PLAIN`` holds initial guesses. ``TUNED`` was found from them by self-play, with the command
``python -m arizona.games.trail.bot.training --rounds 1500 --games 2 --test 200``. In 200 games with
new seeds, the greedy bot with the tuned weights led the one with the plain weights by +0.346, on a
scale from −1 to 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

UNITS: Final = 18
"""The first weights are one unit of each kind, in the order of ``effect_language.KINDS``."""

MARKER: Final = 18
"""A marker that can still act."""
STEAM: Final = 19
"""The number of actions ahead from which everything has its full value."""
COIN: Final = 20
"""The value of coins in Turquoise, with extra value for the first nine, six and three."""
COIN_9: Final = 21
COIN_6: Final = 22
COIN_3: Final = 23
RESOURCE: Final = 24
"""Each Supplies, Health or Water; the first of a kind; those beyond five."""
RESOURCE_1: Final = 25
RESOURCE_6: Final = 26
LEVEL: Final = 27
"""A space on a Terrain Track; the next bonus; the factor for the bonus after it."""
LEVEL_NEXT: Final = 28
LEVEL_FADE: Final = 29
RUNG: Final = 30
"""A level of the Ladder, and the bonus of the next one."""
RUNG_NEXT: Final = 31
SPACE: Final = 32
"""A covered space of the mural, and an open one without an open neighbor."""
LONELY: Final = 33
SETS: Final = 34
"""Sets of cards, and each card."""
CARD: Final = 35
STARS: Final = 36
"""Stars as scored, and the potential of each."""
STAR: Final = 37
CUBE: Final = 38
"""A cube on a Fauna card, beyond its point in final scoring."""
JACKALOPE_CUBE: Final = 39
"""A cube on the Jackalope, and on another Spirit."""
SPIRIT_CUBE: Final = 40
POISON: Final = 41
"""Poison held, as scored, and a token still to be drawn."""
POISON_DUE: Final = 42
ORDER: Final = 43
"""Each place closer to the front in next week's turn order."""
TRACKER: Final = 44
"""A Tracker that can still make a claim."""
CLAIM_SIZE: Final = 45
"""Progress toward claims, by kind."""
CLAIM_ALL_SIZES: Final = 46
CLAIM_MURAL: Final = 47
CLAIM_ALIKE: Final = 48
CLAIM_DIFFERENT: Final = 49
CLAIM_STOCK: Final = 50
OBJECTIVE_ROW: Final = 51
ROW_GRIT: Final = 52
"""Grit on a row of a State 48 card."""
FOURTH: Final = 53
"""A rank in the rows of the '4th' card, and the increase per week."""
FOURTH_WEEK: Final = 54
EIGHTH: Final = 55
"""The same for the '8th' card."""
EIGHTH_WEEK: Final = 56
EFFECT: Final = 57
"""Pending effects on the stack: any other effect."""
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
    ("unit-turquoise", 0.6, 0.577),
    ("unit-copper", 1.2, 1.06),
    ("unit-silver", 1.8, 1.95),
    ("unit-supplies", 0.7, 0.732),
    ("unit-health", 0.7, 0.627),
    ("unit-water", 0.7, 0.615),
    ("unit-gold", 1.0, 1.05),
    ("unit-grit", 3.0, 3.38),
    ("unit-mountain", 1.2, 1.25),
    ("unit-plateau", 1.2, 1.15),
    ("unit-desert", 1.5, 1.83),
    ("unit-canyon", 1.4, 1.27),
    ("unit-terrain", 1.6, 1.66),
    ("unit-resource", 0.8, 0.86),
    ("unit-antidote", 1.0, 1.08),
    ("unit-weather", 0.2, 0.209),
    ("unit-spirit", 4.0, 4.62),
    ("unit-marker", 10.0, 8.6),
    ("marker", 3.0, 2.91),
    ("steam", 8.0, 8.1),
    ("coin", 0.35, 0.365),
    ("coin-9", 0.3, 0.364),
    ("coin-6", 0.4, 0.347),
    ("coin-3", 0.6, 0.541),
    ("resource", 0.55, 0.535),
    ("resource-1", 0.7, 0.647),
    ("resource-6", -0.35, -0.352),
    ("level", 0.35, 0.385),
    ("level-next", 0.4, 0.457),
    ("level-fade", 0.5, 0.538),
    ("rung", 0.5, 0.455),
    ("rung-next", 0.3, 0.294),
    ("space", 1.0, 0.789),
    ("lonely", -0.6, -0.563),
    ("sets", 1.0, 0.911),
    ("card", 0.5, 0.44),
    ("stars", 1.0, 1.06),
    ("star", 0.8, 0.774),
    ("cube", 0.7, 0.669),
    ("jackalope-cube", 2.5, 3.51),
    ("spirit-cube", 1.6, 1.24),
    ("poison", 1.0, 0.869),
    ("poison-due", 4.5, 5.86),
    ("order", 0.5, 0.533),
    ("tracker", 1.5, 1.06),
    ("claim-size", 1.0, 0.913),
    ("claim-all-sizes", 8.0, 7.92),
    ("claim-mural", 5.0, 5.26),
    ("claim-alike", 2.0, 1.84),
    ("claim-different", 1.5, 1.87),
    ("claim-stock", 1.0, 0.901),
    ("objective-row", 1.0, 0.878),
    ("row-grit", 3.0, 2.5),
    ("fourth", 0.2, 0.214),
    ("fourth-week", 0.15, 0.134),
    ("eighth", 0.15, 0.165),
    ("eighth-week", 0.2, 0.184),
    ("effect", 1.5, 1.51),
    ("climb", 0.5, 0.467),
    ("top", 3.0, 3.03),
    ("load", 1.6, 1.93),
    ("advance", 1.6, 1.72),
    ("choice-gain", 0.8, 0.703),
    ("choice-loss", -0.7, -0.603),
    ("coins-due", -0.6, -0.538),
    ("spirit-due", 4.0, 3.28),
    ("blossom", 1.2, 1.01),
    ("extra", 2.0, 2.5),
    ("piece", 4.0, 3.42),
    ("others", 0.3, 0.28),
)
"""Name, plain value and tuned value of each weight, in order."""

PLAIN: Final = vec[float]([row[1] for row in WEIGHTS])
TUNED: Final = vec[float]([row[2] for row in WEIGHTS])
