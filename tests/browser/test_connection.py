"""The connection is lost or the server is killed: the game continues where it was."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Cable, Served


def test_a_lost_connection_is_restored_automatically(served: Served, new_page: NewPage) -> None:
    cable = Cable(served.port)
    try:
        page = new_page(cable.url)
        address = user_actions.set_up(page, seats=("here", "here"))
        user_actions.play(page, until="three")
        other = new_page(served.url)
        other.goto(address.replace(cable.url, served.url))
        expect(user_actions.prompt(other)).to_contain_text("Waiting for")
        cable.cut()
        expect(page.locator("header.top")).to_contain_text("Connection lost")
        page.get_by_role("tab", name=re.compile("Chat")).click()
        page.get_by_label("Write a message").fill("Still there?")
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_label("Write a message")).to_have_value("Still there?")
        cable.restore()
        expect(page.locator("header.top")).not_to_contain_text("Connection lost")
        user_actions.play(page, until="two")
        expect(user_actions.prompt(page)).to_contain_text("Place the second 2-chip")
        expect(other.get_by_role("list", name="Log")).to_contain_text("places a 2")
    finally:
        cable.close()


def test_the_server_is_killed_and_nothing_is_lost(own_server: Served, new_page: NewPage) -> None:
    page = new_page(own_server.url)
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, until="three")
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    lines = page.get_by_role("list", name="Log").get_by_role("listitem").count()
    own_server.kill()
    expect(page.locator("header.top")).to_contain_text("Connection lost")
    own_server.start()
    expect(page.locator("header.top")).not_to_contain_text("Connection lost")
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(lines)
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    page.reload()
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    user_actions.play(page, until="place")
    expect(page.get_by_role("list", name="Log")).to_contain_text("places a 2")


class Sieve:
    """Drops or delays the messages of one kind on a page's connection."""

    def __init__(self, page: Page, kind: str = "") -> None:
        self.kind = kind
        self.until = ""
        self.held = 0
        self.seen: set[str] = set()
        self.delayed: list[str | bytes] = []
        page.route_web_socket(re.compile("/ws/tables/"), self._join)

    def hold(self, kind: str, until: str) -> None:
        """Delay a kind of messages, and send them just before the first of another kind."""
        self.kind, self.until = kind, until

    def _join(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        line.on_message(lambda text: self._pass(text, server))
        server.on_message(lambda text: self._pass(text, line))

    def _pass(self, text: str | bytes, to: WebSocketRoute) -> None:
        kind = json.loads(text)["type"]
        self.seen.add(kind)
        if kind == self.kind:
            self.held += 1
            self.delayed.append(text)
            return
        if kind == self.until:
            for late in self.delayed:
                to.send(late)
            self.delayed.clear()
        to.send(text)


def test_play_continues_while_a_hint_is_computed(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    Sieve(page, "hint")
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, asked="3-chip")
    page.get_by_role("button", name="Hint").click()
    page.locator(user_actions.SPACES).first.click()
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    page.locator(user_actions.SPACES).first.click()
    expect(user_actions.prompt(page)).to_contain_text("Place the second 2-chip")


def test_a_hint_for_an_undone_position_is_ignored(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sieve = Sieve(page)
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, until="three")
    sieve.hold("ask-hint", until="undo")  # otherwise a quick hint may come before the undo
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(user_actions.prompt(page)).to_contain_text("3-chip")
    assert user_actions.comes_true(page, lambda: "refused" in sieve.seen)
    assert page.locator(".toast.on").count() == 0  # now, because it disappears by itself


def test_a_move_lost_with_the_connection_is_sent_again(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sieve = Sieve(page)
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, asked="3-chip")
    sieve.kind = "move"
    page.locator(user_actions.SPACES).first.click()
    assert user_actions.comes_true(page, lambda: sieve.held == 1)
    sieve.kind = ""
    sieve.line.close()
    # The page reconnects within a moment, so its message may be gone before it is looked for.
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    page.locator(user_actions.SPACES).first.click()
    expect(user_actions.prompt(page)).to_contain_text("Place the second 2-chip")


def test_two_tabs_of_one_seat_agree(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    address = user_actions.set_up(page)
    twin = page.context.new_page()
    twin.goto(address)
    expect(user_actions.prompt(twin)).to_contain_text("Your turn")
    user_actions.play(page, until="three")
    expect(user_actions.prompt(twin)).to_contain_text("first 2-chip")


def test_a_seat_link_works_in_another_browser(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    address = user_actions.set_up(page)
    table = address.rsplit("/", 1)[1]
    saved = page.evaluate(f"JSON.parse(localStorage.getItem('arizona.seats.{table}'))[0]")
    other = new_page(served.url)
    other.goto(f"/table/{table}#seat={saved['seat']}.{saved['secret']}")
    expect(user_actions.prompt(other)).to_contain_text("Your turn")
    assert re.search(r"/table/\w+$", other.url), "the secret stays out of the address bar"
