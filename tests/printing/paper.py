"""Reads PDFs for tests: page sizes in millimeters, text and pixels."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pypdfium2
from numpy.typing import NDArray

import arizona
from arizona.engine.content import load
from arizona.printing.print_job import PrintJob, read_choices, read_parts
from arizona.printing.typesetting import Printed, choices_of, parts_of, print_order

POINT = 25.4 / 72
Pixels = NDArray[np.uint8]


@cache
def printed(game: str, what: str = "", pack: str = "default", **given: Any) -> Printed:
    """Print an order as the command line does, with a cached result."""
    return print_order(ordered(game, what, pack, **given))


def ordered(game: str, what: str = "", pack: str = "default", **given: Any) -> PrintJob:
    """Return an order as the command line reads it: the whole set unless parts are named."""
    chosen = arizona.get_game(game)
    content = load(chosen, pack)
    parts = parts_of(game, content)
    names = [name for name in what.split(",") if name]
    options = {
        name: str(given.pop(name.replace("-", "_")))
        for name in [choice.name for choice in choices_of(game, content)]
        if name.replace("-", "_") in given
    }
    choices = read_choices(choices_of(game, content), options)
    return PrintJob(
        chosen, content, read_parts(parts, names, dict.fromkeys(names, 1)), choices=choices, **given
    )


class Paper:
    """A PDF that was opened."""

    def __init__(self, made: Printed) -> None:
        self.document = pypdfium2.PdfDocument(made.pdf)

    def __len__(self) -> int:
        return len(self.document)

    def sizes(self) -> set[tuple[float, float]]:
        """Return the width and height of each page in millimeters."""
        found = [self.document[number].get_size() for number in range(len(self))]
        return {(round(w * POINT, 1), round(h * POINT, 1)) for w, h in found}

    def text(self, page: int | None = None) -> str:
        """Return the text of a page, or of all pages."""
        pages = range(len(self)) if page is None else [page]
        return "\n".join(
            self.document[number].get_textpage().get_text_bounded().replace("\r", "")
            for number in pages
        )

    def lines(self) -> Counter[str]:
        """Count the lines of text on the pages."""
        return Counter(line.strip() for line in self.text().split("\n"))

    def pixels(self, page: int, scale: float = 1.0) -> Pixels:
        """Render a page as an array of height × width × 3."""
        picture = self.document[page].render(scale=scale).to_numpy()
        return np.asarray(picture[:, :, :3], np.uint8)


def millimeters(count: float, scale: float = 1.0) -> int:
    """Convert millimeters to pixels."""
    return round(count / POINT * scale)
