"""Renders boards as pixels, from the SVG drawing of the game's face."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from arizona.engine.entry_points import face
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game
from arizona.engine.state import State

PIXELS = "rgb_array"


def offered_modes(game: str, modes: tuple[str, ...]) -> list[str]:
    """The render modes of a game: without pixels if it has no picture."""
    return [mode for mode in modes if mode != PIXELS or face(game, "picture") is not None]


def pixels_of(game: Game, state: State, names: list[str]) -> NDArray[np.uint8]:
    """A position as an array of height × width × RGB."""
    try:
        import resvg_py  # noqa: PLC0415 (only needed for rendering)
        from PIL import Image  # noqa: PLC0415
    except ImportError as missing:
        raise ArizonaError(
            f"render_mode='rgb_array' needs {missing.name}: install the extra, "
            "pip install 'arizona[rl]'"
        ) from None
    own = face(game.name, "picture")
    if own is None:
        raise ArizonaError(f"{game.name} brings no picture of its board: use render_mode='ansi'")
    svg: str = own.draw(game.view(state), names)
    with Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
