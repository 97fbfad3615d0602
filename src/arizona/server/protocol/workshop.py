"""What the workshop asks and answers: kinds of a pack, packs, checks, words, simulations."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import Count, Phrase, ShortText

Entry = dict[str, Any]
Place = Annotated[int, Meta(ge=-1, le=10_000)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
LARGEST_PACK: Final = 256 * 1024
"""Bytes of a pack, all files together."""
LARGEST_REQUEST: Final = 512 * 1024


# --- what a pack of a game holds ------------------------------------------------------------------


class LetterInfo(Struct, frozen=True):
    """One of the letters that a grid is painted with."""

    letter: str
    label: Phrase


class FieldInfo(Struct, frozen=True):
    """A field of an entry, by the schema that the checker uses.

    ``low`` and ``high``: the range of a number, or of each number of a table; the length of a text
    or list. ``choices``: the allowed texts, or the keys of a table. ``widget``: ``grid`` for rows
    that are painted with ``letters``, ``words`` for a text in the game's own small language,
    ``long`` for a sentence or more; empty where the kind says it all.
    """

    name: str
    label: Phrase
    kind: str
    low: int | None
    high: int | None
    choices: list[str]
    required: bool
    told: bool
    widget: str
    letters: list[LetterInfo]
    fields: list[FieldInfo]


class KindInfo(Struct, frozen=True):
    """One kind of entry: a table of the pack. ``title`` is the field that names an entry."""

    name: str
    label: Phrase
    single: bool
    low: int
    high: int | None
    title: str
    unique: list[str]
    fields: list[FieldInfo]


class WorkshopLimits(Struct, frozen=True):
    """How much there may be of something: bytes and steps of a pack, packs of a guest, games."""

    bytes: int
    steps: int
    packs: int
    games: int


class WorkshopGame(Struct, frozen=True):
    """What can be edited of a game. ``GET /api/workshop/games/{game}``

    ``fills``: the kinds that can be filled from a seed.
    """

    game: str
    kinds: list[KindInfo]
    fills: list[str]
    limits: WorkshopLimits


# --- words ----------------------------------------------------------------------------------------


class AskWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in the game's own small language. ``POST /api/workshop/games/{game}/words``

    ``entry`` is the entry as it stands, for what the words depend on; ``part`` the inner field.
    """

    table: ShortText
    field: ShortText
    text: Annotated[str, Meta(max_length=400)]
    entry: Entry = {}
    part: ShortText = ""


class WordChoice(Struct, frozen=True):
    """A word that could stand somewhere, and the whole text with it; or why it does not fit."""

    text: str
    label: Phrase
    kind: str
    fits: bool
    whole: str
    why: Phrase | None


class WordBlock(Struct, frozen=True):
    """One word of a text, from ``start`` to ``end``, and what could stand there instead."""

    text: str
    label: Phrase
    kind: str
    start: int
    end: int
    choices: list[WordChoice]


class Worded(Struct, frozen=True):
    """A text word by word, what it means, and how it can go on. ``less``: without its last part."""

    fine: bool
    problem: Phrase | None
    sentence: list[Phrase]
    blocks: list[WordBlock]
    next: list[WordChoice]
    less: str


class AskFill(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry to be filled from a seed. ``POST /api/workshop/games/{game}/fill`` → ``Filled``

    ``tables`` is what else of the pack it depends on, such as ``{"counts": {…}}``.
    """

    table: ShortText
    entry: Entry
    seed: Annotated[str, Meta(max_length=40)] = ""
    tables: Entry = {}


class Filled(Struct, frozen=True):
    """The filled entry."""

    entry: Entry


# --- packs ----------------------------------------------------------------------------------------


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of a pack.

    ``set`` an entry anew, ``add`` one (at ``index``, −1 is last), ``remove`` one, ``reset`` one to
    how it stands in the pack this one began with (by ``key``, its id or name; a single table has
    none).
    """

    op: Literal["set", "add", "remove", "reset"]
    table: ShortText
    index: Place = -1
    entry: Entry | None = None
    key: ShortText = ""


class Edits(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes that are one step. ``POST /api/workshop/packs/{id}/edits`` → ``Edited``

    With ``keep`` they are kept, at this revision and no other; without, only looked at.
    """

    edits: Annotated[list[Edit], Meta(max_length=64)]
    revision: Count
    keep: bool = True


class AtRevision(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/workshop/packs/{id}/undo`` and ``/redo`` → ``PackPage``"""

    revision: Count


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A new pack, as a copy. ``POST /api/workshop/packs`` → ``PackPage``

    ``source``: the name of a pack that comes with the game, or ``pack:`` and the id of one that can
    be read.
    """

    game: ShortText
    title: Title
    source: ShortText = "default"


class ImportPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack from a file. ``POST /api/workshop/import`` → ``PackPage``

    ``data``: a ``.toml`` or a ``.zip`` of them, in base64.
    """

    file: Annotated[str, Meta(min_length=1, max_length=200)]
    data: str


class RenamePack(Struct, frozen=True, forbid_unknown_fields=True):
    """Another title. ``POST /api/workshop/packs/{id}/rename`` → ``PackPage``"""

    title: Title


class Mend(Struct, frozen=True):
    """One way out of a problem."""

    label: Phrase
    edits: list[Edit]


class Found(Struct, frozen=True):
    """A problem and where it is.

    ``index``: the entry, −1 for the whole table. ``field`` and, in a list of tables, the rest of
    the way (``part``: ``2.pay``). ``spots``: places of a grid, such as ``C4``.
    """

    table: str
    index: int
    field: str
    part: str
    file: str
    message: Phrase
    spots: list[str]
    mends: list[Mend]


class FieldChange(Struct, frozen=True):
    """A field that is not as it was."""

    field: str
    old: Any
    new: Any
    spots: list[str]


class PackChange(Struct, frozen=True):
    """An entry that is not as it was in the pack this one began with."""

    kind: Literal["changed", "new", "removed"]
    table: str
    key: str
    title: str
    index: int
    fields: list[FieldChange]


class PackCard(Struct, frozen=True):
    """A pack of the workshop. ``base`` is what it began with, ``fine`` that nothing is wrong."""

    id: str
    game: str
    name: str
    title: str
    base: str
    changed: int
    changes: int
    mine: bool
    fine: bool
    digest: str


class PackCards(Struct, frozen=True):
    """A guest's packs, the last changed first. ``GET /api/workshop/packs``"""

    packs: list[PackCard]


class Edited(Struct, frozen=True):
    """How a pack stands. ``content``: what a table names to be played with it; none as yet."""

    pack: PackCard
    revision: int
    undo: bool
    redo: bool
    problems: list[Found]
    changes: list[PackChange]
    content: str | None


class PackPage(Struct, frozen=True):
    """A whole pack. ``GET /api/workshop/packs/{id}``"""

    state: Edited
    tables: dict[str, Any]


class HistoryStep(Struct, frozen=True):
    """One step of a pack's history. ``standing``: it has not been undone."""

    number: int
    at: int
    about: Phrase
    standing: bool


class History(Struct, frozen=True):
    """The last steps, the oldest first. ``GET /api/workshop/packs/{id}/history``"""

    steps: list[HistoryStep]


# --- simulations ----------------------------------------------------------------------------------


class AskSimulation(Struct, frozen=True, forbid_unknown_fields=True):
    """Games to be played by bots. ``POST /api/workshop/packs/{id}/simulation`` → ``Simulation``"""

    games: Annotated[int, Meta(ge=2, le=2000)] = 200
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class Interval(Struct, frozen=True):
    """A figure and the ends of its 95 % interval."""

    label: str
    value: float
    low: float
    high: float


class SimSubject(Struct, frozen=True):
    """An edited thing: how often it was taken, and how its takers fared, here and in the base."""

    table: str
    key: str
    title: str
    taken: Interval
    wins: Interval | None
    taken_before: Interval | None
    wins_before: Interval | None


class Bars(Struct, frozen=True):
    """Winners' points in bins of one width, here and in the base."""

    start: float
    width: float
    here: list[int]
    before: list[int]


class SimFinding(Struct, frozen=True):
    """What the games tell, in a sentence."""

    grade: Literal["best", "good", "slip"]
    message: Phrase


class SimReport(Struct, frozen=True):
    """What some games tell. ``margin``: what they can tell at best, ± of a share.

    ``base`` is the pack that they were compared with, in as many games of the same luck.
    """

    digest: str
    base: str
    games: int
    seats: int
    bot: Phrase
    seconds: float
    margin: float
    fair: float
    wins: list[Interval]
    points: Interval
    points_before: Interval
    length: Interval
    length_before: Interval
    bars: Bars
    subjects: list[SimSubject]
    findings: list[SimFinding]


class Simulation(Struct, frozen=True):
    """A simulation, or how far it has come. ``GET /api/workshop/packs/{id}/simulation``

    ``stale``: the pack has been changed since.
    """

    status: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = 0
    all: int = 0
    stale: bool = False
    report: SimReport | None = None


WORKSHOP_TYPES: Final = (
    WorkshopGame,
    AskWords,
    Worded,
    AskFill,
    Filled,
    Edits,
    AtRevision,
    NewPack,
    ImportPack,
    RenamePack,
    PackCards,
    Edited,
    PackPage,
    History,
    AskSimulation,
    Simulation,
)
