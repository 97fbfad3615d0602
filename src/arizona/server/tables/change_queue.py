"""The one way in which a table changes: decide, keep, tell; one thing after the other.

A piece of work decides something in memory and returns a ``PendingChange``. What it wants saved is
written, and only when it is on disk is it told and answered; then comes the next. If it cannot be
kept, memory is ahead of the store: from then on everything is refused until the table is loaded
anew. While the store can keep nothing, only what needs no keeping is begun at all.

Where several servers share a store, somebody else may have been faster, or the store may be lost
before it has answered. Then the table looks into the store first, and the work decides once more:
what was kept is not done again, and what was chosen in a scene that is no more is refused.
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
"""Called when something is kept and told, or with why it is not."""
Found = TypeVar("Found")


def _nothing() -> None:
    pass


class PendingChange(NamedTuple):
    """One thing that was decided: what is to be kept of it, and how it is told when it is kept."""

    change: Change | None = None
    tell: Callable[[], None] = _nothing


class BehindError(Exception):
    """The table is not as it is kept: work that raises this is done once more after a look."""


class UnreadableError(StoreError):
    """The store could not be read to catch up; the table stays as it was."""


NOTHING: Final = PendingChange()
TRIES: Final = 20
"""How often something is decided anew because others were faster."""
LONGEST_LOOK: Final = 60.0
"""Seconds that a store that was lost may take to come back before a table is given up."""
LONGEST_CATCH_UP: Final = 5.0
"""Seconds for reading the store when nothing in memory is in doubt."""
Work = Callable[[], PendingChange]
"""Decides something in memory, or raises a ``Refusal`` and changes nothing."""


class _Job:
    """Work and who waits for it."""

    __slots__ = ("answered", "reads", "tries", "work")

    def __init__(self, work: Work, answered: Answered, reads: bool) -> None:
        self.work = work
        self.answered = answered
        self.reads = reads
        self.tries = 0


class ChangeQueue:
    """The steps of one table.

    ``look`` brings the table to what is kept, knowing what was to be kept last, and tells by which
    mark the newest change is known. ``kept`` hears of everything that is kept.
    """

    def __init__(
        self,
        table: str,
        store: Store,
        given_up: Callable[[], None],
        kept: Callable[[Change], None],
        look: Callable[[Change | None], Awaitable[str]],
    ) -> None:
        self.broken = False
        self._tell_kept = kept
        self._look = look
        self._looking: asyncio.Task[None] | None = None
        self._table = table
        self._store = store
        self._given_up = given_up
        self._waiting: deque[_Job] = deque()
        self._busy = False
        """From the deciding of a step until it is answered."""
        self._going = False

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits for it."""
        return self._busy or bool(self._waiting)

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Do something when its turn has come, and call back.

        What only ``reads`` is done also while the store can keep nothing.
        """
        self._waiting.append(_Job(work, answered, reads))
        self._go_on()

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """The same for who can wait. What is begun is finished also if nobody waits any more."""
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
        """Look at something while all of it is kept."""
        found: list[Found] = []

        def work() -> PendingChange:
            found.append(look())
            return NOTHING

        await self.done(work, reads=True)
        return found[0]

    def give_up(self) -> None:
        """Do nothing any more: what is in memory may not be what is kept."""
        if not self.broken:
            self.broken = True
            self._given_up()

    def _go_on(self) -> None:
        if self._going:
            return  # whoever is answered may ask again at once: it waits for its turn
        self._going = True
        while self._waiting and not self._busy:
            self._busy = True
            self._begin(self._waiting.popleft())
        self._going = False

    def _begin(self, job: _Job) -> None:
        try:
            if self.broken:
                raise Refusal("no-store", "the table is being loaded anew")
            if not job.reads and self._store.trouble is not None:
                raise Refusal("no-store", WORDS[self._store.trouble])
            step = job.work()
        except Refusal as refusal:
            self._end(job.answered, refusal)
        except BehindError:
            self._catch_up(job, None, unsure=False)
        except Exception as error:
            self.give_up()  # nobody knows how much of it was done
            self._end(job.answered, error)
        else:
            if step.change is None:
                self._finish(step, job.answered, None)
            else:
                self._keep(job, step, step.change)

    def _keep(self, job: _Job, step: PendingChange, change: Change) -> None:
        """The one place that writes."""
        try:
            self._store.keep(change, lambda error: self._kept(job, step, change, error))
        except StoreError as error:
            self._kept(job, step, change, error)

    def _kept(
        self, job: _Job, step: PendingChange, change: Change, error: StoreError | None
    ) -> None:
        if error is None:
            self._tell_kept(change)
        elif isinstance(error, StaleError | UnsureError):
            self._catch_up(job, change, unsure=isinstance(error, UnsureError))
            return
        self._finish(step, job.answered, error)
        self._go_on()

    def _catch_up(self, job: _Job, change: Change | None, *, unsure: bool) -> None:
        """Look into the store, then let the work decide once more. Everybody else waits."""
        job.tries += 1
        work = self._caught_up(job, change, unsure=unsure)
        self._looking = background_task("catch up", work)

    async def _caught_up(self, job: _Job, change: Change | None, *, unsure: bool) -> None:
        seconds = LONGEST_CATCH_UP if change is None else LONGEST_LOOK
        try:
            async with asyncio.timeout(seconds):
                mark = await self._look(change)
        except Exception as error:
            if isinstance(error, TimeoutError):
                error = UnreadableError("the store could not be read in time")
            if change is None and isinstance(error, UnreadableError):
                self._end(job.answered, Refusal("behind", str(error)))
                self._go_on()
                return
            self.give_up()
            unknown = Refusal("server-error", "nobody knows whether it was kept")
            self._end(job.answered, unknown if unsure else error)
        else:
            mine = unsure and change is not None and mark == change.mark
            if mine and change is not None and not change.lines:
                # It was kept and is told: deciding it once more would do it twice.
                self._end(job.answered, Refusal("server-error", "it was kept after all"))
            elif job.tries >= TRIES:
                self._end(job.answered, Refusal("stale", "others were faster"))
            else:
                self._begin(job)
        self._go_on()

    def _finish(self, step: PendingChange, answered: Answered, error: StoreError | None) -> None:
        """Tell what is kept; what is not kept was never done."""
        why: Exception | None = None
        if error is not None:
            log_failure("not kept", error, table=self._table)
            self.give_up()
            why = Refusal("no-store", "it could not be kept")
        else:
            try:
                step.tell()
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
