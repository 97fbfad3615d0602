"""Plays bot games with packs in the bot processes, at the lowest priority."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import arizona
from arizona.engine.content import Content
from arizona.server.protocol.parts import Phrase
from arizona.server.services.bots.batches import run_concurrently
from arizona.server.tables.bot_requests import BotPool, BotRequester, Job, SimGame
from arizona.server.tables.characters import bot_infos

BOT: Final = "greedy"
"""The simulated player: fast, without a clock, and deterministic on every machine."""
JOB_SECONDS: Final = 2.0
"""Target duration of a job in seconds; other jobs can run between two."""
MAX_IN_A_JOB: Final = 50
LONGEST_JOB: Final = 60.0
CONCURRENT_JOBS: Final = 2
CACHED: Final = 64
"""Maximum number of cached sets of games."""


class Progress:
    """Counts the games of a simulation that have been played."""

    def __init__(self, all: int) -> None:
        self.all: Final = all
        self.done = 0
        self.begun = False


class PackGames:
    """Plays bot games; caches those of packs used for comparisons."""

    def __init__(self, pool: BotPool) -> None:
        self._pool: Final = pool
        self._known: Final[OrderedDict[tuple[str, str, int], dict[int, SimGame]]] = OrderedDict()
        """Played games by game, pack hash and number of seats."""

    def cached(self, content: Content, seats: int) -> dict[int, SimGame]:
        """Return the games already played with a pack, by number; ``play`` adds to them."""
        key = (content.game, content.digest, seats)
        found = self._known.pop(key, {})
        self._known[key] = found
        while len(self._known) > CACHED:
            self._known.popitem(last=False)
        return found

    async def play(
        self,
        content: Content,
        called: str,
        seats: int,
        games: int,
        found: dict[int, SimGame],
        progress: Progress,
        asker: BotRequester,
    ) -> None:
        """Play the missing games, a few per job."""
        waiting = [number for number in range(games) if number not in found]
        progress.done += games - len(waiting)
        pace = [0.0]  # games per second in the last job

        async def work() -> None:
            while waiting:
                some = max(1, min(MAX_IN_A_JOB, int(JOB_SECONDS * pace[0])))
                numbers, waiting[:some] = waiting[:some], []
                answer = await self._pool.ask(_job(content, called, seats, numbers), asker)
                progress.begun = True
                pace[0] = len(numbers) / max(answer.seconds, 0.001)
                found.update({game.number: game for game in answer.games})
                progress.done += len(numbers)

        await run_concurrently(CONCURRENT_JOBS, work)


def _job(content: Content, called: str, seats: int, numbers: list[int]) -> Job:
    rules = arizona.get_game(content.game).rules_version
    return Job(
        "simulate",
        "",
        content.game,
        rules,
        called,
        content.digest,
        seats,
        {},
        [],
        BOT,
        LONGEST_JOB,
        numbers=numbers,
    )


def bot_name(game: str) -> Phrase:
    """Return the bot's display name."""
    known = next((one.name for one in bot_infos(game) if one.id == BOT), None)
    return known or Phrase(f"table-bot-{BOT}", {})
