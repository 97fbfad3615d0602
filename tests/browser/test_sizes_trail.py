"""Trail at every size: nothing cut, covered, unseen or too small, and it flies where it should.

One page for each kind of pointer is made larger and smaller: the table chooses its drawing itself.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import measured
from tests.browser.conftest import NewPage
from tests.browser.looking import rest
from tests.browser.serving import Served
from tests.browser.test_sizes import FINGER, MOUSE, SIZES, TOUCHED
from tests.browser.trail_positions import IMPORT, position

ALL = [*SIZES, (1440, 900), (900, 700), (1100, 700), (1366, 640), (1152, 720)]
"""The sizes of all tables, today's, the least of two panes, and zoom of 125 %."""
PANES = ("Market", "My board", "Tracks", "Others", "Log")
OWN_BOARD = ".mine .mural, .strip"
"""What is always in sight: one's own mural, on a phone one's stock."""


def sit_down(page: Page, question: str, seats: int, week: int) -> None:
    """A table at which one is asked this, and two of the others are bots."""
    page.goto("/")
    record = position(question, seats, week)
    page.goto(f"/table/{page.evaluate(IMPORT, [record, seats - 1])}")
    expect(page.locator(".say")).to_be_visible()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    rest(page)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_boxes(served: Served, new_page: NewPage, finger: bool, dark: bool) -> None:
    page = new_page(served.url, dark=dark, phone=finger)
    least = FINGER if finger else MOUSE
    told: list[str] = []

    def look(name: str) -> None:
        told.extend(f"{name}: {line}" for line in measured(page, least))

    sit_down(page, "turn", 4, 7)
    for size in ALL:
        if (size in TOUCHED) != finger:
            continue
        resize(page, size)
        name = f"{size[0]}x{size[1]}"
        look(name)
        assert page.locator(OWN_BOARD).first.is_visible(), name
        if dark:
            continue
        for pane in PANES:
            tab = page.get_by_role("button", name=pane, exact=True)
            if tab.count() and tab.first.is_visible():
                tab.first.click()
                rest(page)
                look(f"{name} {pane}")
    assert not told, "\n".join(told)


@pytest.mark.parametrize(
    "size", [(1280, 720), (1366, 650)], ids=lambda size: f"{size[0]}x{size[1]}"
)
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


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)], ids=["1440", "2560"])
def test_a_lifted_piece_hangs_at_the_pointer(
    served: Served, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(served.url)
    sit_down(page, "place", 2, 3)
    resize(page, size)
    mural = page.locator(".mine .mural")
    box = mural.bounding_box()
    assert box
    cell = box["width"] / 6
    taken: list[bool] = page.locator(".mine .mural-space").evaluate_all(
        "(all) => all.map((one) => one.matches('.spot'))"
    )
    far = [
        at
        for at in range(36)
        if not any(
            taken[6 * y + x]
            for x in range(max(0, at % 6 - 1), min(6, at % 6 + 2))
            for y in range(max(0, at // 6 - 1), min(6, at // 6 + 2))
        )
    ]
    assert far, "a space that no spot is near"
    x, y = box["x"] + (far[0] % 6 + 0.5) * cell, box["y"] + (far[0] // 6 + 0.5) * cell
    page.mouse.move(x, y)
    flying = page.locator(".flying")
    expect(flying).to_be_visible()
    held = flying.bounding_box()
    assert held
    assert held["width"] == pytest.approx(box["width"], abs=14)
    reach = flying.evaluate("(one) => one.firstElementChild.getBoundingClientRect().toJSON()")
    assert reach["left"] - 4 <= x <= reach["right"] + 4
    assert reach["top"] - 4 <= y <= reach["bottom"] + 4


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
