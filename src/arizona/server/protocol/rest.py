"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

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


class HouseInfo(Struct, frozen=True):
    """What this server offers beyond its tables. ``GET /api/house``

    ``pocket``: the whole table as files, at ``/pocket/``; ``push``: the key that browsers subscribe
    with to be told of their turn while the page is closed, empty where there is none.
    """

    pocket: bool
    push: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told of its turns. ``PUT /api/push``"""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=40)] = ""


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants it no more. ``POST /api/push/end``"""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]


class OptionInfo(Struct, frozen=True):
    """An option of a game; its sentence is ``<game>-option-<name>``. No choices: free text."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]


class BotInfo(Struct, frozen=True):
    """A bot of a game; weakest first. ``temper`` says in a line how it plays.

    ``elo`` is its measured strength, 1000 in the middle; ``null`` where nobody has measured it.
    """

    id: str
    name: Phrase
    temper: Phrase | None
    elo: int | None


class GameInfo(Struct, frozen=True):
    """A game one can play here. ``GET /api/games``

    ``lesson``: there is a guided first one; ``draw``: two players may agree on a draw.
    """

    name: str
    title: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    contents: list[str]
    bots: list[BotInfo]
    lesson: bool
    draw: bool


class Games(Struct, frozen=True):
    """``GET /api/games``"""

    games: list[GameInfo]


class Rulebook(Struct, frozen=True):
    """The rules of a game as Markdown, with our rulings. ``GET /api/games/{game}/rules``"""

    game: str
    markdown: str


class GameWords(Struct, frozen=True):
    """A game's own words as Fluent text, for a page that was built without it.

    In that language or else in English; empty where it has none.
    ``GET /api/games/{game}/words/{language}``
    """

    game: str
    language: str
    fluent: str


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

    ``take_back`` lets luck be taken back, where nobody comes by a link. ``claim_after``: seconds
    after which somebody who is to move and away counts as gone; 0 is never, ``null`` the usual for
    the clock. ``seed`` fixes the luck; only a server started for tests takes it.
    """

    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    content: ShortText = "default"
    clock: ClockRule = NoClock()
    open: bool = False
    take_back: bool = False
    claim_after: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    seed: ShortText | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a moment of another. ``POST /api/tables/{id}/play-on`` → ``Created``"""

    moment: Count
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
    scene: Scene


class Story(Struct, frozen=True):
    """The whole log and the scores after every move. ``GET /api/tables/{id}/story``"""

    table: str
    moves: list[str]
    events: list[EventInfo]
    scores: list[list[int]]
    seq: int = 0
    """The number of the last line of the table's log."""


class Reviewing(Struct, frozen=True):
    """The review of a finished game, or how far it has come. ``GET /api/tables/{id}/review``

    ``POST`` has one made. ``done`` and ``all`` count decisions while it is *working*.
    """

    table: str
    status: Literal["none", "working", "ready", "failed"]
    done: int = 0
    all: int = 0
    review: Review | None = None


class ReviewLines(Struct, frozen=True):
    """Both lines of a turning point, position by position. ``GET …/review/lines/{decision}``

    ``line`` begins with the better move, ``instead`` with the other one; each step is told as a
    moment of the game is, as if it had come so.
    """

    line: list[Moment]
    instead: list[Moment]


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
    open_cards: int
    """How many of the cards lie open in a game."""


class PrintPart(Struct, frozen=True):
    """Something of a game that can be printed by itself, and how often it usually is."""

    name: str
    title: str
    copies: int
    usual: bool
    backs: bool
    count: int
    """How many of its kind there are; 0 where that says nothing."""


class PrintChoice(Struct, frozen=True):
    """Something to choose about the pages; the first value is the usual one."""

    name: str
    title: str
    values: list[str]
    labels: list[str]


class Prints(Struct, frozen=True):
    """What of a game can be printed, and whether this server can. ``GET /api/games/{game}/print``

    The PDF itself is at ``/api/games/{game}/print.pdf``, its first page at ``print.png``.
    """

    game: str
    content: str
    ready: bool
    parts: list[PrintPart]
    choices: list[PrintChoice]


class PackWords(Struct, frozen=True):
    """The names and texts of a content pack in a language, by how they stand in the pack.

    What is missing is told as it stands there.
    ``GET /api/games/{game}/packs/{pack}/words/{language}``
    """

    game: str
    name: str
    language: str
    words: dict[str, str]


class PackTables(Struct, frozen=True):
    """A whole content pack, as it is written. ``GET /api/games/{game}/packs/{pack}/tables``"""

    game: str
    name: str
    title: str
    digest: str
    tables: dict[str, Any]
    """Each table of the pack: its entries, or one entry for a table that stands alone."""


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
    to ``start``, ``events`` what happens after. ``previews`` tells by moment what the learner's
    moves would do, where one is asked for. ``seat`` is the learner's. ``record`` is the whole
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
    previews: dict[int, list[PreviewInfo]]
    steps: list[LessonStep]
    record: str


REST_TYPES: Final = (
    Problem,
    Me,
    ChangeMe,
    HouseInfo,
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
    PackWords,
    CreateTable,
    PlayOn,
    ImportRecord,
    Created,
    TableCards,
    Moment,
    Story,
    Reviewing,
    ReviewLines,
)
