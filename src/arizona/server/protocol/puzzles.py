"""Requests and responses about puzzles."""

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

MAX_MOVES: Final = 200
MAX_SAVED: Final = 40
"""Maximum number of saved puzzles from a guest's own games; beyond it, the oldest is deleted."""
MAX_DATA: Final = 20_000
Moves = Annotated[list[Count], Meta(max_length=MAX_MOVES)]


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list. ``outcome`` is the result of this guest's first try; empty if none.

    The messages of ``themes`` are ``<game>-puzzle-theme-<name>``. A puzzle saved by this guest
    names the ``table`` and ``moment`` it comes from; otherwise ``table`` is empty. ``kind`` is
    empty for puzzles with a proved solution.
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
    """This guest's puzzle statistics. ``sure``: the rating is more than a first estimate."""

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
    """A game with puzzles. ``own`` has the sets for other content packs: their names and sizes."""

    game: str
    count: int
    themes: list[str]
    own: dict[str, int]


class Puzzles(Struct, frozen=True):
    """A day's puzzles, one per game, and this guest's results. ``GET /api/puzzles?day=…``"""

    today: str
    day: str
    cards: list[PuzzleCard]
    week: list[PuzzleDay]
    me: PuzzleMe
    games: list[PuzzleGame]


class PuzzleCards(Struct, frozen=True):
    """Puzzles to choose from, and the themes that occur among all of them.

    ``GET /api/puzzles/{game}?theme=…&page=…&own=…``, the puzzles of a race, and
    ``/api/puzzles/kept``.
    """

    cards: list[PuzzleCard]
    pages: int
    themes: list[str] = []


class PuzzlePage(Struct, frozen=True):
    """A puzzle to solve. ``GET /api/puzzles/{game}/{id}``

    ``day`` is the day whose puzzle it is, if in this week. ``hint`` is the cost of a hint.
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
    """A move of a puzzle and its value; ``seat`` makes the move."""

    seat: int
    action: int
    text: str
    label: Phrase
    targets: list[str]
    value: float


class PuzzleSolution(Struct, frozen=True):
    """The solution: all first moves, the main line, the reasons, and how others did.

    ``<game>-puzzle-why-all`` combines the reasons in ``why`` into a sentence; a saved puzzle has
    the comment of its review in ``said`` instead. ``most_wrong`` is the index in ``first`` of the
    most frequent wrong first move, -1 if there is none.
    """

    first: list[PuzzleMove]
    line: list[PuzzleMove]
    why: list[Phrase]
    tries: int
    found: int
    most_wrong: int
    said: Phrase | None = None


class PlayPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a move after ``moves``. ``POST /api/puzzles/{game}/{id}/play`` → ``PuzzlePlayed``"""

    moves: Moves
    action: Count
    day: ShortText = ""
    free: bool = False
    """Unrated play, as in a race: nothing is saved."""


class PuzzleStep(Struct, frozen=True):
    """A move that was played, by the solver or in reply."""

    seat: int
    action: int
    line: str
    events: list[EventInfo]
    scene: Scene


class PuzzlePlayed(Struct, frozen=True):
    """The result of a move. ``told`` explains a wrong move; ``change`` is the change of the rating.

    ``first`` tells whether this was a first, rated try. ``answer`` is present once the puzzle is
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
    answer: PuzzleSolution | None


class AskPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Request a hint or give up. ``POST /api/puzzles/{game}/{id}/hint`` and ``…/give-up``"""

    moves: Moves = []


class PreviewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Request previews. ``POST /api/puzzles/{game}/{id}/preview`` → ``PuzzlePreviews``"""

    moves: Moves
    actions: Moves


class PuzzlePreviews(Struct, frozen=True):
    """The certain effects of actions."""

    previews: list[PreviewInfo]


class PuzzleValues(Struct, frozen=True):
    """The exact value of each move. ``POST /api/puzzles/{game}/{id}/values`` with ``AskPuzzle``

    Only available after a try. No moves means that there is nothing left to decide.
    """

    moves: list[PuzzleMove]


class SavePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Save a decision of a review as a puzzle. ``POST /api/tables/{id}/review/keep``"""

    decision: Count


class SavedPuzzleInfo(Struct, frozen=True):
    """A saved puzzle; ``data`` is its complete text, for storage in the browser."""

    card: PuzzleCard
    data: str


class PuzzleHint(Struct, frozen=True):
    """A correct move, and its cost in rating points if the puzzle is solved."""

    move: PuzzleMove
    cost: int


class PuzzleGivenUp(Struct, frozen=True):
    """The solution, after giving up."""

    answer: PuzzleSolution
    change: int
    me: PuzzleMe


class EndRace(Struct, frozen=True, forbid_unknown_fields=True):
    """Report the number of puzzles solved in a race. ``POST /api/puzzles/{game}/race`` →
    ``PuzzleMe``
    """

    score: Annotated[int, Meta(ge=0, le=500)]


class BringPuzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """Upload the progress saved in a browser, for a guest unknown to this server.

    ``POST /api/puzzles/bring`` → ``PuzzleMe``
    """

    solved: Annotated[list[ShortText], Meta(max_length=4000)]
    days: Annotated[list[ShortText], Meta(max_length=800)]
    kept: Annotated[
        list[Annotated[str, Meta(max_length=MAX_DATA)]], Meta(max_length=MAX_SAVED)
    ] = []
    """The ``data`` of saved puzzles."""


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
    SavePuzzle,
    SavedPuzzleInfo,
)
