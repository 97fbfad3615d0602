from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import mcts

from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.envs.open_spiel import PREFIX
from tests.envs.games import GAMES


@pytest.mark.parametrize("name", [*GAMES, "rails(players=3)"])
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own test: legality, chance, clones, returns, tensors, strings, serialization."""
    game = pyspiel.load_game(PREFIX + name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["knight", "knight(deal=draft,games=1)"])
def test_playthroughs_replay(name: str, tmp_path: Path) -> None:
    """OpenSpiel's playthrough test: the recorded output of a game can be reproduced."""
    # Imported here because it imports all of SciPy's statistics, which is slow.
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(PREFIX + name, None, seed=2), "utf-8")
    before, after = generate_playthrough.replay(file)
    assert before == after
    assert "Returns() = [" in before


@pytest.mark.parametrize("name", GAMES)
def test_its_search_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    bots = [
        mcts.MCTSBot(
            game,
            uct_c=1.4,
            max_simulations=2,
            evaluator=Quick(),
            random_state=np.random.RandomState(seat),
            dirichlet_noise=None,
        )
        for seat in range(2)
    ]
    state = game.new_initial_state()
    rng = np.random.RandomState(7)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
    assert set(state.returns()) in ({-1.0, 1.0}, {0.0})


class Quick(mcts.Evaluator):
    """A constant evaluation. This tests the search, not its strength."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_texts_and_tensors() -> None:
    game = pyspiel.load_game(f"{PREFIX}knight(deal=draft,games=1)")
    state = game.new_initial_state()
    assert state.current_player() == 0
    first = state.legal_actions()[0]
    assert state.action_to_string(0, first) == "pick Mitten"
    assert state.action_to_string(0, 0) == "jump #0 (not legal here)"
    assert state.action_to_string(0, 114) == "tile Mesa (not legal here)"
    with pytest.raises(IllegalMoveError, match="tile Mesa is not legal here"):
        state.apply_action(114)
    assert state.legal_actions()[0] == first
    assert "player 0: Pick a tile" in str(state) and "Mitten" in str(state)
    tensor = np.array(state.observation_tensor(0))
    assert tensor.size == game.observation_tensor_size()
    assert tensor[1] == 1  # the picking phase
    copy = state.clone()
    copy.apply_action(first)
    assert str(copy) != str(state)


def test_parameters_are_checked() -> None:
    with pytest.raises(OptionError, match="knight is for 2 players, not 3"):
        pyspiel.load_game(f"{PREFIX}knight(players=3)")
    with pytest.raises(OptionError, match="must start alike"):
        pyspiel.load_game(f"{PREFIX}rails(sheet=random)")
    cards = "bad-weather+closed-stations+big-towns"
    state = pyspiel.load_game(f"{PREFIX}rails(cards={cards})").new_initial_state()
    assert len(state.arizona.cards) == 3


def test_a_game_says_whether_chance_occurs_and_how_long_it_may_be() -> None:
    modes = pyspiel.GameType.ChanceMode
    dealt = pyspiel.load_game(f"{PREFIX}knight")
    drafted = pyspiel.load_game(f"{PREFIX}knight(deal=draft)")
    assert dealt.get_type().chance_mode == modes.EXPLICIT_STOCHASTIC
    assert drafted.get_type().chance_mode == modes.DETERMINISTIC
    assert pyspiel.load_game(f"{PREFIX}rails").max_game_length() == 1000
    assert pyspiel.load_game(f"{PREFIX}rails(players=4)").max_game_length() == 2000


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_name_in_every_position(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    while not state.is_terminal():
        legal = state.legal_actions()
        if rng.rand() < 0.05:
            player = state.current_player()
            named = {state.action_to_string(player, action) for action in legal}
            assert len(named) == len(legal)
            strange = set(range(game.num_distinct_actions())) - set(legal)
            for action in list(strange)[::5]:
                assert state.action_to_string(player, action).endswith("(not legal here)")
        state.apply_action(int(rng.choice(legal)))
