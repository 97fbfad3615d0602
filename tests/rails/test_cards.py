"""R-9: the seventeen condition cards."""

from __future__ import annotations

import pytest

from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import ALL_KINDS
from arizona.games.rails.rules.conditions import EFFECTS
from arizona.games.rails.rules.route import STOP_BITS
from arizona.games.rails.rules.sheet import MOUNTAIN, STATION_SYMBOL, SYMBOLS, TOWN
from arizona.games.rails.rules.state import RailsState
from tests.rails.tables import (
    content,
    drawing,
    ends_of,
    finish,
    kinds,
    land,
    load,
    run,
    table,
    texts_of,
)


def with_card(card: str) -> tuple[str, ...]:
    """Return the card with two others that have no effect here."""
    idle = [name for name in ("tourist", "gold-fever", "rancher") if name != card]
    return card, idle[0], idle[1]


def final(card: str, seats: int = 3) -> RailsState:
    """Return a game in which all deliveries are done and only the card is left to score."""
    state = table(land(station="E5"), seats=seats, cards=(card, "bad-weather", "closed-stations"))
    for route in state.routes:
        route.done = ALL_KINDS
    return state


def bonuses(state: RailsState) -> list[int]:
    finish(state)
    assert [int(route.bonus) for route in state.routes] == state.scores()
    return state.scores()


def stop_at(state: RailsState, symbol: int, times: list[int]) -> None:
    for route, count in zip(state.routes, times, strict=True):
        route.stops += count << STOP_BITS * symbol


@pytest.mark.rule("R-9.1")
def test_bad_weather_bars_mountains() -> None:
    rows = land(station="E5", mountain="E4 G5 F6")
    free = drawing(rows, "E5", 6)
    assert ends_of(free) == {"E3", "G5", "E7", "C5"}
    shut = drawing(rows, "E5", 6, cards=with_card("bad-weather"))
    assert ends_of(shut) == {"E7", "C5"}  # E4 cannot be passed, and G5 cannot be an end
    diagonal = drawing(rows, "E5", 5, cards=with_card("bad-weather"))
    assert ends_of(diagonal) == {"C3", "G3", "C7"}  # F6 is the middle of a diagonal


@pytest.mark.rule("R-9.1")
def test_bad_weather_forbids_a_mountain_as_second_symbol() -> None:
    rows = land(station="A1 C1", mountain="D1")
    state = drawing(rows, "A1", 6, cards=with_card("bad-weather"))
    run(state, "draw A1 B1 C1")
    assert texts_of(state) == ["second C2", "none"]


@pytest.mark.rule("R-9.2")
def test_gold_at_every_stop_at_a_mountain() -> None:
    rows = land(station="A1 C1", mountain="D1 A3 A2")
    passed = drawing(rows, "A1", 6, cards=with_card("gold"))
    events = run(passed, "draw A1 A2 A3")
    assert passed.routes[0].gold == 1  # A2 was only passed
    assert [event.rule for event in events if event.kind == "nugget-got"] == ["R-9.2"]
    second = drawing(rows, "A1", 6, cards=with_card("gold"))
    run(second, "draw A1 B1 C1", "second D1")
    assert second.routes[0].gold == 1
    full = drawing(rows, "A1", 6, cards=with_card("gold"))
    full.routes[0].gold = 10
    run(full, "draw A1 A2 A3")
    assert full.routes[0].gold == 10


@pytest.mark.rule("R-9.3")
def test_mountain_climber_pays_everyone_with_six() -> None:
    state = table(land(station="E5"), seats=3, cards=("mountain-climber", "big-towns", "gold"))
    for route in state.routes:
        route.done = ALL_KINDS
    stop_at(state, MOUNTAIN, [6, 5, 9])
    assert bonuses(state) == [5, 0, 5]


@pytest.mark.rule("R-9.4")
@pytest.mark.parametrize(
    ("stops", "paid"), [([3, 5, 5], [0, 5, 5]), ([1, 0, 0], [5, 0, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_tourist(stops: list[int], paid: list[int]) -> None:
    state = final("tourist")
    stop_at(state, TOWN, stops)
    assert bonuses(state) == paid


@pytest.mark.rule("R-9.5")
def test_closed_stations_are_passed_not_stopped_at() -> None:
    rows = land(station="A1 A2 C1 E1", town="B2")
    state = drawing(rows, "A1", 6, cards=with_card("closed-stations"))
    assert ends_of(state) == {"A3"}  # over A2, but not to C1
    start = table(rows, cards=with_card("closed-stations"))
    run(start, "roll 1", "roll 1", "roll 2", "take 1", "take 1", "use")
    assert "station A1" in texts_of(start)  # starting from one is allowed
    big = drawing(
        land(station="A1 D1", town="C1"),
        "A1",
        6,
        cards=("closed-stations", "big-towns", "tourist"),
    )
    run(big, "draw A1 B1 C1")
    assert texts_of(big) == ["second C2", "none"]  # the town is not closed, the station is


BIG = ("big-towns", "rancher", "miner")


@pytest.mark.rule("R-9.6")
def test_big_towns_the_second_symbol_before_the_delivery() -> None:
    rows = land(station="A1", town="C1", cow="D1")
    state = drawing(rows, "A1", 6, cards=BIG, cargo={"cow": 1, "wood": 1})
    run(state, "draw A1 B1 C1")
    assert state.phase == phases.VISITING
    assert texts_of(state) == [
        "deliver cow", "deliver wood", "second D1", "second C2", "none",
    ]  # fmt: skip
    run(state, "second D1")
    assert state.phase == phases.DELIVERING
    run(state, "deliver cow")
    assert state.scores() == [3 + 5, 0]  # the cow just taken counts
    assert state.sheet.names[state.routes[0].head] == "D1"
    assert state.to_move() == 1


@pytest.mark.rule("R-9.6")
def test_big_towns_the_second_symbol_after_the_delivery() -> None:
    rows = land(station="A1", town="C1", cow="D1")
    state = drawing(rows, "A1", 6, cards=BIG, cargo={"cow": 1, "wood": 1})
    run(state, "draw A1 B1 C1", "deliver cow")
    assert state.phase == phases.SELECTING
    run(state, "second D1")
    assert state.scores() == [1 + 5, 0]
    assert state.routes[0].aboard(0) == 1
    assert state.to_move() == 1  # the town has received its cargo


@pytest.mark.rule("R-9.6")
def test_big_towns_nothing_aboard_but_what_the_second_symbol_brings() -> None:
    state = drawing(land(station="A1", town="C1", cow="D1"), "A1", 6, cards=BIG)
    run(state, "draw A1 B1 C1")
    assert state.phase == phases.SELECTING
    run(state, "second D1")
    assert texts_of(state) == ["deliver cow", "none"]


@pytest.mark.rule("R-9.6")
def test_big_towns_two_towns_take_two_cargoes() -> None:
    rows = land(station="A1", town="C1 D1")
    cargo = {"cow": 1, "wood": 1, "sheep": 1}
    later = drawing(rows, "A1", 6, cards=BIG, cargo=cargo)
    run(later, "draw A1 B1 C1", "second D1", "deliver cow", "deliver wood")
    assert later.to_move() == 1  # no third cargo, no third symbol
    between = drawing(rows, "A1", 6, cards=BIG, cargo=cargo)
    run(between, "draw A1 B1 C1", "deliver cow", "second D1", "deliver sheep")
    assert between.scores() == [12, 0]
    assert between.routes[0].stopped(TOWN) == 2
    none = drawing(rows, "A1", 6, cards=BIG, cargo=cargo)
    run(none, "draw A1 B1 C1", "second D1", "none")
    assert none.to_move() == 1


@pytest.mark.rule("R-9.6")
def test_big_towns_leaving_leaves_both_and_a_town_from_a_station_gives_no_third() -> None:
    state = drawing(land(station="A1", town="C1"), "A1", 6, cards=BIG, cargo={"cow": 1})
    run(state, "draw A1 B1 C1", "none")
    assert state.to_move() == 1
    rows = land(station="A1 C1", town="D1")
    third = drawing(rows, "A1", 6, cards=BIG, cargo={"cow": 1})
    run(third, "draw A1 B1 C1", "second D1")
    assert texts_of(third) == ["deliver cow", "none"]


@pytest.mark.rule("R-9.6", "R-9.10")
def test_big_towns_are_no_stations_for_the_inspector() -> None:
    state = final("inspector")
    stop_at(state, TOWN, [9, 9, 9])
    stop_at(state, STATION_SYMBOL, [6, 5, 7])
    assert bonuses(state) == [5, 0, 5]


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        pytest.param("rancher", "cow", marks=pytest.mark.rule("R-9.7")),
        pytest.param("miner", "mineral", marks=pytest.mark.rule("R-9.8")),
        pytest.param("farmer", "wheat", marks=pytest.mark.rule("R-9.9")),
    ],
)
@pytest.mark.parametrize(
    ("pieces", "paid"), [([2, 5, 4], [0, 5, 0]), ([3, 3, 1], [5, 5, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_most_delivered(card: str, kind: str, pieces: list[int], paid: list[int]) -> None:
    state = final(card)
    for route, count in zip(state.routes, pieces, strict=True):
        route.sent += count << (8 * SYMBOLS.index(kind))
        route.sent += 10 << (8 * SYMBOLS.index("apple"))  # other goods do not matter
    assert bonuses(state) == paid


@pytest.mark.rule("R-9.11")
@pytest.mark.parametrize(
    ("gold", "paid"), [([4, 4, 3], [5, 5, 0]), ([0, 1, 0], [0, 5, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_gold_fever_counts_used_and_unused(gold: list[int], paid: list[int]) -> None:
    state = final("gold-fever")
    for route, count in zip(state.routes, gold, strict=True):
        route.gold = route.spent = count
    assert bonuses(state) == paid


@pytest.mark.parametrize(
    ("card", "kind", "count", "points"),
    [
        pytest.param("counting-sheep", "sheep", 4, 5, marks=pytest.mark.rule("R-9.12")),
        pytest.param("apples-to-apples", "apple", 5, 6, marks=pytest.mark.rule("R-9.13")),
        pytest.param("more-wood", "wood", 6, 7, marks=pytest.mark.rule("R-9.14")),
    ],
)
def test_exact_deliveries(card: str, kind: str, count: int, points: int) -> None:
    rows = land(station="A1", town="A3")
    for pieces in (count - 1, count + 1):
        state = drawing(rows, "A1", 6, cards=with_card(card), cargo={kind: pieces})
        run(state, "draw A1 A2 A3", f"deliver {kind}")
        assert state.routes[0].bonus == 0
    state = drawing(rows, "A1", 6, cards=with_card(card), cargo={kind: count})
    events = run(state, "draw A1 A2 A3", f"deliver {kind}")
    assert state.scores()[0] == count * (count + 1) // 2 + 5 + points
    assert state.routes[0].box(SYMBOLS.index(kind)) == count * (count + 1) // 2 + 5
    assert [event.points for event in events if event.kind == "card-scored"] == [points]
    assert state.claimed == 1
    # The card has left the game, so the next player to do it gets nothing.
    load(state, 1, **{kind: count})
    state.routes[1].begin(0)
    state.phase = phases.DELIVERING
    state.towns = 1
    events = run(state, f"deliver {kind}")
    assert "card-scored" not in kinds(events)


@pytest.mark.parametrize(
    ("card", "paired"),
    [
        pytest.param("pairs-wood-mineral", "wood mineral", marks=pytest.mark.rule("R-9.15")),
        pytest.param("pairs-cow-sheep", "cow sheep", marks=pytest.mark.rule("R-9.16")),
        pytest.param("pairs-apple-wheat", "apple wheat", marks=pytest.mark.rule("R-9.17")),
    ],
)
def test_pairs(card: str, paired: str) -> None:
    rows = land(station="A1", town="A3")
    for kind in SYMBOLS[:6]:
        for pieces, points in ((5, 10 if kind in paired else 15), (4, 10), (1, None)):
            state = drawing(rows, "A1", 6, cards=with_card(card), cargo={kind: pieces})
            run(state, "draw A1 A2 A3", f"deliver {kind}")
            expected = (0 if kind in paired else 1) if points is None else points
            assert state.scores()[0] == expected + 5
            assert state.routes[0].delivered(SYMBOLS.index(kind)) == pieces
            assert state.routes[0].done == 1 << SYMBOLS.index(kind)


@pytest.mark.rule("R-9.7", "R-9.12", "R-9.16")
def test_the_odd_piece_counts_for_the_other_cards() -> None:
    rows = land(station="A1", town="A3")
    cards = ("pairs-apple-wheat", "apples-to-apples", "farmer")
    state = drawing(rows, "A1", 6, cards=cards, cargo={"apple": 5})
    run(state, "draw A1 A2 A3", "deliver apple")
    assert state.scores()[0] == 10 + 5 + 6  # scores as four, but five were crossed out
    cows = final("rancher", seats=2)
    cows.routes[0].sent = 3
    cows.routes[1].sent = 2
    assert bonuses(cows) == [5, 0]


def test_every_effect_is_used_and_every_card_names_its_rule() -> None:
    cards = content().cards
    assert {card.effect for card in cards} == set(EFFECTS)
    assert [card.rule for card in cards] == [f"R-9.{number}" for number in range(1, 18)]
    finals = {card.name for card in cards if card.final}
    assert finals == {
        "mountain-climber", "tourist", "rancher", "miner", "farmer", "inspector", "gold-fever",
    }  # fmt: skip
