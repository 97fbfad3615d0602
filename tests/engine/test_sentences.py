"""Every error message fits on a screen, and every game that starts can be recorded."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import arizona
from arizona.engine.content import check_pack, locate, read_pack
from arizona.engine.errors import ArizonaError, ContentError, OptionError, RecordError
from arizona.engine.match import Match
from arizona.engine.record import load_record, parse_record
from arizona.engine.replay import replay
from arizona.engine.schema import NUMBER, Field
from arizona.engine.text import LONGEST_LINE, MAX_LINES
from arizona.games.knight.rules.tiles import KnightContent
from arizona.games.knight.words.position_text import PositionError, read_position
from arizona.games.rails.content.loader import RailsContent
from arizona.games.rails.content.sheet_generator import random_rows
from tests.engine.files import tile, tiles, write

KNIGHT = arizona.get_game("knight")
RAILS = arizona.get_game("rails")


def said(error: pytest.ExceptionInfo[ArizonaError]) -> str:
    """Return the message after checking that it fits on a screen."""
    text = str(error.value)
    lines = text.splitlines()
    assert len(lines) <= MAX_LINES + 1
    assert max(len(line) for line in lines) <= LONGEST_LINE + 20
    assert all(line.isprintable() for line in lines)
    return text


@pytest.mark.parametrize("bad", ["a\tb", "a\x00b", "a\nb", "\x1b[31m", "\udc80"])
def test_a_match_that_could_not_be_recorded_cannot_be_started(bad: str) -> None:
    for option in ("sheet", "cards"):
        with pytest.raises(OptionError) as caught:
            RAILS.setup(options={option: bad})
        assert f"option {option}" in said(caught)
    with pytest.raises(OptionError) as caught:
        arizona.new("rails", seed=1, sheet=f"random:{bad}")
    assert "is not plain text" in said(caught)
    with pytest.raises(OptionError) as caught:
        arizona.new("knight", names=["Ann", bad])
    assert "is not plain text" in said(caught)


def test_a_lone_surrogate_is_not_a_valid_seed() -> None:
    with pytest.raises(OptionError) as caught:
        arizona.new("knight", seed="luck\udc80")
    assert said(caught) == r"seed: 'luck\udc80' is not plain text"


def test_a_nul_in_a_path_is_reported(tmp_path: Path) -> None:
    path = f"{tmp_path}/a\x00b"
    with pytest.raises(RecordError) as caught:
        load_record(path)
    assert "not a valid file name" in said(caught)
    with pytest.raises(RecordError) as caught:
        arizona.new("knight", seed=1).record().save(path)
    assert "not a valid file name" in said(caught)
    with pytest.raises(ContentError) as trouble:
        locate("knight", path)
    assert "no such file" in said(trouble)


def test_every_game_that_begins_is_read_back() -> None:
    for name in arizona.game_names():
        match = arizona.new(name, seed="wüste 🌵", names=["Añn 🐎", "Ben"])
        again = replay(parse_record(match.record("prickly 🌵").dumps()))
        assert again.names == match.names


def test_records_with_unknown_fields_are_refused() -> None:
    text = arizona.new("knight", seed=1).record().dumps()
    data = json.loads(text)
    data["content"]["color"] = "red"
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert "content: unknown key 'color'" in said(caught)
    for key in ('"game": "knight",', '"seats": ["Ann", "Ben"],'):
        with pytest.raises(RecordError) as caught:
            parse_record(text.replace("{", "{" + key, 1))
        assert "appears twice" in said(caught)


def test_lower_case_spaces_in_a_record_are_refused_by_name() -> None:
    match = arizona.new("rails", seed=1)
    while not any(move.text.startswith("station") for move in match.moves):
        match.play(match.state.legal()[0])
    text = match.record().dumps()
    station = next(move.text for move in match.moves if move.text.startswith("station"))
    small = station[:8] + station[8:].lower()
    with pytest.raises(ArizonaError, match=re.escape(station)):
        replay(parse_record(text.replace(station, small)))


def test_no_sentence_is_longer_than_a_screen(tmp_path: Path) -> None:
    record = arizona.new("knight", seed=1).record()
    long = "x" * 400_000
    with pytest.raises(RecordError) as caught:
        replay(parse_record(record.dumps().replace("* deal", f"* {long}", 1)))
    assert said(caught).startswith("move 1 '* xxx")
    for trouble in (
        lambda: KNIGHT.setup(options={long: 1}),
        lambda: arizona.new("knight", deal=long),
        lambda: arizona.new("rails", sheet=long),
        lambda: arizona.get_game(long),
        lambda: Match(KNIGHT.setup(), names=["Ann", long + "\x00"]),
        lambda: arizona.new("knight", seed=1).play(long),
        lambda: load_record(tmp_path / "none" / ("y" * 5000)),
        lambda: locate("knight", long),
    ):
        with pytest.raises(ArizonaError) as error:
            trouble()
        said(error)
    many = write(tmp_path, tiles() + "".join(f"[[thing{number}]]\n" for number in range(500)))
    with pytest.raises(ContentError) as broken:
        check_pack(KNIGHT, read_pack(many))
    assert len(broken.value.problems) == 500
    assert said(broken).endswith(" more")


def test_moments_before_the_first_are_refused() -> None:
    record = arizona.new("knight", seed=1).record()
    with pytest.raises(OptionError) as caught:
        replay(record, upto=-1)
    assert said(caught) == "upto: expected 0 moves or more, found -1"
    assert replay(record, upto=0).moves == []


def test_a_tile_occurs_only_once_in_a_position() -> None:
    content = KNIGHT.setup().content
    assert isinstance(content, KnightContent)
    with pytest.raises(PositionError) as caught:
        read_position(content, "Mesa@0,0=11111111 Mesa@3,0=11111111 seat=1")
    assert said(caught) == "'Mesa' occurs twice; a pack has each tile once"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"mine"', '"mi\\u0001ne"', "[pack], name: expected a text"),
        ('"mine"', '"  "', "[pack], name: expected a text"),
        ('"mine"', '"default"', "'default' comes with the game; choose another name"),
        ("[pack]", "[pakc]", "pakc: unknown table; did you mean 'pack'?"),
        ("rows =", "rwos =", "rwos: unknown field; did you mean 'rows'?"),
        ('"Tilt"', '"Ti\\u001b[31m"', "name: expected a text of 1 to 20"),
        ('"knight"', '"rails"', "this pack is for rails"),
    ],
)
def test_pack_errors_name_what_is_wrong(old: str, new: str, told: str, tmp_path: Path) -> None:
    path = write(tmp_path, tiles(tile("Tilt", "ooo", "o#o", "ooo")).replace(old, new, 1))
    with pytest.raises(ContentError) as caught:
        check_pack(KNIGHT, read_pack(path))
    assert told in said(caught)


def test_non_ascii_digits_are_refused() -> None:
    field = Field("weight", NUMBER, "how much")
    assert field.accepts(1.5) and field.accepts(2)
    for value in (float("nan"), float("inf"), True, "1"):
        assert not field.accepts(value)


@pytest.mark.rule("R-1.2")
def test_an_impossible_random_sheet_is_reported() -> None:
    content = RAILS.setup().content
    assert isinstance(content, RailsContent)
    no_room = [4, 4, 4, 3, 3, 2, 0, 70, 10]
    no_goods = [0, 0, 0, 0, 0, 0, 79, 11, 10]
    for tally, towns in ((no_room, 70), (no_goods, 11)):
        with pytest.raises(OptionError) as caught:
            random_rows("x", tally, content.counts)
        assert f"no fresh sheet was found with {towns} towns and 10 stations" in said(caught)
