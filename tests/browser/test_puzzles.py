"""Puzzles on the page: wrong moves are explained and undone, and the end shows the solution."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from arizona.puzzles.puzzle import Puzzle, puzzle_set
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served


def puzzle_of(page: Page, game: str) -> Puzzle:
    """Return the puzzle that is open."""
    page.wait_for_url(re.compile(f"/puzzles/{game}/\\w+$"))
    found = puzzle_set(game)
    assert found is not None
    return found.by_id[page.url.rpartition("/")[2]]


def choose(page: Page, moment: int, action: int) -> None:
    """Make a move in the text view, independent of the board."""
    expect(page.locator(".puzzle [data-moment]")).to_have_attribute("data-moment", str(moment))
    page.locator(f"dialog [data-action='{action}']").click()


def stage(page: Page, name: str) -> None:
    """Wait until the puzzle reaches a stage."""
    expect(page.locator(".puzzle")).to_have_attribute("data-stage", name)


def test_the_puzzle_of_the_day_is_missed_then_solved(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/puzzles")
    page.locator(".days a[data-game='knight']").click()
    puzzle = puzzle_of(page, "knight")
    stage(page, "asking")
    page.keyboard.press("t")
    choose(page, 0, next(action for action, lead in puzzle.values[0] if lead <= 0))
    stage(page, "wrong")
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_contain_text(re.compile("loses|draws"))
    page.keyboard.press("z")
    stage(page, "asking")
    page.keyboard.press("t")
    for number in range(0, len(puzzle.line), 2):
        choose(page, number, puzzle.line[number])
    stage(page, "solved")
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_contain_text("Solved.")
    expect(page.locator(".values li").first).to_contain_text(str(puzzle.best))
    expect(page.locator(".side .line li")).to_have_count(len(puzzle.line))
    # The board shows the solution at the start position, with the value of every first move.
    expect(page.locator(".marks .step")).to_have_count(len(puzzle.line))
    expect(page.locator(".marks .best")).to_have_count(1)
    expect(page.locator(".marks .value")).to_have_count(len(puzzle.values[0]) - 1)
    page.get_by_role("button", name="Analyze").click()
    stage(page, "analyzing")
    expect(page.locator(".moves b")).to_have_count(len(puzzle.values[0]))
    expect(page.locator(".marks .step")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    picture = page.get_by_role("dialog", name="Share picture").get_by_role("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("one => one.naturalWidth") == 1200
    page.get_by_role("button", name="Close").last.click()
    saved = json.loads(page.evaluate("localStorage.getItem('arizona.puzzles')"))
    assert saved["solved"] == [f"knight/{puzzle.id}"]
    page.goto("/puzzles")
    expect(page.locator(".days a[data-game='knight'] .tick")).to_be_visible()
    expect(page.locator(".week .kept")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("game", ["rails", "trail"])
def test_a_puzzle_is_solved_on_a_phone(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page(served.url, phone=True)
    page.goto(f"/puzzles/{game}")
    page.locator(".cards a").first.click()
    puzzle = puzzle_of(page, game)
    stage(page, "asking")
    page.keyboard.press("t")
    for number, action in enumerate(puzzle.line):
        choose(page, number, action)
    stage(page, "solved")
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_contain_text("Solved without a mistake.")
    expect(page.locator(".puzzle > .side")).to_be_in_viewport()


@pytest.mark.long
def test_a_race_counts_solved_puzzles(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/puzzles/knight/race")
    start = page.get_by_role("button", name="Start the race")
    expect(start).to_be_visible()
    expect(page.locator(".clock")).to_have_count(0)
    start.click()
    page.locator(".race [data-moment]").wait_for()
    expect(page.locator(".clock")).to_have_text(re.compile(r"^2:5\d$"))
    # A race is not rated, so a hint costs nothing.
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    found = puzzle_set("knight")
    assert found is not None
    for _ in range(3):
        id = page.locator(".race").get_attribute("data-puzzle") or ""
        puzzle = found.by_id[id]
        page.keyboard.press("t")
        wrong = next(action for action, lead in puzzle.values[0] if lead <= 0)
        page.locator(f"dialog [data-action='{wrong}']").click()
        page.keyboard.press("Escape")
        expect(page.locator(f".race[data-puzzle='{id}']")).to_have_count(0)
    expect(page.get_by_role("heading", name="0 puzzles solved")).to_be_visible()
