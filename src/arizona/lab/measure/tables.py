"""The games of a run as Parquet tables, byte-identical for any number of workers.

Only ``times.parquet`` differs between runs, because thinking times are not reproducible.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arizona.lab.errors import missing_package, wrong_file
from arizona.lab.run.journal import FILE as JOURNAL
from arizona.lab.run.journal import read_journal
from arizona.lab.run.plan import Plan, load_plan
from arizona.lab.run.result import Result

if TYPE_CHECKING:
    import polars as pl

NAMES = ("games", "seats", "points", "seen", "figures", "times")


@dataclass
class Tables:
    """A run as data frames."""

    plan: Plan
    games: pl.DataFrame
    """One row per game."""
    seats: pl.DataFrame
    """One row per seat and game: bot, score, share of the win."""
    points: pl.DataFrame
    """Points by game, turn, seat and source."""
    seen: pl.DataFrame
    """One row per subject and game with the number of offers, plus one per seat that took it."""
    figures: pl.DataFrame
    """Figures the game reports at its end, by seat."""
    times: pl.DataFrame
    """Thinking time by seat."""


def polars() -> Any:
    """Import polars, or raise an ``ArizonaError`` that says how to install it."""
    try:
        import polars as pl  # noqa: PLC0415 (an extra)
    except ImportError:
        raise missing_package("the laboratory", "polars", "lab") from None
    return pl


def write_tables(folder: Path, plan: Plan, results: Iterable[Result]) -> Tables:
    """Write the tables of a run, each file atomically."""
    tables = make_tables(plan, results)
    for name in NAMES:
        path = folder / f"{name}.parquet"
        scratch = folder / f".{name}.parquet.{os.getpid()}"
        getattr(tables, name).write_parquet(scratch, compression="zstd", statistics=True)
        scratch.replace(path)
    return tables


def read_tables(folder: Path) -> Tables:
    """The tables of a run, rebuilt if games were added since they were written."""
    pl = polars()
    plan = load_plan(folder)
    paths = [folder / f"{name}.parquet" for name in NAMES]
    journal = folder / JOURNAL
    written = min((path.stat().st_mtime_ns for path in paths if path.exists()), default=0)
    if not all(path.exists() for path in paths) or (
        journal.exists() and journal.stat().st_mtime_ns > written
    ):
        results = [result for _, result in sorted(read_journal(folder).items())]
        if not results:
            raise wrong_file(folder, "no-games", "no game has been played yet")
        return write_tables(folder, plan, results)
    try:
        found = Tables(plan, *[pl.read_parquet(path) for path in paths])
    except (pl.exceptions.PolarsError, OSError) as error:
        raise wrong_file(folder, "tables", f"its tables cannot be read: {error}") from None
    wanted = make_tables(plan, [])
    for name in NAMES:
        if getattr(found, name).schema != getattr(wanted, name).schema:
            english = f"{name}.parquet was written by another version"
            raise wrong_file(folder, "version", english)
    return found


def make_tables(plan: Plan, results: Iterable[Result]) -> Tables:
    """Build data frames from games, ordered by game number."""
    ordered = sorted(results, key=lambda result: result.number)
    return Tables(
        plan,
        _games(ordered),
        _seats(ordered, plan.seats),
        _points(ordered),
        _seen(ordered),
        _figures(ordered),
        _times(ordered),
    )


def _frame(rows: Iterable[tuple[object, ...]], schema: dict[str, Any]) -> pl.DataFrame:
    found: pl.DataFrame = polars().DataFrame(list(rows), schema=schema, orient="row")
    return found


def _games(ordered: list[Result]) -> pl.DataFrame:
    pl = polars()
    return _frame(
        (
            (
                one.number,
                one.variant,
                one.start,
                max(one.scores),
                one.ending,
                one.moves,
                one.turns,
                sum(one.decisions),
                one.choices,
                one.most_choices,
                one.widths,
                one.lead_changes,
                one.drama,
                one.decided,
                one.branching,
                len(one.lost),
                one.moves_hash,
            )
            for one in ordered
        ),
        {
            "game": pl.Int32,
            "variant": pl.Int8,
            "start": pl.Int8,
            "best": pl.Int32,
            "ending": pl.String,
            "moves": pl.Int32,
            "turns": pl.Int32,
            "decisions": pl.Int32,
            "choices": pl.Int32,
            "most_choices": pl.Int32,
            "widths": pl.List(pl.Int32),
            "lead_changes": pl.Int32,
            "drama": pl.Float32,
            "decided": pl.Float32,
            "branching": pl.List(pl.Float32),
            "forfeits": pl.Int32,
            "moves_hash": pl.String,
        },
    )


def _seats(ordered: list[Result], seats: int) -> pl.DataFrame:
    """One row per seat and game; ``place`` counts from the starting player."""
    pl = polars()
    return _frame(
        (
            (
                one.number,
                one.variant,
                seat,
                (seat - one.start) % seats if one.start >= 0 else seat,
                one.bots[seat],
                one.scores[seat],
                one.first_scores[seat],
                1 / len(one.winners) if seat in one.winners else 0.0,
                one.decisions[seat],
            )
            for one in ordered
            for seat in range(seats)
        ),
        {
            "game": pl.Int32,
            "variant": pl.Int8,
            "seat": pl.Int8,
            "place": pl.Int8,
            "bot": pl.String,
            "score": pl.Int32,
            "first_score": pl.Int32,
            "won": pl.Float64,
            "decisions": pl.Int32,
        },
    )


def _points(ordered: list[Result]) -> pl.DataFrame:
    pl = polars()
    return _frame(
        (
            (one.number, row.turn, row.seat, row.source, row.points)
            for one in ordered
            for row in one.points
        ),
        {
            "game": pl.Int32,
            "turn": pl.Int32,
            "seat": pl.Int8,
            "source": pl.String,
            "points": pl.Int32,
        },
    )


def _seen(ordered: list[Result]) -> pl.DataFrame:
    """What each game offered, and who took it."""
    pl = polars()
    return _frame(
        (row for one in ordered for row in _subjects(one)),
        {
            "game": pl.Int32,
            "kind": pl.String,
            "id": pl.String,
            "seat": pl.Int8,
            "offered": pl.Int32,
            "taken": pl.Int32,
        },
    )


def _figures(ordered: list[Result]) -> pl.DataFrame:
    pl = polars()
    return _frame(
        (
            (one.number, seat, name, value)
            for one in ordered
            for seat, values in enumerate(one.figures)
            for name, value in values.items()
        ),
        {"game": pl.Int32, "seat": pl.Int8, "figure": pl.String, "value": pl.Int32},
    )


def _times(ordered: list[Result]) -> pl.DataFrame:
    pl = polars()
    return _frame(
        (
            (one.number, seat, one.bots[seat], time.seconds, time.longest)
            for one in ordered
            for seat, time in enumerate(one.times)
        ),
        {
            "game": pl.Int32,
            "seat": pl.Int8,
            "bot": pl.String,
            "seconds": pl.Float64,
            "longest": pl.Float64,
        },
    )


def _subjects(one: Result) -> Iterable[tuple[int, str, str, int, int, int]]:
    """One row for the game itself (seat −1) and one for each seat that took the subject."""
    for row in one.seen:
        yield one.number, row.kind, row.id, -1, row.offered, len(row.takers)
        for seat in sorted(set(row.takers)):
            yield one.number, row.kind, row.id, seat, 0, row.takers.count(seat)
