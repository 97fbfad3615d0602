"""Environment steps per second, compared with OpenSpiel, PettingZoo classic and pgx.

Installs the peers in a temporary environment on first use, so they are not dependencies:

    python -m bench.peer_envs [--rounds 5] [--peers FOLDER]

Every library plays random legal moves through its own usual interface and restarts finished games.
Games differ, so a row says what a step costs there, not which library is better: Connect Four is
the same in OpenSpiel, PettingZoo and pgx. Rounds alternate between the libraries; a figure is the
best round, by CPU time of one process.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

PEERS = ("open_spiel", "pettingzoo[classic]", "pgx", "jax[cpu]")
BATCH = 64
LIMITS = {
    **{"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"},
    **{"OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"},
}
"""One thread for every library."""

COMMON = """
import json, sys, time
def serve(rate):
    print("ready", flush=True)
    for _ in sys.stdin:
        print(json.dumps(rate()), flush=True)
def timed(work, seconds=1.5):
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
"""

ARIZONA = """
from arizona.envs.vector import BatchEnv
env = BatchEnv({game!r}, {batch}, opponents=None, copy=False)
env.reset(seed=1)
for _ in range(100):
    env.step(env.sample())
def work():
    for _ in range(20):
        env.step(env.sample())
    return 20 * {batch}
serve(lambda: timed(work))
"""

ARIZONA_ZOO = """
import importlib, numpy as np
env = getattr(importlib.import_module("arizona.envs"), {game!r} + "_v1").env()
rng = np.random.default_rng(1)
env.reset(seed=1)
def work():
    for _ in range(200):
        if not env.agents:
            env.reset()
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return 200
serve(lambda: timed(work))
"""

OPEN_SPIEL = """
import pyspiel, random
game = pyspiel.load_game({game!r})
state = game.new_initial_state()
rng = random.Random(1)
def work():
    global state
    for _ in range(200):
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        state.observation_tensor(state.current_player())
        state.apply_action(rng.choice(state.legal_actions()))
    return 200
serve(lambda: timed(work))
"""

ZOO = """
import importlib, numpy as np
env = importlib.import_module("pettingzoo.classic." + {game!r}).env()
rng = np.random.default_rng(1)
env.reset(seed=1)
def work():
    for _ in range(200):
        if not env.agents:
            env.reset()
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return 200
serve(lambda: timed(work))
"""

PGX = """
import jax, jax.numpy as jnp, pgx
from pgx.experimental import auto_reset
env = pgx.make({game!r})
init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
def loop(state, key):
    def one(carry, _):
        state, key = carry
        key, pick, fresh = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(pick, logits)
        return (step(state, action, jax.random.split(fresh, {batch})), key), None
    return jax.lax.scan(one, (state, key), None, length=20)[0]
loop = jax.jit(loop)
key = jax.random.PRNGKey(1)
state = jax.jit(init)(jax.random.split(key, {batch}))
state, key = loop(state, key)
jax.block_until_ready(state)
def work():
    global state, key
    state, key = loop(state, key)
    jax.block_until_ready(state)
    return 20 * {batch}
serve(lambda: timed(work))
"""

ROWS: tuple[tuple[str, str, str, str], ...] = (
    ("Arizona, batch of 64", "Knight", "here", ARIZONA.replace("{game!r}", "'knight'")),
    ("Arizona, batch of 64", "Rails", "here", ARIZONA.replace("{game!r}", "'rails'")),
    ("Arizona, batch of 64", "Trail", "here", ARIZONA.replace("{game!r}", "'trail'")),
    ("Arizona, PettingZoo", "Knight", "here", ARIZONA_ZOO.replace("{game!r}", "'knight'")),
    ("OpenSpiel", "Connect Four", "peers", OPEN_SPIEL.replace("{game!r}", "'connect_four'")),
    ("OpenSpiel", "Backgammon", "peers", OPEN_SPIEL.replace("{game!r}", "'backgammon'")),
    ("PettingZoo classic", "Connect Four", "peers", ZOO.replace("{game!r}", "'connect_four_v3'")),
    ("PettingZoo classic", "Chess", "peers", ZOO.replace("{game!r}", "'chess_v6'")),
    ("pgx on CPU, batch of 64", "Connect Four", "peers", PGX.replace("{game!r}", "'connect_four'")),
    ("pgx on CPU, batch of 64", "Backgammon", "peers", PGX.replace("{game!r}", "'backgammon'")),
    ("pgx on CPU, batch of 64", "Chess", "peers", PGX.replace("{game!r}", "'chess'")),
)


def installed(folder: Path) -> Path:
    """Return the Python of an environment with the peers; installs them on first use."""
    python = folder / "bin" / "python"
    if not python.exists():
        uv = shutil.which("uv") or str(Path(".uv") / "bin" / "uv")
        subprocess.run([uv, "venv", "-q", "-p", sys.executable, str(folder)], check=True)
        subprocess.run([uv, "pip", "install", "-q", "-p", str(python), *PEERS], check=True)
    return python


class Measured:
    """A library that plays in its own process and is sampled on request."""

    def __init__(self, python: Path, code: str) -> None:
        self.process = subprocess.Popen(
            [str(python), "-c", COMMON + code.replace("{batch}", str(BATCH))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **LIMITS},
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ask, self.answers = self.process.stdin, self.process.stdout
        self.works = self._answer() == "ready"
        self.best = 0.0

    def _answer(self) -> str:
        """Return the next line of the process, without what libraries print on their own."""
        for line in self.answers:
            if line.strip() == "ready" or line[:1].isdecimal():
                return line.strip()
        return ""

    def sample(self) -> None:
        if self.works:
            print("go", file=self.ask, flush=True)
            answer = self._answer()
            self.works = bool(answer)
            self.best = max(self.best, json.loads(answer or "0"))

    def close(self) -> None:
        self.ask.close()
        self.answers.close()
        self.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="measure environments of several libraries")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--peers", type=Path, default=Path(".bench-peers"))
    given = parser.parse_args()
    peers = installed(given.peers)
    sides = [
        Measured(Path(sys.executable) if where == "here" else peers, code)
        for *_, where, code in ROWS
    ]
    for _ in range(given.rounds):
        for side in sides:
            side.sample()
    print(f"{datetime.now(UTC):%Y-%m-%d}, load {os.getloadavg()[0]:.1f}")
    for (library, game, *_), side in zip(ROWS, sides, strict=True):
        figure = f"{side.best:,.0f}" if side.works else "not measured"
        print(f"| {library} | {game} | {figure} |")
        side.close()


if __name__ == "__main__":
    main()
