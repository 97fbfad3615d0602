"""Moderation on the page: a report is judged, answered and reversed; people block each other."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, resize, seen_by_axe
from tests.browser.server_process import Served
from tests.browser.test_accounts import PASSWORD
from tests.browser.test_host import say


def register(page: Page, name: str) -> None:
    answer = page.request.post("/api/account/register", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()


def test_a_report_is_decided_answered_and_reversed(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana = new_page(own_server.url)
    address = user_actions.set_up(ana, seats=("here", "link"))
    ben = new_page(own_server.url)
    register(ben, "benno")
    ben.goto(address)
    ben.get_by_role("button", name="Take seat 2").click()
    say(ben, "see https://example.org you slow <b>goat</b>")

    ana.get_by_role("tab", name=re.compile("Chat")).click()
    line = ana.locator(".chat li").filter(has_text="goat")
    expect(line.locator("p")).to_have_text("see https://example.org you slow <b>goat</b>")
    expect(line.locator("a, p *")).to_have_count(0)
    line.get_by_role("button", name="Report or block benno").click()
    dialog = ana.get_by_role("dialog", name="Report benno")
    dialog.get_by_label("Insults or harassment").check()
    dialog.get_by_label("What happened?").fill("He calls me names.")
    problems = seen_by_axe(ana, shoot, "report", phone=False)
    dialog.get_by_role("button", name="Send report").click()
    expect(ana.get_by_text("Your report was received")).to_be_visible()
    expect(line).to_have_count(0)

    judge = new_page(own_server.url)
    register(judge, "ines")
    with closing(sqlite3.connect(own_server.data, timeout=30, isolation_level=None)) as store:
        store.execute("UPDATE people SET role='moderator' WHERE folded='ines'")
    judge.goto("/account")
    judge.get_by_role("link", name="Moderation").click()
    expect(judge.get_by_role("heading", name="benno")).to_be_visible()
    expect(judge.get_by_text("He calls me names.")).to_be_visible()
    expect(judge.get_by_role("region", name="Chat at the time of the report")).to_contain_text(
        "slow <b>goat</b>"
    )
    play = judge.get_by_role("region", name="Agreement with strongest play")
    expect(play).to_contain_text("The game isn’t over yet.")
    judge.get_by_label("Mute chat").check()
    judge.get_by_label("Reason").fill("Insults")
    problems += seen_by_axe(judge, shoot, "moderation", phone=False)
    judge.get_by_role("button", name="Mute chat", exact=True).click()
    expect(judge.get_by_text("Mute chat by ines")).to_be_visible()

    resize(ben, (390, 844))
    ben.goto("/")
    notice = ben.get_by_role("region", name="Messages from the moderators")
    expect(notice).to_contain_text("A moderator has muted your chat.")
    expect(notice).to_contain_text("Reason: Insults")
    problems += seen_by_axe(ben, shoot, "notice", phone=True)
    notice.get_by_label("Your answer").fill("It was a joke.")
    notice.get_by_role("button", name="Send answer").click()
    expect(notice).to_contain_text("You answered: “It was a joke.”")

    judge.reload()
    expect(judge.get_by_text("Answer: “It was a joke.”")).to_be_visible()
    judge.get_by_role("button", name="Reverse: Mute chat").click()
    judge.get_by_role("dialog").get_by_label("Reason").fill("Fair point")
    judge.get_by_role("dialog").get_by_role("button", name="Reverse").click()
    expect(judge.get_by_text("Reversed by ines: Fair point")).to_be_visible()
    resize(judge, (390, 844))
    problems += seen_by_axe(judge, shoot, "moderation", phone=True)
    assert judge.evaluate("document.documentElement.scrollWidth") <= 390

    ben.goto("/account")
    expect(notice).to_contain_text("This was reversed: Fair point")
    notice.get_by_role("button", name="Hide").click()
    expect(notice).to_have_count(0)
    assert not problems, "\n".join(problems)


def test_blocking_hides_chat_and_can_be_undone(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    ana = new_page(served.url)
    address = user_actions.set_up(ana, seats=("here", "link"))
    ben = new_page(served.url)
    ben.goto(address)
    ben.get_by_role("button", name="Take seat 2").click()
    say(ben, "first line")
    ana.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ana.get_by_text("first line")).to_be_visible()
    ana.get_by_role("button", name=re.compile("^Options for Guest")).last.click()
    ana.get_by_role("dialog").get_by_role("button", name=re.compile("^Block Guest")).click()
    expect(ana.get_by_text("You blocked")).to_be_visible()
    expect(ana.get_by_text("first line")).to_have_count(0)
    say(ben, "second line")
    expect(ben.get_by_text("second line")).to_be_visible()
    say(ana, "third line")
    expect(ana.get_by_text("third line")).to_be_visible()
    expect(ana.get_by_text("second line")).to_have_count(0)

    ana.goto("/account")
    problems = seen_by_axe(ana, shoot, "blocked", phone=False)
    ana.get_by_role("button", name=re.compile("^Unblock Guest")).click()
    expect(ana.get_by_text("You haven’t blocked anyone.")).to_be_visible()
    ana.goto(address)
    ana.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ana.get_by_text("second line")).to_be_visible()

    # Chat can be turned off, and nothing is sent then.
    ana.get_by_role("banner").get_by_role("button", name="Settings").click()
    ana.get_by_role("switch", name="Chat at tables").click()
    ana.get_by_role("button", name="Close").click()
    expect(ana.get_by_text("Chat is off.")).to_be_visible()
    expect(ana.get_by_text("second line")).to_have_count(0)
    assert not problems, "\n".join(problems)
