"""Small puzzles for tests of ratings and days."""

from __future__ import annotations

from arizona.puzzles.puzzle import Puzzle


def sample_puzzle(number: int, rating: int) -> Puzzle:
    """Return a puzzle with one best action."""
    return Puzzle(
        id=f"{number:06}",
        seats=2,
        seat=0,
        moves=[],
        best=1,
        line=[1],
        values=[[(1, 1), (2, 0)]],
        rating=rating,
    )
