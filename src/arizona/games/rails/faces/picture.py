"""SVG picture of the sheets of Rails: the page's symbols and every player's line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

CELL = 48
SEATS = ("#1f9a92", "#c4583a", "#e2b23c", "#7a5aa8")
STYLE = """
.rs-f{stroke:none} .rs-l,.rs-p{stroke:#2b2019;stroke-width:1.8;stroke-linecap:round;
stroke-linejoin:round} .rs-l{fill:none} .rs-p{fill:#fffaf0} .rs-k{fill:#2b2019}
.rs-thin{stroke-width:1.5} .rs-o55{opacity:.55} .rs-o62{opacity:.62}
.rs-fill-paper{fill:#fffaf0} .rs-fill-face{fill:#4a3a2d} .rs-fill-fleece{fill:#fffaf0}
.rs-fill-wall{fill:#f4e8d0} .rs-fill-cow{fill:#c9a37a} .rs-fill-wheat{fill:#e2b23c}
.rs-fill-apple{fill:#c4583a} .rs-fill-mineral{fill:#41b8ae} .rs-fill-wood{fill:#8f5a3a}
.rs-fill-mountain{fill:#b9a893} .rs-fill-town{fill:#d97757} .rs-fill-nugget{fill:#e2b23c}
"""
HERE = Path(__file__).resolve().parent


@cache
def symbols() -> str:
    """Return the page's symbols: next to this file in a wheel, in ``web/`` in a checkout."""
    beside = HERE / "symbols.svg"
    there = HERE.parents[4] / "web" / "src" / "games" / "rails" / "art" / "symbols.svg"
    return (beside if beside.exists() else there).read_text("utf-8")


def draw(view: Mapping[str, Any], names: list[str]) -> str:
    """Return the SVG source with one sheet per seat, in two columns."""
    size = view["sheet"]["size"]
    side = (size + 1) * CELL
    seats = len(view["routes"])
    wide = 2 if seats > 1 else 1
    high = -(-seats // wide)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side * wide} {side * high}" '
        f'width="{side * wide // 2}" height="{side * high // 2}">',
        f"<style>{STYLE}</style><defs>{symbols()}</defs>",
        f'<rect width="{side * wide}" height="{side * high}" fill="#e8d3ab"/>',
    ]
    for seat, route in enumerate(view["routes"]):
        x, y = seat % wide * side + CELL // 2, seat // wide * side + CELL // 2
        mine = view["seat"] == seat
        out.append(f'<g transform="translate({x} {y})">{_sheet(view, route, seat, mine)}</g>')
    return "\n".join([*out, "</svg>"])


def _sheet(view: Mapping[str, Any], route: Mapping[str, Any], seat: int, mine: bool) -> str:
    size = view["sheet"]["size"]
    color = SEATS[seat]
    edge = 6 if mine else 2
    out = [
        f'<rect x="-8" y="-8" width="{size * CELL + 16}" height="{size * CELL + 16}" rx="8" '
        f'fill="#fbf5e9" stroke="{color}" stroke-width="{edge}"/>'
    ]
    for cell, symbol in enumerate(view["sheet"]["symbols"]):
        x, y = cell % size * CELL + 6, cell // size * CELL + 6
        out.append(f'<use href="#rails-{symbol}" x="{x}" y="{y}" width="36" height="36"/>')
    for section in route["sections"]:
        points = " ".join(",".join(str(n) for n in _middle(name)) for name in section["spaces"])
        out.append(
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="5" '
            'stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>'
        )
    stops = [(stop["at"], stop["state"]) for stop in route["stops"]]
    if route["start"] is not None:
        stops.insert(0, (route["start"], "plain"))
    for name, state in stops:
        x, y = _middle(name)
        fill = f"{color}44" if state == "aboard" else "none"
        out.append(
            f'<circle cx="{x}" cy="{y}" r="21" fill="{fill}" stroke="{color}" stroke-width="4"/>'
        )
        if state == "delivered":
            out.append(f'<path d="M{x - 14} {y + 14}L{x + 14} {y - 14}" {_pen(color)}/>')
    if route["head"] is not None:
        x, y = _middle(route["head"])
        out.append(f'<circle cx="{x}" cy="{y}" r="7" fill="{color}"/>')
    return "".join(out)


def _pen(color: str) -> str:
    return f'stroke="{color}" stroke-width="4" stroke-linecap="round"'


def _middle(name: str) -> tuple[int, int]:
    return (ord(name[0]) - 65) * CELL + CELL // 2, (int(name[1:]) - 1) * CELL + CELL // 2
