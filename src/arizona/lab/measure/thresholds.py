"""Thresholds of the lab's findings."""

from __future__ import annotations

SEAT_MARGIN = 0.03
"""Tolerated excess of a seat's wins over its fair share."""
DEAD = 0.02
"""A subject taken in a smaller share of the games that offer it is dead."""
MUST_HAVE = 0.12
"""A subject whose takers win this much more than their fair share is a must-have."""
FORCED = 0.3
"""Share of forced decisions above which a game is reported."""
EARLY = 0.5
"""A game decided before this share of its turns is decided early."""
KINGMAKING = 0.1
"""Share of games decided by a player who cannot win above which a game is reported."""
