"""What differs between two views of a table, so that the rest need not be told again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from arizona.table.protocol.parts import ViewChanges

View = Mapping[str, object]


def changes(old: View, new: View) -> ViewChanges | None:
    """The parts and rows that are not as they were; ``None`` if a part has come or gone."""
    if old.keys() != new.keys():
        return None
    parts: dict[str, object] = {}
    rows: dict[str, dict[int, object]] = {}
    for name, part in new.items():
        was = old[name]
        if is_rows(part) and is_rows(was) and len(part) == len(was):
            differing = {
                number: row
                for number, row in enumerate(part)
                if row is not was[number] and row != was[number]
            }
            if differing:
                rows[name] = differing
        elif part != was:
            parts[name] = part
    return ViewChanges(parts, rows)


def is_rows(part: object) -> TypeGuard[list[object]]:
    """Whether a part is a list of objects, of which one may change by itself."""
    return type(part) is list and len(part) > 0 and type(part[0]) is dict
