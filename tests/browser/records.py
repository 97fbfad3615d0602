"""Finished games, put on a table without playing them there."""

from __future__ import annotations

import random

from playwright.sync_api import Page

import arizona
from arizona.engine.game import OptionValue
from arizona.engine.match import Match

IMPORT = """async ([record, seats]) => {
  const answer = await fetch("/api/tables/import", {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record, seats }),
  });
  return (await answer.json()).table;
}"""


def record_of(
    game: str, seats: int, want: str, options: dict[str, OptionValue], left: int = 0
) -> str:
    """A game by chance; among the legal moves one that begins with ``want`` is taken.

    It is whole, or so many moves are left.
    """
    rng = random.Random(f"{game} {seats}")
    match = Match(arizona.get_game(game).setup(seats, options), seed=3)
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        wanted = [one for one in legal if match.game.text(state, one).startswith(want)]
        match.play(rng.choice(wanted or legal))
    return match.at(len(match.moves) - left).record().dumps()


def finished(
    page: Page, game: str, seats: int, want: str = "deliver", **options: OptionValue
) -> str:
    """The id of a table with a finished game, at which this page sits."""
    table: str = page.evaluate(IMPORT, [record_of(game, seats, want, options), []])
    return table


def late(page: Page, game: str, bot: str, left: int) -> str:
    """The id of a table against a bot at which a game of two seats comes to its end."""
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "bot", "bot": bot}]
    table: str = page.evaluate(IMPORT, [record_of(game, 2, "deliver", {}, left), seats])
    return table


def almost_over(page: Page) -> str:
    """The id of a table of Knight at which the only jump ends the first of two games."""
    for seed in range(100):
        record = _one_jump_left(seed)
        if record:
            seats = [{"kind": "here", "name": name} for name in ("Mara", "Ben")]
            table: str = page.evaluate(IMPORT, [record, seats])
            return table
    raise AssertionError("no such game")


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
