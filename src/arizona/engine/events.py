"""What an action did, told step by step for the log, the animation and the tests."""

from __future__ import annotations

from typing import Final, final

from arizona.engine.message import Arg, Message

NOBODY: Final = -1
"""The seat of an event that concerns nobody in particular."""
AT_TABLE: Final = "table-"
"""How the kinds of events begin that happen at the table, whatever is played there."""


@final
class Event:
    """One thing that happened while an action was carried out.

    ``kind`` names it (``chip-taken``), ``seat`` whom it concerns, ``points`` what it added to that
    seat's score, ``rule`` which rule made it happen, ``args`` the rest. A seat's score is always
    its score at the start plus the points of its events. The sentence for the log is the message
    ``<game>-event-<kind>``; of what happens at the table (``table-resigned``) it is
    ``table-event-resigned``, whatever the game.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Arg] | None = None,
        points: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.rule: Final = rule
        self.args: Final[dict[str, Arg]] = {} if args is None else args
        self.points: Final = points

    def message(self, game: str) -> Message:
        """The sentence that tells this event, for the log."""
        args: dict[str, Arg] = {"seat": self.seat + 1, "points": self.points}
        args.update(self.args)
        if self.kind.startswith(AT_TABLE):
            return Message(f"table-event-{self.kind[len(AT_TABLE) :]}", args)
        return Message(f"{game}-event-{self.kind}", args)

    def json(self) -> dict[str, object]:
        """The event as JSON data, for a screen."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "points": self.points,
            "args": dict(self.args),
        }

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.args}, points={self.points:+})"
