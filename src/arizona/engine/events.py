"""Events: what an action did, step by step, for game logs, animations and tests."""

from __future__ import annotations

from typing import Final, final

from arizona.engine.message import Arg, Message

NOBODY: Final = -1
"""Seat of an event that does not belong to a player."""
AT_TABLE: Final = "table-"
"""Prefix of event kinds that are independent of the game."""


@final
class Event:
    """One effect of an action.

    ``kind`` is the type of event (``chip-taken``), ``seat`` the player it belongs to, ``points``
    the change to that seat's score, ``rule`` the id of the rule that caused it, and ``args`` holds
    further details. A seat's score always equals its initial score plus the points of its events.
    The message id of the log entry is ``<game>-event-<kind>``, or ``table-event-<kind>`` for kinds
    that start with ``table-``.
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
        """Return the log message for this event."""
        args: dict[str, Arg] = {"seat": self.seat + 1, "points": self.points}
        args.update(self.args)
        if self.kind.startswith(AT_TABLE):
            return Message(f"table-event-{self.kind[len(AT_TABLE) :]}", args)
        return Message(f"{game}-event-{self.kind}", args)

    def json(self) -> dict[str, object]:
        """Return the event as JSON data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "points": self.points,
            "args": dict(self.args),
        }

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.args}, points={self.points:+})"
