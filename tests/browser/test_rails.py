"""A whole game of Rails by clicking."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import NewPage
from tests.browser.serving import Served
from tests.browser.test_looks import violations

Shoot = Callable[[Page, str], None]


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
        people.moved_on(page, before, 1)
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
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()
    page.get_by_role("button", name="No more guide").click()
    done = play(page)
    assert "take" in done and "draw" in done
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    shoot(page, "rails-result-1440-light")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_table_of_rails(
    served: Served, new_page: NewPage, shoot: Shoot, dark: bool, phone: bool
) -> None:
    page = new_page(served.url, dark=dark, phone=phone, guide=True)
    tag = f"{390 if phone else 1440}-{'dark' if dark else 'light'}"
    told: list[str] = []

    def look(name: str) -> None:
        page.wait_for_timeout(400)
        shoot(page, f"rails-{name}-{tag}")
        told.extend(f"{name}: {line}" for line in violations(page))

    open_table(page)
    look("guide")
    page.get_by_role("button", name="No more guide").click()
    play(page, until="draw", phone=phone)
    play(page, until="take", phone=phone)
    look("table")
    play(page, until="draw", phone=phone)
    page.keyboard.press("t")
    look("text")
    page.keyboard.press("Escape")
    assert not told, "\n".join(told)
