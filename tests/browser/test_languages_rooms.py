"""Complex pages in every language: the workshop, guided games, error messages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arizona.messages import DEFAULT_LOCALE, Phrases
from arizona.rulebook import games_with_rules
from arizona.server.services.lessons import lesson
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.test_lessons import gone_on
from tests.browser.translation_checks import OTHERS, wrong_with
from tests.browser.user_actions import spot
from tests.server.test_lessons import LESSON_GAMES

SIMULATED = 600_000
"""Milliseconds. Long, because the bots play two times fifty games on a busy machine."""
Found = dict[tuple[str, ...], Any]


def bad(found: Found) -> Found:
    """Return the problems on the page."""
    return {where: wrong for where, wrong in found.items() if wrong}


def new_pack(page: Page, game: str, say: Phrases) -> str:
    """Create a copy of the built-in pack and return its URL."""
    page.goto("/workshop")
    name = say.text("web-workshop-new-of", game=say.text(f"web-game-{game}"))
    page.get_by_role("button", name=name).click()
    page.get_by_role("textbox", name=say.text("web-workshop-title")).fill("1")
    page.get_by_role("button", name=say.text("web-workshop-make")).click()
    expect(page).to_have_url(re.compile(r"/workshop/\w+$"))
    expect(page.locator(".over")).to_be_visible()
    return page.url


def kinds_of(page: Page, game: str) -> list[str]:
    """Return the kinds of entries in a game's packs."""
    answer = page.context.request.get(f"/api/workshop/games/{game}").json()
    return [kind["name"] for kind in answer["kinds"]]


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
@pytest.mark.parametrize("game", games_with_rules())
def test_no_workshop_pack_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, game: str, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    say = Phrases(locale)
    address = new_pack(page, game, say)
    found: Found = {("overview",): wrong_with(page, locale)}
    for kind in kinds_of(page, game):
        page.goto(f"{address}/{kind}/1")
        expect(page.locator(".editor h1, .editor h2").first).to_be_attached()
        for tab in page.locator("nav.tabs button").all() if phone else [None]:
            if tab is not None:
                tab.click()
            name = tab.inner_text() if tab is not None else ""
            found[kind, name] = wrong_with(page, locale)
    page.goto("/workshop")
    expect(page.locator(".plates a").first).to_be_visible()
    found["mine",] = wrong_with(page, locale)
    assert bad(found) == {}


@pytest.mark.long
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
def test_simulation_reports_are_translated(served: Served, new_page: NewPage, locale: str) -> None:
    page = new_page(served.url, locale=locale)
    say = Phrases(locale)
    new_pack(page, "knight", say)
    found: Found = {}
    page.get_by_role("button", name=say.text("web-workshop-share")).click()
    found["shared",] = wrong_with(page, locale)
    page.get_by_role("dialog").get_by_role("button", name=say.text("web-close")).click()
    page.get_by_role("button", name=say.text("web-workshop-simulate")).click()
    dialog = page.get_by_role("dialog")
    few = say.text("web-workshop-sim-count", count=50)
    dialog.get_by_role("radio", name=few).check(force=True)
    found["asked",] = wrong_with(page, locale)
    dialog.get_by_role("button", name=say.text("web-workshop-sim-begin")).click()
    result = dialog.get_by_role("heading", name=say.text("web-workshop-findings"), exact=True)
    expect(result).to_be_visible(timeout=SIMULATED)
    found["told",] = wrong_with(page, locale)
    assert bad(found) == {}


def step_on(page: Page, say: Phrases) -> None:
    """Do what the guide asks for, in its language."""
    guide = page.locator(".guide:not([data-asks='…'])")
    guide.wait_for()
    step, asks = guide.get_attribute("data-step"), guide.get_attribute("data-asks")
    if not asks:
        guide.get_by_role("button", name=say.text("web-lesson-next"), exact=True).click()
    for _ in range(10):
        if asks:
            ring = page.locator(".ring").last
            expect(ring).to_be_visible()
            page.mouse.click(*spot(page, ring))
        if gone_on(page, f"{step}{asks}", 2_000):
            return
    raise AssertionError(f"step {step} does not go on")


@pytest.mark.long
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *OTHERS])
@pytest.mark.parametrize("game", LESSON_GAMES)
def test_no_lesson_step_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, game: str, locale: str
) -> None:
    page = new_page(served.url, locale=locale)
    say = Phrases(locale)
    page.goto(f"/learn/{game}")
    last = lesson(game).steps[-1].name
    page.locator(".guide").wait_for()
    found: Found = {}
    while (step := page.locator(".guide").get_attribute("data-step") or "") != last:
        page.locator(".guide:not([data-asks='…'])").wait_for()
        found[step,] = wrong_with(page, locale)
        step_on(page, say)
    found[last,] = wrong_with(page, locale)
    assert bad(found) == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_refusals_are_shown_in_the_readers_language(
    served: Served, new_page: NewPage, locale: str
) -> None:
    page = new_page(served.url, locale=locale)
    say = Phrases(locale)
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text(say.text("web-no-table-title"))
    assert wrong_with(page, locale) is None
    page.goto("/tables")
    wrong = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no record"}
    page.locator('input[type="file"]').set_input_files(wrong)  # type: ignore[arg-type]
    expect(page.get_by_text(say.text("table-refused-bad-record"))).to_be_visible()
    assert wrong_with(page, locale) is None
