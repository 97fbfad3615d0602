"""Checks by playing whether everything in a content pack can be reached in legal play.

A game's ``faces/coverage.py`` declares what can be reached (``goals(content)``) and what an action
reaches (``reached_by(state, action)``). Random and greedy bots play until every goal was reached or
the maximum number of games is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot
from arizona.engine.content import Content
from arizona.engine.entry_points import face
from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw

ReachedBy = Callable[[State, int], str]


@final
class Coverage:
    """Result of a coverage check: number of goals, unreached goals and games played."""

    def __init__(self, goals: int, missing: list[str], games: int) -> None:
        self.goals: Final = goals
        self.missing: Final = missing
        self.games: Final = games


def check_coverage(game: Game, content: Content, games: int, seed: str = "reach") -> Coverage:
    """Play until every goal was reached or the maximum number of games is played."""
    own = face(game.name, "coverage")
    if own is None:
        return Coverage(0, [], 0)
    wanted: list[str] = own.goals(content)
    reached_by: ReachedBy = own.reached_by
    missing = set(wanted)
    played = 0
    while missing and played < games:
        seats = game.min_seats + played % (game.max_seats - game.min_seats + 1)
        state = game.setup(seats, content=content).start()
        _play(game.name, state, f"{seed}-{played}", missing, reached_by)
        played += 1
    return Coverage(len(wanted), [goal for goal in wanted if goal in missing], played)


def _play(game: str, state: State, seed: str, missing: set[str], reached_by: ReachedBy) -> None:
    rng = Rng(seed)
    # Greedy seats get far in a game; random seats try unusual actions.
    bots: list[Bot] = [
        make_bot(game, "greedy" if seat % 2 else "random", f"{seed}-{seat}")
        for seat in range(len(state.scores()))
    ]
    while state.to_move() != OVER:
        legal = state.legal()
        if state.to_move() == CHANCE:
            action = int(draw(state, legal, rng))
        else:
            action = _new_goal(state, legal, missing, reached_by)
            if action < 0:
                action = bots[int(state.to_move())].decide(state, legal, Clock())
        missing.discard(reached_by(state, action))
        state.apply(action)


def _new_goal(state: State, legal: list[int], missing: set[str], reached_by: ReachedBy) -> int:
    """Return a legal action that reaches a new goal; −1 if there is none."""
    for action in legal:
        if reached_by(state, action) in missing:
            return action
    return -1
