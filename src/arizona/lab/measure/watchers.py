"""Selects a game's watcher."""

from __future__ import annotations

from typing import cast

from arizona.engine.entry_points import face
from arizona.lab.measure.watch import Subject, Watch


def watch(game: str) -> Watch:
    """Create the game's own watcher, or a generic one if it has none."""
    own = face(game, "lab_watch")
    return cast("type[Watch]", own.WATCH)() if own else Watch()


__all__ = ["Subject", "Watch", "watch"]
