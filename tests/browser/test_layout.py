"""Start page, Knight and Rails at every size: nothing clipped, covered, hidden or too small.

Each page is opened once and then resized. This is fast, and also finds problems in the transitions
between layouts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NO_GUIDE, PATIENCE
from tests.browser.layout_checks import in_sight, lines, measured, overlaps
from tests.browser.page_checks import FETCHING, LONG, Size, resize, rest
from tests.browser.records import finished, position
from tests.browser.server_process import Served
from tests.browser.tables import here, lay, make, with_clock
from tests.browser.user_actions import comes_true

SIZES = [
    (1280, 720),
    (1366, 650),
    (1366, 768),
    (1536, 730),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (844, 390),
    (390, 844),
    (360, 640),
    (1920, 1080),
    (2560, 1440),
    (720, 450),
]
FEW = {(1280, 720), (1024, 768), (720, 450), (1180, 820), (844, 390), (390, 844), (360, 640)}
SOME = SIZES if LONG else FEW
"""The sizes for pages, dialogs and lists. Tables and the start page use all sizes."""
TOUCHED = {(820, 1180), (1180, 820), (844, 390), (390, 844), (360, 640)}
ROOMY = (1440, 900)
MOUSE, FINGER = 24, 40
HINT = ".hint-card:visible, .ana:visible"
NAMES = ["Mara", "Bartholomew", "Cleo", "Dora"]


def table(page: Page, game: str, seats: int, wanted: str, after: int = 0) -> None:
    """Open a table on one screen with clocks, on the first seat's turn."""
    record = position(game, seats, wanted, after)
    page.goto(f"/table/{with_clock(page, record, here(*NAMES[:seats]))}")
    page.locator(".say").wait_for()
    page.locator("[data-target]").first.wait_for(state="attached")


def start(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.wait_for()


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()

    return go


def result(game: str, seats: int, want: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/table/{finished(page, game, seats, want)}")
        page.get_by_role("dialog").wait_for()

    return go


def settings(page: Page) -> None:
    start(page)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").wait_for()


def own_times(page: Page) -> None:
    page.goto("/setup/knight")
    page.get_by_text("Custom", exact=True).click()
    page.get_by_label("Minutes per player").wait_for()


def my_tables(page: Page) -> None:
    finished(page, "knight", 2, "jump")
    table(page, "rails", 4, "draw ", 100)
    page.goto("/tables")
    expect(page.locator(".cards > .card")).to_have_count(3)


def watching(page: Page) -> None:
    """Open the lobby while bots play a game to watch."""
    page.goto("/lobby")
    rails = page.get_by_role("button", name=re.compile("Watch Rails"))
    rails.click()
    page.locator(".say").wait_for()
    page.goto("/lobby")
    rails.locator("img").wait_for()


LONG_PAGES: dict[str, Callable[[Page], None]] = {
    "set-up of knight": at("/setup/knight"),
    "set-up of rails": at("/setup/rails"),
    "lobby": at("/lobby"),
    "result of knight": result("knight", 2, "jump"),
    "result of rails": result("rails", 4, "deliver"),
    "settings": settings,
    "own times": own_times,
    "my tables": my_tables,
    "watching": watching,
}
"""Pages and dialogs that may be longer than the window."""
TO_BOTTOM = """() => {
  const box = document.querySelector("dialog[open]") || document.scrollingElement;
  box.scrollTop = box.scrollHeight;
}"""


@pytest.fixture(params=["mouse", "finger"])
def window(request: pytest.FixtureRequest, served: Served, browser: Browser) -> Iterator[Window]:
    made = Window(browser, served.url, request.param == "finger")
    yield made
    made.page.context.close()


class Window:
    """A resizable browser window with a mouse or a touchscreen."""

    def __init__(self, browser: Browser, base: str, touch: bool, *, guide: bool = False) -> None:
        self.sizes = [size for size in SIZES if (size in TOUCHED) == touch]
        self.least = FINGER if touch else MOUSE
        self.first = True
        wide, high = self.sizes[0]
        context = browser.new_context(
            base_url=base,
            viewport={"width": wide, "height": high},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="light",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script(FETCHING)
        if not guide:
            context.add_init_script(NO_GUIDE)
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)

    def each(self, sizes: Collection[Size] = SIZES) -> Iterator[str]:
        """Resize to each of these sizes that fit the input device, and yield its name."""
        wanted = [size for size in self.sizes if size in sizes]
        for size in wanted:
            resize(self.page, size)
            self.first = size == wanted[0]
            yield f"{size[0]}x{size[1]}"

    def measured(self, *, scrolling: str = "") -> list[str]:
        """Return the problems at this size; at the first size also in the dark theme."""
        problems = measured(self.page, self.least, scrolling=scrolling)
        if not self.first:
            return problems
        self.page.emulate_media(color_scheme="dark")
        expect(self.page.locator("html")).to_have_attribute("data-theme", "dark")
        problems += [f"dark: {one}" for one in measured(self.page, self.least, scrolling=scrolling)]
        self.page.emulate_media(color_scheme="light")
        return problems


TOPS = """() => [".lanes", ".low", ".own"]
  .map((one) => Math.round(document.querySelector(one).getBoundingClientRect().top))"""


def test_layout_of_the_start_page(window: Window) -> None:
    start(window.page)
    problems = [f"{size}: {one}" for size in window.each() for one in window.measured()]
    assert not problems, "\n".join(problems)


def test_layout_of_knight(window: Window) -> None:
    page = window.page
    table(page, "knight", 2, "jump ")
    problems: list[str] = []
    for size in window.each():
        problems += [f"{size}: {one}" for one in window.measured()]
        if lines(page, ".say > div") > 2:
            problems.append(f"{size}: the prompt is long")
        if layout(page) not in ("wide", "phone"):  # these show only a part of the board
            over = overlaps(page, ".zoom, .seats > *, .prompt", '[data-target^="jump "]')
            problems += [f"{size}: {one}" for one in over]
    problems += wrong_with_a_hint(window)
    assert not problems, "\n".join(problems)


def test_layout_of_rails_is_not_moved_by_the_prompt(window: Window) -> None:
    table(window.page, "rails", 4, "draw ", 100)
    problems: list[str] = []
    tops: dict[str, list[int]] = {}
    for size in window.each():
        problems += [f"{size}: {one}" for one in window.measured()]
        tops[size] = window.page.evaluate(TOPS)
        problems += [f"{size}: {one}" for one in missing_in_rails(window.page)]
    problems += wrong_with_a_hint(window)
    table(window.page, "rails", 4, "use", 60)
    for size in window.each():
        problems += [f"use or discard, {size}: {one}" for one in window.measured()]
        assert tops[size] == window.page.evaluate(TOPS), size
    assert not problems, "\n".join(problems)


def layout(page: Page) -> str:
    return page.locator(".table").get_attribute("data-layout") or ""


def missing_in_rails(page: Page) -> list[str]:
    """Return which conditions, clocks, shapes to draw and maps are not fully visible."""
    wanted = {".lane .clk": 4}
    if layout(page) not in ("desktop", "wide"):  # the die shows it too, and clocks need the space
        wanted[".lane .taken + .shape-icon"] = page.locator(".lane .taken").count()
    if layout(page) != "phone":  # cards have their own tab there, and the map scrolls
        wanted |= {".cards-place h2": 3, ".own .map svg": 1}
    found = {selector: in_sight(page, selector) for selector in wanted}
    result = [
        f"{found[one]} of {count} {one}" for one, count in wanted.items() if found[one] < count
    ]
    return result + overlaps(page, ".lane .clk", ".lane .pts, .lane .name, .lane .shape-icon")


def wrong_with_a_hint(window: Window) -> list[str]:
    """Return the problems while a hint is visible."""
    problems: list[str] = []
    window.page.keyboard.press("i")
    window.page.locator(HINT).first.wait_for()
    for size in window.each():
        problems += [f"hint, {size}: {one}" for one in window.measured()]
        problems += [f"hint, {size}: {one}" for one in hidden_by_the_hint(window.page)]
    return problems


def hidden_by_the_hint(page: Page) -> list[str]:
    """Check that a hint and its mark are visible, and return what the hint covers."""
    expect(page.locator(HINT).first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[data-hint-mark]").first).to_be_in_viewport(ratio=0.9)
    return overlaps(page, ".hint-card", "[data-hint-mark], .say, .uses")


@pytest.mark.parametrize("name", LONG_PAGES)
def test_layout_of_long_pages(window: Window, name: str) -> None:
    LONG_PAGES[name](window.page)
    problems: list[str] = []
    for size in window.each(SOME):
        problems += [f"{size}: {one}" for one in window.measured(scrolling="top")]
        window.page.evaluate(TO_BOTTOM)
        problems += [f"{size}, below: {one}" for one in window.measured(scrolling="bottom")]
    assert not problems, "\n".join(problems)


def test_layout_of_requests_between_players(
    window: Window, served: Served, browser: Browser
) -> None:
    page = window.page
    there = Window(browser, served.url, touch=False)
    host = there.page
    seats = [*here("Bartholomew"), {"kind": "link"}]
    address = f"/table/{make(host, 'knight', seats, claim_after=2)}"
    problems: list[str] = []

    def look(moment: str) -> None:
        for size in window.each(SOME):
            problems.extend(f"{moment}, {size}: {one}" for one in window.measured())
        resize(page, ROOMY)

    resize(page, ROOMY)
    page.goto(address)
    page.get_by_role("button", name="Take seat 2").click()
    expect(page.get_by_role("button", name="Claim the win")).to_be_visible()
    look("claim")
    host.goto(address)
    expect(page.get_by_role("button", name="Claim the win")).to_have_count(0)
    page.get_by_role("button", name="Resign or draw").click()
    page.get_by_role("dialog").wait_for()
    look("resign")
    page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    host.get_by_role("button", name="Resign or draw").click()
    host.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    expect(page.get_by_text("Bartholomew offers a draw.")).to_be_visible()
    look("draw")
    host.context.close()
    assert not problems, "\n".join(problems)


COVERED_WAYS = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const inside = ({ x, y }) => x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
  return [...document.querySelectorAll(".way-a, .way-b")].filter((way) => {
    const matrix = way.getScreenCTM();
    const points = Array.from({ length: 41 }, (_, step) =>
      way.getPointAtLength((way.getTotalLength() * step) / 40).matrixTransform(matrix));
    return points.some(inside);
  }).length;
}"""


def test_the_tip_of_an_end_covers_none_of_its_paths(served: Served, browser: Browser) -> None:
    window = Window(browser, served.url, touch=False)
    page = window.page
    table(page, "rails", 2, "draw ", 60)
    problems: list[str] = []
    for size in window.each():
        ends = page.locator("circle.target")
        for number in range(ends.count()):
            ends.nth(number).hover(force=True)
            expect(page.locator(".tip")).to_be_visible()
            rest(page)
            if page.evaluate(COVERED_WAYS):
                problems.append(f"{size}: the tip of end {number} overlaps a route")
    assert not problems, "\n".join(problems)
    page.context.close()


def test_a_tapped_end_is_drawn_with_a_button(served: Served, browser: Browser) -> None:
    window = Window(browser, served.url, touch=True)
    page = window.page
    table(page, "rails", 2, "draw ", 60)
    for size in window.each():
        for number in range(page.locator("circle.target").count()):
            page.locator("circle.target").nth(number).tap(force=True)
            rest(page)  # the buttons may still be those of the end tapped before
            ways = page.locator(".act.way").count()
            assert ways != 1, size
            expect(page.locator(".act.go")).to_have_text(re.compile("Draw to [A-J]"))
            expect(page.locator(".act.go")).to_be_in_viewport(ratio=1)
            if ways > 1:
                page.locator(".act.way").nth(1).tap()
                expect(page.locator(".map .tag.on text")).to_have_text("B")
    before = page.locator(".say").inner_text()
    page.locator(".act.go").tap()
    expect(page.locator(".say")).not_to_have_text(before)
    page.context.close()


def test_no_lesson_is_offered_while_clocks_run(served: Served, browser: Browser) -> None:
    page = Window(browser, served.url, False, guide=True).page
    table(page, "rails", 4, "take ")
    page.locator("[data-target]").first.wait_for()
    rest(page)
    expect(page.locator(".offer")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", ["knight", "rails"])
def test_the_lesson_offer_covers_nothing_and_can_be_dismissed(
    served: Served, browser: Browser, game: str, touch: bool
) -> None:
    window = Window(browser, served.url, touch, guide=True)
    page = window.page
    seats = 2 if game == "knight" else 4
    record = position(game, seats, "tile " if game == "knight" else "take ", 0)
    page.goto(f"/table/{lay(page, record, here(*NAMES[:seats]))}")
    page.locator(".offer").wait_for()
    problems: list[str] = []
    under = ".say, .acts > *, .tray, .lane, .clk, [data-target]"
    for size in window.each():
        comes_true(page, lambda: not overlaps(page, ".offer", under), 3)  # it moves after the table
        covered = overlaps(page, ".offer", under)
        problems += [f"{size}: {one}" for one in covered]
        expect(page.locator(".offer")).to_be_in_viewport(ratio=1)
    assert not problems, "\n".join(problems)
    page.locator(".tray button, .take").first.click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.locator(".say").wait_for()
    expect(page.locator(".offer")).to_have_count(0)
    page.context.close()
