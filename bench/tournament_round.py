"""Swiss rounds on a server: ``python -m bench.tournament_round [PEOPLE …]``.

Pairs and saves all rounds of a Swiss tournament, with a table for every two people, in a server
without pages. The results of a round are drawn at random and saved at once. Meanwhile another task
measures by how much the event loop is late.

*Pairing* is the processor time of the thread that pairs, *round* the time from the last result to
the last table that has started, *work* its processor time, *held* the most processor time that the
event loop needed between two wake-ups of the watching task, and *late* the 99th percentile of how
much later than planned the task woke up. Work of other programs changes *round* and *late* only.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from tests.server.harness import settings
from tests.server.tournament_club import ADD_PERSON, person

from arizona.server.base.garbage import collect_new_objects_only
from arizona.server.protocol.tournaments import TournamentSettings
from arizona.server.services.people.sessions import now_ms
from arizona.server.services.tournaments import progress
from arizona.server.store.tournament_rows import (
    BoardResult,
    EntrantRow,
    StoredTournament,
    TournamentChange,
)
from arizona.server.web.server import Server

PEOPLE = (256, 500)
ROUNDS = 9
TICK = 0.005


class Measured(NamedTuple):
    """The seconds of one round."""

    pairing: float
    round: float
    work: float
    held: float
    late: float


class Loop:
    """Measures how long the event loop is busy without a break, in seconds."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.held = 0.0
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            planned, worked = time.perf_counter() + TICK, time.thread_time()
            await asyncio.sleep(TICK)
            self.late.append(time.perf_counter() - planned)
            self.held = max(self.held, time.thread_time() - worked)

    def end(self) -> float:
        """Stop, and return the 99th percentile of the delays."""
        self._task.cancel()
        return sorted(self.late)[int(len(self.late) * 0.99)]


async def rounds(folder: Path, people: int) -> list[Measured]:
    """Measure all rounds of a tournament."""
    server = Server(settings(folder))
    await server.store.open()
    await server.bus.open()
    await server.rooms.open()
    collect_new_objects_only()
    spent: list[float] = []
    pair = progress.pair_round

    def timed(stored: StoredTournament) -> progress.Paired:
        began = time.thread_time()
        try:
            return pair(stored)
        finally:
            spent.append(time.thread_time() - began)

    progress.pair_round = timed
    try:
        return await _rounds(server, people, spent)
    finally:
        progress.pair_round = pair
        await server.rooms.close()
        await server.bus.close()
        await server.store.close()


async def _rounds(server: Server, people: int, spent: list[float]) -> list[Measured]:
    service, store = server.tournaments, server.store
    service.progress.live_break_ms = 0
    rng = random.Random(people)
    everybody = [person(f"~{number:03}") for number in range(people)]
    await store._write([(ADD_PERSON, (one.person, *[one.name] * 3)) for one in everybody])
    request = TournamentSettings(
        name="Open", kind="swiss", game="knight", rounds=ROUNDS, rated=False
    )
    id = await service.create(everybody[0], request)
    row = await store.tournament_row(id)
    assert row is not None
    entrants = [
        EntrantRow(id=f"p{at + 1}", person=one.person, rating=round(rng.gauss(1500, 200)))
        for at, one in enumerate(everybody)
    ]
    await store.change_tournament(TournamentChange(row=row, entrants=entrants))
    found = []
    for number in range(ROUNDS):
        loop, began, worked = Loop(), time.perf_counter(), time.process_time()
        if number == 0:
            await service.direct(id, everybody[0], "start")
        else:
            await service.progress.advance(id)
        took, work = time.perf_counter() - began, time.process_time() - worked
        found.append(Measured(spent[-1], took, work, loop.held, loop.end()))
        stored = await store.tournament(id)
        assert stored is not None and len(stored.rounds) == number + 1
        now = now_ms()
        results = []
        for board in stored.boards:
            if board.finished is None:
                places = rng.choice(([0, 1], [1, 0], [0, 0]))
                result = BoardResult(places)
                results.append(replace(board, result=result, finished=now))
        await store.change_tournament(TournamentChange(row=stored.row, results=results))
    return found


def main() -> None:
    print("The worst of all rounds, in seconds:")
    print("people  tables  pairing  round   work   held   late")
    for people in [int(one) for one in sys.argv[1:]] or PEOPLE:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(rounds(Path(folder), people))
        pairing, round, work, held, late = (max(column) for column in zip(*found, strict=True))
        print(
            f"{people:>6}  {people // 2:>6}  {pairing:>7.2f}  {round:>5.2f}  {work:>5.2f}"
            f"  {held:>5.3f}  {late:>5.3f}"
        )


if __name__ == "__main__":
    main()
