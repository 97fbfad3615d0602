"""Skeletons of texts after Unicode Technical Standard #39: equal skeletons look alike.

The data comes from the package ``confusable_homoglyphs``, which lists for each character its
look-alikes. UTS #39 maps every character of such a group to one prototype; the prototype may be
several characters (``m`` looks like ``rn``).
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

MARKS: Final = "\u200e\u200f"
"""Direction marks, which the data has around right-to-left characters."""


@cache
def prototypes() -> dict[str, str]:
    """For each character with look-alikes, the text that replaces all of them."""
    from confusable_homoglyphs.confusables import (  # noqa: PLC0415 (reads 900 kB on import)
        confusables_data,
    )

    parent: dict[str, str] = {}

    def find(text: str) -> str:
        while parent.setdefault(text, text) != text:
            parent[text] = text = parent[parent[text]]
        return text

    for source, alike in confusables_data.items():
        first = unicodedata.normalize("NFD", source.strip(MARKS))
        for entry in alike:
            second = unicodedata.normalize("NFD", entry["c"].strip(MARKS))
            if first and second:
                parent[find(first)] = find(second)
    groups: dict[str, list[str]] = {}
    for text in list(parent):
        groups.setdefault(find(text), []).append(text)
    table: dict[str, str] = {}
    for members in groups.values():
        chosen = min(members, key=_preference)
        for text in members:
            if len(text) == 1 and text != chosen:
                table[text] = chosen
    return {text: _settled(target, table) for text, target in table.items()}


def _preference(text: str) -> tuple[bool, bool, bool, bool, str]:
    """Order of a group's members: several characters, then ASCII letters, lowercase first."""
    return len(text) == 1, not text.isascii(), not text.isalpha(), not text.islower(), text


def _settled(text: str, table: dict[str, str]) -> str:
    """The text with its characters replaced until nothing changes; the data has no deep chains."""
    for _ in range(8):
        replaced = "".join(table.get(char, char) for char in text)
        if replaced == text:
            break
        text = replaced
    return text


def skeleton(text: str) -> str:
    """A text for comparison only: two texts that look alike have the same skeleton.

    >>> from arizona.people.confusables import skeleton
    >>> skeleton("pаypal") == skeleton("paypal")  # the first has a Cyrillic а
    True
    >>> skeleton("rnodern") == skeleton("modern")
    True
    """
    table = prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    visible = (char for char in decomposed if unicodedata.category(char) not in {"Cf", "Cc"})
    return unicodedata.normalize("NFD", "".join(table.get(char, char) for char in visible))
