"""Tournaments on one and on three servers that are killed at the worst moments.

A server kills itself with SIGKILL before, in the middle of and after the transactions that pair a
round, save a result, create a second board, and end the tournament. Others are killed during play.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import Round, Tournament
from arizona.server.services.tournaments.formats import as_tournament
from arizona.server.services.tournaments.results import result_of
from arizona.server.store.backends import open_store
from arizona.server.store.database import ALL, Database
from arizona.server.store.tournament_rows import StoredTournament
from tests.cluster.servers import START, Cluster, Program
from tests.cluster.test_pairing import Rival
from tests.server.harness import Json, Player

PEOPLE: Final = 6
ROUNDS: Final = 2
SECONDS: Final = 480
MOMENTS: Final = ("before", "during", "after")
HALFWAY: Final = 12
"""Number of log lines after which a server is killed in the middle of a round."""

FAULTS: Final = """
import asyncio
import os
import signal
from pathlib import Path
from arizona.server.services.tournaments import progress
from arizona.server.store import postgres, tournament_rows, writer

progress.LIVE_BREAK_MS = 100
FOLDER = Path({folder!r})

def die_at(point):
    try:
        os.unlink(FOLDER / point)
    except FileNotFoundError:
        return
    os.kill(os.getpid(), signal.SIGKILL)

def kind(change):
    if change.round is not None:
        return "pair"
    if change.boards:
        return "second"
    return "result" if change.results else change.row.state

def see(statement):
    if statement.startswith("SELECT 'fault "):
        die_at(statement.split("'")[1].removeprefix("fault "))

def statements(change):
    work = original_statements(change)
    work.insert(max(1, len(work) // 2), (f"SELECT 'fault {{kind(change)}}-during'", ()))
    return work

async def change_tournament(store, change):
    die_at(f"{{kind(change)}}-before")
    await original_change(store, change)
    die_at(f"{{kind(change)}}-after")

def connect(self):
    db = original_connect(self)
    db.set_trace_callback(see)
    return db

def dollars(sentence):
    see(sentence)
    return original_dollars(sentence)

original_statements = tournament_rows._statements
original_change = tournament_rows.TournamentStore.change_tournament
original_connect = writer.Writer._connect
original_dollars = postgres.dollars
tournament_rows._statements = statements
tournament_rows.TournamentStore.change_tournament = change_tournament
writer.Writer._connect = connect
postgres.dollars = dollars
"""
"""Runs in a server process: it dies at each point for which there is a file, and removes the file.

``during`` is inside the transaction, after about half of its statements.
"""
SINGLE: Final = START.replace("store=sys.argv[2]", "database=Path(sys.argv[2])")


class Servers:
    """Servers that are restarted whenever they die."""

    def __init__(self, programs: list[Program], store: str, folder: Path) -> None:
        self.programs = programs
        self.store = store
        self.folder = folder
        self.deaths = 0
        self.planned = 0

    @property
    def doors(self) -> list[str]:
        return [one.url for one in self.programs]

    def arm(self, *kinds: str) -> None:
        """Make a server die once at each point of a kind of change."""
        for kind in kinds:
            for moment in MOMENTS:
                (self.folder / f"{kind}-{moment}").touch()
                self.planned += 1

    def armed(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())

    async def disarmed(self) -> None:
        """Wait until the servers have died at all armed points."""
        while self.armed():
            await asyncio.sleep(0.05)

    async def kill(self, door: str) -> None:
        [program] = [one for one in self.programs if one.url == door]
        if program.process is not None:
            self.planned += 1
            program.process.kill()

    async def restart_dead(self, program: Program) -> None:
        while True:
            if program.process is not None and program.process.poll() is not None:
                self.deaths += 1
                await asyncio.to_thread(program.kill)  # its child processes
                program.begin()
                await asyncio.to_thread(program.wait)
            await asyncio.sleep(0.05)


@contextlib.contextmanager
def started(count: int, folder: Path) -> Iterator[Servers]:
    """Start one server with SQLite, or three with PostgreSQL and Valkey."""
    faults = folder / "faults"
    faults.mkdir()
    hooks = FAULTS.format(folder=str(faults))
    if count > 1:
        with Cluster(servers=count, thinkers=0, start=hooks + START) as cluster:
            yield Servers(cluster.servers, cluster.postgres.address(), faults)
        return
    database = str(folder / "tables.sqlite")
    program = Program(["-c", hooks + SINGLE, "PORT", database, "", "0"], web=True)
    try:
        program.start()
        yield Servers([program], database, faults)
    finally:
        program.close()


class Entrant(Rival):
    """A player who plays tournament games to the end, whichever server answers."""

    own = ""
    killer: Servers | None = None
    """The servers of which one is killed in the middle of this person's next game."""

    async def play(self, table: str) -> None:
        await self._play(table)

    async def _decide(self, player: Player) -> None:
        if self.killer is not None and player.scene["moment"] >= HALFWAY:
            servers, self.killer = self.killer, None
            await servers.kill(self.door)
        [seat] = player.you["seats"]
        if player.scene["to_move"] == seat:
            await player.move(player.scene["actions"][-1]["action"])
        else:
            await player.receive(8)


async def play_tournament(servers: Servers, people: list[Entrant], path: str) -> None:
    """Play all boards. The very last one is played alone, after all faults are armed again."""
    director = people[0]
    played: set[str] = set()
    while True:
        page = await director.request("GET", path)
        if page["card"]["state"] == "ended" and not servers.armed():
            return
        boards = page["round"]["boards"] if page["round"] else []
        fresh = [one for one in boards if not one["places"] and one["table"] not in played]
        if not fresh:
            await asyncio.sleep(0.1)
            continue
        number = page["round"]["number"]
        if number == ROUNDS:
            legs = page["card"]["settings"]["boards"]
            is_single = len(fresh) == 1 and fresh[0]["leg"] == legs
            if is_single and sum(not one["places"] for one in boards) > 1:
                await asyncio.sleep(0.1)
                continue
            if is_single:
                await servers.disarmed()
                servers.arm("result", "ended")
            elif max(one["leg"] for one in fresh) == legs:
                fresh = fresh[:-1]
        people[number].killer = servers
        played |= {one["table"] for one in fresh}
        await asyncio.gather(*(play_board(people, one) for one in fresh))


async def play_board(people: list[Entrant], board: Json) -> None:
    players = [one for one in people if one.own in board["seats"]]
    assert len(players) == 2
    await asyncio.gather(*(one.play(board["table"]) for one in players))


async def faults_of(store: Database, id: str, *, boards: int) -> list[str]:
    """Return everything that was lost, done twice, or does not follow from the seed."""
    faults: list[str] = []
    stored = await store.tournament(id)
    assert stored is not None
    if stored.row.state != "ended":
        faults.append(f"the tournament is {stored.row.state}")
    if [one.number for one in stored.rounds] != list(range(1, ROUNDS + 1)):
        faults.append(f"rounds {[one.number for one in stored.rounds]}")
    actions = [entry.action for entry in await store.tournament_log(id)]
    if actions != ["ended", "started"]:
        faults.append(f"the log has {actions}")
    tables = await store.ids("", 1000)
    if sorted(tables) != sorted(board.table for board in stored.boards):
        faults.append(f"{len(tables)} tables for {len(stored.boards)} boards")
    for number in range(1, ROUNDS + 1):
        games = Counter(
            one for board in stored.boards if board.round == number for one in board.seats
        )
        if set(games.values()) != {boards} or len(games) != PEOPLE:
            faults.append(f"round {number} was played by {dict(games)}")
    deals: dict[tuple[int, int], set[str]] = {}
    tournament = as_tournament(stored)
    legs = {(one.round, one.table): one.leg for each in tournament.rounds for one in each.pairings}
    for board in stored.boards:
        loaded = await store.load(board.table, ALL)
        assert loaded is not None
        expected = result_of(board, loaded, duplicate=boards == 2)
        if board.result != expected:
            faults.append(f"{board.round}.{board.board}: {board.result} instead of {expected}")
        if expected.absent:
            faults.append(f"{board.round}.{board.board}: {expected.absent} did not finish")
        leg = legs[board.round, board.board]
        deals.setdefault((board.round, leg), set()).add(loaded.row.settings.deal)
    if boards == 2 and (
        any(len(each) != 1 for each in deals.values()) or len(set.union(*deals.values())) != 4
    ):
        faults.append(f"deals {deals}")
    return faults + unreproducible(stored, tournament)


def unreproducible(stored: StoredTournament, whole: Tournament) -> list[str]:
    """Pair every round again from the seed and the results before it."""
    faults: list[str] = []
    for place, known in enumerate(whole.rounds):
        results = tuple(one for one in whole.results if one.round < known.number)
        before = Tournament(whole.settings, whole.entrants, whole.rounds[:place], results)
        found: Round = FORMATS[whole.settings.format].pair(before)
        if sorted(found.pairings, key=_order) != sorted(known.pairings, key=_order):
            faults.append(f"round {known.number} of {stored.row.id} does not follow from the seed")
    return faults


def _order(pairing: object) -> str:
    return str(pairing)


@pytest.mark.timeout(900)
@pytest.mark.long
@pytest.mark.parametrize("kind", ["swiss", "duplicate"])
@pytest.mark.parametrize("count", [1, 3])
def test_a_tournament_survives_kills(tmp_path: Path, count: int, kind: str) -> None:
    async def scenario(servers: Servers) -> list[str]:
        people = [Entrant(f"Rival{at}", servers.doors, at % count) for at in range(PEOPLE)]
        for one in people:
            await one.register()
        body = {"name": "Open", "kind": kind, "game": "knight", "rounds": ROUNDS}
        made = await people[0].request("POST", "/api/tournaments", body)
        id = made["card"]["id"]
        path = f"/api/tournaments/{id}"
        for one in people:
            one.own = (await one.request("POST", f"{path}/entry"))["own"]
        servers.arm("pair", "second" if kind == "duplicate" else "result")
        keepers = [asyncio.create_task(servers.restart_dead(one)) for one in servers.programs]
        try:
            async with asyncio.timeout(SECONDS):
                await people[0].request("POST", f"{path}/actions", {"action": "start"})
                await play_tournament(servers, people, path)
        finally:
            for keeper in keepers:
                keeper.cancel()
            for one in people:
                await one.http.aclose()
        assert servers.deaths >= servers.planned - count >= 10, "the kills have happened"
        for program in servers.programs:
            await asyncio.to_thread(program.kill)
        store = open_store(servers.store)
        await store.open()
        try:
            stored = await store.tournament(id)
            assert stored is not None
            print(f"{kind} on {count}: {servers.deaths} kills, {len(stored.boards)} boards")
            return await faults_of(store, id, boards=stored.row.settings.boards)
        finally:
            await store.close()

    with started(count, tmp_path) as servers:
        assert asyncio.run(scenario(servers)) == []
