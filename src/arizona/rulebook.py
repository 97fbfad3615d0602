"""The rules pages that the project carries, and the ids in them."""

from __future__ import annotations

import re
from pathlib import Path

from arizona.engine.errors import UnknownGameError

FOLDER = Path(__file__).resolve().parent / "games"
RULE_ITEM = re.compile(r"^- \*\*([A-Z]-\d+\.\d+)\*\*", re.MULTILINE)


def games_with_rules() -> list[str]:
    """Every game that has a rules page, built or not."""
    return sorted(path.parent.name for path in FOLDER.glob("*/rules.md"))


def rules_page(game: str) -> str:
    """The rules page of a game, as Markdown."""
    path = FOLDER / game / "rules.md"
    if game not in games_with_rules():
        known = ", ".join(games_with_rules())
        raise UnknownGameError(f"there is no game called '{game}'; there are: {known}")
    return path.read_text("utf-8")


def rule_ids(game: str) -> list[str]:
    """The ids of a game's rules, in the order of its page."""
    return RULE_ITEM.findall(rules_page(game))
