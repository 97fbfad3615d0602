"""Creates tables with API requests of the page's guest, without opening a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Seat = dict[str, str]
SEED = "7"
"""The default random seed for tables in tests."""


def here(*names: str) -> list[Seat]:
    """Return seats for several players on one screen."""
    return [{"kind": "here", "name": name} for name in names]


def bots(count: int, bot: str = "random") -> list[Seat]:
    return [{"kind": "bot", "bot": bot}] * count


def make(page: Page, game: str, seats: Sequence[Seat], **body: object) -> str:
    """Create a table and return its id."""
    return _asked(page, "/api/tables", {"game": game, "seats": seats, "seed": SEED, **body})


def lay(page: Page, record: str, seats: Sequence[Seat] = ()) -> str:
    """Import a record and return the table id. Without seats, this page's guest gets all."""
    return _asked(page, "/api/tables/import", {"record": record, "seats": seats})


def with_clock(page: Page, record: str, seats: Sequence[Seat]) -> str:
    """Create a table that continues a record with running clocks, and return its id."""
    table = lay(page, record, seats)
    last = page.context.request.get(f"/api/tables/{table}/moments/0").json()["last"]
    clock = {"kind": "fischer", "seconds": 600, "increment": 5}
    body = {"moment": last, "seats": seats, "clock": clock}
    return _asked(page, f"/api/tables/{table}/play-on", body)


def _asked(page: Page, address: str, body: dict[str, Any]) -> str:
    request = page.context.request
    request.get("/api/me")  # sets the cookie on the first request
    answer = request.post(address, data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table
