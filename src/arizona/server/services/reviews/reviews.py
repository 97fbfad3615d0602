"""Reviews of finished games, computed in parts by the bot processes and stored per table."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import ExitStack
from typing import Final

import msgspec

import arizona
from arizona._form import compiled
from arizona.puzzles.puzzle import header_of
from arizona.review.model import VERSION, Assessment, Explanation, Review, ReviewStep
from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Moment, Reviewing, ReviewLines
from arizona.server.services.bots.batches import cancel_all, run_concurrently
from arizona.server.services.puzzles.collection import SavedPuzzle, named
from arizona.server.services.reviews.review_lines import line_moments
from arizona.server.store.quota import REVIEW_BYTES
from arizona.server.store.store import WHOLE, StoreError
from arizona.server.tables.bot_requests import WATCHED, Answer, BotError, BotRequester, Job
from arizona.server.tables.room import Room
from arizona.server.tables.services import Services
from arizona.server.transport.rate_limits import ConcurrencyLimit

DECISIONS_PER_JOB: Final = 8
"""Decisions per job; other jobs can run between two parts."""
CONCURRENT_JOBS: Final = 2
"""Maximum number of concurrent parts per review."""
PART_SECONDS: Final = 120.0
"""Time limit of a job in seconds, far more than it needs."""
PLAIN_EFFORT: Final = 0.04
"""Search effort without compiled code; it is slower, so margins of error are wider."""

_parts = msgspec.json.Decoder(list[tuple[int, Assessment]])
_review = msgspec.json.Decoder(Review)


class RunningReview:
    """A review in progress."""

    def __init__(self, job: Job, stamp: str, asker: BotRequester) -> None:
        self.job: Final = job
        self.stamp: Final = stamp
        self.asker: Final = asker
        self.done = 0
        self.all = 0
        self.failed = False
        self.found: dict[int, Assessment] = {}
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Computes and stores the reviews of a server."""

    def __init__(self, services: Services, most: int, each: int) -> None:
        self._services: Final = services
        self._running: Final[dict[str, RunningReview]] = {}
        self._at_once: Final = ConcurrencyLimit(most, each)

    async def close(self) -> None:
        """Cancel running reviews; their stored parts are reused later."""
        await cancel_all(one.task for one in self._running.values())

    async def status(self, room: Room) -> Reviewing:
        """Return a table's review or its progress."""
        job = await room.read(lambda: _job(room))
        saved = await self._services.store.review(room.id, cache_key_of(job))
        if WHOLE in saved:
            return Reviewing(room.id, "ready", review=_review.decode(saved[WHOLE]))
        running = self._running.get(room.id)
        if running is None or running.stamp != cache_key_of(job):
            return Reviewing(room.id, "none")
        if running.failed:
            return Reviewing(room.id, "failed", running.done, running.all)
        return Reviewing(room.id, "working", running.done, running.all)

    async def begin(self, room: Room, address: str, guest: str = "") -> Reviewing:
        """Start a review unless it exists or is in progress."""
        now = await self.status(room)
        if now.status in ("ready", "working"):
            return now
        job = await room.read(lambda: _job(room))
        running = RunningReview(job, cache_key_of(job), BotRequester(address, WATCHED, guest))
        await self._services.quota.reserve(address, "review", room.id, REVIEW_BYTES)
        before = self._running.get(room.id)
        if before is not None and before.task is not None and not before.task.done():
            return now  # another request has started it
        slot = ExitStack()
        slot.enter_context(self._at_once.slot(address))
        work = self._make(room.id, running, slot)
        running.task = background_task("review", work)
        self._running[room.id] = running
        return Reviewing(room.id, "working")

    async def finished(self, id: str) -> None:
        """Wait until a table's review is no longer in progress, whether it succeeded or not."""
        running = self._running.get(id)
        if running is not None and running.task is not None:
            await asyncio.wait([running.task])

    async def complete(self, room: Room) -> Review:
        """Return a finished review; raise ``Refusal`` if there is none."""
        found = (await self.status(room)).review
        if found is None:
            raise Refusal("no-such-report", "this game has not been reviewed yet")
        return found

    async def lines(self, room: Room, decision: int) -> ReviewLines:
        """Return the positions of both lines at a turning point."""
        review = await self.complete(room)
        turning = next((one for one in review.moments if one.decision == decision), None)
        if turning is None:
            raise Refusal("no-such-moment", "this decision is not a turning point")
        moment = review.decisions[decision].moment

        def moments_of(steps: list[ReviewStep]) -> list[Moment]:
            return line_moments(room.state.playable(), room.id, moment, steps)

        return await room.read(
            lambda: ReviewLines(moments_of(turning.line), moments_of(turning.instead))
        )

    async def puzzle(self, room: Room, decision: int, address: str) -> SavedPuzzle:
        """Turn a decision of a review into a puzzle.

        A bot process proves the solution if possible; otherwise the review's assessment is used.
        """
        review = await self.complete(room)
        if decision >= len(review.decisions) or review.decisions[decision].grade == "forced":
            raise Refusal("no-such-moment", "there is nothing to decide at this moment")
        found = review.decisions[decision]
        job = await room.read(lambda: _job(room))
        moves = [one for one in (found.better, found.played) if one is not None]
        job = msgspec.structs.replace(
            job,
            kind="puzzle",
            lines=job.lines[: found.moment],
            known=[(one.action, one.value) for one in moves],
            margin=found.margin,
        )
        with self._at_once.slot(address):
            try:
                made = (await self._services.extras.ask(job, BotRequester(address, WATCHED))).puzzle
            except BotError as error:
                log_failure("a puzzle was not saved", error, table=room.id)
                raise Refusal("no-answer", "the puzzle could not be proved just now") from None
        assert made is not None
        names = await room.read(room.state.seating.names)
        said = next((one.why for one in review.moments if one.decision == decision), None)
        return SavedPuzzle(
            header=header_of(job.game, job.content, job.rules),
            puzzle=named(made),
            table=room.id,
            moment=found.moment,
            said=None if said is None else _named(said, found.seat, names),
        )

    async def _make(self, id: str, running: RunningReview, slot: ExitStack) -> None:
        try:
            with slot:
                await self._judge(id, running)
                review = (await self._ask(running, found=sorted(running.found.items()))).review
                assert review is not None
                body = msgspec.json.encode(review).decode()
                await self._services.store.save_review(id, running.stamp, WHOLE, body)
            del self._running[id]
        except (BotError, StoreError, Refusal) as error:
            running.failed = True
            running.found = {}
            log_failure("a review was not made", error, table=id)

    async def _judge(self, id: str, running: RunningReview) -> None:
        """Assess the remaining decisions, part by part."""
        store = self._services.store
        order = (await self._ask(running)).order
        saved = await store.review(id, running.stamp)
        for body in saved.values():
            running.found.update(_parts.decode(body))
        running.all = len(order)
        running.done = len(running.found)
        waiting = [
            (number // DECISIONS_PER_JOB, order[number : number + DECISIONS_PER_JOB])
            for number in range(0, len(order), DECISIONS_PER_JOB)
            if number // DECISIONS_PER_JOB not in saved
        ]

        async def work() -> None:
            while waiting:
                part, numbers = waiting.pop(0)
                judged = (await self._ask(running, numbers)).judged
                running.found.update(judged)
                running.done = len(running.found)
                await store.save_review(
                    id, running.stamp, part, msgspec.json.encode(judged).decode()
                )

        await run_concurrently(CONCURRENT_JOBS, work)

    async def _ask(
        self,
        running: RunningReview,
        numbers: list[int] | None = None,
        found: list[tuple[int, Assessment]] | None = None,
    ) -> Answer:
        job = msgspec.structs.replace(running.job, numbers=numbers or [], found=found or [])
        return await self._services.extras.ask(job, running.asker)


def _named(said: Explanation, seat: int, names: list[str]) -> Phrase:
    """Insert player names into a review's explanation."""
    other = names[1 - seat] if len(names) == 2 else ""
    return Phrase(said.id, {**said.args, "name": names[seat], "other": other})


def _job(room: Room) -> Job:
    """Build the review job of a table; raise ``Refusal`` if the game is not over."""
    game_log = room.state.playable()
    if not game_log.match.over:
        raise Refusal("not-allowed", "the game is not over yet")
    row = room.state.row
    return Job(
        "review",
        row.id,
        row.game,
        row.rules,
        row.content,
        row.content_hash,
        len(room.state.seating.rows),
        row.options,
        game_log.lines(),
        "",
        PART_SECONDS,
        effort=1.0 if compiled() else PLAIN_EFFORT,
    )


def cache_key_of(job: Job) -> str:
    """Return the cache key of a review: moves, content, rules, versions and search effort."""
    text = "\n".join([job.content_hash, *job.lines])
    digest = hashlib.sha256(text.encode()).hexdigest()[:12]
    return f"{job.rules}.{arizona.__version__}.{VERSION}.{job.effort:g}.{digest}"
