"""Rails: sheets, sections, stations."""

from __future__ import annotations

from tools.rule_pictures.paper import (
    CELL,
    INK,
    NO,
    PAPER,
    TEAL,
    WEB,
    Point,
    at,
    cross,
    svg,
    tick,
    word,
)

SYMBOLS = (WEB / "rails" / "art" / "symbols.svg").read_text("utf-8")
FILLS = {
    "cow": "#bd8355",
    "wheat": "#dfa92c",
    "apple": "#cf4f35",
    "mineral": "#8d78c2",
    "wood": "#cb8842",
    "mountain": "#8aa1bd",
    "town": "#cc6345",
    "nugget": "#e8b93a",
    "paper": "#fffaf0",
    "wall": "#fff6e4",
    "fleece": "#fffdf6",
    "face": "#5c4838",
}
RAILS_STYLE = (
    "<style>.rs-f{stroke:none}.rs-l,.rs-p{stroke:#5c4838;stroke-width:1.8;stroke-linecap:round;"
    "stroke-linejoin:round}.rs-l{fill:none}.rs-p{fill:#fffaf0}.rs-k{fill:#5c4838}"
    ".rs-o55{opacity:.55}.rs-o62{opacity:.62}.rs-thin{stroke-width:1.5}"
    + "".join(f".rs-fill-{name}{{fill:{fill}}}" for name, fill in FILLS.items())
    + "</style>"
)


def center(place: Point) -> Point:
    """The center of a space."""
    return place[0] * CELL + CELL / 2, place[1] * CELL + CELL / 2


class Sheet:
    """Part of a sheet: rows of letters, one for each symbol."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.body = ""
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter in LETTERS:
                    self.body += (
                        f'<use href="#rails-{LETTERS[letter]}" x="{x * CELL + 7}"'
                        f' y="{y * CELL + 7}" width="30" height="30"/>'
                    )

    def under(self, body: str) -> Sheet:
        """Add something below the symbols."""
        self.body = body + self.body
        return self

    def line(self, places: list[Point], *, color: str = INK, bad: bool = False) -> Sheet:
        """Add a railroad through the centers of spaces."""
        path = "L".join(f"{x:g} {y:g}" for x, y in map(center, places))
        paint = NO if bad else color
        dash = ' stroke-dasharray="7 5"' if bad else ""
        self.under(
            f'<path d="M{path}" fill="none" stroke="{paint}" stroke-width="4"'
            f' stroke-linejoin="round"{dash}/><path d="M{path}" fill="none" stroke="{paint}"'
            ' stroke-width="12" stroke-dasharray="2.5 7" opacity=".7"/>'
        )
        return self

    def ring(self, place: Point, color: str = INK) -> Sheet:
        """Add a circle around a symbol."""
        x, y = center(place)
        return self.under(
            f'<circle cx="{x:g}" cy="{y:g}" r="19" fill="#fffaf0" stroke="{color}"'
            ' stroke-width="3"/>'
        )

    def frame(self, place: Point) -> Sheet:
        """Mark the station where the route starts."""
        x, y = center(place)
        return self.under(
            f'<rect x="{x - 19:g}" y="{y - 19:g}" width="38" height="38" fill="#fffaf0"'
            f' stroke="{INK}" stroke-width="3"/>'
        )

    def more(self, body: str) -> Sheet:
        """Add something above the symbols."""
        self.body += body
        return self


LETTERS = {
    "c": "cow",
    "s": "sheep",
    "w": "wheat",
    "a": "apple",
    "m": "mineral",
    "l": "wood",
    "M": "mountain",
    "T": "town",
    "S": "station",
}


def rails(wide: float, high: float, *parts: tuple[float, float, Sheet | str]) -> str:
    """Parts of sheets side by side, with the symbols they use."""
    body = "".join(at(x, y, one if isinstance(one, str) else one.body) for x, y, one in parts)
    used = {name for name in LETTERS.values() if f"#rails-{name}" in body}
    drawn = [one for one in SYMBOLS.splitlines() if any(f'id="rails-{n}"' in one for n in used)]
    return svg(wide, high, f"<defs>{''.join(drawn)}</defs>{body}", style=RAILS_STYLE)


def rails_sheet() -> str:
    """Names of spaces."""
    sheet = Sheet(["sTcw", "MaSm", "wlMc", "aswT"]).ring((2, 3), TEAL)
    names = "".join(word(x * CELL + 22, -8, "ABCD"[x]) for x in range(4))
    names += "".join(word(-12, y * CELL + 28, str(y + 1)) for y in range(4))
    return rails(290, 240, (40, 44, sheet.more(names)), (0, 0, word(252, 204, "C4", fill=TEAL)))


def rails_start() -> str:
    """A first section and the next one."""
    sheet = Sheet(["wMcT", "aSms", "lcaw"])
    sheet.ring((2, 2)).ring((3, 1), TEAL).frame((1, 1))
    sheet.line([(1, 1), (1, 2), (2, 2)]).line([(2, 2), (3, 2), (3, 1)], color=TEAL)
    return rails(216, 172, (20, 20, sheet))


SECTIONS: dict[int, list[Point]] = {
    1: [(0, 0), (1, 0)],
    2: [(0, 0), (1, 0), (1, 1)],
    3: [(0, 0), (1, 0), (1, 1), (2, 1)],
    4: [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3)],
    5: [(0, 0), (1, 1), (2, 2)],
    6: [(0, 0), (1, 0), (2, 0)],
}
PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}


def die(value: int) -> str:
    body = f'<rect width="36" height="36" rx="8" fill="#fff8e8" stroke="{INK}" stroke-width="2"/>'
    for pip in PIPS[value]:
        n = "abcdefghi".index(pip)
        body += f'<circle cx="{9 + n % 3 * 9}" cy="{9 + n // 3 * 9}" r="3.2" fill="{INK}"/>'
    return body


def rails_shapes() -> str:
    """The six shapes."""
    body, x = "", 24.0
    for value, places in SECTIONS.items():
        wide = max(px for px, _ in places) + 1
        path = "L".join(f"{px * 38 + 14:g} {py * 38 + 14:g}" for px, py in places)
        end = (places[-1][0] * 38 + 14, places[-1][1] * 38 + 14)
        shape = f'<path d="M{path}" fill="none" stroke="{INK}" stroke-width="4"/>'
        for px, py in places[1:-1]:
            shape += f'<circle cx="{px * 38 + 14:g}" cy="{py * 38 + 14:g}" r="4" fill="{INK}"/>'
        shape += f'<circle cx="14" cy="14" r="8" fill="{INK}"/>'
        shape += f'<circle cx="{end[0]:g}" cy="{end[1]:g}" r="9" fill="{PAPER}" stroke="{INK}"'
        shape += ' stroke-width="4"/>'
        body += at(x, 18, die(value)) + at(x, 72, shape)
        x += max(wide * 38 + 14, 60)
    return svg(x + 4, 232, body)


def rails_cross() -> str:
    """A line that continues correctly, one that reuses its own section, one that crosses itself."""
    good = Sheet(["wcTa", "mMsl", "aSwc", "lTmM"]).frame((1, 2)).ring((2, 1)).ring((3, 3))
    good.line([(1, 2), (1, 1), (2, 1)]).line([(2, 1), (3, 1), (3, 2), (3, 3)])
    used = Sheet(["wcTa", "mMsl", "aSwc", "lTmM"]).frame((1, 2)).ring((2, 1))
    used.line([(1, 2), (1, 1), (2, 1)]).line([(2, 1), (1, 1), (0, 1)], bad=True)
    over = Sheet(["wcTa", "mMsl", "aSwc", "lTmM"]).frame((1, 2)).ring((3, 0)).ring((3, 2))
    over.line([(1, 2), (2, 1), (3, 0)]).line([(3, 0), (3, 1), (3, 2)])
    over.line([(3, 2), (2, 2)]).line([(2, 2), (1, 1)], bad=True)
    marks = tick(106, 218) + cross(306, 218) + cross(506, 218)
    return rails(616, 242, (18, 16, good), (218, 16, used), (418, 16, over), (0, 0, marks))


def rails_station() -> str:
    """Which symbols can be taken second."""
    sheet = Sheet(["wca", "TSm", "lsM"]).ring((1, 1))
    for place in ((1, 0), (2, 1), (1, 2)):
        sheet.ring(place, TEAL)
    sheet.line([(-0.6, 1), (0, 1), (1, 1)]).line([(1, 1), (2, 1)], color=TEAL)
    corners = "".join(
        f'<path d="M{x * CELL + 12} {y * CELL + 12}l20 20m0-20l-20 20" stroke="{NO}"'
        ' stroke-width="3"/>'
        for x, y in ((0, 0), (2, 0), (0, 2), (2, 2))
    )
    return rails(210, 172, (54, 20, sheet.more(corners)))


def rails_weather() -> str:
    """A mountain in the middle of a diagonal."""
    bad = Sheet(["awc", "lMw", "sTm"]).ring((0, 0))
    bad.line([(0, 0), (1, 1), (2, 2)], bad=True)
    good = Sheet(["awc", "lMw", "sTm"]).ring((0, 0)).ring((2, 0))
    good.line([(0, 0), (1, 0), (2, 0)])
    return rails(352, 192, (20, 16, bad), (200, 16, good), (0, 0, cross(86, 170) + tick(266, 170)))
