"""Two people at a table, and a spectator: fair play, undo as a request, and the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import tables, user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, violations
from tests.browser.server_process import Served
from tests.browser.tables import here

DRAFT = {"deal": "draft", "games": 1}
"""In a draft, players take turns picking tiles, and nothing is dealt in between."""


def pick(page: Page) -> None:
    """Pick a tile when it is this page's turn."""
    expect(user_actions.prompt(page)).to_contain_text("Your turn")
    page.locator(user_actions.TILES).first.click()
    expect(user_actions.prompt(page)).to_contain_text("Waiting for")


def test_two_people_refuse_and_allow_undo_and_agree_to_hints(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana, ben = new_page(served.url), new_page(served.url)
    table = tables.make(ana, "knight", [*here("Ana"), {"kind": "link"}], options=DRAFT)
    ana.goto(f"/table/{table}")
    ben.goto(f"/table/{table}")
    ben.get_by_label("What’s your name?").fill("Ben")
    ben.get_by_role("button", name="Take seat 2").click()
    hint = ana.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_attribute("title", "Off while people play against each other")
    expect(ana.get_by_role("button", name="Continue from here")).to_have_count(0)

    pick(ana)
    ask = ana.get_by_role("button", name="Ask to undo")
    ask.click()
    expect(user_actions.prompt(ben)).to_contain_text("Ana asks to undo the last move.")
    shoot(ben, "undo-asked")
    assert violations(ben) == []
    ben.get_by_role("button", name="Decline").click()
    log = ana.locator(".log")
    expect(log).to_contain_text("Ben declined the undo.")
    ask.click()
    expect(ana.get_by_role("alert")).to_contain_text("already asked")
    pick(ben)
    pick(ana)
    ask.click()
    ben.get_by_role("button", name="Allow undo").click()
    expect(log).to_contain_text("Ben allowed the undo.")
    expect(user_actions.prompt(ana)).to_contain_text("Your turn")

    for page in (ana, ben):
        page.get_by_role("button", name="Hints off").click()
        dialog = page.get_by_role("dialog")
        shoot(page, "fair-play")
        dialog.get_by_role("button", name="Agree to a friendly table").click()
        expect(dialog).to_have_count(0)
    expect(log).to_contain_text("this is a friendly table now")
    expect(hint).to_have_attribute("aria-disabled", "false")
    hint.click()
    expect(ana.locator(".ana")).to_be_visible()


def test_a_spectator_is_notified_and_joins_from_the_lobby(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana, eve = new_page(own_server.url), new_page(own_server.url)
    clock = {"kind": "move", "seconds": 86400}
    seats = [*here("Ana"), {"kind": "link"}]
    table = tables.make(ana, "knight", seats, options=DRAFT, clock=clock, open=True)
    eve.goto("/lobby")
    card = eve.locator(".card")
    expect(card).to_contain_text("1 of 2 seats taken")
    expect(card).to_contain_text("1 day per turn")
    shoot(eve, "lobby-join")
    assert violations(eve) == []
    card.get_by_text("Join").click()
    eve.wait_for_url(re.compile(table))
    ben = new_page(own_server.url)
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Take seat 2").click()
    expect(user_actions.prompt(eve)).to_contain_text("You’re watching.")
    expect(eve.get_by_role("button", name="Hints off")).to_be_visible()
    ana.goto("/tables")
    expect(ana.locator(".card")).to_contain_text(re.compile("(1 d 0 h|23:[0-9:]+) left, until"))
    eve.goto("/lobby")
    expect(card.get_by_text("Watch", exact=True)).to_be_visible()
