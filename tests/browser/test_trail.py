"""Trail: full turns by keyboard and mouse, the text view, and texts before and after a click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from arizona.server.services.lessons import lesson
from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import LONG_GRACE, Shoot, rest, violations
from tests.browser.server_process import Served
from tests.browser.test_lessons import follow
from tests.browser.trail_playing import POSITION, TARGETS, open_table
from tests.browser.trail_positions import sit_down
from tests.trail.test_words import RAW


def test_every_move_is_in_the_list_and_in_the_text_view(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 2, 1)
    button = page.locator("[aria-controls=trail-moves]")
    count = int(re.findall(r"\d+", button.inner_text())[0])
    button.click()
    expect(page.locator("[data-move]")).to_have_count(count)
    listed = page.evaluate(
        "() => [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
    )
    assert len(listed) == count == len(set(listed))
    assert set(page.evaluate(TARGETS)) == set(listed), "what is not on the board"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    text = page.locator("dialog")
    for section in ("Passages", "Terrain Tracks", "Ladder", "State 48"):
        expect(text.get_by_text(section, exact=True).first).to_be_visible()
    expect(text.locator(".moves button")).to_have_count(count)
    expect(text.get_by_text("Not now", exact=True)).to_be_visible()
    assert not violations(page)
    order = text.get_by_role("button", name=re.compile("^Turn Order")).first
    name = order.inner_text()
    order.click()
    expect(text.get_by_role("button", name=name, exact=True)).to_have_count(0)


def by_key(page: Page, *verbs: str) -> str:
    """Press Tab until the first element that plays one of these verbs is focused, then Enter."""
    for _ in range(200):
        page.keyboard.press("Tab")
        text: str = page.evaluate("() => document.activeElement?.dataset.target ?? ''")
        if text.split(" ", maxsplit=1)[0] in verbs:
            break
    else:
        raise AssertionError(f"no key leads to {verbs}")
    if text.startswith("place "):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        text = page.evaluate("() => document.activeElement?.dataset.target ?? ''")
    before = page.evaluate(POSITION)
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => ({POSITION})() !== before", arg=before)
    return text


def test_a_turn_by_keyboard_alone(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page)
    page.locator('[data-target^="arrow "]').first.wait_for()
    assert by_key(page, "arrow").startswith("arrow ")
    done: list[str] = []
    page.locator('[data-target^="piece "], [data-target^="gila "], .pick').first.wait_for()
    while not any(text.startswith("order ") for text in done):
        assert len(done) < 20, done
        before = page.evaluate(POSITION)
        verbs = {text.split()[0] for text in page.evaluate(TARGETS)}
        wanted = (
            "pay",
            "place",
            "gila",
            "done",
            "decline",
            "advance",
            "choose",
            "weather",
            "option",
        )
        now = [verb for verb in wanted if verb in verbs]
        placed = any(text.startswith("place ") for text in done)
        if not verbs:
            page.wait_for_timeout(25)
            continue
        done.append(by_key(page, *(now or (["order"] if placed else ["piece"]))))
        assert page.evaluate(POSITION) != before
    assert {"piece", "place", "order"} <= {text.split()[0] for text in done}


def test_focus_stays_on_the_current_task(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "place", 2, 3)
    focused = "() => document.activeElement?.dataset.target ?? ''"
    page.locator(".mine .mural-space.spot").first.wait_for()
    page.keyboard.press("ArrowRight")
    first: str = page.evaluate(focused)
    assert first.startswith("place "), "an arrow lifts the piece at once"
    page.keyboard.press("Enter")
    page.wait_for_function(f"(first) => ![first, ''].includes(({focused})())", arg=first)
    page.keyboard.press("m")
    moves = page.locator("[data-move]")
    if moves.count() > 1:
        expect(moves.locator("small").first).to_be_visible()
    log = page.get_by_role("list", name="Log")
    assert log.locator("button:not([tabindex='-1'])").count() == 0
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(log.locator("button:focus")).to_have_count(1)


def test_arrow_keys_move_between_components_and_unavailable_ones_explain_why(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 4, 3)
    page.locator("#board .hot.can").first.focus()
    result = page.locator(".tip .why li")
    for key in ["ArrowRight", "ArrowDown"] * 12:
        page.keyboard.press(key)
        if page.evaluate("() => document.activeElement.matches('.hot.cannot')"):
            break
    expect(page.locator(".hot.cannot:focus")).to_have_count(1)
    expect(result.first).to_be_visible()
    assert result.first.inner_text() in page.locator(".hot.cannot:focus").inner_text()
    page.keyboard.press("Tab")
    expect(page.locator(".hot.cannot:focus")).to_have_count(0)


def test_the_keys_of_trail_are_listed(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page)
    page.keyboard.press("?")
    keys = page.locator("dialog")
    expect(keys).to_contain_text("move the piece from spot to spot")
    expect(keys).not_to_contain_text("the jump with this letter")


WORDS = """() => {
  const shown = [...document.querySelectorAll('[data-tip]')].map((one) => one.dataset.tip);
  return [document.body.innerText, document.body.textContent, ...shown].join('\\n');
}"""


def test_no_text_of_the_page_uses_the_effect_language(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    for question, week in (("turn", 5), ("arrow", 2), ("weather", 1)):
        sit_down(page, question, 4, week)
        rest(page)
        page.keyboard.press("t")
        page.locator("dialog .moves button").first.wait_for()
        words: str = page.evaluate(WORDS)
        assert not RAW.findall(words)
        page.keyboard.press("Escape")


FLIGHTS = """() => {
  window.flown = [];
  const seen = (change) => [...change.addedNodes].filter((one) => one.matches?.('.flight'));
  new MutationObserver((changes) => window.flown.push(...changes.flatMap(seen)))
    .observe(document.body, { subtree: true, childList: true });
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_gains_fly_to_the_stock(served: Served, new_page: NewPage, motion: bool) -> None:
    page = new_page(served.url, motion=motion)
    sit_down(page, "arrow", 2, 1)
    page.evaluate(FLIGHTS)
    gain = re.compile(r"\d (turquoise|copper|silver|supplies|health|water)", re.I)
    before = page.evaluate(POSITION)
    page.locator(".arrow-space.can").and_(page.get_by_role("button", name=gain)).first.click()
    page.wait_for_function(f"(before) => ({POSITION})() !== before", arg=before)
    if motion:
        page.wait_for_function("() => window.flown.length > 0")
    else:
        assert page.evaluate("() => window.flown.length") == 0
    page.keyboard.press("Shift")
    expect(page.locator(".flight")).to_have_count(0)


def test_the_rules_have_pictures_and_the_table_names_them(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    page.goto("/rules/trail")
    symbols = page.locator(".legend li")
    expect(symbols.first).to_be_visible()
    texts = symbols.all_inner_texts()
    assert len(texts) > 30
    assert not [text for text in texts if "trail-legend" in text]
    for link in page.locator(".legend a").all():
        assert page.locator(f"[id='{(link.get_attribute('href') or '')[1:]}']").count() == 1
    shoot(page, "trail-rules-1440-light")
    assert not violations(page)
    sit_down(page, "turn", 2, 1)
    for part, rule in ((".rung", "T-9.2"), (".track-space.marked", "T-7.2"), (".poster", "T-6.2")):
        page.locator(part).first.hover()
        expect(page.locator(".tip")).to_contain_text(rule)


def test_the_log_has_a_heading_for_each_week_and_shows_its_end(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 2, 3)
    log = page.get_by_role("list", name="Log")
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()
    assert user_actions.log_headings(page) == ["Week 1", "Week 2", "Week 3"]


APART = """() => {
  const card = document.querySelector('.hint-card').getBoundingClientRect();
  return [...document.querySelectorAll('.hot .rank')].every((one) => {
    const box = one.parentElement.getBoundingClientRect();
    return box.right <= card.left || box.left >= card.right
      || box.bottom <= card.top || box.top >= card.bottom;
  });
}"""


def test_the_table_explains_actions_before_the_click(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 4, 3)
    barred = page.locator(".hot.cannot").first
    barred.hover()
    expect(page.locator(".tip .why li").first).to_be_visible()
    assert page.locator(".tip").inner_text().lower().startswith("not now")
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint-card")).to_be_visible()
    assert "tried" not in page.locator(".hint-card").inner_text()
    page.wait_for_function(APART)
    shoot(page, "trail-hint-1440-light")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(".hint-card")).to_have_count(0)


def test_a_piece_and_its_payment_are_one_step(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 4, 3)
    asked = page.locator(".say").inner_text()
    page.locator(".market-piece.can").first.click()
    expect(page.locator(".mural.hold")).to_be_visible()
    expect(page.locator(".pay-option")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator(".say")).to_have_text(re.compile(re.escape(asked.split(":")[-1].strip())))


def test_retiring_early_needs_a_confirmation_that_enter_does_not_give(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 2, 8)
    page.get_by_role("button", name="Retire for the week").click()
    keep = page.get_by_role("button", name="Keep playing")
    expect(keep).to_be_visible()
    page.locator("body").press("Enter")
    expect(keep).to_be_visible()
    keep.click()
    retire = page.get_by_role("button", name="Retire for the week")
    expect(retire).to_be_visible()


def test_retiring_can_be_undone_before_others_see_it(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.add_init_script(LONG_GRACE)
    sit_down(page, "turn", 2, 8)
    record = page.url.replace("/table/", "/api/tables/") + "/log"

    def retired() -> bool:
        return "1 retire" in page.request.get(record).json()["moves"][known:]

    retire = page.get_by_role("button", name="Retire for the week")
    log = page.locator(".log")
    retire.wait_for()
    rest(page)
    known = len(page.request.get(record).json()["moves"])
    before = log.get_attribute("data-lines") or ""
    for _ in range(2):
        retire.click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".say")).to_contain_text("Not final yet")
        assert not retired()
        page.keyboard.press("z")
        expect(retire).to_be_visible()
        expect(log).to_have_attribute("data-lines", before)
    retire.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Confirm now", exact=True).click()
    # Quick bots may end the game at once, and the log shows only its last lines.
    assert user_actions.comes_true(page, retired)


def test_another_board_opens(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page, seats=4)
    page.locator(".other-player").first.click()
    expect(page.locator("dialog .mural")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


RINGS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector(".guide"));
  const rings = [...document.querySelectorAll(".ring")].map(box);
  const over = (a) =>
    a.left + 7 < guide.right && a.right - 7 > guide.left && a.top + 7 < guide.bottom &&
    a.bottom - 7 > guide.top;
  return [rings.length, rings.filter(over).length];
}"""
"""Returns the number of rings, and how many of them the guide covers."""


def test_the_guided_week(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url)
    page.goto("/learn/trail")
    steps = lesson("trail").steps
    header = page.locator(".guide header")
    for number, step in enumerate(steps, 1):
        expect(header).to_contain_text(f"{number} of {len(steps)}")
        if number < len(steps):
            page.wait_for_function(
                f"wanted => ({RINGS})()[0] >= wanted", arg=max(1, len(step.show))
            )
            page.wait_for_function(f"() => ({RINGS})()[1] === 0")
        shoot(page, f"trail-lesson-{step.name}")
        while number < len(steps) and f"{number} of {len(steps)}" in header.inner_text():
            follow(page)
    assert not violations(page)
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".say")).to_contain_text("Crossed Arrows")


AT_LINE = """([least, most]) => {
  const line = Number(document.activeElement?.closest("[data-line]")?.dataset.line);
  return line >= least && line <= most;
}"""
LINE_IN_VIEW = """([least, most]) => {
  const { left, top, height } = document.querySelector(".log").getBoundingClientRect();
  const middle = document.elementFromPoint(left + 20, top + height / 2);
  const line = Number(middle?.closest("[data-line]")?.dataset.line);
  return line >= least && line <= most;
}"""


def test_a_long_log_is_rendered_in_part_and_reached_by_keyboard_and_scrolling(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 2, 8)
    log = page.locator(".log")
    rest(page)
    total = int(log.get_attribute("data-lines") or 0)
    assert total > 200
    assert log.locator("button").count() < 100
    log.focus()
    page.keyboard.press("Home")
    page.wait_for_function(AT_LINE, arg=[0, 3])
    page.keyboard.press("ArrowDown")
    page.wait_for_function(AT_LINE, arg=[1, 5])
    page.keyboard.press("End")
    page.wait_for_function(AT_LINE, arg=[total - 4, total - 1])
    log.evaluate("(one) => one.scrollTo(0, one.scrollHeight / 2)")
    page.wait_for_function(LINE_IN_VIEW, arg=[total // 4, total * 3 // 4])
    page.get_by_role("button", name=re.compile("^Earlier entries")).dispatch_event("click")
    page.wait_for_function(AT_LINE, arg=[0, total * 3 // 4])
