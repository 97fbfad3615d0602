"""Draws a learning curve as a small SVG that is readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 144, 48, 56
RIVALS = 3
"""Number of colors in the style; further lines reuse them."""
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #4a3b2f }
.title { font-size: 17px; font-weight: 600 }
.grid { stroke: #c9b9a6; stroke-width: 1 }
.even { stroke: #8d7b69; stroke-width: 1; stroke-dasharray: 5 4 }
.ground { fill: #fbf6ee }
polyline { fill: none; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round }
text.rival { fill: currentColor }
.rival-0 { color: #b4532a } .rival-1 { color: #2f6f73 } .rival-2 { color: #8a6d1d }
@media (prefers-color-scheme: dark) {
  text { fill: #e8dccb } .ground { fill: #241d18 } .grid { stroke: #4c4036 }
  .rival-0 { color: #ee8e42 } .rival-1 { color: #60b2ac } .rival-2 { color: #d9b84f }
}
"""


def even_step(most: float) -> float:
    """Return a round step that divides a length into at most seven parts."""
    step: float = 1
    while True:
        for times in (1, 2, 5):
            if most / (step * times) <= 7:
                return step * times
        step *= 10


def draw(
    path: Path,
    title: str,
    steps: Sequence[float],
    shares: Mapping[str, Sequence[float]],
) -> None:
    """Write an SVG of win rates (0 to 1) over steps, with one line per opponent."""
    most = max(steps) or 1.0
    across = WIDTH - LEFT - RIGHT
    down = HEIGHT - TOP - BOTTOM

    def place(step: float, share: float) -> str:
        return f"{LEFT + across * step / most:.1f},{TOP + down * (1 - share):.1f}"

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="title" x="{LEFT}" y="28">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        height = TOP + down * (1 - tenth / 10)
        out.append(
            f'<line class="grid" x1="{LEFT}" x2="{LEFT + across}" y1="{height}" y2="{height}"/>'
            f'<text x="{LEFT - 8}" y="{height + 5}" text-anchor="end">{tenth * 10} %</text>'
        )
    middle = TOP + down / 2
    out.append(f'<line class="even" x1="{LEFT}" x2="{LEFT + across}" y1="{middle}" y2="{middle}"/>')
    for number in range(int(most / even_step(most)) + 1):
        step = number * even_step(most)
        at = LEFT + across * step / most
        label = f"{step / 1e6:g} M" if step else "0"
        out.append(f'<text x="{at:.1f}" y="{TOP + down + 22}" text-anchor="middle">{label}</text>')
    out.append(
        f'<text x="{LEFT + across / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        "decisions of the learner</text>"
    )
    for rival, (name, line) in enumerate(shares.items()):
        kind = f"rival-{rival % RIVALS}"
        points = " ".join(place(*pair) for pair in zip(steps, line, strict=True))
        last = TOP + down * (1 - line[-1])
        out.append(
            f'<polyline class="{kind}" points="{points}"/>'
            f'<text class="rival {kind}" x="{LEFT + across + 10}" y="{last + 5:.1f}">'
            f"{name} {line[-1] * 100:.0f} %</text>"
        )
    out.append("</svg>")
    path.write_text("\n".join(out) + "\n", "utf-8")
