"""What the server says over a table's socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from arizona.server.protocol.parts import (
    ChatLine,
    ClockInfo,
    EventInfo,
    Phrase,
    PreviewInfo,
    Reason,
    Scene,
    SeatKey,
    TableInfo,
    TroubleKind,
    ViewChanges,
    You,
)


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything: the answer to ``hello`` of a newcomer, or of one who missed too much."""

    version: int
    time: int
    table: TableInfo
    you: You
    scene: Scene
    log: list[EventInfo]
    chat: list[ChatLine]
    spectators: int


class Update(Struct, frozen=True, gc=False, tag="update"):
    """A change of the scene. It follows the one numbered ``before``; a gap means: say hello again.

    ``undone`` moves were taken back first (their log lines go), then ``moves`` were played by
    ``seat``, each as a line of the record; ``events`` tells what happened. With ``changes`` the
    scene's view is ``null``: it is the one at ``before`` with those changes. Without, it is there.
    """

    before: int
    seat: int
    undone: int
    moves: list[str]
    events: list[EventInfo]
    scene: Scene
    changes: ViewChanges | None


class CaughtUp(Struct, frozen=True, tag="caught-up"):
    """The answer to ``hello`` of a client that missed little: only what it missed."""

    version: int
    time: int
    table: TableInfo
    you: You
    updates: Annotated[list[Raw], Meta(extra_json_schema={"x-typescript": "Update[]"})]
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
    seq: int


class Seated(Struct, frozen=True, tag="seated"):
    """You hold this seat now. The secret is told only here; older secrets of it are void."""

    ref: int
    key: SeatKey


class Refused(Struct, frozen=True, tag="refused"):
    """The request changed nothing. ``detail`` names the thing, in English.

    ``seq`` is the table's present one. ``ref`` is -1 where the request had none.
    """

    ref: int
    reason: Reason
    message: Phrase
    detail: str
    seq: int


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
    seq: int
    moment: int
    bot: str
    exact: bool
    moves: list[HintMove]


class Previews(Struct, frozen=True, tag="previews"):
    """What the actions asked about would surely do at that position, in the order asked."""

    ref: int
    seq: int
    previews: list[PreviewInfo]


class NextTable(Struct, frozen=True, tag="next"):
    """There is a rematch: everyone is invited to the table of that id."""

    table: str


class Trouble(Struct, frozen=True, tag="trouble"):
    """The server cannot keep anything now, and why; ``null`` when it can again.

    Until then whatever would change the table is refused with ``no-store``, and clocks stand.
    """

    kind: TroubleKind | None
    message: Phrase | None


class SentAway(Struct, frozen=True, tag="sent-away"):
    """The host has sent this player away from a seat, and why."""

    seat: int
    message: Phrase


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
    | Previews
    | NextTable
    | Trouble
    | SentAway
    | Pong
)


def trouble_message(kind: TroubleKind | None) -> Trouble:
    """What is wrong with the store, or that nothing is any more."""
    return Trouble(kind, None if kind is None else Phrase(f"table-trouble-{kind}", {}))
