"""Cards, abilities, pieces and the mural (T-8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.errors import MalformedMoveError
from arizona.engine.events import Event
from arizona.games.trail.rules import causes
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import PLACE
from arizona.games.trail.rules.effect_language import MOMENTS
from arizona.games.trail.rules.effects.cards import load_cubes, take_card
from arizona.games.trail.rules.effects.mural import can_place, space_name, spots
from arizona.games.trail.rules.packed import NONE, with_slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.tables import SIDE
from tests.trail.table import GAME, Table, content


def take(table: Table, id: str, seat: int = 0) -> list[str]:
    """Take a face-up card without paying, and return the taker's events."""
    table.open_card(id, 1)
    kind, card = divmod(table.content.cards.index[id], 32)
    state = table.state
    state.depth = 0
    if kind:
        state.fauna_open = with_slot(state.fauna_open, 0, NONE)
    else:
        state.flora_open = with_slot(state.flora_open, 0, NONE)
    log: list[Event] = []
    state.log = log
    take_card(state, seat, kind, card)
    state.run()
    state.log = None
    table.events.extend(log)
    return [event.kind for event in log if event.seat == seat]


@pytest.mark.rule("T-8.1")
def test_a_flora_card_gives_resources_gold_and_its_advance() -> None:
    table = Table()
    table.stock(0, supplies=1, health=1)
    kinds = take(table, "velvet-mesquite")  # 2 Supplies, 1 Health, 2 Gold; Desert
    assert kinds == ["card-taken", "gained", "gained", "gold", "advanced"]
    assert (table.has(0, "supplies"), table.has(0, "health"), table.player(0).gold) == (3, 2, 2)
    assert table.level(0, "desert") == 2
    assert table.player(0).flora >> table.content.cards.index["velvet-mesquite"] & 1


@pytest.mark.rule("T-8.2")
def test_a_fauna_card_advances_then_is_loaded() -> None:
    table = Table()
    kinds = take(table, "gambels-quail")
    assert kinds[-1] == "cubes-loaded"
    assert "advanced" in kinds
    assert table.state.cubes == 21
    short = Table()
    short.state.cubes = 1  # the others are elsewhere
    card = short.content.cards.index["gambels-quail"] - 32
    load_cubes(short.state, 0, card)
    assert short.player(0).cubes1 >> card & 1
    assert not short.player(0).cubes2


@pytest.mark.rule("T-8.2")
def test_each_use_removes_a_cube_first_and_once_a_turn() -> None:
    table = Table()
    table.give_card(0, "gambels-quail")
    table.give_card(0, "common-raven")
    table.stock(0, copper=2, supplies=2)
    table.turn(0, week=2)
    pool = table.state.cubes
    table.play("use gambels-quail", "choose supplies")
    assert table.state.cubes == pool + 1
    assert table.verbs("use") == ["common-raven"]
    table.play("use common-raven")
    assert table.player(0).grit == 1
    assert not table.verbs("use")
    table.turn(0, week=2)
    assert len(table.verbs("use")) == 2


@pytest.mark.rule("T-8.2")
def test_a_new_card_is_usable_from_the_next_window() -> None:
    table = Table()
    table.purse(0, 9)
    table.stock(0, supplies=3)
    card = table.open_card("aberts-squirrel", 1)
    table.turn(0, week=2)
    table.play(card)
    assert table.mover == 0
    assert table.verbs("use") == ["aberts-squirrel"]
    table.play("done")
    assert table.mover == 1


@pytest.mark.rule("T-8.3")
def test_an_antidote_gives_back_any_one_token_or_none() -> None:
    table = Table()
    table.give_poison(0, 0, 1, 5)
    table.player(0).gold = 3
    take(table, "quaking-aspen")
    assert len(table.verbs("antidote")) == 3
    assert "decline" in table.legal()
    choice = table.verbs("antidote")[0]
    gold = table.player(0).gold
    table.play(f"antidote {choice}")
    assert bin(table.player(0).poison).count("1") == 2
    assert table.player(0).gold >= gold  # the card's own Gold, none for the token
    none = Table()
    take(none, "quaking-aspen")
    assert none.state.depth == 0


@pytest.mark.rule("T-8.3", "T-8.7")
def test_a_blossom_can_be_placed_or_left() -> None:
    table = Table()
    take(table, "ocotillo")
    flag = space_name(int(table.content.flag))
    assert table.legal() == [f"place {flag}", "decline"]
    table.play(f"place {flag}")
    assert table.state.blossoms == 3
    assert table.player(0).ladder == 0
    assert not table.player(0).sizes
    take(table, "fremont-cottonwood")
    assert len(table.verbs("place")) == 4
    table.play("decline")
    assert table.state.blossoms == 3


@pytest.mark.rule("T-8.7")
def test_with_the_option_a_blossom_climbs() -> None:
    table = Table(blossom_climbs=True)
    table.purse(0, 0)
    take(table, "ocotillo")
    table.play(f"place {space_name(int(table.content.flag))}")
    assert table.player(0).ladder == 1


@pytest.mark.rule("T-8.3", "T-12.4")
def test_a_star_stays_with_the_player() -> None:
    table = Table()
    take(table, "saguaro")
    assert table.player(0).stars == 1


@pytest.mark.rule("T-8.4")
def test_every_fauna_effect_is_parsed() -> None:
    tables = content()
    assert len(set(tables.cards.texts[32:])) >= 12
    assert all(0 <= moment < len(MOMENTS) for moment in tables.fauna_moment)
    assert len({int(m) for m in tables.fauna_moment}) >= 8


@pytest.mark.rule("T-8.4")
@pytest.mark.parametrize(
    ("card", "before", "moves", "expected"),
    [
        (
            "gambels-quail",
            {"water": 2, "turquoise": 0},
            ["choose water"],
            {"water": 1, "turquoise": 2},
        ),
        ("aberts-squirrel", {"supplies": 2, "silver": 0}, [], {"supplies": 0, "silver": 1}),
        (
            "stellers-jay",
            {"copper": 1, "silver": 0, "turquoise": 0},
            [],
            {"silver": 1, "turquoise": 1},
        ),
        ("apache-trout", {"water": 1}, [], {"water": 3}),
        (
            "white-nosed-coati",
            {"turquoise": 1, "water": 1},
            ["choose water", "choose water"],
            {"water": 3},
        ),
    ],
)
def test_abilities_that_stand_alone(
    card: str, before: dict[str, int], moves: list[str], expected: dict[str, int]
) -> None:
    table = Table()
    table.stock(0, turquoise=0, copper=0, silver=0, supplies=0, health=1, water=0)
    table.stock(0, **before)
    table.give_card(0, card)
    table.turn(0, week=2)
    table.play(f"use {card}", *moves)
    assert {word: table.has(0, word) for word in expected} == expected


@pytest.mark.rule("T-8.4")
def test_an_exchange_needs_all_that_is_given() -> None:
    table = Table()
    table.give_card(0, "aberts-squirrel")
    table.stock(0, supplies=1)
    table.turn(0, week=2)
    assert not table.verbs("use")


@pytest.mark.rule("T-8.4")
def test_copying_arrow_and_gateway() -> None:
    table = Table()
    table.give_card(0, "pronghorn")
    table.give_card(0, "merriams-turkey")
    table.turn(0, week=2)
    table.player(0).arrow = 8  # 1 Silver
    table.stock(0, silver=0)
    table.player(1).arrow = 8
    met = table.has(1, "turquoise")
    table.ask(f.ASK_TURN, 0)
    table.play("use pronghorn")
    assert table.has(0, "silver") == 1
    assert table.has(1, "turquoise") == met  # no one moved
    card = table.state.gateway_open
    table.play("use merriams-turkey")
    assert table.state.gateway_open == card
    assert any(e.args.get("cause") == "ability" for e in table.events)


@pytest.mark.rule("T-8.4", "T-6.3")
def test_entering_a_full_group() -> None:
    table = Table()
    table.give_card(0, "harriss-hawk")
    table.purse(0, 9)
    card = table.open_card("teddy-bear-cholla", 1)
    table.state.flora_spaces = 0x99
    table.state.dutchmen, table.state.dutchmen_out = 4, 2
    table.turn(0, week=2)
    table.play(card)  # the ability is required, and there is only one way
    assert table.state.flora_spaces == 0x99
    assert table.player(0).groups == 0
    assert "ability" in table.kinds()


@pytest.mark.rule("T-8.4", "T-6.2")
def test_lower_levels_and_cheaper_passages() -> None:
    table = Table()
    table.open_passage(0, "huachuca-mountains-3")
    table.levels(0, mountain=1, plateau=1)
    table.turn(0, week=1)
    assert "huachuca-mountains-3" not in table.verbs("walk")
    table.give_card(0, "desert-bighorn-sheep")  # 2 levels less
    table.ask(f.ASK_TURN, 0)
    table.stock(0, supplies=2, health=2, water=2)
    table.play("walk huachuca-mountains-3")
    assert table.level(0, "mountain") == 2
    other = Table()
    other.open_passage(0, "huachuca-mountains-3")
    other.levels(0, mountain=3, plateau=3)
    other.stock(0, supplies=0, health=2, water=2)
    other.give_card(0, "rocky-mountain-elk")  # 2 Supplies less, 1 Gold
    other.turn(0, week=1)
    other.play("walk huachuca-mountains-3", "use rocky-mountain-elk")
    assert not other.player(0).poison
    assert other.player(0).gold == 2 + 1


@pytest.mark.rule("T-8.4", "T-3.4")
def test_ignoring_the_gila() -> None:
    table = Table()
    table.give_card(0, "coyote")
    table.purse(0, 9)
    table.stock(0, health=2)
    card = table.open_card("sacred-datura", 2)
    table.turn(0, week=2)
    table.state.gila = 7
    table.ask(f.ASK_TURN, 0)
    table.play(card, "use coyote")
    assert table.has(0, "health") == 2
    assert table.has(0, "copper") == 1


@pytest.mark.rule("T-8.4", "T-6.1")
def test_free_turn_order() -> None:
    table = Table()
    table.give_card(0, "regal-horned-lizard")
    table.stock(0, supplies=5, water=5)
    table.turn(0, week=2)
    table.play("order 1", "use regal-horned-lizard")
    assert (table.has(0, "supplies"), table.has(0, "water")) == (5, 5)


def brute_spots(player: Player, shape: list[str], flag: int) -> set[int]:
    """Find the legal spots by checking every cell, without precomputed tables."""
    cells = [(r, c) for r, row in enumerate(shape) for c, x in enumerate(row) if x == "X"]
    found = set()
    for row in range(-5, 6):
        for column in range(-5, 6):
            here = {(row + r, column + c) for r, c in cells}
            if any(not (0 <= r < SIDE and 0 <= c < SIDE) for r, c in here):
                continue
            taken = {(s // 6, s % 6) for s in range(36) if player.mural >> s & 1}
            if here & taken:
                continue
            near = {(r + a, c + b) for r, c in here for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            if (near & taken) if taken else ((flag // 6, flag % 6) in here):
                found.add((row + cells[0][0]) * 6 + column + cells[0][1])
    return found


@pytest.mark.rule("T-8.5")
@given(st.integers(0, 63), st.integers(0, (1 << 36) - 1))
def test_pieces_touch_and_neither_overlap_nor_overhang(piece: int, mural: int) -> None:
    tables = content()
    player = Player()
    player.mural = mural
    expected = brute_spots(player, tables.piece_shape[piece], int(tables.flag))
    assert {action - PLACE for action in spots(tables, player, piece)} == expected
    assert can_place(tables, player, piece) == bool(expected)


@pytest.mark.rule("T-8.5")
def test_the_first_piece_covers_the_flag() -> None:
    table = Table()
    domino = table.content.pieces.index["ajo-lily"]  # upright
    table.ask(f.ASK_PLACE, 0, 0, domino)
    flag = int(table.content.flag)
    assert table.verbs("place") == [space_name(flag - 6), space_name(flag)]


@pytest.mark.rule("T-8.5")
def test_a_piece_that_cannot_be_placed_cannot_be_taken() -> None:
    table = Table()
    table.purse(0, 9)
    piece = table.open_piece("apache-pine")  # four upright
    table.turn(0, week=2)
    assert piece in table.legal()
    player = table.player(0)
    player.mural = ((1 << 36) - 1) & ~(0b111 << 33) & ~0b1  # three side by side and a corner
    found: list[int] = table.state.answers(f.frame(f.ASK_TURN))
    assert GAME.read(table.state, piece) not in found


@pytest.mark.rule("T-8.6")
def test_icons_covered_are_gained() -> None:
    table = Table()
    table.purse(0, 0)
    table.lay(0, "quaking-aspen", "C3")
    table.stock(0, supplies=0)
    domino = table.content.pieces.index["engelmann-prickly-pear"]
    table.take_piece("engelmann-prickly-pear")
    table.ask(f.ASK_PLACE, 0, 0, domino)
    table.play("place D5")  # D5 nothing, E5 Supplies
    assert table.has(0, "supplies") == 1
    gained = [e for e in table.events if e.args.get("cause") == "mural"]
    assert len(gained) == 1


@pytest.mark.rule("T-8.8")
def test_the_order_of_effects_on_a_card() -> None:
    table = Table()
    table.state.saguaro = 1
    kinds = take(table, "arizona-sycamore")  # a star
    assert kinds[:2] == ["card-taken", "star"]
    assert table.player(1).gold == 1
    blossom = Table()
    kinds = take(blossom, "ocotillo")
    assert kinds[-1] == "advanced"  # everything else happens before the Blossom decision
    assert blossom.verbs("place")


@pytest.mark.rule("T-8.9")
def test_a_piece_is_placed_then_icons_then_the_climb() -> None:
    table = Table()
    table.purse(0, 1)
    table.lay(0, "quaking-aspen", "C3")
    piece = table.open_piece("engelmann-prickly-pear")
    table.events.clear()
    table.turn(0, week=2)
    table.play(piece, "place D5")
    kinds = [e.kind for e in table.events if e.seat == 0]
    order = [kinds.index(kind) for kind in ("paid-coins", "piece-placed", "gained", "climbed")]
    assert order == sorted(order)
    assert table.player(0).ladder == 1


@pytest.mark.rule("T-8.10")
def test_what_can_be_declined_and_what_not() -> None:
    table = Table()
    table.ask(f.ASK_ADVANCE, 0, 1, causes.LADDER)
    assert "decline" not in table.legal()
    table.ask(f.ASK_RESOURCE, 0, 1, 0, causes.LADDER)
    assert "decline" not in table.legal()
    table.ask(f.ASK_SPIRIT, 0)
    assert "decline" in table.legal()
    table.ask(f.ASK_BLOSSOM, 0)
    assert "decline" in table.legal()
    table.ask(f.ASK_BOOST, 0, 0)
    assert "done" in table.legal()


@pytest.mark.parametrize("text", ["place G1", "place A7", "place", "place 3", "place A0"])
def test_placements_off_the_mural_are_malformed(text: str) -> None:
    table = Table()
    with pytest.raises(MalformedMoveError):
        GAME.read(table.state, text)


@pytest.mark.rule("T-8.3")
def test_tokens_of_equal_loss_are_all_offered() -> None:
    table = Table()
    losses = [int(loss) for loss in table.content.poison_loss]
    twins = [token for token, loss in enumerate(losses) if loss == losses[0]][:2]
    other = next(token for token, loss in enumerate(losses) if loss != losses[0])
    table.give_poison(0, *twins, other)
    take(table, "quaking-aspen")
    held = {table.content.poison.ids[token] for token in (*twins, other)}
    assert set(table.verbs("antidote")) == held
    second = table.content.poison.ids[twins[1]]
    table.play(f"antidote {second}")
    assert table.player(0).poison == 1 << twins[0] | 1 << other
    assert table.state.poison & 1 << twins[1]


@pytest.mark.rule("T-8.2")
def test_coins_that_a_card_brings_before_the_payment_count_for_the_reach() -> None:
    table = Table()
    table.purse(0, 0)
    plant = table.open_card("quaking-aspen", 1)
    dear = table.open_card("saguaro", 2)
    table.turn(0, week=2)
    assert plant not in table.legal()
    table.give_card(0, "harriss-hawk")  # enter a row, and 1 Turquoise
    plant = table.open_card("quaking-aspen", 1)
    table.turn(0, week=2)
    assert plant in table.legal()
    assert dear not in table.legal()  # it costs 2
    table.play(plant)  # nothing else is sufficient, so the Hawk is used automatically
    assert table.kinds()[-20:].count("ability") == 1
    assert table.player(0).flora == 1 << table.content.cards.index["quaking-aspen"]
    assert [e.args["turquoise"] for e in table.events if e.kind == "paid-coins"] == [1]


@pytest.mark.rule("T-8.2", "T-5.5")
def test_coins_and_discounts_of_several_cards_are_counted_together() -> None:
    table = Table()
    table.purse(0, 1)
    table.give_card(0, "harriss-hawk")
    table.give_card(0, "elf-owl")  # a row costs 2 less
    plant = table.open_card("saguaro", 4)
    table.turn(0, week=2)
    assert plant in table.legal()
    table.play(plant)
    assert set(table.legal()) == {"use harriss-hawk", "use elf-owl"}
    table.play("use elf-owl")  # 2 left to pay and 1 available: the Hawk adds the other
    assert table.kinds().count("ability") == 2
    assert table.has(0, "turquoise") == 0
    assert table.player(0).flora
