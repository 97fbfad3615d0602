"""Guided first games by clicking: offered, followed, left and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from arizona.server.services.lessons import lesson
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.layout_checks import overlaps
from tests.browser.page_checks import Shoot, resize, rest
from tests.browser.server_process import Served
from tests.browser.user_actions import comes_true, play_now, spot
from tests.server.test_lessons import LESSONS

SIZES = [(390, 844), (1280, 720)]
EVERY_SIZE = [(1440, 900), (390, 844), (844, 390), (768, 1024)]
TOUCHED = 1000
"""Windows narrower than this are tested with a touchscreen."""
MOUSE_WORDS = re.compile(r"\bclick|\bpress R\b|with R\b|\bpoint at|\bmove over", re.IGNORECASE)
MIN_VISIBLE = 24
"""Pixels of a highlighted element that must be visible, in both directions."""


def follow(page: Page) -> None:
    """Do what the step asks for: play the highlighted move, or continue."""
    guide = page.locator(".guide:not([data-asks='…'])")
    guide.wait_for()
    step, asks = guide.get_attribute("data-step"), guide.get_attribute("data-asks")
    if not asks:
        guide.get_by_role("button", name="Next", exact=True).click()
        gone_on(page, f"{step}{asks}", PATIENCE)
        return
    for _ in range(10):  # the board may still be animating: click again
        ring = page.locator(".ring").last
        expect(ring).to_be_visible()
        page.mouse.click(*spot(page, ring))
        if gone_on(page, f"{step}{asks}", 2_000):
            return
    raise AssertionError(f"step {step}: clicking the ring does not do {asks}")


def follow_by_touch(page: Page) -> None:
    """Do the same by touch: tap the spot first, then the button."""
    guide = page.locator(".guide:not([data-asks='…'])")
    guide.wait_for()
    before = f"{guide.get_attribute('data-step')}{guide.get_attribute('data-asks')}"
    if not guide.get_attribute("data-asks"):
        guide.get_by_role("button", name="Next", exact=True).tap()
        assert gone_on(page, before, PATIENCE)
        return
    for _ in range(10):
        ring = page.locator(".ring").last
        expect(ring).to_be_visible()
        page.touchscreen.tap(*spot(page, ring))
        if gone_on(page, before, 1_000):
            return
        button = page.locator(".act.go:visible").last
        if button.count():
            button.tap()
        if gone_on(page, before, 1_000):
            return
    raise AssertionError(f"{before}: touching the ring does not do it")


def gone_on(page: Page, before: str, patience: int) -> bool:
    """Check whether the guide advances within this many milliseconds."""
    try:
        page.wait_for_function(
            "before => { const now = document.querySelector('.guide').dataset;"
            " return now.step + now.asks !== before; }",
            arg=before,
            timeout=patience,
        )
    except TimeoutError:
        return False
    return True


def at(page: Page, name: str, game: str) -> None:
    """Wait until a step is shown."""
    steps = lesson(game).steps
    number = [step.name for step in steps].index(name) + 1
    expect(page.locator(".guide header")).to_contain_text(f"{number} of {len(steps)}")


def hidden_by_the_guide(page: Page) -> list[str]:
    """Return highlighted elements that the guide covers, at laptop and phone sizes."""
    problems: list[str] = []
    step = page.locator(".guide").get_attribute("data-step")
    for width, height in SIZES:
        resize(page, (width, height))
        clear = comes_true(page, lambda: not overlaps(page, ".guide", "i.ring"), 3)
        if not clear:
            covered = overlaps(page, ".guide", "i.ring")
            problems += [f"{step}, {width}x{height}: {one}" for one in covered]
        expect(page.locator(".guide")).to_be_in_viewport(ratio=1)
    return problems


@pytest.mark.parametrize("game", ["knight", "rails"])
def test_a_lesson_is_completed_and_never_covers_what_it_explains(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page(served.url)
    page.goto(f"/learn/{game}")
    steps = lesson(game).steps
    problems: list[str] = []
    page.locator(".guide").wait_for()
    while page.locator(".guide").get_attribute("data-step") != steps[-1].name:
        page.locator(".guide:not([data-asks='…'])").wait_for()
        problems += hidden_by_the_guide(page)
        follow(page)
    assert not problems, "\n".join(problems)
    at(page, steps[-1].name, game)
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".say")).to_contain_text("Your turn")


def problems(page: Page, *, touch: bool) -> list[str]:
    """Return what is wrong with the current step: covered or missing targets, mouse words."""
    guide = page.locator(".guide")
    shows = int(guide.get_attribute("data-shows") or 0)
    comes_true(page, lambda: not overlaps(page, ".guide", "i.ring, .act.go"), 5)
    found = overlaps(page, ".guide", "i.ring, .act.go")
    boxes = [one.bounding_box() for one in page.locator("i.ring").all()]
    if shows and not boxes:
        found.append("nothing is highlighted")
    for box in boxes:
        if box and min(box["width"], box["height"]) < MIN_VISIBLE:
            found.append(f"only {box['width']:.0f}×{box['height']:.0f} px are visible")
    if touch and (words := MOUSE_WORDS.search(guide.inner_text())):
        found.append(f"says “{words[0]}” on a touchscreen")
    expect(guide).to_be_in_viewport(ratio=1)
    return found


@pytest.mark.long
@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_no_card_covers_what_it_explains(
    served: Served,
    new_page: NewPage,
    shoot: Shoot,
    game: str,
    number: int,
    size: tuple[int, int],
) -> None:
    touch = size[0] < TOUCHED
    page = new_page(served.url, phone=touch)
    page.goto(f"/learn/{game}/{number}")
    steps = lesson(game, number).steps
    guide = page.locator(".guide")
    guide.wait_for()
    resize(page, size)  # an empty page has no viewport of its own on a phone
    found: list[str] = []
    count = 0
    while True:
        page.locator(".guide:not([data-asks='…'])").wait_for()
        rest(page)
        step = guide.get_attribute("data-step")
        found += [f"{step}: {one}" for one in problems(page, touch=touch)]
        if (game, step) == ("knight", "jump"):  # “The glowing chips are within reach”
            covered = overlaps(page, ".guide", '[data-target^="jump "]')
            found += [f"{step}: {one}" for one in covered]
        count += 1
        shoot(page, f"lesson-{game}-{number}-{size[0]}-{count:02}-{step}")
        if step == steps[-1].name:
            break
        follow_by_touch(page) if touch else follow(page)
    assert not found, "\n".join(found)
    assert count >= len(steps)
    expect(page.get_by_role("button", name="Continue from here")).to_be_visible()


def test_the_second_lesson_of_trail_is_offered_after_the_first(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    page.goto("/rules/trail")
    page.get_by_role("link", name="Guided game 2").click()
    page.wait_for_url(re.compile("/learn/trail/2"))
    expect(page.locator(".guide")).to_have_attribute("data-step", "more-welcome")
    follow(page)
    expect(page.locator(".guide")).to_have_attribute("data-asks", "walk gila-river-canyons-1")
    follow(page)
    expect(page.locator(".guide")).to_have_attribute("data-step", "more-dutchman")
    assert not overlaps(page, ".guide", "i.ring")


def test_the_first_table_offers_the_lesson_and_resumes_afterward(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url, guide=True)
    page.goto("/")
    play_now(page)
    table = page.url
    page.get_by_role("button", name="Show me").click()
    page.wait_for_url(re.compile("/learn/knight"))
    follow(page)
    at(page, "tile", "knight")
    follow(page)
    at(page, "place", "knight")
    page.reload()
    at(page, "place", "knight")
    page.get_by_role("button", name="One step back").click()
    at(page, "tile", "knight")
    page.get_by_role("button", name="Exit guide").click()
    page.goto(table)
    expect(page.locator(".say")).to_contain_text("Your turn")
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


def test_only_the_suggested_move_is_taken(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.add_init_script("localStorage.setItem('arizona.lessons', '{\"knight\": 6}')")
    page.goto("/learn/knight")
    at(page, "jump", "knight")
    other = page.locator('[data-target^="jump "]:not([data-target="jump 1,1"])').first
    page.mouse.click(*spot(page, other))
    expect(page.get_by_text("please play the circled move")).to_be_visible()
    at(page, "jump", "knight")
    follow(page)
    at(page, "think", "knight")
