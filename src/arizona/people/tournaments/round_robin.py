"""Round robin at tables of two, for up to 16 entrants."""

from __future__ import annotations

from typing import Final

from arizona.people.tournaments.model import (
    Bye,
    Pairing,
    Round,
    Tournament,
    TournamentError,
    seeded,
)

MAX_ENTRANTS: Final = 16


def total_rounds(tournament: Tournament) -> int:
    """Rounds of all cycles."""
    count = len(tournament.entrants)
    return tournament.settings.cycles * (count - 1 + count % 2)


def pair(tournament: Tournament) -> Round:
    """The next round of the schedule.

    The schedule is fixed by the entrants at the start (circle method). If an entrant has withdrawn,
    the opponent gets a bye instead.
    """
    entrants = [one.id for one in seeded(tournament, tournament.entrants)]
    if not 2 <= len(entrants) <= MAX_ENTRANTS:
        raise TournamentError("tournament-size", least=2, most=MAX_ENTRANTS)
    number = tournament.next_number
    if number > total_rounds(tournament):
        raise TournamentError("tournament-over")
    circle = len(entrants) - 1 + len(entrants) % 2
    cycle, step = divmod(number - 1, circle)
    active = {one.id for one in tournament.active()}
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    for one, two in _meetings(len(entrants), circle, step):
        pair_of = [entrants[place] for place in (one, two) if place is not None]
        playing = [player for player in pair_of if player in active]
        if len(playing) == 2:
            if cycle % 2:
                playing.reverse()
            pairings.append(Pairing(number, len(pairings) + 1, tuple(playing)))
        else:
            byes += [Bye(number, player) for player in playing]
    return Round(number, tuple(pairings), tuple(byes))


def _meetings(count: int, circle: int, step: int) -> list[tuple[int, int | None]]:
    """The pairs at one step of the circle, in the order of seats; None is a bye.

    With places i < j on the circle, i has the first seat if j - i is odd: everybody then has both
    seats equally often. The one outside the circle of an even number has each in turn.
    """
    found: list[tuple[int, int | None]] = []
    outside = count - 1 if count % 2 == 0 else None
    if outside is None:
        found.append((step, None))
    else:
        found.append((step, outside) if step % 2 == 0 else (outside, step))
    for distance in range(1, circle // 2 + 1):
        low, high = sorted(((step + distance) % circle, (step - distance) % circle))
        found.append((low, high) if (high - low) % 2 else (high, low))
    return found
