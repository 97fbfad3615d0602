"""Train a small network by self-play with tree search, as AlphaZero does.

    python examples/train_search.py --game knight --minutes 20 --out curve.svg
    python examples/train_search.py --game knight --minutes 20 --network torch --out curve.svg

The network learns only from its own games. Every few rounds it plays full games, with search,
against the bots given by ``--against``. ``--workers 2`` plays and searches in two processes; the
games are the same. Requires only NumPy in addition to ``arizona[rl]``, and ``torch`` for
``--network torch``; the CPU build is sufficient.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from curve import draw
from network import Array, Network
from numpy.typing import NDArray

from arizona.engine.rng import Rng
from arizona.envs import BatchEnv
from arizona.envs.search import Evaluator, PositionBatch, Search
from arizona.envs.self_play import Positions, SelfPlay

GAMES = 128
BATCHES = 2
"""Batches searched separately, so that the games do not depend on the number of workers."""
HIDDEN = 128
NEW = 4096
"""Positions per round."""
REUSED = 4
"""How often a position is learned from, on average."""
BUFFER = 80_000
MINIBATCH = 512
RATE = 1e-3
OUTCOME = 0.5
"""Weight of the game's outcome in the value target; the rest is the value found by search."""


class PolicyValueNetwork(Protocol):
    """What ``NetworkEvaluator`` needs: implement it with any library."""

    def predict(self, rows: Array, masks: NDArray[Any]) -> tuple[Array, Array]:
        """Return probabilities of all actions and values."""

    def fit(
        self, rows: Array, masks: NDArray[Any], policy: Array, targets: Array, rate: float
    ) -> float:
        """Make one step towards target policies and values; return the mean policy loss."""


class NetworkEvaluator(Evaluator):
    """A network with inputs normalized by their mean and deviation in random games."""

    def __init__(self, env: BatchEnv, seed: int, kind: str = "numpy") -> None:
        env.reset(seed=seed)
        rows = np.concatenate([env.step(env.sample())[0] for _ in range(120)]).astype(np.float32)
        self.mean = rows.mean(axis=0)
        self.scale = 1 / (rows.std(axis=0) + 0.2)
        sizes = (rows.shape[1], HIDDEN, int(env.batch.num_actions))
        self.network: PolicyValueNetwork
        if kind == "torch":
            from network_torch import TorchNetwork  # noqa: PLC0415 (an optional dependency)

            self.network = TorchNetwork(*sizes, seed)
        else:
            self.network = Network(*sizes, seed)
        self.rng = np.random.default_rng(seed)

    def see(self, rows: NDArray[np.int16]) -> Array:
        """Return normalized rows."""
        return np.asarray((rows - self.mean) * self.scale, np.float32)

    def evaluate(self, batch: PositionBatch) -> tuple[Array, Array]:
        priors, values = self.network.predict(self.see(batch.observations), batch.action_mask)
        return priors, np.clip(values, -1, 1)

    def learn(self, data: Positions, steps: int, rate: float) -> float:
        """Run steps of gradient descent on random positions; return the mean policy loss."""
        targets = OUTCOME * data.values[:, 0] + (1 - OUTCOME) * data.search_values[:, 0]
        loss = 0.0
        for _ in range(steps):
            part = self.rng.integers(len(data), size=MINIBATCH)
            seen, masks = self.see(data.observations[part]), data.action_mask[part]
            loss += self.network.fit(seen, masks, data.policy[part], targets[part], rate)
        return loss / max(1, steps)


def share_won(searcher: Search, game: str, opponent: str, games: int) -> float:
    """Return the win rate with search, with draws as half a win and seats alternating."""
    env = BatchEnv(game, games, opponent)
    env.reset(seed=1000)
    rngs = [Rng(f"evaluation {row}") for row in range(games)]
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        left = np.flatnonzero(np.isnan(won)).tolist()
        states = [env.batch.states[row] for row in left]
        found = searcher.run(states, rngs=[rngs[row] for row in left])
        actions = env.sample().copy()
        actions[left] = found.actions()
        _, rewards, ended, _, _ = env.step(actions)
        counted = ended & np.isnan(won)  # one game per row, so that long ones count too
        won[counted] = (rewards[counted] + 1) / 2
    return float(won.mean())


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="knight")
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--selection", default="puct", choices=("puct", "gumbel"))
    parser.add_argument("--against", default="random,greedy", help="the bots to evaluate against")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=10**6, help="maximum number of rounds")
    parser.add_argument("--games", type=int, default=200, help="games per evaluation")
    parser.add_argument("--evaluations", type=int, default=10, help="evaluations after the first")
    parser.add_argument("--network", default="numpy", choices=("numpy", "torch"))
    parser.add_argument("--workers", type=int, default=1, help="processes that search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="folder for the positions of every round (.npz)")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    given = parser.parse_args(arguments)
    search = {"simulations": given.simulations, "selection": given.selection}
    env = BatchEnv(given.game, 32, None)
    evaluator = NetworkEvaluator(env, given.seed, given.network)
    batches = max(BATCHES, given.workers)
    processes: dict[str, Any] = {"num_workers": given.workers, "batches": batches}
    if given.network == "torch":
        processes["start_method"] = "spawn"  # a process in which PyTorch runs must not be forked
    searcher = Search(env.setup, evaluator, **search, **processes)
    games = SelfPlay(given.game, evaluator, games=GAMES, seed=given.seed, **search, **processes)
    rivals = given.against.split(",")
    steps: list[float] = []
    shares: dict[str, list[float]] = {rival: [] for rival in rivals}
    data: list[Positions] = []
    start, measured, number, played, loss = time.monotonic(), -1.0, 0, 0, 0.0
    while True:
        used = (time.monotonic() - start) / (60 * given.minutes)
        over = used >= 1 or number >= given.rounds
        if over or used - measured >= 1 / given.evaluations:
            measured = used
            steps.append(played)
            for rival in rivals:
                share = share_won(searcher, given.game, rival, given.games)
                shares[rival].append(share)
            shown = ", ".join(f"{shares[rival][-1]:.1%} against {rival}" for rival in rivals)
            print(f"{played:>10,} decisions, loss {loss:.3f}: {shown}", flush=True)
        if over:
            break
        fresh = games.play(NEW)
        if given.data is not None:
            given.data.mkdir(parents=True, exist_ok=True)
            fresh.save(given.data / f"round-{number:04}.npz")
        data.append(fresh)
        played += len(fresh)
        while len(data) > 1 and sum(map(len, data)) - len(data[0]) >= BUFFER:
            data.pop(0)
        count = REUSED * len(fresh) // MINIBATCH
        loss = evaluator.learn(Positions.joined(data), count, RATE * max(0.1, 1 - used))
        number += 1
    games.close()
    searcher.close()
    title = f"{given.game.capitalize()}: share of games won, learning by search"
    draw(given.out, title, steps, {f"vs {rival}": line for rival, line in shares.items()})
    facts = {"game": given.game, "network": given.network, "seed": given.seed}
    facts |= {**search, "steps": steps, "won": shares}
    given.out.with_suffix(".json").write_text(json.dumps(facts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
