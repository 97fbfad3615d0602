"""Shared drawing helpers, and lookup of each game's drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, cast

from rich.cells import cell_len
from rich.text import Text

from arizona.engine.entry_points import face
from arizona.engine.game import Game
from arizona.engine.state import OVER, State
from arizona.messages import Phrases

SEAT_SHAPES = ("●", "▲", "■", "◆")
SHOWN_ABOVE = ("scores", "seat")
NOTHING = "–"
SEAT_STYLES = ("cyan", "red", "yellow", "magenta")


@dataclass(frozen=True)
class Scene:
    """The input of a drawing: view, selectable targets, names and available space."""

    view: Mapping[str, Any]
    targets: frozenset[str]
    names: list[str]
    width: int
    phrases: Phrases
    focus: int | None = None
    """The seat to show largest; by default the seat to move."""
    height: int | None = None
    """Available lines; ``look`` shows what does not fit."""
    part: str = ""
    """The only part of the table to show, by its name in ``parts``."""
    points: bool = True
    """Whether the game has points; otherwise there are no scores to show."""


def draw(
    game: Game,
    state: State,
    names: list[str],
    width: int,
    phrases: Phrases,
    focus: int | None = None,
    height: int | None = None,
    part: str = "",
) -> Text:
    """The position as styled text: all of it, what fits into ``height``, or one part."""
    targets = frozenset(
        target
        for action in (state.legal() if state.to_move() != OVER else [])
        for target in game.words(state, action).targets
    )
    view = cast("Mapping[str, Any]", game.view(state))
    scene = Scene(view, targets, names, width, phrases, focus, height, part, game.points)
    return _drawing_of(game.name)(scene)


def parts_of(game: Game) -> tuple[str, ...]:
    """The parts of a table that can be shown separately."""
    own = face(game.name, "terminal")
    return tuple(getattr(own, "PARTS", ()))


def seat_mark(seat: int) -> tuple[str, str]:
    """A seat's shape and style; color is never the only distinction."""
    return SEAT_SHAPES[seat], SEAT_STYLES[seat]


def score_line(scene: Scene, behind: int = 16) -> Text:
    """All players in one line, with their scores and the seat to move marked.

    Leaves ``behind`` columns at the end. Long names are truncated. A game without points shows
    only the players.
    """
    scores = scene.view["scores"]
    taken = sum(7 + len(str(score)) for score in scores) + behind
    room = max(3, (scene.width - taken) // len(scores))
    names = [name if len(name) <= room else name[: room - 1] + "…" for name in scene.names]
    line = Text()
    for seat, score in enumerate(scores):
        shape, style = seat_mark(seat)
        mark = "▸ " if scene.view["seat"] == seat else "  "
        line.append(f"{mark}{shape} {names[seat]} ", style=style)
        if scene.points:
            line.append(f"{score} ", style="bold")
        line.append(" ")
    return line


def wrapped(text: str, width: int, style: str = "dim") -> Text:
    """Wrap a text between words."""
    out = Text()
    for line in wrap(text, max(width - 1, 20)):
        out.append(f"{line}\n", style=style)
    return out


def _drawing_of(name: str) -> Callable[[Scene], Text]:
    own = face(name, "terminal")
    return cast("Callable[[Scene], Text]", own.draw) if own else plain


def plain(scene: Scene) -> Text:
    """A drawing for a game without its own: the scores, then the whole view."""
    text = score_line(scene)
    text.append("\n")
    _write_table(
        text, {name: part for name, part in scene.view.items() if name not in SHOWN_ABOVE}, 0
    )
    return text


def _write_table(text: Text, table: Mapping[str, object], depth: int) -> None:
    """Write every entry of a table on its own line; nested tables are indented."""
    names = {name: str(name).replace("_", " ") for name in table}
    widest = max((len(names[name]) for name, part in table.items() if not _inner(part)), default=0)
    for name, part in table.items():
        head = f"{'  ' * depth}{names[name]}"
        inner = _inner(part)
        if inner is not None:
            text.append(f"{head}\n", style="dim")
            _write_table(text, inner, depth + 1)
            continue
        text.append(f"{'  ' * depth}{names[name]:<{widest}}  ", style="dim")
        text.append(f"{_shown(part)}\n")


def _inner(part: object) -> Mapping[str, object] | None:
    """The nested table in a value, if any; list items are numbered from 1."""
    if isinstance(part, Mapping):
        return part
    if isinstance(part, list) and any(isinstance(one, (Mapping, list)) for one in part):
        return {str(number): one for number, one in enumerate(part, 1)}
    return None


def _shown(part: object) -> str:
    if isinstance(part, list):
        short = all(len(_shown(one)) <= 3 for one in part)
        return " ".join(f"{_shown(one):>3}" if short else _shown(one) for one in part) or NOTHING
    return NOTHING if part is None or part == "" else str(part)


def padded(text: str, room: int, *, right: bool = False) -> str:
    """Pad with spaces to a display width; some characters, such as Korean, are two columns wide."""
    blanks = " " * (room - cell_len(text))
    return blanks + text if right else text + blanks
