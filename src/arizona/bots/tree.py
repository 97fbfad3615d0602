"""The tree of a Monte-Carlo tree search, in flat arrays.

A node stands for the decisions that led to it. Chance has no nodes: whenever the search comes by,
luck is drawn anew (an *open loop*), so one node averages over all luck, and a decision that is not
legal with this luck is passed over. Forced moves have no nodes either.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.bots.rewards import Judge
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

NONE: Final = -1
ROOT: Final = 0
NOWHERE: Final = State()
"""Stands for a position until there is one."""
CERTAIN: Final = 1e-9
"""A reward nearer to 0 or 1 than this tells no more by how much."""
CHECKED: Final = 16
"""Every so many ways down it is checked whether the decision stands."""
FRESH: Final = 10.0
"""What a child nobody has visited is worth without priors: it comes before all others."""


@final
class SearchOptions:
    """How a search goes about it. Every improvement is a switch, so that it can be measured."""

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
        """How many times to go down the tree; 0 until the clock says stop."""
        self.share: Final = share
        """The share of the clock to use."""
        self.explore: Final = explore
        """How eagerly rarely tried moves are tried."""
        self.cut: Final = cut
        """Random moves before a position is judged by the evaluation; −1 plays to the end."""
        self.priors: Final = priors
        """Whether the evaluation after each move says which to try first."""
        self.sharp: Final = sharp
        """How much the priors prefer the better looking move."""
        self.widen: Final = widen
        """With n visits only the 3 + widen · √n best moves by prior are tried; 0 tries all."""
        self.paranoid: Final = paranoid
        """Whether all others play against us instead of each for himself (max-n)."""
        self.reuse: Final = reuse
        """Whether the part of the tree that came true serves the next decision."""
        self.decisive: Final = decisive
        """Whether a move that wins at once is played at once."""
        self.early: Final = early
        """Whether to stop once no other move can become the most visited."""
        self.turns: Final = turns
        """Whether the small questions of a turn are answered by the evaluation, below the root."""
        self.mast: Final = mast
        """The share of playout moves chosen by how well the action did elsewhere."""
        self.win: Final = win
        """The part of the reward that depends on winning; the rest is the lead."""
        self.nodes: Final = nodes
        """Room for this many nodes."""

    def for_points(self, iterations: int) -> SearchOptions:
        """The same search by so many iterations, for the lead alone: what a review asks for."""
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
    """One search from one position."""

    def __init__(self, options: SearchOptions, judge: Judge, seats: int, rng: Rng) -> None:
        self.options: Final = options
        self.judge: Final = judge
        self.seats: Final = seats
        self.rng = rng
        self.first: vec[i64] = vec[i64]()
        """The first child of each node, and its next sibling."""
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """The action that leads to a node."""
        self.mover: vec[i64] = vec[i64]()
        """The seat that chose it."""
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        """The sum of the rewards of the seat that chose it."""
        self.prior: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()
        """What the evaluation promises to the seat that chose it."""
        self.size: i64 = 0
        self.seat: i64 = 0
        """The seat at the root."""
        self.stamp: i64 = 0
        self.stamps: vec[i64] = vec[i64]()
        self.path: list[int] = []
        self.played: list[int] = []
        """Actions of this descent after the root, each with its seat: action · 8 + seat."""
        self.trial: State = NOWHERE
        """Where moves are tried out before they are chosen: one position for all, if it can."""
        self.steps: dict[int, list[int]] = {}
        """By node, the answers to the small questions that follow its move."""
        self.runs: i64 = 0
        """How often this search went down the tree."""
        self.sums: Final = vec[float]([0.0] * seats)
        self.squares: Final = vec[float]([0.0] * seats)
        """The leads of every seat in spreads, and their squares, whatever way was taken; only
        where a search is for points alone, as rewards say them plainly then."""
        self.counted: i64 = 0
        self.good: vec[float] = vec[float]()
        self.tried: vec[i64] = vec[i64]()
        """Rewards and number of playouts with an action, for the playouts to come (MAST)."""
        self._add(NONE, NONE, 1.0, 0.5)

    # --- the search -------------------------------------------------------------------------

    def search(self, root: State, clock: Clock, early: bool = False) -> None:
        """Go down the tree until the clock or the number of iterations says stop.

        ``early`` stops as soon as the most visited move is certain; what the others are worth is
        known less well then.
        """
        self.seat = root.to_move()
        limit = self.options.iterations
        # What is held back covers the last way down, wherever the time runs out on it.
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
        """Whether the most visited move stays so, however the rest of the search goes."""
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
        """One way down: select, expand, play on, and carry the result back up."""
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
            self._settle(state)
        else:
            self._play_on(state, clock)
        if not clock.expired():
            self._carry_up(self.judge.rewards(state))

    def step_on(self, node: i64, state: State) -> None:
        """Answer the small questions after a move as the evaluation did when it first came here."""
        known = self.steps.get(node)
        if known is None:
            self.steps[node] = self.judge.evaluation.steps(state)
            return
        for action in known:
            if state.to_move() == CHANCE or action not in state.legal():
                return
            state.apply(action)

    def _settle(self, state: State) -> None:
        """Draw what chance decides before the position is judged."""
        while state.to_move() == CHANCE:
            state.apply(state.pick(self.rng))

    def _play_on(self, state: State, clock: Clock) -> None:
        """Random moves to the end, or so many, before the position is judged."""
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
                action = self._proven(actions, mover)
            else:
                action = actions[rng.below(len(actions))]
            state.apply(action)
            if proven:
                self.played.append(action * 8 + mover)
            if len(actions) > 1:
                steps += 1
            if steps & 7 == 7 and clock.expired():
                return

    def _proven(self, actions: list[int], mover: i64) -> int:
        """The action that did best in other playouts; an untried one before all."""
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

    def _carry_up(self, rewards: list[float]) -> None:
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

    # --- one node ---------------------------------------------------------------------------

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
        """The child to visit: the best by rewards so far plus what is owed to the little known."""
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
        """Add the children that are missing, the most promising first."""
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
        # Moves there was no time to look at come after all others.
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
        """Among the children marked as legal the one with the best outlook."""
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
                    # The evaluation counts as a first visit.
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

    # --- the result -------------------------------------------------------------------------

    def children(self, node: i64 = ROOT) -> list[tuple[int, int, float]]:
        """Action, visits and mean reward of a node's children, most visited first."""
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
        """The mean lead of a seat in spreads, and by how much it may be wrong (a standard error).

        Only of a search for points alone.
        """
        count = float(self.counted)
        if count < 2.0:
            return (self.sums[seat] if count else 0.0), 1.0
        mean = self.sums[seat] / count
        spread = max(0.0, self.squares[seat] / count - mean * mean)
        return mean, math.sqrt(spread / (count - 1.0))

    def guesses(self) -> list[tuple[int, float]]:
        """Each move at the root with what the evaluation promises the mover."""
        found: list[tuple[int, float]] = []
        child: i64 = self.first[ROOT]
        while child != NONE:
            found.append((self.action[child], self.guess[child]))
            child = self.next[child]
        return found

    def child_of(self, node: i64, action: i64) -> i64:
        """The node after an action; ``NONE`` where there is none."""
        child: i64 = self.first[node]
        while child != NONE:
            if self.action[child] == action:
                return child
            child = self.next[child]
        return NONE

    def below(self, node: i64) -> Tree:
        """A tree of its own whose root is that node, with all that is known below it."""
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
