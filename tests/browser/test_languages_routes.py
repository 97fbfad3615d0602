"""Every route of the page in every language, and the steps and dialogs of a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arizona.messages import DEFAULT_LOCALE, Phrases
from arizona.rulebook import games_with_rules
from arizona.server.base.table_names import table_name
from tests.browser.conftest import NewPage
from tests.browser.records import steps
from tests.browser.server_process import ROOT, Served
from tests.browser.tables import bots, here, lay, make
from tests.browser.test_daily import finish
from tests.browser.test_languages import PAGES, open_page
from tests.browser.translation_checks import OTHERS, wrong_with
from tests.terminal.command import run

LOCALES = [DEFAULT_LOCALE, *OTHERS]
ROUTER = ROOT / "web" / "src" / "lib" / "router.svelte.ts"
PATTERN = re.compile(r'^  on\("([^"]*)"', re.MULTILINE)
ELSEWHERE = {
    "now/:game": "opens a table at once",
    "puzzles/:game/:id": "test_languages.py",
    "content/:game/:pack": "test_languages.py",
    "print/:game/:pack": "the same page as print/:game",
    "aid/:game/:pack": "the same page as aid/:game",
    "table|t/:id": "here, and in test_languages.py",
    "table|t/:id/replay/:moment=number": "test_languages.py",
    "table|t/:id/review": "test_languages.py",
    "table|t/:id/review/:moment=number": "the same page as review",
    "tournaments/:id": "test_languages_people.py",
    "people/:person": "test_languages_people.py",
    "moderation": "test_languages_people.py",
    "workshop/:id": "test_languages_rooms.py",
    "workshop/:id/:kind": "the same page with the first thing of its kind",
    "workshop/:id/:kind/:thing=number": "test_languages_rooms.py",
    "workshop/:id/:kind/:thing": "the same page with the first thing of its kind",
}
"""Routes that need something to exist, and the tests that walk them."""
SAMPLE = ("/", "/setup/trail", "/puzzles", "/about", "/account", "/nowhere")
"""Pages that are checked in every run of the tests."""


def fits(pattern: str, path: str) -> bool:
    """Return whether a path belongs to a route."""
    shape = "/".join(
        one.replace("|", r"\Z|") if not one.startswith(":") else "[^/]+"
        for one in pattern.split("/")
    )
    return re.fullmatch(shape, path.strip("/")) is not None


def test_every_route_is_walked_in_every_language() -> None:
    patterns = PATTERN.findall(ROUTER.read_text("utf-8"))
    assert len(patterns) > 40
    missing = [
        one
        for one in patterns
        if one not in ELSEWHERE and not any(fits(one, path) for path in PAGES)
    ]
    assert missing == []
    assert sorted(ELSEWHERE.keys() - set(patterns)) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_sample_of_pages_is_translated_and_fits_a_phone(
    served: Served, new_page: NewPage, locale: str
) -> None:
    page = new_page(served.url, locale=locale, phone=True)
    found = {}
    for path in SAMPLE:
        open_page(page, path)
        found[path] = wrong_with(page, locale)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games_with_rules())
def test_no_step_of_a_turn_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, game: str, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    page.goto("/about")
    found = {}
    for prompt, record in steps(game).items():
        table = lay(page, record, here("Ana", "Ben"))
        page.goto(f"/table/{table}")
        expect(page.locator("#board")).to_be_attached()
        found[prompt] = wrong_with(page, locale, table_name(table))
    assert {prompt: wrong for prompt, wrong in found.items() if wrong} == {}


def open_menu(page: Page, say: Phrases, id: str, phone: bool) -> None:
    """Open a dialog of a table from its bar, or on a phone from its menu."""
    if phone:
        page.get_by_role("button", name=say.text("web-more"), exact=True).click()
    within = page.get_by_role("dialog") if phone else page.locator("header")
    within.get_by_role("button", name=say.text(id), exact=True).locator("visible=true").click()
    expect(page.get_by_role("dialog").last).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_dialog_of_a_table_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    say = Phrases(locale)
    page.goto("/about")
    seats = [*here("Ana"), {"kind": "link"}, *bots(1)]
    table = make(page, "rails", seats)
    page.goto(f"/table/{table}")
    expect(page.locator("#board")).to_be_attached()
    found = {"table": wrong_with(page, locale, table_name(table))}
    for id in ("web-invite", "web-settings"):
        open_menu(page, say, id, phone)
        found[id] = wrong_with(page, locale, table_name(table))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    if phone:
        page.get_by_role("button", name=say.text("web-more"), exact=True).click()
        found["menu"] = wrong_with(page, locale, table_name(table))
        page.get_by_role("button", name=say.text("web-seat-menu", name="Ana")).click()
    else:
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        found["keys"] = wrong_with(page, locale, table_name(table))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name=say.text("web-seat-menu", name="Ana")).first.click()
    expect(page.get_by_role("dialog").last).to_be_visible()
    found["seat"] = wrong_with(page, locale, table_name(table))
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_daily_result_has_untranslated_or_clipped_words(
    own_server: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(own_server.url, locale=locale, phone=phone)
    say = Phrases(locale)
    page.goto("/daily#knight")
    page.get_by_role("button", name=say.text("daily-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("#board")).to_be_attached()
    name = table_name(page.url.rsplit("/", 1)[-1].partition("#")[0])
    found = {"table": wrong_with(page, locale, name)}
    finish(own_server, 11)
    page.goto("/daily#knight")
    expect(page.get_by_text(say.text("daily-gain-first"))).to_be_visible()
    found["result"] = wrong_with(page, locale)
    review = page.get_by_role("link", name=say.text("daily-review"), exact=True)
    expect(review).to_have_attribute("href", re.compile(r"^/table/[^/]+/review$"))
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_no_lab_report_has_untranslated_or_clipped_words(
    new_page: NewPage, served: Served, tmp_path: Path, locale: str
) -> None:
    language = {"ARIZONA_LANGUAGE": locale}
    found = {}
    for game in games_with_rules():
        folder = str(tmp_path / game)
        played = run("lab", "run", game, "--bots", "random", "--games", "20", "--out", folder)
        assert played.code == 0, played.err
        assert run("lab", "report", folder, env=language).code == 0
        for phone in (False, True):
            page = new_page(served.url, locale=locale, phone=phone)
            page.goto((tmp_path / game / "report.html").as_uri())
            expect(page.locator("h1").first).to_be_visible()
            found[game, phone] = wrong_with(page, locale)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
