"""Clicks in the page: main-thread time, Interaction to Next Paint on a slow device, layout shift.

Plays moves by clicking in the middle of a game of each kind against fast bots. Every click is a
choice of the player, and a click that changes nothing is an error. If a game ends, the clicks
continue at a new table. ``TaskDuration`` counts CPU time, so other load on the machine does not
change it. Interaction to Next Paint is what a player waits for, in real time, with Chromium's
processor slowed down four times; on a busy machine it is too high, so the figure is the median of
several runs.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser import user_actions
from tests.browser.conftest import NO_GUIDE, WIDE
from tests.browser.page_checks import WATCH_SHIFTS
from tests.browser.records import position
from tests.browser.tables import bots, here, lay
from tests.browser.trail_positions import position as trail_position

from bench.page import browsing
from bench.page_hover import metric

CLICKS = 12
PAUSE = 200
"""Milliseconds before and after each click."""
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
    return top && one.contains(top);
  });
  if (!all.length) return null;
  const one = all[(number * 7) % all.length];
  const box = one.getBoundingClientRect();
  return { name: one.dataset.target, at: [box.x + box.width / 2, box.y + box.height / 2] };
}"""
"""Something that can be clicked now, and its center; another one for each number."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


@dataclass
class Clicks:
    """What was measured while clicking."""

    work: list[float] = field(default_factory=list)
    """Milliseconds of main-thread time of each click."""
    interactions: list[float] = field(default_factory=list)
    """Milliseconds from each interaction to the next paint."""
    shift: float = 0.0
    """Layout shift of all tables, including the time in which the others play."""


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


def click(page: Page, line: CDPSession, number: int) -> float:
    """Click something that is offered, and return the milliseconds of main-thread time.

    What the page does while the player waits for the others is not included.
    """
    seen = user_actions.position(page)
    before = metric(line, "TaskDuration")
    target = page.evaluate(TARGET, number)
    page.mouse.click(*target["at"])
    page.wait_for_timeout(PAUSE)
    if user_actions.position(page) == seen:  # the server is slow
        if not user_actions.moved_on(page, seen):
            raise RuntimeError(f"the click on {target['name']!r} changed nothing")
        page.wait_for_timeout(PAUSE)
    return (metric(line, "TaskDuration") - before) * 1000


def offered(page: Page) -> bool:
    """Wait until something can be clicked; false if the game is over."""

    def ready() -> bool:
        return page.evaluate(TARGET, 0) is not None

    user_actions.comes_true(page, lambda: user_actions.over(page) or ready())
    return not user_actions.over(page) and ready()


def play(browser: Browser, url: str, game: str, throttle: int = 1) -> Clicks:
    """Click a number of times, at one table or at several."""
    found = Clicks()
    while len(found.work) < CLICKS:
        page = open_table(browser, url, game)
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        line.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        count = len(found.work)
        while len(found.work) < CLICKS and offered(page):
            page.wait_for_timeout(PAUSE)
            found.work.append(click(page, line, len(found.work)))
        if len(found.work) == count:
            raise RuntimeError(f"nothing can be clicked in {game}")
        page.evaluate(PAINTED)
        found.interactions += page.evaluate("[...window.interactions.values()]")
        found.shift += float(page.evaluate("window.shift"))
        page.context.close()
    return found


def p95(values: list[float]) -> float:
    """Return the 95th percentile; Chromium does not report interactions below 16 ms."""
    return sorted(values)[int(len(values) * 0.95)] if values else 16.0


def measure(games: Sequence[str] = GAMES, runs: int = RUNS) -> dict[str, float]:
    """Measure games at 1440×900; without slowed-down runs, only what does not depend on time."""
    found: dict[str, float] = {}
    with browsing() as (browser, url):
        for game in games:
            first = play(browser, url, game)
            slow = [play(browser, url, game, THROTTLE) for _ in range(runs)]
            found |= {
                f"page.{game}_click_ms": statistics.median(first.work),
                f"page.{game}_layout_shift": statistics.median(one.shift for one in (first, *slow)),
            }
            if slow:
                found[f"page.{game}_inp_p95_ms"] = statistics.median(
                    p95(one.interactions) for one in slow
                )
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--runs", type=int, default=RUNS, help="slowed-down runs of each game")
    args = parser.parse_args()
    for name, value in measure(args.games, args.runs).items():
        print(f"{name:28} {value:10.3f}")
