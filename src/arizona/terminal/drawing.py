"""What every game's drawing shares, and where each is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from rich.text import Text

from arizona.engine.game import Game
from arizona.engine.places import face
from arizona.engine.state import OVER, State
from arizona.messages import Phrases

SEAT_SHAPES = ("●", "▲", "■", "◆")
SEAT_STYLES = ("cyan", "red", "yellow", "magenta")


@dataclass(frozen=True)
class Scene:
    """What a drawing is made from: the view, what can be chosen, the names, the room."""

    view: Mapping[str, Any]
    targets: frozenset[str]
    names: list[str]
    width: int
    phrases: Phrases
    focus: int | None = None
    """The seat to look at most closely; the one to move when nothing is said."""


def draw(
    game: Game,
    state: State,
    names: list[str],
    width: int,
    phrases: Phrases,
    focus: int | None = None,
) -> Text:
    """The position as styled text."""
    targets = frozenset(
        target
        for action in (state.legal() if state.to_move() != OVER else [])
        for target in game.words(state, action).targets
    )
    view = cast("Mapping[str, Any]", game.view(state))
    scene = Scene(view, targets, names, width, phrases, focus)
    return _drawer(game.name)(scene)


def seat_mark(seat: int) -> tuple[str, str]:
    """A seat's shape and style: never the colour alone."""
    return SEAT_SHAPES[seat], SEAT_STYLES[seat]


def score_line(scene: Scene) -> Text:
    """Everybody's score in one line, the seat to move marked."""
    line = Text()
    for seat, score in enumerate(scene.view["scores"]):
        shape, style = seat_mark(seat)
        mark = "▸ " if scene.view["seat"] == seat else "  "
        line.append(f"{mark}{shape} {scene.names[seat]} ", style=style)
        line.append(f"{score}  ", style="bold")
    return line


def _drawer(name: str) -> Callable[[Scene], Text]:
    own = face(name, "terminal")
    return cast("Callable[[Scene], Text]", own.draw) if own else plain


def plain(scene: Scene) -> Text:
    """A drawing for a game that brings none: the scores, then everything the view tells."""
    text = score_line(scene)
    text.append("\n")
    for name, value in scene.view.items():
        if name not in ("scores", "seat"):
            _tell(text, name, value, 0)
    return text


def _tell(text: Text, name: str, value: object, depth: int) -> None:
    head = f"{'  ' * depth}{name.replace('_', ' ')}"
    if isinstance(value, Mapping):
        text.append(f"{head}\n", style="dim")
        for key, part in value.items():
            _tell(text, str(key), part, depth + 1)
    elif isinstance(value, list) and any(isinstance(part, (Mapping, list)) for part in value):
        for number, part in enumerate(value, 1):
            _tell(text, f"{name} {number}", part, depth)
    else:
        shown = " ".join(str(part) for part in value) if isinstance(value, list) else str(value)
        text.append(f"{head}  ", style="dim")
        text.append(f"{shown}\n")
