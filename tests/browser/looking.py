"""Looking at a page: wait until it has come to rest, keep a picture, ask axe."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.serving import ROOT

LONG = os.environ.get("ARIZONA_LONG") == "1"
"""Whether what takes minutes is looked at too: `make test-browser-long`."""
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
"""Run before a page's own scripts: one can tell whether it waits for an answer, and the tables that
are opened by clicking have the same luck in every run; a second one of the same person has other.
"""
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


def resize(page: Page, size: Size) -> None:
    """Make the window so large, and wait until the page has drawn itself anew.

    The browser may tell it of its new size a moment after it was asked to.
    """
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    wanted = f"(width: {width}px) and (height: {height}px)"
    page.wait_for_function("(wanted) => matchMedia(wanted).matches", arg=wanted)
    rest(page)


def rest(page: Page) -> None:
    """Wait until answers, fonts and pictures are there and whatever moved has arrived."""
    page.evaluate(AT_REST)


ASK_AXE = """async ([whole, rules]) => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const chosen = whole ? { rules } : { runOnly: ["color-contrast"] };
  const found = await axe.run(open ?? document, { resultTypes: ["violations"], ...chosen });
  return found.violations;
}"""
"""Of a page with a dialog only that: nothing else can be reached then."""


def violations(page: Page, *, colours: bool = True, others: bool = True) -> list[str]:
    """What axe has to say; ``colours`` is about contrast, ``others`` about all the rest.

    Where colours are forced axe takes the page's own for text and the person's for what is behind
    it, though nobody sees the two together. In another theme nothing but the colours differs.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = {"color-contrast": {"enabled": colours}}
    found = page.evaluate(ASK_AXE, [others, rules])
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


def themes(phone: bool) -> tuple[Theme, ...]:
    """When a page is looked at: wide by day, on a phone by night; both at both in the long tests.

    So each theme and each width is seen once. Colours are the same ones at every width, and nothing
    but colours differs between the themes: asking axe four times took longest of all.
    """
    if LONG:
        return ("dark", "light")
    return ("dark",) if phone else ("light",)


def in_themes(page: Page, phone: bool) -> Iterator[Theme]:
    """By day or by night: the same page, whose theme changes under it."""
    for theme in themes(phone):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        rest(page)
        yield theme


def seen_by_axe(page: Page, shoot: Shoot, name: str, phone: bool) -> list[str]:
    """Look at a page: keep its pictures, ask axe; about all but the colours in its last theme."""
    told: list[str] = []
    name = f"{name}-{390 if phone else 1440}"
    for theme in in_themes(page, phone):
        shoot(page, f"{name}-{theme}")
        found = violations(page, others=theme == themes(phone)[-1])
        told += [f"{name}-{theme}: {line}" for line in found]
    return told
