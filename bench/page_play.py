"""Playing in the page: time from click to paint, layout shifts, and memory growth.

Plays three full games of Knight by clicks in one page against a fast bot. Each is a rematch of the
last, so that the page is never reloaded.
"""

from __future__ import annotations

import statistics

from playwright.sync_api import CDPSession, Page
from tests.browser import user_actions
from tests.browser.conftest import NO_GUIDE, WIDE
from tests.browser.page_checks import WATCH_SHIFTS

from bench.page import browsing

GAMES = 3
CREATE = """async () => {
  await fetch("/api/me");
  const seats = [{ kind: "here" }, { kind: "bot", bot: "jackrabbit" }];
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game: "knight", seats, options: { games: 1 } });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
WATCH = """() => {
  window.paints = [];
  const shown = () => document.querySelector(".say")?.textContent
    + [...document.querySelectorAll("[data-target]")].map((one) => one.dataset.target).join();
  addEventListener("click", ({ timeStamp }) => {
    const before = shown();
    const look = (now) => {
      if (now - timeStamp > 3000) return;
      if (shown() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => window.paints.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  }, true);
}"""
"""Records when the response to a click was painted."""


def heap(line: CDPSession) -> float:
    """Megabytes of live script objects."""
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
    metrics = line.send("Performance.getMetrics")["metrics"]
    used = next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize")
    return float(used) / 1_000_000


def three_games(page: Page) -> list[float]:
    """Play the games and return the heap size after each."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    used: list[float] = []
    page.evaluate(WATCH)
    page.evaluate(WATCH_SHIFTS)
    for number in range(GAMES):
        user_actions.play(page)
        used.append(heap(line))
        if number + 1 < GAMES:
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("button", name="Rematch").click()
            dialog.get_by_role("link", name="To the rematch").click()
            page.get_by_role("dialog").wait_for(state="detached")
    return used


def measure() -> dict[str, float]:
    """Milliseconds from click to paint, total layout shift, heap size and its growth."""
    with browsing() as (browser, url):
        context = browser.new_context(base_url=url, viewport=WIDE)  # type: ignore[arg-type]
        context.add_init_script(NO_GUIDE)
        page = context.new_page()
        page.goto("/")
        page.goto(f"/table/{page.evaluate(CREATE)}")
        page.locator(".say").wait_for()
        used = three_games(page)
        paints = sorted(page.evaluate("window.paints"))
        shift = float(page.evaluate("window.shift"))
    return {
        "page.click_paint_ms": statistics.median(paints),
        "page.click_paint_p95_ms": paints[int(len(paints) * 0.95)],
        "page.layout_shift": shift,
        "page.heap_mb": used[-1],
        "page.heap_growth": used[-1] / used[0],
    }


if __name__ == "__main__":
    print(measure())
