"""What a puzzle is, and the files in which sets of them lie.

A set is a text file: the first line says what it was made with, every further line is a puzzle.
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
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.places import folder_of, game_names
from arizona.engine.registry import get_game

FORMAT: Final = "arizona-puzzles 1"
FILE: Final = "puzzles.jsonl"
SETS: Final = "puzzle-sets"
"""In a game's folder: sets of other packs that came along, as on the page without a server."""
USUAL_RATING: Final = 1500
Kind = TypeVar("Kind", bound=Struct)
Values = list[tuple[int, int]]
"""Actions, each with what it leads to."""


class PuzzleError(ArizonaError):
    """A puzzle, or a file of them, that cannot be used, and why."""


class PuzzleLimitError(PuzzleError):
    """A position has too many continuations to be solved within the limits of nodes and time."""


class Header(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The first line of a set: what its puzzles belong to."""

    format: str
    game: str
    rules: int
    content: str
    digest: str


class Puzzle(Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One puzzle: a position of a played game, what is asked there, and the proved answer."""

    id: str
    seats: int
    seat: int
    """Who is to find it."""
    options: dict[str, OptionValue] = {}
    moves: list[int]
    """How the game was played up to the position: actions, chance among them."""
    task: list[int] = []
    """What a game adds to the position, such as dice."""
    best: int
    """What the answer leads to: a lead at the end, or points gained."""
    line: list[int]
    """The answer: own actions, and those of the others between them."""
    values: list[Values]
    """For each own decision of the line what every legal action leads to."""
    steps: int = 0
    """How many decisions it takes at most."""
    ways: int = 1
    """In how many ways the best is reached."""
    nodes: int = 0
    """Positions that were looked at to prove it."""
    rating: int = USUAL_RATING
    fared: list[int] = []
    """How the players who tried it fared: solved of a hundred, the weakest first."""
    themes: list[str] = []
    origin: str = ""
    """The seed, the number of the game played with it, and the moment in it."""
    kind: Literal["", "exact", "estimated"] = ""
    """Whether it is proved; else just the best move of a moment, exact or found by search."""
    scale: int = 1
    """Into so many parts its values divide a point."""
    margin: int = 0
    """By how much an estimated loss may be wrong, in the same parts."""


def id_of(seats: int, options: dict[str, OptionValue], moves: list[int], task: list[int]) -> str:
    """The name of a puzzle, from what it is: the same puzzle is never there twice."""
    told = msgspec.json.encode((seats, sorted(options.items()), moves, task))
    return hashlib.sha256(told).hexdigest()[:8]


class PuzzleSet:
    """The puzzles of one game and content pack."""

    def __init__(self, header: Header, puzzles: list[Puzzle]) -> None:
        self.header = header
        self.puzzles = puzzles
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    @property
    def game(self) -> str:
        """The game they are of."""
        return self.header.game

    def themes(self) -> list[str]:
        """The themes there are, the most frequent first."""
        count: dict[str, int] = {}
        for puzzle in self.puzzles:
            for theme in puzzle.themes:
                count[theme] = count.get(theme, 0) + 1
        return sorted(count, key=lambda theme: (-count[theme], theme))


def header_of(game: str, content: str = DEFAULT, rules: int | None = None) -> Header:
    """The first line of a set made now, by the current rules or an older playable version."""
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
    """Where a set lies: with the game, or one's own in the user's folder."""
    if content == DEFAULT:
        return folder_of(game) / "faces" / FILE
    places = [folder / f"{content}.jsonl" for folder in set_folders(game)]
    return next((place for place in places if place.is_file()), places[0])


def set_folders(game: str) -> tuple[Path, Path]:
    """Where sets of other packs lie: the user's own, and those that came along with the game."""
    return home() / "puzzles" / game, folder_of(game) / "faces" / SETS


def read_set(path: Path) -> PuzzleSet:
    """The set in a file, or a clear word what is wrong with it."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise PuzzleError(f"{path}: {error.strerror or 'cannot be read'}") from None
    if not lines:
        raise PuzzleError(f"{path}: the file is empty")
    header = _line(path, 1, lines[0], Header)
    if header.format != FORMAT:
        raise PuzzleError(f"{path}: expected the format '{FORMAT}', found '{header.format[:40]}'")
    puzzles = [_line(path, number, line, Puzzle) for number, line in enumerate(lines[1:], 2)]
    return PuzzleSet(header, puzzles)


def _line(path: Path, number: int, line: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{path}, line {number}: {error}") from None


def puzzle_set(game: str, content: str = DEFAULT) -> PuzzleSet | None:
    """The set of a game, or ``None`` where it has none, or one of other rules or content."""
    return _fitting(game, place_of(game, content))


def own_sets(game: str) -> dict[str, PuzzleSet]:
    """Sets of other packs, by the names of their files; what does not fit is left out."""
    files: dict[str, Path] = {}
    for folder in reversed(set_folders(game)):
        files.update({path.stem: path for path in folder.glob("*.jsonl")})
    found: dict[str, PuzzleSet] = {}
    for path in sorted(files.values()):
        try:
            one = _fitting(game, path)
        except ArizonaError:
            continue  # ``arizona puzzles check`` says what is wrong with it
        if one is not None and one.puzzles:
            found[path.stem] = one
    return found


def _fitting(game: str, path: Path) -> PuzzleSet | None:
    """The set in a file, if it is of these rules and of the pack as it is now."""
    try:
        known = path.stat()
    except OSError:
        return None
    found = _read(path, known.st_mtime_ns, known.st_size)
    return found if found.header.game == game and fits(found.header) else None


def fits(header: Header) -> bool:
    """Whether the puzzles can be played: by the rules and with the pack they were made with."""
    if not get_game(header.game).plays_rules(header.rules):
        return False
    return header == header_of(header.game, header.content, header.rules)


@lru_cache(maxsize=64)
def _read(path: Path, changed: int, size: int) -> PuzzleSet:
    """A file is read once, and again when it has changed."""
    return read_set(path)


def puzzle_games() -> Iterator[str]:
    """The games that have puzzles."""
    for game in game_names():
        found = puzzle_set(game)
        if found is not None and found.puzzles:
            yield game


def find_puzzle(game: str, id: str, content: str = DEFAULT) -> Puzzle:
    """The puzzle of that name."""
    found = puzzle_set(game, content) if game in game_names() else None
    if found is None:
        raise PuzzleError(f"there are no puzzles for '{game[:40]}'")
    if id not in found.by_id:
        raise PuzzleError(f"there is no puzzle '{id[:40]}' for {game}")
    return found.by_id[id]
