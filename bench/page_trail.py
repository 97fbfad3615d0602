"""How smoothly Trail's page follows the pointer while a polyomino is held over the mural."""

from __future__ import annotations

import math
import statistics
from itertools import pairwise

from playwright.sync_api import CDPSession, Page
from tests.browser.conftest import WIDE
from tests.browser.trail_positions import sit_down

from bench.page import browsing

WATCH = """() => {
  window.frames = [];
  const note = (now) => { window.frames.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
SECONDS = 4


def busy(line: CDPSession) -> float:
    """Seconds of work of the page's main thread so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def hover(page: Page) -> tuple[list[float], float]:
    """Milliseconds between frames while the pointer circles over the mural, and work per frame."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    box = page.locator(".mine .mural").bounding_box()
    assert box is not None
    x, y, r = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.42
    page.evaluate(WATCH)
    page.wait_for_timeout(300)
    page.evaluate("() => { window.frames.length = 0; window.until = performance.now(); }")
    before, step = busy(line), 0
    while page.evaluate("() => performance.now() - window.until") < SECONDS * 1000:
        for _ in range(8):
            turn, size = step / 19, r * (0.35 + 0.65 * abs(math.sin(step / 53)))
            page.mouse.move(x + size * math.cos(turn), y + size * math.sin(turn))
            step += 1
    frames: list[float] = page.evaluate("() => window.frames")
    work = (busy(line) - before) / max(1, len(frames)) * 1000
    return [later - earlier for earlier, later in pairwise(frames)], work


def measure() -> dict[str, float]:
    """Frames per second, CPU time per frame (independent of other load), and the p99."""
    with browsing() as (browser, url):
        page = browser.new_page(base_url=url, viewport=WIDE)  # type: ignore[arg-type]
        sit_down(page, "place", 2, 2)
        page.locator(".mural-space.spot").first.wait_for()
        offer = page.get_by_role("button", name="No, thanks")
        if offer.count():
            offer.click()
        deltas, work = hover(page)
    return {
        "page.trail_hover_fps": 1000 / statistics.fmean(deltas),
        "page.trail_hover_work_ms": work,
        "page.trail_hover_p99_ms": sorted(deltas)[int(len(deltas) * 0.99)],
    }


if __name__ == "__main__":
    print(measure())
