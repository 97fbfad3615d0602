"""Rails in the middle of a game: waybill, dice, nuggets and sections at every size."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

import pytest
from playwright.sync_api import Page, expect

import arizona
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.words.view import bills
from tests.browser.conftest import NewPage
from tests.browser.layout_checks import overlaps
from tests.browser.page_checks import resize
from tests.browser.records import position
from tests.browser.server_process import Served
from tests.browser.tables import here, lay, with_clock
from tests.browser.test_whole_games import Hand

NAMES = ["Maximiliana Featherstone", "Bartholomew", "Cleo", "Guadalupe Hernández"]
PHONES = [(390, 844), (320, 568), (412, 915), (360, 640), (844, 390)]
ZOOMED = [(720, 450), (640, 360), (683, 384)]
"""Windows of a laptop at 200%."""
DESKS = [(1366, 768), (1440, 900), (1024, 768), (1280, 720)]

CUT = r"""(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility()) return false;
  const range = document.createRange();
  range.selectNodeContents(one);
  const around = one.getBoundingClientRect();
  return [...range.getClientRects()].some(
    (box) => box.right > around.right + 1 || (box.top + box.bottom) / 2 > around.bottom,
  );
}).map((one) => one.textContent.trim())"""
HIDDEN = r"""(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const inside = box.width > 0 && box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !inside || !top || !(one.contains(top) || top.contains(one));
}).map((one) => one.textContent.trim())"""


@cache
def waybill(kinds: int) -> str:
    """Record of a four-player game in which the first player can deliver this many kinds."""
    for seed in count():
        dice = random.Random(seed)
        match = arizona.new("rails", seats=4, seed=seed)
        while not match.over:
            state = match.state
            assert isinstance(state, RailsState)
            texts = {one: match.game.words(state, one).text for one in state.legal()}
            offered = [one for one in bills(state) if not one["reason"]]
            if state.to_move() == 0 and len(offered) >= kinds:
                return match.record().dumps()
            waits = [one for one, text in texts.items() if text in ("none", "use")]
            match.play(dice.choice(waits or state.legal()))
    raise AssertionError


def sit_down(page: Page, record: str, names: list[str] = NAMES) -> None:
    """Open a table with running clocks at this position."""
    page.goto(f"/table/{with_clock(page, record, here(*names))}")
    page.locator("[data-target]").first.wait_for(state="attached")


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "zoomed"])
def test_value_and_buttons_of_the_waybill_are_visible(
    served: Served, new_page: NewPage, touch: bool
) -> None:
    page = new_page(served.url, phone=touch)
    sit_down(page, waybill(4))
    found: list[str] = []
    for size in PHONES if touch else ZOOMED:
        resize(page, size)
        page.locator(".bill .row").nth(3).wait_for()
        page.locator(".bill .scroll").evaluate("(one) => one.scrollTo(0, 0)")
        buttons = page.locator(".bill footer .btn")
        expect(buttons).to_have_count(2)
        hidden = page.evaluate(HIDDEN, ".bill footer .btn, .bill li:first-child .worth")
        cut = page.evaluate(CUT, ".bill footer .btn, .bill .goods, .bill .worth")
        small = [one for one in buttons.all() if one.evaluate("(it) => it.clientHeight") < 40]
        found += [f"{size}: hidden: {one}" for one in hidden]
        found += [f"{size}: cut: {one}" for one in cut]
        found += [f"{size}: small: {one.inner_text()}" for one in small]
        for row in page.locator(".bill .row").all():
            row.scroll_into_view_if_needed()
            box, worth = row.bounding_box(), row.locator(".worth").bounding_box()
            assert box and worth
            if worth["x"] + worth["width"] > min(size[0], box["x"] + box["width"]) + 1:
                found.append(f"{size}: worth is off screen")
    page.context.close()
    assert not found, "\n".join(found)


def test_every_kind_of_the_waybill_is_visible_on_a_desktop(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, waybill(4))
    found: list[str] = []
    for size in DESKS:
        resize(page, size)
        page.locator(".bill tbody tr").nth(3).wait_for()
        hidden = page.evaluate(HIDDEN, ".bill footer .btn, .bill td.total")
        found += [f"{size}: hidden: {one}" for one in hidden]
    page.context.close()
    assert not found, "\n".join(found)


def test_choosing_a_kind_in_the_list_changes_what_is_delivered(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url, phone=True)
    sit_down(page, waybill(4))
    resize(page, (390, 844))
    second = page.locator(".bill .row").nth(1)
    worth = second.locator(".worth").inner_text().split()[0]
    second.tap()
    expect(page.locator(".bill .pri")).to_contain_text(f"+{worth}")
    page.locator(".bill .pri").tap()
    expect(page.locator(".bill")).to_have_count(0)
    page.context.close()


def strip_problems(page: Page, size: tuple[int, int]) -> list[str]:
    """What is cut or covered in the strip of seats and dice."""
    resize(page, size)
    found = [f"cut: {one}" for one in page.evaluate(CUT, ".lane .name span")]
    found += overlaps(page, ".left .take, .left .btn", ".lane, [role=tab], .prompt, .left small")
    found += [f"hidden: {one}" for one in page.evaluate(HIDDEN, ".left .take, .left .btn")]
    return [f"{size}: {one}" for one in found]


@pytest.mark.parametrize("wanted", ["take ", "nugget "])
def test_names_dice_and_nuggets_do_not_cover_each_other(
    served: Served, new_page: NewPage, wanted: str
) -> None:
    names = ["Maximiliana Wu", "Bartholomew", "Cleo", "Guadalupe Ortiz"]
    page = new_page(served.url)
    sit_down(page, position("rails", 4, wanted, 60), names)
    found = [one for size in DESKS for one in strip_problems(page, size)]
    page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)], ids=str)
def test_all_dice_are_visible_on_a_phone(
    served: Served, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(served.url, phone=True)
    sit_down(page, position("rails", 4, "take ", 60))
    resize(page, size)
    expect(page.locator(".left .take")).to_have_count(5)
    assert page.evaluate(HIDDEN, ".left .take") == []
    page.context.close()


def test_touch_needs_a_second_tap_to_draw(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    record = position("rails", 2, "draw ", 60)
    page.goto(f"/table/{lay(page, record, here('Mara', 'Ben'))}")
    resize(page, (390, 844))
    end = page.locator(".map .target").first
    end.wait_for()
    say = page.locator(".say")
    expect(say).to_contain_text("then tap it again")
    end.tap()
    expect(say).to_contain_text("again to draw this track")
    seq = page.locator(".table").get_attribute("data-seq")
    end.tap()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", seq or "")
    page.context.close()


def test_a_finger_drags_the_end_of_the_route(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url, phone=True)
    record = position("rails", 2, "draw ", 60)
    page.goto(f"/table/{lay(page, record, here('Mara', 'Ben'))}")
    page.locator(".map .target").first.wait_for(state="attached")
    resize(page, (390, 844))
    seq = page.locator(".table").get_attribute("data-seq")
    Hand(page, touch=True).drag(page.locator(".map .grip"), page.locator(".map .target").first)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", seq or "")
    page.context.close()


def test_a_mouse_draws_with_one_click_in_a_narrow_window(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    record = position("rails", 2, "draw ", 60)
    page.goto(f"/table/{lay(page, record, here('Mara', 'Ben'))}")
    page.locator(".map .target").first.wait_for(state="attached")
    resize(page, (390, 844))
    seq = page.locator(".table").get_attribute("data-seq")
    page.locator(".map .target").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", seq or "")
    page.context.close()
