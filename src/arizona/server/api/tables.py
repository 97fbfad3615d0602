"""Endpoints for tables and their games."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from arizona.server.api.endpoint import SVG, EndpointSet
from arizona.server.api.request import ApiRequest, Content
from arizona.server.api.route_rules import RECORD, SMALL, RouteRules
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    Created,
    CreateTable,
    ImportRecord,
    Moment,
    PlayOn,
    TableCard,
    TableCards,
    TableLog,
)
from arizona.server.services.pictures.table_pictures import drawing_headers
from arizona.server.tables import fair_play
from arizona.server.tables.show_matches import show, shows

ENDPOINTS: Final = EndpointSet()
READ: Final = RouteRules("table", "read", worker="store")
LIST: Final = RouteRules("guest", "read", worker="store")


@ENDPOINTS.add("POST", "/api/tables", RouteRules("guest", "create", SMALL, "store"))
async def create_table(request: ApiRequest, body: CreateTable) -> Created:
    """Create a table."""
    server, address = request.server, request.address
    guest = request.identify()
    table = replace(body, content=await server.packs.for_table(body.content, address))
    return await server.rooms.creation.create(table, guest, await server.name(guest), address)


@ENDPOINTS.add("POST", "/api/tables/import", RouteRules("guest", "create", RECORD, "store"))
async def import_table(request: ApiRequest, body: ImportRecord) -> Created:
    """Create a table from a game record."""
    server = request.server
    guest = request.identify()
    name = await server.name(guest)
    return await server.rooms.creation.import_record(body, guest, name, request.address)


@ENDPOINTS.add("POST", "/api/tables/{id}/play-on", RouteRules("table", "create", SMALL, "store"))
async def play_on(request: ApiRequest, id: str, body: PlayOn) -> Created:
    """Create a table that continues from a position of another table."""
    server = request.server
    guest = request.identify()
    name = await server.name(guest)
    return await server.rooms.creation.play_on(id, body, guest, name, request.address)


@ENDPOINTS.add("GET", "/api/tables/{id}", READ)
async def table(request: ApiRequest, id: str) -> TableCard:
    """Get a summary of a table."""
    return await request.server.rooms.summaries.card_of(id, request.guest or "")


@ENDPOINTS.add("GET", "/api/tables/{id}/moments/{number}", READ)
async def moment(request: ApiRequest, id: str, number: int) -> Moment:
    """Get a position of a table's game."""
    room = await request.room(id)
    if number < 0:
        raise Refusal("no-such-moment", "moments begin with 0")
    return await room.read(lambda: room.state.moment(number))


@ENDPOINTS.add("GET", "/api/tables/{id}/log", READ)
async def game_log(request: ApiRequest, id: str) -> TableLog:
    """Get the game log and the scores after every move."""
    room = await request.room(id)
    return await room.read(room.state.log_page)


@ENDPOINTS.add("GET", "/api/tables/{id}/record", READ)
async def record(request: ApiRequest, id: str) -> Content:
    """Download the game record. A running game between people has none yet."""
    room = await request.room(id)
    if fair_play.without_help(room.state):
        raise fair_play.copy_refusal(room.state)
    text = (await room.read(room.state.record)).dumps()
    name = f'attachment; filename="{room.state.row.game}-{room.id}.json"'
    return Content(text, {"content-disposition": name})


@ENDPOINTS.add(
    "GET",
    "/api/tables/{id}/board.svg",
    RouteRules("table", "picture", worker="store"),
    media_type=SVG,
)
async def board(request: ApiRequest, id: str, moment: int | None = None) -> Content:
    """Get a position of a table as SVG, by default the current one."""
    room = await request.room(id)
    drawing = await request.server.pictures.drawing(room, moment, request.address_group)
    return Content(drawing, drawing_headers())


@ENDPOINTS.add("DELETE", "/api/tables/{id}", RouteRules("owner", "change", worker="store"))
async def delete_table(request: ApiRequest, id: str) -> None:
    """Delete a table where nobody else plays, or remove a finished table from the guest's list."""
    await request.server.rooms.delete(id, request.guest or "")


@ENDPOINTS.add("GET", "/api/shows", RouteRules("public", "read", worker="store"))
async def show_matches(request: ApiRequest) -> TableCards:
    """List the show matches between bots, at most one per game."""
    rooms = request.server.rooms
    guest = request.guest or ""
    return TableCards([await rooms.summaries.card(row, guest) for row in await shows(rooms)])


@ENDPOINTS.add("POST", "/api/shows/{game}", RouteRules("public", "create", SMALL, "store"))
async def show_match(request: ApiRequest, game: str) -> Created:
    """Get the show match of a game, starting one if there is none."""
    return await show(request.server.rooms, game, request.address)


@ENDPOINTS.add("GET", "/api/lobby", LIST)
async def lobby(request: ApiRequest) -> TableCards:
    """List the tables that anyone may join or watch."""
    return TableCards(await request.server.lobby(request.guest or ""))


@ENDPOINTS.add("GET", "/api/my-tables", LIST)
async def my_tables(request: ApiRequest) -> TableCards:
    """List the tables this guest plays at or created."""
    guest, rooms = request.guest, request.server.rooms
    return TableCards([] if guest is None else await rooms.summaries.cards(guest, lobby=False))
