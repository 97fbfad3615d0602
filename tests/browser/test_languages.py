"""The page in every language: no English is left, and it is chosen, changed and kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import arizona
from arizona.engine.content import available, load
from arizona.messages import DEFAULT_LOCALE, files, locales
from arizona.rulebook import games_with_rules, rules_page
from tests.browser.conftest import NewPage
from tests.browser.serving import Served

OTHERS = [locale for locale in locales() if locale != DEFAULT_LOCALE]
NO_ENGLISH = {"iii", "guest"}
"""A number of the arrows, and the name of somebody who has chosen none yet."""
WORD = re.compile(r"[^\W\d_]{3,}")
SAID = re.compile(r"^[\w-]+ =|\{[^{}]*\}|\[[\w-]+\]", re.MULTILINE)
SEEN = """() => document.body.innerText + ' ' + [...document.querySelectorAll(
  '[aria-label],[title],[data-tip],[placeholder]')].map(
  one => [one.ariaLabel, one.title, one.dataset.tip, one.placeholder].join(' ')).join(' ')"""
CUT = """() => [...document.querySelectorAll('button, .btn, h1, h2, h3, label, a')]
  .filter(one => one.checkVisibility() && one.clientWidth > 2
    && one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== 'visible'
    && getComputedStyle(one).textOverflow !== 'ellipsis')
  .map(one => one.textContent.trim()).filter(Boolean)"""
PAGES = {
    "/": ".top",
    "/setup/rails": ".right",
    "/setup/knight": ".right",
    "/tables": "main",
    "/lobby": "main",
    "/about": "main",
    "/reports": "main",
    **{f"/rules/{game}": "article h2" for game in games_with_rules()},
    **{f"/learn/{game}": ".guide" for game in games_with_rules()},
}


def words(locale: str) -> set[str]:
    """Every word of a language that a page may show."""
    texts = [SAID.sub(" ", path.read_text("utf-8")) for path in files(locale)]
    for game in games_with_rules():
        texts.append(rules_page(game, locale))
        for pack in available(game):
            content = load(arizona.get_game(game), pack)
            texts += content.told if locale == DEFAULT_LOCALE else content.words[locale].values()
    return {word.lower() for text in texts for word in WORD.findall(text)}


def english_left(page: Page, locale: str) -> list[str]:
    """The words on a page that are English and not of its language."""
    english = words(DEFAULT_LOCALE) - words(locale) - NO_ENGLISH
    return sorted({word for word in WORD.findall(page.evaluate(SEEN)) if word.lower() in english})


def open_page(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator(PAGES[path]).first).to_be_visible()


@pytest.mark.parametrize("locale", OTHERS)
def test_the_browsers_wish_is_followed_and_another_is_kept(
    served: Served, new_page: NewPage, locale: str
) -> None:
    page = new_page(served.url, locale=locale)
    open_page(page, "/")
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert english_left(page, locale) == []
    page.locator(".language select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", OTHERS)
def test_no_page_has_english_left_or_cuts_a_word(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone, guide=True)
    found = {}
    for path in PAGES:
        open_page(page, path)
        page.wait_for_load_state("networkidle")
        left, cut = english_left(page, locale), page.evaluate(CUT)
        if left or cut:
            found[path] = (left, cut)
    assert found == {}


@pytest.mark.long
def test_a_mirrored_page_fits_the_window(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_page(page, "/")
    page.evaluate("document.documentElement.dir = 'rtl'")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    brand = page.locator(".top .brand, .top a").first.bounding_box()
    assert brand is not None
    assert brand["x"] > page.evaluate("innerWidth") / 2
