"""Fair job queue: jobs that people are waiting for come first, then addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

from arizona.server.tables.bot_requests import PLAYING, RANKS, Answer, BotRequester, Job


class QueuedJob(NamedTuple):
    """A job waiting for a process, with the future for its answer."""

    job: Job
    asker: BotRequester
    answer: asyncio.Future[Answer]


class BotQueue:
    """Jobs by rank and, within a rank, by address in round-robin order."""

    def __init__(self, most_running: int) -> None:
        self.most_running = most_running
        """Maximum number of running jobs of one address, and of all background jobs."""
        self._ranks: list[OrderedDict[str, deque[QueuedJob]]] = [
            OrderedDict() for _ in range(RANKS)
        ]
        self._running: dict[str, int] = {}
        self._background = 0
        """Number of running background jobs."""
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, queued: QueuedJob) -> None:
        rank = self._ranks[queued.asker.rank]
        rank.setdefault(queued.asker.address, deque()).append(queued)
        self._waiting += 1

    def take(self) -> QueuedJob | None:
        """Remove and return the next job, or ``None`` if no job is queued or can run now."""
        for priority, rank in enumerate(self._ranks):
            if priority != PLAYING and self._background >= self.most_running:
                break
            for address in rank:
                if self._running.get(address, 0) >= self.most_running:
                    continue
                queued = rank[address].popleft()
                if rank[address]:
                    rank.move_to_end(address)
                else:
                    del rank[address]
                self._waiting -= 1
                self._running[address] = self._running.get(address, 0) + 1
                self._background += priority != PLAYING
                return queued
        return None

    def drain(self) -> list[QueuedJob]:
        """Remove and return all queued jobs."""
        found = [queued for rank in self._ranks for mine in rank.values() for queued in mine]
        for rank in self._ranks:
            rank.clear()
        self._waiting = 0
        return found

    def done(self, queued: QueuedJob) -> None:
        """Mark a job returned by ``take`` as finished."""
        address = queued.asker.address
        self._background -= queued.asker.rank != PLAYING
        left = self._running[address] - 1
        if left:
            self._running[address] = left
        else:
            del self._running[address]

    def remove(self, queued: QueuedJob) -> None:
        """Remove a job whose answer is no longer needed; a running job continues."""
        rank = self._ranks[queued.asker.rank]
        mine = rank.get(queued.asker.address)
        if mine is None or queued not in mine:
            return
        mine.remove(queued)
        self._waiting -= 1
        if not mine:
            del rank[queued.asker.address]
