"""What a position is: plain data that always knows what is legal."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from arizona.engine.events import Event
from arizona.engine.packing import Reduced, fill, held
from arizona.engine.rng import Rng

CHANCE: Final = -1
"""``to_move()`` of a position that waits for a die, a deal or a draw."""

OVER: Final = -2
"""``to_move()`` of a finished game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game.

    It holds no generator, no callback and nothing hidden: what nobody knows yet does not exist
    in it. ``legal()`` is the one source of legality; ``apply`` trusts its caller (``Match.play``
    checks).
    """

    def __init__(self) -> None:
        self.log: list[Event] | None = None
        """Where ``apply`` tells what happened; ``None`` costs nothing and tells nothing."""

    def to_move(self) -> i64:
        """The seat that decides (0 is the first), or ``CHANCE``, or ``OVER``."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Every legal action, each once, never capped; at ``CHANCE`` every possible outcome."""
        raise NotImplementedError

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write ``legal()`` into a buffer from a place on; returns how many there are.

        A game may override this to write them without a list.
        """
        many: i64 = 0
        for action in self.legal():
            out[at + many] = i32(action)
            many += 1
        return many

    def chance(self) -> list[int]:
        """The weights of the outcomes in ``legal()``, in the same order; all alike by default."""
        return [1] * len(self.legal())

    def apply(self, action: i64) -> None:
        """Carry out one action of ``legal()``. Anything else leaves nonsense behind."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy without a listener."""
        raise NotImplementedError

    def become(self, other: State) -> bool:
        """Stand as another position of the same game does: a clone into what is there already.

        A game may do without, as here: then whoever asks makes a clone.
        """
        return False

    def pick(self, rng: Rng) -> i64:
        """One action of ``legal()`` at random, or what chance brings, by its weights.

        A game may know a way that builds no lists, with the same luck.
        """
        actions = self.legal()
        if self.to_move() == CHANCE:
            return draw(self, actions, rng)
        return actions[rng.below(len(actions))]

    def scores(self) -> list[int]:
        """The standing by seat, at any moment."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; several share it; empty while the game runs."""
        raise NotImplementedError

    def turn(self) -> i64:
        """A number that grows when another turn begins: *restart turn* goes back to its change."""
        raise NotImplementedError

    def data(self) -> list[int]:
        """The whole position as plain numbers, the same in the interpreted and compiled form."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> Reduced:
        return _again, (type(self), held(self, ("log",)))

    def playout(self, rng: Rng) -> i64:
        """Play random moves to the end, in place, and return how many.

        A game may override this with a loop of its own.
        """
        return move_by_move(self, rng)

    def playouts(self, rng: Rng, games: i64, own: bool = True) -> i64:
        """Play so many random games from here and return all their moves; this position stays.

        Without ``own`` they go move by move, even where the game has a loop of its own.
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
    """Random moves to the end, in place, through what every game has; returns how many."""
    moves: i64 = 0
    while state.to_move() != OVER:
        state.apply(state.pick(rng))
        moves += 1
    return moves


def _again(kind: type[State], values: dict[str, object]) -> State:
    """A position that was pickled."""
    state = kind.__new__(kind)
    state.log = None
    fill(state, values)
    return state


def draw(state: State, outcomes: list[int], rng: Rng) -> i64:
    """One of a chance position's outcomes, by its weights."""
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
    """Sixteen hex digits that two equal positions share, whatever form they run in.

    >>> from arizona.engine.state import fingerprint
    >>> fingerprint(arizona.new("knight", seed=7).state)
    'b80e2e11cb0ba4ad'
    """
    text = ",".join([str(number) for number in state.data()])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly ``depth`` actions there are from here.

    Lines that end earlier do not count.

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
    """``perft`` broken down by the first action: the way to find where a count went wrong.

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
