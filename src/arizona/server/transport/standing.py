"""What moderation decides about one connection."""

from __future__ import annotations

from typing import Final, NamedTuple


class Standing(NamedTuple):
    """A person's blocks and chat restrictions. Times are Unix times in ms."""

    blocked: frozenset[str] = frozenset()
    """People and guests that this one has blocked or is blocked by."""
    muted_until: int = 0
    """When a moderator's mute ends; 0 if there is none."""
    trusted_from: int = 0
    """When slow mode ends for this person."""
    excluded: bool = False
    """Whether a moderator has excluded this person from rated games."""


UNKNOWN: Final = Standing()
"""The standing of a connection about which nothing is stored."""
