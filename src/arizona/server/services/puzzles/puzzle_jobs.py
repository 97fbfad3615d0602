"""Worker jobs for puzzles: positions, moves, hints and puzzles imported from browsers."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec import Struct

from arizona.engine.errors import MoveError
from arizona.messages import Phrases
from arizona.puzzles.progress import PuzzleStatistics
from arizona.puzzles.puzzle import Header, Puzzle, PuzzleLimitError, PuzzleSet
from arizona.puzzles.solving import Attempt
from arizona.server.protocol.parts import Phrase, PreviewInfo, Scene, TableInfo
from arizona.server.protocol.puzzles import PuzzleMove, PuzzleSolution, PuzzleStep
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.puzzles.presentation import (
    game_log_of,
    move_of,
    scene_of,
    solution_of,
    step_of,
    table_of,
    values_of,
)
from arizona.server.services.puzzles.saved_puzzle import SavedPuzzle, read_all
from arizona.server.tables.compiled.game_log import phrase
from arizona.server.tables.job import job
from arizona.server.tables.previews import preview_info

R = TypeVar("R")

SECONDS: Final = 15.0
"""Time limit in seconds for two searches, which have shorter limits, and the output."""


class PuzzleRef(Struct, frozen=True):
    """A puzzle and the moves made in it so far."""

    header: Header
    puzzle: Puzzle
    moves: list[int] = []

    def set(self) -> PuzzleSet:
        return PuzzleSet(self.header, [self.puzzle])

    def attempt(self) -> Attempt:
        """Replay the moves; raise ``Refusal`` if one is illegal."""
        try:
            return Attempt.of(self.set(), self.puzzle.id, self.moves)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None


class Shown(Struct, frozen=True):
    """A puzzle before the first move."""

    about: Phrase
    table: TableInfo
    scene: Scene


class JudgedMove(Struct, frozen=True):
    """A judged move and the opponent's reply."""

    steps: list[PuzzleStep]
    right: bool
    value: int
    explanation: Phrase | None
    solved: bool


def too_hard() -> Refusal:
    """Return the refusal for a position that cannot be solved within the limits."""
    detail = "this position has too many continuations"
    return Refusal("no-answer", detail, Phrase("puzzle-too-hard", {}))


def _to_decide(ref: PuzzleRef) -> Attempt:
    attempt = ref.attempt()
    if not attempt.own:
        raise Refusal("not-your-turn", "there is nothing to decide")
    return attempt


@job(SECONDS)
def read_puzzles(texts: list[str]) -> list[SavedPuzzle]:
    """Read a browser's puzzles and return those that can be played here."""
    return read_all(texts)


@job(SECONDS)
def show_puzzle(ref: PuzzleRef) -> Shown:
    """Return a puzzle's initial position."""
    attempt = ref.attempt()
    about, table = phrase(attempt.about()), table_of(ref.set(), attempt)
    return Shown(about, table, scene_of(game_log_of(attempt)))


@job(SECONDS)
def play_puzzle(ref: PuzzleRef, action: int) -> JudgedMove:
    """Judge a move, make it and play the reply."""
    attempt = _to_decide(ref)
    try:
        verdict = attempt.judge(action)
        game_log = game_log_of(attempt)
        steps = [step_of(attempt, game_log, action)]
        answer = attempt.answer()
    except MoveError as error:
        raise Refusal("illegal", str(error)) from None
    except PuzzleLimitError:
        raise too_hard() from None
    if answer is not None:
        steps.append(step_of(attempt, game_log, answer))
    explanation = None if verdict.explanation is None else phrase(verdict.explanation)
    solved = verdict.right and attempt.solved
    return JudgedMove(steps, verdict.right, verdict.value, explanation, solved)


@job(SECONDS)
def puzzle_values(ref: PuzzleRef) -> list[PuzzleMove]:
    """Return the value of every move, best first."""
    try:
        return values_of(ref.attempt())
    except PuzzleLimitError:
        raise too_hard() from None


@job(SECONDS)
def puzzle_hint(ref: PuzzleRef) -> PuzzleMove:
    """Return a correct move."""
    attempt = _to_decide(ref)
    try:
        action = attempt.hint()
        value = dict(attempt.values())[action]
    except PuzzleLimitError:
        raise too_hard() from None
    return move_of(attempt, attempt.state, action, value)


@job(SECONDS)
def puzzle_previews(ref: PuzzleRef, actions: list[int]) -> list[PreviewInfo]:
    """Preview the certain effects of actions; illegal actions are omitted."""
    attempt = ref.attempt()
    game, state = attempt.match.game, attempt.state
    view = game.view(state)
    legal = set(state.legal()) if attempt.own else set()
    moment = len(ref.moves) + 1
    return [
        preview_info(game, state, action, moment, view) for action in actions if action in legal
    ]


@job(SECONDS)
def puzzle_solution(ref: PuzzleRef, statistics: PuzzleStatistics) -> PuzzleSolution:
    """Return the solution with its explanation and statistics."""
    return solution_of(ref.set(), ref.puzzle.id, statistics)


@job(SECONDS)
def puzzle_picture(ref: PuzzleRef, locale: str, square: bool) -> str:
    """Return the share picture as SVG."""
    from arizona.server.services.pictures.puzzle_picture import draw_puzzle  # noqa: PLC0415 (seldom needed)

    return draw_puzzle(ref.attempt(), Phrases(locale), square=square)
