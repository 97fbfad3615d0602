"""Integer codes of Rails' actions. The meaning of a code never changes."""

from __future__ import annotations

from typing import Final

VALUES: Final = 6
"""Number of die values. Internally values start at 0."""

PATHS: Final = 44
"""Ways to draw a section, turned and flipped (R-4.2)."""

MAX_CELLS: Final = 100
"""Spaces of the largest sheet, 10 × 10 (R-1.2)."""

MAX_CARDS: Final = 24
"""Maximum number of condition cards in a pack; the base game has 17 (R-1.1)."""

MAX_SEATS: Final = 4

KINDS: Final = 6
ALL_KINDS: Final = (1 << KINDS) - 1
"""Every kind, as bits."""

DRAW: Final = 0
"""+ path: draw this section (R-4.2)."""
TAKE: Final = DRAW + PATHS
"""+ value: take a die with this value (R-3.2)."""
USE: Final = TAKE + VALUES
"""Draw with the die taken (R-3.3)."""
NUGGET: Final = USE + 1
"""+ value: use a nugget and draw with this value instead (R-6.1)."""
DISCARD: Final = NUGGET + VALUES
"""Discard the die to gain a nugget (R-6.2)."""
STATION: Final = DISCARD + 1
"""+ space: start the route there (R-4.1)."""
SECOND: Final = STATION + MAX_CELLS
"""+ direction (up, right, down, left): also select the adjacent symbol (R-5.2)."""
DELIVER: Final = SECOND + 4
"""+ kind: deliver all pieces of it (R-7.1)."""
NONE: Final = DELIVER + KINDS
"""Decline: no second symbol, no delivery (R-5.2, R-7.4)."""
ROLL: Final = NONE + 1
"""+ value: rolled by chance (R-3.1)."""
CARD: Final = ROLL + VALUES
"""+ card: opened by chance (R-2.1)."""
STARTER: Final = CARD + MAX_CARDS
"""+ seat: chosen by chance as the first start player (R-2.1)."""
NUM_ACTIONS: Final = STARTER + MAX_SEATS

IDLE_ROUNDS: Final = 10
"""Consecutive rounds without a section that end the game (R-8.3)."""

_SECTIONS: Final = MAX_SEATS * (MAX_CELLS - 1)
_PER_ROUND: Final = 5 + MAX_SEATS * 7
"""Five rolls; each seat takes a die, chooses, starts, draws, selects and delivers twice."""

LONGEST_GAME: Final = 8 + (_SECTIONS + 1) * IDLE_ROUNDS * _PER_ROUND
"""Upper bound of actions: every section uses up a space, and at least one is drawn every ten
rounds. Normal games take less than a hundredth of this; only players who decline every fitting die
come close."""

AMPLE_EACH: Final = 500
"""Moves per seat, twice the maximum observed: 510 for two, 792 for three and 947 for four seats, in
more than 100,000 games played at random or by bots that decline whenever possible."""

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
"""First action and meaning of each range, for the reference page; chance comes last."""
