"""The processes in which bots think. One that dies or hangs is replaced and its job given again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

from arizona.server.base.logs import log_event
from arizona.server.services.bots.queue import BotQueue, QueuedJob
from arizona.server.tables.bot_requests import NOBODY, Answer, BotError, BotRequester, Job

GRACE: Final = 10.0
"""Seconds over its time after which a process counts as hung."""
STARTING: Final = 60.0
"""Seconds that a process may take to start: a busy machine is no reason to begin again."""
ATTEMPTS: Final = 3
LARGEST_ANSWER: Final = 16 * 1024 * 1024
"""Bytes; the review of a long game is the largest there is."""

_answers = msgspec.json.Decoder(Answer)


class Worker:
    """One bot process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.ready = False

    @classmethod
    async def start(cls) -> Worker:
        """Start a process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "arizona.server.services.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST_ANSWER,
            start_new_session=True,
        )
        return cls(process)

    async def ask(self, job: Job) -> Answer:
        """Give it a job and wait for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        return _answers.decode(await self._line())

    async def get_ready(self) -> None:
        """Wait until it has started: it says so with an empty line."""
        if not self.ready:
            await self._line()
            self.ready = True

    async def _line(self) -> bytes:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BotError("the bot process ended")
        return line

    async def stop(self) -> None:
        """End the process and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        # The transport closes its pipes a step after the process is gone.
        await asyncio.sleep(0)


class WorkerPool:
    """A few bot processes that take jobs in fair turns.

    A process belongs to the pool, not to who asks: if he goes away, it thinks to the end, and the
    answer is for nobody.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.replaced = 0
        self.answered = 0
        self.turns = BotQueue(max(1, count - 1))
        self._idle: list[Worker | None] = []
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Start the first process now; the others when they are needed."""
        self._idle = [*[None] * (self.count - 1), await self._start()]

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        for wish in self.turns.drain():
            if not wish.answer.done():
                wish.answer.set_exception(BotError("the pool is closing"))
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process.pid for worker in self._all]

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """The answer to a job, from whichever process gives one."""
        if self._closing:
            raise BotError("no bot process answered: the pool is closing")
        wish = QueuedJob(job, asker, asyncio.get_running_loop().create_future())
        self.turns.put(wish)
        self._go_on()
        try:
            answer = await wish.answer
        finally:
            self.turns.forget(wish)
        if answer.error:
            raise BotError(answer.error)
        return answer

    def _go_on(self) -> None:
        """Give what waits to the processes that are free."""
        while self._idle and not self._closing:
            wish = self.turns.take()
            if wish is None:
                return
            task = asyncio.get_running_loop().create_task(self._serve(wish, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, wish: QueuedJob, worker: Worker | None) -> None:
        """Have one wish answered, if need be by another process."""
        trouble: Exception = BotError("no bot process answered")
        try:
            for _ in range(ATTEMPTS):
                worker, answer, trouble = await self._try(wish.job, worker)
                if answer is not None:
                    self.answered += 1
                    if not wish.answer.done():
                        wish.answer.set_result(answer)
                    return
        finally:
            if not wish.answer.done():
                wish.answer.set_exception(BotError(f"no bot process answered: {trouble}"))
                wish.answer.exception()  # who has gone does not fetch it
            self._idle.append(worker)
            self.turns.over(wish)
            self._go_on()

    async def _try(
        self, job: Job, worker: Worker | None
    ) -> tuple[Worker | None, Answer | None, Exception]:
        """A process and its answer; neither if it has failed."""
        try:
            if worker is not None and worker.process.returncode is not None:
                self._lost(worker, "found dead")
                worker = None
            if worker is None:
                worker = await self._start()
            await asyncio.wait_for(worker.get_ready(), STARTING)
            answer = await asyncio.wait_for(worker.ask(job), job.seconds + GRACE)
        except (BotError, OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            self._lost(worker, str(error) or type(error).__name__)
            return None, None, error
        return worker, answer, BotError("")

    async def _start(self) -> Worker:
        worker = await Worker.start()
        self._all.add(worker)
        return worker

    def _lost(self, worker: Worker | None, why: str) -> None:
        if worker is None or worker not in self._all:
            return
        self._all.discard(worker)
        if self._closing:
            return
        self.replaced += 1
        log_event("bot process replaced", pid=worker.process.pid, why=why)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
