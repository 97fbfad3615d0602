"""Reviews: how long a whole game takes on two cores, and how well the grades hold.

``review.<game>_s`` is the processor time of one's review, on each of two cores. ``agree``
is the share of decisions of random players whose grade a ten times longer search gives too.
"""

from __future__ import annotations

import time

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.match import Match
from arizona.review.grades import grade
from arizona.review.judging import reviewer_of
from arizona.review.played import Played
from arizona.review.whole import review

CORES = 2
CASES = (("knight", 2), ("rails", 4), ("trail", 4))
LOOKED_AT = 60
LONGER = 10.0


def game_of(name: str, bots: list[str], seed: str) -> Played:
    """A whole game between bots."""
    match = Match(get_game(name).setup(len(bots)), seed=seed)
    match.settle()
    players = [make_bot(name, bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        legal = match.state.legal()
        match.play(players[match.mover].decide(match.state.clone(), legal, Clock(600.0)))
    return Played(match)


def seconds(name: str, seats: int) -> float:
    """Processor seconds of one review, on each of two cores."""
    played = game_of(name, ["greedy"] * seats, "bench")
    began = time.process_time()
    review(played)
    return (time.process_time() - began) / CORES


def agreement(name: str, seats: int) -> float:
    """How many grades of random players' decisions a longer search gives too."""
    played = game_of(name, ["random"] * seats, "bench random")
    usual, longer = reviewer_of(played), reviewer_of(played, LONGER)
    numbers = played.free[:: max(1, len(played.free) // LOOKED_AT)]
    same = sum(grade(usual.judge(one)) == grade(longer.judge(one)) for one in numbers)
    return same / len(numbers)


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for name, seats in CASES:
        found[f"review.{name}_s"] = seconds(name, seats)
        found[f"review.{name}_agree"] = agreement(name, min(seats, 3))
    return found
