"""Printing in the browser: choose items, preview the first page, and download the PDF."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.server_process import Served

SOON = 120_000


def test_a_game_is_chosen_previewed_and_saved(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/rules/rails")
    page.get_by_role("link", name="Print", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Print Rails")
    for part in ("Condition cards", "Player aid", "Score table", "Rules"):
        page.get_by_role("checkbox", name=part).uncheck()
    more = page.get_by_role("group", name="Copies of Sheets").get_by_role("button", name="more")
    more.click()
    page.get_by_role("radio", name="Ink-saving").check()
    page.get_by_role("radio", name="Letter").check()
    expect(page.get_by_role("status")).to_have_text("7 pages", timeout=SOON)
    picture = page.get_by_role("img", name="First page")
    expect(picture).to_have_js_property("complete", True, timeout=SOON)
    assert picture.evaluate("one => one.naturalWidth") > 400
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save PDF").click()
    assert saving.value.path().read_bytes().startswith(b"%PDF")
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(wide)
    expect(page.get_by_role("link", name="Print", exact=True)).to_have_attribute(
        "href", re.compile("paper=letter")
    )


def test_a_phone_shows_it_without_scrolling_sideways(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    page.goto("/print/trail")
    expect(page.get_by_role("checkbox", name="Passage cards")).to_be_checked()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
