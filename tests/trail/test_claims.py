"""Claims and State 48 (T-10)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.errors import IllegalMoveError
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.answers import no_answers
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.counters import counter
from arizona.games.trail.rules.effects.claims import (
    CLAIM_NEED,
    OBJECTIVE,
    add_claims,
    progress,
    reached,
    row_places,
    score_card,
)
from arizona.games.trail.rules.frames import frame
from arizona.games.trail.rules.packed import with_slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.questions.windows import answer_window
from tests.trail.table import GAME, Table


def sizes(table: Table, seat: int, **numbers: int) -> None:
    """Pretend that this many pieces were placed: ``flora_5=3``."""
    word = 0
    for name, number in numbers.items():
        kind, size = name.split("_")
        word |= number << (7 * (4 * (kind == "fauna") + int(size) - 2))
    table.player(seat).sizes = word


def claims(table: Table, seat: int = 0) -> list[str]:
    found = add_claims(table.state, seat, no_answers())
    return [GAME.text(table.state, action).removeprefix("claim ") for action in found]


def passages(
    table: Table, seat: int, mountain: int, plateau: int, desert: int, canyon: int
) -> None:
    table.player(seat).passages = mountain | plateau << 8 | desert << 16 | canyon << 24


@pytest.mark.rule("T-10.1")
@given(
    st.lists(st.integers(0, 8), min_size=8, max_size=8),
    st.lists(st.integers(0, 20), min_size=6, max_size=6),
    st.lists(st.integers(0, 6), min_size=4, max_size=4),
    st.sampled_from([0, 1, (1 << 36) - 2, (1 << 36) - 1]),
    st.integers(0, 3),
)
def test_claims_are_compared_at_once_as_one_by_one(
    sizes: list[int], stock: list[int], passages: list[int], mural: int, used: int
) -> None:
    player = Player()
    player.sizes = sum(number << 7 * place for place, number in enumerate(sizes))
    player.stock = sum(number << 8 * place for place, number in enumerate(stock))
    player.passages = sum(number << 8 * place for place, number in enumerate(passages))
    player.mural = mural if any(sizes) else 0
    player.claims = used << 6
    expected = [n for n in range(OBJECTIVE) if progress(player, n) >= CLAIM_NEED[n]]
    assert reached(player) == sum(1 << claim for claim in expected)


def first_card(table: Table, id: str) -> int:
    card = table.content.state48.index[id]
    table.state.state48_open = with_slot(table.state.state48_open, 0, card)
    return card


@pytest.fixture
def table() -> Table:
    made = Table(4)
    first_card(made, "pathfinders")
    return made


@pytest.mark.rule("T-10.1")
@pytest.mark.parametrize(
    ("placed", "claim", "gold"),
    [
        ({"flora_5": 2, "fauna_5": 1}, "size-5", 3),
        ({"flora_4": 4}, "size-4", 4),
        ({"flora_3": 2, "fauna_3": 3}, "size-3", 5),
        ({"fauna_2": 6}, "size-2", 6),
    ],
)
def test_pieces_by_size(table: Table, placed: dict[str, int], claim: str, gold: int) -> None:
    sizes(table, 0, **placed)
    assert claims(table) == [claim]
    name = next(iter(placed))
    sizes(table, 0, **{**placed, name: placed[name] - 1})
    assert claims(table) == []
    sizes(table, 0, **placed)
    table.state.depth = 0
    answer_window(table.state, frame(f.ASK_CLAIM), GAME.read(table.state, f"claim {claim}"))
    assert table.player(0).gold == gold
    assert table.player(0).trackers == 3
    assert claims(table) == []  # only once


@pytest.mark.rule("T-10.1")
def test_all_sizes_of_both_kinds_and_the_full_mural(table: Table) -> None:
    every = {f"{kind}_{size}": 1 for kind in ("flora", "fauna") for size in range(2, 6)}
    sizes(table, 0, **every)
    assert claims(table) == ["all-sizes"]
    table.player(0).mural = (1 << 36) - 1
    assert claims(table) == ["all-sizes", "mural"]
    # a piece may count for several claims
    sizes(table, 0, **{**every, "flora_5": 2})
    assert claims(table) == ["size-5", "all-sizes", "mural"]
    table.player(0).mural -= 1
    assert "mural" not in claims(table)


@pytest.mark.rule("T-10.2")
def test_passages_alike_and_different(table: Table) -> None:
    first_card(table, "pioneers")
    passages(table, 0, 4, 1, 1, 1)
    assert claims(table) == ["four-alike", "four-different"]
    before = table.has(0, "turquoise")
    table.state.depth = 0
    table.push(f.ASK_CLAIM, 0)
    table.state.apply(GAME.read(table.state, "claim four-alike"))
    assert table.has(0, "turquoise") == before + 3
    assert claims(table) == []  # no card counts for both
    passages(table, 0, 5, 1, 1, 1)
    assert claims(table) == ["four-different"]
    supplies = table.has(0, "supplies")
    table.state.depth = 0
    table.push(f.ASK_CLAIM, 0)
    table.state.apply(GAME.read(table.state, "claim four-different"))
    assert table.has(0, "supplies") == supplies + 2
    # the other way around
    passages(table, 1, 4, 1, 1, 1)
    table.player(1).claims = 1 << 7
    assert claims(table, 1) == []
    passages(table, 1, 5, 1, 1, 1)
    assert claims(table, 1) == ["four-alike"]


@pytest.mark.rule("T-10.3")
def test_all_six_stock_markers_one_of_three_once(table: Table) -> None:
    table.stock(0, turquoise=5, copper=6, silver=9, supplies=5, health=5, water=10)
    assert claims(table) == ["stock-3", "stock-5"]
    table.stock(0, copper=4)
    assert claims(table) == ["stock-3"]
    table.stock(0, copper=6)
    table.state.depth = 0
    table.push(f.ASK_CLAIM, 0)
    table.play("claim stock-5")
    assert table.player(0).grit == 5
    assert table.has(0, "water") == 10  # nothing is spent
    table.stock(0, turquoise=9, copper=9, silver=9, supplies=9, health=9, water=9)
    assert claims(table) == []


@pytest.mark.rule("T-10.4")
def test_the_first_card_pays_falling_gold_and_its_grit_to_the_first(table: Table) -> None:
    card = first_card(table, "pathfinders")  # 4 Passages: 5, 3, 1 Gold and 1 Grit
    for seat in range(4):
        table.player(seat).passages = 2 | 2 << 8
        table.levels(seat, canyon=7 if seat < 2 else 1)
    assert [int(table.content.row_number[4 * card + row]) for row in range(3)] == [4, 4, 7]
    for seat, (gold, grit) in enumerate([(5, 1), (3, 0), (1, 0)]):
        assert "first-1" in claims(table, seat)
        table.state.depth = 0
        table.push(f.ASK_CLAIM, seat)
        table.state.apply(GAME.read(table.state, "claim first-1"))
        player = table.player(seat)
        assert (player.gold, player.grit, player.trackers) == (gold, grit, 3)
        assert "first-1" not in claims(table, seat)
    assert "first-1" not in claims(table, 3)  # the fourth player would get nothing
    # the Grit goes to the first player at each objective, not once per card
    table.state.depth = 0
    table.push(f.ASK_CLAIM, 1)
    table.state.apply(GAME.read(table.state, "claim first-3"))
    assert table.player(1).grit == 1


@pytest.mark.rule("T-10.5")
def test_ties_get_the_better_place_and_the_next_is_skipped(table: Table) -> None:
    card = table.content.state48.index["copper-state"]
    for seat, level in enumerate([5, 7, 7, 2]):
        table.levels(seat, mountain=level)
    assert row_places(table.state, card, 0) == [2, 0, 0, 3]
    for seat, mural in enumerate([0b111, 0, 0b1, 0b11]):
        table.player(seat).mural = mural
    assert row_places(table.state, card, 1) == [0, 3, 2, 1]  # fewest open spaces
    for seat, water in enumerate([0, 0, 3, 0]):
        table.stock(seat, water=water)
    assert row_places(table.state, card, 2) == [-1, -1, 0, -1]  # players without any get no place


@pytest.mark.rule("T-10.5")
def test_every_row_is_ranked_before_any_reward(table: Table) -> None:
    tables = table.content
    card = table.content.state48.index["copper-state"]
    for seat, level in enumerate([5, 4, 3, 2]):
        table.levels(seat, mountain=level)
        table.stock(seat, water=0)
    gold = [int(tables.row_gold[4 * card]) >> (8 * place) & 255 for place in range(3)]
    fewest = [int(tables.row_gold[4 * card + 1]) & 255] * 4  # all tied at 36 open spaces
    grit = int(tables.row_grit[4 * card])
    score_card(table.state, card)
    expected = [a + b for a, b in zip([*gold, 0], fewest, strict=True)]
    assert [int(player.gold) for player in table.state.players] == expected
    assert table.player(0).grit == grit + int(tables.row_grit[4 * card + 1])
    assert all(player.trackers == 4 for player in table.state.players)


@pytest.mark.rule("T-10.6")
def test_counters_count_what_is_there(table: Table) -> None:
    player = table.player(0)
    table.levels(0, mountain=3, plateau=1, desert=8, canyon=4)
    table.stock(0, turquoise=2, copper=3, silver=1, supplies=4, health=5, water=6)
    player.passages = 2 | 0 << 8 | 1 << 16
    player.cards = 1 | 2 << 8
    player.mural = 0b111111 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30
    sizes(table, 0, flora_2=1, fauna_2=2, fauna_5=1)
    player.gold, player.grit, player.ladder, player.stars = -3, 4, 9, 2
    player.poison = 0b101
    expected = {
        "mountain-level": 3,
        "lowest-level": 1,
        "highest-level": 8,
        "ladder": 9,
        "passages": 3,
        "desert-passages": 1,
        "passage-terrains": 2,
        "cards": 3,
        "plateau-cards": 2,
        "card-terrains": 2,
        "stars": 2,
        "size-2": 3,
        "size-5": 1,
        "open-spaces": 25,
        "covered-spaces": 11,
        "full-rows": 1,
        "full-columns": 1,
        "silver": 1,
        "currency": 11,
        "resources": 15,
        "lowest-stock": 1,
        "gold": -3,
        "grit": 4,
        "poison": 2,
        "cubes": 0,
    }
    found = {word: int(counter(table.state, 0, COUNTERS.index(word))) for word in expected}
    assert found == expected
    assert counter(table.state, table.state.seat_at(2), COUNTERS.index("turn-place")) == 3


@pytest.mark.rule("T-10.7")
def test_claims_are_made_in_windows_after_the_arrow_move_and_at_the_end() -> None:
    table = Table()
    first_card(table, "pathfinders")
    seat = table.mover
    for both in (0, 1):
        table.stock(both, turquoise=3, copper=3, silver=3, supplies=3, health=3, water=3)
    assert not table.verbs("claim")  # not before the arrow move
    table.play("arrow 2 left")
    assert table.mover == seat
    assert table.verbs("claim") == ["stock-3"]
    table.play("done")
    assert table.mover != seat
    last = Table()
    first_card(last, "pathfinders")
    for both in (0, 1):
        last.stock(both, turquoise=3, copper=3, silver=3, supplies=3, health=3, water=3)
    last.state.week = 8
    last.ask(f.RECOVER)
    first = last.mover
    assert first == last.state.seat_at(0)
    last.play("claim stock-3")
    assert last.mover == last.state.seat_at(1)
    last.play("done")
    assert last.state.to_move() == -2


def test_claims_not_earned_are_refused() -> None:
    table = Table()
    table.turn(0, week=2)
    for text in ("claim mural", "claim stock-7", "claim size-5"):
        with pytest.raises(IllegalMoveError):
            GAME.parse(table.state, text)


def test_without_trackers_nothing_can_be_claimed(table: Table) -> None:
    sizes(table, 0, flora_5=3)
    table.player(0).trackers = 0
    table.player(0).claims = 0b1111000000
    assert claims(table) == []
