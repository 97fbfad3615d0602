"""Skill and luck: how much of the variance of results is due to dice and draws.

The same deal (``arizona.engine.deal``) is played once with each rotation of the players over the
seats, so every player gets every seat with the same dice and draws. What two games of a deal have
in common at a seat, although different players sit there, is due to luck or to the place in turn
order.

All parts are estimated without bias: products of two *different* deals contain no luck in common,
and products of two different players in one deal contain no noise in common. So a part that does
not exist is 0 on average, and an estimate can be negative. Intervals are from a jackknife over the
deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from arizona.lab.measure.stats import TAIL, mean_above
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.measure.tails import student_cut

if TYPE_CHECKING:
    import polars as pl

MIN_DEALS = 10
COLUMNS = ("game", "variant", "place", "bot", "result")

Row = tuple[str, str, float]
"""Place in turn order, player, and result relative to the mean of the game."""
Effects = dict[str, float]
"""A number for each place or player."""


class Part(Struct, frozen=True):
    """A share of the variance with its 95% interval."""

    share: float
    low: float
    high: float


class Decomposition(Struct, frozen=True):
    """The shares of the variance of one kind of result; they add up to 1."""

    luck: Part
    """Dice and draws: what the players in a seat have in common when they get the same deal."""
    place: Part
    """The place in turn order."""
    player: Part
    """Who plays."""
    rest: Part
    """Interactions between the players' decisions, and luck that depends on them."""
    p_luck: float
    """The p-value for the claim that luck explains more than the players."""
    p_player: float
    """The p-value for the claim that the players explain more than luck."""


class Luck(Struct, frozen=True):
    """Skill and luck in a run with duplicate deals."""

    deals: int
    players: int
    scores: Decomposition
    """Of scores, relative to the mean of their game."""
    wins: Decomposition
    """Of wins."""


class _Deal:
    """The sums of one deal."""

    def __init__(self, games: Sequence[Sequence[Row]]) -> None:
        rows = [row for game in games for row in game]
        places = _grouped([(place, value) for place, _, value in rows])
        players = _grouped([(player, value) for _, player, value in rows])
        self.variance = _mean([value**2 for *_, value in rows])
        self.places = {key: _mean(values) for key, values in places.items()}
        self.players = {key: _mean(values) for key, values in players.items()}
        self.seats = {key: float(len(values)) for key, values in players.items()}
        self.met: dict[tuple[str, str], int] = {}
        """How often each pair of different players had the same seat."""
        products: list[float] = []
        for number, game in enumerate(games):
            for other in games[number + 1 :]:
                for (_, one, first), (_, two, second) in zip(game, other, strict=True):
                    if one != two:
                        key = (min(one, two), max(one, two))
                        self.met[key] = self.met.get(key, 0) + 1
                        products.append(first * second)
        self.common = _mean(products)


def luck(tables: Tables) -> Luck | None:
    """Split the variance of results; None without duplicate deals of different players."""
    plan = tables.plan
    if not plan.duplicate or len(set(plan.bots)) < 2:
        return None
    scores, wins = _deals(tables, _leads), _deals(tables, _wins)
    if len(scores) < MIN_DEALS:
        return None
    found = _decomposition(scores), _decomposition(wins)
    return Luck(len(scores), len(set(plan.bots)), found[0], found[1])


def _leads(frame: pl.DataFrame) -> pl.DataFrame:
    pl = polars()
    return frame.with_columns(
        (pl.col("score") - pl.col("score").mean().over("game")).alias("result")
    )


def _wins(frame: pl.DataFrame) -> pl.DataFrame:
    pl = polars()
    return frame.with_columns((pl.col("won") - pl.col("won").mean().over("game")).alias("result"))


def _deals(tables: Tables, result: Callable[[pl.DataFrame], pl.DataFrame]) -> list[_Deal]:
    """Return the deals of which every game was played; variants of a deal count separately."""
    plan = tables.plan
    frame = result(tables.seats).sort("game", "seat")
    games: dict[tuple[int, int], dict[int, list[Row]]] = {}
    for game, variant, place, bot, value in frame.select(COLUMNS).iter_rows():
        deal = games.setdefault((plan.deal_number(game), variant), {})
        deal.setdefault(game, []).append((str(place), bot, value))
    return [_Deal(list(one.values())) for one in games.values() if len(one) == plan.seats]


def _decomposition(deals: list[_Deal]) -> Decomposition:
    whole = _Sums(deals)
    shares = whole.shares()
    without = [whole.without(deal).shares() for deal in deals]
    parts = [_part(share, [one[at] for one in without]) for at, share in enumerate(shares)]
    ahead = _error([one[0] - one[2] for one in without])
    difference = shares[0] - shares[2]
    return Decomposition(
        luck=parts[0],
        place=parts[1],
        player=parts[2],
        rest=parts[3],
        p_luck=_two_sided(difference, ahead, len(deals)),
        p_player=_two_sided(-difference, ahead, len(deals)),
    )


class _Sums:
    """Sums over deals, from which the parts of the variance are estimated."""

    def __init__(self, deals: Sequence[_Deal]) -> None:
        self.count = len(deals)
        self.variance = sum(one.variance for one in deals)
        self.common = sum(one.common for one in deals)
        self.places = _Products([one.places for one in deals], dict.fromkeys(deals[0].places, 1.0))
        self.players = _Products([one.players for one in deals], deals[0].seats)
        self.met = deals[0].met

    def without(self, deal: _Deal) -> _Sums:
        """Return the sums without one deal."""
        found = _Sums.__new__(_Sums)
        found.count = self.count - 1
        found.variance = self.variance - deal.variance
        found.common = self.common - deal.common
        found.places = self.places.without(deal.places)
        found.players = self.players.without(deal.players)
        found.met = self.met
        return found

    def shares(self) -> tuple[float, float, float, float]:
        """Return the shares of luck, place, player and the rest."""
        total = self.variance / self.count
        if total <= 0:
            return 0.0, 0.0, 0.0, 0.0
        place = self.places.mean_square(self.count)
        player = self.players.mean_square(self.count)
        pairs = sum(self.met.values())
        apart = sum(
            many * self.players.product(one, two, self.count)
            for (one, two), many in self.met.items()
        )
        luck = self.common / self.count - place - (apart / pairs if pairs else 0.0)
        luck, place, player = luck / total, place / total, player / total
        return luck, place, player, 1.0 - luck - place - player


class _Products:
    """Mean products of effects in different deals, so that luck and noise cancel out."""

    def __init__(self, effects: Sequence[Effects], rows: Effects) -> None:
        self.keys = sorted(rows)
        self.rows = rows
        self.sums = {key: sum(one[key] for one in effects) for key in self.keys}
        self.squares = {
            (one, two): sum(deal[one] * deal[two] for deal in effects)
            for one in self.keys
            for two in self.keys
        }

    def without(self, deal: Effects) -> _Products:
        """Return the sums without one deal."""
        found = _Products([], self.rows)
        found.sums = {key: total - deal[key] for key, total in self.sums.items()}
        found.squares = {
            (one, two): total - deal[one] * deal[two] for (one, two), total in self.squares.items()
        }
        return found

    def product(self, one: str, two: str, count: int) -> float:
        """Return the mean product of two effects over all pairs of different deals."""
        return (self.sums[one] * self.sums[two] - self.squares[one, two]) / (count * (count - 1))

    def mean_square(self, count: int) -> float:
        """Return the mean square of the effects, weighted by their number of seats."""
        total = sum(self.rows.values())
        return sum(self.rows[key] * self.product(key, key, count) for key in self.keys) / total


def _part(share: float, without: list[float]) -> Part:
    half = student_cut(TAIL, len(without) - 1) * _error(without)
    low, middle, high = (
        round(min(1.0, max(0.0, end)), 4) for end in (share - half, share, share + half)
    )
    return Part(middle, low, high)


def _two_sided(difference: float, error: float, deals: int) -> float:
    """Return the p-value for a difference above 0, doubled because either sign is reported."""
    return min(1.0, 2 * mean_above(difference, error, deals, 0.0))


def _error(without: list[float]) -> float:
    """Return the standard error of a figure from its values without one deal each (jackknife)."""
    many = len(without)
    middle = _mean(without)
    return math.sqrt((many - 1) / many * sum((one - middle) ** 2 for one in without))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _grouped(pairs: Sequence[tuple[str, float]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return found
