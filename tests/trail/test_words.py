"""Texts for players are sentences and never use the effect language."""

from __future__ import annotations

import itertools
import re

import pytest

import arizona
from arizona.engine.game import Game
from arizona.engine.state import State
from arizona.games.trail.game import TRAIL
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import KINDS, effect
from arizona.games.trail.rules.packed import with_slot
from arizona.messages import Phrases
from arizona.terminal.drawing import draw
from arizona.terminal.sentences import Speaker
from tests.trail.table import GAME, Table

KINDS_OF_WORDS = "|".join(kind for kind in KINDS if kind != "resource")
RAW = re.compile(
    r"\b(per [0-9]|max [0-9]|[a-z]+-(level|cards|passages|pieces)|first-[1-4]|each:|[a-z]+_[a-z]+"
    rf"|[0-9]+ ({KINDS_OF_WORDS})\b)"
)
"""Words of the content language: counters, ids, and amounts such as ``1 terrain``."""
PHRASES = Phrases()


def labels(table: Table) -> list[str]:
    return [PHRASES.say(GAME.words(table.state, action).label) for action in table.state.legal()]


def ask_option(table: Table, text: str) -> list[str]:
    number = table.content.program.effect(effect(text))
    table.ask(f.ASK_OPTION, 0, number)
    return labels(table)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pay 1 health or lose 2 gold", ["Pay 1 Health", "Lose 2 Gold"]),
        ("gain 2 water or gain 1 antidote", ["Gain 2 Water", "Return a Poison token"]),
        ("gain 1 terrain or gain 1 copper", ["1 step on any track", "Gain 1 Copper"]),
        (
            "pay 1 supplies, 1 health or gain 1 resource",
            ["Pay 1 Supplies, 1 Health", "Gain 1 resource of your choice"],
        ),
        (
            "lose 1 health and gain 2 water or copy gateway",
            ["Lose 1 Health, gain 2 Water", "Gain the reward of the face-up Gateway"],
        ),
        (
            "exchange 1 copper for 1 grit or gain 1 gold per 2 canyon-level max 3",
            [
                "Give 1 Copper, gain 1 Grit",
                "Gain 1 Gold for every 2 spaces on Canyon, up to 3 times",
            ],
        ),
    ],
)
def test_options_are_described_in_words(text: str, said: list[str]) -> None:
    table = Table()
    table.stock(0, copper=5, supplies=5, health=5)
    table.give_poison(0, 1)
    assert ask_option(table, text) == said


def test_weather_is_described_in_words() -> None:
    for content in (TRAIL.setup(2).content, Table().content):
        assert isinstance(content, type(Table().content))
        assert len(content.weather_says) == 75
        assert not [result for result in content.weather_says if RAW.search(result)]
    table = Table()
    card = table.content.weather.index["canyon-inversion"]
    table.ask(f.ASK_WEATHER, 0, card, 0)
    assert labels(table)[0].startswith("Canyon Inversion: Everyone gains 1 Gold for every 2 spaces")


def test_a_claim_names_its_reward() -> None:
    table = Table()
    card = table.content.state48.index["pathfinders"]
    table.state.state48_open = with_slot(table.state.state48_open, 0, card)
    table.player(0).passages = 4
    table.turn(0, week=2)
    result = [label for label in labels(table) if label.startswith("Claim")]
    assert result == [
        "Claim four Passages of one terrain: 3 Turquoise",
        "Claim “4 Passages”: 5 Gold and 1 Grit",
    ]
    table.state.objectives = 1
    result = [label for label in labels(table) if label.startswith("Claim “")]
    assert result == ["Claim “4 Passages”: 3 Gold"]


def test_walking_names_the_step() -> None:
    table = Table()
    table.open_passage(0, "huachuca-mountains-1")
    table.levels(0, mountain=4)
    table.turn(0, week=2)
    result = next(label for label in labels(table) if label.startswith("Walk Huachuca"))
    assert result.endswith("then advance on Mountain)")


def test_coins_have_their_names() -> None:
    table = Table()
    table.stock(0, turquoise=9, copper=9, silver=9)
    table.ask(f.ASK_COINS, 0, 3)
    assert labels(table) == [
        "Pay 3 Turquoise",
        "Pay 1 Turquoise and 1 Copper",
        "Pay 1 Silver",
        "Pay 2 Copper, 1 wasted",
    ]


def drawn(game: Game, state: State, seats: int) -> str:
    """Return the table as drawn in the terminal."""
    return draw(game, state, [f"Seat {seat}" for seat in range(seats)], 200, PHRASES).plain


def test_claims_made_are_named_in_the_terminal() -> None:
    table = Table()
    table.turn(0, week=2)
    table.player(0).claims = 1 | 1 << 11
    result = drawn(GAME, table.state, 2)
    assert "three size-5 pieces, “" in result
    assert not RAW.search(result)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_label_of_a_whole_game_uses_the_effect_language(seats: int) -> None:
    match = arizona.new("trail", seats=seats, seed=seats)
    speaker = Speaker(match, PHRASES)
    for count in itertools.count():
        if match.over:
            break
        legal = match.state.legal()
        result = [speaker.label(action) for action in legal]
        if count % 40 == 0:
            result.append(drawn(match.game, match.state, seats))
        result += [speaker.event(event) for event in match.push(legal[len(legal) * 7 // 11])]
        assert not [sentence for sentence in result if RAW.search(sentence)]
