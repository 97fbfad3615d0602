"""Trail at other sizes: a replay takes no height, and things fly where they should."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import measured
from tests.browser.conftest import NewPage
from tests.browser.looking import rest
from tests.browser.serving import Served
from tests.browser.test_sizes import MOUSE
from tests.browser.trail_positions import IMPORT, position


def sit_down(page: Page, question: str, seats: int, week: int) -> None:
    """A table at which one is asked this, and two of the others are bots."""
    page.goto("/")
    record = position(question, seats, week)
    page.goto(f"/table/{page.evaluate(IMPORT, [record, seats - 1])}")
    expect(page.locator(".say")).to_be_visible()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    rest(page)


@pytest.mark.parametrize("size", [(1366, 650)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_replay_takes_no_height(served: Served, new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 4, 7)
    resize(page, size)
    if size[1] < 700:
        page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("list", name="Log")
    before = log.bounding_box()
    page.locator(".replay-tool").click()
    page.get_by_role("button", name="One move back").click()
    rest(page)
    after = log.bounding_box()
    assert before and after
    assert after["height"] >= before["height"] >= 40
    assert not measured(page, MOUSE)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".say")).to_be_visible()


ENDS = """() => {
  window.ends = [];
  const animate = SVGElement.prototype.animate;
  SVGElement.prototype.animate = function (...what) {
    const flown = animate.apply(this, what);
    if (this.matches(".flight")) {
      flown.pause();
      flown.currentTime = flown.effect.getComputedTiming().endTime - 0.01;
      const box = this.getBoundingClientRect();
      window.ends.push([box.x + box.width / 2, box.y + box.height / 2]);
      flown.play();
    }
    return flown;
  };
}"""


def test_what_is_gained_lands_on_the_stock_of_an_enlarged_table(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url, motion=True)
    sit_down(page, "arrow", 2, 1)
    resize(page, (2560, 1440))
    page.evaluate(ENDS)
    page.locator(".arrow-space.can").filter(has_text="Turquoise").first.click()
    page.wait_for_function("() => window.ends.length > 0")
    box = page.locator(".mine .stock").bounding_box()
    assert box
    ends: list[list[float]] = page.evaluate("() => window.ends")
    assert any(
        box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
        for x, y in ends
    ), (ends, box)
