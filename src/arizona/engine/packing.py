"""Pickling helpers that give the same result for interpreted and compiled classes.

Compiled objects have no ``__dict__``, so attributes are read and set by name. Immutable data shared
by positions, such as content, is pickled by reference.
"""

from __future__ import annotations

Reduced = tuple[object, tuple[object, ...]]
"""Return type of ``__reduce__``: a callable and its arguments."""


def attributes(thing: object, apart: tuple[str, ...] = ()) -> dict[str, object]:
    """Return the attributes of an object by name, except those in ``apart``."""
    names: list[str] = list(getattr(type(thing), "__mypyc_attrs__", ()))
    names.extend(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in sorted(names) if name not in apart}


def set_attributes(thing: object, values: dict[str, object]) -> None:
    for name, value in values.items():
        setattr(thing, name, value)
