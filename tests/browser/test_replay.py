"""Replay: slider, keys, links to a moment, continuing from a moment, records."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import rest
from tests.browser.records import finished
from tests.browser.server_process import Served


def moment_shown(page: Page) -> str:
    """Wait for the moment in the URL and return its prompt."""
    expect(page).to_have_url(re.compile(r"/replay/\d+$"))
    moment = page.url.rsplit("/", 1)[1]
    expect(user_actions.prompt(page)).to_contain_text(f"Step {moment}")
    rest(page)
    return user_actions.prompt(page).inner_text()


def test_replay_links_and_continuing_from_a_position(
    served: Served, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(served.url)
    address = f"/table/{finished(page, 'knight', 2, 'jump', games=1)}"
    page.goto(address)
    page.get_by_role("button", name="Look at the board").first.click()
    last = int(page.locator(".replay .place b").inner_text())
    assert last > 40
    stops = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert stops < last - 30, "the time line does not stop at every step of the set-up"
    page.locator("#board").focus()
    page.keyboard.press("ArrowLeft")
    expect(user_actions.prompt(page)).to_contain_text(f"Step {last - 1}")
    page.keyboard.press("Home")
    expect(user_actions.prompt(page)).to_contain_text("Step 0")
    page.keyboard.press("End")
    expect(user_actions.prompt(page)).to_contain_text("The game is over")
    page.get_by_role("slider").focus()
    page.keyboard.press("[")
    expect(user_actions.prompt(page)).to_contain_text(f"Step {last - 1}")
    page.keyboard.press("]")
    expect(user_actions.prompt(page)).to_contain_text("The game is over")
    page.get_by_role("list", name="Log").get_by_text("places the knight").click()
    shown = moment_shown(page)

    friend = new_page(served.url)
    friend.goto(page.url)
    assert moment_shown(friend) == shown
    friend.get_by_role("button", name="Continue from here at a new table").click()
    friend.wait_for_url(lambda url: "/table/" in url and url.split("?")[0] != page.url)
    expect(user_actions.prompt(friend)).to_contain_text(re.compile("turn|thinking"))

    page.goto(address)
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Download game file").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    page.goto("/tables")
    page.get_by_label("Upload a game file").set_input_files(record)
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("#board .board")).to_be_visible()


def test_a_replay_stays_open_while_others_play(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    address = user_actions.set_up(page)
    user_actions.play(page, asked="3-chip")
    twin = page.context.new_page()
    twin.goto(address)
    expect(user_actions.prompt(twin)).to_contain_text("3-chip")
    twin.locator("#board").focus()
    twin.keyboard.press("ArrowLeft")
    looked_at = moment_shown(twin)
    slider = twin.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    user_actions.play(page, until="three")
    expect(slider).to_have_attribute("max", str(last + 1))
    assert user_actions.prompt(twin).inner_text() == looked_at
    twin.keyboard.press("Escape")
    expect(user_actions.prompt(twin)).to_contain_text("first 2-chip")


def test_a_refused_continuation_is_reported(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    user_actions.set_up(page)
    user_actions.play(page, asked="3-chip")
    page.keyboard.press("[")
    moment_shown(page)
    page.route("**/play-on", lambda route: route.fulfill(status=503))
    page.get_by_role("button", name="Continue from here at a new table").click()
    expect(page.get_by_role("alert")).to_contain_text("The server isn’t responding")
    assert "/replay/" in page.url
