"""Terminal drawing of the tiles in a Knight pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

MARKS = {"o": "□ ", "#": "▓▓", ".": "  "}


def pack_entry(table: str, entry: Mapping[str, Any]) -> list[Text | str] | None:
    """Return the unturned tile, or ``None`` for another table."""
    if table != "tile":
        return None
    return ["".join(MARKS[cell] for cell in row) for row in entry["rows"]]
