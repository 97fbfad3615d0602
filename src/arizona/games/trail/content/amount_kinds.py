"""The kinds allowed in each field of a pack that holds amounts."""

from __future__ import annotations

from typing import Final

from arizona.games.trail.rules.effect_language import (
    COPPER,
    GOLD,
    GRIT,
    HEALTH,
    RESOURCE,
    SILVER,
    STOCK,
    SUPPLIES,
    TERRAIN,
    TURQUOISE,
    WATER,
)
from arizona.games.trail.rules.tables import POSITIONS

RESOURCES: Final = frozenset((SUPPLIES, HEALTH, WATER))
CURRENCY: Final = frozenset((TURQUOISE, COPPER, SILVER))
TRACK_KINDS: Final = (CURRENCY, RESOURCES, frozenset((GRIT,)), frozenset((GOLD,)))
"""T-7.1: Mountain currency, Plateau resources, Desert Grit, Canyon Gold; so chains are finite."""
_REWARD: Final = frozenset(range(RESOURCE + 1))
KINDS_AT: Final[dict[str, frozenset[int] | None]] = {
    "passage.card.pay": RESOURCES,
    "passage.card.gain": CURRENCY | {GRIT, GOLD},
    "flora.gain": RESOURCES | {GOLD},
    "gateway.gain": RESOURCES,
    "spirit.rewards": frozenset(range(RESOURCE + 2)),
    "start.stock": STOCK,
    "ladder.levels": None,
    "ladder.top": frozenset((GOLD, GRIT)),
    "turn_order.prices": RESOURCES,
    "mural.icons": frozenset(range(TERRAIN + 1)),
    **{f"arrows.{side}": _REWARD for side in POSITIONS},
}
"""The kinds allowed in each field with amounts; on a track they depend on its terrain."""
