"""Layout checks: finds elements that are clipped, covered, out of view or too small to hit."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURE = r"""([least, scrolling]) => {
  const told = [];
  const view = { width: innerWidth, height: innerHeight };
  const name = (one) => {
    const words = (one.getAttribute("aria-label") || one.textContent || "").trim().slice(0, 40);
    const classes = (one.getAttribute("class") || "").split(" ");
    const kind = classes.filter((w) => !w.startsWith("svelte")).join(".");
    return `${one.localName}.${kind || ""} “${words}”`;
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Whether it or what contains it is clipped away, so that only screen readers get its text. */
  const clipped = (one) => {
    for (let up = one; up; up = up.parentElement)
      if (getComputedStyle(up).clipPath === "inset(50%)") return true;
    return false;
  };
  const hiddenText = (one) =>
    one.closest(".visually-hidden, .skip, [aria-hidden='true']") || clipped(one);
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return up;
    }
    return null;
  };
  /** Whether a point of something is scrolled into view. */
  const inSight = (one, x, y) => {
    for (let up = scrolls(one); up; up = scrolls(up)) {
      const around = up.getBoundingClientRect();
      if (x < around.left || x > around.right || y < around.top || y > around.bottom) return false;
    }
    return true;
  };
  /** Whether the middle of a box is. */
  const rolledIn = (one, box) => inSight(one, box.x + box.width / 2, box.y + box.height / 2);
  const inside = (box) =>
    box.left >= -1 && box.top >= -1 && box.right <= view.width + 1 && box.bottom <= view.height + 1;
  /** A page that may be longer than the window: what is above or below is reached by scrolling. */
  const below = (box) => scrolling && (box.bottom > view.height || box.top < 0);
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = open || document;
  const label = (one) => one.closest("label");
  const related = (a, b) =>
    a === b || a.contains(b) || b.contains(a) || (label(a) && label(a) === label(b));

  /** On a phone a hint is a sheet over the actions and the tabs, until it is closed. */
  const meant = (one, top) =>
    (top.closest(".hint-card.sheet") && one.closest(".acts, .peek, .tabs, nav")) || bar(top);
  /** A bar that stays while a page scrolls beneath it; at the end nothing may be left under it. */
  const bar = (top) => {
    if (!scrolling) return false;
    let up = top;
    while (up && !/fixed|sticky/.test(getComputedStyle(up).position)) up = up.parentElement;
    if (!up || up.localName === "dialog") return false;
    return scrolling === "top" || up.getBoundingClientRect().top < view.height / 2;
  };

  // What can be clicked: visible, large enough, and nothing over it.
  for (const one of root.querySelectorAll("button, a[href], select, [role=button]")) {
    if (!shown(one) || hiddenText(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (!inside(box)) {
      if (!scrolls(one) && !below(box)) told.push(`outside the view: ${name(one)}`);
      continue;
    }
    const after = getComputedStyle(one, "::after");
    const spread = after.content !== "none" && after.position === "absolute";
    const inline = getComputedStyle(one).display === "inline";
    // A hundred spaces of a sheet on a phone: there a tap looks first, and a button draws.
    const wanted = one.closest(".rails-table svg") ? Math.min(26, least) : least;
    if (!spread && !inline && Math.min(box.width, box.height) < wanted - 0.5) {
      told.push(`${Math.round(box.width)}×${Math.round(box.height)} px: ${name(one)}`);
    }
    if (!rolledIn(one, box)) continue;
    // The middle, and the middles of its four quarters.
    const over = [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]]
      .map(([x, y]) => [box.x + (box.width * x) / 4, box.y + (box.height * y) / 4])
      .filter(([x, y]) => inSight(one, x, y))
      .map(([x, y]) => document.elementFromPoint(x, y));
    const covers = (top) =>
      top && !related(one, top) && !(top instanceof SVGElement && one.closest("svg"))
      && !meant(one, top);
    if (covers(over[0]) || over.filter(covers).length > 1) {
      told.push(`${name(one)} is covered by ${name(over.find(covers))}`);
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
      else if (one.clientWidth < 34) told.push(`cut to nothing: ${name(one)}`);
      continue;
    }
    if (!inside(box)) {
      if (!below(box)) told.push(`text outside the view: ${name(one)}`);
      continue;
    }
    // The box around several lines also contains what is before the first and after the last.
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    const line = lines[Math.floor(lines.length / 2)];
    const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    if (top && !related(one, top) && !meant(one, top) && !one.closest("button, a")?.contains(top)) {
      const over = getComputedStyle(top, "::after").position === "absolute";
      if (!over) told.push(`${name(one)} is covered by ${name(top)}`);
    }
  }
  if (document.documentElement.scrollWidth > view.width) told.push("wider than the window");
  return [...new Set(told)];
}"""


OVERLAP = r"""([a, b]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && box.height > 0);
  const name = (one) => `${one.localName}.${one.getAttribute("class") || ""}`;
  const told = [];
  for (const [one, x] of boxes(a)) for (const [other, y] of boxes(b)) {
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 1 && high > 1 && !one.contains(other) && !other.contains(one)) {
      told.push(`${name(one)} over ${name(other)}: ${Math.round(wide)}×${Math.round(high)} px`);
    }
  }
  return told;
}"""


WHOLE = r"""(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const within = (box) =>
    left > box.left - 2 && top > box.top - 2 && right < box.right + 2 && bottom < box.bottom + 2;
  for (let up = one.parentElement; up; up = up.parentElement) {
    const clips = getComputedStyle(up).overflow !== "visible";
    if (clips && !within(up.getBoundingClientRect())) return false;
  }
  return right > left && within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}).length"""
LINES = r"""(selector) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector));
  const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  let count = 0;
  let below = -Infinity;
  for (const box of boxes.sort((a, b) => a.top - b.top)) {
    if ((box.top + box.bottom) / 2 > below) count += 1;
    below = Math.max(below, box.bottom);
  }
  return count;
}"""


def in_sight(page: Page, selector: str) -> int:
    """Return how many matching elements are fully visible."""
    count: int = page.evaluate(WHOLE, selector)
    return count


def lines(page: Page, selector: str) -> int:
    """Return the number of lines that an element's text takes."""
    count: int = page.evaluate(LINES, selector)
    return count


def measured(page: Page, least: int, *, scrolling: str = "") -> list[str]:
    """Return the problems of all visible boxes. ``least`` is the minimum side of a click target.

    If the page may be longer than the window, ``scrolling`` is its scroll position, ``top`` or
    ``bottom``.
    """
    problems: list[str] = page.evaluate(MEASURE, [least, scrolling])
    return problems


def overlaps(page: Page, one: str, other: str) -> list[str]:
    """Return where elements of one selector overlap elements of another."""
    problems: list[str] = page.evaluate(OVERLAP, [one, other])
    return problems
