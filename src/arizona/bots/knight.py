"""What Knight's greedy bot looks at."""

from __future__ import annotations

from typing import final

from arizona.bots.simple import Evaluation
from arizona.engine.state import State
from arizona.games.knight import state as phases
from arizona.games.knight.notation import chip_value
from arizona.games.knight.state import KnightState


@final
class KnightEvaluation(Evaluation):
    """The lead so far and the best chip that the next jump can take."""

    def value(self, state: State, seat: int) -> float:
        """The seat's prospects."""
        assert isinstance(state, KnightState)
        scores = state.scores()
        lead = float(scores[seat] - scores[1 - seat])
        if state.phase != phases.JUMPING:
            return lead
        reach = state.legal()
        best = max([chip_value(state, space) for space in reach])
        return lead + best if state.to_move() == seat else lead - best
