"""Turns and windows (T-4)."""

from __future__ import annotations

import pytest

from arizona.engine.events import Event
from arizona.games.trail.rules import causes
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import amounts
from arizona.games.trail.rules.effects.effects import start_script
from arizona.games.trail.rules.packed import byte
from tests.trail.table import Table


def plain(table: Table, seat: int, **state: int) -> None:
    """Set up a seat that has only these things."""
    player = table.player(seat)
    player.markers = state.get("markers", 0)
    player.dutchmen = state.get("dutchmen", 0)
    table.state.dutchmen = table.content.dutchmen - sum(p.dutchmen for p in table.state.players)
    player.ordered = state.get("ordered", 0)
    if player.ordered:
        table.state.order_spaces |= (seat + 1) << (4 * seat)


@pytest.mark.rule("T-4.1")
def test_turns_continue_until_nobody_has_a_marker() -> None:
    table = Table(3)
    for seat in range(3):
        plain(table, seat, markers=1)
    plain(table, 1, markers=2)
    table.turn(0, week=1)
    seen: list[int] = []
    while table.state.week == 1 and any(p.markers for p in table.state.players):
        seen.append(table.mover)
        order = table.verbs("order")
        table.play(f"order {order[-1]}" if order else "gateway")
    # Player 2 has another turn for the second marker, then the week ends automatically.
    assert seen[:3] == [0, 1, 2]
    assert table.kinds().count("turn") == 4


@pytest.mark.rule("T-4.2")
def test_the_last_marker_is_reserved_for_turn_order() -> None:
    table = Table()
    plain(table, 0, markers=1)
    table.turn(0, week=3)
    assert all(text.startswith("order ") for text in table.legal())
    plain(table, 0, markers=2)
    table.turn(0, week=3)
    assert "gateway" in table.legal()
    plain(table, 0, markers=1, dutchmen=1)
    table.turn(0, week=3)
    assert "gateway" in table.legal()
    table.play("gateway")  # only the Dutchman is possible, so there is no choice
    assert (table.player(0).markers, table.player(0).dutchmen) == (1, 0)


@pytest.mark.rule("T-4.3")
def test_retiring_needs_turn_order_but_not_in_week_8() -> None:
    table = Table()
    table.turn(0, week=3)
    assert "retire" not in table.legal()
    plain(table, 0, markers=2, ordered=1)
    table.turn(0, week=3)
    assert "retire" in table.legal()
    table.play("retire")
    assert table.player(0).retired
    assert table.mover == 1
    fresh = Table()
    fresh.turn(0, week=8)
    assert "retire" in fresh.legal()
    saved = Table(last_turn_order=True)
    saved.turn(0, week=8)
    assert "retire" not in saved.legal()


@pytest.mark.rule("T-4.3")
def test_a_player_who_gets_a_marker_takes_turns_again() -> None:
    table = Table()
    plain(table, 0, markers=0, ordered=1)
    plain(table, 1, markers=2, ordered=1)
    table.turn(1, week=2)
    assert table.mover == 1
    table.player(0).dutchmen = 1
    table.state.dutchmen -= 1
    table.play("gateway")
    assert table.mover == 0


@pytest.mark.rule("T-4.3")
def test_a_player_without_actions_retires_automatically() -> None:
    table = Table()
    plain(table, 0, markers=1, ordered=1)
    plain(table, 1, markers=1, ordered=1)
    table.stock(0, turquoise=0, copper=0, silver=0)
    state = table.state
    state.arrow_spaces = 0x222
    state.gateway_space = 2
    state.passage_spaces = 0x222
    table.player(1).all_markers = 4
    table.state.flora_spaces = table.state.fauna_spaces = 0
    table.player(1).markers = 0
    state.order = 0 | 1 << 8
    state.depth = 0
    # Player 2's markers occupy everything that a marker could do without money.
    found = state.answers(f.frame(f.ASK_TURN))
    assert found == [2]


@pytest.mark.rule("T-4.4")
def test_windows_offer_abilities_claims_and_the_jackalope() -> None:
    table = Table()
    table.give_card(0, "gambels-quail")  # can be used on its own
    table.give_card(0, "elf-owl")  # changes a price
    table.give_card(0, "canyon-wren")  # after a Fauna card
    table.give_spirit(0, "jackalope")
    table.stock(0, turquoise=3, copper=3, silver=3, supplies=3, health=3, water=3)
    table.turn(0, week=2)
    assert table.verbs("use") == ["gambels-quail"]
    assert "jackalope" in table.legal()
    assert table.verbs("claim") == ["stock-3"]
    # (b): during the boost decision, but without the Jackalope
    table.ask(f.ASK_BOOST, 0, 0)
    assert "jackalope" not in table.legal()
    assert table.verbs("use") == ["gambels-quail"]
    assert "boost" in table.legal()
    # (c): afterward, now also for what was done in this turn
    table.state.deeds = 1 << 9
    table.ask(f.ASK_AFTER, 0)
    assert set(table.verbs("use")) == {"gambels-quail", "canyon-wren"}
    assert "jackalope" in table.legal()


@pytest.mark.rule("T-4.4")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_choose() -> None:
    table = Table()
    table.turn(0, week=2)
    table.play("gateway")
    assert table.mover == 1


@pytest.mark.rule("T-4.5")
def test_one_step_is_stock_gold_grit_then_terrain_then_free_advances() -> None:
    table = Table()
    step = amounts("1 terrain, 1 canyon, 2 gold, 1 mountain, 1 grit, 1 water, 1 copper")
    script = table.content.program.script(step)
    table.state.depth = 0
    start_script(table.state, 0, script, causes.ARROW)
    log: list[Event] = []
    table.state.log = log
    table.state.run()
    answer = [
        event.args.get("what") or event.args.get("terrain") or event.kind
        for event in log
        if event.args.get("cause") == "arrow"
    ]
    assert answer == ["copper", "water", "gold", "grit", "mountain", "canyon"]
    assert len(table.verbs("advance")) == 4


@pytest.mark.rule("T-4.5", "T-7.4")
def test_each_advance_is_resolved_before_the_next_is_chosen() -> None:
    table = Table()
    table.state.terrain_markers = 2 << 16  # Desert 2
    table.ask(f.ASK_ADVANCE, 0, 2, causes.LADDER)
    table.push(f.ASK_CLAIM, 0)
    table.play("advance desert")
    assert table.player(0).dutchmen == 1  # before the second decision
    assert len(table.verbs("advance")) == 4
    table.play("advance desert")
    assert table.level(0, "desert") == 3
    assert table.player(0).grit == 1


@pytest.mark.rule("T-4.6")
def test_the_jackalope_is_moved_in_addition_to_the_marker() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    plain(table, 1, markers=1)
    table.turn(0, week=2)
    table.play("jackalope", "gateway")
    assert table.mover == 0
    assert table.player(0).markers == 3  # the marker is still available
    assert "jackalope" not in table.legal()
    table.play("gateway")
    assert table.player(0).markers == 2
    # without a marker there is no turn
    other = Table()
    other.give_spirit(0, "jackalope")
    plain(other, 0, markers=0, ordered=1)
    other.turn(0, week=2)
    assert other.mover == 1


def test_a_record_cut_in_a_cascade_continues_there() -> None:
    table = Table()
    table.ask(f.ASK_ADVANCE, 0, 3, causes.LADDER)
    copy = table.state.clone()
    table.play("advance canyon")
    assert copy.legal() == [copy.legal()[0] + n for n in range(4)]
    assert byte(copy.players[0].levels, 3) == 1
