"""How much of the same is tried: all of it compiled, a part on plain Python, which is slow."""

from __future__ import annotations

from arizona._form import compiled

PART = 5


def plenty(number: int) -> int:
    """So many in the compiled form, a fifth of them on plain Python."""
    return number if compiled() else max(1, number // PART)


def every(step: int) -> int:
    """Every so many-th in the compiled form, five times as far apart on plain Python."""
    return step if compiled() else PART * step
