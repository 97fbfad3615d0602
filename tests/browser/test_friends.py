"""Friends on the page: follow somebody, invite them by name, and sit down."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served


def register(page: Page, base: str, name: str) -> None:
    """Create an account for the browser of a page."""
    body = {"name": name, "password": "quiet mesa under rain"}
    answer = page.request.post(f"{base}/api/account/register", data=body, headers={"origin": base})
    assert answer.ok, answer.text()


def test_a_friend_is_invited_by_name(own_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    host, guest = new_page(own_server.url), new_page(own_server.url, phone=True)
    register(host, own_server.url, "Ana")
    register(guest, own_server.url, "Ben")
    guest.goto("/friends")
    with guest.expect_response(lambda one: one.request.method == "PUT") as saved:
        guest.get_by_role("switch", name="Show when I’m online").click()
    assert saved.value.ok

    host.goto("/")
    host.get_by_role("link", name="Friends").click()
    host.get_by_label("Username").fill("Nobody")
    host.get_by_role("button", name="Follow", exact=True).click()
    expect(host.get_by_text("There is no account named Nobody.")).to_be_visible()
    host.get_by_label("Username").fill("ben")
    host.get_by_role("button", name="Follow", exact=True).click()
    expect(host.locator("li", has_text="Ben")).to_contain_text("Online")
    problems = seen_by_axe(host, shoot, "friends", phone=False)

    user_actions.set_up(host, seats=("here", "link"))
    host.get_by_role("button", name="Invite").first.click()
    host.get_by_role("button", name="Invite Ben").click()
    expect(host.get_by_text("Ben is invited")).to_be_visible()

    guest.goto("/")
    badge = guest.get_by_role("link", name="Friends").locator(".badge")
    expect(badge).to_have_text("1")
    badge.click()
    expect(guest.get_by_text("Ana invites you")).to_be_visible()
    problems += seen_by_axe(guest, shoot, "friends", phone=True)
    assert guest.evaluate("document.documentElement.scrollWidth") <= 390
    guest.get_by_role("link", name="Open the table").click()
    guest.wait_for_url("**/table/*")
    assert problems == []
