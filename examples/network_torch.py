"""The policy and value network of ``train_search.py`` in PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from network import Array
from numpy.typing import NDArray
from torch import nn

torch.set_num_threads(1)  # the batches are too small for more


class TorchNetwork:
    """Two hidden layers, plus direct input-to-action weights that learn simple rules fast."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int = 0) -> None:
        torch.manual_seed(seed)
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.direct = nn.Linear(inputs, actions, bias=False)
        self.value = nn.Linear(hidden, 1)
        heads = (self.policy, self.direct, self.value)
        for head in heads:
            nn.init.zeros_(head.weight)
        self.parameters = [part for layer in (self.body, *heads) for part in layer.parameters()]
        self.adam = torch.optim.Adam(self.parameters)

    def forward(self, rows: Array, masks: NDArray[Any]) -> tuple[Any, Any]:
        """Return logits (illegal actions masked) and values."""
        inputs = torch.as_tensor(rows)
        hidden = self.body(inputs)
        illegal = torch.as_tensor(masks == 0)
        logits = (self.policy(hidden) + self.direct(inputs)).masked_fill(illegal, -1e9)
        return logits, self.value(hidden).squeeze(1)

    def predict(self, rows: Array, masks: NDArray[Any]) -> tuple[Array, Array]:
        """Return probabilities of all actions and values."""
        with torch.inference_mode():
            logits, values = self.forward(rows, masks)
            return logits.softmax(dim=1).numpy(), values.numpy()

    def fit(
        self, rows: Array, masks: NDArray[Any], policy: Array, targets: Array, rate: float
    ) -> float:
        """Make one step towards target policies and values; return the mean policy loss."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        logits, values = self.forward(rows, masks)
        entropy = -(torch.as_tensor(policy) * logits.log_softmax(dim=1)).sum(dim=1).mean()
        error = (values - torch.as_tensor(np.asarray(targets, np.float32))).square().mean() / 2
        self.adam.zero_grad()
        (entropy + error).backward()
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.adam.step()
        return float(entropy.item())
