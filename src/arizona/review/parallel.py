"""Parallel reviews: forked processes that each judge a share of the decisions."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress

import msgspec

from arizona.bots.parallel import can_fork
from arizona.review.model import Assessment, Review
from arizona.review.summary import build_review, review
from arizona.review.timeline import Timeline
from arizona.review.valuation import Reviewer, reviewer_of

Progress = Callable[[int, int], None]

_row = msgspec.json.Decoder(tuple[int, Assessment])


def review_on(
    cores: int, played: Timeline, effort: float = 1.0, progress: Progress | None = None
) -> Review:
    """Review a game in several processes. The result does not depend on their number."""
    if cores <= 1 or not can_fork():
        return review(played, effort, progress)
    reviewer = reviewer_of(played, effort)
    order = reviewer.order()
    # Consecutive decisions go to the same process, because cached results help with the next one.
    size = -(-len(order) // cores)
    shares = [order[first : first + size] for first in range(0, len(order), size)]
    helpers = [_start(reviewer, share) for share in shares[1:]]
    found: dict[int, Assessment] = {}
    try:
        for done, number in enumerate(shares[0] if shares else []):
            if progress is not None:
                progress(done * len(shares), len(order))
            found[number] = reviewer.judge(number)
        for _, pipe in helpers:
            with os.fdopen(os.dup(pipe), "rb") as rows:
                found.update([_row.decode(row) for row in rows])
    finally:
        for process, pipe in helpers:
            os.close(pipe)
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    # Judge the decisions that a worker did not finish.
    for number in order:
        if number not in found:
            found[number] = reviewer.judge(number)
    return build_review(reviewer, found)


def _start(reviewer: Reviewer, share: list[int]) -> tuple[int, int]:
    """Start a worker process and return its id and the pipe to read its rows from."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        os.close(reading)
        # Write everything at the end: nobody reads earlier, and a full pipe would block the worker.
        rows = [msgspec.json.encode((number, reviewer.judge(number))) for number in share]
        data = b"".join(row + b"\n" for row in rows)
        while data:
            data = data[os.write(writing, data) :]
    finally:
        os._exit(0)
