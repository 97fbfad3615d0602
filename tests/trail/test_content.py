"""The loader: requirements for a pack, and error messages for invalid ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from arizona.engine.content import check_pack, read_pack
from arizona.engine.errors import ContentError
from arizona.games.trail.rules.effect_language import (
    COPPER,
    GOLD,
    GRIT,
    TERRAIN,
    TURQUOISE,
    EffectError,
    ability,
    amounts,
    directions,
    effect,
)
from arizona.games.trail.rules.tables import TrailContent
from tests.trail.table import GAME, PACK, content

Tables = dict[str, Any]


def complaint(edit: Callable[[Tables], object]) -> str:
    """Return the loader's error message for the pack after an edit."""
    pack = read_pack(PACK)
    edit(pack.tables)
    with pytest.raises(ContentError) as caught:
        check_pack(GAME, pack)
    return str(caught.value)


def test_the_default_pack_is_in_order() -> None:
    assert GAME.setup(2).content.name == "default"
    assert content().name == "frozen"


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (lambda t: t["passage"][3].pop("terrain"), 'passage #4 "Santa Rita Mountains", terrain'),
        (lambda t: t["passage"][3].update(terrain="sea"), "one of mountain, plateau"),
        (
            lambda t: [passage.update(deck=2) for passage in t["passage"][:5]],
            "deck 1: expected 6 to 60 cards, found 3",
        ),
        (lambda t: t["passage"].clear(), "expected 8 to 40 entries, found 0"),
        (lambda t: t["passage"][0]["card"].pop(), "expected a list of 3 tables"),
        (lambda t: t["passage"][0]["card"][1].pop("pay"), "card #2.pay: missing"),
        (lambda t: t["passage"][0]["card"][1].update(pay="1 gold"), "'gold' does not belong"),
        (lambda t: t["passage"][0]["card"][0].update(need={}), "at least one terrain"),
        (lambda t: t["flora"].append({}), "expected 12 to 32 entries, found 33"),
        (lambda t: t["flora"][1].update(name=t["flora"][0]["name"]), "is used already by flora #1"),
        (lambda t: t["flora"][1].update(id="Bad_Id"), "expected a-z, 0-9 and '-' only"),
        (lambda t: t["fauna"][5].update(effect="gain 1 luck"), "'luck' is not a kind"),
        (lambda t: t["fauna"][5].update(effect="sing"), "'sing': expected gain, lose, pay"),
        (lambda t: t["fauna"][5].update(effect="free boost"), "does not fit the moment 'row'"),
        (lambda t: t["fauna"][5].update(moment="noon"), "one of turn, row, boost"),
        (lambda t: t["fauna"][5].update(color="red"), "color: unknown field"),
        (lambda t: t["piece"][0].update(size=6), "from 2 to 5, found 6"),
        (lambda t: t["piece"][0].update(shape=["XXX"]), "expected 2 spaces, found 3"),
        (lambda t: t["piece"][0].update(shape=["X.", ".X"]), "hang together"),
        (lambda t: t["piece"][0].update(shape=["XX", "X"]), "rows of equal length"),
        (lambda t: t["piece"][0].update(shape=["XX", ".."]), "no empty row or column"),
        (lambda t: t["piece"][0].update(id="unicorn"), "expected the id of a flora card"),
        (lambda t: t["piece"][0].update(id="a<b>"), "expected only letters, digits, '-'"),
        (
            lambda t: t["piece"][0].update(id="bad id"),
            "expected one word without spaces, found 'bad id'; try 'bad-id'",
        ),
        (lambda t: t["piece"][0].update(art='x"/><a>'), "expected only letters, digits, '-'"),
        (lambda t: t["mural"]["rows"].pop(), "6 texts"),
        (lambda t: t["mural"]["rows"].__setitem__(0, "h . . . s"), "row 1: expected 6 spaces"),
        (
            lambda t: t["mural"]["rows"].__setitem__(0, "h . * . . s"),
            "expected one flag '*', found 2",
        ),
        (lambda t: t["mural"]["rows"].__setitem__(0, "q . . . . s"), "no icon is called 'q'"),
        (lambda t: t["weather"][2].update(two="everybody: sing"), "weather #3"),
        (lambda t: t["weather"][2].update(four="each: gain 1 spirit"), "Weather gains, loses"),
        (
            lambda t: [card.update(category="8th") for card in t["card"]],
            "1st: expected 1 to 36 cards, found 0",
        ),
        (lambda t: t["card"][0]["row"][0].update(count="love"), "'love' is not a counter"),
        (lambda t: t["card"][0]["row"][0].update(want="most"), "expected '>= n' or '<= n'"),
        (lambda t: t["poison"][0].update(loss=1), "expected four tokens of"),
        (lambda t: t["ladder"]["first"].__setitem__(4, 12), "prices from 0 to 9"),
        (lambda t: t["ladder"]["levels"].__setitem__(1, ""), "3 levels with 'weather', found 2"),
        (lambda t: t["track"][2]["spaces"].__setitem__(4, "1 gold"), "'gold' does not belong here"),
        (lambda t: t["blossoms"].update(numbers=[4, 4, 5, 6]), "four different numbers"),
        (lambda t: t["spirit"][1].update(rewards=[]), "a pair for each cube"),
        (lambda t: t["grit"].update(sides=[[10]]), "[units, spaces] pairs"),
        (lambda t: t.pop("ladder"), "expected a table [ladder]"),
        (lambda t: t.update(dragon={}), "dragon: unknown table"),
    ],
)
def test_an_invalid_pack_says_where_and_what(
    edit: Callable[[Tables], object], expected: str
) -> None:
    assert expected in complaint(edit)


def test_all_problems_are_reported_at_once() -> None:
    def edit(tables: Tables) -> None:
        tables["flora"][0].pop("terrain")
        tables["piece"][0]["size"] = 6

    found = complaint(edit)
    assert "flora" in found
    assert "piece" in found


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gain",
        "gain 0 gold",
        "gain 13 gold",
        "gain 1 gold, 2 gold",
        "gain 1 gold per 0 stars",
        "gain 1 gold per 1 love",
        "exchange 1 gold",
        "discount 1 on passage",
        "discount 1 supplies on row",
        "lower 1 on row",
        "enter passage",
        "copy boost",
        "lose 1 mountain",
    ],
)
def test_effects_that_cannot_be_read(text: str) -> None:
    with pytest.raises(EffectError):
        effect(text)


def test_effects_in_numbers() -> None:
    assert effect("gain 1 gold, 2 water per 2 stars max 3 or lose 1 health") == [
        [(0, 2, 5, 21, 2, 3), (0, 1, 6, 21, 2, 3)],
        [(1, 1, 4, -1, -1, -1)],
    ]
    assert amounts("1 terrain, 1 grit, 2 canyon, 3 copper") == [
        (0, 3, 1, -1, -1, -1),
        (0, 1, 7, -1, -1, -1),
        (0, 2, 11, -1, -1, -1),
        (0, 1, 12, -1, -1, -1),
    ]
    assert directions("most gold: lose 1 gold; poison >= 2: gain 1 antidote")[0][:3] == (3, 43, -1)


def test_prices_cannot_contain_or() -> None:
    with pytest.raises(EffectError, match="no 'or'"):
        ability(1, "discount 1 on row or enter row")
    with pytest.raises(EffectError, match="changes nothing"):
        ability(1, "gain 1 gold")
    with pytest.raises(EffectError, match="changes no price"):
        ability(0, "discount 1 on row")
    with pytest.raises(EffectError, match="Ladder only"):
        ability(0, "gain 1 spirit")


def default() -> TrailContent:
    tables = GAME.setup(2).content
    assert isinstance(tables, TrailContent)
    return tables


@pytest.mark.rule("T-1.1", "T-1.10")
def test_the_weeks_have_the_colors_of_their_passages() -> None:
    tables = default()
    for deck in range(4):
        cards = [
            int(tables.passage_terrain[card])
            for card in range(72)
            if tables.passage_deck[card] == deck
        ]
        first, second = tables.week_terrain[2 * deck : 2 * deck + 2]
        assert first != second
        counts = Counter(cards)
        assert {terrain for terrain, _ in counts.most_common(2)} == {first, second}
        assert min(counts[first], counts[second]) >= 6
        assert max(counts[first], counts[second]) <= 9


@pytest.mark.rule("T-3.2", "T-1.10")
def test_the_arrows_have_every_reward_of_the_rulebook() -> None:
    tables = default()
    gives = [amounts(text)[0][2] for text in tables.arrow_texts]
    assert gives.count(GRIT) == 1
    everything = {kind for text in tables.arrow_texts for _, _, kind, _, _, _ in amounts(text)}
    assert {TURQUOISE, COPPER, GOLD, GRIT, TERRAIN} <= everything


@pytest.mark.rule("T-9.2")
def test_a_second_boost_can_cost_more() -> None:
    tables = default()
    first = [int(tables.boost_price[level]) for level in range(21)]
    second = [int(tables.boost_price[32 + level]) for level in range(21)]
    assert (first[1], second[2]) == (1, 2)  # known from the rulebook
    assert first == sorted(first)
    assert second == sorted(second)
    dearer = [two > one for one, two in zip(first, second, strict=True)]
    assert any(dearer)
    assert not all(dearer)
    assert all(two >= one for one, two in zip(first, second, strict=True))
