"""Compares strengths of players: who finishes ahead of whom, and how their games differ."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from msgspec import Struct

from arizona.lab.measure.counting import summarize
from arizona.lab.measure.evidence import Evidence
from arizona.lab.measure.play_times import Basis, PlayTimes
from arizona.lab.measure.seed_samples import with_seed_groups
from arizona.lab.measure.stats import Sample, Share, Spread, share, share_above, share_below
from arizona.lab.measure.summary import Summary
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.run.strengths import Group

EVEN = 0.5


class Meeting(Struct, frozen=True):
    """Two strengths at one table: how often a seat of the first finishes ahead of the second."""

    row: int
    column: int
    ahead: Share
    """Share of all pairs of their seats in a game; equal scores count half."""
    shown: bool
    """Whether there is good evidence that one is stronger, all pairs taken into account."""


class StrengthGroup(Struct, frozen=True):
    """The games within one strength."""

    bot: str
    games: int
    winners_score: Spread
    decisions: Spread
    lead_changes: Spread
    comebacks: Share
    start: Share | None
    """Wins of the start player; None if the game has none."""
    minutes: Spread
    minutes_basis: Basis


class Strengths(Struct, frozen=True):
    """All groups, and the matrix of their meetings."""

    game: str
    seats: int
    content: str
    seed: str
    bots: list[str]
    groups: list[StrengthGroup]
    meetings: list[Meeting]


def compare_strengths(
    bots: list[str], runs: Mapping[Group, Tables], times: PlayTimes | None = None
) -> Strengths:
    """Compute the matrix of meetings and the figures of each group."""
    plan = next(iter(runs.values())).plan
    shares = {
        group: _ahead(tables, bots[group[0]], bots[group[1]])
        for group, tables in runs.items()
        if group[0] != group[1]
    }
    claims: dict[Hashable, float] = {
        group: min(1.0, 2 * min(share_above(one, EVEN), share_below(one, EVEN)))
        for group, one in shares.items()
    }
    evidence = Evidence(claims)
    return Strengths(
        plan.game,
        plan.seats,
        plan.content,
        plan.seed,
        bots,
        [_group(bot, summarize(runs[at, at], times)) for at, bot in enumerate(bots)],
        [
            Meeting(row, column, one, evidence.shown((row, column)))
            for (row, column), one in shares.items()
        ],
    )


def _ahead(tables: Tables, one: str, two: str) -> Share:
    """Compare every seat of the first bot with every seat of the second, game by game."""
    pl = polars()
    seats = with_seed_groups(tables).seats.select("game", "seed_group", "bot", "score")
    pairs = seats.filter(pl.col("bot") == one).join(
        seats.filter(pl.col("bot") == two), on=["game", "seed_group"], suffix="_other"
    )
    points = (
        pl.when(pl.col("score") > pl.col("score_other"))
        .then(1.0)
        .when(pl.col("score") == pl.col("score_other"))
        .then(EVEN)
        .otherwise(0.0)
    )
    found = Sample()
    rows = pairs.group_by("seed_group").agg(points.sum().alias("ahead"), pl.len().alias("many"))
    for seed_group, ahead, many in rows.sort("seed_group").iter_rows():
        found.add(seed_group, ahead, many)
    return share("", sum(found.sums.values()), found.count, found)


def _group(bot: str, summary: Summary) -> StrengthGroup:
    return StrengthGroup(
        bot,
        summary.games,
        summary.winners_score,
        summary.decisions,
        summary.course.lead_changes,
        summary.course.comebacks,
        summary.places[0] if summary.places else None,
        summary.design.minutes,
        summary.design.minutes_basis,
    )
