"""Prepared opening positions, shown before the Python engine has loaded.

A page that starts a game at once shows one of them. When the engine is ready, it imports the
record, so that the game continues from the position shown; later chance events are random.
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
from arizona.server.protocol.rest import ImportRecord, SeatRequest
from arizona.server.tables.characters import bot_infos

OPENINGS: Final = 6
"""Number of openings per game, so that frequent players see different ones."""
CACHED: Final = ("you", "scene", "log")
UNNAMED: Final = {"id": "", "name": "", "created": 0}
"""Fields that are set only when the table is really created."""


class Opening(Struct, frozen=True):
    """An opening position as the page shows it, and the record to create it."""

    record: str
    seats: Sequence[SeatRequest]
    table: dict[str, Any]
    you: dict[str, Any]
    scene: dict[str, Any]
    log: list[Any]


async def openings(game: str) -> list[Opening]:
    """Return a game's openings, always the same ones: one person against easy bots."""
    return [await opening(game, number) for number in range(OPENINGS)]


async def warm_up() -> None:
    """Start every game once, so that its code and data are loaded."""
    for game in arizona.game_names():
        await opening(game, 0)


def usual_seats(game: str) -> list[SeatRequest]:
    """Return the seats of a quick game; the page applies the same rule."""
    bots = bot_infos(game)
    gentle = SeatRequest("bot", bot=bots[(len(bots) - 1) // 3].id)
    return [SeatRequest("here"), *[gentle] * (max(2, arizona.get_game(game).min_seats) - 1)]


async def opening(game: str, number: int) -> Opening:
    seats = usual_seats(game)
    match = Match(arizona.get_game(game).setup(len(seats)), seed=f"opening {number} of {game}")
    match.settle()
    record = match.record().dumps()
    server = OfflineServer(NullBacking(), {}, _for_ever)
    await server.open()
    made = await server.rooms.creation.import_record(ImportRecord(record, seats), GUEST, "Guest")
    seen = await _seen(server, made.table)
    await server.close()
    for seat in seen["table"]["seats"]:
        if seat["kind"] == "person":
            seat["name"] = ""
    seen["you"]["name"] = ""
    return Opening(record, seats, seen["table"] | UNNAMED, *(seen[part] for part in CACHED))


async def _seen(server: OfflineServer, table: str) -> dict[str, Any]:
    """Return the first message that a table sends to its page."""
    sent: asyncio.Queue[str] = asyncio.Queue()
    server.connect(0, table, sent.put_nowait, lambda code: sent.put_nowait("{}"))
    server.receive(0, msgspec.json.encode(Hello()).decode())
    said: dict[str, Any] = msgspec.json.decode(await sent.get())
    server.disconnect(0)
    return said


class NullBacking:
    """A backing that stores nothing."""

    async def put(self, name: str, text: str) -> None: ...

    async def drop(self, name: str) -> None: ...


async def _for_ever(job: str) -> str:
    """Never answer: a bot to move thinks until the server is closed."""
    await asyncio.Event().wait()
    return job
