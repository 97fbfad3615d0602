"""Terminal drawing of a Rails position."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from arizona.terminal.drawing import Scene, padded, score_line, seat_mark, wrapped

LETTERS = {
    "cow": "c",
    "sheep": "s",
    "wheat": "w",
    "apple": "a",
    "mineral": "m",
    "wood": "o",
    "mountain": "^",
    "town": "T",
    "station": "#",
}
GOODS = ("cow", "sheep", "wheat", "apple", "mineral", "wood")
STYLES = {"mountain": "grey54", "town": "bold red", "station": "bold blue"}
GOOD_STYLES = dict(
    zip(GOODS, ("white", "bright_white", "yellow", "bright_red", "cyan", "green"), strict=True)
)
WIDE, NARROW = 4, 3
"""Characters per space."""
DIE_SHAPES = ("→", "→↓", "→↓→", "→↓↓↓", "↘↘", "→→")
CORNERS = {
    frozenset("LR"): "─",
    frozenset("UD"): "│",
    frozenset("RD"): "┌",
    frozenset("LD"): "┐",
    frozenset("RU"): "└",
    frozenset("LU"): "┘",
}
TABLE_ROOM = 76
PARTS = ("cards",)

Place = tuple[int, int]
Canvas = dict[Place, tuple[str, str]]


def draw(scene: Scene) -> Text:
    """Return scores, cards, dice, the focused sheet, the other sheets and the score table."""
    if scene.part == "cards":
        return _cards(scene)
    view = scene.view
    seats = len(view["routes"])
    shown = scene.focus if scene.focus is not None else max(0, view["seat"])
    tall = 2 * view["sheet"]["size"] + 2 * seats + 9
    if scene.height is not None and scene.height < tall:
        return _compact(scene, shown)
    out = _heading(scene)
    out.append_text(_cards(scene))
    out.append_text(_dice(scene))
    out.append_text(_sheets(scene, shown, [seat for seat in range(seats) if seat != shown]))
    out.append_text(_nuggets(scene, shown))
    out.append_text(wrapped(scene.phrases.text("rails-legend"), scene.width))
    out.append_text(_table(scene))
    return out


def _heading(scene: Scene) -> Text:
    out = score_line(scene)
    out.append(f" {scene.phrases.text('rails-round', round=scene.view['round'])}\n", style="dim")
    return out


def _cards(scene: Scene) -> Text:
    out = Text()
    for card in scene.view["cards"]:
        style = "dim strike" if card["gone"] else "dim"
        out.append(scene.phrases.named(card["title"]), style=f"bold {style}")
        out.append(f"  {scene.phrases.named(card['text'])}\n", style=style)
    return out


def _compact(scene: Scene, shown: int) -> Text:
    """Return a short layout for low terminals.

    The focused sheet takes one line per row. Cards, nuggets, score boxes and the legend are next to
    it.
    """
    out = _heading(scene)
    out.append_text(_dice(scene))
    sheet = _large(scene, shown, WIDE)[:1] + _large(scene, shown, WIDE)[1::2]
    room = max(line.cell_len for line in sheet[1:]) + 3
    beside = [Text(), *_beside(scene, shown, max(scene.width - room, 24))]
    for number in range(max(len(sheet), len(beside))):
        line = sheet[number].copy() if number < len(sheet) else Text()
        if number < len(beside) and beside[number].plain:
            line.append(" " * (room - line.cell_len))
            line.append_text(beside[number])
        line.truncate(scene.width)
        out.append_text(line)
        out.append("\n")
    return out


def _beside(scene: Scene, shown: int, width: int) -> list[Text]:
    named = scene.phrases.named
    titles = ", ".join(named(card["title"]) for card in scene.view["cards"] if not card["gone"])
    lines = [Text(line, style="dim") for line in wrap(titles, width)[:1]]
    lines.append(_nuggets(scene, shown))
    lines[-1].right_crop(1)
    lines += _table(scene, wide=False, total=False).split("\n", allow_blank=False)
    legend = wrap(scene.phrases.text("rails-legend"), width)
    return lines + [Text(line, style="dim") for line in legend]


def _dice(scene: Scene) -> Text:
    view = scene.view
    out = Text()
    for seat, route in enumerate(view["routes"]):
        if route["die"]:
            shape, style = seat_mark(seat)
            out.append(f"{shape} ", style=style)
            out.append(f"[{route['die']}]", style="bold")
            out.append(f" {DIE_SHAPES[route['die'] - 1]}   ", style="dim")
    for value in view["dice"]:
        target = f"die:{value}" in scene.targets
        style = "bold black on bright_cyan" if target else "bold"
        out.append(f"[{value}]", style=style)
        out.append(f" {DIE_SHAPES[value - 1]}   ", style="dim")
    if out.plain:
        out.append("\n")
    return out


# --- sheets -----------------------------------------------------------------------------------


def _sheets(scene: Scene, shown: int, others: list[int]) -> Text:
    size = scene.view["sheet"]["size"]
    pitch = WIDE if scene.width >= size * WIDE + 4 else NARROW
    own = _large(scene, shown, pitch)
    blocks = [own]
    room = scene.width - max(line.cell_len for line in own)
    for seat in others:
        small = _small(scene, seat)
        room -= 3 + small[0].cell_len
        if room < 0:
            break
        blocks.append(small)
    out = Text()
    for number in range(max(len(block) for block in blocks)):
        for place, block in enumerate(blocks):
            width = max(line.cell_len for line in block)
            line = block[number].copy() if number < len(block) else Text()
            if place < len(blocks) - 1:
                line.append(" " * (width - line.cell_len + 3))
            out.append_text(line)
        out.append("\n")
    if len(blocks) <= len(others):
        out.append(f"{scene.phrases.text('rails-other-sheets')}\n", style="dim")
    return out


def _large(scene: Scene, seat: int, pitch: int) -> list[Text]:
    view = scene.view
    size = view["sheet"]["size"]
    canvas = _symbols(view["sheet"], pitch)
    _line(canvas, view, seat, pitch)
    if seat == view["seat"]:
        _choices(canvas, view, pitch)
    shape, style = seat_mark(seat)
    letters = "".join([f" {chr(ord('A') + column)}".ljust(pitch) for column in range(size)])
    lines = [Text(f"   {letters}".rstrip(), style="dim")]
    lines[0].append(f"  {shape} {scene.names[seat]}", style=style)
    for height in range(2 * size - 1):
        label = f"{height // 2 + 1:>2} " if height % 2 == 0 else "   "
        text = Text(label, style="dim")
        for column in range(size * pitch - 1):
            mark, look = canvas.get((column, height), (" ", ""))
            text.append(mark, style=look)
        lines.append(text)
    return lines


def _symbols(sheet: Mapping[str, Any], pitch: int) -> Canvas:
    canvas: Canvas = {}
    for cell, symbol in enumerate(sheet["symbols"]):
        column, row = cell % sheet["size"], cell // sheet["size"]
        style = STYLES.get(symbol) or GOOD_STYLES[symbol]
        canvas[column * pitch + 1, row * 2] = (LETTERS[symbol], style)
    return canvas


def _line(canvas: Canvas, view: Mapping[str, Any], seat: int, pitch: int) -> None:
    route = view["routes"][seat]
    _, style = seat_mark(seat)
    if route["start"] is None:
        return
    sides: dict[str, set[str]] = {}
    for section in route["sections"]:
        for one, two in pairwise(section["spaces"]):
            _stroke(canvas, _place(one), _place(two), pitch, style, sides, (one, two))
    for name, touched in sides.items():
        column, row = _place(name)
        mark = CORNERS.get(frozenset(touched), "╱" if touched == {"/"} else "╲")
        canvas[column * pitch + 1, row * 2] = (mark, style)
    circles = [(route["start"], "station", "plain")]
    circles += [(stop["at"], stop["symbol"], stop["state"]) for stop in route["stops"]]
    for name, symbol, state in circles:
        column, row = _place(name)
        left, right = ("(", ")") if name != route["start"] else ("<", ">")
        if name == route["head"]:
            left, right = "{", "}"
        letter = "×" if state == "delivered" else LETTERS[symbol]
        bold = "bold" if state == "aboard" else ""
        x, y = column * pitch, row * 2
        canvas[x, y] = (left, style)
        canvas[x + 1, y] = (letter, f"{bold} {style}".strip())
        canvas[x + 2, y] = (right, style)


def _stroke(
    canvas: Canvas,
    start: Place,
    end: Place,
    pitch: int,
    style: str,
    sides: dict[str, set[str]],
    names: tuple[str, str],
) -> None:
    (column, row), (across, down) = start, end
    right, below = across - column, down - row
    x, y = min(column, across) * pitch + 1, min(row, down) * 2
    if below == 0:
        for step in range(1, pitch):
            canvas[x + step, y] = ("─", style)
        used = "RL" if right > 0 else "LR"
    elif right == 0:
        canvas[x, y + 1] = ("│", style)
        used = "DU" if below > 0 else "UD"
    else:
        slope = "╲" if right == below else "╱"
        canvas[x + pitch // 2, y + 1] = (slope, style)
        used = "\\\\" if right == below else "//"
    for name, side in zip(names, used, strict=True):
        sides.setdefault(name, set()).add(side)


def _choices(canvas: Canvas, view: Mapping[str, Any], pitch: int) -> None:
    numbers: dict[str, list[int]] = {}
    for way in view["ways"]:
        numbers.setdefault(way["spaces"][-1], []).append(way["number"])
    for name, ways in numbers.items():
        column, row = _place(name)
        x, y = column * pitch, row * 2
        shown = f"{ways[0]}+" if len(ways) > 1 else str(ways[0])
        letter = canvas[x + 1, y][0]
        for step, mark in enumerate(f"{letter}{shown}"[:pitch]):
            canvas[x + 1 + step, y] = (mark, "bold black on bright_cyan")


def _small(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    route = view["routes"][seat]
    size = view["sheet"]["size"]
    shape, style = seat_mark(seat)
    used = {name for section in route["sections"] for name in section["spaces"]}
    stops = {stop["at"]: stop["state"] for stop in route["stops"]}
    lines = [Text(f"{shape} {scene.names[seat]}"[: 2 * size].ljust(2 * size), style=style)]
    for row in range(size):
        text = Text()
        for column in range(size):
            name = f"{chr(ord('A') + column)}{row + 1}"
            letter = LETTERS[view["sheet"]["symbols"][row * size + column]]
            look = "dim"
            if name == route["head"]:
                letter, look = "◉", f"bold {style}"
            elif name in stops:
                letter = "×" if stops[name] == "delivered" else letter
                look = f"bold {style}"
            elif name in used:
                letter, look = "─", style
            text.append(f"{letter}{'°' if name in stops else ' '}", style=look)
        lines.append(text)
    return lines


def _place(name: str) -> Place:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


# --- below the sheets -------------------------------------------------------------------------


def _nuggets(scene: Scene, seat: int) -> Text:
    route = scene.view["routes"][seat]
    row = scene.view["nuggets_in_row"]
    left = route["nuggets"] - route["used_nuggets"]
    out = Text(f"{scene.phrases.text('rails-table-nuggets')} ", style="dim")
    out.append("×" * route["used_nuggets"], style="dim")
    out.append("●" * left, style="bold yellow")
    out.append("○" * (row - route["nuggets"]) + "\n", style="dim")
    return out


def _table(scene: Scene, *, wide: bool = True, total: bool = True) -> Text:
    view = scene.view
    wide = wide and scene.width >= TABLE_ROOM
    columns = [*GOODS, "nuggets", "bonus", *(["total"] if total else [])]
    if wide:
        heads = [scene.phrases.text(f"rails-table-{name}") for name in columns]
    else:
        heads = [*(LETTERS[kind] for kind in GOODS), "n", "+", "="][: len(columns)]
    room = [max(cell_len(head), 3) + 1 for head in heads]
    out = Text("  ")
    for head, width in zip(heads, room, strict=True):
        out.append(padded(head, width, right=True), style="dim")
    out.append("\n")
    for seat, route in enumerate(view["routes"]):
        shape, style = seat_mark(seat)
        out.append(f"{shape} ", style=style)
        cells = [_box(box) for box in route["boxes"]]
        cells += [str(route["nugget_points"]), str(route["bonus"]), str(route["score"])]
        for place, (mark, width) in enumerate(zip(cells, room, strict=False)):
            look = "bold" if place == 8 else ("dim" if mark.startswith("(") else "")
            out.append(f"{mark:>{width}}", style=look)
        out.append("\n")
    return out


def _box(box: Mapping[str, Any]) -> str:
    if box["points"] is not None:
        return str(box["points"])
    return f"({box['aboard']})" if box["aboard"] else "·"
