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
    """Add a column ``seed_group`` that groups games with the same seed or deal."""
    pl = polars()
    plan = tables.plan
    same = len(plan.variants()) * (plan.seats if plan.duplicate else 1)
    seed_group = (pl.col("game") // same).alias("seed_group")
    return replace(
        tables,
        games=tables.games.with_columns(seed_group),
        seats=tables.seats.with_columns(seed_group),
        seen=tables.seen.with_columns(seed_group),
        figures=tables.figures.with_columns(seed_group),
    )


def sample(frame: pl.DataFrame, column: str) -> Sample:
    pl = polars()
    rows = frame.group_by("seed_group").agg(
        pl.col(column).cast(pl.Float64).sum().alias("sum"), pl.len().alias("count")
    )
    found = Sample()
    for seed_group, total, count in rows.sort("seed_group").iter_rows():
        found.add(seed_group, total, count)
    return found


def takes_and_wins(
    tables: Tables, kinds: tuple[str, ...]
) -> dict[SubjectKey, tuple[Sample, Sample, int]]:
    """For each subject: the games that offered it and whether it was taken, the wins of its takers,
    and the number of takes.

    A subject that was taken counts as available even if no offer was recorded.
    """
    pl = polars()
    seen = tables.seen.filter(pl.col("kind").is_in(kinds))
    keys = ["kind", "id", "seed_group"]
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
    for kind, id, seed_group, many, count, takes in games.sort(keys).iter_rows():
        taken, won, before = found.get((kind, id), (Sample(), Sample(), 0))
        taken.add(seed_group, many, count)
        found[kind, id] = (taken, won, before + takes)
    for kind, id, seed_group, won_by, count in takers.sort(keys).iter_rows():
        found[kind, id][1].add(seed_group, won_by, count)
    return found
