"""The documentation site: every link works, and nothing is loaded from other sites."""

from __future__ import annotations

import asyncio
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import httpx
import pytest
from tools.site import build, fenced

from arizona.engine.registry import game_names
from arizona.server.web.docs import policy
from tests.docs.page import ROOT
from tests.server.harness import running, settings

LOADS = {"script": "src", "link": "href", "img": "src", "source": "src", "iframe": "src"}


class Reader(HTMLParser):
    """The ids, links and loaded files of one page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if tag in LOADS and LOADS[tag] in given:
            self.loads.add(given[LOADS[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder / "stage", folder / "out")
    return folder / "out"


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {path: Reader(path) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 40
    broken = []
    for path, page in pages.items():
        assert not [load for load in page.loads if re.match(r"(https?:)?//", load)], path
        for link in page.links | page.loads:
            if re.match(r"[a-z]+:", link):
                continue
            place, anchor = urldefrag(unquote(link))
            target = (path.parent / place).resolve() if place else path
            if target.is_dir():
                target /= "index.html"
            if not target.is_file() or (
                anchor and target in pages and anchor not in pages[target].ids
            ):
                broken.append(f"{path.relative_to(site)}: {link}")
    assert broken == []


def test_every_game_has_a_live_board_that_loads_nothing_before_it_is_started(site: Path) -> None:
    for game in game_names():
        page = (site / "rules" / f"{game}.html").read_text("utf-8")
        assert f'data-game="{game}"' in page and 'data-play="../play/"' in page
        assert 'src="../live.js"' in page
        assert "<iframe" not in page and "engine/" not in page
    assert "frame-src 'self'" in policy(b"")


def test_the_site_holds_rules_cards_reference_and_search(site: Path) -> None:
    index = json.dumps(json.loads((site / "search.json").read_text("utf-8")))
    for game in game_names():
        assert (site / "rules" / f"{game}.html").is_file()
        assert (site / "envs" / f"{game}.html").is_file()
        assert f"{game}-table" in (site / "gallery.html").read_text("utf-8")
    reference = (site / "api" / "engine.html").read_text("utf-8")
    assert 'id="arizona.engine.match.Match.play"' in reference
    assert "Elevation Ladder" in index
    assert "restart_turn" in index


def test_examples_in_docstrings_are_shown_as_code() -> None:
    source = 'def f():\n    """Adds.\n\n    >>> f()\n    1\n\n    That is all.\n    """\n'
    assert "    ```python\n    >>> f()\n    1\n    ```\n\n    That" in fenced(source)


def test_every_picture_is_shown() -> None:
    shown = "".join(path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md"))
    shown += (ROOT / "README.md").read_text("utf-8")
    pictures = (ROOT / "docs" / "pictures").iterdir()
    assert [path.name for path in pictures if f"pictures/{path.name}" not in shown] == []


def test_the_server_shows_the_site(site: Path, tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            running(settings(tmp_path, site=site)) as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            first = await client.get("/docs", follow_redirects=True)
            assert first.status_code == 200
            assert "Documentation" in first.text
            assert "'unsafe-inline'" not in first.headers["content-security-policy"].split(";")[1]
            assert "sha256-" in first.headers["content-security-policy"]
            missing = await client.get("/docs/nothing.html")
            assert missing.status_code == 404
            assert (await client.get("/docs/..%2f..%2fREADME.md")).status_code == 404
            assert (await client.get("/docs/search.json")).json()

    asyncio.run(ask())


def test_a_server_without_the_site_says_so(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            running(settings(tmp_path, site=tmp_path / "none")) as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            answer = await client.get("/docs")
            assert answer.status_code == 503
            assert "make docs" in answer.text

    asyncio.run(ask())


def test_a_page_may_run_its_own_scripts_only() -> None:
    rules = policy(b"<script>a()</script><script src=x></script><script>b()</script>")
    assert rules.count("sha256-") == 2
    assert "http" not in rules
