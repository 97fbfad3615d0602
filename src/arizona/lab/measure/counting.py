"""Count the tables of a run into its summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arizona.lab.measure.stats import Histogram, Share, Spread, histogram, mean_difference, spread
from arizona.lab.measure.stats import share as share_of
from arizona.lab.measure.summary import (
    Aim,
    BotLine,
    Course,
    Figure,
    Lying,
    Source,
    Summary,
    Used,
    Variant,
)
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.measure.watches import Watch, watch
from arizona.lab.run.play import PARTS

if TYPE_CHECKING:
    import polars as pl


def summarise(tables: Tables) -> Summary:
    """Count everything."""
    pl = polars()
    plan = tables.plan
    watcher = watch(plan.game)
    seats, games = tables.seats, tables.games
    count = games.height
    winners = seats.filter(pl.col("won") > 0)
    figures = _figures(tables)
    endings = _endings(games)
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
        winners_scores=histogram(winners["score"].to_list()),
        scores=histogram(seats["score"].to_list()),
        decisions=_spread(games, "decisions"),
        decision_counts=histogram(games["decisions"].to_list()),
        turns=_spread(games, "turns"),
        endings=endings,
        course=_course(tables),
        branching=spread((games["choices"] / games["decisions"]).to_list()),
        most_choices=int(_most(games, "most_choices")),
        widths=_widths(games),
        branching_over_time=_by_part(games),
        sources=_sources(tables),
        figures=figures,
        aims=_aims(watcher, tables, figures, endings),
        used=_used(tables, watcher),
        lying=_lying(tables, watcher),
        variants=_variants(tables),
        forfeits=int(_sum(games, "forfeits")),
    )


def _spread(frame: pl.DataFrame, column: str) -> Spread:
    return spread(frame[column].to_list())


def _sum(frame: pl.DataFrame, column: str) -> float:
    return float(frame[column].sum())


def _most(frame: pl.DataFrame, column: str) -> float:
    return max(map(float, frame[column].to_list()), default=0.0)


def _wins(seats: pl.DataFrame, column: str) -> list[Share]:
    pl = polars()
    rows = seats.group_by(column).agg(pl.col("won").sum(), pl.len().alias("games")).sort(column)
    return [share_of(str(place + 1), won, games) for place, won, games in rows.iter_rows()]


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
                share_of(bot, _sum(mine, "won"), mine.height),
                _spread(mine, "score"),
                round(1000 * seconds / decisions, 3),
                round(_most(times, "longest"), 4),
            )
        )
    return sorted(found, key=lambda line: -line.wins.share)


def _endings(games: pl.DataFrame) -> list[Share]:
    rows = games["ending"].value_counts(sort=True).iter_rows()
    return [share_of(ending, many, games.height) for ending, many in rows if ending]


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
    ranked = seats.group_by("game").agg(
        (pl.col("score").max() - pl.col("score").top_k(2).min()).alias("margin")
    )
    late = games.filter(pl.col("decided") > 0.9).height
    standing = _standing(tables)
    return Course(
        lead_changes=_spread(games, "lead_changes"),
        lead_counts=histogram(games["lead_changes"].to_list()),
        drama=_spread(games, "drama"),
        decided=_spread(games, "decided"),
        decided_counts=_tenths(games["decided"].to_list()),
        comebacks=share_of("", late, games.height),
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
    """The points with the part of the game they came in; the last turn is one of its own."""
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
    """Mean score of the winners and of the others after each part."""
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
                line,
            )
        )
    return sorted(found, key=lambda one: (-abs(one.mean), one.source))


def _figures(tables: Tables, games: pl.DataFrame | None = None) -> list[Figure]:
    pl = polars()
    frame = tables.figures.join(tables.seats.select("game", "seat", "won"), on=["game", "seat"])
    if games is not None:
        frame = frame.join(games.select("game"), on="game")
    found: list[Figure] = []
    for (name,), mine in frame.group_by(["figure"], maintain_order=True):
        best = mine.filter(pl.col("won") > 0)
        found.append(Figure(str(name), _spread(best, "value"), _spread(mine, "value")))
    return found


def _aims(watcher: Watch, tables: Tables, figures: list[Figure], endings: list[Share]) -> list[Aim]:
    """Each target against what was found: the mean must lie in it, and most of the games."""
    pl = polars()
    found: list[Aim] = []
    for figure, who, low, high in watcher.targets:
        if figure.startswith("ending:"):
            word = figure.partition(":")[2]
            part = next((one.share for one in endings if one.label == word), 0.0)
            found.append(Aim(figure, who, low, high, part, part, low <= part <= high))
            continue
        frame = tables.seats.select("game", "seat", "won", pl.col("score").alias("value"))
        if figure != "score":
            frame = tables.figures.filter(pl.col("figure") == figure).join(
                tables.seats.select("game", "seat", "won"), on=["game", "seat"]
            )
        if who == "winners":
            frame = frame.filter(pl.col("won") > 0)
        values = frame["value"].to_list()
        inside = sum(low <= value <= high for value in values) / max(1, len(values))
        mean = sum(values) / max(1, len(values))
        met = low <= mean <= high and inside >= 0.5
        found.append(Aim(figure, who, low, high, round(mean, 3), round(inside, 4), met))
    return found


def _used(tables: Tables, watcher: Watch) -> list[Used]:
    pl = polars()
    titles = _titles(tables, watcher)
    seen = tables.seen.filter(pl.col("kind").is_in(watcher.takes))
    whole = (
        seen.filter(pl.col("seat") < 0)
        .group_by("kind", "id")
        .agg(
            (pl.col("offered") > 0).sum().alias("offered"),
            (pl.col("taken") > 0).sum().alias("games"),
            pl.col("taken").sum().alias("takes"),
        )
    )
    takers = (
        seen.filter(pl.col("seat") >= 0)
        .join(tables.seats.select("game", "seat", "won"), on=["game", "seat"])
        .group_by("kind", "id")
        .agg(pl.col("won").sum(), pl.len().alias("takers"))
    )
    rows = whole.join(takers, on=["kind", "id"], how="left").sort("kind", "id")
    found: list[Used] = []
    for kind, id, offered, games, takes, won, many in rows.iter_rows():
        chances = max(offered, games)
        found.append(
            Used(
                kind,
                id,
                titles.get((kind, id), id),
                chances,
                share_of("", games, chances),
                takes,
                share_of("", won or 0.0, many or 0),
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
    games = tables.games.select("game", "best", "decisions")
    found: list[Lying] = []
    seen = tables.seen.filter(pl.col("kind").is_in(watcher.shared) & (pl.col("offered") > 0))
    for (kind, id), mine in seen.group_by(["kind", "id"], maintain_order=True):
        there = games.join(mine.select("game"), on="game", how="semi")
        without = games.join(mine.select("game"), on="game", how="anti")
        if not without.height:
            continue
        differences = [
            mean_difference(_spread(there, column), _spread(without, column))
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
    found: list[Variant] = []
    for number, chosen in enumerate(options):
        games = tables.games.filter(pl.col("variant") == number)
        seats = tables.seats.filter((pl.col("variant") == number) & (pl.col("place") == 0))
        found.append(
            Variant(
                chosen,
                games.height,
                _spread(games, "best"),
                _spread(games, "decisions"),
                _spread(games, "lead_changes"),
                _spread(games, "drama"),
                share_of("", _sum(seats, "won"), seats.height),
                _endings(games),
                _figures(tables, games),
            )
        )
    return found
