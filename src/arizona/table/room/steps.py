"""The one way in which a table changes: decide, keep, tell; one thing after the other.

A piece of work decides something in memory and returns a ``Step``. What the step wants kept is
written, and only when it is on disk is it told and answered; then comes the next. If it cannot be
kept, memory is ahead of the store: from then on everything is refused until the table is loaded
anew. While the store can keep nothing, only what needs no keeping is begun at all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from arizona.table.host.logs import failure
from arizona.table.protocol.refusal import Refusal
from arizona.table.store.store import Change, Store, StoreError
from arizona.table.store.trouble import WORDS

Answered = Callable[[Exception | None], None]
"""Called when something is kept and told, or with why it is not."""
Found = TypeVar("Found")


def _nothing() -> None:
    pass


class Step(NamedTuple):
    """One thing that was decided: what is to be kept of it, and how it is told when it is kept."""

    change: Change | None = None
    tell: Callable[[], None] = _nothing


NOTHING: Final = Step()
Work = Callable[[], Step]
"""Decides something in memory, or raises a ``Refusal`` and changes nothing."""


class Steps:
    """The steps of one table."""

    def __init__(self, table: str, store: Store, given_up: Callable[[], None]) -> None:
        self.broken = False
        self._table = table
        self._store = store
        self._given_up = given_up
        self._waiting: deque[tuple[Work, Answered, bool]] = deque()
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
        self._waiting.append((work, answered, reads))
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

        def work() -> Step:
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
            self._begin(*self._waiting.popleft())
        self._going = False

    def _begin(self, work: Work, answered: Answered, reads: bool) -> None:
        try:
            if self.broken:
                raise Refusal("no-store", "the table is being loaded anew")
            if not reads and self._store.trouble is not None:
                raise Refusal("no-store", WORDS[self._store.trouble])
            step = work()
        except Refusal as refusal:
            self._end(answered, refusal)
        except Exception as error:
            self.give_up()  # nobody knows how much of it was done
            self._end(answered, error)
        else:
            if step.change is None:
                self._finish(step, answered, None)
            else:
                self._keep(step, step.change, answered)

    def _keep(self, step: Step, change: Change, answered: Answered) -> None:
        """The one place that writes."""
        try:
            self._store.keep(change, lambda error: self._kept(step, answered, error))
        except StoreError as error:
            self._kept(step, answered, error)

    def _kept(self, step: Step, answered: Answered, error: StoreError | None) -> None:
        self._finish(step, answered, error)
        self._go_on()

    def _finish(self, step: Step, answered: Answered, error: StoreError | None) -> None:
        """Tell what is kept; what is not kept was never done."""
        why: Exception | None = None
        if error is not None:
            failure("not kept", error, table=self._table)
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
            failure("answer failed", failed, table=self._table)
