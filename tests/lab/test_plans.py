"""Plans: groups of seats that score from similar sources, on made-up runs with known answers."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("polars")

from arizona.lab.measure.counting import summarize
from arizona.lab.measure.plans import plans
from arizona.lab.measure.seed_samples import with_seed_groups
from arizona.lab.measure.tables import Tables, make_tables
from arizona.lab.run.plan import make_plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Points, Result


def made_up(shares: list[dict[str, float]], games: int, spread: float) -> Tables:
    """Return a run in which seats score from sources as in ``shares``; the first entry wins."""
    rng = random.Random("plans")
    plan = make_plan("knight", seats=2, bots=["random"], games=games)
    played = play_game(plan, 0)
    results = []
    for number in range(games):
        points: list[Points] = []
        kinds = [rng.randrange(len(shares)) for _ in range(2)]
        for seat, kind in enumerate(kinds):
            for source, share in shares[kind].items():
                many = max(0, round(100 * (share + rng.uniform(-spread, spread))))
                points.append(Points(1, seat, source, many))
        scores = [sum(one.points for one in points if one.seat == seat) for seat in range(2)]
        winner = 0 if kinds[0] <= kinds[1] else 1
        if kinds[0] == kinds[1]:
            winner = number % 2
        results.append(result(played, number, points, scores, winner))
    return with_seed_groups(make_tables(plan, results))


def result(
    played: Result, number: int, points: list[Points], scores: list[int], winner: int
) -> Result:
    from msgspec.structs import replace

    return replace(played, number=number, points=points, scores=scores, winners=[winner])


def test_two_plans_are_found_with_their_shares_and_wins() -> None:
    found = plans(
        made_up([{"herd": 0.8, "mine": 0.2}, {"herd": 0.2, "mine": 0.8}], games=300, spread=0.05)
    )
    assert len(found) == 2
    by_source = {one.sources[0][0]: one for one in found}
    assert set(by_source) == {"herd", "mine"}
    assert sum(one.seats for one in found) == 600
    for one in found:
        assert one.share == pytest.approx(0.5, abs=0.06)
        assert one.sources[0][1] == pytest.approx(0.8, abs=0.03)
    # The first plan beats the second and ties with itself: 3 of 4.
    herd, mine = by_source["herd"].wins, by_source["mine"].wins
    assert herd.low < 0.75 < herd.high
    assert mine.low < 0.25 < mine.high


def test_three_plans_are_found() -> None:
    shares = [
        {"herd": 0.9, "mine": 0.1},
        {"mine": 0.9, "rail": 0.1},
        {"rail": 0.9, "herd": 0.1},
    ]
    found = plans(made_up(shares, games=300, spread=0.04))
    assert sorted(one.sources[0][0] for one in found) == ["herd", "mine", "rail"]


@pytest.mark.parametrize("spread", [0.05, 0.2, 0.4])
def test_seats_without_structure_have_no_plans(spread: float) -> None:
    """Scores that only vary around one mean are no plans, however much they vary."""
    shares = {"herd": 0.4, "mine": 0.3, "rail": 0.2, "farm": 0.1}
    assert plans(made_up([shares], games=300, spread=spread)) == []


def test_few_seats_have_no_plans() -> None:
    assert plans(made_up([{"herd": 0.9}, {"mine": 0.9}], games=20, spread=0.05)) == []


def test_a_summary_has_the_plans_of_its_run() -> None:
    tables = made_up([{"herd": 0.9, "mine": 0.1}, {"mine": 0.9}], games=200, spread=0.04)
    assert len(summarize(tables).plans) == 2
