"""What a screen draws of a position of Trail."""

from __future__ import annotations

from collections.abc import Mapping

from arizona.games.trail.state import TrailState


def view(state: TrailState) -> Mapping[str, object]:
    """The position as JSON data."""
    return {"week": int(state.week)}
