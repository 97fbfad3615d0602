"""Who won (K-3.5, K-4.2)."""

from __future__ import annotations


def winners(scores: list[int]) -> list[int]:
    """The seats with the highest sum; both when the sums are equal, which is a draw."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
