"""Swiss rounds at tables of two: entrants with similar points meet, and rarely meet again.

A round is a maximum-weight matching (rustworkx). The cost of a table, most important first:

1. meeting again,
2. a difference in points, squared,
3. a second bye, or a bye for somebody with many points,
4. a third time more in one seat than in the other,
5. a second float in the same direction within two rounds,
6. the same seat being due to both,
7. the distance from the ideal opponent, half a score group away.

Only near entrants get an edge; the reach grows until everybody has a table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from arizona.people.tournaments.model import (
    POINT,
    Bye,
    Pairing,
    PlayerRecord,
    Round,
    Tournament,
    TournamentError,
    records,
    seeded,
)
from arizona.people.tournaments.seating import assign_seats, seat_lead

MAX_ENTRANTS: Final = 500
REACH: Final = 10
"""Entrants that get an edge at first, on each side of the ideal opponent and of the entrant."""
MOST: Final = 1 << 60
"""Weight of an edge without cost."""
REPEAT_COST: Final = 1 << 54
SECOND_BYE_COST: Final = 1 << 50
UNBALANCED: Final = 1 << 26
SECOND_FLOAT_COST: Final = 1 << 19
SAME_SEAT: Final = 1 << 16


def total_rounds(tournament: Tournament) -> int:
    """The rounds of the settings, or as many as a knockout would need, and two more."""
    if tournament.settings.rounds:
        return tournament.settings.rounds
    count = max(2, len(tournament.entrants))
    return max(1, min(math.ceil(math.log2(count)) + 2, count - 1 + count % 2))


@dataclass(slots=True)
class Candidate:
    """An entrant in the order of pairing."""

    record: PlayerRecord
    group: int
    """Place where the score group begins, in the order of pairing …"""
    size: int
    """… and how many it has."""
    recent: int = 0
    """Direction of the floats of the last two rounds: positive is down."""


def candidates(tournament: Tournament) -> list[Candidate]:
    """Active entrants by points, then rating, then the draw."""
    done = records(tournament)
    number = tournament.next_number
    order = [done[one.id] for one in seeded(tournament, tournament.active())]
    order.sort(key=lambda one: -one.points)
    found: list[Candidate] = []
    for place, one in enumerate(order):
        begins = place
        if found and found[-1].record.points == one.points:
            begins = found[-1].group
        recent = [one.floats.get(number - back, 0) for back in (1, 2)]
        found.append(Candidate(one, begins, 0, sum(recent)))
    sizes: dict[int, int] = {}
    for candidate in found:
        sizes[candidate.group] = sizes.get(candidate.group, 0) + 1
    for candidate in found:
        candidate.size = sizes[candidate.group]
    return found


def pair(tournament: Tournament) -> Round:
    """The next round; raises if a table of the last one is still open or all rounds were played."""
    number = tournament.next_number
    if tournament.open_pairings():
        raise TournamentError("tournament-round-open", round=number - 1)
    if number > total_rounds(tournament):
        raise TournamentError("tournament-over")
    field = candidates(tournament)
    if not 2 <= len(field) <= MAX_ENTRANTS:
        raise TournamentError("tournament-size", least=2, most=MAX_ENTRANTS)
    tables, bye = _match(field)
    done = {one.record.entrant.id: one.record for one in field}
    rng = tournament.rng("seats")
    tables.sort(key=lambda table: (-max(field[at].record.points for at in table), min(table)))
    pairings = tuple(
        Pairing(
            number,
            place + 1,
            assign_seats([field[at].record.entrant.id for at in sorted(table)], done, rng),
        )
        for place, table in enumerate(tables)
    )
    byes = () if bye is None else (Bye(number, field[bye].record.entrant.id),)
    return Round(number, pairings, byes)


def _match(field: Sequence[Candidate]) -> tuple[list[tuple[int, int]], int | None]:
    """Pairs of places, and the place that has a bye if the number is odd."""
    from rustworkx import PyGraph, max_weight_matching  # noqa: PLC0415 (numpy comes with it)

    count = len(field)
    nodes = count + count % 2
    reach = REACH
    while True:
        graph: PyGraph[int, int] = PyGraph(multigraph=False)
        graph.add_nodes_from(list(range(nodes)))
        graph.add_edges_from(
            [(one, two, MOST - cost(field, one, two)) for one, two in _edges(field, reach)]
        )
        if nodes > count:
            graph.add_edges_from([(at, count, MOST - bye_cost(field[at])) for at in range(count)])
        matching = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
        again = any(_met(field, one, two) for one, two in matching)
        twice = any(
            max(one, two) == count and field[min(one, two)].record.byes for one, two in matching
        )
        complete = 2 * len(matching) == nodes
        if reach >= count or (complete and not again and not twice):
            break
        reach *= 3
    tables: list[tuple[int, int]] = []
    bye: int | None = None
    for one, two in matching:
        if max(one, two) == count:
            bye = min(one, two)
        else:
            tables.append((min(one, two), max(one, two)))
    return tables, bye


def _met(field: Sequence[Candidate], one: int, two: int) -> bool:
    """Whether a pair of the matching has met before; a bye has met nobody."""
    if max(one, two) >= len(field):
        return False
    return field[two].record.entrant.id in field[one].record.met


def _edges(field: Sequence[Candidate], reach: int) -> list[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for place, candidate in enumerate(field):
        half = candidate.size // 2
        for center in (place + half, place):
            for other in range(center - reach, center + reach + 1):
                if 0 <= other < len(field) and other != place:
                    found.add((min(place, other), max(place, other)))
    return sorted(found)


def cost(field: Sequence[Candidate], one: int, two: int) -> int:
    """The cost of a table; see the list above."""
    first, second = field[one], field[two]
    apart = abs(first.record.points - second.record.points)
    total = REPEAT_COST * first.record.met.get(second.record.entrant.id, 0)
    # Points are in twelfths: half a point apart costs 36, and a float in between many of those.
    total += (apart * apart) << 22
    if apart:
        higher, lower = (
            (first, second)
            if first.record.points > second.record.points
            else (
                second,
                first,
            )
        )
        total += SECOND_FLOAT_COST * (max(0, higher.recent) + max(0, -lower.recent))
    leads = seat_lead(first.record), seat_lead(second.record)
    if leads[0] * leads[1] > 0:
        least = min(abs(leads[0]), abs(leads[1]))
        total += UNBALANCED * least**2 if least >= 2 else SAME_SEAT
    if first.group == second.group:
        ideal = abs(abs(one - two) - first.size // 2)
    else:
        ideal = abs(one - two)
    return total + min(ideal * ideal, SAME_SEAT // 2)


def bye_cost(candidate: Candidate) -> int:
    """The cost of a bye: an earlier one, then points, then a high place in the order."""
    record = candidate.record
    points = record.points // (POINT // 2)
    return SECOND_BYE_COST * record.byes + (points << 36) + (max(0, candidate.recent) << 20)
