"""Pairs players by rating, within a window that widens while they wait.

A pool contains the seekers of one game, pace and number of seats. Each round starts with the seeker
who has waited longest and picks the nearest compatible opponents. Nobody starves: after a while the
window is unlimited. Bots are never paired.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from arizona.engine.rng import Rng

REACH: Final = 64
"""Neighbors by rating on each side that are tried for a seeker whose window is still limited."""


@dataclass(frozen=True, slots=True, order=True)
class Pool:
    """The kind of game that a seeker wants."""

    game: str
    pace: str
    seats: int
    bots: bool = False
    """Whether it is for bot accounts, which never meet people here."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A player looking for opponents."""

    player: str
    pool: Pool
    rating: float
    since: float
    blocked: frozenset[str] = frozenset()
    """Players that this player has blocked. A block applies in both directions."""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Window:
    """Maximum rating difference: ``start`` points, plus ``growth`` per second of waiting."""

    start: float
    growth: float
    unlimited_after: float
    """Seconds after which the rating no longer matters."""

    def width(self, waited: float) -> float:
        """Return the maximum difference after a wait, in seconds."""
        if waited >= self.unlimited_after:
            return math.inf
        return self.start + self.growth * max(0.0, waited)


LIVE: Final = Window(start=100.0, growth=10.0, unlimited_after=60.0)
TURN_BASED: Final = Window(start=150.0, growth=0.1, unlimited_after=6 * 3600.0)


@dataclass(frozen=True, slots=True)
class FoundTable:
    """Players who were paired, in seat order."""

    pool: Pool
    players: tuple[str, ...]


def compatible(one: Seeker, other: Seeker) -> bool:
    """Check whether neither of two players has blocked the other."""
    return (
        one.player != other.player
        and other.player not in one.blocked
        and one.player not in other.blocked
    )


def pair_round(
    seekers: Iterable[Seeker], now: float, seed: str, window: Window = LIVE
) -> list[FoundTable]:
    """Return the tables of one round, for all pools. The remaining seekers keep waiting.

    The result is determined by seekers, time and seed. A player gets only one seat, even when
    seeking in several pools.
    """
    pools: dict[Pool, list[Seeker]] = {}
    for one in seekers:
        if not one.bot:
            pools.setdefault(one.pool, []).append(one)
    seated: set[str] = set()
    tables: list[FoundTable] = []
    for pool in sorted(pools):
        tables += _pair_pool(pool, pools[pool], now, seed, window, seated)
    return tables


def _pair_pool(
    pool: Pool,
    seekers: Sequence[Seeker],
    now: float,
    seed: str,
    window: Window,
    seated: set[str],
) -> list[FoundTable]:
    by_rating = sorted(seekers, key=lambda one: (one.rating, one.player))
    widths = [window.width(now - one.since) for one in by_rating]
    above = list(range(1, len(by_rating) + 1))
    below = list(range(-1, len(by_rating) - 1))

    def remove(place: int) -> None:
        up, down = above[place], below[place]
        if up < len(by_rating):
            below[up] = down
        if down >= 0:
            above[down] = up

    gone = [one.player in seated for one in by_rating]
    for place, is_gone in enumerate(gone):
        if is_gone:
            remove(place)
    rng = Rng(f"pairing {seed} {pool.game} {pool.pace} {pool.seats}")
    tables: list[FoundTable] = []
    waiting = sorted(range(len(by_rating)), key=lambda at: (by_rating[at].since, at))
    for place in waiting:
        if gone[place] or by_rating[place].player in seated:
            continue
        group = _group(by_rating, widths, above, below, place, pool.seats, seated)
        if len(group) < pool.seats:
            continue
        for member in group:
            gone[member] = True
            remove(member)
            seated.add(by_rating[member].player)
        rng.shuffle(group)
        tables.append(FoundTable(pool, tuple(by_rating[member].player for member in group)))
    return tables


def _group(
    by_rating: Sequence[Seeker],
    widths: Sequence[float],
    above: Sequence[int],
    below: Sequence[int],
    first: int,
    seats: int,
    seated: set[str],
) -> list[int]:
    """Return the first seeker with the nearest opponents that are pairwise compatible.

    The rating difference of a pair must be within the mean of both windows, so a long wait also
    makes new seekers available.
    """
    group = [first]
    up, down = above[first], below[first]
    tried = 0
    most = len(by_rating) if math.isinf(widths[first]) else 2 * REACH
    while len(group) < seats and tried < most:
        gap_up = by_rating[up].rating - by_rating[first].rating if up < len(by_rating) else None
        gap_down = by_rating[first].rating - by_rating[down].rating if down >= 0 else None
        if gap_up is None and gap_down is None:
            break
        tried += 1
        if gap_down is None or (gap_up is not None and gap_up <= gap_down):
            candidate = up
            up = above[up]
        else:
            candidate = down
            down = below[down]
        other = by_rating[candidate]
        if other.player not in seated and all(
            compatible(by_rating[member], other)
            and abs(by_rating[member].rating - other.rating)
            <= (widths[member] + widths[candidate]) / 2.0
            for member in group
        ):
            group.append(candidate)
    return group
