"""Placing tiles with a trained network in Knight: features, decisions and files."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import cast

import pytest

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.learned import included_network_path, learned_bot, learned_network
from arizona.bots.network import DIRECT, Active, Network, recomputed
from arizona.bots.players import levels
from arizona.bots.roster import make_bot
from arizona.bots.weights import Learned, write_learned
from arizona.engine import entry_points
from arizona.engine.errors import ArizonaError
from arizona.engine.rng import Rng
from arizona.games.knight.bot.features import FIRM, TileFeatures, differences, stage_at
from arizona.games.knight.bot.players import KnightBot
from arizona.games.knight.bot.tile_placement import TileForesight, TileLookahead, TilePlacement
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import ROW, THREE, TWO
from arizona.games.knight.rules.state import KnightState
from arizona.games.knight.rules.tiles import SPACES
from tests.bots.test_clock import Ticking

LONG = 600.0
POINTS = 4.0
PARTS = DIRECT / POINTS
"""Weight units per point."""
FILLINGS = [
    (three, *twos)
    for three in range(SPACES)
    for twos in itertools.combinations([one for one in range(SPACES) if one != three], 2)
]


def some_network() -> Network:
    """Return a network whose weights distinguish all features."""
    inputs = TileFeatures().inputs
    rng = Rng("tiles")
    weights = [int(rng.below(400)) - 100 for _ in range(inputs)]
    return Network(inputs, 0, 0, POINTS, [*weights, 0])


def before_tile(number: int, seed: str) -> KnightState:
    """Return a position with this many placed tiles, filled at random."""
    rng = Rng(seed)
    state = get_game("knight").setup(2, {"games": 1}).start()
    assert isinstance(state, KnightState)
    while len(state.board.placed) < number or state.phase in (phases.THREES, phases.TWOS):
        state.apply(state.pick(rng))
    return state


def told(network: Network, state: KnightState) -> float:
    """Return the features' value for the player who sets the knight, computed from scratch."""
    active = Active()
    TileFeatures().write(state, state.first, active)
    return recomputed(network, active)


def finish(state: KnightState, bot: TileForesight, most: int) -> KnightState:
    """Place and fill the current tile."""
    laid = len(state.board.placed) + 1
    after = state.clone()
    while len(after.board.placed) < laid or after.phase in (phases.THREES, phases.TWOS):
        assert TileLookahead.knows(after)
        action = bot.decide(after.clone(), Clock(LONG), most)
        assert action in after.legal()
        after.apply(action)
    return after


def test_differences_equal_a_naive_count() -> None:
    for number in range(2, 6):
        state = before_tile(number, f"count {number}")
        flat = [int(one) for one in state.board.flat[: 2 * state.board.size]]
        spaces = list(zip(flat[::2], flat[1::2], strict=True))
        expected = [0, 0, 0]
        for space, (column, row) in enumerate(spaces):
            near = [one for one in spaces if {abs(one[0] - column), abs(one[1] - row)} == {1, 2}]
            chip = 3 if state.threes >> space & 1 else 2 if state.twos >> space & 1 else 1
            for kind in range(3):
                if len(near) >= kind:
                    expected[kind] += -chip if (column + row) % 2 else chip
        assert differences(state) == expected


@pytest.mark.parametrize("laid", [1, 2, 3, 4])
def test_the_estimate_equals_the_value_of_the_best_filling(laid: int) -> None:
    """Sample placements and evaluate every filling with a full computation."""
    network = some_network()
    state = before_tile(laid, f"glance {laid}")
    glance = TileLookahead(network)
    ways = glance.placements_of(state, Clock(LONG))
    values = sorted(glance.values, reverse=True)
    assert glance.complete and len(ways) == len(values) > 20
    assert int(glance.best) == values[0]
    sign = 1 if state.seat == state.first else -1
    shift = FIRM * network.direct[stage_at(laid + 1)]
    for place in (0, len(ways) // 2, len(ways) - 1):
        found = []
        for three, one, other in FILLINGS if place == 0 else FILLINGS[::7]:
            after = laid_so(state, ways[place], three, one, other)
            found.append(sign * (told(network, after) * PARTS - int(shift)))
        own = sign * (told(network, ways[place].follow(state)) * PARTS - int(shift))
        assert own == values[place]
        assert max(found) <= own
        assert place or max(found) == own


def laid_so(
    state: KnightState, way: TilePlacement, three: int, one: int, other: int
) -> KnightState:
    after = state.clone()
    while after.phase != phases.THREES:
        after.apply(way.step(after))
    for action in (THREE + three, TWO + one, TWO + other):
        after.apply(action)
    return after


@pytest.mark.parametrize("laid", [1, 2, 4])
def test_every_legal_placement_is_examined(laid: int) -> None:
    state = before_tile(laid, f"ways {laid}")
    ways = TileLookahead(some_network()).placements_of(state, Clock(LONG))
    found = {(way.tile, way.turn, way.column, way.row) for way in ways}
    assert len(found) == len(ways)
    expected = 0
    todo = [state]
    while todo:
        here = todo.pop()
        for action in here.legal():
            after = here.clone()
            after.apply(action)
            if after.phase == phases.THREES:
                expected += 1
                assert action - ROW in {row for _, _, _, row in found}
            else:
                todo.append(after)
    assert expected == len(ways)


@pytest.mark.parametrize("laid", [1, 3])
def test_the_best_placements_are_evaluated_by_the_best_reply(laid: int) -> None:
    network = some_network()
    state = before_tile(laid, f"answer {laid}")
    most = 4
    ways = TileLookahead(network).placements_of(state, Clock(LONG))[:most]
    answers = []
    for way in ways:
        other = TileLookahead(network)
        other.placements_of(way.follow(state), Clock(LONG))
        answers.append(int(other.best))
    chosen = finish(state, TileForesight(network), most)
    # Later answers may consider additional placements, which can only be better.
    other = TileLookahead(network)
    other.placements_of(chosen, Clock(LONG))
    assert int(other.best) <= min(answers)


def test_cached_evaluations_do_not_change_the_answers() -> None:
    """A bot without cached results gives the same answers as one with them."""
    network = some_network()
    state = before_tile(2, "anew")
    remembers = TileForesight(network)
    while state.phase != phases.THREES:
        action = remembers.decide(state.clone(), Clock(LONG), 3)
        assert action == TileForesight(network).decide(state.clone(), Clock(LONG), 3)
        state.apply(action)
    # The same tiles with different chips are a different position.
    while state.phase in (phases.THREES, phases.TWOS):
        state.apply(state.legal()[-1])
    assert remembers.decide(state, Clock(LONG), 2) in state.legal()


def test_without_time_an_examined_placement_is_played() -> None:
    for laid in (1, 4):
        state = before_tile(laid, "no time")
        foresight = TileForesight(some_network())
        while state.phase not in (phases.THREES, phases.TWOS):
            action = foresight.decide(state.clone(), Clock(0.0))
            assert action in state.legal()
            state.apply(action)


# --- bots -------------------------------------------------------------------------------------


def test_no_character_places_tiles_with_the_network() -> None:
    bots = [make_bot("knight", level.name, 1) for level in levels("knight")]
    assert not any(isinstance(bot, KnightBot) and bot.foresight is not None for bot in bots)
    for name in ("learned", "learned:iterations=3"):
        assert cast(KnightBot, make_bot("knight", name, 1)).foresight is not None


def test_with_a_clock_the_fifth_tile_is_placed_without_lookahead() -> None:
    """Earlier tiles are placed by playouts, which are as good within the time limit."""
    network = learned_network("knight")
    bot = make_bot("knight", "learned", 1)
    state = before_tile(4, "fifth")
    while state.phase not in (phases.THREES, phases.TWOS):
        expected = TileForesight(network).decide(state.clone(), Clock(LONG))
        ticking = Ticking(0.0)
        assert bot.decide(state.clone(), state.legal(), Clock(LONG, ticking)) == expected
        state.apply(expected)
    known = [TileLookahead.knows(before_tile(laid, "since"), 5) for laid in (1, 2, 3, 4, 5)]
    assert known == [False, False, False, True, False]


def test_without_the_network_file_the_search_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = before_tile(1, "without")
    monkeypatch.setitem(entry_points._folders, "knight", tmp_path)
    assert cast(KnightBot, make_bot("knight", "condor", 1)).foresight is None
    with pytest.raises(ArizonaError, match=r"knight: there is no network .*learned\.net"):
        make_bot("knight", "learned", 1)
    bot = learned_bot("knight", Path("none"), 5, 1)
    assert isinstance(bot, KnightBot) and bot.foresight is None
    assert bot.decide(state.clone(), state.legal(), Clock(LONG)) in state.legal()


def test_an_invalid_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = included_network_path("knight").read_bytes()
    monkeypatch.setitem(entry_points._folders, "knight", tmp_path)
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "learned.net").write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    with pytest.raises(ArizonaError, match=r"learned\.net: .* the file is damaged"):
        make_bot("knight", "learned", 1)


def test_networks_with_hidden_layers_are_refused(tmp_path: Path) -> None:
    features = TileFeatures()
    numbers = [0] * (3 * features.inputs + 3 + features.inputs + 3 * 2 + 2 + 2 + 1)
    network = Network(features.inputs, 3, 2, 4.0, numbers)
    path = tmp_path / "deep.net"
    path.write_bytes(write_learned(Learned("knight", features.name, network, numbers, {})))
    with pytest.raises(ArizonaError, match="straight weights: learn without layers"):
        make_bot("knight", f"learned:file={path},iterations=1", 1)


def test_with_fixed_iterations_the_seed_determines_the_game() -> None:
    games = []
    for _ in range(2):
        state = before_tile(1, "seed")
        bot = make_bot("knight", "learned:iterations=4", "seed")
        actions = []
        while len(state.board.placed) < 3:
            action = int(bot.decide(state.clone(), state.legal(), Clock(LONG)))
            actions.append(action)
            state.apply(action)
        games.append(actions)
    assert games[0] == games[1]
