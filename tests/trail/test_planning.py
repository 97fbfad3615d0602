"""Planning (T-3)."""

from __future__ import annotations

import pytest

from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.packed import slot
from tests.trail.table import Table


def start_week(table: Table, week: int) -> None:
    table.state.week = week - 1
    table.ask(f.PLAN_WEEK)
    table.settle()


@pytest.mark.rule("T-3.1")
def test_the_gateway_gives_to_everybody_and_goes_under_the_deck() -> None:
    table = Table(3)
    old = int(table.state.gateway_open)
    before = [
        [table.has(seat, word) for word in ("supplies", "health", "water")] for seat in range(3)
    ]
    gives = table.content.gateways.texts[old]
    start_week(table, 2)
    for seat in range(3):
        for place, word in enumerate(("supplies", "health", "water")):
            number = next((int(part.split()[0]) for part in gives.split(", ") if word in part), 0)
            assert table.has(seat, word) == min(10, before[seat][place] + number)
    assert table.state.gateway_open != old
    assert table.state.gateways_under >> old & 1


@pytest.mark.rule("T-3.2")
def test_week_1_any_of_twelve_then_ring_or_same_place() -> None:
    table = Table()
    assert len(table.verbs("arrow")) == 12
    first = table.mover
    table.play("arrow 3 left")
    assert table.player(first).arrow == 8
    assert table.has(first, "silver") == 2
    table.player(0).arrow = table.player(1).arrow = 1  # set 1, top
    start_week(table, 2)
    assert table.verbs("arrow") == ["1 right", "1 left", "2 top", "3 top"]
    table.player(table.mover).arrow = 7  # set 2, bottom
    table.ask(f.ASK_ARROW, table.mover, 1)
    assert table.verbs("arrow") == ["1 bottom", "2 left", "2 right", "3 bottom"]


@pytest.mark.rule("T-3.2")
def test_each_move_is_finished_before_the_next() -> None:
    table = Table()
    first = table.mover
    table.play("arrow 1 right")  # a free advance, chosen by the same player
    assert table.mover == first
    assert len(table.verbs("advance")) == 4
    table.play("advance desert")
    assert table.mover != first


@pytest.mark.rule("T-3.3")
def test_a_player_already_there_gets_a_turquoise() -> None:
    table = Table(3)
    first = table.mover
    table.play("arrow 1 top")
    second = table.mover
    table.play("arrow 1 top")
    assert table.has(first, "turquoise") == 2
    table.play("arrow 1 top")
    assert table.has(first, "turquoise") == 3
    assert table.has(second, "turquoise") == 2
    # in the Journey too
    table.turn(0)
    table.player(0).arrow = 0
    table.player(1).arrow = 4
    table.player(2).arrow = 8
    before = table.has(1, "turquoise")
    table.ask(f.ASK_TURN, 0)
    table.play("arrow 2 left")
    assert table.has(1, "turquoise") == before + 1


@pytest.mark.rule("T-3.4")
def test_the_player_with_the_least_gold_places_the_gila() -> None:
    table = Table(3)
    for seat, (gold, grit) in enumerate([(3, 0), (2, 1), (2, 1)]):
        table.player(seat).gold, table.player(seat).grit = gold, grit
    table.state.order = 0 | 1 << 8 | 2 << 16
    table.ask(f.PLAN_GILA)
    assert table.mover == 2  # tied in Gold and Grit: the last player in turn order
    table.player(1).grit = 0
    table.ask(f.PLAN_GILA)
    assert table.mover == 1
    assert len(table.verbs("gila")) == 20
    table.remove_card(0, 2)
    table.ask(f.PLAN_GILA)
    assert "flora-card 2" not in table.verbs("gila")
    table.play("gila fauna-piece 3")
    assert table.state.gila == 18


@pytest.mark.rule("T-3.4")
def test_what_the_gila_sits_on_is_barred_and_its_group_costs_health() -> None:
    table = Table()
    table.turn(0)
    table.purse(0, 9)
    table.stock(0, health=3)
    barred = table.content.cards.ids[int(slot(table.state.flora_open, 0))]
    other = table.content.cards.ids[int(slot(table.state.flora_open, 1))]
    table.state.gila = 4  # the Flora card of row 1
    table.ask(f.ASK_TURN, 0)
    assert barred not in table.verbs("card")
    table.play(f"card {other}")
    paid = [e for e in table.events if e.kind == "paid" and e.args["cause"] == "gila"]
    assert len(paid) == 1


@pytest.mark.rule("T-3.4")
def test_the_gila_on_a_stack_bars_both_pieces_and_taxes_the_kind() -> None:
    table = Table()
    table.purse(0, 9)
    table.stock(0, health=3)
    table.state.gila = 13  # Flora pieces of size 3
    table.turn(0)
    ids = table.content.pieces.ids
    barred = [ids[int(slot(table.state.flora_pieces_open, place))] for place in (2, 3)]
    offered = table.verbs("piece")
    assert not set(barred) & set(offered)
    free = ids[int(slot(table.state.flora_pieces_open, 0))]
    table.play(f"piece {free}")
    assert [e.args["cause"] for e in table.events if e.kind == "paid"] == ["gila"]
    assert table.has(0, "health") == 2


@pytest.mark.rule("T-3.5")
def test_the_saguaro_goes_to_the_lowest_from_week_2() -> None:
    table = Table(3)
    table.state.week = 1
    table.ask(f.PLAN_SAGUARO)
    assert table.state.saguaro == -1
    for seat, (ladder, grit) in enumerate([(2, 0), (1, 3), (1, 2)]):
        table.player(seat).ladder, table.player(seat).grit = ladder, grit
    table.state.week = 2
    table.turn(0)
    table.ask(f.PLAN_SAGUARO)
    assert table.state.saguaro == 2


@pytest.mark.rule("T-3.5")
def test_every_star_pays_the_holder() -> None:
    table = Table()
    table.state.saguaro = 1
    table.purse(0, 9)
    card = table.open_card("saguaro", 1)  # a Flora card with an AZ Star
    table.turn(0, week=2)
    table.state.saguaro = 1
    table.play(card)
    assert table.player(0).stars == 1
    assert table.player(1).gold == 1


@pytest.mark.rule("T-3.6")
def test_no_abilities_in_planning_but_a_dutchman_is_usable() -> None:
    table = Table()
    seat = table.mover
    table.give_card(seat, "gambels-quail")
    table.give_spirit(seat, "roadrunner")
    table.ask(f.ASK_ARROW, seat, 1)
    assert not table.verbs("use")
    assert not table.verbs("cube")
    table.state.terrain_markers = 2 << 24  # the Canyon marker on space 2
    table.play("arrow 1 right", "advance canyon")
    assert table.player(seat).dutchmen == 1
    table.turn(seat)
    assert table.player(seat).new_dutchmen == 0
    table.player(seat).markers = 1  # reserved for Turn Order, so the Dutchman acts
    table.ask(f.ASK_TURN, seat)
    table.play("gateway")
    assert table.player(seat).dutchmen == 0
