"""Whose turn it is to be thought for: people first, and nobody twice before others had theirs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

from arizona.server.tables.bot_requests import PLAYING, RANKS, Answer, BotRequester, Job


class QueuedJob(NamedTuple):
    """A job that waits for a process."""

    job: Job
    asker: BotRequester
    answer: asyncio.Future[Answer]


class BotQueue:
    """Wishes by rank, and within a rank by address, each in its turn."""

    def __init__(self, most_running: int) -> None:
        self.most_running = most_running
        """Processes that one address may have, and that all those may have together for whom
        nobody sits and waits."""
        self._ranks: list[OrderedDict[str, deque[QueuedJob]]] = [
            OrderedDict() for _ in range(RANKS)
        ]
        self._running: dict[str, int] = {}
        self._unhurried = 0
        """Processes that think while nobody sits and waits."""
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, wish: QueuedJob) -> None:
        """Let a wish wait for its turn."""
        rank = self._ranks[wish.asker.rank]
        rank.setdefault(wish.asker.address, deque()).append(wish)
        self._waiting += 1

    def take(self) -> QueuedJob | None:
        """The next wish; none if nobody waits, or only those who have enough going on."""
        for hurry, rank in enumerate(self._ranks):
            if hurry != PLAYING and self._unhurried >= self.most_running:
                break
            for address in rank:
                if self._running.get(address, 0) >= self.most_running:
                    continue
                wish = rank[address].popleft()
                if rank[address]:
                    rank.move_to_end(address)
                else:
                    del rank[address]
                self._waiting -= 1
                self._running[address] = self._running.get(address, 0) + 1
                self._unhurried += hurry != PLAYING
                return wish
        return None

    def drain(self) -> list[QueuedJob]:
        """Everything that waits; it waits no more."""
        found = [wish for rank in self._ranks for mine in rank.values() for wish in mine]
        for rank in self._ranks:
            rank.clear()
        self._waiting = 0
        return found

    def over(self, wish: QueuedJob) -> None:
        """A wish that was taken is answered."""
        address = wish.asker.address
        self._unhurried -= wish.asker.rank != PLAYING
        left = self._running[address] - 1
        if left:
            self._running[address] = left
        else:
            del self._running[address]

    def forget(self, wish: QueuedJob) -> None:
        """Nobody waits for the answer any more; if it is being thought about, that goes on."""
        rank = self._ranks[wish.asker.rank]
        mine = rank.get(wish.asker.address)
        if mine is None or wish not in mine:
            return
        mine.remove(wish)
        self._waiting -= 1
        if not mine:
            del rank[wish.asker.address]
