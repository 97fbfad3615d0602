"""Ratings of people: one per game and pace, for tables of two to four.

The model is Plackett–Luce after Weng and Lin (``openskill``). A rating is a mean ``mu`` with a
deviation ``sigma``; people see ``1500 + SCALE * (mu - MU)``. Counted games have a total order
(:attr:`CountedGame.order`), given once when a result is saved. Every rating follows from the games
in this order, so a recount gives the same numbers, however the games are read.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
BETA: Final = 25.0 / 6.0
"""Spread of one player's performance at a table of two."""
SEATS_EXPONENT: Final = 0.64
"""How the spread shrinks with more seats; see :func:`_model`. Fitted by simulation."""
TAU: Final = 25.0 / 300.0
"""Uncertainty that every game adds: players change."""
START: Final = 1500.0
SETTLED: Final = 1.08
"""How much wider settled ratings spread than the model assumes. Fitted by simulation."""
SPREAD: Final = SETTLED * math.sqrt(2.0) * BETA
"""Difference of ``mu`` that means odds of e : 1 between settled players."""
SCALE: Final = 400.0 / (math.log(10.0) * SPREAD)
"""Displayed points per ``mu``, so that 400 points mean odds of 10 : 1 (docs/ratings.md)."""
PROVISIONAL: Final = 110.0
"""Displayed deviation above which a rating is marked with a question mark."""
MIN_DECISIONS: Final = 2
"""A game counts once everybody has made this many decisions."""
MAX_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player in one game at one pace."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> float:
        """The number that people see."""
        return START + SCALE * (self.mu - MU)

    @property
    def deviation(self) -> float:
        """The uncertainty of :attr:`points`, as a standard deviation."""
        return SCALE * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether the rating is still uncertain."""
        return self.deviation > PROVISIONAL

    def label(self) -> str:
        """The rating in short: ``1623``, or ``1623?`` while it is provisional."""
        return f"{round(self.points)}{'?' if self.provisional else ''}"

    def band(self, deviations: float = 1.96) -> tuple[float, float]:
        """The interval of the graph's band, 95% by default."""
        return self.points - deviations * self.deviation, self.points + deviations * self.deviation


def expected_score(one: Rating, other: Rating) -> float:
    """The share of games that the first is expected to win against the second."""
    spread = math.sqrt(SPREAD**2 + one.sigma**2 + other.sigma**2)
    return 1.0 / (1.0 + math.exp((other.mu - one.mu) / spread))


def _full_weight(
    c: float,
    k: int,
    mu: float,
    sigma_squared: float,
    team: Sequence[PlackettLuceRating],
    rank: int,
    weights: list[float] | None = None,
) -> float:
    """Let every game lower the deviation by its whole evidence.

    openskill's default (``sigma / c``) lets uncertainty fall so slowly that ratings overshoot.
    """
    return 1.0


@cache
def _model(seats: int) -> PlackettLuce:
    """The model for a number of seats.

    openskill divides differences by the root of the *sum* of all variances at the table. With the
    same ``beta`` a difference would mean less at a table of four than at one of two, and the rating
    of a player who sits at both would depend on how often. ``beta`` therefore shrinks.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only where games are counted)

    beta = BETA * (2.0 / seats) ** SEATS_EXPONENT
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=beta, tau=TAU, gamma=_full_weight)


def rate(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a game; ``places`` start at 0 for the best, tied players share one.

    A tie is rated as the mean of all orders of the tied players. openskill's own rule for ties
    gives the third of four as much as the two who share the first place.
    """
    if not 2 <= len(before) <= MAX_SEATS or len(places) != len(before):
        raise ValueError(f"{len(before)} ratings and {len(places)} places do not make a game")
    orders = _orders(places)
    rated = [_rate_ordered(before, order) for order in orders]
    return tuple(
        Rating(
            math.fsum(one[seat].mu for one in rated) / len(rated),
            math.sqrt(math.fsum(one[seat].sigma ** 2 for one in rated) / len(rated)),
        )
        for seat in range(len(before))
    )


def _orders(places: Sequence[int]) -> list[tuple[int, ...]]:
    """The orders of seats, best first, that agree with the places: one unless there are ties."""
    groups = [
        [seat for seat, place in enumerate(places) if place == wanted]
        for wanted in sorted(set(places))
    ]
    mixed = itertools.product(*(itertools.permutations(group) for group in groups))
    return [tuple(itertools.chain.from_iterable(one)) for one in mixed]


def _rate_ordered(before: Sequence[Rating], order: Sequence[int]) -> list[Rating]:
    """The ratings by seat after a game without ties."""
    model = _model(len(before))
    teams = [[model.rating(mu=before[seat].mu, sigma=before[seat].sigma)] for seat in order]
    rated = model.rate(teams)
    found = dict(zip(order, (team[0] for team in rated), strict=True))
    return [Rating(float(found[seat].mu), float(found[seat].sigma)) for seat in range(len(before))]


class Ending(StrEnum):
    """How the game at a table ended."""

    FINISHED = "finished"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    LEFT = "left"
    """A player left a table of three or four, and the others continued."""
    STOPPED = "stopped"
    """Ended by the host or a moderator."""


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A finished table, with everything that rating it requires. Sequences are in seat order."""

    table: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: frozenset[int]
    ending: Ending
    decisions: tuple[int, ...]
    rated: bool = True
    bots: frozenset[int] = frozenset()
    """Seats of characters and bot accounts."""
    losers: tuple[int, ...] = ()
    """Seats that resigned, ran out of time or left, in the order in which they did."""


def counts(table: FinishedTable) -> bool:
    """Whether a table changes ratings."""
    return (
        table.rated
        and table.ending is not Ending.STOPPED
        and not table.bots
        and 2 <= len(table.players) <= MAX_SEATS
        and len(set(table.players)) == len(table.players)
        and min(table.decisions) >= MIN_DECISIONS
    )


def places(table: FinishedTable) -> tuple[int, ...]:
    """The place of each seat, 0 for the best; tied seats share a place.

    Winners come first, then the others by score. Seats that resigned, ran out of time or left come
    last, the earliest of them at the very end.
    """
    lost = {seat: len(table.losers) - number for number, seat in enumerate(table.losers)}

    def key(seat: int) -> tuple[int, bool, int]:
        if seat in lost:
            return -lost[seat] - 1, False, 0
        return 0, seat in table.winners, table.scores[seat]

    keys = [key(seat) for seat in range(len(table.players))]
    # Two winners share the first place even if their scores differ.
    keys = [(late, won, 0 if won else score) for late, won, score in keys]
    if table.losers and not any(won for _, won, _ in keys):
        # The game was broken off and names no winner: its scores decide among those who stayed.
        keys = [(late, False, score) for late, _, score in keys]
    return tuple(sum(other > own for other in keys) for own in keys)


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A result that changes ratings."""

    order: int
    """Position in the server's total order of counted games; unique."""
    table: str
    pool: str
    """The game and pace that the rating is for, e.g. ``"chess/live"``."""
    players: tuple[str, ...]
    places: tuple[int, ...]


class Cause(StrEnum):
    """Why a rating changed."""

    GAME = "game"
    VOIDED = "voided"
    RESTORED = "restored"
    """A voided game counts again."""


@dataclass(frozen=True, slots=True)
class Change:
    """A row of the append-only history; the last row of a person and pool is the rating."""

    player: str
    pool: str
    table: str
    cause: Cause
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class History:
    """Every change of ratings, oldest first, and which tables were counted or voided."""

    changes: tuple[Change, ...] = ()

    def current(self) -> dict[tuple[str, str], Rating]:
        """The rating of every (player, pool)."""
        return {(one.player, one.pool): one.after for one in self.changes}

    def tables(self, cause: Cause = Cause.GAME) -> frozenset[str]:
        """Tables that were ever counted, voided or restored."""
        return frozenset(one.table for one in self.changes if one.cause is cause)

    def voided(self) -> frozenset[str]:
        """Tables that were voided and not restored."""
        latest = {one.table: one.cause for one in self.changes}
        return frozenset(table for table, cause in latest.items() if cause is Cause.VOIDED)


def game_changes(
    game: CountedGame, ratings: Mapping[tuple[str, str], Rating]
) -> tuple[Change, ...]:
    """The rows that a game adds."""
    before = [ratings.get((player, game.pool), Rating()) for player in game.players]
    after = rate(before, game.places)
    return tuple(
        Change(player, game.pool, game.table, Cause.GAME, old, new)
        for player, old, new in zip(game.players, before, after, strict=True)
    )


def count_game(history: History, game: CountedGame) -> History:
    """The history with a game; a table that was counted before changes nothing."""
    if game.table in history.tables():
        return history
    return History((*history.changes, *game_changes(game, history.current())))


def recount(
    games: Iterable[CountedGame],
    voided: frozenset[str] = frozenset(),
    progress: Callable[[int], None] | None = None,
) -> History:
    """The history of all games, in their own order, each table once, without voided ones."""
    ratings: dict[tuple[str, str], Rating] = {}
    changes: list[Change] = []
    seen = set(voided)
    for number, game in enumerate(sorted(games, key=lambda one: (one.order, one.table))):
        if game.table in seen:
            continue
        seen.add(game.table)
        rows = game_changes(game, ratings)
        changes += rows
        ratings.update({(row.player, row.pool): row.after for row in rows})
        if progress is not None:
            progress(number + 1)
    return History(tuple(changes))


def corrections(
    game: CountedGame,
    games: Iterable[CountedGame],
    voided: frozenset[str],
    ratings: Mapping[tuple[str, str], Rating],
    cause: Cause,
) -> tuple[Change, ...]:
    """The rows that voiding or restoring a game adds, by player.

    ``games`` are the counted games of its pool, ``voided`` the tables that no longer count after
    this decision, and ``ratings`` the current ratings. Nothing is edited: every row leads from the
    current rating to the one of a recount. Players of the game always get a row.
    """
    corrected = recount(games, voided).current()
    rows = [
        Change(player, pool, game.table, cause, old, corrected.get((player, pool), Rating()))
        for (player, pool), old in sorted(ratings.items(), key=lambda item: item[0])
        if pool == game.pool
    ]
    return tuple(row for row in rows if row.before != row.after or row.player in game.players)


def void(history: History, games: Iterable[CountedGame], table: str) -> History:
    """The history after a table was voided; ``games`` are all counted games."""
    if table not in history.tables() or table in history.voided():
        return history
    return _decided(history, games, table, history.voided() | {table}, Cause.VOIDED)


def restore(history: History, games: Iterable[CountedGame], table: str) -> History:
    """The history after a voided table was restored; ``games`` are all counted games."""
    if table not in history.voided():
        return history
    return _decided(history, games, table, history.voided() - {table}, Cause.RESTORED)


def _decided(
    history: History, games: Iterable[CountedGame], table: str, gone: frozenset[str], cause: Cause
) -> History:
    found = list(games)
    game = next(one for one in found if one.table == table)
    same_pool = [one for one in found if one.pool == game.pool]
    rows = corrections(game, same_pool, gone, history.current(), cause)
    return History((*history.changes, *rows))
