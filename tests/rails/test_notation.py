"""Move texts, and the error messages for invalid ones."""

from __future__ import annotations

import pytest

import arizona
from arizona.engine.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    RecordError,
)
from arizona.engine.record import Record
from arizona.engine.replay import replay
from arizona.games.rails.game import RAILS
from arizona.games.rails.rules import position as phases
from arizona.messages import Phrases
from tests.rails.tables import drawing, land, run, table, texts_of

OPEN = land(station="E5")


@pytest.mark.parametrize(
    ("text", "error", "word"),
    [
        ("draw E5 E6 F6", IllegalMoveError, "that is a section of a 2, not of a 4"),
        ("draw E5 F5 G5 H5 I5", IllegalMoveError, "no die draws a section of that shape"),
        ("draw E5 E6 F6 E6", IllegalMoveError, "no die draws"),
        ("draw C5 D5 D6 D7 D8", IllegalMoveError, "the line ends at E5, not at C5"),
        ("draw E5 F5 F6 F7 F8", IllegalMoveError, "the line is on F6 already"),
        ("draw E5 E6 E7 E8 K9", IllegalMoveError, "K9 is off the sheet"),
        ("draw E5 D5 D4 D3 D0", IllegalMoveError, "D0 is off the sheet"),
        ("draw", AmbiguousMoveError, "several moves"),
        ("draw E5 somewhere", MalformedMoveError, "found 'SOMEWHERE'"),
        ("draw E5 É5", MalformedMoveError, "expected a space"),
        ("build a bridge", MalformedMoveError, "begins with one of"),
        ("take 7", MalformedMoveError, "from 1 to 6"),
        ("take ²", MalformedMoveError, "from 1 to 6"),
        ("start 3", MalformedMoveError, "from 1 to 2"),
        ("use it", MalformedMoveError, "nothing follows"),
        ("station C4", IllegalMoveError, "no station at C4"),
        ("second A1", IllegalMoveError, "not one space straight"),
        ("deliver gold", MalformedMoveError, "expected a good"),
        ("card blizzard", MalformedMoveError, "no card 'blizzard'"),
    ],
)
def test_wrong_texts_are_explained(text: str, error: type[Exception], word: str) -> None:
    state = drawing(OPEN, "E5", 4, line="F6")
    before = state.data()
    with pytest.raises(error, match=word):
        RAILS.parse(state, text)
    assert state.data() == before


def test_a_text_legal_elsewhere_is_not_legal_here() -> None:
    state = drawing(OPEN, "E5", 4)
    for text in ("take 4", "discard", "none", "deliver cow", "nugget 2"):
        with pytest.raises(IllegalMoveError, match="not legal here"):
            RAILS.parse(state, text)


def test_crossing_lines_and_barred_mountains_are_named() -> None:
    state = drawing(OPEN, "E5", 5)
    run(state, "draw E5 F6 G7")
    state.routes[0].head = state.sheet.index["G6"]
    state.seat, state.value, state.phase = 0, 4, phases.DRAWING
    with pytest.raises(IllegalMoveError, match="would cross itself"):
        RAILS.parse(state, "draw G6 F7 E8")
    rows = land(station="E5", mountain="E6")
    weather = drawing(rows, "E5", 6, cards=("bad-weather", "rancher", "miner"))
    with pytest.raises(IllegalMoveError, match="a condition card forbids it"):
        RAILS.parse(weather, "draw E5 E6 E7")


def test_short_forms() -> None:
    straight = drawing(OPEN, "E5", 6)
    assert RAILS.parse(straight, "e7") == RAILS.read(straight, "draw E5 E6 E7")
    two_ways = drawing(OPEN, "E5", 2)
    with pytest.raises(AmbiguousMoveError) as caught:
        RAILS.parse(two_ways, "F6")
    assert caught.value.candidates == ["draw E5 F5 F6", "draw E5 E6 F6"]


@pytest.mark.parametrize(
    ("die", "text", "label"),
    [
        (1, "draw E5 E6", "To E6, cow"),
        (6, "draw E5 E6 E7", "To E7, wood, passing cow"),
        (5, "draw E5 F6 G7", "To G7, apple, passing mountain"),
        (3, "draw E5 E6 F6 F7", "To F7, town, passing cow and mountain"),
        (4, "draw E5 E6 E7 E8 F8", "To F8, sheep, passing cow, wood and station"),
    ],
)
def test_a_path_is_described_in_words(die: int, text: str, label: str) -> None:
    rows = land(
        station="E5 E8", cow="E6", wood="E7", mountain="F6", apple="G7", town="F7", sheep="F8"
    )
    state = drawing(rows, "E5", die)
    words = RAILS.words(state, RAILS.parse(state, text))
    assert Phrases().say(words.label) == label


def test_delivering_what_is_not_carried_or_was_delivered() -> None:
    state = drawing(land(station="A1", town="A3"), "A1", 6, cargo={"cow": 1, "wood": 2})
    run(state, "draw A1 A2 A3")
    state.routes[0].done |= 1
    with pytest.raises(IllegalMoveError, match="cow was delivered before"):
        RAILS.parse(state, "deliver cow")
    with pytest.raises(IllegalMoveError, match="no apple aboard"):
        RAILS.parse(state, "deliver apple")


def test_every_action_has_a_text_of_its_own() -> None:
    state = table(OPEN)
    assert len(set(texts_of(state))) == 6
    assert RAILS.num_actions <= 256


@pytest.mark.parametrize(
    ("index", "line", "word"),
    [
        (4, "* roll 9", "from 1 to 6"),
        (0, "* card nothing", "no card"),
        (3, "* start 4", "from 1 to 2"),
        (5, "1 take 3", "expected a move of"),
    ],
)
def test_a_record_with_a_wrong_line_is_refused(index: int, line: str, word: str) -> None:
    record = arizona.new("rails", seed=3).record()
    lines = list(record.lines)
    lines[index] = line
    wrong = Record(
        record.game,
        record.rules,
        record.content,
        record.digest,
        record.seats,
        record.options,
        lines,
    )
    with pytest.raises(RecordError, match=word):
        replay(wrong)
