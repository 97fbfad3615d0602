"""A game from a separate package, in a page that was built without it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot
from tests.browser.server_process import Served
from tests.examples.scratch import with_yacht

BOXES = 12


@pytest.fixture(scope="module")
def yacht_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("fourth")
    scratch = with_yacht(folder / "env")
    server = Served(folder / "tables.sqlite", scratch.program)
    yield server
    server.stop()


def moves(page: Page, verb: str) -> Locator:
    return page.locator(f'.moves button[data-target^="{verb} "]:enabled')


def open_table(page: Page) -> None:
    """Open a table against the weakest bot, which is also the fastest."""
    page.goto("/setup/yacht")
    page.get_by_text("Newcomer", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def write_best(page: Page) -> str:
    """Enter the dice in the category with the most points, according to the labels."""
    buttons = moves(page, "write")
    expect(buttons.first).to_be_visible()
    labels = buttons.all_inner_texts()
    best = max(range(len(labels)), key=lambda at: int(labels[at].rpartition(" ")[2]))
    buttons.nth(best).click()
    return labels[best]


def test_the_start_page_has_its_poster_and_words(
    yacht_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(yacht_server.url)
    page.goto("/")
    plate = page.get_by_role("region", name="Yacht")
    expect(plate).to_contain_text("Keep what is good")
    expect(plate.get_by_role("button", name="Play now", exact=True)).to_be_visible()
    shoot(page, "fourth-start")
    page.goto("/rules/yacht")
    expect(page.get_by_text("you may keep any of them")).to_be_visible()
    assert page.get_by_text("Y-2.2").count()


def test_a_whole_game_is_played(yacht_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(yacht_server.url)
    open_table(page)
    expect(page.locator(".say")).to_contain_text("Your turn")
    shoot(page, "fourth-table")
    page.get_by_role("button", name="Roll all five again").click()
    expect(page.get_by_text(re.compile("rolls all five again")).first).to_be_visible()
    written = []
    for box in range(BOXES):
        written.append(write_best(page))
        if box < BOXES - 1:
            expect(moves(page, "write")).to_have_count(BOXES - 1 - box)
    expect(page.get_by_text(re.compile("wins|share the", re.IGNORECASE)).first).to_be_visible()
    shoot(page, "fourth-over")
    table = re.findall("/table/([^/?#]+)", page.url)[0]
    record = json.loads(page.request.get(f"/api/tables/{table}/record").text())
    mine = [line for line in record["moves"] if line.startswith("1 write ")]
    assert len(mine) == BOXES
    score = sum(int(label.rpartition(" ")[2]) for label in written)
    assert record["result"][0] == score


@pytest.mark.parametrize("dark", [False, True])
def test_it_can_be_played_on_a_phone(
    yacht_server: Served, new_page: NewPage, shoot: Shoot, dark: bool
) -> None:
    page = new_page(yacht_server.url, phone=True, dark=dark)
    open_table(page)
    assert write_best(page)
    expect(moves(page, "write")).to_have_count(BOXES - 1)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    shoot(page, f"fourth-phone-{'dark' if dark else 'light'}")
