"""Hex from its own package, played to the end in its drawing by mouse, touch and keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import tables
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot
from tests.browser.server_process import Served
from tests.examples.scratch import HEX, Scratch

SIZE = 11
ADA = [(row, 6) for row in range(1, SIZE + 1)]
"""A straight line from top to bottom."""
BEN = [(row, 1) for row in range(1, SIZE)]
"""Along the left edge, which connects nothing."""
GAME = [space for pair in zip(ADA, [*BEN, (0, 0)], strict=True) for space in pair][:-1]


@pytest.fixture(scope="module")
def hex_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hex")
    scratch = Scratch(folder / "env")
    scratch.install(HEX)
    server = Served(folder / "tables.sqlite", scratch.program)
    yield server
    server.stop()


def open_table(page: Page) -> None:
    """Open a table with two players at this screen."""
    page.goto(f"/table/{tables.make(page, 'hex', tables.here('Ada', 'Ben'))}")
    expect(space(page, (1, 1))).to_be_visible()


def space(page: Page, place: tuple[int, int]) -> Locator:
    return page.locator(f'.picture [data-target="board:{place[0]},{place[1]}"]')


def after(page: Page, count: int) -> None:
    """Wait until the drawing shows this many stones."""
    expect(page.locator('.picture circle[r="17"]')).to_have_count(count)


def ada_wins(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2).first).to_contain_text("Ada")
    expect(dialog.get_by_role("table")).to_have_count(0)  # no points


def test_a_game_by_mouse_with_a_swap(hex_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(hex_server.url)
    open_table(page)
    space(page, (5, 3)).click()
    after(page, 1)
    expect(page.get_by_text("Place a stone, or swap")).to_be_visible()
    space(page, (5, 3)).click()
    expect(page.get_by_text("swaps. The stone is now on e3").first).to_be_visible()
    after(page, 1)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    after(page, 0)
    for number, place in enumerate(GAME, 1):
        space(page, place).click()
        after(page, number)
        if number == 8:
            shoot(page, "hex-table")
    ada_wins(page)


def test_a_game_by_touch_in_spanish(hex_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(hex_server.url, phone=True, locale="es-ES")
    open_table(page)
    expect(space(page, (5, 3))).to_have_attribute("aria-label", "Casilla c5")
    for number, place in enumerate(GAME, 1):
        space(page, place).tap()
        after(page, number)
        if number == 8:
            shoot(page, "hex-phone")
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ada_wins(page)


def test_a_game_by_keyboard(hex_server: Served, new_page: NewPage) -> None:
    """Arrow keys move between spaces, and Enter places a stone; then the focus is beside it."""
    page = new_page(hex_server.url)
    open_table(page)
    space(page, (1, 6)).focus()
    focused = page.locator(".picture [data-target]:focus")
    for number, target in enumerate(GAME, 1):
        for _ in range(4 * SIZE):
            expect(focused).to_have_count(1)
            row, column = place_of(focused)
            if (row, column) == target:
                break
            if row != target[0]:
                page.keyboard.press("ArrowDown" if row < target[0] else "ArrowUp")
            else:
                page.keyboard.press("ArrowRight" if column < target[1] else "ArrowLeft")
        page.keyboard.press("Enter")
        after(page, number)
        if number == 2:
            expect(focused).to_have_count(1)
            assert place_of(focused) in ((1, 2), (2, 1)), "not beside the last stone"
    ada_wins(page)


def place_of(focused: Locator) -> tuple[int, int]:
    row, column = re.findall(r"\d+", focused.get_attribute("data-target") or "")
    return int(row), int(column)
