"""Positions and finished games that are imported instead of played in the browser."""

from __future__ import annotations

import itertools
import random
from functools import cache

from playwright.sync_api import Page

import arizona
from arizona.engine.game import OptionValue
from arizona.engine.match import Match
from arizona.engine.state import OVER, State
from tests.browser.tables import bots, here, lay

MAX_GAMES = 60
GAMES_FOR_STEPS = 12
"""Enough random games to meet every kind of step."""


def record_of(
    game: str, seats: int, want: str, options: dict[str, OptionValue], left: int = 0
) -> str:
    """Play a random game that prefers moves beginning with ``want``.

    With ``left``, it stops about this many moves before the end, on the first seat's turn.
    """
    rng = random.Random(f"{game} {seats}")
    match = Match(arizona.get_game(game).setup(seats, options), seed=3)
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        wanted = [one for one in legal if match.game.text(state, one).startswith(want)]
        match.play(rng.choice(wanted or legal))
    at = len(match.moves) - left
    while left and match.at(at).state.to_move() != 0:
        at -= 1
    return match.at(at).record().dumps()


@cache
def position(game: str, seats: int, wanted: str, after: int) -> str:
    """Return the record of a random game in which the first seat has a certain choice."""
    for seed in range(3, 3 + MAX_GAMES):
        dice = random.Random(f"{game} {seats}")
        match = arizona.new(game, seats=seats, seed=seed)
        for count in itertools.count():
            if match.over:
                break
            state = match.state
            texts = [match.game.words(state, one).text for one in state.legal()]
            fitting = [text for text in texts if text.startswith(wanted)]
            there = len(fitting) > 1 or wanted in fitting
            if count > after and state.to_move() == 0 and there:
                return match.record().dumps()
            match.play(dice.choice(state.legal()))
    raise AssertionError(f"no choice of {wanted!r} after {after} moves of {game}")


@cache
def steps(game: str) -> dict[str, str]:
    """Return a record for every kind of step that the first seat meets, by the prompt's id."""
    rules = arizona.get_game(game)
    trials = [{option.name: option.trials[0]} for option in rules.options] or [{}]
    trials += [{option.name: option.trials[-1]} for option in rules.options]
    found: dict[str, str] = {}
    for seed in range(GAMES_FOR_STEPS):
        rng = random.Random(f"{game} {seed}")
        match = Match(rules.setup(2, trials[seed % len(trials)]), seed=seed)
        match.settle()
        while not match.over:
            state = match.state
            if state.to_move() == 0:
                id = match.game.prompt(state).id
                if id not in found:
                    found[id] = match.record().dumps()
            match.play(rng.choice(state.legal()))
    return found


def finished(
    page: Page, game: str, seats: int, want: str = "deliver", **options: OptionValue
) -> str:
    """Import a finished game for this page's guest and return the table id."""
    return lay(page, record_of(game, seats, want, options))


def late(page: Page, game: str, bot: str, left: int) -> str:
    """Import a two-player game against a bot that is almost over, and return the table id."""
    record = record_of(game, 2, "deliver", {}, left)
    return lay(page, record, [*here("Mara"), *bots(1, bot)])


def almost_over(page: Page) -> str:
    """Return the id of a Knight table where the only jump ends the first of two games."""
    for seed in range(100):
        record = _one_jump_left(seed)
        if record:
            return lay(page, record, here("Mara", "Ben"))
    raise AssertionError("no such game")


def finished_with_small_tree(page: Page) -> str:
    """Import a finished Knight game whose last decision any machine solves at once."""
    for seed in range(100):
        rng = random.Random(seed)
        match = Match(arizona.get_game("knight").setup(2, {"games": 1}), seed=seed)
        match.settle()
        last = match.state
        while not match.over:
            last = match.state.clone()
            match.play(rng.choice(last.legal()))
        if len(last.legal()) > 1 and _lines(last, 100) < 100:
            return lay(page, match.record().dumps())
    raise AssertionError("no such game")


def _lines(state: State, most: int) -> int:
    """Return in how many ways a position can be played to the end, up to about ``most``."""
    if state.to_move() == OVER:
        return 1
    count = 0
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        count += _lines(after, most - count)
        if count >= most:
            break
    return count


def _one_jump_left(seed: int) -> str:
    rng = random.Random(seed)
    match = Match(arizona.get_game("knight").setup(2, {"games": 2}), seed=seed)
    match.settle()
    while True:
        state = match.state
        legal = state.legal()
        text = match.game.text(state, legal[0])
        last = match.record().dumps() if len(legal) == 1 and text.startswith("jump") else ""
        if any(event.kind == "game-over" for event in match.play(rng.choice(legal))):
            return last
