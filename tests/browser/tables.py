"""Tables made by asking the server as a page's guest: no page has to be opened for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Seat = dict[str, str]
SEED = "7"
"""The luck of every table of a test, where it asks for no other."""


def here(*names: str) -> list[Seat]:
    """These people at one screen."""
    return [{"kind": "here", "name": name} for name in names]


def bots(count: int, bot: str = "random") -> list[Seat]:
    """So many bots."""
    return [{"kind": "bot", "bot": bot}] * count


def make(page: Page, game: str, seats: Sequence[Seat], **wish: object) -> str:
    """The id of a new table."""
    return _asked(page, "/api/tables", {"game": game, "seats": seats, "seed": SEED, **wish})


def lay(page: Page, record: str, seats: Sequence[Seat] = ()) -> str:
    """The id of a table with the game of a record; without seats its people sit at this page."""
    return _asked(page, "/api/tables/import", {"record": record, "seats": seats})


def with_clock(page: Page, record: str, seats: Sequence[Seat]) -> str:
    """The id of a table at which the game of a record is played on with running clocks."""
    table = lay(page, record, seats)
    last = page.context.request.get(f"/api/tables/{table}/moments/0").json()["last"]
    clock = {"kind": "fischer", "seconds": 600, "increment": 5}
    wish = {"moment": last, "seats": seats, "clock": clock}
    return _asked(page, f"/api/tables/{table}/play-on", wish)


def _asked(page: Page, address: str, wish: dict[str, Any]) -> str:
    request = page.context.request
    request.get("/api/me")  # who has no cookie yet gets one
    answer = request.post(address, data=wish)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table
