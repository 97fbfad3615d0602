"""Checks translations on a page: finds leftover English and clipped words."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

import arizona
from arizona.engine.content import available, load
from arizona.messages import DEFAULT_LOCALE, complete_locales, files
from arizona.rulebook import games_with_rules, rules_page
from tests.browser.page_checks import rest

OTHERS = [locale for locale in complete_locales() if locale != DEFAULT_LOCALE]
NO_ENGLISH = {"english", "iii"}
"""The language's own name in the menu, and Roman numerals on arrows."""
WORD = re.compile(r"[^\W\d_]{3,}")
HYPHENATED = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
SAID = re.compile(r"^[\w-]+ =|\{[^{}]*\}|\[[\w-]+\]", re.MULTILINE)
SEEN = """() => document.body.innerText + ' ' + [...document.querySelectorAll(
  '[aria-label],[title],[data-tip],[placeholder]')].map(
  one => [one.ariaLabel, one.title, one.dataset.tip, one.placeholder].join(' ')).join(' ')"""
CUT = r"""() => {
  const style = (one) => getComputedStyle(one);
  const hiddenText = ".visually-hidden, .skip, svg, option, dialog:not([open]), [aria-hidden=true]";
  const shown = (one) => {
    if (one.closest(hiddenText)) return false;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let up = one; up; up = up.parentElement) {
      if (style(up).clipPath === "inset(50%)") return false;
    }
    return true;
  };
  const across = (box, edge) => box.right > edge.right + 2 || box.left < edge.left - 2;
  const down = (box, edge) => box.bottom > edge.bottom + 5 || box.top < edge.top - 5;
  // A part that is cut off by an element around it, or by the window, and cannot be scrolled to.
  const cut = (part, box) => {
    let [wide, high] = [true, true];
    for (let up = part.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      const edge = up.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) wide = false;
      if (/auto|scroll/.test(overflowY)) high = false;
      if (wide && /hidden|clip/.test(overflowX) && across(box, edge)) return true;
      if (high && /hidden|clip/.test(overflowY) && down(box, edge)) return true;
      if (wide && up.matches("button, .btn") && across(box, edge)) return true;
      if (position === "fixed") break;
    }
    return wide && across(box, { left: 0, right: innerWidth });
  };
  const WORD = /[^\s\u200b\u00ad\u2010\-–—\/·…,;:.()+×=≥_@]{2,}/g;
  const range = document.createRange();
  const lines = () => new Set([...range.getClientRects()]
    .filter((box) => box.width > 1).map((box) => Math.round(box.top / 4)));
  // Words that continue on the next line without a hyphen.
  const broken = (part) => [...part.data.matchAll(WORD)].filter((word) => {
    range.setStart(part, word.index);
    range.setEnd(part, word.index + word[0].length);
    return lines().size > 1;
  }).map((word) => word[0]);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode;
    const one = part.parentElement;
    if (!part.data.trim() || !shown(one)) continue;
    range.selectNodeContents(part);
    const box = range.getBoundingClientRect();
    if (box.width < 4) continue;
    if (cut(part, box)) found.push(part.data.trim());
    else if (!one.closest("code, pre") && lines().size > 1) found.push(...broken(part));
  }
  return [...new Set(found)];
}"""
"""Text that is clipped or shortened with an ellipsis, or a word broken between two lines."""


@cache
def texts_of(locale: str) -> tuple[str, ...]:
    """Return every text of a language that a page may show."""
    texts = [SAID.sub(" ", path.read_text("utf-8")) for path in files(locale)]
    for game in games_with_rules():
        texts.append(rules_page(game, locale))
        for pack in available(game):
            content = load(arizona.get_game(game), pack)
            texts += (
                content.translatable if locale == DEFAULT_LOCALE else content.words[locale].values()
            )
    return tuple(texts)


@cache
def words(locale: str) -> frozenset[str]:
    """Return every word of a language that a page may show."""
    return frozenset(word.lower() for text in texts_of(locale) for word in WORD.findall(text))


@cache
def prefixes() -> frozenset[str]:
    """Return the first parts of all message ids."""
    ids = re.compile(r"^([a-z]+)-[\w-]+ =", re.MULTILINE)
    found = (ids.findall(path.read_text("utf-8")) for path in files(DEFAULT_LOCALE))
    return frozenset(prefix for one in found for prefix in one)


@cache
def hyphenated(locale: str) -> frozenset[str]:
    """Return every hyphenated word of a language."""
    return frozenset(word for text in texts_of(locale) for word in HYPHENATED.findall(text))


def ids_left(page: Page, locale: str) -> list[str]:
    """Return the message ids on a page, which are shown if a message is missing."""
    found = set(HYPHENATED.findall(page.evaluate(SEEN))) - hyphenated(locale)
    return sorted(one for one in found if one.partition("-")[0] in prefixes())


def english_left(page: Page, locale: str, name: str = "") -> list[str]:
    """Return the English words on a page that are not in its language, except a table's name."""
    english = words(DEFAULT_LOCALE) - words(locale) - NO_ENGLISH
    text = page.evaluate(SEEN).replace(name or "\0", " ")
    return sorted({word for word in WORD.findall(text) if word.lower() in english})


def wrong_with(page: Page, locale: str, name: str = "") -> tuple[list[str], list[str]] | None:
    """Return leftover English words and message ids, and clipped words."""
    rest(page)
    left = [*english_left(page, locale, name), *ids_left(page, locale)]
    wrong = left, page.evaluate(CUT)
    return wrong if any(wrong) else None
