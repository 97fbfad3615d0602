"""The exact statistics, compared with published values."""

from __future__ import annotations

import math
from random import Random

import pytest

from arizona.lab.measure.evidence import CLEAR, HINT, STRONG, Evidence, adjusted
from arizona.lab.measure.rating import ELO_PER_LOGIT, Meeting, inverted, rate
from arizona.lab.measure.sample_size import games_for_change, games_for_share, games_for_width
from arizona.lab.measure.stats import (
    Sample,
    design_effect,
    difference,
    mean_above,
    share,
    share_above,
    share_below,
    spread,
)
from arizona.lab.measure.tails import at_least, at_most, beta_share, student_cut, student_tail


def test_tails_have_the_values_of_the_tables() -> None:
    # Student's t, two-sided 5% and 1%, from any printed table.
    for freedom, five, one in ((1, 12.706, 63.657), (5, 2.571, 4.032), (30, 2.042, 2.750)):
        assert student_cut(0.025, freedom) == pytest.approx(five, abs=0.0006)
        assert student_cut(0.005, freedom) == pytest.approx(one, abs=0.0006)
    assert student_tail(0.0, 7) == pytest.approx(0.5)
    assert student_tail(-2.0, 7) + student_tail(2.0, 7) == pytest.approx(1.0)
    # Binomial tails, summed directly.
    for total, chance in ((10, 0.5), (37, 0.02), (200, 0.62)):
        terms = [
            math.comb(total, count) * chance**count * (1 - chance) ** (total - count)
            for count in range(total + 1)
        ]
        for count in (0, 1, total // 2, total):
            assert at_least(count, total, chance) == pytest.approx(sum(terms[count:]), rel=1e-9)
            assert at_most(count, total, chance) == pytest.approx(sum(terms[: count + 1]), rel=1e-9)
    assert beta_share(0.3, 1, 1) == pytest.approx(0.3)


def test_the_false_discovery_rate_of_the_first_example() -> None:
    """The fifteen values of Benjamini and Hochberg (1995): four are significant at 5%."""
    values = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    values += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    rates = adjusted(values)
    assert [rate <= 0.05 for rate in rates] == [True] * 4 + [False] * 11
    assert rates[3] == pytest.approx(0.0095 * 15 / 4)
    assert rates == sorted(rates)
    evidence = Evidence({"a": 0.004, "b": 0.02, "c": 0.9}, {"alone": 0.04})
    assert [evidence.of(claim) for claim in "abc"] == [CLEAR, CLEAR, HINT]
    assert evidence.of("alone") == CLEAR
    assert Evidence({"a": 0.003, "b": 0.02, "c": 0.9}).of("a") == STRONG


def test_evidence_grows_with_the_games() -> None:
    assert share_above(share("", 30, 50), 0.5) > 0.05
    assert share_above(share("", 300, 500), 0.5) < 0.0001
    assert share_below(share("", 0, 50), 0.02) == pytest.approx(0.98**50)
    assert share_below(share("", 0, 1000), 0.02) < 1e-8
    assert mean_above(9.0, 0.0, 1, 5.0) == 1.0
    assert mean_above(9.0, 0.0, 3, 5.0) == 0.125  # same as three coin tosses


def test_paired_games_are_compared_game_by_game() -> None:
    """Student's sleep data (1908): 1.58 hours more, p = 0.0028; unpaired p = 0.079."""
    one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    two = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    paired = difference(Sample(two), Sample(one))
    assert (paired.value, paired.low, paired.high) == (1.58, 0.7001, 2.4599)
    assert paired.p == pytest.approx(0.002833, abs=1e-6)
    apart = difference(Sample(two), Sample(one, range(10, 20)))
    # The conservative degrees of freedom of the smaller sample, instead of Welch's 17.8.
    assert apart.p == pytest.approx(2 * student_tail(1.8608, 9), abs=1e-4)
    assert apart.p > 0.079


def test_differences_of_shares_have_published_intervals() -> None:
    """Agresti and Caffo's adjustment: 56 of 70 against 48 of 80."""
    one = Sample([1.0] * 56 + [0.0] * 14)
    two = Sample([1.0] * 48 + [0.0] * 32, range(1000, 1080))
    found = difference(one, two, shares=True)
    assert found.value == 0.2
    middle = 57 / 72 - 49 / 82
    error = math.sqrt(57 * 15 / 72**3 + 49 * 33 / 82**3)
    assert found.low == pytest.approx(middle - student_cut(0.025, 69) * error, abs=0.002)
    assert found.high == pytest.approx(middle + student_cut(0.025, 69) * error, abs=0.002)
    nothing = Sample([0.0] * 30)
    assert difference(nothing, Sample([0.0] * 30), shares=True).p == 1.0


def test_games_with_the_same_seed_count_as_one_observation() -> None:
    each = [float(number % 3 == 0) for number in range(90)]
    twice = [value for value in each for _ in range(2)]
    seed_group = [number // 2 for number in range(180)]
    assert design_effect(Sample(twice, seed_group)) == pytest.approx(2, rel=0.02)
    alone, doubled = share("", 30, 90), share("", 60, 180, Sample(twice, seed_group))
    assert doubled.low == pytest.approx(alone.low, abs=0.002)
    assert spread(twice, seed_group).error == pytest.approx(spread(each).error)
    assert spread(twice, seed_group).looks == 90
    assert spread([4.0]).low is None


def test_how_many_games_are_needed() -> None:
    assert games_for_width(0.5, 0.03) == 1068
    assert games_for_share(0.53, 0.53) == 0
    assert games_for_share(0.55, 0.5) == pytest.approx(617, abs=3)
    assert games_for_change(1, 0.5) == 32
    # A run of that length finds it as often as claimed.
    needed = games_for_share(0.6, 0.5)
    wins = next(count for count in range(needed) if at_least(count, needed, 0.5) <= 0.05)
    assert at_least(wins, needed, 0.6) == pytest.approx(0.8, abs=0.05)  # exact: conservative


def test_elo_has_an_interval_that_holds_the_truth() -> None:
    strengths = {"a": 150.0, "b": 50.0, "c": -50.0, "d": -150.0}
    held = 0
    for seed in range(60):
        random = Random(seed)
        found = rate(
            Meeting((one, two, seed_group), one, two, float(random.random() < chance))
            for one in strengths
            for two in strengths
            if one < two
            for chance in [1 / (1 + math.exp((strengths[two] - strengths[one]) / ELO_PER_LOGIT))]
            for seed_group in range(40)
        )
        for name, truth in strengths.items():
            rated = found[name]
            assert rated.low is not None
            assert rated.high is not None
            held += rated.low <= truth <= rated.high
    assert 0.92 <= held / 240 <= 0.98


def test_elo_counts_games_with_one_seed_as_one() -> None:
    one = [Meeting(seed_group, "a", "b", float(seed_group % 3 == 0)) for seed_group in range(60)]
    apart, copied = rate(one)["a"], rate(one * 4)["a"]
    assert apart.high is not None
    assert copied.high is not None
    assert copied.high - copied.elo > 0.9 * (apart.high - apart.elo)
    assert rate(one[:1])["a"].low is None
    # A bot that never lost has no narrow interval.
    never = rate(Meeting(seed_group, "a", "b", 1.0) for seed_group in range(20))["a"]
    assert never.low is not None
    assert never.elo - never.low > 100


def test_matrices_are_inverted() -> None:
    found = inverted([[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [2.0, 0.0, 1.0]])
    wanted = [[-0.25, 0.5, 0.25], [0.25, 0.5, -0.25], [0.5, -1.0, 0.5]]
    for row, other in zip(found, wanted, strict=True):
        assert row == pytest.approx(other)
