"""Wins by force in Knight: one winning jump at every choice, whatever the other answers.

The solver knows what every jump is worth; here every answer is followed to the end of the game.
"""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Clock
from arizona.engine.state import OVER
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules.state import KnightState

Values = list[tuple[int, int]]
"""Jumps, each with the lead at the end of the game if both play their best after it."""


@final
class Forced:
    """How a win is forced from a position."""

    def __init__(self, jumps: int, choices: int, line: list[int], values: list[Values]) -> None:
        self.jumps: Final = jumps
        """Own jumps at most, whatever the answers."""
        self.choices: Final = choices
        """Choices among several jumps in the line."""
        self.line: Final = line
        """The line against the answers that ask most: an own jump, an answer, and so on."""
        self.values: Final = values
        """For each own jump of the line all that were possible."""


@final
class Forcing:
    """Proves wins by force on one board; what was proved once is remembered."""

    def __init__(
        self,
        solver: KnightSolver,
        seat: int,
        longest: int,
        nodes: int = 0,
        clock: Clock | None = None,
    ) -> None:
        self.solver: Final = solver
        self.seat: Final = seat
        self.longest: Final = longest
        """Own jumps that are followed at most."""
        self.nodes: Final = nodes
        """Nodes the solver may look at for the values of one position; 0 is any number."""
        self.clock: Final = clock
        """The time limit for everything that is asked here, if there is one."""
        self.looked = 0
        self._known: Final[dict[tuple[int, int, int], Forced | None]] = {}

    def lead(self, state: KnightState) -> int:
        """The own lead as it stands."""
        scores = state.scores()
        return scores[self.seat] - scores[1 - self.seat]

    def leads(self, state: KnightState) -> Values:
        """Every jump of the seat to move with the own lead at the end; none if it is too hard."""
        lead = self.lead(state)
        own = state.to_move() == self.seat
        found: Values = []
        for action, low, high in self.solver.values(state, self.clock, self.nodes):
            if low != high:
                return []
            found.append((action, lead + low if own else lead - low))
        return found

    def prove(self, state: KnightState) -> Forced | None:
        """The win from a position in which the seat is to jump, or ``None`` if there is none."""
        return self._follow(state, self.longest)

    def _follow(self, state: KnightState, left: int) -> Forced | None:
        # As many chips lie there after as many jumps: ``left`` need not be in the key.
        key = (int(state.chips), int(state.knight), self.lead(state))
        if key not in self._known:
            self._known[key] = self._prove(state, left)
        return self._known[key]

    def _prove(self, state: KnightState, left: int) -> Forced | None:
        self.looked += 1
        values = self.leads(state)
        winning = [action for action, lead in values if lead > 0]
        if len(winning) != 1:
            return None
        after = state.clone()
        after.apply(winning[0])
        choice = 1 if len(values) > 1 else 0
        if after.to_move() == OVER:
            return Forced(1, choice, winning, [values])
        if left == 1:
            return None
        jumps = 0
        best: Forced | None = None
        reply = -1
        for answer in after.legal():
            then = after.clone()
            then.apply(answer)
            if then.to_move() == OVER:
                found: Forced | None = Forced(0, 0, [], [])
            else:
                found = self._follow(then, left - 1)
            if found is None:
                return None
            jumps = max(jumps, found.jumps)
            if best is None or (found.choices, found.jumps) > (best.choices, best.jumps):
                best = found
                reply = answer
        assert best is not None
        line = [winning[0], reply, *best.line]
        return Forced(jumps + 1, best.choices + choice, line, [values, *best.values])
