from __future__ import annotations

import pytest

import arizona
from arizona.engine.errors import OptionError, UnknownGameError
from arizona.engine.game import Option, OptionValue

KNIGHT = arizona.get_game("knight")


def test_missing_options_take_their_defaults() -> None:
    setup = KNIGHT.setup()
    assert setup.seats == 2
    assert setup.options == {"deal": "random", "games": 2}
    assert setup.content.name == "default"


@pytest.mark.parametrize(("given", "value"), [(1, 1), ("1", 1), (2, 2), ("2", 2)])
def test_text_counts_as_the_number_it_shows(given: OptionValue, value: int) -> None:
    assert KNIGHT.setup(options={"games": given}).options["games"] == value


def test_flags_and_words_are_read_in_any_case() -> None:
    flag = Option("solo", False, (False, True))
    assert flag.check("TRUE") is True
    assert flag.check("false") is False
    assert flag.check(True) is True
    assert KNIGHT.setup(options={"deal": "Draft"}).options["deal"] == "draft"
    with pytest.raises(OptionError, match="option solo: '1' is not one of false, true"):
        flag.check(1)


@pytest.mark.parametrize("given", [0, 3, -1, True, "", "two", "1.0", "9" * 5000])
def test_a_value_out_of_range_is_reported_with_the_range(given: OptionValue) -> None:
    with pytest.raises(OptionError, match=r"option games: .* is not one of 2, 1"):
        KNIGHT.setup(options={"games": given})


def test_a_free_text_must_be_a_text() -> None:
    free = Option("sheet", "plain")
    assert free.check("anything") == "anything"
    with pytest.raises(OptionError, match="option sheet: expected a text, found 3"):
        free.check(3)


def test_an_unknown_option_error_lists_the_known_ones() -> None:
    with pytest.raises(OptionError, match="knight has no option 'speed'; it has: deal, games"):
        KNIGHT.setup(options={"speed": 3})


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 10**9])
def test_a_seat_count_out_of_range_is_an_error(seats: int) -> None:
    with pytest.raises(OptionError, match=f"knight is for 2 players, not {seats}"):
        arizona.new("knight", seats=seats)


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(OptionError, match="expected 2 names, found 1"):
        arizona.new("knight", names=["Ann"])


@pytest.mark.parametrize("name", ["chess", "", "Knight", "../knight"])
def test_an_unknown_game_error_lists_the_known_ones(name: str) -> None:
    with pytest.raises(
        UnknownGameError, match=r"there is no game called .*; choose one of: .*knight"
    ):
        arizona.new(name)
