"""HTTP routes for puzzles."""

from __future__ import annotations

from typing import Final, TypeVar

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from arizona.server.base import identity
from arizona.server.base.addresses import address_group
from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.puzzles import (
    AskPuzzle,
    BringPuzzles,
    EndRace,
    PlayPuzzle,
    PreviewPuzzle,
    PuzzleCard,
    PuzzleCards,
    PuzzleGivenUp,
    PuzzleHint,
    PuzzleMe,
    PuzzlePage,
    PuzzlePlayed,
    PuzzlePreviews,
    Puzzles,
    PuzzleValues,
)
from arizona.server.services.pictures.share_picture import POLICY
from arizona.server.store.quota import PROGRESS_BYTES
from arizona.server.web.file_responses import as_drawing, as_pixels
from arizona.server.web.request_context import (
    AnyRequest,
    address_of,
    phrases_of,
    server_of,
    while_connected,
)
from arizona.server.web.route_inventory import PUZZLES

Told = TypeVar("Told")


def _known(request: AnyRequest) -> str | None:
    return server_of(request).guest(request)


def _guest(request: AnyRequest) -> str:
    """Return the guest of the cookie, or a new one."""
    return server_of(request).guest(request) or identity.new_guest()


async def _reserve(request: AnyRequest, guest: str) -> None:
    """Charge a guest's progress to the storage quota; raise ``Refusal`` if it is exhausted."""
    quota = server_of(request).quota
    await quota.reserve(address_of(request), "progress", guest, PROGRESS_BYTES, guest)


def _requester(request: AnyRequest, guest: str) -> Requester:
    return Requester(address_group(address_of(request)), guest)


def _with_cookie(request: AnyRequest, guest: str, told: Told) -> Response[Told]:
    answer = Response(told)
    answer.set_cookie(server_of(request).cookie(guest))
    return answer


@get("/api/puzzles")
async def day(request: AnyRequest, day: FromQuery[str] = "") -> Puzzles:
    """Get the daily puzzles of a day, by default today."""
    return await server_of(request).puzzles.day(_known(request), day)


@get("/api/puzzles/kept")
async def kept(request: AnyRequest) -> PuzzleCards:
    """List the puzzles this guest saved from reviews."""
    return await server_of(request).puzzles.kept(_known(request))


@delete("/api/puzzles/{game:str}/{id:str}", status_code=200)
async def drop(
    request: AnyRequest, game: FromPath[str], id: FromPath[str]
) -> Response[PuzzleCards]:
    """Delete a saved puzzle."""
    guest = _guest(request)
    return _with_cookie(request, guest, await server_of(request).puzzles.drop(guest, game, id))


@get("/api/puzzles/{game:str}")
async def archive(
    request: AnyRequest,
    game: FromPath[str],
    theme: FromQuery[str] = "",
    page: FromQuery[int] = 0,
    own: FromQuery[str] = "",
) -> PuzzleCards:
    """List the puzzles of a game, or those of another pack's set."""
    puzzles = server_of(request).puzzles
    return await puzzles.cards(_known(request), game, theme, max(0, page), own)


@get("/api/puzzles/{game:str}/next")
async def another(
    request: AnyRequest, game: FromPath[str], theme: FromQuery[str] = ""
) -> PuzzleCard:
    """Pick an untried puzzle close to this guest's rating."""
    return await server_of(request).puzzles.next(_known(request), game, theme)


@get("/api/puzzles/{game:str}/race")
async def race(request: AnyRequest, game: FromPath[str]) -> PuzzleCards:
    """Get puzzles for a race, in order of difficulty."""
    return await server_of(request).puzzles.race(_known(request), game)


@post("/api/puzzles/{game:str}/race", status_code=200)
async def end_race(
    request: AnyRequest, game: FromPath[str], data: JSONBody[EndRace]
) -> Response[PuzzleMe]:
    """Submit the result of a race."""
    guest = _guest(request)
    await _reserve(request, guest)
    return _with_cookie(
        request, guest, await server_of(request).puzzles.end_race(guest, game, data)
    )


@post("/api/puzzles/bring", status_code=200, request_max_body_size=PUZZLES)
async def bring(request: AnyRequest, data: JSONBody[BringPuzzles]) -> Response[PuzzleMe]:
    """Import the progress and saved puzzles of a browser."""
    guest = _guest(request)
    size = sum(len(one.encode()) for one in (*data.kept, *data.solved, *data.days))
    quota = server_of(request).quota
    await quota.reserve(address_of(request), "puzzles", guest, size, guest)
    told = await server_of(request).puzzles.bring(guest, data, _requester(request, guest))
    return _with_cookie(request, guest, told)


@get("/api/puzzles/{game:str}/{id:str}")
async def puzzle(request: AnyRequest, game: FromPath[str], id: FromPath[str]) -> PuzzlePage:
    """Get a puzzle."""
    guest = _known(request)
    requester = _requester(request, guest or "")
    return await server_of(request).puzzles.page(guest, game, id, requester)


@post("/api/puzzles/{game:str}/{id:str}/play", status_code=200)
async def play(
    request: AnyRequest, game: FromPath[str], id: FromPath[str], data: JSONBody[PlayPuzzle]
) -> Response[PuzzlePlayed]:
    """Play a move in a puzzle and get the reply."""
    guest = _guest(request)
    await _reserve(request, guest)
    requester = _requester(request, guest)
    told = await server_of(request).puzzles.play(guest, game, id, data, requester)
    return _with_cookie(request, guest, told)


@post("/api/puzzles/{game:str}/{id:str}/preview", status_code=200)
async def preview(
    request: AnyRequest, game: FromPath[str], id: FromPath[str], data: JSONBody[PreviewPuzzle]
) -> PuzzlePreviews:
    """Preview the effects of moves."""
    guest = _guest(request)
    requester = _requester(request, guest)
    return await server_of(request).puzzles.preview(guest, game, id, data, requester)


@post("/api/puzzles/{game:str}/{id:str}/values", status_code=200)
async def values(
    request: AnyRequest, game: FromPath[str], id: FromPath[str], data: JSONBody[AskPuzzle]
) -> PuzzleValues:
    """Get the value of every move, available after the first try."""
    guest = _guest(request)
    requester = _requester(request, guest)
    values = server_of(request).puzzles.values(guest, game, id, data, requester)
    return await while_connected(request, values)


@post("/api/puzzles/{game:str}/{id:str}/hint", status_code=200)
async def hint(
    request: AnyRequest, game: FromPath[str], id: FromPath[str], data: JSONBody[AskPuzzle]
) -> Response[PuzzleHint]:
    """Get a correct move as a hint."""
    guest = _guest(request)
    await _reserve(request, guest)
    requester = _requester(request, guest)
    told = await server_of(request).puzzles.hint(guest, game, id, data, requester)
    return _with_cookie(request, guest, told)


@post("/api/puzzles/{game:str}/{id:str}/give-up", status_code=200)
async def give_up(
    request: AnyRequest, game: FromPath[str], id: FromPath[str]
) -> Response[PuzzleGivenUp]:
    """Give up and get the solution."""
    guest = _guest(request)
    await _reserve(request, guest)
    requester = _requester(request, guest)
    told = await server_of(request).puzzles.give_up(guest, game, id, requester)
    return _with_cookie(request, guest, told)


async def drawn(
    request: AnyRequest,
    game: FromPath[str],
    id: FromPath[str],
    shape: FromQuery[str] = "wide",
    language: FromQuery[str] = "",
) -> str:
    """Draw the share picture of a puzzle."""
    server = server_of(request)
    server.pictures.ask(address_group(address_of(request)))
    guest = _known(request)
    drawing = server.puzzles.picture(
        guest,
        game,
        id,
        phrases_of(request, language).locale,
        square=shape == "square",
        requester=_requester(request, guest or ""),
    )
    return await while_connected(request, drawing)


@get("/api/puzzles/{game:str}/{id:str}/picture.svg", media_type="image/svg+xml")
async def picture(drawing: NamedDependency[str]) -> Response[str]:
    """Get the share picture of a puzzle as SVG."""
    return as_drawing(drawing, POLICY)


@get("/api/puzzles/{game:str}/{id:str}/picture.png", media_type="image/png")
async def picture_in_pixels(request: AnyRequest, drawing: NamedDependency[str]) -> Response[bytes]:
    """Get the share picture of a puzzle as PNG."""
    requester = _requester(request, _known(request) or "")
    pixels = server_of(request).pictures.rendered(drawing, requester)
    return as_pixels(await while_connected(request, pixels))


PICTURES: Final = Router(
    "/", dependencies={"drawing": Provide(drawn)}, route_handlers=[picture, picture_in_pixels]
)
ROUTES: Final = Router(
    "/",
    route_handlers=[
        day,
        kept,
        drop,
        archive,
        another,
        race,
        end_race,
        bring,
        puzzle,
        play,
        preview,
        values,
        hint,
        give_up,
        PICTURES,
    ],
)
