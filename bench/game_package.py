"""Steps per second of a game in another package, compiled and as plain Python, in one run.

Builds both wheels of Yacht with the current Arizona, and samples random self-play in a batch of 64
games alternately. The ratio is the median over the rounds, by CPU time of one process. With
``--folder``, the wheels are kept and not built again.

    python -m bench.game_package [--rounds 7] [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from tests.examples.scratch import YACHT, Scratch

from arizona._form import compiled

SAMPLES = """
import json, sys, time
from arizona._form import is_compiled
from arizona.envs.vector import BatchEnv
import yacht.state

env = BatchEnv("yacht", 64, opponents=None, copy=False)
env.reset(seed=1)
for _ in range(200):
    env.step(env.sample())
print(json.dumps(is_compiled(yacht.state)), flush=True)
for _ in sys.stdin:
    start, steps = time.process_time(), 0
    while (spent := time.process_time() - start) < 1.0:
        for _ in range(10):
            env.step(env.sample())
        steps += 640
    print(json.dumps(steps / spent), flush=True)
"""


class Sampled:
    """An environment with Yacht, and a process that plays on request."""

    def __init__(self, folder: Path, wanted: bool) -> None:
        python = folder / "bin" / "python"
        if not python.exists():
            Scratch(folder).install(YACHT, compiled=wanted, level="3")
        self.process = subprocess.Popen(
            [str(python), "-c", SAMPLES],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ask, self.answers = self.process.stdin, self.process.stdout
        assert json.loads(self.answers.readline()) is wanted

    def rate(self) -> float:
        print("go", file=self.ask, flush=True)
        return float(json.loads(self.answers.readline()))

    def close(self) -> None:
        self.ask.close()
        self.process.wait()
        self.answers.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="measure a compiled game package")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--folder", help="where to keep the wheels")
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = given.folder or stack.enter_context(tempfile.TemporaryDirectory())
        plain = Sampled(Path(folder) / "plain", wanted=False)
        native = Sampled(Path(folder) / "compiled", wanted=True)
        pairs = [(plain.rate(), native.rate()) for _ in range(given.rounds)]
        plain.close()
        native.close()
    form = "compiled" if compiled() else "interpreted"
    ratio = statistics.median(fast / slow for slow, fast in pairs)
    print(f"{datetime.now(UTC):%Y-%m-%d}, Arizona {form}, load {os.getloadavg()[0]:.1f}")
    print(
        f"Yacht: {max(slow for slow, _ in pairs):,.0f} steps/s as plain Python, "
        f"{max(fast for _, fast in pairs):,.0f} compiled, × {ratio:.1f}"
    )


if __name__ == "__main__":
    main()
