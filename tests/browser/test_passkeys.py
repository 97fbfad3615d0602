"""Passkeys on the page, with Chromium's virtual authenticator."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, rest, seen_by_axe
from tests.browser.records import record_of
from tests.browser.server_process import Served
from tests.browser.tables import bots, here, lay
from tests.browser.test_accounts import PASSWORD, enter, save_codes

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def add_authenticator(page: Page) -> None:
    """Give the page a device that confirms every request."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def test_create_with_a_passkey_sign_out_and_sign_in(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url)
    page.goto("/account")
    add_authenticator(page)
    problems = seen_by_axe(page, shoot, "account-create", phone=False)
    page.get_by_role("textbox", name="Username", exact=True).fill("mara")
    page.get_by_role("button", name="Create with a passkey").click()
    save_codes(page)
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    expect(page.get_by_text("You don’t need one while you have a passkey.")).to_be_visible()
    # The only way to sign in cannot be removed.
    page.get_by_role("button", name="Remove Chrome, Linux").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "your only way to sign in"
    )
    page.get_by_role("button", name="Close").click()
    # New recovery codes are confirmed with the passkey.
    page.get_by_role("button", name="New codes").click()
    page.get_by_role("dialog").get_by_role("button", name="New codes").click()
    save_codes(page)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="I already have an account").click()
    problems += seen_by_axe(page, shoot, "account-sign-in", phone=False)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Signed in as mara")).to_be_visible()
    assert not problems, "\n".join(problems)


def test_a_banned_person_answers_with_a_passkey(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(own_server.url, phone=True)
    page.goto("/account")
    add_authenticator(page)
    page.get_by_role("textbox", name="Username", exact=True).fill("mara")
    page.get_by_role("button", name="Create with a passkey").click()
    save_codes(page)
    rest(page)  # the page has asked for everything it shows
    with closing(sqlite3.connect(own_server.data, timeout=30, isolation_level=None)) as store:
        store.execute("UPDATE people SET banned=1, ban_reason='Threats' WHERE folded='mara'")
        store.execute(
            "INSERT INTO sanctions (id, person, kind, at, until, actor, actor_name, reason, report,"
            " reversed, reversed_by, reversed_reason, seen, answer, answered)"
            " SELECT 'ban-1', id, 'ban', 1, 0, '', 'ines', 'Threats', '', 0, '', '', 0, '', 0"
            " FROM people WHERE folded='mara'"
        )
    # The ban ended the session, but the page does not know yet.
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="I already have an account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert").filter(has_text="banned")).to_contain_text("Threats")
    page.get_by_label("Your answer").fill("That was my brother.")
    problems = seen_by_axe(page, shoot, "ban-answer", phone=True)
    page.get_by_role("button", name="Send answer").click()
    expect(page.get_by_text("Your answer was sent.")).to_be_visible()
    with closing(sqlite3.connect(own_server.data)) as store:
        found = store.execute("SELECT answer FROM sanctions").fetchone()
    assert found == ("That was my brother.",)
    assert not problems, "\n".join(problems)


def test_a_second_device_adds_renames_and_removes_a_passkey(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    first = new_page(own_server.url)
    first.goto("/account")
    first.get_by_role("button", name="Use a password instead").click()
    enter(first, "Create account", "mara", PASSWORD)
    save_codes(first)
    second = new_page(own_server.url, phone=True)
    second.goto("/account")
    add_authenticator(second)
    second.get_by_role("button", name="I already have an account").click()
    enter(second, "Sign in with password", "mara", PASSWORD)
    second.get_by_role("button", name="Add passkey").click()
    second.get_by_role("button", name="Rename Chrome, Linux").click()
    second.get_by_label("Name", exact=True).fill("My phone")
    second.get_by_role("dialog").get_by_role("button", name="Rename", exact=True).click()
    problems = seen_by_axe(second, shoot, "account-passkeys", phone=True)
    assert second.evaluate("document.documentElement.scrollWidth") <= 390
    second.get_by_role("button", name="Remove My phone").click()
    second.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(second.get_by_text("Sign in with your fingerprint")).to_be_visible()
    assert not problems, "\n".join(problems)


def test_a_profile_shows_what_its_owner_chooses(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    owner = new_page(own_server.url)
    owner.goto("/account")
    add_authenticator(owner)
    owner.get_by_role("textbox", name="Username", exact=True).fill("mara")
    owner.get_by_role("button", name="Create with a passkey").click()
    save_codes(owner)
    for bot in ("coyote", "jackrabbit"):
        lay(owner, record_of("knight", 2, "", {}), [*here("mara"), *bots(1, bot)])
    owner.get_by_role("link", name="Open profile").click()
    expect(owner.get_by_role("heading", name="mara")).to_be_visible()
    expect(owner.get_by_role("link", name="Replay")).to_have_count(2)
    problems = seen_by_axe(owner, shoot, "profile", phone=False)
    guest = new_page(own_server.url, phone=True)
    guest.goto("/people/mara")
    expect(guest.get_by_text("Member since")).to_be_visible()
    expect(guest.get_by_role("link", name="Replay")).to_have_count(0)
    games = owner.get_by_role("switch", name="Games and opponents")
    with owner.expect_response("**/api/account/profile"):
        games.click()
    guest.reload()
    expect(guest.get_by_role("link", name="Replay")).to_have_count(2)
    problems += seen_by_axe(guest, shoot, "profile", phone=True)
    assert guest.evaluate("document.documentElement.scrollWidth") <= 390
    guest.goto("/people/nobody")
    expect(guest.get_by_text("There’s no profile with this name.")).to_be_visible()
    assert not problems, "\n".join(problems)
