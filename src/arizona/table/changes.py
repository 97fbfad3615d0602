"""What differs between two views of a table, so that the rest need not be told again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from arizona.table.protocol.parts import ViewChanges

View = Mapping[str, object]


def changes(before: View, new: View) -> ViewChanges | None:
    """The parts and rows that are not as they were; ``None`` if a part has come or gone."""
    if before.keys() != new.keys():
        return None
    parts: dict[str, object] = {}
    rows: dict[str, dict[int, object]] = {}
    for name, part in new.items():
        was = before[name]
        if part is was or part == was:
            continue
        if _rows(part) and _rows(was) and len(part) == len(was):
            pairs = enumerate(zip(part, was, strict=True))
            rows[name] = {at: row for at, (row, old) in pairs if row is not old and row != old}
        else:
            parts[name] = part
    return ViewChanges(parts, rows)


def _rows(part: object) -> TypeGuard[list[object]]:
    """Whether a part is a list of objects, of which one may change by itself."""
    return type(part) is list and len(part) > 0 and type(part[0]) is dict
