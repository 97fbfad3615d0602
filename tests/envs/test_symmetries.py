"""The symmetries that the built-in games declare; tests/conformance checks that they hold."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State
from arizona.envs.arrays import row_of
from arizona.games.rails.rules.sheet import FORMS, form_after
from arizona.games.rails.rules.state import RailsState
from tests.envs.games import setup_of

DECLARED = {"knight": ["rotated-180"], "rails": list(FORMS[1:]), "trail": []}


def position(game: str, moves: int) -> State:
    """Return a position after some random moves."""
    state, rng = setup_of(game).start(), Rng("symmetries")
    for _ in range(moves):
        state.apply(state.pick(rng))
    return state


@pytest.mark.parametrize("game", DECLARED)
def test_every_game_declares_its_symmetries(game: str) -> None:
    setup = setup_of(game)
    for moves in (0, 20, 50):
        state = position(game, moves)
        assert [one.name for one in setup.game.symmetries(state)] == DECLARED[game]


@pytest.mark.parametrize("game", ["knight", "rails"])
def test_equivalent_positions_are_valid_and_lead_back(game: str) -> None:
    """They can be pickled and played, and one of their own forms is the original."""
    setup = setup_of(game)
    for moves in (30, 50, 90):
        state = position(game, moves)
        for one in setup.game.symmetries(state):
            assert setup.game.check(one.state) == []
            again = pickle.loads(pickle.dumps(one.state))
            assert again.data() == one.state.data() != state.data()
            assert again.legal() == one.state.legal()
            forms = [two.state.data() for two in setup.game.symmetries(one.state)]
            assert state.data() in forms
            again.playout(Rng(1))
            assert again.to_move() == OVER


def test_a_rotated_row_of_rails_is_a_permutation_of_the_row() -> None:
    """The example of the docs: the symbols of the sheet, rotated as an image."""
    setup = setup_of("rails")
    observer = setup.game.observer(setup)
    state = position("rails", 60)
    row = row_of(observer, state, 0)
    start = observer.sheet  # type: ignore[attr-defined]
    image = row[start : start + 100].reshape(10, 10)
    images = {}
    for one in setup.game.symmetries(state):
        mapped = row[np.array(one.row)]
        assert (mapped == row_of(observer, one.state, 0)).all()
        images[one.name] = mapped[start : start + 100].reshape(10, 10)
    for quarters in (1, 2, 3):
        assert (images[f"rotated-{90 * quarters}"] == np.rot90(image, -quarters)).all()
        rotated = np.rot90(image[:, ::-1], -quarters)
        assert (images[f"mirrored-{90 * quarters}"] == rotated).all()
    assert (images["mirrored"] == image[:, ::-1]).all()


def test_the_forms_of_a_sheet_are_a_group() -> None:
    forms = range(len(FORMS))
    for form in forms:
        assert sorted(form_after(form, then) for then in forms) == list(forms)
    state = position("rails", 0)
    assert isinstance(state, RailsState)
    for form in forms:
        for then in forms:
            rows = state.sheet.in_form(form).in_form(then).rows
            assert rows == state.sheet.in_form(form_after(form, then)).rows
