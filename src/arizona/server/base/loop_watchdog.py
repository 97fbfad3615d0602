"""Measures how long single steps of requests and background tasks block the event loop.

A step is the code that runs between two awaits. Steps are measured in CPU time of the loop's
thread, so a busy machine causes no false alarms. A heartbeat also measures the loop's total lag.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from arizona.server.base.logs import log_event

R = TypeVar("R")

SLOW_SECONDS: Final = 0.05
"""CPU time above which a step is logged and counted."""
HEARTBEAT_SECONDS: Final = 0.25
READ_SECONDS: Final = 0.005
"""Minimum time between two readings of the CPU clock."""
MAX_SLOW_STEPS: Final = 200
MAX_ROUTES: Final = 200
"""Maximum number of routes counted by name, so that clients cannot exhaust memory with paths."""


def _cpu_clock() -> Callable[[], float]:
    """Return the clock for the thread's CPU time.

    WebAssembly has no such clock, so the clock returned there never advances and no step counts as
    slow. The in-browser server has only one client and needs no watchdog.
    """
    try:
        time.thread_time()
    except (AttributeError, OSError):
        return lambda: 0.0
    return time.thread_time


cpu_time: Final = _cpu_clock()


class SlowStep(NamedTuple):
    """A step that blocked the loop for too long; times in seconds."""

    route: str
    wall: float
    cpu: float


class LoopWatchdog:
    """Collects the slow steps of one server."""

    def __init__(self) -> None:
        self.slow: deque[SlowStep] = deque(maxlen=MAX_SLOW_STEPS)
        self.counts: Counter[str] = Counter()
        self.longest = 0.0
        """CPU time of the longest step, in seconds."""
        self.heartbeat_lag = 0.0
        """Delay of the last heartbeat, in seconds of wall time."""
        self._heartbeat: asyncio.TimerHandle | None = None
        self._expected = 0.0
        self._read_at = -READ_SECONDS
        """When the CPU time was last read, by the wall clock."""
        self._read_cpu = 0.0

    # --- measuring ------------------------------------------------------------------------------

    def clocks(self) -> tuple[float, float]:
        """Return the wall clock and the CPU time, in seconds, at the start of a step.

        Reading the CPU clock is a system call, so it is read at most every few milliseconds.
        Between readings, all wall time is assumed to be CPU time, so that the CPU time of the
        following step is never overestimated.
        """
        wall = time.perf_counter()
        since = wall - self._read_at
        if since > READ_SECONDS:
            self._read_at = wall
            self._read_cpu = cpu_time()
            since = 0.0
        return wall, self._read_cpu + since

    def step_ended(self, route: str, wall: float, cpu: float) -> None:
        """Record a step that started at these ``clocks`` if it was slow."""
        took = time.perf_counter() - wall
        if took > SLOW_SECONDS:
            self._record(SlowStep(route, took, cpu_time() - cpu))

    def _record(self, step: SlowStep) -> None:
        if step.cpu <= SLOW_SECONDS:
            return
        route = step.route
        self.counts[route if route in self.counts or len(self.counts) < MAX_ROUTES else "…"] += 1
        self.slow.append(step)
        self.longest = max(self.longest, step.cpu)
        wall, cpu = round(step.wall, 4), round(step.cpu, 4)
        log_event("event loop occupied", level=logging.WARNING, route=route, wall=wall, cpu=cpu)

    async def watch(self, route: str, work: Awaitable[R]) -> R:
        """Await ``work`` and measure each of its steps."""
        found: R = await _Watched(self, route, work)
        return found

    # --- heartbeat ------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the heartbeat and watch the background tasks of the running event loop."""
        _by_loop[asyncio.get_running_loop()] = self
        self._expected = asyncio.get_running_loop().time()
        self._beat()

    def stop(self) -> None:
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            self._heartbeat = None

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.heartbeat_lag = max(0.0, now - self._expected)
        self._expected = now + HEARTBEAT_SECONDS
        self._heartbeat = loop.call_at(self._expected, self._beat)

    # --- reporting ------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Return the measurements in the Prometheus text format."""
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
    """Start a task; the running event loop's watchdog, if any, measures its steps."""
    loop = asyncio.get_running_loop()
    watchdog = _by_loop.get(loop)
    watched = work if watchdog is None else _WatchedCoroutine(watchdog, f"task {name}", work)
    return loop.create_task(watched, name=name)


class _WatchedCoroutine(Coroutine[Any, Any, R]):
    """Measures every step of a coroutine that a task runs.

    It is a class rather than a coroutine that awaits the original one: if such a task were canceled
    before its first step, the original coroutine would never be awaited.
    """

    def __init__(self, watchdog: LoopWatchdog, name: str, work: Coroutine[Any, Any, R]) -> None:
        self._watchdog = watchdog
        self._name = name
        self._work = work

    def send(self, value: Any) -> Any:
        wall, cpu = self._watchdog.clocks()
        try:
            return self._work.send(value)
        finally:
            self._watchdog.step_ended(self._name, wall, cpu)

    def throw(self, *error: Any) -> Any:
        wall, cpu = self._watchdog.clocks()
        try:
            return self._work.throw(*error)
        finally:
            self._watchdog.step_ended(self._name, wall, cpu)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, R]:
        return self._work.__await__()


class _Watched:
    """Measures each step of an awaitable."""

    def __init__(self, watchdog: LoopWatchdog, route: str, work: Awaitable[Any]) -> None:
        self._watchdog = watchdog
        self._route = route
        self._work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        work, watchdog, route = self._work.__await__(), self._watchdog, self._route
        sent: Any = None
        thrown: BaseException | None = None
        while True:
            wall, cpu = watchdog.clocks()
            try:
                waits = work.send(sent) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                watchdog.step_ended(route, wall, cpu)
            thrown = None
            try:
                sent = yield waits
            except BaseException as error:  # forwarded to the awaitable
                thrown = error
