"""Packs with more or fewer components than the base games are played like any other pack."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.batch import Batch
from arizona.engine.errors import ContentError
from arizona.engine.fuzz import fuzz_game
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.state import CHANCE, OVER
from tests.conformance.packs import PACKS, Tables, write_pack

every_pack = pytest.mark.parametrize(("game", "name"), PACKS)
COUNTS = {
    ("knight", "expansion"): {"tile": 10},
    ("knight", "small"): {"tile": 6},
    ("rails", "expansion"): {"card": 20},
    ("rails", "small"): {"card": 3, "sheet": 1},
    ("trail", "expansion"): {"gateway": 40, "weather": 30, "card": 15, "passage": 28},
    ("trail", "small"): {"gateway": 10, "weather": 6, "flora": 20, "fauna": 20, "spirit": 3},
}


def setup_of(game: str, name: str, folder: Path) -> Setup:
    return get_game(game).setup(content=str(write_pack(game, name, folder)))


@every_pack
def test_the_pack_has_its_own_numbers(game: str, name: str, tmp_path: Path) -> None:
    tables = cast(Tables, setup_of(game, name, tmp_path).content.tables)
    found = {table: len(tables[table]) for table in COUNTS[game, name]}
    assert found == COUNTS[game, name]


@every_pack
def test_random_games_satisfy_invariants_and_replay(game: str, name: str, tmp_path: Path) -> None:
    path = write_pack(game, name, tmp_path)
    failure = fuzz_game(get_game(game), "expansion", tmp_path, str(path))
    assert failure is None, failure.reason


@every_pack
def test_observations_fit_their_bounds(game: str, name: str, tmp_path: Path) -> None:
    setup = setup_of(game, name, tmp_path)
    observer = setup.game.observer(setup)
    match = Match(setup, seed="rows")
    while match.state.to_move() != OVER and len(match.moves) < 150:
        row = observer.row(match.state, 0)
        for part in observer.parts:
            values = [int(row[at]) for at in range(part.start, part.start + part.size)]
            assert part.low <= min(values) <= max(values) <= part.high, part.name
        legal = match.state.legal()
        assert max(legal) < setup.num_actions
        match.push(legal[-1])


def test_only_larger_packs_have_more_actions(tmp_path: Path) -> None:
    for game, name in PACKS:
        setup = setup_of(game, name, tmp_path)
        larger = name == "expansion" and game != "rails"
        assert (setup.num_actions > setup.game.num_actions) == larger
        assert setup.game.setup().num_actions == setup.game.num_actions


def test_new_tiles_are_dealt_picked_and_placed(tmp_path: Path) -> None:
    setup = setup_of("knight", "expansion", tmp_path)
    tables = cast(Tables, setup.content.tables)
    new = {str(tile["name"]) for tile in tables["tile"][8:]}
    seen: set[str] = set()
    for seed in range(4):
        for deal in ("draft", "random"):
            match = Match(
                setup.game.setup(options={"deal": deal, "games": 1}, content=setup.content),
                seed=seed,
            )
            while match.state.to_move() != OVER and len(match.state.data()) < 21 + 4 * 6:
                legal = match.state.legal()
                action = match.draw() if match.state.to_move() == CHANCE else legal[-1]
                match.push(action)
            seen |= {move.text for move in match.moves if move.text.split()[-1] in new}
    assert {text.split()[0] for text in seen} == {"deal", "pick", "tile"}


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_bots_play_the_expansion(game: str, tmp_path: Path) -> None:
    setup = setup_of(game, "expansion", tmp_path)
    bots = [make_bot(game, "greedy", seed=seat) for seat in range(setup.seats)]
    match = Match(setup, seed="bots")
    for _ in range(40):
        match.settle()
        seat = int(match.state.to_move())
        if seat == OVER:
            break
        match.push(bots[seat].decide(match.state.clone(), match.state.legal(), Clock(0.0)))
    assert len(match.moves) > 40


@pytest.mark.parametrize("game", ["knight", "trail"])
def test_batches_use_the_actions_of_the_pack(game: str, tmp_path: Path) -> None:
    setup = setup_of(game, "expansion", tmp_path)
    assert Batch(setup, 2, seed=1).num_actions == setup.num_actions


def test_numbers_outside_the_bounds_are_rejected(tmp_path: Path) -> None:
    path = write_pack("knight", "small", tmp_path)
    text = path.read_text()
    path.write_text(text[: text.rindex("[[tile]]")])
    with pytest.raises(ContentError, match="expected 6 to 24 entries, found 5"):
        get_game("knight").setup(content=str(path))
