"""An honest table and an honest bot game while one address floods the server with work.

    python -m bench.under_attack [--seconds 6] [--only print_flood,hint_flood] [--json FILE]

For each attack it starts a server with the default limits, runs the attacker (127.0.0.20, in a
separate process) for a while, and measures from 127.0.0.1:

- ``table_p99_ms``: time from a move until everyone at the table has it; the target is 50 ms;
- ``bot_max_ms``: time from a move until the bot has replied; the target is 2,000 ms on an idle
  machine;
- ``served``: honest extra requests (a print or a puzzle page) that succeeded, out of those sent.

It prints a table and, with ``--json``, writes the figures to a file.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop

from bench import table_harm
from bench.table import HOST, free_port, post, server
from bench.table_attack import ADDRESSES, hints, socket_at

FLOODERS = 24
HONEST_EXTRAS = 4
SECONDS = 6.0

Ask = Callable[[httpx.AsyncClient, int], Awaitable[object]]


# --- attacks, each in the attacker's process -----------------------------------------------------


async def flood(port: int, end: float, ask: Ask, prepare: Ask | None = None) -> None:
    """Send requests in many tasks from one address."""
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESSES[0])
    url = f"http://{HOST}:{port}"
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as client:
        if prepare is not None:
            await prepare(client, 0)

        async def again(number: int) -> None:
            count = number
            while time.monotonic() < end:
                with contextlib.suppress(httpx.HTTPError):
                    await ask(client, count)
                count += FLOODERS
                await asyncio.sleep(0.005)

        await asyncio.gather(*[again(number) for number in range(FLOODERS)])


async def puzzle_bomb(port: int, table: str, end: float) -> None:
    """Upload puzzles with twelve dice, and request the values of every puzzle."""
    from tests.torture.bombs import rails_bomb  # noqa: PLC0415 (only the attacker needs it)

    saved = [rails_bomb(dice, best).data() for dice, best in ((12, 99), (12, 0), (5, 0))] * 10

    async def prepare(client: httpx.AsyncClient, _: int) -> None:
        body = {"solved": [], "days": [], "kept": saved}
        await client.post("/api/puzzles/bring", json=body)

    async def ask(client: httpx.AsyncClient, number: int) -> None:
        if number % 8 == 0:
            client.cookies.clear()
            await prepare(client, 0)
        cards = (await client.get("/api/puzzles/kept")).json().get("cards", [])
        card = cards[0] if cards else (await client.get("/api/puzzles/rails/next")).json()
        if "id" not in card:
            return  # refused: too many requests
        at = f"/api/puzzles/rails/{card['id']}"
        await client.post(f"{at}/give-up")
        await client.post(f"{at}/values", json={"moves": []})

    await flood(port, end, ask, prepare)


async def print_flood(port: int, table: str, end: float) -> None:
    """Request print jobs endlessly."""

    async def ask(client: httpx.AsyncClient, number: int) -> None:
        client.cookies.clear()
        await client.get(f"/api/games/trail/print.pdf?parts=nature&seed={number}")

    await flood(port, end, ask)


async def storage_flood(port: int, table: str, end: float) -> None:
    """Store tables and packs as new guests."""

    async def ask(client: httpx.AsyncClient, number: int) -> None:
        client.cookies.clear()
        if number % 2:
            body: dict[str, Any] = {"game": "trail", "title": "x" * 40, "source": "default"}
            await client.post("/api/workshop/packs", json=body)
        else:
            body = {"game": "trail", "seats": [{"kind": "here"}] * 4}
            await client.post("/api/tables", json=body)

    await flood(port, end, ask)


async def pack_flood(port: int, table: str, end: float) -> None:
    """Upload packs that are slow to parse and check."""
    entry = '[[piece]]\nid = "p{0}"\nname = "Piece {0}"\ntext = "gain 1 copper; gain 2 gold"\n'
    text = '[pack]\nname = "x"\ngame = "trail"\n' + "".join(map(entry.format, range(1500)))
    data = base64.b64encode(text.encode()).decode()

    async def ask(client: httpx.AsyncClient, number: int) -> None:
        client.cookies.clear()
        await client.post("/api/workshop/import", json={"file": "x.toml", "data": data})

    await flood(port, end, ask)


async def socket_flood(port: int, table: str, end: float) -> None:
    """Open as many sockets as one address is allowed to, and send hello on all of them."""
    lines = [await socket_at(port, table, ADDRESSES[0]) for _ in range(260)]
    while time.monotonic() < end:
        for line in lines:
            if line is not None:
                line.send(b'{"type":"hello"}')
                await asyncio.sleep(0.001)


ATTACKS: dict[str, Callable[[int, str, float], Awaitable[None]]] = {
    "puzzle_bomb": puzzle_bomb,
    "print_flood": print_flood,
    "hint_flood": hints,
    "storage_flood": storage_flood,
    "pack_flood": pack_flood,
    "socket_flood": socket_flood,
}


# --- measuring -----------------------------------------------------------------------------------


def extras(port: int, served: list[bool]) -> None:
    """Request prints like an honest guest, one after the other."""
    with httpx.Client(base_url=f"http://{HOST}:{port}", timeout=60) as client:
        for number in range(HONEST_EXTRAS):
            url = f"/api/games/rails/print.pdf?parts=cards&seed=honest{number}"
            served.append(client.get(url).status_code == 200)


def measure(name: str, seconds: float) -> dict[str, float | str]:
    """The figures under one attack; with an empty name, without any."""
    table_harm.SECONDS = seconds
    with tempfile.TemporaryDirectory(prefix="arizona-bench-") as folder:
        port = free_port()
        file = str(Path(folder) / "tables.sqlite")
        command = (sys.executable, "-m", "bench.table_server", str(port), file, "guarded")
        with server(*command, port=port):
            seats = [{"kind": "here"}] * 2
            body = {"game": table_harm.GAME, "seats": seats}
            target = str(post(port, "/api/tables", body)["table"])
            attack = [sys.executable, "-m", "bench.under_attack", "--attack", name, str(port)]
            span = 2 * seconds + 6
            attacker = subprocess.Popen([*attack, target, str(span)]) if name else None
            time.sleep(2 if name else 0)
            served: list[bool] = []
            asking = threading.Thread(target=extras, args=(port, served))
            asking.start()
            times = uvloop.run(table_harm.honest(port))
            waits = uvloop.run(table_harm.duels(port))
            asking.join()
            if attacker is not None and attacker.wait(span + 90):
                raise RuntimeError(f"the attacker of {name} ended early; the figures mean nothing")
    return {
        "attack": name or "peace",
        "table_p50_ms": round(table_harm.at(times, 0.5), 2),
        "table_p99_ms": round(table_harm.at(times, 0.99), 2),
        "bot_p50_ms": round(table_harm.at(waits, 0.5), 1),
        "bot_max_ms": round(max(waits) * 1000, 1),
        "served": f"{sum(served)}/{len(served)}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        name, port, table, seconds = args.attack
        end = time.monotonic() + float(seconds)
        with contextlib.suppress(TimeoutError):
            asyncio.run(asyncio.wait_for(ATTACKS[name](int(port), table, end), float(seconds) + 60))  # noqa: TID251
        return
    names = args.only.split(",") if args.only else ["", *ATTACKS]
    rows = []
    for name in names:
        rows.append(measure(name, args.seconds))
        if len(rows) == 1:
            print("".join(f"{title:>15}" for title in rows[0]))
        print("".join(f"{value!s:>15}" for value in rows[-1].values()), flush=True)
    if args.json is not None:
        args.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
