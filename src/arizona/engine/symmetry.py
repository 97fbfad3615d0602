"""Symmetries of positions, to train on a position in all its equivalent forms.

A symmetry maps a position to an equivalent one, for example its mirror image, together with the
actions and the numbers of an observation. Legal moves, observations and outcomes commute with it:
mapping and then playing gives the same position as playing and then mapping.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.state import State


@final
class Symmetry:
    """An equivalent position, and how actions and observations correspond."""

    def __init__(self, name: str, state: State, actions: list[int], row: list[int] | None) -> None:
        self.name: Final = name
        """A name such as ``mirrored``."""
        self.state: Final = state
        self.actions: Final = actions
        """By action: the corresponding action in ``state``. A policy of this position is that of
        ``state`` indexed by it: ``policy = mapped[symmetry.actions]``."""
        self.row: Final = row
        """By index of an observation of ``state``: the index in an observation of this position:
        ``mapped = observation[symmetry.row]``. ``None`` if numbers change, too, such as
        coordinates: then encode ``state``."""
