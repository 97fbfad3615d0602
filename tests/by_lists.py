"""A random game move by move through lists: what every quicker way is held to."""

from __future__ import annotations

from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State


def play_by_lists(state: State, rng: Rng) -> int:
    """Play random moves of ``legal()`` to the end, in place, and return how many."""
    moves = 0
    while state.to_move() != OVER:
        state.apply(State.pick(state, rng))  # the one that chooses from the list
        moves += 1
    return moves
