"""Print jobs as JSON: what the browser page sends and the printing process reads."""

from __future__ import annotations

from typing import Any

import arizona
from arizona.engine.content import DEFAULT, load
from arizona.engine.record import parse_record
from arizona.printing.keepsake import print_keepsake
from arizona.printing.print_job import PrintJob, read_choices, read_parts
from arizona.printing.typesetting import choices_of, first_page, parts_of, print_order


def read_order(request: dict[str, Any]) -> PrintJob:
    """Parse a job; missing fields have their defaults."""
    game = arizona.get_game(str(request["game"]))
    content = load(game, str(request.get("content", DEFAULT)))
    copies = {str(name): int(count) for name, count in request.get("parts", {}).items()}
    return PrintJob(
        game,
        content,
        read_parts(parts_of(game.name, content), list(copies), copies),
        str(request.get("paper", "a4")),
        str(request.get("ink", "color")),
        str(request.get("language", "en")),
        str(request.get("seed", "")),
        bool(request.get("marks", True)),
        bool(request.get("backs", False)),
        read_choices(choices_of(game.name, content), request.get("choices", {})),
    )


def printed(request: dict[str, Any]) -> bytes:
    """The PDF of a job or of a finished game, or an image of the job's first page."""
    if "record" in request:
        record = parse_record(str(request["record"]))
        paper, ink = str(request.get("paper", "a4")), str(request.get("ink", "color"))
        return print_keepsake(record, paper, ink, str(request.get("language", "en"))).pdf
    order = read_order(request)
    return first_page(order) if request.get("picture") else print_order(order).pdf
