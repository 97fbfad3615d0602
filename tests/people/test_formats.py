"""Knockout, arena and duplicate, and the tie-breaks."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.engine.message import Message
from arizona.messages import Phrases, locales
from arizona.people.tournaments import arena, duplicate, knockout
from arizona.people.tournaments.export import from_json, to_json, to_trf
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    Bye,
    Entrant,
    Format,
    Game,
    Pairing,
    Result,
    Round,
    Settings,
    Tournament,
    TournamentError,
    add_round,
    record,
    records,
    withdraw,
)
from arizona.people.tournaments.tiebreaks import (
    SWISS_ORDER,
    TIEBREAKS,
    describe,
    direct_points,
    number,
    standings,
    why_ahead,
)
from tests.people.play import begun, no_show, play_all, play_round, repeats

MANY = settings(max_examples=30)


@pytest.mark.parametrize("size", [2, 4, 8, 16, 64])
def test_the_best_seeds_meet_as_late_as_possible(size: int) -> None:
    order = knockout.bracket_order(size)
    assert sorted(order) == list(range(size))
    while len(order) > 1:
        pairs = list(zip(order[::2], order[1::2], strict=True))
        assert {one + two for one, two in pairs} == {len(order) - 1}
        order = [min(one) for one in pairs]


@MANY
@given(st.integers(2, 40), st.integers(0, 10**6), st.sampled_from([0.0, 0.2, 1.0]))
def test_a_knockout_has_one_winner_and_losers_are_out(players: int, seed: int, ties: float) -> None:
    played = play_all(begun(Format.KNOCKOUT, players, str(seed)), random.Random(seed), ties=ties)
    table = FORMATS[Format.KNOCKOUT].standings(played)
    assert [one.place for one in table].count(1) == 1
    results = {(one.round, one.table): one for one in played.results}
    lost: set[str] = set()
    for level in knockout.bracket(played):
        for match in level:
            assert match.decided
            assert not {match.one, match.two} & lost
            lost |= {player for player in (match.one, match.two) if player} - {match.winner or ""}
            seats = [pairing.seats for pairing in match.games]
            places = [results[pairing.round, pairing.table].places for pairing in match.games]
            assert len(seats) <= 1 + knockout.REPLAYS
            assert all(one == two[::-1] for one, two in itertools.pairwise(seats))
            assert match.by_lot == (len(places) == 3 and all(one == two for one, two in places))
    assert len(lost) == players - 1


def test_the_best_entrants_have_the_byes_of_a_knockout() -> None:
    one = begun(Format.KNOCKOUT, 11)
    first = knockout.pair(one)
    best = sorted(one.entrants, key=lambda entrant: -entrant.rating)[:5]
    assert {bye.player for bye in first.byes} == {entrant.id for entrant in best}


def test_entrants_who_withdraw_or_do_not_appear_are_out() -> None:
    one = begun(Format.KNOCKOUT, 4)
    one = add_round(one, knockout.pair(one))
    first, second = one.rounds[0].pairings
    one = record(one, no_show(first, first.seats))
    one = record(one, Result(1, second.table, (0, 1)))
    assert knockout.finished(one)
    assert knockout.bracket(one)[-1][0].winner == second.seats[0]
    two = begun(Format.KNOCKOUT, 4)
    two = add_round(two, knockout.pair(two))
    for pairing in two.rounds[0].pairings:
        two = record(two, Result(1, pairing.table, (0, 1)))
    two = withdraw(two, two.rounds[0].pairings[0].seats[0])
    assert knockout.bracket(two)[-1][0].winner == two.rounds[0].pairings[1].seats[0]


def game(won: bool, first: bool | None = None) -> Game:
    return Game(1, 0, ("x",), 0, won if first is None else first, won, True, None, (), ())


def test_a_streak_doubles_points_until_a_game_is_not_won() -> None:
    won, lost, shared = game(True), game(False), game(False, True)
    assert arena.score([won, won, won, won]).games == (2, 2, 4, 4)
    assert arena.score([won, won, shared, won]).games == (2, 2, 2, 2)
    assert arena.score([won, won, lost, won]).games == (2, 2, 0, 2)
    found = arena.score([won, won, won, lost])
    assert (found.points, found.wins, found.best_streak, found.on_streak) == (8, 3, 3, False)


@MANY
@given(st.integers(5, 30), st.integers(2, 4), st.integers(0, 10**6))
def test_an_arena_keeps_everybody_playing(players: int, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    one = begun(Format.ARENA, max(players, 2 * seats + 1), str(seed), seats=seats, rounds=8)
    for _ in range(8):
        one = play_round(one, rng)
    counts = [len(own.games) for own in records(one).values()]
    assert max(counts) - min(counts) <= 2
    if seats == 2 and players >= 8:
        for own in records(one).values():
            opponents = [game.opponents[0] for game in own.games]
            again = sum(one == two for one, two in itertools.pairwise(opponents))
            assert again == 0


def test_an_arena_pairs_only_free_players() -> None:
    one = begun(Format.ARENA, 6)
    one = add_round(one, arena.pair(one, ["p0", "p1", "p2", "p3"]))
    with pytest.raises(TournamentError, match="nobody"):
        arena.pair(one, ["p0", "p1"])
    second = arena.pair(one)
    assert {player for pairing in second.pairings for player in pairing.seats} == {"p4", "p5"}


@given(st.lists(st.integers(0, 20), min_size=1, max_size=12))
def test_matchpoints_and_differences_cancel_out(scores: list[int]) -> None:
    shares = duplicate.matchpoints(scores)
    assert sum(shares) == Fraction(len(scores), 2)
    assert all(0 <= share <= 1 for share in shares)
    assert sum(duplicate.differences(scores)) == 0
    for one, own in enumerate(scores):
        for two, other in enumerate(scores):
            assert (own > other) == (shares[one] > shares[two])


@MANY
@given(st.integers(9, 30), st.sampled_from([2, 3, 4]), st.integers(0, 10**6))
def test_duplicate_tables_mix_players_and_seats(players: int, seats: int, seed: int) -> None:
    one = begun(Format.DUPLICATE, players, str(seed), seats=seats, rounds=3)
    played = play_all(one, random.Random(seed))
    for own in records(played).values():
        assert own.byes <= 1
        assert max(own.seats.values()) <= 2
    if players >= 24:
        assert repeats(played) == 0
    for board in duplicate.boards(played):
        assert len(board.others) == players // seats - 1


def duplicate_of(scores: dict[tuple[str, str], tuple[int, int]], scoring: str) -> Tournament:
    names = sorted({player for table in scores for player in table} | {"rest"})
    pairings = tuple(Pairing(1, at + 1, table) for at, table in enumerate(scores))
    one = Tournament(
        Settings(Format.DUPLICATE, "s", rounds=1, duplicate_scoring=scoring),
        tuple(Entrant(name) for name in names),
        (Round(1, pairings, (Bye(1, "rest"),)),),
    )
    for at, found in enumerate(scores.values()):
        one = record(one, Result(1, at + 1, (0, 1), found))
    return one


def test_results_are_compared_seat_by_seat() -> None:
    one = duplicate_of(
        {("a", "b"): (40, 30), ("c", "d"): (50, 20), ("e", "f"): (45, 30)}, "matchpoints"
    )
    found = duplicate.averages(one)
    assert {player: str(share) for player, share in found.items()} == {
        "a": "0",
        "b": "3/4",
        "c": "1",
        "d": "0",
        "e": "1/2",
        "f": "3/4",
        "rest": "3/5",
    }
    by_difference = duplicate_of({("a", "b"): (40, 30), ("c", "d"): (50, 20)}, "difference")
    assert duplicate.averages(by_difference) == {"a": -10, "b": 10, "c": 10, "d": -10, "rest": 0}
    assert FORMATS[Format.DUPLICATE].standings(one)[0].points == 100


def test_a_bye_is_the_higher_of_60_percent_and_the_average() -> None:
    first = duplicate_of({("a", "b"): (40, 30), ("c", "d"): (50, 20)}, "matchpoints")
    pairings = (Pairing(2, 1, ("a", "rest")), Pairing(2, 2, ("b", "d")))
    two = add_round(first, Round(2, pairings, (Bye(2, "c"),)))
    two = record(record(two, Result(2, 1, (0, 1), (10, 20))), Result(2, 2, (0, 1), (20, 10)))
    found = duplicate.averages(two)
    assert found["c"] == 1
    assert found["rest"] == 1
    assert found["a"] == 0


def test_only_the_absent_player_loses_points_at_a_duplicate_table() -> None:
    one = duplicate_of({("a", "b"): (40, 30), ("c", "d"): (50, 20)}, "matchpoints")
    one = Tournament(one.settings, one.entrants, one.rounds, one.results[:1])
    one = record(one, no_show(one.rounds[0].pairings[1], ["c"]))
    found = duplicate.averages(one)
    assert found["c"] == 0
    assert found["d"] == Fraction(3, 5)


@MANY
@given(st.integers(4, 21), st.integers(0, 10**6))
def test_opponents_play_two_boards_with_seats_swapped(players: int, seed: int) -> None:
    one = begun(Format.DUPLICATE, players, str(seed), rounds=3, boards=2, by_lead=True)
    played = play_all(one, random.Random(seed))
    for paired in played.rounds:
        half = len(paired.pairings) // 2
        first, second = paired.pairings[:half], paired.pairings[half:]
        assert [pairing.seats for pairing in first] == [pairing.seats[::-1] for pairing in second]
        assert {pairing.leg for pairing in first} == {1}
        assert {pairing.leg for pairing in second} == {2}
        deals = [played.deal(pairing) for pairing in paired.pairings]
        assert len(set(deals)) == 2 and deals[0] != deals[-1]
    for own in records(played).values():
        assert abs(own.seats.get(0, 0) - own.seats.get(1, 0)) == 0, "everybody plays both sides"
    found = duplicate.boards(played)
    assert len(found) == 2 * 3 * 2 * (players // 2)
    assert sum(board.value for board in found) == Fraction(len(found), 2)
    assert from_json(to_json(played)) == played
    lines = to_trf(played, "Open").splitlines()
    assert f"XXR {6}" in lines
    groups = {len(line[89:].split()) for line in lines if line.startswith("001")}
    assert groups == {6 * 3}, "a group of three fields per board"


def two_boards(*results: Result) -> Tournament:
    first = tuple(Pairing(1, at, seats) for at, seats in enumerate([("a", "b"), ("c", "d")], 1))
    second = tuple(duplicate.second_board(pairing, 2) for pairing in first)
    known = {result.table for result in results}
    pairings = tuple(one for one in (*first, *second) if one.leg == 1 or one.table in known)
    one = Tournament(
        Settings(Format.DUPLICATE, "s", rounds=1, boards=2, by_lead=True),
        tuple(Entrant(name) for name in ("a", "b", "c", "d", "rest")),
        (Round(1, pairings, (Bye(1, "rest"),)),),
    )
    for result in results:
        one = record(one, result)
    return one


def test_leads_are_compared_on_both_boards() -> None:
    one = two_boards(
        Result(1, 1, (0, 1), (40, 30)),
        Result(1, 2, (0, 1), (30, 25)),  # a smaller lead, although b scored more than d
        Result(1, 3, (1, 0), (20, 28)),
        Result(1, 4, (0, 0), (33, 33)),
    )
    assert duplicate.averages(one) == {
        "a": 1,  # +10 is better than +5, +8 better than 0
        "b": 0,
        "c": Fraction(0),
        "d": Fraction(1),
        "rest": Fraction(3, 5),
    }
    assert duplicate.tops(one) == {"a": 2, "b": 0, "c": 0, "d": 2, "rest": 0}
    best = FORMATS[Format.DUPLICATE].standings(one)[0]
    assert best.player == "a"
    assert best.tiebreaks == (("tops", Fraction(2)), ("wins", Fraction(2)))


def test_a_second_board_that_is_not_played_counts_too() -> None:
    """b does not show up for the first board, so the second one is not played."""
    absent = Result(1, 1, (0, 1), absent=frozenset({"b"}))
    one = two_boards(absent, Result(1, 2, (0, 1), (30, 25)), Result(1, 4, (0, 0), (33, 33)))
    found = duplicate.averages(one)
    assert found["b"] == 0 and found["a"] == Fraction(3, 5)
    assert found["c"] == found["d"] == Fraction(1, 2), "nobody to compare with"
    # c withdraws after the first board: d gets 60% for the second, c nothing.
    two = two_boards(
        Result(1, 1, (0, 1), (40, 30)),
        Result(1, 2, (0, 1), (30, 25)),
        Result(1, 3, (0, 1), (31, 30)),
    )
    found = duplicate.averages(withdraw(two, "c"))
    assert found["d"] == 1, "the average is higher than 60%"
    assert found["c"] == 0


def test_a_board_that_the_director_decided_has_no_score() -> None:
    one = two_boards(
        Result(1, 1, (0, 1)),
        Result(1, 2, (0, 1), (30, 25)),
        Result(1, 3, (0, 0)),
        Result(1, 4, (0, 1), (31, 30)),
    )
    found = duplicate.averages(one)
    assert found["a"] == (Fraction(1, 2) + Fraction(3, 5)) / 2
    assert found["b"] == (Fraction(1, 2) + Fraction(2, 5)) / 2


def swiss_of_four() -> Tournament:
    names = "abcd"
    one = Tournament(Settings(Format.SWISS, "s", rounds=3), tuple(Entrant(name) for name in names))
    games = [
        ((("a", "b"), (0, 1)), (("c", "d"), (0, 1))),
        ((("a", "c"), (0, 0)), (("b", "d"), (0, 1))),
        ((("a", "d"), (1, 0)), (("b", "c"), (0, 0))),
    ]
    for at, tables in enumerate(games, 1):
        pairings = tuple(Pairing(at, place, table) for place, (table, _) in enumerate(tables, 1))
        one = add_round(one, Round(at, pairings))
        for place, (_, places) in enumerate(tables, 1):
            one = record(one, Result(at, place, places))
    return one


def test_tie_breaks_equal_hand_computed_values() -> None:
    """a: beats b, ties c, loses to d. b: beats d, ties c. c: beats d, ties a and b. d: beats a."""
    played = swiss_of_four()
    everybody = records(played)
    points = {player: number(Fraction(own.points, 12)) for player, own in everybody.items()}
    assert points == {"a": "1.5", "b": "1.5", "c": "2", "d": "1"}
    values = {
        kind: {player: number(rule(own, everybody)) for player, own in everybody.items()}
        for kind, rule in TIEBREAKS.items()
    }
    assert values["buchholz"] == {"a": "4.5", "b": "4.5", "c": "4", "d": "5"}
    assert values["buchholz-cut"] == {"a": "3.5", "b": "3.5", "c": "3", "d": "3.5"}
    assert values["sonneborn-berger"] == {"a": "2.5", "b": "2", "c": "2.5", "d": "1.5"}
    assert values["wins"] == {"a": "1", "b": "1", "c": "1", "d": "1"}
    assert values["progressive"] == {"a": "4", "b": "2.5", "c": "4.5", "d": "1"}
    table = standings(played)
    assert [(one.place, one.player) for one in table] == [(1, "c"), (2, "a"), (3, "b"), (4, "d")]
    assert why_ahead(table[0], table[1]) == Message(
        "tiebreak-why-points", {"player": "c", "other": "a", "value": "2", "least": "1.5"}
    )
    assert why_ahead(table[1], table[2]) == Message(
        "tiebreak-why-direct", {"player": "a", "other": "b", "value": "1", "least": "0"}
    )


def test_direct_encounter_counts_only_if_all_have_met() -> None:
    everybody = records(swiss_of_four())
    assert direct_points(["a", "b"], everybody) == {"a": 1, "b": 0}
    fresh = records(begun(Format.SWISS, 3))
    assert set(direct_points(["p0", "p1"], fresh).values()) == {0}


def test_equal_entrants_share_a_place() -> None:
    table = standings(begun(Format.SWISS, 3))
    assert [one.place for one in table] == [1, 1, 1]
    assert why_ahead(table[0], table[1]).id == "tiebreak-why-shared"


def test_every_tiebreak_is_explained_in_every_language() -> None:
    kinds = {*SWISS_ORDER, *TIEBREAKS, "streak"}
    for locale in locales():
        phrases = Phrases(locale)
        for kind in kinds:
            assert len(phrases.say(describe(kind))) > 10
            text = phrases.text(
                f"tiebreak-why-{kind}", player="Ada", other="Ben", value="2", least="1"
            )
            assert "Ada" in text
            assert "Ben" in text
