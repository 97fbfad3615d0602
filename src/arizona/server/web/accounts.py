"""HTTP routes for accounts: registration, sign-in and the account page."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.base import cookies
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.people import (
    AccountState,
    ChangeName,
    ChangePassword,
    CheckName,
    Confirm,
    Credential,
    DeleteAccount,
    GuestData,
    NameChecked,
    PageSettings,
    Recover,
    RecoveryCodes,
    Register,
    Registered,
    SignIn,
)
from arizona.server.services.people.accounts import Browser, SignInResult, not_signed_in
from arizona.server.services.people.devices import device_name
from arizona.server.services.people.passkey_accounts import Proof
from arizona.server.services.people.passkeys import Signer, site_of
from arizona.server.services.people.passkeys import refused as passkey_refused
from arizona.server.services.people.sessions import SignedIn, session_id
from arizona.server.store.people_rows import PersonRow
from arizona.server.web.request_context import AnyRequest, address_of, server_of
from arizona.server.web.route_inventory import rules

PASSWORD: Final = rules("guest", "sign-in", SMALL, "thread")
"""Rules of a route that hashes a password."""
CONFIRMED: Final = rules("person", "sign-in", SMALL, "thread")
"""Rules of a route that checks the password of a signed-in person."""
READ: Final = rules("person", "read", worker="store")
CHANGE: Final = rules("person", "change", SMALL, "store")


def signed_in_of(request: AnyRequest) -> SignedIn:
    """Return the signed-in person of a request, or raise ``Refusal``."""
    found = server_of(request).signed_in(request)
    if found is None:
        raise not_signed_in()
    return found


def browser_of(request: AnyRequest) -> Browser:
    """Return where a request comes from."""
    return Browser(
        server_of(request).cookie_guest(request),
        address_of(request),
        device_name(request.headers.get("user-agent", "")),
        request.cookies.get(cookies.DEVICE_COOKIE, ""),
    )


async def account_state(request: AnyRequest, signed_in: SignedIn | None) -> AccountState:
    """Return what the account page shows."""
    accounts = server_of(request).accounts
    if signed_in is None:
        guest = await accounts.guest_data(server_of(request).cookie_guest(request))
        return AccountState(accounts.registration, None, guest)
    passkeys, password = await server_of(request).passkeys.listed(signed_in.person)
    account = await accounts.account(signed_in, passkeys, password=password)
    return AccountState(accounts.registration, account, GuestData())


async def entered_state(request: AnyRequest, entered: SignInResult) -> AccountState:
    """Return what the account page shows after a sign-in."""
    person = entered.person
    signed_in = SignedIn(session_id(entered.token), person.id, person.name, person.role)
    return await account_state(request, signed_in)


async def end_current(request: AnyRequest) -> None:
    """End the session that a new sign-in replaces."""
    old = server_of(request).signed_in(request)
    if old is not None:
        await server_of(request).accounts.sessions.end(old.person, old.session)


def with_cookies(request: AnyRequest, entered: SignInResult, answer: Response[Any]) -> Any:
    """Add the cookies of a new session to a response."""
    for cookie in server_of(request).session_cookies(entered.person.id, entered.token):
        answer.set_cookie(cookie)
    return answer


def signer_of(request: AnyRequest, browser: str) -> Signer:
    """Return the browser and site of a request that creates or uses a passkey."""
    site = site_of(request.headers.get("origin"), request.headers.get("host", ""))
    return Signer(browser, site)


def guest_signer(request: AnyRequest) -> Signer:
    """Return the signer of a guest who has requested options before."""
    guest = server_of(request).cookie_guest(request)
    if guest is None:
        raise passkey_refused()
    return signer_of(request, guest)


def proof_of(request: AnyRequest, password: str, passkey: Credential | None) -> Proof:
    """Return what confirms a change of the account."""
    signer = None if passkey is None else signer_of(request, signed_in_of(request).session)
    return Proof(password, passkey, signer, address_of(request))


async def confirmed(request: AnyRequest, password: str, passkey: Credential | None) -> PersonRow:
    """Return the signed-in person, confirmed by password or passkey."""
    proof = proof_of(request, password, passkey)
    return await server_of(request).passkeys.confirm(signed_in_of(request), proof)


# --- signing in -------------------------------------------------------------------------------


@get("/api/account", opt=rules("guest", "read", worker="store"))
async def account(request: AnyRequest) -> AccountState:
    """Get the account of this browser, or what would move from the guest to a new one."""
    return await account_state(request, server_of(request).signed_in(request))


@post("/api/account/check-name", status_code=200, opt=rules("guest", "sign-in", SMALL, "thread"))
async def check_name(request: AnyRequest, data: JSONBody[CheckName]) -> NameChecked:
    """Check whether an account name is available."""
    signed_in = server_of(request).signed_in(request)
    owner = "" if signed_in is None else signed_in.person
    problem = await server_of(request).accounts.name_problem(data.name, owner)
    if problem is None:
        return NameChecked(None)
    args: Any = dict(problem.args)
    return NameChecked(Phrase(problem.id, args))


@post("/api/account/register", opt=PASSWORD)
async def register(request: AnyRequest, data: JSONBody[Register]) -> Response[Registered]:
    """Create an account and sign in. The recovery codes are shown only once."""
    accounts = server_of(request).accounts
    entered = await accounts.register(data.name, data.password, data.code, browser_of(request))
    await end_current(request)
    state = await entered_state(request, entered)
    assert state.account is not None
    answer = Response(Registered(state.account, list(entered.codes)), status_code=201)
    signed: Response[Registered] = with_cookies(request, entered, answer)
    return signed


@post("/api/account/sign-in", status_code=200, opt=PASSWORD)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[AccountState]:
    """Sign in with a password. The guest's data is merged into the account."""
    accounts = server_of(request).accounts
    entered = await accounts.sign_in(data.name, data.password, browser_of(request))
    await end_current(request)
    state = await entered_state(request, entered)
    signed: Response[AccountState] = with_cookies(request, entered, Response(state))
    return signed


@post("/api/account/recover", status_code=200, opt=PASSWORD)
async def recover(request: AnyRequest, data: JSONBody[Recover]) -> Response[AccountState]:
    """Sign in with a recovery code and set a new password. All other sessions end."""
    accounts = server_of(request).accounts
    entered = await accounts.recover(data.name, data.code, data.password, browser_of(request))
    state = await entered_state(request, entered)
    signed: Response[AccountState] = with_cookies(request, entered, Response(state))
    return signed


@post("/api/account/sign-out", status_code=204, opt=rules("person", "change", worker="store"))
async def sign_out(request: AnyRequest) -> Response[None]:
    """End the session of this browser."""
    signed_in = signed_in_of(request)
    await server_of(request).accounts.sessions.end(signed_in.person, signed_in.session)
    return _signed_out()


def _signed_out() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(cookies.SESSION_COOKIE)
    return answer


# --- the account page -------------------------------------------------------------------------


@delete("/api/account/sessions/{id:str}", opt=rules("person", "change", worker="store"))
async def end_session(request: AnyRequest, id: FromPath[str]) -> None:
    """Sign out one device."""
    person = signed_in_of(request).person
    await server_of(request).accounts.sessions.end(person, id)


@post(
    "/api/account/sessions/end-others",
    status_code=204,
    opt=rules("person", "change", worker="store"),
)
async def end_other_sessions(request: AnyRequest) -> None:
    """Sign out all other devices."""
    signed_in = signed_in_of(request)
    sessions = server_of(request).accounts.sessions
    await sessions.end_all(signed_in.person, keep=signed_in.session)


@put("/api/account/password", status_code=204, opt=CONFIRMED)
async def change_password(request: AnyRequest, data: JSONBody[ChangePassword]) -> None:
    """Change the password and sign out all other devices."""
    person = await confirmed(request, data.old, data.passkey)
    signed_in = signed_in_of(request)
    await server_of(request).accounts.change_password(signed_in, person, data.new)


@post("/api/account/codes", status_code=200, opt=CONFIRMED)
async def new_codes(request: AnyRequest, data: JSONBody[Confirm]) -> RecoveryCodes:
    """Replace the recovery codes. They are shown only once."""
    person = await confirmed(request, data.password, data.passkey)
    return RecoveryCodes(list(await server_of(request).accounts.new_codes(person)))


@put("/api/account/name", opt=rules("person", "sign-in", SMALL, "thread"))
async def rename(request: AnyRequest, data: JSONBody[ChangeName]) -> AccountState:
    """Change the account name."""
    signed_in = signed_in_of(request)
    await server_of(request).accounts.rename(signed_in, data.name)
    return await account_state(request, signed_in)


@post("/api/account/delete", status_code=204, opt=CONFIRMED)
async def delete_account(request: AnyRequest, data: JSONBody[DeleteAccount]) -> Response[None]:
    """Delete the account after 14 days and sign out everywhere. Signing in cancels it."""
    person = await confirmed(request, data.password, data.passkey)
    await server_of(request).accounts.delete(person, data.name)
    return _signed_out()


@get("/api/account/export", opt=rules("person", "sign-in", worker="store"))
async def export(request: AnyRequest) -> Response[bytes]:
    """Download everything that is stored about this account as JSON."""
    accounts = server_of(request).accounts
    person = await accounts.person(signed_in_of(request))
    body = msgspec.json.format(msgspec.json.encode(await accounts.export(person)), indent=2)
    name = f'attachment; filename="arizona-{person.name}.json"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/account/settings", opt=READ)
async def settings(request: AnyRequest) -> PageSettings:
    """Get the settings of the page that were saved with the account."""
    text = await server_of(request).accounts.settings(signed_in_of(request))
    return PageSettings(msgspec.json.decode(text))


@put("/api/account/settings", status_code=204, opt=CHANGE)
async def save_settings(request: AnyRequest, data: JSONBody[PageSettings]) -> None:
    """Save the settings of the page with the account."""
    await server_of(request).accounts.save_settings(signed_in_of(request), data.settings)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        account,
        check_name,
        register,
        sign_in,
        recover,
        sign_out,
        end_session,
        end_other_sessions,
        change_password,
        new_codes,
        rename,
        delete_account,
        export,
        settings,
        save_settings,
    ],
)
