"""The start page of a signed-in person, and long stories of two and four people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, resize, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_friends import register
from tests.browser.test_rated import MOVE


def seek(page: Page, base: str, **body: object) -> str:
    """Look for players without the page, and return the table if there is one."""
    headers = {"origin": base}
    answer = page.request.post(f"{base}/api/seek", data=body, headers=headers)
    assert answer.ok, answer.text()
    table: str = answer.json()["seek"]["table"]
    return table


def test_live_game_friends_and_find_players(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    base = own_server.url
    ana, ben, cleo = (new_page(base) for _ in range(3))
    for page, name in ((ana, "Ana"), (ben, "Ben"), (cleo, "Cleo")):
        register(page, base, name)
    assert not seek(ana, base, game="knight", pace="quick")
    table = seek(ben, base, game="knight", pace="quick")
    assert table
    follow = cleo.request.put(f"{base}/api/friends/Ben", headers={"origin": base})
    assert follow.ok, follow.text()

    cleo.goto("/")
    live = cleo.get_by_role("link", name="Live now")
    expect(live).to_contain_text(re.compile("Ana – Ben|Ben – Ana"))
    expect(cleo.get_by_role("link", name=re.compile("Friends.*online"))).to_be_visible()
    problems = seen_by_axe(cleo, shoot, "start-people", phone=False)
    for size in ((1440, 900), (1024, 768), (720, 450), (390, 844)):
        resize(cleo, size)
        assert cleo.evaluate("document.documentElement.scrollWidth") <= size[0], size
        expect(cleo.get_by_role("link", name="Find players: Knight")).to_be_in_viewport()
        shoot(cleo, f"start-people-{size[0]}")
    resize(cleo, (1440, 900))
    live.click()
    cleo.wait_for_url(f"**/table/{table}")
    # A player is not offered their own game, but told that it is their turn.
    ana.goto("/")
    expect(ana.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
    expect(ana.get_by_role("link", name="Live now")).to_have_count(0)
    assert not problems, "\n".join(problems)


@pytest.mark.long
def test_from_the_poster_to_the_rating_change_with_a_bot_meanwhile(
    own_server: Served, new_page: NewPage
) -> None:
    base = own_server.url
    ana, ben = new_page(base), new_page(base)
    register(ana, base, "Ana")
    register(ben, base, "Ben")
    ana.goto("/")
    ana.get_by_role("link", name="Find players: Knight").click()
    ana.get_by_role("button", name="Find players", exact=True).click()
    ana.get_by_role("link", name="Play a bot while you wait").click()
    ana.wait_for_url("**/table/*")
    bot_table = ana.url
    expect(ana.get_by_role("link", name="Find players: Knight")).to_be_visible()
    ben.goto("/find/knight")
    ben.get_by_role("button", name="Find players", exact=True).click()
    ben.wait_for_url("**/table/*")
    ana.wait_for_url(ben.url)
    assert ana.url != bot_table
    table = ana.url.rpartition("/")[2]
    pages = (ana, ben)
    made = [0, 0]
    while min(made) < 2:
        for seat, page in enumerate(pages):
            made[seat] += page.evaluate(MOVE, table)
    ana.get_by_role("button", name="Resign or draw").or_(
        ana.get_by_role("button", name="Resign", exact=True)
    ).first.click()
    ana.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    for page in pages:
        ratings = page.get_by_role("dialog").get_by_role("region", name="Ratings")
        expect(ratings).to_contain_text(re.compile(r"Ana: rating 1500\?, now 1[34]\d\d\? \(−\d+"))
    # After a block there is no rematch, and the page does not say why.
    block = ben.request.post(f"{base}/api/blocks", data={"name": "Ana"}, headers={"origin": base})
    assert block.ok, block.text()
    ana.get_by_role("dialog").get_by_role("button", name=re.compile("Play again|Rematch")).click()
    expect(ana.get_by_text("A rematch isn’t available at this table.")).to_be_visible()


@pytest.mark.long
def test_four_paired_people_and_a_spectator(own_server: Served, new_page: NewPage) -> None:
    base = own_server.url
    names = ["Ana", "Ben", "Cleo", "Dora"]
    pages = [new_page(base) for _ in names]
    watcher = new_page(base)
    for page, name in zip([*pages, watcher], [*names, "Eve"], strict=True):
        register(page, base, name)
    for page in pages:
        page.goto("/find/rails")
        page.get_by_role("radio", name="4", exact=True).or_(
            page.get_by_role("button", name="4", exact=True)
        ).first.click()
        page.get_by_role("button", name="Find players", exact=True).click()
    for page in pages:
        page.wait_for_url("**/table/*")
    assert len({page.url for page in pages}) == 1
    watcher.goto("/")
    live = watcher.get_by_role("link", name="Live now")
    for name in names:
        expect(live).to_contain_text(name)
    live.click()
    watcher.wait_for_url(pages[0].url)
    expect(watcher.get_by_text("Rated · 1 watching")).to_be_visible()
