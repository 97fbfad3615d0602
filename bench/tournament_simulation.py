"""Simulated tournaments: how well do final ranks follow true strength?

``python -m bench.tournament_simulation`` plays 1,000 tournaments of each format among synthetic
players of known strength and prints a table in Markdown: Spearman's correlation of strength and
final place, how often the strongest wins, repeated meetings, byes and the balance of seats. The
entrants' ratings, which seed the pairings, are noisy copies of their strengths.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    Format,
    Result,
    Settings,
    Tournament,
    add_round,
    enter,
    records,
)

LOGIT = math.log(10.0) / 400.0
STRENGTH = 200.0
"""Standard deviation of the entrants' strengths, in rating points …"""
NOISE = 100.0
"""… and of their ratings around these."""
DEAL_SPREAD = 12.0
"""Standard deviation, in points, of what a deal gives each seat of a duplicate round."""


@dataclass(frozen=True)
class Kind:
    label: str
    format: Format
    players: int
    rounds: int = 0
    seats: int = 2


KINDS = (
    Kind("Round robin", Format.ROUND_ROBIN, 12),
    Kind("Swiss", Format.SWISS, 32, 7),
    Kind("Pods of four", Format.PODS, 32, 5, 4),
    Kind("Arena", Format.ARENA, 32, 10),
    Kind("Knockout", Format.KNOCKOUT, 32),
    Kind("Duplicate", Format.DUPLICATE, 32, 7),
)


@dataclass(frozen=True)
class Figures:
    correlation: float
    best_won: bool
    best_in_three: bool
    games: float
    """Games per entrant."""
    repeats: int
    byes: int
    lead: int
    """Largest difference between how often an entrant had two seats."""


def ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=lambda at: values[at])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for at in order[start:end]:
            found[at] = (start + end - 1) / 2.0
        start = end
    return found


def simulate(kind: Kind, seed: int) -> Figures:
    rng = random.Random(f"{kind.label} {seed}")
    strength = {f"p{number}": rng.gauss(1500.0, STRENGTH) for number in range(kind.players)}
    least = min(3, kind.seats)
    current = Tournament(Settings(kind.format, str(seed), kind.rounds, kind.seats, least))
    for player, value in strength.items():
        current = enter(current, player, round(value + rng.gauss(0.0, NOISE)))
    rules = FORMATS[kind.format]
    while not rules.finished(current):
        added = rules.pair(current)
        current = add_round(current, added)
        deal = [rng.gauss(0.0, DEAL_SPREAD) for _ in range(kind.seats)]
        results = []
        for pairing in added.pairings:
            # Scores for the comparison of seats; their order is Plackett–Luce by strength.
            performance = [
                strength[player] * LOGIT - math.log(-math.log(rng.random()))
                for player in pairing.seats
            ]
            scores = tuple(round(50 + 5 * value + deal[at]) for at, value in enumerate(performance))
            order = [sum(other > own for other in performance) for own in performance]
            results.append(Result(pairing.round, pairing.table, tuple(order), scores))
        current = Tournament(
            current.settings, current.entrants, current.rounds, (*current.results, *results)
        )
    lines = rules.standings(current)
    place = {line.player: line.place for line in lines}
    players = list(strength)
    true = ranks([-strength[player] for player in players])
    final = ranks([float(place[player]) for player in players])
    best = max(players, key=lambda player: strength[player])
    done = records(current).values()
    return Figures(
        statistics.correlation(true, final),
        place[best] == 1,
        place[best] <= 3,
        statistics.fmean(len(own.games) for own in done),
        sum(count - 1 for own in done for count in own.met.values()) // 2,
        max(own.byes for own in done),
        max(
            max(own.seats.values(), default=0)
            - min(own.seats.get(seat, 0) for seat in range(kind.seats))
            for own in done
        ),
    )


def job(given: tuple[Kind, int]) -> tuple[Figures, float]:
    start = time.process_time()
    return simulate(*given), time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tournaments", type=int, default=1000, help="number of tournaments per format"
    )
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    print(
        "| format | entrants | games each | rank correlation (5% worst) | best wins "
        "| best in top 3 | repeats | most byes | seat balance (mean of worst) | seconds |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.workers) as pool:
        for kind in KINDS:
            work = [(kind, seed) for seed in range(given.tournaments)]
            found = list(pool.map(job, work, chunksize=10))
            figures = [one for one, _ in found]
            correlations = sorted(one.correlation for one in figures)
            print(
                f"| {kind.label} | {kind.players} "
                f"| {statistics.fmean(one.games for one in figures):.1f} "
                f"| {statistics.fmean(correlations):.2f} "
                f"({correlations[len(correlations) // 20]:.2f}) "
                f"| {statistics.fmean(one.best_won for one in figures):.0%} "
                f"| {statistics.fmean(one.best_in_three for one in figures):.0%} "
                f"| {statistics.fmean(one.repeats for one in figures):.2f} "
                f"| {max(one.byes for one in figures)} "
                f"| {statistics.fmean(one.lead for one in figures):.1f} "
                f"| {statistics.fmean(seconds for _, seconds in found):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
