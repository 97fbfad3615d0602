"""Applies changes made by other servers to a table.

Bus messages deliver one change after the other. Missed changes, and changes that preceded a local
one, are read from the store. Local clients receive the same messages as those of the server where
the change was made.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, Protocol

from arizona.engine.errors import ArizonaError
from arizona.engine.record import OUT_OF_TIME, REMARKS
from arizona.engine.text import read_whole
from arizona.server.base.logs import log_event
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ChatLine, EventInfo, NoClock
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Chatted, NextTable
from arizona.server.store.store import (
    BACK,
    Change,
    ChatRow,
    Loaded,
    LogLine,
    Progress,
    StoreError,
    numbered,
)
from arizona.server.tables.automation import AutomatedRoom
from arizona.server.tables.change_queue import UnreadableError
from arizona.server.tables.grace_period import GracePeriod
from arizona.server.tables.idempotency import RequestLog
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import kept_story
from arizona.server.transport.websocket_frames import Packet

PAUSE: Final = 0.25
"""Seconds between attempts to read a lost store."""


class Followed(AutomatedRoom, Protocol):
    """The interface of a room that is synchronized."""

    version: int
    chat: list[ChatLine]
    speakers: dict[int, tuple[str, str, bool]]
    waits: GracePeriod
    fates: RequestLog

    def know_company(self) -> None:
        """Update the players of the game log."""

    def close(self) -> None: ...

    def tell(self, notice: Packet) -> None: ...

    def tell_table(self) -> None: ...

    def tell_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        """Send everyone the new position and what led to it."""


def take(room: Followed, change: Change) -> None:
    """Apply the next change of a table."""
    assert change.after is not None
    room.version = change.after + 1
    for seat in change.seats:
        room.seating.rows[seat.seat] = seat
    for number, guests in change.holders.items():
        room.seating.holders[number] = list(guests)
    following = room.row.next
    if change.settings is not None:
        room.row.open, room.row.next, room.row.house = change.settings
    room.know_company()
    _apply_lines(room, change.lines, change.progress, change.seat)
    if change.chat is not None:
        if change.speaker is not None:
            room.speakers[change.chat.id] = change.speaker
        _add_chat(room, [change.chat])
    if change.seats or change.holders or change.settings is not None:
        room.tell_table()
    _announce_rematch(room, following)


async def look(room: Followed, failed: Change | None) -> str:
    """Read the stored table and send what is new; return the mark of the newest change.

    ``failed`` is a change that was decided in memory and was possibly not saved; the state in
    memory is corrected.
    """
    dirty = failed is not None and bool(failed.lines)
    loaded = await _load(room, 0 if dirty else room.seq, waits=failed is not None)
    if loaded is None:
        room.close()
        raise Refusal("no-such-table", "the table is no more")
    row = loaded.row
    if room.story is None:
        raise Refusal("read-only", "the table is being loaded anew")
    missed = row.version > room.version
    old, new = _split(loaded.log, room.seq)
    following = room.row.next
    room.row, room.version = row, row.version
    room.seating = Seating(row.game, row.seats, loaded.holders)
    if dirty:
        moves = numbered(old)
        try:
            room.story = kept_story(row, room.seating, [entry.line for entry in moves])
        except ArizonaError as error:
            log_event("table not followed", table=room.id, why=str(error))
            raise
        room.fates.know(moves, old)
    room.know_company()
    _apply_lines(room, new, row.progress)
    last = room.chat[-1].id if room.chat else 0
    _add_chat(room, [line for line in loaded.chat if line.id > last])
    if missed or failed is not None:
        room.tell_table()
    _announce_rematch(room, following)
    return row.mark


async def _load(room: Followed, after: int, *, waits: bool) -> Loaded | None:
    """Return the stored table.

    If the store is lost, wait for it only if the state in memory may be wrong. Otherwise the table
    continues as it is, and nothing else has to wait.
    """
    services = room.services
    while True:
        try:
            return await services.store.load(room.id, services.settings.limits.chat_lines, after)
        except StoreError as error:
            if not services.store.shared:
                raise
            if not waits:
                raise UnreadableError(str(error)) from error
        await asyncio.sleep(PAUSE)


def _split(log: Sequence[LogLine], seq: int) -> tuple[list[LogLine], list[LogLine]]:
    return [line for line in log if line.seq <= seq], [line for line in log if line.seq > seq]


def _apply_lines(
    room: Followed, lines: Sequence[LogLine], progress: Progress, seat: int | None = None
) -> None:
    """Apply the moves of other servers, decision by decision."""
    for group in _decisions(lines):
        if group[0].seq != room.seq + 1:
            raise StoreError(f"line {room.seq + 1} of the log is missing")
        who = _seat_of(group[0].line) if seat is None else seat
        last = group[-1] is lines[-1]
        if group[0].line.startswith(f"{BACK} "):
            _apply_undo(room, group[0], who, progress if last else None)
        else:
            _apply_moves(room, group, who, progress if last else None)
    if not lines:
        _set_clocks(room, progress)
    room.attendant.go_on()


def _apply_moves(
    room: Followed, group: list[LogLine], seat: int, progress: Progress | None
) -> None:
    story = room.playable()
    events: list[EventInfo] = []
    for entry in group:
        _record_timing(room, entry.line)
        events += story.follow(entry.line)
    room.fates.played(room.seq, len(group))
    if progress is not None:
        _set_clocks(room, progress)
    lines = [entry.line for entry in group]
    room.tell_update(seat, 0, lines, len(group), events)
    if lines[0].partition(" ")[2] in REMARKS:
        room.tell_table()


def _apply_undo(room: Followed, entry: LogLine, seat: int, progress: Progress | None) -> None:
    story = room.playable()
    moment = bisect_left(room.fates.numbers, int(entry.line.partition(" ")[2]))
    gone = tuple(story.match.moves[moment:])
    story.back_to(moment)
    room.fates.took_back(entry.seq, seat, gone)
    if progress is not None:
        _set_clocks(room, progress)
    room.tell_update(seat, len(gone), [], 1, [])


def _record_timing(room: Followed, line: str) -> None:
    """Record whether a decision was made in time, as the server that made it did."""
    story = room.playable()
    seat = _seat_of(line)
    if seat < 0 or isinstance(room.row.clock, NoClock):
        return
    turn = story.turn_number
    text = line.partition(" ")[2]
    if text == OUT_OF_TIME:
        room.clocks.is_late(seat, turn)
    elif text not in REMARKS:
        now = room.services.store.hours.now()
        room.clocks.decided(seat, now, turn, in_time=room.clocks.in_time(seat, turn))


def _set_clocks(room: Followed, progress: Progress) -> None:
    room.row.progress = progress
    room.waits.after = room.row.house.claim_after
    room.waits.since = progress.since
    if room.story is not None:
        turn = room.story.turn_number
        room.clocks.meet(progress.clock_ms, progress.to_move, progress.deadline, turn)


def _add_chat(room: Followed, said: Sequence[ChatRow]) -> None:
    for row in said:
        line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
        room.chat.append(line)
        room.tell(Packet(encoder.encode(Chatted(line))))
    del room.chat[: -room.services.settings.limits.chat_lines]


def _announce_rematch(room: Followed, before: str | None) -> None:
    if room.row.next is not None and room.row.next != before:
        room.tell(Packet(encoder.encode(NextTable(room.row.next))))


def _decisions(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """Group lines as they were written: a decision and the chance events that followed."""
    groups: list[list[LogLine]] = []
    for entry in lines:
        if groups and _seat_of(entry.line) < 0 and not entry.line.startswith(f"{BACK} "):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups


def _seat_of(line: str) -> int:
    """Return the seat that made a decision; -1 for a chance event."""
    who = line.partition(" ")[0]
    return (read_whole(who) or 0) - 1
