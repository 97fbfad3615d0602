"""The actions of the Journey (T-6), tracks and Dutchmen (T-7)."""

from __future__ import annotations

import pytest

from arizona.engine.events import Event
from arizona.games.trail.rules import causes
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effects.gains import advance
from arizona.games.trail.rules.packed import NONE, slot
from tests.trail.table import Table
from tests.trail.test_journey import plain


@pytest.mark.rule("T-6.1")
def test_turn_order_one_player_a_space_once_a_week() -> None:
    table = Table(2)
    table.stock(0, supplies=5, water=5)
    table.turn(0, week=2)
    assert table.verbs("order") == ["1", "2", "3", "4"]
    table.play("order 1")
    assert (table.has(0, "supplies"), table.has(0, "water")) == (3, 4)
    assert table.verbs("order") == ["2", "3", "4"]
    table.play("order 4")
    assert not table.verbs("order")
    late = Table()
    late.turn(0, week=8)
    assert not late.verbs("order")
    saved = Table(last_turn_order=True)
    saved.turn(0, week=8)
    assert len(saved.verbs("order")) == 4


@pytest.mark.rule("T-6.1", "T-11.1")
def test_the_spaces_decide_next_weeks_order_and_gaps_close() -> None:
    table = Table(3)
    for seat in range(3):
        plain(table, seat, markers=1)
    table.turn(0, week=1)
    table.play("order 4", "order 1", "order 3")
    assert table.state.week == 2
    assert [table.state.seat_at(place) for place in range(3)] == [1, 2, 0]


@pytest.mark.rule("T-6.2")
def test_a_passage_needs_levels_pays_and_advances() -> None:
    table = Table()
    table.open_passage(2, "huachuca-mountains-3")  # Mountain 3, Plateau 2
    table.stock(0, supplies=2, health=2, water=2, copper=1)
    table.levels(0, mountain=3, plateau=1)
    table.turn(0, week=1)
    assert "huachuca-mountains-3" not in table.verbs("walk")
    table.levels(0, plateau=2)
    table.ask(f.ASK_TURN, 0)
    unseen = table.state.passages_unseen
    table.play("walk huachuca-mountains-3")
    assert (table.player(0).grit, table.has(0, "copper"), table.player(0).gold) == (1, 2, 2)
    passage = [
        e.args.get("what", e.kind)
        for e in table.events
        if e.args.get("cause") == "passage" and e.kind != "paid"
    ]
    assert passage == ["grit", "copper", "gold", "advanced"]
    assert table.level(0, "mountain") == 4
    assert slot(table.state.passage_open, 2) != NONE
    assert table.state.passages_unseen != unseen


@pytest.mark.rule("T-6.2")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_passages_have_spaces_without_a_limit_to_one_player(seats: int, spaces: int) -> None:
    table = Table(seats)
    table.levels(0, mountain=9, plateau=9, desert=9, canyon=9)
    for used in range(spaces):
        plain(table, 0, markers=2)
        table.state.order_spaces = 0
        table.player(0).all_markers = 4
        table.player(0).markers = 4 - min(used, 3) if used < 3 else 1
        table.state.passage_spaces = sum(9 << (4 * n) for n in range(used))
        table.state.dutchmen_out = used
        table.state.dutchmen = 6 - used
        table.turn(0, week=8)
        assert table.verbs("walk")
    table.state.passage_spaces = sum(9 << (4 * n) for n in range(spaces))
    table.ask(f.ASK_TURN, 0)
    assert not table.verbs("walk")


@pytest.mark.rule("T-6.2")
def test_an_empty_deck_leaves_the_gap() -> None:
    table = Table()
    table.levels(0, mountain=9, plateau=9, desert=9, canyon=9)
    table.turn(0, week=2)
    held = int(table.state.passages_unseen)
    table.player(1).early_passages |= held
    for card in range(18):
        if held >> card & 1:
            table.player(1).passages += 1 << (8 * table.content.passage_terrain[card])
    table.state.passages_unseen = 0
    table.ask(f.ASK_TURN, 0)
    first = int(slot(table.state.passage_open, 0))
    table.play(f"walk {table.content.passages.ids[first]}")
    assert slot(table.state.passage_open, 0) == NONE


@pytest.mark.rule("T-6.3")
def test_rows_cost_their_number_and_one_marker_a_group() -> None:
    table = Table()
    table.purse(0, 9)
    card = table.open_card("teddy-bear-cholla", 3)
    table.turn(0, week=2)
    table.play(card)
    assert table.has(0, "turquoise") == 6
    table.turn(0, week=2)
    pieces = [table.content.pieces.ids[int(slot(table.state.flora_pieces_open, n))] for n in (4, 5)]
    assert not set(pieces) & set(table.verbs("piece"))  # the group has a marker of this player
    table.player(0).dutchmen += 1
    table.state.dutchmen -= 1
    table.ask(f.ASK_TURN, 0)
    assert set(pieces) & set(table.verbs("piece"))  # but a Dutchman may


@pytest.mark.rule("T-6.3")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 3)])
def test_a_group_has_two_or_three_spaces(seats: int, spaces: int) -> None:
    table = Table(seats)
    table.purse(0, 9)
    card = table.open_card("teddy-bear-cholla", 1)
    table.state.flora_spaces = sum(9 << (4 * n) for n in range(spaces - 1))
    table.state.dutchmen, table.state.dutchmen_out = 6 - spaces, spaces
    table.turn(0, week=2)
    assert card in table.legal()
    table.state.flora_spaces = sum(9 << (4 * n) for n in range(spaces))
    table.ask(f.ASK_TURN, 0)
    assert card not in table.legal()


@pytest.mark.rule("T-6.4")
def test_the_marker_goes_to_the_set_where_the_tracker_ends() -> None:
    table = Table()
    table.turn(0, week=2)
    table.player(0).arrow = 1
    table.ask(f.ASK_TURN, 0)
    assert table.verbs("arrow") == ["1 right", "1 left", "2 top", "3 top"]
    table.state.arrow_spaces = 2  # player 2 in the first set
    table.player(1).markers = 2
    table.ask(f.ASK_TURN, 0)
    assert table.verbs("arrow") == ["2 top", "3 top"]
    table.play("arrow 2 top")
    assert table.player(0).arrow == 5
    assert (table.has(0, "health"), table.has(0, "water")) >= (2, 1)
    assert table.state.arrow_spaces == 2 | 1 << 4


@pytest.mark.rule("T-6.5")
def test_the_gateway_has_one_space_and_its_card_stays() -> None:
    table = Table()
    table.turn(0, week=2)
    card = int(table.state.gateway_open)
    table.play("gateway")
    assert table.state.gateway_open == card
    assert any(e.args.get("cause") == "gateway" for e in table.events)
    assert table.mover == 1
    assert "gateway" not in table.legal()


@pytest.mark.rule("T-6.6")
def test_cards_and_pieces_are_not_refilled_in_the_journey() -> None:
    table = Table()
    table.purse(0, 9)
    card = table.open_card("teddy-bear-cholla", 1)
    table.turn(0, week=2)
    table.play(card)
    assert slot(table.state.flora_open, 0) == NONE


@pytest.mark.rule("T-6.7")
def test_the_order_of_a_row_action() -> None:
    table = Table()
    table.purse(0, 9)
    table.stock(0, health=0)
    card = table.open_card("sacred-datura", 2)
    table.turn(0, week=2)
    table.state.gila = 4
    table.ask(f.ASK_TURN, 0)
    table.play(card)
    kinds = [e.kind for e in table.events if e.seat == 0]
    places = [kinds.index(k) for k in ("marker-used", "paid-coins", "poisoned", "card-taken")]
    assert places == sorted(places)


@pytest.mark.rule("T-6.8")
def test_an_action_may_gain_nothing() -> None:
    table = Table()
    table.stock(0, supplies=10, health=10, water=10)
    table.turn(0, week=2)
    assert "gateway" in table.legal()
    table.play("gateway")
    assert all(e.args["amount"] == 0 for e in table.events if e.args.get("cause") == "gateway")


@pytest.mark.rule("T-7.1")
def test_a_track_gives_its_bonus_and_the_end_only_to_the_first() -> None:
    table = Table()
    for seat in (0, 1):
        table.levels(seat, canyon=11)
        advance(table.state, seat, 3, causes.PASSAGE)
        assert table.level(seat, "canyon") == 12
    assert (table.player(0).gold, table.player(1).gold) == (8, 0)
    table.levels(0, mountain=1)
    advance(table.state, 0, 0, causes.PASSAGE)
    assert table.has(0, "turquoise") == 2
    advance(table.state, 0, 3, causes.PASSAGE)
    assert table.level(0, "canyon") == 12


@pytest.mark.rule("T-7.2")
def test_a_terrain_marker_gives_a_dutchman_after_the_bonus_while_they_last() -> None:
    table = Table(4)
    table.state.terrain_markers = 4
    log: list[Event] = []
    table.state.log = log
    for seat in range(2):
        table.levels(seat, mountain=3)
        advance(table.state, seat, 0, causes.PASSAGE)
    table.state.log = None
    assert [player.dutchmen for player in table.state.players] == [1, 1, 0, 0]
    kinds = [event.kind for event in log if event.seat == 0]
    assert kinds == ["advanced", "gained", "dutchman"]
    table.state.dutchmen_out, table.state.dutchmen = 4, 0
    table.levels(2, mountain=3)
    advance(table.state, 2, 0, causes.PASSAGE)
    assert table.player(2).dutchmen == 0


@pytest.mark.rule("T-7.3")
def test_a_dutchman_neither_blocks_nor_is_blocked_at_gateway_and_arrows() -> None:
    table = Table()
    plain(table, 0, markers=1, dutchmen=1)
    table.state.gateway_space = 2
    table.player(1).markers = 2
    table.turn(0, week=2)
    table.play("gateway")
    assert table.state.gateway_space == 2
    plain(table, 0, markers=0, dutchmen=1, ordered=1)
    table.turn(0, week=2)
    assert not table.verbs("order")
    blank = Table()
    plain(blank, 0, markers=2, dutchmen=1)
    blank.turn(0, week=2)
    blank.play("gateway", "with dutchman")
    assert blank.state.gateway_space == 0
    assert blank.state.dutchmen_out == 1


@pytest.mark.rule("T-7.3")
def test_elsewhere_a_dutchman_needs_and_fills_a_space() -> None:
    table = Table()
    table.purse(0, 9)
    card = table.open_card("teddy-bear-cholla", 1)
    plain(table, 0, markers=0, dutchmen=1, ordered=1)
    table.turn(0, week=2)
    table.play(card)
    assert table.state.flora_spaces == 9  # seat 1, and 8 for a Dutchman


@pytest.mark.rule("T-7.4")
def test_a_tracker_at_the_end_cannot_be_chosen() -> None:
    table = Table()
    table.levels(0, canyon=12, desert=12)
    table.ask(f.ASK_ADVANCE, 0, 1, causes.LADDER)
    assert table.verbs("advance") == ["mountain", "plateau"]
    table.levels(0, mountain=12, plateau=12)
    table.ask(f.ASK_ADVANCE, 0, 1, causes.LADDER)
    assert table.state.depth == 0  # nothing to choose, so nothing happens
