"""Undo: a player's last decision with the bots' replies, or all decisions of the turn.

Between people, a player may undo at will only during their own turn. After that, an undo is a
request that the others agree to or decline; it expires with the next line of the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from arizona.engine.errors import UndoError
from arizona.server.protocol.client import AnswerUndo, AskUndo, RestartTurn, Undo
from arizona.server.protocol.parts import NoteKind, Phrase, UndoRequest
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Done
from arizona.server.store.store import BACK, TableSettings
from arizona.server.tables import fair_play, notes, rated
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client


def undo(room: Room, client: Client, request: Undo | RestartTurn) -> PendingChange:
    """Undo a decision, or all decisions of the turn."""
    game_log = room.state.playable()
    if request.seq != room.state.seq:
        return room.answer_repeated(client, request, room.state.requests.undo_seat(request.seq))
    turn = isinstance(request, RestartTurn)
    seat = game_log.restart_seat() if turn else game_log.undo_seat()
    if seat < 0 or not room.state.seating.plays(client, seat):
        raise no_undo(game_log, room.state.seating.played_by(client))
    if fair_play.needs_consent(room.state.seating, game_log, seat):
        words = Phrase("table-no-undo-ask", {})
        raise Refusal("no-undo", "the others have to agree: use ask-undo", words)
    _check_tournament(room, game_log, seat)
    return _undo(room, client, request.ref, seat, turn=turn)


def _check_tournament(room: Room, game_log: GameLog, seat: int) -> None:
    """Raise ``Refusal`` if nobody could agree to an undo in a tournament, because bots play."""
    if room.state.row.settings.tournament and not fair_play.in_own_turn(game_log, seat):
        words = Phrase("table-no-undo-tournament", {})
        raise Refusal("no-undo", "a finished turn is not undone in a tournament", words)


def _undo(
    room: Room,
    client: Client,
    ref: int,
    seat: int,
    *,
    turn: bool = False,
    settings: TableSettings | None = None,
) -> PendingChange:
    """Undo a seat's decision or turn. ``settings`` are the settings that the undo also changes."""
    game_log = room.state.playable()
    rated.check_undo(room.state.row, game_log)
    _check_log(room, game_log)
    moves = tuple(game_log.match.moves)
    try:
        count = game_log.restart_turn() if turn else game_log.undo(seat)
    except UndoError as error:
        raise Refusal("no-undo", str(error)) from None
    room.state.clocks.stop(room.services.store.server_clock.now())
    before = room.state.row.settings
    after = replace(before if settings is None else settings, undo=None)
    room.state.row.settings = notes.back_to(after, game_log.moment)
    changed = room.state.row.settings != before

    def publish() -> None:
        room.state.requests.add_undo(room.state.seq + 1, seat, moves[-count:])
        room.broadcast.send_update(seat, count, [], 1, [])
        if changed:
            room.broadcast.send_table()
        room.automation.advance()
        client.send(Done(ref, room.state.seq))

    back = f"{BACK} {room.state.requests.first_undone(game_log.moment)}"
    return PendingChange(room.change([back], settings=changed, seat=seat), publish)


def ask(room: Room, client: Client, request: AskUndo) -> PendingChange:
    """Ask the others to agree to an undo."""
    game_log = room.state.playable()
    room.check_seq(request.seq)
    seating, settings = room.state.seating, room.state.row.settings
    seat = game_log.undo_seat()
    if seat < 0 or not seating.plays(client, seat):
        raise no_undo(game_log, seating.played_by(client))
    rated.check_undo(room.state.row, game_log)
    if not fair_play.needs_consent(seating, game_log, seat):
        _check_tournament(room, game_log, seat)
        return _undo(room, client, request.ref, seat)
    if settings.undo is not None:
        return PendingChange(None, lambda: client.send(Done(request.ref, room.state.seq)))
    if settings.undo_answered == room.state.seq:
        raise Refusal("too-fast", "one request per move", Phrase("table-undo-once", {}))
    _check_length(room, game_log)
    settings = replace(settings, undo=UndoRequest(seat, room.state.seq))
    return room.settings_change(client, request.ref, settings, seat, "undo-asked")


def answer(room: Room, client: Client, request: AnswerUndo) -> PendingChange:
    """Agree to an undo, decline it, or withdraw one's own request."""
    seating, settings = room.state.seating, room.state.row.settings
    seating.own(client, request.seat)
    pending = settings.undo
    if pending is None or pending.seq != room.state.seq:
        raise Refusal("stale", "no undo is requested now", Phrase("table-undo-expired", {}))
    own = seating.plays(client, pending.seat)
    if own and request.agree:
        raise Refusal("not-allowed", "others answer your request")
    if not request.agree:
        settings = replace(settings, undo=None, undo_answered=pending.seq)
        kind: NoteKind = "undo-withdrawn" if own else "undo-declined"
        seat = pending.seat if own else request.seat
        return room.settings_change(client, request.ref, settings, seat, kind)
    agreed = sorted({*pending.agreed, *seating.played_by(client)})
    if not set(fair_play.consenting(seating, pending.seat)) <= set(agreed):
        settings = replace(settings, undo=replace(pending, agreed=agreed))
        return room.settings_change(client, request.ref, settings, request.seat, "undo-agreed")
    moment = room.state.playable().moment
    settings = notes.with_note(settings, moment, request.seat, "undo-agreed")
    return _undo(room, client, request.ref, pending.seat, settings=settings)


def _check_log(room: Room, game_log: GameLog) -> None:
    """Raise ``Refusal`` if the log would grow too fast or too long; undone lines stay in it."""
    _check_length(room, game_log)
    if not room.moderation.undos.take():
        words = Phrase("table-undo-too-fast", {})
        raise Refusal("too-fast", "too many undos in a short time", words)


def _check_length(room: Room, game_log: GameLog) -> None:
    undone = room.state.seq - game_log.moment
    if undone >= room.services.settings.limits.undone_lines:
        words = Phrase("table-no-undo-enough", {})
        raise Refusal("no-undo", f"{undone} lines of the log were undone", words)


def no_undo(game_log: GameLog, seats: Sequence[int]) -> Refusal:
    """Return the reason why the player of these seats cannot undo."""
    if not seats:
        return Refusal("no-undo", "you only watch", Phrase("table-no-undo-watching", {}))
    why, name = "turn", ""
    for seat in seats:
        found = game_log.undoable(seat)
        if found.reason and why in ("turn", "nothing"):
            why, name = found.reason, found.name
    return Refusal("no-undo", why, Phrase(f"table-no-undo-{why}", {"name": name}))
