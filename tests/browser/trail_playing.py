"""Plays Trail as a user would: by mouse, by touch and by keyboard."""

from __future__ import annotations

import contextlib
import random
import time

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.tables import bots, make
from tests.browser.user_actions import comes_true

TARGETS = """() => [...document.querySelectorAll('[data-target]')]
  .filter((one) => one.offsetParent !== null).map((one) => one.dataset.target)"""
POSITION = """() => [
  document.querySelector('.table')?.dataset.seq,
  document.querySelector('.say')?.textContent,
  document.querySelector('.log')?.dataset.lines,
  [...document.querySelectorAll('[data-target]')].map((one) => one.dataset.target).join(),
].join('|')"""
ASK_TO_PAY = """() => {
  const kept = JSON.parse(localStorage.getItem("arizona.settings"));
  localStorage.setItem("arizona.settings", JSON.stringify({ ...kept, payBest: false }));
}"""
SHORTLY = 5000
"""Milliseconds. A target that is gone by then has changed during the click, so try again."""
WANTED = ("place", "piece", "walk", "card", "claim", "boost", "spirit", "advance", "pay")


def open_table(page: Page, *, seats: int = 2) -> None:
    """Open a table with one player and bots."""
    page.goto(f"/table/{make(page, 'trail', [{'kind': 'here'}, *bots(seats - 1)])}")
    expect(page.locator("#board .posters")).to_be_visible()


def over(page: Page) -> bool:
    return page.locator("dialog").count() > 0


def moved_on(page: Page, before: str) -> bool:
    """Wait until the table changes. If a click had no effect, it is retried later."""
    return comes_true(page, lambda: bool(page.evaluate(POSITION) != before), 10)


def click(page: Page, text: str) -> None:
    """Click the element itself, as a user does."""
    page.locator(f'[data-target="{text}"]:visible').first.click(timeout=SHORTLY)


def look_round(page: Page, dice: random.Random) -> None:
    """On a phone, switch to another segment of the market."""
    parts = page.locator(".row-segments button:visible")
    with contextlib.suppress(TimeoutError, IndexError):  # another segment may have opened
        dice.choice(parts.all()).tap(timeout=SHORTLY)


def play(
    page: Page, *, moves: int, until: str = "", seconds: float = 500, phone: bool = False
) -> list[str]:
    """Click available targets until a verb can be played or this many moves are made."""
    dice = random.Random(5)
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while len(done) < moves and not over(page):
        assert time.monotonic() < deadline, done[-10:]
        if phone:
            look_round(page, dice)
        before: str = page.evaluate(POSITION)
        found: list[str] = page.evaluate(TARGETS)
        sure = page.locator(".sure .btn:not(.pri)")
        if not found and sure.count():  # retiring is the only option: confirm it
            sure.first.click()
            continue
        if not found:
            if phone and page.locator("[aria-controls=trail-moves]").count():
                page.locator("[aria-controls=trail-moves]").tap()
                page.locator("[data-move]").first.tap()
                done.append("list")
            page.wait_for_timeout(25)
            continue
        if until and any(text.startswith(until) for text in found):
            return done
        good = [text for text in found if text.split()[0] in WANTED]
        text = dice.choice(good if good and dice.random() < 0.85 else found)
        with contextlib.suppress(TimeoutError):  # the table shows whether it was done
            if phone and text.startswith("place "):
                page.locator(f'[data-target="{text}"]').tap(timeout=SHORTLY)
                page.get_by_role("button", name="Place here").tap(timeout=SHORTLY)
            else:
                click(page, text)
        if moved_on(page, before):
            done.append(text)
    return done


HELD = """() => {
  const held = document.activeElement;
  return [held?.dataset?.target ?? "", held === document.body, held?.textContent?.trim() ?? ""];
}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MAX_TABS = 120


def play_by_keys(page: Page, *, moves: int, seconds: float = 900) -> tuple[list[str], int, int]:
    """Play with Tab, arrows and Enter. Returns actions, number of Tabs and how often focus was
    lost.

    Up to three targets are skipped, because a user does not always choose the first one.
    """
    dice = random.Random(3)
    done: list[str] = []
    tabs = lost = 0
    deadline = time.monotonic() + seconds
    while len(done) < moves and not over(page):
        assert time.monotonic() < deadline, done[-10:]
        if not page.locator("[data-target], .sure .btn").count():
            page.wait_for_timeout(25)
            continue
        before: str = page.evaluate(POSITION)
        if done and not comes_true(page, lambda: not page.evaluate(HELD)[1], 1):
            lost += 1
        passed = -1
        wanted = dice.randrange(4)
        for count in range(MAX_TABS):
            target, _, words = page.evaluate(HELD)
            passed += bool(target)
            last = target == "retire" and count < MAX_TABS // 2
            if (target and passed >= wanted and not last) or words in ("Confirm", "Confirm now"):
                break
            page.keyboard.press("Tab")
            tabs += 1
        else:
            if page.evaluate(POSITION) != before or over(page):
                continue
            raise AssertionError(f"no key leads on: {before[:200]}")
        if target.startswith("place "):
            page.keyboard.press(dice.choice(ARROWS))
            target = page.evaluate(HELD)[0]
        page.keyboard.press("Enter")
        done.append(target or words)
        moved_on(page, before)
    return done, tabs, lost
