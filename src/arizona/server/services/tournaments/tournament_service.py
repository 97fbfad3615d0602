"""Requests about tournaments: create, enter, withdraw, direct, correct and view."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final

from msgspec.structs import replace

import arizona
from arizona.messages import Phrases
from arizona.server.base.identity import clean_text, new_table_id
from arizona.server.base.logs import log_event
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.tournaments import (
    CorrectResult,
    CrossTable,
    OwnTournamentGames,
    TournamentAction,
    TournamentList,
    TournamentPage,
    TournamentSettings,
)
from arizona.server.services.notifications.web_push import Pushes
from arizona.server.services.people.matchmaking import CLOCKS, DAYS
from arizona.server.services.people.sessions import SignedIn, now_ms
from arizona.server.services.pictures.tournament_picture import draw_tournament
from arizona.server.services.tournaments.cross_tables import cross_table
from arizona.server.services.tournaments.formats import (
    CLOSED_AT_START,
    MAX_ENTRANTS,
    MULTIPLAYER,
    least_entrants,
)
from arizona.server.services.tournaments.pages import (
    PageData,
    card_of_summary,
    exported,
    exported_text,
    page_data,
    picture_data,
    shown_page,
)
from arizona.server.services.tournaments.progress import TournamentProgress
from arizona.server.store.database import Database
from arizona.server.store.store import StaleError
from arizona.server.store.tournament_rows import (
    BoardResult,
    EntrantRow,
    LogRow,
    StoredTournament,
    TournamentChange,
    TournamentRow,
)
from arizona.server.tables.rated import excluded, pace_of
from arizona.server.tables.room_manager import RoomManager

MAX_DIRECTED: Final = 3
"""Maximum number of unfinished tournaments per director."""
MAX_ENTERED: Final = 20
"""Maximum number of unfinished tournaments per entrant."""
LATEST_START_MS: Final = 60 * 86_400_000
LISTED: Final = 50
LISTED_ENDED: Final = 20
TRIES: Final = 20
"""Maximum number of attempts to save a change during concurrent changes."""
CACHED: Final = 32
"""Maximum number of tournaments with cached pages."""
MODERATORS: Final = ("moderator", "host")

Decide = Callable[[StoredTournament], Awaitable[TournamentChange | None]]


class Tournaments:
    """Handles requests about the tournaments of a store."""

    def __init__(self, store: Database, rooms: RoomManager, push: Pushes | None = None) -> None:
        self.progress = TournamentProgress(store, rooms, push)
        self._store = store
        self._rooms = rooms
        self._pages: dict[str, PageData] = {}

    async def close(self) -> None:
        """Cancel pending notifications."""
        await self.progress.notifications.close()

    # --- creating and entering ----------------------------------------------------------------

    async def create(self, signed_in: SignedIn, request: TournamentSettings) -> str:
        """Create a tournament and return its id."""
        settings = checked_settings(request)
        if await self._store.count_directed(signed_in.person) >= MAX_DIRECTED:
            words = Phrase("tournament-too-many", {"count": MAX_DIRECTED})
            raise Refusal("too-many", "end one of your tournaments first", words)
        row = TournamentRow(
            id=new_table_id(),
            version=1,
            state="open",
            director=signed_in.person,
            settings=settings,
            seed=token_hex(16),
            created=now_ms(),
        )
        await self._store.add_tournament(row)
        log_event("tournament created", tournament=row.id, kind=settings.kind, game=settings.game)
        return row.id

    async def join(self, id: str, signed_in: SignedIn) -> None:
        """Enter a tournament; entering again has no effect."""
        person = signed_in.person

        async def decide(stored: StoredTournament) -> TournamentChange | None:
            own = _entrant_of(stored, person)
            if own is not None and own.left_after is None:
                return None
            settings = stored.row.settings
            self._check_entry(stored, came_back=own is not None)
            if settings.rated and await self._rooms.services.excluded(person):
                raise excluded()
            if await self._store.count_entered(person) >= MAX_ENTERED:
                words = Phrase("tournament-entered-too-many", {"count": MAX_ENTERED})
                raise Refusal("too-many", "withdraw from another tournament first", words)
            if own is not None:
                back = replace(own, left_after=None)
                return TournamentChange(row=stored.row, entrants=[back])
            pool = f"{settings.game}/{pace_of(CLOCKS[settings.pace])}"
            rating = await self._store.rating(person, pool)
            numbers = [int(one.id[1:]) for one in stored.entrants if not one.bot]
            entrant = EntrantRow(
                id=f"p{max(numbers, default=0) + 1}",
                person=person,
                rating=round(rating.points),
                joined=len(stored.rounds) + 1,
            )
            return TournamentChange(row=stored.row, entrants=[entrant])

        await self._change(id, decide)

    def _check_entry(self, stored: StoredTournament, *, came_back: bool) -> None:
        """Raise ``Refusal`` if the tournament cannot be entered now."""
        settings, state = stored.row.settings, stored.row.state
        started = state in ("running", "paused")
        closed = state not in ("open", "running", "paused")
        fixed = settings.kind in CLOSED_AT_START or not (settings.late or came_back)
        if closed or (started and fixed):
            words = Phrase("tournament-entry-closed", {})
            raise Refusal("not-allowed", "entries are closed", words)
        people = sum(not one.bot and one.left_after is None for one in stored.entrants)
        if people >= MAX_ENTRANTS[settings.kind]:
            words = Phrase("tournament-full", {"count": MAX_ENTRANTS[settings.kind]})
            raise Refusal("full", "the tournament is full", words)

    async def withdraw(self, id: str, signed_in: SignedIn) -> None:
        """Withdraw from a tournament; a game in progress continues."""

        async def decide(stored: StoredTournament) -> TournamentChange | None:
            own = _entrant_of(stored, signed_in.person)
            if own is None or own.left_after is not None:
                return None
            if stored.row.state == "open":
                return TournamentChange(row=stored.row, removed=[own.id])
            if stored.row.state not in ("running", "paused"):
                raise _over()
            gone = replace(own, left_after=len(stored.rounds))
            return TournamentChange(row=stored.row, entrants=[gone])

        await self._change(id, decide)

    # --- directing ----------------------------------------------------------------------------

    async def direct(self, id: str, signed_in: SignedIn, action: TournamentAction) -> None:
        """Start, pause, resume or end a tournament."""
        for _ in range(TRIES):
            stored = await self._stored(id)
            _check_director(stored.row, signed_in)
            try:
                await self._direct(stored, signed_in.person, action)
            except StaleError:
                continue
            await self.progress.advance(id)
            return
        raise _too_fast()

    async def _direct(
        self, stored: StoredTournament, person: str, action: TournamentAction
    ) -> None:
        row, now = stored.row, now_ms()
        if action == "start" and row.state == "open":
            _check_game(row.settings.game)
            people = sum(not one.bot for one in stored.entrants)
            least = least_entrants(row.settings)
            if people < least:
                words = Phrase("tournament-too-few", {"count": least})
                raise Refusal("not-allowed", f"{least} players are needed", words)
            await self.progress.start(stored, person, now)
        elif action == "pause" and row.state == "running":
            log = LogRow(row.version + 1, now, person, "paused")
            paused = replace(row, state="paused")
            await self._store.change_tournament(TournamentChange(row=paused, log=log))
        elif action == "resume" and row.state == "paused":
            log = LogRow(row.version + 1, now, person, "resumed")
            resumed = replace(row, state="running", next_at=now)
            await self._store.change_tournament(TournamentChange(row=resumed, log=log))
        elif action == "end" and row.state == "open":
            await self.progress.cancel(stored, person, now)
        elif action == "end" and row.state in ("running", "paused"):
            await self.progress.end(stored, person, now)
        elif not _has_happened(row, action):
            raise _over()

    async def correct(self, id: str, signed_in: SignedIn, request: CorrectResult) -> None:
        """Set the result of a table; the decision is logged."""

        async def decide(stored: StoredTournament) -> TournamentChange:
            row, now = stored.row, now_ms()
            _check_director(row, signed_in)
            if row.state not in ("running", "paused", "ended"):
                raise _over()
            board = next(
                (
                    one
                    for one in stored.boards
                    if (one.round, one.board) == (request.round, request.board)
                ),
                None,
            )
            if board is None or len(board.seats) != len(request.places):
                words = Phrase(
                    "tournament-no-table", {"table": request.board, "round": request.round}
                )
                raise Refusal("malformed", "there is no such table", words, status=404)
            if row.settings.kind == "knockout" and request.round < len(stored.rounds):
                words = Phrase("tournament-correct-last", {})
                raise Refusal("not-allowed", "later rounds depend on this result", words)
            # In a duplicate tournament, a corrected board has no score to compare others with.
            known = None if row.settings.kind == "duplicate" else board.result
            places = [max(0, place - 1) for place in request.places]
            result = BoardResult(
                places=places,
                scores=[] if known is None else known.scores,
                absent=[
                    seat
                    for seat, place in zip(board.seats, request.places, strict=True)
                    if not place
                ],
                corrected=True,
            )
            change = TournamentChange(
                row=row,
                results=[replace(board, result=result, finished=now)],
                log=LogRow(
                    row.version + 1,
                    now,
                    signed_in.person,
                    "corrected",
                    request.round,
                    request.board,
                ),
            )
            if board.finished is None:
                await self.progress.add_second_boards(stored, change)
                if not change.boards:
                    change.row = replace(row, next_at=now + self.progress.break_ms(row))
            return change

        await self._change(id, decide)
        await self.progress.advance(id)

    async def _change(self, id: str, decide: Decide) -> None:
        """Save a change, and retry if the tournament has changed in the meantime."""
        for _ in range(TRIES):
            change = await decide(await self._stored(id))
            if change is None:
                return
            try:
                await self.progress.save(change)
            except StaleError:
                continue
            return
        raise _too_fast()

    async def _stored(self, id: str) -> StoredTournament:
        stored = await self._store.tournament(id)
        if stored is None:
            raise _missing()
        return stored

    # --- looking ------------------------------------------------------------------------------

    async def own_games(self, person: str) -> OwnTournamentGames:
        """Return a person's open tournament games."""
        entered = await self._store.count_entered(person)
        return OwnTournamentGames(entered, await self._store.open_games(person))

    async def cross_table(self, id: str) -> CrossTable:
        """Return the games of all entrants."""
        data = await self._data(id)
        return await asyncio.to_thread(cross_table, data)

    async def listing(self, person: str) -> TournamentList:
        """Return the tournaments visible to a person; ``person`` is empty for guests."""
        current = await self._store.tournaments(person, current=True, limit=LISTED)
        ended = await self._store.tournaments(person, current=False, limit=LISTED_ENDED)
        return TournamentList(
            now_ms(),
            [card_of_summary(one) for one in current],
            [card_of_summary(one) for one in ended],
        )

    async def version(self, id: str) -> int:
        """Return the version of a tournament, or raise ``Refusal``."""
        row = await self._store.tournament_row(id)
        if row is None:
            raise _missing()
        return row.version

    async def page(self, id: str, signed_in: SignedIn | None, wanted: int = 0) -> TournamentPage:
        """Return a tournament's page for a visitor."""
        data = await self._data(id)
        person = "" if signed_in is None else signed_in.person
        directs = signed_in is not None and _may_direct(data.stored.row, signed_in)
        return shown_page(data, person, now_ms(), directs=directs, wanted=wanted)

    async def _data(self, id: str) -> PageData:
        """Return the data shared by all visitors, cached until the tournament changes."""
        version = await self.version(id)
        known = self._pages.get(id)
        if known is not None and known.stored.row.version == version:
            return known
        stored = await self._stored(id)
        log = await self._store.tournament_log(id)
        found = await asyncio.to_thread(page_data, stored, log)
        while len(self._pages) >= CACHED:
            del self._pages[next(iter(self._pages))]
        self._pages[id] = found
        return found

    async def picture(self, id: str, phrases: Phrases, *, square: bool) -> str:
        """Draw the share picture of a finished tournament as SVG."""
        data = await self._data(id)
        if data.stored.row.state != "ended":
            words = Phrase("tournament-picture-later", {})
            raise Refusal("not-allowed", "the tournament has not ended", words)
        return await asyncio.to_thread(
            lambda: draw_tournament(picture_data(data, phrases), phrases, square=square)
        )

    async def export_json(self, id: str) -> dict[str, Any]:
        """Return a tournament as JSON data."""
        return await asyncio.to_thread(exported, await self._data(id))

    async def export_trf(self, id: str) -> str:
        """Return a tournament as text like FIDE's TRF."""
        return await asyncio.to_thread(exported_text, await self._data(id))


# --- checks ---------------------------------------------------------------------------------------


def checked_settings(request: TournamentSettings) -> TournamentSettings:
    """Validate the settings of a new tournament; raise ``Refusal`` if they are invalid."""
    _check_game(request.game)
    game = arizona.get_game(request.game)
    seats = request.seats if request.kind in MULTIPLAYER else 2
    if request.kind == "pods":
        seats = max(3, seats)
    if not game.min_seats <= seats <= game.max_seats:
        words = Phrase("tournament-bad-seats", {})
        raise Refusal(
            "bad-options", f"{request.game} has {game.min_seats} to {game.max_seats}", words
        )
    if request.kind == "arena" and request.pace == DAYS:
        words = Phrase("tournament-arena-live", {})
        raise Refusal("bad-options", "an arena is played live", words)
    now = now_ms()
    if request.starts and not now < request.starts <= now + LATEST_START_MS:
        words = Phrase("tournament-bad-start", {})
        raise Refusal("bad-options", "the start must be within 60 days", words)
    name = clean_text(request.name)
    if len(name) < 3:
        raise Refusal("bad-name", "the name is too short", Phrase("tournament-bad-name", {}))
    boards = 2 if request.kind == "duplicate" and seats == 2 else 1
    return replace(request, name=name, seats=seats, boards=boards)


def _check_game(name: str) -> None:
    if name not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game '{name}'")


def _entrant_of(stored: StoredTournament, person: str) -> EntrantRow | None:
    return next((one for one in stored.entrants if one.person == person), None)


def _may_direct(row: TournamentRow, signed_in: SignedIn) -> bool:
    return row.director == signed_in.person or signed_in.role in MODERATORS


def _check_director(row: TournamentRow, signed_in: SignedIn) -> None:
    if not _may_direct(row, signed_in):
        words = Phrase("tournament-not-director", {})
        raise Refusal("not-allowed", "only the director does that", words)


def _has_happened(row: TournamentRow, action: TournamentAction) -> bool:
    """Whether an action has already been performed, so that repeating a request has no effect."""
    done = {
        "start": ("running", "paused"),
        "pause": ("paused",),
        "resume": ("running",),
        "end": ("ended", "canceled"),
    }
    return row.state in done[action]


def _too_fast() -> Refusal:
    return Refusal("too-fast", "the tournament changes too fast")


def _missing() -> Refusal:
    words = Phrase("tournament-missing", {})
    return Refusal("malformed", "there is no such tournament", words, status=404)


def _over() -> Refusal:
    words = Phrase("tournament-is-over", {})
    return Refusal("not-allowed", "the tournament is over or has not started", words)
