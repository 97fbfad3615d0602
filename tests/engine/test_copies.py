"""States and matches can be pickled, copied and restored, within and between both forms."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import arizona
from arizona.engine.content import new_pack
from arizona.engine.errors import OptionError
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State, fingerprint
from tests.conformance.games import random_match, setups, title
from tests.engine.toy import ToyState

GAMES = arizona.game_names()


def played_on(state: State) -> list[int]:
    state.playout(Rng("on"))
    return state.data()


@pytest.mark.parametrize("setup", setups(), ids=title)
def test_pickled_positions_continue_identically(setup: Setup) -> None:
    match = random_match(setup, "pickled")
    for count in range(0, len(match.moves) + 1, max(1, len(match.moves) // 8)):
        state = match.at(count).state
        before = state.data()
        for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert type(other) is type(state)
            assert other.data() == before
            assert other.legal() == state.legal()
            assert played_on(other) == played_on(state.clone())
            assert state.data() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_copied_match_continues_with_the_same_chance_and_undo(name: str) -> None:
    match = arizona.new(name, seed="luck", names=["Ann", "Ben"])
    for _ in range(12):
        match.play(match.state.legal()[-1])
    while not match.can_undo():
        match.play(match.state.legal()[-1])
    copies = [pickle.loads(pickle.dumps(match)), copy.deepcopy(match), match.snapshot()]
    for other in copies:
        assert other.names == ["Ann", "Ben"]
        assert other.undo() == match.moves[-1]
        other.push(match.moves[-1].action)
    while not match.over:
        match.play(match.state.legal()[0])
    for other in copies:
        while not other.over:
            other.play(other.state.legal()[0])
        assert other.record().dumps() == match.record().dumps()


@pytest.mark.parametrize("name", GAMES)
def test_planning_can_restore_a_snapshot_repeatedly(name: str) -> None:
    match = arizona.new(name, seed="plan")
    here = match.snapshot()
    lines: list[list[str]] = []
    for _ in range(2):
        for _ in range(20):
            match.play(match.state.legal()[0])
        lines.append(match.record().lines)
        match.restore(here)
        assert fingerprint(match.state) == fingerprint(here.state)
    assert lines[0] == lines[1]


def test_a_snapshot_of_another_game_is_refused() -> None:
    match = arizona.new("knight", seed=1, games=1)
    for other in (arizona.new("knight", seed=1), arizona.new("rails", seed=1)):
        with pytest.raises(OptionError, match="another game"):
            match.restore(other)


def test_copies_share_what_never_changes() -> None:
    match = arizona.new("rails", seed=1)
    for other in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other.game is match.game
        assert other.setup.content is match.setup.content
    assert copy.deepcopy(match.setup) is match.setup
    assert len(pickle.dumps(match.state)) < 3000


def test_positions_of_a_custom_pack_can_be_pickled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARIZONA_HOME", str(tmp_path))
    path = new_pack(arizona.get_game("knight"), "mine")
    path.write_text(path.read_text().replace("Mesa", "Mensa"))
    state = arizona.new("knight", seed=3, content="mine").state
    written = pickle.dumps(state)
    path.unlink()
    script = (
        "import pickle, sys; state = pickle.loads(sys.stdin.buffer.read()); "
        "print(state.content.name, 'Mensa' in state.content.index, state.legal())"
    )
    output = subprocess.run(
        [sys.executable, "-c", script], input=written, capture_output=True, check=True
    )
    assert output.stdout.decode().strip() == f"mine True {state.legal()}"


def test_a_state_of_plain_python_pickles_with_a_compiled_engine_too() -> None:
    state = ToyState("")
    state.apply(0)
    state.apply(2)
    again = pickle.loads(pickle.dumps(state))
    assert (again.left, again.taken, again.log) == (19, [2, 0], None)


ELSEWHERE = """
import pickle, sys
from arizona._form import compiled
from arizona.engine.rng import Rng
match = pickle.loads(sys.stdin.buffer.read())
state = match.state.clone()
state.playout(Rng("on"))
sys.stdout.buffer.write(pickle.dumps((compiled(), state.data(), match)))
"""


@pytest.mark.parametrize("name", GAMES)
def test_pickles_go_from_one_form_to_the_other_and_back(name: str) -> None:
    """A compiled wheel contains both forms; with plain Python this only uses another process."""
    match = random_match(arizona.get_game(name).setup(), "forms", 80)
    output = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(match),
        capture_output=True,
        check=True,
        env={**os.environ, "ARIZONA_PURE": "1", "ARIZONA_FORM": "plain"},
    )
    form, data, again = pickle.loads(output.stdout)
    assert form is False
    assert isinstance(again, Match)
    assert again.state.data() == match.state.data()
    assert data == played_on(match.state.clone())
    assert again.state.to_move() != OVER
