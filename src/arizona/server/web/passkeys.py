"""HTTP routes for passkeys. Each use takes two requests: options with a challenge, then an answer.

Challenges are bound to the guest's cookie, or to the login session of a signed-in person.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, post, put
from litestar.params import FromPath, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.base import identity
from arizona.server.protocol.people import (
    AccountState,
    AddPasskey,
    Confirm,
    PasskeyOptions,
    PrepareRegistration,
    Registered,
    RegisterPasskey,
    RenamePasskey,
    SignInPasskey,
)
from arizona.server.services.people.passkeys import Signer
from arizona.server.web.accounts import (
    CONFIRMED,
    PASSWORD,
    account_state,
    browser_of,
    end_current,
    entered_state,
    guest_signer,
    proof_of,
    signed_in_of,
    signer_of,
    with_cookies,
)
from arizona.server.web.request_context import AnyRequest, server_of
from arizona.server.web.route_inventory import rules

PERSON: Final = rules("person", "sign-in", worker="store")


def _new_signer(request: AnyRequest) -> tuple[Signer, str | None]:
    """Return the signer of a guest's request; a browser without a cookie becomes a new guest."""
    guest = server_of(request).cookie_guest(request)
    fresh = None if guest is not None else identity.new_guest()
    return signer_of(request, guest or fresh or ""), fresh


def _own_signer(request: AnyRequest) -> Signer:
    return signer_of(request, signed_in_of(request).session)


def _options(
    request: AnyRequest, options: dict[str, object], guest: str | None
) -> Response[PasskeyOptions]:
    answer = Response(PasskeyOptions(options), headers={"cache-control": "no-store"})
    if guest is not None:
        answer.set_cookie(server_of(request).cookie(guest))
    return answer


@post("/api/account/passkeys/register-options", status_code=200, opt=PASSWORD)
async def register_options(
    request: AnyRequest, data: JSONBody[PrepareRegistration]
) -> Response[PasskeyOptions]:
    """Get the options for the passkey of a new account."""
    signer, guest = _new_signer(request)
    options = await server_of(request).passkeys.register_options(data.name, data.code, signer)
    return _options(request, options, guest)


@post("/api/account/passkeys/register", opt=PASSWORD)
async def register(request: AnyRequest, data: JSONBody[RegisterPasskey]) -> Response[Registered]:
    """Create an account with a passkey and sign in. The recovery codes are shown only once."""
    signer, browser = guest_signer(request), browser_of(request)
    passkeys = server_of(request).passkeys
    entered = await passkeys.register(data.credential, data.code, browser, signer)
    await end_current(request)
    state = await entered_state(request, entered)
    assert state.account is not None
    answer = Response(Registered(state.account, list(entered.codes)), status_code=201)
    signed: Response[Registered] = with_cookies(request, entered, answer)
    return signed


@post("/api/account/passkeys/sign-in-options", status_code=200, opt=rules("guest", "sign-in"))
async def sign_in_options(request: AnyRequest) -> Response[PasskeyOptions]:
    """Get the options for a sign-in with any passkey."""
    signer, guest = _new_signer(request)
    options = await server_of(request).passkeys.sign_in_options(signer)
    return _options(request, options, guest)


@post("/api/account/passkeys/sign-in", status_code=200, opt=PASSWORD)
async def sign_in(request: AnyRequest, data: JSONBody[SignInPasskey]) -> Response[AccountState]:
    """Sign in with a passkey. The guest's data is merged into the account."""
    signer, browser = guest_signer(request), browser_of(request)
    entered = await server_of(request).passkeys.sign_in(data.credential, browser, signer)
    await end_current(request)
    state = await entered_state(request, entered)
    signed: Response[AccountState] = with_cookies(request, entered, Response(state))
    return signed


@post("/api/account/passkeys/confirm-options", status_code=200, opt=PERSON)
async def confirm_options(request: AnyRequest) -> Response[PasskeyOptions]:
    """Get the options with which a signed-in person confirms a change."""
    signed_in, signer = signed_in_of(request), _own_signer(request)
    options = await server_of(request).passkeys.confirm_options(signed_in, signer)
    return _options(request, options, None)


@post("/api/account/passkeys/add-options", status_code=200, opt=CONFIRMED)
async def add_options(request: AnyRequest, data: JSONBody[Confirm]) -> Response[PasskeyOptions]:
    """Get the options for another passkey. Requires confirmation, except right after a sign-in."""
    signed_in, signer = signed_in_of(request), _own_signer(request)
    proof = proof_of(request, data.password, data.passkey)
    options = await server_of(request).passkeys.add_options(signed_in, proof, signer)
    return _options(request, options, None)


@post("/api/account/passkeys", opt=CONFIRMED)
async def add(request: AnyRequest, data: JSONBody[AddPasskey]) -> AccountState:
    """Add a passkey; without a name, it is named after the browser."""
    signed_in, signer = signed_in_of(request), _own_signer(request)
    label = data.name or browser_of(request).device
    await server_of(request).passkeys.add(signed_in, data.credential, label, signer)
    return await account_state(request, signed_in)


@put("/api/account/passkeys/{id:str}", opt=rules("person", "change", SMALL, "store"))
async def rename(
    request: AnyRequest, id: FromPath[str], data: JSONBody[RenamePasskey]
) -> AccountState:
    """Change the name of a passkey."""
    signed_in = signed_in_of(request)
    await server_of(request).passkeys.rename(signed_in, id, data.name)
    return await account_state(request, signed_in)


@post("/api/account/passkeys/{id:str}/remove", status_code=200, opt=CONFIRMED)
async def remove(request: AnyRequest, id: FromPath[str], data: JSONBody[Confirm]) -> AccountState:
    """Remove a passkey, unless it is the only way to sign in."""
    signed_in = signed_in_of(request)
    proof = proof_of(request, data.password, data.passkey)
    await server_of(request).passkeys.remove(signed_in, id, proof)
    return await account_state(request, signed_in)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        register_options,
        register,
        sign_in_options,
        sign_in,
        confirm_options,
        add_options,
        add,
        rename,
        remove,
    ],
)
