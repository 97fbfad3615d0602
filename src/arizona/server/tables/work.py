"""Running a job wherever it can run: in a worker process, or directly where there are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from arizona.server.base.fair_queue import INTERACTIVE, Requester
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal

P = ParamSpec("P")
R = TypeVar("R")

NOBODY: Final = Requester("")
JOB_SECONDS: Final = 10.0
"""Time limit of a job for which no other is given."""


class Work(Protocol):
    """Runs functions of ``arizona.server.services.work.jobs`` and of nothing else."""

    async def run(
        self,
        requester: Requester,
        function: Callable[P, R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        """The function's result.

        Raises what the function refuses, and a ``Refusal`` if the queue is full or the job takes
        too long.
        """

    async def in_thread(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """The result of any function, computed beside the event loop where there are threads.

        Only for work whose cost is known to be bounded: it cannot be canceled.
        """


class DirectWork:
    """Runs jobs in this thread, for the offline server: one player, and no other process.

    Jobs bound themselves by nodes and time; that is all the protection there is.
    """

    async def run(
        self,
        requester: Requester,
        function: Callable[P, R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        """The function's result."""
        return function(*args, **named)

    async def in_thread(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """The function's result; a browser has no threads."""
        return function(*args, **named)


def queue_full(ahead: int, seconds: float) -> Refusal:
    """The answer to a job that the queue does not take."""
    wait = max(1, round(seconds))
    words = Phrase("table-work-full", {"seconds": wait, "ahead": ahead})
    detail = f"{ahead} jobs are waiting; try again in {wait} seconds"
    return Refusal("full", detail, words, retry_after=wait)


def too_long() -> Refusal:
    """The answer to a job that exceeds its time or its memory."""
    return Refusal("no-answer", "this takes too long", Phrase("table-work-too-long", {}))


def rank_of(function: object) -> int:
    """The rank of a job function, as its declaration says."""
    found: int = getattr(function, "rank", INTERACTIVE)
    return found


def seconds_of(function: object) -> float:
    """The time limit of a job function, as its declaration says."""
    found: float = getattr(function, "seconds", JOB_SECONDS)
    return found
