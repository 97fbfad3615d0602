"""Applies changes made by other servers to a table.

Bus messages deliver one change after the other. Missed changes, and changes that preceded a local
one, are read from the store. Local clients receive the same messages as those of the server where
the change was made.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.record import OUT_OF_TIME, REMARKS
from arizona.engine.text import parse_integer
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
    effective_lines,
)
from arizona.server.tables.automation import Automation
from arizona.server.tables.broadcast import Broadcast
from arizona.server.tables.change_queue import UnreadableError
from arizona.server.tables.seating import Seating
from arizona.server.tables.services import Services
from arizona.server.tables.table_rows import stored_game_log
from arizona.server.tables.table_state import TableState
from arizona.server.transport.bus import ChatNotice
from arizona.server.transport.websocket_frames import Packet

PAUSE: Final = 0.25
"""Seconds between attempts to read a lost store."""


class ReplicaSync:
    """Brings the state of one table up to date."""

    def __init__(
        self,
        services: Services,
        state: TableState,
        broadcast: Broadcast,
        automation: Automation,
        close: Callable[[], None],
    ) -> None:
        self._services = services
        self._state = state
        self._broadcast = broadcast
        self._automation = automation
        self._close = close

    def apply(self, change: Change) -> None:
        """Apply the next change of a table."""
        assert change.after is not None
        self._state.version = change.after + 1
        for seat in change.seats:
            self._state.seating.rows[seat.seat] = seat
        for number, guests in change.holders.items():
            self._state.seating.holders[number] = list(guests)
        following = self._state.row.next
        if change.settings is not None:
            self._state.apply_settings(change.settings)
        self._state.refresh_players()
        self._apply_lines(change.lines, change.progress, change.seat)
        if change.chat is not None:
            if change.speaker is not None:
                self._state.speakers[change.chat.id] = change.speaker
            self._add_chat([change.chat])
        if change.seats or change.holders or change.settings is not None:
            self._broadcast.send_table()
        self._announce_rematch(following)

    async def read_store(self, failed: Change | None) -> str:
        """Read the stored table and send what is new; return the mark of the newest change.

        ``failed`` is a change that was decided in memory and was possibly not saved; the state in
        memory is corrected.
        """
        dirty = failed is not None and bool(failed.lines)
        loaded = await self._load(0 if dirty else self._state.seq, waits=failed is not None)
        if loaded is None:
            self._close()
            raise Refusal("no-such-table", "the table was deleted")
        row = loaded.row
        if self._state.game_log is None:
            raise Refusal("read-only", "the table is being reloaded")
        missed = row.version > self._state.version
        old, new = _split(loaded.log, self._state.seq)
        following = self._state.row.next
        self._state.row, self._state.version = row, row.version
        self._state.seating = Seating(
            row.game, row.seats, loaded.holders, rated=row.settings.competitive
        )
        if dirty:
            moves = effective_lines(old)
            try:
                self._state.game_log = stored_game_log(
                    row, self._state.seating, [entry.line for entry in moves]
                )
            except ArizonaError as error:
                log_event("table not followed", table=self._state.id, why=str(error))
                raise
            self._state.requests.load(moves, old)
        self._state.refresh_players()
        self._apply_lines(new, row.progress)
        last = self._state.chat[-1].id if self._state.chat else 0
        self._add_chat([line for line in loaded.chat if line.id > last])
        if missed or failed is not None:
            self._broadcast.send_table()
        self._announce_rematch(following)
        return row.mark

    async def _load(self, after: int, *, waits: bool) -> Loaded | None:
        """Return the stored table.

        If the store is lost, wait for it only if the state in memory may be wrong. Otherwise the
        table continues as it is, and nothing else has to wait.
        """
        services = self._services
        while True:
            try:
                return await services.store.load(
                    self._state.id, services.settings.limits.chat_lines, after
                )
            except StoreError as error:
                if not services.store.shared:
                    raise
                if not waits:
                    raise UnreadableError(str(error)) from error
            await asyncio.sleep(PAUSE)

    def _apply_lines(
        self, lines: Sequence[LogLine], progress: Progress, seat: int | None = None
    ) -> None:
        """Apply the moves of other servers, decision by decision."""
        for group in _decisions(lines):
            if group[0].seq != self._state.seq + 1:
                raise StoreError(f"line {self._state.seq + 1} of the log is missing")
            who = _seat_of(group[0].line) if seat is None else seat
            last = group[-1] is lines[-1]
            if group[0].line.startswith(f"{BACK} "):
                self._apply_undo(group[0], who, progress if last else None)
            else:
                self._apply_moves(group, who, progress if last else None)
        if not lines:
            self._set_clocks(progress)
        self._automation.advance()

    def _apply_moves(self, group: list[LogLine], seat: int, progress: Progress | None) -> None:
        game_log = self._state.playable()
        events: list[EventInfo] = []
        for entry in group:
            self._record_timing(entry.line)
            events += game_log.follow(entry.line)
        self._state.requests.add_moves(self._state.seq, len(group))
        if progress is not None:
            self._set_clocks(progress)
        lines = [entry.line for entry in group]
        self._broadcast.send_update(seat, 0, lines, len(group), events)
        if lines[0].partition(" ")[2] in REMARKS:
            self._broadcast.send_table()

    def _apply_undo(self, entry: LogLine, seat: int, progress: Progress | None) -> None:
        game_log = self._state.playable()
        moment = bisect_left(self._state.requests.numbers, int(entry.line.partition(" ")[2]))
        gone = tuple(game_log.match.moves[moment:])
        game_log.back_to(moment)
        self._state.requests.add_undo(entry.seq, seat, gone)
        if progress is not None:
            self._set_clocks(progress)
        self._broadcast.send_update(seat, len(gone), [], 1, [])

    def _record_timing(self, line: str) -> None:
        """Record whether a decision was made in time, as the server that made it did."""
        game_log = self._state.playable()
        seat = _seat_of(line)
        if seat < 0 or isinstance(self._state.row.clock, NoClock):
            return
        turn = game_log.turn_number
        text = line.partition(" ")[2]
        if text == OUT_OF_TIME:
            self._state.clocks.is_late(seat, turn)
        elif text not in REMARKS:
            now = self._state.server_clock.now()
            self._state.clocks.decided(
                seat, now, turn, in_time=self._state.clocks.in_time(seat, turn)
            )

    def _set_clocks(self, progress: Progress) -> None:
        self._state.row.progress = progress
        self._state.grace_period.after = self._state.row.settings.claim_after
        self._state.grace_period.since = progress.since
        if self._state.game_log is not None:
            turn = self._state.game_log.turn_number
            self._state.clocks.adopt(progress.clock_ms, progress.to_move, progress.deadline, turn)

    def _add_chat(self, said: Sequence[ChatRow]) -> None:
        for row in said:
            line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
            self._state.chat.append(line)
            self._state.authors[row.id] = row.guest
            self._broadcast.send(ChatNotice(Packet(encoder.encode(Chatted(line))), row.guest))
        del self._state.chat[: -self._services.settings.limits.chat_lines]

    def _announce_rematch(self, before: str | None) -> None:
        if self._state.row.next is not None and self._state.row.next != before:
            self._broadcast.send(Packet(encoder.encode(NextTable(self._state.row.next))))


def _split(log: Sequence[LogLine], seq: int) -> tuple[list[LogLine], list[LogLine]]:
    return [line for line in log if line.seq <= seq], [line for line in log if line.seq > seq]


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
    return (parse_integer(who) or 0) - 1
