"""Scales sample sizes: full in the compiled form, reduced in plain Python, which is slow."""

from __future__ import annotations

from arizona._form import compiled

PART = 5


def sample_size(number: int) -> int:
    """Return the count in the compiled form, and a fifth of it in plain Python."""
    return number if compiled() else max(1, number // PART)


def every(step: int) -> int:
    """Return the interval in the compiled form, and five times as much in plain Python."""
    return step if compiled() else PART * step
