"""Blocks, reports, moderators' actions and chat rules of a running server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from arizona.people.chat_words import WordList
from arizona.server.base.cookies import SESSION_COOKIE
from arizona.server.services.people.moderation import decision_times
from arizona.server.services.people.sessions import SIGNED_OUT
from arizona.server.store.session_rows import Role
from arizona.server.store.store import LogLine
from arizona.server.web.app import ROUTES
from tests.server.authenticator import Authenticator
from tests.server.harness import HERE_AND_LINK, Guest, Json, Player, Running, until, with_server
from tests.server.test_accounts import PASSWORD, closed, refused, register, sign_in
from tests.server.test_passkeys import options, sign_in_with
from tests.server.test_passkeys import register as register_passkey

RUDE = {"seat": 1, "reason": "insults", "text": "He called me names."}


async def promote(live: Running, name: str, role: Role) -> None:
    person = await live.server.store.person_named(name.casefold())
    assert person is not None
    person.role = role
    await live.server.store.change_person(person, "test", "role", 1)
    live.server.accounts.sessions.forget_cached()


async def two_at_table(host: Guest, friend: Guest, **more: object) -> str:
    """Create a table where ``friend`` has taken the open seat."""
    made = await host.create(HERE_AND_LINK, **more)
    table: str = made["table"]
    await friend.get("/api/me")
    async with friend.sit_at(table) as player:
        assert (await player.ask("sit", seat=1, name="Ben"))["type"] == "seated"
    return table


async def hears(player: Player, text: str) -> None:
    """Read until a chat line with this text arrives."""
    while text not in [one["text"] for one in player.chat]:
        await player.receive(20)


class Reported(NamedTuple):
    """A report: Ana has reported Ben, who has an account, and Ines moderates."""

    ana: Guest
    ben: Guest
    ines: Guest
    table: str
    path: str

    async def act(self, kind: str, **more: object) -> Json:
        """Take an action and return the case."""
        body = {"kind": kind, "reason": "Because", **more}
        return await self.ines.post(f"{self.path}/actions", body, 200)

    async def reverse(self, case: Json) -> None:
        """Reverse the newest action of a case."""
        path = f"/api/moderation/actions/{case['sanctions'][0]['id']}/reverse"
        assert (await self.ines.http.post(path, json={"reason": "Mistaken"})).status_code == 204


async def report(live: Running, ana: Guest, ben: Guest, ines: Guest) -> Reported:
    """Let Ana report Ben at a new table."""
    await ana.get("/api/me")
    await register(ines, "Ines")
    await promote(live, "Ines", "moderator")
    table = await two_at_table(ana, ben)
    await ana.post(f"/api/tables/{table}/reports", RUDE)
    [found] = (await ines.get("/api/moderation/reports"))["reports"]
    return Reported(ana, ben, ines, table, f"/api/moderation/reports/{found['id']}")


@asynccontextmanager
async def reported(live: Running) -> AsyncIterator[Reported]:
    """Provide a report of a person with a password."""
    async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as ines:
        await register(ben, "Ben")
        yield await report(live, ana, ben, ines)


def test_blocking_works_both_ways_and_silently(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as cleo:
            await ana.get("/api/me")
            table = await two_at_table(ana, ben)
            await cleo.get("/api/me")
            async with (
                ana.sit_at(table) as first,
                ben.sit_at(table) as second,
                cleo.sit_at(table) as third,
            ):
                await second.ask("say", text="before the block")
                await hears(first, "before the block")
                made = await ana.post(f"/api/tables/{table}/blocks", {"seat": 1})
                assert made == {"name": "Ben"}
                await second.ask("say", text="you can't hear me")
                await first.ask("say", text="nor you me")
                await third.ask("say", text="hello both")
                for player in (first, second):
                    await hears(player, "hello both")
                await hears(third, "nor you me")
                assert [one["text"] for one in first.chat[1:]] == ["nor you me", "hello both"]
                assert [one["text"] for one in second.chat[1:]] == [
                    "you can't hear me",
                    "hello both",
                ]
            # A new connection does not get the lines either, even after the table was unloaded.
            live.server.rooms.close_room(table)
            async with ana.sit_at(table) as first, ben.sit_at(table) as second:
                assert [one["text"] for one in first.chat] == ["nor you me", "hello both"]
                assert [one["text"] for one in second.chat] == [
                    "before the block",
                    "you can't hear me",
                    "hello both",
                ]
            # Neither sees or joins the other's open tables.
            for host, other in ((ana, ben), (ben, ana)):
                listed = await host.create(HERE_AND_LINK, open=True)
                found = (await other.get("/api/lobby"))["tables"]
                assert listed["table"] not in [one["table"]["id"] for one in found]
                async with other.sit_at(listed["table"]) as player:
                    answer = await player.ask("sit", seat=1)
                    assert answer["message"]["id"] == "moderation-seat-unavailable"
                assert listed["table"] in [
                    one["table"]["id"] for one in (await cleo.get("/api/lobby"))["tables"]
                ]
            # Unblocking restores all of it.
            [block] = (await ana.get("/api/blocks"))["blocks"]
            assert block["name"] == "Ben" and (await ben.get("/api/blocks"))["blocks"] == []
            assert (await ben.http.delete(f"/api/blocks/{block['id']}")).status_code == 204
            assert len((await ana.get("/api/blocks"))["blocks"]) == 1, "only one's own"
            await ana.http.delete(f"/api/blocks/{block['id']}")
            assert (await ana.get("/api/blocks"))["blocks"] == []
            async with ben.sit_at(table) as second:
                assert len(second.chat) == 4

    with_server(tmp_path, scenario)


def test_blocks_follow_the_account(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara, Guest(live.url) as ben, Guest(live.url) as phone:
            await register(ben, "Ben")
            await mara.get("/api/me")
            await refused(
                await mara.http.post("/api/blocks", json={"name": "Nobody"}),
                404,
                "moderation-block-unknown",
            )
            await mara.post("/api/blocks", {"name": "ben"})
            await register(mara)
            await refused(
                await mara.http.post("/api/blocks", json={"name": "Mara"}),
                403,
                "moderation-block-self",
            )
            # A second device blocks the same person as a guest; signing in merges both.
            await phone.get("/api/me")
            await phone.post("/api/blocks", {"name": "Ben"})
            await sign_in(phone)
            assert [one["name"] for one in (await phone.get("/api/blocks"))["blocks"]] == ["Ben"]
            people = [await live.server.store.person_named(one) for one in ("mara", "ben")]
            ids = [one.id for one in people if one is not None]
            standings = live.server.standings
            assert await standings.blocked_between(ids[1], ids[0])
            assert not await standings.blocked_between(ids[0], "somebody")
            exported = (await mara.http.get("/api/account/export")).json()
            assert [one["name"] for one in exported["blocks"]] == ["Ben"]
            await live.server.store.delete_person(ids[0], 1)
            assert not await standings.blocked_between(*ids)

    with_server(tmp_path, scenario)


def test_a_report_has_its_evidence_and_is_made_once(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as judge:
            await ana.get("/api/me")
            table = await two_at_table(ana, ben)
            async with ben.sit_at(table) as player:
                await player.ask("say", text="you are slow")
                line = player.chat[-1]["id"]
            path = f"/api/tables/{table}/reports"
            assert await ana.post(path, {**RUDE, "block": True}) == {"name": "Ben"}
            assert len((await ana.get("/api/blocks"))["blocks"]) == 1
            for body in (RUDE, {"line": line, "reason": "other"}):
                await refused(await ana.http.post(path, json=body), 403, "moderation-report-again")
            await refused(await ben.http.post(path, json=RUDE), 403, "moderation-block-self")
            bad = await ana.http.post(path, json={"seat": 1, "reason": "other", "text": "x" * 501})
            assert bad.status_code == 400
            await register(judge, "Ines")
            await promote(live, "Ines", "moderator")
            queue = await judge.get("/api/moderation/reports")
            assert queue["open"] == 1
            [report] = queue["reports"]
            assert (report["name"], report["reason"]) == ("Ben", "insults")
            case = await judge.get(f"/api/moderation/reports/{report['id']}")
            assert case["table"] == table and case["text"] == "He called me names."
            assert case["reporter"] == "Ana" and case["person"]["role"] == ""
            assert [(one["text"], one["target"]) for one in case["chat"]] == [
                ("you are slow", True)
            ]
            assert case["person"]["actions"] == ["warn", "mute", "exclude"], "guests return"
            # Reports are limited per person.
            for _ in range(25):
                answer = await ana.http.post(path, json=RUDE)
            await refused(answer, 429, "moderation-reports-many")

    with_server(tmp_path, scenario)


def test_actions_are_logged_announced_answered_once_and_reversed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with reported(live) as (ana, ben, judge, table, path):
            empty = await judge.http.post(f"{path}/actions", json={"kind": "mute", "reason": " "})
            await refused(empty, 400, "moderation-reason-missing")
            async with ben.sit_at(table) as player:
                body = {"kind": "mute", "reason": "Insults", "days": 7}
                case = await judge.post(f"{path}/actions", body, 200)
                [muted] = case["sanctions"]
                assert muted["active"] and muted["by"] == "Ines"
                assert case["report"]["resolution"] == "mute" and case["report"]["closed"] > 0
                answer = await player.ask("say", text="still here")
                assert answer["message"] == {"id": "moderation-muted", "args": {"days": 7}}
                # The person is notified and may answer once, which opens the case again.
                assert (await ben.get("/api/me"))["notices"] == 1
                [notice] = (await ben.get("/api/notices"))["notices"]
                assert (notice["kind"], notice["reason"]) == ("mute", "Insults")
                assert (await ana.get("/api/notices"))["notices"] == []
                result = {"text": "It was a joke."}
                own = f"/api/notices/{notice['id']}/answer"
                assert (await ana.http.post(own, json=result)).status_code == 404
                assert (await ben.http.post(own, json=result)).status_code == 204
                # The notice stays on the start page until it is hidden.
                assert (await ben.get("/api/me"))["notices"] == 1
                await refused(await ben.http.post(own, json=result), 403, "moderation-answer-once")
                case = await judge.get(path)
                assert case["sanctions"][0]["answer"] == "It was a joke."
                assert case["report"]["answered"] and case["report"]["closed"] == 0
                # Reversing takes effect at once and is announced too.
                reverse = f"/api/moderation/actions/{muted['id']}/reverse"
                done = await judge.http.post(reverse, json={"reason": "Fair point"})
                assert done.status_code == 204
                assert (await player.ask("say", text="thanks"))["type"] == "done"
                again = await judge.http.post(reverse, json={"reason": "Again"})
                assert again.status_code == 409
            [notice] = (await ben.get("/api/notices"))["notices"]
            assert notice["reversed_reason"] == "Fair point" and not notice["active"]
            await ben.http.post(f"/api/notices/{notice['id']}/dismiss")
            assert (await ben.get("/api/notices"))["notices"] == []
            await judge.post(f"{path}/close", {"reason": "Settled"}, 200)
            case = await judge.get(path)
            log = [(one["action"], one["by"]) for one in reversed(case["audit"])]
            assert log == [
                ("register", "Ben"),
                ("mute", "Ines"),
                ("answer", "Ben"),
                ("mute-reversed", "Ines"),
                ("report-dismissed", "Ines"),
            ]
            exported = (await ben.http.get("/api/account/export")).json()
            assert exported["moderation"][0]["answer"] == "It was a joke."
            assert "Ana" not in str(exported["moderation"]), "the reporter is not named"

    with_server(tmp_path, scenario)


def test_a_ban_ends_sessions_and_can_be_appealed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with reported(live) as (_, ben, judge, table, path):
            async with ben.sit_at(table) as player:
                await judge.post(f"{path}/actions", {"kind": "ban", "reason": "Threats"}, 200)
                assert await closed(player) == SIGNED_OUT
            await refused(await sign_in(ben, "Ben"), 403, "people-banned")
            appeal = {"name": "Ben", "password": PASSWORD, "text": "That was my brother."}
            wrong = {**appeal, "password": "seven owls at midnight"}
            await refused(
                await ben.http.post("/api/account/appeal", json=wrong), 400, "people-sign-in-wrong"
            )
            assert (await ben.http.post("/api/account/appeal", json=appeal)).status_code == 204
            await refused(
                await ben.http.post("/api/account/appeal", json=appeal),
                403,
                "moderation-answer-once",
            )
            case = await judge.get(path)
            assert case["person"]["banned"]
            [ban] = case["sanctions"]
            assert ban["answer"] == "That was my brother."
            await judge.http.post(
                f"/api/moderation/actions/{ban['id']}/reverse", json={"reason": "Mistaken"}
            )
            assert (await sign_in(ben, "Ben")).status_code == 200
            assert (await ben.get("/api/me"))["notices"] == 1

    with_server(tmp_path, scenario)


def test_a_ban_can_be_answered_with_a_passkey(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        url = f"http://localhost:{live.port}"
        device, other = Authenticator(url), Authenticator(url)
        async with Guest(url) as ana, Guest(url) as ben, Guest(url) as ines:
            await register_passkey(ben, device, "Ben")
            case = await report(live, ana, ben, ines)
            await register_passkey(ana, other, "Ana")
            await case.act("ban")
            await refused(await sign_in_with(ben, device), 403, "people-banned")

            async def appeal(device: Authenticator) -> httpx.Response:
                signed = device.sign(await options(ben, "sign-in-options"))
                body = {"passkey": signed, "text": "That was my brother."}
                return await ben.http.post("/api/account/appeal", json=body)

            await refused(await appeal(other), 403, "moderation-no-ban")
            assert (await appeal(device)).status_code == 204
            await refused(await appeal(device), 403, "moderation-answer-once")
            assert (await ben.get("/api/account"))["account"] is None, "an answer is no sign-in"
            [ban] = (await ines.get(case.path))["sanctions"]
            assert ban["answer"] == "That was my brother."

    with_server(tmp_path, scenario)


def test_a_pack_is_removed_from_the_profile_and_returns(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with reported(live) as case:
            page = await case.ben.post("/api/workshop/packs", {"game": "knight", "title": "Rude"})
            pack = page["state"]["pack"]

            async def shown(viewer: Guest) -> list[str]:
                profile = await viewer.get("/api/people/Ben")
                return [one["title"] for one in profile["packs"] or []]

            async def unlist(id: str) -> httpx.Response:
                body = {"kind": "unlist", "reason": "Insults", "pack": id}
                return await case.ines.http.post(f"{case.path}/actions", json=body)

            assert (await case.ines.get(case.path))["person"]["packs"] == []
            await refused(await unlist(pack["id"]), 403, "moderation-action-not-allowed")
            shows = {"results": True, "packs": True}
            await case.ben.http.put("/api/account/profile", json=shows)
            assert await shown(case.ana) == ["Rude"]
            await refused(await unlist("other"), 403, "moderation-action-not-allowed")
            done = await unlist(pack["id"])
            assert done.json()["sanctions"][0]["subject"] == "Rude"
            assert done.json()["person"]["packs"] == []
            assert (await shown(case.ana), await shown(case.ben)) == ([], ["Rude"])
            # Nothing else happens to the pack: links to it work, and its owner can edit it.
            await case.ana.get(f"/api/workshop/packs/{pack['id']}")
            [notice] = (await case.ben.get("/api/notices"))["notices"]
            assert (notice["kind"], notice["subject"]) == ("unlist", "Rude")
            answer = f"/api/notices/{notice['id']}/answer"
            done = await case.ben.http.post(answer, json={"text": "Sorry."})
            assert done.status_code == 204
            await case.reverse(await case.ines.get(case.path))
            assert await shown(case.ana) == ["Rude"]

    with_server(tmp_path, scenario)


def test_a_username_is_reset_and_restored(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with reported(live) as case, Guest(live.url) as otto:

            async def name() -> str:
                return str((await case.ben.get("/api/me"))["account"])

            async def names_at_table() -> list[str]:
                found = await case.ana.get(f"/api/tables/{case.table}")
                return [seat["name"] for seat in found["table"]["seats"]]

            async def choose(wanted: str) -> httpx.Response:
                return await case.ben.http.put("/api/account/name", json={"name": wanted})

            first = await case.act("reset-name")
            assert first["sanctions"][0]["subject"] == "Ben"
            neutral = await name()
            assert neutral.startswith("Player-") and "Ben" not in await names_at_table()
            assert neutral in await names_at_table()
            assert (await otto.http.get("/api/people/Ben")).status_code == 404
            assert (await sign_in(otto, neutral)).status_code == 200, "the new name signs in"
            # Neither the owner nor somebody else can have the name, or one that looks like it.
            await refused(await choose("ben"), 400, "people-name-was-reset")
            await refused(await choose("BEN"), 400, "people-name-was-reset")
            request = {"name": "Ben", "password": PASSWORD}
            taken = await case.ana.http.post("/api/account/register", json=request)
            await refused(taken, 400, "people-name-taken")
            await case.reverse(first)
            assert await name() == "Ben" and "Ben" in await names_at_table()
            # A name that was chosen since then is not replaced.
            await case.ines.post(f"{case.path}/close", {"reason": "Again", "reopen": True}, 200)
            second = await case.act("reset-name")
            assert (await choose("Benedikt")).status_code == 200
            await case.reverse(second)
            assert await name() == "Benedikt"

    with_server(tmp_path, scenario)


def test_moderators_judge_neither_themselves_nor_each_other(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ines, Guest(live.url) as otto:
            await register(ana, "Ana")
            await register(ines, "Ines")
            await register(otto, "Otto")
            await promote(live, "Ana", "host")
            for name in ("Ines", "Otto"):
                await promote(live, name, "moderator")
            table = await two_at_table(ana, ines)
            await ana.post(f"/api/tables/{table}/reports", RUDE)
            assert (await ines.get("/api/moderation/reports"))["reports"] == []
            [report] = (await otto.get("/api/moderation/reports"))["reports"]
            path = f"/api/moderation/reports/{report['id']}"
            assert (await ines.http.get(path)).status_code == 404
            body = {"kind": "exclude", "reason": "Stalls", "days": 30}
            await refused(
                await otto.http.post(f"{path}/actions", json=body),
                403,
                "moderation-action-not-allowed",
            )
            await ana.post(f"{path}/actions", body, 200)
            person = await live.server.store.person_named("ines")
            assert person is not None and await live.server.moderation.excluded(person.id)
            [sanction] = await live.server.store.sanctions_of(person.id)
            reverse = f"/api/moderation/actions/{sanction.id}/reverse"
            for judge in (ines, otto):
                answer = await judge.http.post(reverse, json={"reason": "No"})
                assert answer.status_code in (403, 404)
            assert await live.server.moderation.excluded(person.id)
            # Ines can neither create a rated table nor sit down at one.
            clock = {"kind": "fischer", "seconds": 300, "increment": 5}
            request = {"game": "knight", "seats": HERE_AND_LINK, "clock": clock, "rated": True}
            answer = await ines.http.post("/api/tables", json=request)
            await refused(answer, 403, "table-rated-excluded")
            rated = (await ana.create(HERE_AND_LINK, clock=clock, rated=True))["table"]
            async with ines.sit_at(rated) as player:
                refusal = await player.ask("sit", seat=1, name="Ines")
                assert refusal["message"]["id"] == "table-rated-excluded"

    with_server(tmp_path, scenario)


def test_only_moderators_reach_the_routes_of_moderation(tmp_path: Path) -> None:
    routes = [one for one in ROUTES if "/moderation" in one.path]
    assert {one.rules.access for one in routes} == {"moderator"}
    assert {one.path for one in ROUTES if one.rules.access == "moderator"} == {
        one.path for one in routes
    }

    async def scenario(live: Running) -> None:
        async with reported(live) as (ana, stranger, judge, _, report):
            for one in routes:
                path = one.path.replace("{id}", report.rpartition("/")[2])
                for guest in (ana, stranger):
                    answer = await guest.http.request(one.method, path, json={"reason": "x"})
                    missing = await guest.http.request(one.method, "/api/nothing", json={})
                    assert answer.status_code == missing.status_code == 404, one
                    assert answer.json() == missing.json()
            # Losing the role or the session closes the page.
            token = judge.http.cookies[SESSION_COOKIE]
            await promote(live, "Ines", "person")
            assert (await judge.http.get("/api/moderation/reports")).status_code == 404
            await promote(live, "Ines", "host")
            assert (await judge.http.get("/api/moderation/reports")).status_code == 200
            await judge.http.post("/api/account/sign-out")
            judge.http.cookies.set(SESSION_COOKIE, token)
            assert (await judge.http.get("/api/moderation/reports")).status_code == 404

    with_server(tmp_path, scenario)


def test_chat_can_be_off_and_follows_the_word_list(tmp_path: Path) -> None:
    words = WordList.parse("# host's list\ncactus\n!scram\n")

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await ana.get("/api/me")
            table = await two_at_table(ana, ben)
            async with ana.sit_at(table) as first, ben.sit_at(table) as second:
                hello: Json = {"type": "hello", "chat_on": False}
                await second.send(hello)
                while (await second.receive())["type"] != "snapshot":
                    pass
                assert (await first.ask("say", text="Cáctus in bloom"))["type"] == "done"
                assert first.chat[-1]["text"] == "•••••• in bloom"
                refusal = await first.ask("say", text="SCRAM!")
                assert refusal["message"]["id"] == "moderation-chat-words"
                # The answer to a later request shows that nothing was sent before it.
                assert (await second.ask("rename-seat", seat=1, name="Benno"))["type"] == "done"
                assert second.chat == []
                await second.send({"type": "hello"})
                while (await second.receive())["type"] != "snapshot":
                    pass
                assert len(second.chat) == 1

    with_server(tmp_path, scenario, words=words)


def test_guests_write_slowly_where_anyone_can_join(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as mara:
            await register(mara)
            person = await live.server.store.person_named("mara")
            assert person is not None
            table = (await mara.create(HERE_AND_LINK, open=True))["table"]
            await ben.get("/api/me")
            async with ben.sit_at(table) as player:
                assert (await player.ask("say", text="one"))["type"] == "done"
                slow = await player.ask("say", text="two")
                assert slow["message"] == {"id": "moderation-chat-slow", "args": {"seconds": 5}}
            # Old accounts and private tables are not affected.
            old = "UPDATE people SET created=0 WHERE id=?"
            await live.server.store._write([(old, (person.id,))])
            async with mara.sit_at(table) as player:
                for text in ("one", "two", "three"):
                    assert (await player.ask("say", text=text))["type"] == "done"
            private = (await ana.create(HERE_AND_LINK))["table"]
            async with ana.sit_at(private) as player:
                for text in ("one", "two"):
                    assert (await player.ask("say", text=text))["type"] == "done"

    with_server(tmp_path, scenario)


def test_times_per_decision_come_from_the_log() -> None:
    log = [LogLine(1, "* deal", 0)]
    for number in range(6):
        at = 3000 * (number + 1)
        log.append(LogLine(2 * number + 2, "1 a", at - 1000))
        log.append(LogLine(2 * number + 3, "2 b", at))
    times = decision_times(log, 1)
    assert times is not None
    assert (times.seconds, times.median, times.others) == ([1.0] * 6, 1.0, 2.0)
    assert decision_times(log[:8], 1) is None, "too few to tell"


def test_changes_of_another_server_reach_open_connections(tmp_path: Path) -> None:
    """A block written to the store takes effect without a request to this server."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await ana.get("/api/me")
            table = await two_at_table(ana, ben)
            room = await live.server.rooms.get(table)
            [holder] = room.state.seating.holders[1]
            async with ana.sit_at(table):
                [client] = room.state.clients
                store = live.server.store
                row = (await live.server.standings.blocks(client.guest)).blocks
                assert row == [] and not client.standing.blocked
                await live.server.standings.block(client.guest, [holder], "Ben")
                assert client.standing.blocked == {holder}
                [block] = await store.blocks_of(client.guest)
                await store.remove_block(client.guest, block.id)
                await until(lambda: not client.standing.blocked)

    with_server(tmp_path, scenario)


@pytest.mark.parametrize("link", ["https://example.org/x", "<a href='//evil'>x</a>"])
def test_links_stay_text(tmp_path: Path, link: str) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.get("/api/me")
            table = (await ana.create(HERE_AND_LINK))["table"]
            async with ana.sit_at(table) as player:
                await player.ask("say", text=link)
                assert player.chat[-1]["text"] == link, "plain text, which the page never parses"

    with_server(tmp_path, scenario)
