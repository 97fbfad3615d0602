"""Reads the word lists that are shipped with this package."""

from __future__ import annotations

from importlib.resources import files


def read_words(name: str) -> frozenset[str]:
    """The lines of a list, without comments and empty lines."""
    lines = files("arizona.people").joinpath(name).read_text("utf-8").splitlines()
    stripped = (line.strip() for line in lines)
    return frozenset(line for line in stripped if line and not line.startswith("#"))
