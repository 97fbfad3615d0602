"""Standings and tie-breaks, with messages that explain them.

A tie-break has an id such as ``buchholz``; :func:`describe` gives the message that explains it and
:func:`why_ahead` the one that explains why one entrant is ahead of another. Entrants that are still
equal after all tie-breaks share a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from arizona.engine.message import Message
from arizona.people.tournaments.model import POINT, PlayerRecord, Tournament, records

Records = Mapping[str, PlayerRecord]


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's line in the standings."""

    place: int
    player: str
    points: Fraction
    tiebreaks: tuple[tuple[str, Fraction], ...] = ()


def _in_points(twelfths: int) -> Fraction:
    return Fraction(twelfths, POINT)


def _opponent_points(own: PlayerRecord, everybody: Records) -> list[Fraction]:
    """The opponents' mean points by round; a round without opponents counts the entrant's own."""
    found: list[Fraction] = []
    for game in own.games:
        if game.played:
            total = sum(everybody[other].points for other in game.opponents)
            found.append(Fraction(total, POINT * len(game.opponents)))
        else:
            found.append(_in_points(own.points))
    unplayed = own.byes - sum(not game.played for game in own.games)
    found += [_in_points(own.points)] * max(0, unplayed)
    return found


def buchholz(own: PlayerRecord, everybody: Records) -> Fraction:
    """The sum of the opponents' points."""
    return sum(_opponent_points(own, everybody), Fraction(0))


def buchholz_cut(own: PlayerRecord, everybody: Records) -> Fraction:
    """The sum of the opponents' points without the lowest."""
    found = sorted(_opponent_points(own, everybody))
    return sum(found[1:], Fraction(0))


def sonneborn_berger(own: PlayerRecord, everybody: Records) -> Fraction:
    """The points of those beaten, and half of those tied with."""
    total = Fraction(0)
    for game in own.games:
        if game.played:
            halves = 2 * sum(everybody[other].points for other in game.beaten)
            halves += sum(everybody[other].points for other in game.tied)
            total += Fraction(halves, 2 * POINT * len(game.opponents))
    return total


def wins(own: PlayerRecord, everybody: Records) -> Fraction:
    """Games won alone, at tables that were played."""
    return Fraction(sum(game.won and game.played for game in own.games))


def progressive(own: PlayerRecord, everybody: Records) -> Fraction:
    """The sum of the points after each game: early points count more often."""
    total = run = 0
    for game in own.games:
        run += game.points
        total += run
    return _in_points(total)


TIEBREAKS: Final[Mapping[str, Callable[[PlayerRecord, Records], Fraction]]] = {
    "buchholz-cut": buchholz_cut,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "wins": wins,
    "progressive": progressive,
}
DIRECT: Final = "direct"
"""Points among those who are tied, if all of them have met; depends on the group."""
SWISS_ORDER: Final = ("buchholz-cut", "buchholz", DIRECT, "sonneborn-berger", "wins")
ROUND_ROBIN_ORDER: Final = (DIRECT, "sonneborn-berger", "wins")


def direct_points(group: Sequence[str], everybody: Records) -> dict[str, Fraction]:
    """Points within a group; zero for all unless all of its members have met."""
    members = set(group)
    complete = all(
        other in everybody[player].met for player in group for other in group if other != player
    )
    found = dict.fromkeys(group, Fraction(0))
    if not complete:
        return found
    for player in group:
        for game in everybody[player].games:
            if game.played:
                beaten = len(members & set(game.beaten))
                tied = len(members & set(game.tied))
                found[player] += beaten + Fraction(tied, 2)
    return found


def standings(tournament: Tournament, order: Sequence[str] = SWISS_ORDER) -> list[Standing]:
    """All entrants by points, then by the tie-breaks in their order; the rest share a place."""
    everybody = records(tournament)
    values: dict[str, list[tuple[str, Fraction]]] = {player: [] for player in everybody}
    groups = _split(list(everybody), lambda player: _in_points(everybody[player].points))
    for kind in order:
        split: list[list[str]] = []
        for group in groups:
            if kind == DIRECT:
                found = direct_points(group, everybody)
            else:
                found = {player: TIEBREAKS[kind](everybody[player], everybody) for player in group}
            for player in group:
                values[player].append((kind, found[player]))
            split += _split(group, found.__getitem__)
        groups = split
    lines: list[Standing] = []
    for group in groups:
        place = len(lines) + 1
        for player in sorted(group):
            points = _in_points(everybody[player].points)
            lines.append(Standing(place, player, points, tuple(values[player])))
    return lines


def ranked(values: Mapping[str, tuple[Fraction, ...]], names: Iterable[str] = ()) -> list[Standing]:
    """Standings from computed values: points first, then the named tie-breaks."""
    kinds = tuple(names)
    groups = _split(list(values), values.__getitem__)
    lines: list[Standing] = []
    for group in groups:
        place = len(lines) + 1
        for player in sorted(group):
            first, *rest = values[player]
            lines.append(Standing(place, player, first, tuple(zip(kinds, rest, strict=True))))
    return lines


def _split(
    players: Sequence[str], key: Callable[[str], Fraction | tuple[Fraction, ...]]
) -> list[list[str]]:
    """Groups of equal value, the highest first."""
    groups: dict[Fraction | tuple[Fraction, ...], list[str]] = {}
    for player in players:
        groups.setdefault(key(player), []).append(player)
    return [groups[value] for value in sorted(groups, reverse=True)]


def number(value: Fraction) -> str:
    """A value as people write it: ``3``, ``2.5``, ``1.33``."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def describe(kind: str) -> Message:
    """What a tie-break is."""
    return Message(f"tiebreak-{kind}")


def why_ahead(one: Standing, other: Standing) -> Message:
    """The message that explains why the first is ahead of the second, or that they are tied."""
    named: dict[str, str | int] = {"player": one.player, "other": other.player}
    if one.points != other.points:
        return Message(
            "tiebreak-why-points",
            {**named, "value": number(one.points), "least": number(other.points)},
        )
    for (kind, value), (_, least) in zip(one.tiebreaks, other.tiebreaks, strict=True):
        if value != least:
            return Message(
                f"tiebreak-why-{kind}", {**named, "value": number(value), "least": number(least)}
            )
    return Message("tiebreak-why-shared", named)
