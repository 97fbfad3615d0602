"""A tournament in the browser: created, entered by four people, played, directed and finished."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_friends import register

RESIGN = """async (table) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  return await new Promise((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "snapshot") {
        socket.send(JSON.stringify({ type: "resign", ref: 1, seat: message.you.seats[0] }));
      } else if (message.ref === 1) done(message.type === "done");
    };
  }).finally(() => socket.close());
}"""


@pytest.mark.long
def test_four_people_play_a_tournament(own_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    base = own_server.url
    ana, ben = new_page(base), new_page(base, phone=True)
    cleo, dan = new_page(base), new_page(base)
    for page, name in ((ana, "Ana"), (ben, "Ben"), (cleo, "Cleo"), (dan, "Dan")):
        register(page, base, name)
    ana.goto("/tournaments")
    ana.get_by_role("button", name="New tournament").click()
    dialog = ana.get_by_role("dialog", name="New tournament")
    dialog.get_by_label("Name").fill("Copper State Open")
    dialog.get_by_label("Rounds", exact=True).select_option("1")
    problems = seen_by_axe(ana, shoot, "tournament-create", phone=False)
    dialog.get_by_role("button", name="Create").click()
    ana.wait_for_url(re.compile("/tournaments/"))
    id = ana.url.rpartition("/")[2]
    expect(ana.get_by_role("heading", name="Copper State Open")).to_be_visible()
    expect(ana.get_by_role("button", name="Start now")).to_be_disabled()
    for page in (cleo, dan):
        entry = page.request.post(f"{base}/api/tournaments/{id}/entry", headers={"origin": base})
        assert entry.ok, entry.text()
    ben.goto(f"/tournaments/{id}")
    ben.get_by_role("button", name="Enter", exact=True).click()
    expect(ben.get_by_text("You have entered.")).to_be_visible()
    problems += seen_by_axe(ben, shoot, "tournament-before", phone=True)
    ana.get_by_role("button", name="Enter", exact=True).click()
    ana.get_by_role("button", name="Start now").click()
    problems += seen_by_axe(ana, shoot, "tournament-round", phone=False)

    link = ben.get_by_role("link", name="Go to your table")
    expect(link).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= 390
    problems += seen_by_axe(ben, shoot, "tournament-round", phone=True)
    table = (link.get_attribute("href") or "").rpartition("/")[2]
    assert ben.evaluate(RESIGN, table)

    # The director decides the other table.
    other = ana.locator("li").filter(has=ana.get_by_role("button", name="Change result"))
    other.filter(has_not_text="Ben").get_by_role("button", name="Change result").click()
    ana.get_by_role("button", name="Save result").click()
    expect(ana.get_by_role("heading", name="Winners")).to_be_visible()
    problems += seen_by_axe(ana, shoot, "tournament-end", phone=False)
    ana.get_by_role("radio", name="Standings").check(force=True)
    expect(ana.get_by_role("table").first).to_contain_text("Ben")
    ben.goto(f"/table/{table}")
    back = ben.get_by_role("link", name="Back to the tournament").first
    expect(back).to_have_attribute("href", f"/tournaments/{id}")
    ben.goto(f"/tournaments/{id}")
    expect(ben.get_by_role("heading", name="Winners")).to_be_visible()
    problems += seen_by_axe(ben, shoot, "tournament-end", phone=True)
    assert not problems, "\n".join(problems)


PLAY = """(table) => {
  window.gameOver = "";
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const hello = () => socket.send(JSON.stringify({ type: "hello" }));
  let seats = [];
  const play = (scene) => {
    if (scene.to_move === -2) {
      socket.close();
      window.gameOver = table;
    } else if (seats.includes(scene.to_move)) {
      const { action } = scene.actions[scene.seq % scene.actions.length];
      socket.send(JSON.stringify({ type: "move", ref: 1, seq: scene.seq, action }));
    }
  };
  socket.onopen = hello;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.you) seats = message.you.seats;
    if (message.scene) play(message.scene);
    else if (message.type === "refused") setTimeout(hello, 300);
  };
}"""
"""Starts to play a person's seats, and returns at once. ``gameOver`` is the table at the end."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


@pytest.mark.long
def test_eight_people_play_a_swiss_tournament(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    """From creation to the winners' page, all eight side by side."""
    base = own_server.url
    pages = [new_page(base, phone=name == "Ben") for name in NAMES]
    ana, ben = pages[:2]
    for page, name in zip(pages, NAMES, strict=True):
        register(page, base, name)
    ana.goto("/tournaments")
    ana.get_by_role("button", name="New tournament").click()
    dialog = ana.get_by_role("dialog", name="New tournament")
    dialog.get_by_label("Name").fill("Copper State Open")
    dialog.get_by_label("Rounds", exact=True).select_option("3")
    dialog.get_by_role("button", name="Create").click()
    ana.wait_for_url(re.compile("/tournaments/"))
    id = ana.url.rpartition("/")[2]
    for page in pages:
        page.goto(f"/tournaments/{id}")
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(page.get_by_text("You have entered.")).to_be_visible()
    ana.get_by_role("button", name="Start now").click()
    met: set[frozenset[str]] = set()
    for number in (1, 2, 3):
        tables: dict[str, str] = {}
        for page, name in zip(pages, NAMES, strict=True):
            link = page.get_by_role("link", name="Go to your table")
            if number > 1 and page is ana:
                # She stayed at her last table: the next one is announced with the result.
                link = page.get_by_role("dialog").get_by_role("link", name="Go to your table")
                expect(link).to_be_visible()
                expect(page.get_by_text(f"round {number}: your table is ready")).to_be_visible()
            else:
                expect(page.get_by_text(f"Your game in round {number}")).to_be_visible()
            tables[name] = (link.get_attribute("href") or "").rpartition("/")[2]
            if page is ana:
                link.click()
                page.wait_for_url(re.compile(tables[name]))
        pairs = {
            frozenset(name for name in NAMES if tables[name] == table) for table in tables.values()
        }
        assert len(pairs) == 4 and all(len(pair) == 2 for pair in pairs)
        assert not pairs & met, "nobody meets the same opponent twice"
        met |= pairs
        for page, name in zip(pages, NAMES, strict=True):
            page.evaluate(PLAY, tables[name])
        for page, name in zip(pages, NAMES, strict=True):
            page.wait_for_function("(table) => gameOver === table", arg=tables[name])
    for page in pages[1:]:
        expect(page.get_by_role("button", name="Share picture")).to_be_visible()
    problems = seen_by_axe(ben, shoot, "tournament-winners", phone=True)
    ana.goto(f"/tournaments/{id}")
    ana.get_by_role("button", name="Share picture").click()
    picture = ana.get_by_role("img", name="Preview of the picture")
    expect(picture).to_be_visible()
    loaded = "(image) => image.complete && image.naturalWidth > 0"
    assert picture.evaluate(f"(image) => image.decode().then(() => ({loaded})(image))")
    ana.get_by_role("button", name="Close").click()
    ana.get_by_role("radio", name="Standings").check(force=True)
    cross = ana.get_by_role("group", name="Cross table")
    expect(cross.get_by_role("row")).to_have_count(9)
    expect(cross.get_by_text(re.compile("won against|lost to|tied with"))).to_have_count(24)
    problems += seen_by_axe(ana, shoot, "tournament-cross", phone=False)
    assert not problems, "\n".join(problems)
