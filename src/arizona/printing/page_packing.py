"""Packs items of different sizes on pages, in rows with the tallest first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from arizona.printing.print_job import PAPERS, PrintJob

EDGE: Final = 9.0
FOOT: Final = 11.0
"""Margins in millimeters: sides and top, and the bottom with the footer."""


def interlocked(
    order: PrintJob, things: list[tuple[str, list[tuple[int, int]]]], space: float, gap: float
) -> list[Any]:
    """Pack polyominoes on a grid, largest first, and return their positions page by page.

    ``things`` are names with cells (row, column); ``x`` and ``y`` are the corner of the bounding
    box.
    """
    wide, high = PAPERS[order.paper]
    pitch = space + gap
    columns = int((wide - 2 * EDGE + gap) / pitch)
    rows = int((high - EDGE - FOOT + gap) / pitch)
    left = (wide - columns * pitch + gap) / 2
    taken: list[set[tuple[int, int]]] = []
    pages: list[list[dict[str, Any]]] = []
    for name, cells in sorted(things, key=lambda thing: -len(thing[1])):
        page, row, column = _spot(taken, cells, rows, columns)
        if page == len(taken):
            taken.append(set())
            pages.append([])
        taken[page].update((row + y, column + x) for y, x in cells)
        x, y = round(left + column * pitch, 2), round(EDGE + row * pitch, 2)
        pages[page].append({"name": name, "x": x, "y": y})
    return pages


def _spot(
    taken: list[set[tuple[int, int]]], cells: list[tuple[int, int]], rows: int, columns: int
) -> tuple[int, int, int]:
    """The first free position of a polyomino: page, row, column."""
    tall, long = (max(cell[axis] for cell in cells) for axis in (0, 1))
    for page, used in enumerate(taken):
        for row in range(rows - tall):
            for column in range(columns - long):
                if not any((row + y, column + x) in used for y, x in cells):
                    return page, row, column
    return len(taken), 0, 0


@dataclass
class _Shelf:
    top: float
    tall: float
    used: float = 0.0


@dataclass
class _Page:
    shelves: list[_Shelf] = field(default_factory=list)
    placed: list[dict[str, Any]] = field(default_factory=list)


def pack_pages(order: PrintJob, things: list[tuple[str, float, float]], gap: float) -> list[Any]:
    """Positions of named items in millimeters, page by page; every row is centered."""
    wide, high = PAPERS[order.paper]
    room, deep = wide - 2 * EDGE, high - EDGE - FOOT
    pages: list[_Page] = []
    for name, w, h in sorted(things, key=lambda thing: (-thing[2], -thing[1])):
        if not any(_put(page, name, w, h, room, deep, gap) for page in pages):
            pages.append(_Page())
            _put(pages[-1], name, w, h, room, deep, gap)
    for page in pages:
        for thing in page.placed:
            shelf = thing.pop("shelf")
            thing["x"] = round(thing["x"] + EDGE + (room - shelf.used) / 2, 2)
            thing["y"] = round(thing["y"] + EDGE, 2)
    return [page.placed for page in pages]


def _put(page: _Page, name: str, w: float, h: float, room: float, deep: float, gap: float) -> bool:
    for shelf in page.shelves:
        if h <= shelf.tall and shelf.used + gap + w <= room:
            return _place(page, shelf, name, w, h, gap)
    top = page.shelves[-1].top + page.shelves[-1].tall + gap if page.shelves else 0.0
    if page.shelves and top + h > deep:
        return False
    page.shelves.append(_Shelf(top, h))
    return _place(page, page.shelves[-1], name, w, h, 0.0)


def _place(page: _Page, shelf: _Shelf, name: str, w: float, h: float, gap: float) -> bool:
    x = shelf.used + gap
    shelf.used = x + w
    page.placed.append({"name": name, "x": x, "y": shelf.top, "w": w, "h": h, "shelf": shelf})
    return True
