"""Frames: pending steps and questions, each packed into one integer on a stack.

A frame holds its kind, a seat and up to three numbers (a, b, c). The frame pushed last is handled
first, so all consequences of a step are resolved before the next step (T-4.5).

    bit  49        38 37          24 23          10 9   7 6       0
        ┌────────────┬──────────────┬──────────────┬──────┬─────────┐
        │     c      │      b       │      a       │ seat │  kind   │
        └────────────┴──────────────┴──────────────┴──────┴─────────┘
             12             14             14          3        7     bits

``questions/table.py`` maps frames that need an answer to questions; ``steps.py`` handles the
others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Chance events.
DRAW_START: Final = 0
DRAW_PASSAGE: Final = 1
"""a: slot"""
DRAW_CARD: Final = 2
"""a: kind, b: row"""
DRAW_PIECE: Final = 3
"""a: kind, b: slot (0 to 7)"""
DRAW_STATE48: Final = 4
"""a: category"""
DRAW_GATEWAY: Final = 5
DRAW_BLOSSOM: Final = 6
"""a: terrain"""
DRAW_POISON: Final = 7
"""a: number of tokens still to draw"""
DRAW_WEATHER: Final = 8
"""a: first card + 1, or 0 before the first draw"""
LAST_CHANCE: Final = DRAW_WEATHER

# Questions to a seat.
ASK_ARROW: Final = 10
"""a: 1 during Planning"""
ASK_CLAIM: Final = 11
"""A window that allows only claims (T-10.7); a: 1 after the last week"""
ASK_GILA: Final = 12
ASK_TURN: Final = 13
"""Window (a) of T-4.4: choose an action"""
ASK_MEANS: Final = 14
"""a: target; choose Adventure Marker or Dutchman"""
ASK_EXTRA: Final = 15
"""The Jackalope's action"""
ASK_AFTER: Final = 16
"""Window (c) of T-4.4"""
ASK_BOOST: Final = 17
"""Window (b) of T-4.4; a: boosts taken"""
ASK_PRICE: Final = 18
"""a: place of the price, b: target, c: means; choose an ability before paying"""
ASK_COINS: Final = 19
"""a: price, b: cause"""
ASK_PLACE: Final = 20
"""a: kind, b: piece"""
ASK_BLOSSOM: Final = 21
ASK_ANTIDOTE: Final = 22
"""a: count, b: cause"""
ASK_ADVANCE: Final = 23
"""a: count, b: cause"""
ASK_RESOURCE: Final = 24
"""a: count, b: verb, c: cause"""
ASK_OPTION: Final = 25
"""a: effect, b: cause"""
ASK_SPIRIT: Final = 26
ASK_WEATHER: Final = 27
"""a: first card, b: second card"""
LAST_QUESTION: Final = ASK_WEATHER

# Steps that need no answer.
FILL_PASSAGES: Final = 30
FILL_CARDS: Final = 31
"""a: kind"""
FILL_PIECES: Final = 32
"""a: kind"""
PLAN_WEEK: Final = 33
PLAN_ARROWS: Final = 34
"""a: place in turn order"""
PLAN_GILA: Final = 35
PLAN_SAGUARO: Final = 36
NEXT_TURN: Final = 37
"""a: place in turn order to search from"""
END_TURN: Final = 38
RUN: Final = 39
"""a: first instruction, b: end, c: cause; an option of an effect, or a reward"""
GAIN: Final = 40
"""a: kind, b: amount, c: cause"""
TAKE_CARD: Final = 41
"""a: kind, b: row"""
LOAD_CUBES: Final = 42
"""a: Fauna card"""
CLIMB: Final = 43
WEATHER_COMES: Final = 45
RECOVER: Final = 48
FINISH: Final = 49
"""a: place in turn order for the last claims; the game ends after the last place"""
SET_UP: Final = 50
"""a: step of T-1.11"""

SEAT_AT: Final = 7
A_AT: Final = 10
B_AT: Final = 24
C_AT: Final = 38
KIND_BITS: Final = 0x7F
SEAT_BITS: Final = 0x7
A_BITS: Final = 0x3FFF
B_BITS: Final = 0x3FFF
C_BITS: Final = 0xFFF


def frame(kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a frame."""
    return kind | seat << SEAT_AT | a << A_AT | b << B_AT | c << C_AT


def kind_of(word: i64) -> i64:
    return word & KIND_BITS


def seat_of(word: i64) -> i64:
    """Return the seat the frame concerns."""
    return (word >> SEAT_AT) & SEAT_BITS


def a_of(word: i64) -> i64:
    return (word >> A_AT) & A_BITS


def b_of(word: i64) -> i64:
    return (word >> B_AT) & B_BITS


def c_of(word: i64) -> i64:
    return (word >> C_AT) & C_BITS
