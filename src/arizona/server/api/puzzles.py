"""Endpoints for puzzles."""

from __future__ import annotations

from typing import Final

from arizona.server.api.endpoint import EndpointSet
from arizona.server.api.request import ApiRequest
from arizona.server.api.route_rules import PUZZLES, SMALL, RouteRules
from arizona.server.base import identity
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
from arizona.server.store.quota import PROGRESS_BYTES

ENDPOINTS: Final = EndpointSet()
READ: Final = RouteRules("guest", "read", worker="store")
SOLVE: Final = RouteRules("puzzle", "solve", SMALL, "store")


async def _identify(request: ApiRequest) -> str:
    """Return the guest, whose progress is charged to the storage quota."""
    guest = request.identify()
    quota = request.server.quota
    await quota.reserve(request.address, "progress", guest, PROGRESS_BYTES, guest)
    return guest


@ENDPOINTS.add("GET", "/api/puzzles", READ)
async def day(request: ApiRequest, day: str = "") -> Puzzles:
    """Get the daily puzzles of a day, by default today."""
    return await request.server.puzzles.day(request.guest, day)


@ENDPOINTS.add("GET", "/api/puzzles/kept", READ)
async def saved(request: ApiRequest) -> PuzzleCards:
    """List the puzzles this guest saved from reviews."""
    return await request.server.puzzles.saved(request.guest)


@ENDPOINTS.add(
    "DELETE", "/api/puzzles/{game}/{id}", RouteRules("guest", "solve", worker="store"), status=200
)
async def drop(request: ApiRequest, game: str, id: str) -> PuzzleCards:
    """Delete a saved puzzle."""
    return await request.server.puzzles.drop(request.identify(), game, id)


@ENDPOINTS.add("GET", "/api/puzzles/{game}", READ)
async def archive(
    request: ApiRequest, game: str, theme: str = "", page: int = 0, own: str = ""
) -> PuzzleCards:
    """List the puzzles of a game, or of the set for another content pack."""
    return await request.server.puzzles.cards(request.guest, game, theme, max(0, page), own)


@ENDPOINTS.add("GET", "/api/puzzles/{game}/next", READ)
async def another(request: ApiRequest, game: str, theme: str = "") -> PuzzleCard:
    """Pick an untried puzzle close to this guest's rating."""
    return await request.server.puzzles.next(request.guest, game, theme)


@ENDPOINTS.add("GET", "/api/puzzles/{game}/race", READ)
async def race(request: ApiRequest, game: str) -> PuzzleCards:
    """Get puzzles for a race, in order of difficulty."""
    return await request.server.puzzles.race(request.guest, game)


@ENDPOINTS.add(
    "POST", "/api/puzzles/{game}/race", RouteRules("guest", "solve", SMALL, "store"), status=200
)
async def end_race(request: ApiRequest, game: str, body: EndRace) -> PuzzleMe:
    """Submit the result of a race."""
    guest = await _identify(request)
    return await request.server.puzzles.end_race(guest, game, body)


@ENDPOINTS.add(
    "POST", "/api/puzzles/bring", RouteRules("guest", "solve", PUZZLES, "store"), status=200
)
async def bring(request: ApiRequest, body: BringPuzzles) -> PuzzleMe:
    """Import the progress and saved puzzles of a browser."""
    guest = request.identify()
    size = sum(len(one.encode()) for one in (*body.kept, *body.solved, *body.days))
    await request.server.quota.reserve(request.address, "puzzles", guest, size, guest)
    check = request.server.rooms.creation.check_position
    return await request.server.puzzles.import_progress(
        guest, body, request.requester(guest), check
    )


@ENDPOINTS.add("GET", "/api/puzzles/{game}/{id}", RouteRules("puzzle", "read", worker="store"))
async def puzzle(request: ApiRequest, game: str, id: str) -> PuzzlePage:
    """Get a puzzle."""
    return await request.server.puzzles.page(request.guest, game, id, request.requester())


@ENDPOINTS.add("POST", "/api/puzzles/{game}/{id}/play", SOLVE, status=200)
async def play(request: ApiRequest, game: str, id: str, body: PlayPuzzle) -> PuzzlePlayed:
    """Play a move in a puzzle and get the reply."""
    guest = await _identify(request)
    return await request.server.puzzles.play(guest, game, id, body, request.requester(guest))


@ENDPOINTS.add("POST", "/api/puzzles/{game}/{id}/preview", SOLVE, status=200)
async def preview(request: ApiRequest, game: str, id: str, body: PreviewPuzzle) -> PuzzlePreviews:
    """Preview the effects of moves."""
    guest = request.guest or identity.new_guest()
    return await request.server.puzzles.preview(guest, game, id, body, request.requester(guest))


@ENDPOINTS.add("POST", "/api/puzzles/{game}/{id}/values", SOLVE, status=200)
async def values(request: ApiRequest, game: str, id: str, body: AskPuzzle) -> PuzzleValues:
    """Get the value of every move, available after the first try."""
    guest = request.guest or identity.new_guest()
    values = request.server.puzzles.values(guest, game, id, body, request.requester(guest))
    return await request.while_connected(values)


@ENDPOINTS.add("POST", "/api/puzzles/{game}/{id}/hint", SOLVE, status=200)
async def hint(request: ApiRequest, game: str, id: str, body: AskPuzzle) -> PuzzleHint:
    """Get a correct move as a hint."""
    guest = await _identify(request)
    return await request.server.puzzles.hint(guest, game, id, body, request.requester(guest))


@ENDPOINTS.add("POST", "/api/puzzles/{game}/{id}/give-up", SOLVE, status=200)
async def give_up(request: ApiRequest, game: str, id: str) -> PuzzleGivenUp:
    """Give up and get the solution."""
    guest = await _identify(request)
    return await request.server.puzzles.give_up(guest, game, id, request.requester(guest))
