"""R-4 and R-5: the shapes, what a section may enter, and the effects of its end."""

from __future__ import annotations

import pytest

from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.shapes import FIRST, SHAPES, VALUE_OF
from arizona.games.rails.rules.sheet import MOUNTAIN, STATION_SYMBOL, TOWN
from tests.rails.tables import (
    choosing,
    drawing,
    ends_of,
    kinds,
    land,
    run,
    table,
    texts_of,
)

OPEN = land(station="E5")


@pytest.mark.rule("R-4.1")
def test_a_route_begins_at_any_station_that_lets_the_section_be_drawn() -> None:
    # A 1 can be drawn from A1, and also from the enclosed J10, but no 5 fits beside these
    # mountains.
    rows = land(station="A1 E5", mountain="B2")
    state = choosing(rows, "", 5)
    run(state, "use")
    assert texts_of(state) == ["station A1", "station E5"]
    packed = table(rows, cards=("bad-weather", "rancher", "miner"))
    run(packed, "roll 5", "roll 5", "roll 1", "take 5", "take 5", "use")
    assert texts_of(packed) == ["station E5"]
    run(packed, "station E5")
    assert packed.phase == phases.DRAWING
    assert packed.to_move() == 0


@pytest.mark.rule("R-4.1")
def test_the_station_is_chosen_after_the_discard() -> None:
    state = choosing(OPEN, "", 1)
    assert texts_of(state) == ["use", "discard"]
    run(state, "discard")
    assert state.routes[0].head < 0
    assert state.routes[0].gold == 1


@pytest.mark.rule("R-4.1")
def test_each_later_section_starts_at_the_last_symbol_circled() -> None:
    state = drawing(land(station="E5 G7"), "E5", 5)
    run(state, "draw E5 F6 G7", "second G8")
    assert state.sheet.names[state.routes[0].head] == "G8"
    run(state, "discard", "roll 1", "roll 1", "roll 2")  # seat 2 waits; seat 2 starts round 2
    run(state, "take 1", "take 1", "nugget 2", "station E5", "draw E5 E6 F6", "use")
    assert {text.split()[1] for text in texts_of(state)} == {"G8"}


@pytest.mark.rule("R-4.2")
def test_forty_four_paths_by_die() -> None:
    assert len(SHAPES) == 44 == len(set(SHAPES))
    assert [VALUE_OF.count(value) for value in range(6)] == [4, 8, 8, 16, 4, 4]
    ends = {1: (0, 1), 2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (2, 2), 6: (0, 2)}
    for value, wanted in ends.items():
        for shape in SHAPES[FIRST[value - 1] : FIRST[value]]:
            across, down = (abs(sum(step[axis] for step in shape)) for axis in (0, 1))
            assert tuple(sorted((across, down))) == wanted


@pytest.mark.rule("R-4.2")
@pytest.mark.parametrize(
    ("value", "ways", "ends"),
    [
        (1, 4, "E4 F5 E6 D5"),
        (2, 8, "D4 F4 D6 F6"),
        (3, 8, "D3 F3 G4 G6 F7 D7 C6 C4"),
        (4, 16, "D2 F2 H4 H6 F8 D8 B6 B4"),
        (5, 4, "C3 G3 G7 C7"),
        (6, 4, "E3 G5 E7 C5"),
    ],
)
def test_every_die_from_the_middle_of_an_open_sheet(value: int, ways: int, ends: str) -> None:
    state = drawing(OPEN, "E5", value)
    assert len(texts_of(state)) == ways
    assert ends_of(state) == set(ends.split())


@pytest.mark.rule("R-4.2")
def test_two_ways_lead_to_the_ends_of_2_and_4() -> None:
    for value in (2, 4):
        ends = [text.split()[-1] for text in texts_of(drawing(OPEN, "E5", value))]
        assert all(ends.count(end) == 2 for end in ends)


@pytest.mark.rule("R-4.2")
def test_a_3_is_a_step_shape_and_never_a_u() -> None:
    for text in texts_of(drawing(OPEN, "E5", 3)):
        first, *_, last = text.split()[1:]
        distance = abs(ord(first[0]) - ord(last[0])) + abs(int(first[1]) - int(last[1]))
        assert distance == 3


@pytest.mark.rule("R-4.3")
def test_a_section_stays_on_the_sheet_and_off_the_line() -> None:
    corner = drawing(land(station="A1"), "A1", 4)
    assert ends_of(corner) == {"B4", "D2"}
    blocked = drawing(OPEN, "E5", 2, line="F5 E6")
    # A corner over F5 or E6 is blocked, so F6 is out of reach; E4 and D5 are free.
    assert sorted(texts_of(blocked)) == [
        "draw E5 D5 D4",
        "draw E5 D5 D6",
        "draw E5 E4 D4",
        "draw E5 E4 F4",
    ]


@pytest.mark.rule("R-4.3")
def test_symbols_passed_are_used_up() -> None:
    state = drawing(land(station="A1", cow="A2", town="A3"), "A1", 6)
    run(state, "draw A1 A2 A3")  # passes the cow, stops in the town
    route = state.routes[0]
    assert route.aboard(0) == 0
    assert route.covers(state.sheet.index["A2"])
    assert not route.deliverable()


@pytest.mark.rule("R-4.4")
def test_diagonal_strokes_may_not_cross() -> None:
    state = drawing(OPEN, "E5", 5)
    run(state, "draw E5 F6 G7", "discard")
    for place, crossing in (("F5", "D7"), ("E6", "G4"), ("G6", "E8"), ("F7", "H5")):
        branch = state.clone().routes[0]
        branch.head = state.sheet.index[place]
        ends = {
            state.sheet.names[state.conditions.path_masks.end[branch.head * 44 + path]]
            for path in branch.paths(state.conditions.path_masks, 4)
        }
        assert crossing not in ends, f"{place} to {crossing} crosses the line"
        assert len(ends) == 3
    # Diagonals beside the line are free: only crossing it is forbidden.
    branch = state.clone().routes[0]
    branch.head = state.sheet.index["H7"]
    assert len(branch.paths(state.conditions.path_masks, 4)) == 4


@pytest.mark.rule("R-4.4")
def test_a_route_played_out_does_not_cross_itself() -> None:
    state = drawing(OPEN, "E5", 5)
    run(state, "draw E5 F6 G7", "discard", "roll 1", "roll 5", "roll 5", "take 1")
    run(state, "nugget 5", "station E5", "draw E5 F6 G7")
    assert state.to_move() == 0
    state.routes[0].head = state.sheet.index["G6"]
    run(state, "use")
    assert ends_of(state) == {"E4", "I4", "I8"}  # E8 is across F6–G7


@pytest.mark.rule("R-4.5", "R-5.1")
def test_the_last_symbol_is_circled_and_a_good_is_cargo() -> None:
    state = drawing(land(station="A1", cow="A2", sheep="A3"), "A1", 6)
    events = run(state, "draw A1 A2 A3")
    route = state.routes[0]
    assert [event.args["at"] for event in events if event.kind == "circled"] == ["A3"]
    assert (route.aboard(0), route.aboard(1)) == (0, 1)
    assert route.stopped(1) == 1
    assert "loaded" in kinds(events)


@pytest.mark.rule("R-5.2")
def test_a_station_offers_the_straight_neighbors_that_are_free() -> None:
    state = drawing(land(station="A1 C1", sheep="D1", cow="C2"), "A1", 6)
    run(state, "draw A1 B1 C1")
    assert state.phase == phases.SELECTING
    assert texts_of(state) == ["second D1", "second C2", "none"]  # B1 is under the line
    run(state, "second C2")
    route = state.routes[0]
    assert state.sheet.names[route.head] == "C2"
    assert route.aboard(0) == 1
    assert route.stopped(STATION_SYMBOL) == 1
    assert state.to_move() == 1


@pytest.mark.rule("R-5.2")
def test_the_second_symbol_may_be_left_and_gives_no_third() -> None:
    state = drawing(land(station="A1 C1 D1"), "A1", 6)
    left = state.clone()
    run(left, "draw A1 B1 C1", "none")
    assert left.sheet.names[left.routes[0].head] == "C1"
    assert left.to_move() == 1
    run(state, "draw A1 B1 C1", "second D1")
    assert state.routes[0].stopped(STATION_SYMBOL) == 2
    assert state.to_move() == 1  # no choice of a third


@pytest.mark.rule("R-5.2")
def test_a_town_as_second_symbol_takes_a_delivery() -> None:
    state = drawing(land(station="A1 C1", town="D1"), "A1", 6, cargo={"cow": 2})
    run(state, "draw A1 B1 C1", "second D1")
    assert state.phase == phases.DELIVERING
    run(state, "deliver cow")
    assert state.scores() == [8, 0]


@pytest.mark.rule("R-5.2")
def test_without_choices_no_decision_is_requested() -> None:
    state = drawing(land(station="A3 A1", cow="A2"), "A3", 6, line="B1")
    run(state, "draw A3 A2 A1")
    assert state.to_move() == 1


@pytest.mark.rule("R-5.3")
def test_a_mountain_does_nothing() -> None:
    state = drawing(land(station="A1", mountain="A3"), "A1", 6)
    before = state.routes[0].cargo
    events = run(state, "draw A1 A2 A3")
    route = state.routes[0]
    assert (route.cargo, route.gold, route.score) == (before, 0, 0)
    assert route.stopped(MOUNTAIN) == 1
    assert kinds(events) == ["section-drawn", "circled"]


@pytest.mark.rule("R-5.4")
def test_a_town_offers_a_delivery_of_what_is_aboard() -> None:
    state = drawing(land(station="A1", town="A3"), "A1", 6, cargo={"cow": 2, "mineral": 1})
    run(state, "draw A1 A2 A3")
    assert texts_of(state) == ["deliver cow", "deliver mineral", "none"]
    assert state.routes[0].stopped(TOWN) == 1


@pytest.mark.rule("R-5.5")
def test_the_first_station_is_no_stop() -> None:
    state = choosing(OPEN, "", 1)
    run(state, "use", "station E5")
    assert state.phase == phases.DRAWING  # no second symbol right away
    run(state, "draw E5 E6")
    assert state.routes[0].stopped(STATION_SYMBOL) == 0
