"""Texts, labels and the view of Trail."""

from __future__ import annotations

from typing import Any, cast

import pytest

from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import NUM_ACTIONS
from arizona.games.trail.rules.effects.mural import space_name
from arizona.messages import Phrases
from arizona.terminal.drawing import draw
from tests.trail.table import GAME, Table

PHRASES = Phrases()


def test_a_few_hundred_actions_each_with_a_text_of_its_own() -> None:
    table = Table()
    assert GAME.num_actions == NUM_ACTIONS < 700
    known = [text for text in table.content.texts if text]
    assert len(known) == len(set(known))
    assert all(
        table.content.text_actions[text] == table.content.texts.index(text) for text in known
    )


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("walk", MalformedMoveError, "nothing of that name to walk"),
        ("walk nowhere-1", MalformedMoveError, "nothing of that name to walk"),
        ("card nobody", MalformedMoveError, "nothing of that name to card"),
        ("dance", MalformedMoveError, "begins with one of"),
        ("", MalformedMoveError, "begins with one of"),
        ("place Z9", MalformedMoveError, "from A1 to F6"),
        ("pay 1x", MalformedMoveError, "coins such as"),
        ("weather dust-storm", IllegalMoveError, "does not lie open"),
        ("arrow 4 left", MalformedMoveError, "nothing of that name"),
        ("order 5", MalformedMoveError, "nothing of that name"),
    ],
)
def test_meaningless_texts_are_malformed(text: str, error: type[Exception], words: str) -> None:
    table = Table()
    with pytest.raises(error, match=words):
        GAME.read(table.state, text)


def test_components_that_are_not_face_up_are_illegal() -> None:
    table = Table()
    hidden = next(
        card
        for card in table.content.passages.ids
        if card not in [v["id"] for v in cast(Any, GAME.view(table.state))["passages"]]
    )
    with pytest.raises(IllegalMoveError, match="does not lie open"):
        GAME.read(table.state, f"walk {hidden}")


def test_labels_say_what_it_costs_and_gives() -> None:
    table = Table()
    table.open_passage(0, "huachuca-mountains-1")
    table.levels(0, mountain=9)
    card = table.open_card("teddy-bear-cholla", 1)
    table.turn(0, week=2)
    labels = {
        text: PHRASES.say(GAME.words(table.state, action).label)
        for action, text in GAME.legal_texts(table.state)
    }
    assert labels["walk huachuca-mountains-1"] == (
        "Walk Huachuca Mountains (pay 1 Supplies, get 1 Copper, 2 Gold, then advance on Mountain)"
    )
    assert labels[card] == (
        "Take Teddy-bear Cholla for 1 Turquoise (1 Supplies, 4 Gold; advance on Desert)"
    )
    assert labels["order 1"] == "Turn Order 1 (pay 2 Supplies, 1 Water)"
    assert labels["order 4"] == "Turn Order 4 (pay nothing)"


def test_the_view_of_a_piece_being_placed() -> None:
    table = Table()
    table.take_piece("ajo-lily")
    table.ask(f.ASK_PLACE, 0, 0, table.content.pieces.index["ajo-lily"])
    view = cast(Any, GAME.view(table.state))
    flag = int(table.content.flag)
    above, below = space_name(flag - 6), space_name(flag + 6)
    here = space_name(flag)
    assert view["placing"]["places"] == {above: [above, here], here: [here, below]}
    assert view["phase"] == "place"


def test_the_view_of_a_player() -> None:
    table = Table(3)
    table.lay(1, "quaking-aspen", "C3")
    table.give_card(1, "gambels-quail")
    table.give_spirit(1, "roadrunner")
    table.give_poison(1, 0)
    player = cast(Any, GAME.view(table.state))["players"][1]
    assert player["mural"][0]["cells"] == ["C3", "D3", "C4", "D4"]
    assert player["cards"][0]["cubes"] == 3
    assert player["spirit"]["cubes"] == [True, True, True]
    assert player["final"] == {"open-spaces": -32, "poison": -1, "cubes": 6, "stars": 0, "sets": 0}
    assert player["poison"] == [table.content.poison.ids[0]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terminal_has_room_for_the_table(seats: int) -> None:
    table = Table(seats)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    for width, height in ((120, 39), (80, 54)):
        lines = draw(GAME, table.state, names, width, PHRASES).plain.splitlines()
        assert max(len(line) for line in lines) <= width
        assert len(lines) <= height
