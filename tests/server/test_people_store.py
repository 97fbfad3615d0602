"""Storage of people on SQLite and PostgreSQL, and the commands for hosts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from arizona.cli.main import main
from arizona.server.services.administration.transfer import transfer
from arizona.server.services.people.accounts import code_hashes
from arizona.server.store.moderation_rows import BlockRow, ReportRow, SanctionRow
from arizona.server.store.people_rows import FORMER, CredentialRow, PersonRow
from arizona.server.store.postgres import PostgresStore
from arizona.server.store.session_rows import InvitationRow, SessionRow
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.storage_ledger import Charge
from arizona.server.store.store import ChatRow, Loaded, StaleError
from tests.server.test_stores import fresh_schema
from tests.server.test_stores import row as table_row

DAY = 86_400_000


def person(id: str = "~mara", name: str = "Mara") -> PersonRow:
    return PersonRow(id=id, name=name, folded=name.casefold(), display=name, created=1000)


def password(owner: str) -> CredentialRow:
    return CredentialRow(
        id=f"password:{owner}",
        person=owner,
        kind="password",
        label="",
        secret="hash",
        created=1000,
        used=1000,
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> SqliteStore | PostgresStore:
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "t.sqlite")
    return PostgresStore(fresh_schema(request.getfixturevalue("postgres")), kind="server")


def test_people_are_stored_alike_everywhere(store: SqliteStore | PostgresStore) -> None:
    async def scenario() -> None:
        await store.open()
        try:
            await names_are_unique(store)
            await codes_and_invitations_work_once(store)
            await sessions_end(store)
            await guests_are_merged_and_people_deleted(store)
            await moderation_is_stored(store)
        finally:
            await store.close()

    asyncio.run(scenario())


async def names_are_unique(store: SqliteStore | PostgresStore) -> None:
    await store.add_person(person(), {"mara", "rnara"}, [password("~mara")], ["a", "b"])
    with pytest.raises(StaleError):
        await store.add_person(person("~two", "Two"), {"two", "rnara"}, [], [])
    assert await store.person("~two") is None, "nothing of it was saved"
    # A rename keeps the old keys until the redirect ends; then anyone can have them.
    renamed = person(name="Marisol")
    renamed.renamed = 5000
    await store.rename_person(renamed, {"marisol"}, 5000 + DAY, 5000)
    assert await store.name_owners(["mara", "marisol"], 6000) == {
        "mara": "~mara",
        "marisol": "~mara",
    }
    assert await store.name_owners(["mara"], 5000 + DAY) == {}
    late = person("~late", "Mara")
    late.created = 5000 + DAY
    await store.add_person(late, {"mara"}, [], [])
    found = await store.person_named("marisol")
    assert found is not None and found.renamed == 5000


async def codes_and_invitations_work_once(store: SqliteStore | PostgresStore) -> None:
    await store.recover("~mara", "a", password("~mara"), 2000)
    with pytest.raises(StaleError):
        await store.recover("~mara", "a", password("~mara"), 2000)
    assert await store.codes("~mara") == ["b"]
    await store.invite(InvitationRow("code", "host", 1000, 9000))
    assert await store.invitation("code", 9000) is None, "too late"
    await store.add_person(person("~host", "Boss"), {"boss"}, [], [], "code")
    with pytest.raises(StaleError):
        await store.add_person(person("~other", "Other"), {"other"}, [], [], "code")
    assert await store.invitation("code", 2000) is None


async def sessions_end(store: SqliteStore | PostgresStore) -> None:
    for id in ("s1", "s2", "s3"):
        await store.add_session(SessionRow(id, "~mara", "Firefox, Linux", "password", 1, 1))
    await store.end_session("~late", "s1", 100)  # somebody else's
    assert {one.id for one in await store.sessions("~mara")} == {"s1", "s2", "s3"}
    await store.end_sessions("~mara", 200, keep="s2")
    assert [one.id for one in await store.sessions("~mara")] == ["s2"]
    assert set(await store.ended_sessions(150)) == {"s1", "s3"}
    assert await store.session("s1") is None and await store.session("s2") is not None
    banned = await store.person("~mara")
    assert banned is not None
    banned.banned = 300
    await store.change_person(banned, "host", "ban", 300)
    assert await store.session("s2") is None
    actions = [entry.action for entry in await store.audit_log("~mara")]
    assert "ban" in actions and "sign-out-all" in actions


async def guests_are_merged_and_people_deleted(store: SqliteStore | PostgresStore) -> None:
    result = [ChatRow(1, 0, "Guest", "mine", 1), ChatRow(2, 1, "Other", "theirs", 2)]
    table = table_row("t1", host="guest")
    await store.put(Loaded(table, [], {0: ["guest", "~late"], 1: ["other"]}, result))
    await store.charge(Charge("progress", "guest", "here", "guest", 10, 1, 1))
    await store.charge(Charge("table", "t1", "here", "guest", 10, 1, 1))
    await store.save_note("puzzler", "guest", "{}")
    await store.merge_guest("guest", "~late", {"puzzler": '{"solved":["a"]}'})
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.row.host == "~late" and loaded.holders == {0: ["~late"], 1: ["other"]}
    assert loaded.row.version == table.version + 1
    assert await store.note("puzzler", "guest") is None
    assert await store.note("puzzler", "~late") == '{"solved":["a"]}'
    assert await store.charged("progress", "guest") is None
    # What belongs to an account does not expire.
    await store.expire(10**15, 10**15, 100)
    assert await store.note("puzzler", "~late") is not None
    assert await store.delete_person("~late", 10_000) == ["t1"]
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.holders == {1: ["other"]} and loaded.row.host == ""
    assert loaded.row.seats[0].name == FORMER
    assert [line.text for line in loaded.chat] == ["theirs"]
    assert await store.person("~late") is None and await store.note("puzzler", "~late") is None
    assert await store.audit_log("~late") == []


def report(id: str, reporter: str, target: str) -> ReportRow:
    return ReportRow(
        id=id,
        at=1000,
        reporter=reporter,
        reporter_name="Ana",
        target=target,
        target_name="Ben",
        table_id="t1",
        game="knight",
        seat=1,
        moment=4,
        reason="insults",
        text="rude",
        evidence="[]",
    )


async def moderation_is_stored(store: SqliteStore | PostgresStore) -> None:
    """Guests' blocks, reports, sanctions and chat become those of the person who signs in."""
    before = await store.moderation_revision()
    await store.add_blocks(
        [BlockRow("b1", "g1", "g2", "Ben", 1), BlockRow("b2", "g3", "g1", "A", 1)]
    )
    await store.add_blocks([BlockRow("b3", "~host", "g2", "Ben", 2)])
    assert await store.moderation_revision() != before
    assert await store.add_report(report("r1", "g1", "g2"))
    assert not await store.add_report(report("r2", "g1", "g2")), "once per table and person"
    assert await store.add_report(report("r3", "~host", "g2"))
    muted = SanctionRow(
        id="s", person="g2", kind="mute", at=5, until=50, actor="~m", actor_name="M", reason="rude"
    )
    await store.save_sanction(muted, [], [])
    assert await store.active_sanctions(["g2"], 49) and not await store.active_sanctions(["g2"], 50)
    result = [ChatRow(1, -1, "Ben", "hi", 1, "g2"), ChatRow(2, -1, "Ana", "hello", 2, "g1")]
    await store.put(Loaded(table_row("t2"), [], {}, result))
    await store.merge_guest("g1", "~host", {})
    assert await store.block_pairs(["~host"]) == [("g3", "~host"), ("~host", "g2")]
    assert [one.id for one in await store.reports_by("~host")] == ["r3"], "one of each"
    assert [line.guest for line in await store.chat("t2", 9)] == ["g2", "~host"]
    await store.merge_guest("g2", "~mara", {})
    assert [one.person for one in await store.sanctions_of("~mara")] == ["~mara"]
    await store.delete_person("~host", 9)
    [left] = await store.reports_about("~mara")
    assert (left.reporter_name, left.reporter) == (FORMER, "gone:r3")
    assert await store.block_pairs(["~mara", "g3"]) == []
    await store.delete_person("~mara", 9)
    assert await store.reports(closed=False) == [] and await store.sanctions_of("~mara") == []
    assert await store.chat("t2", 9) == []


def test_hosts_manage_people_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "tables.sqlite"

    async def prepare() -> None:
        store = SqliteStore(data)
        await store.open()
        await store.add_person(person(), {"mara"}, [password("~mara")], ["old"])
        await store.add_session(SessionRow("s1", "~mara", "Firefox, Linux", "password", 1, 1))
        await store.add_report(report("r1", "guest", "~mara"))
        await store.close()

    asyncio.run(prepare())

    def run(*words: str) -> str:
        capsys.readouterr()
        monkeypatch.setattr("sys.argv", ["arizona", "people", *words, "--data", str(data)])
        main()
        return capsys.readouterr().out

    assert len(run("invite").strip()) == 19
    assert run("list").startswith("Mara")
    run("role", "mara", "moderator")
    run("ban", "mara", "--reason", "spam")
    assert "moderator, banned: spam" in run("list")
    run("unban", "MARA")
    assert "r1" in run("reports", "list") and "Ben: insults, table t1" in run("reports", "list")
    run("reports", "close", "r1", "--reason", "nothing to see")
    assert run("reports", "list") == ""
    assert "dismissed by command line" in run("reports", "list", "--closed")
    with pytest.raises(SystemExit):
        run("reports", "close", "r2", "--reason", "nothing to see")
    codes = run("reset", "mara").split()
    assert len(codes) == 10
    assert json.loads(run("export", "mara"))["account"]["role"] == "moderator"
    with pytest.raises(SystemExit):
        run("role", "nobody", "host")
    with pytest.raises(SystemExit):
        run("role", "mara", "king")

    async def check() -> None:
        moved = SqliteStore(tmp_path / "moved.sqlite")
        await transfer(data, moved.path, lambda _: None)
        await moved.open()
        try:
            assert await moved.sessions("~mara") == []
            hashes = code_hashes(await moved.key("recovery"), "~mara", codes)
            assert set(await moved.codes("~mara")) == set(hashes)
            assert (await moved.credentials("~mara"))[0].secret == "hash"
            actors = {entry.actor for entry in await moved.audit_log("~mara")}
            assert "command line" in actors
            [ban] = await moved.sanctions_of("~mara")
            assert ban.reason == "spam" and ban.reversed_by == "command line"
            assert (await moved.reports(closed=True))[0].id == "r1"
        finally:
            await moved.close()

    asyncio.run(check())
