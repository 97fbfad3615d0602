"""ASCII replacements for symbols that a terminal may not support."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import IO, Any

from rich.console import Console

PLAIN = {
    **{"●": "@", "▲": "&", "■": "%", "◆": "$", "▸": ">", "›": ">", "×": "x", "○": "o", "◉": "O"},
    **{"─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "╱": "/", "╲": "\\"},
    **{"→": ">", "↓": "v", "↘": "\\", "·": ".", "°": "'", "−": "-", "–": "-", "—": "-"},
    **{"▪": ":", "★": "*", "✿": "*", "✗": "X", "☠": "!", "▣": "#", "⚑": "f", "☻": "m", "▯": "]"},
    **{"▭": "=", "♞": "N", "▓": "#", "∘": "o", "□": "o", "…": "~", "“": '"', "”": '"', "’": "'"},
    **{"⏎": "<", "←": "<", "↑": "^"},
}
"""Each maps one character to one, so that columns stay aligned."""
TABLE = str.maketrans(PLAIN)
UNICODE = "●─→♞▪★"


class Plain:
    """A stream that writes ASCII only."""

    def __init__(self, stream: IO[str]) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write a text with its symbols replaced."""
        plain = text.translate(TABLE).encode("ascii", "replace").decode("ascii")
        return self.stream.write(plain)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def only_ascii(stream: IO[str], env: Mapping[str, str]) -> bool:
    """Whether a terminal can only be trusted to show ASCII.

    ``ARIZONA_ASCII=1`` or ``0`` overrides the detection.
    """
    said = env.get("ARIZONA_ASCII", "")
    if said:
        return said != "0"
    if env.get("TERM") == "dumb":
        return True
    locale = env.get("LC_ALL") or env.get("LANG") or ""
    if locale in ("C", "POSIX"):  # Python itself would write UTF-8 even then
        return True
    try:
        UNICODE.encode(getattr(stream, "encoding", None) or "ascii")
    except (LookupError, UnicodeEncodeError):
        return True
    return False


def console() -> Console:
    """A console limited to the symbols the terminal can show."""
    if only_ascii(sys.stdout, os.environ):
        return Console(highlight=False, file=Plain(sys.stdout))  # type: ignore[arg-type]
    return Console(highlight=False)
