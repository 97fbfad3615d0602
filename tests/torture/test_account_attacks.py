"""Attacks on accounts: guessing, enumeration, fixation, theft, floods and replayed passkeys.

Time is never measured: the tests count the work that the server does.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arizona.server.base.cookies import COOKIE, DEVICE_COOKIE, SESSION_COOKIE
from arizona.server.base.settings import Limits
from arizona.server.services.people.sessions import SIGNED_OUT
from tests.server.authenticator import Authenticator
from tests.server.harness import TWO_HERE, Guest, Player, Running, with_server
from tests.server.test_accounts import OTHER, PASSWORD, closed, refused, register, sign_in
from tests.server.test_passkeys import ROOT, local, options
from tests.server.test_passkeys import register as register_passkey

WHOLE = os.environ.get("ARIZONA_TORTURE") == "1"
"""`make torture` runs more of everything; `make test` runs a small part."""
MANY = 4 if WHOLE else 1
ENDLESS = 10**9
FAST = Limits(sign_ins_per_minute_and_address=ENDLESS, names_per_minute_and_address=ENDLESS)
"""Disables the rate limit of sign-ins, so that the limits behind it are reached."""


def count_hashes(live: Running, *, right: bool | None = None) -> list[str]:
    """Count the password hashes that are computed; ``right`` replaces their result."""
    hashed: list[str] = []
    passwords = live.server.accounts.passwords
    original: Callable[[str, str], bool] = passwords._matches

    def matches(stored: str, plain: str) -> bool:
        hashed.append(stored.rpartition("$")[0].rpartition("$")[0])
        return original(stored, plain) if right is None else right

    passwords._matches = matches  # type: ignore[method-assign]
    return hashed


def test_guessing_is_refused_and_the_owner_gets_in(tmp_path: Path) -> None:
    """One address guesses at one name, and then at many names; the owner is elsewhere."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url, "127.0.0.2") as owner, Guest(live.url, "127.0.0.9") as thief:
            await register(owner)
            await owner.http.post("/api/account/sign-out")
            hashed = count_hashes(live, right=False)
            answers = [await sign_in(thief, "mara", f"wrong number {n}") for n in range(5)]
            assert {answer.status_code for answer in answers} == {400}
            answers = [await sign_in(thief, f"name-{n}", OTHER) for n in range(30 * MANY)]
            late = [answer for answer in answers if answer.status_code == 429]
            assert len(hashed) <= 12, "an address that fails often costs no more hashes"
            assert len(late) >= 30 * MANY - 7
            assert all(int(answer.headers["retry-after"]) > 0 for answer in late)
            live.server.accounts.passwords._matches = (  # type: ignore[method-assign]
                lambda stored, plain: plain == PASSWORD
            )
            assert (await sign_in(owner)).status_code == 200

    with_server(tmp_path, scenario, limits=FAST)


def test_known_and_unknown_names_get_the_same_answer_and_work(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        device = Authenticator(local(live))
        async with Guest(local(live)) as one, Guest(local(live)) as two, Guest(live.url) as thief:
            await register(one)
            await register_passkey(two, device, "Benno")  # an account without a password
            hashed = count_hashes(live)
            seen: set[tuple[int, bytes, frozenset[str]]] = set()
            for name in ("mara", "benno", "nobody-here"):
                answer = await sign_in(thief, name, OTHER)
                seen.add((answer.status_code, answer.content, frozenset(answer.headers)))
            assert len(seen) == 1
            assert len(hashed) == 3 and len(set(hashed)) == 1, "one hash each, equally expensive"
            assert SESSION_COOKIE not in thief.http.cookies

    with_server(tmp_path, scenario)


def test_a_fixed_session_is_worthless(tmp_path: Path) -> None:
    """Cookies planted before a sign-in open nothing, even with a passkey."""

    async def scenario(live: Running) -> None:
        device = Authenticator(local(live))
        async with Guest(local(live)) as thief, Guest(local(live)) as victim:
            await register(thief, "Thief")
            planted = thief.http.cookies[SESSION_COOKIE]
            await thief.get("/api/me")
            for name in (COOKIE, SESSION_COOKIE, DEVICE_COOKIE):
                victim.http.cookies.set(name, thief.http.cookies[name], domain="localhost.local")
            assert (await victim.get("/api/me"))["account"] == "Thief"
            await register_passkey(victim, device)
            assert victim.http.cookies[SESSION_COOKIE] != planted
            table = await victim.create(TWO_HERE)
            assert (await thief.get("/api/me"))["account"] == "", "the planted session has ended"
            mine = (await thief.get("/api/my-tables"))["tables"]
            assert table["table"] not in {one["table"]["id"] for one in mine}

    with_server(tmp_path, scenario)


def test_a_stolen_cookie_ends_with_the_session(tmp_path: Path) -> None:
    """After signing out, the old cookie is refused over HTTP and on old and new sockets."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as owner, Guest(live.url) as thief:
            await register(owner)
            table = await owner.create(TWO_HERE)
            async with owner.sit_at(table["table"]) as host:
                assert (await host.ask("set-watch", watch=False))["type"] == "done"
            stolen = owner.http.cookies[SESSION_COOKIE]
            thief.http.cookies.set(SESSION_COOKIE, stolen)
            async with thief.sit_at(table["table"]) as spying:
                assert spying.you["seats"], "the cookie is the session while it lasts"
                assert (await owner.http.post("/api/account/sign-out")).status_code == 204
                assert await closed(spying) == SIGNED_OUT
            await refused(await thief.http.get("/api/account/export"), 401, "people-sign-in-first")
            assert (await thief.http.get(f"/api/tables/{table['table']}")).status_code == 403
            late = Player(live.url, table["table"], [], f"{SESSION_COOKIE}={stolen}")
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                async with late:
                    await late.ask("ping")

    with_server(tmp_path, scenario)


def test_a_flood_of_registrations_ends_at_the_limit(tmp_path: Path) -> None:
    """Passwords and passkeys share the limit of an address; other addresses are not affected."""
    limits = Limits(
        sign_ins_per_minute_and_address=ENDLESS,
        names_per_minute_and_address=ENDLESS,
        accounts_per_day_and_address=3,
    )

    async def scenario(live: Running) -> None:
        async with Guest(local(live), "127.0.0.9") as thief:
            for number in range(3):
                await register_passkey(thief, Authenticator(local(live)), f"Robot{number}")
            hashed: list[str] = []
            passwords = live.server.accounts.passwords

            async def never(password: str) -> str:
                hashed.append(password)
                return ""

            passwords.hash = never  # type: ignore[method-assign]
            flood = [
                thief.http.post(
                    "/api/account/register", json={"name": f"Flood{n}", "password": PASSWORD}
                )
                for n in range(20 * MANY)
            ]
            answers: list[httpx.Response] = await asyncio.gather(*flood)
            assert {answer.status_code for answer in answers} == {429}
            assert hashed == [], "a refused registration costs no hash"
            device = Authenticator(local(live))
            created = device.create(await options(thief, "register-options", {"name": "Robot9"}))
            last = await thief.http.post(f"{ROOT}/register", json={"credential": created})
            await refused(last, 429, "people-too-many-accounts")
        async with Guest(local(live), "127.0.0.3") as honest:
            await register_passkey(honest, Authenticator(local(live)), "Mara")

    with_server(tmp_path, scenario, limits=limits)


def test_a_used_challenge_is_refused_however_often_it_is_tried(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        device = Authenticator(local(live), counting=False)
        async with Guest(local(live)) as owner, Guest(local(live)) as thief:
            await register_passkey(owner, device)
            signed = device.sign(await options(thief, "sign-in-options"))
            cookie = {"cookie": f"{COOKIE}={thief.http.cookies[COOKIE]}"}

            async def attempt() -> int:
                body = {"credential": signed}
                answer = await thief.http.post(f"{ROOT}/sign-in", json=body, headers=cookie)
                return answer.status_code

            codes = await asyncio.gather(*(attempt() for _ in range(10 * MANY)))
            assert sorted(codes) == [200] + [400] * (10 * MANY - 1)
            assert await attempt() == 400

    with_server(tmp_path, scenario, limits=FAST)
