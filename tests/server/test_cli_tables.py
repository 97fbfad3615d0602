"""`arizona tables …`: commands for hosts to manage saved tables."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import arizona
from arizona.cli.main import main
from arizona.engine.errors import RulesMismatchError
from arizona.engine.record import load_record, parse_record
from tests.server.harness import TWO_HERE, Guest, Running, with_server


class Commands:
    """Runs commands on one table database."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.data = folder / "tables.sqlite"
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, fails: bool = False) -> str:
        self.capsys.readouterr()
        argv = ["arizona", "tables", *words, "--data", str(self.data)]
        self.monkeypatch.setattr("sys.argv", argv)
        if fails:
            with pytest.raises(SystemExit):
                main()
            return self.capsys.readouterr().err
        main()
        return self.capsys.readouterr().out

    def both(self, *words: str) -> str:
        """Run a command that fails and return its output, including stderr."""
        self.monkeypatch.setattr(
            "sys.argv", ["arizona", "tables", *words, "--data", str(self.data)]
        )
        with pytest.raises(SystemExit):
            main()
        output = self.capsys.readouterr()
        return output.out + output.err


@pytest.fixture
def tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Commands:
    return Commands(tmp_path, monkeypatch, capsys)


def played_record(path: Path, *, whole: bool = False, game: str = "knight") -> None:
    match = (
        arizona.new("knight", seed=4, games=1) if game == "knight" else arizona.new(game, seed=4)
    )
    for _ in range(10_000 if whole else 12):
        if match.over:
            break
        match.play(match.state.legal()[0])
    match.record().save(path)


def test_import_list_show_export(tables: Commands, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    played_record(file)
    id = tables("import", str(file)).strip()
    assert id in tables("list")
    shown = tables("show", id)
    assert "knight, rules 1" in shown
    assert "waiting" in shown
    out = tmp_path / "out.json"
    tables("export", id, "--out", str(out))
    assert load_record(out).lines == load_record(file).lines
    assert '"format": "arizona-record 1"' in tables("export", id)
    assert "There is no table “none”" in tables("show", "none", fails=True)


def test_an_exported_ending_has_its_result(tables: Commands, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    played_record(file, whole=True)
    id = tables("import", str(file)).strip()
    out = tmp_path / "out.json"
    tables("export", id, "--out", str(out))
    assert load_record(out).result == load_record(file).result is not None


def test_an_imported_table_is_joined_by_link(tables: Commands, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    played_record(file)
    id = tables("import", str(file)).strip()

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, ana.sit_at(id) as player:
            seat = player.scene["to_move"]
            await player.ask("sit", seat=seat)
            assert (await player.move())["type"] == "done"

    with_server(tmp_path, scenario)


def age(path: Path, sql: str) -> None:
    with sqlite3.connect(path) as db:
        db.execute(sql)
    db.close()


def test_patch_updates_old_tables(tables: Commands, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    played_record(file)
    id = tables("import", str(file)).strip()
    broken = tables("import", str(file)).strip()
    assert "every table" in tables("patch")
    age(tables.data, "UPDATE tables SET rules=0, content_hash='old'")
    age(tables.data, f"UPDATE moves SET line='1 jump 0,0' WHERE table_id='{broken}' AND seq=3")
    assert "to rules 1" in tables("patch", id, "--dry-run")
    output = tables("patch")
    assert f"{id}: from rules 0" in output
    assert f"{broken}: left under rules 0" in output
    assert "rules 1" in tables("show", id)
    assert "rules 0" in tables("show", broken)


def test_patch_leaves_finished_tables_under_their_rules(tables: Commands, tmp_path: Path) -> None:
    file, out = tmp_path / "in.json", tmp_path / "out.json"
    played_record(file, whole=True, game="rails")
    id = tables("import", str(file)).strip()
    now = arizona.get_game("rails").rules_version
    age(tables.data, f"UPDATE tables SET rules={now - 1}, content_hash='old', scores='[1, 2]'")
    for _ in range(2):
        output = tables("patch")
        assert f"{id}: finished, keeps rules {now - 1} and content old" in output
    tables("export", id, "--out", str(out))
    record = load_record(out)
    assert (record.rules, record.digest, record.result) == (now - 1, "old", [1, 2])
    with pytest.raises(RulesMismatchError):
        arizona.replay(record)


@pytest.mark.parametrize("what", ["scores='[1, 2]'", "to_move=1-to_move", "status='over'"])
def test_patch_changes_no_running_table_whose_game_would_change(
    tables: Commands, tmp_path: Path, what: str
) -> None:
    """Simulates old rules that led to a different position or different scores."""
    file = tmp_path / "in.json"
    played_record(file)
    id = tables("import", str(file)).strip()
    age(tables.data, f"UPDATE tables SET rules=0, {what}")
    output = tables("patch")
    assert f"{id}: from rules" not in output and f"{id}: " in output
    assert "rules 0" in tables("show", id)


def test_a_table_that_an_earlier_patch_has_damaged_is_found_and_repaired(
    tables: Commands, tmp_path: Path
) -> None:
    """The table has the current rules version and the score from before."""
    file, out = tmp_path / "in.json", tmp_path / "out.json"
    played_record(file, whole=True, game="rails")
    good, id = (tables("import", str(file)).strip() for _ in range(2))
    now = arizona.get_game("rails").rules_version
    assert "every table matches its moves" in tables("check")
    age(tables.data, f"UPDATE tables SET scores='[1, 2]' WHERE id='{id}'")
    repair = f"arizona tables set-rules {id} {now - 1}"
    for words in (("check",), ("export", id)):
        tables.capsys.readouterr()
        result = tables.both(*words)
        assert "stored scores are 1–2, but its moves give" in result and repair in result
    assert repair in tables("patch")

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            async with ana.sit_at(id) as player:
                assert player.table["status"] == "read-only"
                assert player.scene["scores"] == [1, 2]
            record = parse_record((await ana.http.get(f"/api/tables/{id}/record")).text)
            assert record.result == [1, 2]
            async with ana.sit_at(good) as player:
                assert player.table["status"] == "over"

    with_server(tmp_path, scenario)
    assert "has rules versions 1 to" in tables("set-rules", id, "99", fails=True)
    assert "doesn’t match its moves under rules" in tables("set-rules", id, str(now), fails=True)
    tables(*repair.split()[2:])
    assert "every table matches its moves" in tables("check")
    tables("export", id, "--out", str(out))
    assert load_record(out).rules == now - 1 and load_record(out).result == [1, 2]
    tables("export", good, "--out", str(out))
    assert arizona.replay(load_record(out)).over
    running = tmp_path / "running.json"
    played_record(running)
    waits = tables("import", str(running)).strip()
    assert "not finished" in tables("set-rules", waits, "1", fails=True)


def test_prune_and_backup(tables: Commands, tmp_path: Path) -> None:
    for whole in (True, False):
        file = tmp_path / f"{whole}.json"
        played_record(file, whole=whole)
        tables("import", str(file))
    copy = tmp_path / "copy.sqlite"
    tables("backup", str(copy))
    assert "already exists" in tables("backup", str(copy), fails=True)
    assert "deleted 0" in tables("prune", "--days", "30")
    age(tables.data, "UPDATE tables SET changed=1")
    assert "would delete 1" in tables("prune", "--days", "30", "--dry-run")
    assert "deleted 1" in tables("prune", "--days", "30")
    assert "deleted 1" in tables("prune", "--days", "30", "--unfinished")
    assert tables("list") == ""
    tables.data = copy
    assert len(tables("list").splitlines()) == 2


def test_serve_refuses_what_it_cannot_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["arizona", "serve", "--log-level", "loud"])
    with pytest.raises(SystemExit):
        main()
    assert "--log-level loud" in capsys.readouterr().err

    async def scenario(live: Running) -> None:
        words = ["arizona", "serve", "--port", str(live.port), "--data", str(tmp_path / "x")]
        monkeypatch.setattr("sys.argv", words)

        def attempt() -> None:
            with pytest.raises(SystemExit):
                main()

        await asyncio.to_thread(attempt)
        assert "cannot listen" in capsys.readouterr().err
        async with Guest(live.url) as ana:
            await ana.create(TWO_HERE)

    with_server(tmp_path, scenario)
