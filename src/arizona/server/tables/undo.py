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


def take_back(room: Room, client: Client, request: Undo | RestartTurn) -> PendingChange:
    """Undo a decision, or all decisions of the turn."""
    story = room.state.playable()
    if request.seq != room.state.seq:
        return room.answer_repeated(client, request, room.state.requests.undo_seat(request.seq))
    turn = isinstance(request, RestartTurn)
    seat = story.restart_seat() if turn else story.undo_seat()
    if seat < 0 or not room.state.seating.plays(client, seat):
        raise no_undo(story, room.state.seating.played_by(client))
    if fair_play.needs_consent(room.state.seating, story, seat):
        words = Phrase("table-no-undo-ask", {})
        raise Refusal("no-undo", "the others have to agree: use ask-undo", words)
    _check_tournament(room, story, seat)
    return _undo(room, client, request.ref, seat, turn=turn)


def _check_tournament(room: Room, story: GameLog, seat: int) -> None:
    """Raise ``Refusal`` if nobody could agree to an undo in a tournament, because bots play."""
    if room.state.row.house.tournament and not fair_play.in_own_turn(story, seat):
        words = Phrase("table-no-undo-tournament", {})
        raise Refusal("no-undo", "a finished turn is not undone in a tournament", words)


def _undo(
    room: Room,
    client: Client,
    ref: int,
    seat: int,
    *,
    turn: bool = False,
    house: TableSettings | None = None,
) -> PendingChange:
    """Undo a seat's decision or turn. ``house`` are the settings that the undo also changes."""
    story = room.state.playable()
    rated.check_undo(room.state.row, story)
    _check_log(room, story)
    moves = tuple(story.match.moves)
    try:
        count = story.restart_turn() if turn else story.undo(seat)
    except UndoError as error:
        raise Refusal("no-undo", str(error)) from None
    room.state.clocks.stop(room.services.store.server_clock.now())
    before = room.state.row.house
    after = replace(before if house is None else house, undo=None)
    room.state.row.house = notes.back_to(after, story.moment)
    changed = room.state.row.house != before

    def publish() -> None:
        room.state.requests.add_undo(room.state.seq + 1, seat, moves[-count:])
        room.broadcast.send_update(seat, count, [], 1, [])
        if changed:
            room.broadcast.send_table()
        room.automation.advance()
        client.send(Done(ref, room.state.seq))

    back = f"{BACK} {room.state.requests.first_undone(story.moment)}"
    return PendingChange(room.change([back], settings=changed, seat=seat), publish)


def ask(room: Room, client: Client, request: AskUndo) -> PendingChange:
    """Ask the others to agree to an undo."""
    story = room.state.playable()
    room.check_seq(request.seq)
    seating, house = room.state.seating, room.state.row.house
    seat = story.undo_seat()
    if seat < 0 or not seating.plays(client, seat):
        raise no_undo(story, seating.played_by(client))
    rated.check_undo(room.state.row, story)
    if not fair_play.needs_consent(seating, story, seat):
        _check_tournament(room, story, seat)
        return _undo(room, client, request.ref, seat)
    if house.undo is not None:
        return PendingChange(None, lambda: client.send(Done(request.ref, room.state.seq)))
    if house.undo_answered == room.state.seq:
        raise Refusal("too-fast", "one request per move", Phrase("table-undo-once", {}))
    _check_length(room, story)
    house = replace(house, undo=UndoRequest(seat, room.state.seq))
    return room.settings_change(client, request.ref, house, seat, "undo-asked")


def answer(room: Room, client: Client, request: AnswerUndo) -> PendingChange:
    """Agree to an undo, decline it, or withdraw one's own request."""
    seating, house = room.state.seating, room.state.row.house
    seating.own(client, request.seat)
    asked = house.undo
    if asked is None or asked.seq != room.state.seq:
        raise Refusal("stale", "no undo is requested now", Phrase("table-undo-expired", {}))
    own = seating.plays(client, asked.seat)
    if own and request.agree:
        raise Refusal("not-allowed", "others answer your request")
    if not request.agree:
        house = replace(house, undo=None, undo_answered=asked.seq)
        kind: NoteKind = "undo-withdrawn" if own else "undo-declined"
        seat = asked.seat if own else request.seat
        return room.settings_change(client, request.ref, house, seat, kind)
    agreed = sorted({*asked.agreed, *seating.played_by(client)})
    if not set(fair_play.consenting(seating, asked.seat)) <= set(agreed):
        house = replace(house, undo=replace(asked, agreed=agreed))
        return room.settings_change(client, request.ref, house, request.seat, "undo-agreed")
    moment = room.state.playable().moment
    house = notes.with_note(house, moment, request.seat, "undo-agreed")
    return _undo(room, client, request.ref, asked.seat, house=house)


def _check_log(room: Room, story: GameLog) -> None:
    """Raise ``Refusal`` if the log would grow too fast or too long; undone lines stay in it."""
    _check_length(room, story)
    if not room.moderation.undos.take():
        words = Phrase("table-undo-too-fast", {})
        raise Refusal("too-fast", "too many undos in a short time", words)


def _check_length(room: Room, story: GameLog) -> None:
    undone = room.state.seq - story.moment
    if undone >= room.services.settings.limits.undone_lines:
        words = Phrase("table-no-undo-enough", {})
        raise Refusal("no-undo", f"{undone} lines of the log were undone", words)


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
