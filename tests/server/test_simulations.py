"""Pack simulations: run by the bot processes, compared with the default pack, canceled."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import arizona
from arizona.engine.message import Message
from arizona.messages import Phrases, locales
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import (
    AskSimulation,
    AskWhatIf,
    Edit,
    Edits,
    PackChange,
    WhatIf,
)
from arizona.server.services.bots.worker import JobRunner
from arizona.server.services.workshop.pack_games import PackGames
from arizona.server.services.workshop.pack_service import PackService
from arizona.server.services.workshop.report import SimulatedPack, report, what_if
from arizona.server.services.workshop.simulations import Simulations
from arizona.server.services.workshop.what_if import ABANDONED, WhatIfs
from arizona.server.store.sqlite import SqliteStore
from arizona.server.tables.bot_requests import (
    AWAY,
    NOBODY,
    Answer,
    BotRequester,
    Job,
    SimGame,
    SimSeen,
)
from tests.server.harness import SCENARIO_SECONDS, LoopClock, until
from tests.server.test_store import with_store

SLOW_SECONDS = 0.1
BOT = Phrase("table-bot-greedy", {})


class Here:
    """Runs jobs in this process and records who requested them."""

    def __init__(self) -> None:
        self.askers: list[BotRequester] = []
        self.job_runner = JobRunner()

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        self.askers.append(asker)
        await asyncio.sleep(0)
        return self.job_runner.answer(job)


class Slow:
    """Takes a while for every game, without playing it."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        self.asked += 1
        await asyncio.sleep(SLOW_SECONDS)
        return Answer(seconds=10.0, games=[games(200, 20, 5)[number] for number in job.numbers])


async def asks_nothing(slow: Slow, clock: LoopClock) -> None:
    """Check that no more games are requested after those that are being played."""
    asked = slow.asked
    for _ in range(3):
        await clock.advance(SLOW_SECONDS)
    assert slow.asked == asked


async def ready(what_ifs: WhatIfs, id: str, question: str) -> WhatIf:
    """Wait for the answer to a question."""
    async with asyncio.timeout(SCENARIO_SECONDS):
        while (now := what_ifs.status(id, question)).status != "ready":
            assert now.status != "failed"
            await asyncio.sleep(0.01)
    return now


def test_a_pack_is_tried_out_against_the_default_and_can_be_left_off(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        packs, here = PackService(store), Here()
        simulations = Simulations(packs, PackGames(here), 2, 1)
        page = await packs.new("ada", "knight", "My box", "default")
        id = page.state.pack.id
        tile = {**page.tables["tile"][0], "rows": ["oooo", "oooo"]}
        new = [Edit("add", "tile", -1, {**tile, "name": name}) for name in ("Hoodoo", "Arch")]
        edits = Edits([Edit("set", "tile", 0, tile), *new], page.state.revision)
        state = await packs.edit(id, "ada", edits)
        assert (await simulations.status(id)).status == "none"
        first = await simulations.begin(id, AskSimulation(3), "here")
        assert (first.status, first.all) == ("waiting", 6)
        while (now := await simulations.status(id)).status != "ready":
            assert now.status != "failed"
            await asyncio.sleep(0.01)
        assert {asker.rank for asker in here.askers} == {AWAY}
        found = now.report
        assert found is not None and found.digest == state.pack.digest
        assert (found.games, found.seats, len(found.wins)) == (3, 2, 2)
        assert sum(found.bars.here) == sum(found.bars.before) == 3
        assert {subject.key for subject in found.subjects} == {tile["name"], "Hoodoo", "Arch"}
        await packs.undo(id, "ada", state.revision)
        assert (await simulations.status(id)).stale
        await simulations.begin(id, AskSimulation(2000), "here")
        with pytest.raises(Refusal, match="someone else"):
            await simulations.cancel(id, "ben", "elsewhere")
        assert (await simulations.status(id)).status != "none"
        await simulations.cancel(id, "ada", "elsewhere")
        assert (await simulations.status(id)).status == "none"
        await simulations.close()

    with_store(tmp_path, scenario)


def test_a_change_is_tried_out_without_being_saved(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        packs, here = PackService(store), Here()
        what_ifs = WhatIfs(packs, PackGames(here), 2, 1)
        page = await packs.new("ada", "knight", "My box", "default")
        id, revision = page.state.pack.id, page.state.revision
        tile = page.tables["tile"][0]
        edit = Edit("set", "tile", 0, {**tile, "rows": ["oooo", "oooo"]})
        begun = await what_ifs.begin(id, AskWhatIf([edit], revision, 10), "here")
        assert (begun.status, begun.all) == ("waiting", 20)
        now = await ready(what_ifs, id, begun.question)
        assert (now.games, now.seats, now.done, now.all) == (10, 2, 20, 20)
        assert [one.what for one in now.figures[:3]] == ["points", "lead", "length"]
        assert (await packs.page(id, "ada")).state.pack.changes == 0
        assert what_ifs.status(id, "another").status == "none"
        assert what_ifs.status("another", begun.question).status == "none"
        asked = len(here.askers)
        again = await what_ifs.begin(id, AskWhatIf([edit], revision, 10), "here")
        await ready(what_ifs, id, again.question)
        assert len(here.askers) == asked  # both sets of games are cached
        gone = Edit("remove", "tile", 0)
        without = await what_ifs.begin(id, AskWhatIf([gone], revision, 10), "here")
        await ready(what_ifs, id, without.question)
        with pytest.raises(Refusal, match="changed since"):
            await what_ifs.begin(id, AskWhatIf([edit], revision + 1, 10), "here")
        bad = Edit("set", "tile", 0, {**tile, "rows": ["oo", "zz"]})
        with pytest.raises(Refusal, match="problems"):
            await what_ifs.begin(id, AskWhatIf([bad], revision, 10), "here")
        await what_ifs.close()

    with_store(tmp_path, scenario)


def test_a_question_stops_when_it_is_canceled_or_its_page_is_gone(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        packs, slow = PackService(store), Slow()
        what_ifs = WhatIfs(packs, PackGames(slow), 2, 1)
        page = await packs.new("ada", "knight", "My box", "default")
        id, revision = page.state.pack.id, page.state.revision
        ask = AskWhatIf([Edit("remove", "tile", 0)], revision, 200)

        begun = await what_ifs.begin(id, ask, "here")
        with pytest.raises(Refusal, match="too many"):
            await what_ifs.begin(id, ask, "here")
        await what_ifs.cancel(id, "another")
        assert what_ifs.status(id, begun.question).status == "waiting"
        await what_ifs.cancel(id, begun.question)  # before its first step
        assert what_ifs.status(id, begun.question).status == "none"

        begun = await what_ifs.begin(id, ask, "here")
        await until(lambda: what_ifs.status(id, begun.question).done >= 3)
        await what_ifs.cancel(id, begun.question)
        clock = LoopClock()
        await asks_nothing(slow, clock)

        begun = await what_ifs.begin(id, ask, "here")
        await until(lambda: what_ifs.status(id, begun.question).done)
        for _ in range(30):  # requests for the answer keep it alive
            await clock.advance(ABANDONED / 20)
            assert what_ifs.status(id, begun.question).status == "working"
        await clock.advance(1.5 * ABANDONED)
        await asks_nothing(slow, clock)
        assert what_ifs.status(id, begun.question).status == "none"
        await what_ifs.close()

    with_store(tmp_path, scenario)


def test_the_status_can_be_asked_while_played_games_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    comparing, compare = threading.Event(), threading.Event()

    def slow(*given: Any) -> Any:
        comparing.set()
        assert compare.wait(60)
        return what_if(*given)

    monkeypatch.setattr("arizona.server.services.workshop.what_if.what_if", slow)

    async def scenario(store: SqliteStore) -> None:
        packs = PackService(store)
        what_ifs = WhatIfs(packs, PackGames(Here()), 2, 1)
        page = await packs.new("ada", "knight", "My box", "default")
        id, revision = page.state.pack.id, page.state.revision
        edit = Edit("set", "tile", 0, {**page.tables["tile"][0], "rows": ["oooo", "oooo"]})
        begun = await what_ifs.begin(id, AskWhatIf([edit], revision, 2), "here")
        await asyncio.to_thread(comparing.wait, 60)
        assert what_ifs.status(id, begun.question).status == "working"
        compare.set()
        await ready(what_ifs, id, begun.question)
        await what_ifs.close()

    with_store(tmp_path, scenario)


def test_few_games_are_too_few_to_tell() -> None:
    content = arizona.get_game("knight").setup().content
    before = SimulatedPack(content, games(100, 20, 5))
    figures, same = what_if(SimulatedPack(content, games(100, 26, 10)), before, ["tile.Mesa"])
    shown = {one.what: one.shown for one in figures}
    assert shown["points"] and shown["taken"] and not shown["length"]
    assert same == 0
    taken = next(one for one in figures if one.what == "taken")
    assert (taken.before, taken.now, taken.change.value) == (0.5, 1.0, 0.5)
    assert 0.3 < taken.change.low < 0.5 < taken.change.high < 0.7
    # 80% of attempts with a level of 1% for five figures: 4.36² times the variance over 0.1².
    assert taken.worth == 0.1
    assert 400 <= taken.needed <= 700
    points = next(one for one in figures if one.what == "points")
    assert (points.worth, points.needed) == (1, 0), "every game has the same difference"
    few, _ = what_if(
        SimulatedPack(content, games(6, 21, 10)), SimulatedPack(content, games(6, 20, 5)), []
    )
    assert not any(one.shown for one in few if one.what != "points")
    unchanged, same = what_if(before, before, ["tile.Mesa"])
    assert same == 100
    assert not any(one.shown for one in unchanged)


def games(count: int, points: int, taken: int) -> list[SimGame]:
    """Return ten games with alternating winners in which the tile is taken this many times."""
    return [
        SimGame(
            number,
            [points + number % 3, points - 5] if number % 2 else [points - 5, points + number % 3],
            [0 if number % 2 else 1],
            40,
            [SimSeen("tile", "Mesa", 1, [0] if number % 10 < taken else [])],
        )
        for number in range(count)
    ]


def test_only_significant_differences_are_reported() -> None:
    content = arizona.get_game("knight").setup().content
    change = PackChange("changed", "tile", "Mesa", "Mesa", 0, [])
    before = SimulatedPack(content, games(200, 20, 5))
    same = report(SimulatedPack(content, games(200, 20, 5)), before, [change], BOT, 1.0)
    ids = [one.message.id for one in same.findings]
    assert ids == ["sim-no-reaction", "sim-seats-open", "sim-points-same"]
    assert 0.06 < same.margin < 0.08, "200 games say ± 7 %"
    other = report(SimulatedPack(content, games(200, 26, 10)), before, [change], BOT, 1.0)
    ids = [one.message.id for one in other.findings]
    assert ids[0] == "sim-seats-open"
    assert sorted(ids[1:]) == ["sim-points-more", "sim-taken-more"]
    subject = other.subjects[0]
    assert subject.taken_before is not None
    assert (subject.taken.value, subject.taken_before.value) == (1.0, 0.5)
    few = report(
        SimulatedPack(content, games(4, 21, 10)),
        SimulatedPack(content, games(4, 20, 5)),
        [],
        BOT,
        1.0,
    )
    assert few.margin > 0.3, "four games tell little"
    for locale in locales():
        for one in (*same.findings, *other.findings):
            assert Phrases(locale).say(Message(one.message.id, one.message.args))
