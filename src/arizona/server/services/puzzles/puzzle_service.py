"""Puzzle service: daily puzzles, archive, races, solving and saved puzzles.

The server keeps no state for puzzles in progress: every request contains the moves made so far. It
stores only the result of a first try, in the guest's progress and in the puzzle's statistics.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple, TypeVar

import msgspec

from arizona.engine.entry_points import game_names
from arizona.engine.rng import Rng
from arizona.puzzles import daily as days
from arizona.puzzles.progress import (
    Outcome,
    Progress,
    PuzzleStatistics,
    first_try,
    hint_cost,
    key_of,
    solve,
)
from arizona.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    PuzzleSet,
    own_sets,
    puzzle_games,
    puzzle_set,
)
from arizona.puzzles.solving import goal_of
from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.puzzles import (
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
    PuzzlePage,
    PuzzlePlayed,
    PuzzlePreviews,
    Puzzles,
    PuzzleSolution,
    PuzzleValues,
    SavedPuzzleInfo,
)
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.puzzles import puzzle_jobs as jobs
from arizona.server.services.puzzles.collection import (
    SAVED_PUZZLES,
    CheckPosition,
    Collection,
    SavedPuzzle,
    as_set,
)
from arizona.server.services.puzzles.puzzle_jobs import PuzzleRef
from arizona.server.store.store import Store
from arizona.server.tables.compiled.game_log import phrase
from arizona.server.tables.work import NOBODY, DirectWork, Work

PROGRESS: Final = "puzzler"
STATISTICS: Final = "puzzle"
PAGE_SIZE: Final = 24
RACE_SIZE: Final = 40
PROVISIONAL_ABOVE: Final = 150.0
"""Uncertainty below which a rating is no longer provisional."""
Noted = TypeVar("Noted", Progress, PuzzleStatistics)


class FoundPuzzle(NamedTuple):
    """A puzzle's set and, if the guest saved it, the saved puzzle."""

    set: PuzzleSet
    saved: SavedPuzzle | None = None


def merge_progress(one: Progress, other: Progress) -> Progress:
    """Return the union of two players' progress.

    First attempts and rating come from the player with the more reliable rating.
    """
    first, second = (one, other) if one.rating.unsure <= other.rating.unsure else (other, one)
    solved_in_time = {*first.days} - {*first.made_up} | {*second.days} - {*second.made_up}
    return Progress(
        rating=first.rating,
        tried={**second.tried, **first.tried},
        solved=list(dict.fromkeys([*first.solved, *second.solved])),
        days=sorted({*first.days, *second.days}),
        made_up=sorted({*first.made_up, *second.made_up} - solved_in_time),
        hinted=list(dict.fromkeys([*first.hinted, *second.hinted])),
        races={
            game: max(first.races.get(game, 0), second.races.get(game, 0))
            for game in sorted({*first.races, *second.races})
        },
    )


def utc_today() -> date:
    """Return the current date in UTC, the same for everyone."""
    return datetime.now(UTC).date()


class PuzzleService:
    """Serves puzzle requests."""

    def __init__(
        self, store: Store, today: Callable[[], date] = utc_today, work: Work | None = None
    ) -> None:
        self.store = store
        self.today = today
        self.work: Work = work or DirectWork()
        self.collection = Collection(store, self.work)
        self._lock = asyncio.Lock()

    # --- storage ------------------------------------------------------------------------------

    async def progress(self, guest: str | None) -> Progress:
        """Return a guest's progress."""
        return Progress() if guest is None else await self._note(PROGRESS, guest, Progress)

    async def statistics(self, key: str) -> PuzzleStatistics:
        """Return the statistics of everyone's first tries at a puzzle."""
        return await self._note(STATISTICS, key, PuzzleStatistics)

    async def _note(self, kind: str, name: str, of: type[Noted]) -> Noted:
        text = await self.store.note(kind, name)
        if text is None:
            return of()
        try:
            return msgspec.json.decode(text, type=of)
        except msgspec.DecodeError:
            return of()  # written by another version: start from scratch

    async def _save_note(self, kind: str, name: str, thing: Progress | PuzzleStatistics) -> None:
        await self.store.save_note(kind, name, msgspec.json.encode(thing).decode())

    # --- lists --------------------------------------------------------------------------------

    async def day(self, guest: str | None, wanted: str = "") -> Puzzles:
        """Return the puzzles of a day, today by default; future days are not available."""
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
            games=[_game(one) for one in sets],
        )

    def _week(self, progress: Progress, today: date) -> list[PuzzleDay]:
        solved_days = {date.fromisoformat(one) for one in progress.days}
        made_up = {date.fromisoformat(one) for one in progress.made_up}
        first = days.monday(today)
        week = [first + timedelta(days=number) for number in range(days.WEEK)]
        return [
            PuzzleDay(
                one.isoformat(),
                one in solved_days,
                days.can_make_up(solved_days, made_up, one, today),
            )
            for one in week
        ]

    async def cards(
        self, guest: str | None, game: str, theme: str, page: int, own: str = ""
    ) -> PuzzleCards:
        """Return a page of a game's archive, easiest first; ``own`` names another pack's set."""
        found = _set(game, own)
        progress = await self.progress(guest)
        fitting = [one for one in found.puzzles if not theme or theme in one.themes]
        fitting.sort(key=lambda one: (one.rating, one.id))
        pages = max(1, -(-len(fitting) // PAGE_SIZE))
        shown = fitting[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
        cards = [self._card(found, one, progress) for one in shown]
        return PuzzleCards(cards, pages, found.themes())

    async def saved(self, guest: str | None) -> PuzzleCards:
        """Return the guest's saved puzzles, newest first."""
        progress = await self.progress(guest)
        saved = await self.collection.all(guest)
        return PuzzleCards([self._saved_card(one, progress) for one in saved], 1)

    async def save(self, guest: str, saved: SavedPuzzle) -> SavedPuzzleInfo:
        """Save a puzzle and return it with its export data."""
        await self.collection.add(guest, saved)
        return SavedPuzzleInfo(self._saved_card(saved, await self.progress(guest)), saved.data())

    async def drop(self, guest: str, game: str, id: str) -> PuzzleCards:
        """Delete a saved puzzle and return the remaining ones."""
        await self.collection.drop(guest, game, id)
        return await self.saved(guest)

    async def next(self, guest: str | None, game: str, theme: str = "") -> PuzzleCard:
        """Pick an untried puzzle close to the guest's rating."""
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
        """Pick random puzzles for a race, in order of difficulty."""
        found = _set(game)
        progress = await self.progress(guest)
        by_rating = sorted(found.puzzles, key=lambda one: (one.rating, one.id))
        rng = Rng()
        count = min(RACE_SIZE, len(by_rating))
        chosen = [
            by_rating[first + rng.below(max(1, len(by_rating) * (place + 1) // count - first))]
            for place in range(count)
            for first in [len(by_rating) * place // count]
        ]
        return PuzzleCards([self._card(found, one, progress) for one in chosen], 1)

    async def end_race(self, guest: str, game: str, end: EndRace) -> PuzzleMe:
        """Save a race result if it is the guest's best."""
        _set(game)
        async with self._lock:
            progress = await self.progress(guest)
            if end.score > progress.races.get(game, 0):
                progress.races[game] = end.score
                await self._save_note(PROGRESS, guest, progress)
        return self._me(progress)

    async def import_progress(
        self,
        guest: str,
        brought: BringPuzzles,
        requester: Requester = NOBODY,
        check: CheckPosition | None = None,
    ) -> PuzzleMe:
        """Import a browser's progress if the server has none for its guest.

        Imports solved puzzles, days and saved puzzles, but not ratings. ``check`` raises
        ``Refusal`` if a position must not be analyzed.
        """
        await self.collection.import_puzzles(guest, brought.kept, requester, check)
        async with self._lock:
            progress = await self.progress(guest)
            if progress == Progress():
                today = self.today()
                day_list = [day for one in brought.days if (day := _day(one)) and day <= today]
                progress.days = sorted({day.isoformat() for day in day_list})
                progress.solved = [key for key in brought.solved if _known(key)]
                progress.tried = dict.fromkeys(progress.solved, "found")
                await self._save_note(PROGRESS, guest, progress)
        return self._me(progress)

    async def add_solved(self, guest: str, solved: list[str], day_list: list[str]) -> None:
        """Add puzzles that were solved offline, without changing ratings.

        A day counts if one of its daily puzzles is solved. Adding a puzzle again has no effect.
        """
        today = self.today()
        async with self._lock:
            progress = await self.progress(guest)
            before = progress.copy()
            for key in filter(_known, solved):
                solve(progress, key, None, today)
                progress.tried.setdefault(key, "found")
            for day in sorted({day for one in day_list if (day := _day(one)) and day <= today}):
                keys = (key_of(game, days.of_day(_set(game), day).id) for game in puzzle_games())
                if day.isoformat() not in progress.days and any(
                    key in progress.solved for key in keys
                ):
                    progress.days = sorted([*progress.days, day.isoformat()])
            if progress != before:
                await self._save_note(PROGRESS, guest, progress)

    async def merge(
        self, guest: str, person: str, save: Callable[[dict[str, str]], Awaitable[None]]
    ) -> None:
        """Merge the progress and saved puzzles of a guest with those of a person.

        ``save`` stores the merged notes; nothing else changes them in the meantime.
        """
        async with self._lock, self.collection.lock:
            both = merge_progress(await self.progress(person), await self.progress(guest))
            saved = await self.collection.merged(person, guest)
            notes = {}
            if both != Progress():
                notes[PROGRESS] = msgspec.json.encode(both).decode()
            if saved:
                notes[SAVED_PUZZLES] = msgspec.json.encode(saved).decode()
            await save(notes)

    def _card(self, found: PuzzleSet, puzzle: Puzzle, progress: Progress) -> PuzzleCard:
        key = key_of(found.game, puzzle.id)
        return PuzzleCard(
            game=found.game,
            id=puzzle.id,
            goal=phrase(goal_of(found.game, puzzle)),
            rating=puzzle.rating,
            themes=puzzle.themes,
            outcome=progress.tried.get(key, ""),
            solved=key in progress.solved,
            kind=puzzle.kind,
        )

    def _saved_card(self, saved: SavedPuzzle, progress: Progress) -> PuzzleCard:
        card = self._card(as_set(saved), saved.puzzle, progress)
        return msgspec.structs.replace(card, table=saved.table, moment=saved.moment)

    def _me(self, progress: Progress) -> PuzzleMe:
        return PuzzleMe(
            rating=round(progress.rating.value),
            sure=progress.rating.unsure < PROVISIONAL_ABOVE,
            streak=progress.streak(self.today()),
            solved=len(progress.solved),
            races=progress.races,
        )

    # --- one puzzle ---------------------------------------------------------------------------

    async def find(self, guest: str | None, game: str, id: str) -> FoundPuzzle:
        """Find a puzzle: built-in, from another pack's set, or saved by this guest."""
        saved = await self.collection.find(guest, game, id)
        if saved is not None:
            return FoundPuzzle(as_set(saved), saved)
        found = _set(game)
        if id in found.by_id:
            return FoundPuzzle(found)
        for own in own_sets(game).values():
            if id in own.by_id:
                return FoundPuzzle(own)
        raise Refusal("no-such-table", f"there is no puzzle '{id[:40]}'")

    async def page(
        self, guest: str | None, game: str, id: str, requester: Requester = NOBODY
    ) -> PuzzlePage:
        """Return a puzzle's initial position and details."""
        found, saved = await self.find(guest, game, id)
        ref = _ref(found, id)
        shown = await self.work.run(requester, jobs.show_puzzle, ref)
        progress = await self.progress(guest)
        card = self._card(found, ref.puzzle, progress)
        return PuzzlePage(
            card=card if saved is None else self._saved_card(saved, progress),
            about=shown.about,
            seat=ref.puzzle.seat,
            table=shown.table,
            scene=shown.scene,
            best=ref.puzzle.best,
            day=self._day_of(found, id),
            hint=0 if saved is not None else hint_cost(progress, key_of(game, id)),
        )

    def _day_of(self, found: PuzzleSet, id: str) -> str:
        """Return the day of this week on which this is a daily puzzle; empty if none or future."""
        if found is not puzzle_set(found.game):
            return ""
        today = self.today()
        for back in range(today.weekday() + 1):
            day = today - timedelta(days=back)
            if days.of_day(found, day).id == id:
                return day.isoformat()
        return ""

    async def play(
        self, guest: str, game: str, id: str, played: PlayPuzzle, requester: Requester = NOBODY
    ) -> PuzzlePlayed:
        """Judge a move, make it, play the reply, and save the result of a first try."""
        found, saved = await self.find(guest, game, id)
        ref = _ref(found, id, played.moves)
        judged = await self.work.run(requester, jobs.play_puzzle, ref, played.action)
        solved = judged.solved
        outcome: Outcome | None = "found" if solved else None if judged.right else "missed"
        wrong = None if judged.right or played.moves else played.action
        first, change = False, 0
        if saved is not None:
            if solved:
                await self._record_solved(guest, key_of(game, id))
        elif not played.free and outcome is not None:
            first, change = await self._record_try(guest, found, id, outcome, wrong)
        progress = await self.progress(guest)
        return PuzzlePlayed(
            steps=judged.steps,
            right=judged.right,
            value=judged.value,
            told=judged.explanation,
            solved=solved,
            first=first,
            change=change,
            me=self._me(progress),
            answer=await self._solution(found, saved, id, requester) if solved else None,
        )

    async def _solution(
        self, found: PuzzleSet, saved: SavedPuzzle | None, id: str, requester: Requester
    ) -> PuzzleSolution:
        """Return the solution; for a saved puzzle, with the review's explanation."""
        tried = await self.statistics(key_of(found.game, id))
        solution = await self.work.run(requester, jobs.puzzle_solution, _ref(found, id), tried)
        return solution if saved is None else msgspec.structs.replace(solution, said=saved.said)

    async def values(
        self, guest: str, game: str, id: str, request: AskPuzzle, requester: Requester = NOBODY
    ) -> PuzzleValues:
        """Return the value of every move, if the guest has tried or saved the puzzle."""
        found, saved = await self.find(guest, game, id)
        if saved is None and key_of(game, id) not in (await self.progress(guest)).tried:
            raise Refusal("not-allowed", "a puzzle is analyzed after the first try")
        ref = _ref(found, id, request.moves)
        return PuzzleValues(await self.work.run(requester, jobs.puzzle_values, ref))

    async def preview(
        self, guest: str, game: str, id: str, request: PreviewPuzzle, requester: Requester = NOBODY
    ) -> PuzzlePreviews:
        """Preview the certain effects of actions."""
        ref = _ref((await self.find(guest, game, id)).set, id, request.moves)
        previews = await self.work.run(requester, jobs.puzzle_previews, ref, request.actions)
        return PuzzlePreviews(previews)

    async def hint(
        self, guest: str, game: str, id: str, request: AskPuzzle, requester: Requester = NOBODY
    ) -> PuzzleHint:
        """Return a correct move; before the first try is over, a hint costs rating points."""
        found, saved = await self.find(guest, game, id)
        move = await self.work.run(requester, jobs.puzzle_hint, _ref(found, id, request.moves))
        key = key_of(game, id)
        async with self._lock:
            progress = await self.progress(guest)
            cost = 0 if saved is not None else hint_cost(progress, key)
            if cost:
                progress.hinted.append(key)
                await self._save_note(PROGRESS, guest, progress)
        return PuzzleHint(move, cost)

    async def picture(
        self,
        guest: str | None,
        game: str,
        id: str,
        locale: str,
        *,
        square: bool,
        requester: Requester = NOBODY,
    ) -> str:
        """Return the share picture as SVG."""
        ref = _ref((await self.find(guest, game, id)).set, id)
        return await self.work.run(requester, jobs.puzzle_picture, ref, locale, square)

    async def give_up(
        self, guest: str, game: str, id: str, requester: Requester = NOBODY
    ) -> PuzzleGivenUp:
        """Return the solution and count the try as missed."""
        found, saved = await self.find(guest, game, id)
        change = 0
        if saved is None:
            _, change = await self._record_try(guest, found, id, "missed", None)
        answer = await self._solution(found, saved, id, requester)
        return PuzzleGivenUp(answer, change, self._me(await self.progress(guest)))

    async def _record_solved(self, guest: str, key: str) -> None:
        """Mark a saved puzzle as solved; this does not count as a rated try."""
        async with self._lock:
            progress = await self.progress(guest)
            solve(progress, key, None, self.today())
            await self._save_note(PROGRESS, guest, progress)

    async def _record_try(
        self, guest: str, found: PuzzleSet, id: str, outcome: Outcome, wrong: int | None
    ) -> tuple[bool, int]:
        """Save the result of a try.

        Returns whether it was the first try, and the change of the rating. If several servers write
        at the same time, the last write wins, which is acceptable for statistics.
        """
        key = key_of(found.game, id)
        async with self._lock:
            progress, tried = await self.progress(guest), await self.statistics(key)
            before = round(progress.rating.value)
            first = first_try(progress, tried, found.by_id[id], key, outcome, wrong)
            if outcome != "missed":
                day = _day(self._day_of(found, id))
                solve(progress, key, day, self.today())
            await self._save_note(PROGRESS, guest, progress)
            if first:
                await self._save_note(STATISTICS, key, tried)
            return first, round(progress.rating.value) - before


# --- lookup ---------------------------------------------------------------------------------------


def _game(found: PuzzleSet) -> PuzzleGame:
    own = {name: len(one.puzzles) for name, one in own_sets(found.game).items()}
    return PuzzleGame(found.game, len(found.puzzles), found.themes(), own)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise Refusal("malformed", "a day is written as 2026-05-14") from None


def _set(game: str, own: str = "") -> PuzzleSet:
    """Return a game's built-in set, or the set ``own`` in the user's folder."""
    try:
        found = None
        if game in game_names():
            found = own_sets(game).get(own) if own else puzzle_set(game)
    except PuzzleError as error:
        raise Refusal("no-such-game", str(error)) from None
    if found is None or not found.puzzles:
        raise Refusal("no-such-game", f"there are no puzzles of '{game[:40]}'")
    return found


def _known(key: str) -> bool:
    game, _, id = key.partition("/")
    found = puzzle_set(game) if game in game_names() else None
    return found is not None and id in found.by_id


def _ref(found: PuzzleSet, id: str, moves: list[int] | None = None) -> PuzzleRef:
    """Return a puzzle and its moves in the form that worker jobs take."""
    if id not in found.by_id:
        raise Refusal("no-such-table", f"there is no puzzle '{id[:40]}'")
    return PuzzleRef(found.header, found.by_id[id], moves or [])
