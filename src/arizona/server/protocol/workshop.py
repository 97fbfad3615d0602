"""Requests and responses of the workshop: pack schemas, packs, checks, words, simulations."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import Count, Phrase, ShortText

Entry = dict[str, Any]
Place = Annotated[int, Meta(ge=-1, le=10_000)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
LARGEST_PACK: Final = 256 * 1024
"""Maximum size of a pack in bytes, all files together, without its pictures."""
LARGEST_ART: Final = 544 * 1024
"""Maximum size of the file with a pack's own pictures, in bytes (``engine/art.py``)."""
LARGEST_REQUEST: Final = 1152 * 1024


# --- pack schemas --------------------------------------------------------------------------------


class LetterInfo(Struct, frozen=True):
    """A letter used to paint a grid."""

    letter: str
    label: Phrase


class FieldInfo(Struct, frozen=True):
    """A field of an entry, from the schema that the checker uses.

    ``low`` and ``high``: the range of a number, or of each number of a table; the length of a text
    or list. ``choices``: the allowed texts, or the keys of a table. ``widget``: ``grid`` for rows
    painted with ``letters``, ``words`` for a text in the game's effect language, ``long`` for a
    sentence or more; empty if ``kind`` is sufficient.
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
    """A kind of entry, i.e. a table of the pack. ``title`` is the field that names an entry."""

    name: str
    label: Phrase
    single: bool
    low: int
    high: int | None
    title: str
    unique: list[str]
    fields: list[FieldInfo]


class WorkshopLimits(Struct, frozen=True):
    """Limits: bytes and steps per pack, packs per guest, games per simulation."""

    bytes: int
    steps: int
    packs: int
    games: int


class WorkshopGame(Struct, frozen=True):
    """What can be edited in a game's packs. ``GET /api/workshop/games/{game}``

    ``fills``: the kinds that can be generated from a seed.
    """

    game: str
    kinds: list[KindInfo]
    fills: list[str]
    limits: WorkshopLimits


# --- words ----------------------------------------------------------------------------------------


class AskWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Analyze a text in the game's effect language. ``POST /api/workshop/games/{game}/words``

    ``entry`` is the current entry, on which the meaning may depend; ``part`` is the inner field.
    """

    table: ShortText
    field: ShortText
    text: Annotated[str, Meta(max_length=400)]
    entry: Entry = {}
    part: ShortText = ""


class WordChoice(Struct, frozen=True):
    """A word that could be used at a place, and the whole text with it, or why it does not fit."""

    text: str
    label: Phrase
    kind: str
    fits: bool
    whole: str
    why: Phrase | None


class WordBlock(Struct, frozen=True):
    """A word of a text, from ``start`` to ``end``, and its alternatives."""

    text: str
    label: Phrase
    kind: str
    start: int
    end: int
    choices: list[WordChoice]


class Worded(Struct, frozen=True):
    """A text word by word, its meaning and possible continuations.

    ``less`` is the text without its last part.
    """

    fine: bool
    problem: Phrase | None
    sentence: list[Phrase]
    blocks: list[WordBlock]
    next: list[WordChoice]
    less: str


class AskFill(Struct, frozen=True, forbid_unknown_fields=True):
    """Generate an entry from a seed. ``POST /api/workshop/games/{game}/fill`` → ``Filled``

    ``tables`` has the other parts of the pack it depends on, such as ``{"counts": {…}}``.
    """

    table: ShortText
    entry: Entry
    seed: Annotated[str, Meta(max_length=40)] = ""
    tables: Entry = {}


class Filled(Struct, frozen=True):
    """The generated entry."""

    entry: Entry


# --- packs ----------------------------------------------------------------------------------------


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a pack.

    ``set`` replaces an entry, ``add`` inserts one (at ``index``; −1 appends), ``remove`` deletes
    one, and ``reset`` restores one from the base pack (by ``key``, its id or name; a single-entry
    table has none).
    """

    op: Literal["set", "add", "remove", "reset"]
    table: ShortText
    index: Place = -1
    entry: Entry | None = None
    key: ShortText = ""


class Edits(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes that form one step. ``POST /api/workshop/packs/{id}/edits`` → ``Edited``

    With ``keep`` they are saved, provided that ``revision`` is current; without, they are only
    checked.
    """

    edits: Annotated[list[Edit], Meta(max_length=64)]
    revision: Count
    keep: bool = True


class AtRevision(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/workshop/packs/{id}/undo`` and ``/redo`` → ``PackPage``"""

    revision: Count


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a pack as a copy. ``POST /api/workshop/packs`` → ``PackPage``

    ``source``: the name of a pack that is included with the game, or ``pack:`` and the id of a
    readable pack.
    """

    game: ShortText
    title: Title
    source: ShortText = "default"


class ImportPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Import a pack from a file. ``POST /api/workshop/import`` → ``PackPage``

    ``data``: a ``.toml`` file or a ``.zip`` of such files, in base64.
    """

    file: Annotated[str, Meta(min_length=1, max_length=200)]
    data: str


class RenamePack(Struct, frozen=True, forbid_unknown_fields=True):
    """Change a pack's title. ``POST /api/workshop/packs/{id}/rename`` → ``PackPage``"""

    title: Title


class SuggestedFix(Struct, frozen=True):
    """A suggested fix for a problem."""

    label: Phrase
    edits: list[Edit]


class Found(Struct, frozen=True):
    """A problem and its location.

    ``index``: the entry, −1 for the whole table. ``field``: the field of the entry, and ``part``
    the path inside it for a list of tables (``2.pay``). ``spots``: spaces of a grid, such as
    ``C4``.
    """

    table: str
    index: int
    field: str
    part: str
    file: str
    message: Phrase
    spots: list[str]
    fixes: list[SuggestedFix]


class FieldChange(Struct, frozen=True):
    """A field that changed."""

    field: str
    old: Any
    new: Any
    spots: list[str]


class PackChange(Struct, frozen=True):
    """An entry that differs from the base pack."""

    kind: Literal["changed", "new", "removed"]
    table: str
    key: str
    title: str
    index: int
    fields: list[FieldChange]


class PackCard(Struct, frozen=True):
    """A pack of the workshop. ``base`` is the pack it was copied from; ``fine``: it has no
    problems.
    """

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
    """A guest's packs, most recently changed first. ``GET /api/workshop/packs``"""

    packs: list[PackCard]


class Edited(Struct, frozen=True):
    """The state of a pack. ``content`` is the content name for playing with it, if there is one.

    ``places``: the drawings that can be replaced by entries of the table ``art``.
    """

    pack: PackCard
    revision: int
    undo: bool
    redo: bool
    problems: list[Found]
    changes: list[PackChange]
    content: str | None
    places: list[str]


class PackPage(Struct, frozen=True):
    """A complete pack. ``GET /api/workshop/packs/{id}``"""

    state: Edited
    tables: dict[str, Any]


class HistoryStep(Struct, frozen=True):
    """A step of a pack's history. ``standing``: it has not been undone."""

    number: int
    at: int
    about: Phrase
    standing: bool


class History(Struct, frozen=True):
    """The latest steps, oldest first. ``GET /api/workshop/packs/{id}/history``"""

    steps: list[HistoryStep]


# --- simulations ----------------------------------------------------------------------------------


class AskSimulation(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a simulation. ``POST /api/workshop/packs/{id}/simulation`` → ``Simulation``"""

    games: Annotated[int, Meta(ge=2, le=2000)] = 200
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class Interval(Struct, frozen=True):
    """A value and the bounds of its 95% confidence interval."""

    label: str
    value: float
    low: float
    high: float


class SimSubject(Struct, frozen=True):
    """An edited component: how often it was taken and how its takers did, here and in the base
    pack.
    """

    table: str
    key: str
    title: str
    taken: Interval
    wins: Interval | None
    taken_before: Interval | None
    wins_before: Interval | None


class Bars(Struct, frozen=True):
    """The winners' points in bins of equal width, here and in the base pack."""

    start: float
    width: float
    here: list[int]
    before: list[int]


class SimFinding(Struct, frozen=True):
    """A conclusion from the games, in one sentence."""

    grade: Literal["best", "good", "slip"]
    message: Phrase


class SimReport(Struct, frozen=True):
    """The results of a simulation.

    ``margin`` is the best possible precision, as ± of a share. ``base`` is the pack used for
    comparison, in the same number of games with the same seeds.
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
    """A simulation or its progress. ``GET /api/workshop/packs/{id}/simulation``

    ``stale``: the pack has changed since.
    """

    status: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = 0
    all: int = 0
    stale: bool = False
    report: SimReport | None = None


class AskWhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a few games with an unsaved change, and as many without it.
    ``POST /api/workshop/packs/{id}/what-if`` → ``WhatIf``

    The server stops if the answer's ``question`` is not requested for 20 seconds.
    """

    edits: Annotated[list[Edit], Meta(min_length=1, max_length=8)]
    revision: Count
    games: Annotated[int, Meta(ge=10, le=200)] = 100
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class WhatIfFigure(Struct, frozen=True):
    """A figure without and with the change, and the difference with its 95% interval.

    ``shown``: chance alone would produce such a difference less than once in a hundred times, all
    figures taken into account. Otherwise the games are too few to tell. ``needed`` is the
    approximate number of games with which a difference of ``worth`` would be shown in 80% of
    attempts; 0 if too few games differ to estimate it.
    """

    what: Literal["points", "lead", "length", "taken", "takers"]
    title: str
    before: float
    now: float
    change: Interval
    shown: bool
    worth: float
    needed: int


class WhatIf(Struct, frozen=True):
    """The effect of an unsaved change, or its progress.
    ``GET /api/workshop/packs/{id}/what-if/{question}``; ``DELETE`` cancels it

    ``question``: a token for these requests. ``same``: the number of games that take the same
    course with and without the change.
    """

    status: Literal["none", "waiting", "working", "ready", "failed"]
    question: str = ""
    done: int = 0
    all: int = 0
    games: int = 0
    seats: int = 0
    same: int = 0
    bot: Phrase | None = None
    figures: list[WhatIfFigure] = []


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
    AskWhatIf,
    WhatIf,
)
