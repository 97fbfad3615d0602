"""A whole game of Rails by clicking."""

from __future__ import annotations

import contextlib
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, rest, violations
from tests.browser.records import finished
from tests.browser.serving import Served


def act(page: Page, *, phone: bool = False) -> str:
    """Do one of the things that can be done now; deliver where that is offered."""
    if people.over(page):
        return ""
    found = page.locator("[data-target]:visible")
    texts: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.target)")
    if not texts:
        return ""
    which = next((at for at, text in enumerate(texts) if text.startswith("deliver")), 0)
    verb = texts[which].split()[0]
    found.nth(which).click(force=True, timeout=3000)
    if phone and verb in ("draw", "station", "second"):
        page.locator(".act.go").click(timeout=3000)
    return verb


def play(page: Page, *, until: str = "", seconds: float = 300, phone: bool = False) -> list[str]:
    """Play on until a verb was played or the game is over."""
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if people.over(page):
            return done
        before = people.position(page)
        try:
            verb = act(page, phone=phone)
        except Exception:  # the table went on under the pointer: a person looks again
            verb = ""
        if not verb:
            page.wait_for_timeout(30)
            continue
        done.append(verb)
        people.moved_on(page, before)
        if verb == until:
            return done
    raise AssertionError(f"not over after {seconds} s: {done[-10:]}")


def open_table(page: Page) -> None:
    """A table of Rails against a bot, by clicking."""
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.wait_for()
    tab = page.get_by_role("navigation", name="Games").get_by_role("button", name="Rails")
    if tab.is_visible():
        tab.click()
    plate = page.get_by_role("region", name="Rails")
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".rails-table")).to_be_visible()


def test_a_whole_game_of_rails_against_a_bot(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url, guide=True)
    open_table(page)
    page.get_by_role("button", name="No, thank you").click()
    done = play(page)
    assert "take" in done and "draw" in done
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("columnheader", name="Total")).to_be_visible()
    shoot(page, "rails-result-1440-light")


def test_the_other_way_to_an_end_is_a_key_away(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page)
    forks = page.locator(".end.two")
    deadline = time.monotonic() + 120
    while not forks.count() and time.monotonic() < deadline:
        if people.over(page):
            open_table(page)
        before = people.position(page)
        with contextlib.suppress(Exception):  # as in `play`
            if act(page):
                people.moved_on(page, before)
        page.wait_for_timeout(50)
    x, y = (forks.first.get_attribute(name) for name in ("cx", "cy"))
    end = page.locator(f'.target[cx="{x}"][cy="{y}"]')
    end.hover()
    end.focus()
    way = page.locator(".map .tag.on text")
    expect(way).to_have_text("A")
    page.keyboard.press("b")
    expect(way).to_have_text("B")
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_label("Say something").press_sequentially("bravo")
    expect(way).to_have_text("B")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_table_of_rails(
    served: Served, new_page: NewPage, shoot: Shoot, dark: bool, phone: bool
) -> None:
    page = new_page(served.url, dark=dark, phone=phone, guide=True)
    tag = f"{390 if phone else 1440}-{'dark' if dark else 'light'}"
    told: list[str] = []

    def look(name: str) -> None:
        rest(page)
        shoot(page, f"rails-{name}-{tag}")
        told.extend(f"{name}: {line}" for line in violations(page))

    open_table(page)
    look("offer")
    page.get_by_role("button", name="No, thank you").click()
    play(page, until="draw", phone=phone)
    play(page, until="take", phone=phone)
    look("table")
    play(page, until="draw", phone=phone)
    page.keyboard.press("t")
    look("text")
    page.keyboard.press("Escape")
    assert not told, "\n".join(told)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_result_of_rails(served: Served, new_page: NewPage, shoot: Shoot, dark: bool) -> None:
    tag = "dark" if dark else "light"
    told: list[str] = []
    table = ""
    for phone in (False, True):
        page = new_page(served.url, dark=dark, phone=phone)
        page.goto("/")
        table = table or finished(page, "rails", 4)
        page.goto(f"/table/{table}")
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("button", name="Replay")).to_be_visible()
        rest(page)
        shoot(page, f"rails-result-4-{390 if phone else 1440}-{tag}")
        told += [f"{phone}: {line}" for line in violations(page)]
        wide = page.evaluate("document.querySelector('dialog').scrollWidth")
        assert wide <= (390 if phone else 1440)
        maps = dialog.get_by_role("img", name=re.compile("^Sheet of|sheet"))
        assert maps.count() >= 4
    assert not told, "\n".join(told)


def test_the_marks_of_the_chart_lead_to_their_moments(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/")
    page.goto(f"/table/{finished(page, 'rails', 2, want='deliver')}")
    page.get_by_role("button", name=re.compile("^Round .* delivers")).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_from_the_result_to_the_log_which_has_a_heading_for_each_round(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    page.goto("/")
    page.goto(f"/table/{finished(page, 'rails', 2)}")
    dialog = page.get_by_role("dialog")
    for name in ("Replay", "Analyse"):
        expect(dialog.get_by_role("button", name=name)).to_be_visible()
    expect(dialog.get_by_role("link", name="Download the record")).to_be_visible()
    dialog.get_by_text("Look at the board").click()
    log = page.get_by_role("list", name="Log")
    last = int((page.locator(".round").inner_text()).split()[1])
    rounds = [f"Round {number}" for number in range(1, last + 1)]
    expect(log.get_by_role("heading")).to_have_text(rounds)
    line = log.locator("[aria-current=step]")
    expect(line).to_contain_text("wins with")
    expect(line).to_be_in_viewport()


def test_sheet_and_cards_are_chosen_by_pictures(served: Served, new_page: NewPage) -> None:
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
    told: list[str] = []
    tabs = page.get_by_role("navigation", name="What to look at")
    for name, seen in (("Players", ".others-place"), ("Cards", ".cards.full"), ("Sheet", ".own")):
        tabs.get_by_role("button", name=name).tap()
        expect(page.locator(seen)).to_be_visible()
        shoot(page, f"rails-{name.lower()}-390-light")
        told += [f"{name}: {line}" for line in violations(page)]
    expect(page.locator(".others-place")).to_be_hidden()
    assert not told, "\n".join(told)
