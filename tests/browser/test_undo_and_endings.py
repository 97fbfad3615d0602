"""The page's undo against bots, resigning, draws, watching and the player's tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser import tables, user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, violations
from tests.browser.server_process import Served
from tests.browser.tables import Seat, bots, here

AGAINST_A_BOT = [{"kind": "here"}, *bots(1)]


def make(page: Page, game: str, seats: Sequence[Seat], **body: object) -> str:
    """Create a table for this page's guest and return its URL."""
    return f"/table/{tables.make(page, game, seats, **body)}"


def test_undo_against_a_bot_returns_to_the_players_own_decision(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    options = {"deal": "draft", "games": 1}
    page.goto(make(page, "knight", AGAINST_A_BOT, options=options))
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "You haven’t made a move yet.")
    page.locator(user_actions.TILES).first.click()
    expect(page.locator(".log li")).to_have_count(2)
    expect(undo).to_have_attribute("aria-disabled", "false")
    restart = page.get_by_role("button", name="Restart turn")
    expect(restart).to_have_attribute("title", "You haven’t made a move this turn yet.")
    undo.click()
    expect(page.locator(".log li")).to_have_text([re.compile("Nothing")])
    expect(user_actions.prompt(page)).to_contain_text("Your turn")


def test_resigning_needs_one_confirmation_and_ends_the_game(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    page.goto(make(page, "rails", [*here("Ana"), *bots(1)]))
    page.get_by_role("button", name="Resign", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the game ends and your opponent wins")
    expect(dialog.get_by_role("button", name=re.compile("draw"))).to_have_count(0)
    shoot(page, "resign-asked")
    assert violations(page) == []
    dialog.get_by_role("button", name="Keep playing").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("Ana resigned.")
    expect(result).to_contain_text("wins")
    shoot(page, "resigned-result")
    assert violations(page) == []


def test_a_draw_is_offered_and_agreed_on(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    ana, ben = new_page(served.url), new_page(served.url)
    address = make(ana, "knight", [*here("Ana"), {"kind": "link"}])
    ana.goto(address)
    ben.goto(address)
    ben.get_by_role("button", name="Take seat 2").click()
    expect(ana.locator(".say")).to_contain_text("Your turn")
    ana.get_by_role("button", name="Resign or draw").click()
    ana.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    expect(ana.get_by_text("You have offered a draw.")).to_be_visible()
    expect(ben.get_by_text("Ana offers a draw.")).to_be_visible()
    shoot(ben, "draw-offered")
    ben.get_by_role("button", name="Agree to a draw").click()
    for page in (ana, ben):
        expect(page.get_by_role("dialog")).to_contain_text("Draw")


def test_an_absent_players_grace_period_is_shown(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana, ben = new_page(served.url), new_page(served.url)
    address = make(ana, "knight", [*here("Ana"), {"kind": "link"}], claim_after=2)
    ben.goto(address)
    ben.get_by_role("button", name="Take seat 2").click()
    claim = ben.get_by_role("button", name="Claim the win")
    expect(claim).to_be_visible()
    shoot(ben, "claim-the-win")
    claim.click()
    expect(ben.get_by_role("dialog")).to_contain_text("Ana left.")


def test_spectators_have_only_working_buttons(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    page.goto("/lobby")
    expect(page.get_by_role("link", name="Set up Knight")).to_be_visible()
    page.get_by_role("button", name=re.compile("Watch Knight")).first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".log li button").first).to_be_visible()
    host = new_page(served.url)
    page.goto(make(host, "knight", here("Ana", "Ben")))
    expect(page.locator(".say")).to_contain_text("Waiting for")
    for name in ("Undo", "Restart turn", "Hint", "Analyze", "Resign"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    page.goto("/lobby")
    picture = page.get_by_role("button", name=re.compile("Watch Knight")).locator("img").first
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    shoot(page, "lobby-watching")
    assert violations(page) == []


def test_own_tables_are_named_filtered_and_deleted(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    first = make(page, "knight", AGAINST_A_BOT)
    make(page, "rails", AGAINST_A_BOT)
    page.goto(first)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("resigned")
    page.goto("/tables")
    cards = page.locator(".cards > .card")
    expect(cards).to_have_count(2)
    expect(cards.first.locator("img")).to_be_visible()
    shoot(page, "my-tables")
    assert violations(page) == []
    page.get_by_label("Finished").check()
    expect(cards).to_have_count(1)
    name = cards.locator("b").inner_text()
    page.get_by_role("button", name=f"Delete {name}").click()
    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name=f"Delete {name}").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(cards).to_have_count(0)
    page.get_by_label("All").click()
    expect(cards).to_have_count(1)


def test_setup_offers_an_easy_bot_strengths_custom_times_and_undoing_chance(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    page.goto("/setup/knight")
    expect(page.get_by_text("Level 2 of 6")).to_be_visible()
    expect(page.get_by_text("Elo 592, measured")).to_be_visible()
    page.get_by_text("Custom", exact=True).click()
    page.get_by_label("Minutes per player").fill("7")
    page.get_by_label("Seconds per turn").fill("3")
    page.get_by_role("switch", name="Allow undoing dice and draws").click()
    shoot(page, "setup-forgiving")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    card = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert card["clock"] == {"kind": "fischer", "seconds": 420, "increment": 3}
    assert card["take_back"] is True
    page.goto("/setup/knight")
    page.get_by_role("radiogroup", name="Who plays in seat 2").get_by_label("By link").check()
    expect(page.get_by_role("switch", name="Allow undoing dice and draws")).to_have_count(0)
    expect(page.get_by_label("If someone leaves")).to_contain_text("claim after 3 days")


def test_a_picture_of_the_board_is_copied(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, permissions=["clipboard-read", "clipboard-write"])
    page.goto(make(page, "rails", AGAINST_A_BOT))
    page.get_by_role("button", name="Copy a picture of the board").click()
    expect(page.get_by_text(re.compile("Picture (copied|saved)"))).to_be_visible()
