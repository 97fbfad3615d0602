"""The host's word list, and blocks between people."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people.blocks import blocked_between, blocked_with
from arizona.people.chat_words import LONGEST_ENTRY, MAX_WORDS, WordList

WORDS = WordList.parse("""
# a comment
dang
prickly pear
cact*
!scram
""")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Dang it", "•••• it"),
        ("dánĝ", "••••"),
        ("d\u200bang!", "•••••!"),
        ("ＤＡＮＧ", "••••"),
        ("dangerous sundang", "dangerous sundang"),
        ("a Prickly   PEAR, two pears", "a •••••••   ••••, two pears"),
        ("prickly cactuses", "prickly ••••••••"),
        ("scram", None),
        ("who said “SCRAM”?", None),
        ("scramble", "scramble"),
        ("", ""),
    ],
)
def test_words_match_whole_and_normalized(text: str, shown: str | None) -> None:
    assert WORDS.check(text) == shown


@given(st.text(max_size=300))
def test_any_text_is_answered_and_keeps_its_length(text: str) -> None:
    shown = WORDS.check(text)
    assert shown is None or len(shown) == len(text)
    assert WordList().check(text) == text


def test_lists_are_bounded() -> None:
    for text in ("x" * (LONGEST_ENTRY + 1), "...", "word\n" * (MAX_WORDS + 1)):
        with pytest.raises(ValueError, match=r"line 1|at most"):
            WordList.parse(text)
    # Many long entries with a common beginning against a long line: linear, no backtracking.
    long = WordList.parse("\n".join(f"{'a' * 50}{number}" for number in range(MAX_WORDS)))
    assert long.check("a" * 500) == "a" * 500


PAIRS = st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("abcd")), max_size=8)


@given(PAIRS, st.sampled_from("abcd"), st.sampled_from("abcd"))
def test_blocks_work_both_ways(pairs: list[tuple[str, str]], one: str, other: str) -> None:
    assert blocked_between(pairs, one, other) == blocked_between(pairs, other, one)
    assert blocked_between(pairs, one, other) == (other in blocked_with(pairs, one))
