"""What a connection may ask of its table, request by request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from arizona.table.bots.characters import checked_bot
from arizona.table.host.hooks import HookError
from arizona.table.host.identity import clean_text
from arizona.table.line.connection import Client
from arizona.table.line.frames import Packet
from arizona.table.protocol.client import (
    AskHint,
    AskPreviews,
    Claim,
    ClientMessage,
    HandToBot,
    Hello,
    Leave,
    NewLink,
    Ping,
    Play,
    Rematch,
    RenameSeat,
    RestartTurn,
    Say,
    SetHook,
    SetOpen,
    Sit,
    TakeBack,
    Undo,
)
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import ChatLine
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.server import Chatted, Done, NextTable, Pong, Seated
from arizona.table.room.attendant import now_ms
from arizona.table.room.previews import tell_previews
from arizona.table.room.room import Played, Room
from arizona.table.room.rooms import Rooms
from arizona.table.room.seating import checked_name
from arizona.table.store.store import ChatRow


class Desk:
    """Takes the requests of one connection to one table."""

    def __init__(self, rooms: Rooms, room: Room, client: Client) -> None:
        self.rooms = rooms
        self.room = room
        self.client = client

    @property
    def host(self) -> bool:
        """Whether the connection is that of the table's host."""
        return self.client.guest == self.room.row.host

    async def take(self, message: ClientMessage) -> None:
        """Carry a request out, or raise a ``Refusal``."""
        if not self.client.ready and not isinstance(message, Hello):
            raise Refusal("say-hello", "the first message is hello")
        await HANDLERS[type(message)](self, message)

    async def hello(self, message: Hello) -> None:
        """Come to the table; a second hello asks for what was missed."""
        if self.client.ready:
            self.room.part(self.client)
        await self.room.join(self.client, message)

    def play_now(self, message: Play, played: Played) -> bool:
        """Play a move at once if nobody else is at work at the table, and call back."""
        return self.client.ready and self.room.play_now(self.client, message, played)

    async def play(self, message: Play) -> None:
        """Play a move."""
        await self.room.play(self.client, message)

    async def undo(self, message: Undo) -> None:
        """Take back a decision."""
        await self.room.take_back(self.client, message.ref, message.seq, turn=False)

    async def restart(self, message: RestartTurn) -> None:
        """Take back the turn's decisions."""
        await self.room.take_back(self.client, message.ref, message.seq, turn=True)

    async def hint(self, message: AskHint) -> None:
        """Ask a bot."""
        bot = checked_bot(self.room.row.game, message.bot)
        asked = message.seq, message.moment
        await self.room.attendant.hint(self.client, message.ref, asked, bot)

    async def preview(self, message: AskPreviews) -> None:
        """Ask what actions would do."""
        await tell_previews(self.room, self.client, message)

    async def say(self, message: Say) -> None:
        """Say something to everyone at the table."""
        room, client = self.room, self.client
        text = clean_text(message.text)
        if not text:
            raise Refusal("malformed", "a line of chat needs at least one visible character")
        if not client.chatter.take():
            raise Refusal("too-fast", "too much chat in a short time")
        async with room.lock:
            last = room.chat[-1].id if room.chat else 0
            if last >= room.services.settings.limits.kept_chat_lines:
                raise Refusal("too-many", "this table's chat is full")
            seats = room.seating.played_by(client)
            seat = seats[0] if seats else -1
            name = room.seating.rows[seat].name if seats else client.name
            row = ChatRow(last + 1, seat, name, text, now_ms())
            await room.services.store.add_chat(room.id, row)
            line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
            room.chat.append(line)
            room.services.bus.publish(room.id, Packet(encoder.encode(Chatted(line))))
        client.send(Done(message.ref, room.seq))

    # --- seats ----------------------------------------------------------------------------------

    async def _seat_changed(self, seat: int, *, holders: bool = True) -> None:
        kept = {seat: self.room.seating.holders[seat]} if holders else {}
        await self.room.keep_seats([seat], kept)
        self.room.tell_table()
        self.room.attendant.go_on()

    async def sit(self, message: Sit) -> None:
        """Take an open seat."""
        async with self.room.lock:
            self.room.playable()
            seating = self.room.seating
            key = seating.sit(self.client, message.seat, message.name, host=self.host)
            await self._seat_changed(message.seat)
            self.client.send(Seated(message.ref, key))

    async def claim(self, message: Claim) -> None:
        """Show a seat's secret."""
        async with self.room.lock:
            if self.room.seating.claim(self.client, message.key):
                await self._seat_changed(message.key.seat)
            else:
                self.room.tell_table()
            self.client.send(Done(message.ref, self.room.seq))

    async def new_link(self, message: NewLink) -> None:
        """Make a new secret for a seat."""
        async with self.room.lock:
            self.room.seating.own(self.client, message.seat)
            key = self.room.seating.rekey(self.client, message.seat)
            await self._seat_changed(message.seat, holders=False)
            self.client.send(Seated(message.ref, key))

    async def leave(self, message: Leave) -> None:
        """Leave a seat."""
        async with self.room.lock:
            self.room.seating.leave(self.client, message.seat, message.bot)
            await self._seat_changed(message.seat)
            self.client.send(Done(message.ref, self.room.seq))

    async def hand_to_bot(self, message: HandToBot) -> None:
        """Let a bot play a seat."""
        async with self.room.lock:
            seating = self.room.seating
            seating.hand_over(self.client, message.seat, message.bot, host=self.host)
            await self._seat_changed(message.seat, holders=False)
            self.client.send(Done(message.ref, self.room.seq))

    async def take_back(self, message: TakeBack) -> None:
        """Play a seat oneself again."""
        async with self.room.lock:
            self.room.seating.take_back(self.client, message.seat)
            self.room.clocks.strikes[message.seat] = 0
            await self._seat_changed(message.seat, holders=False)
            self.client.send(Done(message.ref, self.room.seq))

    async def rename(self, message: RenameSeat) -> None:
        """Give a seat another name."""
        async with self.room.lock:
            row = self.room.seating.own(self.client, message.seat)
            row.name = checked_name(message.name, row.name)
            await self._seat_changed(message.seat, holders=False)
            self.client.send(Done(message.ref, self.room.seq))

    async def set_hook(self, message: SetHook) -> None:
        """Set or end the notices of a seat."""
        async with self.room.lock:
            row = self.room.seating.own(self.client, message.seat)
            if message.url is not None:
                try:
                    self.room.services.hooks.check(message.url)
                except HookError as error:
                    raise Refusal("bad-hook", str(error)) from None
            row.hook = message.url
            await self._seat_changed(message.seat, holders=False)
            self.client.send(Done(message.ref, self.room.seq))

    # --- the table ------------------------------------------------------------------------------

    async def set_open(self, message: SetOpen) -> None:
        """List the table in the lobby, or not."""
        if not self.host:
            raise Refusal("not-host", "only the host lists the table in the lobby")
        async with self.room.lock:
            row = self.room.row
            await self.room.services.store.save_settings(row.id, open=message.open, next=row.next)
            row.open = message.open
            self.room.tell_table()
            self.client.send(Done(message.ref, self.room.seq))

    async def rematch(self, message: Rematch) -> None:
        """Another game with the same people."""
        async with self.room.lock:
            if not self.room.seating.played_by(self.client) and not self.host:
                raise Refusal("not-your-seat", "a rematch is for those who sit at the table")
            if self.room.status() != "over" and self.room.row.next is None:
                raise Refusal("not-allowed", "the game is not over yet")
            known = self.room.row.next
            id = await self.rooms.rematch(self.room, turn_seats=message.turn_seats)
            if known is not None:
                self.client.send(NextTable(id))
            else:
                self.room.tell_table()
            self.client.send(Done(message.ref, self.room.seq))

    async def ping(self, message: Ping) -> None:
        """Answer that we are here."""
        self.client.send(Pong(now_ms()))


Handler = Callable[[Desk, Any], Awaitable[None]]
HANDLERS: Final[dict[type, Handler]] = {
    Hello: Desk.hello,
    Play: Desk.play,
    Undo: Desk.undo,
    RestartTurn: Desk.restart,
    AskHint: Desk.hint,
    AskPreviews: Desk.preview,
    Say: Desk.say,
    Sit: Desk.sit,
    Claim: Desk.claim,
    NewLink: Desk.new_link,
    Leave: Desk.leave,
    HandToBot: Desk.hand_to_bot,
    TakeBack: Desk.take_back,
    RenameSeat: Desk.rename,
    SetHook: Desk.set_hook,
    SetOpen: Desk.set_open,
    Rematch: Desk.rematch,
    Ping: Desk.ping,
}
