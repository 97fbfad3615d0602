"""Costs, rewards, effects and claims are sent as data, so that clients compute nothing."""

from __future__ import annotations

import pytest

from arizona.games.trail.rules.packed import with_slot
from arizona.games.trail.rules.phases.planning import GILA_GROUPS
from arizona.games.trail.words.view import view
from arizona.games.trail.words.view_claims import ClaimView
from arizona.games.trail.words.view_parts import AmountView, StepView
from tests.trail.table import Table

NOTHING: StepView = {
    "verb": "",
    "count": 0,
    "kind": "",
    "place": "",
    "per": "",
    "step": 0,
    "most": 0,
}


def read(text: str) -> dict[str, int]:
    """Parse ``1 copper, 2 gold`` into amounts by kind."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return {kind: int(number) for number, kind in parts}


def told(amounts: list[AmountView]) -> dict[str, int]:
    return {one["kind"]: one["count"] for one in amounts}


def claim(table: Table, id: str, seat: int = 0) -> ClaimView:
    found = view(table.state)["players"][seat]["claim_progress"]
    return next(one for one in found if one["id"] == id)


def test_costs_and_rewards_are_those_of_the_pack() -> None:
    drawn = view(Table().state)
    for passage in drawn["passages"]:
        assert passage is not None
        assert told(passage["cost"]) == read(passage["pays"])
        assert told(passage["gains"]) == read(passage["gives"])
    for place in drawn["turn_order"]:
        assert told(place["cost"]) == read(place["pays"])
    for group in drawn["arrows"]:
        for space in group["spaces"]:
            assert told(space["gains"]) == read(space["gives"])
    for track in drawn["tracks"]:
        assert [told(gains) for gains in track["gains"]] == [read(text) for text in track["spaces"]]
    ladder = drawn["ladder"]
    assert [told(gains) for gains in ladder["gains"]] == [read(text) for text in ladder["levels"]]
    assert [told(gains) for gains in ladder["top_gains"]] == [read(text) for text in ladder["top"]]
    assert drawn["gateway"] is not None
    assert told(drawn["gateway"]["gains"]) == read(drawn["gateway"]["gives"])
    for row in drawn["flora"]:
        assert row["card"] is not None
        assert told(row["card"]["gains"]) == read(row["card"]["gives"])
        assert row["card"]["options"] == []
    for spirit in drawn["pools"]["spirits"]:
        assert [[told(side) for side in pair] for pair in spirit["gains"]] == [
            [read(text) for text in pair] for pair in spirit["rewards"]
        ]


def test_the_view_says_when_stock_or_decks_run_out() -> None:
    drawn = view(Table().state)
    assert drawn["stock_end"] == 10
    assert drawn["decks"] == {"passages": 14, "flora": 28, "fauna": 28, "gateways": 28}


@pytest.mark.parametrize(
    ("card", "options"),
    [
        (
            "gambels-quail",
            [
                {"verb": "give", "count": 1, "kind": "resource"},
                {"verb": "gain", "count": 2, "kind": "turquoise"},
            ],
        ),
        (
            "gila-woodpecker",
            [{"verb": "discount", "count": 3, "kind": "turquoise", "place": "flora"}],
        ),
        (
            "coyote",
            [
                {"verb": "free", "place": "gila"},
                {"verb": "gain", "count": 1, "kind": "copper"},
            ],
        ),
        ("pronghorn", [{"verb": "copy", "count": 1, "place": "arrow"}]),
        (
            "elegant-trogon",
            [{"verb": "gain", "count": 1, "kind": "gold", "per": "stars", "step": 1, "most": 3}],
        ),
    ],
)
def test_an_effect_is_options_of_steps(card: str, options: list[dict[str, object]]) -> None:
    table = Table()
    table.open_card(card, 1)
    shown = view(table.state)["fauna"][0]["card"]
    assert shown is not None
    assert shown["options"] == [[{**NOTHING, **step} for step in options]]


@pytest.mark.rule("T-5.3")
def test_the_view_has_the_poison_of_a_price_for_every_seat() -> None:
    table = Table(3)
    table.open_passage(0, "huachuca-mountains-3")  # 1 Supplies, 1 Health, 1 Water
    for seat, held in enumerate((0, 1, 2)):
        table.stock(seat, supplies=held, health=held, water=held)
    table.player(0).stock += 1 << 24  # now one Supplies
    table.state.gila = -1
    first = view(table.state)["passages"][0]
    assert first is not None
    assert first["poison"] == [2, 0, 0]
    assert view(table.state)["turn_order"][0]["poison"] == [2, 1, 0]

    table.state.gila = 1  # beside another Passage: one more Health
    drawn = view(table.state)
    first = drawn["passages"][0]
    assert first is not None
    assert first["gila_health"] == 1
    assert first["poison"] == [3, 1, 0]
    assert drawn["gila"] == {"group": "passage", "number": 2, "poison": [1, 0, 0]}
    assert drawn["fauna"][0]["card_health"] == drawn["flora"][0]["piece_health"] == 0

    table.state.poison = 1  # only one token is left
    first = view(table.state)["passages"][0]
    assert first is not None
    assert first["poison"] == [1, 1, 0]


@pytest.mark.rule("T-3.4")
@pytest.mark.parametrize(
    ("group", "kind", "field"),
    [
        ("flora-card", "flora", "card_health"),
        ("fauna-card", "fauna", "card_health"),
        ("flora-piece", "flora", "piece_health"),
        ("fauna-piece", "fauna", "piece_health"),
    ],
)
def test_the_view_shows_the_gilas_health_cost_where_it_is_due(
    group: str, kind: str, field: str
) -> None:
    table = Table()
    table.state.gila = 4 * GILA_GROUPS.index(group) + 2
    drawn = view(table.state)
    asked = {
        (name, one): row[one]
        for name, rows in (("flora", drawn["flora"]), ("fauna", drawn["fauna"]))
        for row in rows
        for one in ("card_health", "piece_health")
    }
    assert {place for place, health in asked.items() if health} == {(kind, field)}


@pytest.mark.rule("T-10.1")
@pytest.mark.rule("T-10.2")
def test_claims_show_their_progress() -> None:
    table = Table()
    player = table.player(0)
    player.sizes = 2 | 1 << 21 | 2 << 49  # two Flora of 2, one of 5; two Fauna of 5
    player.passages = 5 | 1 << 8
    assert (claim(table, "size-5")["have"], claim(table, "size-5")["need"]) == (3, 3)
    assert claim(table, "size-5")["ready"]
    assert claim(table, "size-5")["gives"] == [{"kind": "gold", "count": 3}]
    assert claim(table, "size-2")["have"] == 2
    assert not claim(table, "size-2")["ready"]
    assert claim(table, "all-sizes")["have"] == 3
    assert claim(table, "four-alike")["gives"] == [{"kind": "turquoise", "count": 3}]
    assert (claim(table, "four-alike")["have"], claim(table, "four-different")["have"]) == (5, 2)
    assert claim(table, "mural")["need"] == 36
    player.trackers = 0
    assert not any(
        one["open"] or one["ready"] for one in view(table.state)["players"][0]["claim_progress"]
    )


@pytest.mark.rule("T-10.3")
def test_one_stock_claim_closes_the_others() -> None:
    table = Table()
    table.stock(0, turquoise=5, copper=5, silver=7, supplies=3, health=4, water=9)
    assert [claim(table, f"stock-{level}")["have"] for level in (3, 5, 7)] == [6, 4, 2]
    assert [claim(table, f"stock-{level}")["ready"] for level in (3, 5, 7)] == [True, False, False]
    table.player(0).claims |= 1 << 8
    assert claim(table, "stock-3")["made"]
    assert [claim(table, f"stock-{level}")["open"] for level in (3, 5, 7)] == [False] * 3


@pytest.mark.rule("T-10.4")
def test_an_objective_shows_its_remaining_reward() -> None:
    table = Table()
    card = table.content.state48.index["pathfinders"]
    table.state.state48_open = with_slot(table.state.state48_open, 0, card)
    row = view(table.state)["state48"][0]["rows"][0]
    first = claim(table, "first-1")
    assert first["title"] == row["text"]
    expected = {"gold": row["gold"][0]} | ({"grit": row["grit"]} if row["grit"] else {})
    assert told(first["gives"]) == expected
    table.state.objectives = 1
    assert told(claim(table, "first-1")["gives"]) == {"gold": row["gold"][1]}
    table.state.objectives = 3
    assert not claim(table, "first-1")["open"]
