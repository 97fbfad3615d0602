"""Terminal drawing of the sheets and cards in a Rails pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from arizona.games.rails.faces.terminal import GOOD_STYLES, LETTERS, STYLES
from arizona.terminal.packs import wrapped

SYMBOLS = {letter: symbol for symbol, letter in LETTERS.items()}


def pack_entry(table: str, entry: Mapping[str, Any]) -> list[Text | str] | None:
    """Return a sheet with its symbols or a card with its effect, or ``None`` for another table."""
    if table == "sheet":
        return [_row(row) for row in entry["rows"]]
    if table == "card":
        numbers = [f"{name} {entry[name]}" for name in ("count", "points") if name in entry]
        return [*wrapped(str(entry["text"])), *([", ".join(numbers)] if numbers else [])]
    return None


def _row(row: str) -> Text:
    line = Text()
    for letter in row:
        symbol = SYMBOLS.get(letter, "")
        line.append(f"{letter} ", style=STYLES.get(symbol) or GOOD_STYLES.get(symbol, ""))
    return line
