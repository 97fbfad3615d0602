"""The search bot: Monte-Carlo tree search on any game."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.parallel import Row, think_on
from arizona.bots.rewards import Judge
from arizona.bots.tree import NONE, SearchOptions, Tree
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

FIXED: Final = ("content", "sheet")
"""What positions of one table share and their numbers leave out."""
LOOKED_AT: Final = 200
"""Positions that are compared at most to find where in the old tree the game stands now."""


@final
class SearchBot(Bot):
    """Tries out what may happen, many times, and plays what did best."""

    def __init__(
        self,
        evaluation: Evaluation,
        options: SearchOptions | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.evaluation: Final = evaluation
        self.options: Final = options or SearchOptions()
        self.rng = Rng(seed)
        self.cores = 1
        """Processes that think at the same time."""
        self.judge: Final = Judge(evaluation, self.options.win)
        self.tree: Tree | None = None
        """The tree of the last decision and the position after the move chosen there."""
        self.after: State | None = None
        self.node: int = NONE

    def luck(self) -> list[Rng]:
        """Its one generator."""
        return [self.rng]

    def forget(self) -> None:
        """Drop the tree of the last decision."""
        self.tree = None
        self.after = None

    def use_cores(self, cores: int) -> None:
        """Think in so many processes, unless the number of iterations is set."""
        if not self.options.iterations:
            self.cores = cores

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The action that was visited most."""
        if len(legal) == 1:
            return legal[0]
        rows = self.rows(state, clock)
        if not rows:
            return legal[self.rng.below(len(legal))]
        best = rows[0][0]
        tree = self.tree
        if self.options.reuse and tree is not None:
            self.after = state.clone()
            self.after.apply(best)
            self.node = int(tree.child_of(0, best))
        return best

    def rows(self, state: State, clock: Clock) -> list[Row]:
        """Every move with its visits and mean reward, most visited first, from all cores."""
        if self.cores <= 1:
            return self.think(state, clock, self.options.early).children()
        luck = self.rng.below(1_000_000_000)

        def think(core: int) -> list[Row]:
            if core:
                self.rng = Rng(f"core {core} {luck}")
            return self.think(state, clock).children()

        return think_on(self.cores, clock, think)

    def think(self, state: State, clock: Clock, early: bool = False) -> Tree:
        """The searched tree of a position; ``early`` if only the best move matters."""
        tree = self._continued(state, clock) if self.options.reuse else None
        if tree is None:
            tree = Tree(self.options, self.judge, len(state.scores()), self.rng)
        tree.rng = self.rng
        tree.search(state, clock, early)
        self.tree = tree
        return tree

    def _continued(self, state: State, clock: Clock) -> Tree | None:
        """The part of the old tree that came true, if the position can be found in it."""
        tree = self.tree
        after = self.after
        self.tree = None
        self.after = None
        if tree is None or after is None or self.node == NONE:
            return None
        if any(getattr(after, part, None) is not getattr(state, part, None) for part in FIXED):
            return None  # another pack: equal numbers mean another position
        wanted = state.data()
        if self.options.turns:
            tree.step_on(self.node, after)
        queue: list[tuple[State, int]] = [(after, self.node)]
        place = 0
        while place < len(queue) and place < LOOKED_AT:
            here, node = queue[place]
            place += 1
            mover = here.to_move()
            while mover >= 0 and here.data() != wanted:
                forced = here.legal()
                if len(forced) > 1:
                    break
                here.apply(forced[0])
                mover = here.to_move()
            if mover in (OVER, CHANCE):
                continue
            if here.data() == wanted:
                return tree.below(node)
            if clock.left() < clock.seconds * 0.8:
                return None
            legal = here.legal()
            for action, visits, _ in tree.children(node):
                if visits and action in legal and len(queue) < LOOKED_AT:
                    following = here.clone()
                    following.apply(action)
                    child = int(tree.child_of(node, action))
                    if self.options.turns:
                        tree.step_on(child, following)
                    queue.append((following, child))
        return None
