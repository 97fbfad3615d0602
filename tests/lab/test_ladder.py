"""The ladder: fair, resumable, and robust against a bad bot."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from arizona import get_game
from arizona.bots.roster import make_bot
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE
from arizona.lab.measure.rating import bradley_terry, wilson
from arizona.lab.measure.stats import Sample, share
from arizona.lab.run import arena
from arizona.lab.run.arena import play_match
from arizona.lab.run.ladder import (
    Plan,
    pairings,
    play_job,
    ratings,
    read_results,
    report,
    run,
)
from arizona.messages import Phrases
from tests.terminal.command import Command

TRUE_SHARE = 0.55
"""The expected share in ``test_intervals_of_duplicate_games_contain_the_truth``."""

BAD_BOTS = """
import time
from arizona.bots.bot import Bot

class Crash(Bot):
    def decide(self, state, legal, clock):
        raise RuntimeError("no idea [/of] it")

class Cheat(Bot):
    def decide(self, state, legal, clock):
        return -7

class Slow(Bot):
    def decide(self, state, legal, clock):
        end = time.thread_time() + 2 * clock.seconds + 0.06
        while time.thread_time() < end:
            pass
        return legal[0]

class Starved(Bot):
    def decide(self, state, legal, clock):
        time.sleep(1.2)  # as on a busy machine: no CPU time, but longer than the limit
        return legal[-1]

class Waiting(Bot):
    def decide(self, state, legal, clock):
        while True:
            time.sleep(1)

class Endless(Bot):
    def decide(self, state, legal, clock):
        while True:
            pass
"""


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad_bots.py"
    path.write_text(BAD_BOTS)
    return path


def quiet() -> Console:
    return Console(quiet=True)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crash", "RuntimeError: no idea"),
        ("Cheat", "action -7 is not legal"),
        ("Slow", "took "),
    ],
)
def test_a_bad_bot_forfeits_its_moves_and_the_game_continues(
    bad: Path, name: str, reason: str
) -> None:
    setup = get_game("knight").setup(2, {"games": 1})
    outcome = play_match(setup, [f"{bad}:{name}", "random"], "bad", seconds=0.001)
    assert outcome.winners
    assert outcome.forfeits
    assert all(lost.seat == 0 and reason in lost.reason for lost in outcome.forfeits)


@pytest.mark.parametrize("name", ["Waiting", "Endless"])
def test_a_bot_that_never_answers_is_interrupted(
    bad: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(arena, "PATIENCE", -95.0)
    monkeypatch.setattr(arena, "IDLE_SECONDS", 0.2 if name == "Waiting" else 1e9)
    state = get_game("knight").setup(2, {"deal": "draft"}).start()
    action, reason = arena.ask(make_bot("knight", f"{bad}:{name}"), state, 0.01)
    assert action == state.legal()[0]
    assert reason.startswith("StuckBotError")


def test_only_processor_time_counts(bad: Path) -> None:
    state = get_game("knight").setup(2, {"deal": "draft"}).start()
    action, reason = arena.ask(make_bot("knight", f"{bad}:Starved"), state, 0.001)
    assert (action, reason) == (state.legal()[-1], "")


def test_seats_rotate_with_the_same_seed() -> None:
    jobs = list(Plan("knight", ["greedy", "random"], 4).jobs())
    assert [job.bots for job in jobs] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [job.seed for job in jobs] == ["ladder-0", "ladder-0", "ladder-1", "ladder-1"]
    four = list(Plan("knight", ["greedy", "random"], 4, seats=4).jobs())
    assert [job.bots.index("greedy") for job in four] == [0, 1, 2, 3]
    assert len({job.key for job in jobs + four}) == 8


def test_duplicate_games_have_the_same_dice_whatever_the_bots_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[Match] = []

    def new_match(setup: Setup, **given: Any) -> Match:
        played.append(Match(setup, **given))
        return played[-1]

    monkeypatch.setattr(arena, "Match", new_match)
    plans = [Plan("rails", ["greedy", "random"], 2, duplicate=one) for one in (True, False)]
    jobs = [job for plan in plans for job in plan.jobs()]
    for job in jobs:
        play_job(job)
    one, two = ([move.text for move in match.moves if move.seat == CHANCE] for match in played[:2])
    length = min(len(one), len(two))  # one of the games may have more rounds
    assert length > 30 and one[:length] == two[:length]
    assert [match.deal is not None for match in played] == [True, True, False, False]
    assert len({job.key for job in jobs}) == 4, "both kinds can be in one file"


def test_games_that_balance_each_other_narrow_the_intervals() -> None:
    """Seats decide most games, so that two bots with nearly equal strength share each pair."""

    def rows(seeds: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for seed in range(seeds):
            better = seed % 10 == 0  # one pair in ten is won twice by a
            for bots, winner in ((["a", "b"], 0), (["b", "a"], 1 if better else 0)):
                scores = [10, 4] if winner == 0 else [4, 10]
                row = {"bots": bots, "scores": scores, "winners": [winner], "seed": str(seed)}
                found.append({**row, "longest": [0.1, 0.1], "forfeits": []})
        return found

    def width(seeds: int, *, duplicate: bool) -> tuple[float, float]:
        plan = Plan("knight", ["a", "b"], 2 * seeds, duplicate=duplicate)
        (pair,) = pairings(plan, rows(seeds))
        rated = ratings(rows(seeds), duplicate=duplicate)["a"]
        assert rated.low is not None and rated.high is not None
        return pair.share().high - pair.share().low, rated.high - rated.low

    for many, fewer in zip(width(100, duplicate=False), width(100, duplicate=True), strict=True):
        assert fewer < 0.6 * many
    assert width(20, duplicate=True) == width(20, duplicate=False), "too few to measure that"


def test_intervals_of_duplicate_games_contain_the_truth() -> None:
    rng = Rng("coverage")
    hits = [0, 0]
    for _ in range(300):
        sample = Sample()
        for seed in range(40):
            luck = rng.below(100)  # decides who gets the better seat; a is a bit stronger
            sample.add(seed, float(luck + rng.below(30) < 70), 1)
            sample.add(seed, float(100 - luck + rng.below(30) < 70), 1)
        won = sum(sample.sums.values())
        for at, duplicate in enumerate((False, True)):
            found = share("a", won, sample.count, sample, duplicate=duplicate)
            hits[at] += found.low <= TRUE_SHARE <= found.high
    assert hits[0] > 297, "wider than needed"
    assert 278 <= hits[1] <= 297


def test_a_run_continues_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    plan = Plan("knight", ["greedy", "random"], 2, options={"games": "1"})
    first = run(plan, path, 1, quiet())
    before = path.read_text()
    assert len(first) == len(before.splitlines()) == 2
    with path.open("a") as file:
        file.write('{"key": "cut off by a cra')
    assert run(plan, path, 1, quiet()) == first
    longer = Plan("knight", ["greedy", "random"], 4, options={"games": "1"})
    whole = run(longer, path, 1, quiet())
    assert whole[:2] == first
    assert path.read_text().startswith(before)
    assert list(read_results(path).values()) == whole


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text('{"milk": 2}\n')
    with pytest.raises(ArizonaError, match="line 1 is not a game of a ladder"):
        run(Plan("knight", ["greedy", "random"], 2), path, 1, quiet())
    assert path.read_text() == '{"milk": 2}\n'


def test_forfeits_are_reported_as_they_happen_up_to_a_limit(bad: Path, tmp_path: Path) -> None:
    heard = Console(file=io.StringIO(), width=200)
    plan = Plan("knight", [f"{bad}:Crash", "random"], 2, options={"games": "1"})
    results = run(plan, tmp_path / "ladder.jsonl", 1, heard)
    assert isinstance(heard.file, io.StringIO)
    lines = heard.file.getvalue().splitlines()
    assert len(lines) == 3
    assert lines[0].endswith("RuntimeError: no idea [/of] it")
    lost = sum(len(row["forfeits"]) for row in results)
    assert report(plan, results, Phrases())[-1] == f"{lost} moves were forfeited"


def test_several_processes_give_the_same_results(tmp_path: Path) -> None:
    plan = Plan("knight", ["greedy", "random"], 2, options={"games": "1"})
    one = run(plan, tmp_path / "one.jsonl", 1, quiet())
    two = run(plan, tmp_path / "two.jsonl", 2, quiet())
    for a, b in zip(one, two, strict=True):
        assert (a["scores"], a["winners"], a["moves"]) == (b["scores"], b["winners"], b["moves"])


def test_the_report_counts_right() -> None:
    plan = Plan("knight", ["a", "b"], 4)
    rows = [
        {"bots": ["a", "b"], "scores": [9, 5], "winners": [0]},
        {"bots": ["b", "a"], "scores": [9, 5], "winners": [0]},
        {"bots": ["a", "b"], "scores": [5, 5], "winners": [0, 1]},
        {"bots": ["b", "a"], "scores": [1, 5], "winners": [1]},
    ]
    full = [
        {**row, "seed": str(number // 2), "longest": [0.1, 0.2], "forfeits": []}
        for number, row in enumerate(rows)
    ]
    (pair,) = pairings(plan, full)
    assert (pair.won, pair.games, pair.points) == (2.5, 4, 4)
    assert ratings(full)["a"].elo > ratings(full)["b"].elo
    lines = report(plan, full, Phrases())
    assert lines[0].startswith("a vs. b: 62.5% of 4 games (95% interval ")


def test_numbers_about_results() -> None:
    low, high = wilson(95, 100)
    assert 0.88 < low < 0.95 < high < 0.98
    assert wilson(0, 0) == (0.0, 1.0)
    elo = bradley_terry({("a", "b"): 300, ("b", "a"): 100, ("b", "c"): 300, ("c", "b"): 100})
    assert elo["a"] - elo["b"] == pytest.approx(191, abs=3)
    assert elo["b"] - elo["c"] == pytest.approx(191, abs=3)
    assert sum(elo.values()) == pytest.approx(0, abs=0.01)


def test_the_command(arizona: Command, tmp_path: Path) -> None:
    out = str(tmp_path / "c.jsonl")
    words = ["ladder", "knight", "--bots", "greedy", "--bots", "random", "--games", "2"]
    result = arizona(*words, "-o", "games=1", "--workers", "1", "--out", out)
    assert "greedy vs. random" in result.out
    assert "Elo" in result.out
