"""Content packs in the browser: drawings as in the game, and everything else as text."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.server_process import Served


@pytest.mark.parametrize(
    ("game", "table", "count", "drawing"),
    [
        ("knight", "tile", 8, "svg.mini"),
        ("rails", "card", 17, "svg.art"),
        ("trail", "piece", 64, "svg.piece"),
    ],
)
def test_a_pack_is_drawn_as_at_the_table(
    served: Served, new_page: NewPage, game: str, table: str, count: int, drawing: str
) -> None:
    page = new_page(served.url)
    page.goto(f"/content/{game}/default")
    section = page.locator(f"section[aria-labelledby='table-{table}']")
    expect(section.locator(drawing)).to_have_count(count)
    expect(section.locator("h2")).to_contain_text(str(count))
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(wide)


def test_a_missing_pack_is_reported(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    page.goto("/content/knight/none")
    expect(page.get_by_role("alert")).to_be_visible()
