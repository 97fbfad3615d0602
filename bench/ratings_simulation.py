"""Simulated players: are ratings calibrated, stable, and settled within 20 games?

``python -m bench.ratings_simulation`` plays 200,000 games among 10,000 synthetic players whose
strengths are known, at tables of two, three and four, and prints a report in Markdown. Results are
drawn from the players' true strengths (Plackett–Luce: 400 points are 10 : 1), with ties now and
then. Players arrive over time, play more or less often, and improve a little with practice.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from dataclasses import dataclass, field

from arizona.people.ratings import Rating, expected_score, rate

LOGIT = math.log(10.0) / 400.0
MILESTONES = (1, 5, 10, 20, 30, 50, 100)
BATCH = 100
"""Tables that are paired at the same time."""


@dataclass
class Player:
    strength: float
    activity: float
    gain: float
    """Total strength gained by practice, most of it in the first 50 games."""
    arrives: float
    rating: Rating = field(default_factory=Rating)
    games: int = 0

    def true(self) -> float:
        return self.strength + self.gain * (1.0 - math.exp(-self.games / 50.0))


@dataclass
class Report:
    """Figures collected during the simulation."""

    buckets: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """By hundreds of points of difference: (expected, won) of settled pairs."""
    by_seats: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """Settled pairs without ties, by seats: (rating difference, won)."""
    errors: dict[int, list[float]] = field(default_factory=dict)
    """By games played: displayed minus true rating."""
    provisional: list[int] = field(default_factory=list)
    """Games until a rating was no longer provisional."""
    means: list[tuple[int, float, float]] = field(default_factory=list)
    """Total games played, mean displayed and mean true rating of settled players."""


def play(rng: random.Random, table: list[Player], ties: float) -> list[int]:
    """Draw places from the true strengths; neighbors tie occasionally."""
    performance = [one.true() * LOGIT - math.log(-math.log(rng.random())) for one in table]
    order = sorted(range(len(table)), key=lambda seat: -performance[seat])
    places = [0] * len(table)
    for position, seat in enumerate(order):
        tied = position > 0 and rng.random() < ties
        places[seat] = places[order[position - 1]] if tied else position
    return places


def note(report: Report, table: list[Player], places: list[int]) -> None:
    for one in range(len(table)):
        for two in range(len(table)):
            first, second = table[one], table[two]
            if one == two or min(first.games, second.games) < 30:
                continue
            difference = first.rating.points - second.rating.points
            if difference < 0:
                continue
            won = 0.5 if places[one] == places[two] else float(places[one] < places[two])
            pair = (expected_score(first.rating, second.rating), won)
            report.buckets.setdefault(int(difference // 100), []).append(pair)
            if places[one] != places[two]:
                report.by_seats.setdefault(len(table), []).append((difference, won))


def simulate(players: int, games: int, seed: int, ties: float) -> Report:
    rng = random.Random(seed)
    people = [
        Player(
            rng.gauss(1500.0, 250.0),
            rng.lognormvariate(0.0, 1.0),
            rng.uniform(0.0, 60.0),
            rng.random() * 0.5 if number >= players // 5 else 0.0,
        )
        for number in range(players)
    ]
    # The scale starts at the mean of the arriving players.
    shift = 1500.0 - statistics.fmean(one.strength for one in people)
    for one in people:
        one.strength += shift
    people.sort(key=lambda one: one.arrives)
    report = Report()
    played = 0
    next_mean = 0
    while played < games:
        present = [one for one in people if one.arrives <= played / games]
        seats = rng.choice((2, 2, 3, 4))
        count = min(BATCH, len(present) // seats) * seats
        weights = [one.activity for one in present]
        chosen = {id(one): one for one in rng.choices(present, weights, k=count)}
        waiting = sorted(chosen.values(), key=lambda one: one.rating.points + rng.gauss(0.0, 120.0))
        for start in range(0, len(waiting) - seats + 1, seats):
            table = waiting[start : start + seats]
            places = play(rng, table, ties)
            note(report, table, places)
            after = rate([one.rating for one in table], places)
            for one, new in zip(table, after, strict=True):
                before = one.rating
                one.rating = new
                one.games += 1
                if one.games in MILESTONES:
                    error = new.points - one.true()
                    report.errors.setdefault(one.games, []).append(error)
                if before.provisional and not new.provisional:
                    report.provisional.append(one.games)
            played += 1
        if played >= next_mean:
            next_mean += games // 10
            settled = [one for one in people if one.games >= 30]
            if settled:
                shown = statistics.fmean(one.rating.points for one in settled)
                true = statistics.fmean(one.true() for one in settled)
                report.means.append((played, shown, true))
    return report


def odds_at(points: float, pairs: list[tuple[float, float]]) -> float:
    """Odds of the better player at a rating difference, from a logistic fit to all pairs."""
    slope = LOGIT
    for _ in range(20):
        gradient = curvature = 0.0
        for difference, won in pairs:
            share = 1.0 / (1.0 + math.exp(-slope * difference))
            gradient += (won - share) * difference
            curvature += share * (1.0 - share) * difference**2
        slope += gradient / curvature
    return math.exp(slope * points)


def show(report: Report) -> None:
    print(
        "\nDifference between settled players (30 games or more) and what the better one scored:\n"
    )
    print("| points apart | pairs | expected | scored |\n|---|---|---|---|")
    for bucket in sorted(report.buckets):
        pairs = report.buckets[bucket]
        if len(pairs) >= 200:
            expected = statistics.fmean(pair[0] for pair in pairs)
            won = statistics.fmean(pair[1] for pair in pairs)
            span = f"{bucket * 100}–{bucket * 100 + 99}"
            print(f"| {span} | {len(pairs):,} | {expected:.1%} | {won:.1%} |")
    print("\nWhat 400 points mean, by a logistic curve through the pairs that did not tie:\n")
    print("| seats | pairs | odds of the better player |\n|---|---|---|")
    everything: list[tuple[float, float]] = []
    for seats, pairs in sorted(report.by_seats.items()):
        print(f"| {seats} | {len(pairs):,} | {odds_at(400.0, pairs):.1f} : 1 |")
        everything += pairs
    print(f"| all | {len(everything):,} | {odds_at(400.0, everything):.1f} : 1 |")
    print("\nDisplayed minus true rating:\n")
    print("| after games | players | mean | median error | 90% within |\n|---|---|---|---|---|")
    for games, errors in sorted(report.errors.items()):
        sizes = sorted(abs(error) for error in errors)
        print(
            f"| {games} | {len(errors):,} | {statistics.fmean(errors):+.0f} "
            f"| {statistics.median(sizes):.0f} | {sizes[int(len(sizes) * 0.9)]:.0f} |"
        )
    print(
        f"\nGames until the question mark goes: median {statistics.median(report.provisional):.0f}"
    )
    print("\nInflation (players with 30 games or more):\n")
    print("| games in all | mean displayed | mean true | difference |\n|---|---|---|---|")
    for played, shown, true in report.means:
        print(f"| {played:,} | {shown:.0f} | {true:.0f} | {shown - true:+.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ties", type=float, default=0.03, help="share of tied neighbors")
    given = parser.parse_args()
    start = time.perf_counter()
    report = simulate(given.players, given.games, given.seed, given.ties)
    seconds = time.perf_counter() - start
    print(f"{given.players:,} players, {given.games:,} games, seed {given.seed}: {seconds:.0f} s")
    show(report)


if __name__ == "__main__":
    main()
