"""The examples with third-party learners. Their libraries are large: `make test-learners`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "1")


@pytest.mark.filterwarnings("default")
def test_the_torch_example_runs(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    train = example("train")
    torch_example = example("train_torch")
    monkeypatch.setattr(train, "GAMES", 8)
    monkeypatch.setattr(train, "STEPS", 8)
    out = tmp_path / "curve.svg"
    given = ["x", "--rounds", "2", "--games", "4", "--against", "random", "--minutes", "60"]
    monkeypatch.setattr(sys, "argv", [*given, "--out", str(out)])
    train.main(torch_example.TorchLearner)
    assert json.loads(out.with_suffix(".json").read_text("utf-8"))["steps"] == [0, 128]


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
