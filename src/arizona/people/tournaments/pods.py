"""Swiss rounds at tables of three or four.

Tables are cut from the order of points and then improved by swaps: first to avoid repeated
meetings, then so that points at a table are close. Finding the best grouping is a hard problem, so
unlike at tables of two the number of repeated meetings is small, not proven least.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from arizona.engine.rng import Rng
from arizona.people.tournaments.model import (
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
from arizona.people.tournaments.swiss import total_rounds as swiss_rounds

REPEAT_COST: Final = 1_000_000
SAME_SEAT: Final = 20_000
NEAR: Final = 6
"""Tables on each side that a player is swapped with first."""
PASSES: Final = 30
RESTARTS: Final = 12


def total_rounds(tournament: Tournament) -> int:
    """The rounds of the settings; otherwise fewer than at tables of two, with more opponents."""
    if tournament.settings.rounds:
        return tournament.settings.rounds
    return max(3, swiss_rounds(tournament) - tournament.settings.seats + 2)


def table_sizes(count: int, seats: int, least: int) -> tuple[list[int], int]:
    """Sizes of the tables, and how many have a bye because no table fits them."""
    for byes in range(count + 1):
        playing = count - byes
        tables = -(-playing // seats)
        if tables and playing // tables >= least:
            small, more = divmod(playing, tables)
            return [small + 1] * more + [small] * (tables - more), byes
    return [], count


def pair(tournament: Tournament) -> Round:
    """The next round; raises if a table of the last one is still open or all rounds were played."""
    number = tournament.next_number
    if tournament.open_pairings():
        raise TournamentError("tournament-round-open", round=number - 1)
    if number > total_rounds(tournament):
        raise TournamentError("tournament-over")
    done = records(tournament)
    order = [one.id for one in seeded(tournament, tournament.active())]
    order.sort(key=lambda player: -done[player].points)
    settings = tournament.settings
    sizes, without = table_sizes(len(order), settings.seats, max(2, settings.least_seats))
    if not sizes:
        raise TournamentError("tournament-size", least=max(2, settings.least_seats), most=500)
    resting = choose_byes(order, done, without)
    playing = [player for player in order if player not in resting]
    tables = improve(cut(playing, sizes, done), done, tournament.rng("swaps"))
    rng = tournament.rng("seats")
    pairings = tuple(
        Pairing(number, place + 1, assign_seats(table, done, rng))
        for place, table in enumerate(tables)
    )
    return Round(number, pairings, tuple(Bye(number, player) for player in sorted(resting)))


def choose_byes(
    order: Sequence[str], done: Mapping[str, PlayerRecord], count: int
) -> frozenset[str]:
    """The entrants with a bye: fewest byes so far, then fewest points, then last in the order."""
    ranked = sorted(
        range(len(order)),
        key=lambda place: (done[order[place]].byes, done[order[place]].points, -place),
    )
    return frozenset(order[place] for place in ranked[:count])


def cut(
    order: Sequence[str], sizes: Sequence[int], done: Mapping[str, PlayerRecord]
) -> list[list[str]]:
    """Tables along the order of points; equal points are dealt out, so that ratings mix."""
    most = max(sizes)
    mixed: list[str] = []
    for _, group in itertools.groupby(order, key=lambda player: done[player].points):
        members = list(group)
        stacks = -(-len(members) // most)
        for stack in range(stacks):
            mixed += members[stack::stacks]
    found: list[list[str]] = []
    start = 0
    for size in sizes:
        found.append(mixed[start : start + size])
        start += size
    return found


def table_cost(table: Sequence[str], done: Mapping[str, PlayerRecord], by_points: bool) -> int:
    """The cost of a table: repeated meetings, conflicting seats, differences in points."""
    total = 0
    for one, two in itertools.combinations(table, 2):
        total += REPEAT_COST * done[one].met.get(two, 0) ** 2
        if by_points:
            total += (done[one].points - done[two].points) ** 2
    if len(table) == 2:
        leads = [seat_lead(done[player]) for player in table]
        if leads[0] * leads[1] > 0:
            total += SAME_SEAT * min(abs(lead) for lead in leads) ** 2
    return total


def improve(
    tables: list[list[str]],
    done: Mapping[str, PlayerRecord],
    rng: Rng,
    by_points: bool = True,
) -> list[list[str]]:
    """The tables after swaps that lower the cost, until none does.

    If repeated meetings remain, the search restarts from a shuffled copy, a few times, and the best
    result is taken.
    """
    best = _descend([list(table) for table in tables], done, by_points)
    for _ in range(RESTARTS):
        if best[0] < SAME_SEAT or len(tables) < 2:
            break
        mixed = [list(table) for table in best[1]]
        for _ in range(len(tables)):
            one = int(rng.below(len(mixed) - 1))
            here, there = mixed[one], mixed[one + 1]
            at, to = int(rng.below(len(here))), int(rng.below(len(there)))
            here[at], there[to] = there[to], here[at]
        found = _descend(mixed, done, by_points)
        if found[0] < best[0]:
            best = found
    return best[1]


def _descend(
    tables: list[list[str]], done: Mapping[str, PlayerRecord], by_points: bool
) -> tuple[int, list[list[str]]]:
    """Swap while it helps; near tables are tried first."""
    costs = [table_cost(table, done, by_points) for table in tables]
    for reach in (NEAR, len(tables)):
        for _ in range(PASSES):
            bad = [place for place, cost in enumerate(costs) if cost >= SAME_SEAT]
            swaps = sum(_improve_table(tables, costs, done, at, reach, by_points) for at in bad)
            if not swaps:
                break
    return sum(costs), tables


def _improve_table(
    tables: list[list[str]],
    costs: list[int],
    done: Mapping[str, PlayerRecord],
    place: int,
    reach: int,
    by_points: bool,
) -> bool:
    """Make the best swap of one player of a table with one of another; False if none helps."""
    best: tuple[int, int, int, int] | None = None
    here = tables[place]
    for other in range(max(0, place - reach), min(len(tables), place + reach + 1)):
        if other == place:
            continue
        there = tables[other]
        before = costs[place] + costs[other]
        for one in range(len(here)):
            for two in range(len(there)):
                here[one], there[two] = there[two], here[one]
                after = table_cost(here, done, by_points) + table_cost(there, done, by_points)
                here[one], there[two] = there[two], here[one]
                if after < before and (best is None or after - before < best[0]):
                    best = (after - before, other, one, two)
    if best is None:
        return False
    _, other, one, two = best
    here[one], tables[other][two] = tables[other][two], here[one]
    costs[place] = table_cost(here, done, by_points)
    costs[other] = table_cost(tables[other], done, by_points)
    return True
