"""Forced wins in Knight: exactly one winning jump at every choice, whatever the opponent replies.

The solver provides the exact value of every jump; this module follows every reply to the end of the
game.
"""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Clock
from arizona.engine.state import OVER
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules.state import KnightState

Values = list[tuple[int, int]]
"""Jumps, each with the seat's final lead under best play by both."""


@final
class Forced:
    """A forced win."""

    def __init__(self, jumps: int, choices: int, line: list[int], values: list[Values]) -> None:
        self.jumps: Final = jumps
        """Maximum number of the seat's own jumps, over all replies."""
        self.choices: Final = choices
        """Number of the seat's jumps in ``line`` that have alternatives."""
        self.line: Final = line
        """The line against the most demanding replies; own jumps and replies alternate."""
        self.values: Final = values
        """For each own jump in ``line``, all legal jumps with their values."""


@final
class Forcing:
    """Proves forced wins on one board and caches the results."""

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
        """Maximum number of the seat's own jumps to follow."""
        self.nodes: Final = nodes
        """Node limit of the solver per position; 0 means no limit."""
        self.clock: Final = clock
        """Time limit shared by all calls, if any."""
        self.looked = 0
        self._known: Final[dict[tuple[int, int, int], Forced | None]] = {}

    def lead(self, state: KnightState) -> int:
        """Return the seat's current lead."""
        scores = state.scores()
        return scores[self.seat] - scores[1 - self.seat]

    def leads(self, state: KnightState) -> Values:
        """Return every legal jump with the seat's final lead; empty if a limit was reached."""
        lead = self.lead(state)
        own = state.to_move() == self.seat
        found: Values = []
        for action, low, high in self.solver.values(state, self.clock, self.nodes):
            if low != high:
                return []
            found.append((action, lead + low if own else lead - low))
        return found

    def prove(self, state: KnightState) -> Forced | None:
        """Return the forced win for the seat to move, or ``None`` if there is none."""
        return self._follow(state, self.longest)

    def _follow(self, state: KnightState, left: int) -> Forced | None:
        # The number of chips determines the number of jumps made, so ``left`` is not part of the
        # key.
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
