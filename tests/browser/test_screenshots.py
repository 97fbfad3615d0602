"""Every page in both themes: no axe violations, and nothing loaded from other origins."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.records import finished, position
from tests.browser.server_process import Served
from tests.browser.tables import bots, lay

PAGES = {
    "start": "/",
    "setup": "/setup/knight",
    "tables": "/tables",
    "lobby": "/lobby",
    "setup-rails": "/setup/rails",
    "rules": "/rules/knight",
    "rules-rails": "/rules/rails",
    "reports": "/reports",
    "learn": "/learn/knight",
    "learn-rails": "/learn/rails",
    "account": "/account",
    "about": "/about",
    "missing": "/nowhere/at/all",
}


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_pages(served: Served, new_page: NewPage, shoot: Shoot, phone: bool) -> None:
    page = new_page(served.url, phone=phone)
    problems: list[str] = []
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        problems += seen_by_axe(page, shoot, name, phone)
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > (390 if phone else 1440):
            problems.append(f"{name}: {wide} px wide")
    assert not problems, "\n".join(problems)


MOMENTS = {
    "tile": ("tile ", 0, ".tray button"),
    "place": ("turn ", 8, ".board .rim"),
    "fill": ("three ", 8, '[data-target^="three "]'),
    "jump": ("jump ", 0, '[data-target^="jump "]'),
}
"""The first player's choices in Knight: text, minimum number of moves, selector."""


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_table(served: Served, new_page: NewPage, shoot: Shoot, phone: bool) -> None:
    page = new_page(served.url, phone=phone)
    problems: list[str] = []

    def look(name: str) -> None:
        problems.extend(seen_by_axe(page, shoot, f"knight-{name}", phone))

    for name, (wanted, after, seen) in MOMENTS.items():
        record = position("knight", 2, wanted, after)
        page.goto(f"/table/{lay(page, record, [{'kind': 'here'}, *bots(1)])}")
        expect(page.locator(seen).first).to_be_visible()
        look(name)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Text view")).to_be_visible()
    look("text")
    page.goto(f"/table/{finished(page, 'knight', 2, 'jump')}")
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    look("result")
    assert not problems, "\n".join(problems)


def test_the_page_loads_nothing_external_and_stays_small(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("request", note)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now", exact=True).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert {request.url.split("/")[2] for request in asked} == {served.url.split("/")[2]}
    scripts = [r for r in asked if r.resource_type == "script"]
    weight = sum(r.sizes()["responseBodySize"] for r in scripts)
    print(json.dumps({"scripts": len(scripts), "bytes": weight}))
    assert 0 < weight < 120_000  # also what is loaded ahead once the page is shown
    assert len(scripts) <= 8  # a request costs more than a few kilobytes
