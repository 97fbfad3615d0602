"""What is kept of one game."""

from __future__ import annotations

from msgspec import Struct


class Points(Struct, frozen=True, array_like=True):
    """Points that one seat got in one turn from one source."""

    turn: int
    seat: int
    source: str
    points: int


class Seen(Struct, array_like=True):
    """What became of one card, tile or choice in one game."""

    kind: str
    id: str
    offered: int
    """How often it lay open, was dealt or could be had."""
    takers: list[int]
    """The seats that took it, once for each time."""


class Timing(Struct, frozen=True, array_like=True):
    """How long a seat thought: all of it, and the longest decision. No two runs agree on it."""

    seconds: float
    longest: float


class Lost(Struct, frozen=True, array_like=True):
    """A move that a bot forfeited."""

    seat: int
    move: int
    reason: str


class Result(Struct, frozen=True, kw_only=True):
    """One game."""

    number: int
    variant: int
    bots: list[str]
    start: int
    """The seat that began; −1 if nobody did in particular."""
    scores: list[int]
    first_scores: list[int]
    """Before the first move."""
    winners: list[int]
    ending: str
    """How it ended, where a game can end in several ways."""
    moves: int
    turns: int
    decisions: list[int]
    """By seat."""
    choices: int
    """Legal actions of all decisions together."""
    most_choices: int
    widths: list[int]
    """Decisions by their number of legal actions: 1, 2, up to 4, up to 8 and so on."""
    branching: list[float]
    """Mean legal actions in each twentieth of the game."""
    lead_changes: int
    drama: float
    """How far the winner lay behind on average, as a share of the widest gap; 0 if never."""
    decided: float
    """The share of the game after which the winner was never behind again."""
    points: list[Points]
    seen: list[Seen]
    figures: list[dict[str, int]]
    """By seat: what the game counts at the end."""
    times: list[Timing]
    lost: list[Lost]
