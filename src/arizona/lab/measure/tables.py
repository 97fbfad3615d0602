"""The games of a run as Parquet tables: the same bytes whatever the number of workers.

Only ``times.parquet`` differs from run to run: how long somebody thought is no part of a game.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arizona.engine.errors import ArizonaError
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
    """A row a game."""
    seats: pl.DataFrame
    """A row a seat of each game: bot, score, share of the win."""
    points: pl.DataFrame
    """Points by game, turn, seat and source."""
    seen: pl.DataFrame
    """A row for each subject of each game: how often offered; one more for each seat taking it."""
    figures: pl.DataFrame
    """What the game counts at its end, by seat."""
    times: pl.DataFrame
    """Thinking time by seat."""


def polars() -> Any:
    """The library of the tables, or a word how to get it."""
    try:
        import polars as pl  # noqa: PLC0415 (an extra)
    except ImportError:
        raise ArizonaError(
            "the laboratory needs the package polars: pip install 'arizona[lab]'"
        ) from None
    return pl


def write_tables(folder: Path, plan: Plan, results: Iterable[Result]) -> Tables:
    """Write the tables of a run, each at once and whole."""
    tables = make_tables(plan, results)
    for name in NAMES:
        path = folder / f"{name}.parquet"
        scratch = folder / f".{name}.parquet.{os.getpid()}"
        getattr(tables, name).write_parquet(scratch, compression="zstd", statistics=True)
        scratch.replace(path)
    return tables


def read_tables(folder: Path) -> Tables:
    """The tables of a run; made anew when games came in since they were written."""
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
            raise ArizonaError(f"{folder}: no game has been played yet")
        return write_tables(folder, plan, results)
    try:
        found = Tables(plan, *[pl.read_parquet(path) for path in paths])
    except (pl.exceptions.PolarsError, OSError) as error:
        raise ArizonaError(f"{folder}: its tables cannot be read: {error}") from None
    wanted = make_tables(plan, [])
    for name in NAMES:
        if getattr(found, name).schema != getattr(wanted, name).schema:
            raise ArizonaError(f"{folder}: {name}.parquet was written by another version")
    return found


def make_tables(plan: Plan, results: Iterable[Result]) -> Tables:
    """Data frames of games, in the order of their numbers."""
    pl = polars()
    ordered = sorted(results, key=lambda result: result.number)
    whole, small, real, text = pl.Int32, pl.Int8, pl.Float32, pl.String
    games = pl.DataFrame(
        [
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
            )
            for one in ordered
        ],
        schema={
            "game": whole,
            "variant": small,
            "start": small,
            "best": whole,
            "ending": text,
            "moves": whole,
            "turns": whole,
            "decisions": whole,
            "choices": whole,
            "most_choices": whole,
            "widths": pl.List(whole),
            "lead_changes": whole,
            "drama": real,
            "decided": real,
            "branching": pl.List(real),
            "forfeits": whole,
        },
        orient="row",
    )
    seats = pl.DataFrame(
        [
            (
                one.number,
                one.variant,
                seat,
                (seat - one.start) % plan.seats if one.start >= 0 else seat,
                one.bots[seat],
                one.scores[seat],
                one.first_scores[seat],
                1 / len(one.winners) if seat in one.winners else 0.0,
                one.decisions[seat],
            )
            for one in ordered
            for seat in range(plan.seats)
        ],
        schema={
            "game": whole,
            "variant": small,
            "seat": small,
            "place": small,
            "bot": text,
            "score": whole,
            "first_score": whole,
            "won": pl.Float64,
            "decisions": whole,
        },
        orient="row",
    )
    points = pl.DataFrame(
        [
            (one.number, row.turn, row.seat, row.source, row.points)
            for one in ordered
            for row in one.points
        ],
        schema={"game": whole, "turn": whole, "seat": small, "source": text, "points": whole},
        orient="row",
    )
    seen = pl.DataFrame(
        [row for one in ordered for row in _seen(one)],
        schema={
            "game": whole,
            "kind": text,
            "id": text,
            "seat": small,
            "offered": whole,
            "taken": whole,
        },
        orient="row",
    )
    figures = pl.DataFrame(
        [
            (one.number, seat, name, value)
            for one in ordered
            for seat, values in enumerate(one.figures)
            for name, value in values.items()
        ],
        schema={"game": whole, "seat": small, "figure": text, "value": whole},
        orient="row",
    )
    times = pl.DataFrame(
        [
            (one.number, seat, one.bots[seat], time.seconds, time.longest)
            for one in ordered
            for seat, time in enumerate(one.times)
        ],
        schema={
            "game": whole,
            "seat": small,
            "bot": text,
            "seconds": pl.Float64,
            "longest": pl.Float64,
        },
        orient="row",
    )
    return Tables(plan, games, seats, points, seen, figures, times)


def _seen(one: Result) -> Iterable[tuple[int, str, str, int, int, int]]:
    """A row for the game itself (seat −1) and one for each seat that took the subject."""
    for row in one.seen:
        yield one.number, row.kind, row.id, -1, row.offered, len(row.takers)
        for seat in sorted(set(row.takers)):
            yield one.number, row.kind, row.id, seat, 0, row.takers.count(seat)
