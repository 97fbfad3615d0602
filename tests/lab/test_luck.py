"""Skill and luck: runs with duplicate deals, and the parts of the variance they show."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from arizona.engine.errors import ArizonaError
from arizona.engine.record import load_record
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.luck import Luck
from arizona.lab.measure.luck import luck as measure
from arizona.lab.measure.summary import Summary
from arizona.lab.measure.tables import Tables, make_tables
from arizona.lab.report.findings import CLEAR_RATE, findings
from arizona.lab.report.page import report_page
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result
from arizona.messages import Phrases
from tests.lab.test_report import game

PHRASES = Phrases()
DEALS = 100
SKILLED = "greedy"


def made_up(luck: float, place: float, player: float, rest: float, seed: object = 0) -> Summary:
    """Return games whose scores have the given standard deviations of each part."""
    return summarize(tables((luck, place, player, rest), seed))


def tables(parts: tuple[float, float, float, float], seed: object = 0) -> Tables:
    plan = make_plan("knight", seats=2, bots=[SKILLED, "random"], games=2 * DEALS, duplicate=True)
    return make_tables(plan, _games(plan, Random(f"luck {seed}"), parts))


def _games(plan: Plan, rng: Random, parts: tuple[float, float, float, float]) -> list[Result]:
    luck, place, player, rest = parts
    found: list[Result] = []
    for deal in range(DEALS):
        dealt = rng.gauss(0, luck)
        for number in (2 * deal, 2 * deal + 1):
            bots = plan.line_up(number)
            lead = dealt + place + (player if bots[0] == SKILLED else -player) + rng.gauss(0, rest)
            scores = [round(1000 + 100 * lead), round(1000 - 100 * lead)]
            found.append(structs.replace(game(number, scores, {}), bots=bots))
    return found


def luck_of(summary: Summary) -> Luck:
    found = summary.design.luck
    assert found is not None
    return found


def test_every_player_gets_every_seat_with_the_same_dice(tmp_path: Path) -> None:
    plan = make_plan(
        "rails", seats=3, bots=["greedy", "random"], games=6, duplicate=True, records=True
    )
    assert [plan.line_up(number)[0] for number in range(3)] == ["greedy", "random", "greedy"]
    drawn: list[list[str]] = []
    for number in range(4):
        play_game(plan, number, tmp_path)
        record = load_record(tmp_path / f"{number:07}.json")
        dice = [line for line in record.lines if line.startswith("* ")]
        drawn.append(dice[:12])
    assert drawn[0] == drawn[1] == drawn[2] != drawn[3]
    seeds = {plan.seed_of(number) for number in range(6)}
    assert len(seeds) == 6  # the bots' own random numbers differ


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("luck", (1.0, 0.0, 0.0, 0.0)),
        ("place", (0.0, 1.0, 0.0, 0.0)),
        ("player", (0.0, 0.0, 1.0, 0.0)),
        ("rest", (0.0, 0.0, 0.0, 1.0)),
    ],
)
def test_a_part_that_decides_alone_explains_everything(
    name: str, parts: tuple[float, float, float, float]
) -> None:
    found = luck_of(made_up(*parts)).scores
    for part in ("luck", "place", "player", "rest"):
        wanted = 1.0 if part == name else 0.0
        assert getattr(found, part).share == pytest.approx(wanted, abs=0.08)


def test_intervals_contain_the_true_shares() -> None:
    # Variances 4, 1, 2 and 3 of 10.
    missed = 0
    for seed in range(40):
        luck = measure(tables((2.0, 1.0, 2.0**0.5, 3.0**0.5), seed))
        assert luck is not None
        found = luck.scores
        parts = (found.luck, found.place, found.player, found.rest)
        for part, true in zip(parts, (0.4, 0.1, 0.2, 0.3), strict=True):
            assert part.share == pytest.approx(true, abs=0.25)
            missed += not part.low <= true <= part.high
    assert missed <= 16  # 8 are expected of 160


def test_the_report_says_which_matters_more() -> None:
    texts = {}
    for name, parts in (("luck", (2.0, 0.0, 0.5, 1.0)), ("skill", (0.5, 0.0, 2.0, 1.0))):
        summary = made_up(*parts)
        texts[name] = " ".join(one.text for one in findings(summary, PHRASES))
        page = report_page(summary, PHRASES)
        assert "Skill and luck" in page and "100 deals, each played 2 times" in page
        assert summary.design.skill is None
    assert "Dice and draws explain more" in texts["luck"]
    assert "The players explain more" in texts["skill"]


def test_equal_parts_seldom_seem_different() -> None:
    wrong = 0
    for seed in range(60):
        luck = measure(tables((1.0, 0.0, 1.0, 1.0), seed))
        assert luck is not None
        wrong += min(luck.scores.p_luck, luck.scores.p_player) <= CLEAR_RATE
    assert wrong <= 7  # 3 are expected at 5%


def test_games_of_a_deal_count_as_one_observation() -> None:
    summary = made_up(1.0, 0.0, 0.0, 0.1)
    assert summary.games == 2 * DEALS
    assert summary.winners_score.looks == DEALS


def test_an_unfinished_deal_is_left_out() -> None:
    plan = make_plan("knight", seats=2, bots=[SKILLED, "random"], games=2 * DEALS, duplicate=True)
    games = _games(plan, Random(1), (1.0, 0.0, 0.0, 1.0))[:-1]
    assert luck_of(summarize(make_tables(plan, games))).deals == DEALS - 1


@pytest.mark.parametrize(
    ("bots", "games", "reason"),
    [
        (["greedy"], 6, "at least two different bots"),
        (["greedy", "random"], 10, "each deal is played 3 times.*choose 9 or 12"),
        (["greedy", "random"], 2, "choose 3 or more"),
    ],
)
def test_a_wrong_plan_is_refused(bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(ArizonaError, match=reason):
        make_plan("rails", seats=3, bots=bots, games=games, duplicate=True)
