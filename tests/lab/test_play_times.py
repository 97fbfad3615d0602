"""Times of people: measured at tables, and used to estimate the playing time of bot games."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import arizona
from arizona.engine.errors import ArizonaError
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.play_times import (
    MAX_SECONDS,
    Timed,
    estimate_minutes,
    load_times,
    play_times,
    save_times,
)
from arizona.lab.measure.tables import make_tables
from arizona.lab.report.page import report_page
from arizona.lab.report.play_times import basis_text, times_lines
from arizona.lab.run.plan import make_plan
from arizona.messages import Phrases, locales
from arizona.server.protocol.parts import MoveClock
from arizona.server.services.administration.decision_times import (
    counts,
    decision_times,
    measure_times,
)
from arizona.server.services.administration.maintenance import TableMaintenance
from arizona.server.store.store import LogLine, TableRow
from tests.lab.test_report import game

GAMES = [[4, 10, 20], [4, 12, 22], [4, 11, 18], [4, 9, 24]]
GROUPS = [0, 1, 2, 3]


def people(
    tables: int, mean: float, *, apart: float = 0.0, seed: str = "people"
) -> list[list[Timed]]:
    """Return decisions with 2 and 4 choices; the people at each table have a pace of their own."""
    random = Random(seed)
    found: list[list[Timed]] = []
    for _ in range(tables):
        pace = mean * math.exp(random.gauss(0, apart))
        times = [pace * random.lognormvariate(-0.125, 0.5) for _ in range(80)]
        found.append([Timed(2 if at % 2 else 4, seconds) for at, seconds in enumerate(times)])
    return found


def test_without_measured_times_the_estimate_rests_on_assumptions() -> None:
    found = estimate_minutes(GAMES, GROUPS)
    assert found.spread.mean == pytest.approx((10.5 * 3.5 + 21 * 5) / 60, abs=1e-3)
    assert (found.basis.tables, found.basis.assumed) == (0, 1.0)
    few = play_times("knight", people(2, 10.0))
    assert estimate_minutes(GAMES, GROUPS, few) == found


def test_measured_times_replace_the_assumed_ones() -> None:
    found = estimate_minutes(GAMES, GROUPS, play_times("knight", people(20, 10.0)))
    assert found.spread.mean == pytest.approx(31.5 * 10 / 60, rel=0.05)
    assert (found.basis.tables, found.basis.decisions, found.basis.assumed) == (20, 1600, 0.0)
    more = estimate_minutes(
        [[*game, 10] for game in GAMES], GROUPS, play_times("knight", people(20, 10.0))
    )
    # Decisions with 5 to 8 choices were not measured: 10 of 6.5 seconds.
    assert more.basis.assumed == pytest.approx(65 / (65 + 315), abs=0.02)


def test_the_interval_covers_differences_between_people() -> None:
    """In most of many samples of people, the interval contains the time that people really take."""
    covered = 0
    for number in range(100):
        times = play_times("knight", people(12, 10.0, apart=0.5, seed=f"people {number}"))
        found = estimate_minutes(GAMES, GROUPS, times).spread
        assert found.low is not None and found.high is not None
        covered += found.low <= 31.5 * 10 * math.exp(0.125) / 60 <= found.high
    assert covered >= 85
    same = estimate_minutes(GAMES, GROUPS, play_times("knight", people(12, 10.0))).spread
    other = estimate_minutes(
        GAMES, GROUPS, play_times("knight", people(12, 10.0, apart=0.5))
    ).spread
    assert same.low is not None and other.low is not None
    assert other.mean - other.low > 2 * (same.mean - same.low)


def test_breaks_are_left_out_and_a_file_has_no_names(tmp_path: Path) -> None:
    tables = people(5, 10.0)
    tables[0].append(Timed(2, MAX_SECONDS + 1))
    times = play_times("knight", tables)
    assert (times.breaks, times.decisions, times.tables) == (1, 400, 5)
    path = tmp_path / "times.json"
    save_times(path, [times])
    assert load_times(path, "knight") == times
    with pytest.raises(ArizonaError, match="no times for rails"):
        load_times(path, "rails")
    path.write_text("{}", "utf-8")
    with pytest.raises(ArizonaError, match="arizona lab times"):
        load_times(path, "knight")
    basis = estimate_minutes(GAMES, GROUPS, times).basis
    for locale in locales():
        phrases = Phrases(locale)
        assert len(times_lines([times], phrases)) == 3
        assert all(
            basis_text(replace(basis, tables=count, assumed=assumed), phrases)
            for count, assumed in ((0, 1.0), (5, 0.0), (5, 0.4))
        )


def finished_table(tmp_path: Path) -> tuple[TableRow, list[LogLine]]:
    """Play a game at a stored table: a person in seat 1, a bot in seat 2. Moves take 2 seconds."""

    async def make() -> tuple[TableRow, list[LogLine]]:
        match = arizona.new("knight", seed=7, names=["Ann", "Greedy"], games=1)
        while not match.over:
            match.play(match.state.legal()[0])
            match.settle()
        record = match.record()
        record.bots[1] = "greedy"
        async with TableMaintenance(tmp_path / "t.sqlite") as maintenance:
            row = await maintenance.row(await maintenance.add(record))
            log = await maintenance.store.log(row.id)
            assert await measure_times(maintenance) == [], "moves of one request share a time"
        return row, [replace(line, at=2000 * at) for at, line in enumerate(log)]

    return asyncio.run(make())


def test_the_decisions_of_people_at_a_table_are_timed(tmp_path: Path) -> None:
    row, lines = finished_table(tmp_path)
    found = decision_times(row, lines)
    own = [line for line in lines[1:] if line.line.startswith("1 ")]
    assert [one.seconds for one in found] == [2.0] * len(own)
    assert all(one.choices >= 1 for one in found)
    assert any(one.choices > 4 for one in found)
    assert decision_times(replace(row, origin_moment=len(lines)), lines) == []
    slow = replace(row, clock=MoveClock(seconds=86400))
    assert counts(row)
    assert not counts(slow)
    bots = [replace(seat, kind="bot") for seat in row.seats]
    assert decision_times(replace(row, seats=bots), lines) == []


def test_a_report_says_what_the_minutes_rest_on() -> None:
    plan = make_plan("knight", seats=2, bots=["random"], games=4)
    tables = make_tables(plan, [game(number, [20, 10 + number], {}) for number in range(4)])
    assumed = report_page(summarize(tables), Phrases())
    assert "It assumes 2 seconds per decision, plus 1.5 seconds" in assumed
    measured = report_page(summarize(tables, play_times("knight", people(20, 10.0))), Phrases())
    assert "times of people for 1,600 decisions at 20 tables" in measured
    assert "It assumes" not in measured
