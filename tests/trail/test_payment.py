"""Payment (T-5)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.games.trail.rules import causes
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import PAY, PAYMENTS
from arizona.games.trail.rules.effects.payment import payments
from arizona.games.trail.rules.packed import EMPTY_SLOTS
from arizona.games.trail.rules.player import Player
from tests.trail.table import GAME, Table


def purse(turquoise: int, copper: int, silver: int) -> Player:
    player = Player()
    player.stock = turquoise | copper << 8 | silver << 16
    return player


@pytest.mark.rule("T-5.1")
def test_price_3_offers_four_ways() -> None:
    table = Table()
    table.stock(0, turquoise=9, copper=9, silver=9)
    table.ask(f.ASK_COINS, 0, 3)
    assert sorted(table.verbs("pay")) == ["1s", "1t 1c", "2c", "3t"]


@pytest.mark.rule("T-5.1")
def test_a_single_way_to_pay_needs_no_decision() -> None:
    table = Table()
    table.stock(0, turquoise=1, copper=0, silver=1)
    table.ask(f.ASK_COINS, 0, 4)
    assert table.state.to_move() < 0
    assert table.player(0).worth() == 0


@pytest.mark.rule("T-5.1")
@given(st.integers(0, 10), st.integers(0, 10), st.integers(0, 10), st.integers(1, 9))
def test_exactly_the_payments_without_a_superfluous_coin(
    turquoise: int, copper: int, silver: int, price: int
) -> None:
    expected = set()
    for t, c, s in itertools.product(range(turquoise + 1), range(copper + 1), range(silver + 1)):
        total = t + 2 * c + 3 * s
        short = [total - worth < price for worth, n in ((1, t), (2, c), (3, s)) if n]
        if total >= price and all(short):
            expected.add((t, c, s))
    found = [PAYMENTS[action - PAY] for action in payments(purse(turquoise, copper, silver), price)]
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert bool(found) == (turquoise + 2 * copper + 3 * silver >= price)


@pytest.mark.rule("T-5.1")
def test_unaffordable_components_cannot_be_taken() -> None:
    table = Table()
    table.stock(0, turquoise=1, copper=1, silver=0)
    card = table.open_card("teddy-bear-cholla", 4)
    three = table.open_card("sacred-datura", 3)
    table.turn(0, week=2)
    assert card not in table.legal()
    assert three in table.legal()


@pytest.mark.rule("T-5.2")
def test_two_boosts_are_two_payments() -> None:
    table = Table()
    table.player(0).ladder = 13
    table.stock(0, turquoise=0, copper=1, silver=2)
    table.ask(f.ASK_BOOST, 0, 0)
    table.play("boost", "boost")
    paid = [event.args for event in table.events if event.kind == "paid-coins"]
    # 3 with a Silver; then 4 with Silver and Copper, though the first payment lost nothing
    assert [(p["price"], p["copper"], p["silver"]) for p in paid] == [(3, 0, 1), (4, 1, 1)]


@pytest.mark.rule("T-5.3")
def test_you_must_pay_what_you_have_and_the_rest_is_poison() -> None:
    table = Table()
    table.stock(0, supplies=1, water=0)
    table.turn(0, week=2)
    table.play("order 1", settle=False)  # 2 Supplies, 1 Water
    assert table.has(0, "supplies") == 0
    assert table.state.to_move() == -1
    table.settle()
    assert len([e for e in table.events if e.kind == "poisoned"]) == 2


@pytest.mark.rule("T-5.3", "T-6.2")
def test_a_passages_price_and_the_gilas_health_are_added_up() -> None:
    table = Table()
    table.open_passage(0, "temporal-gulch-1")  # 1 Health
    table.levels(0, canyon=2)
    table.stock(0, health=1)
    table.turn(0, week=1)
    table.state.gila = 1
    table.ask(f.ASK_TURN, 0)
    table.play("walk temporal-gulch-1")
    assert table.has(0, "health") == 0
    assert len([e for e in table.events if e.kind == "poisoned"]) == 1


@pytest.mark.rule("T-5.4")
def test_poison_costs_its_gold_at_once_and_an_empty_pool_nothing() -> None:
    table = Table()
    table.ask(f.DRAW_POISON, 0, 2)
    first = table.legal()[0]
    assert len(table.legal()) == 12
    token = first.removeprefix("poison ")
    loss = int(table.content.poison_loss[table.content.poison.index[token]])
    table.play(first, settle=False)
    assert table.player(0).gold == -loss
    assert len(table.legal()) == 11
    table.settle()
    table.give_poison(1, *[t for t in range(12) if table.state.poison >> t & 1])
    gold = table.player(0).gold
    table.ask(f.DRAW_POISON, 0, 3)
    assert table.player(0).gold == gold


@pytest.mark.rule("T-5.5")
def test_a_discount_stops_at_zero() -> None:
    table = Table()
    table.give_card(0, "gila-woodpecker")  # a Flora row costs 3 less
    table.purse(0, 5)
    card = table.open_card("sacred-datura", 2)
    table.turn(0, week=2)
    table.play(card, "use gila-woodpecker")
    assert table.has(0, "turquoise") == 5
    assert table.player(0).gold == 5 + 1  # the card, and Canyon 2


@pytest.mark.rule("T-5.3", "T-5.5")
@pytest.mark.parametrize(("cost", "left"), [("gila", 3), ("no gila", 3), ("two more", 2)])
def test_a_discount_lowers_the_sum_of_price_and_gilas_health(cost: str, left: int) -> None:
    table = Table()
    table.give_card(0, "black-bear")  # a Passage costs 2 Health less; 1 Gold
    table.stock(0, supplies=5, health=3, water=5)
    table.levels(0, mountain=9, plateau=9, desert=9, canyon=9)
    ids = table.content.passages.ids
    health = {ids[card]: int(table.content.passage_pay[card]) >> 8 & 255 for card in range(72)}
    wanted = 2 if cost == "two more" else 1
    passage = next(id for id, due in health.items() if due == wanted)
    table.state.passage_open = EMPTY_SLOTS
    table.state.passages_unseen = table.content.all_of_deck(0)
    table.open_passage(0, passage)
    table.turn(0, week=2)
    table.state.gila = -1 if cost == "no gila" else 1
    table.play(f"walk {passage}", "use black-bear")
    assert table.has(0, "health") == left
    assert not table.player(0).poison


@pytest.mark.rule("T-5.3", "T-5.5")
def test_a_discount_is_offered_for_the_gilas_health_alone() -> None:
    table = Table()
    table.give_card(0, "black-bear")
    table.stock(0, supplies=5, health=0, water=5)
    table.levels(0, mountain=9, plateau=9, desert=9, canyon=9)
    ids, prices = table.content.passages.ids, table.content.passage_pay
    passage = next(ids[card] for card in range(18) if not int(prices[card]) >> 8 & 255)
    table.open_passage(0, passage)
    table.turn(0, week=2)
    table.state.gila = 1
    table.play(f"walk {passage}", "use black-bear")
    assert not table.player(0).poison


@pytest.mark.rule("T-5.6")
def test_pay_brings_poison_and_lose_stops() -> None:
    from arizona.games.trail.rules.effect_language import effect
    from arizona.games.trail.rules.effects.effects import start_effect

    for text, tokens in (("lose 2 water", 0), ("pay 2 water", 1), ("pay 3 copper", 0)):
        table = Table()
        table.stock(0, water=1, copper=1)
        number = table.content.program.effect(effect(text))
        table.state.depth = 0
        start_effect(table.state, 0, number, causes.WEATHER)
        table.state.run()
        table.settle()
        assert bin(table.player(0).poison).count("1") == tokens
        assert table.has(0, "water" if "water" in text else "copper") == 0


def test_payments_that_fall_short_or_overpay_are_refused() -> None:
    table = Table()
    table.stock(0, turquoise=9, copper=9, silver=9)
    table.ask(f.ASK_COINS, 0, 3)
    for text in ("pay 1t", "pay 2t 1c", "pay 1t 1s"):
        with pytest.raises((IllegalMoveError, MalformedMoveError)):
            GAME.parse(table.state, text)
    with pytest.raises(MalformedMoveError, match="superfluous"):
        GAME.read(table.state, "pay 40t")
