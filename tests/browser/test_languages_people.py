"""The pages of people in every language: accounts, profiles, moderation, tournaments, races."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arizona.messages import DEFAULT_LOCALE, Phrases
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.tables import make
from tests.browser.test_friends import register
from tests.browser.translation_checks import OTHERS, wrong_with

LOCALES = [DEFAULT_LOCALE, *OTHERS]
TITLE = "XYZ 2026"
"""A tournament's name without words of a language."""
SPOKEN = "Zzz 123"
SIT_AND_SAY = """async ([table, text]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  let ref = 0;
  const told = {};
  const ask = (message) => new Promise((done) => {
    ref += 1;
    told[ref] = done;
    socket.send(JSON.stringify({ ...message, ref }));
  });
  await new Promise((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "snapshot") done();
      told[message.ref]?.(message);
    };
  });
  const seated = await ask({ type: "sit", seat: 1, name: "Ben" });
  const said = await ask({ type: "say", text });
  socket.close();
  return [seated.type, said.type];
}"""


def ask(page: Page, base: str, method: str, path: str, **body: object) -> Any:
    """Send a request as the person of a page."""
    answer = page.request.fetch(
        f"{base}{path}", method=method, data=body or None, headers={"origin": base}
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.text() else None


def report(ana: Page, ben: Page, base: str) -> None:
    """Let Ana report what Ben said at her table."""
    table = make(ana, "knight", [{"kind": "here", "name": "Ana"}, {"kind": "link"}])
    ben.goto("/about")
    assert ben.evaluate(SIT_AND_SAY, [table, SPOKEN]) == ["seated", "done"]
    reason = {"reason": "insults", "text": SPOKEN, "seat": 1}
    ask(ana, base, "POST", f"/api/tables/{table}/reports", **reason)


def tournament(director: Page, players: list[Page], base: str) -> str:
    """Create a tournament of one round that four people have entered, and return its id."""
    settings = {"name": TITLE, "kind": "swiss", "game": "knight", "rounds": 1}
    made = ask(director, base, "POST", "/api/tournaments", **settings)
    id = str(made["card"]["id"])
    for page in players:
        ask(page, base, "POST", f"/api/tournaments/{id}/entry")
    return id


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_of_people_has_untranslated_or_clipped_words(
    own_server: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    base, say = own_server.url, Phrases(locale).text
    ana, ben, cleo, dan = (new_page(base, locale=locale, phone=phone) for _ in range(4))
    for page, name in ((ana, "Ana"), (ben, "Ben"), (cleo, "Cleo"), (dan, "Dan")):
        register(page, base, name)
    found: dict[str, object] = {}

    def look(page: Page, where: str, path: str, ready: str) -> None:
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        found[where] = wrong_with(page, locale)

    ask(ana, base, "PUT", "/api/friends/Ben")
    look(ana, "account", "/account", "main h2")
    look(ana, "friends", "/friends", "main li")
    look(ana, "profile", "/people/Ana", "main h1, main h2")
    look(ana, "find", "/find/knight", "main h1")
    look(ana, "leaderboard", "/leaderboard/knight", "main h1")
    look(ana, "signed in", "/", ".top")

    report(ana, ben, base)
    with closing(sqlite3.connect(own_server.data, timeout=30, isolation_level=None)) as store:
        store.execute("UPDATE people SET role='moderator' WHERE folded='cleo'")
    [case] = ask(cleo, base, "GET", "/api/moderation/reports")["reports"]
    look(cleo, "queue", "/moderation", "nav li button")
    cleo.locator("nav li button").first.click()
    expect(cleo.locator("main h2").first).to_be_visible()
    found["moderation"] = wrong_with(cleo, locale)
    action = {"kind": "mute", "reason": SPOKEN, "days": 3}
    ask(cleo, base, "POST", f"/api/moderation/reports/{case['id']}/actions", **action)
    cleo.goto("/moderation")
    cleo.get_by_role("button", name=say("moderation-closed")).click()
    cleo.locator("nav li button").first.click()
    expect(cleo.locator("main h2").first).to_be_visible()
    found["judged"] = wrong_with(cleo, locale)
    look(ben, "notice", "/", ".top")
    with closing(sqlite3.connect(own_server.data, timeout=30, isolation_level=None)) as store:
        store.execute("UPDATE people SET role='host' WHERE folded='dan'")
    look(dan, "host", "/moderation", "nav .none")

    id = tournament(ana, [ana, ben, cleo, dan], base)
    look(ana, "list", "/tournaments", "main li, main a")
    ana.get_by_role("button", name=say("tournaments-new")).click()
    expect(ana.get_by_role("dialog")).to_be_visible()
    found["new"] = wrong_with(ana, locale)
    look(ana, "before", f"/tournaments/{id}", "main h1")
    ask(ana, base, "POST", f"/api/tournaments/{id}/actions", action="start")
    look(ana, "round", f"/tournaments/{id}", "main h1")
    look(ana, "own game", f"/tournaments/{id}", "main a[href^='/table/']")
    for board in (1, 2):
        result = {"round": 1, "board": board, "places": [1, 2]}
        ask(ana, base, "PUT", f"/api/tournaments/{id}/results", **result)
    look(ana, "winners", f"/tournaments/{id}", ".podium")
    for view in ("standings", "rules"):
        ana.get_by_role("radio", name=say(f"tournament-{view}"), exact=True).check(force=True)
        found[view] = wrong_with(ana, locale)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_end_of_a_race_has_untranslated_or_clipped_words(
    served: Served, new_page: NewPage, locale: str, phone: bool
) -> None:
    page = new_page(served.url, locale=locale, phone=phone)
    say = Phrases(locale).text
    page.clock.install()
    page.goto("/puzzles/knight/race")
    page.get_by_role("button", name=say("web-race-start"), exact=True).click()
    expect(page.locator(".race .goal")).to_be_visible()
    page.clock.fast_forward("05:00")
    expect(page.get_by_role("button", name=say("web-race-again"))).to_be_visible()
    assert wrong_with(page, locale) is None
