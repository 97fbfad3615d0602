"""Monte Carlo tree search for any game."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.parallel import Row, search_in_parallel
from arizona.bots.rewards import RewardScale
from arizona.bots.tree import NONE, SearchOptions, Tree
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

FIXED: Final = ("content", "sheet")
"""Attributes shared by all positions of a match that ``State.data`` does not include."""
LOOKED_AT: Final = 200
"""Maximum number of positions to compare when locating the current position in the old tree."""


@final
class SearchBot(Bot):
    """Bot that uses Monte Carlo tree search and plays the most visited move."""

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
        """Number of processes that search in parallel."""
        self.judge: Final = RewardScale(evaluation, self.options.win)
        self.tree: Tree | None = None
        """Search tree of the last decision.

        ``after`` and ``node`` are the position and the tree node after the chosen move.
        """
        self.after: State | None = None
        self.node: int = NONE

    def generators(self) -> list[Rng]:
        return [self.rng]

    def forget(self) -> None:
        """Discard the tree of the last decision."""
        self.tree = None
        self.after = None

    def use_cores(self, cores: int) -> None:
        """Set the number of processes. Ignored if the number of iterations is fixed."""
        if not self.options.iterations:
            self.cores = cores

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return the most visited action."""
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
        """Return the visits and mean reward of each move over all processes, most visited first."""
        if self.cores <= 1:
            return self.think(state, clock, self.options.early).children()
        seed = self.rng.below(1_000_000_000)

        def think(core: int) -> list[Row]:
            if core:
                self.rng = Rng(f"core {core} {seed}")
            return self.think(state, clock).children()

        return search_in_parallel(self.cores, clock, think)

    def think(self, state: State, clock: Clock, early: bool = False) -> Tree:
        """Search a position and return its tree.

        ``early`` stops as soon as the best move is known.
        """
        tree = self._continued(state, clock) if self.options.reuse else None
        if tree is None:
            tree = Tree(self.options, self.judge, len(state.scores()), self.rng)
        tree.rng = self.rng
        tree.search(state, clock, early)
        self.tree = tree
        return tree

    def _continued(self, state: State, clock: Clock) -> Tree | None:
        """Return the subtree of the old tree for this position, if it contains it."""
        tree = self.tree
        after = self.after
        self.tree = None
        self.after = None
        if tree is None or after is None or self.node == NONE:
            return None
        if any(getattr(after, part, None) is not getattr(state, part, None) for part in FIXED):
            return None  # another content pack, so equal data means a different position
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
