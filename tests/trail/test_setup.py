"""Components and setup (T-1), score (T-2)."""

from __future__ import annotations

import pytest

from arizona.engine.bits import count
from arizona.engine.errors import OptionError
from arizona.engine.state import CHANCE
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.effect_language import KINDS
from arizona.games.trail.rules.effects.gains import gain_gold, gain_grit, gain_stock
from arizona.games.trail.rules.packed import NONE, byte, slot
from tests.trail.table import GAME, Table, content


@pytest.mark.rule("T-1.1")
def test_passages_are_24_with_three_copies_in_four_decks() -> None:
    tables = content()
    assert len(tables.passages.ids) == 72
    assert [list(tables.passage_deck).count(deck) for deck in range(4)] == [18] * 4
    table = Table()
    opened = [int(slot(table.state.passage_open, place)) for place in range(4)]
    assert len(set(opened)) == 4
    assert all(tables.passage_deck[card] == 0 for card in opened)


@pytest.mark.rule("T-1.2")
def test_four_flora_and_four_fauna_cards_are_face_up() -> None:
    state = Table().state
    for opened, unseen in (
        (state.flora_open, state.flora_unseen),
        (state.fauna_open, state.fauna_unseen),
    ):
        cards = {int(slot(opened, row)) for row in range(4)}
        assert len(cards) == 4
        assert NONE not in cards
        assert count(unseen) == 28


@pytest.mark.rule("T-1.3")
def test_two_pieces_of_each_size_and_kind_are_next_to_their_row() -> None:
    table = Table(3)
    tables = table.content
    for kind in range(2):
        for size in range(2, 6):
            made = [p for p in range(32 * kind, 32 * kind + 32) if tables.piece_size[p] == size]
            assert len(made) == 8
        opened = (table.state.flora_pieces_open, table.state.fauna_pieces_open)[kind]
        sizes = [int(tables.piece_size[32 * kind + slot(opened, place)]) for place in range(8)]
        assert sizes == [2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("T-1.4")
def test_one_gateway_and_one_state_48_card_of_each_category_are_face_up() -> None:
    table = Table(4)
    assert len(table.content.gateways.ids) == 29
    assert len(table.content.weather.ids) == 25
    categories = [
        int(table.content.state48_category[slot(table.state.state48_open, place)])
        for place in range(3)
    ]
    assert categories == [0, 1, 2]
    assert [list(table.content.state48_category).count(place) for place in range(3)] == [4] * 3


@pytest.mark.rule("T-1.5")
def test_pools_at_the_start() -> None:
    state = Table().state
    assert (state.cubes, state.dutchmen, state.blossoms) == (24, 6, 4)
    losses = sorted(int(loss) for loss in state.content.poison_loss)
    assert losses == [1] * 4 + [2] * 4 + [3] * 4
    assert state.content.spirits.ids == ["jackalope", "roadrunner", "javelina", "desert-tortoise"]
    assert [int(cubes) for cubes in state.content.spirit_cubes] == [2, 3, 3, 3]


@pytest.mark.rule("T-1.6")
def test_what_a_player_begins_with() -> None:
    setup = GAME.setup(4, {}, content())
    state = setup.start()
    for player in state.players:  # type: ignore[attr-defined]
        assert (player.gold, player.grit, player.ladder, player.arrow) == (0, 0, 0, -1)
        assert [byte(player.stock, kind) for kind in range(6)] == [1] * 6
        assert [player.level(terrain) for terrain in range(4)] == [1] * 4
        assert (player.markers, player.all_markers, player.trackers) == (3, 3, 4)
    assert state.scores() == [-100] * 4


@pytest.mark.rule("T-1.7")
def test_blossom_numbers_put_the_terrain_markers() -> None:
    table = Table(seed=4)
    spaces = [int(byte(table.state.terrain_markers, terrain)) for terrain in range(4)]
    assert sorted(spaces) == sorted(table.content.blossom_numbers)
    drawn = [event for event in table.events if event.kind == "terrain-marker"]
    terrains = [event.args["terrain"] for event in drawn]
    assert terrains == ["mountain", "plateau", "desert", "canyon"]
    assert [event.args["space"] for event in drawn] == spaces


@pytest.mark.rule("T-1.8")
def test_stock_stays_within_its_track() -> None:
    table = Table()
    gain_stock(table.state, 0, KINDS.index("water"), 12, causes.GATEWAY)
    assert table.has(0, "water") == 10
    gain_stock(table.state, 0, KINDS.index("water"), 1, causes.GATEWAY)
    assert table.has(0, "water") == 10
    assert table.has(0, "health") >= 1


@pytest.mark.rule("T-1.9")
def test_a_random_start_player_then_clockwise() -> None:
    state = GAME.setup(3, {}, content()).start()
    assert GAME.legal_texts(state)[0][1] == "start 1"
    assert len(state.legal()) == 3
    table = Table(3)
    first = table.state.seat_at(0)
    assert [table.state.seat_at(place) for place in range(3)] == [
        (first + place) % 3 for place in range(3)
    ]


@pytest.mark.rule("T-1.10")
def test_printed_values_are_content_and_icons_at_most_one_a_card() -> None:
    tables = content()
    assert len(tables.arrow_texts) == 12
    assert all(0 <= icon <= 3 for icon in tables.card_icon)
    for spirit in (1, 2, 3):
        rewards = tables.spirit_texts[6 * spirit : 6 * spirit + 6]
        assert all(rewards)


@pytest.mark.rule("T-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_at_set_up_comes_in_order(seats: int) -> None:
    state = GAME.setup(seats, {}, content()).start()
    kinds: list[str] = []
    while state.to_move() == CHANCE and state.week == 0:  # type: ignore[attr-defined]
        action = state.legal()[0]
        words = GAME.text(state, action).split()
        kinds.append(words[1] if words[0] == "open" else words[0])
        state.apply(action)
    expected = ["start", *["passage"] * 4, *["flora"] * 4, *["fauna"] * 4]
    expected += [*["flora-piece"] * 8, *["fauna-piece"] * 8, *["state48"] * 3, "gateway"]
    expected += ["blossom"] * 3  # the last number needs no draw
    assert kinds[: len(expected)] == expected
    assert kinds[len(expected) :] == []


@pytest.mark.rule("T-2.1")
def test_gold_moves_up_and_down_and_below_zero() -> None:
    table = Table()
    gain_gold(table.state, 0, 5, causes.CLAIM)
    gain_gold(table.state, 0, -9, causes.POISON)
    assert table.player(0).gold == -4
    gain_gold(table.state, 0, 150, causes.CLAIM)
    assert table.player(0).gold == 146


@pytest.mark.rule("T-2.2")
@pytest.mark.parametrize(
    ("grit", "place"),
    [
        *[(0, 100), (1, 98), (10, 80), (11, 77), (14, 68), (18, 56), (20, 50), (21, 46), (25, 30)],
        *[(26, 29), (54, 1), (55, 0), (56, 0), (99, 0)],
    ],
)
def test_the_path_of_the_grit_marker(grit: int, place: int) -> None:
    assert content().position(grit) == place


@pytest.mark.rule("T-2.2", "T-12.6")
@pytest.mark.parametrize(("gold", "grit", "score"), [(75, 18, 19), (61, 14, -7)])
def test_the_examples_of_the_rulebook(gold: int, grit: int, score: int) -> None:
    table = Table()
    table.player(1).gold = gold
    table.player(1).grit = grit
    assert table.state.scores()[1] == score


@pytest.mark.rule("T-2.3")
def test_grit_is_never_lost_and_compared_in_units() -> None:
    from arizona.games.trail.rules.effect_language import EffectError, effect

    with pytest.raises(EffectError):
        effect("lose 1 grit")
    with pytest.raises(EffectError):
        effect("exchange 1 grit for 1 gold")
    table = Table()
    gain_grit(table.state, 0, 3, causes.TRACK)
    assert table.player(0).grit == 3
    assert table.state.scores()[0] == -94


def test_seats_out_of_range() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.setup(5)
