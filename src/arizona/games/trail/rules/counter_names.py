"""Numbers and names of the counters cards can use (T-10.6); ``counters.py`` evaluates them."""

from __future__ import annotations

from typing import Final

MOUNTAIN_LEVEL: Final = 0
"""The four terrains are consecutive, here and below."""
PLATEAU_LEVEL: Final = 1
DESERT_LEVEL: Final = 2
CANYON_LEVEL: Final = 3
LOWEST_LEVEL: Final = 4
HIGHEST_LEVEL: Final = 5
LADDER: Final = 6
PASSAGES: Final = 7
MOUNTAIN_PASSAGES: Final = 8
PLATEAU_PASSAGES: Final = 9
DESERT_PASSAGES: Final = 10
CANYON_PASSAGES: Final = 11
PASSAGE_TERRAINS: Final = 12
CARDS: Final = 13
FLORA_CARDS: Final = 14
FAUNA_CARDS: Final = 15
MOUNTAIN_CARDS: Final = 16
PLATEAU_CARDS: Final = 17
DESERT_CARDS: Final = 18
CANYON_CARDS: Final = 19
CARD_TERRAINS: Final = 20
STARS: Final = 21
PIECES: Final = 22
FLORA_PIECES: Final = 23
FAUNA_PIECES: Final = 24
SIZE_2: Final = 25
SIZE_3: Final = 26
SIZE_4: Final = 27
SIZE_5: Final = 28
BLOSSOMS: Final = 29
OPEN_SPACES: Final = 30
COVERED_SPACES: Final = 31
FULL_ROWS: Final = 32
FULL_COLUMNS: Final = 33
TURQUOISE: Final = 34
COPPER: Final = 35
SILVER: Final = 36
SUPPLIES: Final = 37
HEALTH: Final = 38
WATER: Final = 39
CURRENCY: Final = 40
"""The value of all coins in Turquoise."""
RESOURCES: Final = 41
LOWEST_STOCK: Final = 42
"""The lowest of the six stock values."""
GOLD: Final = 43
GRIT: Final = 44
POISON: Final = 45
CUBES: Final = 46
TURN_PLACE: Final = 47

COUNTERS: Final = (
    "mountain-level",
    "plateau-level",
    "desert-level",
    "canyon-level",
    "lowest-level",
    "highest-level",
    "ladder",
    "passages",
    "mountain-passages",
    "plateau-passages",
    "desert-passages",
    "canyon-passages",
    "passage-terrains",
    "cards",
    "flora-cards",
    "fauna-cards",
    "mountain-cards",
    "plateau-cards",
    "desert-cards",
    "canyon-cards",
    "card-terrains",
    "stars",
    "pieces",
    "flora-pieces",
    "fauna-pieces",
    "size-2",
    "size-3",
    "size-4",
    "size-5",
    "blossoms",
    "open-spaces",
    "covered-spaces",
    "full-rows",
    "full-columns",
    "turquoise",
    "copper",
    "silver",
    "supplies",
    "health",
    "water",
    "currency",
    "resources",
    "lowest-stock",
    "gold",
    "grit",
    "poison",
    "cubes",
    "turn-place",
)
