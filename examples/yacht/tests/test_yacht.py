"""Tests of Yacht's rules, marked with the rules they cover."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from yacht.content import YachtContent
from yacht.dice import FIRST, HANDS, KEEPS, NUM_HANDS, NUMBER, keeps
from yacht.game import YACHT
from yacht.state import YachtState
from yacht.table import ROLL

import arizona
from arizona.engine.errors import ContentError, IllegalMoveError, MalformedMoveError, OptionError
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

BOXES = {box.name: box for box in YACHT.setup().content.boxes}  # type: ignore[attr-defined]


def begin(seats: int = 2, bonus: bool = False) -> YachtState:
    return YACHT.start(YACHT.setup(seats, {"bonus": bonus}))


def play(state: YachtState, *texts: str) -> YachtState:
    for text in texts:
        action = YACHT.read(state, text)
        assert action in state.legal(), text
        state.apply(action)
    return state


@pytest.mark.rule("Y-1.1")
def test_two_to_four_play_and_the_first_seat_begins() -> None:
    for seats in (2, 3, 4):
        state = play(begin(seats), "roll 1 2 3 4 6")
        assert (state.to_move(), len(state.scores())) == (0, seats)
    with pytest.raises(OptionError, match="2 to 4 players"):
        YACHT.setup(5)


@pytest.mark.rule("Y-1.2")
def test_every_sheet_has_the_twelve_boxes_empty() -> None:
    state = begin(3)
    assert [state.sheet(seat) for seat in range(3)] == [[-1] * 12] * 3
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("Y-2.1")
@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_dice_are_fair(size: int) -> None:
    state = begin()
    state.table.dice = NUMBER[(1,) * (5 - size)]
    counted = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=size))
    pairs = zip(state.legal(), state.chance(), strict=True)
    assert {HANDS[action - ROLL]: ways for action, ways in pairs} == counted
    picked = Counter(state.table.rolled(way) for way in range(6**size))
    assert {HANDS[action - ROLL]: ways for action, ways in picked.items()} == counted


def test_the_table_of_hands_is_complete() -> None:
    assert (len(HANDS), sum(len(hand) < 5 for hand in HANDS)) == (NUM_HANDS, KEEPS)
    firsts = [min(number for hand, number in NUMBER.items() if len(hand) == n) for n in range(6)]
    assert list(FIRST) == [*firsts, NUM_HANDS]


def test_a_roll_uses_the_same_random_numbers_as_by_default() -> None:
    for seed in range(20):
        state = begin()
        assert state.pick(Rng(seed)) == State.pick(state, Rng(seed))


@pytest.mark.rule("Y-2.2")
def test_dice_are_kept_and_the_others_rolled_twice_at_most() -> None:
    state = play(begin(), "roll 1 3 3 5 6", "keep 3 3")
    assert state.to_move() == CHANCE
    assert {len(HANDS[action - ROLL]) for action in state.legal()} == {3}
    play(state, "roll 3 4 6")
    assert state.dice == (3, 3, 3, 4, 6)
    play(state, "keep 6", "roll 1 1 2 2")  # a die kept earlier may be rolled again
    assert all(text.startswith("write") for _, text in YACHT.legal_texts(state))
    assert play(begin(), "roll 1 1 1 1 1", "keep none").to_move() == CHANCE


@pytest.mark.rule("Y-2.2")
def test_every_different_choice_of_dice_is_offered_once() -> None:
    for hand in ((1, 3, 3, 5, 6), (2, 2, 2, 2, 2), (1, 2, 3, 4, 5)):
        chosen = {
            tuple(face for face, kept in zip(hand, mask, strict=True) if kept)
            for mask in product((False, True), repeat=5)
        }
        assert sorted(HANDS[number] for number in keeps(NUMBER[hand])) == sorted(chosen - {hand})


@pytest.mark.rule("Y-2.3", "Y-2.4")
def test_a_box_is_written_once_and_the_next_player_rolls() -> None:
    state = play(begin(), "roll 1 1 1 2 6", "write ones")
    assert (state.scores(), state.table.seat, state.to_move()) == ([3, 0], 1, CHANCE)
    play(state, "roll 1 1 1 2 6", "write yacht", "roll 2 2 3 4 6")
    assert state.scores() == [3, 0]
    assert "write ones" not in [text for _, text in YACHT.legal_texts(state)]


@pytest.mark.parametrize(
    ("box", "dice", "points"),
    [
        pytest.param("fours", "1 4 4 4 6", 12, marks=pytest.mark.rule("Y-3.1")),
        pytest.param("ones", "2 3 4 5 6", 0, marks=pytest.mark.rule("Y-3.1")),
        pytest.param("full-house", "2 2 5 5 5", 19, marks=pytest.mark.rule("Y-3.2")),
        pytest.param("full-house", "2 2 5 5 6", 0, marks=pytest.mark.rule("Y-3.2")),
        pytest.param("full-house", "5 5 5 5 5", 0, marks=pytest.mark.rule("Y-3.2")),
        pytest.param("four", "3 5 5 5 5", 20, marks=pytest.mark.rule("Y-3.3")),
        pytest.param("four", "5 5 5 5 5", 20, marks=pytest.mark.rule("Y-3.3")),
        pytest.param("four", "3 3 5 5 5", 0, marks=pytest.mark.rule("Y-3.3")),
        pytest.param("little", "1 2 3 4 5", 30, marks=pytest.mark.rule("Y-3.4")),
        pytest.param("little", "2 3 4 5 6", 0, marks=pytest.mark.rule("Y-3.4")),
        pytest.param("big", "2 3 4 5 6", 30, marks=pytest.mark.rule("Y-3.4")),
        pytest.param("choice", "1 2 4 6 6", 19, marks=pytest.mark.rule("Y-3.5")),
        pytest.param("yacht", "4 4 4 4 4", 50, marks=pytest.mark.rule("Y-3.6")),
        pytest.param("yacht", "4 4 4 4 5", 0, marks=pytest.mark.rule("Y-3.6")),
    ],
)
def test_what_dice_are_worth(box: str, dice: str, points: int) -> None:
    assert BOXES[box].worth(tuple(int(face) for face in dice.split())) == points


@pytest.mark.rule("Y-3.7")
@pytest.mark.parametrize("bonus", [False, True])
def test_the_bonus_comes_once_with_63_points(bonus: bool) -> None:
    state = begin(2, bonus)
    for box, points in enumerate((3, 6, 9, 12, 15)):
        state.table.fill(box, points)
    play(state, "roll 1 1 6 6 6")
    state.log = []
    play(state, "write sixes")
    assert state.scores()[0] == 63 + (35 if bonus else 0)
    assert [event.points for event in state.log] == ([18, 35] if bonus else [18])
    play(state, "roll 1 1 1 1 1", "write ones", "roll 1 1 6 6 6", "write choice")
    assert state.scores()[0] == 83 + (35 if bonus else 0)


@pytest.mark.rule("Y-4.1")
def test_the_highest_sum_wins_and_equals_share_it() -> None:
    state = begin()
    for turn in range(23):
        state.table.fill(turn // 2, 5)
        state.table.end_turn()
    win = play(state.clone(), "roll 3 3 3 3 3", "write yacht")
    assert (win.to_move(), win.winners(), win.scores()) == (OVER, [1], [60, 105])
    state.table.points[0] = 0
    lose = play(state, "roll 1 2 3 3 3", "write yacht")
    assert lose.winners() == [0, 1]


def test_texts_are_read_and_nonsense_is_refused() -> None:
    state = play(begin(), "roll 1 3 3 5 6")
    assert YACHT.parse(state, "Keep 3 3") == YACHT.read(state, "keep 3 3")
    for wrong in ("keep 7", "keep 1 2 3 4 5", "write nothing", "throw", "keep 1x"):
        with pytest.raises(MalformedMoveError):
            YACHT.read(state, wrong)
    with pytest.raises(IllegalMoveError):
        YACHT.parse(state, "keep 2 2")


def test_a_wrong_pack_says_what_is_wrong(tmp_path: Path) -> None:
    pack = tmp_path / "wrong.toml"
    pack.write_text(
        '[pack]\nname = "wrong"\ngame = "yacht"\n[bonus]\nfrom = 63\npoints = 35\n'
        '[[box]]\nname = "a b"\ntitle = "A"\nkind = "face"\n'
        '[[box]]\nname = "s"\ntitle = "S"\nkind = "straight"\nface = 4\n'
        '[[box]]\nname = "k"\ntitle = "K"\nkind = "alike"\n'
    )
    with pytest.raises(ContentError) as found:
        YACHT.setup(content=str(pack))
    for part in ("without blanks", "needs it", "begins with 1 or 2"):
        assert part in str(found.value)


def test_whole_games_are_recorded_and_replayed() -> None:
    assert "yacht" in arizona.game_names()
    for seats in (2, 3, 4):
        match = Match(YACHT.setup(seats), seed=seats)
        match.settle()
        rng = Rng(seats)
        while not match.over:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
        again = replay(match.record())
        assert again.state.data() == match.state.data()
        assert isinstance(match.setup.content, YachtContent)
