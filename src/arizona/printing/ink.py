"""Converts the page's drawings for paper: with actual colors, or as outlines to save ink."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*))?\)")
MIXED: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) ?/ ?([\d.]+)\)")
FILL: Final = re.compile(r'fill="(#[0-9a-fA-F]{3,8}|rgb[^"]*)"')
STROKE: Final = re.compile(r'stroke="(#[0-9a-fA-F]{3,8}|rgb[^"]*)"')
INK: Final = "#2b2019"
DEEPEST: Final = 8
"""Maximum nesting depth of color variables."""


@cache
def drawings(folder: Path) -> dict[str, Any]:
    """The page's drawings of a game, stored as JSON in its folder."""
    read: dict[str, Any] = json.loads((folder / "drawings.json").read_text("utf-8"))
    return read


def colored(drawing: str, colors: Mapping[str, str]) -> str:
    """Replace color variables in a drawing with actual colors."""

    def color(found: re.Match[str]) -> str:
        return colors.get(found[1], found[2] or INK)

    for _ in range(DEEPEST):
        if "var(" not in drawing:
            break
        drawing = VARIABLE.sub(color, drawing)
    return MIXED.sub(_hex, drawing).replace("currentColor", INK)


def _hex(found: re.Match[str]) -> str:
    red, green, blue = (int(found[part]) for part in (1, 2, 3))
    return f"#{red:02x}{green:02x}{blue:02x}{round(float(found[4]) * 255):02x}"


def lines_only(drawing: str, width: float = 0.5) -> str:
    """The shapes as outlines on white, as in a coloring book."""
    outline = f'fill="#fff" stroke="#3a3a3a" stroke-width="{width:g}"'
    shapes = re.split(r"(<[^>]*>)", drawing)
    return "".join(_outlined(tag, outline) if tag.startswith("<") else tag for tag in shapes)


def _outlined(tag: str, outline: str) -> str:
    if tag.startswith("<text"):
        return FILL.sub('fill="#222"', tag)
    if FILL.search(tag) and "stroke" not in tag:
        return FILL.sub(outline, tag)
    return STROKE.sub('stroke="#3a3a3a"', FILL.sub('fill="#fff"', tag))


def gray(drawing: str) -> str:
    """A small symbol in grays of the same lightness."""

    def tone(found: re.Match[str]) -> str:
        code = found[2]
        if len(code) < 6:
            code = "".join(letter * 2 for letter in code[:3])
        red, green, blue = (int(code[at : at + 2], 16) for at in (0, 2, 4))
        light = round(0.3 * red + 0.59 * green + 0.11 * blue)
        shade = 255 if light > 215 else light * 2 // 3
        return f'{found[1]}="#{shade:02x}{shade:02x}{shade:02x}"'

    return re.sub(r'(fill|stroke)="#([0-9a-fA-F]{3,8})"', tone, drawing)


def svg(body: str, box: str, style: str = "") -> str:
    """A standalone SVG document."""
    wide, high = box.split()[2:]
    head = f"<style>{style}</style>" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide}" '
        f'height="{high}">{head}{body}</svg>'
    )
