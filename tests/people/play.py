"""Tournaments of synthetic players, for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterable

from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    Format,
    Pairing,
    Result,
    Settings,
    Tournament,
    add_round,
    enter,
    record,
    records,
    withdraw,
)


def begun(format: Format, players: int, seed: str = "s", **settings: object) -> Tournament:
    found = Tournament(Settings(format, seed, **settings))  # type: ignore[arg-type]
    rng = random.Random(f"ratings {seed}")
    for number in range(players):
        found = enter(found, f"p{number}", round(rng.gauss(1500.0, 250.0)))
    return found


def no_show(pairing: Pairing, absent: Iterable[str]) -> Result:
    """The result of a table that was not played because at most one entrant showed up."""
    missing = frozenset(absent)
    places = tuple(int(player in missing) for player in pairing.seats)
    return Result(pairing.round, pairing.table, places, absent=missing)


def result(rng: random.Random, pairing: Pairing, tournament: Tournament, ties: float) -> Result:
    luck = {
        player: tournament.entrant(player).rating + rng.gauss(0.0, 200.0)
        for player in pairing.seats
    }
    order = sorted(pairing.seats, key=lambda player: -luck[player])
    places = dict.fromkeys(pairing.seats, 0)
    for place, player in enumerate(order):
        tied = place > 0 and rng.random() < ties
        places[player] = places[order[place - 1]] if tied else place
    scores = tuple(100 - 10 * places[player] for player in pairing.seats)
    return Result(
        pairing.round, pairing.table, tuple(places[player] for player in pairing.seats), scores
    )


def play_round(
    tournament: Tournament, rng: random.Random, ties: float = 0.1, no_shows: float = 0.0
) -> Tournament:
    found = add_round(tournament, FORMATS[tournament.settings.format].pair(tournament))
    for pairing in found.open_pairings():
        missing = frozenset(player for player in pairing.seats if rng.random() < no_shows)
        if len(pairing.seats) - len(missing) < 2:
            found = record(found, no_show(pairing, missing))
        else:
            usual = result(rng, pairing, found, ties)
            found = record(
                found,
                Result(usual.round, usual.table, usual.places, usual.scores, missing),
            )
    return found


def play_all(
    tournament: Tournament,
    rng: random.Random,
    ties: float = 0.1,
    no_shows: float = 0.0,
    changes: bool = False,
) -> Tournament:
    """Play every round. With ``changes``, players withdraw or enter now and then."""
    rules = FORMATS[tournament.settings.format]
    while not rules.finished(tournament):
        tournament = play_round(tournament, rng, ties, no_shows)
        if changes and rng.random() < 0.5:
            active = tournament.active()
            if len(active) > 3 * tournament.settings.seats:
                tournament = withdraw(tournament, rng.choice(active).id)
        late = tournament.settings.format not in {Format.ROUND_ROBIN, Format.KNOCKOUT}
        if changes and late and rng.random() < 0.3:
            tournament = enter(tournament, f"late{len(tournament.entrants)}", 1500.0)
    return tournament


def repeats(tournament: Tournament) -> int:
    """Count the repeated pairings."""
    return sum(count - 1 for one in records(tournament).values() for count in one.met.values()) // 2
