from __future__ import annotations

import random
import time

from hypothesis import given
from hypothesis import strategies as st

from arizona.people.pairing import LIVE, TURN_BASED, Pool, Seeker, Window, compatible, pair_round

TWO = Pool("chess", "5+3", 2)
FOUR = Pool("hearts", "days", 4)


def seeker(name: str, rating: float = 1500.0, since: float = 0.0, **more: object) -> Seeker:
    return Seeker(name, TWO, rating, since, **more)  # type: ignore[arg-type]


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    names = [f"p{number}" for number in range(draw(st.integers(0, 30)))]
    return [
        Seeker(
            name,
            draw(st.sampled_from([TWO, FOUR, Pool("chess", "5+3", 3)])),
            draw(st.floats(800, 2200)),
            draw(st.floats(0, 100)),
            frozenset(draw(st.lists(st.sampled_from(names), max_size=2))),
            draw(st.booleans()),
        )
        for name in names
    ]


@given(crowds(), st.text("abc", max_size=3))
def test_a_round_is_fair_and_reproducible(crowd: list[Seeker], seed: str) -> None:
    tables = pair_round(crowd, 100.0, seed)
    known = {one.player: one for one in crowd}
    players = [player for table in tables for player in table.players]
    assert len(players) == len(set(players))
    for table in tables:
        members = [known[player] for player in table.players]
        assert len(members) == table.pool.seats
        assert all(one.pool == table.pool and not one.bot for one in members)
        for one in members:
            for other in members:
                if one is not other:
                    assert compatible(one, other)
                    mean = sum(LIVE.width(100.0 - who.since) for who in (one, other)) / 2
                    assert abs(one.rating - other.rating) <= mean
    assert pair_round(list(reversed(crowd)), 100.0, seed) == tables


@given(crowds())
def test_the_longest_waiting_player_is_paired_if_possible(crowd: list[Seeker]) -> None:
    pool = [one for one in crowd if one.pool == TWO and not one.bot]
    paired = {player for table in pair_round(pool, 100.0, "x") for player in table.players}
    left = [one for one in pool if one.player not in paired]
    for number, one in enumerate(left):
        for other in left[number + 1 :]:
            width = (LIVE.width(100.0 - one.since) + LIVE.width(100.0 - other.since)) / 2
            assert not compatible(one, other) or abs(one.rating - other.rating) > width


def test_the_nearest_rating_is_chosen_and_the_window_widens() -> None:
    crowd = [seeker("a"), seeker("b", 1590.0, 5.0), seeker("c", 1540.0, 5.0)]
    (table,) = pair_round(crowd, 5.0, "s")
    assert set(table.players) == {"a", "c"}
    far = [seeker("a", 1500.0), seeker("b", 1900.0)]
    assert pair_round(far, 5.0, "s") == []
    assert len(pair_round(far, 40.0, "s")) == 1


def test_a_block_works_both_ways() -> None:
    crowd = [seeker("a", blocked=frozenset({"b"})), seeker("b")]
    assert pair_round(crowd, 1000.0, "s") == []
    assert pair_round([crowd[1], crowd[0]], 1000.0, "s") == []


def test_blocking_all_neighbors_leads_to_a_farther_opponent() -> None:
    names = [f"p{number}" for number in range(400)]
    blocked = frozenset(names[:399])
    crowd = [
        seeker("picky", 1500.0, blocked=blocked),
        *(seeker(name, 1500.0 + number, 90.0) for number, name in enumerate(names)),
    ]
    tables = pair_round(crowd, 100.0, "s")
    assert {"picky", "p399"} in [set(table.players) for table in tables]


def test_a_player_in_two_pools_is_seated_once() -> None:
    crowd = [
        Seeker(name, pool, 1500.0, 0.0) for name in "ab" for pool in (TWO, Pool("chess", "10", 2))
    ]
    assert len(pair_round(crowd, 10.0, "s")) == 1


def test_seats_differ_between_seeds() -> None:
    crowd = [seeker("a"), seeker("b")]
    firsts = {pair_round(crowd, 10.0, str(seed))[0].players[0] for seed in range(20)}
    assert firsts == {"a", "b"}


def test_everybody_is_paired_eventually() -> None:
    """Despite distant ratings and a steady stream of new players, everyone is paired in time."""
    rng = random.Random(1)
    waiting = [seeker("best", 2900.0), seeker("worst", 300.0)]
    longest = 0.0
    for second in range(0, 300, 2):
        now = float(second)
        waiting += [
            seeker(f"{second}-{number}", rng.gauss(1500.0, 250.0), now)
            for number in range(rng.randrange(4))
        ]
        paired = {
            player for table in pair_round(waiting, now, str(second)) for player in table.players
        }
        done = [one for one in waiting if one.player in paired]
        longest = max([longest, *(now - one.since for one in done)])
        waiting = [one for one in waiting if one.player not in paired]
    assert longest <= LIVE.unlimited_after + 10.0
    assert all(298.0 - one.since <= LIVE.unlimited_after + 10.0 for one in waiting)


def test_turn_based_windows_widen_over_hours() -> None:
    assert TURN_BASED.width(0.0) < TURN_BASED.width(3600.0) < TURN_BASED.width(7 * 3600.0)
    assert Window(10.0, 1.0, 100.0).width(-5.0) == 10.0


def test_a_thousand_waiting_people_take_less_than_100_ms() -> None:
    rng = random.Random(2)
    for pool in (TWO, FOUR):
        names = [f"p{number}" for number in range(1000)]
        crowd = [
            Seeker(
                name,
                pool,
                rng.gauss(1500.0, 300.0),
                rng.uniform(0.0, 60.0),
                frozenset(rng.sample(names, 5)),
            )
            for name in names
        ]
        times = []
        for _ in range(3):
            start = time.process_time()
            tables = pair_round(crowd, 60.0, "s")
            times.append(time.process_time() - start)
        assert len(tables) * pool.seats > 950
        assert min(times) < 0.1
