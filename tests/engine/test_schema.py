from __future__ import annotations

import pytest

from arizona.engine.schema import (
    FLAG,
    TABLE,
    TEXT,
    TEXTS,
    WHOLE_NUMBER,
    WHOLES,
    Field,
    PackData,
    Table,
)

NUMBER = Field("number", WHOLE_NUMBER, "a price", low=1, high=6)
FLAGGED = Field("flag", FLAG, "whether")
WORD = Field("word", TEXT, "a color", choices=("red", "blue"))
WORDS = Field("words", TEXTS, "colors", low=1, high=2, choices=("red", "blue"))
NUMBERS = Field("numbers", WHOLES, "a path", low=2)
PRICES = Field("prices", TABLE, "what it costs", low=0, high=9, choices=("t", "c"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (NUMBER, 1),
        (NUMBER, 6),
        (FLAGGED, True),
        (WORD, "red"),
        (WORDS, ["red", "blue"]),
        (NUMBERS, [3, -4]),
        (PRICES, {"t": 0, "c": 9}),
        (PRICES, {}),
    ],
)
def test_valid_values_are_accepted(field: Field, value: object) -> None:
    assert field.accepts(value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (NUMBER, 0),
        (NUMBER, 7),
        (NUMBER, True),
        (NUMBER, 1.0),
        (NUMBER, "1"),
        (FLAGGED, 1),
        (WORD, "green"),
        (WORD, ["red"]),
        (WORDS, []),
        (WORDS, ["red", "blue", "red"]),
        (WORDS, ["green"]),
        (WORDS, "red"),
        (WORDS, [1]),
        (NUMBERS, [1]),
        (NUMBERS, [1, True]),
        (NUMBERS, [1, "2"]),
        (PRICES, {"x": 1}),
        (PRICES, {"t": 10}),
        (PRICES, {"t": -1}),
        (PRICES, {"t": True}),
        (PRICES, [1]),
    ],
)
def test_invalid_values_are_refused(field: Field, value: object) -> None:
    assert not field.accepts(value)


@pytest.mark.parametrize(
    ("field", "words"),
    [
        (NUMBER, "a whole number from 1 to 6"),
        (FLAGGED, "true or false"),
        (WORD, "one of red, blue"),
        (WORDS, "a list of 1 to 2 texts, each one of red, blue"),
        (NUMBERS, "a list of at least 2 whole numbers"),
        (PRICES, "a table of whole numbers from 0 to 9, keys one of t, c"),
        (Field("x", WHOLE_NUMBER, "", low=2), "a whole number at least 2"),
        (Field("x", WHOLE_NUMBER, "", high=2), "a whole number at most 2"),
        (Field("x", TEXT, "", low=3, high=3), "a text of 3 characters"),
    ],
)
def test_an_expectation_is_described(field: Field, words: str) -> None:
    assert field.expectation() == words


def test_entries_give_typed_values() -> None:
    table = Table("card", "A card.", (NUMBER, FLAGGED, WORD, WORDS, NUMBERS, PRICES), high=None)
    pack = PackData("box")
    row: dict[str, object] = {
        "number": 3,
        "flag": True,
        "word": "red",
        "words": ["blue"],
        "numbers": [1, 2],
        "prices": {"t": 2},
    }
    pack.tables["card"] = [row]
    pack.check((table,))
    assert pack.problems == []
    (entry,) = pack.entries(table)
    assert (entry.integer("number"), entry.flag("flag"), entry.text("word")) == (3, True, "red")
    assert (entry.texts("words"), entry.wholes("numbers")) == (["blue"], [1, 2])
    assert entry.numbers("prices") == {"t": 2}
    assert (entry.text("none", "x"), entry.integer("none", 4), entry.flag("none")) == (
        "x",
        4,
        False,
    )
    assert (entry.texts("none"), entry.wholes("none"), entry.numbers("none")) == ([], [], {})
    entry.complain("number", "expected an even price")
    assert str(pack.problems[0]) == "box, card #1, number: expected an even price"


def test_a_count_out_of_range_is_an_error() -> None:
    pack = PackData("box")
    pack.tables["few"] = []
    pack.tables["many"] = [{}, {}, {}]
    pack.check((Table("few", "", (), high=None), Table("many", "", (), high=2)))
    assert [problem.expected for problem in pack.problems] == [
        "expected at least 1 entries, found 0",
        "expected 1 to 2 entries, found 3",
    ]
