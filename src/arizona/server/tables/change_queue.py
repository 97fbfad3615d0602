"""The queue of changes of a table: decide, save, send; one at a time.

A piece of work decides something in memory and returns a ``PendingChange``. Its change is saved,
then its messages are sent and its caller is answered, and then the next piece of work starts. If a
change cannot be saved, the memory is ahead of the store, and everything is refused until the table
is reloaded. While the store cannot save, only work that saves nothing is started.

If several servers share a store, another one may have been faster, or the connection may be lost
during a write. The table then reads the store first, and the work decides again: changes that were
saved are not repeated, and requests that refer to an outdated scene are refused.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.errors import WORDS
from arizona.server.store.store import Change, StaleError, Store, StoreError, UnsureError

Answered = Callable[[Exception | None], None]
"""Called when a change is saved and sent, or with the error."""
Found = TypeVar("Found")


def _nothing() -> None:
    pass


def ignore(_: Exception | None) -> None:
    """Ignore the outcome of a piece of work; its errors are handled by the queue."""


class PendingChange(NamedTuple):
    """A decision: the change to save, and a function that sends the messages afterward."""

    change: Change | None = None
    publish: Callable[[], None] = _nothing


class BehindError(Exception):
    """The table is behind the store. Work that raises this is repeated after catching up."""


class UnreadableError(StoreError):
    """The store could not be read to catch up; the table is unchanged."""


NOTHING: Final = PendingChange()
TRIES: Final = 20
"""Maximum number of attempts if other servers are faster."""
LONGEST_LOOK: Final = 60.0
"""Seconds to wait for a lost store before a table is discarded."""
LONGEST_CATCH_UP: Final = 5.0
"""Seconds for reading the store when the state in memory is certain."""
Work = Callable[[], PendingChange]
"""Decides something in memory, or raises ``Refusal`` and changes nothing."""


class _Job:
    """A piece of work and its callback."""

    __slots__ = ("answered", "reads", "tries", "work")

    def __init__(self, work: Work, answered: Answered, reads: bool) -> None:
        self.work = work
        self.answered = answered
        self.reads = reads
        self.tries = 0


class ChangeQueue:
    """The queue of one table.

    ``look`` brings the table up to date with the store, given the last change that was to be saved,
    and returns the mark of the newest change. ``on_saved`` is called with every saved change.
    """

    def __init__(
        self,
        table: str,
        store: Store,
        given_up: Callable[[], None],
        on_saved: Callable[[Change], None],
        look: Callable[[Change | None], Awaitable[str]],
    ) -> None:
        self.broken = False
        self._notify_saved = on_saved
        self._read_store = look
        self._catch_up_task: asyncio.Task[None] | None = None
        self._table = table
        self._store = store
        self._on_given_up = given_up
        self._waiting: deque[_Job] = deque()
        self._busy = False
        """From the decision until the answer."""
        self._starting = False

    @property
    def busy(self) -> bool:
        """Whether work is in progress or queued."""
        return self._busy or bool(self._waiting)

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work, and call back when it is done.

        Work that only ``reads`` is also done while the store cannot save.
        """
        self._waiting.append(_Job(work, answered, reads))
        self._start_next()

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """Awaitable variant of ``do``. Canceling it does not cancel the work."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answered(error: Exception | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error)

        self.do(work, answered, reads=reads)
        await answer

    async def read(self, look: Callable[[], Found]) -> Found:
        """Read something while everything in memory is saved."""
        found: list[Found] = []

        def work() -> PendingChange:
            found.append(look())
            return NOTHING

        await self.done(work, reads=True)
        return found[0]

    def give_up(self) -> None:
        """Refuse all further work: the state in memory may differ from the store."""
        if not self.broken:
            self.broken = True
            self._on_given_up()

    def _start_next(self) -> None:
        if self._starting:
            return  # reentrant call from an answer: the outer loop continues
        self._starting = True
        while self._waiting and not self._busy:
            self._busy = True
            self._start(self._waiting.popleft())
        self._starting = False

    def _start(self, job: _Job) -> None:
        try:
            if self.broken:
                raise Refusal("no-store", "the table is being reloaded")
            if not job.reads and self._store.trouble is not None:
                raise Refusal("no-store", WORDS[self._store.trouble])
            step = job.work()
        except Refusal as refusal:
            self._end(job.answered, refusal)
        except BehindError:
            self._catch_up(job, None, unsure=False)
        except Exception as error:
            self.give_up()  # unknown how much of it was done
            self._end(job.answered, error)
        else:
            if step.change is None:
                self._finish(step, job.answered, None)
            else:
                self._save(job, step, step.change)

    def _save(self, job: _Job, step: PendingChange, change: Change) -> None:
        """Save a change. This is the only place that writes."""
        try:
            self._store.save(change, lambda error: self._on_saved(job, step, change, error))
        except StoreError as error:
            self._on_saved(job, step, change, error)

    def _on_saved(
        self, job: _Job, step: PendingChange, change: Change, error: StoreError | None
    ) -> None:
        if error is None:
            self._notify_saved(change)
        elif isinstance(error, StaleError | UnsureError):
            self._catch_up(job, change, unsure=isinstance(error, UnsureError))
            return
        self._finish(step, job.answered, error)
        self._start_next()

    def _catch_up(self, job: _Job, change: Change | None, *, unsure: bool) -> None:
        """Read the store, then let the work decide again. All other work waits."""
        job.tries += 1
        work = self._read_and_retry(job, change, unsure=unsure)
        self._catch_up_task = background_task("catch up", work)

    async def _read_and_retry(self, job: _Job, change: Change | None, *, unsure: bool) -> None:
        seconds = LONGEST_CATCH_UP if change is None else LONGEST_LOOK
        try:
            async with asyncio.timeout(seconds):
                mark = await self._read_store(change)
        except Exception as error:
            if isinstance(error, TimeoutError):
                error = UnreadableError("the store could not be read in time")
            if change is None and isinstance(error, UnreadableError):
                self._end(job.answered, Refusal("behind", str(error)))
                self._start_next()
                return
            self.give_up()
            unknown = Refusal("server-error", "it is unknown whether the change was saved")
            self._end(job.answered, unknown if unsure else error)
        else:
            mine = unsure and change is not None and mark == change.mark
            if mine and change is not None and not change.lines:
                # It was saved and sent: deciding again would do it twice.
                self._end(job.answered, Refusal("server-error", "the change was saved after all"))
            elif job.tries >= TRIES:
                self._end(job.answered, Refusal("stale", "others were faster"))
            else:
                self._start(job)
        self._start_next()

    def _finish(self, step: PendingChange, answered: Answered, error: StoreError | None) -> None:
        """Send the messages of a saved change; discard the table if it was not saved."""
        why: Exception | None = None
        if error is not None:
            log_failure("not saved", error, table=self._table)
            self.give_up()
            why = Refusal("no-store", "the change could not be saved")
        else:
            try:
                step.publish()
            except Exception as failed:
                self.give_up()
                why = failed
        self._end(answered, why)

    def _end(self, answered: Answered, error: Exception | None) -> None:
        self._busy = False
        try:
            answered(error)
        except Exception as failed:
            log_failure("answer failed", failed, table=self._table)
