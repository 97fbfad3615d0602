"""Stored data of tables, and the interface of the stores.

The log of a game is append-only. Undo is a line too: it names the first line that it reverts
(``back 7`` reverts line 7 and all later ones). All other data describes the table around the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.server.protocol.parts import (
    ClockRule,
    NoClock,
    Status,
    TableNote,
    TroubleKind,
    UndoRequest,
)
from arizona.server.store.server_clock import ServerClock

BACK: Final = "back"
UNDO: Final = "undo"
"""Used in older logs: reverts a number of lines instead of naming the first one."""


WHOLE: Final = -1
"""The number of the complete review among its parts."""


class StoreError(ArizonaError):
    """The store could not save or find something."""


class StaleError(StoreError):
    """The table has changed since the change was decided. Nothing was saved."""


class UnsureError(StoreError):
    """The connection was lost during a write, so it is unknown whether the change was saved."""


Saved = Callable[[StoreError | None], None]
"""Called when a change is saved, or with the error if it could not be."""


async def until_saved(put: Callable[[Saved], None]) -> None:
    """Call ``put`` with a callback and wait until the change is saved, or raise its error."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def saved(error: StoreError | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    put(saved)
    await done


class SeatRow(Struct, kw_only=True):
    """A seat: its occupant, and the hash of its secret."""

    seat: int
    kind: str
    name: str = ""
    bot: str | None = None
    owned: bool = False
    secret_hash: bytes | None = None
    hook: str | None = None


class Progress(Struct, frozen=True, kw_only=True):
    """The progress of a game, for lists of tables and for timeouts."""

    status: Status
    to_move: int
    moment: int
    scores: list[int]
    clock_ms: list[int] = []
    """Remaining time of each seat when its clock was last stopped."""
    deadline: int | None = None
    """When the running clock runs out, in ms of the server clock."""
    bot_due: bool = False
    since: int = 0
    """When the position last changed, in ms of the server clock."""


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """The host's settings of a table, and the pending draw offer."""

    watch: bool = True
    name: str = ""
    take_back: bool = False
    """Whether chance events may be undone."""
    claim_after: int = 0
    """Seconds after which an absent player to move may be declared gone; 0 is never."""
    muted: list[str] = []
    """Guests whose chat is hidden."""
    barred: list[str] = []
    """Guests who were removed from a seat."""
    sent_away: dict[str, str] = {}
    """The reasons by guest, for those who were given one."""
    offer: int = -1
    """The seat that offers a draw, until it is answered or the other seat makes a decision."""
    offered: dict[int, int] = {}
    """The turn in which each seat last offered a draw."""
    friendly: list[int] = []
    """The seats whose players agreed to a friendly table."""
    undo: UndoRequest | None = None
    """The pending request to undo a decision."""
    undo_answered: int = -1
    """The log line after which the last such request was made and declined or withdrawn."""
    notes: list[TableNote] = []
    """The latest requests and answers, oldest first."""
    rated: bool = False
    """Whether the result changes the players' ratings."""
    deal: str = ""
    """The seed of the deal, if other tables have the same chance events. Never sent to clients."""
    daily: str = ""
    """The day whose challenge a player plays here for the leaderboard, as in 2026-11-18."""
    offline: bool = False
    """Whether the game was played offline and submitted when it was over."""
    tournament: str = ""
    """The tournament that the result counts for."""

    @property
    def competitive(self) -> bool:
        """Whether the result counts, so that the strict rules of ``tables/rated.py`` apply."""
        return self.rated or bool(self.tournament)


class TableRow(Struct, kw_only=True, rename={"settings": "house"}):
    """A table without its moves."""

    id: str
    game: str
    rules: int
    content: str
    content_hash: str
    options: dict[str, OptionValue]
    seats: list[SeatRow]
    host: str
    created: int
    changed: int
    progress: Progress
    clock: ClockRule = NoClock()
    open: bool = False
    origin_table: str | None = None
    origin_moment: int | None = None
    next: str | None = None
    seed: str | None = None
    settings: TableSettings = TableSettings()
    version: int = 0
    """The number of changes so far."""
    mark: str = ""
    """The mark of the last change."""


class LogLine(Struct, frozen=True):
    """A line of the append-only log: a move as in a record, or ``back N``."""

    seq: int
    line: str
    at: int


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    guest: str = ""
    """The author; empty for lines of older versions."""


class PushRow(Struct, frozen=True):
    """A browser subscribed to notifications: its endpoint and keys."""

    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    kinds: str = "turn invitation found"
    """What the browser is notified of, separated by spaces."""


class NewTable(NamedTuple):
    """A new table with its first lines and the guests who hold its seats."""

    row: TableRow
    lines: list[str]
    holders: dict[int, list[str]]


class SettingsChange(Struct, frozen=True, array_like=True):
    """The settings of a table after a change."""

    open: bool
    """Whether the table is in the lobby."""
    next: str | None
    """The rematch."""
    settings: TableSettings


class Speaker(Struct, frozen=True, array_like=True):
    """The author of a chat line."""

    guest: str
    address: str
    seated: bool


class RatedResult(Struct, frozen=True):
    """The result of a rated game that counts. Lists are indexed by seat."""

    pool: str
    """The game and pace, such as ``chess/live``."""
    players: list[str]
    places: list[int]
    """0 for the best; tied players share a place."""
    finished: int
    """When the game ended, in Unix ms."""


class Change(Struct, kw_only=True):
    """A change of a table, saved atomically."""

    id: str
    progress: Progress
    lines: list[LogLine] = []
    """New lines of the log. Each number can be used only once."""
    seats: list[SeatRow] = []
    holders: dict[int, list[str]] = {}
    """The complete lists of guests who hold these seats."""
    chat: ChatRow | None = None
    oldest_chat: int = 0
    """Lines of chat before this number are deleted."""
    settings: SettingsChange | None = None
    new: NewTable | None = None
    """Another table that is created by the change."""
    result: RatedResult | None = None
    """The result of a rated game that the change ends."""
    after: int | None = None
    """The version of the table that the change is based on; it is not saved at any other."""
    mark: str = ""
    """Identifies the change."""
    notice: bool = False
    """Whether a player must be notified of a turn; stored until the notification was sent."""
    seat: int = -1
    """The seat that made the change. This and the following fields are not stored; they are for
    other servers.
    """
    speaker: Speaker | None = None


class Loaded(NamedTuple):
    """A consistent snapshot of a table with all its data."""

    row: TableRow
    log: list[LogLine]
    holders: dict[int, list[str]]
    chat: list[ChatRow]


def effective_moves(log: list[LogLine]) -> list[str]:
    """Return the moves of the record, without the ones that were undone."""
    return [entry.line for entry in effective_lines(log)]


def effective_lines(log: list[LogLine]) -> list[LogLine]:
    """Return the log lines of the moves that were not undone."""
    moves: list[LogLine] = []
    for entry in log:
        word, _, number = entry.line.partition(" ")
        if word == BACK:
            first = int(number)
            while moves and moves[-1].seq >= first:
                moves.pop()
        elif word == UNDO:
            del moves[len(moves) - int(number) :]
        else:
            moves.append(entry)
    return moves


class Store(Protocol):
    """Stores tables. Methods that change something return when the change is saved."""

    shared: bool
    """Whether other servers may use the store at the same time."""
    on_trouble: Callable[[TroubleKind | None], None] | None
    """Called when changes can no longer be saved, and when they can again."""

    @property
    def trouble(self) -> TroubleKind | None:
        """Why changes cannot be saved at the moment; ``None`` if they can."""

    @property
    def server_clock(self) -> ServerClock:
        """The clock that players' clocks use."""

    @property
    def commits(self) -> int:
        """Number of transactions since the start."""

    @property
    def written(self) -> int:
        """Number of changes since the start; many share a transaction."""

    @property
    def slowest(self) -> float:
        """Duration of the slowest commit, in seconds."""

    async def open(self) -> None:
        """Open the store, and migrate an older schema."""

    async def close(self) -> None:
        """Finish pending writes, then close."""

    async def check(self) -> None:
        """Raise ``StoreError`` if the store is damaged."""

    async def healthy(self) -> None:
        """Read and write something, or raise ``StoreError`` with the reason why it fails."""

    async def key(self, name: str) -> bytes:
        """Return the random key with a name, creating it if necessary."""

    async def add_table(
        self, table: TableRow, lines: list[str], holders: dict[int, list[str]]
    ) -> None:
        """Add a table with its first lines and the guests who hold its seats."""

    async def table(self, id: str) -> TableRow | None: ...

    async def tables(
        self,
        *,
        open_only: bool = False,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Return all tables, those in the lobby or those of a guest, last changed first."""

    async def log(self, id: str) -> list[LogLine]: ...

    async def load(self, id: str, chat: int, after: int = 0) -> Loaded | None:
        """Return a table with its log lines after ``after`` and its last ``chat`` lines of chat."""

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the versions of these tables; deleted tables are omitted."""

    def save(self, change: Change, saved: Saved) -> None:
        """Save a change; call back when it is saved or failed, never before returning."""

    async def save_rules(self, id: str, rules: int, content_hash: str) -> None:
        """Record the rules and content under which a table's record is valid."""

    async def review(self, id: str, stamp: str) -> dict[int, str]:
        """Return the stored parts of a table's review with this stamp, by number."""

    async def save_review(self, id: str, stamp: str, part: int, body: str) -> None:
        """Store a part of a review; ``WHOLE`` replaces all other parts."""

    async def pending_notices(self) -> list[str]:
        """Take over and return tables with a pending turn notification whose server is gone."""

    async def notice_sent(self, id: str, moment: int) -> None:
        """Delete the pending notification of a turn."""

    async def holders(self, id: str) -> dict[int, list[str]]:
        """Return the guests who hold each seat."""

    async def chat(self, id: str, limit: int) -> list[ChatRow]:
        """Return the last lines of chat, oldest first."""

    async def guest_name(self, guest: str) -> str | None: ...

    async def name_guest(self, guest: str, name: str, now: int) -> None: ...

    async def note(self, kind: str, name: str) -> str | None:
        """Return the note with a kind and name, such as a guest's puzzle progress."""

    async def save_note(self, kind: str, name: str, text: str) -> None:
        """Store a note, replacing the previous one."""

    async def content(self, game: str, digest: str) -> str | None:
        """Return the content of a guest's pack that tables are played with, by its hash."""

    async def running(self, guest: str) -> int:
        """Return the number of unfinished tables a guest has created."""

    async def save_clock(self) -> None:
        """Save the time of the server clock."""

    async def due(self, before: int | None) -> list[str]:
        """Return the tables where a bot has to move or a clock runs out before a server clock time.

        Without a time, only those of bots. If several servers share the store, only tables that no
        other server holds are returned, and their leases are taken.
        """

    async def claim(self, id: str) -> bool:
        """Take the lease of a table, unless another live server has it."""

    def release(self, id: str) -> None:
        """Release the lease of a table."""

    async def remove(self, ids: list[str]) -> None:
        """Delete tables and all their data."""

    async def forget(self, id: str, guest: str) -> None:
        """Remove a guest from a table."""
