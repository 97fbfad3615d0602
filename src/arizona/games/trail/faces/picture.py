"""SVG image of a Trail position: each player's mural, the tracks, the Ladder and Gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SEATS = ("#1f9a92", "#c4583a", "#e2b23c", "#7a5aa8")
TERRAINS = {
    "mountain": "#2c3e5e",
    "plateau": "#4f6038",
    "desert": "#d6b985",
    "canyon": "#8f3a25",
}
KINDS = {
    **{"turquoise": "#41b8ae", "copper": "#d97757", "silver": "#c9c4bb", "supplies": "#9aab78"},
    **{"health": "#c4583a", "water": "#5a8fc4", "gold": "#e2b23c", "grit": "#6d5a49", **TERRAINS},
}
PIECES = ("#7d8f5c", "#c4583a", "#1f9a92", "#a97a12", "#7a5aa8", "#4f6038")
CELL = 30
MURAL = 6 * CELL
WIDE = 4 * (MURAL + 24) + 24
TOP = 230
MARKER = 'fill="#fffaf0" stroke="#2b2019"'


def draw(view: Mapping[str, Any], names: list[str]) -> str:
    """Return the image as SVG."""
    height = TOP + MURAL + 110
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{height}">',
        f'<rect width="{WIDE}" height="{height}" fill="#f4e8d0"/>',
    ]
    for number, track in enumerate(view["tracks"]):
        out += _track(24 + number * 40, track)
    out += _ladder(24 + 4 * 40, view["ladder"])
    for seat, player in enumerate(view["players"]):
        x = 24 + seat * (MURAL + 24)
        out.append(f'<g transform="translate({x} {TOP})">{_player(view, seat, player)}</g>')
    return "\n".join([*out, "</svg>"])


def _track(y: int, track: Mapping[str, Any]) -> list[str]:
    out = []
    step = (WIDE - 48) / 13
    for space in range(13):
        x = 24 + space * step
        fill = TERRAINS[track["terrain"]]
        out.append(
            f'<rect x="{x:g}" y="{y}" width="{step - 4:g}" height="32" rx="5" fill="{fill}" '
            f'opacity="{0.35 + 0.05 * space:.2f}"/>'
        )
        if track["marker"] == space:
            out.append(f'<circle cx="{x + step - 14:g}" cy="{y + 8}" r="5" {MARKER}/>')
        here = [seat for seat, place in enumerate(track["places"]) if place == space]
        out += [_token(x + 10 + 13 * n, y + 21, seat) for n, seat in enumerate(here)]
    return out


def _ladder(y: int, ladder: Mapping[str, Any]) -> list[str]:
    levels = len(ladder["levels"])
    step = (WIDE - 48) / levels
    out = []
    for level in range(levels):
        x = 24 + level * step
        out.append(
            f'<rect x="{x:g}" y="{y}" width="{step - 2:g}" height="32" fill="#d97757" '
            f'opacity="{0.25 + 0.03 * level:.2f}"/>'
        )
        here = [seat for seat, place in enumerate(ladder["places"]) if place == level]
        out += [_token(x + 8 + 9 * n, y + 16, seat) for n, seat in enumerate(here)]
    return out


def _token(x: float, y: float, seat: int) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="{SEATS[seat]}" stroke="#2b2019" '
        'stroke-width="1.5"/>'
    )


def _player(view: Mapping[str, Any], seat: int, player: Mapping[str, Any]) -> str:
    edge = 5 if view["seat"] == seat else 2
    out = [
        f'<rect x="-4" y="-4" width="{MURAL + 8}" height="{MURAL + 8}" rx="6" fill="#fbf5e9" '
        f'stroke="{SEATS[seat]}" stroke-width="{edge}"/>'
    ]
    for space in view["mural"]:
        x, y = _place(space["at"])
        out.append(
            f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" fill="#e8d3ab"/>'
        )
        if space["icon"] in KINDS:
            fill = KINDS[space["icon"]]
            out.append(f'<circle cx="{x + 15}" cy="{y + 15}" r="7" fill="{fill}"/>')
        if space["flag"]:
            out.append(f'<path d="M{x + 9} {y + 24}V{y + 6}l12 5-12 5" fill="#c4583a"/>')
    for number, piece in enumerate(player["mural"]):
        fill = "#f0a8b8" if piece["id"] == "blossom" else PIECES[number % len(PIECES)]
        for at in piece["cells"]:
            x, y = _place(at)
            out.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}"/>')
    out += _stock(player)
    return "".join(out)


def _stock(player: Mapping[str, Any]) -> list[str]:
    """Draw a bar for each resource, one for Gold and one for Grit."""
    amounts = [*player["stock"].items(), ("gold", player["gold"]), ("grit", player["grit"])]
    wide = MURAL / len(amounts)
    out = []
    for number, (kind, amount) in enumerate(amounts):
        most = 60 if kind in ("gold", "grit") else 10
        high = min(1.0, max(0.0, amount / most)) * 80
        x = number * wide
        out.append(
            f'<rect x="{x:g}" y="{MURAL + 14}" width="{wide - 4:g}" height="80" fill="#e8d3ab"/>'
            f'<rect x="{x:g}" y="{MURAL + 94 - high:g}" width="{wide - 4:g}" height="{high:g}" '
            f'fill="{KINDS[kind]}"/>'
        )
    return out


def _place(name: str) -> tuple[int, int]:
    return (ord(name[0]) - 65) * CELL, (int(name[1:]) - 1) * CELL
