"""Bot games for trying out a pack."""

from __future__ import annotations

from typing import Final

from arizona.server.tables.bot_requests import SimGame, SimSeen

SEED: Final = "workshop"
"""All packs are simulated with the same seed, so that they can be compared game by game."""


def play(game: str, content: str, seats: int, bot: str, numbers: list[int]) -> list[SimGame]:
    """Play the games with these numbers."""
    from arizona.lab.run.plan import make_plan  # noqa: PLC0415 (not everywhere, seldom needed)
    from arizona.lab.run.play import play_game  # noqa: PLC0415

    plan = make_plan(game, seats=seats, bots=[bot], games=1, seed=SEED, content=content)
    found: list[SimGame] = []
    for number in numbers:
        result = play_game(plan, number)
        seen = [SimSeen(one.kind, one.id, one.offered, one.takers) for one in result.seen]
        decisions = sum(result.decisions)
        found.append(SimGame(number, result.scores, result.winners, decisions, seen))
    return found
