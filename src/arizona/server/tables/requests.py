"""The requests that a client can send to its table.

Each request is a function that the room calls when it is its turn. It decides in memory or raises
``Refusal``, and returns the change to save and the messages to send afterward. The room does the
saving and sending.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from arizona.server.base.identity import clean_text
from arizona.server.protocol.client import (
    AnswerUndo,
    AskHint,
    AskPreviews,
    AskUndo,
    Claim,
    ClaimGone,
    ClientMessage,
    DrawOffer,
    HandToBot,
    Hello,
    Leave,
    Mute,
    NewLink,
    Ping,
    Play,
    ReclaimSeat,
    Rematch,
    RenameSeat,
    Resign,
    RestartTurn,
    Say,
    SetFriendly,
    SetHook,
    SetOpen,
    SetWatch,
    Sit,
    Undo,
    Unseat,
)
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ChatLine, NoteKind, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Chatted, Done, Pong, Seated, ServerMessage
from arizona.server.store.store import ChatRow, Speaker, TableSettings
from arizona.server.tables import access, chat_rules, daily_rules, endings, fair_play, rated
from arizona.server.tables import undo as undoing
from arizona.server.tables.blocks import check_blocks
from arizona.server.tables.change_queue import Answered, PendingChange
from arizona.server.tables.characters import checked_bot
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.hints import send_hint
from arizona.server.tables.notes import with_note
from arizona.server.tables.notifications import HookError
from arizona.server.tables.previews import send_previews
from arizona.server.tables.replication import Known
from arizona.server.tables.room import Room
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.seating import checked_name
from arizona.server.transport.bus import ChatNotice
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet

MAX_BARRED: Final = 100
"""Maximum number of muted and of removed guests that a table remembers."""


class RequestDispatcher:
    """Dispatches the requests of one connection to the functions that carry them out."""

    def __init__(self, rooms: RoomManager, room: Room, client: Client) -> None:
        self.rooms = rooms
        self.room = room
        self.client = client

    def take(self, message: ClientMessage, answered: Answered) -> None:
        """Queue a request; ``answered`` is called when it is done or has failed."""
        room, client = self.room, self.client
        if isinstance(message, Hello):  # may present a seat's secret, so ``join`` checks access
            self._join(message, answered)
            return
        if not client.ready:
            answered(_hello_first())
            return
        decide = STEPS[type(message)]

        def checked() -> PendingChange:
            access.check_client(room.state, client)
            daily_rules.check_request(room.state.row, message)
            return decide(room, client, message)

        room.do(checked, answered, reads=isinstance(message, READS))

    def _join(self, message: Hello, answered: Answered) -> None:
        room, client = self.room, self.client
        seq = max(message.seen, message.have or 0)
        check = room.replication.reach(Known(seq, message.changes, message.chat))

        def work() -> PendingChange:
            check()
            return room.connections.join(client, message)

        room.do(work, answered, reads=True)

    def slow(self, message: ClientMessage) -> Coroutine[Any, Any, None] | None:
        """Return the answer to a request that others need not wait for; ``None`` for other
        requests.
        """
        ask = SLOW.get(type(message))
        if ask is None:
            return None
        return ask(self, message)

    async def hint(self, message: AskHint) -> None:
        self._check_ready()
        await send_hint(self.room, self.client, message)

    async def previews(self, message: AskPreviews) -> None:
        self._check_ready()
        await send_previews(self.room, self.client, message)

    async def rematch(self, message: Rematch) -> None:
        self._check_ready()
        await self.rooms.creation.rematch(self.room, self.client, message)

    def _check_ready(self) -> None:
        if not self.client.ready:
            raise _hello_first()
        access.check_client(self.room.state, self.client)


def _hello_first() -> Refusal:
    return Refusal("say-hello", "the first message is hello")


# --- game ---------------------------------------------------------------------------------------


def undo(room: Room, client: Client, message: Undo) -> PendingChange:
    return undoing.undo(room, client, message)


def restart(room: Room, client: Client, message: RestartTurn) -> PendingChange:
    return undoing.undo(room, client, message)


def set_friendly(room: Room, client: Client, message: SetFriendly) -> PendingChange:
    """Agree to a friendly table, or end it."""
    room.state.playable()
    rated.check_unrated(room.state.row)
    room.state.seating.own(client, message.seat)
    if room.state.status() == "over":
        raise Refusal("over", "the game is over")
    settings = room.state.row.settings
    own = set(room.state.seating.played_by(client))
    agreed = sorted(set(settings.friendly) | own if message.agree else set(settings.friendly) - own)
    if agreed == settings.friendly:
        return PendingChange(None, lambda: client.send(Done(message.ref, room.state.seq)))
    settings = replace(settings, friendly=agreed)
    row = replace(room.state.row, settings=settings)
    whole = fair_play.fair_play(row, room.state.seating, room.state.status()) == "friendly"
    kind: NoteKind = "friendly-begun" if whole else "friendly-agreed"
    return room.settings_change(
        client, message.ref, settings, message.seat, kind if message.agree else "friendly-ended"
    )


def say(room: Room, client: Client, message: Say) -> PendingChange:
    text = clean_text(message.text)
    if not text:
        raise Refusal("malformed", "a line of chat needs at least one visible character")
    text = chat_rules.checked_words(room, text)
    if not room.moderation.chat.take(room.state.chat_key(client)):
        raise Refusal("too-fast", "too much chat in a short time")
    seats = room.state.seating.played_by(client)
    if client.guest in room.state.row.settings.muted or (
        not seats and client.address in room.moderation.muted_addresses
    ):
        raise Refusal("muted", "the host has muted you")
    services = room.services
    chat_rules.check(room, client)
    if services.quota.full:
        raise Refusal("no-space", "the server stores moves only, until there is more space")
    if not services.chat_bytes.take(client.address, len(text.encode())):
        raise Refusal("too-fast", "too much chat in a day")
    limits = services.settings.limits
    last = room.state.chat[-1].id if room.state.chat else 0
    seat = seats[0] if seats else -1
    name = room.state.seating.rows[seat].name if seats else client.name
    row = ChatRow(last + 1, seat, name, text, now_ms(), client.guest)
    speaker = Speaker(client.guest, client.address, bool(seats))

    def publish() -> None:
        line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
        room.state.chat.append(line)
        room.state.speakers[line.id] = speaker
        room.state.authors[line.id] = row.guest
        del room.state.chat[: -limits.chat_lines]
        for known in (room.state.speakers, room.state.authors):
            for id in [id for id in known if id < room.state.chat[0].id]:
                del known[id]
        room.broadcast.send(ChatNotice(Packet(encoder.encode(Chatted(line))), row.guest))
        client.send(Done(message.ref, room.state.seq))

    change = room.change(chat=row)
    change.speaker = speaker
    change.oldest_chat = row.id + 1 - limits.stored_chat_lines
    return PendingChange(change, publish)


# --- seats --------------------------------------------------------------------------------------


def _seat_changed(
    room: Room, client: Client, seat: int, answer: ServerMessage, *, holders: bool
) -> PendingChange:
    """Return the change of a seat, to be saved and sent to everyone."""

    def publish() -> None:
        room.broadcast.send_table()
        room.automation.advance()
        client.send(answer)

    changed_holders = {seat: room.state.seating.holders[seat]} if holders else {}
    return PendingChange(room.seats_change([seat], changed_holders), publish)


def sit(room: Room, client: Client, message: Sit) -> PendingChange:
    game_log = room.state.playable()
    if message.seat in game_log.match.out:
        words = Phrase("table-seat-given-up", {})
        raise Refusal("not-allowed", "who gave up a seat does not come back to it", words)
    if room.state.row.settings.take_back and not room.state.is_host(client):
        words = Phrase("table-for-one", {})
        raise Refusal(
            "not-allowed", "only one person may play where chance events can be undone", words
        )
    settings = room.state.row.settings
    barred_guest = client.guest in settings.barred
    if barred_guest or (
        client.address in room.moderation.removed_addresses and not room.state.is_host(client)
    ):
        why = settings.sent_away.get(client.guest, "")
        why_phrase = Phrase(f"table-sent-away-{why}", {}) if why else None
        raise Refusal("sent-away", "the host has removed you from this table", why_phrase)
    check_blocks(room.state, client)
    rated.check_sit(room.state.row, room.state.seating, client)
    name = None if settings.competitive else message.name
    key = room.state.seating.sit(client, message.seat, name, host=room.state.is_host(client))
    # The previous player of the seat may have agreed to a friendly table; this one has not.
    friendly = [seat for seat in settings.friendly if seat != message.seat]
    room.state.row.settings = replace(settings, friendly=friendly)
    step = _seat_changed(room, client, message.seat, Seated(message.ref, key), holders=True)
    if step.change is not None:
        step.change.settings = room.state.stored_settings()
    return step


def claim(room: Room, client: Client, message: Claim) -> PendingChange:
    """Present a seat's secret."""
    done = Done(message.ref, room.state.seq)
    if room.state.seating.claim(client, message.key):
        return _seat_changed(room, client, message.key.seat, done, holders=True)

    def publish() -> None:
        room.broadcast.send_table()
        client.send(done)

    return PendingChange(None, publish)


def new_link(room: Room, client: Client, message: NewLink) -> PendingChange:
    """Create a new secret for a seat."""
    room.state.seating.own(client, message.seat)
    key = room.state.seating.rekey(client, message.seat)
    # Anyone else who held the seat did so by the old link.
    room.state.seating.holders[message.seat] = [client.guest] if client.known else []
    return _seat_changed(room, client, message.seat, Seated(message.ref, key), holders=True)


def leave(room: Room, client: Client, message: Leave) -> PendingChange:
    rated.check_leave(room.state.row, under_way=room.state.under_way())
    if message.bot is not None:
        rated.check_unrated(room.state.row)
    room.state.seating.leave(client, message.seat, message.bot)
    return _seat_changed(
        room, client, message.seat, Done(message.ref, room.state.seq), holders=True
    )


def hand_to_bot(room: Room, client: Client, message: HandToBot) -> PendingChange:
    rated.check_unrated(room.state.row)
    room.state.seating.hand_over(client, message.seat, message.bot, host=room.state.is_host(client))
    return _player_changed(room, client, message.seat, message.ref, "bot-plays")


def reclaim_seat(room: Room, client: Client, message: ReclaimSeat) -> PendingChange:
    """Take over a seat from the bot that plays it."""
    room.state.seating.reclaim(client, message.seat)
    room.state.clocks.strikes[message.seat] = 0
    return _player_changed(room, client, message.seat, message.ref, "person-plays")


def _player_changed(
    room: Room, client: Client, seat: int, ref: int, kind: NoteKind
) -> PendingChange:
    """Return the change of a seat between a person and a bot; between people, the log shows it."""
    noted = room.state.seating.rows[seat].owned and fair_play.without_help(room.state)
    if noted:
        settings, moment = room.state.row.settings, room.state.playable().moment
        room.state.row.settings = with_note(settings, moment, seat, kind)
    step = _seat_changed(room, client, seat, Done(ref, room.state.seq), holders=False)
    if noted and step.change is not None:
        step.change.settings = room.state.stored_settings()
    return step


def rename(room: Room, client: Client, message: RenameSeat) -> PendingChange:
    row = room.state.seating.own(client, message.seat)
    rated.check_unrated(room.state.row)
    row.name = checked_name(message.name, row.name)
    return _seat_changed(
        room, client, message.seat, Done(message.ref, room.state.seq), holders=False
    )


def set_hook(room: Room, client: Client, message: SetHook) -> PendingChange:
    """Set or remove the webhook of a seat."""
    row = room.state.seating.own(client, message.seat)
    if message.url is not None:
        try:
            room.services.hooks.check(message.url)
        except HookError as error:
            raise Refusal("bad-hook", str(error)) from None
    row.hook = message.url
    return _seat_changed(
        room, client, message.seat, Done(message.ref, room.state.seq), holders=False
    )


# --- table --------------------------------------------------------------------------------------


def set_open(room: Room, client: Client, message: SetOpen) -> PendingChange:
    """List the table in the lobby, or remove it."""
    if not room.state.is_host(client):
        raise Refusal("not-host", "only the host lists the table in the lobby")
    room.state.row.open = message.open

    def publish() -> None:
        room.broadcast.send_table()
        client.send(Done(message.ref, room.state.seq))

    return PendingChange(room.change(settings=True), publish)


def set_watch(room: Room, client: Client, message: SetWatch) -> PendingChange:
    """Let everyone watch, or only players."""
    if not room.state.is_host(client):
        raise Refusal("not-host", "only the host decides who watches")
    return _settings_changed(
        room, client, message.ref, replace(room.state.row.settings, watch=message.watch)
    )


def mute(room: Room, client: Client, message: Mute) -> PendingChange:
    """Mute the author of a chat line."""
    if not room.state.is_host(client):
        raise Refusal("not-host", "only the host can mute someone")
    speaker = room.state.speakers.get(message.line)
    if speaker is None or speaker.guest == room.state.row.host:
        raise Refusal("not-allowed", "no recent message of that number can be muted")
    if not speaker.seated:
        room.moderation.muted_addresses.add(speaker.address)
    guest = speaker.guest
    settings = room.state.row.settings
    muted = [*[one for one in settings.muted if one != guest], guest][-MAX_BARRED:]
    return _settings_changed(room, client, message.ref, replace(settings, muted=muted))


def unseat(room: Room, client: Client, message: Unseat) -> PendingChange:
    """Remove a player from a seat."""
    if not room.state.is_host(client):
        raise Refusal("not-host", "only the host can remove someone")
    rated.check_leave(room.state.row, under_way=room.state.under_way())
    if message.bot is not None:
        rated.check_unrated(room.state.row)
    row = room.state.seating.row(message.seat)
    if not row.owned or room.state.seating.plays(client, message.seat):
        raise Refusal("not-allowed", "no one else has this seat")
    if not message.confirm and room.state.under_way():
        raise Refusal("confirm", "a move has been made: confirm that this player is to go")
    bot = None if message.bot is None else checked_bot(room.state.row.game, message.bot)
    players = [one for one in room.state.clients if room.state.seating.plays(one, message.seat)]
    # A browser without a cookie is not stored as a holder: it is known only by its connection and
    # address.
    guests = [*room.state.seating.holders[message.seat], *(one.guest for one in players)]
    room.moderation.removed_addresses.update(one.address for one in players)
    settings = room.state.row.settings
    barred = list(dict.fromkeys([*settings.barred, *guests]))[-MAX_BARRED:]
    whys = {**settings.sent_away, **dict.fromkeys(guests, message.why)}
    reasons = {guest: why for guest, why in whys.items() if guest in barred}
    room.state.row.settings = replace(settings, barred=barred, sent_away=reasons)
    room.state.seating.vacate(message.seat, bot)
    step = _seat_changed(
        room, client, message.seat, Done(message.ref, room.state.seq), holders=True
    )
    assert step.change is not None
    step.change.settings = room.state.stored_settings()
    return step


def _settings_changed(
    room: Room, client: Client, ref: int, settings: TableSettings
) -> PendingChange:
    room.state.row.settings = settings

    def publish() -> None:
        room.broadcast.send_table()
        client.send(Done(ref, room.state.seq))

    return PendingChange(room.change(settings=True), publish)


def ping(room: Room, client: Client, message: Ping) -> PendingChange:
    return PendingChange(None, lambda: client.send(Pong(now_ms())))


STEPS: Final[dict[type, Callable[[Room, Client, Any], PendingChange]]] = {
    Play: Room.play,
    Undo: undo,
    RestartTurn: restart,
    AskUndo: undoing.ask,
    AnswerUndo: undoing.answer,
    SetFriendly: set_friendly,
    Say: say,
    Sit: sit,
    Claim: claim,
    NewLink: new_link,
    Leave: leave,
    HandToBot: hand_to_bot,
    ReclaimSeat: reclaim_seat,
    RenameSeat: rename,
    SetHook: set_hook,
    SetOpen: set_open,
    SetWatch: set_watch,
    Mute: mute,
    Unseat: unseat,
    Resign: endings.resign,
    DrawOffer: endings.draw,
    ClaimGone: endings.claim_gone,
    Ping: ping,
}
"""Requests that the room carries out in turn."""
READS: Final = (Ping,)
"""Requests that save nothing."""
SLOW: Final[dict[type, Callable[[RequestDispatcher, Any], Coroutine[Any, Any, None]]]] = {
    AskHint: RequestDispatcher.hint,
    AskPreviews: RequestDispatcher.previews,
    Rematch: RequestDispatcher.rematch,
}
"""Requests that take too long to be carried out in turn."""
