"""How often the Workshop and the lab report a difference between equal packs (A/A comparisons).

``python -m bench.false_claims`` plays 2,000 games of each game with greedy bots and one pack. Each
comparison draws two separate samples of them and reports on them as if the second sample had been
played with a changed pack. Every difference reported is false. Prints a table in Markdown.

The seats of every game are shuffled, so that no seat has an advantage, and a report of unfair seats
is false too. That the takers of a card win more than their share may be true; it is false if all
games together say the opposite.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

import arizona
from arizona.engine.game import OptionValue
from arizona.lab.measure.tables import make_tables
from arizona.lab.measure.tails import at_least
from arizona.lab.measure.watchers import watch
from arizona.lab.report.compare import compare
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result, Seen
from arizona.messages import Phrases
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import PackChange
from arizona.server.services.workshop.report import SimulatedPack, report
from arizona.server.tables.bot_requests import SimGame, SimSeen

GAMES = ("knight", "rails", "trail")
OPTIONS: dict[str, dict[str, OptionValue]] = {"knight": {"games": 1}}
TRUE = {"sim-points-same", "sim-unsure", "sim-seats-open", "sim-fair"}
"""Findings that are true of equal packs with fair seats."""
EDITED = 5
"""Number of cards or tiles that count as edited in a comparison of the Workshop."""


class Subject(NamedTuple):
    """A card or tile, and the share of games that its takers win."""

    table: str
    key: str
    title: str
    won: float


class Pool:
    """All games played of one game."""

    def __init__(self, plan: Plan, results: Iterable[Result], rng: random.Random) -> None:
        self.plan = plan
        self.rng = rng
        self.results = [shuffled(one, rng) for one in results]
        self.subjects = list(self._subjects())

    @classmethod
    def of(cls, game: str, games: int) -> Pool:
        """Play the games."""
        plan = make_plan(game, seats=2, bots=["greedy"], games=games, options=OPTIONS.get(game, {}))
        played = (play_game(plan, number) for number in range(games))
        return cls(plan, played, random.Random(f"false claims {game}"))

    def _subjects(self) -> Iterator[Subject]:
        content = self.plan.setup(0).content
        watcher = watch(self.plan.game)
        titles = {(kind, id): title for kind, id, title in watcher.subjects(content)}
        takes: Counter[tuple[str, str]] = Counter()
        wins: Counter[tuple[str, str]] = Counter()
        for result in self.results:
            for one in result.seen:
                for seat in dict.fromkeys(one.takers):
                    takes[one.kind, one.id] += 1
                    if seat in result.winners:
                        wins[one.kind, one.id] += 1 / len(result.winners)  # type: ignore[assignment]
        for (kind, id), count in sorted(takes.items()):
            table, _, key = watcher.address(kind, id).partition(".")
            if kind in watcher.takes and key:
                title = titles.get((kind, id), id)
                yield Subject(table, key, title, wins[kind, id] / count)

    def samples(self, count: int) -> tuple[list[Result], list[Result]]:
        """Draw two separate samples of the games and number each from 0."""
        drawn = self.rng.sample(self.results, 2 * count)
        numbered = [replace(one, number=place % count) for place, one in enumerate(drawn)]
        return numbered[:count], numbered[count:]


def shuffled(result: Result, rng: random.Random) -> Result:
    """Swap the seats of a game at random."""
    seats = list(range(len(result.scores)))
    rng.shuffle(seats)
    place = {seat: seats.index(seat) for seat in seats}
    return replace(
        result,
        start=place.get(result.start, result.start),
        bots=[result.bots[seat] for seat in seats],
        scores=[result.scores[seat] for seat in seats],
        first_scores=[result.first_scores[seat] for seat in seats],
        winners=sorted(place[seat] for seat in result.winners),
        decisions=[result.decisions[seat] for seat in seats],
        points=[replace(one, seat=place.get(one.seat, one.seat)) for one in result.points],
        seen=[
            Seen(one.kind, one.id, one.offered, [place[seat] for seat in one.takers])
            for one in result.seen
        ],
        figures=[result.figures[seat] for seat in seats] if result.figures else [],
        times=[result.times[seat] for seat in seats],
    )


# --- the Workshop -------------------------------------------------------------------------------


def workshop_claims(pool: Pool, count: int) -> list[str]:
    """Return the false findings of one report of the Workshop."""
    content = pool.plan.setup(0).content
    here, before = (
        SimulatedPack(content, [simulated(one) for one in sample]) for sample in pool.samples(count)
    )
    edited = pool.rng.sample(pool.subjects, min(EDITED, len(pool.subjects)))
    changes = [PackChange("changed", one.table, one.key, one.title, 0, []) for one in edited]
    won = {one.title: one.won for one in edited}
    found = report(here, before, changes, Phrase("bots-greedy", {}), 1.0).findings
    return [one.message.id for one in found if is_false(one.message, won)]


def simulated(result: Result) -> SimGame:
    seen = [SimSeen(one.kind, one.id, one.offered, one.takers) for one in result.seen]
    return SimGame(result.number, result.scores, result.winners, sum(result.decisions), seen)


def is_false(message: Phrase, won: dict[str, float]) -> bool:
    if message.id != "sim-wins":
        return message.id not in TRUE
    result = int(message.args["share"]) - int(message.args["fair"])
    return result * (won[str(message.args["title"])] - int(message.args["fair"]) / 100) <= 0


# --- the lab ------------------------------------------------------------------------------------


def lab_claims(pool: Pool, count: int, phrases: Phrases, *, paired: bool) -> list[str]:
    """Return the differences shown between two runs, compared game by game or as independent."""
    plan = replace(pool.plan, games=count)
    other: Plan = plan if paired else replace(plan, seed="other")
    here, before = pool.samples(count)
    found = compare(make_tables(plan, before), make_tables(other, here), phrases)
    return [one.group for one in found.changes if one.strength]


# --- the report ---------------------------------------------------------------------------------


def highest(wrong: int, times: int) -> float:
    """Return the upper 95% bound of the rate (Clopper-Pearson, one-sided)."""
    low, high = wrong / times, 1.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        at_most = 1 - at_least(wrong + 1, times, middle)
        low, high = (middle, high) if at_most > 0.05 else (low, middle)
    return high


def main() -> None:
    parser = argparse.ArgumentParser(description="How often are equal packs said to differ?")
    parser.add_argument("--games", type=int, default=2000, help="games played of each game")
    parser.add_argument("--times", type=int, default=200, help="comparisons of each kind")
    parser.add_argument("--sample", type=int, default=200, help="games of each side")
    parser.add_argument("--only", choices=GAMES, nargs="*", default=GAMES)
    args = parser.parse_args()
    phrases, begun = Phrases(), time.process_time()
    print("| game | report | comparisons | with a false claim | rate, upper 95% bound | about |")
    print("|---|---|---|---|---|---|")
    for game in args.only:
        pool = Pool.of(game, args.games)
        title = arizona.get_game(game).title
        for name in ("Workshop", "lab, game by game", "lab, independent runs"):
            wrong, about = 0, Counter[str]()
            for _ in range(args.times):
                if name == "Workshop":
                    found = workshop_claims(pool, args.sample)
                else:
                    paired = name.endswith("game")
                    found = lab_claims(pool, args.sample, phrases, paired=paired)
                wrong += bool(found)
                about.update(set(found))
            rate = f"{wrong / args.times:.1%}, {highest(wrong, args.times):.1%}"
            result = ", ".join(f"{one} {count}" for one, count in about.most_common()) or "–"
            print(f"| {title} | {name} | {args.times} | {wrong} | {rate} | {result} |", flush=True)
    print(f"\n{time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
