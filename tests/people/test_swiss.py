from __future__ import annotations

import random
import time
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.people.tournaments import pods, round_robin, swiss
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import Format, Tournament, TournamentError, add_round, records
from arizona.people.tournaments.seating import seat_lead
from tests.people.play import begun, play_all, play_round, repeats, result

MANY = settings(max_examples=30)


@MANY
@given(st.integers(4, 24), st.integers(0, 10**6), st.data())
def test_nobody_meets_twice_while_somebody_new_is_left(
    players: int, seed: int, data: st.DataObject
) -> None:
    """For up to half as many rounds as players, a round without repeated pairings always exists."""
    rounds = data.draw(st.integers(1, players // 2))
    played = play_all(begun(Format.SWISS, players, str(seed), rounds=rounds), random.Random(seed))
    assert repeats(played) == 0


@MANY
@given(st.integers(2, 9), st.integers(0, 10**6))
def test_a_full_cycle_repeats_no_more_than_it_must(players: int, seed: int) -> None:
    """With more rounds than opponents, the tournament continues with evenly spread repeats."""
    played = play_all(
        begun(Format.SWISS, players, str(seed), rounds=players + 3), random.Random(seed)
    )
    assert len(played.rounds) == players + 3
    most = max(count for one in records(played).values() for count in one.met.values())
    assert most <= (2 if players > 4 else players + 3)


@MANY
@given(st.integers(3, 31).filter(lambda count: count % 2 == 1), st.integers(0, 10**6))
def test_everybody_has_one_bye_before_anybody_has_two(players: int, seed: int) -> None:
    rounds = min((players + 1) // 2, 7)
    played = play_all(begun(Format.SWISS, players, str(seed), rounds=rounds), random.Random(seed))
    byes = Counter(bye.player for one in played.rounds for bye in one.byes)
    assert max(byes.values()) == 1
    assert sum(byes.values()) == rounds


@MANY
@given(st.integers(8, 40), st.integers(0, 10**6), st.booleans())
def test_seats_are_balanced(players: int, seed: int, changes: bool) -> None:
    played = play_all(
        begun(Format.SWISS, players, str(seed), rounds=min(7, players // 2)),
        random.Random(seed),
        changes=changes,
    )
    leads = [abs(seat_lead(one)) for one in records(played).values()]
    assert max(leads) <= 2
    assert sum(leads) <= len(leads)


@MANY
@given(st.integers(16, 60), st.integers(0, 10**6))
def test_floats_are_fair(players: int, seed: int) -> None:
    """Players at a table have equal points where possible, and no one floats down three times in a
    row."""
    played = play_all(
        begun(Format.SWISS, players, str(seed), rounds=6), random.Random(seed), ties=0.0
    )
    for one in records(played).values():
        directions = [one.floats.get(number, 0) for number in range(1, 7)]
        for start in range(4):
            assert directions[start : start + 3] != [1, 1, 1]
            assert directions[start : start + 3] != [-1, -1, -1]


@MANY
@given(st.integers(8, 40), st.integers(0, 10**6))
def test_the_first_round_pairs_the_upper_half_with_the_lower(players: int, seed: int) -> None:
    one = begun(Format.SWISS, players - players % 2, str(seed), rounds=3)
    order = [candidate.record.entrant.id for candidate in swiss.candidates(one)]
    half = len(order) // 2
    for pairing in swiss.pair(one).pairings:
        places = sorted(order.index(player) for player in pairing.seats)
        assert places[0] < half <= places[1]


def test_points_decide_who_meets() -> None:
    rng = random.Random(4)
    one = begun(Format.SWISS, 32, rounds=5)
    for _ in range(3):
        one = play_round(one, rng, ties=0.0)
    before = records(one)
    gaps = [
        abs(before[pairing.seats[0]].points - before[pairing.seats[1]].points)
        for pairing in swiss.pair(one).pairings
    ]
    assert gaps == [0] * 16


def test_500_entrants_take_less_than_two_seconds_a_round() -> None:
    rng = random.Random(5)
    one = begun(Format.SWISS, 500, rounds=9)
    longest = 0.0
    for _ in range(5):
        start = time.process_time()
        paired = swiss.pair(one)
        longest = max(longest, time.process_time() - start)
        one = add_round(one, paired)
        found = tuple(result(rng, pairing, one, 0.1) for pairing in paired.pairings)
        one = Tournament(one.settings, one.entrants, one.rounds, one.results + found)
    assert longest < 2.0
    assert repeats(one) == 0


def test_too_few_or_too_many_are_refused() -> None:
    with pytest.raises(TournamentError, match="size"):
        swiss.pair(begun(Format.SWISS, 1))
    with pytest.raises(TournamentError, match="over"):
        swiss.pair(play_all(begun(Format.SWISS, 4, rounds=1), random.Random(1)))


@MANY
@given(st.integers(2, 16), st.integers(0, 10**6), st.integers(1, 2))
def test_a_round_robin_is_complete_and_balanced(players: int, seed: int, cycles: int) -> None:
    one = begun(Format.ROUND_ROBIN, players, str(seed), cycles=cycles)
    played = play_all(one, random.Random(seed))
    assert len(played.rounds) == round_robin.total_rounds(one)
    for player, own in records(played).items():
        others = {f"p{number}" for number in range(players)} - {player}
        assert own.met == dict.fromkeys(others, cycles)
        assert abs(seat_lead(own)) <= (1 if cycles == 1 else 0)
        assert own.byes == (cycles if players % 2 else 0)


def test_a_round_robin_of_17_is_refused() -> None:
    with pytest.raises(TournamentError, match="size"):
        round_robin.pair(begun(Format.ROUND_ROBIN, 17))


@pytest.mark.parametrize(
    ("count", "seats", "least", "sizes", "byes"),
    [
        (16, 4, 3, [4, 4, 4, 4], 0),
        (14, 4, 3, [4, 4, 3, 3], 0),
        (13, 4, 3, [4, 3, 3, 3], 0),
        (5, 4, 3, [4], 1),
        (5, 4, 2, [3, 2], 0),
        (10, 3, 3, [3, 3, 3], 1),
        (2, 4, 3, [], 2),
        (3, 4, 3, [3], 0),
    ],
)
def test_table_sizes(count: int, seats: int, least: int, sizes: list[int], byes: int) -> None:
    assert pods.table_sizes(count, seats, least) == (sizes, byes)


@MANY
@given(st.integers(24, 60), st.sampled_from([3, 4]), st.integers(0, 10**6))
def test_pods_mix_opponents_and_seats(players: int, seats: int, seed: int) -> None:
    one = begun(Format.PODS, players, str(seed), seats=seats, least_seats=3, rounds=4)
    played = play_all(one, random.Random(seed))
    assert repeats(played) == 0
    for own in records(played).values():
        assert max(own.seats.values()) - min(own.seats.get(seat, 0) for seat in range(3)) <= 2
        assert own.byes <= 1


def test_pods_put_equal_points_together() -> None:
    rng = random.Random(6)
    one = begun(Format.PODS, 64, seats=4, least_seats=3, rounds=4)
    for _ in range(2):
        one = play_round(one, rng)
    before = records(one)
    everybody = [own.points for own in before.values()]
    spread = [
        max(before[player].points for player in pairing.seats)
        - min(before[player].points for player in pairing.seats)
        for pairing in FORMATS[Format.PODS].pair(one).pairings
    ]
    assert sum(spread) / len(spread) < (max(everybody) - min(everybody)) / 4
