"""Draws all rule pictures."""

from __future__ import annotations

from collections.abc import Callable

from arizona.messages import DEFAULT_LOCALE, Phrases, complete_locales
from tools.rule_pictures.knight import (
    knight_end,
    knight_join,
    knight_jump,
    knight_tile,
    knight_turn,
)
from tools.rule_pictures.paper import GAMES
from tools.rule_pictures.rails import (
    rails_cross,
    rails_shapes,
    rails_sheet,
    rails_start,
    rails_station,
    rails_weather,
)
from tools.rule_pictures.trail import (
    trail_arrows,
    trail_grit,
    trail_mural,
    trail_recovery,
    trail_rows,
)

PLAIN: dict[str, dict[str, Callable[[], str]]] = {
    "knight": {"turn": knight_turn, "jump": knight_jump, "end": knight_end},
    "rails": {
        "sheet": rails_sheet,
        "start": rails_start,
        "shapes": rails_shapes,
        "crossing": rails_cross,
        "station": rails_station,
        "weather": rails_weather,
    },
    "trail": {"arrows": trail_arrows},
}
IN_WORDS: dict[str, dict[str, Callable[[Phrases], str]]] = {
    "knight": {"tile": knight_tile, "join": knight_join},
    "rails": {},
    "trail": {
        "grit": trail_grit,
        "rows": trail_rows,
        "mural": trail_mural,
        "recovery": trail_recovery,
    },
}
"""Pictures that contain words: one file per language, `tile.es.svg` and `tile.svg`."""


def drawn(game: str) -> dict[str, str]:
    """All pictures of a game, by file name. Drafts use the English ones."""
    found = {f"{name}.svg": draw() for name, draw in PLAIN[game].items()}
    for locale in complete_locales():
        ending = "svg" if locale == DEFAULT_LOCALE else f"{locale}.svg"
        words = Phrases(locale)
        found |= {f"{name}.{ending}": draw(words) for name, draw in IN_WORDS[game].items()}
    return found


def main() -> None:
    for game in PLAIN:
        folder = GAMES / game / "words" / "pictures"
        folder.mkdir(exist_ok=True)
        for name, picture in drawn(game).items():
            (folder / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
