"""Where the laboratory draws its lines."""

from __future__ import annotations

SEAT_MARGIN = 0.03
"""No seat should win more than this above its share."""
DEAD = 0.02
"""A subject taken in fewer of the games that offer it is dead."""
MUST_HAVE = 0.12
"""A subject whose takers win so much above their share is a must-have."""
FORCED = 0.3
"""More decisions without a choice are too many."""
EARLY = 0.5
"""A game that is decided before this share of its turns is decided early."""
