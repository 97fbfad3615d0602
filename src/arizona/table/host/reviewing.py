"""Reviews over HTTP: had made, looked at, and as the picture that is shared."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery

from arizona.table.host.asking import AnyRequest, address_of, phrases_of, room_of, server_of
from arizona.table.host.share import POLICY, Wish, draw, plate_of
from arizona.table.line.addresses import household
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.rest import Reviewing


@get("/api/tables/{id:str}/review")
async def review(request: AnyRequest, id: FromPath[str]) -> Reviewing:
    """The review of a finished game, or how far it has come."""
    return await server_of(request).reviews.look(await room_of(request, id))


@post("/api/tables/{id:str}/review")
async def begin_review(request: AnyRequest, id: FromPath[str]) -> Reviewing:
    """Have a finished game reviewed."""
    room = await room_of(request, id)
    return await server_of(request).reviews.begin(room, household(address_of(request)))


async def _plate(
    request: AnyRequest, id: str, wish: Wish, moment: int | None, language: str
) -> str:
    """The picture of a review."""
    server = server_of(request)
    room = await room_of(request, id)
    board = await server.pictures.drawing(room, moment, household(address_of(request)))
    found = (await server.reviews.look(room)).review
    if found is None:
        raise Refusal("no-such-report", "this game has not been reviewed yet")
    plate = await room.read(lambda: plate_of(room, board))
    return draw(found, plate, wish, phrases_of(request, language))


@get("/api/tables/{id:str}/review.svg", media_type="image/svg+xml")
async def review_plate(
    request: AnyRequest,
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    names: FromQuery[bool] = True,
    moments: FromQuery[bool] = True,
    slips: FromQuery[bool] = False,
    moment: FromQuery[int | None] = None,
    language: FromQuery[str] = "",
) -> Response[str]:
    """The picture of a review that is shared, as a drawing."""
    wish = Wish(shape == "square", names, moments, slips)
    drawing = await _plate(request, id, wish, moment, language)
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache"}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


@get("/api/tables/{id:str}/review.png", media_type="image/png")
async def review_in_pixels(
    request: AnyRequest,
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    names: FromQuery[bool] = True,
    moments: FromQuery[bool] = True,
    slips: FromQuery[bool] = False,
    moment: FromQuery[int | None] = None,
    language: FromQuery[str] = "",
) -> Response[bytes]:
    """The same in pixels."""
    wish = Wish(shape == "square", names, moments, slips)
    drawing = await _plate(request, id, wish, moment, language)
    picture = await server_of(request).pictures.rendered(drawing)
    headers = {"cross-origin-resource-policy": "cross-origin", "cache-control": "max-age=300"}
    return Response(picture, media_type="image/png", headers=headers)


REVIEWS: Final = Router("/", route_handlers=[review, begin_review, review_plate, review_in_pixels])
