"""Whole games from the start page: by dragging with a mouse, by touch, and by keyboard only."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser import test_access, trail_playing, user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served

pytestmark = pytest.mark.long
GAMES = ("knight", "rails", "trail")
NAMES = {"knight": "Knight", "rails": "Rails", "trail": "Trail"}
SECONDS = 1500
SHORTLY = 5000
STEPS = 5
PLACED = ("jump ", "three ", "two ")
DRAWN = ("draw ", "second ")
Point = tuple[float, float]


def start(page: Page, game: str) -> None:
    """Start a game from the start page with “Play now”."""
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).first.wait_for()
    tab = page.get_by_role("navigation", name="Games").get_by_role("button", name=NAMES[game])
    if tab.is_visible():
        tab.click()
    plate = page.get_by_role("region", name=NAMES[game])
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".say").wait_for()


def start_by_keys(page: Page, game: str) -> None:
    """Do the same with Tab and Enter."""
    page.goto("/")
    plate = page.get_by_role("region", name=NAMES[game])
    wanted = plate.get_by_role("button", name="Play now", exact=True)
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("(one) => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    page.locator(".say").wait_for()


class Hand:
    """Drags from point to point, with a mouse or a finger."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.session = page.context.new_cdp_session(page) if touch else None

    def _finger(self, kind: str, *points: Point) -> None:
        assert self.session is not None
        touched = [{"x": x, "y": y} for x, y in points]
        self.session.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touched}
        )

    def down(self, at: Point) -> None:
        if self.touch:
            self._finger("Start", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def move(self, at: Point, to: Point) -> None:
        for step in range(1, STEPS + 1):
            x = at[0] + (to[0] - at[0]) * step / STEPS
            y = at[1] + (to[1] - at[1]) * step / STEPS
            if self.touch:
                self._finger("Move", (x, y))
            else:
                self.page.mouse.move(x, y)

    def up(self) -> None:
        if self.touch:
            self._finger("End")
        else:
            self.page.mouse.up()

    def drag(self, what: Locator, to: Locator) -> None:
        begin, end = user_actions.spot(self.page, what), user_actions.spot(self.page, to)
        self.down(begin)
        self.move(begin, end)
        self.up()

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap(timeout=SHORTLY, force=True)
        else:
            what.click(timeout=SHORTLY, force=True)


def targets(page: Page) -> list[str]:
    """Return the visible targets, in the order of the page."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-target]')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.dataset.target)"
    )
    return found


def target(page: Page, text: str) -> Locator:
    return page.locator(f'[data-target="{text}"]:visible').first


def knight(page: Page, hand: Hand, dice: random.Random) -> str:
    """Drag a tile, a chip or the knight; the knight's first space is pressed."""
    tray = page.locator(user_actions.TILES)
    if tray.count():
        begin, middle = (
            user_actions.spot(page, tray.first),
            user_actions.spot(page, page.locator(".board")),
        )
        hand.down(begin)
        hand.move(begin, middle)
        rim = page.locator(".board .rim")
        rim.wait_for(timeout=SHORTLY)
        hand.move(middle, user_actions.spot(page, rim))
        hand.up()
        return "dragged tile"
    if page.locator(".board .rim").count():
        return user_actions.place(page, touch=hand.touch)
    found = targets(page)
    if not found:
        return ""
    text = dice.choice(found)
    grip = page.locator(".grip" if text.startswith("jump ") else ".steps .grab")
    if text.startswith(PLACED) and grip.count():
        hand.drag(grip.first, target(page, text))
        return f"dragged {text}"
    hand.press(target(page, text))
    return text


def rails(page: Page, hand: Hand, dice: random.Random) -> str:
    """Drag sections from the end of the route; press dice and deliveries."""
    found = targets(page)
    if not found:
        return ""
    deliver = [text for text in found if text.startswith("deliver")]
    text = deliver[0] if deliver else dice.choice(found)
    grip = page.locator(".rails-table .grip:visible")
    if text.startswith(DRAWN) and grip.count():
        hand.drag(grip.first, target(page, text))
        return f"dragged {text}"
    hand.press(target(page, text))
    go = page.locator(".act.go:visible")
    if hand.touch and text.startswith((*DRAWN, "station ")) and go.count():
        hand.press(go.first)
    return text


def trail(page: Page, hand: Hand, dice: random.Random) -> str:
    """Drag pieces on the mural; press everything else. A piece is taken whenever one is offered."""
    if hand.touch:
        trail_playing.look_round(page, dice)
    found = [text for text in targets(page) if text != "retire"] or targets(page)
    sure = page.locator(".sure .btn:not(.pri)")
    if not found and sure.count():
        hand.press(sure.first)
        return "sure"
    if not found:
        return ""
    good = [text for text in found if text.split()[0] in trail_playing.WANTED]
    pieces = [one for one in found if one.startswith("piece ")]
    text = dice.choice(pieces or good or found)
    places = [one for one in found if one.startswith("place ")]
    if places:
        hand.drag(target(page, dice.choice(places)), target(page, text))
        if len(places) == 1 and page.locator('[data-target^="place "]').count():
            hand.press(target(page, text))
            if hand.touch:
                page.get_by_role("button", name="Place here").tap(timeout=SHORTLY)
        return f"dragged {text}"
    if pieces and not hand.touch:
        begin, end = (
            user_actions.spot(page, target(page, text)),
            user_actions.spot(page, mural(page)),
        )
        hand.down(begin)
        hand.move(begin, end)
        hand.up()
        return f"dragged {text}"
    hand.press(target(page, text))
    return text


def mural(page: Page) -> Locator:
    return page.locator(".mine .mural")


TURNS: dict[str, Callable[[Page, Hand, random.Random], str]] = {
    "knight": knight,
    "rails": rails,
    "trail": trail,
}


def play(page: Page, game: str, hand: Hand) -> list[str]:
    """Play to the end. An action that had no effect is repeated with another choice."""
    dice = random.Random(7)
    done: list[str] = []
    deadline = time.monotonic() + SECONDS
    while not user_actions.over(page):
        assert time.monotonic() < deadline, done[-10:]
        before = user_actions.position(page)
        text = ""
        with contextlib.suppress(Error, AssertionError):  # the table changed meanwhile
            text = TURNS[game](page, hand, dice)
        if text and user_actions.moved_on(page, before, 4):
            done.append(text)
        elif not text:
            page.wait_for_timeout(30)
    return done


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_dragging(
    served: Served, new_page: NewPage, game: str, touch: bool
) -> None:
    page = new_page(served.url, phone=touch)
    start(page, game)
    done = play(page, game, Hand(page, touch=touch))
    dragged = [text.split()[1] for text in done if text.startswith("dragged ")]
    wanted = {"knight": {"tile", "three", "jump"}, "rails": {"draw"}, "trail": {"place"}}[game]
    assert wanted <= set(dragged), (dragged, done[-10:])
    assert page.evaluate("getSelection().toString()") == ""
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|draw", re.IGNORECASE))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page(served.url)
    start_by_keys(page, game)
    if game == "trail":
        page.locator("[data-target]").first.wait_for()
        done, tabs, lost = trail_playing.play_by_keys(page, moves=600)
        assert trail_playing.over(page) and lost <= len(done) // 20 and tabs < 8 * len(done)
    else:
        page.locator(test_access.ASKED).first.wait_for()
        assert test_access.play(page, test_access.one_key) > 10
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|draw", re.IGNORECASE))
