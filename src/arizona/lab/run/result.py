"""The stored result of one game."""

from __future__ import annotations

from msgspec import Struct


class Points(Struct, frozen=True, array_like=True):
    """Points that one seat scored in one turn from one source."""

    turn: int
    seat: int
    source: str
    points: int


class Seen(Struct, array_like=True):
    """The use of one card, tile or choice in one game."""

    kind: str
    id: str
    offered: int
    """How often it was available."""
    takers: list[int]
    """The seats that took it, one entry per take."""


class Timing(Struct, frozen=True, array_like=True):
    """A seat's total thinking time and longest decision; not reproducible."""

    seconds: float
    longest: float


class Lost(Struct, frozen=True, array_like=True):
    """A forfeited move."""

    seat: int
    move: int
    reason: str


class Result(Struct, frozen=True, kw_only=True):
    """One game."""

    number: int
    variant: int
    bots: list[str]
    start: int
    """The starting seat; −1 if the game has none."""
    scores: list[int]
    first_scores: list[int]
    """Scores before the first move."""
    winners: list[int]
    ending: str
    """The kind of ending, for games that can end in several ways."""
    moves: int
    turns: int
    decisions: list[int]
    """Number of decisions by seat."""
    choices: int
    """Sum of the legal actions of all decisions."""
    most_choices: int
    widths: list[int]
    """Decisions by number of legal actions: 1, 2, up to 4, up to 8 and so on."""
    branching: list[float]
    """Mean number of legal actions in each twentieth of the game."""
    lead_changes: int
    drama: float
    """The winner's mean lag as a share of the widest gap; 0 if never behind."""
    decided: float
    """Share of the game after which the winner was never behind again."""
    points: list[Points]
    seen: list[Seen]
    figures: list[dict[str, int]]
    """Figures the game reports at its end, by seat."""
    times: list[Timing]
    lost: list[Lost]
    moves_hash: str = ""
    """Hash of all moves; empty in results of earlier versions."""
