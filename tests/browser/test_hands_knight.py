"""Knight by hand: the whole board while chips are placed, dragging, keys, places and endings."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

import arizona
from arizona.engine.match import Match
from tests.browser.conftest import NewPage
from tests.browser.layout_checks import overlaps
from tests.browser.page_checks import LONG_GRACE, Shoot, Size, resize, rest
from tests.browser.records import almost_over, position
from tests.browser.server_process import Served
from tests.browser.tables import bots, here, lay
from tests.browser.user_actions import comes_true, spot

MIN_TAPPED = 24
"""Pixels. Smaller spaces are hard to tap."""

IN_SIGHT = r"""() => {
  const around = document.querySelector(".holder").getBoundingClientRect();
  return [...document.querySelectorAll('[data-place^="space:"]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < around.left - 1 || box.right > around.right + 1
      || box.top < around.top - 1 || box.bottom > around.bottom + 1;
  }).length;
}"""


MIN_TEXT = 11
"""Pixels."""
LABELS = r"""() => {
  const around = document.querySelector(".holder").getBoundingClientRect();
  const scale = document.querySelector(".board").getScreenCTM().a;
  return [...document.querySelectorAll(".ruler text")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    // The box of a text is higher than its letters.
    const [middle, half] = [(top + bottom) / 2, size * 0.35];
    const seen = left >= around.left - 1 && right <= around.right + 1
      && middle - half >= around.top - 1 && middle + half <= around.bottom + 1;
    return [one.textContent, size, seen];
  });
}"""
"""Text, size in pixels and whether it is within the board's part of the page, of each label."""


@cache
def fifth_tile() -> str:
    """Record of a game in which the first player places a chip on the fifth or sixth tile."""
    rng = random.Random(5)
    match = arizona.new("knight", seats=2, seed=5)
    while True:
        state = match.state
        view = match.game.view(state)
        assert isinstance(view, dict)
        tiles = len(view["tiles"])
        text = match.game.text(state, state.legal()[0])
        if tiles >= 5 and state.to_move() == 0 and text.startswith("three "):
            return match.record().dumps()
        match.play(rng.choice(state.legal()))


def table(page: Page, record: str) -> None:
    """Open a table at a position, against a bot."""
    page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(1)])}")
    page.locator(".say").wait_for()
    rest(page)


def seq(page: Page) -> int:
    """Return the number of the table's last change."""
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def wait_for_change(page: Page, before: int) -> None:
    """Wait until the table has changed since it had this number."""
    moved = "(n) => Number(document.querySelector('.table').dataset.seq) > n"
    page.wait_for_function(moved, arg=before)


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Drag with the mouse."""
    page.mouse.move(*spot(page, what))
    page.mouse.down()
    x, y = spot(page, to)
    page.mouse.move(x + 4, y + 4, steps=4)
    page.mouse.move(x, y)
    page.mouse.up()


def test_the_whole_board_is_visible_while_chips_are_placed(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    table(page, fifth_tile())
    for size in ((1440, 900), (1366, 768), (1280, 720)):
        resize(page, size)
        shoot(page, f"knight-chips-{size[0]}")
        assert page.locator('[data-place^="space:"]').count() >= 9 * 5
        assert page.evaluate(IN_SIGHT) == 0, size
    resize(page, (1440, 900))
    board = page.locator(".board")
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    expect(board).not_to_have_attribute("viewBox", whole or "")
    page.get_by_role("button", name="Fit to screen").last.click()
    expect(board).to_have_attribute("viewBox", whole or "")
    page.mouse.move(*spot(page, board))
    page.mouse.wheel(0, -200)
    expect(board).not_to_have_attribute("viewBox", whole or "")


def test_a_chip_is_dragged_onto_a_space(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, fifth_tile())
    before = seq(page)
    drag(page, page.locator(".steps .grab"), page.locator('[data-target^="three "]').first)
    expect(page.locator('[data-target^="two "]').first).to_be_attached()
    assert seq(page) > before
    assert page.evaluate("getSelection().toString()") == ""


def test_the_knight_is_dragged_onto_a_chip(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, jumping())
    before = seq(page)
    drag(page, page.locator(".grip"), page.locator('[data-target^="jump "]').first)
    wait_for_change(page, before)
    assert page.evaluate("getSelection().toString()") == ""


def test_a_finger_drags_the_knight(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    table(page, jumping())
    before = seq(page)
    start = spot(page, page.locator(".grip"))
    end = spot(page, page.locator('[data-target^="jump "]').first)
    touch = page.context.new_cdp_session(page)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    for kind, at in (("Start", start), ("Move", middle), ("Move", end)):
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": f"touch{kind}", "touchPoints": [{"x": at[0], "y": at[1]}]},
        )
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for_change(page, before)


def test_a_tile_is_dragged_from_the_tray(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, position("knight", 2, "tile ", 20))
    tile = page.locator(".tray button").first
    page.mouse.move(*spot(page, tile))
    page.mouse.down()
    x, y = spot(page, page.locator(".board"))
    page.mouse.move(x, y, steps=5)
    rim = page.locator(".board .rim")
    rim.wait_for()
    page.mouse.move(x + 5, y + 5)
    page.mouse.move(*spot(page, rim))
    page.mouse.up()
    expect(page.locator('[data-target^="three "]').first).to_be_attached()


@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=str)
def test_the_tray_covers_no_tile_in_a_low_window(
    served: Served, new_page: NewPage, size: Size
) -> None:
    page = new_page(served.url, phone=True)
    table(page, position("knight", 2, "tile ", 20))
    resize(page, size)
    rest(page)
    assert page.locator('[data-place^="space:"]').count() >= 9
    assert not overlaps(page, ".tray", '[data-place^="space:"]')


def test_focus_stays_on_choices_and_arrow_keys_move_it(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, fifth_tile())
    chosen = page.locator('[data-target^="three "]').first
    chosen.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    walked = page.evaluate("document.activeElement.dataset.target")
    assert walked.startswith("three ") and walked != chosen.get_attribute("data-target")
    page.keyboard.press("Enter")
    expect(page.locator('[data-target^="two "]').first).to_be_attached()
    page.wait_for_function("document.activeElement?.dataset?.target?.startsWith('two ')")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement !== document.body")


def test_spaces_have_coordinates_everywhere(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, jumping())
    names = page.locator(".ruler text").all_text_contents()
    assert names and all(re.fullmatch(r"[A-Z]{1,2}|\d+", one) for one in names), names
    label = page.locator('[data-target^="jump "]').first.get_attribute("aria-label") or ""
    assert re.search(r"at [A-Z]{1,2}\d+", label), label
    page.locator(".log .fold button").first.click()
    log = page.locator(".log").inner_text()
    assert re.search(r"places \w+ at [A-Z]{1,2}\d+", log), log
    assert not re.search(r"-?\d+,[-−]?\d+", log), log


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_coordinates_are_legible_in_every_phase(
    served: Served, new_page: NewPage, phone: bool
) -> None:
    page = new_page(served.url, phone=phone)
    for record in (position("knight", 2, "turn ", 8), fifth_tile(), jumping()):
        table(page, record)
        labels = page.evaluate(LABELS)
        assert any(re.fullmatch("[A-Z]{1,2}", text) for text, _, _ in labels), labels
        assert any(text.isdigit() for text, _, _ in labels), labels
        assert all(seen and size >= MIN_TEXT for _, size, seen in labels), labels


def jumping() -> str:
    """Return the record of a game in which the first player jumps."""
    return position("knight", 2, "jump ", 0)


def test_the_board_keeps_its_orientation(served: Served, new_page: NewPage) -> None:
    """A larger column is always to the right of a smaller one, and a larger row below."""
    where = """() => [...document.querySelectorAll('[data-place^="space:"]')]
      .map((one) => [one.dataset.place, one.getBoundingClientRect()])
      .every(([name, box], index, all) => {
        const [column, row] = name.slice(6).split(",").map(Number);
        return all.every(([other, there]) => {
          const [c, r] = other.slice(6).split(",").map(Number);
          return Math.sign(Math.round(box.x - there.x)) === Math.sign(column - c)
            && Math.sign(Math.round(box.y - there.y)) === Math.sign(row - r);
        });
      })"""
    page = new_page(served.url)
    for record in (fifth_tile(), position("knight", 2, "jump ", 0)):
        table(page, record)
        assert page.evaluate(where)
    phone = new_page(served.url, phone=True)
    table(phone, position("knight", 2, "jump ", 0))
    assert phone.evaluate(where)


def test_a_long_board_is_turned_on_a_phone_on_its_side(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    table(page, position("knight", 2, "knight ", 0))
    resize(page, (844, 390))
    sizes = """() => [...document.querySelectorAll('[data-target^="knight "]')]
      .map((one) => one.getBoundingClientRect())
      .map((box) => Math.min(box.width, box.height))"""
    assert comes_true(page, lambda: min(page.evaluate(sizes)) >= MIN_TAPPED)
    assert page.evaluate(IN_SIGHT) == 0


def test_a_chip_out_of_reach_explains_why(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table(page, jumping())
    targets = page.locator('[data-target^="jump "]')
    legal = {(one.get_attribute("data-target") or "")[5:] for one in targets.all()}
    for cell in page.locator('[data-place^="space:"]').all():
        name = (cell.get_attribute("data-place") or "")[6:]
        if name in legal:
            continue
        page.mouse.click(*spot(page, cell))
        toast = page.locator(".toast.on")
        if toast.count():
            expect(toast).to_contain_text(re.compile("can’t reach|no chip left|is a wall"))
            return
    raise AssertionError("nothing was said")


@pytest.mark.parametrize("games", [1, 2])
def test_a_jump_that_ends_the_game_is_announced(
    served: Served, new_page: NewPage, games: int
) -> None:
    page = new_page(served.url)
    page.add_init_script(LONG_GRACE)
    if games == 2:
        page.goto(f"/table/{almost_over(page)}")
        words = "ends the game"
    else:
        page.goto(f"/table/{lay(page, last_jump(), [*here('Mara'), *bots(1)])}")
        words = "ends the match"
    target = page.locator('[data-target^="jump "]').first
    expect(target).to_have_attribute("aria-label", re.compile(words))
    expect(page.locator(".ends text").first).to_be_visible()
    if games == 1:
        before = seq(page)
        target.click(force=True)
        page.get_by_role("button", name="Undo").last.click()
        expect(target).to_be_visible()
        assert seq(page) == before
        page.keyboard.press("a")
        page.get_by_role("button", name="Undo").last.click()
        assert seq(page) == before, "the letter key has the same grace period"
        target.click(force=True)
        page.get_by_role("button", name="Confirm now", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Undo").click()
        expect(target).to_be_visible()


@cache
def last_jump() -> str:
    """Record of a one-game match whose only legal move, by the first player, ends it."""
    for seed in range(400):
        rng = random.Random(seed)
        match = Match(arizona.get_game("knight").setup(2, {"games": 1}), seed=seed)
        match.settle()
        record = ""
        while not match.over:
            state = match.state
            legal = state.legal()
            alone = len(legal) == 1 and state.to_move() == 0
            record = match.record().dumps() if alone else ""
            match.play(rng.choice(legal))
        if record:
            return record
    raise AssertionError
