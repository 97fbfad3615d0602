from __future__ import annotations

import numpy as np
import pytest
from mypy_extensions import i64

from arizona.bots.opponent import BotPolicy
from arizona.bots.simple import RandomBot
from arizona.engine.batch import Batch, Policy, outcome
from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.envs.arrays import view
from arizona.envs.vector import BatchEnv
from tests.envs.games import GAMES, TABLES, setup_of


def as_bytes(actions: list[int]) -> bytes:
    return np.array(actions, "<i4").tobytes()


def masks_of(batch: Batch) -> np.ndarray:
    return view(batch.masks, np.uint8).reshape(int(batch.games), -1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rows_and_masks_show_the_positions(game: str, seats: int) -> None:
    """Rows are updated incrementally, but always equal freshly written ones."""
    # With a row for each seat, the row of the player to move is the same.
    batch, apart = (
        Batch(setup_of(game, seats), 2, seed="rows", apart=each) for each in (False, True)
    )
    rows = view(batch.observations, np.int16).reshape(2, -1)
    seen = view(apart.observations, np.int16).reshape(2, seats, -1)
    masks = masks_of(batch)
    low = np.concatenate([np.full(part.size, part.low) for part in batch.observer.parts])
    high = np.concatenate([np.full(part.size, part.high) for part in batch.observer.parts])
    ends = 0
    for step in range(260):
        actions = batch.sample()
        assert apart.sample() == actions
        batch.step(actions)
        apart.step(actions)
        ends += sum(batch.done)
        if step % 5 and not any(batch.done):
            continue
        for game_number, state in enumerate(batch.states):
            seat = int(batch.seats[game_number])
            assert seat == state.to_move()
            fresh = view(batch.observer.row(state, seat), np.int16)
            assert (rows[game_number] == fresh).all()
            assert (seen[game_number, seat] == fresh).all()
            assert apart.shown[game_number] == game_number * seats + seat
            assert (fresh >= low).all() and (fresh <= high).all()
            assert np.flatnonzero(masks[game_number]).tolist() == sorted(state.legal())
    assert ends > 0 or seats == 4


def test_draft_and_single_games_of_knight() -> None:
    batch = Batch(setup_of("knight", deal="draft", games=1), 3, seed=5)
    rows = view(batch.observations, np.int16).reshape(3, -1)
    for _ in range(150):
        batch.step(batch.sample())
    for number, state in enumerate(batch.states):
        fresh = batch.observer.row(state, int(batch.seats[number]))
        assert (rows[number] == view(fresh, np.int16)).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_row_differs_by_seat_only_in_its_point_of_view(game: str) -> None:
    """The first seat's 'my' parts are what the second seat sees as the other's."""
    batch = Batch(setup_of(game), 1, seed=3)
    for _ in range(70):
        batch.step(batch.sample())
    mine = view(batch.observer.row(batch.states[0], 0), np.int16)
    theirs = view(batch.observer.row(batch.states[0], 1), np.int16)
    parts = {part.name: part for part in batch.observer.parts}
    if game == "knight":
        scores = parts["scores"].start
        assert mine[scores] == theirs[scores + 1] and mine[scores + 1] == theirs[scores]
        return
    other = "left 1" if game == "rails" else "next 1"
    seen = 0
    for name, part in parts.items():
        if name.startswith("my "):
            far = parts[name.replace("my", other, 1)]
            assert far.size == part.size
            own = mine[part.start : part.start + part.size]
            assert (own == theirs[far.start : far.start + far.size]).all(), name
            seen += int(own.any())
    assert seen > 4


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    one, two = (Batch(setup_of(game), 3, seed="again") for _ in range(2))
    for _ in range(60):
        actions = one.sample()
        assert two.sample() == actions
        one.step(actions)
        two.step(actions)
    assert bytes(one.observations) == bytes(two.observations)
    one.reset("other")
    two.reset("third")
    for _ in range(30):
        one.step(one.sample())
        two.step(two.sample())
    assert bytes(one.observations) != bytes(two.observations)


@pytest.mark.parametrize("wrong", [-1, 100_000, 0])
def test_one_illegal_action_stops_all(wrong: int) -> None:
    batch = Batch(setup_of("knight"), 3, seed=1)
    before = bytes(batch.observations)
    legal = [state.legal()[0] for state in batch.states]
    assert 0 not in batch.states[1].legal()
    with pytest.raises(IllegalMoveError, match=f"game 1: action {wrong} is not legal"):
        batch.step(as_bytes([legal[0], wrong, legal[2]]))
    assert bytes(batch.observations) == before
    assert [state.turn() for state in batch.states] == [1, 1, 1]
    with pytest.raises(OptionError, match="expected 12 bytes of actions, found 8"):
        batch.step(as_bytes(legal[:2]))


def test_invalid_setups_are_named() -> None:
    setup = setup_of("knight")
    with pytest.raises(OptionError, match="at least 1 game, not 0"):
        Batch(setup, 0)
    with pytest.raises(OptionError, match="'money' is not one of outcome, points"):
        Batch(setup, 1, rewards="money")
    with pytest.raises(OptionError, match="seat 2: expected 0 to 1"):
        Batch(setup, 1, seat=2)


@pytest.mark.parametrize("game", GAMES)
def test_an_ended_game_gives_its_rewards_and_restarts(game: str) -> None:
    batch = Batch(setup_of(game), 4, seed="ends")
    seats = int(batch.players)
    rewards = view(batch.rewards, np.float64).reshape(4, seats)
    lengths = np.zeros(4, int)
    ends = 0
    for _ in range(400):
        old = list(batch.states)
        batch.step(batch.sample())
        lengths += 1
        for number in range(4):
            if batch.done[number]:
                ends += 1
                assert old[number].to_move() == OVER
                assert batch.states[number] is not old[number]
                assert rewards[number].tolist() == outcome(old[number], seats)
                assert batch.ended[number] == lengths[number]
                lengths[number] = 0
            else:
                assert not rewards[number].any()
                assert batch.ended[number] == 0
    assert ends > 2


@pytest.mark.parametrize("game", GAMES)
def test_points_add_up_to_the_lead(game: str) -> None:
    seats = 2 if game == "knight" else 3
    batch = Batch(setup_of(game, seats), 1, seed="points", rewards="points")
    rewards = view(batch.rewards, np.float64)
    start = batch.states[0].scores()
    total = np.zeros(seats)
    while True:
        state = batch.states[0]
        batch.step(batch.sample())
        total += rewards
        if batch.done[0]:
            break
    gained = np.array(state.scores()) - np.array(start)
    lead = gained - (gained.sum() - gained) / (seats - 1)
    assert np.allclose(total, lead) and abs(total.sum()) < 1e-6
    assert np.abs(total).max() > 0


@pytest.mark.parametrize(
    ("seats", "winners", "shares"),
    [
        (2, [1], [-1.0, 1.0]),
        (2, [0, 1], [0.0, 0.0]),
        (4, [2], [-1 / 3, -1 / 3, 1.0, -1 / 3]),
        (4, [0, 3], [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
        (3, [0, 1, 2], [0.0, 0.0, 0.0]),
    ],
)
def test_outcomes_are_zero_sum(seats: int, winners: list[int], shares: list[float]) -> None:
    class Ended(State):
        def winners(self) -> list[int]:
            return winners

    assert outcome(Ended(), seats) == pytest.approx(shares)


class First(Policy):
    """Takes the first action and counts its calls."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, legal: list[int]) -> i64:
        self.asked += 1
        assert state.to_move() >= 0
        return legal[0]


@pytest.mark.parametrize("game", GAMES)
def test_with_a_policy_only_the_learner_decides(game: str) -> None:
    seats = 2 if game == "knight" else 3
    policy = First()
    batch = Batch(setup_of(game, seats), 4, seed=2, policy=policy)
    assert [int(seat) for seat in batch.seats] == [number % seats for number in range(4)]
    for _ in range(120):
        for number, state in enumerate(batch.states):
            assert state.to_move() == batch.seats[number]
        batch.step(batch.sample())
    assert policy.asked > 120
    assert sum(int(number) for number in batch.begun) >= 4
    fixed = Batch(setup_of(game, seats), 3, seed=2, policy=First(), seat=1)
    assert [int(seat) for seat in fixed.seats] == [1, 1, 1]


def test_a_batch_plays_the_same_game_as_a_loop() -> None:
    """A batch step equals a loop of legal, apply and draw."""
    setup = setup_of("rails", 2)
    batch = Batch(setup, 1, seed="loop")
    rng = Rng("loop game 0")
    sampling = Rng("loop sampling 0")
    state = setup.start()
    for _ in range(80):
        while state.to_move() == CHANCE:
            state.apply(draw(state, state.legal(), rng))
        assert state.data() == batch.states[0].data()
        actions = batch.sample()
        legal = state.legal()
        action = legal[sampling.below(len(legal))]
        assert as_bytes([action]) == actions
        state.apply(action)
        batch.step(actions)


def test_bots_answer_within_the_batch() -> None:
    batch = Batch(setup_of("knight"), 8, seed=4, policy=BotPolicy(RandomBot(1), 1.0))
    ends = 0
    for _ in range(200):
        batch.step(batch.sample())
        ends += sum(batch.done)
    assert ends >= 8


def test_arrays_are_shared_without_copies() -> None:
    env = BatchEnv("knight", 4, copy=False)
    rows, infos = env.reset(seed=1)
    for array in (rows, infos["action_mask"]):
        assert np.shares_memory(np.from_dlpack(array), array)
        assert np.shares_memory(np.asarray(array), array)
        assert not array.flags.writeable
    env.step(env.sample())
    assert np.shares_memory(env.observations(), rows)
