"""Measures how long the event loop is occupied by one step of a request or background task.

A step is what runs between two awaits. Steps are judged by the CPU time of the loop's thread, so a
busy machine does not raise an alarm. A heartbeat measures the lag of the loop whatever its cause.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from arizona.server.base.logs import log_event

R = TypeVar("R")

SLOW_SECONDS: Final = 0.05
"""CPU time of one step from which on it is logged and counted."""
BEAT_SECONDS: Final = 0.25
KEPT: Final = 200
MOST_ROUTES: Final = 200
"""Routes that are counted by name: strangers must not fill the memory with addresses."""


class SlowStep(NamedTuple):
    """A step that has occupied the loop for too long; times in seconds."""

    route: str
    wall: float
    cpu: float


class LoopWatchdog:
    """Collects the slow steps of one server."""

    def __init__(self) -> None:
        self.slow: deque[SlowStep] = deque(maxlen=KEPT)
        self.counts: Counter[str] = Counter()
        self.longest = 0.0
        """The CPU time of the longest step, in seconds."""
        self.heartbeat_lag = 0.0
        """By how much the last heartbeat was late, in seconds of wall time."""
        self._beating: asyncio.TimerHandle | None = None
        self._expected = 0.0

    # --- measuring ------------------------------------------------------------------------------

    @contextmanager
    def step(self, route: str) -> Iterator[None]:
        """Measure something that runs without an await."""
        wall, cpu = time.perf_counter(), time.thread_time()
        try:
            yield
        finally:
            self._ended(route, wall, cpu)

    def _ended(self, route: str, wall: float, cpu: float) -> None:
        took = time.perf_counter() - wall
        if took > SLOW_SECONDS:
            self._note(SlowStep(route, took, time.thread_time() - cpu))

    def _note(self, step: SlowStep) -> None:
        if step.cpu <= SLOW_SECONDS:
            return
        route = step.route
        self.counts[route if route in self.counts or len(self.counts) < MOST_ROUTES else "…"] += 1
        self.slow.append(step)
        self.longest = max(self.longest, step.cpu)
        wall, cpu = round(step.wall, 4), round(step.cpu, 4)
        log_event("event loop occupied", level=logging.WARNING, route=route, wall=wall, cpu=cpu)

    async def watch(self, route: str, work: Awaitable[R]) -> R:
        """Await something and measure each of its steps."""
        found: R = await _Watched(self, route, work)
        return found

    # --- the heartbeat --------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to measure how late the loop is, and to watch its background tasks."""
        _by_loop[asyncio.get_running_loop()] = self
        self._expected = asyncio.get_running_loop().time()
        self._beat()

    def stop(self) -> None:
        """End the heartbeat."""
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.heartbeat_lag = max(0.0, now - self._expected)
        self._expected = now + BEAT_SECONDS
        self._beating = loop.call_at(self._expected, self._beat)

    # --- telling --------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        name = "arizona_slow_steps_total"
        out = [f"# TYPE {name} counter"]
        for route, count in sorted(self.counts.items()):
            label = route.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
            out.append(f'{name}{{route="{label}"}} {count}')
        out.append("# TYPE arizona_longest_step_seconds gauge")
        out.append(f"arizona_longest_step_seconds {self.longest:.6f}")
        out.append("# TYPE arizona_loop_lag_seconds gauge")
        out.append(f"arizona_loop_lag_seconds {self.heartbeat_lag:.6f}")
        return out


_by_loop: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, LoopWatchdog]] = WeakKeyDictionary()


def background_task(name: str, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
    """Start a task whose steps the watchdog of the running loop measures, if there is one."""
    loop = asyncio.get_running_loop()
    dog = _by_loop.get(loop)
    watched = work if dog is None else _WatchedCoroutine(dog, f"task {name}", work)
    return loop.create_task(watched, name=name)


class _WatchedCoroutine(Coroutine[Any, Any, R]):
    """Measures every step of a coroutine that a task runs.

    Not a coroutine that awaits another: if its task is canceled before the first step, the inner
    one would never be awaited.
    """

    def __init__(self, dog: LoopWatchdog, name: str, work: Coroutine[Any, Any, R]) -> None:
        self._dog = dog
        self._name = name
        self._work = work

    def send(self, value: Any) -> Any:
        wall, cpu = time.perf_counter(), time.thread_time()
        try:
            return self._work.send(value)
        finally:
            self._dog._ended(self._name, wall, cpu)

    def throw(self, *error: Any) -> Any:
        wall, cpu = time.perf_counter(), time.thread_time()
        try:
            return self._work.throw(*error)
        finally:
            self._dog._ended(self._name, wall, cpu)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, R]:
        return self._work.__await__()


class _Watched:
    """Measures every step of what it awaits."""

    def __init__(self, dog: LoopWatchdog, route: str, work: Awaitable[Any]) -> None:
        self._dog = dog
        self._route = route
        self._work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        work, dog, route = self._work.__await__(), self._dog, self._route
        sent: Any = None
        thrown: BaseException | None = None
        while True:
            wall, cpu = time.perf_counter(), time.thread_time()
            try:
                waits = work.send(sent) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                dog._ended(route, wall, cpu)
            thrown = None
            try:
                sent = yield waits
            except BaseException as error:  # passed on to what is awaited
                thrown = error
