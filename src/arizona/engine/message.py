"""A sentence for people as data: a message id and its arguments.

The engine and the games never write sentences; the message files do, one set per language.
"""

from __future__ import annotations

from typing import Final, final

Arg = str | int


@final
class Message:
    """The id of a message and what is put into it."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Arg]] = {} if args is None else args

    def json(self) -> dict[str, object]:
        """The message as JSON data, for a screen that renders it in its own language."""
        return {"id": self.id, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"
