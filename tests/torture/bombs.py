"""Handmade puzzles that would take practically forever to solve."""

from __future__ import annotations

from arizona.engine.match import Match
from arizona.engine.registry import get_game
from arizona.engine.rng import Rng
from arizona.games.rails.rules.position import ROLLING
from arizona.games.rails.rules.state import RailsState
from arizona.puzzles.face import puzzler_of
from arizona.puzzles.puzzle import Puzzle, header_of, id_of
from arizona.server.services.puzzles.saved_puzzle import SavedPuzzle, named


def rails_bomb(dice: int = 12, best: int = 99) -> SavedPuzzle:
    """Return a puzzle in the middle of a game whose solver tries every order of ``dice`` dice.

    Such a puzzle once blocked a server for good. With ``best`` 0 any line solves it, so it is
    consistent.
    """
    match = Match(get_game("rails").setup(2), seed="bomb")
    rng = Rng(3)
    while True:
        state = match.state
        assert isinstance(state, RailsState)
        if state.phase == ROLLING and not state.rolled and state.round >= 6:
            break
        legal = state.legal()
        match.push(legal[rng.below(len(legal))], "", listen=False)
    seat = next(number for number, route in enumerate(state.routes) if route.head >= 0)
    task = [number % 6 for number in range(dice)]
    posed = puzzler_of("rails").pose(state.clone(), seat, task)
    legal = posed.legal()
    moves = [move.action for move in match.moves]
    options = match.setup.options
    puzzle = Puzzle(
        id=id_of(2, options, moves, task),
        seats=2,
        seat=seat,
        options=options,
        moves=moves,
        task=task,
        best=best,
        line=legal[:1],
        values=[[(action, 0) for action in legal]],
        steps=1,
    )
    return SavedPuzzle(header=header_of("rails"), puzzle=named(puzzle), table="t", moment=1)
