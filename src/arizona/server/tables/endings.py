"""Early endings of a game: resignation, agreed draws, and players who left.

Each is recorded as a remark. With two seats, resigning ends the game. With more, a bot takes over
the seat, which is ranked last regardless of its score; the game ends when no person is left.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from arizona.engine.record import AGREES, IS_GONE, RESIGNS
from arizona.server.protocol.client import ClaimGone, DrawOffer, Resign
from arizona.server.protocol.parts import ClockRule, FischerClock, MoveClock, NoteKind, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Done
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client

USUAL_LIVE: Final = 2 * 60
USUAL_UNTIMED: Final = 3 * 86400


def usual_claim(clock: ClockRule) -> int:
    """Return the default number of seconds after which an absent player may be declared gone.

    With a clock per turn it is 0: when time runs out a bot decides, and eventually takes over the
    seat.
    """
    if isinstance(clock, MoveClock):
        return 0
    if isinstance(clock, FischerClock):
        return min(USUAL_LIVE, clock.seconds)
    return USUAL_UNTIMED


def _game_in_progress(room: Room) -> GameLog:
    """Return the game, or raise ``Refusal`` if it is not in progress."""
    game_log = room.state.playable()
    status = room.state.status()
    if status == "over":
        raise Refusal("over", "the game is over")
    if status == "waiting":
        raise Refusal("not-allowed", "a seat is still open", Phrase("table-not-begun", {}))
    return game_log


def resign(room: Room, client: Client, message: Resign) -> PendingChange:
    game_log = _game_in_progress(room)
    room.state.seating.own(client, message.seat)
    return _drop_out(room, game_log, message.seat, RESIGNS, client, message.ref)


def claim_gone(room: Room, client: Client, message: ClaimGone) -> PendingChange:
    """Declare an absent player gone, at the request of another player."""
    game_log = _game_in_progress(room)
    room.state.seating.row(message.seat)
    if not room.state.seating.played_by(client):
        raise Refusal("not-your-seat", "only players can claim the seat of an absent player")
    wait = room.state.wait()
    if wait is None or wait.seat != message.seat:
        raise Refusal(
            "not-allowed", "no absent player is to move at that seat", Phrase("table-not-gone", {})
        )
    if wait.left_ms > 0:
        minutes = -(-wait.left_ms // 60_000)
        words = Phrase("table-not-gone-yet", {"minutes": minutes})
        raise Refusal("not-allowed", f"{minutes} minutes to wait", words)
    return _drop_out(room, game_log, message.seat, IS_GONE, client, message.ref)


def _drop_out(
    room: Room, game_log: GameLog, seat: int, text: str, client: Client, ref: int
) -> PendingChange:
    """Record that a player resigned or left, and answer the request."""
    return room.drop_out(game_log, seat, text, done=lambda: client.send(Done(ref, room.state.seq)))


def draw(room: Room, client: Client, message: DrawOffer) -> PendingChange:
    """Offer, accept or decline a draw."""
    game_log = _game_in_progress(room)
    rows = room.state.seating.rows
    room.state.seating.own(client, message.seat)
    if not game_log.game.draw or len(rows) != 2:
        raise Refusal("not-allowed", "this game knows no draw", Phrase("table-no-draw", {}))
    other = rows[1 - message.seat]
    settings = room.state.row.settings
    if not message.offer:
        # Without an offer there is nothing to answer.
        if settings.offer < 0:
            return PendingChange(None, lambda: client.send(Done(message.ref, room.state.seq)))
        own = room.state.seating.plays(client, settings.offer)
        kind: NoteKind = "draw-withdrawn" if own else "draw-declined"
        seat = settings.offer if own else message.seat
        # Saved, so that it survives unloading the table.
        return room.settings_change(client, message.ref, replace(settings, offer=-1), seat, kind)
    if not other.owned:
        raise Refusal("not-allowed", "a bot agrees on nothing", Phrase("table-no-draw-bot", {}))
    if settings.offer == other.seat or room.state.seating.plays(client, other.seat):
        return _agree(room, game_log, message.seat, client, message.ref)
    if settings.offered.get(message.seat) == game_log.turn_number:
        raise Refusal("too-fast", "one offer a turn", Phrase("table-draw-once", {}))
    offered = {**settings.offered, message.seat: game_log.turn_number}
    settings = replace(settings, offer=message.seat, offered=offered)
    return room.settings_change(client, message.ref, settings, message.seat, "draw-offered")


def _agree(room: Room, game_log: GameLog, seat: int, client: Client, ref: int) -> PendingChange:
    moment = game_log.moment
    events = game_log.remark(seat, AGREES)
    room.state.row.settings = replace(room.state.row.settings, offer=-1)
    lines = game_log.lines(moment)

    def publish() -> None:
        room.broadcast.send_remark(seat, lines, events)
        room.automation.advance()
        client.send(Done(ref, room.state.seq))

    return PendingChange(room.change(lines, settings=True, seat=seat), publish)
