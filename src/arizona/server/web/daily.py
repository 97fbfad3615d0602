"""HTTP routes of the daily challenge."""

from __future__ import annotations

from typing import Final, cast

from litestar import Router

from arizona.server.api.endpoint import EndpointSet
from arizona.server.api.request import ApiRequest
from arizona.server.api.route_rules import RECORD, SMALL, RouteRules
from arizona.server.protocol.daily import (
    DailyComparison,
    DailyDay,
    DailyDeal,
    DailyOfflineGame,
    DailyTable,
    StartDaily,
)
from arizona.server.services.daily.daily_service import DailyService
from arizona.server.web.endpoints import mounted
from arizona.server.web.server import Server

ENDPOINTS: Final = EndpointSet()
READ: Final = RouteRules("guest", "read", worker="store")


def _daily(request: ApiRequest) -> DailyService:
    return cast("Server", request.server).daily


@ENDPOINTS.add("GET", "/api/daily", READ)
async def daily_today(request: ApiRequest) -> DailyDay:
    """Get today's challenge."""
    return await _daily(request).day("", request.guest or "")


@ENDPOINTS.add("GET", "/api/daily/{day}", READ)
async def daily_day(request: ApiRequest, day: str) -> DailyDay:
    """Get the challenge of a day. When the day is over, its seed and all results are public."""
    return await _daily(request).day(day, request.guest or "")


@ENDPOINTS.add("GET", "/api/daily/{day}/{game}/best", RouteRules("guest", "read", worker="thread"))
async def daily_best(request: ApiRequest, day: str, game: str) -> DailyComparison:
    """Get the scoring events of your game and of the day's best game."""
    return await _daily(request).best(day, game, request.guest or "")


@ENDPOINTS.add("POST", "/api/daily/{game}", RouteRules("guest", "create", SMALL, "store"))
async def start_daily(request: ApiRequest, game: str, body: StartDaily) -> DailyTable:
    """Play today's challenge, once per person, or that of an earlier day, unranked."""
    guest = request.identify()
    name = await cast("Server", request.server).name(guest)
    return await _daily(request).start(game, body.day, guest, name, request.address)


@ENDPOINTS.add("POST", "/api/daily/{game}/offline", RouteRules("guest", "create", SMALL, "store"))
async def start_daily_offline(request: ApiRequest, game: str) -> DailyDeal:
    """Start today's challenge offline and get its deal. The result is marked and not ranked."""
    return await _daily(request).start_offline(game, request.identify(), request.address)


@ENDPOINTS.add("POST", "/api/daily/{game}/result", RouteRules("guest", "create", RECORD, "store"))
async def finish_daily_offline(
    request: ApiRequest, game: str, body: DailyOfflineGame
) -> DailyTable:
    """Submit a game of the challenge that was played offline. Only the first one is saved."""
    return await _daily(request).finish_offline(game, body, request.address)


ROUTES: Final = Router("/", route_handlers=[mounted(endpoint) for endpoint in ENDPOINTS])
