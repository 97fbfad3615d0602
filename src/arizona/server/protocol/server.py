"""Messages that the server sends over a table's socket."""

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
    """The complete state: the answer to ``hello`` for a new client or one that missed too much."""

    version: int
    time: int
    table: TableInfo
    you: You
    scene: Scene
    log: list[EventInfo]
    chat: list[ChatLine]
    spectators: int


class Update(Struct, frozen=True, gc=False, tag="update"):
    """A change of the scene.

    The update applies to the scene numbered ``before``; if the client has a different one, it must
    send ``hello`` again. First, the last ``undone`` moves are removed together with their log
    lines. Then ``moves``, as lines of the record, were played by ``seat``; ``events`` lists their
    effects. If ``changes`` is given, the scene's view is ``null`` and the new view is the view at
    ``before`` with ``changes`` applied. Otherwise the scene contains the full view.
    """

    before: int
    seat: int
    undone: int
    moves: list[str]
    events: list[EventInfo]
    scene: Scene
    changes: ViewChanges | None


class CaughtUp(Struct, frozen=True, tag="caught-up"):
    """The answer to ``hello`` for a client that missed little: only the missing updates."""

    version: int
    time: int
    table: TableInfo
    you: You
    updates: Annotated[list[Raw], Meta(extra_json_schema={"x-typescript": "Update[]"})]
    clocks: list[ClockInfo]
    chat: list[ChatLine]
    spectators: int


class TableChanged(Struct, frozen=True, tag="table"):
    """Seats, status or settings changed."""

    table: TableInfo
    clocks: list[ClockInfo]
    spectators: int


class YouChanged(Struct, frozen=True, tag="you"):
    """The permissions of this connection changed."""

    you: You


class Chatted(Struct, frozen=True, tag="chat"):
    """Someone sent a chat message."""

    line: ChatLine


class Done(Struct, frozen=True, tag="done"):
    """The request with this ``ref`` was carried out and saved."""

    ref: int
    seq: int


class Seated(Struct, frozen=True, tag="seated"):
    """You now hold this seat.

    The secret is sent only in this message; older secrets of the seat are invalid.
    """

    ref: int
    key: SeatKey


class Refused(Struct, frozen=True, tag="refused"):
    """The request was refused and changed nothing.

    ``detail`` gives the specifics, in English. ``seq`` is the table's current number. ``ref`` is -1
    if the request had none.
    """

    ref: int
    reason: Reason
    message: Phrase
    detail: str
    seq: int


class HintMove(Struct, frozen=True):
    """A move the bot considered, with the result it expects.

    ``value`` is comparable only between moves of the same hint. ``expected`` describes the expected
    result and ``exact`` tells whether it is certain. ``reasons`` states what the move costs and
    brings now, ``later`` what the bot's plan for the rest of the turn costs and brings. ``why`` is
    a single sentence for pages that show only one.
    """

    action: int
    text: str
    label: Phrase
    value: float
    exact: bool
    expected: Phrase | None
    reasons: list[Phrase]
    later: list[Phrase]
    why: Phrase | None


class Hint(Struct, frozen=True, tag="hint"):
    """The best few moves at a moment, best first. ``exact`` means that the values are proved."""

    ref: int
    seq: int
    moment: int
    bot: str
    exact: bool
    moves: list[HintMove]


class Previews(Struct, frozen=True, tag="previews"):
    """The certain effects of the requested actions at that position, in request order."""

    ref: int
    seq: int
    previews: list[PreviewInfo]


class NextTable(Struct, frozen=True, tag="next"):
    """A rematch was created: everyone is invited to this table."""

    table: str


class Trouble(Struct, frozen=True, tag="trouble"):
    """The server cannot save changes at the moment; ``kind`` is ``null`` when it can again.

    Until then, every request that would change the table is refused with ``no-store``, and clocks
    are stopped.
    """

    kind: TroubleKind | None
    message: Phrase | None


class SentAway(Struct, frozen=True, tag="sent-away"):
    """The host removed this player from a seat; ``message`` gives the reason."""

    seat: int
    message: Phrase


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to ``ping``. ``time`` is in Unix milliseconds."""

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
    """Return the message about the state of the store; ``None`` means that it works again."""
    return Trouble(kind, None if kind is None else Phrase(f"table-trouble-{kind}", {}))
