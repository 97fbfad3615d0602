"""Lab reports in the browser: listed and displayed safely, with no access to other files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from arizona.server.services.catalog.lab_reports import MAX_BYTES, Reports
from arizona.server.transport.admission import POLICY
from tests.server.harness import Guest, Running, with_server

PAGE = "<!doctype html><title>Rails &amp; more</title><style>p{}</style><p>87 %</p>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Create a folder with two reports and many other files."""
    (tmp_path / "secret.html").write_text("not for you")
    place = tmp_path / "reports"
    place.mkdir()
    for age, name in enumerate(("rails-4.html", "an older one.html")):
        (place / name).write_text(PAGE if age == 0 else "<p>no title</p>")
        os.utime(place / name, (1_700_000_000 - age, 1_700_000_000 - age))
    (place / ".hidden.html").write_text(PAGE)
    (place / "notes.txt").write_text(PAGE)
    (place / "folder.html").mkdir()
    (place / "link.html").symlink_to(tmp_path / "secret.html")
    with (place / "huge.html").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    return place


def test_reports_are_listed_the_newest_first(tmp_path: Path, folder: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            found = (await ana.get("/api/reports"))["reports"]
            assert [(one["name"], one["title"]) for one in found] == [
                ("rails-4.html", "Rails & more"),
                ("an older one.html", "an older one.html"),
            ]
            assert found[0]["bytes"] == len(PAGE)
            assert found[0]["changed"] == 1_700_000_000_000

    with_server(tmp_path, scenario, reports=folder)


def test_a_report_is_shown_under_a_policy_of_its_own(tmp_path: Path, folder: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            answer = await ana.http.get("/api/reports/rails-4.html")
            assert (answer.status_code, answer.text) == (200, PAGE)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            [policy] = answer.headers.get_list("content-security-policy")
            assert policy.startswith("sandbox; default-src 'none'")
            assert "script" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            other = await ana.http.get("/api/reports")
            assert other.headers.get_list("content-security-policy") == [POLICY]

    with_server(tmp_path, scenario, reports=folder)


def test_only_published_reports_are_served(tmp_path: Path, folder: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for name in (
                "..%2Fsecret.html",
                "%2e%2e%2fsecret.html",
                "..%5Csecret.html",
                "/secret.html",
                "link.html",
                ".hidden.html",
                "notes.txt",
                "folder.html",
                "huge.html",
                "rails-4.html%00",
                "nothing.html",
            ):
                answer = await ana.http.get(f"/api/reports/{name}")
                assert answer.status_code == (400 if "%00" in name else 404), name
                assert "not for you" not in answer.text

    with_server(tmp_path, scenario, reports=folder)


def test_without_a_folder_there_are_no_reports(tmp_path: Path) -> None:
    assert Reports(tmp_path / "nowhere").cards() == []
    assert Reports(tmp_path / "nowhere").read("a.html") is None
