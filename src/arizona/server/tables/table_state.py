"""The state of a table in memory. Only the work that a room queues changes it."""

from __future__ import annotations

import time
from typing import NamedTuple

from msgspec import Raw

from arizona.engine.record import Record
from arizona.engine.state import OVER
from arizona.server.protocol.parts import (
    ChatLine,
    ClockInfo,
    NoClock,
    Phrase,
    Scene,
    Status,
    TableInfo,
    WaitInfo,
)
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Moment, TableLog
from arizona.server.store.store import Progress, SettingsChange, Speaker, TableRow
from arizona.server.tables import access
from arizona.server.tables.clocks import Clocks
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.compiled.updates import Updates
from arizona.server.tables.grace_period import GracePeriod
from arizona.server.tables.idempotency import RequestLog
from arizona.server.tables.remote_presence import RemotePresence
from arizona.server.tables.seating import Seating
from arizona.server.tables.services import Services
from arizona.server.tables.table_rows import stored_record, table_info
from arizona.server.transport.connection import Client


class LoadedTable(NamedTuple):
    """A table as loaded from the store."""

    row: TableRow
    seating: Seating
    game_log: GameLog | None
    """The game; ``None`` at a read-only table."""
    lines: list[str]
    seq: int
    chat: list[ChatLine]
    authors: dict[int, str]
    """The authors of these lines, by number."""
    read_only: str | None
    """Why the table is read-only."""


class TableState:
    """The state of a table: its seats, its game, and what clients see of it."""

    def __init__(self, services: Services, loaded: LoadedTable) -> None:
        row, seating = loaded.row, loaded.seating
        self.services = services
        self.id = row.id
        self.row = row
        self.seating = seating
        self.game_log = loaded.game_log
        self.old_lines = loaded.lines
        """The moves of a table that cannot be replayed here."""
        self.read_only = loaded.read_only
        self.seq = loaded.seq
        self.version = row.version
        """The number of changes so far."""
        self.chat = loaded.chat
        self.authors = loaded.authors
        """The ids of the authors of these lines; empty for lines of older versions."""
        self.speakers: dict[int, Speaker] = {}
        """Authors of the latest chat lines that were written while the table was loaded."""
        self.requests = RequestLog()
        self.remote_presence = RemotePresence()
        self.clocks = Clocks(row.clock, len(seating.rows), list(row.progress.clock_ms))
        self.clients: set[Client] = set()
        self.server_clock = services.store.server_clock
        self.timed = not isinstance(row.clock, NoClock)
        self.grace_period = GracePeriod(row.settings.claim_after, row.progress.since)
        self.updates = Updates()
        self.used = time.monotonic()
        """When someone last used the table."""
        self.refresh_players()

    def refresh_players(self) -> None:
        """Update the players of the game log: undo also reverts the replies of bots."""
        if self.game_log is not None:
            self.game_log.match.names[:] = self.seating.names()
            self.game_log.match.bots[:] = self.seating.bots()
            # In the daily challenge, a bot's reply cannot be undone.
            bots = [] if self.row.settings.daily else self.seating.bot_seats()
            self.game_log.bot_seats = bots
            self.game_log.undo_chance = self.row.settings.take_back

    def stored_settings(self) -> SettingsChange:
        """Return the settings of the table, for the store."""
        return SettingsChange(self.row.open, self.row.next, self.row.settings)

    def apply_settings(self, change: SettingsChange) -> None:
        self.row.open, self.row.next, self.row.settings = change.open, change.next, change.settings

    def playable(self) -> GameLog:
        """Return the game, or raise ``Refusal`` if the table is read-only."""
        if self.game_log is None:
            raise Refusal("read-only", self.read_only or "")
        return self.game_log

    def status(self) -> Status:
        if self.game_log is None:
            return "read-only"
        if self.game_log.to_move == OVER:
            return "over"
        return "waiting" if self.seating.waiting() else "playing"

    def under_way(self) -> bool:
        """Whether a player has made a move and the game is not over."""
        if self.game_log is None or self.game_log.to_move == OVER:
            return False
        return any(line.partition(" ")[0].isdecimal() for line in self.game_log.lines())

    def info(self) -> TableInfo:
        """Return the public info of the table."""
        return table_info(
            self.row,
            self.seating,
            self.status(),
            self.read_only,
            self.clients,
            self.wait(),
            self.remote_presence.seats(),
            self.version,
        )

    def wait(self) -> WaitInfo | None:
        """Return the absent player to move, and how long until others may declare them gone."""
        game_log = self.game_log
        if game_log is None or game_log.to_move < 0 or self.present(game_log.to_move):
            return None
        if self.seating.waiting() or not self.services.receives_messages():
            return None  # the player may be connected to a server that is unreachable
        seat = game_log.to_move
        rows = self.seating.rows
        others = len(self.seating.bot_seats()) < len(rows) - 1
        if rows[seat].kind != "person" or not others:
            return None
        return self.grace_period.info(seat, self.server_clock.now())

    def present(self, seat: int) -> bool:
        """Whether a player of a seat is connected, here or to another server."""
        for client in self.clients:
            if seat in client.announced_seats:
                return True
        return seat in self.remote_presence.seats()

    def scene(self) -> Scene:
        """Return the complete scene of the current position."""
        if self.game_log is not None:
            return self.updates.scene(self.game_log, self.seq, self.clock_infos())
        progress = self.row.progress
        return Scene(
            seq=self.seq,
            moment=len(self.old_lines),
            to_move=progress.to_move,
            turn=0,
            prompt=Phrase("table-prompt-read-only", {}),
            actions=[],
            view=Raw(b"null"),
            scores=progress.scores,
            winners=[],
            out=[],
            ended="",
            can_undo=False,
            undo_seat=-1,
            undo_stop="nothing",
            restart_seat=-1,
            clocks=[],
        )

    def record(self) -> Record:
        """Return the record of the game so far."""
        if self.game_log is not None:
            return self.game_log.match.record()
        record = stored_record(self.row, self.seating, self.old_lines)
        progress = self.row.progress
        return record.with_result(progress.scores) if progress.status == "over" else record

    def moment(self, number: int) -> Moment:
        """Return a moment of the game, or raise ``Refusal``."""
        game_log = self.playable()
        if number > game_log.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {game_log.moment}")
        return game_log.moment_at(self.id, number)

    def log_page(self) -> TableLog:
        """Return the whole log and the scores after each move."""
        if self.game_log is None:
            return TableLog(self.id, list(self.old_lines), [], [], self.seq)
        game_log = self.game_log
        return TableLog(self.id, game_log.lines(), game_log.events, game_log.scores, self.seq)

    def progress(self) -> Progress:
        """Return the progress of the game, for the store."""
        game_log = self.game_log
        if game_log is None:
            return self.row.progress
        mover = game_log.to_move
        return Progress(
            status=self.status(),
            to_move=mover,
            moment=game_log.moment,
            scores=game_log.scores[-1],
            clock_ms=list(self.clocks.left),
            deadline=self.clocks.deadline(),
            bot_due=self.seating.bot_due(mover),
            since=self.grace_period.since,
        )

    def clock_infos(self) -> list[ClockInfo]:
        """Return the clocks for clients."""
        return self.clocks.info(self.server_clock.now()) if self.timed else []

    def is_host(self, client: Client) -> bool:
        return access.is_host(self.row, client.guest)

    def chat_key(self, client: Client) -> str:
        """Return the key of the chat limit: a seat, or the address of a spectator."""
        seats = self.seating.played_by(client)
        return f"seat {seats[0]}" if seats else client.address

    def spectators(self) -> int:
        """Return the number of connections without a seat, on all servers."""
        return self.watching() + self.remote_presence.spectators()

    def watching(self) -> int:
        """Return the number of connections without a seat, on this server."""
        return sum(1 for client in self.clients if not client.announced_seats)
