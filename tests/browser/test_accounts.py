"""Accounts on the page: a guest creates one, a second device signs in and is signed out."""

from __future__ import annotations

from playwright.sync_api import Page, Response, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, seen_by_axe
from tests.browser.server_process import Served

PASSWORD = "quiet mesa under rain"


def enter(page: Page, button: str, name: str, password: str) -> None:
    """Fill in username and password and press the button."""
    page.get_by_role("textbox", name="Username", exact=True).fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=button, exact=True).click()


def save_codes(page: Page) -> None:
    """Confirm that the recovery codes are saved."""
    page.get_by_label("I’ve saved my codes").check()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Signed in as")).to_be_visible()


def test_a_guest_creates_an_account_and_uses_it_on_two_devices(
    own_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    first = new_page(own_server.url)
    user_actions.set_up(first, seats=("here", "here"))
    first.goto("/account")
    first.get_by_role("button", name="Use a password instead").click()
    expect(first.get_by_text("one game in progress")).to_be_visible()
    first.get_by_role("textbox", name="Username", exact=True).fill("admin")
    expect(first.get_by_text("This name is reserved")).to_be_visible()
    enter(first, "Create account", "mara", "password1234")
    expect(first.get_by_role("alert").first).to_contain_text("easy to guess")
    enter(first, "Create account", "mara", PASSWORD)
    expect(first.get_by_role("heading", name="Save your recovery codes")).to_be_visible()
    expect(first.locator("ol code")).to_have_count(10)
    code = first.locator("ol code").first.inner_text()
    done = first.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    first.get_by_label("I’ve saved my codes").check()
    done.click()
    expect(first.get_by_text("Signed in as mara")).to_be_visible()
    problems = seen_by_axe(first, shoot, "account-settings", phone=False)

    # A second device signs in, sees the table, and is signed out from the first.
    second = new_page(own_server.url, phone=True)
    second.goto("/account")
    second.get_by_role("button", name="I already have an account").click()
    enter(second, "Sign in with password", "mara", PASSWORD)
    expect(second.get_by_text("Signed in as mara")).to_be_visible()
    problems += seen_by_axe(second, shoot, "account-settings", phone=True)
    assert second.evaluate("document.documentElement.scrollWidth") <= 390
    second.goto("/tables")
    expect(second.locator("main a[href^='/table/']").first).to_be_visible()
    first.reload()
    first.get_by_role("button", name="Sign out everywhere else").click()
    expect(first.get_by_text("this device")).to_be_visible()
    expect(first.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    second.goto("/account")
    expect(second.get_by_role("heading", name="Create account")).to_be_visible()

    # A recovery code sets a new password.
    second.get_by_role("button", name="I already have an account").click()
    second.get_by_role("button", name="Use a recovery code").click()
    second.get_by_role("textbox", name="Username", exact=True).fill("mara")
    second.get_by_role("textbox", name="Recovery code").fill(code)
    second.get_by_label("New password").fill("seven owls at midnight")
    second.get_by_role("button", name="Set password and sign in").click()
    expect(second.get_by_text("9 of 10 left")).to_be_visible()

    # Settings are saved with the account, not only in the browser.
    def saved(response: Response) -> bool:
        return response.request.method == "PUT" and response.url.endswith("/api/account/settings")

    with second.expect_response(saved):
        second.locator(".language select").select_option("de")
    second.evaluate("localStorage.removeItem('arizona.settings')")
    second.reload()
    expect(second.locator("html")).to_have_attribute("lang", "de")
    assert not problems, "\n".join(problems)
