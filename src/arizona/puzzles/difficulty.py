"""Rates puzzles by how often five simulated solvers with increasing lookahead succeed.

Success rates are computed along the solution rather than by playing: a solver chooses at random
among the moves that look best at its depth, and a fraction of its decisions is random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from arizona.bots.bot import Bot
from arizona.bots.levels import slipping
from arizona.puzzles.face import Solver
from arizona.puzzles.puzzle import Values

SIGHTS: Final = (
    ("glance", 900, 0.2),
    ("look", 1150, 0.1),
    ("second-look", 1400, 0.06),
    ("thought", 1650, 0.03),
    ("long-thought", 1900, 0.01),
)
"""Name, strength and probability of a random decision."""

Choice = tuple[set[int], Callable[[int], Values]]
"""A decision: the correct actions, and a function from search depth to the values seen."""


def panel_of(depths: Sequence[int], make: Callable[[int, str], Bot]) -> list[Solver]:
    """Return the five solvers, created with their depth, a seed and their error rate."""

    def solver(name: str, strength: int, depth: int, slips: float) -> Solver:
        return Solver(name, strength, lambda seed: slipping(make(depth, seed), seed, slips))

    rows = zip(SIGHTS, depths, strict=True)
    return [solver(name, strength, depth, slips) for (name, strength, slips), depth in rows]


def solve_probabilities(depths: Sequence[int], choices: Iterable[Choice]) -> list[float]:
    """Return the probability that each solver finds the complete solution."""
    found = [1.0] * len(SIGHTS)
    for right, look in choices:
        for number, (depth, (_, _, slips)) in enumerate(zip(depths, SIGHTS, strict=True)):
            if found[number]:
                seen = look(depth)
                most = max(value for _, value in seen)
                best = [one for one, value in seen if value == most]
                sure = len(right.intersection(best)) / len(best)
                found[number] *= (1 - slips) * sure + slips * len(right) / len(seen)
    return found
