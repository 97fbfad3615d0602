"""Steps at a table run one at a time and atomically: decide, save, publish."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from arizona.server.protocol.parts import TroubleKind
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import (
    Change,
    LogLine,
    Progress,
    Saved,
    StaleError,
    Store,
    StoreError,
    UnsureError,
)
from arizona.server.tables.change_queue import NOTHING, ChangeQueue, PendingChange
from tests.server.harness import until

CHANGE = Change(id="t", progress=Progress(status="playing", to_move=0, moment=0, scores=[0, 0]))


class SlowStore:
    """A store that saves nothing until released."""

    def __init__(self) -> None:
        self.trouble: TroubleKind | None = None
        self.writing: list[Saved] = []

    def save(self, change: Change, kept: Saved) -> None:
        self.writing.append(kept)

    def finish(self, error: StoreError | None = None) -> None:
        self.writing.pop(0)(error)


class Table:
    """A step queue on such a store, and a record of what happened."""

    def __init__(self) -> None:
        self.store = SlowStore()
        self.seen: list[str] = []
        given_up = lambda: self.seen.append("given up")  # noqa: E731
        self.look: asyncio.Future[str] | None = None
        self.steps = ChangeQueue(
            "t", cast("Store", self.store), given_up, lambda _: None, self._look_into_the_store
        )

    async def _look_into_the_store(self, failed: Change | None) -> str:
        self.seen.append("looks")
        self.look = asyncio.get_running_loop().create_future()
        return await self.look

    def ask(self, name: str, *, keep: bool = True, reads: bool = False) -> None:
        def work() -> PendingChange:
            self.seen.append(f"{name} decided")
            return PendingChange(CHANGE if keep else None, lambda: self.seen.append(f"{name} told"))

        def answered(error: Exception | None) -> None:
            self.seen.append(f"{name} {'answered' if error is None else 'refused'}")

        self.steps.do(work, answered, reads=reads)


def test_a_change_is_published_after_it_is_saved_and_the_next_waits() -> None:
    table = Table()
    table.ask("a")
    table.ask("b", keep=False)
    table.ask("c")
    assert table.seen == ["a decided"] and table.steps.busy
    table.store.finish()
    assert table.seen[1:] == [
        *("a told", "a answered"),
        *("b decided", "b told", "b answered"),
        "c decided",
    ]
    table.store.finish()
    assert table.seen[-2:] == ["c told", "c answered"] and not table.steps.busy


def test_an_unsaved_change_is_not_published_and_queued_ones_are_refused() -> None:
    table = Table()
    table.ask("a")
    table.ask("b")
    table.store.finish(StoreError("full"))
    table.ask("c")
    assert table.seen == ["a decided", "given up", "a refused", "b refused", "c refused"]
    assert table.steps.broken and not table.store.writing


def test_a_store_that_rejects_writes_is_handled_the_same() -> None:
    table = Table()

    def closed(change: Change, kept: Saved) -> None:
        raise StoreError("the store is closed")

    table.store.save = closed  # type: ignore[method-assign]
    table.ask("a")
    assert table.seen == ["a decided", "given up", "a refused"] and not table.steps.busy


def test_without_storage_tables_can_only_be_read() -> None:
    table = Table()
    table.store.trouble = "full"
    table.ask("a")
    table.ask("b", keep=False, reads=True)
    table.store.trouble = None
    table.ask("c")
    assert table.seen == [
        "a refused",
        *("b decided", "b told", "b answered"),
        "c decided",
    ]
    assert not table.steps.broken


def test_an_abandoned_request_blocks_nobody() -> None:
    async def go() -> None:
        table = Table()
        table.ask("a")
        waits = asyncio.create_task(table.steps.done(lambda: NOTHING))
        reads = asyncio.create_task(table.steps.read(lambda: list(table.seen)))
        await asyncio.sleep(0)
        waits.cancel()
        table.store.finish()
        assert await reads == ["a decided", "a told", "a answered"]
        assert not table.steps.busy

    asyncio.run(go())


def test_thousands_of_refusals_change_nothing() -> None:
    async def go() -> None:
        table = Table()
        left = 5000

        def refuse() -> PendingChange:
            raise Refusal("stale")

        def again(_: Exception | None) -> None:
            nonlocal left
            left -= 1
            if left:
                table.steps.do(refuse, again)

        table.steps.do(refuse, again)
        assert left == 0 and not table.steps.broken
        with pytest.raises(Refusal):
            await table.steps.done(refuse)

    asyncio.run(go())


def test_the_slower_of_two_servers_reloads_and_retries() -> None:
    async def scenario() -> None:
        table = Table()
        table.ask("a")
        table.ask("b", keep=False)
        table.store.finish(StaleError("somebody was faster"))
        await asyncio.sleep(0)
        assert table.seen == ["a decided", "looks"] and table.steps.busy
        assert table.look is not None
        table.look.set_result("")
        await until(lambda: len(table.seen) > 2)
        assert table.seen[2:] == ["a decided"]
        table.store.finish()
        assert table.seen[3:] == ["a told", "a answered", "b decided", "b told", "b answered"]

    asyncio.run(scenario())


@pytest.mark.parametrize("lines", [True, False])
def test_a_change_saved_before_an_outage_is_not_repeated(lines: bool) -> None:
    """A retried move finds itself in the log. Other changes are not retried."""

    async def scenario() -> None:
        table = Table()
        change = Change(id="t", progress=CHANGE.progress, mark="mine")
        change.lines = [LogLine(1, "x", 1)] if lines else []
        decided: list[bool] = []
        answers: list[Exception | None] = []

        def work() -> PendingChange:
            decided.append(True)
            return PendingChange(change if len(decided) == 1 else None)

        table.steps.do(work, answers.append)
        table.store.finish(UnsureError("lost"))
        await asyncio.sleep(0)
        assert table.look is not None and not answers
        table.look.set_result("mine")
        await until(lambda: answers)
        assert len(decided) == (2 if lines else 1)
        assert (answers[0] is None) == lines

    asyncio.run(scenario())


def test_a_lost_store_leaves_the_outcome_unknown() -> None:
    async def scenario() -> None:
        table = Table()
        table.ask("a")
        table.store.finish(UnsureError("lost"))
        await asyncio.sleep(0)
        assert table.look is not None
        table.look.set_exception(TimeoutError())
        await until(lambda: not table.steps.busy)
        assert table.seen == ["a decided", "looks", "given up", "a refused"]

    asyncio.run(scenario())
