"""Properties of every tournament format."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.people.tournaments import export, model
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    POINT,
    Format,
    Pairing,
    Result,
    TournamentError,
    add_round,
    correct,
    enter,
    points,
    record,
    records,
    withdraw,
)
from tests.people.play import begun, no_show, play_all, play_round

MANY = settings(max_examples=25)
SEATS = {
    Format.ROUND_ROBIN: 2,
    Format.SWISS: 2,
    Format.PODS: 4,
    Format.ARENA: 2,
    Format.KNOCKOUT: 2,
    Format.DUPLICATE: 2,
}


def small(format: Format, players: int, seed: str) -> model.Tournament:
    rounds = 0 if format in {Format.ROUND_ROBIN, Format.KNOCKOUT} else 4
    return begun(format, players, seed, seats=SEATS[format], least_seats=3, rounds=rounds)


@pytest.mark.parametrize("format", list(Format))
@MANY
@given(players=st.integers(6, 15), seed=st.integers(0, 10**6), changes=st.booleans())
def test_every_format_plays_to_its_end_and_is_reproducible(
    format: Format, players: int, seed: int, changes: bool
) -> None:
    if changes and format is Format.DUPLICATE:
        players = max(players, 12)
    played = play_all(
        small(format, players, str(seed)),
        random.Random(seed),
        no_shows=0.1 if changes else 0.0,
        changes=changes,
    )
    again = play_all(
        small(format, players, str(seed)),
        random.Random(seed),
        no_shows=0.1 if changes else 0.0,
        changes=changes,
    )
    assert played == again
    assert played.open_pairings() == []
    for one in played.rounds:
        seated = [player for pairing in one.pairings for player in pairing.seats]
        resting = [bye.player for bye in one.byes]
        assert len(seated + resting) == len(set(seated + resting))
        active = {entrant.id for entrant in played.entrants if entrant.active(one.number)}
        assert set(seated + resting) <= active
        if format not in {Format.ARENA, Format.KNOCKOUT}:
            assert set(seated + resting) == active
    table = FORMATS[format].standings(played)
    assert {one.player for one in table} == {one.id for one in played.entrants}
    assert table[0].place == 1
    for place, line in enumerate(table):
        assert line.place in {place + 1, table[place - 1].place}
        assert place == 0 or line.points <= table[place - 1].points
    assert export.from_json(json.loads(json.dumps(export.to_json(played)))) == played


@pytest.mark.parametrize("format", list(Format))
def test_another_seed_pairs_differently(format: Format) -> None:
    """With equal ratings, only the random draw decides."""
    found = set()
    for seed in range(5):
        one = model.Tournament(model.Settings(format, str(seed), rounds=3, seats=SEATS[format]))
        for number in range(12):
            one = enter(one, f"p{number}")
        found.add(FORMATS[format].pair(one).pairings)
    assert len(found) == 5


@pytest.mark.parametrize("format", list(Format))
def test_the_order_of_entering_does_not_matter(format: Format) -> None:
    ratings = {f"p{number}": 1500.0 + 100 * (number % 3) for number in range(10)}
    found = []
    for names in (sorted(ratings), sorted(ratings, reverse=True)):
        one = model.Tournament(model.Settings(format, "s", rounds=3, seats=SEATS[format]))
        for name in names:
            one = enter(one, name, ratings[name])
        found.append(FORMATS[format].pair(one))
    assert found[0] == found[1]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_points_are_shared_out_exactly(places: list[int]) -> None:
    pairing = Pairing(1, 1, tuple("abcd"[: len(places)]))
    gained = points(Result(1, 1, tuple(places)), pairing)
    assert sum(gained) * 2 == POINT * len(places)
    assert all(0 <= one <= POINT for one in gained)


def test_an_absent_player_gets_nothing_and_the_present_ones_win() -> None:
    pairing = Pairing(1, 1, ("a", "b"))
    assert points(no_show(pairing, ["b"]), pairing) == (POINT, 0)
    assert points(no_show(pairing, ["a", "b"]), pairing) == (0, 0)
    three = Pairing(1, 1, ("a", "b", "c"))
    assert points(Result(1, 1, (0, 0, 2), absent=frozenset("a")), three) == (0, POINT, POINT // 2)


def test_a_result_counts_once_and_is_changed_by_the_director_only() -> None:
    one = begun(Format.SWISS, 4)
    one = add_round(one, FORMATS[Format.SWISS].pair(one))
    first = Result(1, 1, (0, 1))
    played = record(one, first)
    assert record(played, first) is played
    with pytest.raises(TournamentError, match="result-known"):
        record(played, Result(1, 1, (1, 0)))
    changed = correct(played, Result(1, 1, (1, 0)))
    assert changed.results == (Result(1, 1, (1, 0)),)
    for bad in (
        Result(1, 9, (0, 1)),
        Result(2, 1, (0, 1)),
        Result(1, 2, (0, 1, 2)),
        Result(1, 2, (0, 1), (5,)),
        Result(1, 2, (0, 1), absent=frozenset({"nobody"})),
    ):
        with pytest.raises(TournamentError):
            record(played, bad)


def test_a_round_is_added_once_and_in_turn() -> None:
    one = begun(Format.SWISS, 6)
    first = FORMATS[Format.SWISS].pair(one)
    after = add_round(one, first)
    assert add_round(after, first) is after
    with pytest.raises(TournamentError, match="round-known"):
        add_round(after, model.Round(1, first.pairings[::-1]))
    with pytest.raises(TournamentError, match="twice"):
        add_round(one, model.Round(1, (*first.pairings, first.pairings[0])))
    with pytest.raises(TournamentError, match="no-entrant"):
        add_round(one, model.Round(1, (Pairing(1, 1, ("p1", "stranger")),)))
    with pytest.raises(TournamentError, match="round-open"):
        FORMATS[Format.SWISS].pair(after)


def test_entering_late_gives_half_a_point_once() -> None:
    rng = random.Random(1)
    one = begun(Format.SWISS, 6, rounds=5)
    for _ in range(3):
        one = play_round(one, rng)
    one = enter(one, "late", 1500.0)
    assert records(one)["late"].points == POINT // 2
    assert "late" in {player.id for player in one.active()}
    with pytest.raises(TournamentError, match="entered"):
        enter(one, "late")
    for format in (Format.ROUND_ROBIN, Format.KNOCKOUT):
        closed = play_round(begun(format, 6), rng)
        with pytest.raises(TournamentError, match="closed"):
            enter(closed, "late")


def test_withdrawing_before_the_start_leaves_no_trace_and_later_keeps_results() -> None:
    rng = random.Random(1)
    one = begun(Format.SWISS, 6, rounds=5)
    assert "p3" not in {player.id for player in withdraw(one, "p3").entrants}
    played = withdraw(play_round(one, rng), "p3")
    assert "p3" in {line.player for line in FORMATS[Format.SWISS].standings(played)}
    following = FORMATS[Format.SWISS].pair(played)
    assert "p3" not in {player for pairing in following.pairings for player in pairing.seats}
    assert "p3" in {player.id for player in enter(played, "p3").active()}


def test_tables_of_a_duplicate_round_have_the_same_deal_and_others_do_not() -> None:
    for format, count in ((Format.DUPLICATE, 1), (Format.SWISS, 4)):
        one = begun(format, 8, rounds=2)
        one = add_round(one, FORMATS[format].pair(one))
        assert len({one.deal(pairing) for pairing in one.open_pairings()}) == count


def test_a_malformed_file_is_named() -> None:
    good = export.to_json(begun(Format.SWISS, 4))
    changes: list[dict[str, object]] = [
        {"version": 9},
        {"settings": {}},
        {"entrants": [{"id": "x"}]},
        {"rounds": 3},
    ]
    for change in changes:
        with pytest.raises(TournamentError, match="tournament-file"):
            export.from_json(good | change)


def test_trf_has_fides_columns() -> None:
    played = play_all(begun(Format.SWISS, 5, rounds=3), random.Random(2))
    text = export.to_trf(played, "Desert open", "2026/11/17")
    lines = [line for line in text.splitlines() if line.startswith("001")]
    assert len(lines) == 5
    assert text.startswith("012 Desert open\n042 2026/11/17\n062 5\n")
    standing = {one.player: one for one in FORMATS[Format.SWISS].standings(played)}
    for start, line in enumerate(lines):
        name = line[14:47].strip()
        assert int(line[4:8]) == start + 1
        assert float(line[80:84]) == pytest.approx(float(standing[name].points))
        assert int(line[85:89]) == standing[name].place
        assert len(line) == 89 + 3 * 10
        for number in range(3):
            group = line[91 + 10 * number : 99 + 10 * number]
            opponent, color, sign = group.split()
            assert (color, sign) == ("-", "U") if opponent == "0000" else color in "wb"
            if opponent != "0000":
                back = lines[int(opponent) - 1][91 + 10 * number : 99 + 10 * number].split()
                assert int(back[0]) == start + 1
                assert {sign, back[2]} in ({"1", "0"}, {"="})
                assert {color, back[1]} == {"w", "b"}


def test_trf_of_pods_lists_all_opponents() -> None:
    played = play_all(begun(Format.PODS, 8, rounds=2, seats=4), random.Random(2), ties=0.0)
    lines = [line for line in export.to_trf(played, "Pods").splitlines() if line[:3] == "001"]
    for line in lines:
        groups = line[89:].split()
        assert len(line[89:].split("/")) == 2 * 2 + 1
        assert set(groups[-1]) <= set("1234")
