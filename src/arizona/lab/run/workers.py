"""Worker processes that never outlive their parent."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar

from arizona.engine.errors import ArizonaError
from arizona.engine.message import ValidationMessage

Given = TypeVar("Given")
Done = TypeVar("Done")

WAITING = 4
"""Tasks queued ahead for each process."""


def cores() -> int:
    """The number of CPU cores available to this process."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)


@contextmanager
def processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of ``number`` processes for the duration of the block."""
    pool = ProcessPoolExecutor(number, get_context("spawn"), initializer=_begin)
    try:
        yield pool
    except BrokenProcessPool:
        english = "a process that played games died; the same command continues where it stopped"
        raise ArizonaError(ValidationMessage("lab-died", english)) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def as_done(job: Callable[[Given], Done], work: Iterable[Given], number: int) -> Iterator[Done]:
    """Yield each result as soon as it is available; runs in this process if ``number`` is 1."""
    if number <= 1:
        yield from map(job, work)
        return
    with processes(number) as pool:
        pieces = iter(work)
        under_way: set[Future[Done]] = {
            pool.submit(job, piece) for piece in islice(pieces, WAITING * number)
        }
        while under_way:
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
                under_way.update(pool.submit(job, piece) for piece in islice(pieces, 1))


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl+C
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Exit when the parent dies; otherwise an orphaned worker would wait forever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
