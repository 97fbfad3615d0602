"""Start page, Knight and Rails at every size: nothing cut, covered, unseen or too small."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

import arizona
from tests.browser.boxes import measured
from tests.browser.conftest import NO_GUIDE, PATIENCE
from tests.browser.looking import COUNT_REQUESTS, rest
from tests.browser.serving import Served

SIZES = [
    (1280, 720),
    (1366, 650),
    (1366, 768),
    (1536, 730),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (844, 390),
    (390, 844),
    (360, 640),
    (1920, 1080),
    (2560, 1440),
    (720, 450),
]
TOUCHED = {(820, 1180), (1180, 820), (844, 390), (390, 844), (360, 640)}
MOUSE, FINGER = 24, 40
NAMES = ["Mara", "Bartholomew", "Cleo", "Dora"]

TABLE = """async ([record, names]) => {
  await fetch("/api/me");
  const seats = names.map((name) => ({ kind: "here", name }));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ record, seats });
  const made = await fetch("/api/tables/import", { method: "POST", headers, body });
  const { table } = await made.json();
  const clock = { kind: "fischer", seconds: 600, increment: 5 };
  const last = (await (await fetch(`/api/tables/${table}/moments/0`)).json()).last;
  const more = JSON.stringify({ moment: last, seats, clock });
  const on = await fetch(`/api/tables/${table}/play-on`, { method: "POST", headers, body: more });
  return (await on.json()).table;
}"""
"""A table of a position, with clocks that run."""


@cache
def position(game: str, seats: int, wanted: str, after: int) -> str:
    """The record of a game that has come to a choice of the first seat."""
    dice = random.Random(f"{game} {seats}")
    match = arizona.new(game, seats=seats, seed=3)
    for count in range(2000):
        state = match.state
        texts = [match.game.words(state, one).text for one in state.legal()]
        there = sum(text.startswith(wanted) for text in texts) > 1
        if count > after and state.to_move() == 0 and there:
            return match.record().dumps()
        match.play(dice.choice(state.legal()))
        assert not match.over
    raise AssertionError


def opened(browser: Browser, base: str, size: tuple[int, int], dark: bool) -> Page:
    """A browser of a size."""
    touch = size in TOUCHED
    context = browser.new_context(
        base_url=base,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(COUNT_REQUESTS)
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boxes(served: Served, browser: Browser, size: tuple[int, int]) -> None:
    told: list[str] = []
    least = FINGER if size in TOUCHED else MOUSE
    for dark in (False, True):
        page = opened(browser, served.url, size, dark)

        def look(name: str, page: Page = page, dark: bool = dark) -> None:
            rest(page)
            told.extend(f"{name}{' dark' * dark}: {line}" for line in measured(page, least))

        page.goto("/")
        page.get_by_role("button", name="Play now", exact=True).first.wait_for()
        look("start")
        for game, seats, wanted, after in (
            ("knight", 2, "jump ", 0),
            ("rails", 4, "draw ", 100),
        ):
            record = position(game, seats, wanted, after)
            table = page.evaluate(TABLE, [record, NAMES[:seats]])
            page.goto(f"/table/{table}")
            page.locator(".say").wait_for()
            page.locator("[data-target]").first.wait_for(state="attached")
            look(game)
        page.context.close()
    assert not told, "\n".join(told)
