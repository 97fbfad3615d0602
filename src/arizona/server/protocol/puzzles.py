"""What is asked and answered about puzzles."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import (
    Count,
    EventInfo,
    Phrase,
    PreviewInfo,
    Scene,
    ShortText,
    TableInfo,
)

MOST_MOVES: Final = 200
MOST_KEPT: Final = 40
"""Puzzles of one's own games that are kept; then the oldest goes."""
MOST_DATA: Final = 20_000
Moves = Annotated[list[Count], Meta(max_length=MOST_MOVES)]


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list. ``outcome`` is how the first try of this guest went; empty if none.

    ``themes`` have their words in ``<game>-puzzle-theme-<name>``. One that this guest has kept
    names the ``table`` and ``moment`` it is from; its ``kind`` is empty where it is proved.
    """

    game: str
    id: str
    goal: Phrase
    rating: int
    themes: list[str]
    outcome: Literal["", "found", "hinted", "missed"]
    solved: bool
    kind: Literal["", "exact", "estimated"] = ""
    table: str = ""
    moment: int = 0


class PuzzleMe(Struct, frozen=True):
    """How this guest fares with puzzles. ``sure``: the rating is not just a first guess."""

    rating: int
    sure: bool
    streak: int
    solved: int
    races: dict[str, int]


class PuzzleDay(Struct, frozen=True):
    """A day of this week. ``open``: it was missed and can still be made up."""

    date: str
    kept: bool
    open: bool


class PuzzleGame(Struct, frozen=True):
    """A game that has puzzles. ``own`` are sets of other content packs: their names and sizes."""

    game: str
    count: int
    themes: list[str]
    own: dict[str, int]


class Puzzles(Struct, frozen=True):
    """The puzzles of a day, one a game, and how this guest fares. ``GET /api/puzzles?day=…``"""

    today: str
    day: str
    cards: list[PuzzleCard]
    week: list[PuzzleDay]
    me: PuzzleMe
    games: list[PuzzleGame]


class PuzzleCards(Struct, frozen=True):
    """Puzzles to choose from, and the themes there are among them all.

    ``GET /api/puzzles/{game}?theme=…&page=…&own=…``, those of a race, and ``/api/puzzles/kept``.
    """

    cards: list[PuzzleCard]
    pages: int
    themes: list[str] = []


class PuzzlePage(Struct, frozen=True):
    """A puzzle to be solved. ``GET /api/puzzles/{game}/{id}``

    ``day`` is the day it is the puzzle of, if it is of this week; ``hint`` what a hint costs.
    """

    card: PuzzleCard
    about: Phrase
    seat: int
    table: TableInfo
    scene: Scene
    best: int
    day: str
    hint: int


class PuzzleMove(Struct, frozen=True):
    """A move of a puzzle, and what it leads to; ``seat`` is who makes it."""

    seat: int
    action: int
    text: str
    label: Phrase
    targets: list[str]
    value: float


class PuzzleTold(Struct, frozen=True):
    """What is told in the end: every first move, the line, why, and how others fared.

    ``why`` are reasons that ``<game>-puzzle-why-all`` makes a sentence of; one that was kept has
    what its review ``said``. ``most_wrong`` is the number among ``first`` of the wrong move that
    most have tried first, -1 if none has.
    """

    first: list[PuzzleMove]
    line: list[PuzzleMove]
    why: list[Phrase]
    tries: int
    found: int
    most_wrong: int
    said: Phrase | None = None


class PlayPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, after those made so far. ``POST /api/puzzles/{game}/{id}/play`` → ``PuzzlePlayed``"""

    moves: Moves
    action: Count
    day: ShortText = ""
    free: bool = False
    """Just played, as in a race: nothing is kept of it."""


class PuzzleStep(Struct, frozen=True):
    """One move that was made: by the solver, or the answer."""

    seat: int
    action: int
    line: str
    events: list[EventInfo]
    scene: Scene


class PuzzlePlayed(Struct, frozen=True):
    """What came of a move. ``told`` says what a wrong one leads to; ``change`` is the rating's.

    ``first`` says whether this was a first try and was rated. ``answer`` is there once it is
    solved.
    """

    steps: list[PuzzleStep]
    right: bool
    value: int
    told: Phrase | None
    solved: bool
    first: bool
    change: int
    me: PuzzleMe
    answer: PuzzleTold | None


class AskPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a hint, or gives up. ``POST /api/puzzles/{game}/{id}/hint`` and ``…/give-up``"""

    moves: Moves = []


class PreviewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what actions would do. ``POST /api/puzzles/{game}/{id}/preview`` → ``PuzzlePreviews``"""

    moves: Moves
    actions: Moves


class PuzzlePreviews(Struct, frozen=True):
    """What actions would surely do."""

    previews: list[PreviewInfo]


class PuzzleValues(Struct, frozen=True):
    """What every move leads to, exactly. ``POST /api/puzzles/{game}/{id}/values`` of ``AskPuzzle``

    Only for who has tried it. Without moves there is nothing more to decide.
    """

    moves: list[PuzzleMove]


class KeepPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps a decision of a review as a puzzle. ``POST /api/tables/{id}/review/keep``"""

    decision: Count


class KeptPuzzle(Struct, frozen=True):
    """A puzzle that was kept; ``data`` is all of it, for the browser to keep too."""

    card: PuzzleCard
    data: str


class PuzzleHint(Struct, frozen=True):
    """A right move, and what it costs the rating if the puzzle is solved."""

    move: PuzzleMove
    cost: int


class PuzzleGivenUp(Struct, frozen=True):
    """The answer, for who gave up."""

    answer: PuzzleTold
    change: int
    me: PuzzleMe


class EndRace(Struct, frozen=True, forbid_unknown_fields=True):
    """How many puzzles were solved in a race. ``POST /api/puzzles/{game}/race`` → ``PuzzleMe``"""

    score: Annotated[int, Meta(ge=0, le=500)]


class BringPuzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has kept, for a guest of whom nothing is known here.

    ``POST /api/puzzles/bring`` → ``PuzzleMe``
    """

    solved: Annotated[list[ShortText], Meta(max_length=4000)]
    days: Annotated[list[ShortText], Meta(max_length=800)]
    kept: Annotated[
        list[Annotated[str, Meta(max_length=MOST_DATA)]], Meta(max_length=MOST_KEPT)
    ] = []
    """The ``data`` of puzzles that were kept."""


PUZZLE_TYPES: Final = (
    Puzzles,
    PuzzleCards,
    PuzzlePage,
    PlayPuzzle,
    PuzzlePlayed,
    AskPuzzle,
    PreviewPuzzle,
    PuzzlePreviews,
    PuzzleHint,
    PuzzleGivenUp,
    EndRace,
    BringPuzzles,
    PuzzleValues,
    KeepPuzzle,
    KeptPuzzle,
)
