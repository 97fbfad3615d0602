"""R-1.2: sheets, the checker, the generator and invalid packs."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

import arizona
from arizona.engine.content import builtin_folder, check_pack, read_pack
from arizona.engine.errors import (
    ContentError,
    ContentMismatchError,
    OptionError,
    RecordError,
)
from arizona.engine.fuzz import check_position
from arizona.engine.match import Match
from arizona.engine.record import Record
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.games.rails.content.sheet_checks import Counts, faults, near_rim, reachable_towns
from arizona.games.rails.content.sheet_generator import random_rows
from arizona.games.rails.rules.actions import KINDS
from arizona.games.rails.rules.route import NUGGETS
from arizona.games.rails.rules.shapes import SHAPES
from arizona.games.rails.rules.sheet import MOUNTAIN, STATION_SYMBOL, SYMBOLS, TOWN, Sheet
from arizona.games.rails.rules.state import RailsState
from tests.rails.referee import Referee
from tests.rails.tables import content, land

COUNTS = Counts(10, 10, 10, 12, 8)
GENERATED = ["^waomo^ma#", "^#aoammaaT"]
FIRST = content().sheets[0].rows
TOP = f'"{FIRST[0]}"'


def tally(sheet: Sheet) -> dict[str, int]:
    return {name: sheet.kinds.count(symbol) for symbol, name in enumerate(SYMBOLS)}


@pytest.mark.rule("R-1.2")
def test_the_five_sheets_satisfy_the_rules() -> None:
    sheets = content().sheets
    assert len({sheet.name for sheet in sheets}) == 5
    for sheet in sheets:
        assert (sheet.size, sheet.cells) == (10, 100)
        found = tally(sheet)
        assert all(found[good] == 10 for good in SYMBOLS[:6])
        assert found["town"] >= 10 and found["mountain"] >= 12 and found["station"] >= 8
        assert any(near_rim(sheet, cell) for cell in sheet.stations)
        assert any(not near_rim(sheet, cell) for cell in sheet.stations)
        for cell, symbol in enumerate(sheet.kinds):
            if symbol in (TOWN, STATION_SYMBOL):
                around = [sheet.neighbor(cell, direction) for direction in range(4)]
                assert symbol not in [sheet.kinds[near] for near in around if near >= 0]


def test_the_sheets_are_as_they_are_described() -> None:
    described = {sheet.name: sheet for sheet in content().sheets}
    assert tally(described["switchyard"])["station"] == 15
    for name in ("switchyard", "patchwork"):
        sheet = described[name]
        for cell, symbol in enumerate(sheet.kinds):
            around = [sheet.neighbor(cell, direction) for direction in range(4)]
            beside = [sheet.kinds[near] for near in around if near >= 0]
            assert symbol >= KINDS or symbol not in beside


@pytest.mark.rule("R-1.2")
def test_columns_are_lettered_and_rows_numbered_from_the_top_left() -> None:
    sheet = content().sheets[0]
    assert (sheet.names[0], sheet.names[9], sheet.names[90]) == ("A1", "J1", "A10")
    assert SYMBOLS[sheet.kinds[sheet.index["C1"]]] == "town"
    assert NUGGETS == 10


@pytest.mark.rule("R-1.2")
def test_a_seed_makes_a_sheet_with_the_same_counts() -> None:
    sheets = [content().sheet(f"random:{seed}") for seed in range(6)]
    assert len({tuple(sheet.rows) for sheet in sheets}) == 6
    for sheet in sheets:
        assert tally(sheet) == tally(content().sheets[0])
        assert faults(sheet.rows, COUNTS) == []
    again = Sheet("again", "", "", content().sheet("random:3").rows)
    assert again.rows == sheets[3].rows


@pytest.mark.rule("R-1.2")
def test_a_fresh_sheet_is_laid_out_for_good_games() -> None:
    for seed in range(6):
        sheet = content().sheet(f"random:{seed}")
        for symbol in (TOWN, STATION_SYMBOL):
            places = [cell for cell in range(100) if sheet.kinds[cell] == symbol]
            for one, two in combinations(places, 2):
                assert abs(one // 10 - two // 10) + abs(one % 10 - two % 10) > 2
        goods = [cell for cell in range(100) if sheet.kinds[cell] < KINDS]
        alike = 0
        for cell in goods:
            ways = [sheet.spaces_of_path(cell, path) for path in range(len(SHAPES))]
            ends = {way[-1] for way in ways if way}
            alike += sum(sheet.kinds[end] == sheet.kinds[cell] for end in ends)
        assert alike >= 4 * len(goods)


def test_crowded_sheets_are_made_too() -> None:
    rows = random_rows("full", [10] * 6 + [2, 24, 14], Counts(10, 10, 10, 2, 8))
    letters = "".join(rows)
    assert (letters.count("T"), letters.count("#")) == (24, 14)


@pytest.mark.rule("R-1.2")
def test_the_generator_makes_the_same_sheet_in_every_form_and_version() -> None:
    assert content().sheet("random:arizona").rows[:2] == GENERATED


@pytest.mark.rule("R-1.2")
def test_a_plain_random_sheet_is_named_in_the_record() -> None:
    one = arizona.new("rails", seed=1, sheet="random")
    two = arizona.new("rails", seed=2, sheet="random")
    again = arizona.new("rails", seed=1, sheet="random")
    assert one.setup.options["sheet"] == again.setup.options["sheet"]
    assert one.setup.options["sheet"] != two.setup.options["sheet"]
    assert isinstance(one.state, RailsState) and isinstance(two.state, RailsState)
    assert one.state.sheet.rows != two.state.sheet.rows
    assert one.record().rules == 2, "under rules 1 a seed made another sheet"
    loose = one.record()
    loose.options["sheet"] = "random"
    with pytest.raises(RecordError, match="incomplete"):
        replay(loose)


def test_the_option_sheet() -> None:
    match = arizona.new("rails", seed=1, sheet="switchyard")
    assert isinstance(match.state, RailsState)
    assert match.state.sheet.title == "Switchyard"
    with pytest.raises(OptionError, match="painted-desert"):
        arizona.new("rails", sheet="nowhere")
    with pytest.raises(OptionError, match="at most 40"):
        arizona.new("rails", sheet="random:" + "x" * 41)


# --- the checker ------------------------------------------------------------------------------


def changed(space: str, letter: str, rows: list[str] | None = None) -> list[str]:
    out = list(rows or FIRST)
    row, column = int(space[1:]) - 1, ord(space[0]) - ord("A")
    out[row] = out[row][:column] + letter + out[row][column + 1 :]
    return out


def test_a_good_sheet_has_no_faults() -> None:
    assert faults(FIRST, COUNTS) == []


@pytest.mark.parametrize(
    ("rows", "word"),
    [
        (changed("A1", "c"), "expected exactly 10 sheep, found 9"),
        (changed("A1", "?"), r"row 1, column 1: unknown symbol '\?'"),
        (FIRST[:9], "expected 10 rows, found 9"),
        ([*FIRST[:9], "ww"], "row 10: expected 10 symbols, found 2"),
        ([], "expected 10 rows, found 0"),
        (changed("B1", "T"), "two towns side by side at B1 and C1"),
        (changed("E2", "#"), "two stations side by side at E1 and E2"),
        ([row.replace("^", "w") for row in FIRST], "at least 12 mountains, found 0"),
        ([row.replace("T", "w") for row in FIRST], "at least 6 towns in reach of a station"),
        ([row.replace("#", "w") for row in FIRST], "at least 8 stations, found 0"),
        (land(station="A1 A3 A5 J1"), "at least 2 stations inside, found 0"),
        (land(station="E5 G7"), "at least 2 stations near the rim, found 0"),
    ],
)
def test_the_checker_explains(rows: list[str], word: str) -> None:
    found = "\n".join(str(fault) for fault in faults(rows, COUNTS))
    assert re.search(word, found), found


def test_towns_behind_mountains_are_out_of_reach_in_bad_weather() -> None:
    rows = land(station="E5", town="A1", mountain="B1 A2 B2 C2 B3 C1 A3 C3")
    sheet = Sheet("walled", "", "", rows)
    assert reachable_towns(sheet) == [0]
    assert reachable_towns(sheet, 1 << MOUNTAIN) == []


# --- packs ------------------------------------------------------------------------------------


def copy_of_default(folder: Path, old: str = "", new: str = "") -> Path:
    source = builtin_folder("rails") / "default"
    folder.mkdir()
    for file in sorted(source.glob("*.toml")):
        text = file.read_text("utf-8")
        (folder / file.name).write_text(text.replace(old, new, 1) if old else text, "utf-8")
    return folder


def complaints(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        check_pack(arizona.get_game("rails"), read_pack(folder))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        (TOP, f'{TOP[:-2]}x"', "row 1, column 10: unknown symbol 'x'"),
        (TOP, f'{TOP[:-2]}"', "row 1: expected 10 symbols, found 9"),
        (f"{TOP},", "", "expected 10 rows, found 9"),
        ('name = "homesteads"', 'name = "random"', "expected one word without blanks"),
        ('name = "homesteads"', 'name = "painted-desert"', "is used already"),
        ("goods = 10", "goods = 12", "do not fit on 10 × 10"),
        ("goods = 10", "goods = 9", "expected exactly 9 cow, found 10"),
        ("size = 10", "size = 40", "from 6 to 10"),
        ('effect = "closed"', 'effect = "open"', "closed"),
        ('symbols = ["mountain"]\nclashes', "clashes", "looks at symbols"),
        ('clashes = ["inspector"]', 'clashes = ["nobody"]', "there is no card 'nobody'"),
        ('symbols = ["sheep"]\ncount = 4', 'symbols = ["town"]\ncount = 4', "goods only"),
        ("count = 4\n", "", "needs it"),
        ('symbols = ["town"]\npoints', 'symbols = ["town", "cow"]\npoints', "one symbol"),
        ('name = "tourist"', 'name = "two words"', "one word"),
    ],
)
def test_wrong_packs_are_explained(tmp_path: Path, old: str, new: str, word: str) -> None:
    assert word in complaints(copy_of_default(tmp_path / "mine", old, new))


def test_a_custom_pack_with_another_size_can_be_played(tmp_path: Path) -> None:
    counts = Counts(7, 4, 8, 6, 5)
    rows = random_rows("small", [4] * 6 + [8, 9, 8], counts)
    folder = copy_of_default(tmp_path / "small")
    (folder / "sheets.toml").write_text(
        '[pack]\nname = "small"\ngame = "rails"\n'
        "[counts]\nsize = 7\ngoods = 4\ntowns = 8\nmountains = 6\nstations = 5\n"
        f'[[sheet]]\nname = "plot"\ntitle = "Plot"\nabout = "Small."\nrows = {rows}\n',
        "utf-8",
    )
    game = arizona.get_game("rails")
    match = Match(game.setup(3, content=str(folder)), seed=1)
    match.settle()
    rng = Rng(1)
    while not match.over:
        check_position(game, match.state)
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    assert Referee(rows, 3, match.record().lines).play() == match.state.scores()


def test_a_record_from_another_sheet_is_refused(tmp_path: Path) -> None:
    folder = copy_of_default(tmp_path / "mine", TOP, f'"{FIRST[0][::-1]}"')
    sheets = folder / "sheets.toml"
    sheets.write_text(sheets.read_text("utf-8").replace('"default"', '"mine"', 1), "utf-8")
    setup = arizona.get_game("rails").setup(2, content=str(folder))
    match = Match(setup, seed=1)
    match.settle()
    record = match.record()
    with pytest.raises(ContentMismatchError, match="mine"):
        replay(record)
    assert replay(record, content=str(folder)).moves == match.moves


def test_a_record_of_a_missing_sheet_is_refused() -> None:
    record = arizona.new("rails", seed=1).record()
    wrong = Record(
        record.game,
        record.rules,
        record.content,
        record.digest,
        record.seats,
        {**record.options, "sheet": "atlantis"},
        record.lines,
    )
    with pytest.raises(RecordError, match="atlantis"):
        replay(wrong)
