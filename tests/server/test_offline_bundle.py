"""The offline page served by a server, and the service worker of the server's own page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

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
