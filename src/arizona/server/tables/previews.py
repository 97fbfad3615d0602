"""Answers requests for previews of actions."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from arizona.engine.events import Event
from arizona.engine.game import Game
from arizona.engine.preview import preview
from arizona.engine.state import State
from arizona.server.protocol.client import AskPreviews
from arizona.server.protocol.parts import EventInfo, PreviewInfo
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Previews
from arizona.server.tables.compiled.view_diff import View, changes
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client

AT_ONCE: Final = 0.004
"""Seconds of computation after which other tables get their turn."""


async def send_previews(room: Room, client: Client, request: AskPreviews) -> None:
    """Send the certain effects of actions in the current position."""
    game_log = room.state.playable()
    room.check_seq(request.seq)
    if game_log.to_move not in room.state.seating.played_by(client):
        raise Refusal("not-your-turn", "previews are for the seat that is to move")
    legal = set(game_log.match.state.legal())
    for action in request.actions:
        if action not in legal:
            raise Refusal("illegal", f"action {action} is not legal here")
    game, state, moment = game_log.game, game_log.match.state, game_log.moment + 1
    view = game.view(state)
    previews: list[PreviewInfo] = []
    began = time.perf_counter()
    for action in request.actions:
        previews.append(preview_info(game, state, action, moment, view))
        if time.perf_counter() - began > AT_ONCE:
            await asyncio.sleep(0)
            # Someone may have moved or undone a move in the meantime.
            room.check_seq(request.seq)
            began = time.perf_counter()
    client.send(Previews(request.ref, request.seq, previews))


def preview_info(game: Game, state: State, action: int, moment: int, view: View) -> PreviewInfo:
    """Return the preview of an action; ``view`` is the view of the current position."""
    sure = preview(state, action)
    return PreviewInfo(
        action,
        _infos(moment, sure.events),
        _infos(moment, sure.then),
        sure.to_move,
        sure.after.scores(),
        changes(view, game.view(sure.after)),
    )


def _infos(moment: int, events: list[Event]) -> list[EventInfo]:
    return [
        EventInfo(moment, event.kind, event.seat, event.rule, event.points, event.args)
        for event in events
    ]
