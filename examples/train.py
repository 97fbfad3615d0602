"""Train a small network by masked PPO on the vectorized environment, in minutes on one core.

    python examples/train.py --game knight --opponent random --minutes 4 --out curve.svg

Every few rounds it plays full games against the opponents given by ``--against`` and prints its win
rate. At the end it draws the learning curve. Requires only NumPy in addition to ``arizona[rl]``.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from curve import draw
from network import Array, Network
from numpy.typing import NDArray

from arizona.envs import BatchEnv

GAMES = 128
STEPS = 64
HIDDEN = 128
EPOCHS = 3
MINIBATCH = 1024
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.995
TRACE = 0.95
POINTS = 0.1
"""Reward per point of lead gained."""


def input_scale(env: BatchEnv, seed: int) -> tuple[Array, Array]:
    """Return the mean of every input in random games, and the factor that normalizes it."""
    env.reset(seed=seed)
    seen = []
    for _ in range(120):
        rows, *_ = env.step(env.sample())
        seen.append(rows.astype(np.float32))
    inputs = np.concatenate(seen)
    return inputs.mean(axis=0), 1 / (inputs.std(axis=0) + 0.2)


class Learner:
    """A network with inputs normalized by their mean and deviation in random games."""

    def __init__(self, env: BatchEnv, seed: int) -> None:
        self.mean, self.scale = input_scale(env, seed)
        size, actions = int(env.batch.row), int(env.batch.num_actions)
        self.network = Network(size, HIDDEN, actions, seed)
        self.rng = np.random.default_rng(seed)

    def see(self, rows: NDArray[np.int16]) -> Array:
        """Return normalized rows."""
        return np.asarray((rows - self.mean) * self.scale, np.float32)

    def choose(self, seen: Array, masks: NDArray[Any]) -> tuple[NDArray[np.int64], Array, Array]:
        """Sample an action for every row; return actions, their log-probabilities and values."""
        logs, values, _ = self.network.forward(seen, masks)
        noise = self.rng.gumbel(size=logs.shape).astype(np.float32)
        actions = (logs + noise).argmax(axis=1)
        return actions, logs[np.arange(len(actions)), actions], values

    def values(self, seen: Array, masks: NDArray[Any]) -> Array:
        return self.network.forward(seen, masks)[1]

    def learn(
        self,
        seen: Array,
        masks: NDArray[Any],
        actions: NDArray[np.int64],
        logs: Array,
        gains: Array,
        targets: Array,
        rate: float,
    ) -> None:
        """Run a few epochs of PPO on the collected steps."""
        total = len(actions)
        for _ in range(EPOCHS):
            order = self.rng.permutation(total)
            for start in range(0, total, MINIBATCH):
                part = order[start : start + MINIBATCH]
                new, values, hidden = self.network.forward(seen[part], masks[part])
                chances = np.exp(new)
                every = np.arange(len(part))
                ratio = np.exp(new[every, actions[part]] - logs[part])
                gain = gains[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                held = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
                push = np.where(held, 0.0, ratio * gain) / len(part)
                by_logit = chances * push[:, None]
                by_logit[every, actions[part]] -= push
                # The entropy bonus keeps the policy from converging too early.
                worth = np.where(masks[part], new, 0.0)
                entropy = -(chances * worth).sum(axis=1, keepdims=True)
                by_logit += ENTROPY / len(part) * chances * (worth + entropy)
                by_value = (values - targets[part]) / len(part)
                self.network.backward(
                    seen[part],
                    hidden,
                    by_logit.astype(np.float32),
                    by_value.astype(np.float32),
                    rate,
                )


class Player(Protocol):
    """Interface of a learner; ``train_torch.py`` has another implementation."""

    def see(self, rows: NDArray[np.int16]) -> Array:
        """Return rows in the network's input format."""

    def choose(self, seen: Array, masks: NDArray[Any]) -> tuple[NDArray[np.int64], Array, Array]:
        """Return actions, their log-probabilities and values."""

    def values(self, seen: Array, masks: NDArray[Any]) -> Array:
        """Return the predicted value of every row."""

    def learn(
        self,
        seen: Array,
        masks: NDArray[Any],
        actions: NDArray[np.int64],
        logs: Array,
        gains: Array,
        targets: Array,
        rate: float,
    ) -> None:
        """Update the network from the collected steps."""


def play_and_learn(env: BatchEnv, learner: Player, rows: Array, rate: float) -> Array:
    """Play ``STEPS`` steps of every game, then learn from them; return the last rows."""
    shape = (STEPS, env.num_envs)
    seen = np.zeros((*shape, rows.shape[1]), np.float32)
    masks = np.zeros((*shape, int(env.batch.num_actions)), np.bool_)
    actions = np.zeros(shape, np.int64)
    logs, values, rewards = (np.zeros(shape, np.float32) for _ in range(3))
    going_on = np.zeros(shape, np.float32)
    for step in range(STEPS):
        seen[step] = rows
        masks[step] = env.masks
        actions[step], logs[step], values[step] = learner.choose(rows, masks[step])
        raw, reward, ended, _, _ = env.step(actions[step])
        rewards[step] = reward * POINTS
        going_on[step] = ~ended
        rows = learner.see(raw)
    following = learner.values(rows, env.masks)
    gains = np.zeros(shape, np.float32)
    carried = np.zeros(env.num_envs, np.float32)
    for step in reversed(range(STEPS)):
        surprise = rewards[step] + DISCOUNT * going_on[step] * following - values[step]
        carried = surprise + DISCOUNT * TRACE * going_on[step] * carried
        gains[step] = carried
        following = values[step]
    total = STEPS * env.num_envs
    learner.learn(
        seen.reshape(total, -1),
        masks.reshape(total, -1),
        actions.reshape(total),
        logs.reshape(total),
        gains.reshape(total),
        (gains + values).reshape(total),
        rate,
    )
    return rows


Choose = Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]
"""Returns actions for integer rows and masks."""


def share_won(choose: Choose, game: str, opponent: str, games: int, seed: int) -> float:
    """Return the win rate, with draws as half a win and seats alternating."""
    rows_at_once = min(games, 100)
    each = -(-games // rows_at_once)
    env = BatchEnv(game, rows_at_once, opponent, copy=False)
    rows, _ = env.reset(seed=seed)
    finished = np.zeros(rows_at_once, np.int64)
    won = 0.0
    while finished.min() < each:
        rows, rewards, ended, _, _ = env.step(choose(rows, env.masks))
        counted = ended & (finished < each)  # equal games per row, so that long ones count too
        won += float(((rewards[counted] + 1) / 2).sum())
        finished += ended
    return won / (each * rows_at_once)


def main(make: Callable[[BatchEnv, int], Player] = Learner) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="knight", choices=("knight", "rails", "trail"))
    parser.add_argument("--opponent", default="random", help="the bot to train against")
    parser.add_argument("--against", default="random,greedy", help="the bots to evaluate against")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument(
        "--processor-time",
        action="store_true",
        help="count processor time instead of wall-clock time, for a machine that is busy",
    )
    parser.add_argument("--rounds", type=int, default=10**6, help="maximum number of rounds")
    parser.add_argument("--games", type=int, default=400, help="games per evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    given = parser.parse_args()
    env = BatchEnv(given.game, GAMES, given.opponent, rewards="points", copy=False)
    learner = make(env, given.seed)
    raw, _ = env.reset(seed=given.seed)
    rows = learner.see(raw)
    rivals = given.against.split(",")
    steps: list[float] = []
    shares: dict[str, list[float]] = {rival: [] for rival in rivals}
    clock = time.process_time if given.processor_time else time.monotonic
    start, start_wall, start_busy = clock(), time.monotonic(), time.process_time()
    measured = -1.0
    number = 0
    while True:
        used = (clock() - start) / (60 * given.minutes)
        over = used >= 1 or number >= given.rounds
        if over or used - measured >= 0.05:
            measured = used
            steps.append(number * GAMES * STEPS)
            for rival in rivals:
                share = share_won(
                    lambda rows, masks: learner.choose(learner.see(rows), masks)[0],
                    given.game,
                    rival,
                    given.games,
                    given.seed + 1000,
                )
                shares[rival].append(share)
            shown = ", ".join(f"{shares[rival][-1]:.1%} against {rival}" for rival in rivals)
            print(f"{steps[-1]:>10,} decisions: {shown}", flush=True)
        if over:
            break
        rows = play_and_learn(env, learner, rows, RATE * max(0.1, 1 - used))
        number += 1
    title = f"{given.game.capitalize()}: share of games won, learning against {given.opponent}"
    draw(given.out, title, steps, {f"vs {rival}": line for rival, line in shares.items()})
    facts = {"game": given.game, "opponent": given.opponent, "seed": given.seed}
    facts |= {"steps": steps, "won": shares}
    wall, busy = time.monotonic() - start_wall, time.process_time() - start_busy
    print(f"{wall / 60:.1f} minutes, {busy / 60:.1f} of processor time")
    facts |= {"minutes": round(wall / 60, 1), "processor_minutes": round(busy / 60, 1)}
    given.out.with_suffix(".json").write_text(json.dumps(facts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
