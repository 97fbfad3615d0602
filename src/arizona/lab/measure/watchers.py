"""What the laboratory looks at in each game: its own watcher, or the plain one."""

from __future__ import annotations

from typing import cast

from arizona.engine.places import face
from arizona.lab.measure.watch import Subject, Watch


def watch(game: str) -> Watch:
    """A fresh watcher for one game; a game without one of its own is watched in general."""
    own = face(game, "lab_watch")
    return cast("type[Watch]", own.WATCH)() if own else Watch()


__all__ = ["Subject", "Watch", "watch"]
