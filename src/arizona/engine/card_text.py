"""Compares a hand-written card text with the text generated from the card's effect.

Authors may phrase a text in their own way. What counts are its facts: the numbers, and the terms of
the game. Two texts agree if they have the same facts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

NUMBER_WORDS: Final = (
    *("one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
HANGUL: Final = re.compile("[가-힣]")
"""Korean particles follow a word without a space."""

Say = Callable[..., str]
"""Formats a message of one language, given by its id and arguments, such as ``Phrases.text``."""


class CardText(NamedTuple):
    """The text of a card in its pack, and the text generated from the card's effect."""

    table: str
    entry: int
    """Zero-based index of the card in the table."""
    field: str
    """Path of the field, such as ``text``, ``says #2`` or ``row #1.text``."""
    said: str
    means: str
    """The text generated from the effect."""


def join(parts: Iterable[str], say: Say, id: str, last: str = "") -> str:
    """Join texts from left to right with the message ``id``, the last one with ``last``."""
    found = list(parts)
    text = found[0]
    for place, part in enumerate(found[1:], 2):
        text = say(last if last and place == len(found) else id, first=text, second=part)
    return text


def capitalized(text: str) -> str:
    """Return a text with a capital letter at the start."""
    return text[:1].upper() + text[1:]


# --- the language of packs ------------------------------------------------------------------------


def agrees(said: str, means: str, terms: Mapping[str, str]) -> bool:
    """Check whether two English texts have the same numbers and mention the same terms.

    ``terms`` maps each term to a regular expression of the words for it. A number directly before a
    term belongs to it, so “2 Water, 3 Gold” differs from “3 Water, 2 Gold”.
    """
    return _facts(said, terms) == _facts(means, terms)


def numbers_in(text: str, words: Iterable[str] = NUMBER_WORDS) -> Counter[int]:
    """Return the numbers of a text, as digits or words (one, two, …), without ones.

    A one is often not written: “a nugget”, “advance on Canyon”.
    """
    known = {word: number for number, word in enumerate(words, 1)}
    found = (word.lower() for word in re.findall(r"[0-9]+|[^\W\d_]+", text))
    numbers = (int(word) if word.isdigit() else known.get(word, 1) for word in found)
    return Counter(number for number in numbers if number != 1)


def _facts(text: str, terms: Mapping[str, str]) -> tuple[Counter[int], frozenset[str]]:
    number = rf"\b([0-9]+|{'|'.join(NUMBER_WORDS)})\b"
    found: set[str] = set()
    for term, pattern in terms.items():
        if re.search(rf"\b(?:{pattern})", text, re.IGNORECASE):
            found.add(term)
        for match in re.finditer(rf"{number} (?:{pattern})", text, re.IGNORECASE):
            found.update(f"{amount} {term}" for amount in numbers_in(match[1]))
    return numbers_in(text), frozenset(found)


# --- translations ---------------------------------------------------------------------------------


class Language:
    """The words of one language that the facts of a card text consist of."""

    def __init__(self, names: Mapping[str, Iterable[str]], numbers: Iterable[str]) -> None:
        """``names`` are the forms of each fact: “water” and “2 water” in this language."""
        self._numbers = [word.lower() for word in numbers]
        self._names = {fact: _patterns(forms) for fact, forms in names.items()}

    def agrees(self, said: str, means: str) -> bool:
        """Check whether two texts have the same numbers and mention the same kinds."""
        return self.facts(said) == self.facts(means)

    def facts(self, text: str) -> tuple[Counter[int], frozenset[str]]:
        lower = text.lower()
        named = frozenset(
            fact
            for fact, forms in self._names.items()
            if any(form in lower and pattern.search(lower) for form, pattern in forms.items())
        )
        return numbers_in(lower, self._numbers), named


def _patterns(forms: Iterable[str]) -> dict[str, re.Pattern[str]]:
    """Return patterns of whole words; Korean words may have an ending."""
    found: dict[str, re.Pattern[str]] = {}
    for form in forms:
        end = r"(?!\d)" if HANGUL.search(form) else r"(?!\w)"
        found[form.lower()] = re.compile(rf"(?<!\w){re.escape(form.lower())}{end}")
    return found
