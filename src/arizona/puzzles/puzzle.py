"""Puzzles and puzzle set files.

A set is a JSON Lines file: the first line is the header, and each further line is a puzzle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from arizona.engine import content as packs
from arizona.engine.content import DEFAULT, home
from arizona.engine.entry_points import folder_of, game_names
from arizona.engine.errors import ArizonaError, unreadable
from arizona.engine.game import OptionValue
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.registry import get_game

FORMAT: Final = "arizona-puzzles 1"
FILE: Final = "puzzles.jsonl"
SETS: Final = "puzzle-sets"
"""Subfolder of a game's faces with included sets for other packs, such as in the offline page."""
USUAL_RATING: Final = 1500
Kind = TypeVar("Kind", bound=Struct)
Values = list[tuple[int, int]]
"""Actions with their values."""


def wrong_file(path: Path, cause: str, english: str, line: int = 0) -> PuzzleError:
    """Return the error for a file that is not a set, or not the expected one."""
    args: dict[str, Arg] = {"file": str(path), "cause": cause, "line": line}
    return PuzzleError(ValidationMessage("puzzle-file", english, args))


class PuzzleError(ArizonaError):
    """Raised if a puzzle or a puzzle file cannot be used."""


class PuzzleLimitError(PuzzleError):
    """Raised if a position cannot be solved within the limits of positions and time."""


class Header(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The first line of a set: the game, rules and content of its puzzles."""

    format: str
    game: str
    rules: int
    content: str
    digest: str


class Puzzle(Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A puzzle: a position from a played game, a goal and the solution."""

    id: str
    seats: int
    seat: int
    """The seat of the solver."""
    options: dict[str, OptionValue] = {}
    moves: list[int]
    """Actions that lead to the position, including chance events."""
    task: list[int] = []
    """Data that the game adds to the position, such as dice."""
    best: int
    """Value of the solution: the final lead or the points gained."""
    line: list[int]
    """Actions of the solution, including the replies of other players."""
    values: list[Values]
    """Values of all legal actions at each of the solver's decisions in the solution."""
    steps: int = 0
    """Maximum number of decisions of the solver."""
    ways: int = 1
    """Number of ways to reach the best value."""
    nodes: int = 0
    """Number of positions searched for the proof."""
    rating: int = USUAL_RATING
    fared: list[int] = []
    """Success rates of the simulated solvers in percent, weakest first."""
    themes: list[str] = []
    origin: str = ""
    """Seed, number of the game and number of moves, for reproducing the puzzle."""
    kind: Literal["", "exact", "estimated"] = ""
    """Empty if proven; otherwise a best-move puzzle with an exact or estimated solution."""
    scale: int = 1
    """Number of value units per point."""
    margin: int = 0
    """Margin of error of an estimated loss, in value units."""


def id_of(seats: int, options: dict[str, OptionValue], moves: list[int], task: list[int]) -> str:
    """Return the id of a puzzle, derived from its contents so that duplicates share it."""
    identity = msgspec.json.encode((seats, sorted(options.items()), moves, task))
    return hashlib.sha256(identity).hexdigest()[:8]


class PuzzleSet:
    """The puzzles of a game and content pack."""

    def __init__(self, header: Header, puzzles: list[Puzzle]) -> None:
        self.header = header
        self.puzzles = puzzles
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    @property
    def game(self) -> str:
        return self.header.game

    def themes(self) -> list[str]:
        """Return the themes in the set, most frequent first."""
        count: dict[str, int] = {}
        for puzzle in self.puzzles:
            for theme in puzzle.themes:
                count[theme] = count.get(theme, 0) + 1
        return sorted(count, key=lambda theme: (-count[theme], theme))


def header_of(game: str, content: str = DEFAULT, rules: int | None = None) -> Header:
    """Return the header of a new set for the current or an older rules version."""
    found = get_game(game)
    pack = packs.load(found, content)
    return Header(
        format=FORMAT,
        game=game,
        rules=found.rules_version if rules is None else rules,
        content=pack.name,
        digest=pack.digest,
    )


def place_of(game: str, content: str = DEFAULT) -> Path:
    """Return the path of a set: included with the game, or in the user's data folder."""
    if content == DEFAULT:
        return folder_of(game) / "faces" / FILE
    places = [folder / f"{content}.jsonl" for folder in set_folders(game)]
    return next((place for place in places if place.is_file()), places[0])


def set_folders(game: str) -> tuple[Path, Path]:
    """Return the folders of sets for other packs: the user's own and the game's."""
    return home() / "puzzles" / game, folder_of(game) / "faces" / SETS


def read_set(path: Path) -> PuzzleSet:
    """Read a set. Raises ``PuzzleError`` if it is invalid."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise PuzzleError(unreadable(error, str(path))) from None
    if not lines:
        english = f"{path}: the file is empty"
        args: dict[str, Arg] = {"cause": "empty", "file": str(path)}
        raise PuzzleError(ValidationMessage("content-unreadable", english, args))
    header = _line(path, 1, lines[0], Header)
    if header.format != FORMAT:
        english = f"{path}: expected the format '{FORMAT}', found '{header.format[:40]}'"
        raise wrong_file(path, "format", english)
    puzzles = [_line(path, number, line, Puzzle) for number, line in enumerate(lines[1:], 2)]
    return PuzzleSet(header, puzzles)


def _line(path: Path, number: int, line: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise wrong_file(path, "line", f"{path}, line {number}: {error}", number) from None


def puzzle_set(game: str, content: str = DEFAULT) -> PuzzleSet | None:
    """Return the set of a game, or ``None`` if there is none for the current rules and content."""
    return _matching_set(game, place_of(game, content))


def own_sets(game: str) -> dict[str, PuzzleSet]:
    """Return the sets for other packs by file name, without those that do not match."""
    files: dict[str, Path] = {}
    for folder in reversed(set_folders(game)):
        files.update({path.stem: path for path in folder.glob("*.jsonl")})
    found: dict[str, PuzzleSet] = {}
    for path in sorted(files.values()):
        try:
            one = _matching_set(game, path)
        except ArizonaError:
            continue  # ``arizona puzzles check`` reports the problem
        if one is not None and one.puzzles:
            found[path.stem] = one
    return found


def _matching_set(game: str, path: Path) -> PuzzleSet | None:
    """Return the set in a file if it matches the game, its rules and its content."""
    try:
        known = path.stat()
    except OSError:
        return None
    found = _read(path, known.st_mtime_ns, known.st_size)
    return found if found.header.game == game and fits(found.header) else None


def fits(header: Header) -> bool:
    """Check whether the rules and the content pack of a set are available."""
    if not get_game(header.game).plays_rules(header.rules):
        return False
    found = header_of(header.game, header.content, header.rules)
    if not get_game(header.game).plays_content(found.digest, header.digest):
        return False
    return header == msgspec.structs.replace(found, digest=header.digest)


@lru_cache(maxsize=64)
def _read(path: Path, changed: int, size: int) -> PuzzleSet:
    """Read a file; cached by path, modification time and size."""
    return read_set(path)


def puzzle_games() -> Iterator[str]:
    """Return the games that have puzzles."""
    for game in game_names():
        found = puzzle_set(game)
        if found is not None and found.puzzles:
            yield game
