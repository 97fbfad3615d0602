"""Tunes the weights of Trail's evaluation by self-play.

``python -m arizona.games.trail.bot.training`` prints the rows of ``weights.py``.

SPSA (Spall 1992): perturb all weights at once, let the greedy bot play with the perturbation
against itself with the opposite perturbation, and step toward the winner. The same seed gives the
same weights.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from arizona import get_game
from arizona.bots.bot import Bot, Clock
from arizona.bots.simple import GreedyBot
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.games.trail.bot.players import TrailEvaluation
from arizona.games.trail.bot.weights import WEIGHTS

SPAN = 30.0
"""Scale of leads in points; larger leads count little more."""


def spsa(
    start: list[float],
    duel: Callable[[list[float], list[float], int], float],
    rounds: int,
    rng: Rng,
    *,
    step: float = 0.3,
    shake: float = 0.2,
) -> list[float]:
    """Return the weights (as logarithms) after a number of rounds.

    ``duel`` returns the lead of its first argument. Step and perturbation decrease with the
    exponents Spall recommends.
    """
    weights = list(start)
    for number in range(rounds):
        size = shake / (number + 1) ** 0.101
        rate = step / (number + 1 + rounds / 10) ** 0.602
        signs = [1.0 if rng.below(2) else -1.0 for _ in weights]
        up = [weight + size * sign for weight, sign in zip(weights, signs, strict=True)]
        down = [weight - size * sign for weight, sign in zip(weights, signs, strict=True)]
        ahead = duel(up, down, number)
        for place, sign in enumerate(signs):
            weights[place] += rate * ahead * sign
    return weights


def trail_duel(one: list[float], two: list[float], number: int, games: int, seed: str) -> float:
    """Return the mean lead of the greedy bot with the first weights, from −1 to 1.

    Weights are logarithms of factors on the plain ones. Seats alternate, and both games of a pair
    use the same random seed.
    """
    total = 0.0
    for game in range(games):
        pair_seed = f"{seed}-{number}-{game // 2}"
        pair = [one, two] if game % 2 == 0 else [two, one]
        bots: list[Bot] = [
            GreedyBot(TrailEvaluation(times_plain(factors)), pair_seed) for factors in pair
        ]
        match = Match(get_game("trail").setup(2), seed=pair_seed)
        match.settle()
        while not match.over:
            state = match.state
            seat = int(state.to_move())
            match.play(int(bots[seat].decide(state.clone(), state.legal(), Clock(9.0))))
        scores = match.state.scores()
        lead = scores[game % 2] - scores[1 - game % 2]
        total += math.tanh(lead / SPAN)
    return total / games


def times_plain(factors: list[float]) -> list[float]:
    """Return the plain weights, each multiplied by the exponential of its factor."""
    return [
        plain * math.exp(factor) for (_, plain, _), factor in zip(WEIGHTS, factors, strict=True)
    ]


def main() -> None:
    """Tune the weights, then compare them with the plain ones using new seeds."""
    parser = argparse.ArgumentParser(description="Tune the weights of Trail's evaluation.")
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--games", type=int, default=2, help="games a round; an even number")
    parser.add_argument("--test", type=int, default=200, help="games against the plain weights")
    parser.add_argument("--seed", default="tune")
    given = parser.parse_args()

    def duel(one: list[float], two: list[float], number: int) -> float:
        return trail_duel(one, two, number, given.games, given.seed)

    start = [0.0] * len(WEIGHTS)
    found = spsa(start, duel, given.rounds, Rng(given.seed))
    for (name, plain, _), tuned in zip(WEIGHTS, times_plain(found), strict=True):
        print(f'    ("{name}", {plain}, {tuned:.3g}),')
    won = trail_duel(found, start, 0, given.test, f"{given.seed} test")
    print(f"against the plain weights: {won:+.3f} (−1 to 1) in {given.test} games")


if __name__ == "__main__":
    main()
