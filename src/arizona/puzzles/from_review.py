"""Puzzles from moments of a player's own game.

The puzzle is proved if possible. Otherwise it asks for the best move and states whether the
solution is exact or was found by the search of a review.
"""

from __future__ import annotations

import msgspec

from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.puzzles.best_move import TENTHS
from arizona.puzzles.face import Proof, puzzler_of
from arizona.puzzles.making import puzzle_at, with_difficulty
from arizona.puzzles.puzzle import Puzzle, header_of


def of_moment(match: Match, known: list[tuple[int, float]], margin: float) -> Puzzle:
    """Make a puzzle of the current position of a match.

    ``known`` is a list of moves with their values from a review, best first. It is used if there is
    no exact solution.
    """
    return _proved(match) or _exact(match) or _estimated(match, known, margin)


def _proved(match: Match) -> Puzzle | None:
    puzzler = puzzler_of(match.game.name)
    seat = int(match.state.to_move())
    if (seat, []) not in puzzler.tasks(match.state, Rng(0)):
        return None
    posed = puzzler.pose(match.state.clone(), seat, [])
    proof = puzzler.prove(posed, seat)
    if proof is None:
        return None
    header = header_of(match.game.name, match.setup.content.name, match.setup.rules)
    return with_difficulty(header, posed, puzzle_at(match, seat, [], proof))


def _exact(match: Match) -> Puzzle | None:
    puzzler = puzzler_of(match.game.name)
    seat = int(match.state.to_move())
    values = puzzler.exactly(puzzler.pose(match.state.clone(), seat, []), seat)
    best = max((value for _, value in values), default=0)
    right = [action for action, value in values if value == best]
    if len(right) == len(values):
        return None  # unknown, or all moves are equal
    proof = Proof(best=best, line=right[:1], values=[values], steps=1, ways=len(right))
    return msgspec.structs.replace(puzzle_at(match, seat, [], proof), kind="exact")


def _estimated(match: Match, known: list[tuple[int, float]], margin: float) -> Puzzle:
    values = [(action, round(TENTHS * value)) for action, value in known]
    action, best = values[0]
    proof = Proof(best=best, line=[action], values=[values], steps=1)
    return msgspec.structs.replace(
        puzzle_at(match, int(match.state.to_move()), [], proof),
        kind="estimated",
        scale=TENTHS,
        margin=round(TENTHS * margin),
    )
