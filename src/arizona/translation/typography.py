"""Quotation marks and decimal signs of a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from arizona.engine.language_tags import subtags

QUOTES: Final = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "es": ("«", "»"),
    "fr": ("«", "»"),
    "ko": ("“", "”"),
}
"""Opening and closing quotation marks. Languages that are not listed are not checked."""
MARKS: Final = "„“”«»"
DECIMAL_COMMA: Final = frozenset({"de", "es", "fr"})
NOT_TEXT: Final = re.compile(r"`[^`]*`|https?://\S+|\]\([^)]*\)|(?:BY|Apache|OFL|License) \d\.\d")
"""Code, addresses and names of licenses, which are the same in every language."""
POINT: Final = re.compile(r"(?<![\w.-])\d+\.\d+(?![\w.])")
COMMA: Final = re.compile(r"(?<![\w,])\d+,(?!\d{3})\d+(?!\w)")
STRAIGHT: Final = re.compile(r"(?<!\w)'[^']+'(?!\w)|(?<!\w)'[^']+'(?=[가-힣])")
"""A word in straight quotation marks; in Korean a particle may follow. An apostrophe is neither."""


def wrong_signs(tag: str, text: str) -> Iterator[str]:
    """Yield what is wrong with the quotation marks and decimal signs of a text."""
    language = subtags(tag)[0]
    if language not in QUOTES:
        return
    words = NOT_TEXT.sub("", text)
    first, last = QUOTES[language]
    foreign = [mark for mark in (*MARKS, '"') if mark in words and mark not in (first, last)]
    for mark in foreign:
        yield f"quotation marks are {first} {last} here, not {mark}"
    straight = STRAIGHT.search(words)
    if straight:
        yield f"straight quotation marks: {straight[0]}"
    if words.count(first) != words.count(last):
        yield f"{first} and {last} do not match"
    comma = language in DECIMAL_COMMA
    found = (POINT if comma else COMMA).search(words)
    if found:
        yield f"the decimal sign is a {'comma' if comma else 'point'} here: {found[0]}"
