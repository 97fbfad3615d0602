"""The pictures of the rules pages: each is there, shown once, and as the tool draws it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tools.rule_pictures.__main__ import PICTURES

from arizona.engine.errors import ArizonaError
from arizona.engine.places import folder_of
from arizona.rulebook import rules_page, rules_picture

SHOWN = re.compile(r"!\[([^\]]+)\]\(pictures/([^)]+)\)")


@pytest.mark.parametrize("game", PICTURES)
def test_every_picture_is_shown_once_and_drawn_by_the_tool(game: str) -> None:
    shown = [name for _, name in SHOWN.findall(rules_page(game))]
    there = sorted(path.name for path in (folder_of(game) / "pictures").iterdir())
    assert sorted(shown) == there == sorted(f"{name}.svg" for name in PICTURES[game])
    for name, draw in PICTURES[game].items():
        found = rules_picture(game, f"{name}.svg").decode()
        assert found == draw(), f"python -m tools.rule_pictures draws {game}/{name} anew"
        ElementTree.fromstring(found)
    assert all(len(caption) > 20 for caption, _ in SHOWN.findall(rules_page(game)))


@pytest.mark.parametrize("name", ["missing.svg", "../rules.en.md", "tile.png", ""])
def test_nothing_else_is_a_picture(name: str) -> None:
    with pytest.raises(ArizonaError, match="no picture"):
        rules_picture("knight", name)


@pytest.mark.parametrize("game", PICTURES)
def test_players_read_no_names_of_options(game: str) -> None:
    assert not re.findall(r"`[a-z_]+( = [a-z0-9]+)?`", rules_page(game))
