"""Every message between a browser and the server, once: the TypeScript types come from here.

``docs/protocol.md`` tells how they are used. ``python -m arizona.table.typescript`` writes the
types for the browser; a test fails when they are stale.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

VERSION: Final = 1
"""Grows when an old page could no longer talk to a new server."""

LARGEST_MESSAGE: Final = 4096
"""Bytes of one message from a client."""

Text = str | int
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A number of the client's own choice that comes back with the answer."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
ShortText = Annotated[str, Meta(max_length=64)]
View = Annotated[Raw, Meta(extra_json_schema={"x-typescript": "GameView | null"})]
"""What the game's ``view`` gave; ``null`` at a table whose rules this server does not know."""

Reason = Literal[
    "stale",
    "illegal",
    "not-your-turn",
    "not-your-seat",
    "over",
    "read-only",
    "no-undo",
    "malformed",
    "too-large",
    "too-fast",
    "too-many",
    "say-hello",
    "no-such-table",
    "no-such-seat",
    "no-such-game",
    "no-such-bot",
    "no-such-moment",
    "no-such-report",
    "seat-taken",
    "wrong-secret",
    "not-host",
    "not-allowed",
    "bad-options",
    "bad-content",
    "bad-record",
    "bad-hook",
    "bad-name",
    "no-answer",
    "foreign-origin",
    "server-error",
]
"""Why something was refused. Its sentence is the message ``table-refused-<reason>``."""

Status = Literal["waiting", "playing", "over", "read-only"]


# --- parts ----------------------------------------------------------------------------------


class Phrase(Struct, frozen=True, gc=False):
    """A sentence as a message id and its arguments; the page renders it in its own language."""

    id: str
    args: dict[str, Text]


class ActionInfo(Struct, frozen=True, gc=False):
    """One legal action: its number, exact text, label for people, and what to click for it."""

    action: int
    text: str
    label: Phrase
    targets: list[str]


class EventInfo(Struct, frozen=True, gc=False):
    """One thing that happened. ``moment`` is the number of the move that caused it, from 1.

    ``seat`` is -1 where it concerns nobody. The sentence is ``<game>-event-<kind>`` with
    ``args``, to which the page adds ``name``.
    """

    moment: int
    kind: str
    seat: int
    rule: str
    points: int
    args: dict[str, Text]


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it.

    ``owned`` tells whether a person holds it, also while a bot plays for that person.
    ``connected`` is whether a holder is at the table now.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    owned: bool
    connected: bool
    hook: bool


class SeatKey(Struct, frozen=True):
    """A seat and its secret: whoever shows it may play the seat. It belongs in a ``#fragment``."""

    seat: SeatNumber
    secret: Secret


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for every turn."""

    seconds: Annotated[int, Meta(ge=5, le=14 * 86400)]


class FischerClock(Struct, frozen=True, tag="fischer", tag_field="kind"):
    """So many seconds for the game, and some more for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=14 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


ClockRule = NoClock | MoveClock | FischerClock


class ClockInfo(Struct, frozen=True, gc=False):
    """A seat's clock when the message was made: milliseconds left, and whether it runs."""

    seat: int
    left_ms: int
    running: bool


class ChatLine(Struct, frozen=True):
    """One line of chat. ``seat`` is the speaker's seat, -1 for a spectator. ``at``: ms, Unix."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class Origin(Struct, frozen=True):
    """The table and moment that a table was begun from."""

    table: str
    moment: int


class TableInfo(Struct, frozen=True):
    """What stays the same at a table, or changes rarely."""

    id: str
    game: str
    rules: int
    content: str
    content_hash: str
    options: dict[str, str | int | bool]
    clock: ClockRule
    open: bool
    created: int
    status: Status
    read_only: str | None
    origin: Origin | None
    next: str | None
    seats: list[SeatInfo]


class You(Struct, frozen=True):
    """What this connection may do: the seats it plays, and whether it is the host's."""

    name: str
    seats: list[int]
    host: bool


class Turn(Struct, frozen=True, gc=False):
    """A position, complete: what the screen draws, what is asked, and what may be done.

    ``position`` grows with every change, undo included, and is what a move must quote.
    ``moment`` counts the moves of the record so far; undo makes it smaller. ``to_move`` is a seat,
    or -2 when the game is over. ``undo_seat`` is whose decision ``undo`` would take back, or -1.
    """

    position: int
    moment: int
    to_move: int
    turn: int
    prompt: Phrase
    actions: list[ActionInfo]
    view: View
    scores: list[int]
    winners: list[int]
    can_undo: bool
    undo_seat: int
    clocks: list[ClockInfo]


# --- socket: from the server ----------------------------------------------------------------


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything: the answer to ``hello`` of a newcomer, or of one who missed too much."""

    version: int
    time: int
    table: TableInfo
    you: You
    turn: Turn
    log: list[EventInfo]
    chat: list[ChatLine]
    spectators: int


class Update(Struct, frozen=True, gc=False, tag="update"):
    """A change of the position. Its predecessor is ``before``; a gap means: say hello again.

    ``undone`` moves were taken back first (their log lines go), then ``moves`` were played by
    ``seat``, each as a line of the record; ``events`` tells what happened.
    """

    before: int
    seat: int
    undone: int
    moves: list[str]
    events: list[EventInfo]
    turn: Turn


class CaughtUp(Struct, frozen=True, tag="caught-up"):
    """The answer to ``hello`` of a client that missed little: only what it missed."""

    version: int
    time: int
    table: TableInfo
    you: You
    updates: list[Update]
    clocks: list[ClockInfo]
    chat: list[ChatLine]
    spectators: int


class TableChanged(Struct, frozen=True, tag="table"):
    """Seats, status or settings have changed."""

    table: TableInfo
    clocks: list[ClockInfo]
    spectators: int


class YouChanged(Struct, frozen=True, tag="you"):
    """What this connection may do has changed."""

    you: You


class Chatted(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, frozen=True, tag="done"):
    """The request with that ``ref`` was carried out and is kept."""

    ref: int
    position: int


class Seated(Struct, frozen=True, tag="seated"):
    """You hold this seat now. The secret is told only here; older secrets of it are void."""

    ref: int
    key: SeatKey


class Refused(Struct, frozen=True, tag="refused"):
    """The request changed nothing. ``detail`` names the thing, in English.

    ``position`` is the table's present one. ``ref`` is -1 where the request had none.
    """

    ref: int
    reason: Reason
    message: Phrase
    detail: str
    position: int


class HintMove(Struct, frozen=True):
    """One of the moves a bot would consider, with the result it expects from it.

    ``value`` compares the moves of one hint; ``expected`` says what to expect, ``exact`` whether
    that is certain, ``reasons`` why; ``why`` is the one sentence for a page that shows only one.
    """

    action: int
    text: str
    label: Phrase
    value: float
    exact: bool
    expected: Phrase | None
    reasons: list[Phrase]
    why: Phrase | None


class Hint(Struct, frozen=True, tag="hint"):
    """The best few moves at a moment, best first. ``exact`` means the values are proved."""

    ref: int
    position: int
    moment: int
    bot: str
    exact: bool
    moves: list[HintMove]


class NextTable(Struct, frozen=True, tag="next"):
    """There is a rematch: everyone is invited to the table of that id."""

    table: str


class Pong(Struct, frozen=True, tag="pong"):
    """Still here. ``time``: ms, Unix."""

    time: int


ServerMessage = (
    Snapshot
    | Update
    | CaughtUp
    | TableChanged
    | YouChanged
    | Chatted
    | Done
    | Seated
    | Refused
    | Hint
    | NextTable
    | Pong
)


# --- socket: from the client ----------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. ``have`` and ``chat``: the last position and chat line this one knows."""

    seats: Annotated[list[SeatKey], Meta(max_length=8)] = []
    have: Position | None = None
    chat: Position = 0


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Play an action in the position that was seen."""

    ref: Ref
    position: Position
    action: ActionNumber


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back one's last decision."""

    ref: Ref
    position: Position


class RestartTurn(Struct, frozen=True, forbid_unknown_fields=True, tag="restart"):
    """Take back all of this turn's decisions."""

    ref: Ref
    position: Position


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="ask-hint"):
    """What would a bot do? Left out, the server's strongest is asked.

    ``moment`` asks about a moment of the record: one of one's own decisions, or any after the end.
    """

    ref: Ref
    position: Position
    bot: ShortText | None = None
    moment: Position | None = None


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """A line of chat."""

    ref: Ref
    text: Line


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat. Answered with ``seated``."""

    ref: Ref
    seat: SeatNumber
    name: Name | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Show a seat's secret, from a seat link."""

    ref: Ref
    key: SeatKey


class NewLink(Struct, frozen=True, forbid_unknown_fields=True, tag="new-link"):
    """Make a new secret for a seat one holds; older seat links are void. Answer: ``seated``."""

    ref: Ref
    seat: SeatNumber


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave a seat: it becomes open, or a bot's if one is named."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText | None = None


class HandToBot(Struct, frozen=True, forbid_unknown_fields=True, tag="hand-to-bot"):
    """Let a bot play a seat one holds; the host may also fill an open one."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Play a seat oneself again."""

    ref: Ref
    seat: SeatNumber


class RenameSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="rename-seat"):
    """Another name for a seat one holds."""

    ref: Ref
    seat: SeatNumber
    name: Name


class SetHook(Struct, frozen=True, forbid_unknown_fields=True, tag="set-hook"):
    """Where to send a notice when a seat one holds is to move; ``null`` ends it."""

    ref: Ref
    seat: SeatNumber
    url: Annotated[str, Meta(min_length=8, max_length=500)] | None


class SetOpen(Struct, frozen=True, forbid_unknown_fields=True, tag="set-open"):
    """List the table in the lobby, or not (host)."""

    ref: Ref
    open: bool


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Another game with the same people; ``turn_seats`` passes the first seat on."""

    ref: Ref
    turn_seats: bool = True


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Play
    | Undo
    | RestartTurn
    | AskHint
    | Say
    | Sit
    | Claim
    | NewLink
    | Leave
    | HandToBot
    | TakeBack
    | RenameSeat
    | SetHook
    | SetOpen
    | Rematch
    | Ping
)

# --- REST -----------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """The body of every REST answer that is not a success."""

    reason: Reason
    message: Phrase
    detail: str


class Me(Struct, frozen=True):
    """The guest of this browser. ``GET /api/me``"""

    name: str
    version: int


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name. ``PUT /api/me``"""

    name: Name


class OptionInfo(Struct, frozen=True):
    """An option of a game; its sentence is ``<game>-option-<name>``. No choices: free text."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]


class BotInfo(Struct, frozen=True):
    """A bot of a game; weakest first. ``temper`` says in a line how it plays."""

    id: str
    name: Phrase
    temper: Phrase | None


class GameInfo(Struct, frozen=True):
    """A game one can play here; ``lesson``: there is a guided first one. ``GET /api/games``"""

    name: str
    title: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    contents: list[str]
    bots: list[BotInfo]
    lesson: bool


class Games(Struct, frozen=True):
    """``GET /api/games``"""

    games: list[GameInfo]


class Rulebook(Struct, frozen=True):
    """The rules of a game as Markdown, with our rulings. ``GET /api/games/{game}/rules``"""

    game: str
    markdown: str


class ReportCard(Struct, frozen=True):
    """A report of the laboratory; the page itself is ``GET /api/reports/{name}``."""

    name: str
    title: str
    bytes: int
    changed: int
    """Milliseconds since 1970."""


class ReportCards(Struct, frozen=True):
    """The reports a host shows. ``GET /api/reports``"""

    reports: list[ReportCard]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit: a person here, a person who comes by the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    bot: ShortText | None = None


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. ``POST /api/tables``, answered with ``Created``.

    ``seed`` fixes the luck; only a server started for tests takes it.
    """

    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    content: ShortText = "default"
    clock: ClockRule = NoClock()
    open: bool = False
    seed: ShortText | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a moment of another. ``POST /api/tables/{id}/play-on`` → ``Created``"""

    moment: Position
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    clock: ClockRule = NoClock()


class ImportRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a record file. ``POST /api/tables/import`` → ``Created``.

    Without ``seats`` everyone but the record's bots sits here.
    """

    record: str
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []


class Created(Struct, frozen=True):
    """The new table and the keys of the seats of this screen, told only here."""

    table: str
    keys: list[SeatKey]


class TableCard(Struct, frozen=True):
    """A table in the lobby or in *my tables*. ``your_turn`` and ``yours``: of this guest."""

    table: TableInfo
    moment: int
    to_move: int
    scores: list[int]
    changed: int
    yours: list[int]
    your_turn: bool


class TableCards(Struct, frozen=True):
    """``GET /api/lobby`` and ``GET /api/my-tables``"""

    tables: list[TableCard]


class Moment(Struct, frozen=True):
    """One moment of a table's record. ``GET /api/tables/{id}/moments/{n}``

    ``events`` are those of the move that led here; ``move`` is its line, empty at moment 0.
    """

    table: str
    moment: int
    last: int
    move: str
    events: list[EventInfo]
    turn: Turn


class Story(Struct, frozen=True):
    """The whole log and the scores after every move. ``GET /api/tables/{id}/story``"""

    table: str
    moves: list[str]
    events: list[EventInfo]
    scores: list[list[int]]


class SheetInfo(Struct, frozen=True):
    """A printed sheet to choose: the symbol of every space, row by row."""

    name: str
    title: str
    size: int
    symbols: list[str]


class CardInfo(Struct, frozen=True):
    """A card to choose; ``clashes``: the cards that would leave it nothing to do."""

    name: str
    title: str
    text: str
    final: bool
    clashes: list[str]


class Pack(Struct, frozen=True):
    """What a content pack holds to choose from. ``GET /api/games/{game}/packs/{pack}``"""

    game: str
    name: str
    sheets: list[SheetInfo]
    cards: list[CardInfo]


class LessonStep(Struct, frozen=True):
    """One step of a lesson: from moment ``begin`` to ``end``; equal where it only tells something.

    Its words are ``lesson-<game>-<name>`` and ``lesson-<game>-<name>-title``. ``show`` names what
    to point at. ``open``: all legal moves may be looked at, though one is suggested.
    """

    name: str
    begin: int
    end: int
    show: list[str]
    open: bool


class Lesson(Struct, frozen=True):
    """A guided first game. ``GET /api/games/{game}/lesson``

    ``moments`` are ``start`` and those of the steps, ``lines`` all moves, ``log`` what happened up
    to ``start``, ``events`` what happens after. ``seat`` is the learner's. ``record`` is the whole
    as a record file.
    """

    game: str
    seat: int
    table: TableInfo
    start: int
    lines: list[str]
    log: list[EventInfo]
    events: list[EventInfo]
    moments: list[Moment]
    steps: list[LessonStep]
    record: str


SERVER_TYPES: Final = (ServerMessage,)
CLIENT_TYPES: Final = (ClientMessage,)
REST_TYPES: Final = (
    Problem,
    Me,
    ChangeMe,
    Games,
    Rulebook,
    Lesson,
    ReportCards,
    Pack,
    CreateTable,
    PlayOn,
    ImportRecord,
    Created,
    TableCards,
    Moment,
    Story,
)

encoder: Final = msgspec.json.Encoder()
"""Reused everywhere: making one is not free."""

client_decoder: Final = msgspec.json.Decoder(ClientMessage)
server_decoder: Final = msgspec.json.Decoder(ServerMessage)
