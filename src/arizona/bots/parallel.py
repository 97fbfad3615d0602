"""Parallel search: processes that search the same position with different random seeds.

Workers are forked, so they inherit the position, the bot and its tree. They send back the visits
and the mean reward of each move. On platforms without ``fork``, a single process searches.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
from collections.abc import Callable
from typing import Final

from arizona.bots.bot import Clock

Row = tuple[int, int, float]
"""An action, its number of visits and its mean reward."""

MAX_READ: Final = 65_536
"""Maximum number of bytes per read."""


def search_in_parallel(cores: int, clock: Clock, think: Callable[[int], list[Row]]) -> list[Row]:
    """Run ``think(0)`` in this process and ``think(1)``, … in others, and merge the results.

    Workers that have not answered when the time is up are killed and ignored.
    """
    helpers = [_start(number, think) for number in range(1, cores)] if can_fork() else []
    try:
        found = [think(0)]
        for _, pipe in helpers:
            text = _read(pipe, clock)
            if text.endswith("\n"):
                found.append([_row(line) for line in text.splitlines() if line])
    finally:
        for process, pipe in helpers:
            os.close(pipe)
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    return combined(found)


def can_fork() -> bool:
    """Check whether the platform supports ``fork``."""
    return hasattr(os, "fork")


def combined(found: list[list[Row]]) -> list[Row]:
    """Merge rows: add the visits and average the rewards of each action. Most visited first."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for rows in found:
        for action, count, reward in rows:
            visits[action] = visits.get(action, 0) + count
            rewards[action] = rewards.get(action, 0.0) + count * reward
    merged = [
        (action, count, rewards[action] / count if count else 0.0)
        for action, count in visits.items()
    ]
    merged.sort(key=lambda row: (-row[1], -row[2]))
    return merged


def _start(number: int, think: Callable[[int], list[Row]]) -> tuple[int, int]:
    """Start a worker process and return its id and the pipe to read its result from."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        lines = [f"{action} {count} {reward!r}" for action, count, reward in think(number)]
        text = "\n".join([*lines, ""]) or "\n"
        data = text.encode()
        while data:
            data = data[os.write(writing, data) :]
    finally:
        # Skip the cleanup of inherited resources, which would flush or close them twice.
        os._exit(0)


def _read(pipe: int, clock: Clock) -> str:
    """Read until the worker closes the pipe or the time is up."""
    text = b""
    while True:
        ready, _, _ = select.select([pipe], [], [], clock.left())
        part = os.read(pipe, MAX_READ) if ready else b""
        if not part:
            return text.decode()
        text += part


def _row(line: str) -> Row:
    action, count, reward = line.split(" ")
    return int(action), int(count), float(reward)
