"""A small integer network for evaluating positions, similar to the NNUE of chess engines.

A position has a few hundred small counts, most of which are 0 (its *features*). The first layer is
the sum of the features' weight rows. Positions within a search differ in few features, so this sum
is updated incrementally: only the rows of changed features are added or subtracted. The two layers
after it are small.

    features ──▶ sums, clamped to 0..1 ──▶ a second layer, clamped ──▶ output
        └───────────────── direct weights ─────────────────────────────▲

Integer arithmetic gives the same result in interpreted and compiled code and on all platforms.
Several numbers share a word: three 20-bit sums in the first layer, two 30-bit sums in the second. A
negative number borrows from the next lane; unpacking from the lowest lane upward corrects this.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arizona.engine.bits import bit_at
from arizona.engine.state import State

ONE: Final = 511
"""Fixed-point representation of 1 in activations."""
FINE: Final = 256
FINE_BITS: Final = 8
"""Fixed-point representation of 1 in the weights of later layers, as a value and as a shift."""
DIRECT: Final = 1024
"""Fixed-point representation of 1 in the direct weights, which are finer because many are added."""
LANES: Final = 3
LANE: Final = 20
"""Numbers per word in the first layer and bits per number."""
PAIR: Final = 2
HALF: Final = 30
"""Numbers per word in the second layer and bits per number."""
MAX_SUM: Final = (1 << (LANE - 1)) - 1
MAX_SECOND: Final = (1 << (HALF - 1)) - 1


@final
class Active:
    """The features of a position as a list; a feature with count 2 is listed twice."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, feature: i64) -> None:
        if self.size < len(self.places):
            self.places[self.size] = feature
        else:
            self.places = append(self.places, feature)
        self.size += 1

    def listed(self) -> list[int]:
        return [int(self.places[place]) for place in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The input features of a game's network, declared in its ``bot/features.py``.

    Features are derived from what the observer shows, so they contain no hidden information.
    """

    def __init__(self, name: str, inputs: int, most: int) -> None:
        self.name: Final = name
        """Name of the feature set. Changes whenever the set changes."""
        self.inputs: Final = inputs
        """Number of features."""
        self.most: Final = most
        """Maximum number of active features in a position."""

    def quiet(self, state: State) -> bool:
        """Check whether a position is suitable for training: no action is partially complete."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, active: Active) -> None:
        """Write the features of a position from a seat's point of view."""
        raise NotImplementedError

    def base(self, state: State, seat: i64) -> float:
        """Return the handwritten evaluation in points, to which the network adds a correction."""
        raise NotImplementedError


@final
class Network:
    """The weights of a network."""

    def __init__(
        self, inputs: int, hidden: int, second: int, points: float, numbers: list[int]
    ) -> None:
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        """Size of the first layer, a multiple of three; 0 if there are only direct weights."""
        self.second: Final[i64] = second
        """Size of the second layer, a multiple of two."""
        self.points: Final = points
        """Points represented by an output of 1."""
        self.words: Final[i64] = hidden // LANES
        self.pairs: Final[i64] = second // PAIR
        parts = split(inputs, hidden, second, numbers)
        self.rows: Final = packed(parts[0], LANES, LANE)
        """First-layer weights, one row per feature."""
        self.start: Final = packed(parts[1], LANES, LANE)
        self.direct: Final = vec[i64](parts[2])
        """Direct weight of each feature to the output."""
        self.between: Final = packed(parts[3], PAIR, HALF)
        """Second-layer weights, one row per number of the first layer."""
        self.between_start: Final = packed([ONE * number for number in parts[4]], PAIR, HALF)
        self.found: Final = vec[i64](self.between_start)
        """Scratch memory for the sums of the second layer."""
        self.last: Final = vec[i64](parts[5])
        self.last_start: Final[i64] = parts[6][0]

    def output(self, sums: vec[i64], direct: i64) -> float:
        """Return the output, in points, for the sums of the first layer."""
        pairs = self.pairs
        between = self.between
        found = self.found
        place: i64 = 0
        while place < pairs:
            found[place] = self.between_start[place]
            place += 1
        place = 0
        row: i64 = 0
        while place < self.words:
            word: i64 = sums[place]
            lane: i64 = 0
            while lane < LANES:
                low: i64 = lowest_lane(word, LANE)
                word = (word - low) >> LANE
                if low > 0:
                    low = min(low, ONE)
                    pair: i64 = 0
                    while pair < pairs:
                        found[pair] += low * between[row + pair]
                        pair += 1
                row += pairs
                lane += 1
            place += 1
        total: i64 = self.last_start * ONE
        place = 0
        while place < pairs:
            word = found[place]
            low = lowest_lane(word, HALF)
            high: i64 = (word - low) >> HALF
            total += clamped(low) * self.last[2 * place] + clamped(high) * self.last[2 * place + 1]
            place += 1
        return (float(total) / float(ONE * FINE) + float(direct) / float(DIRECT)) * self.points


@final
class Accumulator:
    """First-layer sums of the last position, updated incrementally for the next."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self.sums: Final = vec[i64](network.start)
        self.direct: i64 = 0
        self.seen: Active = Active()
        self.spare: Active = Active()
        self.change: Final = vec[i64]([0] * int(network.inputs))
        """Change in the count of each feature; all zeros between updates."""

    def fresh(self) -> Active:
        """Return the cleared list for the features of the next position."""
        self.spare.clear()
        return self.spare

    def update(self) -> float:
        """Update the sums to the position whose features were written and return its value."""
        new = self.spare
        if not self.network.words:
            return self._direct_output(new)
        old = self.seen
        change = self.change
        place: i64 = 0
        while place < new.size:
            change[new.places[place]] += 1
            place += 1
        place = 0
        while place < old.size:
            change[old.places[place]] -= 1
            place += 1
        self._apply(new)
        self._apply(old)
        self.spare = old
        self.seen = new
        return self.network.output(self.sums, self.direct)

    def _direct_output(self, active: Active) -> float:
        """Compute the output without hidden layers, where incremental updates gain nothing."""
        weights = self.network.direct
        direct: i64 = 0
        place: i64 = 0
        while place < active.size:
            direct += weights[active.places[place]]
            place += 1
        return self.network.output(self.sums, direct)

    def _apply(self, active: Active) -> None:
        """Add the rows of the features whose count changed, once each."""
        change = self.change
        network = self.network
        rows = network.rows
        words = network.words
        sums = self.sums
        place: i64 = 0
        while place < active.size:
            feature: i64 = active.places[place]
            times: i64 = change[feature]
            if times:
                change[feature] = 0
                self.direct += times * network.direct[feature]
                row: i64 = feature * words
                word: i64 = 0
                while word < words:
                    sums[word] += times * rows[row + word]
                    word += 1
            place += 1


def recomputed(network: Network, active: Active) -> float:
    """Compute the output from scratch, for tests."""
    fresh = Accumulator(network)
    room = fresh.fresh()
    for feature in active.listed():
        room.add(feature)
    return fresh.update()


def size_of(inputs: int, hidden: int, second: int) -> int:
    """Return the number of weights of a network."""
    return inputs * hidden + hidden + inputs + hidden * second + second + second + 1


def split(inputs: int, hidden: int, second: int, numbers: list[int]) -> list[list[int]]:
    """Split the weights by layer: rows, start, direct, between, its start, last, its start."""
    sizes = [inputs * hidden, hidden, inputs, hidden * second, second, second, 1]
    parts: list[list[int]] = []
    at = 0
    for size in sizes:
        parts.append(numbers[at : at + size])
        at += size
    return parts


def lowest_lane(word: i64, bits: i64) -> i64:
    """Return the lowest number in a word, with its sign."""
    low: i64 = word & (bit_at(bits) - 1)
    return low - bit_at(bits) if low >= bit_at(bits - 1) else low


def clamped(value: i64) -> i64:
    """Clamp a second-layer sum to 0 to 1 and rescale it."""
    if value <= 0:
        return 0
    value >>= FINE_BITS
    return min(value, ONE)


def packed(numbers: list[int], lanes: int, bits: int) -> vec[i64]:
    """Pack consecutive numbers into words."""
    words: vec[i64] = vec[i64]()
    for at in range(0, len(numbers), lanes):
        word = 0
        for lane in range(lanes):
            word += numbers[at + lane] << (lane * bits)
        words = append(words, word)
    return words
