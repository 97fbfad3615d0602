"""HTTP routes for finding players."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post
from litestar.params import FromQuery, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.protocol.parts import ShortText
from arizona.server.protocol.seeks import FindPlayers, Seeking
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.request_context import AnyRequest, address_of, server_of
from arizona.server.web.route_inventory import rules


@post("/api/seek", status_code=200, opt=rules("person", "change", SMALL, "store"))
async def find_players(request: AnyRequest, data: JSONBody[FindPlayers]) -> Seeking:
    """Look for players of a rated game."""
    person = signed_in_of(request).person
    return await server_of(request).matchmaking.find(person, data, address_of(request))


@get("/api/seek", opt=rules("person", "read", worker="store"))
async def seek(request: AnyRequest, game: FromQuery[ShortText] = "") -> Seeking:
    """Get your seek and a game's pools; a live seek ends 20 seconds after the last request."""
    matchmaking = server_of(request).matchmaking
    person = signed_in_of(request).person
    found = await matchmaking.state(person)
    pools = await matchmaking.pools(game, person) if game else []
    return Seeking(found.seek, pools)


@delete("/api/seek", opt=rules("person", "change", worker="store"))
async def stop_seeking(request: AnyRequest) -> None:
    """Stop looking for players."""
    await server_of(request).matchmaking.cancel(signed_in_of(request).person)


ROUTES: Final = Router("/", route_handlers=[find_players, seek, stop_seeking])
