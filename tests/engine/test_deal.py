"""Deals: the same chance events at several tables, whatever the players decide."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

import arizona
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE

GAMES = ("knight", "rails", "trail")
Draws = dict[tuple[str, int], str]


def dealt(game: str, deal: str = "Tuesday", *, seats: int = 2, take_back: bool = False) -> Match:
    return Match(arizona.get_game(game).setup(seats), deal=deal, take_back=take_back)


def played(match: Match, decisions: str) -> Draws:
    """Play random decisions to the end; return every chance event by its key and number."""
    rng = Rng(decisions)
    seen: Counter[str] = Counter()
    draws: Draws = {}
    while not match.over:
        if match.mover == CHANCE:
            key = match.state.chance_key()
            match.push(match.draw())
            draws[key, seen[key]] = match.moves[-1].text
            seen[key] += 1
        else:
            match.push(int(match.state.pick(rng)))
    return draws


def decisions(match: Match) -> list[str]:
    return [move.text for move in match.moves if move.seat != CHANCE]


@pytest.mark.parametrize("game", GAMES)
def test_different_decisions_get_the_same_chance_events(game: str) -> None:
    tables = [dealt(game) for _ in range(4)]
    draws = [played(match, f"player {number}") for number, match in enumerate(tables)]
    assert len({tuple(decisions(match)) for match in tables}) == 4
    for other in draws[1:]:
        shared = draws[0].keys() & other.keys()
        # Poison tokens return to the pool, so another one may be available at the other table.
        exact = {key for key in shared if not key[0].startswith("poison")}
        assert {key: draws[0][key] for key in exact} == {key: other[key] for key in exact}
        assert len(exact) >= 0.6 * min(len(draws[0]), len(other))


@pytest.mark.parametrize(("game", "seats"), [("rails", 3), ("rails", 4), ("trail", 4)])
def test_tables_of_more_players_get_the_same_chance_events(game: str, seats: int) -> None:
    one, two = (
        played(dealt(game, f"deal of {seats}", seats=seats), f"players {number}")
        for number in range(2)
    )
    shared = {key for key in one.keys() & two.keys() if not key[0].startswith("poison")}
    assert {key: one[key] for key in shared} == {key: two[key] for key in shared}
    assert len(shared) >= 0.6 * min(len(one), len(two))


def test_the_nth_poison_token_of_a_player_differs_only_if_it_is_not_available() -> None:
    """A token is drawn in an order of its own, from those that are in the pool."""
    differs = same = 0
    for number in range(4):
        state_of: list[dict[tuple[str, int], tuple[str, frozenset[str]]]] = []
        for table in range(2):
            match, rng = dealt("trail", f"poison {number}"), Rng(f"{number} {table}")
            seen: Counter[str] = Counter()
            found: dict[tuple[str, int], tuple[str, frozenset[str]]] = {}
            while not match.over:
                if match.mover != CHANCE:
                    match.push(int(match.state.pick(rng)))
                    continue
                key = match.state.chance_key()
                pool = frozenset(match.game.text(match.state, one) for one in match.state.legal())
                match.push(match.draw())
                if key.startswith("poison"):
                    found[key, seen[key]] = (match.moves[-1].text, pool)
                    seen[key] += 1
            state_of.append(found)
        one, two = state_of
        for draw in one.keys() & two.keys():
            (first, pool), (second, other) = one[draw], two[draw]
            if first == second:
                same += 1
            else:
                differs += 1
                assert first not in other or second not in pool
    assert same > differs


def test_a_draw_from_one_deck_does_not_shift_another() -> None:
    weather, gateways = set(), set()
    for number in range(6):
        draws = played(dealt("trail"), f"player {number}")
        weather.add(sum(key == "weather" for key, _ in draws))
        gateways.add(tuple(text for (key, _), text in draws.items() if key == "gateways"))
    assert len(weather) > 1  # the tables draw different numbers of weather cards
    assert len(gateways) == 1


@pytest.mark.parametrize("game", GAMES)
def test_other_deals_and_ordinary_matches_differ(game: str) -> None:
    def chance(match: Match) -> list[str]:
        match.settle()
        return [move.text for move in match.moves]

    assert chance(dealt(game)) == chance(dealt(game))
    assert len({tuple(chance(dealt(game, f"deal {number}"))) for number in range(8)}) > 4


def test_every_outcome_is_equally_likely() -> None:
    rolls: Counter[str] = Counter()
    for number in range(600):
        match = dealt("rails", f"deal {number}")
        match.settle()
        rolls.update(move.text for move in match.moves if move.text.startswith("roll"))
    mean = rolls.total() / 6
    assert len(rolls) == 6
    # 99.9% of fair dice are below 20.5; the seeds are fixed.
    assert sum((count - mean) ** 2 / mean for count in rolls.values()) < 20.5


@pytest.mark.parametrize("game", GAMES)
def test_copies_continue_with_the_same_chance_events(game: str) -> None:
    match = dealt(game)
    match.settle()
    rng = Rng("decisions")
    for _ in range(30):
        if not match.over:
            match.play(int(match.state.pick(rng)))
    again = replay(match.record(), deal="Tuesday")
    copies = [match.snapshot(), copy.deepcopy(match), pickle.loads(pickle.dumps(match)), again]
    copies.append(match.at(len(match.moves)))
    expected = played(match.snapshot(), "rest")
    for one in copies:
        assert played(one, "rest") == expected


def test_an_undone_chance_event_is_drawn_again_with_the_same_outcome() -> None:
    match = dealt("rails", take_back=True)
    match.settle()

    def play_a_round() -> list[str]:
        start = len(match.moves)
        while len(match.moves) < start + 3 or match.moves[-1].seat != CHANCE:
            match.play(match.state.legal()[0])
        return [move.line() for move in match.moves]

    lines = play_a_round()
    bots = [1 - next(move.seat for move in reversed(match.moves) if move.seat != CHANCE)]
    undone = match.undo_to_own(None, bots, chance=True)
    assert any(move.seat == CHANCE for move in undone)
    while len(match.moves) < len(lines):
        match.play(match.state.legal()[0])
    assert [move.line() for move in match.moves] == lines
