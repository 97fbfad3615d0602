"""People who play a tournament on a server, without pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from arizona.engine.record import RESIGNS
from arizona.server.protocol.tournaments import (
    TournamentPage,
    TournamentSettings,
)
from arizona.server.services.people.sessions import SignedIn
from arizona.server.tables.change_queue import NOTHING, PendingChange
from arizona.server.tables.room_manager import RoomManager
from arizona.server.web.server import Server
from tests.server.harness import settings

ADD_PERSON = (
    "INSERT INTO people (id, name, folded, display, role, created, banned, ban_reason) "
    "VALUES (?,?,?,?,'person',0,0,'')"
)


class Club:
    """People of a server who play a tournament without pages."""

    def __init__(self, server: Server, people: int) -> None:
        self.store, self.rooms = server.store, server.rooms
        self.service = server.tournaments
        self.service.progress.live_break_ms = 0
        self.people = [person(f"~{number:02}") for number in range(people)]
        self.id = ""

    async def open(self, **settings: object) -> None:
        """Register the people, create a tournament and let everybody enter."""
        rows = [(one.person, one.name, one.name, one.name) for one in self.people]
        await self.store._write([(ADD_PERSON, row) for row in rows])
        body = TournamentSettings(name="Open", **settings)  # type: ignore[arg-type]
        self.id = await self.service.create(self.people[0], body)
        for one in self.people:
            await self.service.join(self.id, one)

    async def start(self) -> TournamentPage:
        await self.service.direct(self.id, self.people[0], "start")
        return await self.page()

    async def page(self, one: SignedIn | None = None, wanted: int = 0) -> TournamentPage:
        return await self.service.page(self.id, one, wanted)

    async def finish(self, table: str, *losers: int) -> None:
        await finish(self.rooms, table, *losers)

    async def finish_round(self, *, by_playing: bool = False) -> TournamentPage:
        """End all tables of the round, the second boards of a duplicate tournament included.

        Play to the end, or let the people resign, the last seat first.
        """
        page = await self.page()
        assert page.round is not None
        number = page.round.number
        while page.round is not None and any(not board.places for board in page.round.boards):
            for board in page.round.boards:
                if not board.places and by_playing:
                    await play_out(self.rooms, board.table)
                elif not board.places:
                    people = [seat for seat, one in enumerate(board.seats) if one.startswith("p")]
                    await self.finish(board.table, *reversed(people))
            await self.service.progress.advance(self.id)
            page = await self.page(wanted=number)
        return await self.page()


def without_web(folder: Path, scenario: Callable[[Server], Awaitable[None]]) -> None:
    """Run a scenario with a server's store and tables, but without HTTP and background tasks."""

    async def go() -> None:
        server = Server(settings(folder))
        await server.store.open()
        await server.bus.open()
        await server.rooms.open()
        try:
            await scenario(server)
        finally:
            await server.rooms.close()
            await server.bus.close()
            await server.store.close()

    asyncio.run(go())


def person(id: str) -> SignedIn:
    return SignedIn(session="", person=id, name=f"P{id[1:]}", role="person")


async def finish(rooms: RoomManager, table: str, *losers: int) -> None:
    """Make seats resign one after the other until the game is over."""
    room = await rooms.get(table)
    for seat in losers:
        if room.state.status() == "over":
            break
        await room.done(lambda seat=seat: room.drop_out(room.state.playable(), seat, RESIGNS))  # type: ignore[misc]
    assert room.state.status() == "over"


async def play_out(rooms: RoomManager, table: str) -> None:
    """Play the first legal action of every position until the game is over."""
    room = await rooms.get(table)

    def step() -> PendingChange:
        game_log = room.state.playable()
        if game_log.to_move < 0:
            return NOTHING
        return room._decide(game_log, game_log.to_move, game_log.match.state.legal()[0])

    while room.state.status() != "over":
        await room.done(step)
