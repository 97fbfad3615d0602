"""Helpers for untrusted text: which texts are valid, and how to quote them in messages."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_QUOTE: Final = 60
LONGEST_LINE: Final = 300
LONGEST_READ: Final = 20_000
MAX_LINES: Final = 20
"""Maximum number of lines of an error message."""


def is_plain(text: str) -> bool:
    """Check that a text contains no control characters and no lone surrogates."""
    return text.isprintable() or all(
        unicodedata.category(char) not in ("Cc", "Cs") for char in text
    )


def parse_integer(text: str, largest: int = 999_999_999) -> int | None:
    """Parse a text of ASCII digits; ``None`` for any other text.

    ``str.isdigit`` also accepts ``²``, which ``int`` rejects, and ``int`` rejects very long texts.

    >>> from arizona.engine.text import parse_integer
    >>> parse_integer("12"), parse_integer("²"), parse_integer("-1"), parse_integer("9" * 5000)
    (12, None, None, None)
    """
    if not text.isascii() or not text.isdigit() or len(text) > len(str(largest)):
        return None
    number = int(text)
    return number if number <= largest else None


def quoted(value: object, longest: int = LONGEST_QUOTE) -> str:
    """Return the ``repr`` of a value for use in a message: one line, limited length, printable."""
    if value is None:
        return "nothing"
    text = ascii(value) if isinstance(value, str) and not is_plain(value) else repr(value)
    return clipped(text, longest)


def clipped(text: str, longest: int) -> str:
    """Truncate a text to ``longest`` characters, ending it with an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def screenful(text: str) -> str:
    """Limit a message to ``MAX_LINES`` lines of limited length."""
    lines = text.split("\n")
    more = len(lines) - MAX_LINES
    shown = [_short_line(line) for line in lines[:MAX_LINES]]
    if more > 0:
        shown.append(f"… and {more} more")
    return "\n".join(shown)


def _short_line(line: str) -> str:
    """Shorten a line by truncating its long words first, since the short ones often say why."""
    if len(line) <= LONGEST_LINE and is_plain(line):
        return line
    words = [clipped(word, LONGEST_QUOTE) for word in line[:LONGEST_READ].split(" ")]
    tail = line[-LONGEST_LINE:].split(" ")[1:] if len(line) > LONGEST_READ else []
    text = clipped(" ".join([*words, *tail]) if len(line) > LONGEST_LINE else line, LONGEST_LINE)
    return "".join([char if is_plain(char) else ascii(char)[1:-1] for char in text])
