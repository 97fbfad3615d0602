"""Pool of worker processes with a fair queue."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
import time
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from msgspec import Raw

from arizona.server.base.fair_queue import Bounds, FairQueue, QueueFullError, Requester, Ticket
from arizona.server.base.logs import log_event
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Waiting
from arizona.server.services.work import jobs
from arizona.server.services.work.process import (
    FAILED,
    HEAD,
    OUT_OF_MEMORY,
    REFUSED,
    RESULT,
    Call,
    Refused,
    result_type,
)
from arizona.server.tables.bot_requests import NOBODY, Answer, BotError, BotRequester, Job
from arizona.server.tables.work import queue_full, rank_of, seconds_of, too_long

P = ParamSpec("P")
R = TypeVar("R")

STARTING_SECONDS: Final = 60.0
"""Startup timeout; generous, so that a busy machine does not cause failures."""
ABANDONED_SECONDS: Final = 1.0
"""Time that a job gets to finish after its requester has left, before its process is killed.
Restarting a process takes longer than waiting for a short job."""
ATTEMPTS: Final = 2
LARGEST_RESULT: Final = 48 * 1024 * 1024
MEMORY: Final = 3 * 1024**3
"""Address space limit of a process, in bytes."""
USUAL_SECONDS: Final = 1.0
"""Assumed duration of a job before any was measured."""


class WorkError(Exception):
    """Raised when a job fails through no fault of the requester."""


class JobTicket(Ticket):
    """A queued job."""

    __slots__ = ("call", "result", "seconds")

    def __init__(self, requester: Requester, rank: int, call: Call, seconds: float) -> None:
        super().__init__(requester, rank)
        self.call = call
        self.seconds = seconds
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Worker:
    """A worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.ready = False

    @classmethod
    async def start(cls, memory: int) -> Worker:
        """Start a process; it sends an empty frame when ready."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "arizona.server.services.work.process", str(memory)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def get_ready(self) -> None:
        if not self.ready:
            async with asyncio.timeout(STARTING_SECONDS):
                await self._frame()
            self.ready = True

    async def exchange(self, call: Call) -> bytes:
        assert self.process.stdin is not None
        body = msgspec.json.encode(call)
        self.process.stdin.write(HEAD.pack(len(body)) + body)
        await self.process.stdin.drain()
        return await self._frame()

    async def _frame(self) -> bytes:
        assert self.process.stdout is not None
        (size,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
        if size > LARGEST_RESULT:
            raise ValueError("the result is too large")
        return await self.process.stdout.readexactly(size)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def gone(self) -> None:
        await self.process.wait()
        await asyncio.sleep(0)  # the transport closes its pipes one iteration later


class WorkPool:
    """Worker processes that run queued jobs fairly; a job that exceeds its limits is killed."""

    def __init__(self, count: int, bounds: Bounds = Bounds(), memory: int = MEMORY) -> None:  # noqa: B008
        self.count = count
        self.memory = memory
        self.queue: FairQueue[JobTicket] = FairQueue(max(1, count - 1), bounds)
        self.finished = 0
        self.refused = 0
        self.killed = 0
        self._typical = USUAL_SECONDS
        """Moving average of job durations, in seconds."""
        self._idle: list[Worker | None] = [None] * count
        self._all: set[Worker] = set()
        self._dying: set[Worker] = set()
        """Killed processes that may not have exited yet."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Start the first process; otherwise processes start on demand."""
        if self._idle and self._idle[-1] is None:
            self._idle.pop()
            self._idle.append(await self._start())

    async def close(self) -> None:
        """Reject queued jobs and kill all processes."""
        self._closing = True
        for ticket in self.queue.drain():
            self._fail(ticket, queue_full(0, 1))
        for worker in self._all:
            worker.kill()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in (*self._all, *self._dying):
            worker.kill()
            await worker.gone()
        self._all.clear()
        self._dying.clear()

    @property
    def pids(self) -> list[int]:
        """Ids of the running processes."""
        return [worker.process.pid for worker in self._all]

    def wait_seconds(self, ahead: int) -> float:
        """Estimate the wait in seconds for a job with ``ahead`` jobs before it."""
        return (ahead + self.queue.running) * self._typical / self.count

    def waiting(self, requester: Requester) -> Waiting:
        """Return the queue position and estimated wait of the requester's next job."""
        ticket = self.queue.first_of(requester)
        if ticket is None:
            return Waiting()
        ahead = self.queue.ahead_of(ticket)
        return Waiting(True, ahead, math.ceil(self.wait_seconds(ahead)))

    async def run(
        self,
        requester: Requester,
        function: Callable[P, R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        """Run a function of ``jobs`` in a worker; arguments and result are passed as JSON.

        Raises ``Refusal`` if the function does, if the queue is full or if the job takes too long,
        and ``WorkError`` if it fails.
        """
        assert not named, "jobs take arguments by position"
        return await self._run(requester, function, args, seconds_of(function), rank_of(function))

    async def in_thread(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Run a function of known, bounded cost in a thread."""
        return await asyncio.to_thread(function, *args, **named)

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """Answer a bot job: a hint, a puzzle, part of a review or a few simulated games."""
        function = jobs.answer_soon if job.kind in ("hint", "puzzle") else jobs.answer_part
        requester = Requester(asker.address, asker.guest)
        seconds = min(job.seconds + seconds_of(function), jobs.LONGEST_SECONDS)
        try:
            answer = await self._run(requester, function, (job,), seconds, rank_of(function))
        except WorkError as error:
            raise BotError(str(error)) from None
        if answer.error:
            raise BotError(answer.error)
        return answer

    async def _run(
        self,
        requester: Requester,
        function: Callable[..., R],
        args: tuple[Any, ...],
        seconds: float,
        rank: int,
    ) -> R:
        call = Call(function.__name__, Raw(msgspec.json.encode(args)), seconds)
        ticket = JobTicket(requester, rank, call, seconds)
        if self._closing:
            raise queue_full(0, 1)
        try:
            displaced = self.queue.put(ticket)
        except QueueFullError as full:
            self.refused += 1
            raise queue_full(full.waiting, self.wait_seconds(full.waiting)) from None
        if displaced is not None:
            self.refused += 1
            self._fail(displaced, queue_full(len(self.queue), self.wait_seconds(len(self.queue))))
        self._assign_jobs()
        try:
            answer = await ticket.result
        finally:
            self.queue.remove(ticket)
        found: R = _read(answer, function)
        return found

    def _fail(self, ticket: JobTicket, error: Exception) -> None:
        if not ticket.result.done():
            ticket.result.set_exception(error)
            ticket.result.exception()  # marks it as retrieved: the requester may be gone

    def _assign_jobs(self) -> None:
        while self._idle and not self._closing:
            ticket = self.queue.take()
            if ticket is None:
                return
            task = background_task("work", self._serve(ticket, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, ticket: JobTicket, worker: Worker | None) -> None:
        """Run one job, retrying it in a new process if one fails."""
        error: Exception = WorkError("no worker process answered")
        began = time.monotonic()
        try:
            for _ in range(ATTEMPTS):
                try:
                    worker = await self._ready(worker)
                    answer = await self._exchange(worker, ticket)
                except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as failed:
                    error = WorkError(f"a worker process failed: {type(failed).__name__}")
                    self._discard(worker, str(error))
                    worker = None
                    continue
                if answer is None:
                    self._discard(worker, f"{ticket.call.function} exceeded its time")
                    worker = None
                    error = too_long()
                    return
                if answer == OUT_OF_MEMORY:
                    self._discard(worker, f"{ticket.call.function} exceeded its memory")
                    worker = None
                if not ticket.result.done():
                    ticket.result.set_result(answer)
                self.finished += 1
                return
        finally:
            self._typical += 0.1 * (time.monotonic() - began - self._typical)
            self._fail(ticket, error)
            self._idle.append(worker)
            self.queue.done(ticket)
            self._assign_jobs()

    async def _ready(self, worker: Worker | None) -> Worker:
        if worker is None or not worker.alive:
            if worker is not None:
                self._all.discard(worker)
            worker = await self._start()
        await worker.get_ready()
        return worker

    async def _exchange(self, worker: Worker, ticket: JobTicket) -> bytes | None:
        """Return the answer, or ``None`` if the job timed out or was abandoned."""
        exchange = asyncio.ensure_future(worker.exchange(ticket.call))
        end = time.monotonic() + ticket.seconds
        try:
            first = asyncio.FIRST_COMPLETED
            waiting: set[asyncio.Future[bytes]] = {exchange, ticket.result}
            await asyncio.wait(waiting, timeout=ticket.seconds, return_when=first)
            if not exchange.done():
                left = min(ABANDONED_SECONDS, end - time.monotonic())
                await asyncio.wait({exchange}, timeout=max(0.0, left))
            return exchange.result() if exchange.done() else None
        finally:
            exchange.cancel()

    async def _start(self) -> Worker:
        worker = await Worker.start(self.memory)
        self._all.add(worker)
        return worker

    def _discard(self, worker: Worker | None, why: str) -> None:
        if worker is None:
            return
        worker.kill()
        self._all.discard(worker)
        self._dying = {one for one in self._dying if one.alive} | {worker}
        if not self._closing:
            self.killed += 1
            log_event("worker process replaced", pid=worker.process.pid, why=why)


def _read(answer: bytes, function: Callable[..., Any]) -> Any:
    """Decode an answer: return the function's result or raise its error."""
    kind, body = answer[:1], answer[1:]
    if kind == RESULT:
        return msgspec.json.decode(body, type=result_type(function))
    if kind == REFUSED:
        refused = msgspec.json.decode(body, type=Refused)
        raise Refusal(refused.reason, refused.detail, refused.message)
    if kind == OUT_OF_MEMORY:
        raise too_long()
    raise WorkError(body.decode("utf-8", "replace") if kind == FAILED else "no answer")
