"""Every visible action is either in ``legal()`` or has a reason why not."""

from __future__ import annotations

import random

import pytest

import arizona
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import ARROW, CARD, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.packed import slot
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.unavailable import why_not
from arizona.games.trail.words.view import view
from arizona.messages import Phrases
from tests.sample_size import sample_size
from tests.trail.table import GAME, Table

PHRASES = Phrases()


def at_turn() -> Table:
    table = Table()
    table.ask(f.ASK_TURN, 0)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_visible_component_is_usable_or_says_why_not(seats: int) -> None:
    for seed in range(sample_size(3)):
        dice = random.Random(seed)
        match = arizona.new("trail", seats=seats, seed=seed)
        asked = 0
        while not match.over:
            state = match.state
            assert isinstance(state, TrailState)
            legal = state.legal()
            found = why_not(state)
            assert not found.keys() & set(legal)
            assert all(found.values()), found
            if kind_of(state.top()) == f.ASK_TURN:
                asked += 1
                in_sight = {one for one in legal if one == GATEWAY or ORDER <= one < ARROW + 12}
                whole = in_sight | found.keys()
                assert {ORDER + place for place in range(4)} <= whole
                assert {ARROW + space for space in range(12)} <= whole
                result = [PHRASES.say(one) for reasons in found.values() for one in reasons]
                assert not [one for one in result if "{" in one or "trail-" in one]
            match.play(dice.choice(legal))
        assert asked > 20


def test_the_view_has_the_reason_by_target() -> None:
    table = at_turn()
    table.state.players[0].stock = 0
    table.ask(f.ASK_TURN, 0)
    result = view(table.state)["why_not"]
    card = table.content.cards.ids[int(slot(table.state.flora_open, 2))]
    assert [one["id"] for one in result[f"card:{card}"]] == ["trail-not-coins"]


def test_no_reason_is_given_without_a_choice() -> None:
    table = Table()
    assert why_not(table.state) == {}


@pytest.mark.rule("T-4.2")
def test_the_last_marker_must_choose_turn_order() -> None:
    table = at_turn()
    player = table.state.players[0]
    player.markers = 1
    table.ask(f.ASK_TURN, 0)
    found = why_not(table.state)
    elsewhere = [one for one in found if one == GATEWAY or one >= WALK]
    assert elsewhere
    assert {PHRASES.say(found[one][0]) for one in elsewhere} == {
        "Your last marker must go to Turn Order."
    }
    prompt = PHRASES.say(GAME.prompt(table.state))
    assert "1 left, one reserved for Turn Order" in prompt


def test_reasons_state_missing_levels_and_coins() -> None:
    table = at_turn()
    player = table.state.players[0]
    player.levels = 0
    player.stock = 0
    table.ask(f.ASK_TURN, 0)
    found = why_not(table.state)
    passages = [one for one in found if WALK <= one < CARD]
    assert passages
    for one in passages:
        for reason in found[one]:
            assert reason.id == "trail-not-level"
            assert reason.args["away"] == reason.args["need"]
    for row in range(4):
        assert [PHRASES.say(one) for one in found[CARD + row]] == [
            f"It costs {row + 1} Turquoise. Your coins are worth 0."
        ]
    assert all(PIECE + at in found for at in range(16) if PIECE + at not in table.state.legal())
