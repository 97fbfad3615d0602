"""Terminal drawing of a Knight position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from arizona.terminal.drawing import Scene, padded, score_line

WALL = "▓"
GAP = " "
EMPTIED = "·"
LEGAL_PLACE = "∘"
TONES = ("on grey23", "on grey15")
CHIP_STYLES = ("", "bold", "bold green", "bold yellow")


@dataclass
class Cell:
    """One cell of the board: its character, style and whether it is a legal target."""

    mark: str
    style: str
    target: bool = False


def draw(scene: Scene) -> Text:
    view = scene.view
    out = Text()
    out.append_text(score_line(scene))
    counted = scene.phrases.text("knight-game-of", game=view["game"] + 1, games=view["games"])
    out.append(f" {counted}\n", style="dim")
    if view["phase"] in ("pick", "tile"):
        out.append_text(_hands(scene))
    elif view["placing"] is not None:
        tiles = [_turned(turn) for turn in view["placing"]["turns"]]
        out.append_text(_tiles_side_by_side(tiles, scene.width))
    cells = _cells(scene)
    if cells:
        out.append_text(_board(scene, cells))
    return out


def _turned(turn: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a turned tile in the form of a hand tile."""
    marks = {(c["column"], c["row"]): "#" if c["wall"] else "o" for c in turn["cells"]}
    left, right = min(x for x, _ in marks), max(x for x, _ in marks)
    rows = [
        "".join(marks.get((x, y), ".") for x in range(left, right + 1))
        for y in range(max(y for _, y in marks) + 1)
    ]
    return {"name": f"turn {turn['turn']}", "rows": rows}


def _cells(scene: Scene) -> dict[tuple[int, int], Cell]:
    view = scene.view
    cells: dict[tuple[int, int], Cell] = {}
    for tile in view["tiles"]:
        for cell in tile["cells"]:
            cells[cell["column"], cell["row"]] = _tile_cell(scene, cell)
    knight = view["knight"]
    if knight is not None:
        cells[knight["column"], knight["row"]] = Cell("♞", "bold black on bright_white")
    if view["phase"] in ("column", "row"):
        for place in view["placing"]["turns"][0]["places"]:
            here = place["column"], place["row"]
            if here not in cells:
                cells[here] = Cell(LEGAL_PLACE, "cyan")
    return cells


def _tile_cell(scene: Scene, cell: Mapping[str, Any]) -> Cell:
    tone = TONES[(cell["column"] + cell["row"]) % 2]
    if cell["wall"]:
        return Cell(WALL, f"red {tone}")
    target = f"space:{cell['column']},{cell['row']}" in scene.targets
    chip = cell["chip"]
    mark = str(chip) if chip else EMPTIED
    style = f"{CHIP_STYLES[chip]} {tone}" if chip else f"dim {tone}"
    if target:
        style = "bold black on bright_cyan"
    return Cell(mark, style.strip(), target)


def _board(scene: Scene, cells: dict[tuple[int, int], Cell]) -> Text:
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    ruler = max(len(str(top)), len(str(bottom))) + 1
    room = max(scene.width - ruler - 1, 3)
    wide = 3 if (right - left + 1) * 3 <= room else 2
    fits = room // wide
    cropped = right - left + 1 > fits
    if cropped:
        left = _first_column(scene, left, right, fits)
        right = left + fits - 1
    out = Text()
    out.append(" " * ruler)
    out.append(_columns(left, right, wide) + "\n", style="dim")
    for row in range(top, bottom + 1):
        out.append(f"{row:>{ruler - 1}} ", style="dim")
        for column in range(left, right + 1):
            cell = cells.get((column, row))
            if cell is None:
                out.append(GAP * wide)
            else:
                out.append(_framed(cell, wide), style=cell.style)
        out.append("\n")
    if cropped:
        note = scene.phrases.text("terminal-cropped", left=left, right=right)
        out.append(f"{note}\n", style="dim")
    return out


def _columns(left: int, right: int, wide: int) -> str:
    """Return the column numbers above the board; skips some if they do not fit."""
    longest = max(len(str(left)), len(str(right)))
    step = longest // wide + 1
    line = ""
    for column in range(left, right + 1):
        room = (column - left) * wide + 2 - len(line)
        if column % step == 0 and len(str(column)) <= room:
            line += f"{column:>{room}}"
    return line


def _framed(cell: Cell, wide: int) -> str:
    if cell.mark == WALL:
        return WALL * wide
    if wide == 3:
        return f"[{cell.mark}]" if cell.target else f" {cell.mark} "
    return f"›{cell.mark}" if cell.target else f" {cell.mark}"


def _first_column(scene: Scene, left: int, right: int, fits: int) -> int:
    knight = scene.view["knight"]
    middle = knight["column"] if knight is not None else (left + right) // 2
    return int(max(left, min(middle - fits // 2, right - fits + 1)))


def _hands(scene: Scene) -> Text:
    out = Text()
    view = scene.view
    groups = [(scene.names[seat], hand) for seat, hand in enumerate(view["hands"])]
    if view["phase"] == "pick":
        groups.append((scene.phrases.text("knight-to-pick"), view["pool"]))
    for name, hand in groups:
        if not hand:
            continue
        out.append(f"{name}\n", style="bold")
        shown = [{**tile, "name": scene.phrases.named(tile["name"])} for tile in hand]
        out.append_text(_tiles_side_by_side(shown, scene.width))
    return out


def _tiles_side_by_side(hand: Sequence[Mapping[str, Any]], width: int) -> Text:
    """Return the tiles in as few rows as the width allows."""
    out = Text()
    row: list[tuple[Mapping[str, Any], int]] = []
    for tile in hand:
        room = max(len(tile["rows"][0]) * 2, cell_len(tile["name"])) + 2
        if row and 2 + sum(taken for _, taken in row) + room > width:
            out.append_text(_row_of_tiles(row))
            row = []
        row.append((tile, room))
    if row:
        out.append_text(_row_of_tiles(row))
    return out


def _row_of_tiles(tiles: list[tuple[Mapping[str, Any], int]]) -> Text:
    out = Text("  ")
    for tile, room in tiles:
        out.append(padded(tile["name"], room), style="dim")
    out.append("\n")
    for line in range(max(len(tile["rows"]) for tile, _ in tiles)):
        out.append("  ")
        for tile, room in tiles:
            row = tile["rows"][line] if line < len(tile["rows"]) else ""
            shown = row.replace("o", "□ ").replace("#", WALL * 2).replace(".", "  ")
            out.append(f"{shown:<{room}}", style="grey70")
        out.append("\n")
    return out
