"""Full games by clicking: against a bot, on one screen, by link."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe, violations
from tests.browser.records import (
    almost_over,
    finished,
    finished_with_small_tree,
    position,
    record_of,
)
from tests.browser.server_process import Served
from tests.browser.tables import bots, here, lay

SUMS = """async (table) => {
  const { last } = await (await fetch(`/api/tables/${table}/moments/0`)).json();
  return (await (await fetch(`/api/tables/${table}/moments/${last}`)).json()).scene;
}"""
"""Fetches the last position of a table."""


def test_play_now_leads_to_a_whole_match_against_a_bot(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    page.goto("/")
    page.get_by_role("region", name="Knight").get_by_role(
        "button", name="Play now", exact=True
    ).click()
    page.wait_for_url(re.compile("/table/"))
    done = user_actions.play(page)
    assert {"tile", "place", "three", "two"} <= set(done)
    # The bot may jump to a dead end before the person has jumped.
    assert {"knight", "jump"} & set(done)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("table")).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("Score over time"))).to_be_visible()
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    shoot(page, "knight-result-1440-light")
    dialog.get_by_role("button", name="Rematch").click()
    dialog.get_by_role("link", name="Go to the rematch").click()
    expect(page.locator("#board .board")).to_be_visible()
    expect(user_actions.prompt(page)).to_contain_text(re.compile("Your turn|thinking"))


def last_jumps() -> str:
    """Return the record of a single game of Knight with a few jumps left."""
    return record_of("knight", 2, "jump", {"games": 1}, left=6)


def test_hot_seat_at_one_screen(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    user_actions.set_up(page, seats=("here", "here"))
    expect(user_actions.prompt(page)).to_contain_text("’s turn")
    assert user_actions.play(page, until="three").count("tile") == 1
    page.goto(f"/table/{lay(page, last_jumps(), here('Mara', 'Ben'))}")
    for name in ("Mara", "Ben"):
        expect(user_actions.prompt(page)).to_contain_text(f"{name}’s turn")
        assert user_actions.play(page, until="jump")
    user_actions.play(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def test_two_browsers_by_link_and_a_spectator(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana = new_page(served.url)
    ana.goto(f"/table/{lay(ana, last_jumps(), [*here('Ana'), {'kind': 'link'}])}")
    address = ana.url
    expect(user_actions.prompt(ana)).to_contain_text("Share the link")
    ben = new_page(served.url)
    ben.goto(address)
    ben.get_by_role("button", name="Take seat 2").click()
    expect(user_actions.prompt(ana)).to_contain_text("Your turn")
    ivo = new_page(served.url)
    ivo.goto(address)
    expect(user_actions.prompt(ivo)).to_contain_text("Waiting for")
    expect(ana.locator("header.top")).to_contain_text("1 watching")
    for page, text in ((ana, "Good luck!"), (ivo, "<b>Hello</b>")):
        page.get_by_role("tab", name=re.compile("Chat")).click()
        page.get_by_label("Write a message").fill(text)
        page.get_by_role("button", name="Send").click()
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.get_by_role("list", name="Chat")).to_contain_text("<b>Hello</b>")
    for page in (ana, ivo, ben):
        page.get_by_role("tab", name="Log").click()
    user_actions.play(ana, ben)
    expect(ivo.get_by_role("dialog")).to_contain_text("Total")
    shoot(ivo, "knight-watched-result")
    assert ivo.locator("[data-target]").count() == 0


def test_undo_restart_and_confirm(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    user_actions.set_up(page)
    user_actions.play(page, asked="3-chip")
    expect(user_actions.prompt(page)).to_contain_text("3-chip")
    user_actions.play(page, until="three")
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    page.get_by_role("button", name="Undo").click()
    expect(user_actions.prompt(page)).to_contain_text("3-chip")
    page.get_by_role("button", name="Restart turn").click()
    expect(user_actions.prompt(page)).to_contain_text("Choose one of your tiles")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("made a move yet"))
    user_actions.play(page, asked="3-chip")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm each move").click()
    page.keyboard.press("Escape")
    page.locator(user_actions.SPACES).first.click()
    expect(user_actions.prompt(page)).to_contain_text("Are you sure?")
    page.get_by_role("button", name="Cancel").click()
    expect(user_actions.prompt(page)).to_contain_text("3-chip")
    page.locator(user_actions.SPACES).first.click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")


def test_a_hint_shows_values_on_the_board(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url)
    record = position("knight", 2, "jump ", 0)
    page.goto(f"/table/{lay(page, record, [*here('Mara'), *bots(1)])}")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".badge-value").first).to_be_visible()
    expect(page.get_by_role("heading", name="Analyze")).to_be_visible()
    page.locator('[data-target^="jump "]').first.hover()
    shoot(page, "knight-hint-1440-light")


def test_a_finished_game_can_be_analyzed(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url)
    table = finished_with_small_tree(page)
    page.goto(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("button", name="Analyze").click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".badge-value").first).to_be_visible()
    expect(page.locator(".ana").get_by_text("exact", exact=True)).to_be_visible()
    legal = page.evaluate(
        """async (table) => {
        const last = Number(location.pathname.split("/").at(-1));
        const answer = await fetch(`/api/tables/${table}/moments/${last}`);
        return (await answer.json()).scene.actions.length; }""",
        table,
    )
    expect(page.locator(".ana li")).to_have_count(legal)
    shoot(page, "knight-analyzed-1440-light")


def test_the_end_of_the_first_game_is_shown_separately(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    table = almost_over(page)
    page.goto(f"/table/{table}")
    page.get_by_role("tab", name="Log").click()
    fold = page.get_by_role("list", name="Log").get_by_role("button", name="Setup")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(page.get_by_text("places a 3").first).to_be_visible()
    fold.click()
    page.locator('[data-target^="jump "]').first.press("Enter")
    half = page.get_by_role("dialog", name=re.compile("game 1", re.IGNORECASE))
    expect(half).to_be_visible()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_focused()
    shoot(page, "knight-half-way-1440-light")
    assert violations(page) == []
    state = page.evaluate(SUMS, table)
    first = sorted(state["scores"], reverse=True)
    expect(half.locator(".score b")).to_have_text([str(one) for one in first])
    page.keyboard.press("Enter")
    expect(half).to_have_count(0)
    expect(user_actions.prompt(page)).to_contain_text("Choose one")
    expect(page.get_by_role("complementary", name="Seats")).to_contain_text("2 of 2")
    page.reload()
    expect(user_actions.prompt(page)).to_contain_text("Choose one")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_result_of_knight_adds_up(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    table = finished(page, "knight", 2, "jump")
    page.goto(f"/table/{table}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    rows = {
        row.locator("th").inner_text().strip().split("\n")[-1]: row.locator("td").all_inner_texts()
        for row in dialog.get_by_role("row").all()[1:]
    }

    def numbers(name: str) -> list[int]:
        return [int(re.findall(r"\d+", cell)[-1]) for cell in rows[name]]

    total = page.evaluate(SUMS, table)["scores"]
    games = [numbers("Game 1"), numbers("Game 2")]
    assert [a + b for a, b in zip(*games, strict=True)] == total == numbers("Total")
    chips = [numbers(name) for name in rows if not re.match("Game|Total", name)]
    assert len(chips) == 3
    assert [sum(column) for column in zip(*chips, strict=True)] == total
    captions = dialog.locator("figcaption").all_inner_texts()
    for caption, game in zip(captions, games, strict=True):
        assert sorted(map(int, re.findall(r"(\d+)(?:,|$)", caption))) == sorted(game)
    dialog.get_by_text("Look at the board").first.click()
    before = "–".join(map(str, games[0]))
    seats = page.get_by_role("complementary", name="Seats")
    expect(seats).to_contain_text(f"before this game: {before}")


def test_chips_can_be_placed_at_random(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    user_actions.set_up(page, seats=("here", "here"))
    user_actions.play(page, asked="3-chip")
    page.get_by_role("button", name="Random").click()
    expect(user_actions.prompt(page)).to_contain_text("one of your tiles")
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_text("places a")).to_have_count(3)


def test_bots_are_introduced_by_name_and_style(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/setup/knight")
    page.get_by_role("radio", name="Condor").check(force=True)
    expect(page.get_by_text("Sees the whole board from above")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    seat = page.get_by_role("region", name="Condor")
    expect(seat).to_contain_text("level 6 of 6")
    expect(seat).to_contain_text("Sees the whole board from above")


def test_by_keyboard_alone(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    page.goto("/")
    page.get_by_role("link", name="Set up a table").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Open the table")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    page.locator(user_actions.TILES).first.focus()
    page.keyboard.press("Enter")
    # The first tile is only rotated. A symmetric one is placed automatically.
    expect(user_actions.prompt(page)).to_contain_text(re.compile("starts the board|Place|3-chip"))
    if "3-chip" not in user_actions.prompt(page).inner_text():
        expect(page.locator(".board .rim")).to_be_visible()
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    expect(user_actions.prompt(page)).to_contain_text("3-chip")
    for asked in ("first 2-chip", "Place the second 2-chip"):
        page.locator(user_actions.SPACES).first.focus()
        expect(page.locator(".board .focus")).to_be_visible()
        page.keyboard.press("Enter")
        expect(user_actions.prompt(page)).to_contain_text(asked)
    page.keyboard.press("z")
    expect(user_actions.prompt(page)).to_contain_text("first 2-chip")
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="Text view")
    expect(dialog).to_contain_text("Tile 1")
    dialog.get_by_role("button", name=re.compile("^2-chip at")).first.press("Enter")
    expect(dialog).to_contain_text("Place the second 2-chip")
    page.keyboard.press("Escape")
    expect(user_actions.prompt(page)).to_contain_text("Place the second 2-chip")


def test_on_a_phone(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url, phone=True)
    for _ in range(5):  # a game may end before our turn to jump: then start another one
        page.goto("/")
        shoot(page, "start-390-light")
        plate = page.get_by_role("region", name="Knight")
        plate.get_by_role("button", name="Play now", exact=True).tap()
        page.wait_for_url(re.compile("/table/"))
        user_actions.play(page, asked="3-chip", touch=True)
        shoot(page, "knight-fill-390-light")
        user_actions.play(page, asked="Jump", touch=True)
        if not user_actions.over(page):
            break

    def reached_by_finger() -> bool:
        """Poll this, because the view may still be moving to the knight."""
        boxes = [one.bounding_box() for one in page.locator('[data-target^="jump "]').all()]
        return bool(boxes) and all(box is not None and box["width"] >= 30 for box in boxes)

    assert user_actions.comes_true(page, reached_by_finger)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    shoot(page, "knight-jump-390-light")
    page.get_by_role("button", name="Open log, chat and rules").tap()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    shoot(page, "knight-sheet-390-light")


def test_a_bot_takes_over_a_seat_and_gives_it_back(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    user_actions.set_up(page, seats=("here", "here"))
    page.get_by_role("button", name=re.compile("^Options for")).nth(1).click()
    page.get_by_role("button", name="Let a bot play").click()
    user_actions.play(page, asked="3-chip")
    page.get_by_role("button", name=re.compile("^Options for")).nth(1).click()
    page.get_by_role("button", name="Play it yourself again").click()
    expect(page.get_by_role("complementary", name="Seats")).to_contain_text("at this screen")


def test_the_pace_of_a_clock_is_chosen(served: Served, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(served.url)
    page.goto("/setup/knight")
    page.get_by_role("radio", name=re.compile("^Turn-based")).check(force=True)
    page.get_by_role("radiogroup", name="Pace").get_by_label("7 days per turn").check()
    page.get_by_role("radio", name=re.compile("^Real time")).check(force=True)
    pace = page.get_by_role("radiogroup", name="Pace")
    expect(pace.get_by_label("10 min + 10 s")).to_be_checked()
    pace.get_by_label("5 min + 5 s").check()
    problems = seen_by_axe(page, shoot, "setup-clock", phone=False)
    assert not problems, "\n".join(problems)
    page.set_viewport_size({"width": 390, "height": 844})
    pace.scroll_into_view_if_needed()
    shoot(page, "setup-clock-390")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("timer").first).to_have_text(re.compile("5:00|4:"))
