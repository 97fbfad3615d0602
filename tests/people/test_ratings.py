from __future__ import annotations

import itertools
import math
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.people import ratings
from arizona.people.ratings import (
    Cause,
    CountedGame,
    Ending,
    FinishedTable,
    History,
    Rating,
    count_game,
    counts,
    expected_score,
    places,
    rate,
    recount,
    restore,
    void,
)

POOLS = ("one/live", "two/days")
PEOPLE = tuple("abcdefgh")


@st.composite
def games(draw: st.DrawFn) -> list[CountedGame]:
    found = []
    for order in range(draw(st.integers(0, 25))):
        players = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True))
        standing = draw(st.lists(st.integers(0, 3), min_size=len(players), max_size=len(players)))
        pool = draw(st.sampled_from(POOLS))
        found.append(CountedGame(order, f"t{order}", pool, tuple(players), tuple(standing)))
    return found


def test_a_new_player_starts_at_1500_with_a_question_mark() -> None:
    assert Rating().label() == "1500?"
    assert Rating(sigma=1.0).label() == "1500"
    low, high = Rating().band()
    assert low < 1100
    assert high > 1900


def test_400_points_are_ten_to_one_between_settled_players() -> None:
    better = Rating(25.0 + 400.0 / ratings.SCALE, 0.0)
    share = expected_score(better, Rating(25.0, 0.0))
    assert share / (1 - share) == pytest.approx(10.0)


def test_uncertainty_of_either_player_brings_the_expected_score_closer_to_half() -> None:
    certain = expected_score(Rating(27.0, 0.0), Rating(25.0, 0.0))
    uncertain = expected_score(Rating(27.0, 3.0), Rating(25.0, 4.0))
    assert uncertain == expected_score(Rating(27.0, 4.0), Rating(25.0, 3.0))
    assert certain == pytest.approx(0.57793, abs=1e-5)
    assert uncertain == pytest.approx(0.56147, abs=1e-5)


def test_the_band_has_95_percent_by_default() -> None:
    settled = Rating(sigma=2.0)
    assert settled.band() == settled.band(1.96)
    low, high = settled.band()
    assert high - low == pytest.approx(2 * 1.96 * settled.deviation)


@given(st.integers(2, 4), st.data())
def test_better_places_never_lose_points_to_worse_ones(seats: int, data: st.DataObject) -> None:
    standing = data.draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    after = rate([Rating()] * seats, standing)
    for one in range(seats):
        for two in range(seats):
            if standing[one] < standing[two]:
                assert after[one].mu > after[two].mu
            if standing[one] == standing[two]:
                assert after[one].mu == pytest.approx(after[two].mu)
    assert all(one.sigma < ratings.SIGMA for one in after)


@given(st.permutations(range(4)))
def test_seats_make_no_difference(order: list[int]) -> None:
    before = [Rating(20.0 + 3 * seat, 3.0 + seat) for seat in range(4)]
    straight = rate(before, [0, 1, 1, 3])
    mixed = rate([before[seat] for seat in order], [[0, 1, 1, 3][seat] for seat in order])
    for seat, rating in zip(order, mixed, strict=True):
        assert rating.mu == pytest.approx(straight[seat].mu)
        assert rating.sigma == pytest.approx(straight[seat].sigma)


def test_a_game_needs_two_players() -> None:
    with pytest.raises(ValueError, match="do not make a game"):
        rate([Rating()], [0])
    with pytest.raises(ValueError, match="do not make a game"):
        rate([Rating()] * 2, [0])


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_a_recount_does_not_depend_on_the_order_of_reading(
    found: list[CountedGame], rng: random.Random
) -> None:
    straight = recount(found)
    mixed = [*found, *found[:3]]
    rng.shuffle(mixed)
    assert recount(mixed) == straight


@settings(max_examples=40)
@given(games())
def test_counting_one_by_one_equals_a_recount_and_counts_each_table_once(
    found: list[CountedGame],
) -> None:
    history = History()
    for game in found:
        history = count_game(count_game(history, game), game)
    assert history == recount(found)
    assert len(history.changes) == sum(len(game.players) for game in found)
    for key, rating in history.current().items():
        rows = [one for one in history.changes if (one.player, one.pool) == key]
        assert rows[0].before == Rating()
        assert all(old.after == new.before for old, new in itertools.pairwise(rows))
        assert rows[-1].after == rating


@settings(max_examples=40)
@given(games().filter(bool), st.data())
def test_voiding_equals_a_recount_without_the_table(
    found: list[CountedGame], data: st.DataObject
) -> None:
    history = recount(found)
    gone: set[str] = set()
    for game in data.draw(st.lists(st.sampled_from(found), min_size=1, max_size=3)):
        after = void(history, found, game.table)
        assert after.changes[: len(history.changes)] == history.changes
        assert (after == history) == (game.table in gone)
        gone.add(game.table)
        history = after
    expected = recount(found, frozenset(gone)).current()
    for key, rating in history.current().items():
        assert rating == expected.get(key, Rating())
    assert history.voided() == history.tables(Cause.VOIDED) == gone
    # Restored, everything is as if nothing had been voided.
    for table in sorted(gone):
        history = restore(history, found, table)
        assert restore(history, found, table) == history
    assert history.voided() == frozenset()
    assert history.current() == recount(found).current()


def finished(**given: object) -> FinishedTable:
    usual: dict[str, object] = {
        "table": "t",
        "players": ("a", "b", "c"),
        "scores": (10, 30, 20),
        "winners": frozenset({1}),
        "ending": Ending.FINISHED,
        "decisions": (5, 5, 5),
    }
    return FinishedTable(**(usual | given))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, True),
        ({"ending": Ending.TIMEOUT}, True),
        ({"ending": Ending.RESIGNED}, True),
        ({"ending": Ending.STOPPED}, False),
        ({"rated": False}, False),
        ({"bots": frozenset({2})}, False),
        ({"decisions": (5, 1, 5)}, False),
        ({"decisions": (2, 2, 2)}, True),
        ({"players": ("a", "b", "a")}, False),
        ({"players": ("a",)}, False),
        ({"players": ("a", "b")}, True),
        ({"players": ("a", "b", "c", "d")}, True),
        ({"players": ("a", "b", "c", "d", "e")}, False),
    ],
)
def test_what_counts(changed: dict[str, object], expected: bool) -> None:
    assert counts(finished(**changed)) == expected


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, (2, 0, 1)),
        ({"scores": (20, 30, 20)}, (1, 0, 1)),
        ({"winners": frozenset({0, 1})}, (0, 0, 2)),
        # The game names the winner, not the score.
        ({"winners": frozenset({0})}, (0, 1, 2)),
        # A player who leaves loses, whatever the score. The others are ranked among themselves.
        ({"ending": Ending.LEFT, "losers": (1,), "winners": frozenset()}, (1, 2, 0)),
        ({"ending": Ending.LEFT, "losers": (1, 2), "winners": frozenset()}, (0, 2, 1)),
        ({"ending": Ending.TIMEOUT, "losers": (1,), "winners": frozenset({1, 2})}, (1, 2, 0)),
        # Also behind a player without points.
        ({"ending": Ending.LEFT, "losers": (2,), "scores": (0, 30, 20)}, (1, 0, 2)),
    ],
)
def test_places_follow_the_result(changed: dict[str, object], expected: tuple[int, ...]) -> None:
    assert places(finished(**changed)) == expected


def test_ratings_converge_within_20_games() -> None:
    """A small version of the simulation in ``python -m bench.ratings_simulation``."""
    rng = random.Random(3)
    truth = [rng.gauss(1500.0, 250.0) for _ in range(200)]
    shift = 1500.0 - sum(truth) / len(truth)
    truth = [strength + shift for strength in truth]
    found = [Rating()] * len(truth)
    for _ in range(20):
        order = sorted(range(200), key=lambda one: found[one].points + rng.gauss(0.0, 120.0))
        for one, two in zip(order[::2], order[1::2], strict=True):
            chance = 1.0 / (1.0 + 10.0 ** ((truth[two] - truth[one]) / 400.0))
            won = rng.random() < chance
            found[one], found[two] = rate([found[one], found[two]], [int(not won), int(won)])
    errors = sorted(abs(found[one].points - truth[one]) for one in range(200))
    assert errors[100] < 75
    assert math.fsum(one.points for one in found) / 200 == pytest.approx(1500.0, abs=10)
    assert not any(one.provisional for one in found)


def test_a_recount_of_many_games_is_fast() -> None:
    rng = random.Random(5)
    names = [f"p{number}" for number in range(200)]
    many = [
        CountedGame(order, f"t{order}", "pool", tuple(rng.sample(names, 4)), (0, 1, 2, 3))
        for order in range(2000)
    ]
    start = time.process_time()
    recount(many)
    assert time.process_time() - start < 2.0
