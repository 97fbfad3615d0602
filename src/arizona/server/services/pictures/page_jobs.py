"""Jobs on pages and bots: printing, pictures, hints, reviews, simulations."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final

from arizona.engine.errors import ArizonaError
from arizona.server.base.fair_queue import BACKGROUND
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.bots.worker import JobRunner
from arizona.server.tables.bot_requests import Answer, Job
from arizona.server.tables.job import job

LONGEST_SECONDS: Final = 120.0
"""No job takes longer."""
PRINT_SECONDS: Final = 45.0


@functools.cache
def thinker() -> JobRunner:
    """Remembers the games of this process."""
    return JobRunner()


@job(5.0)
def think_ahead(job: Job) -> Answer:
    """A hint, or a moment of a review as a puzzle; its own time comes on top of the limit."""
    return thinker().answer(job)


@job(5.0, BACKGROUND)
def think_long(job: Job) -> Answer:
    """A part of a review or of a simulation."""
    return thinker().answer(job)


@job(PRINT_SECONDS)
def print_pages(order: dict[str, Any]) -> bytes:
    """The PDF of an order, or a picture of its first page."""
    from arizona.printing.job_request import printed  # noqa: PLC0415 (takes long, seldom needed)

    try:
        return printed(order)
    except ArizonaError as error:
        raise Refusal("bad-options", str(error)[:300]) from None


@job()
def render_pixels(svg: str, fonts: str) -> bytes:
    """A drawing as PNG; ``fonts`` is the folder of the fonts."""
    import resvg_py  # noqa: PLC0415 (an extra)

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(Path(fonts))]))
