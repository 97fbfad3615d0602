"""Accessibility: full games by keyboard and in the text view, announcements, forced colors.

A full game of Rails takes a minute or more, so only its last moves are played unless
``ARIZONA_LONG=1`` is set.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import trail_positions as trail
from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import LONG, Shoot, rest, violations
from tests.browser.records import finished, late
from tests.browser.server_process import Served
from tests.browser.tables import bots, make
from tests.browser.test_layout import table

MAX_TABS = 60
"""Maximum Tab presses from anywhere to the next action, however long the log is."""
ASKED = f"{user_actions.TILES}, .board .rim, [data-target]"
"""Present while the player has a choice."""
SHORT = {"knight": {"games": 1}, "rails": {}, "trail": {}}
QUICK = {"knight": "jackrabbit", "rails": "tortoise", "trail": "random"}
NOTED = """() => {
  window.told = [];
  for (const region of document.querySelectorAll("[aria-live=polite].visually-hidden"))
    new MutationObserver(() => window.told.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
}"""
"""Records the announcements for screen readers."""
HAPPENED = """async (kind) => {
  const id = location.pathname.split("/")[2];
  const { events } = await (await fetch(`/api/tables/${id}/log`)).json();
  return events.filter((one) => one.kind === kind).map((one) => one.args);
}"""


def decided(page: Page, seat: int) -> int:
    """Return how many decisions of a seat are in the record."""
    address = f"/api/tables/{page.url.split('/')[-1]}/record"
    moves: list[str] = page.context.request.get(address).json()["moves"]
    return sum(move.startswith(f"{seat} ") for move in moves)


def sit_down(page: Page, game: str) -> None:
    """Open a table against a fast bot."""
    seats = [{"kind": "here"}, *bots(1, QUICK[game])]
    page.goto(f"/table/{make(page, game, seats, options=SHORT[game])}")
    page.locator(".say").wait_for()


def focused(page: Page, selector: str) -> bool:
    """Check whether the focused element matches the selector."""
    found: bool = page.evaluate("one => document.activeElement?.matches(one) ?? false", selector)
    return found


def tab_to(page: Page, selector: str) -> bool:
    """Press Tab until a matching element has the focus. Returns false if there is none anymore."""
    before = user_actions.position(page)
    for _ in range(MAX_TABS):
        if focused(page, selector):
            return True
        page.keyboard.press("Tab")
    same = user_actions.position(page) == before  # if not, the element may have come meanwhile
    assert not (same and page.locator(selector).count()), f"{selector} is not reached by Tab"
    return False


def one_key(page: Page) -> bool:
    """Make one move by keyboard. Returns false if none is available."""
    if page.locator(user_actions.TILES).count():
        found = tab_to(page, user_actions.TILES)
    elif page.locator(".board .rim").count():
        found = True  # Enter places the tile at its current position
    elif page.locator('[data-target^="jump "]').count():
        page.keyboard.press("a")
        return True
    elif page.locator('[data-target^="deliver"]').count():
        found = tab_to(page, '[data-target^="deliver"]')
    elif page.locator("[data-target]").count():
        found = tab_to(page, "[data-target]")
    else:
        return False
    if found:
        page.keyboard.press("Enter")
    return found


def one_line(page: Page) -> bool:
    """Make one move in the text view. The view stays open, and the focus stays in the list."""
    if not page.locator("dialog .moves button").count():
        return False
    if not tab_to(page, "dialog .moves button"):
        return False
    page.keyboard.press("Enter")
    return True


def over(page: Page, shown: str) -> bool:
    """Check whether the result is shown, as a dialog or in the text view."""
    result = page.get_by_role("dialog").filter(has_text=re.compile("wins|draw", re.I))
    result = result.filter(has_not=page.locator(".moves"))
    text = page.locator(shown).first.inner_text()
    return " is over" in text or result.count() > 0  # a game, a match or a journey


def play(page: Page, move: Callable[[Page], bool], shown: str = ".say", most: int = 0) -> int:
    """Play until the end or until this many moves were made. Returns the number of moves."""
    made = 0
    deadline = time.monotonic() + (1500 if LONG else 400)
    while time.monotonic() < deadline:
        if over(page, shown) or (most and made >= most):
            return made
        before = user_actions.position(page)
        if not move(page):
            page.wait_for_timeout(20)
            continue
        made += 1
        user_actions.moved_on(page, before)
    raise AssertionError(f"not over in time: {made} moves")


def test_a_whole_game_of_knight_by_keyboard_alone_is_read_out(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "knight")
    page.evaluate(NOTED)
    assert play(page, one_key)
    assert decided(page, 1) > 15
    jumps = [one["at"] for one in page.evaluate(HAPPENED, "chip-taken")]
    page.wait_for_function("() => window.told.join(' ').includes('Game 1 ends')")
    result = " ".join(page.evaluate("window.told"))
    assert re.findall(r"takes \d at ([A-Z]+−?\d+)", result) == [board_name(at) for at in jumps]


def board_name(at: str) -> str:
    """Return the name of a space on the board, such as ``M13`` for ``0,0``."""
    column, row = map(int, at.split(","))
    return f"{chr(ord('M') + column)}{row + 13}".replace("-", "−")


def test_rails_by_keyboard_alone_is_read_out(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    if LONG:
        sit_down(page, "rails")
    else:
        page.goto(f"/table/{late(page, 'rails', 'random', 24)}")
        page.locator(".say").wait_for()
    page.locator(ASKED).first.wait_for()  # the bot moves first
    rest(page)
    before = len(page.evaluate(HAPPENED, "die-taken"))
    page.evaluate(NOTED)
    # How many decisions are left depends on the dice.
    assert play(page, one_key) > (40 if LONG else 0)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|Draw"))
    taken = [str(one["value"]) for one in page.evaluate(HAPPENED, "die-taken")[before:]]
    page.wait_for_function("() => window.told.join(' ').includes('wins')")
    result = " ".join(page.evaluate("window.told"))
    assert re.findall(r"takes the (\d)", result) == taken


@pytest.mark.parametrize("game", ["knight", "rails", pytest.param("trail", marks=pytest.mark.long)])
def test_a_game_from_the_text_view(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page(served.url)
    sit_down(page, game)
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="Text view")
    expect(dialog).to_be_visible()
    made = play(page, one_line, "dialog .ask", most=0 if LONG else 8)
    assert made > 15 if LONG else made == 8
    for name in ("scores", "Latest"):
        expect(dialog.get_by_role("heading", name=re.compile(name, re.I)).first).to_be_visible()
    if LONG:
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|draw", re.I))


def test_forced_colors_on_the_start_page(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, forced_colors="active")
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.wait_for()
    rest(page)
    assert violations(page, colors=False) == []


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_forced_colors_keep_the_essentials_visible(
    served: Served, new_page: NewPage, shoot: Shoot, game: str
) -> None:
    page = new_page(served.url, forced_colors="active")
    if game == "knight":
        table(page, "knight", 2, "jump ")
    elif game == "rails":
        table(page, "rails", 4, "draw ", 100)
    else:
        trail.sit_down(page, "turn", 2)
        page.locator("[data-target]").first.wait_for()
    rest(page)
    shoot(page, f"{game}-forced-colors")
    assert violations(page, colors=False) == []
    if game != "trail":
        expect(page.locator(":is(.seat, .lane).now")).to_have_css("outline-style", "solid")
        page.locator("[data-target]").first.focus()
        ring = page.locator(".focus:visible")
        expect(ring).to_have_count(1)
        stroke = ring.evaluate("(one) => getComputedStyle(one).stroke")
        assert stroke not in ("none", "rgba(0, 0, 0, 0)")
    page.goto(f"/table/{finished(page, game, 2, 'jump' if game == 'knight' else 'deliver')}")
    page.get_by_role("dialog").wait_for()
    rest(page)
    shoot(page, f"{game}-result-forced-colors")
    assert violations(page, colors=False) == []


MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => one.animationName ?? one.transitionProperty ?? "script")"""


@pytest.mark.parametrize("game", ["knight", "rails"])
def test_reduced_motion_is_respected(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page(served.url)
    moving: list[str] = []

    def watched(page: Page) -> bool:
        made = one_key(page)
        moving.extend(page.evaluate(MOVING))
        return made

    sit_down(page, game)
    assert play(page, watched, most=5) == 5
    hint = page.locator(".hint-card:visible, .ana:visible")

    def asked() -> bool:
        """Ask again, because hints are only available on the player's turn."""
        page.keyboard.press("i")
        return user_actions.comes_true(page, lambda: hint.count() > 0, 5)

    assert user_actions.comes_true(page, asked, 120)
    moving += page.evaluate(MOVING)
    page.goto(f"/learn/{game}")
    page.locator(".guide").wait_for()
    moving += page.evaluate(MOVING)
    assert moving == []
