"""Games of Trail to the end: the last week in `make test`, full games in the long tests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, violations
from tests.browser.server_process import Served
from tests.browser.trail_playing import ASK_TO_PAY, open_table, over, play, play_by_keys
from tests.browser.trail_positions import sit_down

long = pytest.mark.long


def has_its_result(page: Page, seats: int) -> None:
    """Check that the game is over and that every player's scores and board are shown."""
    result = page.locator("dialog")
    expect(result.locator(".mural")).to_be_visible()
    for line in ("Gold during the game", "Open mural spaces", "Sets of cards", "Total"):
        row = result.get_by_role("row").filter(has=page.get_by_role("rowheader", name=line))
        expect(row.first.get_by_role("cell")).to_have_count(seats)
    expect(result.get_by_role("img", name="after each week")).to_have_count(seats)


def asks_to_pay(page: Page) -> None:
    page.goto("/")
    page.evaluate(ASK_TO_PAY)


def test_the_last_week_by_clicking(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url)
    sit_down(page, "arrow", 2, 8)
    done = play(page, moves=200)
    assert over(page), done[-10:]
    assert "arrow" in {text.split()[0] for text in done}, done
    has_its_result(page, 2)
    shoot(page, "trail-result-2-1440-light")
    assert not violations(page)


def test_coins_are_chosen_if_the_setting_asks_for_it(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    asks_to_pay(page)
    sit_down(page, "pay", 2, 2)
    ways = page.locator(".pay-option")
    expect(ways.nth(1)).to_be_visible()
    ways.first.click()
    expect(ways).to_have_count(0)


@long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_clicking(served: Served, new_page: NewPage, seats: int) -> None:
    page = new_page(served.url)
    asks_to_pay(page)
    open_table(page, seats=seats)
    done = play(page, moves=600, seconds=900)
    assert over(page), done[-10:]
    assert {"arrow", "order", "place", "pay"} <= {text.split()[0] for text in done}
    has_its_result(page, seats)


@long
def test_a_whole_game_by_touch(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    open_table(page, seats=3)
    done = play(page, moves=600, seconds=900, phone=True)
    assert over(page), done[-10:]
    assert {"arrow", "order", "place"} <= {text.split()[0] for text in done}
    has_its_result(page, 3)


@long
def test_a_whole_game_by_keys(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page)
    page.locator("[data-target]").first.wait_for()
    done, tabs, lost = play_by_keys(page, moves=600)
    assert over(page), done[-10:]
    assert {"arrow", "order", "place"} <= {text.split()[0] for text in done}
    print({"moves": len(done), "tabs": tabs, "focus lost": lost})
    assert lost <= len(done) // 20
    assert tabs < 8 * len(done)
    has_its_result(page, 2)
