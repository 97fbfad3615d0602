"""Puzzles as a page asks for them: the day's, any other, every move of one, and what is kept.

Nothing of a puzzle under way is remembered: the page says each time what was played. Only how a
first try went is kept, for the guest and for the puzzle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final, TypeVar

import msgspec
from msgspec import Raw

from arizona.bots.players import levels
from arizona.engine.content import DEFAULT
from arizona.engine.errors import MoveError
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.puzzles import days
from arizona.puzzles.face import puzzler_of
from arizona.puzzles.progress import (
    Outcome,
    Progress,
    PuzzleFate,
    first_try,
    hint_cost,
    key_of,
    solve,
)
from arizona.puzzles.puzzle import Puzzle, PuzzleError, PuzzleSet, puzzle_games, puzzle_set
from arizona.puzzles.solving import Attempt
from arizona.table.bots.characters import bot_name
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import (
    Phrase,
    PreviewInfo,
    Scene,
    SeatInfo,
    TableInfo,
)
from arizona.table.protocol.puzzles import (
    AskPuzzle,
    BringPuzzles,
    EndRace,
    PlayPuzzle,
    PreviewPuzzle,
    PuzzleCard,
    PuzzleCards,
    PuzzleDay,
    PuzzleGame,
    PuzzleGivenUp,
    PuzzleHint,
    PuzzleMe,
    PuzzleMove,
    PuzzlePage,
    PuzzlePlayed,
    PuzzlePreviews,
    Puzzles,
    PuzzleStep,
    PuzzleTold,
)
from arizona.table.protocol.refusal import Refusal
from arizona.table.room.previews import preview_info
from arizona.table.room.rows import practice_info
from arizona.table.room.story import Story, phrase
from arizona.table.store.store import Store

PROGRESS: Final = "puzzler"
FATE: Final = "puzzle"
A_PAGE: Final = 24
A_RACE: Final = 40
SURE: Final = 150.0
"""A rating less unsure than this is no first guess any more."""
Kept = TypeVar("Kept", Progress, PuzzleFate)


def utc_today() -> date:
    """The day it is, the same for everybody."""
    return datetime.now(UTC).date()


class PuzzleDesk:
    """Where puzzles are asked for."""

    def __init__(self, store: Store, today: Callable[[], date] = utc_today) -> None:
        self.store = store
        self.today = today
        self._lock = asyncio.Lock()

    # --- what is kept -------------------------------------------------------------------------

    async def progress(self, guest: str | None) -> Progress:
        """What is known of a guest."""
        return Progress() if guest is None else await self._note(PROGRESS, guest, Progress)

    async def fate(self, key: str) -> PuzzleFate:
        """What all first tries say about a puzzle."""
        return await self._note(FATE, key, PuzzleFate)

    async def _note(self, kind: str, name: str, of: type[Kept]) -> Kept:
        text = await self.store.note(kind, name)
        if text is None:
            return of()
        try:
            return msgspec.json.decode(text, type=of)
        except msgspec.DecodeError:
            return of()  # of another version: it is begun anew

    async def _keep(self, kind: str, name: str, thing: Progress | PuzzleFate) -> None:
        await self.store.save_note(kind, name, msgspec.json.encode(thing).decode())

    # --- lists --------------------------------------------------------------------------------

    async def day(self, guest: str | None, wanted: str = "") -> Puzzles:
        """The puzzles of a day, today's if none is named; none of days to come."""
        today = self.today()
        day = min(_day(wanted) or today, today)
        progress = await self.progress(guest)
        sets = [_set(game) for game in puzzle_games()]
        return Puzzles(
            today=today.isoformat(),
            day=day.isoformat(),
            cards=[self._card(one, days.of_day(one, day), progress) for one in sets],
            week=self._week(progress, today),
            me=self._me(progress),
            games=[PuzzleGame(one.game, len(one.puzzles), one.themes()) for one in sets],
        )

    def _week(self, progress: Progress, today: date) -> list[PuzzleDay]:
        kept = {date.fromisoformat(one) for one in progress.days}
        made_up = {date.fromisoformat(one) for one in progress.made_up}
        first = days.monday(today)
        week = [first + timedelta(days=number) for number in range(days.WEEK)]
        return [
            PuzzleDay(one.isoformat(), one in kept, days.can_make_up(kept, made_up, one, today))
            for one in week
        ]

    async def cards(self, guest: str | None, game: str, theme: str, page: int) -> PuzzleCards:
        """The archive of a game, the easiest first."""
        found = _set(game)
        progress = await self.progress(guest)
        fitting = [one for one in found.puzzles if not theme or theme in one.themes]
        fitting.sort(key=lambda one: (one.rating, one.id))
        pages = max(1, -(-len(fitting) // A_PAGE))
        shown = fitting[page * A_PAGE : (page + 1) * A_PAGE]
        return PuzzleCards([self._card(found, one, progress) for one in shown], pages)

    async def next(self, guest: str | None, game: str, theme: str = "") -> PuzzleCard:
        """A puzzle near the guest's strength that was not tried yet."""
        found = _set(game)
        progress = await self.progress(guest)
        fitting = [one for one in found.puzzles if not theme or theme in one.themes]
        fresh = [one for one in fitting if key_of(game, one.id) not in progress.tried]
        near = sorted(
            fresh or fitting or found.puzzles,
            key=lambda one: abs(one.rating - progress.rating.value),
        )
        chosen = near[: max(5, len(near) // 20)]
        return self._card(found, chosen[Rng().below(len(chosen))], progress)

    async def race(self, guest: str | None, game: str) -> PuzzleCards:
        """Puzzles for a race: any, each harder than the one before."""
        found = _set(game)
        progress = await self.progress(guest)
        by_rating = sorted(found.puzzles, key=lambda one: (one.rating, one.id))
        rng = Rng()
        count = min(A_RACE, len(by_rating))
        chosen = [
            by_rating[first + rng.below(max(1, len(by_rating) * (place + 1) // count - first))]
            for place in range(count)
            for first in [len(by_rating) * place // count]
        ]
        return PuzzleCards([self._card(found, one, progress) for one in chosen], 1)

    async def end_race(self, guest: str, game: str, end: EndRace) -> PuzzleMe:
        """Keep the best race."""
        _set(game)
        async with self._lock:
            progress = await self.progress(guest)
            if end.score > progress.races.get(game, 0):
                progress.races[game] = end.score
                await self._keep(PROGRESS, guest, progress)
        return self._me(progress)

    async def bring(self, guest: str, brought: BringPuzzles) -> PuzzleMe:
        """Take over what a browser has kept, where nothing is known of its guest.

        Solved puzzles and days come along; a rating is only earned here.
        """
        async with self._lock:
            progress = await self.progress(guest)
            if progress == Progress():
                today = self.today()
                told = [day for one in brought.days if (day := _day(one)) and day <= today]
                progress.days = sorted({day.isoformat() for day in told})
                progress.solved = [key for key in brought.solved if _known(key)]
                progress.tried = dict.fromkeys(progress.solved, "found")
                await self._keep(PROGRESS, guest, progress)
        return self._me(progress)

    def _card(self, found: PuzzleSet, puzzle: Puzzle, progress: Progress) -> PuzzleCard:
        key = key_of(found.game, puzzle.id)
        return PuzzleCard(
            game=found.game,
            id=puzzle.id,
            goal=_phrase(puzzler_of(found.game).goal(puzzle)),
            rating=puzzle.rating,
            themes=puzzle.themes,
            outcome=progress.tried.get(key, ""),
            solved=key in progress.solved,
        )

    def _me(self, progress: Progress) -> PuzzleMe:
        return PuzzleMe(
            rating=round(progress.rating.value),
            sure=progress.rating.unsure < SURE,
            streak=progress.streak(self.today()),
            solved=len(progress.solved),
            races=progress.races,
        )

    # --- one puzzle ---------------------------------------------------------------------------

    async def page(self, guest: str | None, game: str, id: str) -> PuzzlePage:
        """A puzzle to be solved."""
        found = _set(game)
        attempt = _attempt(found, id, [])
        puzzle = attempt.puzzle
        progress = await self.progress(guest)
        story = _story(attempt)
        return PuzzlePage(
            card=self._card(found, puzzle, progress),
            about=_phrase(attempt.about()),
            seat=puzzle.seat,
            table=_table(found, attempt),
            scene=_scene(story),
            best=puzzle.best,
            day=self._day_of(found, id),
            hint=hint_cost(progress, key_of(game, id)),
        )

    def _day_of(self, found: PuzzleSet, id: str) -> str:
        """The day of this week that a puzzle is of, not one to come."""
        today = self.today()
        for back in range(today.weekday() + 1):
            day = today - timedelta(days=back)
            if days.of_day(found, day).id == id:
                return day.isoformat()
        return ""

    async def play(self, guest: str, game: str, id: str, played: PlayPuzzle) -> PuzzlePlayed:
        """A move: it is judged, made, and answered."""
        found = _set(game)
        attempt = _attempt(found, id, played.moves)
        if not attempt.own:
            raise Refusal("not-your-turn", "there is nothing to decide")
        try:
            verdict = attempt.judge(played.action)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None
        story = _story(attempt)
        steps = [_step(attempt, story, played.action)]
        answer = attempt.answer()
        if answer is not None:
            steps.append(_step(attempt, story, answer))
        solved = verdict.right and attempt.solved
        outcome: Outcome | None = "found" if solved else None if verdict.right else "missed"
        wrong = None if verdict.right or played.moves else played.action
        first, change = False, 0
        if not played.free and outcome is not None:
            first, change = await self._note_try(guest, found, id, outcome, wrong)
        progress = await self.progress(guest)
        fate = await self.fate(key_of(game, id))
        return PuzzlePlayed(
            steps=steps,
            right=verdict.right,
            value=verdict.value,
            told=None if verdict.told is None else _phrase(verdict.told),
            solved=solved,
            first=first,
            change=change,
            me=self._me(progress),
            answer=_told(found, id, fate) if solved else None,
        )

    async def preview(self, game: str, id: str, asked: PreviewPuzzle) -> PuzzlePreviews:
        """What actions would surely do."""
        attempt = _attempt(_set(game), id, asked.moves)
        state, view = attempt.state, attempt.match.game.view(attempt.state)
        legal = set(state.legal()) if attempt.own else set()
        told: list[PreviewInfo] = []
        for action in asked.actions:
            if action in legal:
                moment = len(asked.moves) + 1
                told.append(preview_info(attempt.match.game, state, action, moment, view))
                await asyncio.sleep(0)
        return PuzzlePreviews(told)

    async def hint(self, guest: str, game: str, id: str, asked: AskPuzzle) -> PuzzleHint:
        """A right move."""
        found = _set(game)
        attempt = _attempt(found, id, asked.moves)
        if not attempt.own:
            raise Refusal("not-your-turn", "there is nothing to decide")
        key = key_of(game, id)
        async with self._lock:
            progress = await self.progress(guest)
            cost = hint_cost(progress, key)
            if cost:
                progress.hinted.append(key)
                await self._keep(PROGRESS, guest, progress)
        action = attempt.hint()
        value = dict(attempt.values())[action]
        return PuzzleHint(_move(attempt, attempt.state, action, value), cost)

    async def give_up(self, guest: str, game: str, id: str) -> PuzzleGivenUp:
        """The answer, for who has had enough."""
        found = _set(game)
        _attempt(found, id, [])
        _, change = await self._note_try(guest, found, id, "missed", None)
        answer = _told(found, id, await self.fate(key_of(game, id)))
        return PuzzleGivenUp(answer, change, self._me(await self.progress(guest)))

    async def _note_try(
        self, guest: str, found: PuzzleSet, id: str, outcome: Outcome, wrong: int | None
    ) -> tuple[bool, int]:
        """Keep how a try went; whether it was the first, and how the rating changed.

        Several servers may note tries of one puzzle at once: then the last one's count stands,
        which is no harm to a count.
        """
        key = key_of(found.game, id)
        async with self._lock:
            progress, fate = await self.progress(guest), await self.fate(key)
            if outcome == "found" and key in progress.hinted:
                outcome = "hinted"
            before = round(progress.rating.value)
            first = first_try(progress, fate, found.by_id[id], key, outcome, wrong)
            if outcome != "missed":
                day = _day(self._day_of(found, id))
                solve(progress, key, day, self.today())
            await self._keep(PROGRESS, guest, progress)
            if first:
                await self._keep(FATE, key, fate)
            return first, round(progress.rating.value) - before


# --- what is shown ------------------------------------------------------------------------------


def _phrase(message: Message) -> Phrase:
    return phrase(message)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise Refusal("malformed", "a day is written as 2026-05-14") from None


def _set(game: str) -> PuzzleSet:
    try:
        found = puzzle_set(game, DEFAULT) if game in list(puzzle_games()) else None
    except PuzzleError as error:
        raise Refusal("no-such-game", str(error)) from None
    if found is None:
        raise Refusal("no-such-game", f"there are no puzzles of '{game[:40]}'")
    return found


def _known(key: str) -> bool:
    game, _, id = key.partition("/")
    found = puzzle_set(game) if game in list(puzzle_games()) else None
    return found is not None and id in found.by_id


def _attempt(found: PuzzleSet, id: str, moves: list[int]) -> Attempt:
    if id not in found.by_id:
        raise Refusal("no-such-table", f"there is no puzzle '{id[:40]}'")
    try:
        return Attempt.of(found, id, moves)
    except MoveError as error:
        raise Refusal("illegal", str(error)) from None


def _story(attempt: Attempt) -> Story:
    """The moves made so far, told as at a table."""
    story = Story()
    done = list(attempt.match.moves)
    attempt.match.moves.clear()
    story.begins(attempt.match)
    story.company = [
        seat for seat in range(attempt.match.setup.seats) if seat != attempt.puzzle.seat
    ]
    attempt.match.moves.extend(done)
    return story


def _scene(story: Story) -> Scene:
    return story.scene(story.moment, [], Raw(encoder.encode(story.view())))


def _step(attempt: Attempt, story: Story, action: int) -> PuzzleStep:
    seat = int(attempt.state.to_move())
    before = len(story.events)
    story.moved(attempt.push(action))
    line = attempt.match.moves[-1].line()
    return PuzzleStep(seat, action, line, story.events[before:], _scene(story))


def _move(attempt: Attempt, state: State, action: int, value: int) -> PuzzleMove:
    words = attempt.match.game.words(state, action)
    label = _phrase(words.label)
    return PuzzleMove(int(state.to_move()), action, words.text, label, words.targets, value)


def _told(found: PuzzleSet, id: str, fate: PuzzleFate) -> PuzzleTold:
    attempt = _attempt(found, id, [])
    told = attempt.told()
    first = [_move(attempt, attempt.state, action, value) for action, value in told.first]
    line: list[PuzzleMove] = []
    for action in told.line:
        line.append(_move(attempt, attempt.state, action, attempt.puzzle.best))
        attempt.push(action)
    wrong = max(fate.wrong, key=lambda action: fate.wrong[action], default=-1)
    numbers = [move.action for move in first]
    return PuzzleTold(
        first=first,
        line=line,
        why=[_phrase(one) for one in told.why],
        tries=fate.tries,
        found=fate.found,
        most_wrong=numbers.index(wrong) if wrong in numbers else -1,
    )


def _table(found: PuzzleSet, attempt: Attempt) -> TableInfo:
    """A puzzle as a table shows it: the solver, and characters in the other seats."""
    game, setup = found.game, attempt.match.setup
    bots = [level.name for level in reversed(levels(game))]  # each another: names tell them apart
    seats = [
        SeatInfo(seat, "person", "", None, True, True, False)
        if seat == attempt.puzzle.seat
        else SeatInfo(seat, "bot", bot_name(game, bots[seat]), bots[seat], True, True, False)
        for seat in range(setup.seats)
    ]
    header = found.header
    id = f"puzzle-{game}-{attempt.puzzle.id}"
    return practice_info(id, setup, header.rules, header.content, header.digest, seats)
