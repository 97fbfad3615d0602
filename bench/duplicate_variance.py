"""How many games duplicate play saves: bots compared with the same dice and draws.

``python -m bench.duplicate_variance`` plays games between three characters of each game and prints
a table in Markdown. Two comparisons of the characters A and B are measured, each with games that
get the same random seed (the same chance events until a decision differs), and with games that get
the same deal (the same chance events throughout):

* *seats swapped*: A plays B twice, with seats swapped (as in ``arizona ladder``);
* *same seat*: A and B play the same seat against the same opponent C (as in the daily challenge).

The saving is the variance of as many independent games divided by the measured variance, which is
the number of independent games that one game of the comparison is worth. Its 95% interval is
from a bootstrap over the seeds. Bots that think for a limited time are not used, so all games can
be repeated.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from arizona import get_game
from arizona.lab.run.arena import play_match

BOTS = {
    "weaker": {
        "knight": ("coyote", "roadrunner", "jackrabbit"),
        "rails": ("burro", "quail", "tortoise"),
        "trail": ("bobcat", "ringtail", "jackrabbit"),
    },
    "stronger": {
        "knight": ("rattlesnake", "javelina", "coyote"),
        "rails": ("pronghorn", "raven", "burro"),
        "trail": ("elk", "owl", "bobcat"),
    },
}
"""A and B, which are compared, and their opponent C, by kind and game."""
RESAMPLES = 2000


class Games(NamedTuple):
    """A's result of two games with the same seed, and those of A and B against C."""

    first: float
    """A's result against B in the first seat …"""
    second: float
    """… and in the second one."""
    one: float
    """A's result against C in the first seat …"""
    two: float
    """… and B's."""


class Task(NamedTuple):
    game: str
    bots: tuple[str, str, str]
    number: int
    duplicate: bool


class Played(NamedTuple):
    duplicate: bool
    leads: Games
    wins: Games


def play(task: Task) -> Played:
    """Play the four games of a seed."""
    one, two, other = task.bots
    setup = get_game(task.game).setup(2)
    leads, wins = [], []
    for number, bots in enumerate(((one, two), (two, one), (one, other), (two, other))):
        own = 1 if number == 1 else 0
        seed = f"variance {task.number}"
        found = play_match(setup, list(bots), seed, duplicate=task.duplicate)
        leads.append(float(found.scores[own] - found.scores[1 - own]))
        wins.append(1 / len(found.winners) if own in found.winners else 0.0)
    return Played(task.duplicate, Games(*leads), Games(*wins))


def saving_swapped(games: Sequence[Games]) -> float:
    """Return the saving of playing both seats: independent games alternate the seats, too."""
    alone = statistics.variance(one.first for one in games) / 2
    alone += statistics.variance(one.second for one in games) / 2
    pairs = statistics.variance((one.first + one.second) / 2 for one in games)
    return alone / (2 * pairs) if pairs else float("inf")


def saving_same_seat(games: Sequence[Games]) -> float:
    """Return the saving of comparing A and B in the same seat against C."""
    alone = statistics.variance(one.one for one in games)
    alone += statistics.variance(one.two for one in games)
    differences = statistics.variance(one.one - one.two for one in games)
    return alone / differences if differences else float("inf")


def interval(games: list[Games], saving: Callable[[Sequence[Games]], float]) -> str:
    rng = random.Random(40)
    found = sorted(saving(rng.choices(games, k=len(games))) for _ in range(RESAMPLES))
    low, high = found[RESAMPLES // 40], found[-RESAMPLES // 40]
    return f"{saving(games):.2f} ({low:.2f} to {high:.2f})"


def rows(game: str, bots: tuple[str, str, str], played: Sequence[Played]) -> Iterator[str]:
    """Yield the lines of the table for three bots of a game."""
    for duplicate in (False, True):
        dice = "the same deal" if duplicate else "the same seed"
        chosen = [row for row in played if row.duplicate == duplicate]
        for figure, games in (
            ("lead", [row.leads for row in chosen]),
            ("win", [row.wins for row in chosen]),
        ):
            against = statistics.fmean((row.first + row.second) / 2 for row in games)
            apart = statistics.fmean(row.one - row.two for row in games)
            cells = [
                game.capitalize(),
                ", ".join(bots),
                dice,
                figure,
                f"{against:+.2f}",
                interval(games, saving_swapped),
                f"{apart:+.2f}",
                interval(games, saving_same_seat),
            ]
            yield f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--kind", choices=list(BOTS), default="weaker")
    parser.add_argument("--games", nargs="+", default=["knight", "rails", "trail"])
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    print("| game | A, B, C | dice and draws | figure | A against B | saving | A − B | saving |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        bots = BOTS[given.kind][game]
        tasks = [
            Task(game, bots, number, duplicate)
            for duplicate in (False, True)
            for number in range(given.seeds)
        ]
        start = time.perf_counter()
        with ProcessPoolExecutor(given.workers) as pool:
            played = list(pool.map(play, tasks, chunksize=4))
        print("\n".join(rows(game, bots, played)))
        print(f"<!-- {time.perf_counter() - start:.0f} s -->", flush=True)


if __name__ == "__main__":
    main()
