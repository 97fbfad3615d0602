"""Refusals of requests, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from arizona.server.protocol.parts import Phrase, Reason
from arizona.server.protocol.rest import Fault, Problem
from arizona.server.protocol.server import Refused


class Refusal(Exception):  # noqa: N818  (it is an answer, not an error)
    """Raised when a request is refused. A refused request changes nothing."""

    def __init__(
        self,
        reason: Reason,
        detail: str = "",
        message: Phrase | None = None,
        *,
        retry_after: int | None = None,
        status: int | None = None,
        faults: Sequence[Fault] = (),
    ) -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.detail = detail
        self.message = message or Phrase(f"table-refused-{reason}", {})
        """The sentence shown to players."""
        self.retry_after = retry_after
        """Seconds after which the same request may succeed, if known."""
        self.status = status or STATUS.get(reason, 400)
        """The HTTP status code of the response."""
        self.faults = faults
        """The problems of a content pack that was sent."""

    def answer(self, ref: int, seq: int) -> Refused:
        """Return the refusal as a socket message."""
        return Refused(ref, self.reason, self.message, self.detail, seq)

    def problem(self) -> Problem:
        """Return the refusal as the body of an HTTP response."""
        return Problem(self.reason, self.message, self.detail, [*self.faults])


STATUS: dict[Reason, int] = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-moment": 404,
    "no-such-report": 404,
    "no-such-pack": 404,
    "no-such-person": 404,
    "too-fast": 429,
    "too-many": 429,
    "full": 503,
    "muted": 403,
    "sent-away": 403,
    "too-large": 413,
    "foreign-origin": 403,
    "not-allowed": 403,
    "fair-play": 403,
    "read-only": 409,
    "stale": 409,
    "no-store": 503,
    "no-space": 507,
    "quota": 429,
    "confirm": 409,
    "behind": 503,
    "server-error": 500,
}
"""HTTP status codes by reason; 400 for all other reasons."""
