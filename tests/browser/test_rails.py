"""A full game of Rails by clicking."""

from __future__ import annotations

import contextlib
import random
import re
import time

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import arizona
from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe, violations
from tests.browser.records import finished, late, position
from tests.browser.server_process import Served
from tests.browser.tables import bots, lay

SHORTLY = 5000
"""Milliseconds. A target that is gone by then has changed during the click, so try again."""


def act(page: Page, *, phone: bool = False) -> str:
    """Perform one available action. Prefers deliveries."""
    if user_actions.over(page):
        return ""
    found = page.locator("[data-target]:visible")
    texts: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.target)")
    if not texts:
        return ""
    which = next((at for at, text in enumerate(texts) if text.startswith("deliver")), 0)
    verb = texts[which].split()[0]
    with contextlib.suppress(TimeoutError):  # the table shows whether it was done
        press = found.nth(which).tap if phone else found.nth(which).click
        press(force=True, timeout=SHORTLY)
        if phone and verb in ("draw", "station", "second"):
            page.locator(".act.go").click(timeout=SHORTLY)
    return verb


def play(page: Page, *, until: str = "", seconds: float = 300, phone: bool = False) -> list[str]:
    """Play until a verb was played or the game is over."""
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if user_actions.over(page):
            return done
        before = user_actions.position(page)
        verb = act(page, phone=phone)
        if not verb:
            page.wait_for_timeout(30)
            continue
        if not user_actions.moved_on(page, before):
            continue
        done.append(verb)
        if verb == until:
            return done
    raise AssertionError(f"not over after {seconds} s: {done[-10:]}")


def open_table(page: Page) -> None:
    """Open a table of Rails against a bot by clicking."""
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.wait_for()
    tab = page.get_by_role("navigation", name="Games").get_by_role("button", name="Rails")
    if tab.is_visible():
        tab.click()
    plate = page.get_by_role("region", name="Rails")
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".rails-table")).to_be_visible()


def has_its_result(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("columnheader", name="Total")).to_be_visible()


def test_from_play_now_to_the_end(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url, guide=True)
    open_table(page)
    page.get_by_role("button", name="No, thanks").click()
    assert "take" in play(page, until="draw")
    page.goto(f"/table/{late(page, 'rails', 'random', 30)}")
    assert "take" in play(page)
    has_its_result(page)
    shoot(page, "rails-result-1440-light")


@pytest.mark.long
def test_a_whole_game_of_rails_against_a_bot(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page)
    done = play(page)
    assert "take" in done and "draw" in done
    has_its_result(page)


def fork() -> str:
    """Return the record of a game in which two routes take the first player to the same end."""
    dice = random.Random(1)
    for seed in range(100):
        match = arizona.new("rails", seats=2, seed=seed)
        while not match.over:
            state = match.state
            texts = [match.game.words(state, one).text for one in state.legal()]
            ends = [text.split()[-1] for text in texts if text.startswith("draw ")]
            if state.to_move() == 0 and len(set(ends)) < len(ends):
                return match.record().dumps()
            match.play(dice.choice(state.legal()))
    raise AssertionError


def test_a_key_switches_between_two_paths_to_the_same_end(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    page.goto(f"/table/{lay(page, fork(), [{'kind': 'here'}, *bots(1)])}")
    forks = page.locator(".end.two")
    forks.first.wait_for()
    x, y = (forks.first.get_attribute(name) for name in ("cx", "cy"))
    end = page.locator(f'.target[cx="{x}"][cy="{y}"]')
    end.hover()
    end.focus()
    way = page.locator(".map .tag.on text")
    expect(way).to_have_text("A")
    page.keyboard.press("b")
    expect(way).to_have_text("B")
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_label("Write a message").press_sequentially("bravo")
    expect(way).to_have_text("B")


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_table_of_rails(served: Served, new_page: NewPage, shoot: Shoot, phone: bool) -> None:
    page = new_page(served.url, phone=phone, guide=True)
    problems: list[str] = []

    def look(name: str) -> None:
        problems.extend(seen_by_axe(page, shoot, f"rails-{name}", phone))

    open_table(page)
    expect(page.locator(".offer")).to_be_visible()
    look("offer")
    page.get_by_role("button", name="No, thanks").click()
    record = position("rails", 2, "draw ", 60)
    page.goto(f"/table/{lay(page, record, [{'kind': 'here'}, *bots(1)])}")
    page.locator("[data-target]").first.wait_for(state="attached")
    look("table")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Text view")).to_be_visible()
    look("text")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_result_of_rails(served: Served, new_page: NewPage, shoot: Shoot, phone: bool) -> None:
    page = new_page(served.url, phone=phone)
    page.goto(f"/table/{finished(page, 'rails', 4)}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Replay")).to_be_visible()
    problems = seen_by_axe(page, shoot, "rails-result-4", phone)
    assert not problems, "\n".join(problems)
    wide = page.evaluate("document.querySelector('dialog').scrollWidth")
    assert wide <= (390 if phone else 1440)
    maps = dialog.get_by_role("img", name=re.compile("^Sheet of|sheet"))
    assert maps.count() >= 4


def test_chart_marks_open_their_moments(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto(f"/table/{finished(page, 'rails', 2, want='deliver')}")
    page.get_by_role("button", name=re.compile("^Round .* delivers")).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_log_has_a_heading_for_each_round(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto(f"/table/{finished(page, 'rails', 2)}")
    dialog = page.get_by_role("dialog")
    for name in ("Replay", "Analyze"):
        expect(dialog.get_by_role("button", name=name)).to_be_visible()
    expect(dialog.get_by_role("link", name="Download game file")).to_be_visible()
    dialog.get_by_text("Look at the board").click()
    log = page.get_by_role("list", name="Log")
    last = int((page.locator(".round").inner_text()).split()[1])
    rounds = [f"Round {number}" for number in range(1, last + 1)]
    line = log.locator("[aria-current=step]")
    expect(line).to_contain_text("wins with")
    expect(line).to_be_in_viewport()
    assert user_actions.log_headings(page) == rounds


def test_sheet_and_cards_are_chosen_from_pictures(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/setup/rails")
    page.get_by_role("radio", name="Homesteads").check(force=True)
    page.get_by_role("radiogroup", name="Condition cards").get_by_label("Choose").check()
    cards = page.get_by_role("group", name="Condition cards")
    for name in ("Miner", "Farmer", "Big Towns"):
        cards.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Homesteads")).to_be_visible()
    for name in ("Miner", "Farmer", "Big Towns"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_phone_shows_the_others_and_the_cards(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url, phone=True)
    open_table(page)
    problems: list[str] = []
    tabs = page.get_by_role("navigation", name="Views")
    for name, seen in (("Players", ".others-place"), ("Cards", ".cards.full"), ("Sheet", ".own")):
        tabs.get_by_role("button", name=name).tap()
        expect(page.locator(seen)).to_be_visible()
        shoot(page, f"rails-{name.lower()}-390-light")
        problems += [f"{name}: {line}" for line in violations(page)]
    expect(page.locator(".others-place")).to_be_hidden()
    assert not problems, "\n".join(problems)
