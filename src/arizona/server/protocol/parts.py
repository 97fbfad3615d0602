"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

VERSION: Final = 5
"""Grows when an old page could no longer talk to a new server."""

LARGEST_MESSAGE: Final = 4096
"""Bytes of one message from a client."""

Text = str | int
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A number of the client's own choice that comes back with the answer."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seq = Count
"""The number of a line of a table's log: the last one that was written when something was seen."""
ActionNumber = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
ShortText = Annotated[str, Meta(max_length=64)]
View = Annotated[Raw, Meta(extra_json_schema={"x-typescript": "object | null"})]
"""What the game's ``view`` gave. ``null`` at a table whose rules this server does not know, and in
an update that tells only what has changed."""

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
    "no-store",
    "no-space",
    "quota",
    "confirm",
    "behind",
    "server-error",
]
"""Why something was refused. Its sentence is the message ``table-refused-<reason>``."""

TroubleKind = Literal["locked", "full", "damaged", "failing", "away"]
"""What is wrong with the store. Its sentence is the message ``table-trouble-<kind>``."""

SentAwayReason = Literal["away", "rude", "mistake", "other"]
"""Why a host sends a player away. Its sentence is the message ``table-sent-away-<reason>``."""

Status = Literal["waiting", "playing", "over", "read-only"]

UndoStop = Literal["", "nothing", "luck", "settled"]
"""What is in the way of an undo: nothing was decided, luck was revealed, somebody gave up."""


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
    watch: bool
    """Whether anyone may watch. If not, only players are here once all seats are taken."""
    take_back: bool
    """Whether luck may be taken back here; only where nobody else plays."""
    claim_after: int
    """Seconds away from the table, when to move, after which others may claim it; 0 is never."""
    wait: WaitInfo | None
    offer: int
    """The seat that offers a draw; -1 if none does."""
    name: str
    """Two words by which the table can be called."""
    created: int
    status: Status
    read_only: str | None
    origin: Origin | None
    next: str | None
    seats: list[SeatInfo]
    changes: int = 0
    """How many changes of any kind the table has had; it never decreases."""


class WaitInfo(Struct, frozen=True):
    """Who is to move and away, and ms from this message until it may be claimed that he left."""

    seat: int
    left_ms: int


class You(Struct, frozen=True):
    """What this connection may do: the seats it plays, and whether it is the host's."""

    name: str
    seats: list[int]
    host: bool


class Scene(Struct, frozen=True, gc=False):
    """What a screen shows of a position: what to draw, what is asked, and what may be done.

    ``seq`` is the number of the log's last line. It grows with every change, undo included, and is
    what a move must quote.
    ``moment`` counts the moves of the record so far; undo makes it smaller. ``to_move`` is a seat,
    or -2 when the game is over. ``undo_seat`` is whose last decision ``undo`` would take back,
    bots' answers included, or -1, and then ``undo_stop`` says why. ``restart_seat`` is whose
    decisions ``restart`` would take back. ``out`` are the seats that resigned or are gone: they
    cannot win. ``ended`` says how a game ended before its rules ended it (``resigned``, ``gone``,
    ``draw-agreed``, ``nobody-left``); empty if it did not.
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
    """What of a view is not as it was, or of a row of it.

    ``parts`` are the parts to put in the place of those of the same name. ``rows`` are the changes
    within rows of parts that are lists, by part and number from 0; the other rows stay. ``more``
    are rows to add at the end of such parts.
    """

    parts: dict[str, Any] = {}
    rows: dict[str, dict[int, ViewChanges]] = {}
    more: dict[str, list[Any]] = {}


class PreviewInfo(Struct, frozen=True, gc=False):
    """What an action would surely do, before anybody chooses or draws anything more.

    ``events`` happen at once. ``then`` is what comes as well, whatever the same seat answers to
    what it is asked next. ``to_move`` is who decides after ``events``: a seat, -1 where chance
    draws, -2 at the end. ``scores`` and ``changes`` (of the view) tell the position there;
    ``changes`` is ``null`` where they cannot be told part by part.
    """

    action: int
    events: list[EventInfo]
    then: list[EventInfo]
    to_move: int
    scores: list[int]
    changes: ViewChanges | None
