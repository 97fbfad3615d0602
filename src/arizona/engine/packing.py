"""Positions as plain data that ``pickle`` can write, the same in the interpreted and compiled form.

Native objects keep no dictionary of their attributes, so we read and set them by name. What a
position shares and never changes (its content) is named, not copied.
"""

from __future__ import annotations

Reduced = tuple[object, tuple[object, ...]]
"""What ``__reduce__`` returns: a function, and what to call it with."""


def held(thing: object, apart: tuple[str, ...] = ()) -> dict[str, object]:
    """The attributes of an object by name, without those that are kept apart."""
    names: list[str] = list(getattr(type(thing), "__mypyc_attrs__", ()))
    names.extend(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in sorted(names) if name not in apart}


def fill(thing: object, values: dict[str, object]) -> None:
    """Set attributes by name."""
    for name, value in values.items():
        setattr(thing, name, value)
