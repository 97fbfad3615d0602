"""Tables of Rails' quick reference."""

from __future__ import annotations

import re

from arizona.engine.content import Content
from arizona.games.rails.rules.scoring import FIRST_BONUS, MISSING, TABLE
from arizona.messages import Phrases
from arizona.quick_reference import ReferenceTable
from arizona.rulebook import rules_page

SHAPE = re.compile(r"^ *\| (\d) \| (.+?) \| (.+?) \|", re.MULTILINE)
"""A row of the table of shapes in the rules (R-4.2): die, drawing, words."""


def tables(content: Content, phrases: Phrases) -> list[ReferenceTable]:
    """Return the points of deliveries, what else scores, and the shapes of the dice."""
    points = [str(points) for points in list(TABLE)[1:]]
    numbers = [str(number) for number in range(1, len(points) + 1)]
    dice = [list(row) for row in SHAPE.findall(rules_page("rails", phrases.locale))]
    heads = ("rails-aid-die", "rails-aid-drawn", "rails-aid-shape")
    return [
        ReferenceTable(
            phrases.text("rails-aid-deliveries"),
            [
                [phrases.text("web-rails-pieces"), *numbers],
                [phrases.text("web-rails-points"), *points],
            ],
        ),
        ReferenceTable(
            phrases.text("rails-aid-more"),
            [
                [phrases.text("rails-aid-what"), phrases.text("web-rails-points")],
                [phrases.text("rails-aid-first"), f"+{FIRST_BONUS}"],
                [phrases.text("rails-aid-missing"), f"−{-MISSING}"],
            ],
        ),
        ReferenceTable(phrases.text("rails-aid-dice"), [[phrases.text(id) for id in heads], *dice]),
    ]
