"""Compares a hand-written card text with the text generated from the card's effect.

Authors may phrase a text in their own way. What counts are its facts: the numbers, and the terms of
the game. Two texts agree if they have the same facts.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

NUMBER_WORDS: Final = (
    *("one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_NUMBER: Final = re.compile(rf"\b(?:[0-9]+|{'|'.join(NUMBER_WORDS)})\b", re.IGNORECASE)


class TextMismatch(NamedTuple):
    """A text that does not say what the card does."""

    table: str
    entry: int
    """Zero-based index of the card in the table."""
    field: str
    """Path of the field, such as ``text``, ``says #2`` or ``row #1.text``."""
    said: str
    means: str
    """The text generated from the effect."""


def numbers_in(text: str) -> Counter[int]:
    """Return the numbers of a text, as digits or words, without ones.

    A one is often not written: “a nugget”, “advance on Canyon”.
    """
    found = (word.lower() for word in _NUMBER.findall(text))
    numbers = (int(word) if word.isdigit() else NUMBER_WORDS.index(word) + 1 for word in found)
    return Counter(number for number in numbers if number != 1)


def agrees(said: str, means: str, terms: dict[str, str]) -> bool:
    """Check whether two texts have the same numbers and mention the same terms.

    ``terms`` maps each term to a regular expression of the words for it. A number directly before a
    term belongs to it, so “2 Water, 3 Gold” differs from “3 Water, 2 Gold”.
    """
    return _facts(said, terms) == _facts(means, terms)


def _facts(text: str, terms: dict[str, str]) -> tuple[Counter[int], frozenset[str]]:
    found: set[str] = set()
    for term, pattern in terms.items():
        if re.search(rf"\b(?:{pattern})", text, re.IGNORECASE):
            found.add(term)
        for match in re.finditer(rf"({_NUMBER.pattern}) (?:{pattern})", text, re.IGNORECASE):
            found.update(f"{number} {term}" for number in numbers_in(match[1]))
    return numbers_in(text), frozenset(found)
