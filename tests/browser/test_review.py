"""Review of a finished game: from its result to the turning points, and play from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.tables import lay
from tests.review.games import played
from tests.server.test_reviews import record

SLOWLY = 180_000
"""Milliseconds. Long, because a game review runs a search on a busy machine."""


def test_a_finished_game_is_reviewed(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table = lay(page, record())
    page.goto(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(rf"/table/{table}/review"))
    expect(page.get_by_role("heading", name="Ana wins")).to_be_visible(timeout=SLOWLY)
    expect(page.locator(".account")).to_have_count(2, timeout=SLOWLY)
    expect(page.locator(".curve svg path").first).to_be_visible()
    page.get_by_role("button", name="All decisions").click()
    rows = page.locator(".every button")
    expect(rows.first).to_be_visible()
    rows.last.click()
    expect(rows.last).to_have_class(re.compile("on"))
    expect(page).to_have_url(re.compile(r"/review/\d+$"))
    shown = page.url
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(shown)

    page.get_by_role("button", name="Save as a puzzle").click()
    saved = page.get_by_role("link", name="Saved: open the puzzle")
    expect(saved).to_be_visible()
    puzzle = saved.get_attribute("href") or ""

    page.get_by_role("button", name="Share picture").click()
    dialog = page.get_by_role("dialog", name="Share picture")
    expect(dialog.get_by_role("img")).to_have_js_property("complete", True)
    assert dialog.get_by_role("img").evaluate("one => one.naturalWidth") == 1200
    dialog.get_by_role("button", name="Close").click()

    page.goto(puzzle)
    expect(page.locator(".side h2")).to_have_text("Find the best move")
    expect(page.locator(".puzzle")).to_have_attribute("data-stage", "asking")

    friend = new_page(served.url, phone=True, dark=True)
    friend.goto(shown)
    friend.get_by_role("button", name="Try it yourself").click()
    expect(friend).to_have_url(re.compile(r"/table/(?!" + table + r")\w+$"))


@pytest.mark.long
def test_the_better_line_is_stepped_through_on_the_board(served: Served, new_page: NewPage) -> None:
    match = played("knight", ["roadrunner", "jackrabbit"], "look", games=1).match
    page = new_page(served.url)
    page.goto(f"/table/{lay(page, match.record().dumps())}/review")
    expect(page.locator(".moments .current")).to_be_visible(timeout=300_000)
    expect(page.locator(".badge-value").first).to_be_visible()
    page.keyboard.press("l")
    step = page.locator(".bar [role=status]")
    expect(step).to_have_text(re.compile(r"^Step [1-9]"))
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text(re.compile("^Step 0 "))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lines .better [aria-current=step]")).to_have_count(1)
    better = page.locator(".board").get_attribute("aria-label")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".lines section:not(.better) [aria-current=step]")).to_have_count(1)
    expect(page.locator(".board")).not_to_have_attribute("aria-label", better or "")
    page.keyboard.press("Escape")
    expect(step).to_have_count(0)
    expect(page.locator(".badge-value").first).to_be_visible()


SHOWN = """selector => {
  const one = document.querySelector(selector);
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return there !== null && (one.contains(there) || there.contains(one));
}"""


def test_low_windows_show_the_chart_and_the_buttons(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto(f"/table/{lay(page, record())}/review")
    expect(page.locator(".moments .current")).to_be_visible(timeout=SLOWLY)
    for width, height in ((1440, 900), (844, 390), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".curve")).to_be_in_viewport(ratio=1)
        for button in (".step .btn:first-child", ".step .btn:last-child", ".more .link"):
            expect(page.locator(button).first).to_be_in_viewport(ratio=1)
            assert page.evaluate(SHOWN, button), (width, height, button)
