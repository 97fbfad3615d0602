"""Terminal view of the pieces, cards and Passages of a Trail pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from arizona.games.trail.faces.terminal import SHORT, TERRAIN_STYLES
from arizona.terminal.packs import one_line, wrapped

MARKS = {"X": "■ ", ".": "  "}


def pack_entry(table: str, entry: Mapping[str, Any]) -> list[Text | str] | None:
    """Draw a piece as a shape, or a card with its effect and requirements."""
    if table == "piece":
        kind = f"{entry['kind']} {entry['size']}"
        return [*("".join(MARKS.get(cell, "  ") for cell in row) for row in entry["shape"]), kind]
    if table in ("flora", "fauna"):
        return [_terrain(entry["terrain"]), *wrapped(_does(entry))]
    if table == "passage":
        return [_terrain(entry["terrain"]), *(_passage(card) for card in entry["card"])]
    return None


def _terrain(word: str) -> Text:
    return Text(word, style=TERRAIN_STYLES[SHORT[word]])


def _does(entry: Mapping[str, Any]) -> str:
    """Return what a card gives or does; the cubes show how often."""
    icon = f" [{entry['icon']}]" if entry.get("icon") else ""
    if "gain" in entry:
        return f"{entry['gain']}{icon}"
    return f"{'▪' * entry['cubes']} {entry['text']}{icon}"


def _passage(card: Mapping[str, Any]) -> str:
    return f"{one_line(card['need'])}; {card['pay']} → {card['gain']}"
