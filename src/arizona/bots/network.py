"""A small network that judges positions, in whole numbers: the manner of chess engines' NNUE.

A position is a few hundred small counts, nearly all of them 0 (its *features*). The first layer is
the sum of their rows of weights. Two positions of one search differ in few features, so that sum is
not worked out again: from the last position to this one only the rows of what has changed are added
and taken away. The two layers behind it are small.

    features ──▶ sums, each held between 0 and 1 ──▶ a few more, likewise ──▶ one number
        └──────────────── a weight each ────────────────────────────────────────▲

Whole numbers give the same result in both forms and on every machine. Several of them share one
word: three sums of 20 bits in the first layer, two of 30 in the second. Added up, a negative one
borrows from its neighbour; reading them out from the lowest gives it back.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arizona.engine.bits import bit_at
from arizona.engine.state import State

ONE: Final = 511
"""What 1 is written as, in the sums and between the layers."""
FINE: Final = 256
FINE_BITS: Final = 8
"""A weight of 1 in the later layers, and its place as a bit."""
DIRECT: Final = 1024
"""A weight of 1 that goes straight to the output: many of them are added, so they are finer."""
LANES: Final = 3
LANE: Final = 20
"""Sums in one word of the first layer, and their bits."""
PAIR: Final = 2
HALF: Final = 30
"""The same for the second."""
MOST_SUM: Final = (1 << (LANE - 1)) - 1
MOST_SECOND: Final = (1 << (HALF - 1)) - 1


@final
class Active:
    """The features of one position, one after the other; one that counts twice stands twice."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def clear(self) -> None:
        """Begin anew."""
        self.size = 0

    def add(self, feature: i64) -> None:
        """One more."""
        if self.size < len(self.places):
            self.places[self.size] = feature
        else:
            self.places = append(self.places, feature)
        self.size += 1

    def listed(self) -> list[int]:
        """As a list."""
        return [int(self.places[place]) for place in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a network sees of a position. A game says it in its ``bot_features.py``.

    They tell nothing that a seat may not know: they are made of what its observer shows.
    """

    def __init__(self, name: str, inputs: int, most: int) -> None:
        self.name: Final = name
        """Of this set of features; another set has another name."""
        self.inputs: Final = inputs
        """How many there are."""
        self.most: Final = most
        """How many of them a position has at most."""

    def quiet(self, state: State) -> bool:
        """Whether a position is one to learn from: nothing is under way that it does not show."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, active: Active) -> None:
        """The features of a position as a seat sees it."""
        raise NotImplementedError

    def base(self, state: State, seat: i64) -> float:
        """What the hand-made evaluation says of a seat, in points: the network adds the rest."""
        raise NotImplementedError


@final
class Network:
    """The weights, as whole numbers in one list: what a file holds."""

    def __init__(
        self, inputs: int, hidden: int, second: int, points: float, numbers: list[int]
    ) -> None:
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        """Sums in the first layer; a multiple of three. Without any there are only the weights
        that go straight to the output."""
        self.second: Final[i64] = second
        """Sums in the second; a multiple of two."""
        self.points: Final = points
        """What an output of 1 is in points."""
        self.words: Final[i64] = hidden // LANES
        self.pairs: Final[i64] = second // PAIR
        parts = split(inputs, hidden, second, numbers)
        self.rows: Final = packed(parts[0], LANES, LANE)
        """For each feature its row of the first layer."""
        self.start: Final = packed(parts[1], LANES, LANE)
        self.direct: Final = vec[i64](parts[2])
        """For each feature what it adds to the output by itself."""
        self.between: Final = packed(parts[3], PAIR, HALF)
        """For each sum of the first layer its row of the second."""
        self.between_start: Final = packed([ONE * number for number in parts[4]], PAIR, HALF)
        self.found: Final = vec[i64](self.between_start)
        """Where the sums of the second layer are added up."""
        self.last: Final = vec[i64](parts[5])
        self.last_start: Final[i64] = parts[6][0]

    def output(self, sums: vec[i64], direct: i64) -> float:
        """What comes out, in points, given the sums of the first layer."""
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
            total += held(low) * self.last[2 * place] + held(high) * self.last[2 * place + 1]
            place += 1
        return (float(total) / float(ONE * FINE) + float(direct) / float(DIRECT)) * self.points


@final
class Accumulator:
    """The sums of the first layer for the position last seen; the next is a difference from it."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self.sums: Final = vec[i64](network.start)
        self.direct: i64 = 0
        self.seen: Active = Active()
        self.spare: Active = Active()
        self.change: Final = vec[i64]([0] * int(network.inputs))
        """For each feature how much more often the new position has it; 0 between two."""

    def fresh(self) -> Active:
        """Where the features of the next position go."""
        self.spare.clear()
        return self.spare

    def move(self) -> float:
        """Go over to the position whose features were given, and judge it."""
        new = self.spare
        if not self.network.words:
            return self._straight(new)
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

    def _straight(self, active: Active) -> float:
        """Where there are no sums, nothing is gained by going from one position to the next."""
        weights = self.network.direct
        direct: i64 = 0
        place: i64 = 0
        while place < active.size:
            direct += weights[active.places[place]]
            place += 1
        return self.network.output(self.sums, direct)

    def _apply(self, active: Active) -> None:
        """Add the rows of the features whose count has changed, once each."""
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
    """The same without a position to start from."""
    fresh = Accumulator(network)
    room = fresh.fresh()
    for feature in active.listed():
        room.add(feature)
    return fresh.move()


def size_of(inputs: int, hidden: int, second: int) -> int:
    """How many numbers a network has."""
    return inputs * hidden + hidden + inputs + hidden * second + second + second + 1


def split(inputs: int, hidden: int, second: int, numbers: list[int]) -> list[list[int]]:
    """The numbers layer by layer: rows, start, direct, between, its start, last, its start."""
    sizes = [inputs * hidden, hidden, inputs, hidden * second, second, second, 1]
    parts: list[list[int]] = []
    at = 0
    for size in sizes:
        parts.append(numbers[at : at + size])
        at += size
    return parts


def lowest_lane(word: i64, bits: i64) -> i64:
    """The lowest of the numbers in a word, with its sign."""
    low: i64 = word & (bit_at(bits) - 1)
    return low - bit_at(bits) if low >= bit_at(bits - 1) else low


def held(value: i64) -> i64:
    """A sum of the second layer between 0 and 1."""
    if value <= 0:
        return 0
    value >>= FINE_BITS
    return min(value, ONE)


def packed(numbers: list[int], lanes: int, bits: int) -> vec[i64]:
    """So many neighbours in one word each."""
    words: vec[i64] = vec[i64]()
    for at in range(0, len(numbers), lanes):
        word = 0
        for lane in range(lanes):
            word += numbers[at + lane] << (lane * bits)
        words = append(words, word)
    return words
