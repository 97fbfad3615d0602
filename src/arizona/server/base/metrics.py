"""Metrics in the Prometheus text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from typing import Final

from arizona.server.base.loop_watchdog import LoopWatchdog

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)


class Histogram:
    """Durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """Number of durations in each bucket; the last bucket has no upper bound."""
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """Return the histogram in the Prometheus text format."""
        out = [
            f'{name}_bucket{{le="{bound}"}} {count}'
            for bound, count in zip((*BOUNDS, "+Inf"), accumulate(self.counts), strict=True)
        ]
        out.append(f"{name}_sum {self.total:.6f}")
        out.append(f"{name}_count {self.count}")
        return out


class Metrics:
    """All metrics of the server."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.move_seconds = Histogram()
        """Time from receiving a move until it is saved and published."""
        self.gauges: dict[str, Callable[[], float]] = {}
        self.watchdog = LoopWatchdog()

    def text(self) -> str:
        """Return the page that Prometheus scrapes."""
        out = ["# TYPE arizona_moves_total counter"]
        out += [
            f'arizona_moves_total{{game="{game}"}} {count}'
            for game, count in sorted(self.moves.items())
        ]
        out.append("# TYPE arizona_refused_total counter")
        out += [
            f'arizona_refused_total{{reason="{reason}"}} {count}'
            for reason, count in sorted(self.refused.items())
        ]
        for name, count in sorted(self.counts.items()):
            out.append(f"# TYPE arizona_{name}_total counter")
            out.append(f"arizona_{name}_total {count}")
        out.append("# TYPE arizona_move_seconds histogram")
        out += self.move_seconds.lines("arizona_move_seconds")
        for name, read in sorted(self.gauges.items()):
            out.append(f"# TYPE arizona_{name} gauge")
            out.append(f"arizona_{name} {read():g}")
        out += self.watchdog.lines()
        out.append("# TYPE arizona_start_time_seconds gauge")
        out.append(f"arizona_start_time_seconds {self.started:.3f}")
        return "\n".join(out) + "\n"
