"""Winners of a Knight match (K-3.5, K-4.2)."""

from __future__ import annotations


def winners(scores: list[int]) -> list[int]:
    """Return the seats with the highest total; both if it is a draw."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
