"""How many games are needed: for a report, and before a run."""

from __future__ import annotations

import math

from arizona.lab.measure.sample_size import CERTAINTY, CHANCE, games_for_change, games_for_width
from arizona.lab.measure.seed_samples import sample, with_seed_groups
from arizona.lab.measure.stats import spread
from arizona.lab.measure.summary import Summary, fair
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.report.findings import rounded
from arizona.lab.report.numbers import grouped, number, percent, plain
from arizona.messages import Phrases

HALF = 0.03
"""Half-width to which a share of wins should be known."""


def games_lines(summary: Summary, phrases: Phrases) -> list[str]:
    """The precision of this run, and how many games are needed for 3 percentage points."""
    just = fair(summary)
    widest = max((one.high - one.low) / 2 for one in summary.seats)
    lines = [
        phrases.text(
            "lab-needed-seats",
            count=summary.games,
            games=grouped(summary.games),
            now=percent(widest),
            wanted=percent(HALF, 0),
            needed=rounded(games_for_width(just, HALF)),
        )
    ]
    taken = sorted(one.wins.total for one in summary.used if one.wins.total)
    if taken and summary.games:
        middle = taken[len(taken) // 2]
        needed = games_for_width(just, HALF) * summary.games / middle
        lines.append(
            phrases.text(
                "lab-needed-things",
                count=middle,
                takers=grouped(middle),
                wanted=percent(HALF, 0),
                needed=rounded(math.ceil(needed)),
            )
        )
    return lines


class Wanted:
    """The wanted precision."""

    def __init__(
        self,
        points: float = 3.0,
        change: float = 1.0,
        certainty: float = CERTAINTY,
        chance: float = CHANCE,
    ) -> None:
        self.points = points
        """Percentage points of a share of wins."""
        self.change = change
        """Points of the winner's score."""
        self.certainty = certainty
        self.chance = chance


def plan_lines(seats: int, wanted: Wanted, phrases: Phrases) -> list[str]:
    """Games needed to measure shares of wins; no run is required for this."""
    just = 1 / seats
    half = wanted.points / 100
    each = games_for_change(math.sqrt(2 * just * (1 - just)), half, wanted.certainty, wanted.chance)
    args = {
        "points": plain(wanted.points),
        "fair": percent(just),
        "certainty": percent(wanted.certainty, 0),
        "chance": percent(wanted.chance, 0),
    }
    width = games_for_width(just, half, wanted.certainty)
    return [
        phrases.text("lab-needed-width", **args, games=rounded(width)),
        phrases.text("lab-needed-shares", **args, games=rounded(each)),
    ]


def run_lines(tables: Tables, wanted: Wanted, phrases: Phrases) -> list[str]:
    """Games needed to detect a change of the winner's score, given its spread in a run."""
    pl = polars()
    games = with_seed_groups(tables).games
    if games.height < 2:
        return []
    deviation = spread(games["best"].to_list()).deviation
    args = {
        "change": plain(wanted.change),
        "deviation": number(deviation, 1),
        "certainty": percent(wanted.certainty, 0),
        "chance": percent(wanted.chance, 0),
    }
    apart = games_for_change(
        math.sqrt(2) * deviation, wanted.change, wanted.certainty, wanted.chance
    )
    lines = [phrases.text("lab-needed-apart", **args, games=rounded(apart))]
    first = sample(games.filter(pl.col("variant") == 0), "best")
    for variant in range(1, len(tables.plan.variants())):
        other = sample(games.filter(pl.col("variant") == variant), "best")
        both = [other.sums[key] - first.sums[key] for key in first.sums if key in other.sums]
        if len(both) < 2:
            continue
        apart_by = spread(both).deviation
        paired = games_for_change(apart_by, wanted.change, wanted.certainty, wanted.chance)
        lines.append(
            phrases.text(
                "lab-needed-paired",
                **(args | {"deviation": number(apart_by, 1)}),
                games=rounded(max(2, paired)),
            )
        )
    return lines
