"""Bot accounts on the page: create one, see it play, and delete it."""

from __future__ import annotations

import threading

from playwright.sync_api import expect

from arizona.client import ApiError, Connection, NetworkBot
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_friends import register


def test_a_person_creates_a_bot_plays_it_and_deletes_it(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url)
    register(page, own_server.url, "Ana")
    page.goto("/account")
    name = page.get_by_label("Name of the bot")
    name.fill("rook")
    page.get_by_role("button", name="Create bot").click()
    expect(page.get_by_text("A bot’s username ends in “-bot”.")).to_be_visible()
    name.fill("rook-bot")
    page.get_by_role("button", name="Create bot").click()
    expect(page.get_by_text("Token of rook-bot")).to_be_visible()
    problems = seen_by_axe(page, shoot, "bot-accounts", phone=False)
    token = page.locator("code").inner_text()
    player = NetworkBot(Connection(own_server.url, token), "greedy", ["knight"], say=lambda _: None)
    refused: list[ApiError] = []

    def play() -> None:
        try:
            player.run()
        except ApiError as error:
            refused.append(error)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()

    body = {
        "game": "knight",
        "seats": [{"kind": "here"}, {"kind": "link"}],
        "options": {"games": 1},
    }
    headers = {"origin": own_server.url}
    made = page.request.post(f"{own_server.url}/api/tables", data=body, headers=headers).json()
    invitation = {"table": made["table"], "name": "rook-bot"}
    page.request.post(f"{own_server.url}/api/invitations", data=invitation, headers=headers)
    page.goto(f"/table/{made['table']}")
    expect(page.get_by_text("rook-bot").first).to_be_visible()

    page.goto("/account")
    page.get_by_role("button", name="Delete rook-bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("rook-bot was deleted.")).to_be_visible()
    expect(page.get_by_text("Token of rook-bot")).to_have_count(0)
    page.goto("/leaderboard/knight/live")
    page.get_by_role("radio", name="Bots").check()
    expect(page.get_by_text("Bots play rated games only against other bots")).to_be_visible()
    thread.join(60)
    assert [error.status for error in refused] == [401], "the deleted bot stops"
    assert problems == []
