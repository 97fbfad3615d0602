"""Finished games, put on a table without playing them there."""

from __future__ import annotations

import random

from playwright.sync_api import Page

import arizona
from arizona.engine.game import OptionValue
from arizona.engine.match import Match

IMPORT = """async (record) => {
  const answer = await fetch("/api/tables/import", {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record }),
  });
  return (await answer.json()).table;
}"""


def record_of(game: str, seats: int, want: str, options: dict[str, OptionValue]) -> str:
    """A whole game by chance; among the legal moves one that begins with ``want`` is taken."""
    rng = random.Random(f"{game} {seats}")
    match = Match(arizona.get_game(game).setup(seats, options), seed=3)
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        wanted = [one for one in legal if match.game.text(state, one).startswith(want)]
        match.play(rng.choice(wanted or legal))
    return match.record().dumps()


def finished(
    page: Page, game: str, seats: int, want: str = "deliver", **options: OptionValue
) -> str:
    """The id of a table with a finished game, at which this page sits."""
    table: str = page.evaluate(IMPORT, record_of(game, seats, want, options))
    return table
