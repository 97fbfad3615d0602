"""The processes in which bots think. One that dies or hangs is replaced and its job given again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

from arizona.engine.errors import ArizonaError
from arizona.table.bots.thinking import Answer, Job
from arizona.table.host.logs import note

GRACE: Final = 10.0
"""Seconds over its time after which a process counts as hung; starting one is included."""
ATTEMPTS: Final = 3
LARGEST_ANSWER: Final = 1024 * 1024

_answers = msgspec.json.Decoder(Answer)


class BotError(ArizonaError):
    """No bot process could answer."""


class Worker:
    """One bot process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Worker:
        """Start a process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "arizona.table.bots.thinking",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST_ANSWER,
            start_new_session=True,
        )
        return cls(process)

    async def ask(self, job: Job) -> Answer:
        """Give it a job and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BotError("the bot process ended")
        return _answers.decode(line)

    async def stop(self) -> None:
        """End the process and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        # The transport closes its pipes a step after the process is gone.
        await asyncio.sleep(0)


class Pool:
    """A few bot processes that take jobs in turn."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.replaced = 0
        self.answered = 0
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._closing = False

    async def open(self) -> None:
        """Start the first process now; the others when they are needed."""
        self._idle.put_nowait(await self._start())
        for _ in range(self.count - 1):
            self._idle.put_nowait(None)

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process.pid for worker in self._all]

    async def ask(self, job: Job) -> Answer:
        """The answer to a job, from whichever process gives one."""
        trouble = "the pool is closing"
        for _ in range(ATTEMPTS):
            if self._closing:
                break
            worker = await self._idle.get()
            kept: Worker | None = None
            try:
                if worker is None or worker.process.returncode is not None:
                    if worker is not None:
                        self._lost(worker, "found dead")
                    worker = await self._start()
                answer = await asyncio.wait_for(worker.ask(job), job.seconds + GRACE)
                kept = worker
            except (BotError, OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                trouble = str(error) or type(error).__name__
                if worker is not None:
                    self._lost(worker, trouble)
            finally:
                if kept is None and worker in self._all:
                    # Cancelled while it was thinking: its next answer would be to this job.
                    self._lost(worker, "given up")
                self._idle.put_nowait(kept)
            if kept is not None:
                if answer.error:
                    raise BotError(answer.error)
                self.answered += 1
                return answer
        raise BotError(f"no bot process answered: {trouble}")

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
        note("bot process replaced", pid=worker.process.pid, why=why)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
