"""A random game move by move through lists: what every quicker way is held to."""

from __future__ import annotations

from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw


def play_by_lists(state: State, rng: Rng) -> int:
    """Play random moves of ``legal()`` to the end, in place, and return how many."""
    moves = 0
    while state.to_move() != OVER:
        actions = state.legal()
        if state.to_move() == CHANCE:
            state.apply(draw(state, actions, rng))
        else:
            state.apply(actions[rng.below(len(actions))])
        moves += 1
    return moves
