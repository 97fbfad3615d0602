"""Search tree of a Monte Carlo tree search, stored in flat arrays.

A node represents the decisions that lead to it. Chance events have no nodes: they are sampled again
on each descent (*open loop*), so a node averages over all outcomes, and decisions that are illegal
under the sampled outcome are skipped. Forced moves have no nodes either.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.bots.rewards import RewardScale
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

NONE: Final = -1
ROOT: Final = 0
NOWHERE: Final = State()
"""Placeholder until there is a position."""
CERTAIN: Final = 1e-9
"""Rewards are clamped to this distance from 0 and 1 before taking the logit."""
CHECKED: Final = 16
"""Number of iterations between checks for early stopping."""
FRESH: Final = 10.0
"""Value of an unvisited child without priors, which puts it before all visited ones."""


@final
class SearchOptions:
    """Options of a search. Every improvement can be switched off, so that it can be measured."""

    def __init__(
        self,
        *,
        iterations: int = 0,
        share: float = 0.9,
        explore: float = 0.7,
        cut: int = -1,
        priors: bool = False,
        sharp: float = 4.0,
        widen: float = 0.0,
        paranoid: bool = False,
        reuse: bool = True,
        decisive: bool = True,
        early: bool = True,
        turns: bool = False,
        mast: float = 0.0,
        win: float = 0.7,
        nodes: int = 400_000,
    ) -> None:
        self.iterations: Final = iterations
        """Number of iterations; 0 to search until the clock runs out."""
        self.share: Final = share
        """Fraction of the clock to use."""
        self.explore: Final = explore
        """Exploration constant."""
        self.cut: Final = cut
        """Number of random moves before the evaluation; −1 to play to the end."""
        self.priors: Final = priors
        """Whether to order moves by their static evaluation."""
        self.sharp: Final = sharp
        """How strongly priors favor moves with a better evaluation."""
        self.widen: Final = widen
        """Progressive widening: at n visits, only the 3 + widen · √n best moves by prior are tried.

        0 tries all moves.
        """
        self.paranoid: Final = paranoid
        """Whether opponents play against the searching seat instead of for themselves (max-n)."""
        self.reuse: Final = reuse
        """Whether to reuse the subtree of the current position for the next decision."""
        self.decisive: Final = decisive
        """Whether to prefer moves that win immediately."""
        self.early: Final = early
        """Whether to stop once no other move can become the most visited."""
        self.turns: Final = turns
        """Whether the evaluation plays the minor decisions of a turn below the root."""
        self.mast: Final = mast
        """Fraction of playout moves chosen by their average reward in other playouts (MAST)."""
        self.win: Final = win
        """Fraction of the reward that depends on winning; the rest depends on the lead."""
        self.nodes: Final = nodes
        """Maximum number of nodes."""

    def for_points(self, iterations: int) -> SearchOptions:
        """Return options that maximize the lead with a fixed number of iterations, for reviews."""
        return SearchOptions(
            iterations=iterations,
            share=1.0,
            explore=self.explore,
            cut=self.cut,
            priors=self.priors,
            sharp=self.sharp,
            widen=self.widen,
            paranoid=self.paranoid,
            reuse=False,
            decisive=False,
            early=False,
            turns=self.turns,
            mast=self.mast,
            win=0.0,
            nodes=self.nodes,
        )


@final
class Tree:
    """A search from one position."""

    def __init__(self, options: SearchOptions, judge: RewardScale, seats: int, rng: Rng) -> None:
        self.options: Final = options
        self.judge: Final = judge
        self.seats: Final = seats
        self.rng = rng
        self.first: vec[i64] = vec[i64]()
        """First child of each node. ``next`` is the next sibling."""
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """Action that leads to each node."""
        self.mover: vec[i64] = vec[i64]()
        """Seat that chose the action."""
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        """Sum of the rewards of the seat that chose the action."""
        self.prior: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()
        """Static evaluation for the seat that chose the action."""
        self.size: i64 = 0
        self.seat: i64 = 0
        """The seat to move at the root."""
        self.stamp: i64 = 0
        self.stamps: vec[i64] = vec[i64]()
        self.path: list[int] = []
        self.played: list[int] = []
        """Actions of this descent after the root, encoded as action · 8 + seat."""
        self.trial: State = NOWHERE
        """Scratch position for evaluating moves."""
        self.steps: dict[int, list[int]] = {}
        """Actions that answer the minor decisions after each node's move."""
        self.runs: i64 = 0
        """Number of completed iterations."""
        self.sums: Final = vec[float]([0.0] * seats)
        self.squares: Final = vec[float]([0.0] * seats)
        """Sums of each seat's leads, in spreads, and of their squares.

        Only updated in searches that maximize the lead, where rewards can be converted back to
        leads.
        """
        self.counted: i64 = 0
        self.good: vec[float] = vec[float]()
        self.tried: vec[i64] = vec[i64]()
        """Sums of rewards and number of playouts by action (MAST)."""
        self._add(NONE, NONE, 1.0, 0.5)

    # --- search -----------------------------------------------------------------------------

    def search(self, root: State, clock: Clock, early: bool = False) -> None:
        """Search until the clock or the iterations run out.

        ``early`` stops as soon as the most visited move is certain, at which point the estimates
        for other moves are less accurate.
        """
        self.seat = root.to_move()
        limit = self.options.iterations
        # The reserved time covers the last iteration.
        thinking = clock.share(self.options.share)
        self.trial = root.clone()
        state = root.clone()
        while not thinking.expired() and (not limit or self.runs < limit):
            if self.runs and not state.become(root):
                state = root.clone()
            self._descend(state, thinking)
            self.runs += 1
            if early and self.runs % CHECKED == 0 and self._decided(thinking):
                return

    def _decided(self, clock: Clock) -> bool:
        """Check whether the most visited move can no longer change."""
        most: i64 = 0
        second: i64 = 0
        child: i64 = self.first[ROOT]
        while child != NONE:
            count = self.visits[child]
            if count > most:
                second = most
                most = count
            elif count > second:
                second = count
            child = self.next[child]
        limit = self.options.iterations
        coming = float(limit - self.runs)
        if not limit:
            left = clock.left()
            coming = float(self.runs) * left / max(1e-9, clock.seconds - left)
        return float(most - second) > coming

    def _descend(self, state: State, clock: Clock) -> None:
        """Run one iteration: select, expand, simulate and backpropagate."""
        self.path = [ROOT]
        self.played = []
        node: i64 = ROOT
        while True:
            node_before: i64 = node
            mover = state.to_move()
            if mover == OVER:
                break
            if mover == CHANCE:
                state.apply(state.pick(self.rng))
                continue
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            fresh = self.first[node] == NONE
            if fresh and node != ROOT and self.visits[node] == 0:
                break
            node = self._choose(node, state, legal, mover, clock)
            if node == NONE:
                node = node_before
                break
            action = self.action[node]
            state.apply(action)
            self.path.append(node)
            if self.options.turns:
                self.step_on(node, state)
            if self.options.mast:
                self.played.append(action * 8 + mover)
            if fresh and not self.options.priors:
                break
        if self.options.priors and self.options.cut == 0:
            self._resolve_chance(state)
        else:
            self._simulate(state, clock)
        if not clock.expired():
            self._backpropagate(self.judge.rewards(state))

    def step_on(self, node: i64, state: State) -> None:
        """Repeat the minor decisions that the evaluation made when the node was first visited."""
        known = self.steps.get(node)
        if known is None:
            self.steps[node] = self.judge.evaluation.steps(state)
            return
        for action in known:
            if state.to_move() == CHANCE or action not in state.legal():
                return
            state.apply(action)

    def _resolve_chance(self, state: State) -> None:
        """Resolve chance events before the position is evaluated."""
        while state.to_move() == CHANCE:
            state.apply(state.pick(self.rng))

    def _simulate(self, state: State, clock: Clock) -> None:
        """Play random moves to the end, or ``cut`` of them, before the position is evaluated."""
        options = self.options
        rng = self.rng
        cut = options.cut
        proven: i64 = int(options.mast * 1000.0)
        if cut < 0 and not proven:
            state.playout(rng)
            return
        steps: i64 = 0
        while True:
            mover = state.to_move()
            if mover == OVER:
                return
            if mover == CHANCE:
                state.apply(state.pick(rng))
                continue
            if cut >= 0 and steps >= cut:
                return
            actions = state.legal()
            if proven and rng.below(1000) < proven:
                action = self._best_in_playouts(actions, mover)
            else:
                action = actions[rng.below(len(actions))]
            state.apply(action)
            if proven:
                self.played.append(action * 8 + mover)
            if len(actions) > 1:
                steps += 1
            if steps & 7 == 7 and clock.expired():
                return

    def _best_in_playouts(self, actions: list[int], mover: i64) -> int:
        """Return the action with the best average in other playouts; untried actions come first."""
        best = actions[0]
        highest = -1.0
        for action in actions:
            key: i64 = action * 8 + mover
            if key >= len(self.tried) or self.tried[key] == 0:
                return action
            value = self.good[key] / float(self.tried[key])
            if value > highest:
                highest = value
                best = action
        return best

    def _backpropagate(self, rewards: list[float]) -> None:
        options = self.options
        root = self.seat
        if options.win == 0.0:
            self._count_leads(rewards)
        if options.paranoid:
            for seat in range(self.seats):
                if seat != root:
                    rewards[seat] = 1.0 - rewards[root]
        for node in self.path:
            self.visits[node] += 1
            chooser = self.mover[node]
            if chooser >= 0:
                self.total[node] += rewards[chooser]
        if options.mast:
            for played in self.played:
                key: i64 = played
                while len(self.tried) <= key:
                    self.tried = append(self.tried, 0)
                    self.good = append(self.good, 0.0)
                self.tried[key] += 1
                self.good[key] += rewards[key & 7]

    def _count_leads(self, rewards: list[float]) -> None:
        self.counted += 1
        for seat in range(self.seats):
            sure = min(1.0 - CERTAIN, max(CERTAIN, rewards[seat]))
            lead = math.log(sure / (1.0 - sure))
            self.sums[seat] += lead
            self.squares[seat] += lead * lead

    # --- nodes ------------------------------------------------------------------------------

    def _add(self, action: i64, mover: i64, prior: float, guess: float) -> i64:
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.guess = append(self.guess, guess)
        self.size += 1
        return self.size - 1

    def _mark(self, place: i64, stamp: i64) -> None:
        while len(self.stamps) <= place:
            self.stamps = append(self.stamps, 0)
        self.stamps[place] = stamp

    def _choose(self, node: i64, state: State, legal: list[int], mover: i64, clock: Clock) -> i64:
        """Return the child to visit: the best by average reward plus exploration bonus."""
        self.stamp += 1
        stamp = self.stamp
        for action in legal:
            self._mark(action, stamp)
        child: i64 = self.first[node]
        missing: i64 = len(legal)
        while child != NONE:
            place: i64 = self.action[child]
            if place < len(self.stamps) and self.stamps[place] == stamp:
                self.stamps[place] = -stamp
                missing -= 1
            child = self.next[child]
        if missing:
            if self.size + missing > self.options.nodes:
                if missing == len(legal):
                    return NONE
            else:
                self._expand(node, state, legal, mover, clock)
        return self._select(node)

    def _expand(self, node: i64, state: State, legal: list[int], mover: i64, clock: Clock) -> None:
        """Add missing children, the most promising first."""
        stamp = self.stamp
        fresh = [action for action in legal if self.stamps[action] == stamp]
        for action in fresh:
            self.stamps[action] = -stamp
        if not self.options.priors:
            self.rng.shuffle(fresh)
            for action in fresh:
                made = self._add(action, mover, 1.0 / len(legal), 0.5)
                self.next[made] = self.first[node]
                self.first[node] = made
            return
        values: list[float] = []
        after = self.trial
        highest = -1e9
        lowest = 1e9
        for action in fresh:
            if values and clock.expired():
                break
            if not after.become(state):
                after = state.clone()
            after.apply(action)
            value = self.judge.reward(after, mover)
            if self.options.decisive and after.to_move() == OVER and mover in after.winners():
                value += 1.0
            values.append(value)
            highest = max(highest, value)
            lowest = min(lowest, value)
        # Moves that were not evaluated in time come last.
        while len(values) < len(fresh):
            values.append(lowest)
        weights = [math.exp((value - highest) * self.options.sharp) for value in values]
        total = sum(weights)
        # Worst first, so that the linked list begins with the best.
        for number in sorted(range(len(fresh)), key=lambda place: weights[place]):
            made = self._add(fresh[number], mover, weights[number] / total, values[number])
            self.next[made] = self.first[node]
            self.first[node] = made

    def _select(self, node: i64) -> i64:
        """Return the child with the highest value among those marked as legal."""
        options = self.options
        stamp = -self.stamp
        visits = self.visits[node] + 1
        explore = options.explore
        priors = options.priors
        root = math.sqrt(float(visits))
        log = math.log(float(visits))
        width = 1 << 30
        if options.widen > 0.0:
            width = 3 + int(options.widen * root)
        chosen: i64 = NONE
        highest = -1e18
        child: i64 = self.first[node]
        while child != NONE and width > 0:
            place: i64 = self.action[child]
            marked = place < len(self.stamps) and self.stamps[place] == stamp
            if marked:
                width -= 1
                count = float(self.visits[child])
                value = 0.0
                if priors:
                    # The evaluation counts as the first visit.
                    value = (self.total[child] + self.guess[child]) / (count + 1.0)
                elif count > 0.0:
                    value = self.total[child] / count
                if priors:
                    value += explore * self.prior[child] * root / (1.0 + count)
                elif count > 0.0:
                    value += explore * math.sqrt(log / count)
                else:
                    value += FRESH
                if value > highest:
                    highest = value
                    chosen = child
            child = self.next[child]
        return chosen

    # --- results ----------------------------------------------------------------------------

    def children(self, node: i64 = ROOT) -> list[tuple[int, int, float]]:
        """Return the action, visits and mean reward of a node's children, most visited first."""
        found: list[tuple[int, int, float]] = []
        child: i64 = self.first[node]
        while child != NONE:
            count = self.visits[child]
            mean = self.total[child] / float(count) if count else 0.0
            found.append((self.action[child], count, mean))
            child = self.next[child]
        found.sort(key=lambda row: (-row[1], -row[2]))
        return found

    def outlook(self, seat: i64) -> tuple[float, float]:
        """Return a seat's mean lead and its standard error, in spreads.

        Only for searches that maximize the lead.
        """
        count = float(self.counted)
        if count < 2.0:
            return (self.sums[seat] if count else 0.0), 1.0
        mean = self.sums[seat] / count
        spread = max(0.0, self.squares[seat] / count - mean * mean)
        return mean, math.sqrt(spread / (count - 1.0))

    def guesses(self) -> list[tuple[int, float]]:
        """Return the static evaluation of each move at the root for the mover."""
        found: list[tuple[int, float]] = []
        child: i64 = self.first[ROOT]
        while child != NONE:
            found.append((self.action[child], self.guess[child]))
            child = self.next[child]
        return found

    def child_of(self, node: i64, action: i64) -> i64:
        """Return the child after an action, or ``NONE``."""
        child: i64 = self.first[node]
        while child != NONE:
            if self.action[child] == action:
                return child
            child = self.next[child]
        return NONE

    def below(self, node: i64) -> Tree:
        """Return a copy of the subtree whose root is the given node."""
        tree = Tree(self.options, self.judge, self.seats, self.rng)
        tree.visits[ROOT] = self.visits[node]
        tree.good = self.good
        tree.tried = self.tried
        self._copy_children(node, tree, ROOT)
        return tree

    def _copy_children(self, node: i64, tree: Tree, target: i64) -> None:
        last: i64 = NONE
        child: i64 = self.first[node]
        while child != NONE:
            made = tree._add(
                self.action[child], self.mover[child], self.prior[child], self.guess[child]
            )
            if child in self.steps:
                tree.steps[made] = self.steps[child]
            tree.visits[made] = self.visits[child]
            tree.total[made] = self.total[child]
            if last == NONE:
                tree.first[target] = made
            else:
                tree.next[last] = made
            last = made
            if self.first[child] != NONE:
                self._copy_children(child, tree, made)
            child = self.next[child]
