"""Drawings of positions: chips, targets, numbers and narrow terminals."""

from __future__ import annotations

import pytest

import arizona
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.knight.faces.terminal import _columns
from arizona.games.knight.rules import state as phases
from arizona.messages import Phrases
from arizona.terminal.drawing import draw, seat_mark
from tests.knight.boards import BLOCK, knight_state, position

NAMES = ["Ann", "Bo"]


def picture(state: State, width: int = 80) -> str:
    return draw(arizona.get_game("knight"), state, NAMES, width, Phrases()).plain


def test_a_position_is_drawn_with_chips_walls_knight_and_targets() -> None:
    state = position("Mitten@0,0=-1231111 Mesa@3,0=11111111 knight=0,0 seat=2 score=4:5")
    assert picture(state) == (
        "  ● Ann 4  ▸ ▲ Bo 5   game 1 of 1\n"
        "   0  1  2  3  4  5 \n"
        "0  ♞  1  2  1 ▓▓▓ 1 \n"
        "1  3 ▓▓▓[1] 1  1  1 \n"
        "2  1 [1] 1  1  1  1 \n"
    ).replace("5 \n", "5\n", 1)


def test_an_emptied_space_is_drawn_as_a_dot() -> None:
    assert " · " in picture(position("Mitten@0,0=--111111 knight=0,0"))


def test_columns_are_numbered_above_their_marks() -> None:
    assert _columns(0, 5, 3) == " 0  1  2  3  4  5"
    assert _columns(-2, 2, 3) == "-2 -1  0  1  2"
    assert _columns(-12, -8, 3) == "     -10    -8"
    assert _columns(0, 5, 2) == " 0 1 2 3 4 5"
    assert _columns(8, 13, 2) == " 8  10  12"
    assert _columns(-11, -8, 2) == " -10  -8"


@pytest.mark.parametrize("width", [40, 60, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    match = arizona.new("knight", seed=11, content="crooked")
    rng = Rng(11)
    while not match.over:
        lines = picture(match.state, width).splitlines()
        drawn = [line for line in lines if not line.startswith("(")]
        assert max(len(line) for line in drawn) <= width
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])


def test_a_narrow_terminal_shows_the_part_around_the_knight_and_says_so() -> None:
    state = position(BLOCK + " ").clone()
    state.apply(state.legal()[-1])
    wide, narrow = picture(state), picture(state, 14)
    assert "widen the terminal to see all" not in wide
    assert "widen the terminal to see all" in narrow
    assert "♞" in narrow


def test_hands_are_shown_while_a_tile_is_chosen() -> None:
    match = arizona.new("knight", seed=1, deal="draft")
    names = ["Mitten", "Butte", "Mesa", "Bench", "Rim", "Spire", "Needle", "Chimney"]
    assert "  ".join(name.ljust(6) for name in names) in picture(match.state)
    match.play("pick Mesa")
    assert "Ann\n  Mesa    \n  □ ▓▓□   \n  □ □ □   \n" in picture(match.state)
    narrow = picture(match.state, 30)
    assert all(name in narrow for name in names)


def test_legal_places_are_marked_while_a_tile_is_placed() -> None:
    match = arizona.new("knight", seed=1)
    rng = Rng(1)
    while knight_state(match).phase != phases.COLUMNS:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    assert "∘" in picture(match.state)


def test_seats_differ_in_shape_not_only_in_color() -> None:
    marks = [seat_mark(seat) for seat in range(4)]
    assert len({shape for shape, _ in marks}) == 4
    assert len({style for _, style in marks}) == 4
