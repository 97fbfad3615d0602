"""Trail by clicking: whole turns and a whole game, the text view, every size and theme."""

from __future__ import annotations

import os
import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from arizona.table.room.lessons import lesson
from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, rest, violations
from tests.browser.people import comes_true
from tests.browser.serving import Served
from tests.browser.test_lessons import follow
from tests.browser.trail_positions import IMPORT, position
from tests.trail.test_words import RAW

LONG = os.environ.get("ARIZONA_LONG") == "1"
"""`make test-browser-long` plays with more seats; that takes minutes."""
OPEN = """async ([bots, seed]) => {
  await fetch("/api/me");
  const seats = [{ kind: "here" }, ...Array(bots).fill({ kind: "bot", bot: "random" })];
  const body = JSON.stringify({ game: "trail", seed, seats });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return (await answer.json()).table;
}"""
TARGETS = """() => [...document.querySelectorAll('[data-target]')]
  .filter((one) => one.offsetParent !== null).map((one) => one.dataset.target)"""
POSITION = """() => [
  document.querySelector('.table')?.dataset.seq,
  document.querySelector('.say')?.textContent,
  document.querySelectorAll('.log li').length,
  [...document.querySelectorAll('[data-target]')].map((one) => one.dataset.target).join(),
].join('|')"""
ASK_TO_PAY = """() => {
  const kept = JSON.parse(localStorage.getItem("arizona.settings"));
  localStorage.setItem("arizona.settings", JSON.stringify({ ...kept, payBest: false }));
}"""
WANTED = ("place", "piece", "walk", "card", "claim", "boost", "spirit", "advance", "pay")


def open_table(page: Page, *, bots: int = 1, seed: str = "7") -> None:
    """A table with oneself and some bots."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN, [bots, seed])}")
    expect(page.locator("#board .posters")).to_be_visible()


def sit_down(page: Page, question: str, week: int, bots: int) -> None:
    """A table at which one is asked this."""
    page.goto("/")
    record = position(question, bots + 1, week)
    page.goto(f"/table/{page.evaluate(IMPORT, [record, bots])}")
    expect(page.locator("dialog .mural" if question == "over" else ".say")).to_be_visible()


def over(page: Page) -> bool:
    return page.locator("dialog").count() > 0


def moved_on(page: Page, before: str) -> None:
    """Wait until the table shows something else; a click that met nothing is made again later."""
    comes_true(page, lambda: page.evaluate(POSITION) != before, 10)


def click(page: Page, text: str) -> None:
    """Click the thing itself, as a person does."""
    page.locator(f'[data-target="{text}"]:visible').first.click(timeout=3000)


def play(
    page: Page, *, moves: int, until: str = "", seconds: float = 500, phone: bool = False
) -> list[str]:
    """Click what can be clicked until a verb can be played or so many moves are made."""
    dice = random.Random(5)
    done: list[str] = []
    deadline = time.monotonic() + seconds
    while len(done) < moves and not over(page):
        assert time.monotonic() < deadline, done[-10:]
        before: str = page.evaluate(POSITION)
        found: list[str] = page.evaluate(TARGETS)
        if not found:
            if phone and page.locator("[aria-controls=trail-moves]").count():
                page.locator("[aria-controls=trail-moves]").tap()
                page.locator("[data-move]").first.tap(timeout=3000)
                done.append("list")
            page.wait_for_timeout(25)
            continue
        if until and any(text.startswith(until) for text in found):
            return done
        good = [text for text in found if text.split()[0] in WANTED]
        text = dice.choice(good if good and dice.random() < 0.85 else found)
        try:
            if phone and text.startswith("place "):
                page.locator(f'[data-target="{text}"]').tap(timeout=3000)
                page.get_by_role("button", name="Place here").tap(timeout=3000)
            else:
                click(page, text)
        except Exception:  # the table changed under the pointer: a person looks again
            continue
        done.append(text)
        moved_on(page, before)
    return done


@pytest.mark.parametrize("bots", [1, 3] if LONG else [1], ids=lambda bots: f"{bots + 1}-seats")
def test_a_whole_game_by_clicking(
    served: Served, new_page: NewPage, shoot: Shoot, bots: int
) -> None:
    page = new_page(served.url)
    page.goto("/")
    page.evaluate(ASK_TO_PAY)
    open_table(page, bots=bots)
    done = play(page, moves=600)
    verbs = {text.split()[0] for text in done}
    assert over(page), done[-10:]
    assert {"arrow", "order", "place", "pay"} <= verbs
    result = page.locator("dialog")
    for line in ("Gold on the trail", "Open mural spaces", "Sets of cards", "Total"):
        row = result.get_by_role("row").filter(has=page.get_by_role("rowheader", name=line))
        expect(row.first.get_by_role("cell")).to_have_count(bots + 1)
    expect(result.locator(".mural")).to_be_visible()
    expect(result.get_by_role("img", name="after each week")).to_have_count(bots + 1)
    shoot(page, f"trail-result-{bots + 1}-1440-light")
    assert not violations(page)


def test_every_move_is_in_the_list_and_in_the_text_view(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 1, bots=1)
    button = page.locator("[aria-controls=trail-moves]")
    count = int(re.findall(r"\d+", button.inner_text())[0])
    button.click()
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
    assert not violations(page)
    order = text.get_by_role("button", name=re.compile("^Turn Order")).first
    name = order.inner_text()
    order.click()
    expect(text.get_by_role("button", name=name, exact=True)).to_have_count(0)


def by_key(page: Page, *verbs: str) -> str:
    """Go with Tab to the first thing that plays one of these verbs, and press Enter."""
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


def test_the_focus_stays_with_the_task(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "place", 3, bots=1)
    focused = "() => document.activeElement?.dataset.target ?? ''"
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
    assert log.locator("button:focus").count() == 1


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


def test_no_text_of_the_page_speaks_the_language_of_effects(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    for question, week in (("turn", 5), ("arrow", 2), ("weather", 1)):
        sit_down(page, question, week, bots=3)
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
def test_what_is_gained_flies_to_the_stock(served: Served, new_page: NewPage, motion: bool) -> None:
    page = new_page(served.url, motion=motion)
    sit_down(page, "arrow", 1, bots=1)
    page.evaluate(FLIGHTS)
    gain = re.compile(r"\d (turquoise|copper|silver|supplies|health|water)", re.I)
    before = page.evaluate(POSITION)
    page.locator(".arrow-space.can").filter(has_text=gain).first.click()
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
    sit_down(page, "turn", 1, bots=1)
    for part, rule in ((".rung", "T-9.2"), (".track-space.marked", "T-7.2"), (".poster", "T-6.2")):
        page.locator(part).first.hover()
        expect(page.locator(".tip")).to_contain_text(rule)


def test_the_log_has_a_heading_for_each_week_and_shows_its_end(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 3, bots=1)
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_role("heading")).to_have_text(["Week 1", "Week 2", "Week 3"])
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()


APART = """() => {
  const card = document.querySelector('.hint-card').getBoundingClientRect();
  return [...document.querySelectorAll('.hot .rank')].every((one) => {
    const box = one.parentElement.getBoundingClientRect();
    return box.right <= card.left || box.left >= card.right
      || box.bottom <= card.top || box.top >= card.bottom;
  });
}"""


def test_before_the_click_the_table_says_why_and_what(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 3, bots=3)
    barred = page.locator(".hot.cannot").first
    barred.hover()
    expect(page.locator(".tip .why li").first).to_be_visible()
    assert page.locator(".tip").inner_text().lower().startswith("not now")
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint-card")).to_be_visible()
    assert "looked at" not in page.locator(".hint-card").inner_text()
    page.wait_for_function(APART)
    shoot(page, "trail-hint-1440-light")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(".hint-card")).to_have_count(0)


def test_a_piece_and_its_payment_are_one_thing(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 3, bots=3)
    asked = page.locator(".say").inner_text()
    page.locator(".market-piece.can").first.click()
    expect(page.locator(".mural.hold")).to_be_visible()
    expect(page.locator(".pay-option")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator(".say")).to_have_text(re.compile(re.escape(asked.split(":")[-1].strip())))


def test_retiring_with_markers_left_is_asked_and_enter_does_not_say_yes(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(served.url)
    sit_down(page, "turn", 8, bots=1)
    page.get_by_role("button", name="Retire for the week").click()
    keep = page.get_by_role("button", name="Keep playing")
    expect(keep).to_be_visible()
    page.locator("body").press("Enter")
    expect(keep).to_be_visible()
    keep.click()
    expect(page.get_by_role("button", name="Retire for the week")).to_be_visible()


def test_another_board_opens(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    open_table(page, bots=3)
    page.locator(".other-player").first.click()
    expect(page.locator("dialog .mural")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


SIZES = {"1440": (1440, 900), "1280": (1280, 720), "390": (390, 844)}


SITUATIONS = {
    "planning": ("arrow", 2),
    "gila": ("gila", 2),
    "turn": ("turn", 3),
    "pay": ("pay", 2),
    "place": ("place", 3),
    "weather": ("weather", 1),
    "spirit": ("spirit", 1),
    "result": ("over", 8),
}


# Where axe looks too, which takes its time: everything once, by night what has other colours. What
# stands at 1280 is the same as at 1440, a little smaller.
CHECKED = {
    "1440-light": set(SITUATIONS),
    "1440-dark": {"turn", "place", "weather", "result"},
    "1280-light": set[str](),
    "1280-dark": set[str](),
    "390-light": {"turn", "my-board", "tracks", "others", "log", "place", "spirit", "result"},
    "390-dark": {"turn", "my-board", "tracks"},
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_looks(served: Served, new_page: NewPage, shoot: Shoot, size: str, dark: bool) -> None:
    phone = size == "390"
    page = new_page(served.url, dark=dark, phone=phone)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    tag = f"{size}-{'dark' if dark else 'light'}"
    told: list[str] = []

    def look(name: str) -> None:
        rest(page)
        shoot(page, f"trail-{name}-{tag}")
        if name in CHECKED[tag]:
            told.extend(f"{name}: {line}" for line in violations(page))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    for name, (question, week) in SITUATIONS.items():
        sit_down(page, question, week, bots=3 if name in ("turn", "planning", "result") else 1)
        if name == "place" and not phone:
            page.locator(".mural-space.spot").first.hover()
        look(name)
        if phone and name == "turn":
            for tab in ("My board", "Tracks", "Others", "Log"):
                page.get_by_role("button", name=tab, exact=True).tap()
                look(tab.lower().replace(" ", "-"))
    assert not told, "\n".join(told)


RINGS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector(".guide"));
  const rings = [...document.querySelectorAll(".ring")].map(box);
  const over = (a) =>
    a.left + 7 < guide.right && a.right - 7 > guide.left && a.top + 7 < guide.bottom &&
    a.bottom - 7 > guide.top;
  return [rings.length, rings.filter(over).length];
}"""
"""How many rings there are, and how many the words lie over."""


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
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".say")).to_contain_text("Crossed Arrows")
