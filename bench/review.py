"""Reviews: how long a whole game takes on two cores, and how well the grades hold.

``review.<game>_s`` is the processor time of one's review, on each of two cores. ``agree``
is the share of decisions of random players whose grade a ten times longer search gives too.
``python -m bench.review rails 200`` asks that of 200 decisions and tells where grades differ.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.match import Match
from arizona.review.grades import grade
from arizona.review.summary import review
from arizona.review.timeline import Timeline
from arizona.review.valuation import reviewer_of

CORES = 2
CASES = (("knight", 2), ("rails", 4), ("trail", 4))
LOOKED_AT = 60
A_GAME = 10
"""Decisions that are looked at, and how many of each game."""
LONGER = 10.0


def game_of(name: str, bots: list[str], seed: str) -> Timeline:
    """A whole game between bots."""
    match = Match(get_game(name).setup(len(bots)), seed=seed)
    match.settle()
    players = [make_bot(name, bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        legal = match.state.legal()
        match.play(players[match.mover].decide(match.state.clone(), legal, Clock(600.0)))
    return Timeline(match)


def seconds(name: str, seats: int) -> float:
    """Processor seconds of one review, on each of two cores."""
    played = game_of(name, ["greedy"] * seats, "bench")
    began = time.process_time()
    review(played)
    return (time.process_time() - began) / CORES


def grades(name: str, seats: int, wanted: int) -> Counter[tuple[str, str]]:
    """The grades of so many decisions of random players: the usual one, and a longer search's.

    Every game gives ten that lie evenly over it, so that no part of a game weighs more.
    """
    found: Counter[tuple[str, str]] = Counter()
    number = 0
    while found.total() < wanted:
        played = game_of(name, ["random"] * seats, f"bench random {number}")
        usual, longer = reviewer_of(played), reviewer_of(played, LONGER)
        step = max(1, len(played.free) // A_GAME)
        for one in played.free[number % step :: step][:A_GAME]:
            found[grade(usual.judge(one)), grade(longer.judge(one))] += 1
            if found.total() == wanted:
                break
        number += 1
    return found


def agreement(found: Counter[tuple[str, str]]) -> float:
    """The share of equal grades."""
    return sum(count for (one, other), count in found.items() if one == other) / found.total()


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for name, seats in CASES:
        found[f"review.{name}_s"] = seconds(name, seats)
        found[f"review.{name}_agree"] = agreement(grades(name, min(seats, 3), LOOKED_AT))
    return found


def main(name: str, wanted: int) -> None:
    """The agreement of one game with its interval, and where grades differ."""
    found = grades(name, min(dict(CASES)[name], 3), wanted)
    share, total = agreement(found), found.total()
    margin = 1.96 * math.sqrt(share * (1 - share) / total)
    print(f"{name}: {100 * share:.1f} % of {total} grades agree, ± {100 * margin:.1f}")
    for (one, other), count in found.most_common():
        print(f"  {one:8} longer: {other:8} {count}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
