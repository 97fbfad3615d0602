"""A whole game by keyboard alone; what forced colours leave."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, rest
from tests.browser.serving import Served
from tests.browser.test_sizes import table

CREATE = """async ([game, bot, options]) => {
  await fetch("/api/me");
  const seats = [{ kind: "here" }, { kind: "bot", bot }];
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game, seats, options, seed: "7" });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
SHORT = {"knight": {"games": 1}, "rails": {}}
QUICK = {"knight": "jackrabbit", "rails": "tortoise"}


def sit_down(page: Page, game: str) -> None:
    """A table against a quick bot."""
    page.goto("/")
    made = page.evaluate(CREATE, [game, QUICK[game], SHORT[game]])
    page.goto(f"/table/{made}")
    page.locator(".say").wait_for()


def focused(page: Page, selector: str) -> bool:
    """Whether what has the focus is such a thing."""
    found: bool = page.evaluate("one => document.activeElement?.matches(one) ?? false", selector)
    return found


def tab_to(page: Page, selector: str, most: int = 90) -> None:
    """Press Tab until such a thing has the focus."""
    for _ in range(most):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def one_key(page: Page) -> bool:
    """Make one move by keys; false if there is none to be made now."""
    if page.locator(people.TILES).count():
        tab_to(page, people.TILES)
    elif page.locator(".board .rim").count():
        pass  # Enter lays the tile where it hangs
    elif page.locator('[data-target^="jump "]').count():
        page.keyboard.press("a")
        return True
    elif page.locator('[data-target^="deliver"]').count():
        tab_to(page, '[data-target^="deliver"]')
    elif page.locator("[data-target]").count():
        tab_to(page, "[data-target]")
    else:
        return False
    page.keyboard.press("Enter")
    return True


def whole_game(page: Page, move: Callable[[Page], bool], shown: str) -> int:
    """Play until the result is shown; gives the number of moves."""
    made = 0
    deadline = time.monotonic() + 240
    result = page.get_by_role("dialog").filter(has_text=re.compile("wins|draw", re.I))
    while time.monotonic() < deadline:
        if "game is over" in page.locator(shown).first.inner_text() or result.count():
            return made
        before = page.locator(shown).first.inner_text() + people.position(page)
        if not move(page):
            page.wait_for_timeout(20)
            continue
        made += 1
        until = time.monotonic() + 2
        while time.monotonic() < until:
            if page.locator(shown).first.inner_text() + people.position(page) != before:
                break
            page.wait_for_timeout(15)
    raise AssertionError("not over in time")


def test_a_whole_game_of_knight_by_keyboard_alone(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "knight")
    assert whole_game(page, one_key, ".say") > 15


@pytest.mark.parametrize("game", ["knight", "rails"])
def test_forced_colours_leave_what_counts(
    served: Served, new_page: NewPage, shoot: Shoot, game: str
) -> None:
    page = new_page(served.url, forced_colors="active")
    if game == "knight":
        table(page, "knight", 2, "jump ")
    else:
        table(page, "rails", 4, "draw ", 100)
    rest(page)
    shoot(page, f"{game}-forced-colours")
    target = page.locator("[data-target]").first
    target.focus()
    ring = page.locator(".focus:visible")
    expect(ring).to_have_count(1)
    strokes = page.evaluate(
        """() => [...document.querySelectorAll(".focus")]
        .map((one) => getComputedStyle(one).stroke)"""
    )
    assert all(one not in ("none", "rgba(0, 0, 0, 0)") for one in strokes)
