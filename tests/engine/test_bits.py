from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.bits import BIT, count, lowest, places

words = st.integers(0, 2**62 - 1)


@given(words)
def test_count_is_the_number_of_bits(word: int) -> None:
    assert count(word) == word.bit_count()


@given(words.filter(bool))
def test_lowest_is_the_place_of_the_lowest_bit(word: int) -> None:
    assert lowest(word) == (word & -word).bit_length() - 1


@given(words, st.integers(0, 1000))
def test_places_lists_every_bit_once_from_the_lowest(word: int, base: int) -> None:
    assert places(word, base) == [base + place for place in range(62) if word >> place & 1]


def test_the_edges_of_a_word() -> None:
    assert [BIT[place] for place in range(62)] == [2**place for place in range(62)]
    for place in range(62):
        assert count(2**place) == 1
        assert lowest(2**place) == place
    assert count(0) == 0
    assert count(2**62 - 1) == 62
    assert places(0) == []
