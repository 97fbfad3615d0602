"""What differs between two views of a table, so that the rest need not be told again."""

from __future__ import annotations

from collections.abc import Mapping

from arizona.table.protocol.parts import ViewChanges

View = Mapping[str, object]


def changes(before: View, new: View) -> ViewChanges | None:
    """What is not as it was; ``None`` if a part has come or gone."""
    if before.keys() != new.keys():
        return None
    parts: dict[str, object] = {}
    rows: dict[str, dict[int, ViewChanges]] = {}
    more: dict[str, list[object]] = {}
    for name, part in new.items():
        was = before[name]
        if part is was or part == was:
            continue
        if type(part) is list and type(was) is list and 0 < len(was) <= len(part):
            size = len(was)
            changed = {} if part[:size] == was else _rows(was, part)
            if changed is not None:
                if changed:
                    rows[name] = changed
                if size < len(part):
                    more[name] = part[size:]
                continue
        parts[name] = part
    return ViewChanges(parts, rows, more)


def _rows(before: list[object], new: list[object]) -> dict[int, ViewChanges] | None:
    """The changes of rows that were there before; ``None`` if one cannot be told by its parts."""
    out: dict[int, ViewChanges] = {}
    for number, (was, row) in enumerate(zip(before, new, strict=False)):
        if row is was or row == was:
            continue
        if type(row) is not dict or type(was) is not dict:
            return None
        changed = changes(was, row)
        if changed is None:
            return None
        out[number] = changed
    return out
