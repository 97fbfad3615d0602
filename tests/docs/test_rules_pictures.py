"""The images of the rules pages: each exists, is used once and is up to date."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tools.rule_pictures.__main__ import IN_WORDS, PLAIN, drawn

from arizona.engine.errors import ArizonaError
from arizona.messages import complete_locales
from arizona.rulebook import pictures_folder, rules_page, rules_picture

WORDS = re.compile(r">([^<]*[A-Za-z]{3}[^<]*)<")
SHOWN = re.compile(r"!\[([^\]]+)\]\(pictures/([^)]+)\)")


@pytest.mark.parametrize("game", PLAIN)
def test_every_picture_is_drawn_by_the_tool(game: str) -> None:
    there = sorted(path.name for path in (pictures_folder(game)).iterdir())
    assert there == sorted(drawn(game))
    for name, picture in drawn(game).items():
        found = rules_picture(game, name).decode()
        assert found == picture, f"python -m tools.rule_pictures redraws {game}/{name}"
        ElementTree.fromstring(found)


@pytest.mark.parametrize("locale", complete_locales())
@pytest.mark.parametrize("game", PLAIN)
def test_every_picture_is_shown_once_in_the_words_of_the_page(game: str, locale: str) -> None:
    shown = SHOWN.findall(rules_page(game, locale))
    ending = "svg" if locale == "en" else f"{locale}.svg"
    wanted = [f"{name}.svg" for name in PLAIN[game]]
    wanted += [f"{name}.{ending}" for name in IN_WORDS[game]]
    assert sorted(name for _, name in shown) == sorted(wanted)
    assert all(len(caption) > 10 for caption, _ in shown)


@pytest.mark.parametrize("game", PLAIN)
def test_no_picture_has_text_in_another_language(game: str) -> None:
    for name in IN_WORDS[game]:
        english = set(WORDS.findall(drawn(game)[f"{name}.svg"]))
        assert english
        for locale in complete_locales():
            if locale != "en":
                picture = drawn(game)[f"{name}.{locale}.svg"]
                assert not english & set(WORDS.findall(picture)), (name, locale)


def test_letters_missing_on_some_machines_are_outlines() -> None:
    picture = drawn("trail")["rows.ko.svg"]
    result = "".join(ElementTree.fromstring(picture).itertext())
    assert result.isascii()
    assert 'aria-label="카드"' in picture


@pytest.mark.parametrize("name", ["missing.svg", "../rules.en.md", "tile.png", "tile.xx.svg", ""])
def test_nothing_else_is_a_picture(name: str) -> None:
    with pytest.raises(ArizonaError, match="no picture"):
        rules_picture("knight", name)


@pytest.mark.parametrize("game", PLAIN)
def test_rules_pages_do_not_mention_option_names(game: str) -> None:
    assert not re.findall(r"`[a-z_]+( = [a-z0-9]+)?`", rules_page(game))
