"""A random game played with lists of legal moves, as the reference for optimized playouts."""

from __future__ import annotations

from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State


def play_by_lists(state: State, rng: Rng) -> int:
    """Play random moves of ``legal()`` to the end, in place, and return their number."""
    moves = 0
    while state.to_move() != OVER:
        state.apply(State.pick(state, rng))  # the base method, which chooses from the list
        moves += 1
    return moves
