"""The same masked PPO as ``train.py``, with a two-layer network in plain PyTorch.

    python examples/train_torch.py --game knight --opponent greedy --minutes 20 --out curve.svg

Requires ``torch`` in addition to ``arizona[rl]``; the CPU build is sufficient.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from network import Array
from numpy.typing import NDArray
from torch import nn
from train import CLIP, ENTROPY, EPOCHS, MINIBATCH, input_scale, main

from arizona.envs import BatchEnv

HIDDEN = 128


class TorchLearner:
    """Two hidden layers with a policy head and a value head.

    The policy also has direct weights from inputs to actions, which learn simple rules fast. Inputs
    are normalized by their mean and deviation in random games: most are rarely different from zero,
    so their declared ranges are too wide.
    """

    def __init__(self, env: BatchEnv, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.mean, self.scale = input_scale(env, seed)
        size, actions = int(env.batch.row), int(env.batch.num_actions)
        self.body = nn.Sequential(
            nn.Linear(size, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.direct = nn.Linear(size, actions, bias=False)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.direct.weight)
        layers = (self.body, self.policy, self.direct, self.value)
        parts = [part for layer in layers for part in layer.parameters()]
        self.parameters = parts
        self.adam = torch.optim.Adam(parts, eps=1e-5)

    def see(self, rows: NDArray[np.int16]) -> Array:
        """Return normalized rows."""
        return np.asarray((rows - self.mean) * self.scale, np.float32)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Return log-probabilities (illegal actions masked) and values."""
        inputs = torch.as_tensor(seen)
        hidden = self.body(inputs)
        legal = torch.as_tensor(np.asarray(masks, bool))
        logits = (self.policy(hidden) + self.direct(inputs)).masked_fill(~legal, -1e9)
        return logits.log_softmax(dim=1), self.value(hidden).squeeze(1)

    def choose(self, seen: Array, masks: NDArray[Any]) -> tuple[NDArray[np.int64], Array, Array]:
        """Sample an action for every row; return actions, their log-probabilities and values."""
        with torch.no_grad():
            logs, values = self.forward(seen, masks)
        actions = torch.multinomial(logs.exp(), 1)
        chosen = logs.gather(1, actions).squeeze(1)
        return actions.squeeze(1).numpy(), chosen.numpy(), values.numpy()

    def values(self, seen: Array, masks: NDArray[Any]) -> Array:
        with torch.no_grad():
            found: Array = self.forward(seen, masks)[1].numpy()
        return found

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
        for group in self.adam.param_groups:
            group["lr"] = rate
        for _ in range(EPOCHS):
            for part in torch.randperm(len(actions)).split(MINIBATCH):
                at = part.numpy()
                new, values = self.forward(seen[at], masks[at])
                chosen = new.gather(1, torch.as_tensor(actions[at])[:, None]).squeeze(1)
                ratio = (chosen - torch.as_tensor(logs[at])).exp()
                gain = torch.as_tensor(gains[at])
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                held = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                entropy = -(new.exp() * new.clamp(min=-50)).sum(dim=1).mean()
                error = (values - torch.as_tensor(targets[at])).square().mean() / 2
                loss = -held.mean() + error - ENTROPY * entropy
                self.adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.adam.step()


if __name__ == "__main__":
    main(TorchLearner)
