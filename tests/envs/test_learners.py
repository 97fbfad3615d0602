"""The examples with third-party learners. Their libraries are large: `make test-learners`."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "1")


@pytest.mark.filterwarnings("default")
def test_the_torch_example_runs(example: Any, trained: Callable[..., Any]) -> None:
    out = trained(example("train_torch").TorchLearner)
    assert json.loads(out.with_suffix(".json").read_text("utf-8"))["steps"] == [0, 128]


@pytest.mark.filterwarnings("default")
def test_the_search_example_runs_with_torch(searched: Callable[..., Any]) -> None:
    facts = searched("--network", "torch")
    assert facts["network"] == "torch"
    assert len(facts["won"]["random"]) == 2


@pytest.mark.filterwarnings("default")
def test_the_torch_network_fits_targets(example: Any) -> None:
    network = example("network_torch").TorchNetwork(3, 16, 4)
    rows = np.eye(3, dtype=np.float32)
    masks = np.array([[1, 1, 0, 0], [0, 1, 1, 0], [1, 1, 1, 1]], np.int8)
    policy = np.array([[0, 1, 0, 0], [0, 0.5, 0.5, 0], [0, 0, 0, 1]], np.float32)
    targets = np.array([1, 0, -1], np.float32)
    for step in range(400):
        network.fit(rows, masks, policy, targets, 0.02 * (1 - step / 400))
    priors, values = pickle.loads(pickle.dumps(network)).predict(rows, masks)
    assert (priors[masks == 0] == 0).all()
    assert np.allclose(priors, policy, atol=0.05)
    assert np.allclose(values, targets, atol=0.05)


@pytest.mark.filterwarnings("default")
def test_the_sb3_example_runs(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    train_sb3 = example("train_sb3")
    monkeypatch.setattr(train_sb3, "MEASURES", 1)
    monkeypatch.setattr(train_sb3, "GAMES", 2)
    out = tmp_path / "curve.svg"
    given = ["x", "--steps", "64", "--games", "4", "--against", "random", "--opponent", "random"]
    monkeypatch.setattr(sys, "argv", [*given, "--out", str(out)])
    train_sb3.main()
    assert json.loads(out.with_suffix(".json").read_text("utf-8"))["steps"][0] == 0
