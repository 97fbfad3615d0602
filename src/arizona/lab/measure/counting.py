"""Computes the summary of a run from its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arizona.lab.measure.design import design
from arizona.lab.measure.plans import plans
from arizona.lab.measure.play_times import PlayTimes
from arizona.lab.measure.seed_samples import sample, takes_and_wins, with_seed_groups
from arizona.lab.measure.stats import (
    Histogram,
    Sample,
    Share,
    Spread,
    difference,
    histogram,
    share_above,
    share_below,
    spread,
    spread_above,
    spread_below,
)
from arizona.lab.measure.stats import share as share_of
from arizona.lab.measure.summary import (
    Aim,
    BotLine,
    Course,
    Figure,
    Lying,
    Place,
    Source,
    Summary,
    Track,
    Used,
    Variant,
)
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.measure.thresholds import EARLY
from arizona.lab.measure.watch import PLACE, Target
from arizona.lab.measure.watchers import Watch, watch
from arizona.lab.run.kingmaking import KINGMAKER
from arizona.lab.run.play import PARTS

if TYPE_CHECKING:
    import polars as pl

HALF = 0.5
"""Share of single values that must be inside a target."""


def summarize(tables: Tables, times: PlayTimes | None = None) -> Summary:
    """Summarize a run; ``times`` are measured times of people in its game."""
    pl = polars()
    plan = tables.plan
    tables = with_seed_groups(tables)
    watcher = watch(plan.game)
    seats, games = tables.seats, tables.games
    count = games.height
    winners = seats.filter(pl.col("won") > 0)
    figures = _figures(tables)
    endings = _endings(games)
    scores = histogram(seats["score"].to_list())
    return Summary(
        game=plan.game,
        content=plan.content,
        digest=plan.digest,
        rules=plan.rules,
        seats_count=plan.seats,
        bots_named=plan.bots,
        options=plan.options,
        seed=plan.seed,
        reproducible=plan.reproducible(),
        games=count,
        seats=_wins(seats, "seat"),
        places=_wins(seats, "place") if _most(games, "start") >= 0 else [],
        bots=_bots(tables),
        winners_score=_spread(winners, "score"),
        score=_spread(seats, "score"),
        winners_scores=histogram(winners["score"].to_list(), width=scores.width),
        scores=scores,
        decisions=_spread(games, "decisions"),
        decision_counts=histogram(games["decisions"].to_list()),
        turns=_spread(games, "turns"),
        endings=endings,
        course=_course(tables),
        design=design(tables, _parted(tables), _kingmaking(tables), times),
        branching=spread(
            (games["choices"] / games["decisions"]).to_list(), games["seed_group"].to_list()
        ),
        most_choices=int(_most(games, "most_choices")),
        widths=_widths(games),
        forced=_forced(games),
        branching_over_time=_by_part(games),
        sources=_sources(tables),
        figures=figures,
        heat=_heat(tables),
        tracks=_tracks(tables, watcher),
        plans=plans(tables),
        aims=_aims(watcher, tables, figures, endings),
        used=_used(tables, watcher),
        lying=_lying(tables, watcher),
        variants=_variants(tables),
        forfeits=int(_sum(games, "forfeits")),
    )


def _spread(frame: pl.DataFrame, column: str) -> Spread:
    return spread(frame[column].to_list(), frame["seed_group"].to_list())


def _share(label: str, frame: pl.DataFrame, column: str) -> Share:
    """The mean of a column of shares; games with the same seed count as one observation."""
    return share_of(label, _sum(frame, column), frame.height, sample(frame, column))


def _sum(frame: pl.DataFrame, column: str) -> float:
    return float(frame[column].sum())


def _most(frame: pl.DataFrame, column: str) -> float:
    return max(map(float, frame[column].to_list()), default=0.0)


def _wins(seats: pl.DataFrame, column: str) -> list[Share]:
    return [
        _share(str(int(place) + 1), mine, "won")
        for (place,), mine in seats.sort(column).group_by([column], maintain_order=True)
    ]


def _bots(tables: Tables) -> list[BotLine]:
    pl = polars()
    found: list[BotLine] = []
    for bot in dict.fromkeys(tables.plan.bots):
        mine = tables.seats.filter(pl.col("bot") == bot)
        times = tables.times.filter(pl.col("bot") == bot)
        seconds, decisions = _sum(times, "seconds"), max(1.0, _sum(mine, "decisions"))
        found.append(
            BotLine(
                bot,
                _share(bot, mine, "won"),
                _spread(mine, "score"),
                round(1000 * seconds / decisions, 3),
                round(_most(times, "longest"), 4),
            )
        )
    return sorted(found, key=lambda line: -line.wins.share)


def _endings(games: pl.DataFrame) -> list[Share]:
    pl = polars()
    rows = games["ending"].value_counts(sort=True).iter_rows()
    return [
        _share(ending, games.with_columns((pl.col("ending") == ending).alias("so")), "so")
        for ending, _ in rows
        if ending
    ]


def _forced(games: pl.DataFrame) -> Spread:
    """Share of decisions with only one legal action, per game."""
    pl = polars()
    part = pl.col("widths").list.get(0, null_on_oob=True).fill_null(0) / pl.col("decisions")
    return _spread(games.with_columns(part.alias("forced")), "forced")


def _widths(games: pl.DataFrame) -> list[float]:
    total: list[int] = []
    for row in games["widths"].to_list():
        total.extend([0] * (len(row) - len(total)))
        for place, many in enumerate(row):
            total[place] += many
    whole = max(1, sum(total))
    return [round(many / whole, 4) for many in total]


def _by_part(games: pl.DataFrame) -> list[float]:
    pl = polars()
    parts = games.select(
        [pl.col("branching").list.get(part).mean().alias(str(part)) for part in range(PARTS)]
    )
    return [round(float(value), 3) for value in parts.row(0)]


def _course(tables: Tables) -> Course:
    pl = polars()
    games, seats = tables.games, tables.seats
    ranked = seats.group_by("game", "seed_group", maintain_order=True).agg(
        (pl.col("score").max() - pl.col("score").top_k(2).min()).alias("margin")
    )
    games = games.with_columns(
        (pl.col("decided") > 0.9).alias("late"), (pl.col("decided") < EARLY).alias("early")
    )
    standing = _standing(tables)
    return Course(
        lead_changes=_spread(games, "lead_changes"),
        lead_counts=histogram(games["lead_changes"].to_list()),
        drama=_spread(games, "drama"),
        decided=_spread(games, "decided"),
        decided_counts=_tenths(games["decided"].to_list()),
        comebacks=_share("", games, "late"),
        early=_share("", games, "early"),
        margin=_spread(ranked, "margin"),
        leader=standing[0],
        others=standing[1],
    )


def _tenths(values: list[float]) -> Histogram:
    counts = [0] * 10
    for value in values:
        counts[min(9, int(value * 10))] += 1
    return Histogram(0, 0.1, counts)


def _parted(tables: Tables) -> pl.DataFrame:
    """The points with the part of the game they were scored in; the last turn is separate."""
    pl = polars()
    turns = tables.games.select("game", "turns")
    part = (pl.col("turn") * PARTS // pl.col("turns")).clip(0, PARTS - 1)
    last = pl.col("turn") >= pl.col("turns")
    return (
        tables.points.join(turns, on="game")
        .with_columns(pl.when(last).then(PARTS).otherwise(part).cast(pl.Int32).alias("part"))
        .join(tables.seats.select("game", "seat", "won"), on=["game", "seat"])
    )


def _standing(tables: Tables) -> tuple[list[float], list[float]]:
    """Mean score of winners and of the other seats after each part of the game."""
    pl = polars()
    points = _parted(tables)
    found: list[list[float]] = []
    for won in (True, False):
        side = pl.col("won") > 0 if won else pl.col("won") == 0
        who = tables.seats.filter(side)
        number = max(1, who.height)
        start = _sum(who, "first_score") / number
        gained = points.filter(side).group_by("part").agg(pl.col("points").sum())
        by_part = dict(gained.iter_rows())
        line: list[float] = []
        for part in range(PARTS + 1):
            start += by_part.get(part, 0) / number
            line.append(round(start, 3))
        found.append(line)
    return found[0], found[1]


def _sources(tables: Tables) -> list[Source]:
    pl = polars()
    points = _parted(tables)
    seats = tables.seats
    number = seats.height
    won = seats.filter(pl.col("won") > 0).height
    found: list[Source] = []
    for (source,), mine in points.group_by(["source"], maintain_order=True):
        total = _sum(mine, "points")
        winners = _sum(mine.filter(pl.col("won") > 0), "points")
        by_part = dict(mine.group_by("part").agg(pl.col("points").sum()).iter_rows())
        line: list[float] = []
        level = 0.0
        for part in range(PARTS + 1):
            level += by_part.get(part, 0) / number
            line.append(round(level, 3))
        found.append(
            Source(
                str(source),
                round(total / number, 3),
                round(winners / max(1, won), 3),
                round((total - winners) / max(1, number - won), 3),
                difference(*_winners_and_rest(tables, mine)),
                line,
            )
        )
    return sorted(found, key=lambda one: (-abs(one.mean), one.source))


def _winners_and_rest(tables: Tables, points: pl.DataFrame) -> tuple[Sample, Sample]:
    """Points of winners and of other seats from one source, including zeros, sampled by seed."""
    pl = polars()
    gained = points.group_by("game", "seat").agg(pl.col("points").sum())
    every = tables.seats.join(gained, on=["game", "seat"], how="left")
    every = every.with_columns(pl.col("points").fill_null(0))
    return (
        sample(every.filter(pl.col("won") > 0), "points"),
        sample(every.filter(pl.col("won") == 0), "points"),
    )


def _figures(tables: Tables, games: pl.DataFrame | None = None) -> list[Figure]:
    pl = polars()
    frame = tables.figures.join(tables.seats.select("game", "seat", "won"), on=["game", "seat"])
    frame = frame.filter(~pl.col("figure").str.starts_with(PLACE) & (pl.col("figure") != KINGMAKER))
    if games is not None:
        frame = frame.join(games.select("game"), on="game")
    found: list[Figure] = []
    for (name,), mine in frame.group_by(["figure"], maintain_order=True):
        best = mine.filter(pl.col("won") > 0)
        found.append(Figure(str(name), _spread(best, "value"), _spread(mine, "value")))
    return found


def _heat(tables: Tables) -> list[Place]:
    """How often each space is used, by all seats and by winners, row by row; 0 for unused ones."""
    pl = polars()
    seats = tables.seats.select("game", "seat", "won")
    used = tables.figures.filter(pl.col("figure").str.starts_with(PLACE)).join(
        seats, on=["game", "seat"]
    )
    many, winners = seats.height, seats.filter(pl.col("won") > 0).height
    found = {
        str(name).removeprefix(PLACE): Place(
            str(name).removeprefix(PLACE),
            round(mine.height / max(1, many), 4),
            round(mine.filter(pl.col("won") > 0).height / max(1, winners), 4),
        )
        for (name,), mine in used.group_by(["figure"])
    }
    columns = range(ord("A"), max((ord(name[0]) for name in found), default=0) + 1)
    rows = range(1, max((int(name[1:]) for name in found), default=0) + 1)
    names = [f"{chr(column)}{row}" for row in rows for column in columns]
    return [found.get(name, Place(name, 0.0, 0.0)) for name in names]


def _kingmaking(tables: Tables) -> Share | None:
    """Share of games in which a seat that cannot win decides who does; None if not examined."""
    pl = polars()
    frame = tables.figures.filter(pl.col("figure") == KINGMAKER)
    if not frame.height:
        return None
    games = frame.group_by("game", "seed_group").agg((pl.col("value").max() > 0).alias("so"))
    return _share("", games, "so")


def _tracks(tables: Tables, watcher: Watch) -> list[Track]:
    """How many seats reach each level of a ladder or track, up to the highest level reached."""
    pl = polars()
    won = tables.seats.select("game", "seat", "won")
    found: list[Track] = []
    for figure in watcher.tracks:
        levels = tables.figures.filter(pl.col("figure") == figure).join(won, on=["game", "seat"])
        everybody = levels["value"].to_list()
        winners = levels.filter(pl.col("won") > 0)["value"].to_list()
        steps = range(1, max(everybody, default=0) + 1)
        if steps:
            found.append(Track(figure, _reached(everybody, steps), _reached(winners, steps)))
    return found


def _reached(levels: list[int], steps: range) -> list[float]:
    many = max(1, len(levels))
    return [round(sum(level >= step for level in levels) / many, 4) for step in steps]


def _aims(watcher: Watch, tables: Tables, figures: list[Figure], endings: list[Share]) -> list[Aim]:
    """Compare each target with the results: the mean and most single values must be inside it."""
    pl = polars()
    found: list[Aim] = []
    for figure, who, low, high in watcher.targets:
        if figure.startswith("ending:"):
            word = figure.partition(":")[2]
            none = share_of(word, 0, tables.games.height)
            found.append(
                _share_aim(
                    next((one for one in endings if one.label == word), none),
                    Target(figure, who, low, high),
                )
            )
            continue
        frame = tables.seats.select(
            "game", "seed_group", "seat", "won", pl.col("score").alias("value")
        )
        if figure != "score":
            frame = tables.figures.filter(pl.col("figure") == figure).join(
                tables.seats.select("game", "seat", "won"), on=["game", "seat"]
            )
        if who == "winners":
            frame = frame.filter(pl.col("won") > 0)
        frame = frame.with_columns(pl.col("value").is_between(low, high).alias("inside"))
        found.append(
            _mean_aim(
                _spread(frame, "value"),
                _share("", frame, "inside"),
                Target(figure, who, low, high),
            )
        )
    return found


def _share_aim(part: Share, target: Target) -> Aim:
    """Test a share against its range; a bound of 0 or 1 is never violated."""
    low, high = target.low, target.high
    p_met = max(
        share_above(part, low) if low > 0 else 0.0, share_below(part, high) if high < 1 else 0.0
    )
    p_missed = min(share_below(part, low), share_above(part, high))
    met = low <= part.share <= high
    return Aim(target.figure, target.who, low, high, part.share, part.share, met, p_met, p_missed)


def _mean_aim(mean: Spread, inside: Share, target: Target) -> Aim:
    """Test a mean: it and at least half of the single values must be inside the target."""
    low, high = target.low, target.high
    p_met = max(spread_above(mean, low), spread_below(mean, high), share_above(inside, HALF))
    p_off = min(spread_below(mean, low), spread_above(mean, high), share_below(inside, HALF))
    met = low <= mean.mean <= high and inside.share >= HALF
    return Aim(
        target.figure,
        target.who,
        low,
        high,
        round(mean.mean, 3),
        inside.share,
        met,
        p_met,
        min(1.0, 2 * p_off),  # two-sided
    )


def _used(tables: Tables, watcher: Watch) -> list[Used]:
    titles = _titles(tables, watcher)
    found: list[Used] = []
    for (kind, id), (taken, won, takes) in takes_and_wins(tables, watcher.takes).items():
        found.append(
            Used(
                kind,
                id,
                titles.get((kind, id), id),
                taken.count,
                share_of("", sum(taken.sums.values()), taken.count, taken),
                takes,
                share_of("", sum(won.sums.values()), won.count, won),
            )
        )
    order = {kind: place for place, kind in enumerate(watcher.takes)}
    return sorted(found, key=lambda one: (order[one.kind], -one.taken.share, one.id))


def _titles(tables: Tables, watcher: Watch) -> dict[tuple[str, str], str]:
    content = tables.plan.setup(0).content
    return {(kind, id): title for kind, id, title in watcher.subjects(content)}


def _lying(tables: Tables, watcher: Watch) -> list[Lying]:
    pl = polars()
    titles = _titles(tables, watcher)
    games = tables.games.select("game", "seed_group", "best", "decisions")
    found: list[Lying] = []
    seen = tables.seen.filter(pl.col("kind").is_in(watcher.shared) & (pl.col("offered") > 0))
    for (kind, id), mine in seen.group_by(["kind", "id"], maintain_order=True):
        there = games.join(mine.select("game"), on="game", how="semi")
        without = games.join(mine.select("game"), on="game", how="anti")
        if not without.height:
            continue
        differences = [
            difference(sample(there, column), sample(without, column))
            for column in ("best", "decisions")
        ]
        title = titles.get((str(kind), str(id)), str(id))
        found.append(Lying(str(kind), str(id), title, there.height, *differences))
    return sorted(found, key=lambda one: (one.kind, -one.best.value, one.id))


def _variants(tables: Tables) -> list[Variant]:
    pl = polars()
    options = tables.plan.variants()
    if len(options) < 2:
        return []
    first = tables.games.filter(pl.col("variant") == 0)
    found: list[Variant] = []
    for number, chosen in enumerate(options):
        games = tables.games.filter(pl.col("variant") == number)
        seats = tables.seats.filter((pl.col("variant") == number) & (pl.col("place") == 0))
        changes = {
            column: difference(sample(games, column), sample(first, column))
            for column in ("best", "decisions", "lead_changes", "drama")
        }
        found.append(
            Variant(
                chosen,
                games.height,
                _spread(games, "best"),
                _spread(games, "decisions"),
                _spread(games, "lead_changes"),
                _spread(games, "drama"),
                _share("", seats, "won"),
                _endings(games),
                _figures(tables, games),
                changes if number else {},
            )
        )
    return found
