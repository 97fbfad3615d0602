"""Content packs: every error names the file, entry and field and what was expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arizona
from arizona.engine.content import (
    available,
    builtin_folder,
    check_pack,
    load,
    locate,
    new_pack,
    read_pack,
    user_folder,
)
from arizona.engine.errors import ArizonaError, ContentError
from arizona.engine.toml_lines import line_numbers, line_of
from arizona.games.knight.rules.tiles import KnightContent
from tests.engine.files import HEAD, tile, tiles, write

KNIGHT = arizona.get_game("knight")


def problems(path: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        check_pack(KNIGHT, read_pack(path))
    assert str(caught.value) == "\n".join(str(problem) for problem in caught.value.problems)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (tile("Short", "ooo", "o#o", "oo."), 'tile #1 "Short", rows: expected exactly 8 spaces'),
        (tile("Long", "ooo", "ooo", "ooo"), "rows: expected exactly 8 spaces, found 9"),
        (
            tile("Odd", "ooo", "oXo", "ooo"),
            "rows: row 2: expected only 'o', '#' and '.', found 'X'",
        ),
        (tile("Apart", "oooo", "....", "oooo"), "expected cells that hang together by their edges"),
        (tile("Corner", "oo..", "oo..", "..oo", "..oo"), "hang together by their edges"),
        (tile("Wide", "oooooo", "oo#o##"), "rows: expected at most 5 columns, found 6"),
        (tile("Tall", *["oo"] * 4, "##", "##"), "rows: expected a list of 1 to 5 texts"),
        (tile("Ragged", "oooo", "oooo", "#"), "expected rows of equal length (fill up with '.')"),
        (tile("Empty"), "rows: expected a list of 1 to 5 texts, found []"),
        (tile("Bare", "", ""), "expected exactly 8 spaces, found 0"),
        (
            tile("Two words", "ooo", "o#o", "ooo"),
            "name: expected one word without spaces, found 'Two words'; try 'Two-words'",
        ),
        (tile("", "ooo", "o#o", "ooo"), "tile #1, name: expected a text of 1 to 20 characters"),
        (
            tile("Be\x07ll", "ooo", "o#o", "ooo"),
            "name: expected a text of 1 to 20 characters without control characters, found 'Be",
        ),
        (tile("Tile5", "ooo", "o#o", "ooo"), "tile #6 \"Tile5\", name: 'Tile5' is used already by"),
        (tile("tile5", "ooo", "o#o", "ooo"), "name: 'Tile5' is used already by tile #1"),
        ('[[tile]]\nrows = ["ooo", "o#o", "ooo"]\n', "tile #1, name: missing; expected a text of"),
        ('[[tile]]\nname = "Bare"\n', 'tile #1 "Bare", rows: missing; expected a list'),
        ("[[tile]]\nname = 5\nrows = 5\n", "tile #1, name: expected a text of 1 to 20 characters"),
        (
            tile("Red", "oooo", "oooo") + 'color = "red"\n',
            "color: unknown field; expected one of",
        ),
    ],
)
def test_an_invalid_tile_is_named_with_the_expected_value(
    entry: str, said: str, tmp_path: Path
) -> None:
    path = write(tmp_path, tiles(entry))
    found = problems(path)
    assert any(said in problem for problem in found), found
    assert all(re.match(rf"{re.escape(str(path))}:\d+, tile #", problem) for problem in found)


def test_problems_name_their_lines_and_duplicates_both_places(tmp_path: Path) -> None:
    pack = """[pack]
name = "mine"
game = "knight"

[[tile]]  # the first
name = "Mesa"
rows = [
  "ooo",
  "o#o", # name = "no key"
  "ooo",
]

[[tile]]
rows = ["ooo", "oo#", "ooo"]
name = "Mesa"
color = "red"
"""
    path = write(tmp_path, pack)
    assert problems(path) == [
        f"{path}:5, tile: expected 6 to 24 entries, found 2",
        f'{path}:16, tile #2 "Mesa", color: unknown field; expected one of name, rows',
        f"{path}:6, tile #1 \"Mesa\", name: 'Mesa' is used again by tile #2",
        f"{path}:15, tile #2 \"Mesa\", name: 'Mesa' is used already by tile #1",
    ]


def test_lines_of_nested_entries_and_of_values_over_several_lines() -> None:
    text = """
[limits]
stock = 10

[[card]]
name = "One"
[[card.row]]
gold = 1
[[card.row]]
gold = 2

[[card]]
about = '''
name = "not this"
'''
name = "Two"
[card.need]
desert = 3
[[card.row]]
gold = 4
"""
    lines = line_numbers(text)
    found = [
        *[line_of(lines, "limits", 0, "stock"), line_of(lines, "card", 0, "row #2.gold")],
        *[line_of(lines, "card", 1, "name"), line_of(lines, "card", 1, "row #1.gold")],
        *[line_of(lines, "card", 1, "need.desert"), line_of(lines, "card", 0, "missing")],
        *[line_of(lines, "card", 0, "row #2.grit"), line_of(lines, "nothing", 0, "")],
    ]
    assert found == [3, 10, 16, 20, 18, 5, 9, 0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a table [pack]"),
        (HEAD, "tile: expected 6 to 24 entries, found 0"),
        (
            tiles() + "".join(tile(f"More {n}", "oooo", "oooo") for n in range(17)),
            "tile: expected 6 to 24 entries, found 25",
        ),
        (tiles().replace('"knight"', '"rails"'), "[pack], game: expected 'knight', found 'rails'"),
        (tiles().replace('name = "mine"\n', "", 1), "[pack], name: missing; expected a text of 1"),
        (tiles().replace('"mine"', f'"{"x" * 41}"', 1), "[pack], name: expected a text of 1 to 40"),
        (tiles() + "[[card]]\nname = 'x'\n", "card: unknown table; expected one of pack, tile"),
        ("pack = 5\n", "expected a table [pack]"),
        ("tile = 5\n" + HEAD, "tile: expected entries [[tile]]"),
        ("tile = [1, 2]\n" + HEAD, "tile: expected entries [[tile]]"),
        (tiles() + "[[tile", "not valid TOML: "),
        (tiles() + 'name = "twice"', "not valid TOML: "),
        ("x = " + "[" * 5000, "not valid TOML: "),
        ("x = " + "9" * 5000, "not valid TOML: "),
        (tiles().encode("utf-16"), "expected text in UTF-8"),
        (b"\xff\xfe\x00", "expected text in UTF-8"),
    ],
)
def test_an_invalid_file_is_named_with_the_expected_value(
    text: str | bytes, said: str, tmp_path: Path
) -> None:
    path = write(tmp_path, text)
    found = "\n".join(problems(path))
    assert said in found
    assert found.startswith(str(path))


def test_all_problems_are_listed_at_once(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        tiles(
            tile("One", "ooo", "o#o", "oo."),
            tile("Two", "ooo", "oXo", "ooo"),
            tile("Three", "oooo", "....", "oooo"),
            tile("Four", "ooooooo", "#######"),
        ),
    )
    found = problems(path)
    assert [re.search(r'"(\w+)"', problem)[1] for problem in found] == [  # type: ignore[index]
        "One", "Two", "Three", "Four", "Four",
    ]  # fmt: skip
    schema = write(tmp_path, "[pack]\ngame = 'knight'\n[[tile]]\nname = 1\nrow = []\n[[car]]\n")
    assert len(problems(schema)) == 6


def test_a_line_number_is_given_for_a_syntax_error(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + "[[tile]]\nname = Mesa\n")
    assert "line 5" in problems(path)[0]


def test_a_folder_is_a_pack_and_its_files_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    write(folder, HEAD, "pack.toml")
    body = tiles().removeprefix(HEAD)
    write(folder, body, "tiles.toml")
    one = check_pack(KNIGHT, read_pack(folder))
    assert one.digest == check_pack(KNIGHT, read_pack(write(tmp_path, tiles()))).digest
    write(folder, body.replace("o#o", "o?o", 1), "tiles.toml")
    assert problems(folder)[0].startswith(str(folder / "tiles.toml"))
    write(folder, body, "more.toml")
    assert "is already in" in problems(folder)[0]


def test_an_empty_folder_and_missing_files_are_reported(tmp_path: Path) -> None:
    assert problems(tmp_path) == [f"{tmp_path}: a folder without a .toml file"]
    with pytest.raises(ContentError, match=r"none\.toml: no such file or folder"):
        locate("knight", str(tmp_path / "none.toml"))
    with pytest.raises(ContentError, match="no knight pack of that name; known: crooked, default"):
        load(KNIGHT, "none")
    with pytest.raises(ContentError, match="no knight pack of that name"):
        load(KNIGHT, "")


def test_the_hash_is_of_the_values_not_of_the_layout(tmp_path: Path) -> None:
    def digest(text: str) -> str:
        return check_pack(KNIGHT, read_pack(write(tmp_path, text))).digest

    plain = digest(tiles())
    assert digest("# a comment\n\n" + tiles().replace(" = ", "=")) == plain
    assert digest("\ufeff" + tiles().replace("\n", "\r\n")) == plain
    assert digest(tiles().replace("Tile3", "Other")) != plain
    assert digest(tiles().replace('"o#o"', '"oo#"', 1)) != plain
    assert re.fullmatch("[0-9a-f]{16}", plain)


def test_a_pack_in_the_users_folder_is_found_and_hides_no_builtin_one() -> None:
    builtin = load(KNIGHT, "crooked")
    assert locate("knight", "crooked").parent == builtin_folder("knight")
    own = write(user_folder("knight"), tiles(), "crooked.toml")
    write(user_folder("knight"), tiles(), "mine.toml")
    write(user_folder("knight") / ".git", "", "config")
    assert set(available("knight")) == {"crooked", "default", "mine"}
    assert locate("knight", "crooked").parent == builtin_folder("knight")
    assert load(KNIGHT, "crooked") is builtin
    assert "'crooked.toml' has the same name as a pack of the game" in problems(own)[0]
    with pytest.raises(ArizonaError, match="'default' comes with the game"):
        new_pack(KNIGHT, "default")
    assert arizona.new("knight", content="mine").setup.content.name == "mine"


def test_a_pack_is_read_once_and_again_when_it_changes(tmp_path: Path) -> None:
    path = write(tmp_path, tiles())
    first = load(KNIGHT, str(path))
    assert load(KNIGHT, str(path)) is first
    write(tmp_path, tiles().replace("Tile3", "Other3"))
    second = load(KNIGHT, str(path))
    assert isinstance(second, KnightContent)
    assert "Other3" in second.index


def test_new_copies_the_default_and_passes() -> None:
    path = new_pack(KNIGHT, "my-box_2")
    assert path == user_folder("knight") / "my-box_2.toml"
    content = load(KNIGHT, "my-box_2")
    assert content.name == "my-box_2"
    assert "# The default tiles of Knight" in path.read_text("utf-8")
    with pytest.raises(ArizonaError, match="already exists"):
        new_pack(KNIGHT, "my-box_2")


@pytest.mark.parametrize("name", ["", "a/b", "..", "a b", "a.toml", "x" * 41])
def test_new_requires_a_valid_name(name: str) -> None:
    with pytest.raises(ArizonaError, match="a pack name"):
        new_pack(KNIGHT, name)
    assert not user_folder("knight").exists()


def test_new_reports_an_unwritable_path(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    with pytest.raises(ArizonaError, match="cannot write"):
        new_pack(KNIGHT, "mine")
