"""Tree search guided by a batched policy and value function, as in AlphaZero.

One search covers any number of positions. In each round every tree selects a few leaves, all leaves
are evaluated in one call, and the results are backpropagated. *Virtual loss* makes the leaves of
one tree differ: a leaf whose evaluation is pending counts as a lost visit.

Chance events have nodes with one child per sampled outcome. Forced moves have no nodes. Nodes keep
their positions, so a descent applies a single action.

This module needs only the standard library. ``arizona.envs.search`` wraps it for NumPy.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.strings import read_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.bots.distributions import dirichlet, gumbel, softmax, uniform
from arizona.bots.leaf_batch import LeafBatch, LeafEvaluator
from arizona.bots.policy_options import PolicySearchOptions
from arizona.engine.batch import outcome
from arizona.engine.errors import ArizonaError
from arizona.engine.packing import Reduced
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

NONE: Final = -1
ROOT: Final = 0
FLOAT_BYTES: Final = 4
LOST: Final = -1.0
"""Value of a pending visit."""
TINY: Final = 1e-9

# Status of a node.
UNSEEN: Final = 0
"""The position was not created yet."""
PENDING: Final = 1
"""The position waits for its evaluation."""
EXPANDED: Final = 2
"""A decision with priors, or a chance event."""
ENDED: Final = 3

# Results of a descent.
COLLISION: Final = 0
RESOLVED: Final = 1
WAITING: Final = 2


@final
class PolicyTree:
    """Search tree of one position."""

    def __init__(self, root: State, options: PolicySearchOptions, seats: int, rng: Rng) -> None:
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.rng = rng
        self.first: vec[i64] = vec[i64]()
        """First child of each node. ``next`` is the next sibling."""
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """Action or chance outcome that leads to each node."""
        self.status: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        """Seat to move at each node, or ``CHANCE`` or ``OVER``."""
        self.visits: vec[i64] = vec[i64]()
        self.pending: vec[i64] = vec[i64]()
        """Visits of each node whose evaluation is pending."""
        self.prior: vec[float] = vec[float]()
        self.total: vec[float] = vec[float]()
        """Sum of the values for the seat that chose the action."""
        self.worth: vec[float] = vec[float]()
        """Sum of the values for the seat to move."""
        self.raw: vec[float] = vec[float]()
        """The evaluator's value for the seat to move."""
        self.states: list[State] = []
        self.size: i64 = 0
        self.started: i64 = 0
        """Number of simulations begun."""
        self.root_values: Final = vec[float]([0.0] * seats)
        """Sum of the values of all simulations, by seat."""
        self.flights: list[list[int]] = []
        """Paths to the leaves that wait for their evaluation."""
        self.rows: list[int] = []
        """Rows of these leaves in the batch."""
        self.legal: list[list[int]] = []
        self.gumbels: list[float] = []
        """Gumbel noise of each root move, in the order of the root's children."""
        self.sequence: list[int] = []
        """Visit count that the root's next move must have, by simulation."""
        self._add(NONE, 1.0, root.clone())

    # --- simulations ------------------------------------------------------------------------

    def finished(self) -> bool:
        """Check whether all simulations were begun and evaluated."""
        return self.started >= self.options.simulations and not self.flights

    def collect(self, leaves: LeafBatch) -> None:
        """Begin simulations until enough leaves wait, all are begun, or a leaf is met twice."""
        limit = self.options.simulations
        most = self.options.leaves
        while self.started < limit and len(self.flights) < most:
            result = self._descend(leaves)
            if result == COLLISION:
                return
            self.started += 1
            if self.status[ROOT] == PENDING:
                return

    def receive(self, priors: bytes, values: bytes, num_actions: i64) -> None:
        """Expand the waiting leaves with their evaluations."""
        seats = self.seats
        flights = self.flights
        rows = self.rows
        lists = self.legal
        self.flights = []
        self.rows = []
        self.legal = []
        for number in range(len(flights)):
            path = flights[number]
            row: i64 = rows[number]
            leaf: i64 = path[-1]
            mover = self.mover[leaf]
            found = [0.0] * int(seats)
            turn: i64 = 0
            while turn < seats:
                seat: i64 = mover + turn
                if seat >= seats:
                    seat -= seats
                value = read_f32_le(values, (row * seats + turn) * FLOAT_BYTES)
                if not -1.001 <= value <= 1.001:
                    raise ArizonaError(f"the evaluator returned the value {value}, not −1 to 1")
                found[seat] = value
                turn += 1
            self._expand(leaf, lists[number], priors, row * num_actions)
            self.raw[leaf] = found[mover]
            for node in path:
                self.pending[node] -= 1
            self._backpropagate(path, found)

    def _descend(self, leaves: LeafBatch) -> int:
        """Run one simulation up to a leaf, and to its end if the game is over there."""
        node: i64 = ROOT
        path = [ROOT]
        while True:
            status = self.status[node]
            if status == UNSEEN:
                legal = self._visit(node, path)
                status = self.status[node]
                if status == PENDING:
                    self.flights.append(path)
                    self.rows.append(leaves.add(self.states[node], legal))
                    self.legal.append(legal)
                    for passed in path:
                        self.pending[passed] += 1
                    return WAITING
            if status == PENDING:
                return COLLISION
            if status == ENDED:
                self._backpropagate(path, outcome(self.states[node], self.seats))
                return RESOLVED
            if self.mover[node] == CHANCE:
                node = self._chance_child(node)
            elif not self.options.gumbel:
                node = self._select_puct(node)
            elif node == ROOT:
                node = self._select_considered()
            else:
                node = self._select_improved(node)
            path.append(int(node))

    def _visit(self, node: i64, path: list[int]) -> list[int]:
        """Create the position of a node and return its legal actions if it is a decision."""
        if node == ROOT:
            state = self.states[ROOT]
        else:
            state = self.states[path[-2]].clone()
            state.apply(self.action[node])
        legal: list[int] = []
        while True:
            mover = state.to_move()
            if mover < 0:
                break
            legal = state.legal()
            if len(legal) != 1 or node == ROOT:
                break
            state.apply(legal[0])
        self.states[node] = state
        self.mover[node] = mover
        if mover == OVER:
            self.status[node] = ENDED
        elif mover == CHANCE:
            self.status[node] = EXPANDED
        else:
            self.status[node] = PENDING
        return legal

    def _chance_child(self, node: i64) -> i64:
        """Draw a chance outcome and return its node."""
        outcome_: i64 = self.states[node].pick(self.rng)
        child = self.first[node]
        while child != NONE:
            if self.action[child] == outcome_:
                return child
            child = self.next[child]
        child = self._add(outcome_, 1.0, self.states[node])
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def _expand(self, node: i64, legal: list[int], priors: bytes, at: i64) -> None:
        found: list[float] = []
        total = 0.0
        for action in legal:
            prior = read_f32_le(priors, (at + action) * FLOAT_BYTES)
            if not 0.0 <= prior < 1e30:
                raise ArizonaError(f"the evaluator returned the prior {prior} for action {action}")
            found.append(prior)
            total += prior
        many = float(len(legal))
        if total > 0.0:
            found = [prior / total for prior in found]
        else:
            found = [1.0 / many] * len(legal)
        if node == ROOT:
            self._begin_root(found)
        state = self.states[node]
        number = len(legal) - 1
        while number >= 0:
            child = self._add(legal[number], found[number], state)
            self.next[child] = self.first[node]
            self.first[node] = child
            number -= 1
        self.status[node] = EXPANDED

    def _begin_root(self, priors: list[float]) -> None:
        """Mix noise into the root's priors, or draw the noise of Gumbel search."""
        options = self.options
        many = len(priors)
        if options.gumbel:
            self.gumbels = [gumbel(self.rng) for _ in range(many)]
            considered = min(options.considered, many)
            self.sequence = considered_visits(considered, int(options.simulations))
        elif options.noise > 0.0 and many > 1:
            noise = dirichlet(self.rng, options.alpha / float(many), many)
            for number in range(many):
                priors[number] += options.noise * (noise[number] - priors[number])

    def _backpropagate(self, path: list[int], values: list[float]) -> None:
        chooser: i64 = NONE
        for node in path:
            self.visits[node] += 1
            if chooser >= 0:
                self.total[node] += values[chooser]
            chooser = self.mover[node]
            if chooser >= 0:
                self.worth[node] += values[chooser]
        for seat in range(len(values)):
            self.root_values[seat] += values[seat]

    def _add(self, action: i64, prior: float, state: State) -> i64:
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.action = append(self.action, action)
        self.status = append(self.status, UNSEEN)
        self.mover = append(self.mover, OVER)
        self.visits = append(self.visits, 0)
        self.pending = append(self.pending, 0)
        self.prior = append(self.prior, prior)
        self.total = append(self.total, 0.0)
        self.worth = append(self.worth, 0.0)
        self.raw = append(self.raw, 0.0)
        self.states.append(state)
        self.size += 1
        return self.size - 1

    # --- selection --------------------------------------------------------------------------

    def _select_puct(self, node: i64) -> i64:
        """Return the child with the highest value plus exploration bonus."""
        options = self.options
        lost = float(options.virtual_loss)
        seen = 0.0
        child = self.first[node]
        while child != NONE:
            if self.visits[child] + self.pending[child] > 0:
                seen += self.prior[child]
            child = self.next[child]
        count = float(self.visits[node])
        unvisited = self.worth[node] / max(1.0, count) - options.first_play * math.sqrt(seen)
        waiting = float(self.pending[node]) * lost
        scale = options.explore * math.sqrt(max(1.0, count + waiting))
        best: i64 = NONE
        highest = -1e18
        child = self.first[node]
        while child != NONE:
            waiting = float(self.pending[child]) * lost
            count = float(self.visits[child]) + waiting
            value = unvisited
            if count > 0.0:
                value = (self.total[child] + LOST * waiting) / count
            value += scale * self.prior[child] / (1.0 + count)
            if value > highest:
                highest = value
                best = child
            child = self.next[child]
        return best

    def _select_considered(self) -> i64:
        """Return the next root move of sequential halving."""
        wanted: i64 = self.sequence[min(int(self.started), len(self.sequence)) - 1]
        best: i64 = NONE
        highest = -1e18
        nearest: i64 = 1 << 40
        scores = self._scores()
        child = self.first[ROOT]
        number = 0
        while child != NONE:
            # If no move has the wanted number of visits, take the nearest number.
            count: i64 = self.visits[child] + self.pending[child]
            gap: i64 = count - wanted if count > wanted else wanted - count
            if gap < nearest or (gap == nearest and scores[number] > highest):
                nearest = gap
                highest = scores[number]
                best = child
            child = self.next[child]
            number += 1
        return best

    def _scores(self) -> list[float]:
        """Return Gumbel noise + logit + scaled value for each root move."""
        improved = self._improved_logits(ROOT)
        return [logit + noise for logit, noise in zip(improved, self.gumbels, strict=True)]

    def _improved_logits(self, node: i64) -> list[float]:
        """Return the logits of the improved policy: logit plus scaled completed value."""
        options = self.options
        most: i64 = 0
        visited: i64 = 0
        mass = 0.0
        weighted = 0.0
        child = self.first[node]
        while child != NONE:
            count = self.visits[child]
            if count > 0:
                most = max(most, count)
                visited += count
                mass += self.prior[child]
                weighted += self.prior[child] * self.total[child] / float(count)
            child = self.next[child]
        own = self.raw[node]
        mixed = own
        if visited:
            share = float(visited)
            mixed = (own + share * weighted / max(TINY, mass)) / (1.0 + share)
        scale = (options.visit_scale + float(most)) * options.value_scale
        found: list[float] = []
        child = self.first[node]
        while child != NONE:
            count = self.visits[child]
            value = self.total[child] / float(count) if count > 0 else mixed
            found.append(math.log(max(TINY, self.prior[child])) + scale * value)
            child = self.next[child]
        return found

    def _select_improved(self, node: i64) -> i64:
        """Return the child whose visits are farthest below the improved policy."""
        policy = softmax(self._improved_logits(node))
        total = 0.0
        child = self.first[node]
        while child != NONE:
            total += float(self.visits[child] + self.pending[child])
            child = self.next[child]
        best: i64 = NONE
        highest = -1e18
        child = self.first[node]
        number = 0
        while child != NONE:
            count = float(self.visits[child] + self.pending[child])
            value = policy[number] - count / (1.0 + total)
            if value > highest:
                highest = value
                best = child
            child = self.next[child]
            number += 1
        return best

    # --- results ----------------------------------------------------------------------------

    def __reduce__(self) -> Reduced:
        """Pickle the root and its moves, for the results; the positions after them are left out."""
        moves: list[tuple[int, int, float, float]] = []
        child = self.first[ROOT]
        while child != NONE:
            visits = int(self.visits[child])
            moves.append((int(self.action[child]), visits, self.prior[child], self.total[child]))
            child = self.next[child]
        root = (int(self.mover[ROOT]), int(self.visits[ROOT]), self.worth[ROOT], self.raw[ROOT])
        values = [float(value) for value in self.root_values]
        started = int(self.started)
        state = self.states[ROOT]
        rest = (values, root, moves, self.gumbels, started)
        return _restored, (state, self.options, self.rng, *rest)

    def children(self) -> list[tuple[int, int, float]]:
        """Return the action, visits and mean value of each root move, in legal order."""
        found: list[tuple[int, int, float]] = []
        child = self.first[ROOT]
        while child != NONE:
            count = self.visits[child]
            mean = self.total[child] / float(count) if count else 0.0
            found.append((int(self.action[child]), int(count), mean))
            child = self.next[child]
        return found

    def values(self) -> list[float]:
        """Return the mean value of the root for each seat, in seat order."""
        count = float(max(1, self.visits[ROOT]))
        return [total / count for total in self.root_values]

    def policy(self) -> list[float]:
        """Return the target policy over the root's moves, in the order of ``children``.

        The share of the visits for PUCT, the improved policy for Gumbel search.
        """
        if self.options.gumbel:
            return softmax(self._improved_logits(ROOT))
        counts = [float(count) for _, count, _ in self.children()]
        total = sum(counts)
        if total <= 0.0:
            return [1.0 / len(counts)] * len(counts)
        return [count / total for count in counts]

    def choose(self, temperature: float = 0.0) -> int:
        """Return an action: the best, or one drawn from the policy with this temperature.

        Gumbel search draws by its own noise and ignores the temperature.
        """
        found = self.children()
        best = 0
        if self.options.gumbel:
            scores = self._scores()
            for number in range(len(found)):
                ahead = (found[number][1], scores[number]) > (found[best][1], scores[best])
                if ahead:
                    best = number
            return found[best][0]
        if temperature <= 0.0:
            for number in range(len(found)):
                if (found[number][1], found[number][2]) > (found[best][1], found[best][2]):
                    best = number
            return found[best][0]
        weights = [share ** (1.0 / temperature) for share in self.policy()]
        left = uniform(self.rng) * sum(weights)
        for number in range(len(found)):
            left -= weights[number]
            if left < 0.0:
                return found[number][0]
        return found[-1][0]


def _restored(
    state: State,
    options: PolicySearchOptions,
    rng: Rng,
    values: list[float],
    root: tuple[int, int, float, float],
    moves: list[tuple[int, int, float, float]],
    gumbels: list[float],
    started: int,
) -> PolicyTree:
    """Restore the root of a pickled tree."""
    tree = PolicyTree(state, options, len(values), rng)
    for seat, value in enumerate(values):
        tree.root_values[seat] = value
    tree.mover[ROOT] = root[0]
    tree.visits[ROOT] = root[1]
    tree.worth[ROOT] = root[2]
    tree.raw[ROOT] = root[3]
    tree.status[ROOT] = EXPANDED
    tree.gumbels = gumbels
    tree.started = started
    for action, visits, prior, total in reversed(moves):
        child = tree._add(action, prior, state)
        tree.visits[child] = visits
        tree.total[child] = total
        tree.next[child] = tree.first[ROOT]
        tree.first[ROOT] = child
    return tree


def search_all(
    trees: list[PolicyTree], evaluator: LeafEvaluator, leaves: LeafBatch, clock: Clock | None = None
) -> None:
    """Run all simulations of all trees, with one evaluation per round for all of them.

    A clock ends the search early, but not before every root was evaluated.
    """
    active = trees
    rounds = 0
    while active:
        if rounds and clock is not None and clock.expired():
            return
        rounds += 1
        leaves.clear()
        for tree in active:
            tree.collect(leaves)
        if leaves.states:
            priors, values = evaluator.evaluate(leaves)
            many: i64 = len(leaves.states)
            if len(priors) != many * leaves.num_actions * FLOAT_BYTES:
                raise ArizonaError(f"the evaluator returned {len(priors)} bytes of priors")
            if len(values) != many * leaves.players * FLOAT_BYTES:
                raise ArizonaError(f"the evaluator returned {len(values)} bytes of values")
            for tree in active:
                tree.receive(priors, values, leaves.num_actions)
        active = [tree for tree in active if not tree.finished()]


def considered_visits(considered: int, simulations: int) -> list[int]:
    """Return the visit count of the move to select at each simulation of sequential halving.

    >>> from arizona.bots.policy_search import considered_visits
    >>> considered_visits(4, 8)
    [0, 0, 0, 0, 1, 1, 2, 2]
    """
    if considered <= 1:
        return list(range(simulations))
    phases = math.ceil(math.log2(considered))
    visits = [0] * considered
    left = considered
    sequence: list[int] = []
    while len(sequence) < simulations:
        extra = max(1, simulations // (phases * left))
        for _ in range(extra):
            sequence.extend(visits[:left])
            for number in range(left):
                visits[number] += 1
        left = max(2, left // 2)
    return sequence[:simulations]
