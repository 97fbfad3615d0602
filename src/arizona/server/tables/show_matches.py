"""Show matches: games between bots, so that there is always something to watch.

There is at most one per game. It continues only while someone watches, with a lower priority than
games with people.
"""

from __future__ import annotations

import arizona
from arizona.engine.match import Match
from arizona.server.base.addresses import address_group
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Created, SeatRequest
from arizona.server.store.store import TableRow
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room_manager import RoomManager


def _host(game: str) -> str:
    """Return the host id of a game's show match; it cannot be a guest's."""
    return f"show {game}"


async def shows(rooms: RoomManager) -> list[TableRow]:
    """Return the show match of each game that has one."""
    found = []
    for game in arizona.game_names():
        found += await rooms.services.store.tables(guest=_host(game), limit=1)
    return found


async def show(rooms: RoomManager, game: str, address: str) -> Created:
    """Return the show match of a game; create one if there is none or it is over."""
    if game not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game called '{game[:40]}'")
    store = rooms.services.store
    known = await store.tables(guest=_host(game), limit=10)
    for row in known:
        if row.progress.status == "playing":
            return Created(row.id, [])
    if not await rooms.creation.allows(address_group(address)):
        raise Refusal("too-fast", "too many new tables in a short time")
    for row in known:
        rooms.close_room(row.id)
    await store.remove([row.id for row in known])
    kind = arizona.get_game(game)
    bots = bot_ids(game)
    middle = len(bots) // 2
    seats = max(2, kind.min_seats)
    seat_requests = [
        SeatRequest("bot", bot=bots[min(len(bots) - 1, middle + seat % 2)]) for seat in range(seats)
    ]
    return await rooms.creation.add(
        GameLog.new(Match(kind.setup(seats))), _host(game), "", seat_requests, address=address
    )
