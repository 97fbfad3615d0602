"""Schema of a Trail content pack: the tables and fields of its TOML files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.schema import (
    ENTRIES,
    GRID,
    NUMBER,
    TABLE,
    TEXT,
    TEXTS,
    WHOLE_NUMBER,
    WHOLES,
    WORDS,
    Field,
    Table,
)
from arizona.games.trail.rules.actions import (
    MAX_GATEWAYS,
    MAX_PASSAGES,
    MAX_STATE48,
    MAX_WEATHER,
)
from arizona.games.trail.rules.effect_language import MOMENTS, TERRAINS
from arizona.games.trail.rules.tables import CARDS, CATEGORIES, POSITIONS

SPIRITS: Final = ("jackalope", "roadrunner", "javelina", "desert-tortoise")
ICONS: Final = ("", "antidote", "blossom", "star")

_ID: Final = Field("id", TEXT, "short name for records: a-z, 0-9 and -", low=1, high=40, id=True)
_NAME: Final = Field("name", TEXT, "its name", low=1, high=48, translatable=True)
_FLAVOUR: Final = Field(
    "flavour", TEXT, "a line of flavor", high=90, required=False, translatable=True
)
_TERRAIN: Final = Field("terrain", TEXT, "its terrain", choices=TERRAINS)
_ICON: Final = Field("icon", TEXT, "its corner icon", choices=ICONS, required=False)
_GAIN: Final = Field("gain", TEXT, "what it gives, such as `2 water, 1 gold`")
_BOTH: Final = ("id", "name")

PASSAGE: Final = Table(
    "passage",
    "One passage of the trail; its three copies are the cards.",
    (
        _ID,
        _NAME,
        Field("number", WHOLE_NUMBER, "its number on the trail", low=1, high=99),
        Field("miles", NUMBER, "its length"),
        Field("deck", WHOLE_NUMBER, "the deck it belongs to", low=1, high=4),
        _TERRAIN,
        _FLAVOUR,
        Field(
            "card",
            ENTRIES,
            "the three copies",
            low=3,
            high=3,
            fields=(
                Field("need", TABLE, "levels required", low=1, high=12, choices=TERRAINS),
                Field("pay", TEXT, "resources to pay"),
                _GAIN,
            ),
        ),
    ),
    low=8,
    high=MAX_PASSAGES // 3,
    unique=_BOTH,
)
FLORA: Final = Table(
    "flora",
    "One Flora card.",
    (_ID, _NAME, _TERRAIN, _GAIN, _ICON, _FLAVOUR),
    low=12,
    high=CARDS,
    unique=_BOTH,
)
FAUNA: Final = Table(
    "fauna",
    "One Fauna card.",
    (
        _ID,
        _NAME,
        _TERRAIN,
        Field("cubes", WHOLE_NUMBER, "how often it can be used", low=1, high=3),
        Field("moment", TEXT, "when it can be used", choices=MOMENTS),
        Field("effect", TEXT, "what it does, in the effect language", low=1),
        Field("text", TEXT, "the same in a short sentence", low=1, high=90, translatable=True),
        _ICON,
        _FLAVOUR,
    ),
    low=12,
    high=CARDS,
    unique=_BOTH,
)
PIECE: Final = Table(
    "piece",
    "One polyomino, laid as drawn.",
    (
        _ID,
        Field("kind", TEXT, "flora or fauna", choices=("flora", "fauna")),
        Field("size", WHOLE_NUMBER, "its number of spaces", low=2, high=5),
        Field("shape", TEXTS, "its rows from the top: X covered, . not", low=1, high=5),
        Field("art", TEXT, "the name of its drawing", high=40, required=False, id=True),
    ),
    low=16,
    high=2 * CARDS,
)
GATEWAY: Final = Table(
    "gateway",
    "One Gateway card.",
    (_ID, _NAME, _GAIN, _FLAVOUR),
    low=10,
    high=MAX_GATEWAYS,
    unique=_BOTH,
)
WEATHER: Final = Table(
    "weather",
    "One Weather card.",
    (
        _ID,
        _NAME,
        Field("tone", TEXT, "how it feels", choices=("good", "bad", "mixed")),
        Field("two", TEXT, "its directions for two players", low=1),
        Field("three", TEXT, "for three", low=1),
        Field("four", TEXT, "for four", low=1),
        Field(
            "says",
            TEXTS,
            "the same in words, for two, three and four",
            low=3,
            high=3,
            translatable=True,
        ),
        _FLAVOUR,
    ),
    low=4,
    high=MAX_WEATHER,
    unique=_BOTH,
)
SPIRIT: Final = Table(
    "spirit",
    "One Spirit of the Desert.",
    (
        Field("id", TEXT, "which one", choices=SPIRITS),
        _NAME,
        Field("cubes", WHOLE_NUMBER, "how many cubes it is loaded with", low=2, high=3),
        Field("rewards", GRID, "a [left, right] pair of rewards for each cube", high=3),
        _FLAVOUR,
    ),
    low=2,
    high=len(SPIRITS),
    unique=_BOTH,
)
STATE48: Final = Table(
    "card",
    "One State 48 card.",
    (
        _ID,
        _NAME,
        Field("category", TEXT, "when it scores", choices=CATEGORIES),
        Field(
            "row",
            ENTRIES,
            "its objectives",
            low=3,
            high=4,
            fields=(
                Field("text", TEXT, "the objective in words", low=1, high=40, translatable=True),
                Field("count", TEXT, "the counter it looks at"),
                Field("want", TEXT, "'>= n' or '<= n', or 'most' or 'fewest'", low=1),
                Field("gold", WHOLES, "Gold for the first three places", low=3, high=3),
                Field("grit", WHOLE_NUMBER, "Grit for the first place", low=0, high=3),
            ),
        ),
    ),
    low=3,
    high=MAX_STATE48,
    unique=_BOTH,
)
POISON: Final = Table(
    "poison",
    "One Poison token.",
    (_ID, _NAME, Field("loss", WHOLE_NUMBER, "the Gold it costs", low=1, high=3), _FLAVOUR),
    low=12,
    high=12,
    unique=_BOTH,
)
LIMITS: Final = Table(
    "limits",
    "How many there are.",
    (
        Field("stock", WHOLE_NUMBER, "the end of the stock tracks", low=7, high=20),
        Field("cubes", WHOLE_NUMBER, "Card Cubes", low=1, high=60),
        Field("dutchmen", WHOLE_NUMBER, "Lost Dutchmen", low=0, high=6),
        Field("claims", WHOLE_NUMBER, "claim trackers a player", low=0, high=15),
    ),
    single=True,
)
START: Final = Table(
    "start",
    "What a player begins with.",
    (
        Field("stock", TEXT, "the stock"),
        Field("terrain", WHOLE_NUMBER, "the space of the terrain trackers", low=1, high=3),
    ),
    single=True,
)
WEEKS: Final = Table(
    "weeks",
    "The trail map.",
    (Field("terrain", TEXTS, "the country of each week", low=8, high=8, choices=TERRAINS),),
    single=True,
)
TRACK: Final = Table(
    "track",
    "One Terrain Track.",
    (_TERRAIN, Field("spaces", TEXTS, "the bonus of each space", low=12, high=12)),
    low=4,
    high=4,
    unique=("terrain",),
)
LADDER: Final = Table(
    "ladder",
    "The Elevation Ladder.",
    (
        Field("levels", TEXTS, "the reward of each level", low=21, high=21),
        Field("top", TEXTS, "the reward of the top by order of arrival", low=1, high=4),
        Field("first", WHOLES, "price of a first boost at each level left", low=21, high=21),
        Field("second", WHOLES, "price of a second boost", low=21, high=21),
    ),
    single=True,
)
ARROWS: Final = Table(
    "arrows",
    "One set of the Crossed Arrows.",
    (_NAME, *(Field(side, TEXT, "the reward of that space") for side in POSITIONS)),
    low=3,
    high=3,
    unique=("name",),
)
TURN_ORDER: Final = Table(
    "turn_order",
    "The Turn Order spaces.",
    (Field("prices", TEXTS, "resources for each place, the first one first", low=4, high=4),),
    single=True,
)
SPACES: Final = Table(
    "spaces",
    "How many markers find room, with two, three and four players.",
    (
        Field("passage", WHOLES, "at the Passages", low=3, high=3),
        Field("row", WHOLES, "in each Flora or Fauna group", low=3, high=3),
        Field("arrows", WHOLE_NUMBER, "in each set of arrows", low=1, high=1),
        Field("gateway", WHOLE_NUMBER, "at the Gateway", low=1, high=1),
    ),
    single=True,
)
MURAL: Final = Table(
    "mural",
    "The mural, the same for all.",
    (
        Field("rows", TEXTS, "six rows of six icons: . nothing, * the flag", low=6, high=6),
        Field("icons", WORDS, "what each letter gives"),
    ),
    single=True,
)
GRIT: Final = Table(
    "grit",
    "The way of the Grit marker.",
    (
        Field("start", WHOLE_NUMBER, "where it begins", low=1, high=200),
        Field("sides", GRID, "[units, spaces each] one side after the other", high=20),
        Field("beyond", WHOLE_NUMBER, "spaces for each unit after the last side", low=0, high=10),
    ),
    single=True,
)
BLOSSOMS: Final = Table(
    "blossoms",
    "The Saguaro Blossoms.",
    (Field("numbers", WHOLES, "their four numbers", low=4, high=4),),
    single=True,
)

SCHEMA: Final = (
    PASSAGE,
    FLORA,
    FAUNA,
    PIECE,
    GATEWAY,
    WEATHER,
    SPIRIT,
    STATE48,
    POISON,
    LIMITS,
    START,
    WEEKS,
    TRACK,
    LADDER,
    ARROWS,
    TURN_ORDER,
    SPACES,
    MURAL,
    GRIT,
    BLOSSOMS,
)

PICTURED: Final = ("passage", "flora", "fauna", "gateway", "weather", "spirit")
"""Tables whose entries have a drawing."""
SYMBOLS: Final = (
    *("turquoise", "copper", "silver", "supplies", "health", "water", "gold", "grit", "star"),
    *("poison", "antidote", *TERRAINS, "any", "boost", "blossom", "passage", "flora", "fauna"),
    *("gateway", "weather", "spirit", "state48", "cube", "marker", "dutchman", "tracker", "gila"),
)
BOARD: Final = "board.mural"


def art_places(tables: Mapping[str, Any]) -> list[str]:
    """Return the drawings that a pack can replace: cards, symbols and the mural."""
    cards = [f"{table}.{card['id']}" for table in PICTURED for card in tables[table]]
    return [*cards, *[f"symbol.{name}" for name in SYMBOLS], BOARD]
