"""The requester of the current request, for code that queues work on its behalf."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from arizona.server.base.fair_queue import Requester

_current: Final[ContextVar[Requester]] = ContextVar("requester", default=Requester(""))  # noqa: B039
LONGEST_GUEST: Final = 80


def current_requester() -> Requester:
    """Return the requester of the current request."""
    return _current.get()


def set_requester(address: str, cookies: str, name: str) -> None:
    """Set the requester of the current request.

    The cookie is not verified here: inventing guests does not increase an address's share.
    """
    guest = ""
    for part in cookies.split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            guest = value[:LONGEST_GUEST]
    _current.set(Requester(address, guest))
