"""How far a review's eyes are wrong: moves weighed a few turns on, and played on to the end.

A review weighs two moves by playing on from both for a few turns and judging what is reached. Here
the same moves are also played on to the end, with the same luck for both. What the two answers
differ by, less what chance explains, is ``eyes_error`` of the game's reviewer.
``python -m bench.review_error trail 200`` asks of 200 pairs of moves.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from typing import NamedTuple

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.review.rollouts import SURE, Rolling
from arizona.review.timeline import Timeline
from arizona.review.valuation import FIRST, TO_THE_END, Reviewer, reviewer_of

SLIPS = (5, 15, 35)
"""Of a hundred decisions that anything is done: strong, middling and weak players."""
EVERY = 8
"""One of so many decisions is asked about."""
LEAST = 1.0
"""Points that must seem lost: nothing is said of less."""
PAIRS = {"rails": 150, "trail": 40}
"""How often both moves are played on to the end."""


class Pair(NamedTuple):
    """Two moves: what one is better by from near, to the end, and the standard error of that."""

    near: float
    end: float
    wrong: float


def slipping_game(name: str, seats: int, seed: str, slips: int) -> Timeline:
    """A game of players who take what looks best and slip now and then."""
    match = Match(get_game(name).setup(seats), seed=seed)
    match.settle()
    rng = Rng(f"slips {seed}")
    bots = [make_bot(name, "greedy", f"{seed} {seat}") for seat in range(seats)]
    while not match.over:
        legal = match.state.legal()
        if rng.below(100) < slips:
            match.play(legal[rng.below(len(legal))])
        else:
            match.play(bots[match.mover].decide(match.state.clone(), legal, Clock(600.0)))
    return Timeline(match)


def pairs(name: str) -> Iterator[Pair]:
    """The best move found against the played one, or against any where that was it."""
    number = 0
    while True:
        seats = 3 if number % 3 == 2 else 2
        played = slipping_game(name, seats, f"error {number}", SLIPS[number % 3])
        reviewer, rng = reviewer_of(played), Rng(f"error {number}")
        for one in played.free[number % EVERY :: EVERY]:
            found = asked(reviewer, one, rng)
            if found is not None:
                yield found
        number += 1


def asked(reviewer: Reviewer, number: int, rng: Rng) -> Pair | None:
    """One decision, if it is far from the end and something seems to be lost."""
    spot = reviewer.played.spots[number]
    if not reviewer.far(spot.moment):
        return None
    state = reviewer.played.states[spot.moment]
    legal = state.legal()
    other = legal[rng.below(len(legal))]
    guide = reviewer.players.evaluation()
    near = Rolling(guide, reviewer.evaluation, reviewer.ahead, f"{spot.moment}")
    best = near.best(state, legal, reviewer.room // FIRST)[0]
    other = spot.action if spot.action != best else other
    weighed = near.weigh(state, best, other, reviewer.room)
    if other == best or weighed.best - weighed.value < LEAST:
        return None
    far = Rolling(guide, reviewer.evaluation, TO_THE_END, f"{spot.moment}")
    apart = far.apart(state, best, other, PAIRS[reviewer.game.name])
    mean = sum(apart) / len(apart)
    spread = sum((value - mean) ** 2 for value in apart) / (len(apart) - 1)
    return Pair(weighed.best - weighed.value, mean, math.sqrt(spread / len(apart)))


def main(name: str, wanted: int) -> None:
    """The error of one game's eyes, and how often the move found was better in the end."""
    source = pairs(name)
    found = [next(source) for _ in range(wanted)]
    squares = [(pair.end - pair.near) ** 2 - pair.wrong**2 for pair in found]
    mean = sum(squares) / wanted
    spread = math.sqrt(sum((one - mean) ** 2 for one in squares) / wanted)
    error = math.sqrt(max(0.0, mean))
    margin = SURE * spread / math.sqrt(wanted) / (2.0 * max(0.1, error))
    better = 100 * sum(pair.end > 0 for pair in found) / wanted
    print(f"{name}: {wanted} pairs, wrong by {error:.1f} ± {margin:.1f} points")
    print(f"  from near {sum(pair.near for pair in found) / wanted:.1f} points better,", end=" ")
    print(f"in the end {sum(pair.end for pair in found) / wanted:.1f}; better in {better:.0f} %")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
