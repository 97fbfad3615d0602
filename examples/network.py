"""A small actor-critic network with handwritten gradients; requires only NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
BARRED = np.float32(-1e9)


class Network:
    """One hidden layer, plus direct input-to-action weights that learn simple rules fast."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, size: float) -> Array:
            made = rng.standard_normal((rows, columns)) * (size / rows**0.5)
            return np.asarray(made, np.float32)

        self.weights: dict[str, Array] = {
            "in": weights(inputs, hidden, 1.0),
            "in bias": np.zeros(hidden, np.float32),
            "policy": weights(hidden, actions, 0.01),
            "direct": np.zeros((inputs, actions), np.float32),
            "policy bias": np.zeros(actions, np.float32),
            "value": weights(hidden, 1, 0.1),
            "value bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def forward(self, rows: Array, masks: NDArray[Any]) -> tuple[Array, Array, Array]:
        """Return log-probabilities (illegal actions masked), values and the hidden layer."""
        w = self.weights
        hidden = np.tanh(rows @ w["in"] + w["in bias"])
        logits = hidden @ w["policy"] + rows @ w["direct"] + w["policy bias"]
        logits = np.where(masks, logits, BARRED)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        values = (hidden @ w["value"] + w["value bias"])[:, 0]
        return logs, values, hidden

    def predict(self, rows: Array, masks: NDArray[Any]) -> tuple[Array, Array]:
        """Return probabilities of all actions and values."""
        logs, values, _ = self.forward(rows, masks)
        return np.exp(logs), values

    def fit(
        self, rows: Array, masks: NDArray[Any], policy: Array, targets: Array, rate: float
    ) -> float:
        """Make one step towards target policies and values; return the mean policy loss."""
        logs, values, hidden = self.forward(rows, masks)
        by_logit = np.asarray((np.exp(logs) - policy) / len(rows), np.float32)
        by_value = np.asarray((values - targets) / len(rows), np.float32)
        self.backward(rows, hidden, by_logit, by_value, rate)
        return -float((policy * np.where(policy > 0, logs, 0)).sum(axis=1).mean())

    def backward(
        self, rows: Array, hidden: Array, by_logit: Array, by_value: Array, rate: float
    ) -> None:
        """Make one Adam step, given the gradients of the loss by logits and values."""
        w = self.weights
        column = by_value[:, None]
        by_hidden = by_logit @ w["policy"].T + column @ w["value"].T
        by_sum = by_hidden * (1 - hidden * hidden)
        gradients = {
            "in": rows.T @ by_sum,
            "in bias": by_sum.sum(axis=0),
            "policy": hidden.T @ by_logit,
            "direct": rows.T @ by_logit,
            "policy bias": by_logit.sum(axis=0),
            "value": hidden.T @ column,
            "value bias": column.sum(axis=0),
        }
        size = float(np.sqrt(sum(float((slope * slope).sum()) for slope in gradients.values())))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        self.steps += 1
        for name, raw in gradients.items():
            slope = raw * np.float32(shrink)
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mean = first / (1 - 0.9**self.steps)
            spread = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            w[name] -= np.float32(rate) * mean / spread
