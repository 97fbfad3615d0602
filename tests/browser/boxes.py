"""Measures the boxes of a page: what is cut, covered, out of sight, or too small to hit."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURE = r"""(least) => {
  const told = [];
  const view = { width: innerWidth, height: innerHeight };
  const name = (one) => {
    const words = (one.getAttribute("aria-label") || one.textContent || "").trim().slice(0, 40);
    const classes = (one.getAttribute("class") || "").split(" ");
    const kind = classes.filter((w) => !w.startsWith("svelte")).join(".");
    return `${one.localName}.${kind || ""} “${words}”`;
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hiddenText = (one) =>
    one.closest(".visually-hidden, .skip, [aria-hidden='true']") ||
    getComputedStyle(one).clipPath === "inset(50%)";
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return up;
    }
    return null;
  };
  /** Whether the middle of a box is scrolled into sight. */
  const rolledIn = (one, box) => {
    const around = scrolls(one)?.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !around || (x > around.left && x < around.right && y > around.top && y < around.bottom);
  };
  const inside = (box) =>
    box.left >= -1 && box.top >= -1 && box.right <= view.width + 1 && box.bottom <= view.height + 1;
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = open || document;
  const label = (one) => one.closest("label");
  const related = (a, b) =>
    a === b || a.contains(b) || b.contains(a) || (label(a) && label(a) === label(b));

  // What can be clicked: in sight, large enough, and nothing over it.
  for (const one of root.querySelectorAll("button, a[href], select, [role=button]")) {
    if (!shown(one) || hiddenText(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (!inside(box)) {
      if (!scrolls(one)) told.push(`out of sight: ${name(one)}`);
      continue;
    }
    const after = getComputedStyle(one, "::after");
    const spread = after.content !== "none" && after.position === "absolute";
    const inline = getComputedStyle(one).display === "inline";
    const wanted = one instanceof SVGElement ? Math.min(26, least) : least;
    if (!spread && !inline && Math.min(box.width, box.height) < wanted - 0.5) {
      told.push(`${Math.round(box.width)}×${Math.round(box.height)} px: ${name(one)}`);
    }
    if (!rolledIn(one, box)) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && !related(one, top) && !(top instanceof SVGElement && one.closest("svg"))) {
      told.push(`${name(one)} lies under ${name(top)}`);
    }
  }

  // What is written: whole, and not under something else.
  const MAY_SHORTEN = ".words, .name, h2, header button, .what, .line, .round, option, .side *";
  const from = root === document ? document.body : root;
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || seen.has(one) || !shown(one)) continue;
    seen.add(one);
    if (hiddenText(one) || one instanceof SVGElement || scrolls(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible") {
      if (!one.matches(MAY_SHORTEN)) told.push(`cut: ${name(one)}`);
      continue;
    }
    if (!inside(box)) {
      told.push(`text out of sight: ${name(one)}`);
      continue;
    }
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && !related(one, top) && !one.closest("button, a")?.contains(top)) {
      const over = getComputedStyle(top, "::after").position === "absolute";
      if (!over) told.push(`${name(one)} lies under ${name(top)}`);
    }
  }
  if (document.documentElement.scrollWidth > view.width) told.push("wider than the window");
  return [...new Set(told)];
}"""


def measured(page: Page, least: int) -> list[str]:
    """What is wrong with the boxes in sight; ``least`` is the side of the smallest target."""
    told: list[str] = page.evaluate(MEASURE, least)
    return told
