"""Golden playthroughs: any change of behavior shows here. `make golden` rewrites them."""

from __future__ import annotations

import pytest

from arizona.engine.game import Setup
from tests.golden.playthrough import FOLDER, golden_setups, name_of, playthrough


@pytest.mark.parametrize("setup", golden_setups(), ids=name_of)
def test_playthrough_is_as_recorded(setup: Setup) -> None:
    path = FOLDER / f"{name_of(setup)}.txt"
    assert path.exists(), f"{path.name} is missing; `make golden` writes it"
    expected = path.read_text("utf-8").splitlines()
    found = playthrough(setup).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        assert new == old, f"line {number} of {path.name}"
    assert len(found) == len(expected)


def test_no_playthrough_is_left_over() -> None:
    known = {f"{name_of(setup)}.txt" for setup in golden_setups()}
    assert {path.name for path in FOLDER.glob("*.txt")} == known
