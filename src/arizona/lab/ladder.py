"""Rate bots against one another: resumable, on all cores, seats rotated.

Every game is one line of a JSON Lines file under a key of its own. A run that was stopped goes on
where it stood; a second run with more games adds only those that are missing.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arizona import get_game
from arizona.engine.game import OptionValue
from arizona.lab.arena import Outcome, play_match
from arizona.lab.rating import bradley_terry, wilson


@dataclass(frozen=True)
class Job:
    """One game to play."""

    key: str
    game: str
    bots: tuple[str, ...]
    lone: int
    """The seat of the first bot of the pair."""
    seed: str
    options: tuple[tuple[str, OptionValue], ...]
    content: str
    seconds: float | None


@dataclass
class Plan:
    """What a ladder is to find out."""

    game: str
    bots: list[str]
    games: int
    """Games of each two bots."""
    seats: int = 2
    options: dict[str, OptionValue] | None = None
    content: str = "default"
    seconds: float | None = None
    neighbours: bool = False
    """Whether only bots that stand next to each other in the list meet."""
    seed: str = "ladder"

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom: the first alone against the second in all other seats."""
        found: list[tuple[str, str]] = []
        for place, one in enumerate(self.bots):
            rest = self.bots[place + 1 :]
            found.extend((one, two) for two in (rest[:1] if self.neighbours else rest))
        return found

    def jobs(self) -> Iterator[Job]:
        """Every game; the lone bot sits in each seat in turn, with the same luck."""
        options = tuple(sorted((self.options or {}).items()))
        for number in range(self.games):
            for one, two in self.pairs():
                line_up = [two] * self.seats
                lone = number % self.seats
                line_up[lone] = one
                seed = f"{self.seed}-{number // self.seats}"
                given = ",".join(f"{name}={value}" for name, value in options)
                parts = [self.game, given, self.content, str(self.seconds or ""), seed]
                key = "|".join([*parts, *line_up])
                yield Job(
                    key, self.game, tuple(line_up), lone, seed, options, self.content, self.seconds
                )


def play_job(job: Job) -> tuple[str, dict[str, Any]]:
    """Play one game, in whatever process."""
    game = get_game(job.game)
    setup = game.setup(len(job.bots), dict(job.options), job.content)
    outcome = play_match(setup, list(job.bots), job.seed, job.seconds)
    return job.key, asdict(outcome)


def run(plan: Plan, path: Path, workers: int, console: Console) -> list[dict[str, Any]]:
    """Play what is missing in the file and return the results of all games of the plan."""
    done = read_results(path)
    jobs = list(plan.jobs())
    missing = [job for job in jobs if job.key not in done]
    if missing:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            for key, result in _play_all(missing, len(jobs), workers, console):
                done[key] = result
                file.write(json.dumps({"key": key, **result}) + "\n")
                file.flush()
                for lost in result["forfeits"][:3]:
                    name = result["bots"][lost["seat"]]
                    console.print(f"{name} lost move {lost['move']}: {lost['reason']}", style="red")
    return [done[job.key] for job in jobs]


def _play_all(
    missing: list[Job], total: int, workers: int, console: Console
) -> Iterator[tuple[str, dict[str, Any]]]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=total, completed=total - len(missing))
        if workers <= 1:
            for job in missing:
                yield play_job(job)
                progress.advance(task)
            return
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            for pair in pool.imap_unordered(play_job, missing):
                yield pair
                progress.advance(task)


def read_results(path: Path) -> dict[str, dict[str, Any]]:
    """The games of a file by key; a line cut off by a crash is passed over."""
    found: dict[str, dict[str, Any]] = {}
    if not path.exists():
        return found
    for line in path.read_text("utf-8").splitlines():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        found[row.pop("key")] = row
    return found


@dataclass
class Pairing:
    """How one bot did against another."""

    one: str
    two: str
    games: int = 0
    won: float = 0.0
    """Games the first won; one shared by several counts in part."""
    points: float = 0.0
    """The sum of the first's leads over the best of the others."""

    def line(self) -> str:
        """The result as a sentence."""
        low, high = wilson(self.won, self.games)
        share = 100 * self.won / self.games
        return (
            f"{self.one} against {self.two}: {share:.1f} % of {self.games} games "
            f"(95 % interval {100 * low:.1f} to {100 * high:.1f}), "
            f"mean lead {self.points / self.games:+.1f}"
        )


def pairings(plan: Plan, results: list[dict[str, Any]]) -> list[Pairing]:
    """The results of a plan, pair by pair."""
    table = {pair: Pairing(*pair) for pair in plan.pairs()}
    for job, row in zip(plan.jobs(), results, strict=True):
        seat = job.lone
        pair = (job.bots[seat], job.bots[seat - 1])
        entry = table[pair]
        entry.games += 1
        if seat in row["winners"]:
            entry.won += 1 / len(row["winners"])
        others = [score for place, score in enumerate(row["scores"]) if place != seat]
        entry.points += row["scores"][seat] - max(others)
    return list(table.values())


def ratings(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Elo by every two seats of different bots that met in a game."""
    wins: dict[tuple[str, str], float] = {}
    for row in rows:
        names = row["bots"]
        for one in range(len(names)):
            for two in range(one + 1, len(names)):
                if names[one] == names[two]:
                    continue
                share = _better(row, one, two)
                pair = (names[one], names[two])
                wins[pair] = wins.get(pair, 0.0) + share
                back = (names[two], names[one])
                wins[back] = wins.get(back, 0.0) + 1 - share
    return bradley_terry(wins) if wins else {}


def _better(row: dict[str, Any], one: int, two: int) -> float:
    won = [seat in row["winners"] for seat in (one, two)]
    if won[0] != won[1]:
        return float(won[0])
    difference = row["scores"][one] - row["scores"][two]
    return 0.5 if difference == 0 or won[0] else float(difference > 0)


def report(plan: Plan, results: list[dict[str, Any]]) -> list[str]:
    """The ladder in words."""
    lines = [pairing.line() for pairing in pairings(plan, results)]
    rated = ratings(results)
    if len(rated) > 1:
        lines.append("")
        longest: dict[str, float] = {}
        for row in results:
            for name, seconds in zip(row["bots"], row["longest"], strict=True):
                longest[name] = max(longest.get(name, 0.0), seconds)
        for name in sorted(rated, key=lambda name: -rated[name]):
            games = sum(name in row["bots"] for row in results)
            lines.append(
                f"{name:<24} Elo {rated[name]:+6.0f}  {games} games, "
                f"longest decision {longest[name]:.2f} s"
            )
    forfeits = sum(len(row["forfeits"]) for row in results)
    if forfeits:
        lines.append(f"{forfeits} moves were forfeited")
    return lines


def cores() -> int:
    """How many processes to use."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)


__all__ = ["Outcome", "Plan", "cores", "pairings", "ratings", "read_results", "report", "run"]
