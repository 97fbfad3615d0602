"""Networks: incremental integer updates, file validation and equality of both forms."""

from __future__ import annotations

from pathlib import Path

import pytest

import arizona
from arizona.bots.bot import Clock
from arizona.bots.learned import (
    included_network_path,
    learned_evaluation,
    learned_search,
    learner_of,
)
from arizona.bots.network import (
    DIRECT,
    FINE,
    ONE,
    Accumulator,
    Active,
    Features,
    Network,
    recomputed,
    size_of,
    split,
)
from arizona.bots.players import players_of
from arizona.bots.roster import make_bot, plays_without_clock
from arizona.bots.search import SearchBot
from arizona.bots.weights import MAX_BYTES, Learned, checked, read_learned, write_learned
from arizona.engine import entry_points
from arizona.engine.entry_points import game_module
from arizona.engine.errors import ArizonaError
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.games.rails.bot.features import race_of
from arizona.games.rails.rules.state import RailsState

HIDDEN = 12
SECOND = 4
LEARNING = [game for game in arizona.game_names() if game_module(game, "bot.learned") is not None]
TABLES = [
    (game, seats)
    for game in LEARNING
    for seats in (2, 4)
    if seats <= arizona.get_game(game).max_seats
]
"""The games with networks, with two seats and, if possible, with four."""


def some_numbers(inputs: int, largest: int = 40) -> list[int]:
    rng = Rng("weights")
    many = size_of(inputs, HIDDEN, SECOND)
    return [int(rng.below(2 * largest + 1)) - largest for _ in range(many)]


def some_network(features: Features) -> tuple[Network, list[int]]:
    numbers = some_numbers(features.inputs)
    return Network(features.inputs, HIDDEN, SECOND, 10.0, numbers), numbers


def plainly(features: list[int], inputs: int, numbers: list[int]) -> float:
    """Compute the output without packed words and incremental updates."""
    rows, start, direct, between, between_start, last, last_start = split(
        inputs, HIDDEN, SECOND, numbers
    )
    first = [
        start[place] + sum(rows[one * HIDDEN + place] for one in features)
        for place in range(HIDDEN)
    ]
    held = [min(ONE, max(0, value)) for value in first]
    second = [
        ONE * between_start[place]
        + sum(held[one] * between[one * SECOND + place] for one in range(HIDDEN))
        for place in range(SECOND)
    ]
    inner = [min(ONE, max(0, value) // FINE) for value in second]
    total = ONE * last_start[0] + sum(a * b for a, b in zip(inner, last, strict=True))
    straight = sum(direct[one] for one in features)
    return (total / (ONE * FINE) + straight / DIRECT) * 10.0


def positions(game: str, seats: int, seed: str, most: int = 400) -> list[State]:
    """Return the positions of a random game."""
    rng = Rng(seed)
    chosen = arizona.get_game(game)
    state = chosen.settle_options(chosen.setup(seats), rng).start()
    found: list[State] = []
    while state.to_move() != OVER and len(found) < most:
        found.append(state.clone())
        legal = state.legal()
        chance = state.to_move() == CHANCE
        state.apply(draw(state, legal, rng) if chance else legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_updated_sum_equals_a_new_computation(game: str, seats: int) -> None:
    features = learner_of(game).features()
    network, numbers = some_network(features)
    accumulator = Accumulator(network)
    active = Active()
    seen = 0
    for state in positions(game, seats, f"network {seats}", 60 * seats):
        if state.to_move() == CHANCE and not features.quiet(state):
            continue
        for seat in range(seats):
            features.write(state, seat, accumulator.fresh())
            found = accumulator.update()
            active.clear()
            features.write(state, seat, active)
            listed = active.listed()
            assert len(listed) <= features.most
            assert min(listed) >= 0 and max(listed) < features.inputs
            assert found == recomputed(network, active)
            assert found == plainly(listed, features.inputs, numbers)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(("game", "said"), [("rails", 544697217), ("trail", 575164532)])
def test_both_builds_give_the_same_output(game: str, said: int) -> None:
    """The output of a fixed network for a fixed game, exact to the last bit, in both forms."""
    features = learner_of(game).features()
    evaluation = learner_of(game).evaluation(some_network(features)[0])
    total = 0
    for state in positions(game, 3, "both forms", 120):
        if state.to_move() != CHANCE:
            for value in evaluation.values(state):
                total = (31 * total + round(value * 1_000_000)) % 1_000_000_007
    assert total == said


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_cached_values_equal_new_computations(game: str, seats: int) -> None:
    """With weights that distinguish all features, an incomplete cache key would show."""
    features = learner_of(game).features()
    network, _ = some_network(features)
    remembers = learner_of(game).evaluation(network)
    seen = 0
    for number, state in enumerate(positions(game, seats, f"remembered {seats}")):
        if state.to_move() != CHANCE:
            found = remembers.values(state)
            if number % 3 == 0:
                assert found == learner_of(game).evaluation(network).values(state)
                seen += 1
    assert seen > 30


@pytest.mark.parametrize("game", LEARNING)
def test_without_weights_it_equals_the_handwritten_evaluation(game: str) -> None:
    features = learner_of(game).features()
    numbers = [0] * size_of(features.inputs, HIDDEN, SECOND)
    nothing = Network(features.inputs, HIDDEN, SECOND, 10.0, numbers)
    learned = learner_of(game).evaluation(nothing)
    hand = players_of(game).evaluation()
    seen = 0
    for state in positions(game, 2, "nothing learned", 150):
        if features.quiet(state):
            assert learned.values(state) == hand.values(state)
            seen += 1
    assert seen > 5


def test_without_hidden_layers_the_weights_are_added_up() -> None:
    features = learner_of("rails").features()
    weights = [place % 23 - 11 for place in range(features.inputs)]
    network = Network(features.inputs, 0, 0, 10.0, [*weights, FINE])
    accumulator = Accumulator(network)
    for state in positions("rails", 2, "straight", 90):
        if features.quiet(state):
            features.write(state, 0, accumulator.fresh())
            active = Active()
            features.write(state, 0, active)
            straight = sum(weights[one] for one in active.listed())
            assert accumulator.update() == pytest.approx((1.0 + straight / DIRECT) * 10.0)


def test_rolling_dice_does_not_change_the_value_of_a_sheet() -> None:
    """Searches evaluate positions after the roll; networks are trained on those before it."""
    features = learner_of("rails").features()
    rng = Rng("rolls")
    seen = 0
    for state in positions("rails", 3, "rolled", 200):
        if not features.quiet(state):
            continue
        sights: list[list[int]] = []
        for _ in range(2):
            for seat in range(3):
                active = Active()
                features.write(state, seat, active)
                sights.append(active.listed())
            while state.to_move() == CHANCE:
                state.apply(draw(state, state.legal(), rng))
        assert sights[:3] == sights[3:]
        seen += 1
    assert seen > 5


def saved(folder: Path, game: str = "rails", largest: int = 40) -> Path:
    features = learner_of("rails").features()
    numbers = some_numbers(features.inputs, largest)
    network = Network(features.inputs, HIDDEN, SECOND, 10.0, numbers)
    path = folder / "some.net"
    path.write_bytes(
        write_learned(Learned(game, features.name, network, numbers, {"seed": "weights"}))
    )
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = saved(tmp_path)
    learned = read_learned(path.read_bytes(), path.name)
    assert learned.game == "rails" and learned.history == {"seed": "weights"}
    assert learned.numbers == some_numbers(learner_of("rails").features().inputs)
    assert write_learned(learned) == path.read_bytes()


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        (lambda data: b"PK" + data, "cannot read this network"),
        (lambda data: data.replace(b'"story"', b'"stopy"', 1), "the network’s metadata"),
        (lambda data: data.replace(b'"hidden": 12', b'"hidden": 13', 1), "cannot be of size"),
        (lambda data: data.replace(b'"second": 4', b'"second": 6', 1), "expected .* weights"),
        (lambda data: data[:-1] + b"~", "the file is damaged"),
        (lambda data: data[:-2], "the file is damaged"),
        (lambda data: data + b" " * 1_000_000, "at most 1000000 bytes"),
        (lambda data: data[:40], "the network’s metadata"),
    ],
)
def test_a_damaged_network_file_is_reported(tmp_path: Path, harm: object, complaint: str) -> None:
    assert callable(harm)
    data = saved(tmp_path).read_bytes()
    with pytest.raises(ArizonaError, match=complaint):
        read_learned(harm(data), "my.net")


def test_a_network_must_fit_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    features = learner_of("rails").features()
    other = read_learned(saved(tmp_path, "chess").read_bytes(), "my.net")
    with pytest.raises(ArizonaError, match="trained for chess, not for rails"):
        checked(other, "rails", features, "my.net")
    old = read_learned(saved(tmp_path).read_bytes(), "my.net")
    old = Learned("rails", "rails 0", old.network, old.numbers, {})
    with pytest.raises(ArizonaError, match="knows the features 'rails 0', the game has"):
        checked(old, "rails", features, "my.net")
    large = read_learned(saved(tmp_path, largest=30_000).read_bytes(), "my.net")
    with pytest.raises(ArizonaError, match="the weights are too large"):
        checked(large, "rails", features, "my.net")
    with pytest.raises(ArizonaError, match=r"there is no network .*none\.net"):
        learned_evaluation("rails", tmp_path / "none.net")
    monkeypatch.setitem(entry_points._locations, "toy", "tests.engine.toy:ToyGame")
    with pytest.raises(ArizonaError, match="declares no features to learn from"):
        learned_evaluation("toy")


def test_a_network_plays(tmp_path: Path) -> None:
    name = f"learned:file={saved(tmp_path)},iterations=3"
    assert plays_without_clock(name)
    assert not plays_without_clock("learned")
    bot = make_bot("rails", name, 1)
    state = positions("rails", 2, "plays", 30)[-1]
    while state.to_move() == CHANCE:
        state.apply(state.legal()[0])
    legal = state.legal()
    assert bot.decide(state, legal, Clock(60.0)) in legal
    with pytest.raises(ArizonaError, match="learned: there is no option 'depth'"):
        make_bot("rails", "learned:depth=3")


SHIPPED = [game for game in LEARNING if included_network_path(game).is_file()]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_built_in_network_states_its_origin(game: str) -> None:
    data = included_network_path(game).read_bytes()
    learned = read_learned(data, "learned.net")
    assert len(data) <= MAX_BYTES and learned.game == game
    assert learned.history["made by"].startswith(f"arizona learn {game}, Arizona ")
    assert {"seed", "generation", "games", "positions", "iterations"} <= set(learned.history)
    assert checked(learned, game, learner_of(game).features(), "learned.net").inputs > 0


@pytest.mark.parametrize("game", SHIPPED)
def test_the_strongest_bot_uses_the_network_if_there_is_one(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand = type(players_of(game).evaluation())
    found = learned_search(game, 1)
    assert isinstance(found, SearchBot) and type(found.evaluation) is not by_hand
    monkeypatch.setitem(entry_points._folders, game, tmp_path)
    found = learned_search(game, 1)
    assert isinstance(found, SearchBot) and type(found.evaluation) is by_hand


def test_features_show_the_race_to_the_last_delivery() -> None:
    state = positions("rails", 3, "race", 40)[-1]
    assert isinstance(state, RailsState)
    for delivered, race in ((0, 0), (2, 0), (3, 1), (4, 2), (5, 3)):
        for route in state.routes:
            route.done = 0
        state.routes[2].done = (1 << delivered) - 1
        assert [race_of(state, seat) for seat in range(3)] == [race, race, 0]
