"""Every page in both themes: no violation that axe knows, nothing loaded from elsewhere."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, expect

from tests.browser import people
from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, rest, violations
from tests.browser.serving import Served

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
    "about": "/about",
    "missing": "/nowhere/at/all",
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_pages(served: Served, new_page: NewPage, shoot: Shoot, dark: bool, phone: bool) -> None:
    page = new_page(served.url, dark=dark, phone=phone)
    told: list[str] = []
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        rest(page)
        shoot(page, f"{name}-{390 if phone else 1440}-{'dark' if dark else 'light'}")
        told += [f"{name}: {line}" for line in violations(page)]
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > (390 if phone else 1440):
            told.append(f"{name}: {wide} px wide")
    assert not told, "\n".join(told)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_table(
    served: Served, new_page: NewPage, shoot: Shoot, dark: bool, phone: bool
) -> None:
    page = new_page(served.url, dark=dark, phone=phone)
    tag = f"{390 if phone else 1440}-{'dark' if dark else 'light'}"
    told: list[str] = []

    def look(name: str) -> None:
        rest(page)
        shoot(page, f"knight-{name}-{tag}")
        told.extend(f"{name}: {line}" for line in violations(page))

    people.set_up(page)
    look("tile")
    people.play(page, until="three", touch=phone)
    people.play(page, until="tile", touch=phone)
    expect(page.locator(".board .rim")).to_be_visible()
    look("place")
    people.play(page, asked="3-chip", touch=phone)
    look("fill")
    people.play(page, until="jump", touch=phone)
    people.play(page, until="jump", touch=phone)
    look("jump")
    page.keyboard.press("t")
    look("text")
    page.keyboard.press("Escape")
    people.play(page, touch=phone)
    if not page.locator("dialog").count():
        page.get_by_role("button", name="Result").click()
    look("result")
    assert not told, "\n".join(told)


def test_nothing_is_loaded_from_elsewhere_and_little_from_here(
    served: Served, new_page: NewPage
) -> None:
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
    assert 0 < weight < 200_000
