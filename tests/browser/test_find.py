"""Finding players on the page: two people look for the same game and are seated together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_friends import register


def test_two_people_find_each_other(own_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    first, second = new_page(own_server.url), new_page(own_server.url, phone=True)
    register(first, own_server.url, "Ana")
    register(second, own_server.url, "Ben")
    first.goto("/lobby")
    first.get_by_role("link", name="Find players: Knight").click()
    problems = seen_by_axe(first, shoot, "find", phone=False)
    first.get_by_role("button", name="Find players", exact=True).click()
    expect(first.get_by_text("Nobody else is looking for this game")).to_be_visible()
    second.goto("/find/knight")
    problems += seen_by_axe(second, shoot, "find", phone=True)
    assert second.evaluate("document.documentElement.scrollWidth") <= 390
    second.get_by_role("button", name="Find players", exact=True).click()
    second.wait_for_url("**/table/*")
    first.wait_for_url("**/table/*")
    assert first.url == second.url
    expect(first.get_by_text("Rated · Hints off").first).to_be_visible()
    assert not problems, "\n".join(problems)
