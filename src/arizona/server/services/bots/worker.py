"""Bot process: reads jobs from standard input and writes answers, one per line.

Bots run in separate processes because they hold the global interpreter lock while they compute,
which would block the server. The pool runs ``python -m arizona.server.services.bots.worker``.
"""

from __future__ import annotations

import os
import sys
import time
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from arizona.bots.bot import Bot, Clock
from arizona.bots.hints import hints
from arizona.bots.roster import make_bot
from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.puzzles.from_review import of_moment
from arizona.review.summary import build_review
from arizona.review.timeline import played_of
from arizona.review.valuation import Reviewer, reviewer_of
from arizona.server.protocol.parts import Phrase
from arizona.server.services.workshop.simulation_games import play
from arizona.server.tables.bot_requests import Advice, Answer, Job, SetupKey

CACHED_GAMES: Final = 64
CACHED_REVIEWS: Final = 2
"""Maximum number of cached reviewers, whose solvers use a lot of memory."""
HINTED_MOVES: Final = 8
"""Maximum number of moves in a hint."""


class CachedMatch(NamedTuple):
    """A match and the log lines that were replayed into it."""

    lines: list[str]
    match: Match


class CachedReviewer(NamedTuple):
    """A reviewer and the log lines of its game."""

    lines: list[str]
    reviewer: Reviewer


class JobRunner:
    """Answers jobs; caches matches so that only new moves are replayed.

    Not thread-safe: bots and reviewers cache their search results.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, SetupKey], CachedMatch] = OrderedDict()
        self._bots: OrderedDict[tuple[str, str, SetupKey], Bot] = OrderedDict()
        self._reviewers: OrderedDict[tuple[str, float, SetupKey], CachedReviewer] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """Answer a job; exceptions become answers with an error."""
        try:
            if job.kind == "review":
                return self._review(job)
            if job.kind == "puzzle":
                return Answer(puzzle=of_moment(replay(job.record()), job.known, job.margin))
            if job.kind == "simulate":
                began = time.perf_counter()
                games = play(job.game, job.content, job.seats, job.bot, job.numbers)
                return Answer(games=games, seconds=time.perf_counter() - began)
            match = self._match(job)
            if job.kind == "hint":
                return self._hint(match, job)
            state = match.state
            legal = state.legal()
            bot = self._bot(job)
            action = bot.decide(state.clone(), list(legal), Clock(job.seconds))
            if action not in legal:
                return Answer(error=f"bot {job.bot} chose action {action}, which is not legal")
            return Answer(action)
        except Exception as error:
            self._games.pop((job.table, job.setup_key()), None)
            return Answer(error=f"{type(error).__name__}: {error}")

    def _match(self, job: Job) -> Match:
        key = (job.table, job.setup_key())
        known = self._games.pop(key, None)
        if known is not None and job.lines[: len(known.lines)] == known.lines:
            match = known.match
            for line in job.lines[len(known.lines) :]:
                match.follow(line, listen=False)
        else:
            match = replay(job.record())
        self._games[key] = CachedMatch(job.lines, match)
        while len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)
        return match

    def _bot(self, job: Job) -> Bot:
        key = (job.table, job.bot, job.setup_key())
        bot = self._bots.pop(key, None) or make_bot(job.game, job.bot)
        self._bots[key] = bot
        while len(self._bots) > CACHED_GAMES:
            self._bots.popitem(last=False)
        return bot

    def _review(self, job: Job) -> Answer:
        """Answer a review job: list decisions, assess some of them, or combine the assessments."""
        reviewer = self._reviewer(job)
        if job.found:
            return Answer(review=build_review(reviewer, dict(job.found)))
        if job.numbers:
            return Answer(judged=[(number, reviewer.judge(number)) for number in job.numbers])
        return Answer(order=reviewer.order())

    def _reviewer(self, job: Job) -> Reviewer:
        key = (job.table, job.effort, job.setup_key())
        known = self._reviewers.pop(key, None)
        if known is None or known.lines != job.lines:
            reviewer = reviewer_of(played_of(job.record()), job.effort)
            known = CachedReviewer(job.lines, reviewer)
        self._reviewers[key] = known
        while len(self._reviewers) > CACHED_REVIEWS:
            self._reviewers.popitem(last=False)
        return known.reviewer

    def _hint(self, match: Match, job: Job) -> Answer:
        """Answer a hint job with the best moves, by search or solver."""
        if match.state.to_move() < 0:
            raise ArizonaError("nobody is to move")
        clock = Clock(job.seconds)
        found = hints(job.game, match.state.clone(), clock, HINTED_MOVES, job.plan)
        advice = [
            Advice(
                hint.action,
                round(float(hint.score), 3),
                hint.exact,
                Phrase(hint.expected.id, hint.expected.args),
                [Phrase(reason.id, reason.args) for reason in hint.reasons],
                [Phrase(reason.id, reason.args) for reason in hint.later],
                hint.line,
            )
            for hint in found
        ]
        return Answer(advice=advice, exact=all(item.exact for item in advice))


def main() -> None:
    """Answer jobs from standard input until it is closed."""
    if hasattr(os, "nice"):
        os.nice(5)
    decoder = msgspec.json.Decoder(Job)
    runner = JobRunner()
    out = sys.stdout.buffer
    out.write(b"\n")  # ready; startup must not count as thinking time
    out.flush()
    for line in sys.stdin.buffer:
        try:
            answer = runner.answer(decoder.decode(line))
        except msgspec.DecodeError as error:
            answer = Answer(error=str(error))
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except BrokenPipeError:
            os._exit(0)


if __name__ == "__main__":
    main()
