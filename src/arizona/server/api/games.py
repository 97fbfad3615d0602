"""Endpoints for games: rules, messages, packs, lessons and lab reports."""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.rulebook import rules_picture
from arizona.server.api.endpoint import SVG, EndpointSet
from arizona.server.api.request import ApiRequest, Content
from arizona.server.api.route_rules import RouteRules
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    Games,
    GameWords,
    Lesson,
    Pack,
    PackArt,
    PackTables,
    PackWords,
    ReportCards,
    Rulebook,
)
from arizona.server.services.catalog import games as catalog
from arizona.server.services.catalog.packs import (
    pack_aid,
    pack_art,
    pack_info,
    pack_tables,
    pack_words,
)

ENDPOINTS: Final = EndpointSet()
PUBLIC: Final = RouteRules("public")
LINKED: Final = RouteRules("link", "read", worker="store")


@ENDPOINTS.add("GET", "/api/games", PUBLIC)
async def games(request: ApiRequest) -> Games:
    """List the games with their options, content packs and bots."""
    return catalog.games()


@ENDPOINTS.add("GET", "/api/games/{game}/rules", PUBLIC)
async def rules(request: ApiRequest, game: str, language: str = "") -> Rulebook:
    """Get the rules of a game as Markdown, by default in the browser's language."""
    return catalog.rulebook(game, request.phrases(language))


@ENDPOINTS.add("GET", "/api/games/{game}/pictures/{name}", PUBLIC, media_type=SVG)
async def picture(request: ApiRequest, game: str, name: str) -> Content:
    """Get an illustration of a game's rules as SVG."""
    try:
        return Content(rules_picture(catalog.known(game), name).decode())
    except ArizonaError as error:
        raise Refusal("malformed", str(error)[:500], status=404) from None


@ENDPOINTS.add("GET", "/api/games/{game}/words/{language}", PUBLIC)
async def words(request: ApiRequest, game: str, language: str) -> GameWords:
    """Get the messages of a game in one language."""
    return catalog.words(game, language)


@ENDPOINTS.add("GET", "/api/games/{game}/packs/{pack}/words/{language}", LINKED)
async def content_words(request: ApiRequest, game: str, pack: str, language: str) -> PackWords:
    """Get the translations of a content pack."""
    named = await request.server.packs.named(game, pack)
    return await request.server.work.in_thread(pack_words, game, named, language)


@ENDPOINTS.add("GET", "/api/games/{game}/packs/{pack}/art", LINKED)
async def content_art(request: ApiRequest, game: str, pack: str) -> PackArt:
    """Get a content pack's own pictures."""
    named = await request.server.packs.named(game, pack)
    return await request.server.work.in_thread(pack_art, game, named)


@ENDPOINTS.add("GET", "/api/games/{game}/packs/{pack}/aid/{language}", LINKED)
async def content_aid(request: ApiRequest, game: str, pack: str, language: str) -> Rulebook:
    """Get the quick reference of a game as Markdown, with the numbers of a content pack."""
    named = await request.server.packs.named(game, pack)
    return await request.server.work.in_thread(pack_aid, game, named, language)


@ENDPOINTS.add("GET", "/api/games/{game}/packs/{pack}", LINKED)
async def content_pack(request: ApiRequest, game: str, pack: str) -> Pack:
    """Get the sheets and cards of a content pack."""
    named = await request.server.packs.named(game, pack)
    return await request.server.work.in_thread(pack_info, game, named)


@ENDPOINTS.add("GET", "/api/games/{game}/packs/{pack}/tables", LINKED)
async def content_tables(request: ApiRequest, game: str, pack: str) -> PackTables:
    """Get all tables of a content pack."""
    named = await request.server.packs.named(game, pack)
    return await request.server.work.in_thread(pack_tables, game, named)


@ENDPOINTS.add("GET", "/api/games/{game}/lessons/{number}", RouteRules("public", worker="thread"))
async def guided(request: ApiRequest, game: str, number: int) -> Lesson:
    """Get a guided lesson of a game."""
    return await request.server.work.in_thread(catalog.guided, game, number)


@ENDPOINTS.add("GET", "/api/reports", RouteRules("public", "read", worker="thread"))
async def reports(request: ApiRequest) -> ReportCards:
    """List the lab reports of this server."""
    return ReportCards(await request.server.report_cards())
