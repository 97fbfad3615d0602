"""Many games stepped at once: steps a second of one core, with observations, masks and rewards.

A step is a decision of a seat; chance is drawn within it and not counted. Everything that a learner
sees is included, and so is choosing the random actions.
"""

from __future__ import annotations

from arizona.envs.vector import BatchEnv
from bench.common import best_rate

GAMES = 64
"""Games side by side: enough to forget the cost of a call, few enough for the caches."""
SEATS = {"knight": 2, "rails": 2, "trail": 2}


def steps_per_s(game: str, steps: int = 1500) -> float:
    """Random self-play through the Gymnasium environment, new games included."""
    env = BatchEnv(game, GAMES, opponents=None, seats=SEATS[game], copy=False)
    env.reset(seed=1)
    for _ in range(300):  # so that the games are spread over all their phases
        env.step(env.sample())

    def work() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * GAMES

    return best_rate(work)


def measure() -> dict[str, float]:
    """Every figure of the vectorised environments."""
    return {
        "vec.knight_steps_per_s": steps_per_s("knight"),
        "vec.rails_steps_per_s": steps_per_s("rails"),
        "vec.trail_steps_per_s": steps_per_s("trail", steps=500),
    }
