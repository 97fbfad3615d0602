"""Columns of a run's tables as samples, grouped by the seed of their games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arizona.lab.measure.stats import Sample
from arizona.lab.measure.tables import Tables, polars

if TYPE_CHECKING:
    import polars as pl

SubjectKey = tuple[str, str]
"""Kind and id of a subject."""


def with_seed_groups(tables: Tables) -> Tables:
    """Add a column ``luck`` that groups games with the same seed (one per variant)."""
    pl = polars()
    luck = (pl.col("game") // len(tables.plan.variants())).alias("luck")
    return replace(
        tables,
        games=tables.games.with_columns(luck),
        seats=tables.seats.with_columns(luck),
        seen=tables.seen.with_columns(luck),
        figures=tables.figures.with_columns(luck),
    )


def sample(frame: pl.DataFrame, column: str) -> Sample:
    """One column of a frame as a sample."""
    pl = polars()
    rows = frame.group_by("luck").agg(
        pl.col(column).cast(pl.Float64).sum().alias("sum"), pl.len().alias("count")
    )
    found = Sample()
    for luck, total, count in rows.sort("luck").iter_rows():
        found.add(luck, total, count)
    return found


def taken_and_won(
    tables: Tables, kinds: tuple[str, ...]
) -> dict[SubjectKey, tuple[Sample, Sample, int]]:
    """For each subject: the games that offered it and whether it was taken, the wins of its takers,
    and the number of takes.

    A subject that was taken counts as available even if no offer was recorded.
    """
    pl = polars()
    seen = tables.seen.filter(pl.col("kind").is_in(kinds))
    keys = ["kind", "id", "luck"]
    whole = seen.filter((pl.col("seat") < 0) & ((pl.col("offered") > 0) | (pl.col("taken") > 0)))
    games = whole.group_by(keys).agg(
        (pl.col("taken") > 0).sum().alias("games"), pl.len(), pl.col("taken").sum().alias("takes")
    )
    takers = (
        seen.filter(pl.col("seat") >= 0)
        .join(tables.seats.select("game", "seat", "won"), on=["game", "seat"])
        .group_by(keys)
        .agg(pl.col("won").sum(), pl.len())
    )
    found: dict[SubjectKey, tuple[Sample, Sample, int]] = {}
    for kind, id, luck, many, count, takes in games.sort(keys).iter_rows():
        taken, won, before = found.get((kind, id), (Sample(), Sample(), 0))
        taken.add(luck, many, count)
        found[kind, id] = (taken, won, before + takes)
    for kind, id, luck, won_by, count in takers.sort(keys).iter_rows():
        found[kind, id][1].add(luck, won_by, count)
    return found
