"""Accounts: registration, sign-in, sessions, merging of guests, recovery and deletion."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from arizona.people.credentials import BY_ADDRESS, BY_NAME
from arizona.puzzles.progress import Progress
from arizona.puzzles.rating import Rating
from arizona.server.base.cookies import COOKIE, DEVICE_COOKIE, SESSION_COOKIE
from arizona.server.base.settings import Limits
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.accounts import DAY_MS, DELETION_DAYS
from arizona.server.services.people.attempts import WAITING_PER_ADDRESS, SignInLimits
from arizona.server.services.people.devices import device_name
from arizona.server.services.people.sessions import SIGNED_OUT, now_ms
from arizona.server.services.puzzles.puzzle_service import merge_progress
from arizona.server.store.people_rows import FORMER
from tests.server.harness import HERE_AND_LINK, TWO_HERE, Guest, Json, Player, Running, with_server

PASSWORD = "quiet mesa under rain"
OTHER = "seven owls at midnight"


async def register(guest: Guest, name: str = "Mara", **more: str) -> Json:
    body = {"name": name, "password": PASSWORD, **more}
    return await guest.post("/api/account/register", body)


async def sign_in(guest: Guest, name: str = "Mara", password: str = PASSWORD) -> httpx.Response:
    return await guest.http.post("/api/account/sign-in", json={"name": name, "password": password})


async def refused(answer: httpx.Response, status: int, message: str) -> None:
    assert (answer.status_code, answer.json()["message"]["id"]) == (status, message), answer.text


async def closed(player: Player) -> int | None:
    """Read until the server closes the socket, and return the code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await player.receive()
    return player.socket.close_code


async def table_ids(guest: Guest) -> set[str]:
    return {one["table"]["id"] for one in (await guest.get("/api/my-tables"))["tables"]}


def test_a_guest_registers_and_has_everything_on_every_device(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as first, Guest(live.url) as second, Guest(live.url) as thief:
            table = await first.create(TWO_HERE)
            pack = await first.post("/api/workshop/packs", {"game": "knight", "title": "Mine"})
            guest_cookie = first.http.cookies[COOKIE]
            state = await first.get("/api/account")
            assert state["account"] is None and state["guest"]["running"] == 1
            made = await register(first)
            assert len(set(made["codes"])) == 10
            assert made["account"]["name"] == "Mara"
            assert (await first.get("/api/me"))["account"] == "Mara"
            assert await table_ids(first) == {table["table"]}
            assert len((await first.get("/api/workshop/packs"))["packs"]) == 1
            # The former guest's cookie no longer opens anything.
            thief.http.cookies.set(COOKIE, guest_cookie)
            assert (await thief.get("/api/my-tables"))["tables"] == []
            # A second device with a table of its own signs in: both tables are there.
            other = await second.create(TWO_HERE)
            assert (await sign_in(second, "mara")).status_code == 200
            for device in (first, second):
                assert await table_ids(device) == {table["table"], other["table"]}
            pages = await second.get(f"/api/workshop/packs/{pack['state']['pack']['id']}")
            assert pages["state"]["pack"]["mine"]

    with_server(tmp_path, scenario)


def test_merging_reaches_an_open_table(tmp_path: Path) -> None:
    """A room that is in memory gives the seat to the account at once."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            table = await guest.create(HERE_AND_LINK)
            async with guest.sit_at(table["table"]) as player:
                assert player.you["seats"] == [0]
                await register(guest)
                assert await closed(player) == 1012
            async with guest.sit_at(table["table"]) as player:
                assert player.you["seats"] == [0] and player.you["host"]

    with_server(tmp_path, scenario)


def test_ending_a_session_works_at_once_everywhere(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as phone, Guest(live.url) as laptop:
            await register(phone)
            table = await phone.create(TWO_HERE)
            assert (await sign_in(laptop)).status_code == 200
            async with laptop.sit_at(table["table"]) as player:
                assert player.you["seats"]
                account = (await phone.get("/api/account"))["account"]
                [other] = [one["id"] for one in account["sessions"] if not one["here"]]
                stolen = laptop.http.cookies[SESSION_COOKIE]
                gone = await phone.http.delete(f"/api/account/sessions/{other}")
                assert gone.status_code == 204
                assert await closed(player) == SIGNED_OUT
            assert (await laptop.get("/api/me"))["account"] == ""
            assert (await laptop.get("/api/my-tables"))["tables"] == []
            laptop.http.cookies.set(SESSION_COOKIE, stolen)
            await refused(await laptop.http.get("/api/account/export"), 401, "people-sign-in-first")
            # Signing out ends the own session, and its token is worthless afterward.
            own = phone.http.cookies[SESSION_COOKIE]
            assert (await phone.http.post("/api/account/sign-out")).status_code == 204
            assert SESSION_COOKIE not in phone.http.cookies
            phone.http.cookies.set(SESSION_COOKIE, own)
            assert (await phone.get("/api/me"))["account"] == ""

    with_server(tmp_path, scenario)


def test_a_session_ended_in_the_store_disconnects_sockets(tmp_path: Path) -> None:
    """As when another server or the command line ends it."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            await register(guest)
            table = await guest.create(TWO_HERE)
            person = await live.server.store.person_named("mara")
            assert person is not None
            async with guest.sit_at(table["table"]) as player:
                await live.server.store.end_sessions(person.id, now_ms())
                assert await closed(player) == SIGNED_OUT
            assert (await guest.get("/api/me"))["account"] == ""

    with_server(tmp_path, scenario)


def test_a_planted_cookie_gains_nothing(tmp_path: Path) -> None:
    """Session fixation: tokens and guests set before the sign-in are replaced by it."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as attacker, Guest(live.url) as victim:
            await attacker.get("/api/me")
            victim.http.cookies.set(COOKIE, attacker.http.cookies[COOKIE])
            victim.http.cookies.set(SESSION_COOKIE, "planted" * 6)
            await register(victim)
            await victim.create(TWO_HERE)
            attacker.http.cookies.set(SESSION_COOKIE, "planted" * 6)
            assert (await attacker.get("/api/me"))["account"] == ""
            assert (await attacker.get("/api/my-tables"))["tables"] == []

    with_server(tmp_path, scenario)


def test_unknown_names_and_wrong_passwords_are_answered_alike(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        verified: list[str] = []
        passwords = live.server.accounts.passwords
        original = passwords._matches

        def matches(stored: str, plain: str) -> bool:
            verified.append(stored.rpartition("$")[0].rpartition("$")[0])
            return original(stored, plain)

        passwords._matches = matches  # type: ignore[method-assign]
        async with Guest(live.url) as guest, Guest(live.url) as stranger:
            await register(guest)
            wrong = await sign_in(stranger, "mara", OTHER)
            unknown = await sign_in(stranger, "nobody-here", OTHER)
            assert wrong.status_code == unknown.status_code == 400
            assert wrong.json() == unknown.json()
            assert set(wrong.headers) == set(unknown.headers)
            # Both had the same work to do: one hash with the same parameters.
            assert len(verified) == 2 and verified[0] == verified[1]
            body = {"code": "AAAA-AAAA-AAAA-AAAA", "password": OTHER}
            answers = [
                await stranger.http.post("/api/account/recover", json={"name": name, **body})
                for name in ("mara", "nobody-here")
            ]
            assert answers[0].json() == answers[1].json()
            assert SESSION_COOKIE not in stranger.http.cookies

    with_server(tmp_path, scenario)


def test_names_and_passwords_are_checked(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as one, Guest(live.url) as two:
            await register(one, "Lisa")
            for name, message in (
                ("lisa", "people-name-taken"),
                ("Iisa", "people-name-taken"),
                ("admin", "people-name-reserved"),
                ("no spaces", "people-name-characters"),
            ):
                body = {"name": name, "password": PASSWORD}
                await refused(await two.http.post("/api/account/register", json=body), 400, message)
                checked = await two.post("/api/account/check-name", {"name": name}, 200)
                assert checked["problem"]["id"] == message
            free = await two.post("/api/account/check-name", {"name": "Benno"}, 200)
            assert free["problem"] is None
            for password, message in (
                ("short", "people-password-short"),
                ("password1234", "people-password-common"),
                ("benno-under-rain", "people-password-name"),
            ):
                body = {"name": "Benno", "password": password}
                await refused(await two.http.post("/api/account/register", json=body), 400, message)

    with_server(tmp_path, scenario)


def test_recovery_codes_work_once(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as owner, Guest(live.url) as elsewhere:
            codes = (await register(owner))["codes"]
            body = {"name": "mara", "code": codes[3].lower(), "password": OTHER}
            there = await elsewhere.http.post("/api/account/recover", json=body)
            assert there.status_code == 200
            assert there.json()["account"]["codes"] == 9
            # All other sessions have ended, the old password is gone, the code is used up.
            assert (await owner.get("/api/me"))["account"] == ""
            await refused(await sign_in(owner), 400, "people-sign-in-wrong")
            again = await owner.http.post("/api/account/recover", json=body)
            await refused(again, 400, "people-recover-wrong")
            assert (await sign_in(owner, "Mara", OTHER)).status_code == 200
            # New codes replace the old ones and need the password.
            wrong = await owner.http.post("/api/account/codes", json={"password": PASSWORD})
            await refused(wrong, 400, "people-password-wrong")
            fresh = await owner.post("/api/account/codes", {"password": OTHER}, 200)
            assert len(fresh["codes"]) == 10 and not set(fresh["codes"]) & set(codes)

    with_server(tmp_path, scenario)


def test_changing_password_and_name(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as one, Guest(live.url) as two:
            await register(one)
            assert (await sign_in(two)).status_code == 200
            changed = await one.http.put(
                "/api/account/password", json={"old": PASSWORD, "new": OTHER}
            )
            assert changed.status_code == 204
            assert (await two.get("/api/me"))["account"] == ""
            assert (await one.get("/api/me"))["account"] == "Mara"
            renamed = await one.http.put("/api/account/name", json={"name": "Marisol"})
            assert renamed.json()["account"]["name"] == "Marisol"
            assert (await one.get("/api/me"))["name"] == "Marisol"
            soon = await one.http.put("/api/account/name", json={"name": "Mara"})
            await refused(soon, 403, "people-rename-wait")
            # The old name stays reserved.
            body = {"name": "Mara", "password": PASSWORD}
            taken = await two.http.post("/api/account/register", json=body)
            await refused(taken, 400, "people-name-taken")
            guest_name = await one.http.put("/api/me", json={"name": "Somebody"})
            await refused(guest_name, 403, "people-name-on-account-page")

    with_server(tmp_path, scenario)


def test_export_and_deletion(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            await register(guest)
            table = await guest.create(HERE_AND_LINK)
            async with guest.sit_at(table["table"]) as player:
                await player.ask("say", text="hello there")
            await guest.http.put("/api/account/settings", json={"settings": {"theme": "dark"}})
            everything = await guest.get("/api/account/export")
            assert everything["account"]["name"] == "Mara"
            assert everything["settings"] == {"theme": "dark"}
            assert everything["games"][0]["own_chat"][0]["text"] == "hello there"
            assert "argon2" not in json.dumps(everything)
            body = {"name": "mara", "password": PASSWORD}
            wrong = await guest.http.post("/api/account/delete", json={**body, "name": "else"})
            await refused(wrong, 409, "people-delete-name")
            assert (await guest.http.post("/api/account/delete", json=body)).status_code == 204
            store = live.server.store
            person = await store.person_named("mara")
            assert person is not None and person.delete_at is not None
            # Signing in within the waiting time cancels the deletion.
            assert (await sign_in(guest)).status_code == 200
            await store.delete_person(person.id, now_ms())
            assert await store.due_deletions(now_ms() + 2 * DELETION_DAYS * DAY_MS) == []
            assert (await store.load(table["table"])).row.seats[0].name == FORMER  # type: ignore[union-attr]
            assert await store.chat(table["table"], 10) == []
            assert await store.tables_of(person.id) == []
            await refused(await sign_in(guest), 400, "people-sign-in-wrong")

    with_server(tmp_path, scenario)


def test_registration_can_need_an_invitation_or_be_closed(tmp_path: Path) -> None:
    async def invited(live: Running) -> None:
        accounts = live.server.accounts
        code = accounts.first_host_code
        assert code
        async with Guest(live.url) as one, Guest(live.url) as two, Guest(live.url) as three:
            body = {"name": "Mara", "password": PASSWORD}
            alone = await one.http.post("/api/account/register", json=body)
            await refused(alone, 403, "people-invitation-needed")
            host = await register(one, code=code)
            assert host["account"]["role"] == "host"
            again = await two.http.post(
                "/api/account/register", json={**body, "name": "Benno", "code": code}
            )
            await refused(again, 403, "people-invitation-invalid")
            invitation = await accounts.invite()
            person = await register(three, "Benno", code=invitation)
            assert person["account"]["role"] == "person"

    async def closed(live: Running) -> None:
        assert live.server.accounts.first_host_code == ""
        async with Guest(live.url) as guest:
            body = {"name": "Carla", "password": PASSWORD}
            await refused(
                await guest.http.post("/api/account/register", json=body),
                403,
                "people-registration-closed",
            )
            assert (await sign_in(guest)).status_code == 200

    with_server(tmp_path, invited, registration="invitation")
    with_server(tmp_path, closed, registration="closed")


def test_a_flood_of_registrations_is_bounded(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            answers = [
                await guest.http.post(
                    "/api/account/register",
                    json={"name": f"flood{number}", "password": PASSWORD},
                )
                for number in range(4)
            ]
            assert [one.status_code for one in answers] == [201, 201, 429, 429]
            assert len(await live.server.store.people()) == 2

    with_server(tmp_path, scenario, limits=Limits(accounts_per_day_and_address=2))


def test_guessing_slows_down_but_the_owner_gets_in() -> None:
    """Thousands of wrong attempts at a name from many addresses delay the owner only by seconds."""
    clock = [0.0]
    slept: list[float] = []
    limits = SignInLimits(lambda: clock[0], slept.append)

    async def scenario() -> None:
        for number in range(3000):
            limits.record("mara", f"10.0.{number // 250}.{number % 250}", right=False)
        await limits.wait("mara", "192.0.2.1", known_device=False)
        assert slept == [BY_NAME.longest]
        await limits.wait("mara", "192.0.2.1", known_device=True)
        assert len(slept) == 1
        # One address that fails often is refused for a while, whatever the name.
        for _ in range(30):
            limits.record("other", "192.0.2.9", right=False)
        with pytest.raises(Refusal) as refusal:
            await limits.wait("mara", "192.0.2.9", known_device=True)
        assert refusal.value.retry_after == BY_ADDRESS.longest
        clock[0] += BY_ADDRESS.longest
        await limits.wait("mara", "192.0.2.9", known_device=True)

    asyncio.run(scenario())


def test_waiting_attempts_of_one_address_are_bounded() -> None:
    async def scenario() -> None:
        forever = asyncio.Event()
        limits = SignInLimits(lambda: 0.0, lambda _: forever.wait())
        for number in range(20):
            limits.record("mara", f"10.0.0.{number}", right=False)
        waits = [
            asyncio.ensure_future(limits.wait("mara", "192.0.2.1", known_device=False))
            for _ in range(WAITING_PER_ADDRESS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await limits.wait("mara", "192.0.2.1", known_device=False)
        forever.set()
        await asyncio.gather(*waits)

    asyncio.run(scenario())


def test_a_known_device_is_recognized(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        accounts = live.server.accounts
        async with Guest(live.url) as guest:
            await register(guest)
            person = await live.server.store.person_named("mara")
            assert person is not None
            cookie = guest.http.cookies[DEVICE_COOKIE]
            assert accounts._is_known_device(cookie, person.id)
            assert not accounts._is_known_device(cookie, "~somebody-else")
            assert not accounts._is_known_device(cookie + "x", person.id)

    with_server(tmp_path, scenario)


def test_merged_puzzle_progress_has_everything_once() -> None:
    one = Progress(
        rating=Rating(1600, 80),
        tried={"knight/a": "found"},
        solved=["knight/a"],
        days=["2026-01-01", "2026-01-02"],
        made_up=["2026-01-02"],
        races={"knight": 7},
    )
    two = Progress(
        rating=Rating(1400, 300),
        tried={"knight/a": "missed", "rails/b": "found"},
        solved=["knight/a", "rails/b"],
        days=["2026-01-02", "2026-01-03"],
        races={"knight": 9},
    )
    both = merge_progress(one, two)
    assert merge_progress(two, one) == both
    assert both.rating == one.rating
    assert both.tried == {"knight/a": "found", "rails/b": "found"}
    assert both.solved == ["knight/a", "rails/b"]
    assert both.days == ["2026-01-01", "2026-01-02", "2026-01-03"]
    assert both.made_up == []  # solved in time on the other device
    assert both.races == {"knight": 9}


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("curl/8", ""),
    ],
)
def test_device_names(agent: str, name: str) -> None:
    assert device_name(agent) == name
