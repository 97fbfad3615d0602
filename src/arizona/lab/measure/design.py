"""Numbers for designers: playing time, decisions per turn, runaway leaders, and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from arizona.lab.measure.luck import Luck, luck
from arizona.lab.measure.play_times import Basis, PlayTimes, estimate_minutes
from arizona.lab.measure.stats import Share, Spread, spread
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.run.play import PARTS

if TYPE_CHECKING:
    import polars as pl


class Skill(Struct, frozen=True):
    """Shares of the variance of scores within games; they add up to 1."""

    bot: float
    """Explained by which bot plays."""
    place: float
    """Explained by the position in turn order."""
    rest: float
    """Dice, draws, and how the players' choices meet."""


class Design(Struct, frozen=True):
    """Estimates that designers ask for."""

    minutes: Spread
    """Playing time by people, estimated from the decisions; not measured."""
    minutes_basis: Basis
    """What the estimate of the playing time rests on."""
    decisions_per_turn: Spread
    """Decisions with more than one choice per turn."""
    leader_wins: list[float]
    """Share of wins of the seat that leads alone after each twentieth of the game.

    A fair share where no seat leads alone in any game.
    """
    last_wins: list[float]
    """Share of wins of the seat that is last alone after each twentieth of the game."""
    skill: Skill | None
    """None unless different bots played without duplicate deals."""
    kingmaking: Share | None
    """Share of games in which a seat that cannot win decides who does; None if not examined."""
    luck: Luck | None
    """None unless different bots played duplicate deals."""


def design(
    tables: Tables,
    parted: pl.DataFrame,
    kingmaking: Share | None,
    times: PlayTimes | None = None,
) -> Design:
    """Compute the estimates.

    ``parted`` has the points with the part of the game, ``times`` the measured times of people.
    """
    games = tables.games
    groups = games["seed_group"].to_list()
    widths = games["widths"].to_list()
    decisions, turns = games["decisions"].to_list(), games["turns"].to_list()
    real = [
        (many - (row[0] if row else 0)) / max(1, turn)
        for many, row, turn in zip(decisions, widths, turns, strict=True)
    ]
    leader, last = _standings(tables, parted)
    split = luck(tables)
    minutes = estimate_minutes(widths, groups, times)
    return Design(
        minutes=minutes.spread,
        minutes_basis=minutes.basis,
        decisions_per_turn=spread(real, groups),
        leader_wins=leader,
        last_wins=last,
        skill=None if split else _skill(tables.seats),
        kingmaking=kingmaking,
        luck=split,
    )


def _standings(tables: Tables, parted: pl.DataFrame) -> tuple[list[float], list[float]]:
    """How often the sole leader and the sole last seat win, after each part of the game."""
    pl = polars()
    gained = {
        (game, seat, part): points
        for game, seat, part, points in parted.group_by("game", "seat", "part")
        .agg(pl.col("points").sum())
        .select("game", "seat", "part", "points")
        .iter_rows()
    }
    leader = [[0.0, 0] for _ in range(PARTS)]
    last = [[0.0, 0] for _ in range(PARTS)]
    for (game,), seats in tables.seats.group_by(["game"], maintain_order=True):
        rows = seats.select("seat", "first_score", "won").rows()
        scores = {seat: float(first) for seat, first, _ in rows}
        won = {seat: float(part) for seat, _, part in rows}
        for part in range(PARTS):
            for seat in scores:
                scores[seat] += gained.get((game, seat, part), 0)
            for found, extreme in ((leader, max), (last, min)):
                value = extreme(scores.values())
                there = [seat for seat, score in scores.items() if score == value]
                if len(there) == 1 and len(scores) > 1:
                    found[part][0] += won[there[0]]
                    found[part][1] += 1
    fair = 1 / tables.plan.seats
    return _shares(leader, fair), _shares(last, fair)


def _shares(found: list[list[float]], fair: float) -> list[float]:
    return [round(wins / many if many else fair, 4) for wins, many in found]


def _skill(seats: pl.DataFrame) -> Skill | None:
    """Split the variance of scores around the mean of their game by bot and place (omega²)."""
    pl = polars()
    if seats["bot"].n_unique() < 2:
        return None
    frame = seats.with_columns(
        (pl.col("score") - pl.col("score").mean().over("game")).alias("lead")
    )
    total = float((frame["lead"] ** 2).sum())
    if not total:
        return None
    bot, place = (_explained(frame, column, total) for column in ("bot", "place"))
    return Skill(round(bot, 4), round(place, 4), round(1 - bot - place, 4))


def _explained(frame: pl.DataFrame, column: str, total: float) -> float:
    """The share of the variance that a column explains, corrected for chance; at least 0."""
    pl = polars()
    groups = frame.group_by(column).agg(pl.col("lead").mean().alias("mean"), pl.len().alias("size"))
    between = float((groups["mean"] ** 2 * groups["size"]).sum())
    free = groups.height - 1
    # Leads add up to 0 in each game, which takes one degree of freedom per game.
    left = frame.height - frame["game"].n_unique() - free
    if free < 1 or left < 1:
        return 0.0
    error = (total - between) / left
    return min(1.0, max(0.0, (between - free * error) / (total + error)))
