"""Rates bots against one another: resumable, in parallel, with rotated seats.

Every game is one line of a JSON Lines file under its own key. A stopped run resumes where it left
off; a second run with more games plays only the missing ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arizona import get_game
from arizona.engine.game import OptionValue
from arizona.lab.errors import wrong_file
from arizona.lab.measure.rating import Meeting, Rated, rate
from arizona.lab.measure.stats import Sample, Share, interval, share
from arizona.lab.report.numbers import percent, signed
from arizona.lab.run.arena import play_match
from arizona.lab.run.line_files import complete_lines, open_to_append
from arizona.lab.run.workers import as_done
from arizona.messages import Phrases

MAX_FORFEITS_SHOWN = 3
"""Number of forfeits printed during a run; the report counts all of them."""


@dataclass(frozen=True)
class Job:
    """One game to play."""

    key: str
    game: str
    bots: tuple[str, ...]
    lone: int
    """Seat of the first bot of the pair."""
    seed: str
    options: tuple[tuple[str, OptionValue], ...]
    content: str
    seconds: float | None
    duplicate: bool = False
    """Whether games with the same seed get the same dice and draws, whatever the bots decide."""


@dataclass
class Plan:
    """Parameters of a ladder."""

    game: str
    bots: list[str]
    games: int
    """Games per pair of bots."""
    seats: int = 2
    options: dict[str, OptionValue] | None = None
    content: str = "default"
    seconds: float | None = None
    neighbors: bool = False
    """Whether only neighbors in the list of bots are paired."""
    seed: str = "ladder"
    duplicate: bool = True
    """Whether the games with the same seed are duplicates (see ``Job``)."""

    def pairs(self) -> list[tuple[str, str]]:
        """Pairs of bots: the first plays alone against the second in all other seats."""
        found: list[tuple[str, str]] = []
        for place, one in enumerate(self.bots):
            rest = self.bots[place + 1 :]
            found.extend((one, two) for two in (rest[:1] if self.neighbors else rest))
        return found

    def jobs(self) -> Iterator[Job]:
        """Yield every game; the lone bot plays each seat in turn with the same seed."""
        options = tuple(sorted((self.options or {}).items()))
        for number in range(self.games):
            for one, two in self.pairs():
                line_up = [two] * self.seats
                lone = number % self.seats
                line_up[lone] = one
                seed = f"{self.seed}-{number // self.seats}"
                given = ",".join(f"{name}={value}" for name, value in options)
                parts = [self.game, given, self.content, str(self.seconds or ""), seed]
                parts += ["duplicate"] if self.duplicate else []
                key = "|".join([*parts, *line_up])
                yield Job(
                    key,
                    self.game,
                    tuple(line_up),
                    lone,
                    seed,
                    options,
                    self.content,
                    self.seconds,
                    self.duplicate,
                )


def play_job(job: Job) -> tuple[str, dict[str, Any]]:
    """Play one game; runs in any worker process."""
    game = get_game(job.game)
    setup = game.setup(len(job.bots), dict(job.options), job.content)
    outcome = play_match(setup, list(job.bots), job.seed, job.seconds, duplicate=job.duplicate)
    return job.key, asdict(outcome)


def run(plan: Plan, path: Path, workers: int, console: Console) -> list[dict[str, Any]]:
    """Play the games missing from the file and return the results of all games of the plan."""
    done = read_results(path)
    jobs = list(plan.jobs())
    missing = [job for job in jobs if job.key not in done]
    if missing:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_to_append(path) as file:
            for key, result in _play_all(missing, len(jobs), workers, console):
                done[key] = result
                file.write(json.dumps({"key": key, **result}).encode() + b"\n")
                file.flush()
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
    phrases = Phrases()
    reported = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(
            phrases.text("lab-games"), total=total, completed=total - len(missing)
        )
        for key, result in as_done(play_job, missing, workers):
            yield key, result
            progress.advance(task)
            for lost in result["forfeits"][: MAX_FORFEITS_SHOWN - reported]:
                reported += 1
                line = phrases.text(
                    "lab-ladder-forfeit",
                    bot=result["bots"][lost["seat"]],
                    move=lost["move"],
                    reason=lost["reason"],
                )
                console.print(line, style="red", markup=False)


def read_results(path: Path) -> dict[str, dict[str, Any]]:
    """The finished games of a file by key."""
    found: dict[str, dict[str, Any]] = {}
    for place, line in enumerate(complete_lines(path)):
        try:
            row = json.loads(line)
            found[row.pop("key")] = row
        except (ValueError, KeyError, AttributeError, TypeError):
            english = "line {line} is not a game of a ladder"
            raise wrong_file(path, "line", english, line=place + 1) from None
    return found


@dataclass
class Pairing:
    """Results of one bot against another."""

    one: str
    two: str
    games: int = 0
    won: float = 0.0
    """Games the first bot won; shared wins count fractionally."""
    duplicate: bool = False
    by_seed: Sample = field(default_factory=Sample)
    """The first bot's results, grouped by seed."""
    leads: Sample = field(default_factory=Sample)
    """The first bot's leads over the best other seat, grouped by seed."""

    @property
    def points(self) -> float:
        """Sum of the first bot's leads."""
        return sum(self.leads.sums.values())

    def share(self) -> Share:
        """The first bot's share of wins with its interval."""
        return share(self.one, self.won, self.games, self.by_seed, duplicate=self.duplicate)

    def lead(self) -> str:
        """The mean lead as text, with half of its 95% interval if it is known."""
        low, high = interval(self.leads.mean, self.leads.error(), len(self.leads.sums))
        text = signed(self.leads.mean)
        return text if low is None or high is None else f"{text} ± {(high - low) / 2:.1f}"

    def line(self, phrases: Phrases) -> str:
        found = self.share()
        return phrases.text(
            "lab-ladder-pair",
            one=self.one,
            two=self.two,
            games=self.games,
            share=percent(found.share),
            low=percent(found.low),
            high=percent(found.high),
            lead=self.lead(),
        )


def pairings(plan: Plan, results: list[dict[str, Any]]) -> list[Pairing]:
    """Results of a plan for each pair."""
    table = {pair: Pairing(*pair, duplicate=plan.duplicate) for pair in plan.pairs()}
    seed_groups: dict[str, int] = {}
    for job, row in zip(plan.jobs(), results, strict=True):
        seat = job.lone
        pair = (job.bots[seat], job.bots[seat - 1])
        entry = table[pair]
        entry.games += 1
        won = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
        entry.won += won
        group = seed_groups.setdefault(job.seed, len(seed_groups))
        entry.by_seed.add(group, won)
        others = [score for place, score in enumerate(row["scores"]) if place != seat]
        entry.leads.add(group, row["scores"][seat] - max(others))
    return list(table.values())


def ratings(rows: list[dict[str, Any]], *, duplicate: bool = False) -> dict[str, Rated]:
    """Elo ratings from every two seats with different bots that met in a game."""
    met: list[Meeting] = []
    for row in rows:
        names = row["bots"]
        for one in range(len(names)):
            for two in range(one + 1, len(names)):
                if names[one] != names[two]:
                    share = _better(row, one, two)
                    met.append(Meeting(row["seed"], names[one], names[two], share))
    return rate(met, duplicate=duplicate) if met else {}


def _better(row: dict[str, Any], one: int, two: int) -> float:
    won = [seat in row["winners"] for seat in (one, two)]
    if won[0] != won[1]:
        return float(won[0])
    difference = row["scores"][one] - row["scores"][two]
    return 0.5 if difference == 0 or won[0] else float(difference > 0)


def report(plan: Plan, results: list[dict[str, Any]], phrases: Phrases) -> list[str]:
    """The results as text lines."""
    lines = [pairing.line(phrases) for pairing in pairings(plan, results)]
    rated = ratings(results, duplicate=plan.duplicate)
    if len(rated) > 1:
        lines.append("")
        longest: dict[str, float] = {}
        for row in results:
            for name, seconds in zip(row["bots"], row["longest"], strict=True):
                longest[name] = max(longest.get(name, 0.0), seconds)
        for name in sorted(rated, key=lambda name: -rated[name].elo):
            elo, low, high = (
                "?" if part is None else f"{part:+.0f}".replace("-", "−") for part in rated[name]
            )
            result = phrases.text(
                "lab-ladder-rated",
                elo=f"{elo:>6}",
                low=low,
                high=high,
                games=sum(name in row["bots"] for row in results),
                seconds=f"{longest[name]:.2f}",
            )
            lines.append(f"{name:<24} {result}")
    forfeits = sum(len(row["forfeits"]) for row in results)
    if forfeits:
        lines.append(phrases.text("lab-ladder-forfeits", count=forfeits))
    return lines
