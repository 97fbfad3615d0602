"""Several servers: the cost of a move on each store, and the throughput of two servers.

Uses the same load as `bench.table`. With *two* servers, each table's four sockets are distributed
over both of them; with two *routed* servers, all clients use the proxy from docs/servers.md, which
sends the sockets of a table to the same one. CPU time includes the servers, but not the database,
the bus or the proxy.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import uvloop

from bench import table
from bench.common import CannotMeasure
from bench.table import HOST, SOCKETS, Crowd, free_port, paced, server
from bench.table_load import cpu_seconds, open_socket, percentile

try:
    from tests.cluster.people import Person
    from tests.cluster.servers import Cluster, caddy
    from tests.services import Postgres, Valkey, started
except (ImportError, AssertionError):  # the services come with the development tools
    Cluster = None  # type: ignore[assignment,misc]

TABLES = 60
SECONDS = 5.0
RATE = 500
ROUNDS = 2
FAILOVER_TABLES = 20


class Spread(Crowd):
    """Four sockets at one table, distributed over several servers."""

    def __init__(self, ports: list[int], seed: int) -> None:
        super().__init__(ports[seed % len(ports)], "knight", seed)
        self.ports = ports

    async def open(self) -> None:
        for number in range(SOCKETS):
            port = self.ports[number % len(self.ports)]
            listen = self._first if number == 0 else self._other
            line = await open_socket(HOST, port, f"/ws/tables/{self.table}", listen)
            line.send(msgspec.json.encode({"type": "hello", "seats": self.keys[number:][:1]}))
            self.sockets.append(line)
        while self.scene.seq < 0:
            await asyncio.sleep(0.01)


async def _seated(ports: list[int]) -> list[Spread]:
    crowds = [Spread(ports, seed) for seed in range(TABLES)]
    for crowd in crowds:
        await crowd.open()
    await asyncio.sleep(1.0)
    return crowds


async def top(ports: list[int], pids: list[int]) -> tuple[float, float]:
    """Moves per second at full speed, and CPU time per move in µs."""
    crowds = await _seated(ports)
    used = sum(map(cpu_seconds, pids))
    began = time.perf_counter()
    for crowd in crowds:
        crowd.hurry = True
        crowd.move(began)
    while time.perf_counter() - began < SECONDS and not any(crowd.over() for crowd in crowds):
        await asyncio.sleep(0.05)
    took = time.perf_counter() - began
    moves = sum(crowd.done for crowd in crowds)
    used = sum(map(cpu_seconds, pids)) - used
    for crowd in crowds:
        crowd.close()
    await asyncio.sleep(0.5)
    return moves / took, used / max(1, moves) * 1e6


async def at_rate(ports: list[int]) -> list[float]:
    """Latencies of moves at the fixed rate, in seconds, from when due until the last socket has
    them.
    """
    return await paced(await _seated(ports), RATE, SECONDS)


async def failover() -> list[float]:
    """Seconds from killing a server until each of its players has moved again."""
    with Cluster(servers=2, thinkers=0, durable=True) as cluster:
        first, second = cluster.servers
        made = [
            table.post(
                first.port, "/api/tables", {"game": "knight", "seats": [{"kind": "here"}] * 2}
            )
            for _ in range(FAILOVER_TABLES)
        ]
        people = [
            Person(str(one["table"]), key, [first.url, second.url], 0)
            for one in made
            for key in one["keys"]  # type: ignore[attr-defined]
        ]
        stop = asyncio.Event()
        playing = [asyncio.create_task(person.play(stop, 0.2)) for person in people]
        await asyncio.sleep(3.0)
        killed = time.monotonic()
        await asyncio.to_thread(first.kill)
        await asyncio.sleep(8.0)
        stop.set()
        await asyncio.gather(*playing)
        again = [next((ack for ack in one.acks if ack > killed), None) for one in people]
        return [ack - killed for ack in again if ack is not None]


def measure() -> dict[str, float]:
    if Cluster is None:
        raise CannotMeasure("PostgreSQL and Valkey come with the development tools")
    figures: dict[str, float] = {}
    postgres, valkey = Postgres(durable=True), Valkey()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for service in (postgres, valkey):
            stack.callback(service.close)
            service.start()
        store, bus = postgres.address(), valkey.address
        houses = {
            "sqlite": [[str(folder / "tables.sqlite")]],
            "postgresql": [["-", store]],
            "redis": [["-", store, bus]],
            "two": [["-", store, bus]] * 2,
            "routed": [["-", store, bus]] * 2,
        }
        rates: dict[str, list[float]] = {name: [] for name in houses}
        costs: dict[str, list[float]] = {name: [] for name in houses}
        times: list[list[float]] = []
        for _ in range(ROUNDS):
            for name, servers in houses.items():
                with ExitStack() as running:
                    ports = [free_port() for _ in servers]
                    program = (sys.executable, "-m", "bench.cluster_server")
                    pids = [
                        running.enter_context(server(*program, str(port), *given, port=port)).pid
                        for port, given in zip(ports, servers, strict=True)
                    ]
                    if name == "routed":
                        proxy = caddy([f"{HOST}:{port}" for port in ports])
                        running.enter_context(started(proxy))
                        ports = [proxy.port]
                    rate, cost = uvloop.run(top(ports, pids))
                    rates[name].append(rate)
                    costs[name].append(cost)
                    if name == "two":
                        times += [uvloop.run(at_rate(ports)) for _ in range(2)]
        for name in ("sqlite", "postgresql", "redis"):
            figures[f"cluster.cpu_us_per_move_{name}"] = statistics.median(costs[name])
        figures["cluster.cpu_us_per_move_two_servers"] = statistics.median(costs["two"])
        figures["cluster.cpu_us_per_move_two_routed"] = statistics.median(costs["routed"])
        figures["cluster.moves_per_s_1"] = statistics.median(rates["redis"])
        figures["cluster.moves_per_s_2"] = statistics.median(rates["two"])
        quietest = min(times, key=lambda some: percentile(some, 0.99))
        figures["cluster.p50_ms"] = percentile(quietest, 0.5) * 1000
        figures["cluster.p99_ms"] = percentile(quietest, 0.99) * 1000
    waits = asyncio.run(failover())
    figures["cluster.failover_median_s"] = statistics.median(waits)
    figures["cluster.failover_longest_s"] = max(waits)
    return {name: round(value, 3 if "failover" in name else 1) for name, value in figures.items()}


if __name__ == "__main__":
    for figure, value in measure().items():
        print(f"{figure:<40} {value:,.4g}", flush=True)
