"""Differences between two views of a table, so that only changes are sent.

Views share most of their parts. Each part is compared only once: first by identity, then row by row
if it has rows. A separate test for equality would compare parts twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from arizona.server.protocol.parts import ViewChanges

View = Mapping[str, object]


def changes(before: View, new: View) -> ViewChanges | None:
    """Return the changes; ``None`` if a part was added or removed."""
    return _changes(_parts(before), _parts(new))


def _parts(view: View) -> dict[str, object]:
    return view if type(view) is dict else dict(view)


def _changes(before: dict[str, object], new: dict[str, object]) -> ViewChanges | None:
    if len(before) != len(new):
        return None
    parts: dict[str, object] = {}
    rows: dict[str, dict[int, ViewChanges]] = {}
    more: dict[str, list[object]] = {}
    for name, part in new.items():
        was = before.get(name)
        if part is was:
            if part is None and name not in before:
                return None
            continue
        if was is None and name not in before:
            return None
        if type(part) is list and type(was) is list and 0 < len(was) <= len(part):
            size = len(was)
            changed = _rows(was, part)
            if changed is not None:
                if changed:
                    rows[name] = changed
                if size < len(part):
                    more[name] = part[size:]
                continue
        elif part == was:
            continue
        parts[name] = part
    return ViewChanges(parts, rows, more)


def _rows(before: list[object], new: list[object]) -> dict[int, ViewChanges] | None:
    """Return the changes of existing rows; ``None`` if a row cannot be compared by its parts."""
    out: dict[int, ViewChanges] = {}
    if type(before[0]) is not dict and new[: len(before)] == before:
        return out
    for number, was in enumerate(before):
        row = new[number]
        if row is was or row == was:
            continue
        if type(row) is not dict or type(was) is not dict:
            return None
        changed = _changes(was, row)
        if changed is None:
            return None
        out[number] = changed
    return out
