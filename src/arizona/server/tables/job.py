"""The decorator for functions that worker processes may run."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from arizona.server.base.fair_queue import INTERACTIVE
from arizona.server.tables.work import JOB_SECONDS

P = ParamSpec("P")
R = TypeVar("R")


def job(
    seconds: float = JOB_SECONDS, rank: int = INTERACTIVE
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function as a job, with its time limit and rank.

    Its arguments and result must be JSON-serializable.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        for name, value in (("is_job", True), ("seconds", seconds), ("rank", rank)):
            setattr(function, name, value)
        return function

    return mark
