"""Engine: replaying records, and import time."""

from __future__ import annotations

import subprocess
import sys
import time

from arizona import get_game
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from bench.common import best_rate


def replay_moves_per_s(games: int = 100) -> float:
    """Moves per second when records of whole matches are parsed and replayed, with every move
    checked.
    """
    records = []
    for seed in range(8):
        match = Match(get_game("knight").setup(), seed=seed)
        match.settle()
        rng = Rng(seed)
        while not match.over:
            actions = match.state.legal()
            match.play(actions[rng.below(len(actions))])
        records.append(match.record())

    def work() -> int:
        return sum(len(replay(records[game % 8]).moves) for game in range(games))

    return best_rate(work)


def import_s(times: int = 7) -> float:
    """Seconds to import `arizona` in a new process, minus those of an empty process."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    full = min(run("import arizona") for _ in range(times))
    empty = min(run("pass") for _ in range(times))
    return full - empty


def measure() -> dict[str, float]:
    return {"record.replay_moves_per_s": replay_moves_per_s(), "import_s": import_s()}
