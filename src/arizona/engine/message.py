"""Translatable messages: a message id and its arguments.

The engine and the games contain no player-facing text. It is in the message files, one set per
language.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.text import clipped

Arg = str | int


@final
class Message:
    """A message id and its arguments."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Arg]] = {} if args is None else args

    def json(self) -> dict[str, object]:
        """Return the message as JSON data for clients that render it in their own language."""
        return {"id": self.id, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


LONGEST_ARG: Final = 700
"""Maximum number of characters; long enough to list all terms of an effect language."""


def _clipped(value: Arg) -> Arg:
    return clipped(value, LONGEST_ARG) if isinstance(value, str) else value


@final
class ValidationMessage:
    """A validation message: English text for terminals and logs, and a translatable message.

    ``spots`` are locations within the checked item, such as ``C4`` of a sheet.
    """

    def __init__(
        self,
        id: str,
        english: str,
        args: dict[str, Arg] | None = None,
        spots: list[str] | None = None,
    ) -> None:
        short = {} if args is None else {name: _clipped(value) for name, value in args.items()}
        self.message: Final = Message(id, short)
        self.spots: Final[list[str]] = [] if spots is None else spots
        text = english
        for name, value in self.message.args.items():
            text = text.replace("{" + name + "}", str(value))
        self.text: Final = text

    def __str__(self) -> str:
        return self.text
