"""The actions of Rails: one whole number each, always of the same meaning."""

from __future__ import annotations

from typing import Final

VALUES: Final = 6
"""The values of a die; inside they count from 0."""

PATHS: Final = 44
"""Ways to draw a section, turned and flipped (R-4.2)."""

MOST_CELLS: Final = 100
"""Spaces of the largest sheet, 10 × 10 (R-1.2)."""

MOST_CARDS: Final = 24
"""Condition cards a pack may bring; the game has 17 (R-1.1)."""

MOST_SEATS: Final = 4

KINDS: Final = 6
"""Kinds of goods."""

DRAW: Final = 0
"""+ path: draw this section (R-4.2)."""
TAKE: Final = DRAW + PATHS
"""+ value: take a die that shows it (R-3.2)."""
USE: Final = TAKE + VALUES
"""Draw with the own die (R-3.3)."""
NUGGET: Final = USE + 1
"""+ value: use a nugget and draw with this value instead (R-6.1)."""
DISCARD: Final = NUGGET + VALUES
"""Give up the die for a nugget (R-6.2)."""
STATION: Final = DISCARD + 1
"""+ space: begin the route there (R-4.1)."""
SECOND: Final = STATION + MOST_CELLS
"""+ direction (up, right, down, left): select the symbol beside as well (R-5.2)."""
DELIVER: Final = SECOND + 4
"""+ kind: deliver all of it (R-7.1)."""
NONE: Final = DELIVER + KINDS
"""Leave what is offered: no second symbol, no delivery (R-5.2, R-7.4)."""
ROLL: Final = NONE + 1
"""+ value: chance rolls it (R-3.1)."""
CARD: Final = ROLL + VALUES
"""+ card: chance lays it open (R-2.1)."""
STARTER: Final = CARD + MOST_CARDS
"""+ seat: chance makes it the first start player (R-2.1)."""
NUM_ACTIONS: Final = STARTER + MOST_SEATS

IDLE_ROUNDS: Final = 10
"""So many rounds in a row without a section end the game (R-8.3)."""

_SECTIONS: Final = MOST_SEATS * (MOST_CELLS - 1)
_PER_ROUND: Final = 5 + MOST_SEATS * 7
"""Five dice rolled; each seat takes one, chooses, sets out, draws, selects and delivers twice."""

LONGEST_GAME: Final = 8 + (_SECTIONS + 1) * IDLE_ROUNDS * _PER_ROUND
"""Every section uses up a space, and no ten rounds pass without one. Games in earnest take less
than a hundredth of it; only players who refuse every die that fits come near."""

AMPLE_EACH: Final = 500
"""Moves for each seat, twice what was ever seen: 510 by two, 792 by three, 947 by four, in more
than 100,000 games at random or of players who refuse whatever they may."""

STRETCHES: Final = (
    (DRAW, "draw this section: the 44 ways of `shapes.py`"),
    (TAKE, "take a die of this value (from 0)"),
    (USE, "draw with the own die"),
    (NUGGET, "use a nugget and draw with this value instead"),
    (DISCARD, "give up the die for a nugget"),
    (STATION, "begin the route at this space"),
    (SECOND, "select the symbol above, to the right, below, to the left as well"),
    (DELIVER, "deliver all goods of a kind"),
    (NONE, "leave what is offered"),
    (ROLL, "chance rolls this value"),
    (CARD, "chance lays this card open"),
    (STARTER, "chance makes this seat the start player"),
)
"""Where each stretch of actions begins and what it means, for the spec card; chance comes last."""
