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
    ConfirmPassword,
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
from arizona.server.services.people.accounts import Browser, Entered, not_signed_in
from arizona.server.services.people.devices import device_name
from arizona.server.services.people.sessions import SignedIn, session_id
from arizona.server.web.request_context import AnyRequest, address_of, server_of
from arizona.server.web.route_inventory import rules

PASSWORD: Final = rules("guest", "sign-in", SMALL, "thread")
"""Rules of a route that hashes a password."""
CONFIRMED: Final = rules("person", "sign-in", SMALL, "thread")
"""Rules of a route that checks the password of a signed-in person."""
READ: Final = rules("person", "read", worker="store")
CHANGE: Final = rules("person", "change", SMALL, "store")


def _signed_in(request: AnyRequest) -> SignedIn:
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


async def _state(request: AnyRequest, signed_in: SignedIn | None) -> AccountState:
    accounts = server_of(request).accounts
    if signed_in is None:
        guest = await accounts.guest_data(server_of(request).cookie_guest(request))
        return AccountState(accounts.registration, None, guest)
    account = await accounts.account(signed_in)
    return AccountState(accounts.registration, account, GuestData())


async def _entered(request: AnyRequest, entered: Entered) -> AccountState:
    person = entered.person
    signed_in = SignedIn(session_id(entered.token), person.id, person.name, person.role)
    return await _state(request, signed_in)


async def _end_current(request: AnyRequest) -> None:
    """End the session that a new sign-in replaces."""
    old = server_of(request).signed_in(request)
    if old is not None:
        await server_of(request).accounts.sessions.end(old.person, old.session)


def _with_cookies(request: AnyRequest, entered: Entered, answer: Response[Any]) -> Any:
    for cookie in server_of(request).session_cookies(entered.person.id, entered.token):
        answer.set_cookie(cookie)
    return answer


# --- signing in -------------------------------------------------------------------------------


@get("/api/account", opt=rules("guest", "read", worker="store"))
async def account(request: AnyRequest) -> AccountState:
    """Get the account of this browser, or what a guest would bring into one."""
    return await _state(request, server_of(request).signed_in(request))


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
    await _end_current(request)
    state = await _entered(request, entered)
    assert state.account is not None
    answer = Response(Registered(state.account, list(entered.codes)), status_code=201)
    signed: Response[Registered] = _with_cookies(request, entered, answer)
    return signed


@post("/api/account/sign-in", status_code=200, opt=PASSWORD)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[AccountState]:
    """Sign in with a password. What the guest had becomes part of the account."""
    accounts = server_of(request).accounts
    entered = await accounts.sign_in(data.name, data.password, browser_of(request))
    await _end_current(request)
    state = await _entered(request, entered)
    signed: Response[AccountState] = _with_cookies(request, entered, Response(state))
    return signed


@post("/api/account/recover", status_code=200, opt=PASSWORD)
async def recover(request: AnyRequest, data: JSONBody[Recover]) -> Response[AccountState]:
    """Sign in with a recovery code and set a new password. All other sessions end."""
    accounts = server_of(request).accounts
    entered = await accounts.recover(data.name, data.code, data.password, browser_of(request))
    state = await _entered(request, entered)
    signed: Response[AccountState] = _with_cookies(request, entered, Response(state))
    return signed


@post("/api/account/sign-out", status_code=204, opt=rules("person", "change", worker="store"))
async def sign_out(request: AnyRequest) -> Response[None]:
    """End the session of this browser."""
    signed_in = _signed_in(request)
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
    person = _signed_in(request).person
    await server_of(request).accounts.sessions.end(person, id)


@post(
    "/api/account/sessions/end-others",
    status_code=204,
    opt=rules("person", "change", worker="store"),
)
async def end_other_sessions(request: AnyRequest) -> None:
    """Sign out all other devices."""
    signed_in = _signed_in(request)
    sessions = server_of(request).accounts.sessions
    await sessions.end_all(signed_in.person, keep=signed_in.session)


@put("/api/account/password", status_code=204, opt=CONFIRMED)
async def change_password(request: AnyRequest, data: JSONBody[ChangePassword]) -> None:
    """Change the password and sign out all other devices."""
    accounts, signed_in = server_of(request).accounts, _signed_in(request)
    await accounts.change_password(signed_in, data.old, data.new, address_of(request))


@post("/api/account/codes", status_code=200, opt=CONFIRMED)
async def new_codes(request: AnyRequest, data: JSONBody[ConfirmPassword]) -> RecoveryCodes:
    """Replace the recovery codes. They are shown only once."""
    accounts, signed_in = server_of(request).accounts, _signed_in(request)
    codes = await accounts.new_codes(signed_in, data.password, address_of(request))
    return RecoveryCodes(list(codes))


@put("/api/account/name", opt=rules("person", "sign-in", SMALL, "thread"))
async def rename(request: AnyRequest, data: JSONBody[ChangeName]) -> AccountState:
    """Change the account name."""
    signed_in = _signed_in(request)
    await server_of(request).accounts.rename(signed_in, data.name)
    return await _state(request, signed_in)


@post("/api/account/delete", status_code=204, opt=CONFIRMED)
async def delete_account(request: AnyRequest, data: JSONBody[DeleteAccount]) -> Response[None]:
    """Delete the account after 14 days and sign out everywhere. Signing in cancels it."""
    accounts, signed_in = server_of(request).accounts, _signed_in(request)
    await accounts.delete(signed_in, data.name, data.password, address_of(request))
    return _signed_out()


@get("/api/account/export", opt=rules("person", "sign-in", worker="store"))
async def export(request: AnyRequest) -> Response[bytes]:
    """Download everything that is stored about this account as JSON."""
    accounts = server_of(request).accounts
    person = await accounts.person(_signed_in(request))
    body = msgspec.json.format(msgspec.json.encode(await accounts.export(person)), indent=2)
    name = f'attachment; filename="arizona-{person.name}.json"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/account/settings", opt=READ)
async def settings(request: AnyRequest) -> PageSettings:
    """Get the settings of the page that were saved with the account."""
    text = await server_of(request).accounts.settings(_signed_in(request))
    return PageSettings(msgspec.json.decode(text))


@put("/api/account/settings", status_code=204, opt=CHANGE)
async def save_settings(request: AnyRequest, data: JSONBody[PageSettings]) -> None:
    """Save the settings of the page with the account."""
    await server_of(request).accounts.save_settings(_signed_in(request), data.settings)


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
