"""A puzzle that somebody has kept from a review, with all that it takes to solve it.

It comes back from browsers, so everything in it is checked and bounded before it is used.
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
from arizona.server.protocol.puzzles import MOST_DATA, MOST_KEPT

MARK: Final = "k"
"""Their names begin with it, so that they are not taken for one of a set."""
READ_SECONDS: Final = 8.0
"""Time limit for reading all that a browser brings."""
MOST_SEATS: Final = 8
MOST_LINE: Final = 64
MOST_PARTS: Final = 16
MOST_TEXTS: Final = 48
LONGEST_TEXT: Final = 200
LARGEST_NUMBER: Final = 10**9


class SavedPuzzle(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One puzzle, with all that it takes to solve it, and where it is from."""

    header: Header
    puzzle: Puzzle
    table: str = ""
    moment: int = 0
    said: Phrase | None = None
    """Why the better move is better, as the review has told it."""

    @property
    def key(self) -> tuple[str, str]:
        """Its game and name."""
        return self.header.game, self.puzzle.id

    def data(self) -> str:
        """All of it as text."""
        return msgspec.json.encode(self).decode()


def named(puzzle: Puzzle) -> Puzzle:
    """A puzzle under the name of one that is kept."""
    return msgspec.structs.replace(puzzle, id=MARK + puzzle.id)


def fits(header: Header) -> bool:
    """Whether the game is played by the same rules and with the same pack as then."""
    try:
        return puzzle_fits(header)
    except ArizonaError:
        return False


def read(text: str) -> SavedPuzzle | None:
    """A puzzle that a browser has kept; ``None`` where it cannot be played here.

    The text may come from anybody, so whatever goes wrong means that it is not taken.
    """
    if len(text) > MOST_DATA:
        return None
    try:
        kept = msgspec.json.decode(text, type=SavedPuzzle)
        return kept if _bounded(kept) and fits(kept.header) and _whole(kept) else None
    except Exception:
        return None


def read_all(texts: list[str]) -> list[SavedPuzzle]:
    """The puzzles that can be played here, each once; reading ends when its time is up."""
    clock = Clock(READ_SECONDS)
    found: dict[tuple[str, str], SavedPuzzle] = {}
    for text in texts[:MOST_KEPT]:
        one = read(text)
        if one is not None:
            found.setdefault(one.key, one)
        if clock.expired():
            break
    return list(found.values())


def _bounded(kept: SavedPuzzle) -> bool:
    """Whether every part of a puzzle is as small as in those that are made here."""
    puzzle = kept.puzzle
    numbers = [puzzle.best, puzzle.steps, puzzle.ways, puzzle.nodes, puzzle.rating, kept.moment]
    numbers += [*puzzle.fared, puzzle.margin, *(one for row in puzzle.values for one in _flat(row))]
    texts = [*puzzle.themes, puzzle.origin, kept.table]
    if kept.said is not None:
        texts += [kept.said.id, *(str(one) for pair in kept.said.args.items() for one in pair)]
    return (
        0 <= puzzle.seat < puzzle.seats <= MOST_SEATS
        and 0 < len(puzzle.line) <= MOST_LINE
        and 0 < len(puzzle.values) <= MOST_LINE
        and max(len(puzzle.themes), len(puzzle.fared), len(puzzle.task)) <= MOST_PARTS
        and len(texts) <= MOST_TEXTS
        and all(len(one) <= LONGEST_TEXT for one in texts)
        and all(abs(one) <= LARGEST_NUMBER for one in numbers)
        and puzzle.scale in (1, TENTHS)
        and (not puzzle.kind or len(puzzle.line) == len(puzzle.values) == 1)
    )


def _flat(row: Values) -> list[int]:
    return [one for pair in row for one in pair]


def _whole(kept: SavedPuzzle) -> bool:
    """Whether a puzzle holds together: the moves are legal, the position can be posed here, and
    the line goes on from there to what is asked."""
    puzzle = kept.puzzle
    if puzzle.id != MARK + id_of(puzzle.seats, puzzle.options, puzzle.moves, puzzle.task):
        return False
    match = Match(setup_of(kept.header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action, "", listen=False)  # raises where it is not legal
    puzzler = puzzler_for(kept.header.game, puzzle)
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
            told = {one for one, _ in puzzle.values[own]}
            own += 1
            if action not in told or not (told <= legal if puzzle.kind else told == legal):
                return False
        state.apply(action)
    if own != len(puzzle.values) or not (puzzle.kind or puzzler.solved(state, posed, puzzle)):
        return False
    attempt = Attempt(kept.header, puzzle)
    attempt.about(), attempt.goal(), attempt.told()  # raise where there is nothing to tell
    return True


def as_set(kept: SavedPuzzle) -> PuzzleSet:
    """A set of this one puzzle."""
    return PuzzleSet(kept.header, [kept.puzzle])
