"""Trail at every size: nothing clipped, covered, hidden or too small, and correct animations.

One page for each pointer type is resized, and the table selects its layout. `make test` checks each
layout once; `make test-browser-long` checks every size, tab and moment.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout_checks import in_sight, measured
from tests.browser.page_checks import LONG, Size, resize, rest
from tests.browser.server_process import Served
from tests.browser.test_layout import MOUSE, Window
from tests.browser.trail_positions import poisoned, sit_down
from tests.browser.user_actions import comes_true

MORE = [(1440, 900), (900, 700), (1100, 700), (1366, 640), (1152, 720)]
"""Additional sizes: a common laptop, the smallest one with two panes, and 125% zoom."""
DRAWINGS = {
    *((1280, 720), (1366, 650), (1024, 768), (720, 450)),
    *((820, 1180), (844, 390), (390, 844), (360, 640)),
}
"""One size for each layout, with the pointer type it is used with."""
PANES = ("Market", "My board", "Tracks", "Opponents", "Log")
OWN_BOARD = ".mine .mural, .strip"
"""Always visible: the player's mural or, on a phone, the player's stock."""
MOMENTS = {
    "turn": ("turn", 4, 7),
    "arrow": ("arrow", 4, 2),
    "place": ("place", 2, 3),
    "claim": ("claim", 3, 3),
    "option": ("option", 3, 1),
    "weather": ("weather", 3, 1),
    "spirit": ("spirit", 2, 1),
    "boost": ("boost", 2, 3),
}


@pytest.fixture(params=["mouse", "finger"])
def window(request: pytest.FixtureRequest, served: Served, browser: Browser) -> Iterator[Window]:
    made = Window(browser, served.url, request.param == "finger")
    if LONG and request.param == "mouse":
        made.sizes += MORE
    if not LONG:
        made.sizes = [size for size in made.sizes if size in DRAWINGS]
    yield made
    made.page.context.close()


def test_boxes(window: Window) -> None:
    page = window.page
    sit_down(page, *MOMENTS["turn"])
    problems: list[str] = []
    for size in window.each():
        problems += [f"{size}: {one}" for one in window.measured()]
        assert page.locator(OWN_BOARD).first.is_visible(), size
        for pane in PANES if LONG else ():
            tab = page.get_by_role("button", name=pane, exact=True)
            if tab.count() and tab.first.is_visible():
                tab.first.click()
                rest(page)
                problems += [f"{size} {pane}: {one}" for one in window.measured()]
    assert not problems, "\n".join(problems)


@pytest.mark.long
@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "turn"])
def test_layout_of_moments(window: Window, moment: str) -> None:
    sit_down(window.page, *MOMENTS[moment])
    problems: list[str] = []
    for size in window.each():
        problems += [f"{size}: {one}" for one in window.measured()]
    assert not problems, "\n".join(problems)


def to_segment(page: Page, name: str) -> bool:
    """Switch to a segment of the market, if the layout has segments. Returns whether it does."""
    segment = page.locator(".row-segments button").filter(has_text=name)
    if not segment.count():
        return False
    segment.click()
    rest(page)
    return True


def comes_into_sight(page: Page, selector: str) -> bool:
    """Check whether an element can be scrolled fully into view, despite animations."""

    def seen() -> bool:
        page.locator(selector).first.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")
        return in_sight(page, selector) > 0

    return comes_true(page, seen, 10)


SPACES = """(verb) => [...document.querySelectorAll(`[data-target^="${verb} "]`)]
  .filter((one) => one.checkVisibility()).map((one) => {
    const box = one.getBoundingClientRect();
    const hit = (x, y) => document.elementFromPoint(x, y)?.closest("[data-target]")?.dataset.target;
    const middle = box.x + box.width / 2;
    const ys = [1, 2, 3].map((part) => box.y + (box.height * part) / 4);
    return [one.dataset.target, ys.map((y) => hit(middle, y)), Math.round(box.height)];
  })"""


def test_turn_order_spaces_can_be_tapped(window: Window) -> None:
    page = window.page
    sit_down(page, "turn", 2, 3)
    page.locator('[data-target^="order "]').first.wait_for(state="attached")
    for size in window.each():
        if to_segment(page, "Places"):
            page.locator('[data-target^="order "]').last.scroll_into_view_if_needed()
            rest(page)
        rows: list[tuple[str, list[str], int]] = page.evaluate(SPACES, "order")
        assert len(rows) > 1, size
        if page.locator(".trail-table").get_attribute("data-layout") == "wide":
            assert page.locator("#board").evaluate("(one) => one.scrollHeight <= one.clientHeight")
        for name, hits, height in rows:
            assert set(hits) == {name}, (size, name, hits)
            assert height >= (40 if window.least == 40 else 20), (size, name, height)


def test_poison_is_shown_on_the_component(window: Window) -> None:
    page = window.page
    sit_down(page, "turn", 4, 2, poisoned)
    for size in window.each():
        to_segment(page, "Passages")
        expect(page.locator(".poster.can .due").first).to_contain_text("take")
        assert comes_into_sight(page, ".poster.can .due"), size
        to_segment(page, "Places")
        assert comes_into_sight(page, ".order-space.can .due"), size
    page.keyboard.press("t")
    expect(page.locator("dialog")).to_contain_text("Poison.")


@pytest.mark.parametrize(
    "size",
    [(1280, 720), (1366, 650), (820, 1180)] if LONG else [(1280, 720)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_a_replay_does_not_change_the_height(served: Served, new_page: NewPage, size: Size) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 4, 7)
    resize(page, size)
    tab = page.get_by_role("button", name="Log", exact=True)
    if tab.count():
        tab.click()
    log = page.get_by_role("list", name="Log")
    before = log.bounding_box()
    page.locator(".replay-tool").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_role("button", name="Back to the present")).to_be_visible()
    rest(page)
    after = log.bounding_box()
    assert before and after
    assert after["height"] >= before["height"] >= 40
    assert not measured(page, MOUSE)
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator(".say")).to_be_visible()


REACH = """(drawing) => {
  const boxes = [...drawing.querySelectorAll("*")].map((one) => one.getBoundingClientRect());
  const seen = boxes.filter((box) => box.width > 0 && box.height > 0);
  return [
    Math.min(...seen.map((box) => box.left)), Math.min(...seen.map((box) => box.top)),
    Math.max(...seen.map((box) => box.right)), Math.max(...seen.map((box) => box.bottom)),
  ];
}"""


@pytest.mark.parametrize(
    "size", [(1440, 900), (2560, 1440)] if LONG else [(2560, 1440)], ids=lambda size: str(size[0])
)
def test_a_picked_up_piece_follows_the_pointer(
    served: Served, new_page: NewPage, size: Size
) -> None:
    page = new_page(served.url)
    sit_down(page, "place", 2, 3)
    resize(page, size)
    box = page.locator(".mine .mural").bounding_box()
    assert box
    cell = box["width"] / 6
    spots: list[bool] = page.locator(".mine .mural-space").evaluate_all(
        "(all) => all.map((one) => one.matches('.spot'))"
    )

    def lonely(at: int) -> bool:
        near = [(at // 6 + y, at % 6 + x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
        return not any(spots[6 * y + x] for y, x in near if 0 <= y < 6 and 0 <= x < 6)

    far = next(at for at in range(36) if lonely(at))
    x, y = box["x"] + (far % 6 + 0.5) * cell, box["y"] + (far // 6 + 0.5) * cell
    page.mouse.move(x, y)
    flying = page.locator(".flying")
    expect(flying).to_be_visible()
    held = flying.bounding_box()
    assert held
    assert held["width"] == pytest.approx(box["width"], abs=14)
    left, top, right, bottom = flying.evaluate(REACH)
    assert left - 4 <= x <= right + 4
    assert top - 4 <= y <= bottom + 4


ENDS = """() => {
  window.ends = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...what) {
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


def test_gains_fly_to_the_stock_of_a_zoomed_table(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, motion=True)
    sit_down(page, "arrow", 2, 1)
    resize(page, (2560, 1440))
    page.evaluate(ENDS)
    gain = page.get_by_role("button", name="Turquoise")
    page.locator(".arrow-space.can").and_(gain).first.click()
    page.wait_for_function("() => window.ends.length > 0")
    box = page.locator(".mine .stock").bounding_box()
    assert box
    ends: list[list[float]] = page.evaluate("() => window.ends")
    assert any(
        box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
        for x, y in ends
    ), (ends, box)


def test_the_mural_fills_the_board_of_a_tablet_while_a_piece_is_placed(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url, phone=True)
    sit_down(page, "place", 4, 3)
    resize(page, (768, 1024))
    rest(page)
    mural, board = (page.locator(one).bounding_box() for one in (".mine .mural", "section.mine"))
    assert mural and board
    assert mural["width"] * mural["height"] > 0.6 * board["width"] * board["height"]
