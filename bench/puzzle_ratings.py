"""Puzzle ratings of simulated solvers: how fast they become accurate, and the largest change.

``python -m bench.puzzle_ratings`` lets 1,000 solvers of known strength try 80 puzzles each. A
puzzle is as hard as the solver's rating, give or take 100 points, as the page offers them. The
chance to find it is the one that Glicko-2 expects. Prints a table in Markdown.
"""

from __future__ import annotations

import random
import statistics

from tests.puzzles.samples import sample_puzzle

from arizona.puzzles.progress import Outcome, Progress, PuzzleStatistics, first_try
from arizona.puzzles.rating import Rating, expected

SOLVERS = 1000
AFTER = (1, 2, 5, 10, 20, 40, 80)
MEAN, DEVIATION = 1400.0, 300.0
"""Strengths of the solvers."""
SPREAD = 100.0
"""Standard deviation of a puzzle's rating from the solver's."""


def main() -> None:
    rng = random.Random("puzzle ratings")
    errors: dict[int, list[float]] = {number: [] for number in AFTER}
    changes: dict[int, float] = dict.fromkeys(AFTER, 0.0)
    for solver in range(SOLVERS):
        strength = Rating(rng.gauss(MEAN, DEVIATION), 1.0)
        progress = Progress()
        for number in range(1, AFTER[-1] + 1):
            rating = round(progress.rating.value + rng.gauss(0.0, SPREAD))
            found = rng.random() < expected(strength, Rating(float(rating), 1.0))
            before = progress.rating.value
            posed = sample_puzzle(1000 * solver + number, rating)
            outcome: Outcome = "found" if found else "missed"
            first_try(progress, PuzzleStatistics(), posed, posed.id, outcome)
            if number in errors:
                errors[number].append(progress.rating.value - strength.value)
                change = abs(progress.rating.value - before)
                changes[number] = max(changes[number], change)
    print("| puzzles tried | mean error | error on average | largest change by this puzzle |")
    print("|---:|---:|---:|---:|")
    for number, found_errors in errors.items():
        size = statistics.mean(abs(one) for one in found_errors)
        mean = statistics.mean(found_errors)
        print(f"| {number} | {mean:+.0f} | {size:.0f} | {changes[number]:.0f} |")


if __name__ == "__main__":
    main()
