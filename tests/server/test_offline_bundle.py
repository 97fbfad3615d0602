"""The files of the offline page: packed, written to a folder, and served by a server."""

from __future__ import annotations

import hashlib
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from arizona.engine import entry_points
from arizona.engine.content import user_folder
from arizona.puzzles.puzzle import SETS
from arizona.server.offline import static_site as folder
from tests.server.harness import Guest, Running, with_server


@pytest.fixture
def pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a small page and engine."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    head = '<meta charset="utf-8" /><link rel="icon" href="/icon.svg" />'
    (static / "index.html").write_text(f"<html><head>{head}</head></html>")
    (static / "assets" / "main-abc.js").write_text("1;" * 400)
    (static / "assets" / "letters-abc.woff2").write_bytes(b"letters")
    (static / "assets" / "arizona-sans-kr-rest-1.woff2").write_bytes(b"letters")
    (static / "manifest.webmanifest").write_text("{}")
    engine = tmp_path / "engine"
    engine.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        (engine / name).write_bytes(name.encode() * 100)
    monkeypatch.setattr(folder, "ENGINE", engine)
    monkeypatch.setattr(folder, "Settings", lambda: type("S", (), {"static": static}))
    return static


def known(text: str) -> dict[str, Any]:
    """Return the data embedded in a service worker."""
    found = re.search(r"= (\{.*?\});", text, re.DOTALL)
    assert found is not None
    answer: dict[str, Any] = json.loads(found[1])
    return answer


def test_a_server_serves_the_offline_bundle(tmp_path: Path, pieces: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            assert (await guest.get("/api/features"))["offline"] is True
            moved = await guest.http.get("/pocket/?look")
            assert (moved.status_code, moved.headers["location"]) == (
                307,
                "/pocket/index.html?look",
            )
            moved = await guest.http.get("/docs/play/index.html?look")
            assert moved.headers["location"] == "/pocket/index.html?look"
            page = await guest.http.get("/pocket/index.html")
            assert folder.MARK in page.text
            policy = page.headers["content-security-policy"]
            assert "wasm-unsafe-eval" in policy and "frame-ancestors 'self'" in policy
            parts = (await guest.http.get("/pocket/engine/parts.json")).json()
            wasm = next(one for one in parts["parts"] if one["name"].endswith(".wasm"))
            assert wasm["name"].startswith(parts["core"])
            answer = await guest.http.get(f"/pocket/engine/{wasm['name']}")
            assert answer.headers["content-type"] == "application/wasm"
            assert "immutable" in answer.headers["cache-control"]
            assert len(answer.content) == wasm["bytes"]
            assert (await guest.http.get("/pocket/nothing.js")).status_code == 404
            assert (await guest.http.get("/pocket/%2e%2e/x")).status_code == 404

    with_server(tmp_path, scenario, static=pieces)


def test_without_an_engine_there_is_none(
    tmp_path: Path, pieces: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "ENGINE", tmp_path / "nowhere")

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            assert (await guest.get("/api/features"))["offline"] is False
            assert (await guest.http.get("/pocket/index.html")).status_code == 404

    with_server(tmp_path, scenario, static=pieces)


def test_the_pages_worker_knows_the_parts_of_its_version(tmp_path: Path, pieces: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            answer = await guest.http.get("/service.js")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == "no-cache"
            first = known(answer.text)
            assert {"index.html", "assets/main-abc.js"} <= set(first["files"])
            assert not [name for name in first["files"] if name.endswith(".woff2")]
            (pieces / "assets" / "main-abc.js").rename(pieces / "assets" / "main-def.js")
            index = pieces / "index.html"
            index.write_text(index.read_text() + "<!-- new -->")
            second = known((await guest.http.get("/service.js")).text)
            assert second["version"] != first["version"]
            assert "assets/main-def.js" in second["files"]
            page = await guest.http.get("/manifest.webmanifest")
            assert page.headers["content-type"].startswith("application/manifest+json")

    with_server(tmp_path, scenario, static=pieces)


def test_large_files_of_a_folder_are_named_by_content(tmp_path: Path, pieces: Path) -> None:
    folder.write(tmp_path / "one", "https://games.example")
    text = (tmp_path / "one" / "index.html").read_text()
    assert '<meta name="arizona-server" content="https://games.example" />' in text
    assert 'href="./icon.svg"' in text
    result = known((tmp_path / "one" / "service.js").read_text())
    assert "assets/letters-abc.woff2" in result["files"]
    assert "assets/arizona-sans-kr-rest-1.woff2" in result["later"]
    scripts = [name for name in result["files"] if name.endswith(".mjs")]
    assert len(scripts) == 2 and all(name.startswith("engine/core-") for name in scripts)
    assert any(name.startswith("engine/arizona-") for name in result["later"])
    everything = {
        path.relative_to(tmp_path / "one").as_posix()
        for path in (tmp_path / "one").rglob("*")
        if path.is_file()
    }
    assert everything - {"service.js", "404.html"} == {*result["files"], *result["later"]}
    folder.write(tmp_path / "one")
    again = known((tmp_path / "one" / "service.js").read_text())
    assert again["later"] == result["later"] and again["version"] != result["version"]


def test_a_static_folder_can_name_only_a_valid_server(tmp_path: Path) -> None:
    assert folder.checked_server("https://games.example/some/where") == "https://games.example"
    for bad in ("games.example", "javascript:alert(1)", "https://", "https://me@games.example"):
        with pytest.raises(folder.StaticError, match="begins with https"):
            folder.write(tmp_path / "out", bad)


def test_packing_is_reproducible_and_includes_custom_packs(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """User packs and games are included, and files the page does not need are left out."""
    pack = own_home / "content" / "knight" / "mine.toml"
    pack.parent.mkdir(parents=True)
    assert pack.parent == user_folder("knight")
    pack.write_text('[pack]\ntitle = "Mine"\n')
    puzzles = own_home / "puzzles" / "knight" / "mine.jsonl"
    puzzles.parent.mkdir(parents=True)
    puzzles.write_text("{}\n")
    guest = tmp_path / "some" / "where" / "guest"
    guest.mkdir(parents=True)
    (guest / "game.py").write_text("GUEST = None\n")
    (guest / "words").mkdir()
    (guest / "words" / "en.ftl").write_text("guest = Guest\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("arizona.game_names", lambda: ["knight", "guest"])
    monkeypatch.setitem(entry_points._locations, "guest", "some.where.guest.game:GUEST")
    packed = folder.sources()
    assert packed == folder.sources()
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        names = set(archive.namelist())
    assert "arizona/games/knight/content/mine.toml" in names
    assert f"arizona/games/knight/faces/{SETS}/mine.jsonl" in names
    assert {"some/where/guest/game.py", "some/where/guest/words/en.ftl"} <= names
    assert {
        "arizona/server/tables/room.py",
        "arizona/games/trail/game.py",
        "librt/vecs.py",
    } <= names
    assert {
        f"arizona/games/{game}/bot/learned.net" for game in ("knight", "rails", "trail")
    } <= names
    assert not [name for name in names if name.startswith(("arizona/cli/", "arizona/lab/"))]


def test_bytecode_replaces_only_the_source_it_was_made_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyodide.asm.wasm").write_bytes(b"wasm")
    monkeypatch.setattr(folder, "ENGINE", tmp_path)
    same, changed = "arizona/engine/state.py", "arizona/engine/match.py"

    def write_bytecode(interpreter: bytes) -> None:
        with zipfile.ZipFile(tmp_path / folder.BYTECODE, "w") as archive:
            archive.writestr("python", hashlib.sha256(interpreter).hexdigest())
            digest = hashlib.sha256((folder.PACKAGE / "engine" / "state.py").read_bytes())
            archive.writestr(f"{digest.hexdigest()[:16]}/{same}c", b"compiled")
            archive.writestr(f"0123456789abcdef/{changed}c", b"stale")

    def packed() -> dict[str, bytes]:
        with zipfile.ZipFile(io.BytesIO(folder.sources(compiled=True))) as archive:
            return {name: archive.read(name) for name in archive.namelist()}

    write_bytecode(b"wasm")
    found = packed()
    assert found[f"{same}c"] == b"compiled" and same not in found
    assert changed in found and f"{changed}c" not in found
    write_bytecode(b"another interpreter")
    assert same in packed()


def test_compiled_modules_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled modules then always load at the same memory address, so browsers can cache them."""
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "pyodide.asm.wasm").write_bytes(b"wasm")
    with zipfile.ZipFile(engine / "swift-1.whl", "w") as wheel:
        wheel.writestr("swift/__init__.py", "")
        wheel.writestr("swift/_core.so", b"native")
    monkeypatch.setattr(folder, "ENGINE", engine)
    folder._engine(tmp_path / "out")
    listed = json.loads((tmp_path / "out" / "parts.json").read_text())
    ((name, path),) = listed["libraries"].items()
    assert path == "swift/_core.so"
    assert (tmp_path / "out" / name).read_bytes() == b"native"
    assert {"name": name, "bytes": 6} in listed["parts"]
    (archive,) = (tmp_path / "out").glob("arizona-*.zip")
    with zipfile.ZipFile(archive) as opened:
        assert "swift/__init__.py" in opened.namelist()
        assert path not in opened.namelist()
    (engine / "pyodide.asm.wasm").write_bytes(b"newer")
    folder._engine(tmp_path / "new")
    assert not (tmp_path / "new" / archive.name).exists(), "of another Python nothing is kept"


def test_a_foreign_folder_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear Ana")
    with pytest.raises(folder.StaticError, match="no folder of ours"):
        folder.write(tmp_path)
    assert (tmp_path / "letters.txt").read_text() == "dear Ana"
