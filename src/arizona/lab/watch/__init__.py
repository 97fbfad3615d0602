"""What the laboratory looks at in each game: one small watcher a game, fed with its events."""

from __future__ import annotations

from arizona.lab.watch.base import Subject, Watch
from arizona.lab.watch.knight import KnightWatch
from arizona.lab.watch.rails import RailsWatch
from arizona.lab.watch.trail import TrailWatch

WATCHES: dict[str, type[Watch]] = {
    "knight": KnightWatch,
    "rails": RailsWatch,
    "trail": TrailWatch,
}


def watch(game: str) -> Watch:
    """A fresh watcher for one game; a game without one of its own is watched in general."""
    return WATCHES.get(game, Watch)()


__all__ = ["Subject", "Watch", "watch"]
