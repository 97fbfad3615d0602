"""Finds the lines of entries and fields in a TOML file, for error messages.

The scan knows tables, arrays of tables and keys at the start of a line; it skips values that span
several lines. It never fails: what it does not find has no line.
"""

from __future__ import annotations

import re
from typing import Final

from arizona.engine.message import ValidationMessage

HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w.\-\"' ]+?)\s*\]\]?\s*(#.*)?$")
KEY: Final = re.compile(r"^\s*([\w\-]+|\"[^\"]*\"|'[^']*')\s*=")
QUOTED: Final = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'|#.*")
FENCES: Final = ('"""', "'''")


HINTS: Final = (
    ("Illegal character", "is a quotation mark missing at the end of a text?"),
    ("Unterminated string", "is a quotation mark missing at the end of a text?"),
    ("Invalid value", "texts need quotation marks"),
    ("Cannot overwrite", "is a name used twice, or [table] written for [[table]]?"),
    ("Cannot declare", "is a table declared twice, or [table] written for [[table]]?"),
    ("Unclosed array", "is a ] or a comma missing?"),
    ("Expected '='", "a field is written: name = value"),
)
"""Python's messages about invalid TOML, and what is usually wrong."""
CAUSES: Final = (
    ("Illegal character", "text"),
    ("Unterminated string", "text"),
    ("Expected \"'", "text"),
    ("Invalid value", "value"),
    ("Cannot overwrite", "name"),
    ("Duplicate inline table key", "name"),
    ("Cannot declare", "table"),
    ("Cannot mutate", "table"),
    ("Unclosed", "bracket"),
    ("Expected ']", "bracket"),
    ("Expected '='", "equals"),
    ("Expected newline", "line"),
    ("Invalid initial character", "key"),
    ("Invalid statement", "key"),
)
"""Python's messages about invalid TOML, and the variants of ``content-toml``."""
LINE: Final = re.compile(r"\(at line ([0-9]+), column [0-9]+\)$")
END: Final = "(at end of document)"


def toml_hint(error: str) -> str:
    """Return a hint for a message about invalid TOML, to append to it; empty if there is none."""
    return next((f"; {hint}" for start, hint in HINTS if error.startswith(start)), "")


def toml_message(error: Exception, source: str) -> ValidationMessage:
    """Describe why a source is not valid TOML; ``line`` is 0 if it is unknown."""
    said = str(error)
    found = LINE.search(said)
    line = int(found[1]) if found else source.count("\n") + 1 if said.endswith(END) else 0
    cause = next((name for start, name in CAUSES if said.startswith(start)), "other")
    english = f"not valid TOML: {error}{toml_hint(said)}"
    return ValidationMessage("content-toml", english, {"line": line, "cause": cause})


def place(table: str, index: int = -1, field: str = "") -> str:
    """Return the key of a line: a table, one of its entries, or a field of an entry."""
    return f"{table}\n{index}\n{field}"


def line_numbers(text: str) -> dict[str, int]:
    """Return the 1-based line of each table, entry and field, by ``place``."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table, index, prefix = "", -1, ""
    depth, fence = 0, ""
    for number, line in enumerate(text.split("\n"), 1):
        if fence:
            if fence in line:
                fence = ""
            continue
        if depth == 0:
            header = HEADER.match(line)
            if header is not None:
                table, index, prefix = _entered(header.group(1), header.group(2), counts)
                found.setdefault(place(table), number)
                found.setdefault(place(table, index, prefix.removesuffix(".")), number)
                continue
            key = KEY.match(line)
            if key is not None:
                name = key.group(1).strip("\"'")
                if table:
                    found.setdefault(place(table, index, prefix + name), number)
                else:
                    found.setdefault(place(name), number)
        for mark in FENCES:
            if line.count(mark) % 2 == 1:
                fence = mark
        if not fence:
            bare = QUOTED.sub("", line)
            depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
            depth = max(depth, 0)
    return found


def _entered(brackets: str, name: str, counts: dict[str, int]) -> tuple[str, int, str]:
    """Return table, entry and field prefix after a header such as ``[[card.row]]``."""
    parts = [part.strip(" \"'") for part in name.split(".")]
    table = parts[0]
    if len(parts) == 1:
        if brackets == "[[":
            counts[table] = counts.get(table, -1) + 1
            for inner in [key for key in counts if key.startswith(table + "\n")]:
                del counts[inner]
        return table, counts.get(table, 0), ""
    index = counts.get(table, 0)
    if brackets == "[":
        return table, index, ".".join(parts[1:]) + "."
    inner = f"{table}\n{parts[1]}"
    counts[inner] = counts.get(inner, 0) + 1
    return table, index, f"{parts[1]} #{counts[inner]}."


def line_of(lines: dict[str, int], table: str, index: int, field: str) -> int:
    """Return the line of a field, or of the nearest thing that contains it; 0 if unknown."""
    name = field
    while name:
        line = lines.get(place(table, index, name))
        if line is not None:
            return line
        cut = max(name.rfind("."), name.rfind(" #"))
        name = name[:cut] if cut > 0 else ""
    return lines.get(place(table, index), lines.get(place(table), 0))
