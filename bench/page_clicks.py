"""Clicks in the page: main-thread time, Interaction to Next Paint on a slow device, layout shift.

Plays moves by clicking in the middle of a game of each kind against fast bots. ``TaskDuration``
counts CPU time, so other load on the machine does not change it. Interaction to Next Paint is
what a player waits for, in real time, with Chromium's processor slowed down four times; on a busy
machine it is too high, so the figure is the median of several runs.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence

from playwright.sync_api import Browser, CDPSession, Page
from playwright.sync_api import TimeoutError as NothingToClick
from tests.browser.conftest import NO_GUIDE, WIDE
from tests.browser.page_checks import WATCH_SHIFTS
from tests.browser.records import position
from tests.browser.tables import bots, here, lay
from tests.browser.trail_positions import position as trail_position

from bench.page import browsing
from bench.page_hover import metric

CLICKS = 12
RUNS = 3
THROTTLE = 4
GAMES = ("knight", "rails", "trail")
WATCH = """() => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""
"""Records the time from each interaction to the next paint."""
TARGET = """(number) => {
  const all = [...document.querySelectorAll("[data-target]")].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = box.width && document.elementFromPoint(x, y);
    return top && (one === top || one.contains(top) || top.contains(one));
  });
  if (!all.length) return null;
  const box = all[(number * 7) % all.length].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The center of something that can be clicked now, another one for each number."""


def open_table(browser: Browser, url: str, game: str) -> Page:
    """Open a game of bots and one player in the middle of the game, on the player's turn."""
    context = browser.new_context(base_url=url, viewport=WIDE)  # type: ignore[arg-type]
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    if game == "trail":
        seats, record = 4, trail_position("turn", 4, 1)
    elif game == "rails":
        seats, record = 4, position("rails", 4, "take ", 60)
    else:
        seats, record = 2, position("knight", 2, "jump ", 0)
    page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(seats - 1)])}")
    page.locator("[data-target]").first.wait_for(state="attached")
    page.evaluate(WATCH)
    page.evaluate(WATCH_SHIFTS)
    return page


def to_move(page: Page) -> bool:
    """Wait until something is offered; false after the game."""
    try:
        page.locator("[data-target]").first.wait_for(state="visible", timeout=30_000)
    except NothingToClick:
        return False
    return True


def click(page: Page, number: int) -> None:
    """Click something that is offered."""
    spot = page.evaluate(TARGET, number)
    if spot:
        page.mouse.click(*spot)


def play(page: Page) -> list[float]:
    """Click a number of times; return the milliseconds of main-thread time of each.

    What the page does while the player waits for the others is not included.
    """
    line: CDPSession = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    work: list[float] = []
    for number in range(CLICKS):
        if not to_move(page):
            break
        page.wait_for_timeout(200)
        before = metric(line, "TaskDuration")
        click(page, number)
        page.wait_for_timeout(200)
        work.append((metric(line, "TaskDuration") - before) * 1000)
    return work


def p95(values: list[float]) -> float:
    """Return the 95th percentile; Chromium does not report interactions below 16 ms."""
    return sorted(values)[int(len(values) * 0.95)] if values else 16.0


def measure(games: Sequence[str] = GAMES, runs: int = RUNS) -> dict[str, float]:
    """Measure games at 1440×900; without slowed-down runs, only what does not depend on time."""
    found: dict[str, float] = {}
    with browsing() as (browser, url):
        for game in games:
            page = open_table(browser, url, game)
            work = play(page)
            shifts = [float(page.evaluate("window.shift"))]
            page.context.close()
            slowest: list[float] = []
            for _ in range(runs):
                page = open_table(browser, url, game)
                line = page.context.new_cdp_session(page)
                line.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
                play(page)
                slowest.append(p95(page.evaluate("[...window.interactions.values()]")))
                shifts.append(float(page.evaluate("window.shift")))
                page.context.close()
            found |= {
                f"page.{game}_click_ms": statistics.median(work),
                f"page.{game}_layout_shift": statistics.median(shifts),
            }
            if slowest:
                found[f"page.{game}_inp_p95_ms"] = statistics.median(slowest)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--runs", type=int, default=RUNS, help="slowed-down runs of each game")
    args = parser.parse_args()
    for name, value in measure(args.games, args.runs).items():
        print(f"{name:28} {value:10.3f}")
