"""A tournament in the browser: created, entered by four people, played, directed and finished."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, seen_by_axe
from tests.browser.serving import Served
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
    told = seen_by_axe(ana, shoot, "tournament-create", phone=False)
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
    told += seen_by_axe(ben, shoot, "tournament-before", phone=True)
    ana.get_by_role("button", name="Enter", exact=True).click()
    ana.get_by_role("button", name="Start now").click()
    told += seen_by_axe(ana, shoot, "tournament-round", phone=False)

    link = ben.get_by_role("link", name="Go to your table")
    expect(link).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= 390
    told += seen_by_axe(ben, shoot, "tournament-round", phone=True)
    table = (link.get_attribute("href") or "").rpartition("/")[2]
    assert ben.evaluate(RESIGN, table)

    # The director decides the other table.
    other = ana.locator("li").filter(has=ana.get_by_role("button", name="Change result"))
    other.filter(has_not_text="Ben").get_by_role("button", name="Change result").click()
    ana.get_by_role("button", name="Save result").click()
    expect(ana.get_by_role("heading", name="Winners")).to_be_visible()
    expect(ana.get_by_role("table")).to_contain_text("Ben")
    told += seen_by_axe(ana, shoot, "tournament-end", phone=False)
    ben.goto(f"/table/{table}")
    back = ben.get_by_role("link", name="Back to the tournament").first
    expect(back).to_have_attribute("href", f"/tournaments/{id}")
    ben.goto(f"/tournaments/{id}")
    expect(ben.get_by_role("heading", name="Winners")).to_be_visible()
    told += seen_by_axe(ben, shoot, "tournament-end", phone=True)
    assert not told, "\n".join(told)
