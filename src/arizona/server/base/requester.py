"""Who the current request is from, for code that queues work on its behalf."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from arizona.server.base.fair_queue import Requester

_current: Final[ContextVar[Requester]] = ContextVar("requester", default=Requester(""))  # noqa: B039
LONGEST_GUEST: Final = 80


def current_requester() -> Requester:
    """Who pays for the work of the current request."""
    return _current.get()


def set_requester(address: str, cookies: str, name: str) -> None:
    """Remember who the current request is from.

    The cookie is not verified here: the share of an address does not grow with its guests.
    """
    guest = ""
    for part in cookies.split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            guest = value[:LONGEST_GUEST]
    _current.set(Requester(address, guest))
