"""Gains from abilities before a payment, in packs with random effects (T-8.2, T-6.3).

Compares two ways to compute the same result: what ``legal`` offers, and what becomes payable after
using every card at the price.
"""

from __future__ import annotations

from typing import Any

import pytest

from arizona.engine.content import check_pack, read_pack
from arizona.engine.rng import Rng
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import CARD, DONE, USE
from arizona.games.trail.rules.effect_language import AT_FAUNA, AT_FLORA, AT_ROW
from arizona.games.trail.rules.effects.abilities import use_at_price
from arizona.games.trail.rules.packed import NONE, slot
from arizona.games.trail.rules.phases.journey import MARKER
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.steps import carry_out_step
from arizona.games.trail.rules.tables import TrailContent
from tests.sample_size import sample_size
from tests.trail.table import GAME, PACK, Table

HELPS = (
    "enter row",
    "discount 1 on flora",
    "discount 1 on fauna",
    "discount 2 on row",
)
GAINS = (
    "1 mountain",
    "2 mountain",
    "1 plateau",
    "1 turquoise",
    "1 copper",
    "1 silver",
    "1 gold",
    "1 turquoise per 2 ladder",
    "1 mountain per 3 ladder max 2",
    "2 copper per 1 stars",
)


def pack_with(effects: dict[str, str]) -> TrailContent:
    """Return the test pack with these effects for Fauna cards, all usable at a row's price."""
    pack = read_pack(PACK)
    tables: dict[str, Any] = pack.tables
    for entry in tables["fauna"]:
        if entry["id"] in effects:
            entry.update(moment="row", effect=effects[entry["id"]])
    found = check_pack(GAME, pack)
    assert isinstance(found, TrailContent)
    return found


def offered(effect: str, row: str, turquoise: int) -> Table:
    """Return a table at the start of seat 0's turn, with one card that has this effect."""
    table = Table(pack=pack_with({"elf-owl": effect}))
    table.purse(0, turquoise)
    table.levels(0, mountain=3)  # the next space of the Mountain track pays 1 Turquoise
    table.give_card(0, "elf-owl")
    table.open_card(row, 2)
    table.turn(0, week=2)
    return table


@pytest.mark.rule("T-8.2")
def test_a_step_that_pays_coins_counts_for_the_reach() -> None:
    coins = Table().content
    assert coins.program.amount[coins.program.script_start[coins.track_gain[3]]] == 1
    table = offered("enter row and gain 1 mountain", "saguaro", 1)
    assert "card saguaro" in table.legal()  # 1 in stock, 1 from the step
    table.play("card saguaro")
    assert table.player(0).flora
    assert table.level(0, "mountain") == 4
    assert "card saguaro" not in offered("enter row and gain 1 plateau", "saguaro", 1).legal()


@pytest.mark.rule("T-8.2", "T-4.4")
@pytest.mark.parametrize("gain", ["1 mountain", "1 turquoise", "1 gold"])
@pytest.mark.parametrize("row", ["saguaro", "coyote"])
def test_what_a_card_brings_is_offered_at_flora_and_fauna(gain: str, row: str) -> None:
    table = offered(f"discount 1 on flora and gain {gain}", row, 5)
    table.play(f"card {row}")
    assert set(table.legal()) == {"use elf-owl", "done"}
    table.play("use elf-owl")
    paid = [event.args["price"] for event in table.events if event.kind == "paid-coins"]
    assert paid == [1 if row == "saguaro" else 2]


def payable(state: TrailState, target: int) -> bool:
    """Check whether a row can be paid for after using all ready cards at its price."""
    copy = state.clone()
    copy.cuts = 0
    word = f.frame(f.ASK_PRICE, 0, AT_ROW, target, MARKER)
    while True:
        answers = copy.answers(word)
        if DONE in answers:
            return True
        cards = [answer for answer in answers if answer != DONE]
        if not cards:
            return False
        use(copy, cards[0] - USE, AT_FAUNA if target < CARD + 4 else AT_FLORA)


def use(state: TrailState, card: int, other: int) -> None:
    """Use a card when a price is due and resolve its effect, which has no choices."""
    depth = state.depth
    use_at_price(state, 0, card, other)
    while state.depth > depth:
        word = state.stack[state.depth - 1]
        assert f.kind_of(word) > f.LAST_QUESTION
        state.depth -= 1
        carry_out_step(state, word)


@pytest.mark.rule("T-8.2")
@pytest.mark.parametrize("number", range(sample_size(40)))
def test_legal_rows_are_those_that_cards_make_payable(number: int) -> None:
    rng = Rng(f"reach {number}")
    tables: dict[str, Any] = read_pack(PACK).tables
    ids = [str(entry["id"]) for entry in tables["fauna"]]
    held = [ids.pop(rng.below(len(ids))) for _ in range(1 + rng.below(3))]
    effects = {
        id: f"{HELPS[rng.below(len(HELPS))]} and gain {GAINS[rng.below(len(GAINS))]}" for id in held
    }
    table = Table(pack=pack_with(effects))
    for _ in range(6):
        table.stock(0, turquoise=rng.below(3), copper=rng.below(2), silver=0)
        table.levels(0, mountain=1 + rng.below(12))
        table.player(0).ladder = rng.below(12)
        table.player(0).stars = rng.below(3)
        table.state.ends_reached = rng.below(2)
        for id in held:
            if not table.player(0).fauna >> (table.content.cards.index[id] - 32) & 1:
                table.give_card(0, id)
        table.turn(0, week=2)
        legal = set(table.state.legal())
        for target in range(CARD, CARD + 8):
            kind, row = divmod(target - CARD, 4)
            opened = table.state.fauna_open if kind else table.state.flora_open
            if slot(opened, row) != NONE:
                found = payable(table.state, target)
                assert (target in legal) == found, (effects, target, table.player(0).stock)
