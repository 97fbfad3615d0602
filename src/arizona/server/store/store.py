"""What is kept of tables, and the small interface behind which it is kept.

A game is its list of moves, and that list only ever grows: taking back is a line of its own, which
names the line it goes back to (``back 7``: line 7 and all after it stand no more). Everything else
here describes the table around the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.server.protocol.parts import ClockRule, NoClock, Status, TroubleKind
from arizona.server.store.server_clock import ServerClock

BACK: Final = "back"
UNDO: Final = "undo"
"""In older logs: so many of the last lines that stand, counted instead of named."""


WHOLE: Final = -1
"""The part of a review that is all of it."""


class StoreError(ArizonaError):
    """The store could not keep or find something."""


class StaleError(StoreError):
    """Somebody was faster: the table is not as it was when this was decided. Nothing was kept."""


class UnsureError(StoreError):
    """The store was lost while it was asked: nobody knows yet whether something was kept."""


Kept = Callable[[StoreError | None], None]
"""Called when something is on disk, or with why it is not."""


async def until_saved(put: Callable[[Kept], None]) -> None:
    """Have something kept by a call that takes whom to tell, and wait; raises why it is not."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def kept(error: StoreError | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    put(kept)
    await done


class SeatRow(Struct, kw_only=True):
    """A seat: who has it, and the hash of its secret."""

    seat: int
    kind: str
    name: str = ""
    bot: str | None = None
    owned: bool = False
    secret_hash: bytes | None = None
    hook: str | None = None


class Progress(Struct, frozen=True, kw_only=True):
    """How far a game has come: what lists of tables and the sweeper want to know."""

    status: Status
    to_move: int
    moment: int
    scores: list[int]
    clock_ms: list[int] = []
    """Time left for each seat when its clock last stood still."""
    deadline: int | None = None
    """When the clock that runs now is up: ms, by the store's hours."""
    bot_due: bool = False
    since: int = 0
    """When the position was last changed: ms, by the store's hours."""


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What holds at a table besides its game.

    How the host wants it: what is forgiven, who may watch, who is not welcome. And what its people
    have offered each other.
    """

    watch: bool = True
    name: str = ""
    """What the table is called."""
    take_back: bool = False
    """Whether luck may be taken back."""
    claim_after: int = 0
    """Seconds after which somebody who is to move and away counts as gone; 0 is never."""
    muted: list[str] = []
    """Guests whose chat is not wanted."""
    barred: list[str] = []
    """Guests who were sent away from a seat."""
    sent_away: dict[str, str] = {}
    """Why, by guest, for those of them who were told a reason."""
    offer: int = -1
    """The seat that offers a draw, until it is answered or the other seat decides."""
    offered: dict[int, int] = {}
    """The turn in which each seat last offered one."""


class TableRow(Struct, kw_only=True):
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
    house: TableSettings = TableSettings()
    version: int = 0
    """How many changes the table has had."""
    mark: str = ""
    """Whose change was the last."""


class LogLine(Struct, frozen=True):
    """One line of the append-only log: a move as in a record, or ``back N``."""

    seq: int
    line: str
    at: int


class ChatRow(Struct, frozen=True):
    """One line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class PushRow(Struct, frozen=True):
    """A browser that wants a notice when its guest's seat is to move: where, and its keys."""

    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class NewTable(NamedTuple):
    """A table to be kept with its first lines and the guests that hold its seats."""

    row: TableRow
    lines: list[str]
    holders: dict[int, list[str]]


class Change(Struct, kw_only=True):
    """What changes at a table in one go, and is kept all or not at all."""

    id: str
    progress: Progress
    lines: list[LogLine] = []
    """New lines of the log. A number can be used once only."""
    seats: list[SeatRow] = []
    holders: dict[int, list[str]] = {}
    """All the guests that hold these seats."""
    chat: ChatRow | None = None
    chat_kept: int = 0
    """Lines of chat before this number go."""
    settings: tuple[bool, str | None, TableSettings] | None = None
    """Whether the table is in the lobby, its rematch, and its rules for strangers."""
    new: NewTable | None = None
    """Another table that comes of it."""
    after: int | None = None
    """The version of the table at which this was decided; it is kept at no other."""
    mark: str = ""
    """By which the change is known again."""
    notice: bool = False
    """Whether somebody is to be told that it is his turn: that is kept until he was told."""
    seat: int = -1
    """Who did it. This and what follows is not kept, it is for other servers."""
    speaker: tuple[str, str, bool] | None = None
    """Who said it: guest, address, and whether he sits at the table."""


class Loaded(NamedTuple):
    """A table with all that belongs to it, as it stood at one moment."""

    row: TableRow
    log: list[LogLine]
    holders: dict[int, list[str]]
    chat: list[ChatRow]


def standing(log: list[LogLine]) -> list[str]:
    """The moves of the record that a log leaves: what was taken back is gone."""
    return [entry.line for entry in numbered(log)]


def numbered(log: list[LogLine]) -> list[LogLine]:
    """The same, each with its number in the log."""
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
    """Keeps tables. A method that changes something returns when the change is on disk."""

    shared: bool
    """Whether other servers may use it at the same time."""
    on_trouble: Callable[[TroubleKind | None], None] | None
    """Told when nothing can be kept any more, and when it can again."""

    @property
    def trouble(self) -> TroubleKind | None:
        """Why nothing can be kept now; ``None`` if all is well."""

    @property
    def hours(self) -> ServerClock:
        """The clock by which players' clocks run."""

    @property
    def commits(self) -> int:
        """Transactions since the start."""

    @property
    def written(self) -> int:
        """Changes since the start; many share a transaction."""

    @property
    def slowest(self) -> float:
        """Seconds of the longest commit."""

    async def open(self) -> None:
        """Get ready; bring an older store up to date."""

    async def close(self) -> None:
        """Finish what is under way and let go."""

    async def check(self) -> None:
        """Look for damage, or raise."""

    async def healthy(self) -> None:
        """Read and write something, or say in one sentence why that cannot be."""

    async def key(self, name: str) -> bytes:
        """A random key of this store by name, made when first asked for."""

    async def add_table(
        self, table: TableRow, lines: list[str], holders: dict[int, list[str]]
    ) -> None:
        """Keep a new table with its first lines and the guests that hold its seats."""

    async def table(self, id: str) -> TableRow | None:
        """One table."""

    async def tables(
        self,
        *,
        open_only: bool = False,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Tables, the last changed first: all, those of the lobby, or those a guest sits at."""

    async def log(self, id: str) -> list[LogLine]:
        """Every line of a table's log."""

    async def load(self, id: str, chat: int, after: int = 0) -> Loaded | None:
        """A table as it stands, the lines of its log after a number, and its last lines of chat."""

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """How many changes these tables have had; what is no more is left out."""

    def keep(self, change: Change, kept: Kept) -> None:
        """Keep a change; calls back when it is on disk or could not be, never before it returns."""

    async def save_rules(self, id: str, rules: int, content_hash: str) -> None:
        """Say that a table's record plays under these rules and content."""

    async def review(self, id: str, stamp: str) -> dict[int, str]:
        """What is kept of a table's review of that stamp, by the number of the part."""

    async def keep_review(self, id: str, stamp: str, part: int, body: str) -> None:
        """Keep a part of a review; ``WHOLE`` takes the place of all others."""

    async def untold(self) -> list[str]:
        """Tables where somebody is to be told whose server is gone: now it is for this one."""

    async def told(self, id: str, moment: int) -> None:
        """Nobody is to be told any more of a turn."""

    async def holders(self, id: str) -> dict[int, list[str]]:
        """The guests that hold each seat."""

    async def chat(self, id: str, limit: int) -> list[ChatRow]:
        """The last lines of chat, oldest first."""

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name."""

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        """Give a guest a name."""

    async def note(self, kind: str, name: str) -> str | None:
        """A text of a kind that was kept by name, such as how somebody fares with puzzles."""

    async def save_note(self, kind: str, name: str, text: str) -> None:
        """Keep such a text in place of the one before."""

    async def content(self, game: str, digest: str) -> str | None:
        """A guest's pack that tables are played with, by its hash."""

    async def running(self, guest: str) -> int:
        """How many unfinished tables a guest has made."""

    async def save_hours(self) -> None:
        """Keep what the hours show."""

    async def due(self, before: int | None) -> list[str]:
        """The tables where a bot is to move or a clock is up before that time, by the hours.

        Without a time only those of bots. Where several servers share the store, only those that
        no other looks after, and from now on this one does.
        """

    async def claim(self, id: str) -> bool:
        """Look after a table, if no other server that is alive does."""

    def release(self, id: str) -> None:
        """Look after it no more."""

    async def remove(self, ids: list[str]) -> None:
        """Forget tables and all that belongs to them."""

    async def forget(self, id: str, guest: str) -> None:
        """A guest has no part in a table any more."""
