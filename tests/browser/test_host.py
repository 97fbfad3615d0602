"""The host's options against strangers, and what players see when the database fails."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot
from tests.browser.server_process import Served


def say(page: Page, text: str) -> None:
    """Send a chat message."""
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_host_mutes_and_removes_players_and_closes_the_table(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    host = new_page(served.url)
    address = user_actions.set_up(host, seats=("here", "link"))
    stranger = new_page(served.url)
    stranger.goto(address)
    say(stranger, "boo")
    host.get_by_role("tab", name=re.compile("Chat")).click()
    shoot(host, "host-chat")
    host.get_by_role("button", name="Mute").click()
    expect(host.get_by_text("You muted")).to_be_visible()
    say(stranger, "boo again")
    expect(stranger.get_by_role("alert")).to_contain_text("has muted you")

    sit = stranger.get_by_role("button", name="Take seat 2")
    sit.click()
    expect(sit).to_have_count(0)
    seats = host.get_by_role("button", name=re.compile("^Options for Guest"))
    expect(seats).to_have_count(2)
    seats.last.click()
    host.get_by_role("button", name=re.compile("^Remove .* from this seat")).click()
    confirm = host.get_by_role("group", name=re.compile(r"^Remove .*\?"))
    confirm.get_by_label("Why?").select_option("Sat down by mistake")
    shoot(host, "host-send-away")
    confirm.get_by_role("button", name="Remove").click()
    expect(stranger.get_by_role("alert")).to_contain_text("by mistake")
    expect(sit).to_be_visible()
    sit.click()
    expect(stranger.get_by_role("alert")).to_contain_text("host")

    host.get_by_role("banner").get_by_role("button", name="Invite").click()
    shoot(host, "host-invite")
    host.get_by_role("switch", name="Anyone with the link can watch").click()
    host.get_by_role("button", name="Close").click()
    host.get_by_role("button", name=re.compile("^Options for Seat 2")).click()
    host.get_by_role("button", name="Let a bot play").click()
    expect(stranger.get_by_text("This table is private")).to_be_visible()


def test_a_locked_file_is_reported_and_the_move_is_saved_once_it_is_free(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url)
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, until="tile")
    other = sqlite3.connect(own_server.data, timeout=30, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert user_actions.comes_true(page, lambda: bool(user_actions.act(page)))
    trouble = page.get_by_text("The server can’t save moves right now because another program")
    expect(trouble).to_be_visible()
    expect(page.locator("header.top")).not_to_contain_text("Connection lost")
    shoot(page, "trouble")
    other.execute("ROLLBACK")
    other.close()
    expect(trouble).to_have_count(0)
    user_actions.play(page, until="three")
