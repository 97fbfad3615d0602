"""A day of the daily challenge with 10,000 results of each game: how long do requests take?

``python -m bench.daily_results`` fills a SQLite store with the results of one day and prints a
table in Markdown with processor times: the day as a player sees it who has finished all games, when
nothing is cached, when somebody else has finished since the last request (so that one game is
counted again), and when nothing has changed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

from arizona.server.services.daily.challenge import challenge_games
from arizona.server.services.daily.daily_service import DailyService
from arizona.server.store.sqlite import SqliteStore
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.work import DirectWork

ROUNDS = 21


def row(day: str, game: str, number: int, rng: random.Random) -> tuple[object, ...]:
    score = round(rng.gauss(47.0, 8.0))
    return day, game, f"guest {number}", f"{game} {number}", number, number + 1, score, 0, 0


async def timed(what: str, run: Callable[[], Awaitable[object]], rounds: int = ROUNDS) -> str:
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        await run()
        taken.append(1000 * (time.process_time() - start))
    return f"| {what} | {statistics.median(taken):.1f} | {max(taken):.1f} |"


async def measure(folder: Path, results: int) -> list[str]:
    store = SqliteStore(folder / "tables.sqlite")
    await store.open()
    daily = DailyService(store, cast("RoomManager", None), DirectWork())
    await daily.open()
    rng = random.Random(40)
    day = daily.today().isoformat()
    games = challenge_games()
    for game in games:
        await store.put_daily_runs([row(day, game, number, rng) for number in range(results)])
    added = iter(range(results, 10 * results))

    async def finish() -> None:
        await store.put_daily_runs([row(day, games[0], next(added), rng)])

    async def cold() -> None:
        daily._results.clear()
        await daily.day("", "guest 0")

    async def changed() -> None:
        await daily.day("", "guest 0")

    lines = [await timed("nothing cached", cold)]
    one_more = []
    for _ in range(ROUNDS):
        await finish()
        start = time.process_time()
        await changed()
        one_more.append(1000 * (time.process_time() - start))
    lines.append(
        f"| one more result since the last request | {statistics.median(one_more):.1f} "
        f"| {max(one_more):.1f} |"
    )
    lines.append(await timed("nothing has changed", changed))
    found = await daily.day("", "guest 0")
    assert all(game.board is not None and game.board.players >= results for game in found.games)
    await store.close()
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(measure(Path(folder), given.results))
    print(f"| a day with {given.results:,} results of each game | median, ms | slowest, ms |")
    print("|---|---|---|")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
