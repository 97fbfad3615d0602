"""Offline play as a signed-in person: submitted after reconnecting, and only once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.static_site import STARTING, comes_true, sit_down, wait_until_cached
from tests.browser.test_friends import register
from tests.browser.test_puzzles import choose, puzzle_of, stage

pytestmark = pytest.mark.long
WAITING = """() => Object.keys(localStorage).filter((name) =>
  name.startsWith("arizona.offline-game.") || name.startsWith("arizona.offline-puzzle.")).length"""
"""The games and puzzles that this browser has not submitted yet."""


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible(timeout=STARTING)


def games(page: Page, base: str) -> list[dict[str, object]]:
    answer = page.request.get(f"{base}/api/people/Mara/games")
    assert answer.ok, answer.text()
    found: list[dict[str, object]] = answer.json()["games"]
    return found


def submitted(page: Page) -> None:
    comes_true(page, f"async () => ({WAITING})() === 0")


@pytest.mark.timeout(1800)
def test_what_a_person_plays_offline_is_submitted_once(
    own_server: Served, new_page: NewPage
) -> None:
    base = own_server.url
    pocket = f"{base}/pocket/index.html"
    page = new_page(base, worker=True)
    register(page, base, "Mara")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    page.wait_for_function(
        "() => localStorage.getItem('arizona.along') === 'kept'", timeout=STARTING
    )
    page.wait_for_function("() => localStorage.getItem('arizona.person') !== null")

    # Without a network, Mara plays under her own name.
    page.context.set_offline(True)
    sit_down(page, pocket)
    expect(page.get_by_role("region", name="Mara")).to_be_visible()
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    resign(page)
    wait_until_cached(page)
    assert games(page, base) == [], "nothing has been submitted yet"

    # The page is still open when the network is back. A second tab opens at the same moment.
    page.context.set_offline(False)
    tab = page.context.new_page()
    tab.goto(base)
    comes_true(page, "async () => (await (await fetch('/api/people/Mara/games')).json()).total > 0")
    submitted(page)
    [first] = games(page, base)
    assert first["offline"] and first["outcome"] == "lost"

    # A second game and a puzzle are submitted at the next visit to the online page.
    page.goto(f"{pocket}#/puzzles")
    page.locator(".days a[data-game='knight']").click(timeout=STARTING)
    page.context.set_offline(True)
    puzzle = puzzle_of(page, "knight")
    stage(page, "asking")
    page.keyboard.press("t")
    for number in range(0, len(puzzle.line), 2):
        choose(page, number, puzzle.line[number])
    stage(page, "solved")
    sit_down(page, pocket)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    resign(page)
    page.goto("about:blank")
    page.context.set_offline(False)
    for one in (page, tab):
        one.goto(pocket)
    submitted(tab)
    for one in (page, tab):
        one.goto(base)
        one.reload()
    submitted(tab)
    found = games(page, base)
    assert len(found) == 2 and all(one["offline"] for one in found)
    assert len({str(one["table"]) for one in found}) == 2
    page.goto("/people/Mara")
    expect(page.get_by_text(re.compile("offline")).first).to_be_visible()
    solved = page.request.get(f"{base}/api/account/offline").json()
    assert len(solved["solved"]) == 1 and len(solved["days"]) == 1
