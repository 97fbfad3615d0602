"""Vectorized environments: steps per second on one core, with observations, masks and rewards.

A step is one player decision; chance events are resolved within it and not counted. The figure
includes everything a learner sees, and choosing the random actions.
"""

from __future__ import annotations

from arizona.envs.vector import BatchEnv
from bench.common import best_rate

GAMES = 64
"""Parallel games: enough to amortize the cost of a call, few enough for the CPU caches."""
SEATS = {"knight": 2, "rails": 2, "trail": 2}


def steps_per_s(game: str, steps: int = 1500) -> float:
    """Random self-play through the Gymnasium environment, including restarts."""
    env = BatchEnv(game, GAMES, opponents=None, seats=SEATS[game], copy=False)
    env.reset(seed=1)
    for _ in range(300):  # spread the games over all their phases
        env.step(env.sample())

    def work() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * GAMES

    return best_rate(work)


def measure() -> dict[str, float]:
    return {
        "vec.knight_steps_per_s": steps_per_s("knight"),
        "vec.rails_steps_per_s": steps_per_s("rails"),
        "vec.trail_steps_per_s": steps_per_s("trail", steps=500),
    }
