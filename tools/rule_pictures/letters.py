"""`python -m tools.rule_pictures.letters`: extracts the outlines of letters used in pictures.

Needs `fonttools` and `brotli`, and the page's fonts in `web/node_modules`. Only for words in
non-Latin scripts. The result, `letters.json`, is committed, so drawing pictures needs neither.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from arizona.messages import files, locales
from tools.rule_pictures.paper import LATIN, ROOT, UNITS

FONT = "web/node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff2"
DIGITS = "0123456789 "


def wanted() -> list[str]:
    """The non-Latin letters of all words in pictures, with digits and the space."""
    letters: set[str] = set()
    for locale in locales():
        for path in files(locale):
            lines = [one for one in path.read_text("utf-8").splitlines() if "-picture-" in one]
            letters.update(letter for line in lines for letter in line if ord(letter) > LATIN)
    return sorted({*letters, *DIGITS}) if letters else []


def main() -> None:
    font = TTFont(ROOT / FONT)
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), UNITS / font["head"].unitsPerEm
    found: dict[str, tuple[float, str]] = {}
    for letter in wanted():
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        found[letter] = (round(glyph.width * scale), pen.getCommands())
    text = json.dumps(found, ensure_ascii=False, indent=0)
    (Path(__file__).parent / "letters.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
