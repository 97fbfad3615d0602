"""Fuzzes every route and message: no failures, no lag, and nothing of another guest leaks."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import msgspec
import pytest

from arizona.puzzles.puzzle import puzzle_set
from arizona.server.base.settings import Limits
from arizona.server.services.puzzles.collection import SAVED_PUZZLES, SavedPuzzle, named
from arizona.server.web.app import ROUTES
from arizona.server.web.route_inventory import MESSAGES
from tests.server.harness import (
    HERE_AND_BOT,
    LONGEST_STEP,
    TWO_HERE,
    Guest,
    Running,
    running,
    settings,
)
from tests.torture.fuzzer import (
    Findings,
    LagMeter,
    body_types,
    fuzz_messages,
    fuzz_requests,
    puzzle_ids,
)

WHOLE = os.environ.get("ARIZONA_TORTURE") == "1"
REQUESTS = int(os.environ.get("ARIZONA_FUZZ_REQUESTS", "20000" if WHOLE else "300"))
TOLD = REQUESTS // 10
LANES = 4

ENDLESS = 10**9
OPEN = Limits(
    requests_per_second=ENDLESS,
    requests_at_once=ENDLESS,
    messages_per_second=ENDLESS,
    messages_at_once=ENDLESS,
    new_tables_per_minute=ENDLESS,
    new_tables_per_minute_and_address=ENDLESS,
    new_tables_per_day_and_address=ENDLESS,
    names_per_minute_and_address=ENDLESS,
    running_tables=ENDLESS,
    packs_per_minute=ENDLESS,
    pictures_per_minute=ENDLESS,
    prints_per_minute=4,
)
"""Rate limits would reject most requests. Prints stay limited, because each takes long."""


@pytest.mark.timeout(1800)
def test_the_fuzzer_finds_nothing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        live.server.rates._buckets.clear()
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            secrets, hidden, shared = await planted(live, ana)
            await eve.get("/api/me")
            own = [(await eve.create(seats))["table"] for seats in (TWO_HERE, HERE_AND_BOT)]
            body = {"game": "rails", "title": "Eve's", "source": "default"}
            pack = (await eve.post("/api/workshop/packs", body))["state"]["pack"]["id"]
            ids = {
                "table": [*own, hidden],
                "pack": [pack, shared, "default"],
                "puzzle": [
                    *puzzle_ids(await eve.get("/api/puzzles")),
                    hidden_puzzle(),
                ],
                "game": ["knight", "rails", "trail"],
                "language": ["en", "es", "fr", "de", "ko", "en-US"],
                "number": ["0", "1", "-1", "99999999999999999999"],
                "decision": ["0", "1", "-1"],
                "path": [f"table/{hidden}", f"table/{own[0]}", "puzzles", "assets/../../x"],
            }
            before = await live.server.store.pack(shared)
            game_log = await ana.get(f"/api/tables/{hidden}/log")
            assert len(game_log["moves"]) >= 6
            findings = Findings()
            async with LagMeter() as lag:
                types = body_types(live.server)
                lanes = [
                    fuzz_requests(
                        live,
                        REQUESTS // LANES,
                        seed,
                        eve.cookie,
                        ids,
                        secrets,
                        findings,
                        lag,
                        types,
                    )
                    for seed in range(LANES)
                ]
                tables = [*own, hidden]
                lanes.append(
                    fuzz_messages(live, tables, TOLD, 9, eve.cookie, ids, secrets, findings, lag)
                )
                await asyncio.gather(*lanes)
            tell(live, findings, lag)
            assert findings.sent >= REQUESTS
            problems = [*findings.leaked[:20], *findings.failed[:40]]
            if lag.longest > LONGEST_STEP:
                problems.append(f"the event loop ran for {lag.longest:.2f} s: {lag.during}")
            assert not problems, "\n".join(problems)
            if WHOLE:
                reached = set(findings.routes)
                assert reached >= {
                    f"{one.method} {one.path}" for one in ROUTES if one.method != "WEBSOCKET"
                }
                assert reached >= {f"socket {one.type}" for one in MESSAGES}
            # Nothing of the other guest was changed, either.
            after = await live.server.store.pack(shared)
            assert before == after
            assert await ana.get(f"/api/tables/{hidden}/log") == game_log
            assert (await ana.get("/api/me"))["name"] == "SECRETNAME"

    async def go() -> None:
        # Without a page to serve, the server would answer 503.
        for name in ("static/index.html", "site/index.html", "site/404.html"):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text("<html><head></head></html>", "utf-8")
        wanted = settings(tmp_path, limits=OPEN, site=tmp_path / "site")
        async with running(wanted) as live:
            async with asyncio.timeout(1500):
                await scenario(live)

    asyncio.run(go())


def tell(live: Running, findings: Findings, lag: LagMeter) -> None:
    """Print the figures of a run, which pytest shows with ``-s`` or after a failure."""
    slowest = sorted(findings.slowest.items(), key=lambda one: -one[1])[:5]
    print(f"\n{findings.sent} requests and messages, {len(findings.routes)} routes")
    print("statuses:", dict(sorted(findings.statuses.items())))
    print("longest waits in s:", {route: round(wait, 2) for route, wait in slowest})
    print(f"longest lag of the event loop: {lag.longest:.3f} s of CPU, during {lag.during}")
    steps = sorted(live.server.metrics.watchdog.slow, key=lambda one: -one.cpu)[:5]
    print("longest steps in s:", {one.route: round(one.cpu, 3) for one in steps})


async def planted(live: Running, ana: Guest) -> tuple[list[bytes], str, str]:
    """Create secrets of a guest; return them, the id of a closed table, and that of a pack."""
    await ana.get("/api/me")
    assert (await ana.http.put("/api/me", json={"name": "SECRETNAME"})).status_code == 200
    seats = [{"kind": "here", "name": "SECRETSEAT"}, {"kind": "here", "name": "Ben"}]
    table: str = (await ana.create(seats, open=True))["table"]
    async with ana.sit_at(table) as player:
        assert (await player.ask("say", text="SECRETCHAT"))["type"] == "done"
        for _ in range(6):
            assert (await player.move())["type"] == "done"
        assert (await player.ask("set-watch", watch=False))["type"] == "done"
    made = await ana.post(
        "/api/workshop/packs", {"game": "knight", "title": "SECRETPACK", "source": "default"}
    )
    secret_pack = made["state"]["pack"]["id"]
    shared = await ana.post(
        "/api/workshop/packs", {"game": "rails", "title": "Shared", "source": "default"}
    )
    charge = await live.server.store.charged("pack", secret_pack)
    assert charge is not None
    found = puzzle_set("knight")
    assert found is not None
    puzzle = named(found.puzzles[0])
    saved = SavedPuzzle(header=found.header, puzzle=puzzle, table="SECRETPUZZLE")
    await live.server.store.save_note(
        SAVED_PUZZLES, charge.guest, msgspec.json.encode([saved]).decode()
    )
    assert "SECRETPUZZLE" in (await ana.http.get("/api/puzzles/kept")).text
    secrets = [
        *(b"SECRETNAME", b"SECRETSEAT", b"SECRETCHAT", b"SECRETPACK", b"SECRETPUZZLE"),
        charge.guest.encode(),
        secret_pack.encode(),
    ]
    return secrets, table, shared["state"]["pack"]["id"]


def hidden_puzzle() -> str:
    """Return the id under which the other guest saved a puzzle."""
    found = puzzle_set("knight")
    assert found is not None
    return named(found.puzzles[0]).id
