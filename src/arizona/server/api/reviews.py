"""Endpoints for reviews and the puzzles saved from them."""

from __future__ import annotations

from typing import Final

from arizona.server.api.endpoint import EndpointSet
from arizona.server.api.request import ApiRequest
from arizona.server.api.route_rules import SMALL, RouteRules
from arizona.server.protocol.puzzles import SavedPuzzleInfo, SavePuzzle
from arizona.server.protocol.rest import Reviewing, ReviewLines
from arizona.server.services.puzzles.collection import SAVED_PUZZLES

ENDPOINTS: Final = EndpointSet()
READ: Final = RouteRules("table", "read", worker="store")
COMPUTE: Final = RouteRules("table", "review", SMALL, "pool")


@ENDPOINTS.add("GET", "/api/tables/{id}/review", READ)
async def review(request: ApiRequest, id: str) -> Reviewing:
    """Get the review of a finished game, or its progress."""
    return await request.server.reviews.status(await request.room(id))


@ENDPOINTS.add("POST", "/api/tables/{id}/review", COMPUTE)
async def begin_review(request: ApiRequest, id: str) -> Reviewing:
    """Start the review of a finished game."""
    room = await request.room(id)
    requester = request.requester()
    return await request.server.reviews.begin(room, requester.address, requester.guest)


@ENDPOINTS.add("GET", "/api/tables/{id}/review/lines/{decision}", READ)
async def review_lines(request: ApiRequest, id: str, decision: int) -> ReviewLines:
    """Get the positions of both lines of a turning point."""
    return await request.server.reviews.lines(await request.room(id), decision)


@ENDPOINTS.add("POST", "/api/tables/{id}/review/keep", COMPUTE)
async def save_puzzle(request: ApiRequest, id: str, body: SavePuzzle) -> SavedPuzzleInfo:
    """Save a decision as a puzzle."""
    server = request.server
    guest = request.identify()
    room = await request.room(id)
    proof = server.reviews.puzzle(room, body.decision, request.address_group)
    puzzle = await request.while_connected(proof)
    before = await server.store.note(SAVED_PUZZLES, guest) or ""
    size = len(before.encode()) + len(puzzle.data().encode())
    await server.quota.reserve(request.address, "puzzles", guest, size, guest)
    return await server.puzzles.save(guest, puzzle)
