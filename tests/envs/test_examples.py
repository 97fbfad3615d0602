from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest


def test_the_network_learns_what_it_is_taught(example: Any) -> None:
    """Four inputs and four actions, one of them masked. The input names the correct action."""
    network = example("network").Network(4, 16, 4, seed=1)
    rows = np.eye(4, dtype=np.float32)[[0, 1, 2] * 20]
    masks = np.ones((60, 4), bool)
    masks[:, 3] = False
    wanted = rows.argmax(axis=1)
    for _ in range(150):
        logs, values, hidden = network.forward(rows, masks)
        by_logit = np.exp(logs)
        by_logit[np.arange(60), wanted] -= 1
        network.backward(rows, hidden, by_logit / 60, (values - 2) / 60, 0.02)
    logs, values, _ = network.forward(rows, masks)
    assert (logs.argmax(axis=1) == wanted).all()
    assert np.exp(logs[np.arange(60), wanted]).min() > 0.8
    assert np.exp(logs[:, 3]).max() == 0
    assert np.abs(values - 2).max() < 0.3


def test_training_runs_and_draws(
    trained: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    out = trained()
    assert "0 decisions:" in capsys.readouterr().out
    picture = out.read_text("utf-8")
    assert picture.startswith("<svg") and "vs random" in picture
    facts = json.loads(out.with_suffix(".json").read_text("utf-8"))
    assert facts["steps"] == [0, 128]
    assert all(0 <= share <= 1 for share in facts["won"]["random"])


@pytest.mark.parametrize(("most", "step"), [(1_368_064, 200_000), (1_966_080, 500_000), (900, 200)])
def test_the_axis_has_round_numbers(example: Any, most: int, step: int) -> None:
    assert example("curve").even_step(most) == step
