"""Reviews: the time for a whole game on two cores, and the reliability of grades.

``review.<game>_s`` is the CPU time of a review, on each of two cores. ``agree`` is the share of
random players' decisions that get the same grade from a search ten times as long. ``python -m
bench.review rails 200`` measures that for 200 decisions and lists where grades differ.
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
"""Number of decisions examined, and how many per game."""
LONGER = 10.0


def game_of(name: str, bots: list[str], seed: str) -> Timeline:
    """Play a full game between bots."""
    match = Match(get_game(name).setup(len(bots)), seed=seed)
    match.settle()
    players = [make_bot(name, bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        legal = match.state.legal()
        match.play(players[match.mover].decide(match.state.clone(), legal, Clock(600.0)))
    return Timeline(match)


def seconds(name: str, seats: int) -> float:
    """CPU seconds of one review, on each of two cores."""
    played = game_of(name, ["greedy"] * seats, "bench")
    began = time.process_time()
    review(played)
    return (time.process_time() - began) / CORES


def grades(name: str, seats: int, wanted: int) -> Counter[tuple[str, str]]:
    """Grades of random players' decisions: the usual one, and that of a longer search.

    Every game contributes ten decisions, evenly spaced, so that all phases have the same weight.
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
    """Print the agreement of one game with its interval, and where grades differ."""
    found = grades(name, min(dict(CASES)[name], 3), wanted)
    share, total = agreement(found), found.total()
    margin = 1.96 * math.sqrt(share * (1 - share) / total)
    print(f"{name}: {100 * share:.1f} % of {total} grades agree, ± {100 * margin:.1f}")
    for (one, other), count in found.most_common():
        print(f"  {one:8} longer: {other:8} {count}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
