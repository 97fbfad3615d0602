"""What a question is: who answers it, with what, what an answer does, and how it is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.message import Arg
from arizona.games.trail.rules.position import Position


class Question:
    """One kind of frame that waits for an answer; what it is about stands in the frame's word.

    ``prompt`` names its sentence, ``trail-prompt-<prompt>``, and the phase a screen shows. A
    question that ``commits`` a player is asked even with one answer.
    """

    def __init__(self, kind: i64, prompt: str, commits: bool = False) -> None:
        self.kind: Final[i64] = kind
        self.prompt: Final = prompt
        self.commits: Final = commits

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        """Every answer; none if there is nothing to ask."""
        raise NotImplementedError

    def waits(self, pos: Position, word: i64) -> bool:
        """Whether somebody has to answer, where that is seen without listing all answers.

        A search looks at many positions whose answers nobody ever asks for.
        """
        return False

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        """Carry out an answer; the frame has left the stack."""
        raise NotImplementedError

    def unanswered(self, pos: Position, word: i64) -> None:
        """Nothing could be answered; the frame has left the stack."""

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        """What its sentence tells besides seat and week."""
        return {}
