"""Ratings of simulated solvers: careful at first, and accurate after a while."""

from __future__ import annotations

import random
import statistics

import pytest

from arizona.messages import Phrases, locales
from arizona.puzzles.daily import MIN_PUZZLES, is_obvious, worth_a_day
from arizona.puzzles.face import puzzler_of
from arizona.puzzles.progress import Outcome, Progress, PuzzleStatistics, first_try
from arizona.puzzles.puzzle import puzzle_set
from arizona.puzzles.rating import MAX_CHANGE, Rating, expected
from tests.puzzles.samples import sample_puzzle


@pytest.mark.parametrize("rating", [600, 1000, 1500, 2200])
@pytest.mark.parametrize("outcome", ["found", "missed"])
def test_the_first_try_changes_little(rating: int, outcome: Outcome) -> None:
    progress = Progress()
    first_try(progress, PuzzleStatistics(), sample_puzzle(1, rating), "toy/1", outcome)
    assert 0 < abs(progress.rating.value - Rating().value) <= MAX_CHANGE


def test_the_page_states_the_bound_in_every_language() -> None:
    for locale in locales():
        for id in ("web-puzzle-how", "web-puzzle-unsure"):
            assert f"{MAX_CHANGE:.0f}" in Phrases(locale).text(id), (locale, id)


def test_simulated_solvers_reach_their_strength() -> None:
    rng = random.Random(36)
    errors: dict[int, list[float]] = {5: [], 40: []}
    largest = 0.0
    for solver in range(60):
        strength = Rating(rng.gauss(1400.0, 300.0), 1.0)
        progress = Progress()
        for number in range(1, 41):
            # The page offers puzzles at the player's level.
            rating = round(progress.rating.value + rng.gauss(0.0, 100.0))
            won = rng.random() < expected(strength, Rating(float(rating), 1.0))
            before = progress.rating.value
            posed = sample_puzzle(1000 * solver + number, rating)
            first_try(progress, PuzzleStatistics(), posed, posed.id, "found" if won else "missed")
            largest = max(largest, abs(progress.rating.value - before))
            if number in errors:
                errors[number].append(progress.rating.value - strength.value)
    assert largest <= MAX_CHANGE + 1e-6
    late = [abs(one) for one in errors[40]]
    assert statistics.mean(late) < 150
    assert abs(statistics.mean(errors[40])) < 60
    assert statistics.mean(late) < statistics.mean(abs(one) for one in errors[5])


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_daily_puzzles_are_not_obvious(game: str) -> None:
    found = puzzle_set(game)
    assert found is not None
    solver = puzzler_of(game).obvious
    days = worth_a_day(found)
    assert len(days) >= MIN_PUZZLES
    assert not [one for one in days if is_obvious(one, solver)]
    assert len(days) < len(found.puzzles)
