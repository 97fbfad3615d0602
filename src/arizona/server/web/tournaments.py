"""HTTP routes for tournaments."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.protocol.tournaments import (
    CorrectResult,
    CrossTable,
    DirectTournament,
    OwnTournamentGames,
    TournamentList,
    TournamentPage,
    TournamentSettings,
)
from arizona.server.services.pictures.share_picture import POLICY
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.file_responses import png_response, svg_response
from arizona.server.web.request_context import (
    AnyRequest,
    phrases_of,
    requester_of,
    server_of,
    while_connected,
)
from arizona.server.web.route_inventory import rules

READ: Final = rules("guest", "read", worker="store")
CHANGE: Final = rules("person", "change", SMALL, "store")
PRIVATE: Final = {"cache-control": "private, no-cache"}


@get("/api/tournaments", opt=READ)
async def tournaments(request: AnyRequest) -> TournamentList:
    """Get the tournaments of this server: listed ones, and those you direct or have entered."""
    server = server_of(request)
    signed_in = server.signed_in(request)
    return await server.tournaments.listing("" if signed_in is None else signed_in.person)


@post("/api/tournaments", opt=CHANGE)
async def create_tournament(
    request: AnyRequest, data: JSONBody[TournamentSettings]
) -> TournamentPage:
    """Create a tournament; you are its director."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    id = await service.create(signed_in, data)
    return await service.page(id, signed_in)


@get("/api/tournaments/{id:str}", opt=READ)
async def tournament(
    request: AnyRequest, id: FromPath[str], round: FromQuery[int] = 0
) -> Response[TournamentPage | None]:
    """Get a tournament with the tables of one round, by default the last.

    The response has an ETag, so that pages can poll often.
    """
    server = server_of(request)
    signed_in = server.signed_in(request)
    version = await server.tournaments.version(id)
    person = "" if signed_in is None else f"{signed_in.person}-{signed_in.role}"
    tag = f'"{version}-{round}-{person}"'
    headers = {**PRIVATE, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    page = await server.tournaments.page(id, signed_in, round)
    return Response(page, headers=headers)


@get("/api/tournament-games", opt=rules("person", "read", worker="store"))
async def tournament_games(request: AnyRequest) -> OwnTournamentGames:
    """Get your open games in tournaments."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    return await service.own_games(signed_in.person)


@get("/api/tournaments/{id:str}/cross-table", opt=READ)
async def tournament_cross_table(request: AnyRequest, id: FromPath[str]) -> CrossTable:
    """Get the games of all entrants of a tournament."""
    return await server_of(request).tournaments.cross_table(id)


@post("/api/tournaments/{id:str}/entry", status_code=200, opt=CHANGE)
async def join_tournament(request: AnyRequest, id: FromPath[str]) -> TournamentPage:
    """Enter a tournament."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    await service.join(id, signed_in)
    return await service.page(id, signed_in)


@delete("/api/tournaments/{id:str}/entry", status_code=200, opt=CHANGE)
async def withdraw_from_tournament(request: AnyRequest, id: FromPath[str]) -> TournamentPage:
    """Withdraw from a tournament; a game that has begun continues."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    await service.withdraw(id, signed_in)
    return await service.page(id, signed_in)


@post("/api/tournaments/{id:str}/actions", status_code=200, opt=CHANGE)
async def direct_tournament(
    request: AnyRequest, id: FromPath[str], data: JSONBody[DirectTournament]
) -> TournamentPage:
    """Start, pause, resume or end a tournament you direct."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    await service.direct(id, signed_in, data.action)
    return await service.page(id, signed_in)


@put("/api/tournaments/{id:str}/results", opt=CHANGE)
async def correct_result(
    request: AnyRequest, id: FromPath[str], data: JSONBody[CorrectResult]
) -> TournamentPage:
    """Decide the result of a table of a tournament you direct; the decision is logged."""
    service, signed_in = server_of(request).tournaments, signed_in_of(request)
    await service.correct(id, signed_in, data)
    return await service.page(id, signed_in, data.round)


@get("/api/tournaments/{id:str}/export.json", opt=READ)
async def export_tournament(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Get a tournament as data, with the seed once it has ended."""
    found: dict[str, Any] = await server_of(request).tournaments.export_json(id)
    body = msgspec.json.format(msgspec.json.encode(found))
    return _download(body, "application/json", f"tournament-{id}.json")


@get("/api/tournaments/{id:str}/export.txt", opt=READ)
async def export_tournament_text(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Get a tournament as text like FIDE's Tournament Report File."""
    text = await server_of(request).tournaments.export_trf(id)
    return _download(text.encode(), MediaType.TEXT, f"tournament-{id}.txt")


def _download(body: bytes, media_type: str, name: str) -> Response[bytes]:
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=media_type, headers=headers)


async def tournament_drawing(
    request: AnyRequest,
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    language: FromQuery[str] = "",
) -> str:
    """Draw the share picture of a tournament."""
    server = server_of(request)
    server.pictures.ask(requester_of(request).address)
    phrases = phrases_of(request, language)
    return await server.tournaments.picture(id, phrases, square=shape == "square")


@get(
    "/api/tournaments/{id:str}/picture.svg",
    media_type="image/svg+xml",
    opt=rules("guest", "picture", worker="store"),
)
async def tournament_picture(drawing: NamedDependency[str]) -> Response[str]:
    """Get the share picture of a finished tournament as SVG."""
    return svg_response(drawing, POLICY)


@get(
    "/api/tournaments/{id:str}/picture.png",
    media_type="image/png",
    opt=rules("guest", "picture", worker="thread"),
)
async def tournament_pixels(request: AnyRequest, drawing: NamedDependency[str]) -> Response[bytes]:
    """Get the share picture of a finished tournament as PNG."""
    pixels = server_of(request).pictures.rendered(drawing, requester_of(request))
    return png_response(await while_connected(request, pixels))


ROUTES: Final = Router(
    "/",
    route_handlers=[
        tournaments,
        create_tournament,
        tournament,
        tournament_games,
        tournament_cross_table,
        join_tournament,
        withdraw_from_tournament,
        direct_tournament,
        correct_result,
        export_tournament,
        export_tournament_text,
        Router(
            "/",
            dependencies={"drawing": Provide(tournament_drawing)},
            route_handlers=[tournament_picture, tournament_pixels],
        ),
    ],
)
