"""Every error a user can cause, with a sentence that names the thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arizona.engine.message import Message, Said
from arizona.engine.text import screenful


class ArizonaError(Exception):
    """Something a user gave us is wrong; the text says what and, where possible, what to do."""

    def __init__(self, text: str = "") -> None:
        super().__init__(screenful(text))


class UnknownGameError(ArizonaError):
    """No game of that name is registered."""


class OptionError(ArizonaError):
    """An option, a seat count or another fact of the set-up is out of its range."""


class MoveError(ArizonaError):
    """A move that cannot be played."""


class MalformedMoveError(MoveError):
    """A text that is no move of this game at all."""


class IllegalMoveError(MoveError):
    """A move that is well formed but not legal in this position."""


class AmbiguousMoveError(MoveError):
    """A short form that fits several legal moves."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.candidates: Final = list(candidates)
        shown = ", ".join(self.candidates[:6])
        more = len(self.candidates) - 6
        tail = f" and {more} more" if more > 0 else ""
        super().__init__(f"'{text}' could mean several moves: {shown}{tail}")


class UndoError(ArizonaError):
    """Nothing can be taken back, and why: in words, and as one word for who words it anew.

    ``nothing`` was decided yet, ``luck`` was revealed since, a ``person`` (``name``) or another
    ``seat`` has decided since, or something was ``settled`` that stays: a seat was given up.
    """

    def __init__(self, text: str = "", why: str = "nothing", name: str = "") -> None:
        super().__init__(text)
        self.why: Final = why
        self.name: Final = name


class RecordError(ArizonaError):
    """A record file that cannot be read or replayed."""


class RulesMismatchError(RecordError):
    """A record that was made under another version of the rules."""


class ContentMismatchError(RecordError):
    """A record that was made with content we do not have."""


class Problem:
    """One thing wrong with a content file: where it is and what was expected."""

    def __init__(
        self,
        file: str,
        entry: str,
        field: str,
        expected: str | Said,
        table: str = "",
        index: int = -1,
    ) -> None:
        self.file: Final = file
        self.entry: Final = entry
        self.field: Final = field
        self.expected: Final = str(expected)
        self.table: Final = table
        self.index: Final = index
        """Which entry of which table, counted from 0; −1 for a whole table, or the whole pack."""
        self.message: Final = (
            expected.message
            if isinstance(expected, Said)
            else Message("content-said", {"text": expected})
        )
        self.spots: Final[list[str]] = expected.spots if isinstance(expected, Said) else []

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{where}: {self.expected}"


class ContentError(ArizonaError):
    """A content pack with problems: all of them, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems: Final = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))
