"""Offline bots, which run in a web worker of their own."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

import arizona
from arizona.bots.bot import Clock
from arizona.bots.players import levels
from arizona.engine.match import Match
from arizona.engine.state import State
from arizona.server.offline.packs import lay_only
from arizona.server.services.bots.worker import JobRunner
from arizona.server.tables.bot_requests import NOBODY, Answer, BotError, BotRequester, Job

Think = Callable[[str], Awaitable[str]]
"""Sends a job as JSON to the bot worker and returns its answer."""

LOOKED_AT: Final = 40
"""Number of decisions among which the one with the most legal moves is chosen."""
IN_TIME: Final = 0.9
"""Maximum share of its time limit that a decision may take."""

_answers = msgspec.json.Decoder(Answer)
_jobs = msgspec.json.Decoder(Job)


class OfflineBotPool:
    """Sends jobs to the bot worker."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        try:
            said = await self._think(msgspec.json.encode(job).decode())
            answer = _answers.decode(said)
        except Exception as error:
            raise BotError(f"the bot did not answer: {error}") from error
        if answer.error:
            raise BotError(answer.error)
        return answer


class OfflineBot:
    """The bot worker; called from JavaScript with JSON."""

    def __init__(self) -> None:
        self._job_runner = JobRunner()

    def managed(self, game: str) -> str:
        """Return the bot characters this device is fast enough for, as a JSON list.

        Each bot makes one decision in a position with many legal moves. If it runs out of time, it
        and all stronger bots are left out, because they would play below their level.
        """
        hard = _much_to_choose(game)
        found: list[str] = []
        for level in levels(game):
            state = hard.clone()
            began = time.perf_counter()
            level.make(1).decide(state, list(state.legal()), Clock(level.seconds))
            if time.perf_counter() - began > level.seconds * IN_TIME:
                break
            found.append(level.name)
        return msgspec.json.encode(found).decode()

    def lay(self, packs: str) -> str:
        """Install the user's content packs and remove all others."""
        lay_only(packs)
        return ""

    def answer(self, text: str) -> str:
        try:
            answer = self._job_runner.answer(_jobs.decode(text))
        except msgspec.DecodeError as error:
            answer = Answer(error=str(error))
        return msgspec.json.encode(answer).decode()


def _much_to_choose(game: str) -> State:
    kind = arizona.get_game(game)
    match = Match(kind.setup(kind.min_seats), seed="how fast is this device")
    match.settle()
    hard = match.state.clone()
    for number in range(LOOKED_AT):
        if match.over:
            break
        legal = match.state.legal()
        if len(legal) > len(hard.legal()):
            hard = match.state.clone()
        match.play(legal[number % len(legal)])
        match.settle()
    return hard
