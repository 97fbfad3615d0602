"""Pool of bot processes. A process that dies or hangs is replaced and its job retried."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final, NamedTuple

import msgspec

from arizona.server.base.fair_queue import UNBOUNDED, FairQueue, Requester, Ticket
from arizona.server.base.logs import log_event
from arizona.server.base.loop_watchdog import background_task
from arizona.server.tables.bot_requests import NOBODY, RANKS, Answer, BotError, BotRequester, Job

GRACE: Final = 10.0
"""Seconds past the job's time limit after which a process counts as hung."""
STARTING: Final = 60.0
"""Startup timeout in seconds; generous, so that a busy machine does not cause restarts."""
ATTEMPTS: Final = 3
LARGEST_ANSWER: Final = 16 * 1024 * 1024
"""Maximum size of an answer in bytes; reviews of long games are the largest."""

_answers = msgspec.json.Decoder(Answer)


class BotTicket(Ticket):
    """A queued job, with the future for its answer."""

    __slots__ = ("answer", "job")

    def __init__(self, job: Job, asker: BotRequester) -> None:
        super().__init__(Requester(asker.address), asker.rank)
        self.job = job
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Worker:
    """One bot process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.ready = False

    @classmethod
    async def start(cls) -> Worker:
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
        """Send a job and wait for the answer; raise ``BotError`` if the process ends."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        return _answers.decode(await self._line())

    async def get_ready(self) -> None:
        """Wait for the empty line that the process prints once it has started."""
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
        """Kill the process and wait until it has exited."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        # The transport closes its pipes one event loop iteration after the process exits.
        await asyncio.sleep(0)


class JobAttempt(NamedTuple):
    """The result of running a job once: a process and its answer, or an error."""

    worker: Worker | None
    answer: Answer | None
    error: Exception | None


class WorkerPool:
    """Bot processes that serve queued jobs fairly.

    Processes belong to the pool, not to the requester: if a requester is canceled, the process
    finishes the job and the answer is discarded.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.replaced = 0
        self.answered = 0
        self.queue: FairQueue[BotTicket] = FairQueue(max(1, count - 1), UNBOUNDED, RANKS)
        self._idle: list[Worker | None] = []
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Start the first process; the others start on demand."""
        self._idle = [*[None] * (self.count - 1), await self._start()]

    async def close(self) -> None:
        """Reject queued jobs and stop all processes."""
        self._closing = True
        for queued in self.queue.drain():
            if not queued.answer.done():
                queued.answer.set_exception(BotError("the pool is closing"))
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()

    @property
    def pids(self) -> list[int]:
        """Ids of the running processes."""
        return [worker.process.pid for worker in self._all]

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """Queue a job and return its answer; raise ``BotError`` if no process can answer."""
        if self._closing:
            raise BotError("no bot process answered: the pool is closing")
        queued = BotTicket(job, asker)
        self.queue.put(queued)
        self._assign_jobs()
        try:
            answer = await queued.answer
        finally:
            self.queue.remove(queued)
        if answer.error:
            raise BotError(answer.error)
        return answer

    def _assign_jobs(self) -> None:
        """Assign queued jobs to idle processes."""
        while self._idle and not self._closing:
            queued = self.queue.take()
            if queued is None:
                return
            task = background_task("bot move", self._serve(queued, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, queued: BotTicket, worker: Worker | None) -> None:
        """Run one job, retrying it on a new process if one fails."""
        error: Exception | None = BotError("the pool was closed")
        try:
            for _ in range(ATTEMPTS):
                attempt = await self._try(queued.job, worker)
                worker = attempt.worker
                if attempt.answer is not None:
                    self.answered += 1
                    if not queued.answer.done():
                        queued.answer.set_result(attempt.answer)
                    return
                error = attempt.error
        finally:
            if not queued.answer.done():
                queued.answer.set_exception(BotError(f"no bot process answered: {error}"))
                queued.answer.exception()  # marks it as retrieved: the requester may be gone
            self._idle.append(worker)
            self.queue.done(queued)
            self._assign_jobs()

    async def _try(self, job: Job, worker: Worker | None) -> JobAttempt:
        """Run a job once."""
        try:
            if worker is not None and worker.process.returncode is not None:
                self._discard(worker, "found dead")
                worker = None
            if worker is None:
                worker = await self._start()
            async with asyncio.timeout(STARTING):
                await worker.get_ready()
            async with asyncio.timeout(job.seconds + GRACE):
                answer = await worker.ask(job)
        except (BotError, OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            self._discard(worker, str(error) or type(error).__name__)
            return JobAttempt(None, None, error)
        return JobAttempt(worker, answer, None)

    async def _start(self) -> Worker:
        worker = await Worker.start()
        self._all.add(worker)
        return worker

    def _discard(self, worker: Worker | None, why: str) -> None:
        if worker is None or worker not in self._all:
            return
        self._all.discard(worker)
        if self._closing:
            return
        self.replaced += 1
        log_event("bot process replaced", pid=worker.process.pid, why=why)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
