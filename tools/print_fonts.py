"""Subsets the Korean print fonts to everyday syllables.

The fonts come from npm unchanged (``@expo-google-fonts/*``), except for Noto Sans KR, which has
6 MB per weight. Run this with the folder of that package::

    uv run --with fonttools python -m tools.print_fonts node_modules/@expo-google-fonts/noto-sans-kr
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

FONTS = Path(__file__).resolve().parents[1] / "src" / "arizona" / "printing" / "fonts"
WEIGHTS = {"400Regular": "Regular", "600SemiBold": "SemiBold"}
LATIN = [*range(0x20, 0x17F), *range(0x2010, 0x2040), *range(0x2190, 0x2194), 0x2212]
KOREAN_SIGNS = [*range(0x3000, 0x3020), *range(0x3131, 0x3164)]


def everyday() -> list[int]:
    """The 2350 syllables of KS X 1001, which EUC-KR encodes in two bytes."""
    every = range(0xAC00, 0xD7A4)
    return [code for code in every if len(chr(code).encode("euc-kr", "ignore")) == 2]


def main() -> None:
    subset: Any = importlib.import_module("fontTools.subset")
    for folder, weight in WEIGHTS.items():
        options = subset.Options()
        options.layout_features = ["kern", "liga"]
        options.hinting = False
        options.name_IDs = ["*"]
        options.recalc_timestamp = False
        source = next((Path(sys.argv[1]) / folder).glob("*.ttf"))
        font = subset.load_font(str(source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[*everyday(), *LATIN, *KOREAN_SIGNS])
        cutter.subset(font)
        subset.save_font(font, str(FONTS / f"NotoSansKR-{weight}.ttf"), options)


if __name__ == "__main__":
    main()
