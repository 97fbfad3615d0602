"""Kingmaking: whether a player who can no longer win decides who does.

The last decisions of each losing seat are played again: every alternative is continued to the end
of the game several times by greedy bots, with the same dice and draws for all alternatives. The
seat is a *kingmaker* if it wins none of these games, and two alternatives have different winners
that do not depend on the dice and draws.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import NO_CLOCK_SECONDS, make_bot
from arizona.engine.deal import Deal
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

KINGMAKER = "lab:kingmaker"
"""Figure of a seat: 1 if it decided who won without being able to win, otherwise 0."""
LAST = 2
"""Decisions of a seat that are examined, counted from its last one."""
ALTERNATIVES = 5
"""Alternatives of a decision that are tried; the others are left out at random."""
CONTINUATIONS = 6
"""Games played from each alternative.

If dice alone decided between two equal players, two alternatives would seem to decide in 1 of 2,048
cases, and one of the ten pairs of five alternatives in at most 1 of 200.
"""
Policy = Callable[[int], Bot]
"""Makes the bot that plays a continuation, by its number."""


class LastDecisions:
    """Remembers the positions in which each seat last had a choice."""

    def __init__(self, seats: int) -> None:
        self._positions: list[deque[State]] = [deque(maxlen=LAST) for _ in range(seats)]

    def note(self, state: State) -> None:
        """Remember a position, if the seat to move has a choice."""
        if len(state.legal()) > 1:
            self._positions[int(state.to_move())].append(state.clone())

    def kingmakers(self, game: str, winners: Sequence[int], seed: str) -> list[bool]:
        """Return whether each seat is a kingmaker. Shares of a win count as winning."""

        def greedy(number: int) -> Bot:
            return make_bot(game, "greedy", f"{seed} kingmaking {number}")

        return [
            seat not in winners and any(decides(state, greedy, seed) for state in reversed(last))
            for seat, last in enumerate(self._positions)
        ]


def decides(state: State, policy: Policy, seed: str) -> bool:
    """Return whether the seat to move cannot win, but decides who does."""
    seat = int(state.to_move())
    actions = list(state.legal())
    rng = Rng(f"{seed} alternatives")
    while len(actions) > ALTERNATIVES:
        actions.pop(rng.below(len(actions)))
    sure: set[tuple[int, ...]] = set()
    for action in actions:
        found: set[tuple[int, ...]] = set()
        for number in range(CONTINUATIONS):
            after = state.clone()
            after.apply(action)
            winners = tuple(_continued(after, policy(number), Deal(f"{seed} {number}")))
            if seat in winners:
                return False
            found.add(winners)
        if len(found) == 1:
            sure |= found
    return len(sure) > 1


def _continued(state: State, bot: Bot, deal: Deal) -> list[int]:
    """Play to the end and return the winners."""
    clock = Clock(NO_CLOCK_SECONDS)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            outcome = deal.draw(state)
            deal.record(state)
            state.apply(outcome)
        else:
            state.apply(bot.decide(state, state.legal(), clock))
    return state.winners()
