"""HTTP routes for reviews, puzzles saved from them, and their share pictures."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from arizona.server.base import identity
from arizona.server.base.addresses import address_group
from arizona.server.protocol.puzzles import KeepPuzzle, KeptPuzzle
from arizona.server.protocol.rest import Reviewing, ReviewLines
from arizona.server.services.pictures.share_picture import POLICY, ShareRequest, draw, plate_of
from arizona.server.services.puzzles.collection import KEPT
from arizona.server.web.file_responses import as_drawing, as_pixels
from arizona.server.web.request_context import (
    AnyRequest,
    address_of,
    phrases_of,
    requester_of,
    room_of,
    server_of,
    while_connected,
)


@get("/api/tables/{id:str}/review")
async def review(request: AnyRequest, id: FromPath[str]) -> Reviewing:
    """Get the review of a finished game, or its progress."""
    return await server_of(request).reviews.look(await room_of(request, id))


@post("/api/tables/{id:str}/review")
async def begin_review(request: AnyRequest, id: FromPath[str]) -> Reviewing:
    """Start the review of a finished game."""
    room = await room_of(request, id)
    address, guest = requester_of(request)
    return await server_of(request).reviews.begin(room, address, guest)


@get("/api/tables/{id:str}/review/lines/{decision:int}")
async def review_lines(
    request: AnyRequest, id: FromPath[str], decision: FromPath[int]
) -> ReviewLines:
    """Get the positions of both lines of a turning point."""
    return await server_of(request).reviews.lines(await room_of(request, id), decision)


@post("/api/tables/{id:str}/review/keep")
async def keep_puzzle(
    request: AnyRequest, id: FromPath[str], data: JSONBody[KeepPuzzle]
) -> Response[KeptPuzzle]:
    """Save a decision as a puzzle."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    room = await room_of(request, id)
    proof = server.reviews.puzzle(room, data.decision, address_group(address_of(request)))
    kept = await while_connected(request, proof)
    before = await server.store.note(KEPT, guest) or ""
    size = len(before.encode()) + len(kept.data().encode())
    await server.quota.reserve(address_of(request), "puzzles", guest, size, guest)
    answer = Response(await server.puzzles.keep(guest, kept))
    answer.set_cookie(server.cookie(guest))
    return answer


async def drawn(
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
    board = await server.pictures.drawing(room, moment, address_group(address_of(request)))
    found = await server.reviews.whole(room)
    plate = await room.read(lambda: plate_of(room, board))
    wish = ShareRequest(shape == "square", names, moments, slips)
    return draw(found, plate, wish, phrases_of(request, language))


@get("/api/tables/{id:str}/review.svg", media_type="image/svg+xml")
async def review_plate(drawing: NamedDependency[str]) -> Response[str]:
    """Get the share picture of a review as SVG."""
    return as_drawing(drawing, POLICY)


@get("/api/tables/{id:str}/review.png", media_type="image/png")
async def review_in_pixels(
    request: AnyRequest, id: FromPath[str], drawing: NamedDependency[str]
) -> Response[bytes]:
    """Get the share picture of a review as PNG."""
    room = await room_of(request, id)
    picture = server_of(request).pictures.rendered(drawing, requester_of(request))
    private = not room.row.house.watch
    return as_pixels(await while_connected(request, picture), private=private)


REVIEWS: Final = Router(
    "/",
    route_handlers=[
        review,
        begin_review,
        review_lines,
        keep_puzzle,
        Router(
            "/",
            dependencies={"drawing": Provide(drawn)},
            route_handlers=[review_plate, review_in_pixels],
        ),
    ],
)
