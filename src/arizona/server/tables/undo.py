"""Undo: a player's last decision with the bots' replies, or all decisions of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from arizona.engine.errors import UndoError
from arizona.server.protocol.client import RestartTurn, Undo
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Done
from arizona.server.store.store import BACK
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client


def take_back(room: Room, client: Client, request: Undo | RestartTurn) -> PendingChange:
    """Undo a decision, or all decisions of the turn."""
    story = room.state.playable()
    if request.seq != room.state.seq:
        return room.answer_repeated(client, request, room.state.requests.undo_seat(request.seq))
    turn = isinstance(request, RestartTurn)
    seat = story.restart_seat() if turn else story.undo_seat()
    if seat < 0 or not room.state.seating.plays(client, seat):
        raise no_undo(story, room.state.seating.played_by(client))
    _check_log(room, story)
    moves = tuple(story.match.moves)
    try:
        count = story.restart_turn() if turn else story.undo(seat)
    except UndoError as error:
        raise Refusal("no-undo", str(error)) from None
    room.state.clocks.stop(room.services.store.server_clock.now())

    def publish() -> None:
        room.state.requests.add_undo(room.state.seq + 1, seat, moves[-count:])
        room.broadcast.send_update(seat, count, [], 1, [])
        room.automation.advance()
        client.send(Done(request.ref, room.state.seq))

    back = f"{BACK} {room.state.requests.first_undone(story.moment)}"
    return PendingChange(room.change([back], seat=seat), publish)


def _check_log(room: Room, story: GameLog) -> None:
    """Raise ``Refusal`` if the log would grow too fast or too long; undone lines stay in it."""
    undone = room.state.seq - story.moment
    if undone >= room.services.settings.limits.undone_lines:
        words = Phrase("table-no-undo-enough", {})
        raise Refusal("no-undo", f"{undone} lines of the log were undone", words)
    if not room.moderation.undos.take():
        words = Phrase("table-undo-too-fast", {})
        raise Refusal("too-fast", "too many undos in a short time", words)


def no_undo(story: GameLog, seats: Sequence[int]) -> Refusal:
    """Return the reason why the player of these seats cannot undo."""
    if not seats:
        return Refusal("no-undo", "you only watch", Phrase("table-no-undo-watching", {}))
    why, name = "turn", ""
    for seat in seats:
        found = story.undoable(seat)
        if found.reason and why in ("turn", "nothing"):
            why, name = found.reason, found.name
    return Refusal("no-undo", why, Phrase(f"table-no-undo-{why}", {"name": name}))
