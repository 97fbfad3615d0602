"""Rules pages of the games and the rule ids they contain."""

from __future__ import annotations

import re
from pathlib import Path

from arizona.engine.entry_points import folder_of, game_names
from arizona.engine.errors import ArizonaError
from arizona.engine.language_tags import fallbacks, is_tag

LANGUAGE = "en"
PICTURE = re.compile(r"[a-z][a-z0-9-]{0,60}(?:\.[a-z]{2,3}(?:-[A-Za-z0-9]{2,4}){0,2})?\.svg")
RULE_ITEM = re.compile(r"^- \*\*([A-Z]-\d+\.\d+)\*\*", re.MULTILINE)


def games_with_rules() -> list[str]:
    """Return the names of all games that have a rules page."""
    return [game for game in game_names() if rules_file(game).is_file()]


def rules_file(game: str, language: str = LANGUAGE) -> Path:
    return folder_of(game) / "words" / f"rules.{language}.md"


def pictures_folder(game: str) -> Path:
    return folder_of(game) / "words" / "pictures"


def rules_page(game: str, language: str = LANGUAGE) -> str:
    """Return a game's rules page as Markdown, in English if there is no translation."""
    for name in dict.fromkeys((*fallbacks(language), LANGUAGE)):
        path = rules_file(game, name)
        if is_tag(name) and path.is_file():
            return path.read_text("utf-8")
    raise ArizonaError(f"the game '{game}' has no rules page")


def rules_picture(game: str, name: str) -> bytes:
    """Return an SVG picture of a game's rules page.

    Pictures that contain text have a language suffix: `name.es.svg` for Spanish.
    """
    path = pictures_folder(game) / name
    if not PICTURE.fullmatch(name) or not path.is_file():
        raise ArizonaError(f"the rules of '{game}' have no picture '{name[:40]}'")
    return path.read_bytes()


def rule_ids(game: str, language: str = LANGUAGE) -> list[str]:
    """Return the rule ids of a game in page order."""
    return RULE_ITEM.findall(rules_page(game, language))
