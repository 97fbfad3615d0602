"""Quick references: every game in every language, with the numbers of the content."""

from __future__ import annotations

import re

import pytest

import arizona
from arizona.engine.content import Content
from arizona.messages import Phrases, locales
from arizona.quick_reference import quick_reference, rules_in_a_minute
from arizona.rulebook import games_with_rules

ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)


def content_of(name: str) -> Content:
    game = arizona.get_game(name)
    return game.setup(game.min_seats, {}).content


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", games_with_rules())
def test_every_game_has_one_in_every_language(game: str, locale: str) -> None:
    content = content_of(game)
    found = quick_reference(game, content, Phrases(locale, content))
    english = quick_reference(game, content, Phrases("en", content))
    assert found.startswith(rules_in_a_minute(game, locale))
    assert found.count("\n## ") == english.count("\n## ") >= 1
    assert [row.count("|") for row in ROW.findall(found)] == [
        row.count("|") for row in ROW.findall(english)
    ]
    assert "{" not in found


def test_numbers_come_from_the_rules_and_the_content() -> None:
    knight, rails, trail = [
        quick_reference(game, content_of(game), Phrases()) for game in ("knight", "rails", "trail")
    ]
    assert "| Points | 12 | 36 |" in knight
    assert "| Points | 1 | 3 | 6 | 10 | 15 | 21 | 28 | 36 | 45 | 55 |" in rails
    assert len(re.findall(r"^\| [1-6] \| `", rails, re.MULTILINE)) == 6
    for line in (
        "| 5, 10, 17 | a Spirit |",
        "| Place 1 in next week’s order | 1 Supplies, 1 Health, 1 Water |",
        "| 0–5 | 1 / 2 |",
        "| 21–25 | 4 |",
        "| All stock at 7 | 7 Grit |",
        "| Sets of cards | 2 terrains +2, 3 terrains +4, 4 terrains +7 |",
    ):
        assert line in trail
