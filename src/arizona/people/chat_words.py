"""A host's list of words that are replaced or refused in chat.

Text is compared in a normalized form: without case, accents and invisible characters, and with
full-width and similar letters as plain ones. Only whole words match, so that a harmless word
that contains a listed one is not affected. Matching is linear in the length of the text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

MAX_WORDS: Final = 5000
LONGEST_ENTRY: Final = 64
REPLACEMENT: Final = "•"
REFUSES: Final = "!"
"""The first character of an entry that refuses the whole line."""
PREFIX: Final = "*"
"""The last character of an entry that matches all words with this prefix."""


class Entry(NamedTuple):
    """A word or phrase of the list, normalized."""

    words: tuple[str, ...]
    prefix: bool
    """Whether the last word is a prefix."""
    refuses: bool


class _Word(NamedTuple):
    """A word of a text in normalized form, and where it is in the text."""

    text: str
    start: int
    end: int


def normalized(char: str) -> str:
    """One character without case, accents and variants; empty for invisible ones."""
    plain = unicodedata.normalize("NFKD", char).casefold()
    return "".join(one for one in plain if unicodedata.category(one) not in ("Mn", "Cf"))


def words_of(text: str) -> list[_Word]:
    """The words of a text: runs of letters and digits.

    >>> from arizona.people.chat_words import words_of
    >>> [word.text for word in words_of("Vy\u200bé, ＯＫ!")]
    ['vye', 'ok']
    """
    found: list[_Word] = []
    letters: list[str] = []
    start = 0
    for place, char in enumerate(text):
        plain = normalized(char)
        if plain and all(one.isalnum() for one in plain):
            if not letters:
                start = place
            letters.append(plain)
        elif plain and letters:
            found.append(_Word("".join(letters), start, place))
            letters = []
    if letters:
        found.append(_Word("".join(letters), start, len(text)))
    return found


class WordList:
    """The entries of a list, by their first word."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._exact: dict[str, list[Entry]] = {}
        self._prefixes: dict[str, Entry] = {}
        """Entries that consist of one prefix."""
        for entry in entries:
            if entry.prefix and len(entry.words) == 1:
                self._prefixes[entry.words[0]] = entry
            else:
                self._exact.setdefault(entry.words[0], []).append(entry)

    @classmethod
    def parse(cls, text: str) -> WordList:
        """Read a list: one entry per line, ``#`` for comments; raise ``ValueError`` if too long.

        ``!word`` refuses a line with this word instead of replacing it, ``word*`` matches all words
        that begin like this.
        """
        entries: list[Entry] = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if len(line) > LONGEST_ENTRY:
                raise ValueError(f"line {number}: at most {LONGEST_ENTRY} characters")
            words = tuple(word.text for word in words_of(line))
            if not words:
                raise ValueError(f"line {number}: no letter or digit")
            entries.append(Entry(words, line.endswith(PREFIX), line.startswith(REFUSES)))
            if len(entries) > MAX_WORDS:
                raise ValueError(f"at most {MAX_WORDS} entries")
        return cls(entries)

    def check(self, text: str) -> str | None:
        """The text with listed words replaced, or ``None`` if it must be refused.

        >>> from arizona.people.chat_words import WordList
        >>> WordList.parse("darn*").check("Dárned cactus!")
        '•••••• cactus!'
        """
        if not self._exact and not self._prefixes:
            return text
        words = words_of(text)
        hidden: list[_Word] = []
        for place, word in enumerate(words):
            for entry in self._matches(words, place, word.text):
                if entry.refuses:
                    return None
                hidden += words[place : place + len(entry.words)]
        letters = list(text)
        for word in hidden:
            for place in range(word.start, word.end):
                letters[place] = REPLACEMENT
        return "".join(letters)

    def _matches(self, words: list[_Word], place: int, first: str) -> list[Entry]:
        found = [
            entry
            for entry in self._exact.get(first, ())
            if _fits(entry, [word.text for word in words[place : place + len(entry.words)]])
        ]
        if self._prefixes:
            beginnings = (first[:size] for size in range(1, min(len(first), LONGEST_ENTRY) + 1))
            found += [self._prefixes[one] for one in beginnings if one in self._prefixes]
        return found


def _fits(entry: Entry, words: list[str]) -> bool:
    *start, last = entry.words
    if len(words) < len(entry.words) or list(words[:-1]) != start:
        return False
    return words[-1].startswith(last) if entry.prefix else words[-1] == last


NO_WORDS: Final = WordList()
