"""A game created by `arizona new-game`, played in its own drawing: no TypeScript was written."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import tables
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot
from tests.browser.server_process import Served
from tests.examples.scratch import Scratch

HOSTILE = (
    '<script>window.hacked = 1</script><image href="/x.png"/>'
    "<foreignObject><b>hacked</b></foreignObject>"
    '<a href="https://example.com"><rect width="1" height="1" onclick="window.hacked = 1"/></a>'
    '<circle r="1" onload="window.hacked = 1" style="fill: red" fill="url(https://example.com)"/>'
)
"""What a careless drawing could contain, for example in the name of a player."""


@pytest.fixture(scope="module")
def four_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("drawn")
    scratch = Scratch(folder / "env")
    scratch.arizona("new-game", "fourrow", "--title", "Four in a Row", "--out", "package")
    drawing = scratch.folder / "package" / "fourrow" / "faces" / "picture.py"
    source = drawing.read_text("utf-8")
    changed = source.replace('"</svg>"', f'{HOSTILE!r}, "</svg>"')
    assert changed != source
    drawing.write_text(changed, "utf-8")
    scratch.install(scratch.folder / "package")
    server = Served(folder / "tables.sqlite", scratch.program)
    yield server
    server.stop()


def open_table(page: Page) -> None:
    """Open a table with two players at this screen."""
    page.goto(f"/table/{tables.make(page, 'fourrow', tables.here('Ada', 'Ben'))}")


def column(page: Page, number: int) -> Locator:
    return page.locator(f'.picture [data-target="column:{number}"]')


def stones(page: Page) -> Locator:
    return page.locator('.picture circle:not([fill="#fbf6ee"])[r="24"]')


def after(page: Page, count: int) -> None:
    """Wait until the drawing shows this many stones."""
    expect(stones(page)).to_have_count(count)


def is_over(page: Page, winner: str) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading", level=2).first).to_contain_text(winner)


def test_a_game_is_played_by_mouse_and_replayed(
    four_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(four_server.url)
    open_table(page)
    # The gap between two stones belongs to the column, too.
    column(page, 3).click(position={"x": 3, "y": 3})
    after(page, 1)
    page.get_by_role("button", name="Undo").click()
    after(page, 0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".picture .badge")).to_have_count(3)
    assert page.evaluate("window.hacked") is None
    unsafe = "script, image, foreignObject, a, style, [onclick], [onload], [style], [fill*=example]"
    found = page.locator(".picture .drawing").evaluate(
        "(drawing, unsafe) => [...drawing.querySelectorAll(unsafe)].map((one) => one.outerHTML)",
        unsafe,
    )
    assert found == []
    shoot(page, "drawn-table")
    for number, place in enumerate((1, 2, 1, 2, 1, 2, 1), 1):
        column(page, place).click()
        after(page, number)
    is_over(page, "Ada")
    expect(page.get_by_role("dialog").get_by_role("table")).to_have_count(0)  # no points
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    after(page, 6)
    page.keyboard.press("Home")
    after(page, 0)
    page.goto(re.sub(r"(/table/[^/?#]+).*", r"\1/review", page.url))
    expect(page.locator(".review .drawing svg")).to_be_visible()
    expect(page.locator(".review .badge").first).to_be_visible()
    shoot(page, "drawn-review")


def test_a_game_is_played_by_keyboard(four_server: Served, new_page: NewPage) -> None:
    page = new_page(four_server.url)
    open_table(page)
    column(page, 1).focus()
    expect(column(page, 1)).to_have_attribute("aria-label", "Column 1")
    for number in range(1, 8):
        page.keyboard.press("Enter")
        after(page, number)
        if number < 7:
            away = number % 2 == 1
            expect(column(page, 1 if away else 2)).to_be_focused()
            page.keyboard.press("ArrowRight" if away else "ArrowLeft")
    is_over(page, "Ada")


def test_a_game_is_played_by_touch_in_spanish(
    four_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(four_server.url, phone=True, locale="es-ES")
    open_table(page)
    expect(column(page, 4)).to_have_attribute("aria-label", "Columna 4")
    for number, place in enumerate((4, 3, 4, 3, 4, 3, 4), 1):
        column(page, place).tap()
        after(page, number)
        if number == 1:
            shoot(page, "drawn-phone")
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    is_over(page, "Ada")
