"""Deals: chance events that are the same at every table, whatever the players decide.

An ordinary match draws its chance events from one sequence of random numbers, so that an additional
draw shifts all later ones. A deal derives each outcome from its seed, the *key* of the chance event
(``State.chance_key``, such as a deck or a die of a round) and how often the match has drawn with
that key before. Two matches with the same deal get the same dice and the same order of cards as
long as the same outcomes are possible.

Every possible outcome gets a pseudorandom number, and the lowest one wins. If an outcome is not
possible at one of the tables, only the draws that would have had this outcome differ.
"""

from __future__ import annotations

import hashlib
from typing import final

from arizona.engine.packing import Reduced
from arizona.engine.state import State

VERSION = "1"


@final
class Deal:
    """The chance events of a match, derived from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._drawn: dict[str, int] = {}
        """The number of draws so far, by key."""

    def draw(self, state: State) -> int:
        """Return the outcome of the pending chance event, according to its weights.

        >>> from arizona.engine.deal import Deal
        >>> from arizona.engine.match import Match
        >>> setup = arizona.get_game("knight").setup()
        >>> deal = Deal("desert")
        >>> deal.draw(setup.start()) == deal.draw(setup.start())  # nothing has been recorded
        True
        """
        key = state.chance_key()
        name = f"deal {VERSION}\n{self.seed}\n{key}\n{self._drawn.get(key, 0)}\n"
        base = hashlib.sha256(name.encode())
        found = -1
        lowest = b""
        weights = state.chance()
        for place, outcome in enumerate(state.legal()):
            # An outcome of weight n takes part n times.
            for copy in range(weights[place]):
                digest = base.copy()
                digest.update(f"{outcome} {copy}".encode())
                value = digest.digest()
                if found < 0 or value < lowest:
                    found, lowest = outcome, value
        return found

    def record(self, state: State) -> None:
        """Count the pending chance event as drawn; call this before it is applied."""
        key = state.chance_key()
        self._drawn[key] = self._drawn.get(key, 0) + 1

    def take(self, other: Deal) -> None:
        """Copy the draws of the same deal in another match."""
        self._drawn = other._drawn.copy()

    def clone(self) -> Deal:
        """Return an independent copy that continues with the same outcomes."""
        copy = Deal(self.seed)
        copy.take(self)
        return copy

    def __reduce__(self) -> Reduced:
        return _restore, (self.seed, self._drawn)


def _restore(seed: str, drawn: dict[str, int]) -> Deal:
    """Restore a pickled deal."""
    deal = Deal(seed)
    deal._drawn = drawn
    return deal
