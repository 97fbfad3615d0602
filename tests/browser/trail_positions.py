"""Positions of Trail: records of games that have just reached a certain choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

import arizona
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.action_texts import target_of
from arizona.games.trail.words.view import view
from tests.browser.tables import bots, lay

WANTED = ("place", "piece", "walk", "card", "boost", "spirit", "advance")
MAX_GAMES = 200
Such = Callable[[TrailState], bool]


def asked(state: TrailState) -> str:
    """Return the first seat's current choice, or an empty string on another seat's turn."""
    if state.to_move() < 0:
        return "over"
    return QUESTIONS[kind_of(state.top())].prompt if state.to_move() == 0 else ""


def poisoned(state: TrailState) -> bool:
    """Check whether the first seat can walk and order, but not pay in full (T-5.2)."""
    seen = view(state)
    legal = {target_of(state, one) for one in state.legal()}
    walks = [one for one in seen["passages"] if one and f"passage:{one['id']}" in legal]
    orders = [
        place for number, place in enumerate(seen["turn_order"], 1) if f"order:{number}" in legal
    ]
    return all(any(one["poison"][0] for one in some) for some in (walks, orders))


@cache
def position(question: str, seats: int, week: int = 1, such: Such | None = None) -> str:
    """Return the record of a game with this choice for the first seat, no earlier than a week."""
    for seed in range(MAX_GAMES):
        dice = random.Random(seed)
        match = arizona.new("trail", seats=seats, seed=seed)
        while True:
            state = match.state
            assert isinstance(state, TrailState)
            fits = asked(state) == question and state.week >= week
            if fits and (such is None or such(state)):
                return match.record().dumps()
            if match.over:
                break
            legal = state.legal()
            texts = {one: match.game.words(state, one).text for one in legal}
            good = [one for one in legal if texts[one].split()[0] in WANTED]
            match.play(dice.choice(good if good and dice.random() < 0.85 else legal))
    raise AssertionError(f"no game of {MAX_GAMES} asks {question!r} in week {week} or later")


def sit_down(
    page: Page, question: str, seats: int, week: int = 1, such: Such | None = None
) -> None:
    """Open a table with this choice for the player. The others are bots."""
    table = lay(page, position(question, seats, week, such), [{"kind": "here"}, *bots(seats - 1)])
    page.goto(f"/table/{table}")
    expect(page.locator("dialog .mural" if question == "over" else ".say")).to_be_visible()
