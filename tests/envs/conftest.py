from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMES = ("train", "train_search", "train_torch", "train_sb3", "network", "network_torch", "curve")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Make the modules in the folder of the examples importable, as they are for each other."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield importlib.import_module
    for name in NAMES:
        sys.modules.pop(name, None)


@pytest.fixture
def searched(example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """Run the search example with few games and return the facts that it saves."""

    def run(*given: str) -> Any:
        train = example("train_search")
        for name, value in (("GAMES", 2), ("NEW", 8), ("MINIBATCH", 16)):
            monkeypatch.setattr(train, name, value)
        out = tmp_path / "curve.svg"
        few = ["--rounds", "1", "--games", "2", "--simulations", "2"]
        train.main([*given, *few, "--against", "random", "--minutes", "60", "--out", str(out)])
        return json.loads(out.with_suffix(".json").read_text("utf-8"))

    return run


@pytest.fixture
def trained(example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """Run the policy example with few games and return its picture; facts are beside it."""

    def run(*learner: Any) -> Path:
        train = example("train")
        monkeypatch.setattr(train, "GAMES", 8)
        monkeypatch.setattr(train, "STEPS", 8)
        out = tmp_path / "curve.svg"
        given = ["x", "--rounds", "2", "--games", "4", "--against", "random", "--minutes", "60"]
        monkeypatch.setattr(sys, "argv", [*given, "--out", str(out)])
        train.main(*learner)
        return out

    return run
