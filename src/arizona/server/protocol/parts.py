"""Types shared by several messages."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

VERSION: Final = 6
"""Protocol version. Increased when an old page can no longer talk to a new server."""

LARGEST_MESSAGE: Final = 4096
"""Maximum size of a client message, in bytes."""

Text = str | int
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A number chosen by the client and returned with the answer."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seq = Count
"""The number of a line in a table's log. A scene has the number of the last line it includes."""
ActionNumber = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
ShortText = Annotated[str, Meta(max_length=64)]
View = Annotated[Raw, Meta(extra_json_schema={"x-typescript": "object | null"})]
"""The result of the game's ``view``. ``null`` at a table whose rules this server does not know, and
in updates that contain only the changes.
"""

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
    "full",
    "muted",
    "sent-away",
    "say-hello",
    "no-such-table",
    "no-such-seat",
    "no-such-game",
    "no-such-bot",
    "no-such-moment",
    "no-such-report",
    "no-such-pack",
    "no-such-person",
    "seat-taken",
    "wrong-secret",
    "not-host",
    "not-allowed",
    "fair-play",
    "bad-options",
    "bad-content",
    "bad-record",
    "bad-hook",
    "bad-name",
    "no-answer",
    "foreign-origin",
    "no-store",
    "no-space",
    "quota",
    "confirm",
    "behind",
    "server-error",
]
"""Why a request was refused. The message is ``table-refused-<reason>``."""

TroubleKind = Literal["locked", "full", "damaged", "failing", "away"]
"""What is wrong with the store. The message is ``table-trouble-<kind>``."""

SentAwayReason = Literal["away", "rude", "mistake", "other"]
"""Why a host removed a player. The message is ``table-sent-away-<reason>``."""

Status = Literal["waiting", "playing", "over", "read-only"]

FairPlay = Literal["none", "on", "friendly", "daily"]
"""Whether different people play against each other in a game that is not over (``on``). Then hints,
analysis and copies of the game are refused with ``fair-play``, unless all of them agreed to a
friendly table (``friendly``).
"""

NoteKind = Literal[
    "undo-asked",
    "undo-agreed",
    "undo-declined",
    "undo-withdrawn",
    "undo-expired",
    "draw-offered",
    "draw-declined",
    "draw-withdrawn",
    "friendly-agreed",
    "friendly-begun",
    "friendly-ended",
    "bot-plays",
    "person-plays",
]
"""Requests between players and their answers. The message is ``table-note-<kind>``."""

UndoStop = Literal["", "nothing", "chance", "settled"]
"""Why undo is not possible: there is no decision to undo (``nothing``), a chance event happened
since (``chance``), or a remark such as a resignation was recorded since (``settled``).
"""


class Phrase(Struct, frozen=True, gc=False):
    """A sentence as a message id with arguments; the page renders it in its own language."""

    id: str
    args: dict[str, Text]


class ActionInfo(Struct, frozen=True, gc=False):
    """A legal action: its number, exact notation, label, and the elements to click for it."""

    action: int
    text: str
    label: Phrase
    targets: list[str]


class EventInfo(Struct, frozen=True, gc=False):
    """An event of the game log.

    ``moment`` is the number of the move that caused it, counted from 1. ``seat`` is -1 if the event
    concerns no particular seat. The sentence is ``<game>-event-<kind>`` with ``args``, to which the
    page adds ``name``.
    """

    moment: int
    kind: str
    seat: int
    rule: str
    points: int
    args: dict[str, Text]


class SeatInfo(Struct, frozen=True):
    """The public information about a seat.

    ``owned`` tells whether a person holds the seat, even while a bot plays it for them.
    ``connected`` tells whether a holder is at the table now.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    owned: bool
    connected: bool
    hook: bool


class SeatKey(Struct, frozen=True):
    """A seat and its secret. Anyone who presents it may play the seat. In URLs it belongs in the
    ``#fragment``.
    """

    seat: SeatNumber
    secret: Secret


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """A number of seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=14 * 86400)]


class FischerClock(Struct, frozen=True, tag="fischer", tag_field="kind"):
    """A number of seconds for the whole game, plus an increment for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=14 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


ClockRule = NoClock | MoveClock | FischerClock


class ClockInfo(Struct, frozen=True, gc=False):
    """A seat's clock at the time of the message: remaining milliseconds, and whether it runs."""

    seat: int
    left_ms: int
    running: bool


class ChatLine(Struct, frozen=True):
    """A chat message. ``seat`` is the author's seat, -1 for a spectator. ``at`` is in Unix ms."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class UndoRequest(Struct, frozen=True):
    """A request to undo the last decision of ``seat``, made after the log line ``seq``.

    The seats in ``agreed`` have agreed. It expires with the next log line.
    """

    seat: int
    seq: int
    agreed: list[int] = []


class TableNote(Struct, frozen=True):
    """A line of the log that is not part of the game's record: a request or its answer.

    ``moment`` is the moment of the game it was made at.
    """

    id: int
    moment: int
    seat: int
    kind: NoteKind


class Origin(Struct, frozen=True):
    """The table and moment that a table was started from."""

    table: str
    moment: int


class TableInfo(Struct, frozen=True):
    """The properties of a table that never or rarely change."""

    id: str
    game: str
    rules: int
    content: str
    content_hash: str
    options: dict[str, str | int | bool]
    clock: ClockRule
    open: bool
    watch: bool
    """Whether anyone may watch. If not, only players may connect once all seats are taken."""
    take_back: bool
    """Whether chance events may be undone; possible only if no one else plays."""
    claim_after: int
    """Seconds after which others may claim the seat of an absent player to move; 0 is never.
    """
    wait: WaitInfo | None
    offer: int
    """The seat that offers a draw; -1 if there is no offer."""
    name: str
    """A two-word name for the table."""
    created: int
    status: Status
    read_only: str | None
    origin: Origin | None
    next: str | None
    seats: list[SeatInfo]
    changes: int = 0
    """The number of changes of any kind so far; never decreases."""
    fair_play: FairPlay = "none"
    friendly: list[int] = []
    """The seats whose players agreed to a friendly table."""
    undo: UndoRequest | None = None
    notes: list[TableNote] = []
    """The latest requests and answers, oldest first."""
    rated: bool = False
    """Whether the result changes the players' ratings."""
    daily: str = ""
    """The day of the daily challenge that is played here, as in 2026-11-18; otherwise empty."""
    tournament: str = ""
    """The tournament that the result counts for; otherwise empty."""


class WaitInfo(Struct, frozen=True):
    """The absent player to move, and the ms from this message until the seat may be claimed."""

    seat: int
    left_ms: int


class You(Struct, frozen=True):
    """The permissions of this connection: the seats it plays, and whether it is the host."""

    name: str
    seats: list[int]
    host: bool


class Scene(Struct, frozen=True, gc=False):
    """What a screen shows of a position: the view, the prompt and the legal actions.

    ``seq`` is the number of the last log line. It grows with every change, including undo, and a
    move must quote it. ``moment`` counts the moves of the record so far; undo decreases it.
    ``to_move`` is a seat, or -2 when the game is over. ``undo_seat`` is the seat whose last
    decision ``undo`` would revert, along with the bots' replies, or -1; in that case ``undo_stop``
    gives the reason. ``restart_seat`` is the seat whose decisions ``restart`` would revert. ``out``
    lists the seats that resigned or left; they cannot win. ``ended`` tells how the game ended if it
    ended early (``resigned``, ``gone``, ``draw-agreed``, ``nobody-left``), and is empty otherwise.
    If the page has no interface of its own for a game, its ``view`` has two more parts:
    ``$picture``, the game's drawing as SVG (or an empty text), and ``$order``, the keys of all
    objects with keys that look like whole numbers, by JSON pointer.
    """

    seq: int
    moment: int
    to_move: int
    turn: int
    prompt: Phrase
    actions: list[ActionInfo]
    view: View
    scores: list[int]
    winners: list[int]
    out: list[int]
    ended: str
    can_undo: bool
    undo_seat: int
    undo_stop: UndoStop
    restart_seat: int
    clocks: list[ClockInfo]


class ViewChanges(Struct, frozen=True, gc=False, omit_defaults=True):
    """The differences between two views, or between two versions of a row in a view.

    ``parts`` replace the parts of the same name. ``rows`` has the changes within parts that are
    lists, by part and row number from 0; other rows are unchanged. ``more`` has rows to append to
    such parts.
    """

    parts: dict[str, Any] = {}
    rows: dict[str, dict[int, ViewChanges]] = {}
    more: dict[str, list[Any]] = {}


class PreviewInfo(Struct, frozen=True, gc=False):
    """The certain effects of an action, before any further decision or chance event.

    ``events`` happen immediately. ``then`` lists events that follow no matter how the same seat
    answers its next questions. ``to_move`` decides after ``events``: a seat, -1 for a chance event,
    -2 at the end of the game. ``scores`` and ``changes`` (of the view) describe the position at
    that point; ``changes`` is ``null`` if it cannot be expressed part by part.
    """

    action: int
    events: list[EventInfo]
    then: list[EventInfo]
    to_move: int
    scores: list[int]
    changes: ViewChanges | None
