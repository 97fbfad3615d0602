"""Runs: the same games with any number of workers, and none lost or duplicated by a kill."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import polars as pl
import pytest
from rich.console import Console

import arizona as package
from arizona.cli.lab import split_bots
from arizona.engine.errors import ArizonaError
from arizona.lab.measure.tables import NAMES, read_tables, write_tables
from arizona.lab.measure.watchers import watch
from arizona.lab.run.journal import FILE as JOURNAL
from arizona.lab.run.journal import locked, read_journal
from arizona.lab.run.plan import Plan, load_plan, make_plan
from arizona.lab.run.play import course, play_game
from arizona.lab.run.runner import run
from tests.terminal.command import Command

SETTLED = [name for name in NAMES if name != "times"]


def plan(game: str = "knight", games: int = 6, bots: str = "random", **more: object) -> Plan:
    seats = more.pop("seats", None)
    return make_plan(game, seats=seats, bots=bots.split(","), games=games, **more)  # type: ignore[arg-type]


def play(a_plan: Plan, folder: Path, workers: int = 1) -> dict[str, bytes]:
    """Play a run and return its tables as bytes."""
    results = run(a_plan, folder, workers, Console(quiet=True))
    write_tables(folder, a_plan, results.values())
    return {name: (folder / f"{name}.parquet").read_bytes() for name in SETTLED}


def test_the_tables_are_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    a_plan = plan(games=10, bots="greedy,random")
    assert play(a_plan, tmp_path / "one") == play(a_plan, tmp_path / "two", workers=2)


def test_an_interrupted_run_continues_where_it_stopped(tmp_path: Path) -> None:
    whole = play(plan(games=8), tmp_path / "whole")
    folder = tmp_path / "cut"
    play(plan(games=8), folder)
    journal = folder / JOURNAL
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:5]) + lines[5][:100])  # the state after a kill
    assert sorted(read_journal(folder)) == [0, 1, 2, 3, 4]
    assert play(plan(games=8), folder) == whole
    assert journal.read_bytes().count(b"\n") == 8


def test_a_longer_run_adds_only_what_is_missing(tmp_path: Path) -> None:
    play(plan(games=3), tmp_path)
    before = (tmp_path / JOURNAL).read_bytes()
    play(plan(games=5), tmp_path)
    after = (tmp_path / JOURNAL).read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 5
    with pytest.raises(ArizonaError, match="contains a run of 5 games, not 3"):
        play(plan(games=3), tmp_path)


def test_a_killed_process_neither_loses_nor_repeats_games(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    # It kills itself and its workers while writing the fourth game.
    done = subprocess.run([sys.executable, "-m", "tests.lab.stopped", str(folder)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert not (folder / JOURNAL).read_bytes().endswith(b"\n")
    assert len(read_journal(folder)) == 3
    a_plan = load_plan(folder)
    assert play(a_plan, folder) == play(a_plan, tmp_path / "whole")
    lines = (folder / JOURNAL).read_bytes().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(a_plan.games))


def test_two_processes_do_not_share_a_run(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(ArizonaError, match="another process is at work"):
        run(plan(), tmp_path, 1, Console(quiet=True))


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    play(plan(), tmp_path)
    with pytest.raises(ArizonaError, match="seed: 'lab' → 'other'"):
        play(plan(seed="other"), tmp_path)


def test_bots_rotate_seats_and_variants_share_seeds() -> None:
    a_plan = plan("rails", 8, "greedy,random", seats=4, vary={"clashes": ["keep", "redraw"]})
    assert a_plan.total() == 16
    assert a_plan.line_up(0) == ["greedy", "random", "greedy", "random"]
    by_seat = Counter(
        (seat, bot) for number in range(16) for seat, bot in enumerate(a_plan.line_up(number))
    )
    assert set(by_seat.values()) == {8}
    assert a_plan.seed_of(6) == a_plan.seed_of(7) != a_plan.seed_of(8)
    assert [a_plan.setup(number).options["clashes"] for number in (6, 7)] == ["keep", "redraw"]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": "random,random,greedy"}, "3 bots for 2 seats"),
        ({"seats": 5}, "knight is for 2 players, not 5"),
        ({"vary": {"games": ["1"]}}, "two different values"),
        ({"vary": {"color": ["1", "2"]}}, "no option 'color'"),
        ({"vary": {"games": ["1", "2"]}, "options": {"games": 1}}, "fixes it already"),
        ({"content": "nowhere"}, "no knight pack of that name"),
    ],
)
def test_a_wrong_plan_is_refused_with_a_reason(asked: dict[str, object], reason: str) -> None:
    with pytest.raises(ArizonaError, match=reason):
        plan(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "seats"), [("knight", 2), ("rails", 3), ("trail", 3)])
def test_points_add_up_and_every_subject_is_declared(game: str, seats: int) -> None:
    a_plan = plan(game, 1, seats=seats)
    result = play_game(a_plan, 0)
    for seat in range(seats):
        points = sum(row.points for row in result.points if row.seat == seat)
        assert result.first_scores[seat] + points == result.scores[seat]
    watcher = watch(game)
    known = {(kind, id) for kind, id, _ in watcher.subjects(a_plan.setup(0).content)}
    assert {(row.kind, row.id) for row in result.seen} <= known
    counted = [row for row in result.seen if row.takers and row.kind in watcher.takes]
    assert counted
    assert all(row.offered > 0 for row in counted)
    assert sum(result.widths) == sum(result.decisions)


def test_a_game_records_the_leader_and_when_it_was_decided() -> None:
    assert course([[0, 0], [3, 0], [6, 0]], [9, 0], [0]) == (0, 0.0, 0.0)
    # Behind until the last turn: the final scoring changes the result.
    changes, drama, decided = course([[0, 0], [0, 5], [0, 10]], [12, 10], [0])
    assert (changes, decided) == (1, 1.0)
    assert drama == 0.5


def test_records_are_saved_on_request_and_replay_to_the_same_scores(tmp_path: Path) -> None:
    a_plan = plan(games=2, records=True)
    results = run(a_plan, tmp_path, 1, Console(quiet=True))
    for number, result in results.items():
        match = package.load(str(tmp_path / "records" / f"{number:07}.json"))
        assert match.state.scores() == result.scores


def test_a_run_without_records_cannot_get_them_later(tmp_path: Path) -> None:
    play(plan(games=2), tmp_path)
    with pytest.raises(ArizonaError, match="records: False → True"):
        play(plan(games=2, records=True), tmp_path)


def test_tables_follow_the_journal(tmp_path: Path) -> None:
    run(plan(games=3), tmp_path, 1, Console(quiet=True))
    tables = read_tables(tmp_path)
    assert tables.games.height == 3
    assert tables.seats.group_by("game").agg(pl.col("won").sum())["won"].to_list() == [1.0] * 3


def test_the_command_plays_and_prints_the_folder(arizona: Command, tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = arizona("lab", "run", "knight", "--games", "2", "--workers", "1", "--out", str(out))
    assert done.code == 0
    assert "2 games saved in" in done.out
    assert (out / "games.parquet").is_file()
    wrong = arizona("lab", "run", "knight", "--vary", "games", "--out", str(out))
    assert wrong.code == 2
    assert "“games”: --vary expects NAME=VALUE." in wrong.err


def test_commas_separate_bots_but_not_search_options() -> None:
    given = ["greedy,search:iterations=5,cut=0,random", "my.py:Mine"]
    assert split_bots(given) == ["greedy", "search:iterations=5,cut=0", "random", "my.py:Mine"]


def test_the_ladder_uses_the_lab(arizona: Command, tmp_path: Path) -> None:
    out = str(tmp_path / "ladder.jsonl")
    asked = ("--bots", "greedy", "--bots", "random", "--games", "2", "--workers", "1")
    done = arizona("lab", "ladder", "knight", *asked, "-o", "games=1", "--out", out)
    assert done.code == 0
    assert done.out.startswith("greedy vs. random: ")
