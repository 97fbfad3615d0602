"""Print jobs as JSON: what the browser page sends and the printing process reads."""

from __future__ import annotations

from typing import Any

import arizona
from arizona.engine.content import DEFAULT, load
from arizona.engine.record import parse_record
from arizona.printing.keepsake import print_keepsake
from arizona.printing.print_job import PrintJob, read_choices, read_parts
from arizona.printing.typesetting import choices_of, first_page, parts_of, print_order


def read_order(asked: dict[str, Any]) -> PrintJob:
    """Parse a job; missing fields have their defaults."""
    game = arizona.get_game(str(asked["game"]))
    content = load(game, str(asked.get("content", DEFAULT)))
    copies = {str(name): int(count) for name, count in asked.get("parts", {}).items()}
    return PrintJob(
        game,
        content,
        read_parts(parts_of(game.name, content), list(copies), copies),
        str(asked.get("paper", "a4")),
        str(asked.get("ink", "colour")),
        str(asked.get("language", "en")),
        str(asked.get("seed", "")),
        bool(asked.get("marks", True)),
        bool(asked.get("backs", False)),
        read_choices(choices_of(game.name, content), asked.get("choices", {})),
    )


def printed(asked: dict[str, Any]) -> bytes:
    """The PDF of a job or of a finished game, or an image of the job's first page."""
    if "record" in asked:
        record = parse_record(str(asked["record"]))
        paper, ink = str(asked.get("paper", "a4")), str(asked.get("ink", "colour"))
        return print_keepsake(record, paper, ink, str(asked.get("language", "en"))).pdf
    order = read_order(asked)
    return first_page(order) if asked.get("picture") else print_order(order).pdf
