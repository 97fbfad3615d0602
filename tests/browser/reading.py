"""Checks translations on a page: finds leftover English and clipped words."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

import arizona
from arizona.engine.content import available, load
from arizona.messages import DEFAULT_LOCALE, complete_locales, files
from arizona.rulebook import games_with_rules, rules_page
from tests.browser.looking import rest

OTHERS = [locale for locale in complete_locales() if locale != DEFAULT_LOCALE]
NO_ENGLISH = {"english", "iii"}
"""The language's own name in the menu, and Roman numerals on arrows."""
WORD = re.compile(r"[^\W\d_]{3,}")
SAID = re.compile(r"^[\w-]+ =|\{[^{}]*\}|\[[\w-]+\]", re.MULTILINE)
SEEN = """() => document.body.innerText + ' ' + [...document.querySelectorAll(
  '[aria-label],[title],[data-tip],[placeholder]')].map(
  one => [one.ariaLabel, one.title, one.dataset.tip, one.placeholder].join(' ')).join(' ')"""
CUT = """() => {
  const hides = one => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX);
  const dots = one => getComputedStyle(one).textOverflow === 'ellipsis';
  const rolls = one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  const shown = one => one.checkVisibility() && !one.closest('.visually-hidden, svg')
    && getComputedStyle(one).clipPath !== 'inset(50%)';
  const cut = (part) => {
    const all = document.createRange(); all.selectNodeContents(part);
    const box = all.getBoundingClientRect();
    if (box.width < 4) return false;
    for (let up = part.parentElement; up && up !== document.body; up = up.parentElement) {
      if (rolls(up) || dots(up)) return false;
      const edge = up.getBoundingClientRect();
      if (hides(up) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return true;
    }
    return false;
  };
  const parts = one => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && shown(walker.currentNode.parentElement))
        found.push(walker.currentNode);
    return found;
  };
  return [...document.querySelectorAll('button, .btn, h1, h2, h3, label, a, [role=tab]')]
    .filter(one => shown(one) && parts(one).some(cut))
    .map(one => one.textContent.trim()).filter(Boolean); }"""


@cache
def words(locale: str) -> frozenset[str]:
    """Return every word of a language that a page may show."""
    texts = [SAID.sub(" ", path.read_text("utf-8")) for path in files(locale)]
    for game in games_with_rules():
        texts.append(rules_page(game, locale))
        for pack in available(game):
            content = load(arizona.get_game(game), pack)
            texts += (
                content.translatable if locale == DEFAULT_LOCALE else content.words[locale].values()
            )
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def english_left(page: Page, locale: str, name: str = "") -> list[str]:
    """Return the English words on a page that are not in its language, except a table's name."""
    english = words(DEFAULT_LOCALE) - words(locale) - NO_ENGLISH
    text = page.evaluate(SEEN).replace(name or "\0", " ")
    return sorted({word for word in WORD.findall(text) if word.lower() in english})


def wrong_with(page: Page, locale: str, name: str = "") -> tuple[list[str], list[str]] | None:
    """Return leftover English words and clipped words."""
    rest(page)
    wrong = english_left(page, locale, name), page.evaluate(CUT)
    return wrong if any(wrong) else None
