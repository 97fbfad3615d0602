"""A rated game in the browser: created, joined by link, resigned, and the ratings that follow."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_accounts import PASSWORD, enter

MOVE = """async (table) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  return await new Promise((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "snapshot") {
        const { scene, you } = message;
        if (!you.seats.includes(scene.to_move)) done(false);
        else {
          const action = scene.actions[0].action;
          socket.send(JSON.stringify({ type: "move", ref: 1, seq: scene.seq, action }));
        }
      } else if (message.ref === 1) done(message.type === "done");
    };
  }).finally(() => socket.close());
}"""
"""Makes a decision of this browser's player over a second connection, if it is their turn."""


def register(page: Page, name: str) -> None:
    """Create an account on the account page and save the codes."""
    page.get_by_role("button", name="Use a password instead").click()
    enter(page, "Create account", name, PASSWORD)
    page.get_by_label("I’ve saved my codes").check()
    page.get_by_role("button", name="Done").click()


def test_two_people_play_a_rated_game(own_server: Served, new_page: NewPage, shoot: Shoot) -> None:
    mara = new_page(own_server.url)
    mara.goto("/account")
    register(mara, "mara")
    expect(mara.get_by_text("Signed in as mara")).to_be_visible()
    mara.goto("/setup/knight")
    mara.get_by_role("switch", name="Rated").click()
    expect(mara.get_by_text("Everyone needs an account")).to_be_visible()
    problems = seen_by_axe(mara, shoot, "setup-rated", phone=False)
    mara.get_by_role("button", name="Open the table").click()
    mara.wait_for_url(re.compile("/table/"))
    link = mara.url
    table = link.rpartition("/")[2]

    # A guest with the link has to sign in first, and comes back to the table.
    yuna = new_page(own_server.url, phone=True)
    yuna.goto(link)
    yuna.get_by_role("link", name="Sign in to play rated games").click()
    register(yuna, "yuna")
    yuna.wait_for_url(link)
    yuna.get_by_role("button", name="Take seat 2").click()
    expect(mara.get_by_role("region", name="yuna")).to_contain_text("1500?")
    shoot(mara, "rated-table")

    made = [0, 0]
    while min(made) < 2:
        for seat, page in enumerate((mara, yuna)):
            made[seat] += page.evaluate(MOVE, table)
    mara.get_by_role("button", name="Resign or draw").or_(
        mara.get_by_role("button", name="Resign", exact=True)
    ).first.click()
    mara.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    for page, phone in ((mara, False), (yuna, True)):
        ratings = page.get_by_role("dialog").get_by_role("region", name="Ratings")
        expect(ratings).to_contain_text(re.compile(r"mara: rating 1500\?, now 1[34]\d\d\? \(−\d+"))
        expect(ratings).to_contain_text(re.compile(r"yuna: rating 1500\?, now 1[56]\d\d\? \(\+\d+"))
        problems += seen_by_axe(page, shoot, "rated-result", phone=phone)
    yuna.goto("/leaderboard/knight")
    own = yuna.get_by_role("heading", name=re.compile(r"Your rating: 1[56]\d\d\?"))
    expect(own).to_be_visible()
    expect(yuna.get_by_text("2 more players have provisional ratings.")).to_be_visible()
    problems += seen_by_axe(yuna, shoot, "leaderboard-empty", phone=True)
    assert not problems, "\n".join(problems)
