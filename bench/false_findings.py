"""How often reports state a finding that is false, and what-if answers a false difference.

``python -m bench.false_findings --runs DIR`` plays games of each game with greedy bots and one
pack, and draws samples of them. Each sample is reported on as a run of its own. All findings
counted here are false, because the samples are made so:

- *equal bots*: all seats are played by the same bot under two names, with duplicate deals. The
  report may not say that who plays explains more than dice and draws, nor that one name wins more.
- *seats and first player*: winners are drawn so that seat 1, or the start player, wins exactly 3
  percentage points more than a fair share. The report may say neither that it wins more than that,
  nor that it wins less (that the seats are fair).
- *kingmaking*: games with a kingmaker are drawn so that they are exactly 10% of all games. The
  report may say neither that they are more, nor that they are fewer.
- *strengths*: three names of the same bot meet each other. The matrix may not show a difference.
- *what if*: two separate samples of games with the same pack. The answer may not show a difference.

At such a threshold a report is wrong as often as it can be. Games already played are read from DIR,
so a measurement can be made in portions. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cached_property
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

import arizona
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.multiple_testing import judge
from arizona.lab.measure.strengths import compare_strengths
from arizona.lab.measure.tables import make_tables
from arizona.lab.measure.thresholds import KINGMAKING, SEAT_MARGIN
from arizona.lab.run.kingmaking import KINGMAKER
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.result import Result
from arizona.lab.run.runner import run
from arizona.server.services.workshop.report import SimulatedPack, what_if
from bench.false_claims import EDITED, GAMES, OPTIONS, Pool, highest, simulated

BOT = "greedy"
OTHER = "random"
"""The second name of the same bot; its games are played by ``BOT``."""
THIRD = "search:iterations=1"
SEATS = 2


class Games:
    """All games played of one game, with and without duplicate deals."""

    def __init__(self, game: str, games: int, folder: Path, workers: int) -> None:
        self.game = game
        self.rng = random.Random(f"false findings {game}")
        self.plan = make_plan(
            game, seats=SEATS, bots=[BOT], games=games, options=OPTIONS.get(game, {})
        )
        self._folder, self._workers = folder, workers
        self.single = self._played(self.plan, game)
        self.pool = Pool(self.plan, self.single, self.rng)

    @cached_property
    def duplicate(self) -> list[Result]:
        """The games with duplicate deals."""
        return self._played(replace(self.plan, duplicate=True, seed="deals"), f"{self.game}-deals")

    def _played(self, plan: Plan, name: str) -> list[Result]:
        done = run(plan, self._folder / name, self._workers, Console(quiet=True))
        return [done[number] for number in sorted(done)]


def renumbered(results: list[Result]) -> list[Result]:
    return [replace(one, number=number) for number, one in enumerate(results)]


def claims_shown(plan: Plan, results: list[Result], claims: list[Hashable]) -> list[str]:
    """Return those of these claims that a report on the games shows."""
    evidence = judge(summarize(make_tables(plan, results)))
    return [str(claim) for claim in claims if evidence.shown(claim)]


# --- the samples --------------------------------------------------------------------------------


def equal_bots(games: Games, count: int) -> list[str]:
    """Return findings about two names of the same bot."""
    plan = replace(games.plan, bots=[BOT, OTHER], duplicate=True, games=count, seed="deals")
    deals = games.rng.sample(range(len(games.duplicate) // SEATS), count // SEATS)
    drawn: list[Result] = []
    for deal in deals:
        drawn += games.duplicate[SEATS * deal : SEATS * (deal + 1)]
    named = [replace(one, bots=plan.line_up(at)) for at, one in enumerate(renumbered(drawn))]
    return claims_shown(plan, named, ["skill", ("bot", BOT), ("bot", OTHER)])


def _won_by(games: Games, count: int, won: Callable[[Result], bool], share: float) -> list[Result]:
    """Draw games so that each is won by this seat with exactly this probability."""
    clear = [one for one in games.pool.results if len(one.winners) == 1]
    by_it = [one for one in clear if won(one)]
    others = [one for one in clear if not won(one)]
    return renumbered(
        [games.rng.choice(by_it if games.rng.random() < share else others) for _ in range(count)]
    )


def first_seat(games: Games, count: int) -> list[str]:
    """Return findings about seats if seat 1 is exactly at the threshold."""
    drawn = _won_by(games, count, lambda one: one.winners == [0], 1 / SEATS + SEAT_MARGIN)
    return claims_shown(_plan(games, count), drawn, [("seat", "ahead", "1"), ("seat", "fair")])


def first_player(games: Games, count: int) -> list[str]:
    """Return findings about the turn order if the start player is exactly at the threshold."""
    drawn = _won_by(games, count, lambda one: one.winners == [one.start], 1 / SEATS + SEAT_MARGIN)
    return claims_shown(_plan(games, count), drawn, [("place", "ahead", "1"), ("place", "fair")])


def kingmaking(games: Games, count: int) -> list[str]:
    """Return findings about kingmaking if it is exactly at the threshold."""
    drawn: list[Result] = []
    for one in renumbered(games.rng.sample(games.pool.results, count)):
        figures = [dict(figure) for figure in one.figures] or [{} for _ in one.scores]
        for figure in figures:
            figure[KINGMAKER] = 0
        loser = min(range(len(one.scores)), key=lambda seat: one.scores[seat])
        figures[loser][KINGMAKER] = int(games.rng.random() < KINGMAKING)
        drawn.append(replace(one, figures=figures))
    return claims_shown(_plan(games, count), drawn, ["kings", "no kings"])


def strengths(games: Games, count: int) -> list[str]:
    """Return the differences in a matrix of three names of the same bot."""
    names = [BOT, OTHER, THIRD]
    runs = {}
    for row in range(len(names)):
        for column in range(row, len(names)):
            plan = replace(games.plan, bots=[names[row], names[column]], games=count)
            drawn = renumbered(games.rng.sample(games.pool.results, count))
            named = [replace(one, bots=plan.line_up(at)) for at, one in enumerate(drawn)]
            runs[row, column] = make_tables(plan, named)
    found = compare_strengths(names, runs)
    return [f"{one.row}-{one.column}" for one in found.meetings if one.shown]


def what_if_answer(games: Games, count: int) -> list[str]:
    """Return the differences that a what-if answer shows between equal packs."""
    content = games.plan.setup(0).content
    here, before = (
        SimulatedPack(content, [simulated(one) for one in sample])
        for sample in games.pool.samples(count)
    )
    subjects = games.pool.subjects
    edited = games.rng.sample(subjects, min(EDITED, len(subjects)))
    found, _ = what_if(here, before, [f"{one.table}.{one.key}" for one in edited])
    return [one.what for one in found if one.shown]


def _plan(games: Games, count: int) -> Plan:
    return replace(games.plan, games=count)


KINDS: dict[str, tuple[Callable[[Games, int], list[str]], int]] = {
    "equal bots (skill and luck)": (equal_bots, 200),
    "seats": (first_seat, 200),
    "first player": (first_player, 200),
    "kingmaking": (kingmaking, 200),
    "strengths": (strengths, 50),
    "what if": (what_if_answer, 100),
}
"""The findings, and the number of games of a report, of a pair of strengths or of each pack."""


def measured(games: Games, times: int, kinds: list[str]) -> Iterator[str]:
    """Yield a line of the table for each kind of finding."""
    title = arizona.get_game(games.game).title
    for kind in kinds:
        find, count = KINDS[kind]
        if kind == "first player" and all(one.start < 0 for one in games.single):
            continue
        wrong, about = 0, Counter[str]()
        for _ in range(times):
            found = find(games, count)
            wrong += bool(found)
            about.update(set(found))
        rate = f"{wrong / times:.1%}, {highest(wrong, times):.1%}"
        result = ", ".join(f"{one} {many}" for one, many in about.most_common()) or "–"
        yield f"| {title} | {kind} | {times} | {wrong} | {rate} | {result} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How often are findings of reports false?")
    parser.add_argument("--runs", type=Path, required=True, help="folder for the games played")
    parser.add_argument("--games", type=int, default=2000, help="games played of each game")
    parser.add_argument("--times", type=int, default=200, help="reports of each kind")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--only", choices=GAMES, nargs="*", default=GAMES)
    parser.add_argument("--kinds", choices=list(KINDS), nargs="*", default=list(KINDS))
    args = parser.parse_args()
    begun = time.process_time()
    print("| game | finding | reports | with a false one | rate, upper 95% bound | about |")
    print("|---|---|---|---|---|---|")
    for game in args.only:
        games = Games(game, args.games, args.runs, args.workers)
        for line in measured(games, args.times, args.kinds):
            print(line, flush=True)
    print(f"\n{time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
