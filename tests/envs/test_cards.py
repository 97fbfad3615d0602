from __future__ import annotations

import pytest
from tools.spec_cards import FOLDER, card, stretches

from arizona import get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER
from tests.envs.games import GAMES, setup_of


@pytest.mark.parametrize("game", GAMES)
def test_spec_cards_match_the_declarations(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text("utf-8") == card(get_game(game)), "make cards"


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_the_actions_that_the_card_says(game: str) -> None:
    """Chance actions are in ranges that begin with "chance", player actions in the others."""
    chance = [
        about.startswith("chance")
        for _, size, about in stretches(get_game(game))
        for _ in range(size)
    ]
    assert len(chance) == get_game(game).num_actions
    state = setup_of(game).start()
    rng = Rng(3)
    while state.to_move() != OVER:
        legal = state.legal()
        assert {chance[action] for action in legal} == {state.to_move() == CHANCE}
        state.apply(legal[rng.below(len(legal))])
