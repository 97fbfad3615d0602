from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people.fairplay import (
    GAMES_EACH,
    MAX_GAMES,
    MAX_OTHERS,
    SIMILAR,
    Decision,
    PlayedGame,
    Profile,
    compare,
    games_to_compare,
    profile,
    wilson,
)


@given(st.integers(0, 500), st.integers(0, 500))
def test_wilson_contains_the_share(hits: int, misses: int) -> None:
    found = wilson(hits, hits + misses)
    assert 0.0 <= found.low <= found.estimate <= found.high <= 1.0


def test_wilson_known_values() -> None:
    found = wilson(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert wilson(0, 0).low == 0.0
    with pytest.raises(ValueError, match="not a share"):
        wilson(3, 2)


def test_wilson_covers_the_truth_95_times_in_a_hundred() -> None:
    rng = random.Random(4)
    covered = 0
    for _ in range(1000):
        hits = sum(rng.random() < 0.9 for _ in range(40))
        covered += wilson(hits, 40).low <= 0.9 <= wilson(hits, 40).high
    assert 920 <= covered <= 985


def person(name: str, share: float, rating: float, rng: random.Random, count: int = 200) -> Profile:
    return profile(
        name,
        rating,
        [
            Decision(rng.random() < share, rng.random() < 0.3, rng.lognormvariate(2.0, 0.9))
            for _ in range(count)
        ],
    )


def test_a_player_with_an_engine_stands_out_and_honest_players_do_not() -> None:
    rng = random.Random(5)
    others = [person(f"p{n}", rng.gauss(0.55, 0.05), 1500 + n, rng) for n in range(60)]
    flagged = [one for one in others if compare(one, others).stands_out]
    assert flagged == []
    robot = profile("robot", 1520, [Decision(True, n % 3 == 0, 4.0) for n in range(150)])
    evidence = compare(robot, others)
    assert evidence.stands_out
    assert evidence.agreement_deviations is not None
    assert evidence.agreement_deviations > 4
    assert evidence.usual_steadiness is not None
    assert robot.steadiness == 0.0 < evidence.usual_steadiness
    assert robot.only_moves.estimate == 1.0


def test_few_decisions_or_few_others_are_not_judged() -> None:
    rng = random.Random(6)
    others = [person(f"p{n}", 0.5, 1500, rng) for n in range(20)]
    new = person("new", 1.0, 1500, rng, count=12)
    assert compare(new, others).usual_agreement is None
    lonely = person("lonely", 1.0, 2400, rng)
    assert compare(lonely, others).others == 0
    assert not compare(lonely, others).stands_out


def test_a_strong_player_is_compared_with_strong_players() -> None:
    rng = random.Random(7)
    weak = [person(f"w{n}", 0.4, 1200, rng) for n in range(30)]
    strong = [person(f"s{n}", 0.85, 2100, rng) for n in range(30)]
    assert not any(compare(one, [*weak, *strong]).stands_out for one in strong)


def test_time_per_decision_is_compared_with_intervals() -> None:
    rng = random.Random(8)
    others = [person(f"p{n}", 0.5, 1500, rng) for n in range(20)]
    quick = profile("quick", 1500, [Decision(n % 2 == 0, False, 2.0) for n in range(40)])
    evidence = compare(quick, others)
    assert evidence.usual_seconds is not None
    assert evidence.usual_seconds.low <= evidence.usual_seconds.estimate
    assert evidence.usual_seconds.estimate <= evidence.usual_seconds.high
    assert quick.seconds.high == 2.0 < evidence.usual_seconds.low


@given(
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 11), st.floats(1000, 2000)), max_size=120)
)
def test_the_games_to_compare_are_similar_recent_and_few(
    rows: list[tuple[int, int, float]],
) -> None:
    seats: dict[tuple[int, int], float] = {
        (table, player): points for table, player, points in rows
    }
    recent = [
        PlayedGame(f"t{table}", player % 2, f"p{player}", points)
        for (table, player), points in seats.items()
    ]
    reported = PlayedGame("reported", 0, "p0", 1500.0)
    own, others = games_to_compare("p0", 1500.0, reported, recent)
    assert own[0] == reported and len(own) <= GAMES_EACH
    assert all(game.player == "p0" for game in own)
    assert len(set(own)) == len(own) and len(set(others)) == len(others)
    assert all(abs(game.rating - 1500.0) <= SIMILAR for game in others)
    assert len({game.table for game in others}) <= MAX_GAMES
    for player in {game.player for game in others}:
        played = [game for game in recent if game.player == player and game in others]
        similar = [g for g in recent if g.player == player and abs(g.rating - 1500.0) <= SIMILAR]
        assert player != "p0" and len(played) <= GAMES_EACH
        assert set(played) <= set(similar[:GAMES_EACH]), "the newest ones"
    assert len({game.player for game in others}) <= MAX_OTHERS
