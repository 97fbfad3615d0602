"""Requests and responses of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct, field

from arizona.review.model import Review
from arizona.server.protocol.parts import (
    ClockRule,
    Count,
    EventInfo,
    Name,
    NoClock,
    Phrase,
    PreviewInfo,
    Reason,
    Scene,
    SeatKey,
    ShortText,
    TableInfo,
)


class Fault(Struct, frozen=True):
    """A problem in a content pack that was sent, and its location: file, line, entry and field."""

    where: str
    message: Phrase


class Problem(Struct, frozen=True):
    """The body of every HTTP response that is not a success."""

    reason: Reason
    message: Phrase
    detail: str
    faults: list[Fault] = []


class Me(Struct, frozen=True):
    """The guest of this browser. ``GET /api/me``

    ``account`` is the account name of a signed-in person, empty for a guest. ``notices`` counts
    the moderators' notices that were not dismissed.
    """

    name: str
    version: int
    account: str = ""
    notices: int = 0


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the guest's name. ``PUT /api/me``"""

    name: Name


class ServerFeatures(Struct, frozen=True):
    """The optional features of this server. ``GET /api/features``

    ``offline``: the offline bundle is available at ``/pocket/``. ``push``: the key with which
    browsers subscribe to notifications while the page is closed; empty if push is not available.
    """

    offline: bool
    push: str


PushKind = Literal["turn", "invitation", "found", "tournament"]
"""What a browser is notified of: your turn, an invitation, players found by a correspondence seek,
or your table in a tournament.
"""
PUSH_KINDS: Final[tuple[PushKind, ...]] = get_args(PushKind)


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Subscribe a browser to notifications. ``PUT /api/push``"""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=40)] = ""
    kinds: Annotated[list[PushKind], Meta(max_length=len(PUSH_KINDS))] = field(
        default_factory=lambda: list(PUSH_KINDS)
    )


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Cancel a browser's subscription. ``POST /api/push/end``"""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]


class OptionInfo(Struct, frozen=True):
    """An option of a game; its message is ``<game>-option-<name>``. Without choices: free text."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]


class BotInfo(Struct, frozen=True):
    """A bot of a game; lists start with the weakest. ``temper`` describes its style in one line.

    ``elo`` is its measured strength, where 1000 is average; ``null`` if it was not measured.
    """

    id: str
    name: Phrase
    temper: Phrase | None
    elo: int | None


class GameInfo(Struct, frozen=True):
    """A game that can be played on this server. ``GET /api/games``

    ``lessons``: the number of guided games. ``draw``: two players may agree to a draw.
    ``points``: players score points; otherwise there are only wins, losses and draws.
    """

    name: str
    title: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    contents: list[str]
    bots: list[BotInfo]
    lessons: int
    draw: bool
    points: bool


class Games(Struct, frozen=True):
    """``GET /api/games``"""

    games: list[GameInfo]


class Rulebook(Struct, frozen=True):
    """The rules of a game as Markdown, with rulings. ``GET /api/games/{game}/rules``"""

    game: str
    markdown: str


class GameWords(Struct, frozen=True):
    """A game's messages as Fluent text, for a page that was built without the game.

    In the requested language if available, otherwise in English; empty if the game has none. ``GET
    /api/games/{game}/words/{language}``
    """

    game: str
    language: str
    fluent: str


class ReportCard(Struct, frozen=True):
    """A report of the lab. The report itself is at ``GET /api/reports/{name}``."""

    name: str
    title: str
    bytes: int
    changed: int
    """Unix milliseconds."""


class ReportCards(Struct, frozen=True):
    """The published reports of this server. ``GET /api/reports``"""

    reports: list[ReportCard]


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: a person at this screen, a person invited by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    bot: ShortText | None = None


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. ``POST /api/tables`` → ``Created``

    ``take_back`` allows chance events to be undone, if no one joins by link. ``claim_after`` is the
    number of seconds after which an absent player to move may be declared gone; 0 is never,
    ``null`` the default for the clock. ``rated``: the result changes ratings. This needs an
    account, one seat at this screen and all others by link, a clock, and the default content and
    options. ``seed`` sets the random seed; accepted only by servers started for tests.
    """

    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    content: ShortText = "default"
    clock: ClockRule = NoClock()
    open: bool = False
    take_back: bool = False
    claim_after: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    rated: bool = False
    seed: ShortText | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table from a moment of another. ``POST /api/tables/{id}/play-on`` → ``Created``"""

    moment: Count
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    clock: ClockRule = NoClock()


class ImportRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table from a record file. ``POST /api/tables/import`` → ``Created``

    Without ``seats``, all seats except the record's bots are played at this screen.
    """

    record: str
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []


class Created(Struct, frozen=True):
    """The new table and the keys of the seats at this screen. The keys are sent only here."""

    table: str
    keys: list[SeatKey]


class TableCard(Struct, frozen=True):
    """A table in the lobby or in *my tables*. ``your_turn`` and ``yours`` refer to this guest.

    ``left_ms`` is the time left for the player to move, ``null`` if no clock runs. ``spectators``
    counts the connections without a seat. ``ratings``: the lowest and the highest rating of the
    people at a rated table in the lobby.
    """

    table: TableInfo
    moment: int
    to_move: int
    scores: list[int]
    changed: int
    yours: list[int]
    your_turn: bool
    left_ms: int | None = None
    spectators: int = 0
    ratings: list[int] = []


class TableCards(Struct, frozen=True):
    """``GET /api/lobby`` and ``GET /api/my-tables``"""

    tables: list[TableCard]


class Moment(Struct, frozen=True):
    """A position in a table's record. ``GET /api/tables/{id}/moments/{n}``

    ``events`` are the events of the move that led to it; ``move`` is its line, empty at moment 0.
    """

    table: str
    moment: int
    last: int
    move: str
    events: list[EventInfo]
    scene: Scene


class TableLog(Struct, frozen=True):
    """The whole log and the scores after each move. ``GET /api/tables/{id}/log``"""

    table: str
    moves: list[str]
    events: list[EventInfo]
    scores: list[list[int]]
    seq: int = 0
    """The number of the last line of the table's log."""


class Reviewing(Struct, frozen=True):
    """The review of a finished game, or its progress. ``GET /api/tables/{id}/review``

    ``POST`` starts one. ``done`` and ``all`` count decisions while the status is ``working``.
    """

    table: str
    status: Literal["none", "working", "ready", "failed"]
    done: int = 0
    all: int = 0
    review: Review | None = None


class ReviewLines(Struct, frozen=True):
    """Both lines of a turning point, position by position. ``GET …/review/lines/{decision}``

    ``line`` starts with the better move, ``instead`` with the move that was played. Each step has
    the form of a moment of the game.
    """

    line: list[Moment]
    instead: list[Moment]


class SheetInfo(Struct, frozen=True):
    """A printed sheet that can be chosen: the symbol of each space, row by row."""

    name: str
    title: str
    size: int
    symbols: list[str]


class CardInfo(Struct, frozen=True):
    """A card that can be chosen. ``clashes`` lists the cards that would make it pointless."""

    name: str
    title: str
    text: str
    final: bool
    clashes: list[str]


class Pack(Struct, frozen=True):
    """The components of a content pack to choose from. ``GET /api/games/{game}/packs/{pack}``"""

    game: str
    name: str
    sheets: list[SheetInfo]
    cards: list[CardInfo]
    open_cards: int
    """The number of cards that are face up in a game."""


class PrintPart(Struct, frozen=True):
    """A component of a game that can be printed separately, with its default number of copies."""

    name: str
    title: str
    copies: int
    usual: bool
    backs: bool
    count: int
    """The number of items of this kind; 0 if not meaningful."""


class PrintChoice(Struct, frozen=True):
    """A choice about the layout of the pages; the first value is the default."""

    name: str
    title: str
    values: list[str]
    labels: list[str]


class Prints(Struct, frozen=True):
    """What can be printed of a game. ``GET /api/games/{game}/print``

    ``ready`` tells whether this server can print. The PDF is at ``/api/games/{game}/print.pdf``,
    its first page at ``print.png``. ``title`` is the title of the pack.
    """

    game: str
    content: str
    title: str
    ready: bool
    parts: list[PrintPart]
    choices: list[PrintChoice]


class Waiting(Struct, frozen=True):
    """The wait for your next job in the queue, such as a print or picture. ``GET /api/waiting``

    ``ahead`` counts the jobs that start before it, and ``seconds`` is an estimate.
    """

    waiting: bool = False
    ahead: int = 0
    seconds: int = 0


class PackWords(Struct, frozen=True):
    """The translations of a content pack's names and texts, by the text in the pack.

    A text without a translation is shown as it is in the pack. ``GET
    /api/games/{game}/packs/{pack}/words/{language}``
    """

    game: str
    name: str
    language: str
    words: dict[str, str]


class PackArt(Struct, frozen=True):
    """A content pack's own pictures by the drawing that each of them replaces, as ``data:``
    addresses. They are checked; show them only as images. ``GET
    /api/games/{game}/packs/{pack}/art``
    """

    game: str
    name: str
    art: dict[str, str]


class PackTables(Struct, frozen=True):
    """The complete data of a content pack. ``GET /api/games/{game}/packs/{pack}/tables``"""

    game: str
    name: str
    title: str
    digest: str
    tables: dict[str, Any]
    """The tables of the pack: a list of entries each, or one entry for a single-entry table."""


class LessonStep(Struct, frozen=True):
    """A step of a lesson, from moment ``begin`` to ``end``; equal if the step only explains
    something.

    Its messages are ``lesson-<game>-<name>`` and ``lesson-<game>-<name>-title``. ``show`` names
    what to point at. ``open``: all legal moves may be explored, although one is suggested.
    """

    name: str
    begin: int
    end: int
    show: list[str]
    open: bool


class Lesson(Struct, frozen=True):
    """A guided game, the ``number``-th of ``count``. ``GET /api/games/{game}/lessons/{number}``

    ``moments`` has ``start`` and the moments of the steps, ``lines`` all moves, ``log`` the events
    up to ``start``, and ``events`` those after it. ``previews`` has, by moment, the previews of the
    learner's moves where a move is requested. ``seat`` is the learner's seat. ``record`` is the
    whole game as a record file.
    """

    game: str
    number: int
    count: int
    seat: int
    table: TableInfo
    start: int
    lines: list[str]
    log: list[EventInfo]
    events: list[EventInfo]
    moments: list[Moment]
    previews: dict[int, list[PreviewInfo]]
    steps: list[LessonStep]
    record: str


REST_TYPES: Final = (
    Problem,
    Me,
    ChangeMe,
    ServerFeatures,
    Subscribe,
    Unsubscribe,
    Games,
    Rulebook,
    GameWords,
    Lesson,
    ReportCards,
    Pack,
    PackTables,
    Prints,
    Waiting,
    PackWords,
    PackArt,
    CreateTable,
    PlayOn,
    ImportRecord,
    Created,
    TableCards,
    Moment,
    TableLog,
    Reviewing,
    ReviewLines,
)
