"""A tournament as complete JSON, which can be read back, and as text like FIDE's TRF.

The text follows the Tournament Report File: ``001`` lines with fixed columns, one group of three
fields per round. Tables of three or four do not exist there; their rounds list all opponents and
the place instead of a color and a result. Each board of a duplicate round counts as a round.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    Bye,
    ByeKind,
    Entrant,
    Format,
    Pairing,
    Result,
    Round,
    Settings,
    Tournament,
    TournamentError,
    records,
    seeded,
)
from arizona.people.tournaments.tiebreaks import Standing, number

VERSION: Final = 1


def to_json(tournament: Tournament) -> dict[str, Any]:
    """The whole tournament, with its standings for readers who do not compute them."""
    settings = tournament.settings
    return {
        "version": VERSION,
        "settings": {
            "format": settings.format.value,
            "seed": settings.seed,
            "rounds": settings.rounds,
            "seats": settings.seats,
            "least_seats": settings.least_seats,
            "duplicate_scoring": settings.duplicate_scoring,
            "cycles": settings.cycles,
            "boards": settings.boards,
            "by_lead": settings.by_lead,
        },
        "entrants": [
            {"id": one.id, "rating": one.rating, "joined": one.joined, "left": one.left}
            for one in tournament.entrants
        ],
        "rounds": [
            {
                "number": one.number,
                "pairings": [
                    {"table": pairing.table, "seats": list(pairing.seats), "leg": pairing.leg}
                    for pairing in one.pairings
                ],
                "byes": [{"player": bye.player, "kind": bye.kind.value} for bye in one.byes],
            }
            for one in tournament.rounds
        ],
        "results": [
            {
                "round": one.round,
                "table": one.table,
                "places": list(one.places),
                "scores": list(one.scores),
                "absent": sorted(one.absent),
            }
            for one in tournament.results
        ],
        "standings": [_standing(one) for one in _standings(tournament)],
    }


def _standings(tournament: Tournament) -> Sequence[Standing]:
    if len(tournament.entrants) < 2:
        return []
    return FORMATS[tournament.settings.format].standings(tournament)


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "place": one.place,
        "player": one.player,
        "points": number(one.points),
        "tiebreaks": {kind: number(value) for kind, value in one.tiebreaks},
    }


def from_json(data: Mapping[str, Any]) -> Tournament:
    """The tournament of :func:`to_json`; raises :class:`TournamentError` if it is malformed."""
    try:
        if data["version"] != VERSION:
            raise TournamentError("tournament-file-version", version=str(data["version"]))
        given = data["settings"]
        settings = Settings(
            Format(given["format"]),
            str(given["seed"]),
            int(given["rounds"]),
            int(given["seats"]),
            int(given["least_seats"]),
            str(given["duplicate_scoring"]),
            int(given["cycles"]),
            int(given.get("boards", 1)),
            bool(given.get("by_lead", False)),
        )
        entrants = tuple(
            Entrant(
                str(one["id"]),
                float(one["rating"]),
                int(one["joined"]),
                None if one["left"] is None else int(one["left"]),
            )
            for one in data["entrants"]
        )
        rounds = tuple(
            Round(
                int(one["number"]),
                tuple(
                    Pairing(
                        int(one["number"]),
                        int(table["table"]),
                        tuple(table["seats"]),
                        int(table.get("leg", 1)),
                    )
                    for table in one["pairings"]
                ),
                tuple(
                    Bye(int(one["number"]), str(bye["player"]), ByeKind(bye["kind"]))
                    for bye in one["byes"]
                ),
            )
            for one in data["rounds"]
        )
        results = tuple(
            Result(
                int(one["round"]),
                int(one["table"]),
                tuple(one["places"]),
                tuple(one["scores"]),
                frozenset(one["absent"]),
            )
            for one in data["results"]
        )
    except TournamentError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise TournamentError("tournament-file-malformed", reason=str(error)) from error
    return Tournament(settings, entrants, rounds, results)


def to_trf(
    tournament: Tournament, name: str, date: str = "", names: Mapping[str, str] | None = None
) -> str:
    """The tournament as text; players are numbered by seeding.

    ``names`` are the names of the entrants, by default their ids.
    """
    shown = names or {}
    done = records(tournament)
    numbers = {
        one.id: place + 1 for place, one in enumerate(seeded(tournament, tournament.entrants))
    }
    standing = {one.player: one for one in _standings(tournament)}
    boards = tournament.settings.boards
    lines = [
        f"012 {name}",
        *([f"042 {date}"] if date else []),
        f"062 {len(tournament.entrants)}",
        f"092 {tournament.settings.format.value}",
        f"XXR {len(tournament.rounds) * boards}",
        f"XXS {tournament.settings.seed}",
    ]
    byes = {(bye.round, bye.player): bye for one in tournament.rounds for bye in one.byes}
    for player, start in numbers.items():
        own = standing.get(player)
        points = number(own.points) if own else "0"
        place = str(own.place) if own else ""
        label = shown.get(player, player)[:33]
        line = (
            f"001 {start:>4}      {label:<33} {round(done[player].entrant.rating):>4}"
            f"{'':27}{points:>5} {place:>4}"
        )
        games = {(game.round, game.leg): game for game in done[player].games}
        for one, leg in itertools.product(tournament.rounds, range(1, boards + 1)):
            game = games.get((one.number, leg))
            bye = byes.get((one.number, player))
            if game is None:
                sign = {None: "-", ByeKind.ODD: "U", ByeKind.LATE: "H"}[bye.kind if bye else None]
                line += f"  0000 - {sign}"
                continue
            others = "/".join(f"{numbers[other]:>4}" for other in game.opponents)
            if len(game.opponents) == 1:
                color = "wb"[game.seat] if game.played else "-"
                if game.played:
                    sign = "1" if game.won else "=" if game.first else "0"
                else:
                    sign = "+" if game.won else "-"
                line += f"  {others} {color} {sign}"
            else:
                place_of = len(game.opponents) - len(game.beaten) - len(game.tied) + 1
                line += f"  {others} {game.seat + 1} {place_of if game.played else '-'}"
        lines.append(line)
    return "\n".join(lines) + "\n"
