"""Runs jobs where possible in a worker process, otherwise directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from arizona.server.base.fair_queue import INTERACTIVE, Requester
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal

P = ParamSpec("P")
R = TypeVar("R")

NOBODY: Final = Requester("")
JOB_SECONDS: Final = 20.0
"""Default time limit of a job."""


class Work(Protocol):
    """Runs only functions of ``arizona.server.services.work.jobs``."""

    async def run(
        self,
        requester: Requester,
        function: Callable[P, R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        """Return the function's result.

        Raises any ``Refusal`` of the function, and a ``Refusal`` if the queue is full or the job
        takes too long.
        """

    async def in_thread(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Return the result of any function, run in a thread if available.

        Only for work whose cost is known to be bounded, because it cannot be canceled.
        """


class DirectWork:
    """Runs jobs in this thread, for the offline server, which has one player and no other process.

    The jobs' own limits on nodes and time are the only protection.
    """

    async def run(
        self,
        requester: Requester,
        function: Callable[P, R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        return function(*args, **named)

    async def in_thread(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Return the function's result; a browser has no threads."""
        return function(*args, **named)


def queue_full(ahead: int, seconds: float) -> Refusal:
    """Return the refusal of a job that the queue does not accept."""
    wait = max(1, round(seconds))
    words = Phrase("table-work-full", {"seconds": wait, "ahead": ahead})
    detail = f"{ahead} jobs are waiting; try again in {wait} seconds"
    return Refusal("full", detail, words, retry_after=wait)


def too_long() -> Refusal:
    """Return the refusal of a job that exceeds its time or memory limit."""
    return Refusal("no-answer", "this takes too long", Phrase("table-work-too-long", {}))


def rank_of(function: object) -> int:
    """Return the declared rank of a job function."""
    found: int = getattr(function, "rank", INTERACTIVE)
    return found


def seconds_of(function: object) -> float:
    """Return the declared time limit of a job function."""
    found: float = getattr(function, "seconds", JOB_SECONDS)
    return found
