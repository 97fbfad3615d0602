"""The error of a review's evaluation: moves compared after a few turns, and at the end.

A review compares two moves by continuing from both for a few turns and evaluating the positions
reached. Here the same moves are also played to the end, with the same seeds for both. The
difference between the two results, minus what chance explains, is ``eyes_error`` of the game's
reviewer. ``python -m bench.review_error trail 200`` examines 200 pairs of moves.
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
from arizona.review.rollouts import SURE, Rollouts
from arizona.review.timeline import Timeline
from arizona.review.valuation import FIRST, TO_THE_END, Reviewer, reviewer_of

SLIPS = (5, 15, 35)
"""Percentage of random decisions: strong, average and weak players."""
EVERY = 8
"""One in this many decisions is examined."""
LEAST = 1.0
"""Minimum loss in points; reviews ignore smaller ones."""
PAIRS = {"rails": 150, "trail": 40}
"""How often both moves are played to the end."""


class Pair(NamedTuple):
    """Two moves: the advantage of one after a few turns and at the end, and its standard error."""

    near: float
    end: float
    wrong: float


def slipping_game(name: str, seats: int, seed: str, slips: int) -> Timeline:
    """A game of greedy players who sometimes make a random move."""
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
    """The best move found against the played one, or a random one if the played move was best."""
    number = 0
    while True:
        seats = 3 if number % 3 == 2 else 2
        played = slipping_game(name, seats, f"error {number}", SLIPS[number % 3])
        reviewer, rng = reviewer_of(played), Rng(f"error {number}")
        for one in played.free[number % EVERY :: EVERY]:
            found = compared_pair(reviewer, one, rng)
            if found is not None:
                yield found
        number += 1


def compared_pair(reviewer: Reviewer, number: int, rng: Rng) -> Pair | None:
    """Examine one decision, if it is far from the end and something seems to be lost."""
    spot = reviewer.played.spots[number]
    if not reviewer.far(spot.moment):
        return None
    state = reviewer.played.states[spot.moment]
    legal = state.legal()
    other = legal[rng.below(len(legal))]
    guide = reviewer.players.evaluation()
    near = Rollouts(guide, reviewer.evaluation, reviewer.ahead, f"{spot.moment}")
    best = near.best(state, legal, reviewer.room // FIRST)[0]
    other = spot.action if spot.action != best else other
    weighed = near.weigh(state, best, other, reviewer.room)
    if other == best or weighed.best - weighed.value < LEAST:
        return None
    far = Rollouts(guide, reviewer.evaluation, TO_THE_END, f"{spot.moment}")
    apart = far.differences(state, best, other, PAIRS[reviewer.game.name])
    mean = sum(apart) / len(apart)
    spread = sum((value - mean) ** 2 for value in apart) / (len(apart) - 1)
    return Pair(weighed.best - weighed.value, mean, math.sqrt(spread / len(apart)))


def main(name: str, wanted: int) -> None:
    """Print the error of a game's evaluation, and how often the move found was actually better."""
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
    print(f"at the end {sum(pair.end for pair in found) / wanted:.1f}; better in {better:.0f} %")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
