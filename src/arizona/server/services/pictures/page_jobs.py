"""Worker jobs for printing, pictures, hints, reviews and simulations."""

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
"""Maximum duration of any job."""
PRINT_SECONDS: Final = 45.0


@functools.cache
def job_runner() -> JobRunner:
    """Return this process's job runner, which caches recent games."""
    return JobRunner()


@job(5.0)
def answer_soon(job: Job) -> Answer:
    """Answer a hint or puzzle job; the time limit also includes the job's own thinking time."""
    return job_runner().answer(job)


@job(5.0, BACKGROUND)
def answer_part(job: Job) -> Answer:
    """Answer one part of a review or simulation."""
    return job_runner().answer(job)


@job(PRINT_SECONDS)
def print_pages(order: dict[str, Any]) -> bytes:
    """Render a print order as PDF, or its first page as a picture."""
    from arizona.printing.job_request import printed  # noqa: PLC0415 (takes long, seldom needed)

    try:
        return printed(order)
    except ArizonaError as error:
        raise Refusal("bad-options", str(error)[:300]) from None


@job()
def render_png(svg: str, fonts: str) -> bytes:
    """Render SVG as PNG with the fonts in the folder ``fonts``."""
    import resvg_py  # noqa: PLC0415 (an extra)

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(Path(fonts))]))
