"""Looking at a page: wait until it has come to rest, keep a picture, ask axe."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Shoot = Callable[[Page, str], None]

COUNT_REQUESTS = """
window.asking = 0;
const ask = window.fetch;
window.fetch = async (...what) => {
  window.asking += 1;
  try { return await ask(...what); } finally { window.asking -= 1; }
};
"""
"""Run before a page's own scripts, so that one can tell whether it waits for an answer."""
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


def rest(page: Page) -> None:
    """Wait until answers, fonts and pictures are there and whatever moved has arrived."""
    page.evaluate(AT_REST)


def violations(page: Page, *, colours: bool = True) -> list[str]:
    """What axe has to say; without ``colours`` nothing of contrast.

    Where colours are forced axe takes the page's own for text and the person's for what is behind
    it, though nobody sees the two together.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = {"color-contrast": {"enabled": colours}}
    found = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'], rules })", rules
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
