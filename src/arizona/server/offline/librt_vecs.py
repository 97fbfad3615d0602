"""Pure Python replacement for ``librt.vecs``: typed lists as plain ones."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):  # noqa: N801  (replaces the class of that name)
    """A list whose slices are of the same type."""

    def __class_getitem__(cls, kind: object) -> Any:
        return cls

    def __init__(self, items: Any = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return vec(found) if type(at) is slice else found


def append(items: vec, item: Any) -> vec:
    """Append an item and return the list."""
    items.append(item)
    return items
