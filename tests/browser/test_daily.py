"""The Daily Desert: before playing, at the table, and with the result."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.static_site import STARTING, comes_true, wait_until_cached


def finish(server: Served, others: int) -> None:
    """Give the only run a result that is the best, and add the results of others."""
    with closing(sqlite3.connect(server.data, timeout=30)) as file, file:
        (day,) = file.execute("SELECT day FROM daily_runs").fetchone()
        file.execute("UPDATE daily_runs SET finished=1, score=7, lead=7")
        file.executemany(
            "INSERT INTO daily_runs VALUES (?, 'knight', ?, ?, 1, 1, ?, 0, 0)",
            [(day, f"other {n}", f"table {n}", n - others) for n in range(others)],
        )


def test_a_daily_challenge_is_played_once_and_compared(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Daily Desert")).click()
    page.get_by_role("navigation", name="Games").get_by_role("button", name="Knight").click()
    expect(page.get_by_text("You see the results after you’ve played.")).to_be_visible()
    problems = seen_by_axe(page, shoot, "daily-before", phone=False)
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("button", name="Daily Desert: hints off").first).to_be_visible()
    page.locator("header").get_by_role("link", name="Daily Desert").click()
    expect(page.get_by_role("button", name="Continue your game")).to_be_visible()
    finish(own_server, 11)
    page.reload()
    expect(page.get_by_role("heading", name="Better than 100%")).to_be_visible()
    expect(page.get_by_text("Yours is the best result so far.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="+7")).to_have_count(1)
    problems += seen_by_axe(page, shoot, "daily-result", phone=False)
    phone = new_page(own_server.url, phone=True, dark=True)
    phone.goto("/daily")
    expect(phone.get_by_role("button", name="Play today’s deal")).to_be_visible()
    problems += seen_by_axe(phone, shoot, "daily-before", phone=True)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert problems == []


def test_an_offline_result_friends_and_a_past_day(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url)
    body = {"name": "Mara", "password": "quiet mesa under rain"}
    assert page.request.post("/api/account/register", data=body).ok
    assert page.request.post("/api/daily/knight/offline", data={}).ok
    page.goto("/daily#knight")
    expect(page.get_by_text("You’re playing this deal offline.")).to_be_visible()
    with closing(sqlite3.connect(own_server.data, timeout=30)) as file, file:
        file.execute("UPDATE daily_runs SET finished=1, score=3, lead=3")
        (day, mara) = file.execute("SELECT day, person FROM daily_runs").fetchone()
        columns = [row[1] for row in file.execute("PRAGMA table_info(people)")]
        copied = ", ".join(
            {"id": "'ines'", "name": "'Ines'", "folded": "'ines'"}.get(one, one) for one in columns
        )
        file.execute(f"INSERT INTO people SELECT {copied} FROM people WHERE id=?", (mara,))
        file.execute("INSERT INTO follows VALUES (?, 'ines', 1)", (mara,))
        people = ["ines", *(f"other {n}" for n in range(11))]
        file.executemany(
            "INSERT INTO daily_runs VALUES (?, 'knight', ?, ?, 1, 1, ?, 0, 0)",
            [(day, one, f"table {one}", n - 8) for n, one in enumerate(people)],
        )
    page.reload()
    expect(page.get_by_text("Played offline: compared with everyone")).to_be_visible()
    expect(page.get_by_role("heading", name="Better than 91%")).to_be_visible()
    leaders = page.get_by_role("listitem").filter(has_text="Mara")
    expect(leaders).to_contain_text("–")
    expect(leaders).to_contain_text("offline")
    page.get_by_role("radio", name="Friends").check(force=True)
    expect(page.get_by_role("listitem").filter(has_text="Ines")).to_be_visible()
    expect(page.get_by_text("other 3")).to_have_count(0)
    problems = seen_by_axe(page, shoot, "daily-offline", phone=False)
    phone = page.viewport_size
    assert phone is not None
    page.set_viewport_size({"width": 390, "height": 844})
    problems += seen_by_axe(page, shoot, "daily-offline", phone=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.set_viewport_size(phone)
    # Yesterday's deal is played unranked, and its seed is public.
    before = date.fromisoformat(day) - timedelta(days=1)
    page.goto(f"/daily/{before}#rails")
    page.get_by_role("button", name="Play this deal unranked").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("button", name="Daily Desert: hints off")).to_have_count(0)
    assert problems == []


def knight_of(page: Page, base: str) -> dict[str, object]:
    """Return today's game of Knight as the server has it."""
    day = page.request.get(f"{base}/api/daily").json()
    found: dict[str, object] = next(one for one in day["games"] if one["game"] == "knight")
    return found


REJECTED = """([day, run]) => {
  localStorage.setItem(`arizona.offline-daily.${day}.rails`,
    JSON.stringify({ run, day, game: "rails", table: "gone" }));
  localStorage.setItem(`arizona.offline-game.${run}`,
    JSON.stringify({ id: run, owner: "", daily: "rails", record: "nonsense" }));
}"""
"""Stores a finished game that the server will not accept."""


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_deal_is_played_offline_and_submitted_once(
    own_server: Served, new_page: NewPage
) -> None:
    base = own_server.url
    offline_daily = f"{base}/pocket/index.html#/daily"
    page = new_page(base, worker=True)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    page.wait_for_function(
        "() => localStorage.getItem('arizona.along') === 'kept'", timeout=STARTING
    )
    page.goto(offline_daily)
    knight = page.get_by_role("listitem").filter(has_text="Knight")
    knight.get_by_role("button", name="Play today’s deal").click(timeout=STARTING)
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(user_actions.prompt(page)).to_be_visible(timeout=STARTING)
    wait_until_cached(page)

    # The game is played without a network, and finished after a reload.
    page.context.set_offline(True)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    page.reload()
    expect(user_actions.prompt(page)).to_be_visible(timeout=STARTING)
    user_actions.play(page, seconds=2 * STARTING / 1000)
    assert knight_of(page, base)["state"] == "offline"
    page.goto(offline_daily)
    expect(knight).to_contain_text("Finished. It’s submitted when you’re online.", timeout=STARTING)

    # The page is still open when the network is back. A second tab opens at the same moment.
    page.context.set_offline(False)
    tab = page.context.new_page()
    tab.goto(f"{base}/daily#knight")
    expect(knight).to_contain_text("Submitted")
    comes_true(
        page,
        "async () => (await (await fetch('/api/daily')).json())"
        ".games.some((one) => one.game === 'knight' && one.state === 'finished')",
    )
    found = knight_of(page, base)
    assert found["offline"] and isinstance(found["board"], dict)
    assert (found["board"]["place"], found["board"]["rows"]) == (0, [])
    tab.reload()
    expect(tab.get_by_text("Played offline: compared with everyone")).to_be_visible()
    with closing(sqlite3.connect(own_server.data, timeout=30)) as file:
        assert file.execute("SELECT game, unranked FROM daily_runs").fetchall() == [("knight", 2)]
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (1,)

    # A game that the server does not accept is not shown as submitted.
    deal = page.request.post(f"{base}/api/daily/rails/offline", data={}).json()
    page.evaluate(REJECTED, [deal["day"], deal["run"]])
    tab.goto(f"{base}/daily#rails")
    tab.reload()
    rejected = "Not counted: the server couldn’t verify this game."
    expect(tab.get_by_text(rejected)).to_be_visible()
    page.reload()
    rails = page.get_by_role("listitem").filter(has_text="Rails")
    expect(rails).to_contain_text(rejected, timeout=STARTING)
