"""Results, opponents and filters of a profile, from plain data."""

from __future__ import annotations

from arizona.people.profiles import (
    FAVORITES,
    Opponent,
    Outcome,
    Played,
    Tally,
    against_characters,
    chosen,
    favorite_opponents,
    outcome_of,
    results,
)

BEN = Opponent("Ben", account="Ben")
OWL = Opponent("Owl", bot="owl")


def played(outcome: Outcome, *opponents: Opponent, game: str = "a", table: str = "t") -> Played:
    return Played(table, game, 0, outcome, "live", opponents)


def test_the_outcome_needs_one_seat_and_winners() -> None:
    assert outcome_of([], [0]) == outcome_of([0, 1], [0]) == outcome_of([0], None) == "none"
    assert outcome_of([2], [0, 1]) == "lost"
    assert outcome_of([1], [0, 1]) == "drawn"


def test_games_without_a_result_are_not_counted() -> None:
    games = [played("won", BEN), played("none", BEN), played("none", OWL, game="b")]
    assert results(games) == {"a": Tally(won=1)}
    assert favorite_opponents(games) == [("Ben", Tally(won=1))]
    assert against_characters(games) == {}


def test_characters_count_in_games_for_two() -> None:
    games = [played("won", OWL), played("lost", OWL), played("won", OWL, BEN)]
    assert against_characters(games) == {("a", "owl"): Tally(won=1, lost=1)}


def test_favorites_are_the_most_frequent() -> None:
    others = [Opponent(f"P{number}", account=f"P{number}") for number in range(FAVORITES + 2)]
    games = [played("lost", one) for one in others] + [played("drawn", others[-1])]
    found = favorite_opponents(games)
    assert len(found) == FAVORITES
    assert found[0] == (others[-1].account, Tally(drawn=1, lost=1))


def test_filters_are_combined() -> None:
    games = [played("won", BEN, table="1"), played("won", OWL, table="2", game="b")]
    assert [one.table for one in chosen(games, outcome="won")] == ["1", "2"]
    assert [one.table for one in chosen(games, outcome="won", opponent=" bE")] == ["1"]
    assert chosen(games, game="b", pace="untimed") == []
