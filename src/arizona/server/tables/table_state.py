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
from arizona.server.protocol.rest import Moment
from arizona.server.protocol.rest import Story as StoryPage
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
    story: GameLog | None
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
        self.story = loaded.story
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
        self.grace_period = GracePeriod(row.house.claim_after, row.progress.since)
        self.updates = Updates()
        self.used = time.monotonic()
        """When someone last used the table."""
        self.refresh_players()

    def refresh_players(self) -> None:
        """Update the players of the game log: undo also reverts the replies of bots."""
        if self.story is not None:
            self.story.match.names[:] = self.seating.names()
            self.story.match.bots[:] = self.seating.bots()
            # In the daily challenge, a bot's reply cannot be undone.
            bots = [] if self.row.house.daily else self.seating.bot_seats()
            self.story.bot_seats = bots
            self.story.undo_chance = self.row.house.take_back

    def settings(self) -> SettingsChange:
        """Return the settings of the table, for the store."""
        return SettingsChange(self.row.open, self.row.next, self.row.house)

    def apply_settings(self, change: SettingsChange) -> None:
        self.row.open, self.row.next, self.row.house = change.open, change.next, change.house

    def playable(self) -> GameLog:
        """Return the game, or raise ``Refusal`` if the table is read-only."""
        if self.story is None:
            raise Refusal("read-only", self.read_only or "")
        return self.story

    def status(self) -> Status:
        if self.story is None:
            return "read-only"
        if self.story.to_move == OVER:
            return "over"
        return "waiting" if self.seating.waiting() else "playing"

    def under_way(self) -> bool:
        """Whether a player has made a move and the game is not over."""
        if self.story is None or self.story.to_move == OVER:
            return False
        return any(line.partition(" ")[0].isdecimal() for line in self.story.lines())

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
        story = self.story
        if story is None or story.to_move < 0 or self.present(story.to_move):
            return None
        if self.seating.waiting() or not self.services.receives_messages():
            return None  # the player may be connected to a server that is unreachable
        seat = story.to_move
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
        if self.story is not None:
            return self.updates.scene(self.story, self.seq, self.clock_infos())
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
        if self.story is not None:
            return self.story.match.record()
        record = stored_record(self.row, self.seating, self.old_lines)
        progress = self.row.progress
        return record.with_result(progress.scores) if progress.status == "over" else record

    def moment(self, number: int) -> Moment:
        """Return a moment of the game, or raise ``Refusal``."""
        story = self.playable()
        if number > story.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
        return story.moment_at(self.id, number)

    def story_page(self) -> StoryPage:
        """Return the whole log and the scores after each move."""
        if self.story is None:
            return StoryPage(self.id, list(self.old_lines), [], [], self.seq)
        story = self.story
        return StoryPage(self.id, story.lines(), story.events, story.scores, self.seq)

    def progress(self) -> Progress:
        """Return the progress of the game, for the store."""
        story = self.story
        if story is None:
            return self.row.progress
        mover = story.to_move
        return Progress(
            status=self.status(),
            to_move=mover,
            moment=story.moment,
            scores=story.scores[-1],
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
