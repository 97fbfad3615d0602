"""A self-contained puzzle saved from a review.

Browsers send saved puzzles back, so every part is validated and limited in size before use.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from arizona.bots.bot import Clock
from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.puzzles.best_move import TENTHS
from arizona.puzzles.puzzle import Header, Puzzle, PuzzleSet, Values, id_of
from arizona.puzzles.puzzle import fits as puzzle_fits
from arizona.puzzles.solving import Attempt, puzzler_for, setup_of
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.puzzles import MAX_DATA, MAX_SAVED

MARK: Final = "k"
"""Id prefix that distinguishes saved puzzles from those of a set."""
READ_SECONDS: Final = 8.0
"""Time limit in seconds for decoding all puzzles of a browser."""
MAX_SEATS: Final = 8
MAX_LINE: Final = 64
MAX_PARTS: Final = 16
MAX_TEXTS: Final = 48
LONGEST_TEXT: Final = 200
LARGEST_NUMBER: Final = 10**9


class SavedPuzzle(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A puzzle with everything needed to solve it, and its origin."""

    header: Header
    puzzle: Puzzle
    table: str = ""
    moment: int = 0
    said: Phrase | None = None
    """The review's explanation of why the move is better."""

    @property
    def key(self) -> tuple[str, str]:
        """Game and puzzle id."""
        return self.header.game, self.puzzle.id

    def data(self) -> str:
        """Encode the puzzle as JSON."""
        return msgspec.json.encode(self).decode()


def named(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the id of a saved puzzle."""
    return msgspec.structs.replace(puzzle, id=MARK + puzzle.id)


def fits(header: Header) -> bool:
    """Return whether the rules and the pack are unchanged."""
    try:
        return puzzle_fits(header)
    except ArizonaError:
        return False


def read(text: str) -> SavedPuzzle | None:
    """Decode a browser's puzzle; return ``None`` if it is invalid or cannot be played here.

    The text is untrusted, so any error rejects it.
    """
    if len(text) > MAX_DATA:
        return None
    try:
        saved = msgspec.json.decode(text, type=SavedPuzzle)
        return (
            saved if _is_bounded(saved) and fits(saved.header) and _is_consistent(saved) else None
        )
    except Exception:
        return None


def read_all(texts: list[str]) -> list[SavedPuzzle]:
    """Decode texts into distinct puzzles, skipping unusable ones; stop when time runs out."""
    clock = Clock(READ_SECONDS)
    found: dict[tuple[str, str], SavedPuzzle] = {}
    for text in texts[:MAX_SAVED]:
        one = read(text)
        if one is not None:
            found.setdefault(one.key, one)
        if clock.expired():
            break
    return list(found.values())


def _is_bounded(saved: SavedPuzzle) -> bool:
    """Return whether every part is within the size limits."""
    puzzle = saved.puzzle
    numbers = [puzzle.best, puzzle.steps, puzzle.ways, puzzle.nodes, puzzle.rating, saved.moment]
    numbers += [
        *puzzle.fared,
        puzzle.margin,
        *(one for row in puzzle.values for one in _numbers_in(row)),
    ]
    texts = [*puzzle.themes, puzzle.origin, saved.table]
    if saved.said is not None:
        texts += [saved.said.id, *(str(one) for pair in saved.said.args.items() for one in pair)]
    return (
        0 <= puzzle.seat < puzzle.seats <= MAX_SEATS
        and 0 < len(puzzle.line) <= MAX_LINE
        and 0 < len(puzzle.values) <= MAX_LINE
        and max(len(puzzle.themes), len(puzzle.fared), len(puzzle.task)) <= MAX_PARTS
        and len(texts) <= MAX_TEXTS
        and all(len(one) <= LONGEST_TEXT for one in texts)
        and all(abs(one) <= LARGEST_NUMBER for one in numbers)
        and puzzle.scale in (1, TENTHS)
        and (not puzzle.kind or len(puzzle.line) == len(puzzle.values) == 1)
    )


def _numbers_in(row: Values) -> list[int]:
    return [one for pair in row for one in pair]


def _is_consistent(saved: SavedPuzzle) -> bool:
    """Return whether a puzzle is consistent.

    Its moves must be legal, this server must be able to pose its position, and its line must lead
    to the goal.
    """
    puzzle = saved.puzzle
    if puzzle.id != MARK + id_of(puzzle.seats, puzzle.options, puzzle.moves, puzzle.task):
        return False
    match = Match(setup_of(saved.header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action, "", listen=False)  # raises if illegal
    puzzler = puzzler_for(saved.header.game, puzzle)
    if not puzzler.accepts(match.state, puzzle.seat, puzzle.task):
        return False
    posed = puzzler.pose(match.state.clone(), puzzle.seat, puzzle.task)
    state = posed.clone()
    own = 0
    for action in puzzle.line:
        legal = set(state.legal())
        if action not in legal:
            return False
        if state.to_move() == puzzle.seat:
            listed = {one for one, _ in puzzle.values[own]}
            own += 1
            if action not in listed or not (listed <= legal if puzzle.kind else listed == legal):
                return False
        state.apply(action)
    if own != len(puzzle.values) or not (puzzle.kind or puzzler.solved(state, posed, puzzle)):
        return False
    attempt = Attempt(saved.header, puzzle)
    attempt.about(), attempt.goal(), attempt.solution()  # raise if texts are missing
    return True


def as_set(saved: SavedPuzzle) -> PuzzleSet:
    return PuzzleSet(saved.header, [saved.puzzle])
