"""The page in every language: no English is left over, and the choice of language is saved."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from arizona.messages import DEFAULT_LOCALE, Phrases
from arizona.puzzles.puzzle import puzzle_set
from arizona.rulebook import games_with_rules
from arizona.server.base.table_names import table_name
from arizona.server.services.lessons import lesson_count
from tests.browser.conftest import NewPage
from tests.browser.page_checks import rest
from tests.browser.records import finished, position
from tests.browser.server_process import Served
from tests.browser.static_site import take_address
from tests.browser.tables import lay
from tests.browser.translation_checks import OTHERS, english_left, wrong_with
from tests.server.test_reviews import record

SLOWLY = 180_000
"""Milliseconds. Long, because a game review runs a search on a busy machine."""
YESTERDAY = date.today() - timedelta(days=1)
PAGES = {
    "/": ".top",
    "/setup/rails": ".right",
    "/setup/knight": ".right",
    "/setup/trail": ".right",
    "/tables": "main",
    "/lobby": "main",
    "/about": "main",
    "/reports": "main",
    "/account": "main form",
    "/daily": "main",
    f"/daily/{YESTERDAY}": "main",
    "/friends": "main",
    **{f"/find/{game}": "main" for game in games_with_rules()},
    "/leaderboard": "main",
    "/leaderboard/knight": "main",
    "/leaderboard/trail/turn-based": "main",
    "/tournaments": "main",
    "/workshop": "main",
    **{f"/rules/{game}": "article h2" for game in games_with_rules()},
    **{
        f"/learn/{game}/{number}": ".guide"
        for game in games_with_rules()
        for number in range(1, lesson_count(game) + 1)
    },
    **{f"/learn/{game}": ".guide" for game in games_with_rules()},
    **{f"/aid/{game}": "main h1" for game in games_with_rules()},
    **{f"/content/{game}/default": "main li" for game in games_with_rules()},
    **{f"/puzzles/{game}": ".cards a" for game in games_with_rules()},
    **{f"/puzzles/{game}/race": "main .btn.pri" for game in games_with_rules()},
    **{f"/print/{game}": "main h1" for game in games_with_rules()},
    "/puzzles": ".days a",
    f"/puzzles/{YESTERDAY}": "main",
    "/take": "main",
    "/nowhere": "main h1",
}


def open_page(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator(PAGES[path]).first).to_be_visible()


@pytest.mark.parametrize("locale", OTHERS)
def test_the_browsers_language_is_the_default_and_a_choice_is_saved(
    served: Served, new_page: NewPage, locale: str
) -> None:
    page = new_page(served.url, locale=locale)
    requested: list[str] = []
    page.on("request", lambda one: requested.append(one.url))
    open_page(page, "/")
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert english_left(page, locale) == []
    # A complete language needs no English fallback.
    assert sum("/assets/start-" in url for url in requested) == 1
    page.locator(".language select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
def test_no_page_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone, guide=True)
    found: dict[str, object] = {}
    for path in PAGES:
        open_page(page, path)
        found[path] = wrong_with(page, locale)
        if not found[path] and not page.locator(".language").first.is_visible():
            found[path] = "no language menu"
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
@pytest.mark.parametrize("game", games_with_rules())
def test_no_table_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, game: str, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    page.goto("/")
    table = finished(page, game, 2)
    found = {}
    for where in ("", "/replay/5", "/replay/20", "/replay/40"):
        page.goto(f"/table/{table}{where}")
        expect(page.locator("#board")).to_be_attached()
        found[where] = wrong_with(page, locale, table_name(table))
    page.keyboard.press("t")
    expect(page.locator("h2").first).to_be_visible()
    found["in words"] = wrong_with(page, locale, table_name(table))
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
def test_no_puzzle_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    say = Phrases(locale).text
    found = {}
    for game in games_with_rules():
        puzzles = puzzle_set(game)
        assert puzzles is not None
        puzzle = next(iter(puzzles.by_id.values()))
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        expect(page.locator(".puzzle[data-stage=asking]")).to_be_visible()
        found[game, "asked"] = wrong_with(page, locale)
        page.get_by_role("button", name=say("web-puzzle-give-up"), exact=True).first.click()
        expect(page.locator(".puzzle[data-stage=given-up]")).to_be_visible()
        expect(page.locator(".side .btns")).to_be_visible()
        found[game, "told"] = wrong_with(page, locale)
        page.goto(f"/puzzles/{game}/race")
        page.get_by_role("button", name=say("web-race-start"), exact=True).click()
        expect(page.locator(".race .goal")).to_be_visible()
        expect(page.locator("#board")).to_be_attached()
        found[game, "race"] = wrong_with(page, locale)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
def test_no_review_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    say = Phrases(locale).text
    found = {}
    for game in games_with_rules():
        table = lay(page, record(game))
        page.goto(f"/table/{table}/review")
        expect(page.locator(".account")).to_have_count(2, timeout=SLOWLY)
        found[game, "read"] = wrong_with(page, locale, table_name(table))
        page.get_by_role("button", name=say("web-review-share")).click()
        expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        found[game, "shared"] = wrong_with(page, locale, table_name(table))
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
def test_settings_and_the_import_page_are_translated(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    page.goto(take_address(position("rails", 2, "draw ", 20)))
    expect(page.locator("main button").first).to_be_visible()
    found = {"brought": wrong_with(page, locale)}
    page.goto("/")
    page.get_by_role("button", name=Phrases(locale).text("web-settings")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["settings"] = wrong_with(page, locale)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


MIRROR = """() => {
  document.documentElement.dir = 'rtl';
  const out = one => { const box = one.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > innerWidth + 1); };
  return [document.documentElement.scrollWidth - innerWidth,
    [...document.querySelectorAll('h1, h2, button, .btn, input, select')]
      .filter(one => one.checkVisibility() && out(one) && !one.closest('.visually-hidden'))
      .map(one => one.textContent.trim() || one.ariaLabel || one.tagName)]; }"""


@pytest.mark.long
def test_a_mirrored_page_fits_the_window(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    for path in ("/setup/rails", "/tables", "/lobby", "/about", "/rules/knight", "/"):
        open_page(page, path)
        assert page.evaluate(MIRROR) == [0, []], path
    brand = page.locator(".top .brand, .top a").first.bounding_box()
    assert brand is not None
    assert brand["x"] > page.evaluate("innerWidth") / 2
    for game in games_with_rules():
        page.goto(f"/table/{finished(page, game, 2)}/replay/30")
        expect(page.locator("#board")).to_be_attached()
        rest(page)
        assert page.evaluate(MIRROR)[0] <= 0, game


def test_the_open_language_menu_has_the_colors_of_the_theme(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url, dark=True)
    page.goto("/")
    menu = page.locator(".language select").first
    menu.wait_for()
    scheme = "one => getComputedStyle(one).colorScheme"
    assert menu.evaluate(scheme) == "dark"
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert menu.evaluate(scheme) != "dark"
