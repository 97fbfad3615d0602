from __future__ import annotations

from arizona.engine.rng import Rng
from arizona.games.trail.bot.training import spsa, times_plain, trail_duel
from arizona.games.trail.bot.weights import PLAIN, WEIGHTS


def test_spsa_climbs_a_hill() -> None:
    goal = [0.5, -0.3, 0.2]

    def miss(weights: list[float]) -> float:
        return sum((weight - aim) ** 2 for weight, aim in zip(weights, goal, strict=True))

    def duel(one: list[float], two: list[float], number: int) -> float:
        return miss(two) - miss(one)

    found = spsa([0.0, 0.0, 0.0], duel, 400, Rng(1), step=3.0)
    assert miss(found) < 0.02 < miss([0.0, 0.0, 0.0])
    assert found == spsa([0.0, 0.0, 0.0], duel, 400, Rng(1), step=3.0)


def test_equal_weights_are_equally_good() -> None:
    plain = [0.0] * len(WEIGHTS)
    assert times_plain(plain) == list(PLAIN)
    assert abs(trail_duel(plain, plain, 0, 2, "even")) < 1e-9
