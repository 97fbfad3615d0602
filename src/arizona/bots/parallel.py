"""Thinking on several cores: processes that search the same position with different luck.

Each is a fork, so it has the position, the bot and its tree without sending them anywhere; it sends
back how often it visited each move, and with what reward. Where a system cannot fork, one core
thinks alone.
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
"""An action, its visits and its mean reward."""

LARGEST: Final = 65_536
"""Bytes read at once."""


def think_on(cores: int, clock: Clock, think: Callable[[int], list[Row]]) -> list[Row]:
    """The rows of ``think(0)``, here, and of ``think(1)`` and so on, elsewhere, added up.

    Whoever has not answered when the time is up is ended and left out.
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
    return added(found)


def can_fork() -> bool:
    """Whether this system can copy a running process."""
    return hasattr(os, "fork")


def added(found: list[list[Row]]) -> list[Row]:
    """The visits of each action added up and its reward averaged, most visited first."""
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
    """A process that thinks; its id and where it will write."""
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
        # Nothing of what this process inherited may be flushed or closed twice.
        os._exit(0)


def _read(pipe: int, clock: Clock) -> str:
    """What a process wrote until it closed its end, or until the time was up."""
    text = b""
    while True:
        ready, _, _ = select.select([pipe], [], [], clock.left())
        part = os.read(pipe, LARGEST) if ready else b""
        if not part:
            return text.decode()
        text += part


def _row(line: str) -> Row:
    action, count, reward = line.split(" ")
    return int(action), int(count), float(reward)
