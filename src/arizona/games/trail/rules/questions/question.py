"""The base class of questions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.message import Arg
from arizona.games.trail.rules.position import Position


class Question:
    """A kind of frame that needs an answer; its parameters are in the frame.

    ``prompt`` selects the message ``trail-prompt-<prompt>`` and the phase a screen shows. A
    question that ``commits`` the player is asked even if there is only one answer.
    """

    def __init__(self, kind: i64, prompt: str, commits: bool = False) -> None:
        self.kind: Final[i64] = kind
        self.prompt: Final = prompt
        self.commits: Final = commits

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        """Return every answer; empty if there is nothing to decide."""
        raise NotImplementedError

    def needs_decision(self, pos: Position, word: i64) -> bool:
        """Return True if the question certainly needs a decision, without listing all answers.

        A search visits many positions whose answers are never requested.
        """
        return False

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        """Execute an answer; the frame was popped from the stack."""
        raise NotImplementedError

    def unanswered(self, pos: Position, word: i64) -> None:
        """Handle a question without answers; the frame was popped from the stack."""

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        """Return the arguments of the prompt message, other than seat and week."""
        return {}
