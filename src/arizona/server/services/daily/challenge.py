"""The daily challenge of each game: setup, opponent, and the result that is compared."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import arizona
from arizona.engine.game import Game, Setup
from arizona.people.daily import game_seed
from arizona.server.protocol.refusal import Refusal
from arizona.server.tables.characters import bot_ids

SEAT: Final = 0
"""The person's seat. If the start player is drawn, the deal determines it."""


class Challenge(NamedTuple):
    """The challenge in one game; the same every day, except for the deal."""

    setup: Setup
    bots: list[str]
    compares: Literal["score", "lead"]
    """Own points, or the lead over the best opponent."""

    @property
    def game(self) -> str:
        return self.setup.game.name

    def deal(self, seed: str) -> str:
        """Return the deal of a day with this seed."""
        return game_seed(seed, self.game)

    def result(self, scores: list[int]) -> tuple[int, int]:
        """Return the result that is compared, and the lead."""
        lead = scores[SEAT] - max(scores[:SEAT] + scores[SEAT + 1 :])
        return (lead if self.compares == "lead" else scores[SEAT]), lead


def challenge_games() -> list[str]:
    """Return the games of the daily challenge."""
    return [name for name in arizona.game_names() if _is_suitable(arizona.get_game(name))]


def _is_suitable(game: Game) -> bool:
    return game.has_chance and game.min_seats <= 2 <= game.max_seats


def challenge(name: str) -> Challenge:
    """Return the challenge in a game, or raise ``Refusal``.

    The opponent is a character of medium strength, which decides within a second. In games for
    exactly two players only the lead says how well somebody played.
    """
    if name not in challenge_games():
        raise Refusal("no-such-game", f"there is no daily challenge in '{name[:40]}'")
    game = arizona.get_game(name)
    bots = bot_ids(name)
    duel = game.max_seats == 2
    return Challenge(game.setup(2), [bots[(len(bots) - 1) // 2]], "lead" if duel else "score")
