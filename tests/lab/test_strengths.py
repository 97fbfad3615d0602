"""Several strengths in one report: the matrix, the table and the command."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from arizona.engine.errors import ArizonaError
from arizona.lab.measure.strengths import Strengths, compare_strengths
from arizona.lab.measure.tables import Tables, make_tables
from arizona.lab.report.strengths import strengths_page, strengths_text
from arizona.lab.run.plan import Plan
from arizona.lab.run.strengths import strength_plans
from arizona.messages import Phrases, locales
from tests.lab.test_report import game
from tests.terminal.command import Command

BOTS = ["greedy", "random"]


def tables(plan: Plan, rng: Random, stronger: float) -> Tables:
    """Return games in which the first bot beats the second one with this probability."""
    games = []
    for number in range(plan.games):
        bots = plan.line_up(number)
        ahead = rng.random() < (stronger if len(plan.bots) > 1 else 0.5)
        scores = [20 if (bot == plan.bots[0]) == ahead else 10 for bot in bots]
        if len(plan.bots) == 1:
            scores = [20, 10] if ahead else [10, 20]
        games.append(structs.replace(game(number, scores, {}), bots=bots))
    return make_tables(plan, games)


def made_up(stronger: float, games: int = 200, seed: int = 1) -> Strengths:
    plans = strength_plans("knight", bots=BOTS, seats=2, games=games, seed="s")
    rng = Random(seed)
    return compare_strengths(
        BOTS, {group: tables(plan, rng, stronger) for group, plan in plans.items()}
    )


def test_the_matrix_shows_who_finishes_ahead() -> None:
    found = made_up(0.8)
    (meeting,) = found.meetings
    assert meeting.ahead.share == pytest.approx(0.8, abs=0.08)
    assert meeting.shown
    text = strengths_text(found, Phrases())
    assert len(re.findall(r"\*\*[78]\d% \(", text)) == len(re.findall(r"\*\*[12]\d% \(", text)) == 1
    assert [one.bot for one in found.groups] == BOTS
    assert found.groups[0].winners_score.mean == 20
    for locale in locales():
        assert f'lang="{locale}"' in strengths_page(found, Phrases(locale))


def test_equal_strengths_seldom_seem_different() -> None:
    wrong = sum(made_up(0.5, 60, seed).meetings[0].shown for seed in range(40))
    assert wrong <= 6  # 2 are expected


def test_the_command_plays_every_group(arizona: Command, tmp_path: Path) -> None:
    done = arizona(
        "lab", "strengths", "knight", "--bots", "greedy,random", "--games", "2",
        "--option", "games=1", "--workers", "1", "--out", str(tmp_path),
    )  # fmt: skip
    assert "Who finishes ahead" in done.out
    assert sorted(one.name for one in tmp_path.iterdir()) == ["1-1", "1-2", "2-2", "report.html"]
    page = (tmp_path / "report.html").read_text("utf-8")
    assert '<div class="cards"><section class="card wide">' in page  # with a gap between them


def test_one_strength_cannot_be_compared() -> None:
    with pytest.raises(ArizonaError, match="two different bots or more"):
        strength_plans("knight", bots=["greedy", "greedy"], seats=2, games=2, seed="s")
