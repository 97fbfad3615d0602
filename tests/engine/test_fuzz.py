"""The fuzzer detects every kind of violation and saves a record that can be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

import arizona
from arizona.engine import entry_points
from arizona.engine.content import user_folder
from arizona.engine.errors import RecordError
from arizona.engine.fuzz import fuzz_game
from arizona.engine.record import load_record
from arizona.engine.replay import replay
from tests.engine.files import write
from tests.engine.toy import PACK, ToyGame

FAULTS = {
    "legal after the end": "a finished game with legal actions",
    "dead end": "no legal action, but the game is not over",
    "repeats": "legal() repeats an action",
    "out of range": "action 99 is out of range",
    "weightless": "chance() does not fit legal()",
    "crash": "fails: IndexError: list index out of range",
    "endless": "longer than the declared 22 moves",
    "wrong points": "the events give",
    "points for nobody": "points for nobody",
    "early winner": "a winner before the end",
    "no winner": "a finished game without a winner",
    "misread": "'take 3' reads back to another action",
    "invariant": "too few sticks (T-1.3); too short a game (T-1.4)",
    "not the same again": "replaying the record gives another position",
}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    """Register the toy game for the duration of the test."""
    monkeypatch.setitem(entry_points._locations, "toy", "tests.engine.toy:ToyGame")
    monkeypatch.setitem(entry_points._objects, "toy", ToyGame())
    write(user_folder("toy"), PACK, "default.toml")


@pytest.mark.usefixtures("known")
def test_a_correct_game_passes(tmp_path: Path) -> None:
    for seed in range(20):
        assert fuzz_game(ToyGame(), str(seed), tmp_path / "out") is None
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_violated_invariant_leaves_an_importable_record(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ToyGame(fault)
    monkeypatch.setitem(entry_points._objects, "toy", game)
    failure = next(
        filter(None, (fuzz_game(game, f"{fault}-{seed}", tmp_path / "out") for seed in range(9)))
    )
    assert FAULTS[fault] in failure.reason
    record = load_record(failure.path)
    assert failure.seed in record.note
    assert FAULTS[fault] in record.note
    match = replay(record)
    assert len(match.moves) == len(record.lines)


def test_knight_satisfies_its_invariants(tmp_path: Path) -> None:
    for content in ("default", "crooked"):
        for seed in range(3):
            failure = fuzz_game(arizona.get_game("knight"), f"{seed}", tmp_path, content)
            assert failure is None, failure


@pytest.mark.usefixtures("known")
def test_an_unwritable_path_is_reported(tmp_path: Path) -> None:
    blocked = write(tmp_path, "", "file")
    with pytest.raises(RecordError, match="cannot write"):
        fuzz_game(ToyGame("no winner"), "1", blocked / "out")
