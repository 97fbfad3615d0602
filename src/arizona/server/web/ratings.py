"""HTTP routes for ratings: at tables, and leaderboards."""

from __future__ import annotations

from typing import Final

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from arizona.server.protocol.ratings import Leaderboard, TableRatings
from arizona.server.web.request_context import AnyRequest, room_of, server_of
from arizona.server.web.route_inventory import rules


@get("/api/tables/{id:str}/ratings", opt=rules("table", "read", worker="store"))
async def table_ratings(request: AnyRequest, id: FromPath[str]) -> TableRatings:
    """Get the ratings of the players of a rated table, and how the game changed them."""
    return await server_of(request).ratings.at_table(await room_of(request, id))


@get("/api/leaderboards/{game:str}/{pace:str}", opt=rules("guest", "read", worker="store"))
async def leaderboard(
    request: AnyRequest,
    game: FromPath[str],
    pace: FromPath[str],
    period: FromQuery[str] = "all",
    players: FromQuery[str] = "people",
) -> Leaderboard:
    """Get the best people or bots of a game and pace, of all time or of this month."""
    server = server_of(request)
    signed_in = server.signed_in(request)
    person = "" if signed_in is None else signed_in.person
    bots = players == "bots"
    return await server.ratings.leaderboard(game, pace, period, person, bots=bots)


ROUTES: Final = Router("/", route_handlers=[table_ratings, leaderboard])
