"""Waits for a page to settle, takes screenshots and runs axe."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.server_process import ROOT

LONG = os.environ.get("ARIZONA_LONG") == "1"
"""Whether to include checks that take minutes: `make test-browser-long`."""
Size = tuple[int, int]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Shoot = Callable[[Page, str], None]
Theme = Literal["dark", "light"]

FETCHING = """
window.asking = 0;
const ask = window.fetch;
const seeded = (where, how) => {
  if (where !== "/api/tables" || how?.method !== "POST") return how;
  const made = Number(localStorage.getItem("tests.made")) + 1;
  localStorage.setItem("tests.made", String(made));
  return { ...how, body: JSON.stringify({ seed: `test ${made}`, ...JSON.parse(how.body) }) };
};
window.fetch = async (where, how) => {
  window.asking += 1;
  try { return await ask(where, seeded(where, how)); } finally { window.asking -= 1; }
};
"""
"""Runs before the page's scripts. Counts pending requests and seeds the tables created by clicking,
so that each run is the same. Each further table of a guest has another seed."""
AT_REST = """async () => {
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  do await drawn(); while (window.asking > 0);
  await document.fonts.ready;
  const wanted = [...document.images].filter((one) => one.complete || one.loading !== "lazy");
  await Promise.allSettled(wanted.map((one) => one.decode()));
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  await drawn();
}"""


LONG_GRACE = """
const later = window.setTimeout;
window.setTimeout = (what, ms, ...more) => later(what, ms === 2500 ? 1e6 : ms, ...more);
"""
"""Extends the grace period for slow machines. web/tests/play.test.ts tests its end."""
WATCH_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
"""Sums up layout shifts that are not caused by input, in ``window.shift``."""


def resize(page: Page, size: Size) -> None:
    """Resize the window and wait until the page has been redrawn.

    The browser may notify the page of its new size with a delay.
    """
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    wanted = f"(width: {width}px) and (height: {height}px)"
    page.wait_for_function("(wanted) => matchMedia(wanted).matches", arg=wanted)
    rest(page)


def rest(page: Page) -> None:
    """Wait until responses, fonts and images have arrived and animations have finished."""
    page.evaluate(AT_REST)


ASK_AXE = """async ([whole, rules]) => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const chosen = whole ? { rules } : { runOnly: ["color-contrast"] };
  const found = await axe.run(open ?? document, { resultTypes: ["violations"], ...chosen });
  return found.violations;
}"""
"""If a dialog is open, checks only the dialog, because nothing else can be reached."""


def violations(page: Page, *, colors: bool = True, others: bool = True) -> list[str]:
    """Return axe violations: of contrast with ``colors``, of all other rules with ``others``.

    With forced colors, axe wrongly compares the page's text color with the user's background.
    Themes differ only in their colors.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = {"color-contrast": {"enabled": colors}}
    found = page.evaluate(ASK_AXE, [others, rules])
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


def themes(phone: bool) -> tuple[Theme, ...]:
    """Return the themes to check: light on desktop, dark on phones; both in the long tests.

    This covers each theme and each width once. Colors do not depend on the width, and themes differ
    only in colors. Running axe on all four combinations took most of the time.
    """
    if LONG:
        return ("dark", "light")
    return ("dark",) if phone else ("light",)


def in_themes(page: Page, phone: bool) -> Iterator[Theme]:
    """Switch the page to each theme to check."""
    for theme in themes(phone):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        rest(page)
        yield theme


def seen_by_axe(page: Page, shoot: Shoot, name: str, phone: bool) -> list[str]:
    """Take screenshots and run axe in each theme. Only the last one is checked for all rules."""
    problems: list[str] = []
    name = f"{name}-{390 if phone else 1440}"
    # Before the script of a page has arrived, no request says that something is missing.
    expect(page.locator("main").first).to_be_attached()
    for theme in in_themes(page, phone):
        shoot(page, f"{name}-{theme}")
        found = violations(page, others=theme == themes(phone)[-1])
        problems += [f"{name}-{theme}: {line}" for line in found]
    return problems
