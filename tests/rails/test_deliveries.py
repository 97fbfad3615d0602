"""R-7 and R-8: deliveries, the end of the game, final scoring and the winner."""

from __future__ import annotations

import pytest

from arizona.engine.errors import IllegalMoveError
from arizona.engine.state import OVER
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import ALL_KINDS, DELIVER
from arizona.games.rails.rules.scoring import winners, worth
from arizona.games.rails.rules.state import RailsState
from tests.rails.tables import (
    DULL,
    choosing,
    drawing,
    finish,
    kinds,
    land,
    load,
    run,
    table,
    texts_of,
)

OPEN = land(station="E5")
TOWNS = land(station="A1 A2", town="A3 B1")
STUCK = "E4 F5 E6 D5 D4 F4 F6 D6"


def in_town(cargo: dict[str, int], cards: tuple[str, ...] = DULL, seats: int = 2) -> RailsState:
    """Return a game in which the first seat has just stopped in the town A3."""
    state = drawing(land(station="A1", town="A3"), "A1", 6, cargo=cargo, cards=cards, seats=seats)
    run(state, "draw A1 A2 A3")
    return state


@pytest.mark.rule("R-7.1")
def test_the_value_of_pieces() -> None:
    assert [worth(pieces) for pieces in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
    assert worth(11) == worth(37) == 55


@pytest.mark.rule("R-7.1")
def test_a_delivery_takes_all_cargo_of_one_kind() -> None:
    state = in_town({"cow": 4, "wood": 2})
    run(state, "deliver cow")
    route = state.routes[0]
    assert (route.aboard(0), route.delivered(0), route.aboard(5)) == (0, 4, 2)
    assert route.box(0) == 10 + 5
    assert state.to_move() == 1  # only one kind


@pytest.mark.rule("R-7.1", "R-7.2")
def test_the_rulebook_s_first_example_two_cows_not_first() -> None:
    state = in_town({"cow": 2, "mineral": 1})
    state.firsts = 1  # someone delivered cows before
    events = run(state, "deliver cow")
    assert state.scores() == [3, 0]
    assert "first" not in kinds(events)
    assert state.routes[0].aboard(4) == 1  # the mineral stays aboard


@pytest.mark.rule("R-7.2")
def test_only_the_first_player_of_all_gets_the_five() -> None:
    state = in_town({"sheep": 1})
    run(state, "deliver sheep")
    assert state.scores() == [6, 0]
    load(state, 1, sheep=1)
    state.routes[1].begin(0)
    state.phase = phases.DELIVERING
    state.towns = 1
    run(state, "deliver sheep")
    assert state.scores() == [6, 1]


@pytest.mark.rule("R-7.3")
def test_a_kind_is_delivered_once() -> None:
    state = in_town({"cow": 1, "sheep": 1})
    state.routes[0].done = 1
    assert texts_of(state) == ["deliver sheep", "none"]
    from arizona.games.rails.game import RAILS

    with pytest.raises(IllegalMoveError, match="delivered before"):
        RAILS.read(state, "deliver cow")
    with pytest.raises(IllegalMoveError, match="no wood aboard"):
        RAILS.read(state, "deliver wood")


@pytest.mark.rule("R-7.3")
def test_a_town_receives_one_cargo() -> None:
    state = in_town({"cow": 1, "sheep": 1})
    run(state, "deliver cow")
    assert state.to_move() == 1
    assert state.routes[0].covers(state.sheet.index["A3"])  # and no one can return


@pytest.mark.rule("R-7.4")
def test_without_cargo_there_is_no_question_and_delivering_is_optional() -> None:
    empty = in_town({})
    assert empty.to_move() == 1
    state = in_town({"cow": 3})
    run(state, "none")
    assert state.routes[0].aboard(0) == 3
    assert state.scores() == [0, 0]


# --- endings ----------------------------------------------------------------------------------


def one_short(seats: int = 2) -> RailsState:
    """Return a game in which the first seat can make its sixth delivery."""
    state = in_town({"cow": 1}, seats=seats)
    state.routes[0].done = ALL_KINDS & ~1
    state.firsts = ALL_KINDS & ~1
    return state


@pytest.mark.rule("R-8.1")
def test_the_round_of_a_sixth_delivery_is_played_to_its_end() -> None:
    state = one_short(3)
    events = run(state, "deliver cow")
    assert "sixth-delivery" in kinds(events)
    assert state.to_move() == 1
    run(state, "discard")
    assert state.to_move() == 2
    run(state, "discard")
    assert state.to_move() == OVER


@pytest.mark.rule("R-8.1")
def test_a_sixth_delivery_is_reported_once_with_its_player() -> None:
    state = one_short(3)
    state.round = 24
    (result,) = [event for event in run(state, "deliver cow") if event.kind == "sixth-delivery"]
    assert (result.seat, result.rule, result.args) == (0, "R-8.1", {"round": 24})
    # Another one in the same round does not end the game again.
    assert state.to_move() == 1
    load(state, 1, cow=1)
    state.routes[1].begin(0)
    state.routes[1].done = ALL_KINDS & ~1
    state.phase = phases.DELIVERING
    state.towns = 1
    events = run(state, "deliver cow")
    assert state.routes[1].done == ALL_KINDS
    assert "delivered" in kinds(events)
    assert "sixth-delivery" not in kinds(events)


@pytest.mark.rule("R-8.1", "R-8.2")
def test_a_sixth_delivery_after_the_end_is_no_other_end() -> None:
    state = in_town({"cow": 1})
    state.routes[0].done = ALL_KINDS & ~1
    run(state, "none")
    state.idle = 9  # no one drew for a long time: the game ends without a sixth delivery
    state.drawn = False
    events = run(state, "discard")
    assert "nobody-draws" in kinds(events)
    assert (state.phase, state.to_move()) == (phases.LAST_DELIVERY, 0)
    events = run(state, "deliver cow")
    assert state.routes[0].done == ALL_KINDS
    assert "sixth-delivery" not in kinds(events)
    assert not state.last
    assert state.to_move() == OVER


@pytest.mark.rule("R-8.2")
def test_after_it_the_others_may_deliver_one_more_kind_wherever_they_are() -> None:
    state = one_short(3)
    load(state, 1, wood=3, apple=1)
    load(state, 2, wood=2, wheat=9)
    run(state, "deliver cow", "discard", "discard")
    assert (state.phase, state.to_move()) == (phases.LAST_DELIVERY, 1)
    assert texts_of(state) == ["deliver apple", "deliver wood", "none"]
    state.firsts = 1
    events = run(state, "deliver wood")  # the first to deliver wood: the bonus applies
    assert "first" in kinds(events)
    assert state.routes[1].done == 1 << 5
    assert state.to_move() == 2
    run(state, "none")
    assert state.to_move() == OVER
    assert state.routes[2].done == 0


@pytest.mark.rule("R-8.2")
def test_last_deliveries_go_in_the_turn_order_of_the_round_and_cards_act() -> None:
    state = one_short(3)
    state.starter = 2
    state.served = 1  # seat 3 started, seat 1 is second, seat 2 is last
    state.cards = [state.content.card_index["counting-sheep"], *state.cards[1:]]
    state.conditions = state.content.conditions(state.sheet, state.cards)
    load(state, 1, sheep=4)
    load(state, 2, sheep=4)
    run(state, "deliver cow", "discard")
    assert state.to_move() == 2
    events = run(state, "deliver sheep")
    assert [event.points for event in events if event.kind == "card-scored"] == [5]
    events = run(state, "deliver sheep")
    assert [event.points for event in events if event.kind == "card-scored"] == []


@pytest.mark.rule("R-8.2")
def test_a_player_with_six_deliveries_gets_no_more() -> None:
    state = one_short()
    load(state, 0, cow=3, wood=5)
    run(state, "deliver cow", "discard")
    assert state.to_move() == OVER


@pytest.mark.rule("R-8.3")
def test_the_game_ends_a_round_after_the_last_route_got_stuck() -> None:
    rows = land(station="A1 J10")
    state = drawing(rows, "A1", 1, line="B1 A3 B2 B3 A4 C2 C1")
    other = state.routes[1]
    other.begin(state.sheet.index["J10"])
    for space in ("I10", "J9", "I9"):
        other.cover(state.sheet.index[space])
    load(state, 1, cow=2)
    run(state, "draw A1 A2")
    # Seat 1 could draw in this round, so one more is played although all are stuck now.
    assert not any(route.able(state.conditions.path_masks) for route in state.routes)
    assert state.round == 2
    events = run(state, "roll 1", "roll 1", "roll 1")
    assert kinds(events).count("die-discarded") + kinds(events).count("passed") == 2
    assert "all-stuck" in kinds(events)
    assert [event.kind for event in events if event.seat == 0][-2:] == [
        "die-discarded",
        "nugget-got",
    ]
    assert (state.phase, state.to_move()) == (phases.LAST_DELIVERY, 1)  # for all
    run(state, "deliver cow")
    assert (state.phase, state.to_move()) == (phases.LAST_DELIVERY, 0)
    run(state, "none")
    assert state.to_move() == OVER


@pytest.mark.rule("R-8.3")
def test_a_stuck_player_waits_for_the_others() -> None:
    state = choosing(OPEN, "E5", 1, line=STUCK)
    run(state, "discard")  # seat 2 has not started and could draw
    assert state.round == 2
    assert state.to_move() < 0


@pytest.mark.rule("R-8.3")
def test_nobody_can_stall_forever() -> None:
    state = table(OPEN)
    for route in state.routes:
        route.begin(state.sheet.index["E5"])
        for space in ("E4", "F5", "E6", "D5"):
            route.cover(state.sheet.index[space])  # only a 5 can be drawn
        route.gold = route.spent = 10
    rounds = 0
    while state.to_move() != OVER:
        events = run(state, "roll 1", "roll 1", "roll 1")
        rounds += 1
    assert rounds == 10
    assert "nobody-draws" in kinds(events)


@pytest.mark.rule("R-8.4")
def test_final_scoring_line_by_line() -> None:
    state = table(OPEN)
    one, two = state.routes
    one.done = 0b001111
    one.gold, one.spent = 5, 2
    two.done = ALL_KINDS
    events = finish(state)
    assert state.scores() == [-10 + 6, 0]
    missing = [(event.seat, event.args["kind"]) for event in events if event.kind == "missing"]
    assert missing == [(0, "mineral"), (0, "wood")]
    nuggets = [event for event in events if event.kind == "nuggets-left"]
    assert [(event.seat, event.args["count"], event.points) for event in nuggets] == [(0, 3, 6)]


@pytest.mark.rule("R-8.4", "R-7.1", "R-7.2")
def test_paula() -> None:
    """11, 6, −5, 15, 28, 3, 1, 0 = 59, as in the rulebook."""
    state = table(OPEN, cards=("bad-weather", "closed-stations", "big-towns"))
    paula, other = state.routes
    other.done = ALL_KINDS & ~1
    state.firsts = ALL_KINDS & ~1  # of her kinds, only cows were not delivered before
    paula.begin(state.sheet.index["E5"])
    load(state, 0, cow=3, sheep=3, apple=5, mineral=7, wood=2)
    for kind in (0, 1, 3, 4, 5):
        state.phase = phases.DELIVERING
        state.seat = 0
        state.served = 0
        state.towns = 2
        state.apply(DELIVER + kind)
    paula.gold, paula.spent = 2, 1
    state.seat = 0
    finish(state)
    boxes = [int(paula.box(kind)) for kind in range(6)]
    assert boxes == [11, 6, 0, 15, 28, 3]
    assert paula.bonus == 0
    assert state.scores()[0] == 59


@pytest.mark.rule("R-8.5")
@pytest.mark.parametrize(
    ("scores", "complete", "won"),
    [
        ([40, 30, 20], [], [0]),
        ([30, 40, 40], [2], [2]),
        ([40, 40, 40], [0, 2], [0, 2]),
        ([40, 40, 10], [2], [0, 1]),
        ([40, 40, 40], [], [0, 1, 2]),
    ],
)
def test_the_winner(scores: list[int], complete: list[int], won: list[int]) -> None:
    state = table(OPEN, seats=3)
    for seat, route in enumerate(state.routes):
        route.score = scores[seat]
        route.done = ALL_KINDS if seat in complete else 0b111
    assert winners(state.routes) == won
    assert state.winners() == []  # not before the end
