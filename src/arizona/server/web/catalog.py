"""What a page asks about games: rules, words, packs, paper, guided games, reports."""

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
    """The games, their options, content packs and bots."""
    return shelf.games()


@get("/api/games/{game:str}/rules")
async def rules(
    request: AnyRequest, game: FromPath[str], language: FromQuery[str] = ""
) -> Rulebook:
    """The rules of a game, in a language or in the one that the browser asks for."""
    return shelf.rulebook(game, phrases_of(request, language))


@get("/api/games/{game:str}/pictures/{name:str}", media_type="image/svg+xml")
async def picture(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> bytes:
    """A picture of a game's rules."""
    try:
        return rules_picture(shelf.known(game), name)
    except ArizonaError as error:
        raise HTTPException(str(error), status_code=404) from error


@get("/api/games/{game:str}/words/{language:str}")
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> GameWords:
    """A game's own words."""
    return shelf.words(game, language)


@get("/api/games/{game:str}/packs/{pack:str}/words/{language:str}")
async def content_words(
    request: AnyRequest, game: FromPath[str], pack: FromPath[str], language: FromPath[str]
) -> PackWords:
    """The names and texts of a content pack in a language."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_words, game, named, language)


@get("/api/games/{game:str}/packs/{pack:str}")
async def content_pack(request: AnyRequest, game: FromPath[str], pack: FromPath[str]) -> Pack:
    """What a content pack holds to choose from."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_info, game, named)


@get("/api/games/{game:str}/packs/{pack:str}/tables")
async def content_tables(
    request: AnyRequest, game: FromPath[str], pack: FromPath[str]
) -> PackTables:
    """A whole content pack, to be looked at."""
    named = await server_of(request).desk.named(game, pack)
    return await asyncio.to_thread(pack_tables, game, named)


@get("/api/games/{game:str}/print")
async def printable(
    request: AnyRequest,
    game: FromPath[str],
    content: FromQuery[str] = "default",
    language: FromQuery[str] = "",
) -> Prints:
    """What of a game can be printed."""
    pack = await server_of(request).desk.named(game, content)
    return await asyncio.to_thread(prints, game, pack, phrases_of(request, language))


@get("/api/games/{game:str}/print.pdf", media_type="application/pdf")
async def print_pdf(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Parts of a game to cut out and play: ``parts=sheets:4,cards&paper=letter&ink=saving``."""
    wish = await asyncio.to_thread(wish_of, game, await _query(request, game))
    work = server_of(request).printer.made(wish, requester_of(request))
    made = await while_connected(request, work)
    return pdf(made, f"arizona-{game}-{wish['paper']}")


@get("/api/games/{game:str}/print.png", media_type="image/png")
async def print_picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The first page of the same, to be looked at."""
    order = await asyncio.to_thread(wish_of, game, await _query(request, game))
    wish = {**order, "picture": True}
    work = server_of(request).printer.made(wish, requester_of(request))
    made = await while_connected(request, work)
    return Response(made, media_type="image/png", headers={"cache-control": "max-age=300"})


async def _query(request: AnyRequest, game: str) -> dict[str, str]:
    """The words of an order; a pack of the workshop by what it is kept under."""
    query = dict(request.query_params.items())
    if "content" in query:
        query["content"] = await server_of(request).desk.named(game, query["content"])
    return query


@get("/api/games/{game:str}/lesson")
async def guided(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """The guided first game of a kind."""
    return shelf.guided(game)


@get("/api/reports")
async def reports(request: AnyRequest) -> ReportCards:
    """The reports of the laboratory that the host shows."""
    return ReportCards(await asyncio.to_thread(server_of(request).reports.cards))


@get("/api/reports/{name:str}", media_type=MediaType.HTML)
async def report(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """One report, under a policy of its own."""
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
