"""Assigns seats at a table, so that everyone sits in every seat about equally often."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from arizona.engine.rng import Rng
from arizona.people.tournaments.model import PlayerRecord


def assign_seats(
    players: Sequence[str], records: Mapping[str, PlayerRecord], rng: Rng
) -> tuple[str, ...]:
    """The players of a table in the order of seats that balances best.

    A seat costs more the more often a player had it, and a little more if it was their last one.
    Among equal orders the random generator decides.
    """
    mixed = list(range(len(players)))
    rng.shuffle(mixed)
    names = [players[place] for place in mixed]
    return min(
        itertools.permutations(names),
        key=lambda order: sum(
            seat_cost(records[player], seat) for seat, player in enumerate(order)
        ),
    )


def seat_cost(record: PlayerRecord, seat: int) -> int:
    """What it costs the balance if a player takes a seat."""
    return 4 * (2 * record.seats.get(seat, 0) + 1) + (record.last_seat == seat)


def seat_lead(record: PlayerRecord) -> int:
    """How much more often a player had the first seat than the second, at tables of two."""
    return record.seats.get(0, 0) - record.seats.get(1, 0)
