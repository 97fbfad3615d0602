"""Main-thread time per hover and per click, and the size of the page, in the middle of games.

``TaskDuration`` counts the work of the page's main thread in CPU time, so other load on the machine
does not change it.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import CDPSession, Page
from tests.browser.conftest import WIDE
from tests.browser.records import position
from tests.browser.tables import bots, here, lay
from tests.browser.trail_positions import sit_down

from bench.page import browsing

HOVERS = 20
SPOTS = """(most) => [...document.querySelectorAll("button, [data-target]")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.width > 8 && box.top > 0)
  .filter((box) => box.bottom < innerHeight && box.right < innerWidth)
  .slice(0, most)
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""


def metric(line: CDPSession, name: str) -> float:
    """Return one of Chromium's performance counters."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == name))


def hovers(page: Page) -> dict[str, float]:
    """Measure one pass of the pointer over the first visible buttons."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    spots: list[tuple[float, float]] = page.evaluate(SPOTS, HOVERS)
    page.wait_for_timeout(500)
    before = {name: metric(line, name) for name in ("TaskDuration", "RecalcStyleDuration")}
    for x, y in spots:
        page.mouse.move(x, y)
        page.wait_for_timeout(120)
    work = {name: (metric(line, name) - value) * 1000 for name, value in before.items()}
    count = max(1, len(spots))
    return {
        "hover_ms": work["TaskDuration"] / count,
        "hover_style_ms": work["RecalcStyleDuration"] / count,
        "elements": float(page.evaluate("document.querySelectorAll('*').length")),
        "nodes": metric(line, "Nodes"),
    }


def measure() -> dict[str, float]:
    """Measure all three games at 1440×900."""
    found: dict[str, float] = {}
    with browsing() as (browser, url):
        for game in ("knight", "rails", "trail"):
            page = browser.new_page(base_url=url, viewport=WIDE)  # type: ignore[arg-type]
            if game == "trail":
                sit_down(page, "turn", 4, 1)
            else:
                wanted, seats = ("jump ", 2) if game == "knight" else ("take ", 4)
                record = position(game, seats, wanted, 0 if game == "knight" else 60)
                page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(seats - 1)])}")
                page.locator("[data-target]").first.wait_for(state="attached")
            found |= {f"page.{game}_{name}": value for name, value in hovers(page).items()}
            page.close()
    return found


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, value in measure().items():
        print(f"{name:28} {value:10.1f}")
