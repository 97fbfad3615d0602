"""Train MaskablePPO from sb3-contrib against a bot, without custom learning code.

    python examples/train_sb3.py --game knight --opponent greedy --steps 200000 --out curve.svg

Requires ``sb3-contrib`` in addition to ``arizona[rl]``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import gymnasium
import torch
from curve import draw
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from train import POINTS, share_won

from arizona.envs import gym_id
from arizona.envs.arrays import Rows

GAMES = 16
MEASURES = 10
"""Number of evaluations during training."""


def make_model(game: str, opponent: str, seed: int) -> MaskablePPO:
    """Return a new model with sixteen environments; it queries their ``action_masks``."""

    def table() -> gymnasium.Env[Any, Any]:
        env = gymnasium.make(gym_id(game), opponents=opponent, rewards="points", normalize=True)
        return gymnasium.wrappers.TransformReward(env, lambda points: POINTS * float(points))

    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * GAMES),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="knight", choices=("knight", "rails", "trail"))
    parser.add_argument("--opponent", default="greedy", help="the bot to train against")
    parser.add_argument("--against", default="random,greedy", help="the bots to evaluate against")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400, help="games per evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    model = make_model(given.game, given.opponent, given.seed)
    table = gymnasium.make(gym_id(given.game)).unwrapped
    rows_of: Rows = table.rows  # type: ignore[attr-defined]
    see = Rows(rows_of.observer, normalize=True)

    def choose(rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        actions: NDArray[Any] = model.predict(see.shown(rows), action_masks=masks.copy())[0]
        return actions

    rivals = given.against.split(",")
    steps: list[float] = []
    shares: dict[str, list[float]] = {rival: [] for rival in rivals}
    for number in range(MEASURES + 1):
        if number:
            part = given.steps // MEASURES
            model.learn(part, reset_num_timesteps=False, progress_bar=False)
        steps.append(float(model.num_timesteps))
        for rival in rivals:
            share = share_won(choose, given.game, rival, given.games, given.seed + 1000)
            shares[rival].append(share)
        shown = ", ".join(f"{shares[rival][-1]:.1%} against {rival}" for rival in rivals)
        print(f"{int(steps[-1]):>10,} decisions: {shown}", flush=True)
    title = f"{given.game.capitalize()}: MaskablePPO, learning against {given.opponent}"
    draw(given.out, title, steps, {f"vs {rival}": line for rival, line in shares.items()})
    facts = {"game": given.game, "opponent": given.opponent, "seed": given.seed}
    facts |= {"steps": steps, "won": shares}
    given.out.with_suffix(".json").write_text(json.dumps(facts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
