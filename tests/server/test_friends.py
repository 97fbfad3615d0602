"""Friends: following, online status by consent, and invitations to tables by name."""

from __future__ import annotations

from pathlib import Path

from arizona.server.services.people.friends import MAX_INVITATIONS, ONLINE_MS
from arizona.server.services.people.sessions import now_ms
from tests.server.harness import HERE_AND_LINK, Guest, Json, Running, with_server
from tests.server.test_accounts import register


async def online(guest: Guest) -> dict[str, bool | None]:
    page = await guest.get("/api/friends")
    return {friend["name"]: friend["online"] for friend in page["friends"]}


async def change(guest: Guest, method: str, path: str, body: Json | None = None) -> Json:
    answer = await guest.http.request(method, path, json=body)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


async def refusal(guest: Guest, method: str, path: str, body: Json | None = None) -> str:
    answer = await guest.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"]["id"])


def test_presence_is_shown_only_by_consent(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await register(ana, "Ana")
            await register(ben, "Ben")
            await change(ana, "PUT", "/api/friends/BEN")
            await change(ana, "PUT", "/api/friends/Ben")
            assert await online(ana) == {"Ben": None}
            shown = await change(ben, "PUT", "/api/friends", {"shows_online": True})
            assert shown["shows_online"] is True
            assert await online(ana) == {"Ben": True}
            # Ben was away for a while, then signed out.
            old = now_ms() - ONLINE_MS - 1
            await live.server.store._write([("UPDATE sessions SET used=?", (old,))])
            assert await online(ana) == {"Ben": False}
            await change(ben, "PUT", "/api/friends", {"shows_online": False})
            assert await online(ana) == {"Ben": None}
            await change(ana, "DELETE", "/api/friends/ben")
            assert await online(ana) == {}

    with_server(tmp_path, scenario)


def test_following_needs_an_account_and_a_known_name(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as guest:
            await register(ana, "Ana")
            assert await refusal(ana, "PUT", "/api/friends/Nobody") == "people-friends-unknown"
            assert await refusal(ana, "PUT", "/api/friends/ana") == "people-friends-yourself"
            await guest.get("/api/me")
            answer = await guest.http.get("/api/friends")
            assert answer.status_code == 401, answer.text

    with_server(tmp_path, scenario)


def test_an_invitation_lasts_until_it_is_answered_or_the_table_is_full(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            for guest, name in ((ana, "Ana"), (ben, "Ben"), (eve, "Eve")):
                await register(guest, name)

            async def invitations(guest: Guest) -> list[tuple[str, str]]:
                page = await guest.get("/api/friends")
                found = page["invitations"]
                return [(one["name"], one["table"]["table"]["id"]) for one in found]

            first = (await ana.create(HERE_AND_LINK))["table"]
            second = (await ana.create(HERE_AND_LINK))["table"]
            body = {"table": first, "name": "ben"}
            for _ in range(2):  # a second invitation changes nothing
                invited = await change(ana, "POST", "/api/invitations", body)
                assert invited["invited"] == [{"name": "Ben", "declined": False}]
            await change(ana, "POST", "/api/invitations", {"table": second, "name": "Ben"})
            assert set(await invitations(ben)) == {("Ana", first), ("Ana", second)}
            stranger = await refusal(eve, "POST", "/api/invitations", body)
            assert stranger == "people-invite-seated"
            assert (await eve.http.get(f"/api/invitations/{first}")).status_code >= 400

            # Ben declines one, and sits down at the other.
            await change(ben, "DELETE", f"/api/invitations/{first}")
            assert await invitations(ben) == [("Ana", second)]
            answers = await ana.get(f"/api/invitations/{first}")
            assert answers["invited"] == [{"name": "Ben", "declined": True}]
            async with ben.sit_at(second) as player:
                await player.ask("sit", seat=1, name="Ben")
            assert await invitations(ben) == []
            full = await refusal(ana, "POST", "/api/invitations", {"table": second, "name": "Eve"})
            assert full == "people-invite-full"

    with_server(tmp_path, scenario)


def test_invitations_are_bounded_and_blocked_people_see_none(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await register(ana, "Ana")
            await register(ben, "Ben")
            store = live.server.store
            table = (await ana.create(HERE_AND_LINK))["table"]
            one = await store.person_named("ana")
            assert one is not None

            await change(ben, "PUT", "/api/friends", {"shows_online": True})
            await change(ana, "PUT", "/api/friends/Ben")
            assert await online(ana) == {"Ben": True}
            body = {"table": table, "name": "Ben"}
            await change(ana, "POST", "/api/invitations", body)
            await change(ben, "POST", "/api/blocks", {"name": "Ana"})
            assert (await ben.get("/api/friends"))["invitations"] == []
            assert await online(ana) == {"Ben": None}
            other = (await ana.create(HERE_AND_LINK))["table"]
            silent = await change(ana, "POST", "/api/invitations", {"table": other, "name": "Ben"})
            assert silent["invited"] == [{"name": "Ben", "declined": False}]
            assert (await ben.get("/api/friends"))["invitations"] == []

            for number in range(MAX_INVITATIONS):
                person = f"~{number}"
                values = (person, person, person, person)
                add = (
                    "INSERT INTO people (id, name, folded, display, role, created, banned, "
                    "ban_reason) VALUES (?,?,?,?,'person',0,0,'')"
                )
                await store._write([(add, values)])
                await store.invite_to_table(table, person, one.id, number)
            assert await refusal(ana, "POST", "/api/invitations", body) == "people-invite-too-many"

    with_server(tmp_path, scenario)
