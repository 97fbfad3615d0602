"""What must hold in every position of Trail; the fuzzer asks after every move."""

from __future__ import annotations

from arizona.games.trail.state import TrailState


def broken(state: TrailState) -> list[str]:
    """The invariants that do not hold here, in words."""
    return []
