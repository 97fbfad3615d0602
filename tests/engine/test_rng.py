from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.rng import MASK, Rng

FIRST_WORDS: dict[int | str, list[int]] = {
    0: [264032560, 4244518106, 2153116951, 2347783115, 2889660425, 2876427390],
    1: [2637751793, 982887076, 170933583, 575232337, 1949658866, 304638300],
    -7: [3200920689, 3229342669, 1941883745, 3855864333, 1921797045, 3424801976],
    1180591620717411303424: [3821641132, 3772143865, 81896637, 1583499479, 2763300769, 1792477997],
    "": [1337183229, 3771055016, 290804220, 2527161492, 2655618777, 1612800119],
    "golden": [1312805022, 3418454685, 4211102863, 1912715513, 3492749367, 303311910],
    "Árbol": [4047724294, 395426524, 4014485617, 3131413157, 2351851532, 2669481144],
}


class Sfc32:
    """Reference implementation of the generator with Python integers."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a, self.b, self.c, self.count = a, b, c, 1

    def word(self) -> int:
        out = (self.a + self.b + self.count) % 2**32
        self.count = (self.count + 1) % 2**32
        self.a = self.b ^ self.b >> 9
        self.b = self.c * 9 % 2**32
        self.c = ((self.c << 21 | self.c >> 11) % 2**32 + out) % 2**32
        return out


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_the_first_numbers_never_change(seed: int | str) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(6)] == FIRST_WORDS[seed]


def test_the_first_choices_never_change() -> None:
    rng = Rng("choices")
    assert [int(rng.below(6)) for _ in range(20)] == [
        5,
        5,
        2,
        5,
        5,
        2,
        3,
        3,
        5,
        1,
        4,
        3,
        4,
        2,
        4,
        3,
        0,
        3,
        1,
        5,
    ]
    items = list(range(8))
    rng.shuffle(items)
    assert items == [2, 7, 6, 3, 4, 5, 1, 0]


@given(st.integers(0, MASK), st.integers(0, MASK), st.integers(0, MASK))
def test_it_is_sfc32(a: int, b: int, c: int) -> None:
    rng, plain = Rng(0), Sfc32(a, b, c)
    rng.a, rng.b, rng.c = a, b, c
    assert [int(rng.word()) for _ in range(20)] == [plain.word() for _ in range(20)]


def test_a_number_and_its_text_are_different_seeds() -> None:
    assert Rng(1).word() != Rng("1").word()


def test_without_a_seed_two_generators_differ() -> None:
    assert [Rng().word() for _ in range(2)] != [Rng().word() for _ in range(2)]


@given(st.integers(1, 2**31), st.integers())
def test_below_stays_below(limit: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 48])
def test_below_is_fair(limit: int) -> None:
    rng, throws = Rng("fair"), 600 * limit
    counts = Counter(int(rng.below(limit)) for _ in range(throws))
    assert sorted(counts) == list(range(limit))
    chi_squared = sum((count - 600) ** 2 / 600 for count in counts.values())
    assert chi_squared < limit - 1 + 4 * (2 * (limit - 1)) ** 0.5


def test_below_rejects_numbers_that_would_cause_a_bias() -> None:
    # There are eight words for every three numbers. Without rejection sampling, two of the three
    # residues would be 50% more frequent than the third.
    rng, limit = Rng("again"), 3 * 2**29
    kinds = Counter(int(rng.below(limit)) % 3 for _ in range(3000))
    assert all(900 < kinds[kind] < 1100 for kind in range(3))


def test_shuffle_gives_every_order_alike() -> None:
    rng, orders = Rng("orders"), Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(50 < count < 160 for count in orders.values())


def test_a_clone_continues_with_the_same_numbers() -> None:
    rng = Rng(5)
    rng.word()
    copy = rng.clone()
    assert [rng.word() for _ in range(5)] == [copy.word() for _ in range(5)]
