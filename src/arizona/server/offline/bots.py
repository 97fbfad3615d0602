"""Bots that think in a worker of their own, beside the page."""

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
"""Takes a job as text to where it is thought about, and brings the answer."""

LOOKED_AT: Final = 40
"""Decisions of a game among which the one with the most choices is found."""
IN_TIME: Final = 0.9
"""The share of its time that a decision may take at most."""

_answers = msgspec.json.Decoder(Answer)
_jobs = msgspec.json.Decoder(Job)


class OfflineBotPool:
    """Asks the worker that thinks."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """The answer to a job."""
        try:
            said = await self._think(msgspec.json.encode(job).decode())
            answer = _answers.decode(said)
        except Exception as error:
            raise BotError(f"the bot did not answer: {error}") from error
        if answer.error:
            raise BotError(answer.error)
        return answer


class OfflineBot:
    """What the worker does that thinks."""

    def __init__(self) -> None:
        self._thinker = JobRunner()

    def managed(self, game: str) -> str:
        """The characters that play here as strongly as elsewhere, as JSON.

        Each decides once, where there is much to choose from. Who runs out of time would play more
        weakly than its name says, and so would all who look closer.
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
        """Know the content packs of one's own."""
        lay_only(packs)
        return ""

    def answer(self, text: str) -> str:
        """The answer to a job."""
        try:
            answer = self._thinker.answer(_jobs.decode(text))
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
