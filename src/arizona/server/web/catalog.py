"""HTTP routes for games: rules, messages, packs, printing, lessons and lab reports."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from arizona.engine.errors import ArizonaError
from arizona.rulebook import rules_picture
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    Games,
    GameWords,
    Lesson,
    Pack,
    PackTables,
    PackWords,
    Prints,
    ReportCards,
    Rulebook,
)
from arizona.server.services.catalog import games as shelf
from arizona.server.services.catalog.lab_reports import POLICY as REPORT_POLICY
from arizona.server.services.catalog.packs import pack_info, pack_tables, pack_words
from arizona.server.services.printing import prints, wish_of
from arizona.server.web.file_responses import pdf
from arizona.server.web.request_context import (
    AnyRequest,
    phrases_of,
    requester_of,
    server_of,
    while_connected,
)


@get("/api/games")
async def games(request: AnyRequest) -> Games:
    """List the games with their options, content packs and bots."""
    return shelf.games()


@get("/api/games/{game:str}/rules")
async def rules(
    request: AnyRequest, game: FromPath[str], language: FromQuery[str] = ""
) -> Rulebook:
    """Get the rules of a game as Markdown, by default in the browser's language."""
    return shelf.rulebook(game, phrases_of(request, language))


@get("/api/games/{game:str}/pictures/{name:str}", media_type="image/svg+xml")
async def picture(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> bytes:
    """Get an illustration of a game's rules as SVG."""
    try:
        return rules_picture(shelf.known(game), name)
    except ArizonaError as error:
        raise HTTPException(str(error), status_code=404) from error


@get("/api/games/{game:str}/words/{language:str}")
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> GameWords:
    """Get the messages of a game in one language."""
    return shelf.words(game, language)


@get("/api/games/{game:str}/packs/{pack:str}/words/{language:str}")
async def content_words(
    request: AnyRequest, game: FromPath[str], pack: FromPath[str], language: FromPath[str]
) -> PackWords:
    """Get the translations of a content pack."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_words, game, named, language)


@get("/api/games/{game:str}/packs/{pack:str}")
async def content_pack(request: AnyRequest, game: FromPath[str], pack: FromPath[str]) -> Pack:
    """Get the sheets and cards of a content pack."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_info, game, named)


@get("/api/games/{game:str}/packs/{pack:str}/tables")
async def content_tables(
    request: AnyRequest, game: FromPath[str], pack: FromPath[str]
) -> PackTables:
    """Get all tables of a content pack."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_tables, game, named)


@get("/api/games/{game:str}/print")
async def printable(
    request: AnyRequest,
    game: FromPath[str],
    content: FromQuery[str] = "default",
    language: FromQuery[str] = "",
) -> Prints:
    """List the printable parts of a game."""
    pack = await server_of(request).desk.named(game, content)
    return await asyncio.to_thread(prints, game, pack, phrases_of(request, language))


@get("/api/games/{game:str}/print.pdf", media_type="application/pdf")
async def print_pdf(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Get printable parts as PDF, such as ``?parts=sheets:4,cards&paper=letter&ink=saving``."""
    wish = await asyncio.to_thread(wish_of, game, await _query(request, game))
    work = server_of(request).printer.made(wish, requester_of(request))
    made = await while_connected(request, work)
    return pdf(made, f"arizona-{game}-{wish['paper']}")


@get("/api/games/{game:str}/print.png", media_type="image/png")
async def print_picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Get the first page of a print order as PNG."""
    order = await asyncio.to_thread(wish_of, game, await _query(request, game))
    wish = {**order, "picture": True}
    work = server_of(request).printer.made(wish, requester_of(request))
    made = await while_connected(request, work)
    return Response(made, media_type="image/png", headers={"cache-control": "max-age=300"})


async def _query(request: AnyRequest, game: str) -> dict[str, str]:
    """Return the query parameters, with a Workshop link replaced by its pack's name."""
    query = dict(request.query_params.items())
    if "content" in query:
        query["content"] = await server_of(request).desk.named(game, query["content"])
    return query


@get("/api/games/{game:str}/lesson")
async def guided(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """Get the guided lesson of a game."""
    return await asyncio.to_thread(shelf.guided, game)


@get("/api/reports")
async def reports(request: AnyRequest) -> ReportCards:
    """List the lab reports of this server."""
    return ReportCards(await asyncio.to_thread(server_of(request).reports.cards))


@get("/api/reports/{name:str}", media_type=MediaType.HTML)
async def report(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Get a lab report as HTML."""
    found = await asyncio.to_thread(server_of(request).reports.read, name)
    if found is None:
        raise Refusal("no-such-report", "there is no report of that name")
    headers = {"content-security-policy": REPORT_POLICY, "cache-control": "no-cache"}
    return Response(found, media_type="text/html", headers=headers)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        games,
        rules,
        picture,
        words,
        content_pack,
        content_tables,
        content_words,
        printable,
        print_pdf,
        print_picture,
        guided,
        reports,
        report,
    ],
)
