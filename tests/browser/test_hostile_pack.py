"""A shared Trail pack that contains markup: none of it becomes an element on the page."""

from __future__ import annotations

import base64
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomlkit
from playwright.sync_api import Page, expect

import arizona
from arizona.messages import locales
from tests.browser import tables
from tests.browser.conftest import NewPage
from tests.browser.page_checks import rest
from tests.browser.server_process import Served

CONTENT = Path(arizona.__file__).parent / "games" / "trail" / "content" / "default"
MARK = "hostile"
MARKUP = (
    f'"><h1 class="{MARK}">Log in</h1>'
    f'<a class="{MARK}" href="//evil/">here</a>'
    f'<img class="{MARK}" src="//evil/x" onerror="{MARK}=1">'
    f"<script>{MARK}=1</script>"
    f"'><svg class={MARK} onload={MARK}=1>"
)
SHORT = f"'\"><b class={MARK}>"
"""For fields with a low character limit."""
FOUND = f"""() => [
    ...document.querySelectorAll('.{MARK}, [onerror], [onload]'),
    ...document.querySelectorAll('[src^="//evil"], [href^="//evil"]'),
].map((one) => one.outerHTML.slice(0, 200)).concat(window.{MARK} ? ["a script ran"] : [])"""
ROOMS = ("fauna", "flora", "piece", "passage", "weather", "spirit", "mural", "ladder", "gateway")


def entries() -> dict[str, Any]:
    """Return the built-in pack without its translations."""
    found: dict[str, Any] = {}
    for path in sorted(CONTENT.glob("*.toml")):
        if path.stem not in locales():
            found |= tomllib.loads(path.read_text("utf-8"))
    return found


def texts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the container and key of every string in nested data."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, str):
            yield value, key
        elif isinstance(inner, dict | list):
            yield from texts(inner)


def shared(attacker: Page, pack: dict[str, Any]) -> str:
    """Upload a pack as a guest; returns its id."""
    data = base64.b64encode(tomlkit.dumps(pack).encode()).decode()
    attacker.context.request.get("/api/me")
    answer = attacker.context.request.post(
        "/api/workshop/import", data={"file": "pack.toml", "data": data}
    )
    assert answer.ok, answer.text()
    found: str = answer.json()["state"]["pack"]["id"]
    return found


def clean(page: Page) -> None:
    """Check that no markup from the pack became an element, also in the accessibility tree."""
    rest(page)
    assert page.evaluate(FOUND) == []
    expect(page.get_by_role("heading", name="Log in", exact=True)).to_have_count(0)
    expect(page.get_by_role("link", name="here", exact=True)).to_have_count(0)


def test_markup_in_every_field_stays_text_in_the_workshop(
    served: Served, new_page: NewPage
) -> None:
    pack = entries()
    for table in pack.values():
        for number, entry in enumerate(table if isinstance(table, list) else [table]):
            for where, key in list(texts(entry)):
                where[key] = SHORT if number else MARKUP
    pack["pack"] |= {"name": "hostile", "game": "trail"}
    id = shared(new_page(served.url), pack)
    stranger = new_page(served.url)
    stranger.goto(f"/workshop/{id}")
    expect(stranger.get_by_role("heading", level=1).first).to_be_visible()
    expect(stranger.locator("body")).to_contain_text(MARK)
    clean(stranger)
    for room in ROOMS:
        stranger.goto(f"/workshop/{id}/{room}/1")
        expect(stranger.get_by_role("contentinfo")).to_be_visible()
        clean(stranger)


def test_markup_in_the_texts_of_a_valid_pack_stays_text_at_a_table(
    served: Served, new_page: NewPage
) -> None:
    pack = entries()
    for number, (where, key) in enumerate(list(texts(pack))):
        if key in ("name", "flavour", "text", "title") and where is not pack["pack"]:
            where[key] = f"{SHORT}{number}"
    pack["pack"] |= {"name": "hostile", "title": f"<h1 class={MARK}>Log in</h1>"}
    id = shared(new_page(served.url), pack)
    host = new_page(served.url)
    table = tables.make(host, "trail", tables.here("Ana", "Ben"), content=f"pack:{id}")
    stranger = new_page(served.url)
    for path in (f"/table/{table}", f"/content/trail/pack:{id}", f"/workshop/{id}"):
        stranger.goto(path)
        expect(stranger.locator("body")).to_contain_text(MARK)
        clean(stranger)
    view = json.dumps(stranger.context.request.get(f"/api/tables/{table}").json())
    assert re.search(MARK, view), "the table is played with the hostile pack"
