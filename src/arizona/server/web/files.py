"""HTTP routes for prints, pictures and lab reports, which only a server can make."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from arizona.printing.print_job import ink_named
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Prints, Waiting
from arizona.server.services.catalog.lab_reports import POLICY as REPORT_POLICY
from arizona.server.services.catalog.own_interfaces import POLICY as INTERFACE_POLICY
from arizona.server.services.catalog.own_interfaces import own_interface
from arizona.server.services.pictures.share_picture import POLICY, ShareRequest, draw, share_card_of
from arizona.server.services.printing import check_page, order_of, prints
from arizona.server.web.file_responses import pdf_response, png_response, svg_response
from arizona.server.web.request_context import (
    AnyRequest,
    phrases_of,
    requester_of,
    room_of,
    server_of,
    while_connected,
)
from arizona.server.web.route_inventory import rules

# --- printing ---------------------------------------------------------------------------------


@get("/api/games/{game:str}/print", opt=rules("link", "read", worker="store"))
async def printable(
    request: AnyRequest,
    game: FromPath[str],
    content: FromQuery[str] = "default",
    language: FromQuery[str] = "",
) -> Prints:
    """List the printable parts of a game."""
    pack = await server_of(request).packs.named(game, content)
    return await asyncio.to_thread(prints, game, pack, phrases_of(request, language))


@get(
    "/api/games/{game:str}/print.pdf",
    media_type="application/pdf",
    opt=rules("link", "print", worker="process"),
)
async def print_pdf(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Get printable parts as PDF, such as ``?parts=sheets:4,cards&paper=letter&ink=saving``."""
    order = await asyncio.to_thread(order_of, game, await _query(request, game))
    work = server_of(request).printer.made(order, requester_of(request))
    made = await while_connected(request, work)
    return pdf_response(made, f"arizona-{game}-{order['paper']}")


@get(
    "/api/games/{game:str}/print.png",
    media_type="image/png",
    opt=rules("link", "print", worker="process"),
)
async def print_picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Get the first page of a print order as PNG."""
    order = await asyncio.to_thread(order_of, game, await _query(request, game))
    order = {**order, "picture": True}
    work = server_of(request).printer.made(order, requester_of(request))
    made = await while_connected(request, work)
    return Response(made, media_type="image/png", headers={"cache-control": "max-age=300"})


@get("/api/waiting", opt=rules("guest", "read"))
async def waiting(request: AnyRequest) -> Waiting:
    """Get the position of your next job in the queue for prints, pictures and other long tasks."""
    return server_of(request).work.waiting(requester_of(request))


async def _query(request: AnyRequest, game: str) -> dict[str, str]:
    """Return the query parameters, with a Workshop link replaced by its pack's name."""
    query = dict(request.query_params.items())
    if "content" in query:
        query["content"] = await server_of(request).packs.named(game, query["content"])
    return query


@get(
    "/api/tables/{id:str}/keepsake.pdf",
    media_type="application/pdf",
    opt=rules("table", "print", worker="process"),
)
async def keepsake(
    request: AnyRequest,
    id: FromPath[str],
    paper: FromQuery[str] = "a4",
    ink: FromQuery[str] = "color",
    language: FromQuery[str] = "",
) -> Response[bytes]:
    """Get a printable souvenir of a game as PDF."""
    ink = ink_named(ink)
    check_page({"paper": paper, "ink": ink})
    room = await room_of(request, id)
    text = (await room.read(room.state.record)).dumps()
    locale = phrases_of(request, language).locale
    order = {"record": text, "paper": paper, "ink": ink, "language": locale}
    work = server_of(request).printer.made(order, requester_of(request))
    made = await while_connected(request, work)
    return pdf_response(made, f"{room.state.row.game}-{room.id}")


# --- pictures ---------------------------------------------------------------------------------


@get(
    "/api/tables/{id:str}/board.png",
    media_type="image/png",
    opt=rules("table", "picture", worker="thread"),
)
async def board_in_pixels(
    request: AnyRequest, id: FromPath[str], moment: FromQuery[int | None] = None
) -> Response[bytes]:
    """Get a position of a table as PNG, in the size of a link preview."""
    room = await room_of(request, id)
    picture = server_of(request).pictures.png(room, moment, requester_of(request))
    private = not room.state.row.settings.watch
    return png_response(await while_connected(request, picture), private=private)


async def puzzle_drawing(
    request: AnyRequest,
    game: FromPath[str],
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    language: FromQuery[str] = "",
) -> str:
    """Draw the share picture of a puzzle."""
    server = server_of(request)
    requester = requester_of(request)
    server.pictures.ask(requester.address)
    drawing = server.puzzles.picture(
        server.guest(request),
        game,
        id,
        phrases_of(request, language).locale,
        square=shape == "square",
        requester=requester,
    )
    return await while_connected(request, drawing)


@get(
    "/api/puzzles/{game:str}/{id:str}/picture.svg",
    media_type="image/svg+xml",
    opt=rules("puzzle", "picture", worker="store"),
)
async def picture(drawing: NamedDependency[str]) -> Response[str]:
    """Get the share picture of a puzzle as SVG."""
    return svg_response(drawing, POLICY)


@get(
    "/api/puzzles/{game:str}/{id:str}/picture.png",
    media_type="image/png",
    opt=rules("puzzle", "picture", worker="thread"),
)
async def picture_in_pixels(request: AnyRequest, drawing: NamedDependency[str]) -> Response[bytes]:
    """Get the share picture of a puzzle as PNG."""
    pixels = server_of(request).pictures.rendered(drawing, requester_of(request))
    return png_response(await while_connected(request, pixels))


async def review_drawing(
    request: AnyRequest,
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    names: FromQuery[bool] = True,
    moments: FromQuery[bool] = True,
    slips: FromQuery[bool] = False,
    moment: FromQuery[int | None] = None,
    language: FromQuery[str] = "",
) -> str:
    """Draw the share picture of a review."""
    server = server_of(request)
    room = await room_of(request, id)
    board = await server.pictures.drawing(room, moment, requester_of(request).address)
    found = await server.reviews.complete(room)
    plate = await room.read(lambda: share_card_of(room, board))
    order = ShareRequest(shape == "square", names, moments, slips)
    return draw(found, plate, order, phrases_of(request, language))


@get(
    "/api/tables/{id:str}/review.svg",
    media_type="image/svg+xml",
    opt=rules("table", "picture", worker="store"),
)
async def review_plate(drawing: NamedDependency[str]) -> Response[str]:
    """Get the share picture of a review as SVG."""
    return svg_response(drawing, POLICY)


@get(
    "/api/tables/{id:str}/review.png",
    media_type="image/png",
    opt=rules("table", "picture", worker="thread"),
)
async def review_in_pixels(
    request: AnyRequest, id: FromPath[str], drawing: NamedDependency[str]
) -> Response[bytes]:
    """Get the share picture of a review as PNG."""
    room = await room_of(request, id)
    picture = server_of(request).pictures.rendered(drawing, requester_of(request))
    private = not room.state.row.settings.watch
    return png_response(await while_connected(request, picture), private=private)


# --- lab reports ------------------------------------------------------------------------------


@get(
    "/api/reports/{name:str}",
    media_type=MediaType.HTML,
    opt=rules("public", "read", worker="thread"),
)
async def report(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Get a lab report as HTML."""
    found = await asyncio.to_thread(server_of(request).reports.read, name)
    if found is None:
        raise Refusal("no-such-report", "there is no report of that name")
    headers = {"content-security-policy": REPORT_POLICY, "cache-control": "no-cache"}
    return Response(found, media_type="text/html", headers=headers)


# --- interfaces of game packages ---------------------------------------------------------------


@get(
    "/api/games/{game:str}/interface",
    media_type=MediaType.HTML,
    opt=rules("public", "read", worker="thread"),
)
async def interface(game: FromPath[str]) -> Response[bytes]:
    """Get the interface included in a game's package, as HTML for a frame."""
    found = await asyncio.to_thread(own_interface, game)
    if found is None:
        raise Refusal("no-such-game", "this game has no interface of its own")
    headers = {"content-security-policy": INTERFACE_POLICY, "cache-control": "no-cache"}
    return Response(found, media_type="text/html", headers=headers)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        printable,
        print_pdf,
        print_picture,
        waiting,
        keepsake,
        board_in_pixels,
        report,
        interface,
        Router(
            "/",
            dependencies={"drawing": Provide(puzzle_drawing)},
            route_handlers=[picture, picture_in_pixels],
        ),
        Router(
            "/",
            dependencies={"drawing": Provide(review_drawing)},
            route_handlers=[review_plate, review_in_pixels],
        ),
    ],
)
