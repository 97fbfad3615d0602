"""Passkeys: registration, sign-in, adding and removing, and challenges that work once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from arizona.server.base.cookies import COOKIE, SESSION_COOKIE
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people import passkey_accounts
from arizona.server.services.people.passkeys import CHALLENGE_MS, row_id, site_of
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.passkey_rows import ChallengeRow
from arizona.server.store.people_rows import CredentialRow
from arizona.server.store.postgres import PostgresStore
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import StaleError
from tests.server.authenticator import Authenticator
from tests.server.harness import TWO_HERE, Guest, Json, Running, with_server
from tests.server.test_accounts import OTHER, PASSWORD, refused, sign_in, table_ids
from tests.server.test_accounts import register as register_password
from tests.server.test_people_store import password, person, store

__all__ = ["store"]

ROOT = "/api/account/passkeys"


def local(live: Running) -> str:
    return f"http://localhost:{live.port}"


async def options(guest: Guest, path: str, body: Json | None = None) -> Json:
    found: Json = (await guest.post(f"{ROOT}/{path}", body or {}, 200))["options"]
    return found


async def register(guest: Guest, device: Authenticator, name: str = "Mara") -> Json:
    created = device.create(await options(guest, "register-options", {"name": name}))
    return await guest.post(f"{ROOT}/register", {"credential": created})


async def sign_in_with(guest: Guest, device: Authenticator) -> httpx.Response:
    signed = device.sign(await options(guest, "sign-in-options"))
    return await guest.http.post(f"{ROOT}/sign-in", json={"credential": signed})


def test_an_account_with_a_passkey_only(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        device = Authenticator(local(live))
        async with Guest(local(live)) as phone, Guest(local(live)) as laptop:
            table = await phone.create(TWO_HERE)
            made = await register(phone, device)
            assert len(set(made["codes"])) == 10
            account = made["account"]
            assert (account["name"], account["password"], len(account["passkeys"])) == (
                "Mara",
                False,
                1,
            )
            assert account["passkeys"][0]["host"] == "localhost"
            # Another browser with the same passkey, without typing a name.
            other = await laptop.create(TWO_HERE)
            assert (await sign_in_with(laptop, device)).status_code == 200
            assert await table_ids(laptop) == {table["table"], other["table"]}
            row = await live.server.store.credential(row_id(device.id))
            assert row is not None and row.counter == 1
            # A change that cannot be undone needs the passkey again.
            await refused(
                await laptop.http.post("/api/account/codes", json={"password": PASSWORD}),
                400,
                "people-password-wrong",
            )
            proof = device.sign(await options(laptop, "confirm-options"))
            fresh = await laptop.post("/api/account/codes", {"passkey": proof}, 200)
            assert not set(fresh["codes"]) & set(made["codes"])
            # The same signature again is worth nothing.
            again = await laptop.http.post("/api/account/codes", json={"passkey": proof})
            await refused(again, 400, "people-passkey-failed")
            proof = device.sign(await options(laptop, "confirm-options"))
            body = {"new": OTHER, "passkey": proof}
            assert (await laptop.http.put("/api/account/password", json=body)).status_code == 204
            assert (await sign_in(phone, "mara", OTHER)).status_code == 200
            export = await phone.get("/api/account/export")
            assert len(export["passkeys"]) == 1
            assert json.loads(row.secret)["key"] not in json.dumps(export)

    with_server(tmp_path, scenario)


def test_adding_renaming_and_removing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(live: Running) -> None:
        first, second = Authenticator(local(live)), Authenticator(local(live), counting=False)
        async with Guest(local(live)) as guest, Guest(local(live)) as other:
            await register(guest, first)
            [one] = (await guest.get("/api/account"))["account"]["passkeys"]
            last = await guest.http.post(f"{ROOT}/{one['id']}/remove", json={})
            await refused(last, 403, "people-passkey-last")
            # Right after the sign-in, no confirmation is needed; later it is.
            wanted = await options(guest, "add-options")
            assert [item["id"] for item in wanted["excludeCredentials"]]
            body = {"credential": second.create(wanted), "name": "Blue  key\u0007"}
            account = (await guest.post(ROOT, body))["account"]
            assert [key["name"] for key in account["passkeys"]][1] == "Blue key"
            added = account["passkeys"][1]["id"]
            monkeypatch.setattr(passkey_accounts, "FRESH_MS", 0)
            for path in ("add-options", f"{added}/remove"):
                unconfirmed = await guest.http.post(f"{ROOT}/{path}", json={})
                await refused(unconfirmed, 409, "people-confirm")
            renamed = await guest.http.put(f"{ROOT}/{added}", json={"name": "Red key"})
            assert renamed.json()["account"]["passkeys"][1]["name"] == "Red key"
            # Nobody else can rename or remove it, nor confirm with a passkey of their own.
            stranger = Authenticator(local(live))
            await register(other, stranger, "Benno")
            theirs = await other.http.put(f"{ROOT}/{added}", json={"name": "Mine"})
            await refused(theirs, 400, "people-passkey-failed")
            foreign = stranger.sign(await options(guest, "confirm-options"))
            wrong = await guest.http.post(f"{ROOT}/{added}/remove", json={"passkey": foreign})
            await refused(wrong, 400, "people-passkey-failed")
            proof = second.sign(await options(guest, "confirm-options"))
            gone = await guest.post(f"{ROOT}/{added}/remove", {"passkey": proof}, 200)
            assert [key["id"] for key in gone["account"]["passkeys"]] == [one["id"]]
            await refused(await sign_in_with(other, second), 400, "people-passkey-failed")
            assert (await sign_in_with(other, first)).json()["account"]["name"] == "Mara"

    with_server(tmp_path, scenario)


def test_challenges_work_once_for_one_browser_and_purpose(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        device = Authenticator(local(live), counting=False)
        async with Guest(local(live)) as guest, Guest(local(live)) as thief:
            await register(guest, device)
            await thief.get("/api/me")
            signed = device.sign(await options(thief, "sign-in-options"))
            body = {"credential": signed}
            assert (await thief.http.post(f"{ROOT}/sign-in", json=body)).status_code == 200
            await thief.http.post("/api/account/sign-out")
            replay = await thief.http.post(f"{ROOT}/sign-in", json=body)
            await refused(replay, 400, "people-passkey-failed")
            # Stolen on the way: the challenge belongs to another browser.
            signed = device.sign(await options(guest, "sign-in-options"))
            stolen = await thief.http.post(f"{ROOT}/sign-in", json={"credential": signed})
            await refused(stolen, 400, "people-passkey-failed")
            assert SESSION_COOKIE not in thief.http.cookies
            # Made for a confirmation, used for a sign-in.
            signed = device.sign(await options(guest, "confirm-options"))
            mixed = await guest.http.post(f"{ROOT}/sign-in", json={"credential": signed})
            await refused(mixed, 400, "people-passkey-failed")
            # Of two requests with the same answer, one is accepted.
            signed = device.sign(await options(thief, "sign-in-options"))
            answers = await asyncio.gather(
                *(
                    thief.http.post(
                        f"{ROOT}/sign-in",
                        json={"credential": signed},
                        headers={"cookie": f"{COOKIE}={thief.http.cookies[COOKIE]}"},
                    )
                    for _ in range(4)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]

    with_server(tmp_path, scenario)


def test_false_answers_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        device = Authenticator(local(live))
        async with Guest(local(live)) as guest, Guest(local(live)) as thief:
            await register(guest, device)
            # Another site, no verification of the user, a counter that went back, another key.
            elsewhere = Authenticator(local(live))
            elsewhere.id, elsewhere.key, elsewhere.handle = device.id, device.key, device.handle
            elsewhere.origin = "https://evil.example"
            await refused(await sign_in_with(thief, elsewhere), 400, "people-passkey-failed")
            lazy = Authenticator(local(live), verified=False)
            lazy.id, lazy.key, lazy.handle = device.id, device.key, device.handle
            await refused(await sign_in_with(thief, lazy), 400, "people-passkey-failed")
            forged = Authenticator(local(live))
            forged.id, forged.handle = device.id, device.handle
            await refused(await sign_in_with(thief, forged), 400, "people-passkey-failed")
            device.counter = 5
            assert (await sign_in_with(guest, device)).status_code == 200
            device.counter = 3
            await refused(await sign_in_with(thief, device), 400, "people-passkey-failed")
            # A new account cannot take over a passkey that is known.
            copy = Authenticator(local(live))
            copy.id = device.id
            created = copy.create(await options(thief, "register-options", {"name": "Benno"}))
            taken = await thief.http.post(f"{ROOT}/register", json={"credential": created})
            assert taken.status_code == 400
            device.counter = 9
            assert (await sign_in_with(thief, device)).json()["account"]["name"] == "Mara"
            for broken in ({}, {"response": 3}, {"id": "x", "response": {"clientDataJSON": "e30"}}):
                answer = await thief.http.post(f"{ROOT}/sign-in", json={"credential": broken})
                await refused(answer, 400, "people-passkey-failed")

    with_server(tmp_path, scenario)


def test_a_second_device_signs_in_by_password_and_adds_a_passkey(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(local(live)) as first, Guest(local(live)) as second:
            await register_password(first)
            assert (await sign_in(second)).status_code == 200
            device = Authenticator(local(live))
            created = device.create(await options(second, "add-options"))
            added = await second.post(ROOT, {"credential": created})
            assert added["account"]["password"] and len(added["account"]["passkeys"]) == 1
            await second.http.post("/api/account/sign-out")
            assert (await sign_in_with(second, device)).status_code == 200

    with_server(tmp_path, scenario)


def test_passkeys_need_a_host_name(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            answer = await guest.http.post(f"{ROOT}/sign-in-options")
            await refused(answer, 403, "people-passkey-site")

    with_server(tmp_path, scenario)


@pytest.mark.parametrize(
    ("origin", "host", "site"),
    [
        ("https://games.example", "inner:8642", ("https://games.example", "games.example")),
        ("https://Games.example:8443", "x", ("https://games.example:8443", "games.example")),
        ("http://localhost:8642", "localhost:8642", ("http://localhost:8642", "localhost")),
        (None, "games.example", ("https://games.example", "games.example")),
        ("http://games.example", "games.example", None),
        ("https://192.0.2.1", "192.0.2.1", None),
        ("https://[::1]:8642", "[::1]:8642", None),
        (None, "", None),
    ],
)
def test_the_site_of_a_request(origin: str | None, host: str, site: tuple[str, str] | None) -> None:
    if site is None:
        with pytest.raises(Refusal):
            site_of(origin, host)
    else:
        assert site_of(origin, host) == site


def passkey(id: str, owner: str) -> CredentialRow:
    return CredentialRow(
        id=id, person=owner, kind="passkey", label="", secret="{}", created=1, used=1
    )


def test_passkeys_are_stored_alike_everywhere(store: SqliteStore | PostgresStore) -> None:
    async def scenario() -> None:
        await store.open()
        try:
            now = now_ms()
            for name, until in (("a", now + CHALLENGE_MS), ("b", now + 1)):
                await store.add_challenge(ChallengeRow(name, "add", "s", "{}", until), now)
            assert await store.take_challenge("b", now + 2) is None  # expired
            taken = await asyncio.gather(*(store.take_challenge("a", now) for _ in range(5)))
            assert sum(one is not None for one in taken) == 1
            await store.add_person(person(), ["mara"], [passkey("k1", "~mara")], [])
            await store.add_person(person("~ben", "Ben"), ["ben"], [password("~ben")], [])
            with pytest.raises(StaleError):
                await store.add_passkey(passkey("k1", "~ben"), now)
            await store.add_passkey(passkey("k2", "~mara"), now)
            # Two removals at the same time leave one way to sign in.
            rows = await store.credentials("~mara")
            results = await asyncio.gather(
                *(store.remove_passkey(row, now) for row in rows), return_exceptions=True
            )
            assert [type(one) for one in results if one is not None] == [StaleError]
            [left] = await store.credentials("~mara")
            await store.use_passkey(left, 7, now)
            with pytest.raises(StaleError):
                await store.use_passkey(left, 8, now)  # the row was read before the last use
            await store.rename_passkey("~ben", left.id, "stolen")
            found = await store.credential(left.id)
            assert found is not None and (found.counter, found.label) == (7, "")
        finally:
            await store.close()

    asyncio.run(scenario())
