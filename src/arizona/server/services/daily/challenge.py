"""The daily challenge of each game: setup, opponent, and how results are compared."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import arizona
from arizona.engine.game import Game, Setup
from arizona.people.daily import first_mismatch, game_seed
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import SeatRequest
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.compiled.game_log import GameLog

SEAT: Final = 0
"""The person's seat. If the start player is random, the deal determines it."""


class Challenge(NamedTuple):
    """The challenge in one game; only the deal changes from day to day."""

    setup: Setup
    bots: list[str]
    compares: Literal["score", "lead"]
    """What is compared: the player's points, or the lead over the best opponent."""

    @property
    def game(self) -> str:
        return self.setup.game.name

    def deal(self, seed: str) -> str:
        """Return the deal of the day with this seed."""
        return game_seed(seed, self.game)

    def seats(self) -> list[SeatRequest]:
        """Return the seats of a table: the person and the bots."""
        seat_requests = [SeatRequest("bot", bot=bot) for bot in self.bots]
        seat_requests.insert(SEAT, SeatRequest("here"))
        return seat_requests

    def result(self, scores: list[int]) -> tuple[int, int]:
        """Return the result to compare, and the lead."""
        lead = scores[SEAT] - max(scores[:SEAT] + scores[SEAT + 1 :])
        return (lead if self.compares == "lead" else scores[SEAT]), lead


def challenge_games() -> list[str]:
    """Return the names of the games in the daily challenge."""
    return [name for name in arizona.game_names() if _is_suitable(arizona.get_game(name))]


def _is_suitable(game: Game) -> bool:
    return game.has_chance and game.min_seats <= 2 <= game.max_seats


def challenge(name: str) -> Challenge:
    """Return the challenge in a game, or raise ``Refusal``.

    The opponent is a character of medium strength that decides within a second. In two-player
    games, results are compared by lead, because points alone say little.
    """
    if name not in challenge_games():
        raise Refusal("no-such-game", f"there is no daily challenge in '{name[:40]}'")
    game = arizona.get_game(name)
    bots = bot_ids(name)
    duel = game.max_seats == 2
    return Challenge(game.setup(2), [bots[(len(bots) - 1) // 2]], "lead" if duel else "score")


def check_record(which: Challenge, deal: str, game_log: GameLog) -> None:
    """Raise ``Refusal`` unless a finished game was played as this challenge with this deal."""
    match = game_log.match
    setup = match.setup
    same = (setup.game, setup.seats, setup.options) == (
        which.setup.game,
        which.setup.seats,
        which.setup.options,
    )
    if not same or setup.content.digest != which.setup.content.digest:
        raise Refusal("bad-record", "this is not the game of the challenge")
    bots = list(which.bots)
    bots.insert(SEAT, "")
    if list(match.bots) != bots or match.ended or match.take_back:
        raise Refusal("bad-record", "the game was not played as the challenge demands")
    if first_mismatch(match.record(), deal) is not None:
        raise Refusal("bad-record", "the dice and draws are not those of the deal")
