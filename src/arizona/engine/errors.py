"""Exceptions for errors that users can cause."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Sequence
from typing import Final

from arizona.engine.message import Arg, Message, ValidationMessage
from arizona.engine.text import screenful


class ArizonaError(Exception):
    """Base class for invalid input. The text says what is wrong and, if possible, what to do.

    ``translatable`` is the same for players in their language; ``None`` if there is only English.
    """

    def __init__(self, text: str | ValidationMessage = "") -> None:
        super().__init__(screenful(str(text)))
        self.translatable: Final = text.message if isinstance(text, ValidationMessage) else None


class UnknownGameError(ArizonaError):
    """Raised if no game is registered under a name."""


class OptionError(ArizonaError):
    """Raised if an option, the number of seats or another part of a setup is invalid."""


class MoveError(ArizonaError):
    """Base class for moves that cannot be played."""


class MalformedMoveError(MoveError):
    """Raised if a text cannot be parsed as a move of the game."""


class IllegalMoveError(MoveError):
    """Raised if a well-formed move is not legal in the current position.

    ``why`` is a code for callers that translate the message: ``illegal``, or for a remark
    ``players`` (chance cannot make it), ``chance`` (only chance can), ``seat`` (there is no such
    seat), ``out`` (the seat is out of the game) or ``draw`` (no draw can be agreed).
    """

    def __init__(self, text: str = "", why: str = "illegal") -> None:
        super().__init__(text)
        self.why: Final = why


class AmbiguousMoveError(MoveError):
    """Raised if an abbreviated move matches several legal moves."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.candidates: Final = list(candidates)
        shown = ", ".join(self.candidates[:6])
        more = len(self.candidates) - 6
        tail = f" and {more} more" if more > 0 else ""
        super().__init__(f"'{text}' could mean several moves: {shown}{tail}")


class UndoError(ArizonaError):
    """Raised if a move cannot be undone.

    ``why`` is a code for callers that translate the message: ``nothing`` (no decision was made
    yet), ``chance`` (a chance event happened since then), ``person`` (the player ``name`` moved
    since then), ``seat`` (another seat moved since then), or ``settled`` (a seat resigned or ran
    out of time since then).
    """

    def __init__(self, text: str = "", why: str = "nothing", name: str = "") -> None:
        super().__init__(text)
        self.why: Final = why
        self.name: Final = name


class RecordError(ArizonaError):
    """Raised if a record cannot be read or replayed."""


class RulesMismatchError(RecordError):
    """Raised if a record was played under a rules version that is not supported."""


class ContentMismatchError(RecordError):
    """Raised if a record needs a content pack that is not available."""


CAUSES: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}
"""Variants of ``content-unreadable`` and ``terminal-file-unwritable`` by error number."""


def unreadable(error: OSError, file: str = "") -> ValidationMessage:
    """Describe why a file cannot be read; names it unless the caller does."""
    english = error.strerror or "cannot be read"
    args: dict[str, Arg] = {"cause": CAUSES.get(error.errno or 0, "other")}
    if file:
        english = f"{file}: {english}"
        args["file"] = file
    return ValidationMessage("content-unreadable", english, args)


def unwritable(path: str, error: OSError) -> ValidationMessage:
    """Describe why a file cannot be written."""
    english = f"cannot write {path}: {error.strerror or 'not possible'}"
    cause = CAUSES.get(error.errno or 0, "other")
    return ValidationMessage("terminal-file-unwritable", english, {"file": path, "cause": cause})


def unknown_value(option: str, value: str, known: Iterable[str]) -> ValidationMessage:
    """Describe a value that is not one of those allowed."""
    args: dict[str, Arg] = {"option": option, "value": value, "known": ", ".join(known)}
    english = "{option} {value}: choose one of {known}"
    return ValidationMessage("terminal-option-value", english, args)


class Problem:
    """A problem in a content pack: its location and what was expected."""

    def __init__(
        self,
        file: str,
        entry: str,
        field: str,
        expected: str | ValidationMessage,
        table: str = "",
        index: int = -1,
        line: int = 0,
    ) -> None:
        self.file: Final = file
        self.entry: Final = entry
        self.field: Final = field
        self.expected: Final = str(expected)
        self.table: Final = table
        self.index: Final = index
        """Zero-based index of the entry in ``table``; −1 for the whole table or pack."""
        self.line: Final = line
        """1-based line in ``file``; 0 if unknown."""
        self.message: Final = (
            expected.message
            if isinstance(expected, ValidationMessage)
            else Message("content-said", {"text": expected})
        )
        self.spots: Final[list[str]] = (
            expected.spots if isinstance(expected, ValidationMessage) else []
        )

    def where(self) -> str:
        """Return the location: the file with its line, the entry and the field."""
        file = f"{self.file}:{self.line}" if self.line else self.file
        return ", ".join(part for part in (file, self.entry, self.field) if part)

    def __str__(self) -> str:
        return f"{self.where()}: {self.expected}"


class ContentError(ArizonaError):
    """Raised if a content pack is invalid. Lists all problems, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems: Final = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))
