"""Positions: plain data with the legal actions derived from it."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from arizona.engine.events import Event
from arizona.engine.packing import Reduced, attributes, set_attributes
from arizona.engine.rng import Rng

CHANCE: Final = -1
"""Result of ``to_move()`` if a die roll, deal or draw is next."""

OVER: Final = -2
"""Result of ``to_move()`` if the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    Contains no random generator, no callbacks and no hidden information: undrawn chance outcomes
    are not part of it. ``legal()`` is the only definition of legality. ``apply`` does not validate
    its argument; ``Match.play`` does.
    """

    def __init__(self) -> None:
        self.log: list[Event] | None = None
        """List that ``apply`` appends events to, or ``None`` to skip creating events."""

    def to_move(self) -> i64:
        """Return the seat to move (0 is the first), ``CHANCE`` or ``OVER``."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return all legal actions, or all possible outcomes of a chance event, each once."""
        raise NotImplementedError

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write ``legal()`` into a buffer at offset ``at`` and return the number of actions.

        Games may override this to avoid building a list.
        """
        many: i64 = 0
        for action in self.legal():
            out[at + many] = i32(action)
            many += 1
        return many

    def chance(self) -> list[int]:
        """Return the weights of the chance outcomes in ``legal()``, in the same order.

        Outcomes are equally likely by default.
        """
        return [1] * len(self.legal())

    def chance_key(self) -> str:
        """Return the key of the pending chance event, for matches with a ``Deal``.

        Events with the same key are counted together: the n-th draw with a key has the same outcome
        at every table with the same deal. A game whose number of chance events depends on decisions
        should give each deck and die a separate key. By default all events share one.
        """
        return ""

    def apply(self, action: i64) -> None:
        """Apply an action from ``legal()``. Any other action leaves the state undefined."""
        raise NotImplementedError

    def clone(self) -> State:
        """Return an independent copy without a log."""
        raise NotImplementedError

    def become(self, other: State) -> bool:
        """Copy another position of the same game into this object and return ``True``.

        Returns ``False`` if the game does not support this, which is the default. Use ``clone``
        instead then.
        """
        return False

    def pick(self, rng: Rng) -> i64:
        """Return a random action from ``legal()``, weighted if it is a chance event.

        Overrides may avoid building lists but must consume the same random numbers.
        """
        actions = self.legal()
        if self.to_move() == CHANCE:
            return draw(self, actions, rng)
        return actions[rng.below(len(actions))]

    def scores(self) -> list[int]:
        """Return the current score of each seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the winning seats: several for a shared win, none if the game is not over."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Return a number that increases with each turn; *restart turn* relies on it."""
        raise NotImplementedError

    def data(self) -> list[int]:
        """Return the complete position as integers, identical for interpreted and compiled code."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> Reduced:
        return _unpickle, (type(self), attributes(self, ("log",)))

    def playout(self, rng: Rng) -> i64:
        """Play random moves to the end, in place, and return their number.

        Games may override this with a faster loop.
        """
        return move_by_move(self, rng)

    def playouts(self, rng: Rng, games: i64, own: bool = True) -> i64:
        """Play random games from this position and return their total number of moves.

        The position itself does not change. If ``own`` is false, use the generic loop even if the
        game overrides ``playout``.
        """
        moves: i64 = 0
        copy = self.clone()
        while games > 0:
            if own:
                moves += copy.playout(rng)
            else:
                moves += move_by_move(copy, rng)
            games -= 1
            if games > 0 and not copy.become(self):
                copy = self.clone()
        return moves


def move_by_move(state: State, rng: Rng) -> i64:
    """Play random moves to the end, in place, with the generic loop and return their number."""
    moves: i64 = 0
    while state.to_move() != OVER:
        state.apply(state.pick(rng))
        moves += 1
    return moves


def _unpickle(kind: type[State], values: dict[str, object]) -> State:
    """Restore a pickled position."""
    state = kind.__new__(kind)
    state.log = None
    set_attributes(state, values)
    return state


def draw(state: State, outcomes: list[int], rng: Rng) -> i64:
    """Return a random outcome of a chance event according to its weights."""
    weights = state.chance()
    total: i64 = 0
    for weight in weights:
        total += weight
    left: i64 = rng.below(total)
    index: i64 = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        index += 1
    return outcomes[index]


def fingerprint(state: State) -> str:
    """Return a hash of the position: 16 hex digits, identical for interpreted and compiled code.

    >>> from arizona.engine.state import fingerprint
    >>> fingerprint(arizona.new("knight", seed=7).state)
    'b80e2e11cb0ba4ad'
    """
    text = ",".join([str(number) for number in state.data()])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def perft(state: State, depth: int) -> int:
    """Count the sequences of exactly ``depth`` actions from this position.

    Games that end earlier do not count.

    >>> from arizona.engine.state import perft
    >>> start = arizona.new("knight", deal="draft").state
    >>> perft(start, 1), perft(start, 2), perft(start, 3)
    (8, 56, 336)
    """
    if state.to_move() == OVER:
        return 1 if depth == 0 else 0
    if depth == 0:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[int, int]:
    """Return ``perft`` broken down by the first action, to locate a wrong count.

    >>> from arizona.engine.state import divide
    >>> divide(arizona.new("knight", deal="draft").state, 2)
    {242: 7, 243: 7, 244: 7, 245: 7, 246: 7, 247: 7, 248: 7, 249: 7}
    """
    counts: dict[int, int] = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        counts[action] = perft(after, depth - 1)
    return counts
