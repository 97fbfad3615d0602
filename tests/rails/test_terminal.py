"""Sheets drawn in a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import arizona
from arizona.engine.errors import ArizonaError
from arizona.games.rails.game import RAILS
from arizona.games.rails.rules.state import RailsState
from arizona.messages import Phrases
from arizona.terminal.drawing import draw
from arizona.terminal.play import Table
from tests.rails.tables import drawing, land, run, table

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


def picture(state: RailsState, width: int = 100, focus: int | None = None) -> list[str]:
    names = NAMES[: int(state.seats)]
    return draw(RAILS, state, names, width, Phrases(), focus).plain.split("\n")


def test_ends_are_numbered_as_in_the_list_of_moves() -> None:
    state = drawing(land(station="E5"), "E5", 6)
    lines = picture(state)
    texts = [text for _, text in RAILS.legal_texts(state)]
    for name, row in (("E3", 3), ("G5", 5), ("E7", 7), ("C5", 5)):
        number = next(place for place, text in enumerate(texts, 1) if text.endswith(name))
        drawn = next(line for line in lines if line.startswith(f"{row:>2} "))
        place = 3 + 4 * (ord(name[0]) - ord("A")) + 1
        assert drawn[place : place + 2] == f"w{number}"


def test_two_ways_to_one_end_show_a_plus() -> None:
    lines = picture(drawing(land(station="E5"), "E5", 2))
    assert sum(line.count("+") for line in lines if line[:2].strip().isdecimal()) == 4


def test_the_players_line_stops_and_crossed_goods_are_visible() -> None:
    state = drawing(land(station="A1", sheep="C1", town="D1"), "A1", 6)
    run(state, "draw A1 B1 C1")
    assert next(line for line in picture(state, focus=0) if line.startswith(" 1 ")).startswith(
        " 1 <#>─────{s}"
    )
    state.routes[0].head = state.sheet.index["C1"]
    state.routes[0].extend(state.conditions.path_masks, 1)
    state.routes[0].sent, state.routes[0].cargo = 1 << 8, 0
    shown = next(line for line in picture(state, focus=0) if line.startswith(" 1 "))
    assert shown.startswith(" 1 <#>─────(×)─{T}")


def test_diagonals_and_corners_are_drawn() -> None:
    state = drawing(land(station="A1"), "A1", 5)
    run(state, "draw A1 B2 C3")
    lines = picture(state, focus=0)
    top = next(number for number, line in enumerate(lines) if line.startswith(" 1 "))
    assert lines[top + 1][6] == "╲"
    assert lines[top + 2][8] == "╲"
    corner = drawing(land(station="A1"), "A1", 2)
    run(corner, "draw A1 B1 B2")
    assert "<#>──┐" in "\n".join(picture(corner, focus=0))


@pytest.mark.parametrize("width", [40, 60, 80, 130])
def test_every_width_has_the_table_and_fits(width: int) -> None:
    state = table(land(station="E5"), seats=4)
    lines = picture(state, width)
    heads = [line for line in lines if line.split()[-1:] in (["TOTAL"], ["="])]
    assert len(heads) == 1
    sheet = [line for line in lines if line[:2].strip().isdecimal()]
    assert len(sheet) == 10
    assert max(len(line) for line in sheet) <= max(width, 34)


def test_other_sheets_are_shown_next_to_it_or_on_demand() -> None:
    state = table(land(station="E5"), seats=2)
    assert "▲ Ben" in "\n".join(picture(state, 120)[4:6])
    assert "board 2" in "\n".join(picture(state, 50))
    assert "▲ Ben" in "\n".join(picture(state, 50, focus=1)[4:6])


def test_board_takes_a_seat(tmp_path: Path) -> None:
    match = arizona.new("rails", seed=2, seats=3, names=["Ana", "Ben", "Cleo"])
    out = io.StringIO()
    console = Console(file=out, width=50)
    seated = Table(
        match, {}, console, Phrases(), path=tmp_path / "game.json", show_rules=lambda: None
    )
    assert seated.obey("board 3") is None
    assert "■ Cleo" in out.getvalue().split("A   B", 1)[1][:60]
    for wrong in ("board 4", "board x", "board 0"):
        with pytest.raises(ArizonaError, match="there is no seat"):
            seated.obey(wrong)
