"""Nothing on a table moves by itself: layout shift over a few turns of each game."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import WATCH_SHIFTS, rest
from tests.browser.records import position
from tests.browser.server_process import Served
from tests.browser.tables import bots, here, lay
from tests.browser.trail_positions import position as trail_position

MAX_SHIFT = 0.01
CLICKS = {"knight": 7, "rails": 12, "trail": 12}
"""In Knight, too few to end the game. While a tile is placed, nothing has a target."""
WANTED = ("place ", "piece ", "walk ", "card ", "order ", "take ", "draw ", "use", "jump ")
"""Moves that lead through the phases of a turn."""
RECENT = 800
"""Milliseconds. Layout shifts within 500 ms after a click do not count."""

PANELS = """() => [...document.querySelectorAll("main .box")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
MAX_POINTED_AT = 5


def opened(page: Page, game: str) -> None:
    """Open a table in the middle of a game against bots, on the player's turn."""
    if game == "trail":
        seats, record = 4, trail_position("turn", 4, 1)
    elif game == "rails":
        seats, record = 4, position("rails", 4, "take ", 60)
    else:
        seats, record = 2, position("knight", 2, "jump ", 0)
    page.add_init_script(f"({WATCH_SHIFTS})()")
    page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(seats - 1)])}")


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_what_others_do_moves_nothing_on_the_table(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page(served.url)
    opened(page, game)
    dice = random.Random(3)
    targets = page.locator("[data-target]:visible")
    for _ in range(CLICKS[game]):
        # The answer of a bot may end the game.
        assert user_actions.comes_true(
            page, lambda: targets.count() > 0 or user_actions.over(page), 60
        )
        if not targets.count():
            break
        rest(page)
        texts = targets.evaluate_all("(all) => all.map((one) => one.dataset.target)")
        good = [text for text in texts if text.startswith(WANTED)]
        before = user_actions.position(page)
        text = dice.choice(good or texts)
        page.locator(f'[data-target="{text}"]:visible').first.click(force=True)
        user_actions.moved_on(page, before)
        page.wait_for_timeout(RECENT)
        if user_actions.over(page):
            break
    assert page.evaluate("window.shift") <= MAX_SHIFT


@pytest.mark.parametrize("question", ["boost", "place"])
def test_pointing_at_a_choice_moves_no_panel(
    served: Served, new_page: NewPage, question: str
) -> None:
    page = new_page(served.url)
    record = trail_position(question, 4, 1)
    page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(3)])}")
    targets = page.locator("[data-target]:visible")
    targets.first.wait_for()
    rest(page)
    before = page.evaluate(PANELS)
    for target in targets.all()[:MAX_POINTED_AT]:
        target.hover(force=True)
        rest(page)
        assert page.evaluate(PANELS) == before
