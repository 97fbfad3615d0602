"""Draws them all."""

from __future__ import annotations

from collections.abc import Callable

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

PICTURES: dict[str, dict[str, Callable[[], str]]] = {
    "knight": {
        "tile": knight_tile,
        "turn": knight_turn,
        "join": knight_join,
        "jump": knight_jump,
        "end": knight_end,
    },
    "rails": {
        "sheet": rails_sheet,
        "start": rails_start,
        "shapes": rails_shapes,
        "crossing": rails_cross,
        "station": rails_station,
        "weather": rails_weather,
    },
    "trail": {
        "arrows": trail_arrows,
        "grit": trail_grit,
        "rows": trail_rows,
        "mural": trail_mural,
        "recovery": trail_recovery,
    },
}


def main() -> None:
    """Write all of them."""
    for game, pictures in PICTURES.items():
        folder = GAMES / game / "pictures"
        folder.mkdir(exist_ok=True)
        for name, draw in pictures.items():
            (folder / f"{name}.svg").write_text(draw(), "utf-8")


if __name__ == "__main__":
    main()
