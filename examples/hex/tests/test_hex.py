"""Every rule of Hex has a test, and random games check all invariants."""

from __future__ import annotations

from pathlib import Path

import pytest
from hex.state import SWAP, HexState
from hex.words.view import view as view_of

import arizona
from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.engine.fuzz import fuzz_game
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.messages import Phrases, words_of

DOWN = [f"f{row}" for row in range(1, 12)]
ACROSS = [f"{letter}6" for letter in "abcdefghijk"]


def played(*spaces: str, swap: bool = True) -> Match:
    """Return a game in which stones were placed on these spaces in turn; or ``swap``."""
    match = arizona.new("hex", seed=1, swap=swap)
    for space in spaces:
        match.play(space if space == "swap" else f"place {space}")
    return match


def stones(match: Match) -> dict[str, str]:
    """Return the stones by space."""
    assert isinstance(match.state, HexState)
    board = view_of(match.state)["board"]
    return {
        f"{chr(ord('a') + column)}{row + 1}": mark
        for row, marks in enumerate(board)
        for column, mark in enumerate(marks)
        if mark != "·"
    }


@pytest.mark.rule("H-1.1")
def test_the_board_is_empty_at_the_beginning() -> None:
    view = played().game.view(played().state)
    assert view["board"] == [["·"] * 11] * 11


@pytest.mark.rule("H-1.2", "H-3.1")
@pytest.mark.parametrize(("winner", "line"), [(0, DOWN), (1, ACROSS)])
def test_each_player_connects_two_edges(winner: int, line: list[str]) -> None:
    other = [f"{space[0]}{11 if winner else 1}" for space in ACROSS]
    other = other if winner else [f"a{row}" for row in range(1, 12)]
    pairs = zip(line, other, strict=True)
    spaces = [
        space for own, idle in pairs for space in ((own, idle) if not winner else (idle, own))
    ]
    if winner == 0:
        spaces = spaces[:-1]
    assert not played(*spaces[:-1]).over
    match = played(*spaces)
    assert match.over and match.state.winners() == [winner]


@pytest.mark.rule("H-3.1")
def test_a_chain_may_bend_but_has_no_gaps() -> None:
    bent = ["f1", "e2", "e3", "d4", "d5", "c6", "c7", "b8", "b9", "a10"]
    idle = [f"{letter}1" for letter in "abcdeghijk"]
    spaces = [space for pair in zip(bent, idle, strict=True) for space in pair]
    assert played(*spaces, "a11").state.winners() == [0]
    # b11 is not a neighbor of a10 if a11 is empty: row 11 is half a space further right.
    assert not played(*spaces, "c11").over


@pytest.mark.rule("H-2.1")
def test_the_players_take_turns() -> None:
    spaces = ("a1", "b1", "c1")
    assert [played(*spaces[:count]).state.to_move() for count in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("H-2.2")
def test_a_stone_is_placed_on_an_empty_space_and_stays() -> None:
    match = played("c5", "d4")
    assert stones(match) == {"c5": "●", "d4": "▲"}
    assert len(match.state.legal()) == 121 - 2
    with pytest.raises(IllegalMoveError):
        match.play("place c5")
    for wrong in ("place l1", "place a12", "place a0", "swap a1"):
        with pytest.raises(MalformedMoveError, match="a space from a1 to k11, or swap"):
            match.play(wrong)


@pytest.mark.rule("H-2.3")
def test_the_second_player_may_swap_on_the_first_turn() -> None:
    match = played("c5", "swap")
    assert stones(match) == {"e3": "▲"}
    assert match.state.to_move() == 0
    assert SWAP not in match.state.legal()
    assert SWAP not in played().state.legal()
    assert SWAP not in played("c5", "d4", "e4").state.legal()
    with pytest.raises(IllegalMoveError):
        played("c5", "swap", swap=False)


@pytest.mark.rule("H-3.2")
def test_a_full_board_connects_exactly_one_player() -> None:
    def connects(cells: list[int], seat: int) -> bool:
        """A slow check by growing the set of stones that are connected with the first edge."""
        own = {divmod(space, 11) for space, stone in enumerate(cells) if stone == seat + 1}
        found = {space for space in own if space[seat] == 0}
        steps = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
        while True:
            near = {(row + down, column + right) for row, column in found for down, right in steps}
            if near & own <= found:
                return any(space[seat] == 10 for space in found)
            found |= near & own

    for number in range(30):
        rng = Rng(f"full board {number}")
        match = arizona.new("hex", seed=number)
        order = list(range(121))
        rng.shuffle(order)
        state = match.state
        assert isinstance(state, HexState)
        for space in order:
            if not state.won:
                state.apply(state.action(space))
        full = list(state.cells)
        for turn, space in enumerate(order):
            full[space] = 1 + turn % 2
        assert [connects(full, 0), connects(full, 1)] == [
            state.winners() == [0],
            state.winners() == [1],
        ]


def test_random_games_keep_every_invariant(tmp_path: Path) -> None:
    game = arizona.get_game("hex")
    for number in range(8):
        failure = fuzz_game(game, f"{number}", tmp_path, "default")
        assert failure is None, failure


def test_a_record_replays() -> None:
    match = played("f6", "swap", "e5", "k11")
    assert replay(match.record()).state.data() == match.state.data()


def test_both_languages_have_all_messages() -> None:
    def ids(language: str) -> set[str]:
        lines = words_of("hex", language).splitlines()
        return {line.partition(" = ")[0] for line in lines if " = " in line and line[0] != "#"}

    assert ids("en") == ids("es")
    label = arizona.get_game("hex").words(played().state, 0).label
    assert [Phrases(language).say(label) for language in ("en", "es")] == ["Space a1", "Casilla a1"]
