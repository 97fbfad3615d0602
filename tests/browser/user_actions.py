"""Plays as a user would: finds what can be clicked and clicks it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

SPACES = ", ".join(f'[data-target^="{verb} "]' for verb in ("three", "two", "knight", "jump"))
TILES = ".tray button"
SHORTLY = 10_000
"""Milliseconds. A target that is gone by then has changed during the click, so try again."""
DOTS = ".dot"


def set_up(page: Page, *, seats: tuple[str, ...] = ("here", "bot"), games: int = 1) -> str:
    """Set up a table of Knight by clicking, and return its URL."""
    page.goto("/setup/knight")
    names = {"here": "This screen", "link": "By link", "bot": "Bot"}
    for number, kind in enumerate(seats):
        group = page.get_by_role("radiogroup", name=f"Who plays in seat {number + 1}")
        if not (number == 0 and kind == "here"):
            group.get_by_label(names[kind]).check()
    group = page.get_by_role("radiogroup", name="Games")
    group.get_by_label("One" if games == 1 else "Two").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("#board .board")).to_be_visible()
    return page.url


def play_now(page: Page) -> None:
    """Click “Play now” on the start page."""
    plate = page.get_by_role("region", name="Knight")
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("/table/"))


def prompt(page: Page) -> Locator:
    return page.locator(".say")


def over(page: Page) -> bool:
    """Check whether the game is over. Between the games of a match, start the next one."""
    ended = page.locator("dialog").count() > 0
    # Looked for second: the dialog may open between the two questions.
    go_on = page.get_by_role("button", name="Continue", exact=True)
    if go_on.count():
        go_on.click()
        return False
    return ended or page.get_by_text("The game is over.").count() > 0


STILL = """async (one) => {
  const place = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width + height];
  };
  for (let before = place(); ; ) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = place();
    if (now.every((number, at) => number === before[at])) return now;
    before = now;
  }
}"""
"""Waits until an element does not move anymore, as Playwright's clicks do."""


def spot(page: Page, which: Locator) -> tuple[float, float]:
    """Return the center of an element on the board, once it has stopped moving."""
    x, y, size = which.evaluate(STILL)
    assert size > 0
    return x, y


def act(page: Page, *, touch: bool = False) -> str:
    """Perform one available action and return its name, or an empty string if there is none."""
    if over(page):
        return ""
    if page.locator(TILES).count():
        tile = page.locator(TILES).first
        tile.tap(timeout=SHORTLY) if touch else tile.click(timeout=SHORTLY)
        return "tile"
    if page.locator(".board .edge, .board .turn").count():
        return place(page, touch=touch)
    spaces = page.locator(SPACES)
    if not spaces.count():
        return ""
    verb = (spaces.first.get_attribute("data-target") or "").split()[0]
    press = spaces.first.tap if touch else spaces.first.click
    press(force=True, timeout=SHORTLY)
    return verb


def place(page: Page, *, touch: bool = False) -> str:
    """Place the tile on one of the dots, or at its current position if there are none."""
    if touch:
        if page.locator(DOTS).count():
            page.touchscreen.tap(*spot(page, page.locator(DOTS).first))
        page.get_by_role("button", name="Place", exact=True).tap()
    elif page.locator(DOTS).count():
        page.mouse.click(*spot(page, page.locator(DOTS).first))
    else:
        page.mouse.click(*spot(page, page.locator(".board .rim")))
    return "place"


def play(
    *pages: Page, until: str = "", asked: str = "", seconds: float = 240, touch: bool = False
) -> list[str]:
    """Play on all pages until a verb was played, a prompt appears or the game is over."""
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if all(over(page) for page in pages):
            return done
        if asked and any(asked in prompt(page).inner_text() for page in pages):
            return done
        for page in pages:
            before = position(page)
            try:
                verb = act(page, touch=touch)
            except Exception:  # the board changed during the click: try again
                verb = ""
            if not verb:
                page.wait_for_timeout(30)
                continue
            if not moved_on(page, before):
                continue
            done.append(verb)
            if verb == until:
                return done
    raise AssertionError(f"not over after {seconds} s: {done[-10:]}")


def position(page: Page) -> str:
    """Return what changes with every step: the step number, prompt, log and targets."""
    shown: str = page.evaluate(
        "() => [document.querySelector('.table')?.dataset.seq, "
        "document.querySelector('.say')?.innerText, "
        "document.querySelector('.log')?.dataset.lines, "
        "[...document.querySelectorAll('[data-target]')].map((e) => e.dataset.target).join(), "
        "document.querySelector('.rim') !== null].join('|')"
    )
    return shown


def moved_on(page: Page, before: str, seconds: float = 10) -> bool:
    """Wait until the table changes. If a click had no effect, it is retried later."""
    return comes_true(page, lambda: position(page) != before, seconds)


def comes_true(page: Page, holds: Callable[[], bool], seconds: float = 30) -> bool:
    """Poll until a condition is true. Returns false on timeout."""
    deadline = time.monotonic() + seconds
    while not (held := holds()) and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    return held


def log_headings(page: Page) -> list[str]:
    """Return the headings of the log from its start; only a part of a long log is rendered."""
    log = page.get_by_role("list", name="Log")
    log.press("Home")
    expect(log.locator('[data-line="0"]')).to_be_attached()
    found: dict[str, None] = {}
    while True:
        found |= dict.fromkeys(log.get_by_role("heading").all_text_contents())
        later = log.get_by_role("button", name=re.compile("^Later entries"))
        if not later.count():
            return list(found)
        last = log.locator("[data-line]").last
        before = last.get_attribute("data-line") or ""
        later.dispatch_event("click")
        expect(last).not_to_have_attribute("data-line", before)
