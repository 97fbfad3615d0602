"""Printing on a server: available items, PDFs, images and keepsakes, and clear error messages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import arizona
from arizona.engine.rng import Rng
from arizona.printing import typesetting as press
from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.refusal import Refusal
from arizona.server.services import printing
from arizona.server.services.work import jobs
from arizona.server.services.work.pool import WorkPool
from tests.server.harness import running, settings


def test_printable_parts_are_served_as_pdf_and_picture(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            running(settings(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=200) as client,
        ):
            offer = (await client.get("/api/games/rails/print?language=es")).json()
            assert (offer["ready"], offer["title"]) == (True, "Cinco territorios")
            assert [part["name"] for part in offer["parts"]][:2] == ["sheets", "cards"]
            assert offer["parts"][1]["title"] == "Cartas de condición"
            assert offer["choices"][0]["labels"][:2] == ["La primera", "Desierto Pintado"]
            request = "parts=cards:1&paper=letter&ink=saving&language=ko"
            made = await client.get(f"/api/games/rails/print.pdf?{request}")
            assert made.headers["content-type"] == "application/pdf"
            assert made.headers["x-arizona-pages"] == "2"
            assert made.content.startswith(b"%PDF")
            again = await client.get(f"/api/games/rails/print.pdf?{request}")
            assert again.content == made.content
            picture = await client.get("/api/games/knight/print.png?parts=aid:1")
            assert picture.content.startswith(b"\x89PNG")

    asyncio.run(ask())


def test_a_finished_game_is_printed_and_a_running_one_is_not(tmp_path: Path) -> None:
    match = arizona.new("knight", seed=3, games=1)
    rng = Rng(1)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])

    async def ask() -> None:
        async with (
            running(settings(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=200) as client,
        ):
            for record, status in ((match.record(), 200), (arizona.new("knight").record(), 400)):
                body = {"record": record.dumps()}
                table = (await client.post("/api/tables/import", json=body)).json()
                made = await client.get(f"/api/tables/{table['table']}/keepsake.pdf?language=es")
                assert made.status_code == status, made.text[:200]

    asyncio.run(ask())


def test_a_wrong_order_is_refused(tmp_path: Path) -> None:
    wrong = {
        "parts=tiles:1": "bad-options",
        "parts=cards:x": "bad-options",
        "parts=cards:1&paper=a5": "bad-options",
        "parts=cards:1&content=../../etc": "bad-content",
        "parts=sheets:1&per-page=7": "bad-options",
    }

    async def ask() -> None:
        async with (
            running(settings(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=200) as client,
        ):
            for query, reason in wrong.items():
                answer = await client.get(f"/api/games/rails/print.pdf?{query}")
                assert answer.json()["reason"] == reason, query

    asyncio.run(ask())


def test_a_server_without_typst_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "ready", lambda: False)
    monkeypatch.setattr(printing, "ready", lambda: False)

    async def ask() -> None:
        async with (
            running(settings(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            assert (await client.get("/api/games/rails/print")).json()["ready"] is False
            answer = (await client.get("/api/games/rails/print.pdf?parts=cards")).json()
            assert answer["reason"] == "not-allowed"
            assert answer["message"]["id"] == "table-refused-no-printer"

    asyncio.run(ask())


def test_an_order_that_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs.print_pages, "seconds", 0.01)

    async def ask() -> None:
        work = WorkPool(1)
        printer = printing.Printer(60, work)
        try:
            with pytest.raises(Refusal, match="too long"):
                await printer.made({"game": "trail", "parts": {"nature": 1}}, Requester("here"))
        finally:
            await work.close()

    asyncio.run(ask())
