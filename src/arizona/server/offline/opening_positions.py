"""Tables as they begin, for a folder of files: a board stands before the rules are awake.

A page that is asked to play at once shows one of them. When its rules have come it imports the
record, so that the game is the one that was seen; the luck to come is its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

import arizona
from arizona.engine.match import Match
from arizona.server.offline.offline_server import GUEST, OfflineServer
from arizona.server.protocol.client import Hello
from arizona.server.protocol.rest import ImportRecord, SeatWish
from arizona.server.tables.characters import bot_infos

OPENINGS: Final = 6
"""For each game: who comes often does not always meet the same."""
KEPT: Final = ("you", "scene", "log")
UNNAMED: Final = {"id": "", "name": "", "created": 0}
"""What a table gets only when it is really opened."""


class Opening(Struct, frozen=True):
    """A table as it begins, as its page sees it, and what makes the same one."""

    record: str
    seats: Sequence[SeatWish]
    table: dict[str, Any]
    you: dict[str, Any]
    scene: dict[str, Any]
    log: list[Any]


async def openings(game: str) -> list[Opening]:
    """Some tables of a game, the same ones every time: a person against gentle bots."""
    return [await opening(game, number) for number in range(OPENINGS)]


async def warm_up() -> None:
    """Begin every game once: what that loads and reads is there from then on."""
    for game in arizona.game_names():
        await opening(game, 0)


def usual_seats(game: str) -> list[SeatWish]:
    """Who sits there when somebody plays at once; the page knows the same rule."""
    bots = bot_infos(game)
    gentle = SeatWish("bot", bot=bots[(len(bots) - 1) // 3].id)
    return [SeatWish("here"), *[gentle] * (max(2, arizona.get_game(game).min_seats) - 1)]


async def opening(game: str, number: int) -> Opening:
    """One of them."""
    seats = usual_seats(game)
    match = Match(arizona.get_game(game).setup(len(seats)), seed=f"opening {number} of {game}")
    match.settle()
    record = match.record().dumps()
    house = OfflineServer(NullBacking(), {}, _for_ever)
    await house.open()
    made = await house.rooms.import_record(ImportRecord(record, seats), GUEST, "Guest")
    seen = await _seen(house, made.table)
    await house.close()
    for seat in seen["table"]["seats"]:
        if seat["kind"] == "person":
            seat["name"] = ""
    seen["you"]["name"] = ""
    return Opening(record, seats, seen["table"] | UNNAMED, *(seen[part] for part in KEPT))


async def _seen(house: OfflineServer, table: str) -> dict[str, Any]:
    """What the page of a table is told first."""
    told: asyncio.Queue[str] = asyncio.Queue()
    house.connect(0, table, told.put_nowait, lambda code: told.put_nowait("{}"))
    house.hear(0, msgspec.json.encode(Hello()).decode())
    said: dict[str, Any] = msgspec.json.decode(await told.get())
    house.hang_up(0)
    return said


class NullBacking:
    """Keeps nothing."""

    async def put(self, name: str, text: str) -> None:
        """Forget it."""

    async def drop(self, name: str) -> None:
        """Nothing is there."""


async def _for_ever(job: str) -> str:
    """A bot that is to begin thinks until the house is closed."""
    await asyncio.Event().wait()
    return job
