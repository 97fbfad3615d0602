"""Causes of gains and losses: every event names its cause and the rule behind it."""

from __future__ import annotations

from typing import Final

GATEWAY_WEEK: Final = 0
ARROW: Final = 1
MEETING: Final = 2
SAGUARO: Final = 3
PASSAGE: Final = 4
GATEWAY: Final = 5
TRACK: Final = 6
FLORA: Final = 7
FAUNA: Final = 8
MURAL: Final = 9
LADDER: Final = 10
TOP: Final = 11
WEATHER: Final = 12
SPIRIT: Final = 13
ABILITY: Final = 14
CLAIM: Final = 15
OBJECTIVE: Final = 16
POISON: Final = 17
PRICE: Final = 18
GILA: Final = 19
ORDER: Final = 20
BOOST: Final = 21
CORNER: Final = 22
FIRST_CARD: Final = 23

CAUSES: Final = (
    ("gateway-week", "T-3.1"),
    ("arrow", "T-3.2"),
    ("meeting", "T-3.3"),
    ("saguaro", "T-3.5"),
    ("passage", "T-6.2"),
    ("gateway", "T-6.5"),
    ("track", "T-7.1"),
    ("flora", "T-8.1"),
    ("fauna", "T-8.2"),
    ("mural", "T-8.6"),
    ("ladder", "T-9.2"),
    ("top", "T-9.2"),
    ("weather", "T-9.3"),
    ("spirit", "T-9.7"),
    ("ability", "T-8.2"),
    ("claim", "T-10.1"),
    ("state48", "T-10.5"),
    ("poison", "T-5.4"),
    ("row", "T-6.3"),
    ("gila", "T-3.4"),
    ("order", "T-6.1"),
    ("boost", "T-9.1"),
    ("corner", "T-8.3"),
    ("first-card", "T-10.4"),
)
"""The name and rule id of each cause."""


def word(cause: int) -> str:
    return CAUSES[cause][0]


def rule(cause: int) -> str:
    return CAUSES[cause][1]
