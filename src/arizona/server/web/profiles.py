"""HTTP routes for profiles."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, put
from litestar.params import FromPath, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.protocol.profiles import Profile, ProfileGames, ProfileSettings, TableAccounts
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.request_context import AnyRequest, room_of, server_of
from arizona.server.web.route_inventory import rules

READ: Final = rules("profile", "read", worker="store")
MAX_OFFSET_DIGITS: Final = 6
"""Maximum number of digits of an offset."""


@get("/api/people/{name:str}", opt=READ)
async def profile(request: AnyRequest, name: FromPath[str]) -> Profile:
    """Get a profile: what its owner shows, of tables that the viewer may read."""
    server = server_of(request)
    return await server.profiles.profile(name, server.guest(request) or "")


@get("/api/people/{name:str}/games", opt=READ)
async def games(request: AnyRequest, name: FromPath[str]) -> ProfileGames:
    """List finished games, filtered by ``game``, ``result``, ``pace`` and ``opponent``."""
    server = server_of(request)
    query = {key: str(value) for key, value in request.query_params.items()}
    offset = query.get("offset", "")
    number = offset.isascii() and offset.isdigit() and len(offset) <= MAX_OFFSET_DIGITS
    return await server.profiles.games(
        name,
        server.guest(request) or "",
        game=query.get("game", ""),
        outcome=query.get("result", ""),
        pace=query.get("pace", ""),
        opponent=query.get("opponent", ""),
        offset=int(offset) if number else 0,
    )


@put("/api/account/profile", opt=rules("person", "change", SMALL, "store"))
async def save_settings(request: AnyRequest, data: JSONBody[ProfileSettings]) -> ProfileSettings:
    """Choose what others see of the profile."""
    await server_of(request).profiles.save_settings(signed_in_of(request).person, data)
    return data


@get("/api/tables/{id:str}/accounts", opt=rules("table", "read", worker="store"))
async def table_accounts(request: AnyRequest, id: FromPath[str]) -> TableAccounts:
    """Get the accounts of a table's players, for links to their profiles."""
    room = await room_of(request, id)
    return TableAccounts(await server_of(request).profiles.accounts(room.state.seating))


ROUTES: Final = Router("/", route_handlers=[profile, games, save_settings, table_accounts])
