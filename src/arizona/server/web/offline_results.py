"""HTTP routes for games and puzzles that people finished in the offline version."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from arizona.server.api.route_rules import PUZZLES, RECORD
from arizona.server.protocol.people import OfflineAccount, OfflineGame, OfflinePuzzles, OfflineSaved
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.request_context import AnyRequest, address_of, server_of
from arizona.server.web.route_inventory import rules


@get("/api/account/offline", opt=rules("person", "read", worker="store"))
async def offline_account(request: AnyRequest) -> OfflineAccount:
    """Get what the browser stores of the account for offline use."""
    return await server_of(request).offline_results.account(signed_in_of(request))


@post(
    "/api/account/offline/games",
    status_code=200,
    request_max_body_size=RECORD,
    opt=rules("person", "create", RECORD, "store"),
)
async def add_game(request: AnyRequest, data: JSONBody[OfflineGame]) -> OfflineSaved:
    """Submit a finished game that was played offline. Submitting it again changes nothing."""
    results = server_of(request).offline_results
    return await results.add_game(signed_in_of(request), data, address_of(request))


@post(
    "/api/account/offline/puzzles",
    status_code=204,
    request_max_body_size=PUZZLES,
    opt=rules("person", "solve", PUZZLES, "store"),
)
async def add_puzzles(request: AnyRequest, data: JSONBody[OfflinePuzzles]) -> None:
    """Submit puzzles that were solved offline. Submitting them again changes nothing."""
    await server_of(request).offline_results.add_puzzles(signed_in_of(request), data)


ROUTES: Final = Router("/", route_handlers=[offline_account, add_game, add_puzzles])
